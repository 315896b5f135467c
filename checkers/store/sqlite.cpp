#include "checkers/store/sqlite.hpp"

namespace nomos::store {
namespace {

void expect_good(int code, sqlite3* handle) {
    if (code != SQLITE_OK)
        throw Trouble(handle ? sqlite3_extended_errcode(handle) : code,
                      handle ? sqlite3_errmsg(handle) : sqlite3_errstr(code));
}

}  // namespace

Database::Database(const std::filesystem::path& path, int wait_milliseconds) {
    sqlite3* opened = nullptr;
    const int code = sqlite3_open_v2(path.c_str(), &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nullptr);
    handle_.reset(opened);
    expect_good(code, opened);
    sqlite3_busy_timeout(opened, wait_milliseconds);
}
void Database::run(const char* statements) {
    expect_good(sqlite3_exec(handle(), statements, nullptr, nullptr, nullptr), handle());
}
std::int64_t Database::number(const char* query) {
    Statement statement(*this, query);
    return statement.next() ? statement.number(0) : 0;
}
std::string Database::text(const char* query) {
    Statement statement(*this, query);
    return statement.next() ? statement.text(0) : "";
}

Statement::Statement(const Database& database, std::string_view text) : handle_(database.handle()) {
    sqlite3_stmt* prepared = nullptr;
    const int code = sqlite3_prepare_v2(handle_, text.data(), static_cast<int>(text.size()), &prepared, nullptr);
    statement_.reset(prepared);
    expect_good(code, handle_);
}
Statement& Statement::with(std::string_view text) {
    expect_good(
        sqlite3_bind_text(statement_.get(), ++bound_, text.data(), static_cast<int>(text.size()), SQLITE_TRANSIENT),
        handle_);
    return *this;
}
Statement& Statement::with(std::int64_t number) {
    expect_good(sqlite3_bind_int64(statement_.get(), ++bound_, number), handle_);
    return *this;
}
Statement& Statement::with(double number) {
    expect_good(sqlite3_bind_double(statement_.get(), ++bound_, number), handle_);
    return *this;
}
bool Statement::next() {
    const int code = sqlite3_step(statement_.get());
    if (code != SQLITE_ROW && code != SQLITE_DONE) expect_good(code, handle_);
    return code == SQLITE_ROW;
}
std::string Statement::text(int column) const {
    const auto* bytes = static_cast<const char*>(sqlite3_column_blob(statement_.get(), column));
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column));
    return bytes ? std::string(bytes, size) : "";
}

Transaction::~Transaction() {
    if (open_) sqlite3_exec(database_.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
}
void Transaction::commit() {
    database_.run("COMMIT");
    open_ = false;
}

}  // namespace nomos::store

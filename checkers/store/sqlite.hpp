// SQLite, as far as the store needs it: a database and its statements as values, trouble as an exception.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

namespace nomos::store {

// What SQLite says went wrong, in its words.
class Trouble : public std::runtime_error {
public:
    Trouble(int code, const std::string& says) : std::runtime_error(says), code_(code) {}
    // The file holds something else, or what it held is broken.
    bool is_damage() const { return (code_ & 0xff) == SQLITE_NOTADB || (code_ & 0xff) == SQLITE_CORRUPT; }
    bool is_busy() const { return (code_ & 0xff) == SQLITE_BUSY; }

private:
    int code_;
};

class Database {
public:
    // Opened to be written; made where it is not there. Waits for other processes for so long.
    Database(const std::filesystem::path& path, int wait_milliseconds);
    void run(const char* statements);
    std::int64_t number(const char* query);  // the first column of the first row
    std::string text(const char* query);
    sqlite3* handle() const { return handle_.get(); }

private:
    struct Close {
        void operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }
    };
    std::unique_ptr<sqlite3, Close> handle_;
};

// One statement with its parameters, in their order.
class Statement {
public:
    Statement(const Database& database, std::string_view text);
    Statement& with(std::string_view text);
    Statement& with(std::int64_t number);
    Statement& with(double number);
    bool next();  // is there another row? false once it is done
    std::string text(int column) const;
    std::int64_t number(int column) const { return sqlite3_column_int64(statement_.get(), column); }
    double real(int column) const { return sqlite3_column_double(statement_.get(), column); }

private:
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
    };
    sqlite3* handle_;
    std::unique_ptr<sqlite3_stmt, Finalize> statement_;
    int bound_ = 0;
};

// From now to its end all or nothing; no other process writes meanwhile.
class Transaction {
public:
    explicit Transaction(Database& database) : database_(database) { database_.run("BEGIN IMMEDIATE"); }
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    void commit();

private:
    Database& database_;
    bool open_ = true;
};

}  // namespace nomos::store

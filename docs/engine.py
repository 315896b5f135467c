"""A Nefatavl engine for nomos conform: all of the rules, none of the play. See engine-protocol.md."""
import re, sys

N, AROUND = 11, ((0, 1), (1, 0), (0, -1), (-1, 0))
CENTRE, CORNERS = (5, 5), {(0, 0), (0, 10), (10, 0), (10, 10)}
NAME = {(x, y): "abcdefghijk"[x] + str(y + 1) for x in range(N) for y in range(N)}
NEAR = {CENTRE} | {(5 + x, 5 + y) for x, y in AROUND}
KING_HITS, CORNER_HITS_KING = False, False  # how this engine reads the text where it is open

def parse(text):
    rows, side = text.split()
    rows = [re.sub(r"\d+", lambda n: "." * int(n[0]), row) for row in rows.split("/")]
    return {(x, N - 1 - y): c for y, row in enumerate(rows) for x, c in enumerate(row) if c != "."}, side

def show(board, side):
    rows = ("".join(board.get((x, y), ".") for x in range(N)) for y in reversed(range(N)))
    return "/".join(re.sub(r"\.+", lambda dots: str(len(dots[0])), row) for row in rows) + " " + side

def moves(board, side):
    for at, stone in sorted(board.items()):
        for dx, dy in AROUND if (stone == "t") == (side == "w") else ():
            x, y = at[0] + dx, at[1] + dy
            while 0 <= x < N and 0 <= y < N and (x, y) not in board:
                if stone == "K" or (x, y) != CENTRE and (x, y) not in CORNERS:
                    yield at, (x, y)
                x, y = x + dx, y + dy

def outcome(board, side):
    king = [at for at, stone in board.items() if stone == "K"]
    if king and king[0] not in CORNERS and any(moves(board, side)): return "in play"
    return "attackers win" if not king or king[0] not in CORNERS and side == "b" else "defenders win"

def play(board, side, start, end):
    board = dict(board)
    board[end] = board.pop(start)
    hitters = {"t"} if side == "w" else {"T", "K"} if KING_HITS else {"T"}
    brown = CORNERS | ({CENTRE} if side == "b" or board.get(CENTRE) != "K" else set())
    for dx, dy in AROUND if board[end] in hitters else ():
        at, behind = (end[0] + dx, end[1] + dy), (end[0] + 2 * dx, end[1] + 2 * dy)
        if board.get(at, "t" if side == "w" else "T") in ("t" if side == "w" else "TK"): continue
        help = brown if board[at] != "K" else CORNERS if CORNER_HITS_KING else set()
        taken = board.get(behind) in hitters or behind in help
        if board[at] == "K" and at in NEAR:
            taken = all(board.get(n) == "t" for n in [(at[0] + x, at[1] + y) for x, y in AROUND] if n != CENTRE)
        if taken: del board[at]
    return board, "b" if side == "w" else "w"

def answer(question):
    what, _, rest = question.partition(" ")
    if what == "nomos": return "ready a small engine"
    position, _, move = rest.partition("; ")
    board, side = parse(position)
    if what == "outcome": return outcome(board, side)
    legal = {f"{NAME[a]}-{NAME[b]}": (a, b) for a, b in moves(board, side)} if outcome(board, side) == "in play" else {}
    if what == "moves": return "; ".join(legal) or "none"
    return show(*play(board, side, *legal[move])) if move in legal else "illegal"

for line in sys.stdin:
    print(answer(line.rstrip("\n")), flush=True)

#include "model/nika/missing.hpp"

namespace nomos::nika {
namespace {

using Table = std::vector<MissingInfo>;

constexpr std::string_view kNothingKnown = "nothing is known from elsewhere";
constexpr std::string_view kAssumedBoard =
    "a rectangular ring of square cells, the middle off the board, each city between two enemies and across from its "
    "ally (likely); the rest is missing everywhere, and the shipped board is assumed";

// What was in the pictures, and what strayed into the text.
Table lost() {
    return {
        {"nika.missing.size-and-corridor",
         "missing content",
         "Size and shape of the board are not stated",
         "The words speak of one board, a narrow battlefield, four sides and a central area that is off the board. How "
         "many cells it has, how wide the corridor is and how large the middle, only the picture told.",
         {"nika.move.on-board", "nika.pushed.off-board"},
         kAssumedBoard,
         "Give the board in words: so many cells to a side, a corridor so many cells wide round an empty middle."},
        {"nika.missing.starting-places",
         "missing content",
         "Where the pieces start and face is only in a picture",
         "The set-up is \"shown here\", and facing is said to be important; the picture is lost. Left are the side of "
         "the board and six pieces a city.",
         {"nika.phalanx.formation"},
         kAssumedBoard,
         "Name the starting cells and the facing of each city, or print a diagram in letters."},
        {"nika.missing.areas",
         "missing content",
         "Where the rally, victory and routed areas lie is only in a picture",
         "A victory area is across the board, near the ally's start and beside the ally's rally area. How many cells "
         "each area has and which is not said, nor whether the places for routed pieces can be mistaken for spaces.",
         {"nika.rally.place", "nika.area.normal", "nika.area.enemy-victory-barred", "nika.win.victory-area",
          "nika.rout.routed-area"},
         kAssumedBoard,
         "List the cells of each area, city by city."},
        {"nika.missing.clockwise",
         "missing content",
         "Which city comes second is not said",
         "Turns go clockwise from Athens, and allies sit across. That leaves two orders: Sparta second or Thebes. Only "
         "the picture of the board shows which.",
         {"nika.turn.clockwise"},
         "Athens, Sparta, Messene, Thebes (assumed)",
         "Write the order out: Athens, then Sparta, then Messene, then Thebes - if that is the one."},
        {"nika.missing.example-pictures",
         "missing content",
         "All example pictures are lost",
         "Five captions stand without their pictures: phalanxes, what is none, the tied line, push and rout in one "
         "move, the call of victory. The tied line would show whether a phalanx goes on when one of its lines cannot.",
         {"nika.phalanx.formation", "nika.push.outweighs", "nika.phalanx.rout-not-push"},
         "the boards rebuilt from the captions are assumed",
         "Say in each caption what is on the board before and after."},
        {"nika.missing.stray-before",
         "missing content",
         "The word \"Before\" stands at the end of a rule",
         "The third thing that routs a pushed piece ends with a lone word. It looks like the label of a picture in a "
         "pair, before and after; both are lost. Read as part of the rule it makes no sense.",
         {"nika.pushed.off-board"},
         kNothingKnown,
         "Strike it, or restore the two pictures."},
        {"nika.missing.snake-symbol",
         "missing content",
         "The sign of a rally area is lost",
         "A vertical bar and a description stand where a small picture stood.",
         {"nika.rally.place"},
         kNothingKnown,
         "Name the sign in words only."},
        {"nika.missing.advertisement",
         "missing content",
         "An advertisement opens the text, a link ends it",
         "The first line sells watches and the last belongs to the page's navigation. Neither is a rule; that they "
         "are there means the text was copied by machine, and that more may have been lost or added.",
         {},
         kNothingKnown,
         "Strike both."},
    };
}

// Questions that no sentence answers, besides the readings.
Table gaps() {
    return {
        {"nika.missing.off-board",
         "gap",
         "That a piece may not leave the board of its own accord is not said",
         "A piece pushed off the board is routed. Whether one may walk off, the middle included, is never mentioned; "
         "a move of one space presumably ends on a space. As built in, it is illegal.",
         {"nika.move.on-board"},
         kNothingKnown,
         "Add: pieces may not move off the board."},
        {"nika.missing.rotate-together",
         "gap",
         "Whether all pieces of a phalanx must turn the same way is not said",
         "Each piece \"stays in place and rotates\". To rotate as a unit suggests one new direction for all; by the "
         "letter each might get its own, so that one action could break up a formation into any facings. As built in, "
         "all take the same direction.",
         {"nika.rotate.phalanx"},
         kNothingKnown,
         "Write: all its pieces end facing the same direction."},
        {"nika.missing.pushed-facing",
         "gap",
         "Which way a pushed piece faces afterwards is not said",
         "A moved piece ends facing the way it moved; that is said of pieces that move by themselves. A pushed piece "
         "could keep its facing or be thought to move, too. As built in, it keeps it.",
         {"nika.push.one-space", "nika.frame.rest-stays"},
         kNothingKnown,
         "Add: pushed pieces keep their facing."},
        {"nika.missing.lone-push",
         "gap",
         "What a lone piece does against an enemy that faces it is not said",
         "An enemy that does not face a piece is routed by it, and pushing is told of phalanxes. That a lone piece can "
         "do neither to an enemy that faces it must be put together from three sections. As built in, it cannot go "
         "there.",
         {"nika.move.occupied", "nika.rout.not-facing", "nika.push.outweighs"},
         kNothingKnown,
         "Add to the section on routing: a lone piece cannot enter the space of an enemy that faces it."},
        {"nika.missing.when-compared",
         "gap",
         "When two states of the game are compared is not said",
         "The draw by repetition speaks of a game state. It may be looked at after every action or at the end of a "
         "turn only; a piece that is turned and turned back within one turn would then repeat a state or not.",
         {"nika.draw.repetition"},
         kNothingKnown,
         "Say: at the end of a turn."},
        {"nika.missing.full-rally-area",
         "gap",
         "A city without pieces and without room to rally is not dealt with",
         "All pieces of a city may be routed while others, enemies perhaps, fill its rally area. Then it can only "
         "pass. Whether it is out, whether its turns count towards the draw by passing, and whether its side goes on "
         "alone is not said. As built in, it passes and its turns count.",
         {"nika.rally.place", "nika.action.pass", "nika.draw.all-pass"},
         kNothingKnown,
         "Say that such a city passes, and that enemies may - or may not - stand in its rally area."},
        {"nika.missing.who-concedes",
         "gap",
         "Who has to concede is not said",
         "A declared victory is answered by \"your opponent(s)\". With two of them, one may concede and the other "
         "challenge; with a call on behalf of an opponent, it is not even clear who answers.",
         {"nika.win.ally"},
         kNothingKnown,
         "Say that the game ends only when every player of the losing side concedes."},
        {"nika.missing.challenge-penalty",
         "gap",
         "A wrong call has no price",
         "A challenged call lets the game go on and is said to have no other effect. So one may call at every turn, "
         "to tire an opponent or to hint something to an ally, and may call again after being wrong.",
         {},
         kNothingKnown,
         "Allow one call a turn, or one a game for each player; or say that a call is free."},
        {"nika.missing.when-to-declare",
         "gap",
         "When a call may be made is not said",
         "Nothing says whether a call belongs to one's own turn, may interrupt another's two actions, or may be made "
         "between players' talk. It can be made for others, which suggests any time.",
         {},
         kNothingKnown,
         "Say: at any time between two actions."},
    };
}

Table claims() {
    return {
        {"nika.missing.reasonable-play",
         "vague claim",
         "\"Reasonable play\" is not defined",
         "A call assumes reasonable play by everybody. The one test of a call is whether opponents accept it, so "
         "the word decides nothing and cannot be checked.",
         {},
         kNothingKnown,
         "Say: whatever the other players do, or name how many turns ahead count."},
        {"nika.missing.who-judges",
         "vague claim",
         "Nobody judges whether a victory is certain",
         "Players who \"think\" that they have won call it; its outcome is then called obvious. When the sides "
         "disagree they play on, and nothing is settled. That is harmless, but so the rule adds nothing to conceding.",
         {},
         kNothingKnown,
         "Say that a call is an invitation to concede and nothing else."},
        {"nika.missing.guaranteed",
         "vague claim",
         "The called victory is guaranteed only if an ally helps",
         "The caption first assumes that an ally steps aside, then calls the victory guaranteed, then makes an "
         "exception for a threat by the enemies. Without the picture none of the three can be checked.",
         {"nika.win.victory-area"},
         "the rebuilt position is assumed",
         "Say: if Messene moves aside, nobody can keep Athens from winning in its next turn."},
        {"nika.missing.cannot-progress",
         "vague claim",
         "\"Cannot progress\" is not defined",
         "The game is drawn when all players agree that it cannot go forward. Agreement alone is all that can be seen; "
         "whether they must be right is not said, nor what progress is. It is also open whether all players means "
         "people or cities.",
         {"nika.draw.agreed"},
         kNothingKnown,
         "Write: the game is drawn when all players agree to a draw."},
    };
}

Table loose() {
    return {
        {"nika.missing.you-or-city",
         "loose notation",
         "\"You\" is a player here and a city there",
         "You have two actions each turn, your city's pieces, your color, your ally. A player with two cities has two "
         "of each: the sentences are true of a city. Read of a player, somebody with two cities would have two actions "
         "in all and could rally either city's pieces.",
         {"nika.turn.two-actions", "nika.turn.clockwise", "nika.win.victory-area"},
         kNothingKnown,
         "Speak of the city whose turn it is; keep \"you\" for the introduction."},
        {"nika.missing.player-or-city",
         "loose notation",
         "Pushed pieces of one \"player\" or that player's ally",
         "Everywhere else pieces belong to cities. With two players a player has both allied cities and no ally at "
         "all; the weight comes out the same, but only on second thoughts.",
         {"nika.weight.pushed"},
         kNothingKnown,
         "Write: belonging to the same city or its ally."},
        {"nika.missing.whose-enemy",
         "loose notation",
         "Whose enemy routs a pushed piece is left open",
         "A piece is routed when pushed into \"an enemy piece\" or an enemy's victory area. Everywhere else enemies "
         "are those of the player who acts; here they must be those of the pushed piece, or a piece could be crushed "
         "against its own comrades and be safe against its foes.",
         {"nika.pushed.into-enemy", "nika.pushed.into-enemy-victory"},
         kNothingKnown,
         "Write: a piece that is an enemy of the pushed one."},
        {"nika.missing.any-direction",
         "loose notation",
         "\"Any direction\" means four",
         "Pieces rotate to and move in any direction; a note elsewhere rules out diagonals. The two sentences clash "
         "until the note is read.",
         {"nika.rotate.single", "nika.move.single"},
         kNothingKnown,
         "Say in the introduction to actions that there are four directions, and use that word afterwards."},
        {"nika.missing.open-list",
         "loose notation",
         "The list of actions is not closed",
         "Types of action \"include\" four. Pushing and routing belong to moving, as is said later; a reader may still "
         "look for a fifth type.",
         {"nika.action.pass", "nika.turn.two-actions"},
         kNothingKnown,
         "Write: there are four types of action."},
        {"nika.missing.through",
         "loose notation",
         "\"Through\" a space nobody can go",
         "Going \"into or through\" occupied spaces is forbidden, yet every move is one space long. The word suggests "
         "longer moves that do not exist.",
         {"nika.move.occupied"},
         kNothingKnown,
         "Strike it."},
        {"nika.missing.adjacent-all",
         "loose notation",
         "\"Adjacent\" is said of many pieces at once",
         "Two or more adjacent pieces make a phalanx of any shape. Three in a row are not adjacent to one another "
         "pair by pair; a chain of neighbours must be meant.",
         {"nika.phalanx.formation"},
         kNothingKnown,
         "Write: each piece can be reached from each other one by steps between adjacent pieces of the phalanx."},
    };
}

}  // namespace

std::span<const MissingInfo> missing() {
    static const Table table = [] {
        Table all;
        for (const Table& part : {lost(), gaps(), claims(), loose()}) all.insert(all.end(), part.begin(), part.end());
        return all;
    }();
    return table;
}

}  // namespace nomos::nika

#include "model/neva/readings.hpp"

namespace nomos::neva {

// Rounds and moves named here are those of the recorded game (model/neva/game.cpp).
std::span<const ReadingInfo> readings() {
    static const std::vector<ReadingInfo> table{
        {"neva.man.backward",
         "May a man step backwards when it captures nothing?",
         "The opening lets pieces go any way; the paragraph on moving forbids going back and points at four arrows, "
         "whose picture is lost. Both speak of pieces, not of men. The two cannot both be meant for a quiet step.",
         {{"forward", "A quiet step of a man leads towards its goal corner: two directions.",
           "the paragraph on moving, which is the later and the more precise"},
          {"any-direction", "A man may step one cell in any of the four directions.",
           "the opening, which sets no limit"}},
         0,
         "the two directions are certain from elsewhere; all quiet steps of men in the recorded game go forward",
         "Strike the opening remark, or say that it is meant for kings and for captures.",
         {"neva.man.quiet"}},
        {"neva.king.reach",
         "How far may a king go?",
         "What a king can do is nowhere said: moving and capturing follow traditional rules, and traditions differ. "
         "In Russian checkers a king flies, in English checkers it goes one cell.",
         {{"flying", "A king goes any number of free cells, and jumps from afar.",
           "the tradition of the author's country, and the kings of the recorded game"},
          {"one-step", "A king steps and jumps like a man, but in all four directions.",
           "the silence of the text, and the tradition of other countries"}},
         0,
         "the recorded game refutes one-step: K16-66 in round 9 goes five cells, K61-21 in round 13 four, and "
         "K66:61 in round 12 jumps from afar",
         "Say that a king goes any number of free cells in a straight line.",
         {"neva.king.quiet", "neva.capture.king"}},
        {"neva.king.landing",
         "Where may a king land behind the piece that it jumps?",
         "A capture may not be stopped halfway, but a flying king can often land where nothing more can be taken as "
         "well as where it could go on. Whether choosing the first is stopping halfway is not said. Under every "
         "answer to majority.whom the rule of the greatest number settles it in the same way.",
         {{"must-continue", "On any free cell behind, but on one from which it can jump again if there is one.",
           "a capture must be completed; so it is in Russian checkers"},
          {"any", "On any free cell behind; it goes on only if it can from there.",
           "the text sets no limit to where a jump ends"},
          {"next-cell", "Only on the cell straight behind the piece.",
           "a jump read as ending right behind what is jumped"}},
         0,
         "the recorded game refutes next-cell: K66:61 in round 12 lands three cells behind the piece on 64; between "
         "the other two it decides nothing, as none of its king's jumps had such a choice",
         "Say whether a king must choose a landing from which its capture goes on.",
         {"neva.capture.king", "neva.capture.landing"}},
        {"neva.captured.leave",
         "When do captured pieces leave the board?",
         "No piece may be jumped twice, and it is recommended, not ordered, to turn taken pieces over and to clear "
         "them away after the attack. Until then they stand in the way of the capturing piece.",
         {{"at-end", "All together when the capture is complete; until then they block the way.",
           "the Turkish strike is invoked by name, and the advice says so"},
          {"at-once", "Each as it is jumped; its cell is free for the rest of the capture.",
           "what is recommended only may also be left undone"}},
         0,
         "the text names the Turkish strike; the captures of the recorded game are complete and legal either way",
         "Replace the recommendation by the rule: captured pieces are removed when the move is finished.",
         {"neva.capture.leave", "neva.capture.not-twice"}},
        {"neva.majority.whom",
         "With what is a king's capture compared?",
         "The rule of taking the greatest number holds for kings only. It is not said whether a king has only to do "
         "the best it can itself, or as well as the player's other kings, or as well as his men.",
         {{"among-kings", "A king's capture takes as many as the best capture of any king of the player.",
           "the well-known rule compares all captures; with kings only, it compares all those of kings"},
          {"each-king", "A king takes as many as it can itself; the player may choose a king that can take fewer.",
           "the rule is laid on the king, not on the player"},
          {"over-all", "A king captures only if no other piece of the player, man or king, could take more.",
           "the well-known rule looks at every capture on the board"}},
         0,
         "the well-known rule is a choice among captures; the recorded game never has two kings on one side and no man "
         "of it could take more than the king, so it decides nothing",
         "Say which captures a king's capture must equal or surpass, and whether a man may capture instead.",
         {"neva.capture.majority"}},
        {"neva.crown.jump",
         "A man ends its capture on its goal corner: does it become a king?",
         "The text says that reaching the corner by a jump makes no king. In round 6 of its own game a black man does "
         "just that, is called a king beside the move, and captures as a flying king in round 7. Nor is it said what "
         "a man on its corner may still do: it has no quiet step left.",
         {{"at-end", "It becomes a king if its capture is complete there; if it only passes the corner it stays a man.",
           "the recorded game: White passes 61 in round 6 and stays a man, Black ends on 66 and is a king"},
          {"never", "It stays a man, and can leave the corner only by capturing.", "the sentence taken by the letter"},
          {"next-turn", "It stays a man for this turn and becomes a king when its player's next turn begins.",
           "the sentence speaks of the move; Black's king first acts one round later"}},
         0,
         "the recorded game refutes never (K66:36:16 in round 7), and the word King beside the move of round 6 speaks "
         "against next-turn, though every move of the game is legal under it",
         "Say what becomes of a man that ends a capture on its corner, and correct the rule or the game.",
         {"neva.crown.not-by-jump"}},
        {"neva.blocked.player",
         "What happens when a player who has pieces cannot move any of them?",
         "Men cannot go back and the board is small, so a player can be shut in, also for a while only. Traditional "
         "rules make him lose, which among four leaves open what becomes of his pieces.",
         {{"skipped", "He is skipped and stays in the game.",
           "a game is won by capturing pieces, and nothing else puts a player out"},
          {"out-stay", "He is out of the game; his pieces stay where they are and can be captured.",
           "who cannot move has lost by tradition; nobody has captured his pieces"},
          {"out-leave", "He is out of the game and his pieces leave the board.",
           "who cannot move has lost by tradition; who has lost has no pieces"}},
         0,
         "no sentence puts out a player whose pieces are not captured; the recorded game has no such case, its dashes "
         "stand for players without pieces only",
         "Say who moves next when a player cannot, whether he is out, and what becomes of his pieces.",
         {"neva.blocked.pass", "neva.blocked.fate"}},
        {"neva.pairs.allies",
         "Who plays with whom in the game in pairs?",
         "The game in pairs is allowed without a word on who are allies: players across the board, or neighbours.",
         {{"opposite", "White with Green, Red with Black: players in opposite corners.",
           "the custom of four-handed games, in which allies take turns with their enemies"},
          {"white-red", "White with Red, Green with Black: neighbours.", "nothing in the text speaks against it"},
          {"white-black", "White with Black, Red with Green: neighbours.", "nothing in the text speaks against it"}},
         0,
         "the least surprising play; the recorded game is not in pairs",
         "Say which corners are allies.",
         {"neva.win.pairs"}},
        {"neva.pairs.victory",
         "When has a pair won?",
         "A player wins by capturing all pieces of his opponents. Allies must capture each other too; whether a pair "
         "has won when only the two of them are left, or must go on, is not said.",
         {{"enemies-out", "When both players of the other pair are out, whoever captured their pieces.",
           "the opponents of a pair are the other pair"},
          {"last-standing", "When one player only is left; his ally wins with him.",
           "whoever must be captured is an opponent, so the allies play on"}},
         0,
         "the usual end of a game between two teams; the recorded game is not in pairs",
         "Say when a game in pairs ends and who has won it.",
         {"neva.win.pairs"}},
    };
    return table;
}

}  // namespace nomos::neva

#include "model/nefatavl/examples.hpp"

namespace nomos::nefatavl {

// The boards are assumed: small positions that show what the words around each lost picture say.
// `after` and the outcome are what those words say.
std::span<const ExampleInfo> examples() {
    constexpr auto assumed = Provenance::assumed;
    static const std::vector<ExampleInfo> table{
        {"nefatavl.example.custodial",
         "An attacker closes on a defender along a row, an attacker on either side: the defender is hit.", assumed,
         "11/11/11/4t6/11/5K5/11/2tT7/11/11/11 w", "e8-e4", true, "11/11/11/11/11/5K5/11/2t1t6/11/11/11 b", ""},
        {"nefatavl.example.custodial-column",
         "Defenders hit too, and along a column: the attacker between two of them falls.", assumed,
         "11/11/11/7t3/11/5K5/3T7/3t7/7T3/11/11 b", "h3-d3", true, "11/11/11/7t3/11/5K5/3T7/11/3T7/11/11 w", ""},
        {"nefatavl.example.brown-corner",
         "A corner stands in for the second hitting stone: the defender beside it falls to one attacker.", assumed,
         "11/11/11/7t3/2t8/5K5/11/11/11/11/1T9 w", "c7-c1", true, "11/11/11/7t3/11/5K5/11/11/11/11/2t8 b", ""},
        {"nefatavl.example.brown-corner-black",
         "A corner helps the defenders as well: the attacker beside it falls to one defender.", assumed,
         "11/11/11/7t3/11/5K5/11/11/6T4/t10/11 b", "g3-a3", true, "11/11/11/7t3/11/5K5/11/11/T10/11/11 w", ""},
        {"nefatavl.example.brown-centre",
         "The centre helps once the king has left it: the defender beside it falls to one attacker.", assumed,
         "11/11/8K2/2t8/5T5/11/11/11/7t3/11/11 w", "c8-f8", true, "11/11/8K2/5t5/11/11/11/11/7t3/11/11 b", ""},
        {"nefatavl.example.centre-with-king",
         "While the king stands on the centre, it is no help against a defender: nothing is hit.", assumed,
         "11/11/11/2t8/5T5/5K5/11/11/7t3/11/11 w", "c8-f8", true, "11/11/11/5t5/5T5/5K5/11/11/7t3/11/11 b", ""},
        {"nefatavl.example.entry", "A defender moves in between two attackers and is not killed.", assumed,
         "11/11/3T7/11/11/5K5/11/2t1t6/11/11/11 b", "d9-d4", true, "11/11/11/11/11/5K5/11/2tTt6/11/11/11 w", ""},
        {"nefatavl.example.edge-squeeze",
         "An attacker squeezes a defender against the edge: the defender is not killed.", assumed,
         "11/11/1t9/11/11/5K5/T10/11/7t3/11/11 w", "b9-b5", true, "11/11/11/11/11/5K5/Tt9/11/7t3/11/11 b", ""},
        {"nefatavl.example.king-in-the-open",
         "Away from the centre two attackers on opposite sides kill the king, and white wins.", assumed,
         "11/11/11/2tK7/11/11/11/7T3/4t6/11/11 w", "e3-e8", true, "", "attackers win"},
        {"nefatavl.example.king-centre-four",
         "On the centre the king falls when the fourth neighbouring square is taken, and white wins.", assumed,
         "11/11/11/11/5t5/4tKt4/1t9/7T3/11/11/11 w", "b5-f5", true, "", "attackers win"},
        {"nefatavl.example.king-centre-three", "On the centre three attackers around the king are not enough.", assumed,
         "11/11/6t4/11/5t5/4tK5/11/7T3/11/11/11 w", "g9-g6", true, "11/11/11/11/5t5/4tKt4/11/7T3/11/11/11 b",
         "in play"},
        {"nefatavl.example.king-beside-centre-three",
         "Beside the centre the king falls when the last of the other three squares is taken, and white wins.", assumed,
         "11/5t5/11/11/4tKt4/11/11/7T3/11/11/11 w", "f10-f8", true, "", "attackers win"},
        {"nefatavl.example.king-beside-centre-two",
         "Beside the centre two attackers on opposite sides of the king are not enough.", assumed,
         "11/6t4/11/11/4tK5/11/11/7T3/11/11/11 w", "g10-g7", true, "11/11/11/11/4tKt4/11/11/7T3/11/11/11 b", "in play"},
    };
    return table;
}

}  // namespace nomos::nefatavl

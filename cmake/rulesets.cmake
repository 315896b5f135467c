# The registry: one line a ruleset. Each names a folder in model/ and properties/ and, in
# model/<game>/ruleset.hpp, the ruleset's type nomos::<game>::RulesetType.
set(NOMOS_RULESETS
  nefatavl
  neva
  nika
)

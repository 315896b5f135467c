// What rulesets_here.cpp lists, in the namespace of a ruleset.
const AnyRuleset& any_ruleset() { return any_ruleset_of<RulesetType>(); }

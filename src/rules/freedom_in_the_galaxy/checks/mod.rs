//! The rules that designs for Freedom in the Galaxy are checked against, one file each.
//!
//! [`RULES`] is the register. Its order is the order of findings: errors come first, then warnings, then advice. A code, once given, is never
//! given to another rule. The codes follow the order in which all rules of the game were planned, so that those are free whose rules speak
//! of set-ups, which are not made here yet.
//!
//! A rule is silent about what another rule already says. `examples.rs` is what examples are made from.

mod examples;

mod character_without_endurance;
mod combat_table_out_of_step;
mod disputed_value;
mod effect_not_played;
mod home_without_its_race;
mod letter_never_drawn;
mod loyalty_not_set;
mod map_larger_than_a_page;
mod mobile_without_space_strength;
mod names_unknown_thing;
mod no_such_locals;
mod not_one_capital;
mod not_one_throne;
mod number_out_of_place;
mod pilot_wasted;
mod planet_without_environs;
mod reconstructed_value;
mod route_to_nowhere;
mod royal_away_from_home;
mod same_number_twice;
mod scenario_names_unknown_thing;
mod scope_not_its_rules;
mod secrets_and_places_differ;
mod sovereign_in_two_environs;
mod star_cut_off;
mod star_without_planets;
mod table_cell_missing;
mod too_few_assignments;
mod too_few_events;
mod unit_without_cost;
mod unit_without_environ_type;
mod value_out_of_range;

use super::{Content, book};
use crate::rules::{Code, Finding, Rule};

/// Every rule, by code.
pub static RULES: &[&Rule<Content>] = &[
    &star_without_planets::RULE,
    &planet_without_environs::RULE,
    &number_out_of_place::RULE,
    &same_number_twice::RULE,
    &route_to_nowhere::RULE,
    &star_cut_off::RULE,
    &not_one_capital::RULE,
    &not_one_throne::RULE,
    &home_without_its_race::RULE,
    &names_unknown_thing::RULE,
    &no_such_locals::RULE,
    &sovereign_in_two_environs::RULE,
    &loyalty_not_set::RULE,
    &character_without_endurance::RULE,
    &royal_away_from_home::RULE,
    &unit_without_environ_type::RULE,
    &mobile_without_space_strength::RULE,
    &secrets_and_places_differ::RULE,
    &table_cell_missing::RULE,
    &scope_not_its_rules::RULE,
    &scenario_names_unknown_thing::RULE,
    &value_out_of_range::RULE,
    &unit_without_cost::RULE,
    &letter_never_drawn::RULE,
    &too_few_events::RULE,
    &too_few_assignments::RULE,
    &combat_table_out_of_step::RULE,
    &pilot_wasted::RULE,
    &disputed_value::RULE,
    &reconstructed_value::RULE,
    &effect_not_played::RULE,
    &map_larger_than_a_page::RULE,
];

/// Everything that breaks a rule, in the order of the rules and then of the things.
#[must_use]
pub fn check(content: &Content) -> Vec<Finding> {
    Rule::check_all(RULES, content)
}

const fn code(number: u16) -> Code {
    Code("FG", number)
}

#[cfg(test)]
mod tests;

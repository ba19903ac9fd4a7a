//! The rules that check designs for Freedom in the Galaxy, one file for each rule.
//!
//! [`RULES`] lists them all, in the order in which their findings appear: errors come first, then warnings, then advice. The code of a rule is never
//! given to another rule. Rules about the set-ups of scenarios share `set_ups.rs`; which pieces stand together or apart is checked in
//! `together_or_apart.rs`.
//!
//! A rule does not report what another rule already reports. The examples of the rules are made from the designs in `examples.rs` and, for set-ups,
//! from those in `deployed.rs`.

mod deployed;
mod examples;
mod set_ups;
mod together_or_apart;

mod arrival_after_the_end;
mod assignment_left_out;
mod base_above_its_levels;
mod base_raised_while_down;
mod bought_off_the_capital;
mod camp_under_guard;
mod camp_where_none_may_be;
mod character_without_endurance;
mod combat_table_out_of_step;
mod counter_mix_exceeded;
mod disputed_value;
mod effect_not_played;
mod entry_off_the_routes;
mod entry_unit_not_urban_or_wild;
mod environ_overstacked;
mod force_points_across_provinces;
mod force_points_overspent;
mod free_base_beyond_a_star;
mod home_without_its_race;
mod letter_never_drawn;
mod look_alike_names;
mod loyalty_not_set;
mod map_larger_than_a_page;
mod mobile_without_space_strength;
mod names_unknown_thing;
mod no_such_locals;
mod nobody_can_win;
mod not_one_capital;
mod not_one_throne;
mod number_out_of_place;
mod orbit_before_its_rules;
mod piece_in_two_places;
mod piece_of_the_other_side;
mod pilot_wasted;
mod placed_against_the_scenario;
mod planet_undefended;
mod planet_without_environs;
mod planet_without_garrison;
mod rebel_unit_out_of_its_environ;
mod rebellion_cascades;
mod reconstructed_value;
mod route_to_nowhere;
mod royal_away_from_home;
mod same_name_twice;
mod same_number_twice;
mod scenario_names_unknown_thing;
mod scope_not_its_rules;
mod secret_base_where_none_may_be;
mod secret_misplaced;
mod secrets_and_places_differ;
mod ship_overfull;
mod ship_without_pilot;
mod sovereign_in_two_environs;
mod special_environ_unled;
mod star_cut_off;
mod star_without_planets;
mod stranded_in_orbit;
mod table_cell_missing;
mod too_few_assignments;
mod too_few_events;
mod too_many_special_units;
mod too_much_on_bases;
mod two_ships_or_companions;
mod unit_of_a_later_game;
mod unit_without_cost;
mod unit_without_environ_type;
mod units_on_a_planet_not_theirs;
mod unspent_force_points;
mod unstarred_resource_overreached;
mod upkeep_beyond_income;
mod value_out_of_range;
mod victory_names_unknown_thing;
mod victory_out_of_reach;
mod won_before_it_starts;

use super::{Content, book};
use crate::Finding;
use rules::{Code, Rule};

/// Every rule, in the order in which findings are shown.
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
    &unit_of_a_later_game::RULE,
    &piece_of_the_other_side::RULE,
    &piece_in_two_places::RULE,
    &two_ships_or_companions::RULE,
    &ship_without_pilot::RULE,
    &ship_overfull::RULE,
    &units_on_a_planet_not_theirs::RULE,
    &placed_against_the_scenario::RULE,
    &environ_overstacked::RULE,
    &rebel_unit_out_of_its_environ::RULE,
    &orbit_before_its_rules::RULE,
    &stranded_in_orbit::RULE,
    &counter_mix_exceeded::RULE,
    &force_points_overspent::RULE,
    &force_points_across_provinces::RULE,
    &too_much_on_bases::RULE,
    &too_many_special_units::RULE,
    &planet_without_garrison::RULE,
    &base_raised_while_down::RULE,
    &unstarred_resource_overreached::RULE,
    &entry_unit_not_urban_or_wild::RULE,
    &entry_off_the_routes::RULE,
    &camp_where_none_may_be::RULE,
    &secret_base_where_none_may_be::RULE,
    &arrival_after_the_end::RULE,
    &victory_names_unknown_thing::RULE,
    &nobody_can_win::RULE,
    &base_above_its_levels::RULE,
    &bought_off_the_capital::RULE,
    &free_base_beyond_a_star::RULE,
    &secret_misplaced::RULE,
    &assignment_left_out::RULE,
    &same_name_twice::RULE,
    &value_out_of_range::RULE,
    &unit_without_cost::RULE,
    &letter_never_drawn::RULE,
    &too_few_events::RULE,
    &too_few_assignments::RULE,
    &combat_table_out_of_step::RULE,
    &camp_under_guard::RULE,
    &won_before_it_starts::RULE,
    &victory_out_of_reach::RULE,
    &upkeep_beyond_income::RULE,
    &unspent_force_points::RULE,
    &look_alike_names::RULE,
    &pilot_wasted::RULE,
    &planet_undefended::RULE,
    &special_environ_unled::RULE,
    &rebellion_cascades::RULE,
    &disputed_value::RULE,
    &reconstructed_value::RULE,
    &effect_not_played::RULE,
    &map_larger_than_a_page::RULE,
];

/// All findings about a project, ordered by rule and then by thing.
#[must_use]
pub fn check(content: &Content) -> Vec<Finding> {
    Rule::check_all(RULES, content)
}

const fn code(number: u16) -> Code {
    Code("FG", number)
}

#[cfg(test)]
mod placement_tests;
#[cfg(test)]
mod tests;

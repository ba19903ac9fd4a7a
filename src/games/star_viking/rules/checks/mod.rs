//! The rules against which designs for Star Viking are checked, one file each.
//!
//! [`RULES`] is the register. Its order is the order of findings: errors come first, then warnings, then advice. No code is ever reused for another
//! rule, so a rule that was added later has a higher code than its neighbours.
//!
//! A rule is silent about what another rule already reports. A fix is safe only if it neither changes nor loses anything that the designer chose; all
//! other fixes wait to be chosen. `holds.rs` finds the cargo of forces, `bodies.rs` fixes bodies, `places.rs` says where units cannot start, and
//! `examples.rs` makes the examples of the rules.

mod bodies;
mod examples;
mod holds;
mod places;

mod air_unit_in_vacuum;
mod asteroids_with_atmosphere;
mod backs_tell_units_apart;
mod bodies_touch;
mod body_beyond_the_tile;
mod capital_undefended;
mod cargo_in_a_unit_without_hold;
mod combat_table_not_monotone;
mod counter_mix_exceeded;
mod deployed_more_than_owned;
mod equator_too_short;
mod federate_hold_not_full;
mod federate_start_not_as_printed;
mod garrison_that_cannot_leave;
mod ground_unit_in_deep_space;
mod hold_overfull;
mod loaded_carrier_as_cargo;
mod local_technology_mismatch;
mod local_unit_out_of_its_system;
mod lone_atmospheric_sector;
mod look_alike_names;
mod moon_with_atmosphere;
mod needed_table_empty;
mod no_capital;
mod no_place_for_local_units;
mod no_quadrant_capital;
mod no_vacuum_to_plunder;
mod one_viking_too_many;
mod orbit_without_bodies;
mod part_off_the_counter;
mod pod_outside_a_hold;
mod politics_roll_misplaced;
mod politics_without_effect;
mod quadrant_capital_on_low_technology;
mod reconstructed_value;
mod same_counter_twice;
mod same_system_twice;
mod same_tile_name;
mod scenario_without_an_end;
mod side_buys_foreign_unit;
mod side_without_force;
mod starcity_with_atmosphere;
mod stranded_at_home_base;
mod survivor_names_no_unit;
mod table_cell_missing;
mod tile_too_crowded;
mod too_few_systems;
mod too_large_to_play;
mod too_many_systems;
mod unit_not_placed;
mod unit_that_cannot_be_cargo;
mod unit_without_cost;
mod unspent_credits;
mod value_out_of_range;
mod viking_overspent;
mod wealth_out_of_line;

use super::{Content, book, set_up};
use crate::Finding;
use rules::{Code, Rule, counted};

/// All rules, in the order in which their findings are listed.
pub static RULES: &[&Rule<Content>] = &[
    &orbit_without_bodies::RULE,
    &no_capital::RULE,
    &starcity_with_atmosphere::RULE,
    &moon_with_atmosphere::RULE,
    &asteroids_with_atmosphere::RULE,
    &equator_too_short::RULE,
    &viking_overspent::RULE,
    &side_buys_foreign_unit::RULE,
    &counter_mix_exceeded::RULE,
    &hold_overfull::RULE,
    &cargo_in_a_unit_without_hold::RULE,
    &unit_that_cannot_be_cargo::RULE,
    &loaded_carrier_as_cargo::RULE,
    &pod_outside_a_hold::RULE,
    &federate_start_not_as_printed::RULE,
    &local_technology_mismatch::RULE,
    &local_unit_out_of_its_system::RULE,
    &quadrant_capital_on_low_technology::RULE,
    &no_quadrant_capital::RULE,
    &ground_unit_in_deep_space::RULE,
    &air_unit_in_vacuum::RULE,
    &too_few_systems::RULE,
    &too_many_systems::RULE,
    &same_system_twice::RULE,
    &deployed_more_than_owned::RULE,
    &table_cell_missing::RULE,
    &one_viking_too_many::RULE,
    &scenario_without_an_end::RULE,
    &politics_without_effect::RULE,
    &politics_roll_misplaced::RULE,
    &needed_table_empty::RULE,
    &federate_hold_not_full::RULE,
    &unit_without_cost::RULE,
    &value_out_of_range::RULE,
    &wealth_out_of_line::RULE,
    &same_tile_name::RULE,
    &lone_atmospheric_sector::RULE,
    &capital_undefended::RULE,
    &no_place_for_local_units::RULE,
    &tile_too_crowded::RULE,
    &too_large_to_play::RULE,
    &bodies_touch::RULE,
    &body_beyond_the_tile::RULE,
    &combat_table_not_monotone::RULE,
    &same_counter_twice::RULE,
    &backs_tell_units_apart::RULE,
    &side_without_force::RULE,
    &survivor_names_no_unit::RULE,
    &look_alike_names::RULE,
    &garrison_that_cannot_leave::RULE,
    &stranded_at_home_base::RULE,
    &unspent_credits::RULE,
    &no_vacuum_to_plunder::RULE,
    &part_off_the_counter::RULE,
    &unit_not_placed::RULE,
    &reconstructed_value::RULE,
];

/// The findings of all rules, sorted by rule and then by design.
#[must_use]
pub fn check(content: &Content) -> Vec<Finding> {
    Rule::check_all(RULES, content)
}

const fn code(number: u16) -> Code {
    Code("SV", number)
}

#[cfg(test)]
mod tests;

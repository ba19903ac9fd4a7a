//! The rules that designs for Space Viking are checked against, one file each.
//!
//! [`RULES`] is the list of all rules. Its order is the order of findings: errors come first, then warnings, then advice. The code of a rule is never
//! given to another one. Codes from 201 belong to the checks of order sheets, in `orders/checks`.
//!
//! A rule does not report what another rule reports already. A fix is safe only if it neither changes nor loses a choice of the designer. The
//! examples start from the designs in `examples.rs`.

pub(super) mod examples;

mod berserker_with_subjects;
mod berserker_without_income;
mod campaign_too_long;
mod cargo_that_no_hold_takes;
mod dominated_item;
mod factories_beyond_the_limit;
mod fleet_name_twice;
mod fleet_without_commander;
mod fleet_without_ships;
mod guard_beyond_measure;
mod hold_overfull;
mod home_without_shipyard;
mod homes_unequally_placed;
mod idle_beats_ceiling;
mod item_needs_unknown_technology;
mod look_alike_names;
mod name_that_orders_cannot_say;
mod not_five_sword_worlds;
mod not_three_civilized_worlds;
mod not_two_cronies;
mod ordinary_captain;
mod person_in_two_places;
mod player_name_twice;
mod player_without_home;
mod predecessor_above_its_level;
mod predecessor_makes_dearer;
mod reconstructed_value;
mod same_heraldry_twice;
mod ship_without_drive_adrift;
mod sovereign_cannot_score;
mod start_overspent;
mod table_cell_missing;
mod too_few_players;
mod too_many_players;
mod unequal_starts;
mod unspent_start;
mod world_beyond_the_game;
mod world_name_twice;
mod world_off_map;
mod world_types_out_of_order;
mod world_without_type;
mod worlds_share_a_space;

use super::{Content, book};
use crate::Finding;
use rules::{Code, Rule};

/// Every rule, in the order of the findings.
pub static RULES: &[&Rule<Content>] = &[
    &world_without_type::RULE,
    &world_off_map::RULE,
    &worlds_share_a_space::RULE,
    &world_name_twice::RULE,
    &name_that_orders_cannot_say::RULE,
    &table_cell_missing::RULE,
    &item_needs_unknown_technology::RULE,
    &predecessor_above_its_level::RULE,
    &too_few_players::RULE,
    &too_many_players::RULE,
    &player_name_twice::RULE,
    &player_without_home::RULE,
    &start_overspent::RULE,
    &fleet_name_twice::RULE,
    &fleet_without_ships::RULE,
    &fleet_without_commander::RULE,
    &person_in_two_places::RULE,
    &not_two_cronies::RULE,
    &hold_overfull::RULE,
    &cargo_that_no_hold_takes::RULE,
    &ship_without_drive_adrift::RULE,
    &berserker_with_subjects::RULE,
    &factories_beyond_the_limit::RULE,
    &not_five_sword_worlds::RULE,
    &not_three_civilized_worlds::RULE,
    &home_without_shipyard::RULE,
    &unequal_starts::RULE,
    &homes_unequally_placed::RULE,
    &predecessor_makes_dearer::RULE,
    &world_types_out_of_order::RULE,
    &berserker_without_income::RULE,
    &sovereign_cannot_score::RULE,
    &same_heraldry_twice::RULE,
    &world_beyond_the_game::RULE,
    &look_alike_names::RULE,
    &dominated_item::RULE,
    &idle_beats_ceiling::RULE,
    &unspent_start::RULE,
    &ordinary_captain::RULE,
    &campaign_too_long::RULE,
    &guard_beyond_measure::RULE,
    &reconstructed_value::RULE,
];

/// Everything that breaks a rule, in the order of the rules and then of the things.
#[must_use]
pub fn check(content: &Content) -> Vec<Finding> {
    Rule::check_all(RULES, content)
}

const fn code(number: u16) -> Code {
    Code("SP", number)
}

#[cfg(test)]
mod tests;

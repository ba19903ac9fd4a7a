//! The rules that designs for Vikings are checked against, one file each.
//!
//! [`RULES`] is the register. Its order is the order of findings: errors come first, then warnings, then advice. Codes are numbered over all
//! rules that the game is to have; those of scenarios are kept for them and given to no other.
//!
//! A rule is silent about what another rule already says. A fix is safe only where nothing that anyone chose is changed or lost. `examples.rs` is
//! what examples are made from.

mod examples;

mod acceleration_out_of_step;
mod armour_not_of_his_type;
mod axe_not_of_his_rank;
mod axis_off_the_keel;
mod boards_do_not_match;
mod building_open_to_the_weather;
mod building_without_way_in;
mod cannot_hurt_anyone;
mod character_without_values;
mod combat_table_out_of_step;
mod layout_does_not_join;
mod lip_without_slope;
mod more_oars_than_rail;
mod nobody_can_hurt_him;
mod opening_without_wall;
mod reconstructed_value;
mod rider_without_mounted_values;
mod same_name_twice;
mod speed_beyond_the_oars;
mod table_cell_missing;
mod wounded_better_than_well;

use super::{Content, book};
use crate::rules::{Code, Finding, Rule, counted};

/// Every rule, by code.
pub static RULES: &[&Rule<Content>] = &[
    &character_without_values::RULE,
    &rider_without_mounted_values::RULE,
    &axe_not_of_his_rank::RULE,
    &axis_off_the_keel::RULE,
    &more_oars_than_rail::RULE,
    &opening_without_wall::RULE,
    &building_open_to_the_weather::RULE,
    &layout_does_not_join::RULE,
    &table_cell_missing::RULE,
    &wounded_better_than_well::RULE,
    &armour_not_of_his_type::RULE,
    &same_name_twice::RULE,
    &speed_beyond_the_oars::RULE,
    &acceleration_out_of_step::RULE,
    &lip_without_slope::RULE,
    &building_without_way_in::RULE,
    &boards_do_not_match::RULE,
    &combat_table_out_of_step::RULE,
    &cannot_hurt_anyone::RULE,
    &nobody_can_hurt_him::RULE,
    &reconstructed_value::RULE,
];

/// Everything that breaks a rule, in the order of the rules and then of the things.
#[must_use]
pub fn check(content: &Content) -> Vec<Finding> {
    Rule::check_all(RULES, content)
}

const fn code(number: u16) -> Code {
    Code("VK", number)
}

#[cfg(test)]
mod tests;

//! The rules that designs for Launch Fighters! are checked against. Each rule has a file of its own.
//!
//! [`RULES`] lists them in the order of findings: errors, then warnings, then advice. Among the errors, those about a set-up by the book come last.
//! The code of a rule is never given to another rule.
//!
//! A rule does not report what another rule already reports: a fleet without ships, for example, is not also reported for lacking an attack type. A
//! fix is safe only if it changes or loses nothing that the designer chose, so most fixes are applied only if the designer chooses them. `board.rs`
//! has fixes for maps, `moves.rs` has fixes that move units, and `examples.rs` has the designs from which examples are made.

mod board;
mod examples;
mod moves;

mod area_off_map;
mod bays_without_fighters;
mod fewer_missiles_than_launchers;
mod fighters_start_on_map;
mod fighters_without_bays;
mod flagships_not_ten_apart;
mod fleet_names_unknown_ship;
mod fleet_over_budget;
mod fleet_without_flagship;
mod fleet_without_ships;
mod launchers_without_missiles;
mod longer_than_the_printed_sheet;
mod look_alike_names;
mod map_larger_than_a_page;
mod map_narrower_than_24;
mod missiles_without_launchers;
mod move_without_price;
mod no_flagship_at_centre;
mod odd_missile;
mod one_attack_type;
mod price_differs_from_stated;
mod reinforcement_after_the_end;
mod same_fleet_style_twice;
mod same_letter_twice;
mod same_name_twice;
mod ship_away_from_its_fleet;
mod ship_cannot_move;
mod ship_starts_at_the_edge;
mod ship_without_stats;
mod ships_share_a_space;
mod terrain_off_map;
mod terrain_overlaps;
mod too_few_sides;
mod too_many_sides;
mod unit_off_map;
mod unit_on_planetoid;
mod unnamed_ship;
mod unspent_points;
mod victory_names_unknown_ship;

use super::{Content, book};
use crate::Finding;
use rules::{Code, Rule, counted};

/// Every rule that designs for Launch Fighters! are checked against, in the order in which their findings are listed.
pub static RULES: &[&Rule<Content>] = &[
    &move_without_price::RULE,
    &launchers_without_missiles::RULE,
    &ship_without_stats::RULE,
    &fleet_over_budget::RULE,
    &fleet_without_ships::RULE,
    &fleet_names_unknown_ship::RULE,
    &too_few_sides::RULE,
    &too_many_sides::RULE,
    &unit_off_map::RULE,
    &ships_share_a_space::RULE,
    &unit_on_planetoid::RULE,
    &terrain_off_map::RULE,
    &area_off_map::RULE,
    &reinforcement_after_the_end::RULE,
    &victory_names_unknown_ship::RULE,
    &fleet_without_flagship::RULE,
    &flagships_not_ten_apart::RULE,
    &ship_away_from_its_fleet::RULE,
    &fighters_start_on_map::RULE,
    &missiles_without_launchers::RULE,
    &fighters_without_bays::RULE,
    &bays_without_fighters::RULE,
    &same_name_twice::RULE,
    &same_letter_twice::RULE,
    &unnamed_ship::RULE,
    &same_fleet_style_twice::RULE,
    &terrain_overlaps::RULE,
    &no_flagship_at_centre::RULE,
    &map_narrower_than_24::RULE,
    &unspent_points::RULE,
    &price_differs_from_stated::RULE,
    &look_alike_names::RULE,
    &one_attack_type::RULE,
    &ship_cannot_move::RULE,
    &odd_missile::RULE,
    &fewer_missiles_than_launchers::RULE,
    &ship_starts_at_the_edge::RULE,
    &longer_than_the_printed_sheet::RULE,
    &map_larger_than_a_page::RULE,
];

/// Everything that breaks a rule, in the order of the rules and then of the things.
#[must_use]
pub fn check(content: &Content) -> Vec<Finding> {
    Rule::check_all(RULES, content)
}

const fn code(number: u16) -> Code {
    Code("LF", number)
}

#[cfg(test)]
mod tests;

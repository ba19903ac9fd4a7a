//! The rules that sheets of orders are checked against, one file each.
//!
//! The rules use only what the player's last report told ([`Knowledge`]). What they say about an unknown name does not depend on whether anything has
//! that name. A finding is an error if no event of the year could make the order lawful. Because of an error, its line, its block or the whole sheet
//! is dropped ([`SheetRule::drops`], [`carried_out`]). Warnings and advice drop nothing.
//!
//! [`RULES`] is the list of all rules, in the order of the findings. Codes start at 201, above those of the checks of designs. `case.rs` answers the
//! questions of the rules; the examples are made from `examples.rs`.

mod case;
pub(super) mod examples;
mod finding;

mod act_of_another_sovereign;
mod act_without_a_world;
mod ambiguous_name;
mod break_off_without_drive;
mod cheaper_another_way;
mod fleet_ordered_twice;
mod fleet_out_of_reach;
mod fleet_without_drive_moves;
mod fleet_without_orders;
mod garrison_would_leave;
mod hold_overfilled;
mod level_not_reached;
mod line_wrapped;
mod message_without_courier;
mod more_than_is_there;
mod no_shipyard_here;
mod order_not_understood;
mod outpost_on_barren_world;
mod person_elsewhere;
mod plunder_spoils_trade;
mod raid_cannot_be_screened;
mod raid_without_room;
mod route_longer_than_a_year;
mod route_off_the_map;
mod settling_unconquered_world;
mod ship_in_two_fleets;
mod ship_not_here;
mod ship_without_drive_keeps_fleet;
mod technology_not_known;
mod too_many_factories;
mod treachery_tempts;
mod treasury_overdrawn;
mod tribute_too_small;
mod unknown_name;
mod wrong_key;
mod wrong_turn;

pub(crate) use case::nearest_name;
pub(super) use case::{Block, Case};
use case::{Done, add, load_of};
pub(super) use finding::dropped;
pub use finding::{Drops, InSheet, LineChange, SheetFinding, SheetFix, SheetRule, carried_out};

use super::Sheet;
use crate::book;
use crate::knowledge::Knowledge;
use rules::Code;

/// Every rule about sheets, in the order of the findings.
pub static RULES: &[&SheetRule] = &[
    &wrong_turn::RULE,
    &wrong_key::RULE,
    &fleet_out_of_reach::RULE,
    &fleet_ordered_twice::RULE,
    &order_not_understood::RULE,
    &unknown_name::RULE,
    &ambiguous_name::RULE,
    &ship_in_two_fleets::RULE,
    &ship_not_here::RULE,
    &person_elsewhere::RULE,
    &route_off_the_map::RULE,
    &fleet_without_drive_moves::RULE,
    &act_of_another_sovereign::RULE,
    &act_without_a_world::RULE,
    &hold_overfilled::RULE,
    &more_than_is_there::RULE,
    &technology_not_known::RULE,
    &level_not_reached::RULE,
    &no_shipyard_here::RULE,
    &too_many_factories::RULE,
    &outpost_on_barren_world::RULE,
    &message_without_courier::RULE,
    &treasury_overdrawn::RULE,
    &settling_unconquered_world::RULE,
    &tribute_too_small::RULE,
    &raid_without_room::RULE,
    &raid_cannot_be_screened::RULE,
    &garrison_would_leave::RULE,
    &plunder_spoils_trade::RULE,
    &break_off_without_drive::RULE,
    &ship_without_drive_keeps_fleet::RULE,
    &route_longer_than_a_year::RULE,
    &fleet_without_orders::RULE,
    &cheaper_another_way::RULE,
    &treachery_tempts::RULE,
    &line_wrapped::RULE,
];

/// Everything in a sheet that breaks a rule, as far as its player can know. The findings are in the order of the rules, and for each rule in the
/// order of the sheet.
#[must_use]
pub fn check(sheet: &Sheet, knowledge: &Knowledge) -> Vec<SheetFinding> {
    let mut case = Case::new(sheet, knowledge);
    let mut findings = Vec::new();
    for rule in RULES {
        // Rules whose findings are errors come first, so that no later rule warns of a part that has been dropped because of them.
        if rule.drops == Drops::Nothing && case.dropped.is_empty() {
            case.dropped = dropped(&findings);
        }
        let first = findings.len();
        (rule.check)(&case, &mut findings);
        for finding in &mut findings[first..] {
            finding.drops = rule.drops;
        }
    }
    findings
}

const fn code(number: u16) -> Code {
    Code("SP", number)
}

#[cfg(test)]
mod tests;

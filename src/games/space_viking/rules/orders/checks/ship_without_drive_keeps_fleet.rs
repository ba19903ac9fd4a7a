//! `ship-without-drive-keeps-fleet`: every ship of a fleet with a route has a drive, rides in a hold or is left behind.

use super::case::Halt;
use super::{Case, Drops, SheetFinding, SheetRule, book, code, examples};
use crate::orders::grammar::Verb;
use crate::orders::{Act, Waypoint};
use rules::{About, Severity};

pub(super) static RULE: SheetRule = SheetRule {
    about: &ABOUT,
    drops: Drops::Nothing,
    failing: || {
        examples::sheet_of(
            |knowledge| knowledge.own.fleets[1].ships.push(examples::ship("", 3, 0)),
            "fleet Watch\nroute Gram - Xochitl",
        )
    },
    passing: || {
        examples::sheet_of(
            |knowledge| knowledge.own.fleets[1].ships.push(examples::ship("", 3, 0)),
            "fleet Watch\nroute Gram - wait (leave 1 fighter) - Xochitl",
        )
    },
    check,
};

static ABOUT: About = About {
    name: "ship-without-drive-keeps-fleet",
    code: code(236),
    severity: Severity::Warning,
    citation: book("Movement"),
    says: "A ship without a drive is in a hold or left behind before its fleet moves.",
    because: "A fleet jumps as its slowest ship, and a ship without a drive does not jump.",
};

fn check(case: &Case, findings: &mut Vec<SheetFinding>) {
    for block in case.blocks().filter(|block| !block.is_message) {
        let Some(force) = case.force(&block) else { continue };
        let halts = case.halts(&block);
        let leaves = halts.iter().find(|halt| halt.moves > 0 && halt.stop.what.to != Waypoint::Wait);
        // The acts before the first move can put the ship into a hold or leave it behind, and so can a line that loads.
        let stays = |halt: &&Halt| halt.moves == 0 || halt.stop.what.to == Waypoint::Wait;
        let before = halts.iter().take_while(stays).flat_map(|halt| &halt.stop.what.acts);
        let is_mended = block.lines.cargo.is_some()
            || before.into_iter().any(|act| matches!(act.what, Act::Load(_) | Act::Take(_) | Act::Leave(_) | Act::Join(_)));
        let moves = force.ships.iter().any(|ship| ship.drive);
        if let (Some(halt), Some(ship), true, false) = (leaves, force.ships.iter().find(|ship| !ship.drive), moves, is_mended) {
            let message =
                format!("{} has a {}, which has no drive, so that the fleet stays where it is.", block.name.text, ship.label());
            findings.push(SheetFinding::new(&ABOUT, block.line(Verb::Route), halt.stop.at, message));
        }
    }
}

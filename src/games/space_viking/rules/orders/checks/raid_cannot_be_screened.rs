//! `raid-cannot-be-screened`: a fleet that plunders lands with more units, ships and troops together, than were last seen on the world.

use super::{Case, Drops, SheetFinding, SheetRule, book, code, examples};
use crate::Item;
use crate::odds::Line;
use crate::orders::grammar::Verb;
use rules::{About, Id, Severity, counted};

pub(super) static RULE: SheetRule = SheetRule {
    about: &ABOUT,
    drops: Drops::Nothing,
    failing: || examples::sheet("fleet Raiders\nroute Gram - Xochitl (plunder)"),
    passing: || {
        examples::sheet_of(
            |knowledge| knowledge.own.fleets[0].ships[0].cargo.items = vec![(Id::new(2), 9)],
            "fleet Raiders\nroute Gram - Xochitl (plunder)",
        )
    },
    check,
};

static ABOUT: About = About {
    name: "raid-cannot-be-screened",
    code: code(227),
    severity: Severity::Warning,
    citation: book("Ground combat"),
    says: "Who plunders lands with more ships and troops together than the defenders who were last seen on the world.",
    because: "Only then is a ship screened, and only who is not shot at plunders.",
};

fn check(case: &Case, findings: &mut Vec<SheetFinding>) {
    let items = &case.knowledge.posted.items;
    for raid in case.raids() {
        let (Some(at), Some(force)) = (raid.at, case.force(&raid.block)) else { continue };
        let Some(seen) = case.knowledge.world_at(at).and_then(|world| world.seen.as_ref()) else { continue };
        let troops = force.cargo.items.iter().filter(|(_, item)| items.get(*item).is_some_and(Item::is_troop));
        let landing = troops.map(|(number, _)| *number).fold(0, u32::saturating_add);
        let ships = force.ships.iter().filter(|ship| ship.is_ship() && ship.drive).count() as u32;
        let defenders = seen.defenders();
        if defenders > 0 && Line::of(ships, landing, defenders).screened_ships == 0 {
            let (place, year) = (case.place(at), seen.year);
            let landed = format!("{} and {}", counted(ships as usize, "ship"), counted(landing as usize, "troop"));
            let message = format!("{landed} land against the {defenders} last seen at {place} in year {year}.");
            findings.push(SheetFinding::new(&ABOUT, raid.block.line(Verb::Route), raid.spot, message));
        }
    }
}

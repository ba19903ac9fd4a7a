//! `camp-under-guard`: a Rebel camp must not start beside so much Imperial strength that the camp is lost at once.

use super::{code, deployed, set_ups};
use crate::set_up::{Piece, Spot};
use crate::{Content, Finding, Side};
use rules::{About, Citation, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "camp-under-guard",
    code: code(55),
    severity: Severity::Warning,
    citation: Citation::Book { book: crate::BOOK, section: "28.35, card 61" },
    says: "A Rebel camp does not start where Imperial strength is the size of its environ and 3 more.",
    because: "It would be lost in the first mission phase.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, board) in set_ups::boards(content) {
        for (row_id, _, station) in board.rows.iter().filter(|(_, row, _)| row.piece == Piece::Camp) {
            let (Some(planet), Spot::Environ(kind)) = (station.planet, station.spot) else { continue };
            let Some(on) = board.planet(planet) else { continue };
            let Some(least) = on.environ(kind).map(|environ| environ.size.get() + 3) else { continue };
            let strength = board.strength(Side::Imperial, planet, kind);
            if strength >= least {
                let message = format!(
                    "A camp in the {} environ of {} meets Imperial strength {strength}, and {least} ends it.",
                    kind.word(),
                    on.planet.label()
                );
                findings.push(Finding::new(&ABOUT, set_ups::row(id, *row_id), message));
            }
        }
    }
}

fn with(lines: u32) -> Content {
    deployed::deployed(|_, scenario| {
        scenario.set_up.add(deployed::placed(deployed::LINE, lines));
        scenario.set_up.add(deployed::placed(deployed::CAMP, 1));
    })
}

fn failing() -> Content {
    with(2)
}

fn passing() -> Content {
    with(1)
}

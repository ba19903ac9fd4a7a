//! `secret-base-where-none-may-be`: the secret base must not be on a home of a star-faring race, on a planet with a secret, or at a star with a
//! capital.

use super::{book, code, deployed, set_ups};
use crate::set_up::{Piece, no_secret_base};
use crate::{Content, Finding};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "secret-base-where-none-may-be",
    code: code(45),
    severity: Severity::Error,
    citation: book("34.1"),
    says: "The secret base is on no home of a star-faring race, on no planet with a secret, and round no star of a capital or the throne.",
    because: "There the Empire looks too closely.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, board) in set_ups::boards(content) {
        for (row_id, _, station) in board.rows.iter().filter(|(_, row, _)| row.piece == Piece::SecretBase) {
            let Some(on) = station.planet.and_then(|planet| board.planet(planet)) else { continue };
            if let Some(why) = no_secret_base(&board, on) {
                let message = format!("The secret base is on {}, {why}.", on.planet.label());
                findings.push(Finding::new(&ABOUT, set_ups::row(id, *row_id), message));
            }
        }
    }
}

/// A set-up with the secret base on the first planet, which is the capital and the throne.
fn failing() -> Content {
    deployed::deployed(|_, scenario| {
        scenario.set_up.add(deployed::placed(deployed::SECRET_BASE, 1));
    })
}

fn passing() -> Content {
    deployed::deployed(|_, scenario| {
        scenario.set_up.add(deployed::on_second(deployed::SECRET_BASE, 1));
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::set_up::Board;
    use crate::{Scenario, blue_book};

    #[test]
    fn the_map_leaves_eighteen_planets_to_choose_from() {
        let content = blue_book::content();
        let scenario = Scenario::default();
        let board = Board::of(&content, &scenario);
        let left: Vec<u32> =
            board.planets.iter().filter(|on| no_secret_base(&board, on).is_none()).map(|on| on.planet.number.get()).collect();
        assert_eq!(left, [112, 121, 141, 142, 223, 231, 232, 322, 323, 342, 421, 431, 432, 433, 441, 511, 523, 551]);
    }
}

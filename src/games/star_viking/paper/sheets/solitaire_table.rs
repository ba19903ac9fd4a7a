//! The dice table for the jumps of a Viking who has no player, for solitaire play; the captain `by-dice` uses the same table. The sheet is printed
//! only on request, because the book has the idea but no table.

use drawing::stock::Orientation;
use geometry::Mm;
use sheets::Printout;
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::{HEADING, TEXT};
use sheets::table::{Cell, Table as Grid};
use star_viking::play::{ByDice, Course};
use star_viking::{Content, Place, Table};

/// The height of a row of the dice table.
const ROW: Mm = Mm::new(7.0);
/// The size of letters that players can read from the other side of the table.
const WORDS: Mm = Mm::new(3.6);

/// The steps in which a turn is played with the table.
const STEPS: [&str; 5] = [
    "The Federation's player plans and moves as always. The Viking has no player: their units are bought as the scenario has them, and their \
     starships load all that their holds take at the home base.",
    "For each Viking starship in turn roll two dice and look below. A ship that withdrew must jump and never goes back; if the dice say to stay, the \
     ship goes where it pays most.",
    "Systems are ranked by their wealth, the richest first, those left out that the Viking controls. Where there are fewer, the last is meant. \
     Of equal ones take the first in the order of the tiles.",
    "In tactical segments the Viking goes for the richest sector that they are stronger in, fires at what costs most of what they can hit, takes \
     plunder wherever they can, and withdraws when they are outgunned or half their hull is gone.",
    "Landed plunder and taxes repair starships first, then build a starship if none is left, and buy points with the rest.",
];

/// The sheet with the table. There is no sheet for a project without a combat table, since the game cannot be played then.
#[must_use]
pub fn solitaire_table(content: &Content, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    if content.tables.combat.columns() == 0 {
        return Vec::new();
    }
    let mut flow = Flow::new(frame, Orientation::Portrait, "Solitaire table", star_viking::BOOK);
    for (number, step) in (1..).zip(STEPS) {
        flow.prose(&format!("{number}. {step}"), TEXT.sized(WORDS));
    }
    flow.prose(
        &format!(
            "A starship with plunder of {} or more aboard goes home whatever the dice say, and so do all on the last turn.",
            ByDice::FULL
        ),
        TEXT.sized(WORDS),
    );
    flow.gap(Mm::new(3.0));
    let row = |(total, course): (u32, Course)| -> Vec<Cell> {
        vec![(total.to_string(), None), (format!("{} of 36", ways(total)), None), (words(course), None)]
    };
    let rows: Vec<Vec<Cell>> = (2..).zip(ByDice::TABLE).map(row).collect();
    let grid = Grid { shares: &[0.6, 0.8, 3.0], heads: &["two dice", "chance", "the starship"], row: ROW };
    flow.heading("Where a starship jumps", HEADING, grid.height(rows.len()));
    grid.pour(&mut flow, &rows);
    Grid::remark(&mut flow, &format!("{}.", rules::capital(&ByDice::ORIGIN.to_string())));
    let mut bodies = flow.finish();
    printout.seal(&mut bodies, Place::Table(Table::Economy), "The solitaire table");
    bodies
}

/// In how many of the 36 possible ways two dice give this total.
const fn ways(total: u32) -> u32 {
    6 - total.abs_diff(7)
}

/// The order that the dice give a starship, in words.
fn words(course: Course) -> String {
    match course {
        Course::Home => "goes home, or stays there".into(),
        Course::Stay => "stays where it is".into(),
        Course::Richest(1) => "jumps to the richest system of others".into(),
        Course::Richest(place) => format!("jumps to the {} system of others by wealth", nth(place)),
        Course::Follow => "follows the starship before it; the first one stays".into(),
    }
}

/// A rank as a word, such as "second" for 2.
fn nth(place: u8) -> String {
    match place {
        2 => "second".into(),
        3 => "third".into(),
        4 => "fourth".into(),
        5 => "fifth".into(),
        6 => "sixth".into(),
        7 => "seventh".into(),
        other => format!("{other}th"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chances_of_all_totals_are_36_of_36() {
        assert_eq!((2..=12).map(ways).sum::<u32>(), 36);
        assert_eq!([2, 7, 12].map(ways), [1, 6, 1]);
        assert_eq!(ByDice::TABLE.len(), 11);
    }
}

//! Instructions for a game of one star in which nobody plays one of the sides: how that side plays, by the captain's rules of thumb, in steps and
//! tables that need no computer. The table is printed only on request, because the book has two players.

use drawing::stock::Orientation;
use freedom_in_the_galaxy::play::{Thumb, Worth};
use freedom_in_the_galaxy::{CellTable as _, Content, InTable, Place, SearchTable, Side, Table};
use geometry::Mm;
use rules::Citation;
use sheets::Printout;
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::{HEADING, TEXT};
use sheets::table::{Cell, Table as Grid};

/// The height of a row of a table.
const ROW: Mm = Mm::new(5.2);
/// The size of letters that players can read from across a table.
const WORDS: Mm = Mm::new(3.3);
/// The hiding values for which the search table has a line each.
const HIDING: [u32; 5] = [1, 3, 5, 7, 8];
/// The citation for the solitaire table, which comes from Drydock and not from the book.
const ORIGIN: Citation = Citation::Drydock("the book has two players; the table says what the captain of rules of thumb does");

/// A page for each side. No pages if the project lacks the tables of combat and search, because it then cannot be played.
#[must_use]
pub fn solitaire_table(content: &Content, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    if content.tables.is_empty(Table::Military) || content.tables.is_empty(Table::Search) {
        return Vec::new();
    }
    let mut bodies: Vec<Body> = [Side::Imperial, Side::Rebel].into_iter().flat_map(|side| page(content, side, frame)).collect();
    printout.seal(&mut bodies, Place::Table(Table::Military, InTable::Whole), "The solitaire table");
    bodies
}

fn page(content: &Content, side: Side, frame: &Frame) -> Vec<Body> {
    let thumb = Thumb::of(side);
    let name = match side {
        Side::Rebel => "the Rebels",
        Side::Imperial => "the Empire",
    };
    let title = format!("Solitaire: a table plays {name}");
    let mut flow = Flow::new(frame, Orientation::Portrait, &title, freedom_in_the_galaxy::BOOK);
    for (number, step) in (1..).zip(steps(content, side, thumb)) {
        flow.prose(&format!("{number}. {step}"), TEXT.sized(WORDS));
    }
    flow.gap(Mm::new(1.5));
    let (missions, places) = (rows(thumb.missions()), rows(thumb.places()));
    let grid = |heads| Grid { shares: &[3.0, 0.7], heads, row: ROW };
    Grid::beside(
        &mut flow,
        0.5,
        [
            ("What a mission is worth", grid(&["it brings", "points"]), &missions),
            ("What draws units", grid(&["the environ has", "points"]), &places),
        ],
    );
    flow.gap(Mm::new(2.0));
    let searches: Vec<Vec<Cell>> =
        HIDING.into_iter().zip(SearchTable::LINES).map(|line| search_row(content, thumb, line)).collect();
    let grid = Grid { shares: &[1.0, 1.6], heads: &["characters in hiding", "characters search from a value of"], row: ROW };
    flow.heading("When characters search", HEADING, grid.height(searches.len()));
    grid.pour(&mut flow, &searches);
    Grid::remark(&mut flow, &format!("{}.", rules::capital(&ORIGIN.to_string())));
    flow.finish()
}

/// The steps in which a side plays its turn.
fn steps(content: &Content, side: Side, thumb: Thumb) -> Vec<String> {
    let odds = thumb.attacks_at(&content.tables.military);
    let attacks = match odds.as_slice() {
        [] => "It never attacks with units.".to_owned(),
        [first, ..] => format!(
            "With units it attacks from {first} on, leaders and types of environs counted: there the enemy loses more than {} times as much. It names \
             the best leader.",
            thumb.attack()
        ),
    };
    let missions = format!(
        "Missions: in each environ everybody who stands apart from units goes on the mission that may be assigned and is worth most by the table \
         below, times its chance of a letter. All go together where the enemy would find one alone with {:.0} % or more; else each on another \
         mission, if that promises more.",
        thumb.together_from() * 100.0
    );
    let moves = match side {
        Side::Imperial => format!(
            "Movement: a stack of units goes where it would gain {} points or more by the table below, but leaves no prisoners without a guard and \
             keeps the last unit on a planet in rebellion. Characters go where Rebels are, and to planets whose loyalty can be won back.",
            thumb.worthwhile()
        ),
        Side::Rebel => format!(
            "Movement: characters fly or walk where they would gain {} points or more by their missions, and where the enemy can hardly find them. \
             Units stay together, and go only where they are at least half as strong as the enemy.",
            thumb.worthwhile()
        ),
    };
    vec![
        "Your own side is played as always. What lies face down is turned up and down again by chance; you do not look at it before the rules \
         show it."
            .to_owned(),
        moves,
        "Reaction: it reacts to where detected enemies stand, with its strongest unit and its best leader, if no prisoners are left alone.".to_owned(),
        format!("{attacks} Losses are the units that are worth least. A base fires at units that pass if its level is 2."),
        "Search: units always search; characters search by the table below if their combat is the greater. Those who are found are attacked unless \
         they are stronger by two or more; with firearms if it is stronger at all, and to capture if by three or more."
            .to_owned(),
        "Fight: all are active but for those whom the next wound would kill. It tries to break off as soon as attack less defence is 0 or more. \
         Wounds go to those who have most endurance left."
            .to_owned(),
        missions,
        "Cards: it draws until it has a letter, and goes on as long as what another letter would bring, times its chance, is more than what the \
         events of the cards that are left could cost."
            .to_owned(),
    ]
}

fn rows(worths: Vec<Worth>) -> Vec<Vec<Cell>> {
    worths.into_iter().map(|(what, worth)| vec![(what.to_owned(), None), (format!("{worth:.1}"), None)]).collect()
}

fn search_row(content: &Content, thumb: Thumb, (hiding, line): (u32, &&str)) -> Vec<Cell> {
    let least = thumb.searches_from(hiding, &content.tables.search);
    let words = least.map_or_else(|| "never".to_owned(), |least| least.to_string());
    vec![((*line).to_owned(), None), (words, None)]
}

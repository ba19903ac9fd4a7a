//! The sequence of play of each level of the rules, in Drydock's words (4.0, 18.0, 30.0), with the tracks of its turns.

use super::tracks::{self, Track};
use drawing::stock::Orientation;
use freedom_in_the_galaxy::{Content, Counted, InScenario, Place, RulesLevel, Scenario};
use geometry::Mm;
use rules::{self, Count, Id, capital};
use sheets::Printout;
use sheets::columns::Columns;
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::{INK, REMARK, TEXT};

/// A page for each level of the rules by which the chosen scenario, or any scenario, is played.
#[must_use]
pub fn sheets(content: &Content, scenario: Option<Id<Scenario>>, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let mut bodies = Vec::new();
    for level in RulesLevel::ALL {
        let mut played = content.scenarios.iter().filter(|(id, _)| scenario.is_none_or(|wanted| wanted == *id));
        let Some((id, _)) = played.find(|(_, found)| found.rules == level) else { continue };
        let mut flow = Flow::new(
            frame,
            Orientation::Portrait,
            &format!("A turn by the {} rules", level.label()),
            freedom_in_the_galaxy::BOOK,
        );
        flow.prose("Each step is the phasing player's, but where the other is named.", REMARK);
        let tracks = tracks_of(content, scenario, level);
        let laid = SIZES.map(|size| written(level, ends(content, scenario, level), flow.width(), size));
        let room = flow.left() - tracks::height(&flow, &tracks);
        if let Some(columns) = laid.iter().find(|columns| columns.height() <= room) {
            columns.clone().pour(&mut flow);
        } else {
            // The tracks have a page of their own, so that they lie on the table as one sheet.
            let [largest, ..] = laid;
            largest.pour(&mut flow);
            flow.break_page();
        }
        tracks::show(&mut flow, &tracks);
        let mut pages = flow.finish();
        printout.seal(&mut pages, Place::Scenario(id, InScenario::Whole), "The sequence of play");
        bodies.extend(pages);
    }
    bodies
}

/// The sizes of letters, in millimetres; the largest that leaves room for the tracks is used.
const SIZES: [f64; 4] = [4.0, 3.7, 3.4, 3.1];

/// The stages of a turn with their steps, in columns.
fn written(level: RulesLevel, ends: &'static [&'static str], width: Mm, size: f64) -> Columns {
    let mut columns = Columns::new(width, 2, Mm::new(70.0)).set_in(TEXT.sized(Mm::new(size)));
    for (heading, steps) in steps(level, ends) {
        columns.heading(&capital(heading), INK);
        for step in steps {
            columns.point(step);
        }
    }
    columns
}

/// The tracks of a level of the rules, with as many turns as the longest scenario of that level has. If a scenario is given, only that one is
/// considered.
pub fn tracks_of(content: &Content, scenario: Option<Id<Scenario>>, level: RulesLevel) -> Vec<Track> {
    let played =
        content.scenarios.iter().filter(|(id, found)| found.rules == level && scenario.is_none_or(|wanted| wanted == *id));
    tracks::tracks(content, level, played.filter_map(|(_, found)| found.turns).map(Count::get).max())
}

type Steps = (&'static str, &'static [&'static str]);

/// The stages of a turn, each with its steps.
fn steps(level: RulesLevel, ends: &'static [&'static str]) -> Vec<Steps> {
    match level {
        RulesLevel::StarSystem => vec![
            ("the Rebel player-turn: operations", STAR_SYSTEM_OPERATIONS),
            ("search", SEARCH),
            ("missions", MISSIONS),
            ("the Imperial player-turn", SAME),
            ("end of the turn", END),
            ("victory", ends),
        ],
        RulesLevel::Province => vec![
            ("the Rebel player-turn: operations", PROVINCE_OPERATIONS),
            ("search", SEARCH),
            ("missions", MISSIONS),
            ("the Imperial player-turn", SAME),
            ("end of the turn", END),
            ("victory", ends),
        ],
        RulesLevel::Galactic => vec![
            ("galactic stage", GALACTIC),
            ("first Rebel player-turn: operations", PROVINCE_OPERATIONS),
            ("search", SEARCH),
            ("missions", MISSIONS),
            ("first Imperial player-turn", SAME),
            ("second Rebel and Imperial player-turns", SECOND),
            ("end of the turn", END),
            ("victory", ends),
        ],
    }
}

/// When the scenarios of a level check for victory, in words: points after the last turn or after each Imperial player-turn, and instant victories.
fn ends(content: &Content, scenario: Option<Id<Scenario>>, level: RulesLevel) -> &'static [&'static str] {
    let mut played = content.scenarios.iter().filter(|(id, _)| scenario.is_none_or(|wanted| wanted == *id));
    if played.any(|(_, found)| found.rules == level && found.counted == Counted::EachImperialTurn) {
        EACH_TURN
    } else {
        AT_THE_END
    }
}

const STAR_SYSTEM_OPERATIONS: &[&str] = &[
    "Place what comes this turn.",
    "Move units and characters, in any order, from environ to environ of a planet or to another planet: bases of the enemy fire at mobile units that \
     leave or land, and look for ships.",
    "The other player may react: into each environ with units or detected characters of yours one of theirs, a unit with its leader, or one \
     character from another environ of the planet.",
    "Units of both sides in one environ may fight: the odds, then a die for each side.",
];
const PROVINCE_OPERATIONS: &[&str] = &[
    "Place what comes this turn, and spend Force Points where the rules let you.",
    "Move mobile units between planets, by jumps from star to star: the other player may intercept them in orbit boxes, and bases that are Up rake \
     those that lift off or land.",
    "Fight in orbit boxes.",
    "Move characters, by ship, by jump or on foot.",
    "Move units from environ to environ of a planet.",
    "The other player may react: into each environ with units or detected characters of yours one of theirs, a unit with its leader, or one \
     character, from the planet or its orbit box.",
    "Units of both sides in one environ may fight.",
    "Order the stacks in orbit boxes: one a side.",
];
const SEARCH: &[&str] = &[
    "The other player searches, with characters and with units, in each environ where detected characters of yours are without units.",
    "Those who are found fight: characters, or the squad that units send.",
];
const MISSIONS: &[&str] = &[
    "Characters who do nothing all turn long heal; possessions change hands.",
    "Choose groups and their missions, environ by environ.",
    "Draw action cards for each environ, as many as its size, and carry out events as they come.",
    "Draw the extra draws, and settle missions by their letters.",
    "Shift loyalties, start and stop rebellions, and raise what they bring.",
];
const SAME: &[&str] = &["The same steps for the Empire.", "At its end look which planets in rebellion come under Rebel control."];
const SECOND: &[&str] = &["Both player-turns once more, without another galactic stage."];
const GALACTIC: &[&str] = &[
    "The Rebel player draws a galactic event.",
    "The Imperial player taxes a province and pays for elite units and bases of level 2.",
    "Both spend Force Points on units and bases.",
    "The Imperial player draws a strategic assignment, which says where the units of the Empire may move.",
];
const END: &[&str] = &["Move the marker of the turn."];
const AT_THE_END: &[&str] = &[
    "What wins at once is asked when the scenario says: at any time, or at the end of each turn.",
    "After the last turn count the victory points of the Rebel player.",
];
const EACH_TURN: &[&str] = &[
    "After each Imperial player-turn count the victory points of the Rebel player: with enough of them the Rebels have won.",
    "At any time the Imperial player wins at once by what the scenario says.",
    "When the last turn is over without either the Imperial player has won.",
];

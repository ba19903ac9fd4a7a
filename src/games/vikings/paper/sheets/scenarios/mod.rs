//! Scenario sheets: the sides, the ground, the length and the goals, with a picture of the set-up. For each side there is also a separate sheet, with
//! what the other side may not know.

mod picture;
mod sides;
mod words;

pub use super::signs::color;
pub use picture::{DECK, GOLD, HIDE, area_color};
pub use sides::{hunts, side_sheets};

use words::Words;

use drawing::stock::Orientation;
use geometry::Mm;
use rules::{Id, slug};
use sheets::Printout;
use sheets::columns::Columns;
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::{INK, REMARK};
use sheets::section::one_by_one;
use vikings::{Content, InScenario, Place, Player, Scenario, SetUp};

/// The scenarios to print: the chosen one, or all if none is chosen.
pub fn wanted(content: &Content, scenario: Option<Id<Scenario>>) -> impl Iterator<Item = (Id<Scenario>, &Scenario)> {
    content.scenarios.iter().filter(move |(id, _)| scenario.is_none_or(|wanted| wanted == *id))
}

/// The name under which a side's sheets are printed. If the files of both sides would have the same name, the name of the player is added, so that
/// neither file gets the other side's secrets.
pub fn reader(content: &Content, scenario: &Scenario, player: Player) -> String {
    let (own, other) = (scenario.side_label(player, content), scenario.side_label(player.other(), content));
    if slug(&own) == slug(&other) { format!("{own} (player {})", player.label()) } else { own }
}

/// The sides and the ground of a scenario, in a sentence.
#[must_use]
pub fn summary(set_up: &SetUp) -> String {
    Words::new(set_up).summary()
}

/// How a scenario ends and how a side wins it, in the words of its sheet.
pub struct EndInWords {
    /// When the scenario ends.
    pub length: String,
    /// The goals of the scenario, in order.
    pub goals: Vec<String>,
    /// The grades of victory.
    pub grades: String,
    /// When the tide rises; `None` if it is not low at the beginning (5.5).
    pub tide: Option<String>,
    /// The other optional and special rules of the scenario. Each is a sentence with the section of the book (5.1 to 5.5).
    pub special: Vec<String>,
}

/// How a scenario ends and how a side wins it, in words.
#[must_use]
pub fn end_in_words(set_up: &SetUp) -> EndInWords {
    let words = Words::new(set_up);
    let low_tide = words.low_tide();
    EndInWords {
        length: words.length(),
        goals: set_up.scenario.goals.iter().map(|(_, goal)| words.goal(goal)).collect(),
        grades: words.grades(),
        special: words.special_rules().into_iter().filter(|rule| !low_tide.contains(rule)).collect(),
        tide: words.tide(),
    }
}

/// A sheet for the chosen scenario, or for each scenario if none is chosen.
#[must_use]
pub fn scenario_sheets(content: &Content, scenario: Option<Id<Scenario>>, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let scenarios = wanted(content, scenario).map(|(id, _)| id);
    one_by_one(content, scenarios, frame, printout, |content, id, frame, printout| {
        let Some(scenario) = content.scenarios.get(id) else { return Vec::new() };
        let laid = |highest: Mm, printout: &mut Printout| sheet(content, (id, scenario), highest, frame, printout);
        let pages = |highest: Mm| laid(highest, &mut Printout::default()).len();
        // The picture has its greatest height, unless a smaller height saves a page.
        let most = pages(picture::HIGHEST[0]);
        let saves = |highest: &Mm| most > 1 && pages(*highest) < most;
        let highest = picture::HIGHEST.into_iter().find(saves).unwrap_or(picture::HIGHEST[0]);
        laid(highest, printout)
    })
}

fn sheet(
    content: &Content,
    (id, scenario): (Id<Scenario>, &Scenario),
    highest: Mm,
    frame: &Frame,
    printout: &mut Printout,
) -> Vec<Body> {
    let place = |part| Place::Scenario(id, part);
    let set_up = SetUp::of(content, scenario);
    let words = Words::new(&set_up);
    let mut flow = Flow::new(frame, Orientation::Portrait, scenario.label(), "Scenario");
    flow.prose(&words.summary(), REMARK.sized(Mm::new(3.4)));
    let tag = printout.tag(place(InScenario::Layout));
    picture::put(&mut flow, &set_up, highest, tag);
    let mut columns = Columns::new(flow.width(), 2, Mm::new(70.0));
    columns.heading("Sides and set-up", INK);
    for player in Player::ALL {
        columns.lead(&format!("{}, player {}", scenario.side_label(player, content), player.label()));
        let tag = printout.tag(place(InScenario::Sides));
        for sentence in words.side(player) {
            columns.paragraph_of(tag, &sentence);
        }
    }
    let lying = words.lying();
    if !lying.is_empty() {
        columns.heading("On the ground", INK);
        for (token, sentence) in lying {
            columns.point_of(printout.tag(place(InScenario::Token(token))), &sentence);
        }
    }
    columns.heading("End and victory", INK);
    columns.paragraph_of(printout.tag(place(InScenario::Turns)), &words.length());
    for (goal, found) in scenario.goals.iter() {
        columns.point_of(printout.tag(place(InScenario::Goal(goal))), &words.goal(found));
    }
    for sentence in words.head_starts().into_iter().chain([words.grades()]) {
        columns.paragraph_of(printout.tag(place(InScenario::Grades)), &sentence);
    }
    let special = words.special_rules();
    if !special.is_empty() {
        columns.heading("Special rules", INK);
        let tag = printout.tag(place(InScenario::Options));
        for sentence in &special {
            columns.point_of(tag, sentence);
        }
    }
    let notes: Vec<&str> = scenario.notes.lines().map(str::trim).filter(|note| !note.is_empty()).collect();
    if !notes.is_empty() {
        columns.heading("Designer’s notes", INK);
        let tag = printout.tag(place(InScenario::Notes));
        for note in notes {
            columns.paragraph_of(tag, note);
        }
    }
    columns.pour(&mut flow);
    let mut bodies = flow.finish();
    printout.seal(&mut bodies, place(InScenario::Whole), &format!("The sheet of {}", scenario.label()));
    bodies
}

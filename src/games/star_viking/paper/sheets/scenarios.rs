//! The public scenario sheet: what all players may know and, for a battle, its tile. The contents of holds and the places of units are on the secret
//! papers.

use super::battlefield::battlefields;
use super::scope;
use super::words::Words;
use drawing::stock::Orientation;
use geometry::Mm;
use rules::{Id, counted};
use sheets::Printout;
use sheets::columns::Columns;
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::{INK, REMARK, TEXT};
use sheets::roll;
use sheets::section::one_by_one;
use star_viking::{Color, Content, Deployment, InScenario, Place, Scenario, ScenarioForm};

/// The width of the names of tiles and forces, in the smallest letters.
const NAMES: Mm = Mm::new(36.0);
/// The sizes of letters that are tried first, in millimetres, from the largest.
const SIZES: [f64; 3] = [4.2, 3.8, 3.4];
/// The size of the smallest letters, in millimetres.
const LEAST: f64 = 3.1;

/// A sheet for the chosen scenario, or for each scenario if none is chosen.
#[must_use]
pub fn scenario_sheets(content: &Content, scenario: Option<Id<Scenario>>, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let scenarios = scope::scenarios(content, scenario).into_iter().map(|(id, _)| id);
    one_by_one(content, scenarios, frame, printout, |content, id, frame, printout| {
        content.scenarios.get(id).map_or_else(Vec::new, |scenario| sheet(content, id, scenario, frame, printout))
    })
}

/// The extra money that a force's side gets to make the scenario level, as a sentence that can follow others; empty if the side gets none.
fn purse(deployment: &Deployment, scenario: &Scenario) -> String {
    match deployment.purse.get() {
        ..=0 => String::new(),
        purse if scenario.form == ScenarioForm::Battle => {
            format!(" {} more count on its side of the balance.", counted(purse, "mega-credit"))
        }
        purse => format!(" Before turn 1 it has {} more, as new money.", counted(purse, "mega-credit")),
    }
}

fn sheet(content: &Content, id: Id<Scenario>, scenario: &Scenario, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let words = Words::new(content, scenario);
    let mut flow = Flow::new(frame, Orientation::Portrait, scenario.label(), "Scenario");
    flow.prose(&words.summary(), REMARK.sized(Mm::new(3.4)));
    // Short texts get larger letters. For a battle, its tile stands below the text.
    let of_words = if scenario.form == ScenarioForm::Battle { 0.0 } else { 0.8 };
    let mut laid = SIZES.into_iter().map(|size| told(content, scenario, &words, flow.width(), size));
    let fitting = laid.find(|columns| columns.height() <= flow.left() * of_words);
    let columns = fitting.unwrap_or_else(|| told(content, scenario, &words, flow.width(), LEAST));
    columns.pour(&mut flow);
    battlefields(frame.project, (content, scenario), &[], &mut flow, printout);
    flow.gap(Mm::new(4.0));
    roll::notes(&mut flow, "Notes");
    let mut bodies = flow.finish();
    printout.seal(&mut bodies, Place::Scenario(id, InScenario::Whole), "The scenario sheet");
    bodies
}

/// What all players may know, in letters of this size in millimetres.
fn told(content: &Content, scenario: &Scenario, words: &Words, width: Mm, size: f64) -> Columns {
    let names = NAMES * (size / LEAST).min(1.15);
    let mut columns = Columns::new(width, 2, Mm::new(70.0)).set_in(TEXT.sized(Mm::new(size)));
    columns.heading("Systems in play", INK);
    for (name, system) in words.tiles() {
        let about =
            system.map_or_else(String::new, |system| format!("technology {}, wealth {}", system.technology, system.wealth));
        columns.entry(name, names, &about);
    }
    let capitals = words.quadrant_capitals();
    if !capitals.is_empty() {
        columns.paragraph(&format!("The Quadrant Capital of the Federation stands in {}.", capitals.join(" and ")));
    }
    columns.heading("Sides", INK);
    for (_, deployment) in scenario.deployments.iter() {
        let Some(force) = deployment.force.and_then(|id| content.forces.get(id)) else { continue };
        let about = match force.color {
            Color::Red => format!(
                "Vikings, with {} to spend at the start. What they bought is theirs to know.",
                counted(force.budget.get(), "mega-credit")
            ),
            Color::Blue => "The Federation, whose ships and cargo are where its player put them.".to_owned(),
            Color::Green => "Local defenses, under the player who controls their system.".to_owned(),
        };
        columns.entry(force.label(), names, &(about + &purse(deployment, scenario)));
    }
    let victory = words.victory();
    if !victory.is_empty() {
        columns.heading("End and victory", INK);
        for sentence in &victory {
            columns.point(sentence);
        }
    }
    if !scenario.notes.is_empty() {
        columns.heading("Designer's notes", INK);
        for note in &scenario.notes {
            columns.paragraph(note);
        }
    }
    columns
}

//! The desks: what stands in the middle of the window, a folder for each game. Here is what the frame asks of every game.

pub mod blue_book;
mod checklist;
mod clipboard;
pub mod findings;
pub mod launch_fighters;
mod naming;
mod notes;
mod pages;
pub mod pictures;
mod print_preview;
mod project;
pub mod star_viking;

use egui::Ui;

use super::action::Change;
use super::derived::OutlineGroup;
use super::stage::Stage;
use super::state::{DeskMode, State};
use super::trial::Trial;
use super::widgets::Work;
use crate::rules::{Content, Edit, Place, launch_fighters as lf, star_viking as sv};
use checklist::Task;

/// What the desks remember from pass to pass and no project holds: the tool in hand, the part of a board that is seen, painted pictures.
#[derive(Default)]
pub struct Memory {
    /// Of the map desk of Launch Fighters!
    pub launch_fighters_map: launch_fighters::MapMemory,
    /// Of the odds of Launch Fighters!
    pub launch_fighters_odds: launch_fighters::OddsMemory,
    /// Of the scenario desk of Launch Fighters!
    pub launch_fighters_scenario: launch_fighters::ScenarioMemory,
    /// Of the blue book's chapters for Launch Fighters!
    pub launch_fighters_book: launch_fighters::BookMemory,
    /// Of Launch Fighters! ships as a table.
    pub launch_fighters_ships: launch_fighters::ShipsMemory,
    /// Of the desks of Star Viking.
    pub star_viking: star_viking::Memory,
    /// The designer's own pictures, small.
    pub thumbnails: pictures::Thumbnails,
    /// What is to be done beside the window after the pass.
    pub work: Vec<Work>,
}

/// A place with the designs that it is in.
enum Here<'a> {
    Project,
    LaunchFighters(&'a lf::Content, lf::Place),
    StarViking(&'a sv::Content, sv::Place),
}

/// A place with the designs that it is in. A place of another game is nowhere in them, which leaves the project.
fn here<'a>(content: &'a Content, place: &Place) -> Here<'a> {
    match (content, place) {
        (Content::LaunchFighters(content), Place::LaunchFighters(place)) => Here::LaunchFighters(content, *place),
        (Content::StarViking(content), Place::StarViking(place)) => Here::StarViking(content, *place),
        (Content::LaunchFighters(_), Place::Project | Place::StarViking(_))
        | (Content::StarViking(_), Place::Project | Place::LaunchFighters(_)) => Here::Project,
    }
}

/// The desk of what is selected.
pub fn show(ui: &mut Ui, stage: &mut Stage) {
    match stage.state.view.desk {
        DeskMode::Print => return print_preview::show(ui, stage),
        DeskMode::Compare => return compare(ui, stage),
        DeskMode::Table => return table(ui, stage),
        DeskMode::Design => {}
    }
    match here(&stage.state.document.project().content, stage.state.document.place()) {
        Here::Project => project::show(ui, stage),
        Here::LaunchFighters(content, place) => launch_fighters::show(ui, stage, content, place),
        Here::StarViking(content, place) => star_viking::show(ui, stage, content, place),
    }
}

/// A captain that can be named for a playtest: how it is spelled, and what it does, as a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Captain {
    /// How it is spelled.
    pub name: &'static str,
    /// What it does.
    pub says: &'static str,
    /// Whether it is taken where none is named.
    pub usual: bool,
}

/// The captains of a game, the weakest first; none of a game that is not played here yet.
pub fn captains(content: &Content) -> Vec<Captain> {
    match content {
        Content::LaunchFighters(_) => launch_fighters::captains().collect(),
        Content::StarViking(_) => Vec::new(),
    }
}

/// The sides that fight a scenario, by its name or the first where none is named; why it cannot be played, as a sentence.
///
/// # Errors
/// If it cannot be played as it stands.
pub fn fighting(content: &Content, scenario: Option<&str>) -> Result<Vec<String>, String> {
    match content {
        Content::LaunchFighters(content) => launch_fighters::fighting(content, scenario),
        Content::StarViking(_) => Err("Star Viking is designed, checked and printed here, and not played yet.".into()),
    }
}

/// The scenario of a place, or the first there is, as a place and by its name.
#[must_use]
pub fn scenario(content: &Content, place: &Place) -> Option<(Place, String)> {
    match content {
        Content::LaunchFighters(content) => launch_fighters::scenario_of(content, place),
        Content::StarViking(_) => None,
    }
}

/// Has a game of a playtest played again, to be watched on the desk.
pub fn watch(stage: &mut Stage, waker: &egui::Context, trial: &Trial, game: u32) {
    match &trial.project().content {
        Content::LaunchFighters(_) => launch_fighters::watch(stage, waker, trial, game),
        // No playtest of it was ever begun.
        Content::StarViking(_) => {}
    }
}

/// What the inspector says about what is selected.
pub fn inspect(ui: &mut Ui, stage: &mut Stage) {
    match here(&stage.state.document.project().content, stage.state.document.place()) {
        Here::Project => project::inspect(ui, stage),
        Here::LaunchFighters(content, place) => {
            launch_fighters::inspect(ui, stage, content, place);
        }
        Here::StarViking(content, place) => star_viking::inspect(ui, stage, content, place),
    }
}

/// What is to be done from an empty project to a printed game.
#[must_use]
pub fn tasks(state: &State) -> Vec<Task> {
    match &state.document.project().content {
        Content::LaunchFighters(content) => launch_fighters::checklist(state, content),
        Content::StarViking(content) => star_viking::checklist(state, content),
    }
}

/// What is searched, looked at and chosen in the blue book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Browsing {
    /// In that of Launch Fighters!
    LaunchFighters(launch_fighters::Browsing),
    /// In that of Star Viking.
    StarViking(star_viking::Browsing),
}

/// A blue book that has just been opened, for the game of these designs.
#[must_use]
pub fn browsing(content: &Content) -> Browsing {
    match content {
        Content::LaunchFighters(_) => Browsing::LaunchFighters(launch_fighters::Browsing::default()),
        Content::StarViking(_) => Browsing::StarViking(star_viking::Browsing::default()),
    }
}

/// Whether the blue book has things of a kind, by the word for one of them.
#[must_use]
pub fn is_in_the_blue_book(content: &Content, one: &str) -> bool {
    match content {
        Content::LaunchFighters(_) => launch_fighters::is_in_the_blue_book(one),
        Content::StarViking(_) => star_viking::is_in_the_blue_book(one),
    }
}

/// Shows the blue book; tells the change that would add what is chosen.
pub fn blue_book(ui: &mut Ui, stage: &mut Stage, browsing: &Browsing) -> Option<Change> {
    match (&stage.state.document.project().content, browsing) {
        (Content::LaunchFighters(content), Browsing::LaunchFighters(browsing)) => {
            launch_fighters::blue_book(ui, stage, content, browsing)
        }
        (Content::StarViking(content), Browsing::StarViking(browsing)) => star_viking::blue_book(ui, stage, content, browsing),
        // A book that was opened over a project of another game.
        (Content::LaunchFighters(_), Browsing::StarViking(_)) | (Content::StarViking(_), Browsing::LaunchFighters(_)) => None,
    }
}

/// Whether the project itself has switches of optional rules.
#[must_use]
pub const fn has_options(content: &Content) -> bool {
    match content {
        Content::LaunchFighters(_) => true,
        // The switches of its variants belong to a scenario.
        Content::StarViking(_) => false,
    }
}

/// The switches of a game's optional rules, for the desk of the project.
pub fn options(ui: &mut Ui, stage: &mut Stage) {
    match &stage.state.document.project().content {
        Content::LaunchFighters(content) => launch_fighters::options(ui, stage, content),
        // It has none (see `has_options`).
        Content::StarViking(_) => {}
    }
}

/// The things of a project, by kind.
#[must_use]
pub fn outline(content: &Content) -> Vec<OutlineGroup> {
    match content {
        Content::LaunchFighters(content) => launch_fighters::outline(content),
        Content::StarViking(content) => star_viking::outline(content),
    }
}

/// The thing that a place belongs to.
#[must_use]
pub fn thing(place: &Place) -> Place {
    match place {
        Place::Project => Place::Project,
        Place::LaunchFighters(place) => launch_fighters::thing(*place).into(),
        Place::StarViking(place) => star_viking::thing(*place).into(),
    }
}

/// The place itself if it is there, else the nearest that is.
#[must_use]
pub fn nearest(content: &Content, place: &Place) -> Place {
    match here(content, place) {
        Here::Project => Place::Project,
        Here::LaunchFighters(content, place) => launch_fighters::nearest(content, place),
        Here::StarViking(content, place) => star_viking::nearest(content, place),
    }
}

/// What is shown first of a project: the first thing of the kind that is designed first, or how to begin with it.
#[must_use]
pub fn first_place(content: &Content) -> Place {
    let groups = outline(content);
    groups.first().and_then(|group| group.entries.first()).map_or(Place::Project, |entry| entry.place.clone())
}

/// The edits that add a new thing of a kind, by the word for one of them, and where it will be.
#[must_use]
pub fn add(content: &Content, one: &str) -> Option<(Edit, Place)> {
    match content {
        Content::LaunchFighters(content) => launch_fighters::add(content, one),
        Content::StarViking(content) => star_viking::add(content, one),
    }
}

/// The edits that copy the thing of a place, what to call that, and where the copy will be; none where there is nothing to copy.
#[must_use]
pub fn duplicate(content: &Content, place: &Place) -> Option<(Edit, Place)> {
    match here(content, place) {
        Here::Project => None,
        Here::LaunchFighters(content, place) => launch_fighters::duplicate(content, place),
        Here::StarViking(content, place) => star_viking::duplicate(content, place),
    }
}

/// The edit that takes the thing of a place away, and what to call it.
#[must_use]
pub fn remove(content: &Content, place: &Place) -> Option<(Edit, String)> {
    match here(content, place) {
        Here::Project => None,
        Here::LaunchFighters(content, place) => launch_fighters::remove(content, place),
        Here::StarViking(content, place) => star_viking::remove(content, place),
    }
}

/// Things that were pasted.
#[derive(Clone, Debug, PartialEq)]
pub struct Pasted {
    /// The edits that add them.
    pub edits: Vec<Edit>,
    /// What was added, such as "2 ships added".
    pub summary: String,
    /// Where the first of them will be.
    pub first: Place,
}

/// What can be copied of these places, as a table with tabs between its cells.
#[must_use]
pub fn copy(content: &Content, places: &[Place]) -> Option<String> {
    match content {
        Content::LaunchFighters(content) => {
            let own = |place: &Place| if let Place::LaunchFighters(place) = place { Some(*place) } else { None };
            launch_fighters::copy(content, &places.iter().filter_map(own).collect::<Vec<_>>())
        }
        Content::StarViking(content) => {
            let own = |place: &Place| if let Place::StarViking(place) = place { Some(*place) } else { None };
            star_viking::copy(content, &places.iter().filter_map(own).collect::<Vec<_>>())
        }
    }
}

/// Whether something of this place goes onto the clipboard.
#[must_use]
pub fn is_copied(place: &Place) -> bool {
    matches!(place, Place::LaunchFighters(lf::Place::Ship(..)) | Place::StarViking(sv::Place::Unit(..)))
}

/// The edits that add what stands in a table.
///
/// # Errors
/// If the text is no such table; a whole sentence.
pub fn paste(content: &Content, text: &str) -> Result<Pasted, String> {
    match content {
        Content::LaunchFighters(content) => launch_fighters::paste(content, text),
        Content::StarViking(content) => star_viking::paste(content, text),
    }
}

/// Whether these are two things that can be shown side by side.
#[must_use]
pub fn comparable(places: &[Place]) -> bool {
    launch_fighters::pair(places).is_some()
}

/// The chosen things side by side.
fn compare(ui: &mut Ui, stage: &mut Stage) {
    match &stage.state.document.project().content {
        Content::LaunchFighters(content) => launch_fighters::compare(ui, stage, content, &stage.state.chosen()),
        Content::StarViking(_) => {}
    }
}

/// All things of a kind at a glance.
fn table(ui: &mut Ui, stage: &mut Stage) {
    match &stage.state.document.project().content {
        Content::LaunchFighters(content) => launch_fighters::ships_table(ui, stage, content),
        Content::StarViking(content) => star_viking::wall(ui, stage, content),
    }
}

/// A view of all things of a kind, which takes the place of the desk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Overview {
    /// The kind, by the word for one of them.
    pub one: &'static str,
    /// What it is called on its tab.
    pub tab: &'static str,
    /// What the heading of the outline that opens it is called.
    pub name: &'static str,
    /// What it is for, as a sentence.
    pub says: &'static str,
    /// Whether it has cells that are typed in, and so keys of its own for what is edited, emptied and copied.
    pub has_cells: bool,
}

/// The view of all things of a kind that a game has.
#[must_use]
pub const fn overview(content: &Content) -> Overview {
    match content {
        Content::LaunchFighters(_) => launch_fighters::SHIPS_TABLE,
        Content::StarViking(_) => star_viking::WALL,
    }
}

/// Where among those of its kind a thing stands, counted from 0, and how many there are.
#[must_use]
pub fn position(content: &Content, place: &Place) -> Option<(usize, usize)> {
    match here(content, place) {
        Here::Project => None,
        Here::LaunchFighters(content, place) => launch_fighters::position(content, place),
        Here::StarViking(content, place) => star_viking::position(content, place),
    }
}

/// The edit that takes a thing to another place in the order of its kind.
#[must_use]
pub fn move_to(place: &Place, to: usize) -> Option<Edit> {
    match place {
        Place::Project => None,
        Place::LaunchFighters(place) => launch_fighters::move_to(*place, to),
        Place::StarViking(place) => star_viking::move_to(*place, to),
    }
}

/// The edits that take the selected part of a thing out of it, such as a unit out of a set-up or a body out of a system, and what to call
/// them; an inner none where the part is there but cannot be taken out, and none at all where the place is no such part.
#[must_use]
pub fn take_out(content: &Content, place: &Place) -> Option<Option<(Vec<Edit>, String)>> {
    match here(content, place) {
        Here::Project => None,
        Here::LaunchFighters(content, place) => launch_fighters::take_out(content, place),
        Here::StarViking(content, place) => star_viking::take_out(content, place),
    }
}

/// The change that moves the selected part of a thing among its like, such as an orbit of a system, some places down, or up; an inner none
/// where it is at the end already, and none at all where the place is no such part.
#[must_use]
pub fn shift_part(content: &Content, place: &Place, by: isize) -> Option<Option<Change>> {
    match here(content, place) {
        Here::Project | Here::LaunchFighters(..) => None,
        Here::StarViking(content, place) => star_viking::shift_part(content, place, by),
    }
}

/// Where the name of the thing of a place is written.
#[must_use]
pub fn name_of(place: &Place) -> Option<Place> {
    match place {
        Place::Project => None,
        Place::LaunchFighters(place) => launch_fighters::name_of(*place),
        Place::StarViking(place) => star_viking::name_of(*place),
    }
}

/// What is selected in a few words, for the status bar.
#[must_use]
pub fn summary(content: &Content, place: &Place) -> String {
    match here(content, place) {
        Here::Project => String::new(),
        Here::LaunchFighters(content, place) => launch_fighters::summary(content, place),
        Here::StarViking(content, place) => star_viking::summary(content, place),
    }
}

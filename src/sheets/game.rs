//! The functions that a game must provide for its sheets. They are implemented for a type other than the game's content, because the content's type
//! belongs to the crate of the rules.

use std::borrow::Cow;
use std::marker::PhantomData;

use super::binding::Binder;
use super::frame::{Body, Frame};
use super::{Printout, Request, SheetKind};
use drawing::Page;
use project::OneOf as _;
use project::{Content, OfGame, Place};
use rules::Checked;
use rules::Id;

/// A place in the designs of a game.
pub type PlaceOf<G> = <<G as Sheets>::Of as Checked>::Place;

/// The sheets of a game.
pub trait Sheets: Sized + 'static {
    /// The type of the designs that are printed.
    type Of: OfGame + Clone;
    /// The type of a scenario, which can be printed by itself.
    type Scenario;
    /// Every sheet, in the order of printing.
    const SHEETS: &'static [Sheet<Self>];
    /// The kind of sheet that the window shows first.
    const FIRST_SHOWN: SheetKind;
    /// The kinds that are printed only if the user names them.
    const ON_REQUEST: &'static [SheetKind];

    /// The kind of sheet that shows the thing at a place; `None` if no sheet shows it.
    fn sheet_of(place: &PlaceOf<Self>) -> Option<SheetKind>;
    /// A picture that shows at a glance what the designs are: a part of their board, as large as a [`cover`](super::cover). `None` if there is no
    /// board. The board is that of the given scenario or, without one, of the first scenario. If several parts of the board are suitable, the number
    /// `choice` decides between them, so that two projects with the same board can look different.
    fn cover(content: &Self::Of, scenario: Option<Id<Self::Scenario>>, choice: usize) -> Option<Page>;
    /// How many players the given scenario (or else the first one) has, and how long it lasts, such as "2 players, 14 turns"; empty if there is no
    /// scenario.
    fn players_and_length(content: &Self::Of, scenario: Option<Id<Self::Scenario>>) -> String;
    /// The scenario that is called `name`, which may also be spelled as in a path; `None` if there is no such scenario.
    fn scenario(content: &Self::Of, name: &str) -> Option<Id<Self::Scenario>>;
    /// The names of the players of the given scenario, or of all scenarios if none is given. The user can have pages printed for one of these players
    /// only.
    fn readers(content: &Self::Of, scenario: Option<Id<Self::Scenario>>) -> Vec<String>;
    /// The things that are on no sheet because only this scenario is printed: how many there are of each sort, and the word for the sort, such as
    /// "ship".
    fn left_out(content: &Self::Of, scenario: Id<Self::Scenario>) -> Vec<(usize, &'static str)>;
    /// The designs without the things that cannot appear in this scenario or, if none is given, in any scenario. All designs are kept if there is no
    /// scenario, or if the game's sheets show only what is in scenarios anyway.
    fn used(content: &Self::Of, scenario: Option<Id<Self::Scenario>>) -> Cow<'_, Self::Of>;
    /// The things that [`used`](Self::used) leaves out: how many there are of each sort, and the word for the sort. Things that
    /// [`left_out`](Self::left_out) counts are not among them.
    fn unused(content: &Self::Of, scenario: Option<Id<Self::Scenario>>) -> Vec<(usize, &'static str)>;
}

/// A sort of thing, such as "ship", and a function that counts the things of this sort in designs.
pub type Sort<C> = (&'static str, fn(&C) -> usize);

/// How many things of each sort are in `all` and not in `some`.
pub fn lacking<C>(all: &C, some: &C, sorts: &[Sort<C>]) -> Vec<(usize, &'static str)> {
    sorts.iter().map(|(sort, number)| (number(all).saturating_sub(number(some)), *sort)).collect()
}

/// A sheet of a game, with the function that draws it.
pub struct Sheet<G: Sheets> {
    /// The kind of the sheet.
    pub kind: SheetKind,
    /// Draws the pages of the sheet, without the frame around them.
    pub bodies: fn(&Wanted<'_, G>, &mut Printout) -> Vec<Body>,
}

/// Everything that a sheet is drawn from.
pub struct Wanted<'a, G: Sheets> {
    /// The designs of the project.
    pub content: &'a G::Of,
    /// The designs without the things that no scenario can use; all designs if the user asked for everything.
    pub used: &'a G::Of,
    /// The only scenario to print; `None` for all of them.
    pub scenario: Option<Id<G::Scenario>>,
    /// The frame around the pages.
    pub frame: &'a Frame<'a>,
    /// The request that the user made.
    pub request: &'a Request,
}

/// The sheets of any game, for code that knows no game.
pub trait AnySheets {
    /// The kinds of sheet, in the order of printing.
    fn kinds(&self) -> Vec<SheetKind>;
    /// The kind of sheet that the window shows first.
    fn first_shown(&self) -> SheetKind;
    /// A picture that shows at a glance what the project called `title` holds: a part of the board of the scenario that is called `scenario`, or else
    /// of the first scenario. `None` if there is no board.
    fn cover(&self, content: &Content, scenario: Option<&str>, title: &str) -> Option<Page>;
    /// How many players the scenario that is called `scenario` (or else the first one) has, and how long it lasts; empty if there is no scenario.
    fn players_and_length(&self, content: &Content, scenario: Option<&str>) -> String;
    /// The kind of sheet that shows the thing at a place; `None` if no sheet shows it.
    fn sheet_of(&self, place: &Place) -> Option<SheetKind>;
    /// Draws every requested sheet and hands its pages to the binder.
    fn print(&self, content: &Content, frame: &Frame<'_>, request: &Request, printout: &mut Printout, binder: &mut dyn Binder);
    /// The names of the players of the scenario that is called `scenario`, or of all scenarios for `None`; each name once.
    fn readers(&self, content: &Content, scenario: Option<&str>) -> Vec<String>;
    /// The things that are on no sheet because only the scenario called `scenario` is printed: how many there are of each sort, and the word for the
    /// sort, such as "ship".
    fn left_out(&self, content: &Content, scenario: &str) -> Vec<(usize, &'static str)>;
    /// The things that are on no sheet because the scenario called `scenario` (or, for `None`, every scenario) cannot use them: how many there are of
    /// each sort, and the word for the sort.
    fn unused(&self, content: &Content, scenario: Option<&str>) -> Vec<(usize, &'static str)>;
    /// The kinds of sheet that are printed if the user names no kind: all but those that are printed only if they are named.
    fn usual_kinds(&self) -> Vec<SheetKind>;
}

impl<G: Sheets> AnySheets for PhantomData<G> {
    fn kinds(&self) -> Vec<SheetKind> {
        G::SHEETS.iter().map(|sheet| sheet.kind).collect()
    }

    fn first_shown(&self) -> SheetKind {
        G::FIRST_SHOWN
    }

    fn cover(&self, content: &Content, scenario: Option<&str>, title: &str) -> Option<Page> {
        let content = G::Of::own(content)?;
        let choice = title.bytes().fold(0_u32, |sum, byte| sum.wrapping_mul(5).wrapping_add(byte.into())) as usize;
        G::cover(content, scenario.and_then(|name| G::scenario(content, name)), choice)
    }

    fn players_and_length(&self, content: &Content, scenario: Option<&str>) -> String {
        let words = |content| G::players_and_length(content, scenario.and_then(|name| G::scenario(content, name)));
        G::Of::own(content).map_or_else(String::new, words)
    }

    fn sheet_of(&self, place: &Place) -> Option<SheetKind> {
        G::sheet_of(<PlaceOf<G>>::own(place)?)
    }

    fn print(&self, content: &Content, frame: &Frame<'_>, request: &Request, printout: &mut Printout, binder: &mut dyn Binder) {
        let Some(content) = G::Of::own(content) else { return };
        let scenario = request.scenario.as_deref().and_then(|name| G::scenario(content, name));
        if request.scenario.is_some() && scenario.is_none() {
            return;
        }
        let used: Cow<'_, G::Of> = if request.everything { Cow::Borrowed(content) } else { G::used(content, scenario) };
        let wanted = Wanted { content, used: used.as_ref(), scenario, frame, request };
        let asked = |kind: SheetKind| if G::ON_REQUEST.contains(&kind) { request.names(kind) } else { request.wants(kind) };
        for sheet in G::SHEETS.iter().filter(|sheet| asked(sheet.kind)) {
            if !frame.goes_on() {
                return;
            }
            let bodies = (sheet.bodies)(&wanted, printout);
            frame.bind(printout, binder, sheet.kind, bodies);
        }
    }

    fn readers(&self, content: &Content, scenario: Option<&str>) -> Vec<String> {
        let Some(content) = G::Of::own(content) else { return Vec::new() };
        let mut readers = Vec::new();
        for reader in G::readers(content, scenario.and_then(|name| G::scenario(content, name))) {
            if !readers.contains(&reader) {
                readers.push(reader);
            }
        }
        readers
    }

    fn left_out(&self, content: &Content, scenario: &str) -> Vec<(usize, &'static str)> {
        G::Of::own(content).and_then(|own| Some(G::left_out(own, G::scenario(own, scenario)?))).unwrap_or_default()
    }

    fn unused(&self, content: &Content, scenario: Option<&str>) -> Vec<(usize, &'static str)> {
        let Some(content) = G::Of::own(content) else { return Vec::new() };
        G::unused(content, scenario.and_then(|name| G::scenario(content, name)))
    }

    fn usual_kinds(&self) -> Vec<SheetKind> {
        self.kinds().into_iter().filter(|kind| !G::ON_REQUEST.contains(kind)).collect()
    }
}

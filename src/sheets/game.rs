//! What a game must provide for the sheets. The game that provides it is a type of its own, since its content is from the rules.

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

/// Where something stands in the designs of a game.
pub type PlaceOf<G> = <<G as Sheets>::Of as Checked>::Place;

/// The sheets of a game.
pub trait Sheets: Sized + 'static {
    /// The designs that are printed.
    type Of: OfGame + Clone;
    /// A scenario, which can be printed by itself.
    type Scenario;
    /// Every sheet, in the order of printing.
    const SHEETS: &'static [Sheet<Self>];
    /// The kind that is shown until another is chosen.
    const FIRST_SHOWN: SheetKind;
    /// The kinds that are printed only when they are asked for by name.
    const ON_REQUEST: &'static [SheetKind];

    /// The kind whose pages show the thing at a place; none if no pages do.
    fn sheet_of(place: &PlaceOf<Self>) -> Option<SheetKind>;
    /// A picture that shows at a glance what the designs are: a piece of their board, of the size of a [`cover`](super::cover); none if there is
    /// no board. It is the board of the given scenario, or of the first. Where several pieces would do, the choice, any number, decides, so that
    /// projects with the same board differ.
    fn cover(content: &Self::Of, scenario: Option<Id<Self::Scenario>>, choice: usize) -> Option<Page>;
    /// How many play the given scenario, or the first, and how long, such as "2 players, 14 turns"; empty without a scenario.
    fn players_and_length(content: &Self::Of, scenario: Option<Id<Self::Scenario>>) -> String;
    /// The scenario of this name, which may be spelled as in a path.
    fn scenario(content: &Self::Of, name: &str) -> Option<Id<Self::Scenario>>;
    /// The players of the given scenario, or of any: the names by which pages are printed for one player only.
    fn readers(content: &Self::Of, scenario: Option<Id<Self::Scenario>>) -> Vec<String>;
    /// The things that are on no sheet because only this scenario is printed: how many of each sort, such as "ship".
    fn left_out(content: &Self::Of, scenario: Id<Self::Scenario>) -> Vec<(usize, &'static str)>;
    /// The designs without those that cannot appear in this scenario, or in any; all of them if there is no scenario, or if the game's sheets show
    /// only what is in scenarios anyway.
    fn used(content: &Self::Of, scenario: Option<Id<Self::Scenario>>) -> Cow<'_, Self::Of>;
    /// The things that are left out of those designs, how many of each sort; without those that the choice of a scenario leaves out.
    fn unused(content: &Self::Of, scenario: Option<Id<Self::Scenario>>) -> Vec<(usize, &'static str)>;
}

/// A sort of thing, such as "ship", and the function that counts how many of it designs have.
pub type Sort<C> = (&'static str, fn(&C) -> usize);

/// How many things of each sort are in `all` designs but not in `some`.
pub fn lacking<C>(all: &C, some: &C, sorts: &[Sort<C>]) -> Vec<(usize, &'static str)> {
    sorts.iter().map(|(sort, number)| (number(all).saturating_sub(number(some)), *sort)).collect()
}

/// A sheet of a game.
pub struct Sheet<G: Sheets> {
    /// Its kind.
    pub kind: SheetKind,
    /// Its pages, without the frame around them.
    pub bodies: fn(&Wanted<'_, G>, &mut Printout) -> Vec<Body>,
}

/// What a sheet is to be printed from.
pub struct Wanted<'a, G: Sheets> {
    /// The designs.
    pub content: &'a G::Of,
    /// The designs without those that no scenario can use; all of them if everything is requested.
    pub used: &'a G::Of,
    /// Only this scenario.
    pub scenario: Option<Id<G::Scenario>>,
    /// The frame around the pages.
    pub frame: &'a Frame<'a>,
    /// The request.
    pub request: &'a Request,
}

/// The sheets of any game, for code that knows no game.
pub trait AnySheets {
    /// The kinds, in the order of printing.
    fn kinds(&self) -> Vec<SheetKind>;
    /// The kind that is shown until another is chosen.
    fn first_shown(&self) -> SheetKind;
    /// A picture that shows at a glance what a project of this title holds: a piece of the board of the scenario of this name, or of the first; none
    /// if it has none.
    fn cover(&self, content: &Content, scenario: Option<&str>, title: &str) -> Option<Page>;
    /// How many play the scenario of this name, or the first, and how long; empty without a scenario.
    fn players_and_length(&self, content: &Content, scenario: Option<&str>) -> String;
    /// The kind whose pages show the thing at a place; none if no pages do.
    fn sheet_of(&self, place: &Place) -> Option<SheetKind>;
    /// Hands every requested sheet of designs for this game to the binder.
    fn print(&self, content: &Content, frame: &Frame<'_>, request: &Request, printout: &mut Printout, binder: &mut dyn Binder);
    /// The players of the scenario of this name, or of any, each once.
    fn readers(&self, content: &Content, scenario: Option<&str>) -> Vec<String>;
    /// The things that are on no sheet because only the scenario of this name is printed: how many of each sort, such as "ship".
    fn left_out(&self, content: &Content, scenario: &str) -> Vec<(usize, &'static str)>;
    /// The things that are on no sheet because the scenario of this name, or every one, cannot use them: how many of each sort.
    fn unused(&self, content: &Content, scenario: Option<&str>) -> Vec<(usize, &'static str)>;
    /// The kinds that are printed where none is named: all but those that are printed on request only.
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

//! What a game owes the sheets. The game that owes it is a type of its own, since its content is from the rules.

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
    /// The kinds that are printed only where they are asked for by name, and not among all.
    const ON_REQUEST: &'static [SheetKind];

    /// The kind whose pages show what stands at a place; none where it is on no page of its own.
    fn sheet_of(place: &PlaceOf<Self>) -> Option<SheetKind>;
    /// The piece that shows at a glance what the designs are, by itself; none where there is none.
    fn cover(content: &Self::Of) -> Option<Page>;
    /// The scenario of this name, spelled as it is or as in a path.
    fn scenario(content: &Self::Of, name: &str) -> Option<Id<Self::Scenario>>;
    /// Who plays the scenario that is asked for, or any: the names by which pages are printed for one player alone.
    fn readers(content: &Self::Of, scenario: Option<Id<Self::Scenario>>) -> Vec<String>;
    /// How many things of which sort, such as "ship", are on no sheet because only this scenario is printed.
    fn left_out(content: &Self::Of, scenario: Id<Self::Scenario>) -> Vec<(usize, &'static str)>;
    /// The designs without what cannot appear in this scenario, or in any; all of them where there is none, or the game's sheets are of what its
    /// scenarios have anyway.
    fn used(content: &Self::Of, scenario: Option<Id<Self::Scenario>>) -> Cow<'_, Self::Of>;
    /// How many things of which sort are left out of those designs.
    fn unused(content: &Self::Of, scenario: Option<Id<Self::Scenario>>) -> Vec<(usize, &'static str)>;
}

/// A sheet of a game.
pub struct Sheet<G: Sheets> {
    /// Its kind.
    pub kind: SheetKind,
    /// Its pages, without what stands round them.
    pub bodies: fn(&Wanted<'_, G>, &mut Printout) -> Vec<Body>,
}

/// What is wanted of a sheet.
pub struct Wanted<'a, G: Sheets> {
    /// The designs.
    pub content: &'a G::Of,
    /// The designs without what no scenario can use; all of them where everything is wanted.
    pub used: &'a G::Of,
    /// Only this scenario.
    pub scenario: Option<Id<G::Scenario>>,
    /// What stands round the pages.
    pub frame: &'a Frame<'a>,
    /// What was asked for.
    pub request: &'a Request,
}

/// The sheets of any game, for whoever knows no game.
pub trait AnySheets {
    /// The kinds, in the order of printing.
    fn kinds(&self) -> Vec<SheetKind>;
    /// The kind that is shown until another is chosen.
    fn first_shown(&self) -> SheetKind;
    /// The piece that shows at a glance what a project is of, by itself; none where it has none.
    fn cover(&self, content: &Content) -> Option<Page>;
    /// The kind whose pages show what stands at a place; none where it is on no page of its own.
    fn sheet_of(&self, place: &Place) -> Option<SheetKind>;
    /// Hands over every sheet that the request wants of designs for this game.
    fn print(&self, content: &Content, frame: &Frame<'_>, request: &Request, printout: &mut Printout, binder: &mut dyn Binder);
    /// Who plays the scenario of this name, or any, each once.
    fn readers(&self, content: &Content, scenario: Option<&str>) -> Vec<String>;
    /// How many things of which sort, such as "ship", are on no sheet because only the scenario of this name is printed.
    fn left_out(&self, content: &Content, scenario: &str) -> Vec<(usize, &'static str)>;
    /// How many things of which sort are on no sheet because the scenario of this name, or any, cannot use them.
    fn unused(&self, content: &Content, scenario: Option<&str>) -> Vec<(usize, &'static str)>;
    /// The kinds that are printed where none is named, without those of which nobody wants one more.
    fn usual_kinds(&self) -> Vec<SheetKind>;
}

impl<G: Sheets> AnySheets for PhantomData<G> {
    fn kinds(&self) -> Vec<SheetKind> {
        G::SHEETS.iter().map(|sheet| sheet.kind).collect()
    }

    fn first_shown(&self) -> SheetKind {
        G::FIRST_SHOWN
    }

    fn cover(&self, content: &Content) -> Option<Page> {
        G::Of::own(content).and_then(G::cover)
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

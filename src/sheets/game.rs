//! What a game owes the sheets, and the door through which it comes in: no other file here names one.

use std::marker::PhantomData;

use super::binding::Binder;
use super::frame::{Body, Frame};
use super::{Printout, Request, SheetKind};
use drawing::Page;
use project::OneOf as _;
use project::{Content, Game, OfGame, Place};
use rules::Id;

/// The sheets of a game.
pub trait Sheets: OfGame {
    /// A scenario, which can be printed by itself.
    type Scenario;
    /// Every sheet, in the order of printing.
    const SHEETS: &'static [Sheet<Self>];
    /// The kind that is shown until another is chosen.
    const FIRST_SHOWN: SheetKind;
    /// The kinds that are printed only where they are asked for by name, and not among all.
    const ON_REQUEST: &'static [SheetKind];

    /// The kind whose pages show what stands at a place; none where it is on no page of its own.
    fn sheet_of(place: &Self::Place) -> Option<SheetKind>;
    /// The piece that shows at a glance what the designs are, by itself; none where there is none.
    fn cover(&self) -> Option<Page>;
    /// The scenario of this name, spelled as it is or as in a path.
    fn scenario(&self, name: &str) -> Option<Id<Self::Scenario>>;
    /// Who plays the scenario that is asked for, or any: the names by which pages are printed for one player alone.
    fn readers(&self, scenario: Option<Id<Self::Scenario>>) -> Vec<String>;
    /// How many things of which sort, such as "ship", are on no sheet because only this scenario is printed.
    fn left_out(&self, scenario: Id<Self::Scenario>) -> Vec<(usize, &'static str)>;
}

/// A sheet of a game.
pub struct Sheet<D: Sheets> {
    /// Its kind.
    pub kind: SheetKind,
    /// Its pages, without what stands round them.
    pub bodies: fn(&Wanted<'_, D>, &mut Printout) -> Vec<Body>,
}

/// What is wanted of a sheet.
pub struct Wanted<'a, D: Sheets> {
    /// The designs.
    pub content: &'a D,
    /// Only this scenario.
    pub scenario: Option<Id<D::Scenario>>,
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
    /// The kinds that are printed where none is named, without those of which nobody wants one more.
    fn usual_kinds(&self) -> Vec<SheetKind>;
}

/// The sheets of a game.
#[must_use]
pub const fn of(game: Game) -> &'static dyn AnySheets {
    match game {
        Game::LaunchFighters => &PhantomData::<launch_fighters::Content>,
        Game::StarViking => &PhantomData::<star_viking::Content>,
        Game::FreedomInTheGalaxy => &PhantomData::<freedom_in_the_galaxy::Content>,
        Game::Vikings => &PhantomData::<vikings::Content>,
        Game::SpaceViking => &PhantomData::<space_viking::Content>,
    }
}

impl<D: Sheets> AnySheets for PhantomData<D> {
    fn kinds(&self) -> Vec<SheetKind> {
        D::SHEETS.iter().map(|sheet| sheet.kind).collect()
    }

    fn first_shown(&self) -> SheetKind {
        D::FIRST_SHOWN
    }

    fn cover(&self, content: &Content) -> Option<Page> {
        D::own(content).and_then(D::cover)
    }

    fn sheet_of(&self, place: &Place) -> Option<SheetKind> {
        D::sheet_of(D::Place::own(place)?)
    }

    fn print(&self, content: &Content, frame: &Frame<'_>, request: &Request, printout: &mut Printout, binder: &mut dyn Binder) {
        let Some(content) = D::own(content) else { return };
        let scenario = request.scenario.as_deref().and_then(|name| content.scenario(name));
        if request.scenario.is_some() && scenario.is_none() {
            return;
        }
        let wanted = Wanted { content, scenario, frame, request };
        let asked = |kind: SheetKind| if D::ON_REQUEST.contains(&kind) { request.names(kind) } else { request.wants(kind) };
        for sheet in D::SHEETS.iter().filter(|sheet| asked(sheet.kind)) {
            if !frame.goes_on() {
                return;
            }
            let bodies = (sheet.bodies)(&wanted, printout);
            frame.bind(printout, binder, sheet.kind, bodies);
        }
    }

    fn readers(&self, content: &Content, scenario: Option<&str>) -> Vec<String> {
        let Some(content) = D::own(content) else { return Vec::new() };
        let mut readers = Vec::new();
        for reader in content.readers(scenario.and_then(|name| content.scenario(name))) {
            if !readers.contains(&reader) {
                readers.push(reader);
            }
        }
        readers
    }

    fn left_out(&self, content: &Content, scenario: &str) -> Vec<(usize, &'static str)> {
        D::own(content).and_then(|own| Some(own.left_out(own.scenario(scenario)?))).unwrap_or_default()
    }

    fn usual_kinds(&self) -> Vec<SheetKind> {
        self.kinds().into_iter().filter(|kind| !D::ON_REQUEST.contains(kind)).collect()
    }
}

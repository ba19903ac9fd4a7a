//! The counter sheets (9.1). There are two counters for each character: one shows them sound, and stunned on the back; the other shows them wounded,
//! and dead on the back. A rider has two more, as long as a horse: mounted, with the horse alone on the back; and mounted and wounded, with the dead
//! horse on the back. Beasts have their own counters.

mod beasts;
mod faces;
mod figure;
mod horse;
mod pen;

pub use beasts::counter as beast;
pub use faces::{LONG, SIDE, State};

use std::collections::BTreeSet;
use std::sync::Arc;

use self::figure::Pose;
use drawing::{Ground, Page, Path};
use geometry::{Mm, Point, Rect, Size, Vector};
use project::Finding;
use rules::Id;
use sheets::frame::{Body, Frame};
use sheets::imposition::{Face, Piece, Spacing, impose};
use sheets::later::Later;
use sheets::{Draft, Printout, findings};
use vikings::{Character, Content, InCharacter, Place, Scenario};

/// How many counters are printed at most.
const MOST: usize = 3000;

/// A single face of a counter.
pub struct Shown {
    /// The state that the face shows.
    pub state: State,
    /// The page with the face.
    pub page: Page,
}

/// The characters in the forces of a scenario.
pub(super) fn taking_part(content: &Content, scenario: &Scenario) -> BTreeSet<Id<Character>> {
    let members = scenario.forces(content).flat_map(|(.., force)| force.members.iter());
    members.filter_map(|(_, member)| member.character).collect()
}

/// Sheets with the counters of all characters and beasts in use or, if a scenario is given, of those in the scenario. Square counters come first,
/// then those as long as a horse. Each bears the sign of its people.
#[must_use]
pub fn counters(
    (content, used): (&Content, &Content),
    scenario: Option<Id<Scenario>>,
    frame: &Frame,
    printout: &mut Printout,
) -> Vec<Body> {
    let taking_part = scenario.and_then(|id| content.scenarios.get(id)).map(|scenario| taking_part(content, scenario));
    let wanted = |id| taking_part.as_ref().is_none_or(|ids| ids.contains(&id));
    let mut chosen: Vec<_> = used.characters.iter().filter(|(id, _)| wanted(*id)).collect();
    // The counters of a side lie together, so that whole strips can be cut off for one player.
    chosen.sort_by_key(|(_, character)| faces::side(content, character));
    let all = || chosen.iter().copied();
    let own = Arc::new(content.clone());
    let on_foot = all().flat_map(|(id, character)| {
        [(State::Sound, State::Stunned), (State::Wounded, State::Dead)].map(|sides| piece(&own, id, character, sides))
    });
    let riders = all().filter(|(_, character)| character.values.is_rider()).flat_map(|(id, character)| {
        [(State::Mounted, State::Horse), (State::MountedWounded, State::DeadHorse)].map(|sides| piece(&own, id, character, sides))
    });
    let (long, square): (Vec<Piece>, Vec<Piece>) =
        beasts::pieces(content, scenario).into_iter().partition(|piece| piece.size.height > SIDE);
    let riding = all().filter(|(_, character)| character.values.is_rider()).count();
    let number = all().count() * 2 + riding * 2 + long.len() + square.len();
    let pieces: Vec<Piece> = on_foot.chain(square).chain(riders).chain(long).take(MOST).collect();
    if number > pieces.len() {
        let message = format!("The game has {number} counters, and {} of them are printed.", pieces.len());
        printout.findings.push(Finding::new(&findings::PIECES_LEFT_OUT, project::Place::Project, message));
    }
    impose(frame, printout, "Counters", pieces, Spacing::of_counters(frame.choices))
}

/// Every face of a character's counters, each as a page.
#[must_use]
pub fn faces_of(content: &Content, character: &Character) -> Vec<Shown> {
    State::of(character).into_iter().map(|state| Shown { state, page: alone(content, character, state) }).collect()
}

/// The face of a character who is sound and on foot, as a page.
#[must_use]
pub fn sound(content: &Content, character: &Character) -> Page {
    alone(content, character, State::Sound)
}

/// The figure of a character who is sound and on foot, on the background colour of the counter and without its words.
#[must_use]
pub fn figure_alone(content: &Content, character: &Character) -> Page {
    const FIGURE: Size = Size::new(15.0, 15.0);
    /// How far the figure is moved down, because its weapon reaches farther up than its feet reach down.
    const BELOW: Vector = Vector::new(0.0, 2.0);
    let ground = faces::ground(content, character, State::Sound);
    let whole = Rect::new(Point::ORIGIN, FIGURE);
    let mut draft = Draft::new();
    draft.path(Path::rounded_rect(whole, Mm::new(1.0)).filled(ground).as_ground(Ground::Plain));
    figure::draw(&mut draft, character, content.troop_of(character), Pose::Standing, whole.middle() + BELOW);
    Page { items: draft.items, ..Page::new(character.label().to_owned(), FIGURE) }
}

fn alone(content: &Content, character: &Character, state: State) -> Page {
    let draft = faces::face(content, character, state);
    let page = Page { items: draft.items, ..Page::new(format!("{} {}", character.label(), state.label()), state.size()) };
    page.cut_from(faces::rim(content, character, state))
}

fn piece(content: &Arc<Content>, id: Id<Character>, character: &Character, (front, back): (State, State)) -> Piece {
    let side = |state: State| {
        let own = Arc::clone(content);
        let face = move |_: &mut Printout| {
            own.characters.get(id).map_or_else(Draft::new, |character| faces::face(&own, character, state))
        };
        Face::drawn_later(Later::new(face), faces::rim(content, character, state))
    };
    let name = match front {
        State::Mounted | State::MountedWounded => format!("The counter of {} on a horse", character.label()),
        _ => format!("The counter of {}", character.label()),
    };
    Piece {
        place: Place::Character(id, part(front)).into(),
        name,
        size: front.size(),
        front: side(front),
        back: Some(side(back)),
        stands: true,
        beyond: Draft::new(),
    }
}

/// The part of a character that has the values on a face.
const fn part(state: State) -> InCharacter {
    match state {
        State::Sound | State::Horse | State::DeadHorse | State::Dead => InCharacter::Sound,
        State::Stunned => InCharacter::Stunned,
        State::Wounded => InCharacter::Wounded,
        State::Mounted => InCharacter::Mounted,
        State::MountedWounded => InCharacter::MountedWounded,
    }
}

/// The middle of a face.
fn middle(size: Size) -> Point {
    Point::at(size.width * 0.5, size.height * 0.5)
}

//! Says which counters, environs and planets of the display stand for which choices.

use super::pieces::{Lying, Piece};
use super::scene::Scene;
use crate::display::RingSpot;
use freedom_in_the_galaxy::play::{
    Action, CharacterNumber, Counter, EnvironNumber, PlanetNumber, PossessionNumber, Question, UnitKind,
};

/// The thing on the display that a choice is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// Units of a kind, in the environ of the question.
    Unit(UnitKind),
    /// Units that lie face down, in the environ of the question.
    FaceDown,
    /// A character.
    Character(CharacterNumber),
    /// A possession, shown by the counter of the ship or of the character who carries it.
    Possession(PossessionNumber),
    /// The Rebel camp.
    Camp,
    /// An environ.
    Environ(EnvironNumber),
    /// A planet, shown by its orbit box.
    Planet(PlanetNumber),
    /// The base of the planet where the missions are done.
    Base,
}

/// The subject of a choice; `None` if the user can make the choice only in the list of words.
pub const fn subject(action: Action) -> Option<Subject> {
    Some(match action {
        Action::From(environ) | Action::To(environ) | Action::At(environ) => Subject::Environ(environ),
        Action::PutUp(planet) => Subject::Planet(planet),
        Action::BaseDown => Subject::Base,
        Action::Take(Counter::Unit(kind)) | Action::Lose(kind) => Subject::Unit(kind),
        Action::FaceDown => Subject::FaceDown,
        Action::Take(Counter::Character(character))
        | Action::With(character)
        | Action::Apart(character)
        | Action::Lead(character)
        | Action::SearchLed(character)
        | Action::Active(character)
        | Action::Wound(character)
        | Action::GiveTo(character)
        | Action::Join(character)
        | Action::Mean(character)
        | Action::Free(character)
        | Action::Die(character) => Subject::Character(character),
        Action::Leave(thing) | Action::Use(thing) | Action::Give(thing) => Subject::Possession(thing),
        Action::CampJoins => Subject::Camp,
        Action::Attack
        | Action::Decline
        | Action::NoLeader
        | Action::SearchWithUnits
        | Action::SearchWithCharacters
        | Action::Fight { .. }
        | Action::Spare
        | Action::BreakOff
        | Action::BreakOffInactive
        | Action::Stay
        | Action::Ship(_)
        | Action::Mission(_)
        | Action::Better(_)
        | Action::Draw
        | Action::Settle(_)
        | Action::Succeed(_)
        | Action::Raise(_)
        | Action::Done => return None,
    })
}

/// The space of the display that a choice is about; `None` if the choice is about a counter or nothing on the display.
fn space(scene: &Scene, action: Action) -> Option<RingSpot> {
    match subject(action)? {
        Subject::Environ(environ) => scene.spot(environ),
        Subject::Planet(planet) => Some(scene.orbit(planet)),
        Subject::Base => {
            let errand = scene.look.open.errand.as_ref()?;
            Some(scene.orbit(scene.look.public.environ(errand.environ).planet))
        }
        Subject::Unit(_) | Subject::FaceDown | Subject::Character(_) | Subject::Possession(_) | Subject::Camp => None,
    }
}

/// Whether a choice is about a counter.
pub fn is_about(scene: &Scene, action: Action, lying: &Lying) -> bool {
    let here = |scene: &Scene| asked_in(scene).is_none_or(|environ| environ == lying.at);
    match (subject(action), lying.piece) {
        (Some(Subject::Unit(kind)), Piece::Unit(other) | Piece::Hidden(other) | Piece::Seen(other)) => {
            kind == other && here(scene)
        }
        (Some(Subject::FaceDown), Piece::FaceDown) | (Some(Subject::Camp), Piece::Camp) => here(scene),
        (Some(Subject::Character(character)), Piece::Character(other)) => character == other,
        (Some(Subject::Possession(thing)), Piece::Ship(ship)) => thing == ship,
        (Some(Subject::Possession(thing)), Piece::Character(bearer)) => {
            !scene.look.public.is_ship(thing) && scene.look.bearer(thing) == Some(bearer)
        }
        _ => false,
    }
}

/// The choices among `legal` that are about a counter.
pub fn about(scene: &Scene, legal: &[Action], lying: &Lying) -> Vec<Action> {
    legal.iter().copied().filter(|action| is_about(scene, *action, lying)).collect()
}

/// The choices among `legal` for which a space of the display stands.
pub fn at(scene: &Scene, legal: &[Action], spot: RingSpot) -> Vec<Action> {
    legal.iter().copied().filter(|action| space(scene, *action) == Some(spot)).collect()
}

/// The environ whose counters a question is about; `None` if the question is not tied to one environ.
pub fn asked_in(scene: &Scene) -> Option<EnvironNumber> {
    let errand = || scene.look.open.errand.as_ref().map(|errand| errand.environ);
    match scene.asked?.question {
        Question::Gather(environ)
        | Question::Lose(environ)
        | Question::Stack(environ)
        | Question::Declare(environ)
        | Question::Rise(environ)
        | Question::Lead(environ)
        | Question::Search(environ)
        | Question::Searchers(environ)
        | Question::ReactWith(_, environ)
        | Question::ReactLeader(_, environ)
        | Question::Raise(environ, _) => Some(environ),
        Question::Assign
        | Question::Recruit
        | Question::Target
        | Question::Draw
        | Question::Damage { .. }
        | Question::Raid
        | Question::FoundBy(_)
        | Question::Free => errand(),
        Question::Attack { .. } | Question::Champion | Question::Active | Question::BreakOff | Question::Wound => {
            scene.look.open.fight.map(|fight| fight.environ)
        }
        _ => None,
    }
}

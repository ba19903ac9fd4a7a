//! Turns a click on a counter, or a drag, into one or several choices of the game. The player forms a group by clicking its members or by dragging
//! one onto another, and sends the group off by dragging it to an environ.

use super::choices::{about, at};
use super::pieces::{Lying, Piece};
use super::scene::Scene;
use crate::display::RingSpot;
use freedom_in_the_galaxy::play::{Action, Contest, EnvironNumber, Question, State};
use rules::play::{Dice, Play as _};

/// The choices for which a click or drag stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meant {
    /// Any one of these choices. If there is only one, it is made at once, unless the player must read it first.
    Among(Vec<Action>),
    /// One of these choices. They are listed even if there is only one, because the user did not click the thing that the choice is about.
    List(Vec<Action>),
    /// All of these choices, one after another.
    Way(Vec<Action>),
}

/// The target on which the user dropped a counter.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Onto {
    /// On another counter.
    Piece(Lying),
    /// In an environ, beside the counters there.
    Environ(EnvironNumber),
}

/// The choices for which a click on a counter stands.
pub fn pressed(scene: &Scene, (state, legal): (&State, &[Action]), lying: &Lying) -> Meant {
    let own = about(scene, legal, lying);
    if !own.is_empty() {
        return Meant::Among(own);
    }
    if legal.is_empty() {
        return Meant::Among(Vec::new());
    }
    if let (Some(Question::Move), Some(counter)) = (scene.asked.map(|asked| asked.question), lying.piece.counter()) {
        let way = possible(scene.battle, state, &[Action::From(lying.at), Action::Take(counter)]);
        // The clicked counter cannot move, so the click does not begin a group of other counters that stand with it.
        return if way.len() > 1 { Meant::Way(way) } else { Meant::Among(Vec::new()) };
    }
    Meant::Among(scene.spot(lying.at).map_or_else(Vec::new, |spot| at(scene, legal, spot)))
}

/// The choices for which a click on a space stands: those that lead there or, if there are none, those about the counters in the space.
pub fn pressed_space(scene: &Scene, legal: &[Action], lying: &[Lying], spot: RingSpot) -> Meant {
    let there = at(scene, legal, spot);
    if !there.is_empty() {
        return Meant::Among(there);
    }
    let here = lying.iter().filter(|one| scene.spot(one.at) == Some(spot));
    Meant::List(here.flat_map(|one| about(scene, legal, one)).collect())
}

/// Whether no choice leads to a space and no counter lies in it.
pub fn is_nothing(scene: &Scene, legal: &[Action], spot: RingSpot) -> bool {
    let lies = scene.environ_at(spot).is_some_and(|environ| !super::pieces::there(scene, environ).is_empty());
    at(scene, legal, spot).is_empty() && !lies
}

/// Whether dragging this counter can lead to a choice.
pub fn can_be_dragged(scene: &Scene, legal: &[Action], lying: &Lying) -> bool {
    let Some(question) = scene.asked.map(|asked| asked.question).filter(|_| !legal.is_empty()) else { return false };
    let on_the_way = lying.at == scene.look.public.transit();
    match question {
        Question::Move => legal.contains(&Action::From(lying.at)) && lying.piece.counter().is_some(),
        Question::Gather(_) => on_the_way || !about(scene, legal, lying).is_empty(),
        Question::Station(counter) => on_the_way && lying.piece.counter() == Some(counter),
        Question::Land(_) => on_the_way,
        Question::React | Question::ReactFrom(_) | Question::ReactWith(..) => lying.piece.counter().is_some(),
        Question::Stack(_) | Question::Recruit | Question::Searchers(_) | Question::Environ => lying.piece.character().is_some(),
        Question::Trade | Question::TradeTo(_) => matches!(lying.piece, Piece::Ship(_) | Piece::Character(_)),
        _ => false,
    }
}

/// The choices for which dragging a counter somewhere stands, in the order in which they are made. The list is empty if the drag stands for none.
pub fn dragged(scene: &Scene, state: &State, lying: &Lying, onto: Onto) -> Vec<Action> {
    let Some(question) = scene.asked.map(|asked| asked.question) else { return Vec::new() };
    let to = match onto {
        Onto::Piece(other) => other.at,
        Onto::Environ(environ) => environ,
    };
    let transit = scene.look.public.transit();
    let counter = lying.piece.counter();
    let take = counter.map(Action::Take);
    let other = if let Onto::Piece(other) = onto { other.piece.counter() } else { None };
    let elsewhere = (to != lying.at && to != transit).then_some(Action::To(to));
    let wanted: Vec<Option<Action>> = match question {
        Question::Move | Question::Gather(_) => {
            // If the user drops a counter on another one in the same environ, the two form a group. If the user drops it anywhere else, the whole
            // group sets out.
            let along = other.filter(|_| to == lying.at).map(Action::Take);
            vec![Some(Action::From(lying.at)), take, along, elsewhere]
        }
        Question::Station(_) | Question::Land(_) => vec![Some(Action::To(to))],
        Question::React | Question::ReactFrom(_) | Question::ReactWith(..) => {
            vec![Some(Action::At(to)), Some(Action::From(lying.at)), take]
        }
        Question::Stack(_) => {
            let with_units = matches!(onto, Onto::Piece(other) if other.piece.is_unit());
            let character = lying.piece.character().filter(|_| to == lying.at);
            vec![character.map(if with_units { Action::With } else { Action::Apart })]
        }
        Question::Environ | Question::Recruit | Question::Searchers(_) => {
            let joins = |piece: Piece| piece.character().map(Action::Join);
            let other = if let Onto::Piece(other) = onto { joins(other.piece) } else { None };
            vec![Some(Action::At(to)), other, joins(lying.piece)]
        }
        Question::Trade | Question::TradeTo(_) => {
            let ship = match lying.piece {
                Piece::Ship(ship) => Some(ship),
                Piece::Character(pilot) => scene.look.open.ship_of(pilot, scene.look.public),
                _ => None,
            };
            let taker = if let Onto::Piece(other) = onto { other.piece.character().map(Action::GiveTo) } else { None };
            vec![taker.and(ship).map(Action::Give), taker]
        }
        _ => Vec::new(),
    };
    let mut wanted: Vec<Action> = wanted.into_iter().flatten().collect();
    let mut way = possible(scene.battle, state, &wanted);
    let gathers = matches!(question, Question::Move | Question::Gather(_)) && lying.at != transit;
    let stays = |way: &[Action]| gathers && take.is_some_and(|take| !way.contains(&take));
    // A character who can only go together with others, such as a prisoner, joins the group after them.
    if stays(&way)
        && let [.., first @ Action::Take(_), second @ Action::Take(_)] = &mut wanted[..]
    {
        std::mem::swap(first, second);
        way = possible(scene.battle, state, &wanted);
    }
    // The dragged counter cannot go along, so it does not begin a group of other counters.
    if stays(&way) { Vec::new() } else { way }
}

/// Those of the wanted choices that can be made one after another, up to the first that rolls dice.
pub fn possible(battle: &Contest, state: &State, wanted: &[Action]) -> Vec<Action> {
    let (mut state, mut made) = (state.clone(), Vec::new());
    for action in wanted {
        if !battle.is_legal(&state, *action) {
            continue;
        }
        made.push(*action);
        let mut dice = Rolled::default();
        battle.apply_listed(&mut state, *action, &mut dice, &mut ());
        if dice.0 {
            break;
        }
    }
    made
}

/// Dice that only record whether they were rolled.
#[derive(Default)]
struct Rolled(bool);

impl Dice for Rolled {
    fn die(&mut self) -> u8 {
        self.0 = true;
        1
    }
}

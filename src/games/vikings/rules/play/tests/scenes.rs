//! Makes scenes for tests on a small board: ordinary characters of given troop types on given hexes, and dice that always show one face.

use super::*;
use crate::board::{Board, Hexes};
use crate::{Heading, Member, Start};
use geometry::Space;
use rules::play::{Dice, Play, Seeded};

/// A character of a scene: the troop type, the side, the hex, and the facing.
pub(super) type Piece = (&'static str, usize, (i16, i16), Heading);

pub(super) const A: usize = 0;
pub(super) const B: usize = 1;

/// A scenario on a board of these rows, made ready for play, with ordinary characters of given troop types on their hexes.
pub(super) fn scene(rows: &[&str], pieces: &[Piece], change: impl FnOnce(&mut Content)) -> Battle {
    let mut content = designs("shield-wall");
    let board = content.boards.ids().next().expect("a board");
    let text: Vec<String> = rows.iter().map(|row| format!("{row:?}")).collect();
    let hexes: Hexes = ron::from_str(&format!("[{}]", text.join(","))).expect("rows");
    *content.boards.get_mut(board).expect("it is there") = Board { hexes, ..Board::default() };
    let forces: Vec<_> = content.forces.ids().collect();
    for force in &forces {
        content.forces.get_mut(*force).expect("it is there").members = rules::Shelf::default();
    }
    for (number, (kind, side, (column, row), heading)) in pieces.iter().enumerate() {
        let (troop, found) =
            content.troops.find(|troop| troop.name == *kind).map(|(id, troop)| (id, troop.clone())).expect("a type");
        let mut character =
            crate::Character { name: format!("{kind} {number}"), troop: Some(troop), ..crate::Character::default() };
        character.become_one_of(&found);
        (character.axe, character.people) = (found.axe, format!("Side {side}"));
        let character = Some(content.characters.add(character));
        let member = Member { character, start: Start::on(Space::new(*column, *row)), heading: *heading, ..Member::default() };
        content.forces.get_mut(forces[*side]).expect("it is there").members.add(member);
    }
    change(&mut content);
    changed(content, |_| ())
}

/// The rows of a board of open ground.
pub(super) const FIELD: [&str; 8] =
    ["..........", "..........", "..........", "..........", "..........", "..........", "..........", ".........."];

/// The state of the battle at its first decision.
pub(super) fn begin(battle: &Battle) -> State {
    battle.start(&mut Seeded::new(1, 1), &mut ())
}

/// Dice that always show one face.
pub(super) struct Always(pub u8);

impl Dice for Always {
    fn die(&mut self) -> u8 {
        1
    }

    fn ten(&mut self) -> u8 {
        self.0
    }
}

pub(super) fn act(battle: &Battle, state: &mut State, action: Action, die: u8) -> Vec<Event> {
    let mut events = Vec::new();
    battle.apply(state, action, &mut Always(die), &mut events).unwrap_or_else(|why| panic!("{why}: {:?}", listed(battle, state)));
    events
}

pub(super) fn listed(battle: &Battle, state: &State) -> Vec<Action> {
    let mut legal = Vec::new();
    battle.legal(state, &mut legal);
    legal
}

/// Plays on to a question. Until then the players do only what they must.
pub(super) fn pass_to(battle: &Battle, state: &mut State, question: &dyn Fn(Question) -> bool) {
    for _ in 0..200 {
        match state.position.question {
            Some((_, found)) if question(found) => return,
            Some(_) => _ = act(battle, state, Action::Done, 5),
            None => break,
        }
    }
    panic!("nobody is asked that");
}

pub(super) const SOME: Heading = Heading::E;
pub(super) const FIRST: ManNumber = ManNumber(0);
pub(super) const SECOND: ManNumber = ManNumber(1);
pub(super) const THIRD: ManNumber = ManNumber(2);

//! The players' papers of a game: for each turn where everybody went and who fell, to be drawn on maps. They follow from what lies open of the states at
//! the beginning of each turn and from the events that a side heard, so that they tell only what it knows.

use geometry::Space;
use rules::play::{Play, Player};
use vikings::play::{Battle, BoatNumber, Event, Harm, ManNumber, Position, State, space_of};

/// The papers of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GamePapers {
    /// The turns from the first on.
    pub turns: Vec<TurnMap>,
}

/// What happened in a turn, as a map shows it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TurnMap {
    /// Its number.
    pub turn: u16,
    /// Where each boat lay at its beginning and at its end; nowhere while it is not in play.
    pub boats: Vec<BoatTrack>,
    /// The hexes on which those of each side were, from the beginning of the turn to its end.
    pub men: Vec<(Player, Vec<Space>)>,
    /// Who fell, and where.
    pub fallen: Vec<(Player, String, Space)>,
}

/// A boat in a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoatTrack {
    /// Its name.
    pub name: String,
    /// Its hexes when the turn began.
    pub before: Vec<Space>,
    /// Its hexes when it ended.
    pub after: Vec<Space>,
}

impl GamePapers {
    /// The papers of a game from where it stood when each turn began and where it stands now, and from the events that were heard, in order.
    #[must_use]
    pub fn of(battle: &Battle, begun: &[State], now: &State, heard: &[Event]) -> Self {
        let ends = begun.iter().skip(1).chain([now]);
        let heard = heard.split(|event| matches!(event, Event::Turn(_))).skip(1);
        let turns = begun.iter().zip(ends).zip(heard);
        Self { turns: turns.map(|((before, after), heard)| turn(battle, &before.position, &after.position, heard)).collect() }
    }
}

fn turn(battle: &Battle, before: &Position, after: &Position, heard: &[Event]) -> TurnMap {
    let player = |man: ManNumber| battle.public().man(man).player;
    let fallen = heard.iter().filter_map(|event| match event {
        Event::Harmed { man, harm: Harm::Kill | Harm::KillBoth, at, .. } => {
            Some((player(*man), battle.name(*man).to_owned(), *at))
        }
        _ => None,
    });
    let men = before.numbered().map(|(man, _)| (player(man), track(battle, before, after, man, heard)));
    TurnMap {
        turn: before.turn.max(1),
        boats: (0..).map(BoatNumber).take(before.boats.len()).map(|boat| boat_track(battle, before, after, boat)).collect(),
        men: men.filter(|(_, hexes)| !hexes.is_empty()).collect(),
        fallen: fallen.collect(),
    }
}

/// The hexes on which somebody was in a turn: where they began, each to which they went on their feet, and where they ended.
fn track(battle: &Battle, before: &Position, after: &Position, man: ManNumber, heard: &[Event]) -> Vec<Space> {
    let mut hexes: Vec<Space> = Vec::new();
    let (then, now) = (before.man(man), after.man(man));
    hexes.extend(then.is_here().then_some(then.pose.hex));
    // Aboard the hexes go along with the boat, and only the boat's own way is drawn.
    let aboard = |position: &Position| battle.public().boat_of(position, man);
    if aboard(before).is_some() || aboard(after).is_some() {
        hexes.extend((now.is_here() && aboard(before) != aboard(after)).then_some(now.pose.hex));
    } else {
        hexes.extend(heard.iter().filter_map(|event| step(event, man)));
    }
    hexes.dedup();
    hexes
}

/// The hex to which an event took somebody.
fn step(event: &Event, man: ManNumber) -> Option<Space> {
    match event {
        Event::Moved(who, to)
        | Event::Entered(who, to)
        | Event::WentBack(who, to)
        | Event::Retreated(who, to)
        | Event::Displaced(who, to)
        | Event::Advanced(who, to)
        | Event::PutMan(who, to, _)
        | Event::Dismounted(who, to)
            if *who == man =>
        {
            Some(*to)
        }
        _ => None,
    }
}

fn boat_track(battle: &Battle, before: &Position, after: &Position, boat: BoatNumber) -> BoatTrack {
    let hull = |position: &Position| -> Vec<Space> {
        let state = position.boat(boat);
        let class = &battle.public().boats()[boat.index()].class;
        if state.is_here() { class.covers(state.berth()).map(space_of).collect() } else { Vec::new() }
    };
    BoatTrack { name: battle.boat_name(boat).to_owned(), before: hull(before), after: hull(after) }
}

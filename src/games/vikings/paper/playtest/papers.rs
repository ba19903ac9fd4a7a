//! What can be printed for a player after a game: for each turn the paths of all men and boats and the men who fell, to be drawn on maps. All of this
//! follows from what both sides can see at the beginning of each turn and from the events that a side heard, so it tells only what that side knows.

use geometry::Space;
use rules::play::{Play, Player};
use vikings::play::{Battle, BoatNumber, Event, Harm, ManNumber, Position, State, space_of};

/// The maps of a game, as one player may see it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GamePapers {
    /// One map for each turn, beginning with the first.
    pub turns: Vec<TurnMap>,
}

/// What happened in a turn, as a map shows it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TurnMap {
    /// The number of the turn.
    pub turn: u16,
    /// Where each boat was at the beginning and at the end of the turn.
    pub boats: Vec<BoatTrack>,
    /// For each man, the side and the hexes on which the man was during the turn, in order.
    pub men: Vec<(Player, Vec<Space>)>,
    /// The men who fell: the side, the name, and the hex of each.
    pub fallen: Vec<(Player, String, Space)>,
}

/// A boat in one turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoatTrack {
    /// The name of the boat.
    pub name: String,
    /// The hexes that the boat covered when the turn began; empty if it was not in play.
    pub before: Vec<Space>,
    /// The hexes that the boat covered when the turn ended; empty if it was not in play.
    pub after: Vec<Space>,
}

impl GamePapers {
    /// The maps of a game. They are made from the states in which its turns began, its present state, and the events `heard`, in order.
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

/// The hexes on which a man was in a turn: the first hex, the hexes that the man entered on foot, and the last hex.
fn track(battle: &Battle, before: &Position, after: &Position, man: ManNumber, heard: &[Event]) -> Vec<Space> {
    let mut hexes: Vec<Space> = Vec::new();
    let (then, now) = (before.man(man), after.man(man));
    hexes.extend(then.is_here().then_some(then.pose.hex));
    // Men aboard move with their boat, so only the path of the boat is drawn.
    let aboard = |position: &Position| battle.public().boat_of(position, man);
    if aboard(before).is_some() || aboard(after).is_some() {
        hexes.extend((now.is_here() && aboard(before) != aboard(after)).then_some(now.pose.hex));
    } else {
        hexes.extend(heard.iter().filter_map(|event| step(event, man)));
    }
    hexes.dedup();
    hexes
}

/// The hex to which an event moved this man; `None` if it did not move the man.
fn step(event: &Event, man: ManNumber) -> Option<Space> {
    match event {
        Event::Moved(who, to)
        | Event::Entered(who, to)
        | Event::WentBack(who, to)
        | Event::Retreated(who, to, _)
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

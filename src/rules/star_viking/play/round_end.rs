//! The end of a round: surrender, plunder, and whether the segment goes on ("System Surrender", "Viking Plunder", "Ending a Segment").

use super::{Battle, Ending, Event, Fate, Phase, Purpose, Question, State, Table, UnitNumber, UnitState, VIKING, Where};
use crate::rules::play::{Dice, Player, Sink};
use crate::rules::star_viking::movement::may_stand;
use crate::rules::star_viking::{Color, Space};

/// After how many rounds in a row without shooting a segment ends ("Ending a Segment").
const STILL_ROUNDS: u8 = 4;
/// After how many rounds in a row of which nothing comes it ends, so that no game is endless.
const IDLE_ROUNDS: u8 = 10;

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    pub(super) fn end_round(&mut self) {
        self.state.phase = Phase::RoundEnd;
        if can_demand(self.battle, self.state) {
            return self.ask(Battle::enemy(self.state.defender()), Question::Surrender);
        }
        self.next_plunder();
    }

    /// The invader asks for surrender: his die has to be the higher.
    pub(super) fn demand(&mut self) {
        let defender = self.state.defender();
        let (asks, refuses) = (self.roll(Battle::enemy(defender), Purpose::Surrender), self.roll(defender, Purpose::Surrender));
        self.tell(Event::Surrender(asks > refuses));
        if asks > refuses {
            self.surrender();
            if self.one_side_left() {
                return;
            }
        }
        self.next_plunder();
    }

    fn surrender(&mut self) {
        self.state.surrendered = true;
        self.state.stirred = true;
        let locals: Vec<UnitNumber> = local_defenses(self.battle, self.state).collect();
        for local in &locals {
            self.set_down_guests(*local);
        }
        for local in locals {
            self.unit_mut(local).at = Where::Gone(Fate::Surrendered);
        }
    }

    /// What is not local and rides a carrier that surrenders is set down where it may stand, and lost elsewhere.
    fn set_down_guests(&mut self, carrier: UnitNumber) {
        let guests: Vec<UnitNumber> = self
            .state
            .cargo(carrier)
            .filter(|(_, guest)| self.battle.public.kind(guest).color != Color::Green)
            .map(|(guest, _)| guest)
            .collect();
        let space = self.state.unit(carrier).space();
        for guest in guests {
            let kind = self.battle.kind_of(self.state, guest);
            match space.filter(|space| may_stand(kind, self.battle.system(self.state), *space)) {
                Some(space) => self.unit_mut(guest).at = Where::In(space),
                None => self.destroy(guest),
            }
        }
    }

    pub(super) fn next_plunder(&mut self) {
        if plunderable(self.battle, self.state).is_empty() {
            self.after_plunder();
        } else {
            self.ask(VIKING, Question::Plunder);
        }
    }

    pub(super) fn plunder(&mut self, space: Space, carrier: UnitNumber) {
        let die = self.roll(VIKING, Purpose::Plunder(space));
        let wealth = self.battle.sector(self.state, space).and_then(|sector| sector.wealth);
        let amount = wealth.and_then(|wealth| self.battle.public.tables.plunder.yields(wealth, die.into())).unwrap_or_default();
        self.state.plundered.push(space);
        self.state.stirred = true;
        self.unit_mut(carrier).plunder += amount as u16;
        self.tell(Event::Plundered(space, carrier, amount as u16));
        self.next_plunder();
    }

    /// Nothing more is plundered: the round ends, or with the looting the segment.
    pub(super) fn after_plunder(&mut self) {
        if self.state.phase == Phase::Looting {
            return self.next_segment();
        }
        self.state.still = if self.state.shot { 0 } else { self.state.still + 1 };
        self.state.idle = if self.state.stirred { 0 } else { self.state.idle + 1 };
        if self.state.still >= STILL_ROUNDS {
            self.end_segment(Ending::NoShooting);
        } else if self.state.idle >= IDLE_ROUNDS {
            self.end_segment(Ending::Nothing);
        } else {
            // All are asked, and none is told what the others said before.
            self.state.cursor = 0;
            self.ask(VIKING, Question::End);
        }
    }

    /// A player would end the segment, or not; it ends if all would.
    pub(super) fn vote(&mut self, player: Player, ends: bool) {
        self.state.cursor += u16::from(ends);
        if player == VIKING {
            self.ask(Battle::enemy(VIKING), Question::End);
        } else if self.state.cursor == 2 {
            self.end_segment(Ending::Agreed);
        } else {
            self.begin_round();
        }
    }

    /// Ends the segment if one side alone has units on the tile, or none has; tells whether it did.
    pub(super) fn one_side_left(&mut self) -> bool {
        let on_tile = |player: Player| self.state.standing().any(|(_, unit, _)| unit.owner == player);
        let over = !on_tile(VIKING) || !on_tile(Battle::enemy(VIKING));
        if over {
            self.end_segment(Ending::OneSideLeft);
        }
        over
    }
}

/// The local units, other than fortresses, that fight for the defender of the tile.
fn local_defenses<'a>(battle: &'a Battle, state: &'a State) -> impl Iterator<Item = UnitNumber> + 'a {
    let fights = |unit: &UnitState| match unit.at {
        Where::In(_) => true,
        Where::Aboard(_) => unit.tile == state.tile,
        Where::Waiting | Where::Beside | Where::Gone(_) => false,
    };
    let local = move |unit: &UnitState| {
        let kind = battle.public.kind(unit);
        kind.color == Color::Green && !kind.is_fortress() && unit.owner == state.defender() && unit.tile == state.tile
    };
    state.numbered().filter(move |(_, unit)| local(unit) && fights(unit)).map(|(id, _)| id)
}

/// Whether the invader can ask for surrender: he alone stands on the capital, and there is somebody to surrender.
pub(super) fn can_demand(battle: &Battle, state: &State) -> bool {
    let Some(capital) = battle.system(state).capital.map(Space::On) else { return false };
    let defender = state.defender();
    !state.surrendered
        && state.is_held_by(Battle::enemy(defender), capital)
        && !state.is_held_by(defender, capital)
        && local_defenses(battle, state).next().is_some()
}

/// What the Viking can plunder now, and into which hold; alike holds once.
///
/// In play a hold has to stand in the sector. When the segment is over any sector without enemies is plundered while a hold is left on the
/// tile, unless the scenario asks for one there. He plunders nothing where he was in control all the time.
pub(super) fn plunderable(battle: &Battle, state: &State) -> Vec<(Space, UnitNumber)> {
    let looting = state.phase == Phase::Looting;
    if !looting && state.defender() == VIKING {
        return Vec::new();
    }
    let holds: Vec<(UnitNumber, Space)> = state
        .standing()
        .filter(|(_, unit, _)| unit.owner == VIKING && battle.public.values(unit).capacity > 0)
        .map(|(id, _, space)| (id, space))
        .collect();
    let anywhere = looting && !battle.public.looting_where_carriers_stand;
    let mut found = Vec::new();
    for (spot, _, sector) in battle.system(state).sectors() {
        let space = Space::On(spot);
        let free =
            sector.wealth.is_some() && !state.plundered.contains(&space) && !state.is_held_by(Battle::enemy(VIKING), space);
        if free {
            let there = holds.iter().filter(|(_, at)| anywhere || *at == space).map(|(id, _)| *id);
            found.extend(Battle::distinct(state, there).into_iter().map(|carrier| (space, carrier)));
        }
    }
    found
}

//! The end of a round: surrender, plunder, and whether the segment goes on ("System Surrender", "Viking Plunder", "Ending a Segment").

use std::collections::BTreeSet;

use super::{Contest, Ending, Event, Fate, Phase, Purpose, Question, State, Table, UnitNumber, UnitState, Where};
use crate::movement::may_stand;
use crate::{Color, Space};
use rules::play::{Dice, Player, Sink};

/// How many rounds without shooting in a row end a segment ("Ending a Segment").
const STILL_ROUNDS: u8 = 4;
/// How many rounds without any effect in a row end a segment. This bound makes sure that every game ends.
const IDLE_ROUNDS: u8 = 10;

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    pub(super) fn end_round(&mut self) {
        self.state.phase = Phase::RoundEnd;
        self.state.cursor = 0;
        match demander(self.contest, self.state) {
            Some(invader) => self.ask(invader, Question::Surrender),
            None => self.next_plunder(),
        }
    }

    /// Rolls for a surrender that the invader asks for. The local defenses surrender if the invader's die is higher than the defender's.
    pub(super) fn demand(&mut self, invader: Player) {
        let defender = self.state.defender;
        let (asks, refuses) = (self.roll(invader, Purpose::Surrender), self.roll(defender, Purpose::Surrender));
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
        let locals: Vec<UnitNumber> = local_defenses(self.contest, self.state).collect();
        for local in &locals {
            self.set_down_guests(*local);
        }
        for local in locals {
            self.unit_mut(local).at = Where::Gone(Fate::Surrendered);
            self.all_note(local);
        }
    }

    /// Sets down the units aboard a carrier that changes sides, except local units, in the carrier's sector. A unit that may not stand there is lost.
    pub(super) fn set_down_guests(&mut self, carrier: UnitNumber) {
        let guests: Vec<UnitNumber> = self
            .state
            .cargo(carrier)
            .filter(|(_, guest)| self.contest.public.kind(guest).color != Color::Green)
            .map(|(guest, _)| guest)
            .collect();
        let space = self.state.unit(carrier).space();
        for guest in guests {
            let kind = self.contest.kind_of(self.state, guest);
            match space.filter(|space| may_stand(kind, self.contest.system(self.state), *space)) {
                Some(space) => self.unit_mut(guest).at = Where::In(space),
                None => self.destroy(guest),
            }
        }
    }

    /// Asks the next Viking who can plunder anything. The search begins at the player to whom the cursor points, who is the first Viking who has not
    /// passed.
    pub(super) fn next_plunder(&mut self) {
        let plunders = |viking: &Player| !plunderable(self.contest, self.state, *viking).is_empty();
        match self.contest.public.raiders().skip(usize::from(self.state.cursor)).find(plunders) {
            Some(viking) => {
                self.state.cursor = viking.index() as u16;
                self.ask(viking, Question::Plunder);
            }
            None => self.after_plunder(),
        }
    }

    /// Records that a Viking passes on further plunder, and asks the next one.
    pub(super) fn leave_plunder(&mut self) {
        self.state.cursor += 1;
        self.next_plunder();
    }

    pub(super) fn plunder(&mut self, viking: Player, space: Space, carrier: UnitNumber) {
        let die = self.roll(viking, Purpose::Plunder(space));
        let wealth = self.contest.sector(self.state, space).and_then(|sector| sector.wealth);
        let amount = wealth.and_then(|wealth| self.contest.public.tables.plunder.yields(wealth, die.into())).unwrap_or_default();
        self.state.plundered.push(space);
        self.state.stirred = true;
        self.unit_mut(carrier).plunder += amount as u16;
        self.tell(Event::Plundered(self.site(space), carrier, amount as u16));
        let tile = &mut self.state.tiles[usize::from(self.state.tile)];
        tile.plundered += 1;
        tile.plunderers |= 1 << viking.index();
        self.next_plunder();
    }

    /// Ends the round if the plunder belonged to a round, or the segment if it was the looting after it.
    fn after_plunder(&mut self) {
        if self.state.phase == Phase::Looting {
            return self.next_lift();
        }
        self.state.still = if self.state.shot { 0 } else { self.state.still + 1 };
        self.state.idle = if self.state.stirred { 0 } else { self.state.idle + 1 };
        if self.state.still >= STILL_ROUNDS {
            self.end_segment(Ending::NoShooting);
        } else if self.state.idle >= IDLE_ROUNDS {
            self.end_segment(Ending::Nothing);
        } else {
            // All players are asked, and no player sees the votes of the others. The cursor counts the votes for ending the segment.
            self.state.cursor = 0;
            let first = self.voters().next();
            match first {
                Some(first) => self.ask(first, Question::End),
                None => self.end_segment(Ending::OneSideLeft),
            }
        }
    }

    /// All players who have units on the tile.
    fn voters(&self) -> impl Iterator<Item = Player> {
        self.contest.public.players().filter(|player| self.state.takes_part(*player))
    }

    /// Counts a player's vote on ending the segment. The segment ends if all vote for it.
    pub(super) fn vote(&mut self, player: Player, ends: bool) {
        self.state.cursor += u16::from(ends);
        let next = self.voters().find(|voter| *voter > player);
        let all = self.voters().count();
        match next {
            Some(next) => self.ask(next, Question::End),
            None if usize::from(self.state.cursor) == all => self.end_segment(Ending::Agreed),
            None => self.begin_round(),
        }
    }

    /// Ends the segment if at most one side has units on the tile; returns whether it ended.
    pub(super) fn one_side_left(&mut self) -> bool {
        let owners: BTreeSet<Player> = self.state.standing().map(|(_, unit, _)| unit.owner).collect();
        let over = owners.len() < 2;
        if over {
            self.end_segment(Ending::OneSideLeft);
        }
        over
    }
}

/// The local units, other than fortresses, that fight for the defender of the tile.
fn local_defenses<'a>(contest: &'a Contest, state: &'a State) -> impl Iterator<Item = UnitNumber> + 'a {
    let fights = |unit: &UnitState| match unit.at {
        Where::In(_) | Where::Aboard(_) => true,
        Where::Supply | Where::Home | Where::Waiting | Where::Beside | Where::Gone(_) => false,
    };
    let local = move |unit: &UnitState| {
        let kind = contest.public.kind(unit);
        kind.color == Color::Green && !kind.is_fortress() && unit.owner == state.defender
    };
    state.present().filter(move |(_, unit)| local(unit) && fights(unit)).map(|(id, _)| id)
}

/// The invader who can ask for surrender: the only player on the capital, as long as there are local units that can surrender. `None` if no player
/// can ask.
fn demander(contest: &Contest, state: &State) -> Option<Player> {
    let capital = contest.system(state).capital.map(Space::On)?;
    let holder = state.standing().find(|(.., at)| *at == capital).map(|(_, unit, _)| unit.owner)?;
    let alone = holder != state.defender && !state.is_held_against(holder, capital);
    (alone && !state.surrendered && local_defenses(contest, state).next().is_some()).then_some(holder)
}

/// The sectors that a Viking can plunder at this moment, each with a carrier that can take the plunder; of carriers that are alike only one is
/// listed.
///
/// During the segment a carrier has to stand in the sector. After the segment any sector without enemies can be plundered if a carrier is left on the
/// tile, unless the scenario asks for a carrier in the sector. A Viking in control throughout plunders nothing, but a Viking who defended the system
/// and lost it loots it. Local carriers do not count.
pub(super) fn plunderable(contest: &Contest, state: &State, viking: Player) -> Vec<(Space, UnitNumber)> {
    let looting = state.phase == Phase::Looting;
    let holds_on = !looting || state.tile(state.tile).control == viking;
    if state.defender == viking && holds_on {
        return Vec::new();
    }
    let holds: Vec<(UnitNumber, Space)> = state
        .standing()
        .filter(|(_, unit, _)| unit.owner == viking && contest.takes_plunder(unit))
        .map(|(id, _, space)| (id, space))
        .collect();
    let anywhere = looting && !contest.public.looting_where_carriers_stand;
    let mut found = Vec::new();
    for (spot, _, sector) in contest.system(state).sectors() {
        let space = Space::On(spot);
        let free = sector.wealth.is_some() && !state.plundered.contains(&space) && !state.is_held_against(viking, space);
        if free {
            let there = holds.iter().filter(|(_, at)| anywhere || *at == space).map(|(id, _)| *id);
            found.extend(Contest::distinct(state, there).into_iter().map(|carrier| (space, carrier)));
        }
    }
    found
}

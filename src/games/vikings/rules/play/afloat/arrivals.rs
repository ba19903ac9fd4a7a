//! How boats come into play with all that is aboard, during set-up or later, and how hooks are laid down (1.2, 2.1, 4.61).

use serde::{Deserialize, Serialize};

use super::super::setting_up::SHOWN;
use super::super::{
    Action, BeastNumber, BoatNumber, Event, Fate, ManNumber, MarkerNumber, Phase, Pose, Position, Public, Question, RopeNumber,
    Table,
};
use super::{BoatFate, Hook, numbered, space_of};
use crate::Spot;
use crate::boat::{Berth, DeckHex};
use crate::voyage::{Voyage, Water};
use geometry::{Edge, Facing};
use rules::play::{Dice, Player, Sink};

/// A character, beast or treasure that comes aboard a boat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stowed {
    /// A character of the boat's crew.
    Man(ManNumber),
    /// A horse.
    Beast(BeastNumber),
    /// A treasure.
    Marker(MarkerNumber),
}

/// A character, beast or treasure that comes into play aboard a boat, with its hex of the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Load {
    /// The boat with which the character, beast or treasure comes.
    pub boat: BoatNumber,
    /// The hex of the boat's deck.
    pub deck: DeckHex,
    /// The character, beast or treasure that comes aboard.
    pub what: Stowed,
}

/// Which boats come into play when, and at which berths.
impl Public {
    /// Whether a character, beast or treasure comes into play with a boat that is put down or comes in later.
    #[must_use]
    pub fn comes_by_boat(&self, what: Stowed) -> bool {
        self.stowed.iter().any(|load| load.what == what)
    }

    /// Whether a boat may come into play now: during set-up if the player puts it down, and later if its turn has come.
    #[must_use]
    pub fn is_due(&self, position: &Position, boat: BoatNumber) -> bool {
        let (spot, turn) = self.boats[boat.index()].start;
        let now = if position.phase == Phase::SettingUp { (spot, turn) == (Spot::Anywhere, 0) } else { turn <= position.turn };
        position.boat(boat).fate == BoatFate::Waiting && now
    }

    /// The berths at which a boat can be put down or come in. A boat that has a hex begins there. A boat that comes over an edge has its trailing end
    /// at that edge. A boat that the player puts down begins in the areas of the player's side or, after set-up, comes in over any edge. No
    /// character, boat or thing may be in the way.
    #[must_use]
    pub fn berths_for(&self, position: &Position, boat: BoatNumber) -> Vec<Berth> {
        let vessel = &self.boats[boat.index()];
        let site = &self.ground(position.turn).site;
        let voyage = Voyage { site, class: &vessel.class };
        let over = |edge: Edge| {
            voyage.at_edge(edge).filter(move |berth| voyage.comes_over(edge, *berth, vessel.speed < 0)).collect::<Vec<_>>()
        };
        let mut found = match vessel.start.0 {
            Spot::Hex(_) => vec![vessel.berth],
            Spot::Edge(edge) => over(edge),
            Spot::Anywhere if position.phase == Phase::SettingUp => self.berths_to_choose(voyage, vessel.player),
            Spot::Anywhere => Edge::ALL.into_iter().flat_map(over).collect(),
        };
        found.sort_unstable();
        found.dedup();
        let open = |berth: &Berth| {
            let hull: Vec<_> = vessel.class.planks(*berth).map(|(_, space)| space).collect();
            let clear = |space| self.boat_at(position, space).is_none() && self.is_free(position, None, space);
            site.holds_hull(hull.iter().copied()) && hull.into_iter().all(clear)
        };
        found.retain(open);
        found
    }

    /// The next boat of a side that has to come into play and for which there is room, with its possible berths.
    fn next_arrival(&self, position: &Position, player: Player) -> Option<(BoatNumber, Vec<Berth>)> {
        let due = numbered(&position.boats).filter(|(number, boat)| boat.player == player && self.is_due(position, *number));
        let mut with_berths = due.map(|(number, _)| (number, self.berths_for(position, number)));
        with_berths.find(|(_, berths)| !berths.is_empty())
    }

    /// Every berth on water, or with only one end on a beach, whose axis is in the areas of a side; any such berth if the side has no area.
    fn berths_to_choose(&self, voyage: Voyage<'_>, player: Player) -> Vec<Berth> {
        let grid = voyage.site.grid();
        let area = &self.sides[player.index()].set_up;
        let axes: Vec<_> = if area.is_empty() { grid.spaces().collect() } else { area.to_vec() };
        let berths = axes.into_iter().flat_map(|space| (0..6).map(move |side| Berth::new(grid.hex(space), Facing::new(side))));
        berths.filter(|berth| voyage.water(*berth) != Water::Never && !voyage.is_broadside(*berth)).collect()
    }

    /// Lists the choices for a boat that comes into play. If there are many berths, the player chooses the row first.
    pub(in super::super) fn moorings(&self, position: &Position, boat: BoatNumber, row: Option<i16>, actions: &mut Vec<Action>) {
        let berths = self.berths_for(position, boat);
        let mut rows: Vec<i16> = berths.iter().map(|berth| space_of(berth.axis).row).collect();
        rows.sort_unstable();
        rows.dedup();
        if row.is_none() && berths.len() > SHOWN && rows.len() > 1 {
            actions.extend(rows.into_iter().map(Action::Row));
            return;
        }
        let moorings = berths.into_iter().map(|berth| (space_of(berth.axis), berth.bow.side(6)));
        let of_row = moorings.filter(|(axis, _)| row.is_none_or(|row| axis.row == row));
        actions.extend(of_row.map(|(axis, bow)| Action::Moor(axis, bow)));
    }

    /// Lists the hexes on which a hook can be laid down: at the edge of its boat's deck, where no other hook lies (4.2, 4.61).
    pub(in super::super) fn coilings(&self, position: &Position, rope: RopeNumber, actions: &mut Vec<Action>) {
        let boat = position.ropes[rope.index()].boat;
        let class = &self.boats[boat.index()].class;
        let lies =
            |deck: DeckHex| position.ropes.iter().any(|rope| (rope.boat, rope.coil, rope.hook) == (boat, deck, Hook::Stowed));
        actions.extend(class.deck().filter(|deck| class.is_edge(*deck) && !lies(*deck)).map(Action::Coil));
    }
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Asks for the berth of the next boat of a side that comes into play, and for the hexes of its hooks. A boat with a single possible berth is put
    /// there at once. Returns whether a question was asked.
    pub(in super::super) fn next_boat(&mut self, player: Player) -> bool {
        loop {
            if let Some(rope) = self.next_hook(player) {
                self.ask(player, Question::Coil(rope));
                return true;
            }
            match self.public().next_arrival(self.position(), player) {
                None => return false,
                Some((boat, berths)) if berths.len() == 1 => self.moor(boat, berths[0]),
                Some((boat, _)) => {
                    self.ask(player, Question::Berth(boat, None));
                    return true;
                }
            }
        }
    }

    /// The next hook that a side has to lay down on its boats in play; `None` if there is none. If the edge of the deck has no room for a hook, the
    /// hook is lost.
    fn next_hook(&mut self, player: Player) -> Option<RopeNumber> {
        let waits = |(_, rope): &(RopeNumber, &super::Rope)| {
            let boat = self.position().boat(rope.boat);
            rope.hook == Hook::ToLay && boat.is_here() && boat.player == player
        };
        let (rope, _) = self.public().ropes(self.position()).find(waits)?;
        let mut places = Vec::new();
        self.public().coilings(self.position(), rope, &mut places);
        if places.is_empty() {
            self.position_mut().ropes[rope.index()].hook = Hook::Gone;
            return self.next_hook(player);
        }
        Some(rope)
    }

    /// Puts a boat at a berth, with all that comes aboard.
    pub(in super::super) fn moor(&mut self, boat: BoatNumber, berth: Berth) {
        let state = &mut self.position_mut().boats[boat.index()];
        (state.fate, state.axis, state.bow) = (BoatFate::Here, space_of(berth.axis), berth.bow.side(6));
        self.lay_hull(boat);
        self.tell(Event::Moored(boat, space_of(berth.axis)));
        let owner = self.position().boat(boat).player;
        let stowed = std::sync::Arc::clone(&self.public().stowed);
        for load in stowed.iter().filter(|load| load.boat == boat) {
            let hex = space_of(self.public().boats[boat.index()].class.hex_at(berth, load.deck));
            match load.what {
                Stowed::Man(man) => {
                    let duty = self.public().man(man).duty;
                    let state = self.man_mut(man);
                    (state.fate, state.pose, state.duty) = (Fate::Here, Pose { hex, ..state.pose }, duty);
                    self.tell(Event::Placed(man, hex));
                }
                Stowed::Beast(beast) => {
                    let state = &mut self.position_mut().beasts[beast.index()];
                    (state.here, state.pose, state.owner) = (true, Pose::on(hex), Some(owner));
                }
                Stowed::Marker(marker) => {
                    let state = &mut self.position_mut().markers[marker.index()];
                    (state.here, state.hex) = (true, hex);
                }
            }
        }
    }

    /// Lays a hook and its coil on a hex of the deck.
    pub(in super::super) fn coil(&mut self, rope: RopeNumber, deck: DeckHex) {
        let state = &mut self.position_mut().ropes[rope.index()];
        (state.coil, state.hook) = (deck, Hook::Stowed);
        self.tell(Event::Coiled(rope, deck));
    }
}

//! The table at which a game is played: the state that the engine changes, the dice, and the listener that gets the events.

use super::{Contest, Event, Fate, Purpose, Question, Site, State, UnitNumber, UnitState, Where};
use crate::{Color, Sector, Space, System, UnitType};
use rules::Level;
use rules::play::{Dice, Player, Sink, draw};

/// Everything that the engine needs while it carries out an action.
pub(super) struct Table<'a, D, S> {
    pub contest: &'a Contest,
    pub state: &'a mut State,
    pub dice: &'a mut D,
    pub sink: &'a mut S,
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    pub(super) fn tell(&mut self, event: Event) {
        self.sink.on_event(event);
    }

    pub(super) fn roll(&mut self, player: Player, purpose: Purpose) -> u8 {
        let die = self.dice.die();
        self.tell(Event::Die(player, purpose, die));
        die
    }

    /// A random number from 0 to `below` - 1; all are equally likely.
    pub(super) fn draw(&mut self, below: usize) -> usize {
        draw(self.dice, below)
    }

    pub(super) fn ask(&mut self, player: Player, question: Question) {
        self.state.question = Some((player, question));
    }

    pub(super) fn unit_mut(&mut self, unit: UnitNumber) -> &mut UnitState {
        &mut self.state.units[usize::from(unit.0)]
    }

    /// A sector of the tile whose segment is played, with the number of the tile.
    pub(super) fn site(&self, space: Space) -> Site {
        Site { tile: self.state.tile, space }
    }

    /// Destroys a unit, with all that it carries ("Carrying Cargo").
    pub(super) fn destroy(&mut self, unit: UnitNumber) {
        let cargo: Vec<UnitNumber> = self.state.cargo(unit).map(|(cargo, _)| cargo).collect();
        self.unit_mut(unit).at = Where::Gone(Fate::Destroyed);
        self.unit_mut(unit).plunder = 0;
        self.state.stirred = true;
        self.tell(Event::Destroyed(unit));
        self.all_note(unit);
        for cargo in cargo {
            self.destroy(cargo);
        }
    }

    /// Moves a unit with all its cargo to a place on a tile.
    pub(super) fn put(&mut self, unit: UnitNumber, tile: u8, at: Where) {
        self.unit_mut(unit).at = at;
        self.unit_mut(unit).tile = tile;
        for cargo in &mut self.state.units {
            if cargo.at == Where::Aboard(unit) {
                cargo.tile = tile;
            }
        }
    }
}

/// Answers what the engine often asks about sectors, types and holds.
impl Contest {
    /// The system whose segment is played.
    pub(super) fn system(&self, state: &State) -> &System {
        &self.public.tile(state.tile).system
    }

    /// The sector that this space of the tile is; `None` for deep space.
    pub(super) fn sector(&self, state: &State, space: Space) -> Option<&Sector> {
        match space {
            Space::Deep(_) => None,
            Space::On(spot) => self.system(state).sector(spot),
        }
    }

    /// The type of the unit with this number.
    pub(super) fn kind_of(&self, state: &State, unit: UnitNumber) -> &UnitType {
        self.public.kind(state.unit(unit))
    }

    /// How much room a unit takes as cargo; `None` if it cannot be carried.
    pub(super) fn size(&self, unit: &UnitState) -> Option<u32> {
        self.public.kind(unit).size.map(Level::get)
    }

    /// How much room in a hold is taken by the units in it.
    pub(super) fn loaded(&self, state: &State, carrier: UnitNumber) -> u32 {
        state.cargo(carrier).filter_map(|(_, cargo)| self.size(cargo)).sum()
    }

    /// How much room a hold has left.
    pub(super) fn room(&self, state: &State, carrier: UnitNumber) -> u32 {
        self.public.values(state.unit(carrier)).capacity.saturating_sub(self.loaded(state, carrier))
    }

    /// Whether a unit can carry plunder: it is a Viking unit and has some hold left ("Viking Plunder").
    pub(super) fn takes_plunder(&self, unit: &UnitState) -> bool {
        self.public.kind(unit).color == Color::Red && self.public.values(unit).capacity > 0
    }

    /// The pods that a unit carries.
    pub(super) fn pods<'a>(&'a self, state: &'a State, carrier: UnitNumber) -> impl Iterator<Item = UnitNumber> + 'a {
        state.cargo(carrier).filter(|(_, cargo)| self.public.kind(cargo).is_pod()).map(|(pod, _)| pod)
    }

    /// The given units without repetition: of units that are alike, only the first.
    pub(super) fn distinct(state: &State, units: impl IntoIterator<Item = UnitNumber>) -> Vec<UnitNumber> {
        let mut distinct: Vec<UnitNumber> = Vec::new();
        for unit in units {
            if !distinct.iter().any(|known| state.are_alike(*known, unit)) {
                distinct.push(unit);
            }
        }
        distinct
    }
}

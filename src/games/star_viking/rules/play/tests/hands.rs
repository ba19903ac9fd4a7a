//! A campaign in which a test chooses every action.

use super::*;

/// A campaign in which a test chooses every action: the game, its dice, and all events until now.
pub(super) struct Hands {
    pub(super) contest: Contest,
    pub(super) state: State,
    pub(super) dice: Seeded,
    pub(super) events: Vec<Event>,
}

impl Hands {
    pub(super) fn new(template: &str) -> Self {
        let contest = changed(designs(template), |_| ());
        let (mut dice, mut events) = (Seeded::new(1, 1), Vec::new());
        let state = contest.start(&mut dice, &mut events);
        Self { contest, state, dice, events }
    }

    pub(super) fn table(&mut self) -> Table<'_, Seeded, Vec<Event>> {
        Table { contest: &self.contest, state: &mut self.state, dice: &mut self.dice, sink: &mut self.events }
    }

    pub(super) fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.contest.legal(&self.state, &mut legal);
        legal
    }

    pub(super) fn act(&mut self, action: Action) {
        self.contest.apply(&mut self.state, action, &mut self.dice, &mut self.events).expect("it is legal");
    }

    pub(super) fn tile(&self, name: &str) -> u8 {
        self.contest.public.tiles.iter().position(|tile| tile.name == name).expect("the tile") as u8
    }

    /// The first unit in play with this colour and these letters.
    pub(super) fn find(&self, color: Color, letters: &str) -> UnitNumber {
        let is = |unit: &UnitState| {
            let kind = self.contest.public.kind(unit);
            unit.is_left() && kind.color == color && kind.letters == letters
        };
        self.state.numbered().find(|(_, unit)| is(unit)).expect("the unit").0
    }

    /// Finds a counter with this colour and these letters that is not in play, and puts it at the given place.
    pub(super) fn muster(&mut self, color: Color, letters: &str, owner: Player, tile: u8, at: Where) -> UnitNumber {
        let free = |unit: &UnitState| {
            let kind = self.contest.public.kind(unit);
            unit.is_supply() && kind.color == color && kind.letters == letters
        };
        let id = self.state.numbered().find(|(_, unit)| free(unit)).expect("a counter").0;
        let kind = self.state.unit(id).kind;
        self.state.units[usize::from(id.0)] = UnitState::new(kind, owner, tile, at);
        id
    }

    /// Destroys every unit in or beside a system.
    pub(super) fn clear(&mut self, tile: u8) {
        for unit in self.state.units.iter_mut().filter(|unit| unit.tile == tile) {
            (unit.tile, unit.at) = (UnitState::NO_TILE, Where::Supply);
        }
    }

    /// The sectors of a tile in which a unit may stand.
    pub(super) fn room_for(&self, unit: UnitNumber, tile: u8) -> Vec<Space> {
        crate::movement::standing(self.contest.kind_of(&self.state, unit), &self.contest.public.tile(tile).system)
    }
}

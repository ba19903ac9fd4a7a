//! Before the first turn: systems and local units are dealt if the scenario asks for it, units without a place get one, and the Vikings buy their
//! forces ("Starting Set-Up").

use super::{
    Action, Contest, Event, Phase, Port, Purse, Question, SideState, State, Table, TileState, UnitNumber, UnitState, Where,
    supply,
};
use crate::economy::{Decrees, Treasury};
use crate::{Color, Force, Purchases, Scenario, UnitType, deal};
use rules::Id;
use rules::play::{Dice, Player, Sink};

impl State {
    /// A game before its first event. At the start, even of a battle, the Federation controls every system.
    pub(super) fn new(contest: &Contest) -> Self {
        let federation = contest.public.federation();
        let in_play = !contest.public.dealt_anew;
        let tile = TileState { in_play, control: federation, plundered: 0, plunderers: 0, funds: 0 };
        let side = SideState { seen: vec![None; contest.start.len()], ..SideState::default() };
        Self {
            turn: 0,
            phase: Phase::SettingUp,
            question: None,
            units: contest.start.clone(),
            tiles: vec![tile; contest.public.tiles.len()],
            sides: vec![side; contest.public.sides.len()],
            capitals: Vec::new(),
            decrees: Decrees::default(),
            at_war: Vec::new(),
            pending: Vec::new(),
            left: Vec::new(),
            tile: 0,
            here: Vec::new(),
            defender: federation,
            mover: federation,
            movers: Vec::new(),
            evaders: Vec::new(),
            shooters: Vec::new(),
            round: 0,
            plundered: Vec::new(),
            surrendered: false,
            still: 0,
            idle: 0,
            shot: false,
            stirred: false,
            cursor: 0,
            shots: Vec::new(),
            blows: Vec::new(),
            owed: 0,
            ending: None,
            conclusion: None,
        }
    }
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Begins the game: in a battle with the first segment, in a campaign with the choices that the scenario leaves open.
    pub(super) fn begin(&mut self) {
        if self.contest.public.is_battle() {
            self.state.pending = (0..self.state.tiles.len() as u8).collect();
            self.next_segment();
        } else if self.contest.public.dealt_anew {
            self.ask(self.contest.public.federation(), Question::Systems);
        } else {
            self.next_station();
        }
    }

    /// Deals this many systems, and puts local units aside. The local units that are not put aside have to be placed ("Local Defense Deployment").
    pub(super) fn deal(&mut self, number: u8) {
        let mut stack: Vec<u8> = (0..self.state.tiles.len() as u8).collect();
        for _ in 0..number.min(stack.len() as u8) {
            let drawn = self.draw(stack.len());
            let tile = stack.remove(drawn);
            self.state.tiles[usize::from(tile)].in_play = true;
            self.tell(Event::Dealt(tile));
        }
        let green = self.state.numbered().filter(|(_, unit)| self.contest.public.is_local(unit));
        let mut green: Vec<UnitNumber> = green.map(|(id, _)| id).collect();
        let aside = ((Scenario::SET_ASIDE * self.contest.public.form.sets()) as usize).min(green.len());
        for _ in 0..aside {
            let drawn = self.draw(green.len());
            green.swap_remove(drawn);
        }
        self.tell(Event::SetAside(aside as u16));
        for unit in green {
            self.unit_mut(unit).at = Where::Waiting;
        }
        self.next_hold();
    }

    /// Asks for the tile of the next unit that has no place, the fortresses of the Quadrant Capital first.
    pub(super) fn next_station(&mut self) {
        loop {
            let homeless = |(_, unit): &(UnitNumber, &UnitState)| unit.at == Where::Waiting && unit.tile == UnitState::NO_TILE;
            let capital = |(_, unit): &(UnitNumber, &UnitState)| self.contest.public.is_capital_fortress(unit);
            let first = self.state.numbered().filter(homeless).find(capital);
            let Some((unit, _)) = first.or_else(|| self.state.numbered().find(homeless)) else { break };
            if !stations(self.contest, self.state, unit).is_empty() {
                return self.ask(self.contest.public.federation(), Question::Station(unit));
            }
            // No system can take the unit, so it goes to the supply.
            self.unit_mut(unit).at = Where::Supply;
        }
        self.found_capitals();
        self.begin_purchases();
    }

    /// Starts a unit with all its cargo on the tile with this number.
    pub(super) fn station(&mut self, unit: UnitNumber, tile: u8) {
        self.put(unit, tile, Where::Waiting);
        self.tell(Event::Stationed(unit, tile));
        self.next_station();
    }

    /// Records the tiles of Quadrant Capitals, which are those with a blue fortress at the start. They stay Quadrant Capitals for the whole game.
    fn found_capitals(&mut self) {
        let fortress = |unit: &&UnitState| unit.is_left() && self.contest.public.is_capital_fortress(unit);
        let mut tiles: Vec<u8> = self.state.units.iter().filter(fortress).map(|unit| unit.tile).collect();
        tiles.sort_unstable();
        tiles.dedup();
        for tile in &tiles {
            self.tell(Event::Capital(*tile));
        }
        self.state.capitals = tiles;
    }

    fn begin_purchases(&mut self) {
        self.state.phase = Phase::Purchase;
        for viking in self.contest.public.raiders() {
            let side = &self.contest.public.sides[viking.index()];
            let rolled = side.buys && self.contest.public.purchases == Purchases::SixtyAndADie;
            let purse = if rolled {
                Force::BARE_BUDGET.get() as u32 + u32::from(self.roll(viking, super::Purpose::Budget))
            } else {
                side.purse
            };
            self.open_the_purse(viking, purse, side.given);
        }
        let federation = self.contest.public.federation();
        let given = self.contest.public.sides[federation.index()].given;
        if given > 0 {
            self.open_the_purse(federation, 0, given);
        }
        self.state.cursor = 0;
        self.next_purchase();
    }

    /// Sets the money of a side before the first turn. The budget counts as savings. The extra mega-credits of the scenario count as income, which
    /// can also buy points. Otherwise a side whose counters are all in play could not use them.
    fn open_the_purse(&mut self, player: Player, budget: u32, given: u32) {
        self.state.sides[player.index()].treasury = Treasury { fresh: given, ..Treasury::saved(budget) };
        self.tell(Event::Purse(player, budget + given));
    }

    /// Asks the next Viking who buys a force; after the last, begins the first turn.
    fn next_purchase(&mut self) {
        let buys = |viking: &Player| {
            self.contest.public.sides[viking.index()].buys && !purchases(self.contest, self.state, *viking).is_empty()
        };
        match self.contest.public.raiders().skip(usize::from(self.state.cursor)).find(buys) {
            Some(viking) => {
                self.state.cursor = viking.index() as u16;
                self.ask(viking, Question::Purchase);
            }
            None => self.begin_turn(),
        }
    }

    /// Buys a unit for a Viking, or ends the Viking's purchase.
    pub(super) fn purchase(&mut self, viking: Player, action: Action) {
        if let Action::Build(kind) = action {
            let price = self.contest.public.kind_of(kind).cost.map_or(0, rules::Count::get);
            self.state.sides[viking.index()].treasury.pay_for_unit(price);
            self.build(viking, kind, Port::Home);
            self.tell(Event::Spent(viking, Purse::Treasury, price));
        } else {
            self.state.cursor += 1;
        }
        self.next_purchase();
    }
}

/// The numbers of systems that the player may choose to deal, from the lowest to the highest.
pub(super) fn systems(contest: &Contest) -> impl Iterator<Item = u8> + use<> {
    let all = contest.public.tiles.len();
    let (fewest, most) = contest.public.form.systems().unwrap_or((all, all));
    (fewest.min(all)..=most.min(all)).map(|number| number as u8)
}

/// The tiles on which a unit can start: for a local unit those whose technology and sectors fit, for the fortress of a Quadrant Capital those of the
/// highest technology.
pub(super) fn stations(contest: &Contest, state: &State, unit: UnitNumber) -> Vec<u8> {
    let public = &contest.public;
    let found = state.unit(unit);
    let kind = public.kind(found);
    let tiles: Vec<u8> = state.controls().map(|(tile, _)| tile).collect();
    if public.is_capital_fortress(found) {
        let highest = tiles.iter().map(|tile| public.tile(*tile).system.technology).min();
        let seats: Vec<u8> = tiles.into_iter().filter(|tile| Some(public.tile(*tile).system.technology) == highest).collect();
        let taken = |tile: &u8| state.units.iter().any(|other| other.tile == *tile && public.is_capital_fortress(other));
        let free: Vec<u8> = seats.iter().copied().filter(|tile| !taken(tile)).collect();
        return if free.is_empty() { seats } else { free };
    }
    let fits = |tile: &u8| kind.color != Color::Green || deal::objection(kind, &public.tile(*tile).system).is_none();
    tiles.into_iter().filter(fits).collect()
}

/// The types of which a Viking can still buy a unit.
pub(super) fn purchases(contest: &Contest, state: &State, viking: Player) -> Vec<Id<UnitType>> {
    let money = state.side(viking).treasury.for_units();
    let kinds = supply::kinds(contest, state, viking, Color::Red).into_iter();
    kinds.filter(|kind| contest.public.kind_of(*kind).cost.is_some_and(|cost| cost.get() <= money)).collect()
}

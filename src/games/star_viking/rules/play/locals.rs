//! The phase of local funds, which players spend one after another, the Federation first. With them, local units are repaired, and built in the
//! systems that they defend ("Local Defense Funds", "New Construction").

use super::taxation::controls;
use super::works::price_of_a_hit;
use super::{Action, Contest, Event, Phase, Port, Purse, Question, State, Table, UnitNumber, supply};
use crate::construction::can_be_built;
use crate::{Color, UnitType, deal};
use rules::play::{Dice, Player, Sink};
use rules::{Count, Id};

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    pub(super) fn begin_locals(&mut self) {
        self.state.phase = Phase::LocalFunds;
        self.state.left.clear();
        for side in &mut self.state.sides {
            side.passed = false;
        }
        let federation = self.contest.public.federation();
        self.next_local(federation);
    }

    /// Asks the player `first`, or the next one who has not passed; once all have passed, goes on to the treasuries.
    fn next_local(&mut self, first: Player) {
        let number = self.state.sides.len();
        for step in 0..number {
            let player = Player::new(((first.index() + step) % number) as u8);
            if self.state.side(player).passed {
                continue;
            }
            if !tiles(self.contest, self.state, player).is_empty() {
                return self.ask(player, Question::Locals);
            }
            self.state.sides[player.index()].passed = true;
        }
        self.let_funds_lapse();
        self.begin_works();
    }

    fn after(&self, player: Player) -> Player {
        Player::new(((player.index() + 1) % self.state.sides.len()) as u8)
    }

    /// Records that a player does not want to spend more local funds, and asks the next one.
    pub(super) fn pass_locals(&mut self, player: Player) {
        self.state.sides[player.index()].passed = true;
        self.next_local(self.after(player));
    }

    /// Builds a unit or removes a hit, and asks the next player. If the player is done with the system, closes it for them and asks the same player
    /// again.
    pub(super) fn spend_locally(&mut self, player: Player, tile: u8, action: Action) {
        match action {
            Action::Build(kind) => {
                let price = self.contest.public.kind_of(kind).cost.map_or(0, Count::get);
                let funds = price.min(self.state.tile(tile).funds);
                self.pay_locally(player, tile, funds);
                if price > funds {
                    self.state.sides[player.index()].treasury.aid -= price - funds;
                    self.tell(Event::Spent(player, Purse::Aid, price - funds));
                }
                self.build(player, kind, Port::Tile(tile));
            }
            Action::Mend(unit) => {
                let price = price_of_a_hit(self.contest, self.state, Port::Tile(tile), unit).unwrap_or(0);
                self.pay_locally(player, tile, price);
                self.unit_mut(unit).damage.hits -= 1;
                self.show_local(unit);
                self.tell(Event::Mended(unit));
            }
            _ => {
                self.state.left.push(Port::Tile(tile));
                return self.next_local(player);
            }
        }
        self.next_local(self.after(player));
    }

    fn pay_locally(&mut self, player: Player, tile: u8, price: u32) {
        self.state.tiles[usize::from(tile)].funds -= price;
        if price > 0 {
            self.tell(Event::Spent(player, Purse::Local(tile), price));
        }
    }
}

/// The systems in which a player can spend local funds, or emergency aid for local units.
pub(super) fn tiles(contest: &Contest, state: &State, player: Player) -> Vec<u8> {
    let kinds = supply::kinds(contest, state, player, Color::Green);
    let open = |tile: &u8| !state.left.contains(&Port::Tile(*tile));
    let all = state.controls().filter(|(_, control)| *control == player).map(|(tile, _)| tile).filter(open);
    all.filter(|tile| !choices_of(contest, state, player, *tile, &kinds).is_empty()).collect()
}

/// The choices for spending local funds, or emergency aid for local units, in a system.
pub(super) fn choices(contest: &Contest, state: &State, player: Player, tile: u8) -> Vec<Action> {
    choices_of(contest, state, player, tile, &supply::kinds(contest, state, player, Color::Green))
}

fn choices_of(contest: &Contest, state: &State, player: Player, tile: u8, kinds: &[Id<UnitType>]) -> Vec<Action> {
    let funds = state.tile(tile).funds;
    let money = funds + state.side(player).treasury.aid;
    if money == 0 || !controls(state, player, tile) {
        return Vec::new();
    }
    let yard = supply::yard(contest, state, Port::Tile(tile));
    let system = &contest.public.tile(tile).system;
    let fits = |kind: &&Id<UnitType>| {
        let unit = contest.public.kind_of(**kind);
        unit.cost.is_some_and(|cost| cost.get() <= money) && can_be_built(unit, yard) && deal::objection(unit, system).is_none()
    };
    let mut choices: Vec<Action> = kinds.iter().filter(fits).map(|kind| Action::Build(*kind)).collect();
    if funds > 0 {
        let hurt = supply::stationed(state, player, Port::Tile(tile)).filter(|(_, unit)| unit.damage.hits > 0);
        let local = hurt.filter(|(_, unit)| contest.public.is_local(unit)).map(|(id, _)| id);
        let mended = Contest::distinct(state, local).into_iter();
        let affordable =
            |unit: &UnitNumber| price_of_a_hit(contest, state, Port::Tile(tile), *unit).is_some_and(|price| price <= funds);
        choices.extend(mended.filter(affordable).map(Action::Mend));
    }
    choices
}

//! Possessions in play: how they are drawn, given, handed on, used and lost (14.0).

use super::abilities::AfterUse;
use super::setting_up::may_have;
use super::table::Table;
use super::{
    Action, Asked, CharacterNumber, EnvironNumber, Event, Gift, Holding, Look, Party, PossessionNumber, Purpose, Question,
    RatingNumber, Task, Whereabouts,
};
use crate::verbs::Rating;
use crate::{PossessionKind, Side};
use rules::play::{Dice, Sink};

/// The members of the party to whom this possession may be given.
pub(super) fn bearers(look: &Look, thing: PossessionNumber, party: Party) -> Party {
    let there = |character: &CharacterNumber| {
        matches!(look.open.character(*character).at, Whereabouts::In(_) | Whereabouts::Open | Whereabouts::Space)
    };
    party.iter().filter(there).filter(|character| may_have(look, thing, *character)).collect()
}

/// The characters to whom a possession can be handed on: others in the same environ as its owner (14.12).
pub(super) fn takers(look: &Look, side: Side, thing: PossessionNumber) -> Party {
    let bearer = look.bearer(thing);
    let at = match (look.open.possessions[thing.index()].at, bearer) {
        (Holding::Parked(environ), _) => Some(environ),
        (_, Some(bearer)) if look.side_of(bearer) == side => match look.open.character(bearer).at {
            Whereabouts::In(environ) => Some(environ),
            _ => None,
        },
        _ => None,
    };
    let Some(environ) = at.filter(|_| !look.open.possessions[thing.index()].given) else { return Party::NOBODY };
    if look.public.possession(thing).card.kind.side() != side {
        return Party::NOBODY;
    }
    let others = look.free(side, environ).without(bearer.map_or(Party::NOBODY, Party::of));
    bearers(look, thing, others)
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Draws a possession from the deck for the Rebel, who gives it to a member of the party (14.11). Ships are drawn only if `ships` is set.
    pub(super) fn draw_possession(&mut self, party: Party, ships: bool) {
        let look = self.look();
        let in_deck = |thing: &PossessionNumber| {
            let kind = look.public.possession(*thing).card.kind;
            let waits = self.state.rebel.drawn.iter().any(|(drawn, _)| drawn == thing);
            match look.open.possessions[thing.index()].at {
                Holding::Deck => ships && kind == PossessionKind::Ship && !waits,
                Holding::Unseen => self.state.rebel.bearers[thing.index()].is_none() && !waits,
                _ => false,
            }
        };
        let deck: Vec<PossessionNumber> = look.public.things().filter(in_deck).collect();
        if deck.is_empty() {
            return;
        }
        let drawn = deck[self.draw(deck.len())];
        self.state.open.unseen += u8::from(!self.public().is_ship(drawn));
        self.state.rebel.drawn.push((drawn, party));
        self.tell(Event::DrewPossession);
        self.tell(Event::Possession(drawn));
        self.then(Task::Bear(Side::Rebel));
    }

    /// Lets the player give the possessions that were drawn to characters. A possession that no character may have goes back to the deck.
    pub(super) fn bear(&mut self, side: Side) {
        let Some((thing, mut party)) = self.state.rebel.drawn.first().copied() else { return };
        if self.public().placing.bearers_apart[side as usize] && self.state.open.turn == 0 {
            let look = self.look();
            let free: Party =
                party.iter().filter(|character| look.belongings(*character).all(|own| look.public.is_ship(own))).collect();
            party = if free.is_empty() { party } else { free };
        }
        let bearers = bearers(&self.look(), thing, party);
        match (bearers.len(), bearers.first()) {
            (0, _) => {
                self.state.rebel.drawn.remove(0);
                self.tell(Event::BackInDeck(thing));
                self.state.open.unseen -= u8::from(!self.public().is_ship(thing));
                self.then(Task::Bear(side));
            }
            (1, Some(only)) => self.bears(side, thing, Action::GiveTo(only)),
            _ => {
                self.state.rebel.drawn[0].1 = bearers;
                self.ask(side, Question::Bear(thing));
            }
        }
    }

    pub(super) fn bears(&mut self, side: Side, thing: PossessionNumber, action: Action) {
        let Action::GiveTo(character) = action else { return };
        self.state.rebel.drawn.retain(|(drawn, _)| *drawn != thing);
        self.give(thing, character, Gift::Found);
        self.then(Task::Bear(side));
    }

    /// Gives a possession to a character.
    fn give(&mut self, thing: PossessionNumber, character: CharacterNumber, gift: Gift) {
        if !self.public().is_ship(thing) && self.state.open.possessions[thing.index()].at == Holding::Unseen {
            self.state.rebel.bearers[thing.index()] = Some(character);
            self.tell(Event::Bears(thing, character));
        } else {
            self.state.open.possessions[thing.index()].at = Holding::Held(character);
            self.tell(Event::Ship(thing, character, gift));
        }
    }

    /// Uses a possession: it is shown to both players, and may be lost (14.2).
    pub(super) fn use_up(&mut self, thing: PossessionNumber) {
        let side = self.public().possession(thing).card.kind.side();
        self.show(thing);
        self.tell(Event::Used(thing));
        match self.public().possession(thing).after {
            AfterUse::Stays => {}
            AfterUse::Lost => self.lose_possession(thing),
            AfterUse::LostOn(least) => {
                if self.roll(side, Purpose::Use(thing)) >= least {
                    self.lose_possession(thing);
                }
            }
        }
    }

    /// Shows every unseen Rebel possession without which `number` would return something else, because the player now uses the possession and has to
    /// show its card (14.2).
    pub(super) fn show_what_changes<N: PartialEq>(&mut self, number: impl Fn(&Look) -> N) {
        if self.state.open.unseen == 0 {
            return;
        }
        for thing in self.public().things() {
            let Some(bearer) = self.state.rebel.bearers[thing.index()] else { continue };
            let with = number(&self.look());
            self.state.rebel.bearers[thing.index()] = None;
            let without = number(&self.look());
            self.state.rebel.bearers[thing.index()] = Some(bearer);
            if with != without {
                self.show(thing);
                self.tell(Event::Used(thing));
            }
        }
    }

    fn show(&mut self, thing: PossessionNumber) {
        if let (Holding::Unseen, Some(bearer)) =
            (self.state.open.possessions[thing.index()].at, self.state.rebel.bearers[thing.index()])
        {
            self.state.open.possessions[thing.index()].at = Holding::Held(bearer);
            self.state.rebel.bearers[thing.index()] = None;
            self.state.open.unseen -= 1;
        }
    }

    /// Takes a lost possession out of play. It goes back to its deck; only a ship that a single character can fly leaves the game (14.24, 14.63).
    pub(super) fn lose_possession(&mut self, thing: PossessionNumber) {
        self.show(thing);
        let found = self.public().possession(thing);
        self.state.open.possessions[thing.index()].at = match found.card.kind {
            _ if found.flown_only_by.is_some() => Holding::Gone,
            PossessionKind::Ship | PossessionKind::ImperialShip => Holding::Deck,
            PossessionKind::Weapon | PossessionKind::Object | PossessionKind::Companion => Holding::Unseen,
        };
        self.tell(Event::Gone(thing));
    }

    /// Leaves a ship in an environ without a pilot; a ship that only its owner can fly is lost (14.6).
    pub(super) fn park(&mut self, ship: PossessionNumber, environ: EnvironNumber) {
        if self.public().possession(ship).flown_only_by.is_some() {
            return self.lose_possession(ship);
        }
        self.state.open.possessions[ship.index()].at = Holding::Parked(environ);
        self.tell(Event::Left(ship, environ));
    }

    /// Passes a ship whose owner is gone to a character in the environ who can fly it. Without such a character the ship stays in the environ, or is
    /// lost (14.55, 14.59).
    pub(super) fn inherit(&mut self, ship: PossessionNumber, environ: EnvironNumber) {
        if self.state.open.possessions[ship.index()].at != Holding::Parked(environ) {
            return;
        }
        let side = self.public().possession(ship).card.kind.side();
        let heirs = takers(&self.look(), side, ship);
        match (heirs.len(), heirs.first()) {
            (0, _) => self.park(ship, environ),
            (1, Some(only)) => self.give(ship, only, Gift::Inherited),
            _ => self.ask(side, Question::Inherit(ship)),
        }
    }

    pub(super) fn inherits(&mut self, ship: PossessionNumber, action: Action) {
        if let Action::GiveTo(character) = action {
            self.give(ship, character, Gift::Inherited);
        }
    }

    // What happens to possessions at the beginning of the mission phase:

    /// Asks whether characters who stand together hand possessions on (14.12).
    pub(super) fn trade(&mut self) {
        let side = self.phasing();
        if !super::offers::trades(&self.look(), side).is_empty() {
            self.ask(side, Question::Trade);
        }
    }

    pub(super) fn choose_trade(&mut self, side: Side, action: Action) {
        match action {
            Action::Give(thing) => self.ask(side, Question::TradeTo(thing)),
            Action::Use(thing) if self.public().possession(thing).uses.any_rating.is_some() => {
                if let Some(bearer) = self.look().bearer(thing) {
                    self.ask(side, Question::Improve(thing, bearer));
                }
            }
            Action::Use(thing) => self.ask(side, Question::BuyShip(thing)),
            _ => {}
        }
    }

    pub(super) fn trade_to(&mut self, thing: PossessionNumber, action: Action) {
        if let Action::GiveTo(character) = action {
            self.state.open.possessions[thing.index()].given = true;
            self.give(thing, character, Gift::HandedOn);
        }
        self.then(Task::Trade);
    }

    pub(super) fn buy_ship(&mut self, gems: PossessionNumber, action: Action) {
        let Action::Ship(ship) = action else { return };
        let look = self.look();
        let at = look.bearer(gems).map(|bearer| look.open.character(bearer).at);
        let party = if let Some(Whereabouts::In(environ)) = at { look.free(Side::Rebel, environ) } else { Party::NOBODY };
        self.use_up(gems);
        self.state.rebel.drawn.push((ship, party));
        self.then_all(&[Task::Bear(Side::Rebel), Task::Trade]);
    }

    pub(super) fn improve(&mut self, thing: PossessionNumber, character: CharacterNumber, action: Action) {
        if let Action::Better(rating) = action {
            self.better(thing, character, rating.rating());
        }
        self.then(Task::Trade);
    }

    /// Uses a possession that raises one rating of a character until the next player-turn of the character's side.
    pub(super) fn better(&mut self, thing: PossessionNumber, character: CharacterNumber, rating: Rating) {
        let bonus = self.public().possession(thing).uses.any_rating.unwrap_or_default();
        let number = Rating::ALL.iter().position(|known| *known == rating).unwrap_or_default();
        self.character_mut(character).better = Some((RatingNumber(number as u8).0, bonus as i8));
        self.use_up(thing);
    }

    // Possessions that keep an enemy from acting, and those that are used before a mission:

    /// Asks for each possession of this side that can keep an enemy from acting whether the player uses it.
    pub(super) fn offer_disabling_of_all(&mut self, side: Side) {
        for thing in self.public().things() {
            let owner = self.look().bearer(thing).map(|bearer| self.look().side_of(bearer));
            if self.public().possession(thing).uses.disables && owner == Some(side) {
                self.then(Task::Disable(thing));
            }
        }
    }

    pub(super) fn offer_disabling(&mut self, thing: PossessionNumber) {
        if !super::offers::disabled_by(&self.look(), thing).is_empty() {
            let side = self.public().possession(thing).card.kind.side();
            self.ask(side, Question::Disable(thing));
        }
    }

    pub(super) fn disable(&mut self, thing: PossessionNumber, action: Action) {
        if let Action::Mean(character) = action {
            self.character_mut(character).disabled = true;
            self.tell(Event::Disabled(character));
            self.use_up(thing);
        }
    }

    /// Handles the use of a possession for extra draws at the start of a mission (14.27).
    pub(super) fn declare_uses(&mut self, asked: Asked, action: Action) {
        let Action::Use(thing) = action else { return self.after_assignment(asked.side) };
        let draws = self.public().possession(thing).uses.draws.as_ref().map_or(0, |(_, draws)| *draws);
        self.use_up(thing);
        if let Some(group) = self.state.open.errand.as_mut().and_then(|errand| errand.groups.last_mut()) {
            group.once = group.once.saturating_add(draws as i8);
        }
        if super::offers::declarable(&self.look(), asked.side).is_empty() {
            self.after_assignment(asked.side);
        } else {
            self.again(asked);
        }
    }
}

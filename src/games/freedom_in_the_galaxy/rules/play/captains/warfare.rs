//! How a captain answers questions about reaction, combat, search and fights, and the other questions of the enemy's turn.

use super::super::fight::difference;
use super::super::{
    Action, CharacterNumber, Counter, EnvironNumber, Party, PossessionNumber, Question, Whereabouts, offers, reacting, searching,
};
use super::helm::{Helm, best};
use crate::cards::DeckSection;
use crate::odds::{column, leaders_shift};
use crate::verbs::Rating;
use crate::{CellTable, Loyalty, MilitaryTable, PlanetState, Side};

impl Helm<'_> {
    pub(super) fn warfare(&self, question: Question, legal: &[Action]) -> Option<Action> {
        match question {
            Question::RaiseBase => best(legal, |action| match action {
                Action::PutUp(planet) => 1.0 + f64::from(self.look.open.planet(planet).loyalty as u8),
                _ => 0.0,
            }),
            Question::Heal(_) | Question::Evade(_) | Question::Hide | Question::Cancel(_) | Question::Ward | Question::Calm => {
                legal.iter().copied().find(|action| matches!(action, Action::Use(_)))
            }
            Question::Fire(planet) => {
                let strong = self.look.open.planet(planet).level > 1;
                Some(if strong { Action::Attack } else { Action::Decline })
            }
            Question::Lose(_) | Question::Raid => best(legal, |action| -self.cost_of_loss(action)),
            Question::Damage { .. } => best(legal, |action| self.worth_of_damage(action)),
            Question::React => self.react(legal),
            Question::ReactFrom(_) | Question::ReactWith(..) | Question::ReactLeader(..) => {
                best(legal, |action| self.worth_of_reactor(action))
            }
            Question::NextBattle => legal.first().copied(),
            Question::Declare(environ) => Some(if self.would_attack(environ, false) { Action::Attack } else { Action::Decline }),
            Question::Rise(environ) => Some(if self.would_attack(environ, true) { Action::Attack } else { Action::Decline }),
            Question::Lead(_) => best(legal, |action| match action {
                Action::Lead(character) => f64::from(self.look.leads(character)),
                _ => 0.0,
            }),
            Question::Search(environ) => Some(self.search(environ, legal)),
            Question::Searchers(_) => {
                legal.iter().copied().find(|action| matches!(action, Action::Join(_))).or(Some(Action::Done))
            }
            Question::Attack { squad, .. } => Some(self.attack(squad, legal)),
            Question::FoundBy(_) => Some(Action::SearchWithUnits),
            Question::Champion | Question::Active => Some(self.active(legal)),
            Question::BreakOff => Some(self.break_off()),
            Question::Wound | Question::WoundByEvent => Some(self.wound(legal)),
            Question::Trade => Some(self.trade(legal)),
            Question::TradeTo(thing) | Question::Bear(thing) | Question::Inherit(thing) => {
                best(legal, |action| if let Action::GiveTo(character) = action { self.suits(thing, character) } else { 0.0 })
            }
            Question::BuyShip(_) => best(legal, |action| match action {
                Action::Ship(ship) => {
                    self.look.public.possession(ship).card.maneuver.map_or(0.0, |maneuver| maneuver.get().into())
                }
                _ => 0.0,
            }),
            Question::Disable(_) => best(legal, |action| match action {
                Action::Mean(character) => self.importance(character),
                _ => 0.0,
            }),
            Question::Improve(..) => legal
                .iter()
                .copied()
                .find(|action| matches!(action, Action::Better(rating) if rating.rating() == Rating::Diplomacy)),
            Question::Free => {
                best(legal, |action| if let Action::Free(character) = action { self.importance(character) } else { 0.0 })
            }
            Question::Die => {
                best(legal, |action| if let Action::Die(character) = action { -self.importance(character) } else { 0.0 })
            }
            Question::Commission => legal.iter().copied().find(|action| matches!(action, Action::GiveTo(_))),
            _ => None,
        }
    }

    /// What it costs the side to lose the unit or base that this action gives up.
    fn cost_of_loss(&self, action: Action) -> f64 {
        match action {
            Action::Lose(kind) => self.worth_of_counter(Counter::Unit(kind)),
            Action::BaseDown => 2.2,
            _ => 9.0,
        }
    }

    /// The worth of the damage that an action does to the enemy.
    fn worth_of_damage(&self, action: Action) -> f64 {
        match action {
            Action::Lose(kind) => self.worth_of_counter(Counter::Unit(kind)),
            Action::FaceDown => 2.0,
            Action::BaseDown => {
                let planet = self.look.open.errand.as_ref().map(|errand| self.look.public.environ(errand.environ).planet);
                // A planet comes under Rebel control only while its base is up (15.52).
                let revolts = planet
                    .map(|planet| self.look.open.planet(planet))
                    .is_some_and(|now| now.state != PlanetState::ImperialControl || now.loyalty >= Loyalty::Neutral);
                if revolts && self.side == Side::Rebel { 0.1 } else { 1.2 }
            }
            _ => 0.0,
        }
    }

    // Answers about reaction:

    /// Chooses the environ to which the side reacts: one where it may find detected enemies, or fight units.
    fn react(&self, legal: &[Action]) -> Option<Action> {
        let worth = |action| {
            let Action::At(environ) = action else { return 0.05 };
            let enemy = self.side.other();
            let seen = self.look.apart(enemy, environ).and(self.look.open.detected());
            let rival = self.strength(enemy, environ);
            let own = self.strength(self.side, environ);
            let best = self.best_reactor(environ);
            let hunts = if seen.is_empty() { 0.0 } else { self.weights.react + 0.2 * seen.len() as f64 };
            let stands = if rival > 0.0 { if own + best >= 1.2 * rival { 0.8 } else { -0.5 } } else { 0.0 };
            if best > 0.0 { hunts + stands } else { -1.0 }
        };
        best(legal, worth)
    }

    /// Whether a unit or a character that leaves the environ would leave too few guards for the prisoners there.
    fn is_bound(&self, from: EnvironNumber) -> bool {
        let look = &self.look;
        let prisoners = look.prisoners(self.side, from).len();
        prisoners > 0 && look.number(self.side, from) < 2 && look.free(self.side, from).len() <= prisoners
    }

    /// The strength of the strongest unit that could react to this environ without leaving prisoners unguarded.
    fn best_reactor(&self, target: EnvironNumber) -> f64 {
        let from = reacting::origins(&self.look, self.side, target).into_iter().filter(|from| !self.is_bound(*from));
        let who = from.flat_map(|from| reacting::reactors(&self.look, self.side, (target, from)));
        who.map(|counter| if let Counter::Unit(kind) = counter { f64::from(self.look.public.strength(kind)) } else { 0.0 })
            .fold(0.0, f64::max)
    }

    fn worth_of_reactor(&self, action: Action) -> f64 {
        match action {
            Action::From(environ) if self.is_bound(environ) => -100.0,
            Action::From(environ) => {
                self.strength(self.side, environ) - 2.0 * self.look.prisoners(self.side, environ).len() as f64
            }
            Action::Take(Counter::Unit(kind)) => 1.0 + f64::from(self.look.public.strength(kind)),
            // A character who would lead may have to stay behind as a guard.
            Action::Take(Counter::Character(character)) => match self.look.open.character(character).at {
                Whereabouts::In(from) if self.look.guards(self.side, from) >= self.look.free(self.side, from).len() => -1.0,
                _ => 0.2 * f64::from(self.look.leads(character)),
            },
            _ => 0.1,
        }
    }

    // Answers about combat of units:

    /// By how many columns the odds shift in favour of the side if it attacks. With `rising`, the units that attack are those that a rebellion has
    /// just raised.
    fn shift(&self, environ: EnvironNumber, rising: bool) -> i32 {
        let look = &self.look;
        let leads = |side: Side| {
            offers::leaders(look, side, environ).into_iter().map(|leader| look.leads(leader)).max().unwrap_or_default()
        };
        let kind = look.public.environ(environ).kind;
        let at_home = look.kinds(Side::Rebel, environ).any(|(unit, _)| look.public.unit(unit).kind.environ == Some(kind));
        let strange = DeckSection::of(kind) == DeckSection::Special && leads(Side::Imperial) == 0;
        let for_rebel = i32::from(at_home) + i32::from(strange) + i32::from(rising && leads(Side::Rebel) == 0);
        leaders_shift(leads(self.side), leads(self.side.other())) + if self.side == Side::Rebel { for_rebel } else { -for_rebel }
    }

    /// Whether an attack is worth its losses, which means that the enemy's expected losses exceed the side's by enough. Below odds of 1-3 nobody
    /// attacks. With `rising`, the units that attack are those that a rebellion has just raised.
    fn would_attack(&self, environ: EnvironNumber, rising: bool) -> bool {
        let (own, enemy) = (self.strength(self.side, environ), self.strength(self.side.other(), environ));
        if own <= 0.0 || enemy <= 0.0 || 3.0 * own < enemy {
            return false;
        }
        let at = column(own.round() as u32, enemy.round().max(1.0) as u32, self.shift(environ, rising));
        let table: &MilitaryTable = &self.look.public.tables.military;
        let cells = || (0..6).filter_map(|line| table.cell(line, at));
        let theirs: f64 = cells().map(|cell| f64::from(cell.defender.get()).min(enemy)).sum::<f64>() / 6.0;
        let ours: f64 = cells().map(|cell| f64::from(cell.attacker.get()).min(own)).sum::<f64>() / 6.0;
        let bold = self.side == Side::Rebel && self.is_last(environ);
        theirs > (if bold { self.weights.attack_last } else { self.weights.attack }) * ours
    }

    // Answers about searches and fights:

    fn search(&self, environ: EnvironNumber, legal: &[Action]) -> Action {
        if legal.contains(&Action::SearchWithUnits) {
            return Action::SearchWithUnits;
        }
        let enemy = self.side.other();
        let party = searching::sought(&self.look, enemy, &self.look.open.search);
        let able = searching::searchers(&self.look, self.side, environ);
        let sum = |party: Party, of: &dyn Fn(CharacterNumber) -> i32| party.iter().map(of).sum::<i32>();
        let combat =
            |character| self.look.abilities(character, Party::of(character)).attacks(self.look.open.character(character).wounds);
        let value = sum(able, &|character| self.rating(character, Rating::Intelligence));
        let hiding = self.look.hiding(party, environ, false);
        let faces = self.look.public.tables.search.finds(value.max(0) as u32, hiding).map_or(0, crate::Faces::get);
        let stronger = sum(able, &combat) > sum(party, &combat);
        let pays = legal.contains(&Action::SearchWithCharacters) && faces >= 2 && stronger;
        if pays { Action::SearchWithCharacters } else { Action::Done }
    }

    /// Decides how to attack the characters who were found. The attacker captures if it is far stronger, and uses firearms if it is stronger at all.
    /// A squad (`squad`) always uses firearms.
    fn attack(&self, squad: bool, legal: &[Action]) -> Action {
        let Some(mut fight) = self.look.open.fight else { return legal[0] };
        fight.active = fight.party;
        let ahead = difference(&self.look, &fight);
        if ahead < -1 && legal.contains(&Action::Spare) && !squad {
            return Action::Spare;
        }
        Action::Fight { firearms: squad || ahead > 0, capture: ahead >= 3 }
    }

    /// Makes all characters active who can fight, except those who would die of the next wound while others are active.
    fn active(&self, legal: &[Action]) -> Action {
        let Some(fight) = self.look.open.fight else { return legal[0] };
        if fight.round > 0 && difference(&self.look, &super::super::Fight { active: fight.party, ..fight }) > 1 {
            let is_use = |action: &&Action| matches!(action, Action::Use(_));
            if let Some(uses) = legal.iter().find(is_use) {
                return *uses;
            }
        }
        let left = |character: CharacterNumber| {
            let abilities = self.look.abilities(character, fight.party);
            (abilities.endurance - i32::from(self.look.open.character(character).wounds), abilities.combat + abilities.bonus)
        };
        let worth = |action| match action {
            Action::Active(character) => {
                let (endurance, combat) = left(character);
                if combat > 1 && endurance > 1 {
                    f64::from(combat)
                } else if combat > 0 {
                    -0.5
                } else {
                    -2.0
                }
            }
            Action::Done => 0.0,
            _ => -5.0,
        };
        best(legal, worth).unwrap_or(legal[0])
    }

    fn break_off(&self) -> Action {
        let Some(fight) = self.look.open.fight else { return Action::Stay };
        if difference(&self.look, &fight) > -1 { Action::BreakOff } else { Action::Stay }
    }

    /// Marks a wound on the character to whom it does the least harm. If the wound would kill every possible character, uses a possession that takes
    /// the wound instead.
    fn wound(&self, legal: &[Action]) -> Action {
        let left = |character: CharacterNumber| {
            let abilities = self.look.abilities(character, Party::of(character));
            abilities.endurance - i32::from(self.look.open.character(character).wounds)
        };
        let dies = legal.iter().all(|action| !matches!(action, Action::Wound(character) if left(*character) > 1));
        let worth = |action| match action {
            Action::Wound(character) => f64::from(left(character)) - 0.1 * self.importance(character),
            Action::Use(_) if dies => 9.0,
            _ => -9.0,
        };
        best(legal, worth).unwrap_or(legal[0])
    }

    // Answers about possessions:

    /// How much a possession would be worth in this character's hands.
    fn suits(&self, thing: PossessionNumber, character: CharacterNumber) -> f64 {
        let found = self.look.public.possession(thing);
        if found.card.kind.is_ship() {
            return f64::from(self.rating(character, Rating::Navigation));
        }
        let of = |more: i32, rating: Rating| f64::from(more * self.rating(character, rating));
        let adds = &found.abilities;
        of(adds.diplomacy, Rating::Diplomacy) + of(adds.bonus + adds.defending, Rating::Combat) + 0.1 * self.importance(character)
    }

    /// Hands a ship on to a far better pilot, and buys a ship with gems if the side has none.
    fn trade(&self, legal: &[Action]) -> Action {
        let ships = self.own().iter().filter(|character| self.look.open.ship_of(*character, self.look.public).is_some()).count();
        for action in legal {
            match action {
                Action::Give(ship) if self.look.public.is_ship(*ship) => {
                    let now = self.look.bearer(*ship).map_or(0, |bearer| self.rating(bearer, Rating::Navigation));
                    let takers = offers::takers(&self.look, self.side, *ship);
                    let better =
                        takers.iter().map(|character| self.rating(character, Rating::Navigation)).max().unwrap_or_default();
                    if better > now + 1 {
                        return *action;
                    }
                }
                Action::Use(thing) if ships == 0 && self.look.public.possession(*thing).uses.buys_ship.is_some() => {
                    return *action;
                }
                _ => {}
            }
        }
        Action::Done
    }
}

//! The start of a game: what the scenario deals, and how the players place the pieces that the set-up leaves to them, the Imperial player first
//! (16.14).

use super::abilities::KINDS;
use super::state::ImperialHand;
use super::table::Table;
use super::who_starts::suits;
use super::{
    Action, Battle, Camp, CharacterNow, CharacterNumber, Contest, Counter, EnvironNow, EnvironNumber, Event, Holding, Journey,
    Look, Open, Phase, PlanetNow, PossessionNow, Question, RebelHand, Search, State, Task, UnitKind, WhereAtStart, Whereabouts,
};
use crate::terms::Deal;
use crate::{PossessionKind, Side};
use rules::play::{Dice, Sink};

impl Contest {
    /// The state before the game deals anything and before a player places anything.
    pub(super) fn first_state(&self) -> State {
        let (public, start) = (&self.public, &self.start);
        let planet = |at: &super::PlanetAtStart| PlanetNow { state: at.state, loyalty: at.loyalty, level: at.level, up: at.up };
        let nobody = CharacterNow {
            at: Whereabouts::Pool,
            wounds: 0,
            detected: false,
            with_units: false,
            acted: false,
            moved: false,
            disabled: false,
            better: None,
        };
        let kept = |kind: PossessionKind| if kind.is_ship() { Holding::Deck } else { Holding::Unseen };
        let possession = |found: &super::PossessionInPlay| PossessionNow { at: kept(found.card.kind), given: false };
        let places = public.environs.len() + 1;
        let mut open = Open {
            turn: 0,
            phasing: Side::Imperial,
            phase: Phase::SettingUp,
            agenda: vec![Task::BeginTurn, Task::SetUp(Side::Rebel), Task::SetUp(Side::Imperial), Task::Deal],
            planets: start.planets.iter().map(planet).collect(),
            environs: vec![EnvironNow::default(); places],
            characters: vec![nobody; public.characters.len()],
            possessions: public.possessions.iter().map(possession).collect(),
            unseen: 0,
            face_down: [0; KINDS],
            coming: start.units.iter().filter(|(_, at)| at.is_none()).map(|(kind, _)| *kind).collect(),
            base_raised: false,
            journey: Journey::default(),
            pending: Vec::new(),
            battle: Battle::default(),
            search: Search::default(),
            fight: None,
            errand: None,
            informed: [false; 2],
            conclusion: None,
        };
        for found in &start.characters {
            let now = &mut open.characters[found.character.index()];
            now.at = match found.at {
                WhereAtStart::In(environ) => Whereabouts::In(environ),
                WhereAtStart::Open => Whereabouts::Open,
                WhereAtStart::Space => Whereabouts::Space,
            };
        }
        start.camps.iter().for_each(|environ| open.environs[environ.index()].camp = Camp::Working);
        let imperial = ImperialHand { face_down: vec![[0; KINDS]; places], moved: vec![[0; KINDS]; places] };
        let rebel = RebelHand { bearers: vec![None; public.possessions.len()], drawn: Vec::new() };
        let mut state = State { open, asked: None, imperial, rebel };
        self.place_units(&mut state);
        self.give_possessions(&mut state);
        state
    }

    fn place_units(&self, state: &mut State) {
        for (kind, at) in &self.start.units {
            let Some(at) = at else { continue };
            if self.public.unit(*kind).hidden {
                state.imperial.face_down[at.index()][kind.index()] += 1;
                state.open.environs[at.index()].face_down += 1;
                state.open.face_down[kind.index()] += 1;
            } else {
                state.open.environs[at.index()].units[kind.index()] += 1;
            }
        }
    }

    /// Gives each ship to its owner, or else to the best pilot of its side who has no ship. Other possessions without an owner are given later.
    fn give_possessions(&self, state: &mut State) {
        for (thing, bearer) in &self.start.possessions {
            let found = self.public.possession(*thing);
            let side = found.card.kind.side();
            let started = |number: &CharacterNumber| state.open.character(*number).at != Whereabouts::Pool;
            if found.card.kind.is_ship() {
                let look = state.whole(&self.public);
                let pilots = self.public.of_side(side).iter().filter(started).filter(|pilot| may_have(&look, *thing, *pilot));
                let best = pilots.max_by_key(|pilot| {
                    (Some(*pilot) == *bearer, look.public.character(*pilot).abilities.navigation, std::cmp::Reverse(*pilot))
                });
                if let Some(pilot) = best {
                    state.open.possessions[thing.index()].at = Holding::Held(pilot);
                }
                continue;
            }
            state.open.unseen += 1;
            match bearer {
                Some(bearer) => state.rebel.bearers[thing.index()] = Some(*bearer),
                None => state.rebel.drawn.push((*thing, self.public.of_side(Side::Rebel))),
            }
        }
    }
}

/// Whether a character may have this possession. A character may have at most one ship, which the character must be able to fly, and at most one
/// companion (14.13, 14.51).
pub(super) fn may_have(look: &Look, thing: super::PossessionNumber, character: CharacterNumber) -> bool {
    let found = look.public.possession(thing);
    let has = |is: &dyn Fn(super::PossessionNumber) -> bool| look.belongings(character).any(|own| own != thing && is(own));
    match found.card.kind {
        PossessionKind::Ship | PossessionKind::ImperialShip => {
            let flies = look.public.character(character).abilities.navigation > 0;
            let allowed = found.flown_only_by.is_none_or(|pilot| pilot == character);
            flies && allowed && look.side_of(character) == found.card.kind.side() && !has(&|own| look.public.is_ship(own))
        }
        PossessionKind::Companion => !has(&|own| look.public.is_companion(own)),
        PossessionKind::Weapon | PossessionKind::Object => true,
    }
}

/// The environs in which a counter may start, or in which a unit may arrive. They are on planets of the counter's side and have room for units
/// (16.12, 16.13, 16.15).
pub(super) fn stations(look: &Look, side: Side, counter: Counter) -> Vec<EnvironNumber> {
    let held = |environ: &EnvironNumber| look.control(look.public.environ(*environ).planet) == Some(side);
    match counter {
        Counter::Unit(kind) => {
            let room = |environ: &EnvironNumber| {
                look.room(side, *environ) > 0 && (suits(look.public, kind, *environ) || look.open.turn > 0)
            };
            look.public.places().filter(held).filter(room).collect()
        }
        Counter::Character(_) => look.public.places().filter(held).collect(),
    }
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Deals by chance the characters and possessions that the scenario deals.
    pub(super) fn deal(&mut self) {
        for (side, number, deal) in self.contest.start.deals.clone() {
            for _ in 0..number {
                match deal {
                    Deal::Characters => self.deal_character(side),
                    Deal::Possessions => self.draw_possession(self.public().of_side(side), false),
                    Deal::Secrets => {}
                }
            }
        }
    }

    fn deal_character(&mut self, side: Side) {
        let pool: Vec<CharacterNumber> = self
            .public()
            .of_side(side)
            .iter()
            .filter(|number| self.state.open.character(*number).at == Whereabouts::Pool)
            .collect();
        if pool.is_empty() {
            return;
        }
        let drawn = pool[self.draw(pool.len())];
        let space = self.public().placing.from_space[side as usize];
        let nowhere = stations(&self.look(), side, Counter::Character(drawn)).is_empty();
        self.character_mut(drawn).at = if space || nowhere { Whereabouts::Space } else { Whereabouts::Open };
        self.tell(Event::Dealt(drawn));
    }

    /// Places the next piece that the set-up leaves to this side.
    pub(super) fn set_up(&mut self, side: Side) {
        let open = |number: &CharacterNumber| self.state.open.character(*number).at == Whereabouts::Open;
        if let Some(character) = self.public().of_side(side).iter().find(open) {
            self.then(Task::SetUp(side));
            return self.choose_station(side, Counter::Character(character));
        }
        if let Some(at) = self.state.open.coming.iter().position(|kind| self.public().side_of(*kind) == side) {
            self.then(Task::SetUp(side));
            let kind = self.state.open.coming.remove(at);
            return self.choose_station(side, Counter::Unit(kind));
        }
        if side == Side::Rebel {
            self.then(Task::Bear(side));
        }
    }

    /// Places a counter. Its player chooses the environ if several are possible. A unit without room does not come at all.
    pub(super) fn choose_station(&mut self, side: Side, counter: Counter) {
        let places = station_choices(&self.look(), side, counter);
        match (places.as_slice(), counter) {
            ([], Counter::Unit(kind)) => self.tell(Event::NoRoom(kind)),
            ([], Counter::Character(character)) => self.character_mut(character).at = Whereabouts::Space,
            ([only], _) => self.put_counter(counter, *only),
            _ => self.ask(side, Question::Station(counter)),
        }
    }

    pub(super) fn station(&mut self, _: Side, counter: Counter, action: Action) {
        if let Action::To(environ) = action {
            self.put_counter(counter, environ);
        }
    }

    fn put_counter(&mut self, counter: Counter, environ: EnvironNumber) {
        match counter {
            Counter::Unit(kind) => self.unit_comes(kind, environ),
            Counter::Character(character) => {
                self.character_mut(character).at = Whereabouts::In(environ);
                self.tell(Event::Placed(character, environ));
            }
        }
    }

    /// Puts a unit into an environ and reports that it came.
    pub(super) fn unit_comes(&mut self, kind: UnitKind, environ: EnvironNumber) {
        self.put_unit(kind, environ);
        let hidden = self.public().unit(kind).hidden;
        if hidden {
            self.tell(Event::CameFaceDown(environ));
            self.tell(Event::OfKind(kind, 1));
        } else {
            self.tell(Event::Came(kind, environ));
        }
    }
}

/// The environs in which a player may place a counter. For a character, the scenario may limit them, and may demand that all characters of a side
/// stand together.
pub(super) fn station_choices(look: &Look, side: Side, counter: Counter) -> Vec<EnvironNumber> {
    let mut places = stations(look, side, counter);
    let Counter::Character(character) = counter else { return places };
    let placing = &look.public.placing;
    if let Some((_, known)) = placing.choices.iter().find(|(number, _)| *number == character) {
        places.clone_from(known);
    }
    if placing.together[side as usize] {
        let stands = |number: CharacterNumber| match look.open.character(number).at {
            Whereabouts::In(environ) => Some(environ),
            _ => None,
        };
        if let Some(first) = look.public.of_side(side).iter().find_map(stands) {
            places.retain(|place| *place == first);
        }
    }
    places
}

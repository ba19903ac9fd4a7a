//! Carries out what successful missions do (13.2).

use super::table::Table;
use super::{
    Action, Camp, Cause, CharacterNumber, EnvironNumber, Event, Gift, Holding, Look, MissionGroup, Question, UnitKind,
    Whereabouts,
};
use crate::odds::Stronghold;
use crate::verbs::Feat;
use crate::{Loyalty, PlanetState, Side};
use rules::play::{Dice, Sink};

/// Whether a kind of units has this name, or the strengths that its counter prints are written like this name.
fn is_called(look: &Look, kind: UnitKind, name: &str) -> bool {
    let unit = &look.public.unit(kind).kind;
    unit.name.trim().eq_ignore_ascii_case(name.trim()) || unit.line() == name.trim()
}

/// How many enemy units with this name are in an environ.
pub(super) fn enemy_units(look: &Look, side: Side, environ: EnvironNumber, name: &str) -> u32 {
    let called = look.kinds(side.other(), environ).filter(|(kind, _)| is_called(look, *kind, name));
    called.map(|(_, number)| u32::from(number)).sum()
}

/// The ways in which a success can damage the enemy, as actions: a visible unit is lost, a unit that lies face down is lost, or the base goes Down. A
/// base that goes Down also loses `levels` levels.
pub(super) fn damages(look: &Look, side: Side, environ: EnvironNumber, (feat, levels): (&Feat, u8)) -> Vec<Action> {
    let now = look.open.environ(environ);
    let seen = |kind: &UnitKind| look.public.side_of(*kind) == side.other() && now.units[kind.index()] > 0;
    let planet = look.public.environ(environ).planet;
    let base = look.open.planet(planet);
    let fits = |kind: &UnitKind| match feat {
        Feat::RemoveUnitOrBaseDown(name) => is_called(look, *kind, name.as_str()),
        _ => true,
    };
    let mut actions: Vec<Action> = look.public.kinds().filter(seen).filter(fits).map(Action::Lose).collect();
    let any = matches!(feat, Feat::RemoveAnyUnitOrLevel(_));
    if any && side == Side::Rebel && now.face_down > 0 {
        actions.push(Action::FaceDown);
    }
    if look.control(planet) == Some(side.other()) && (base.up || levels > 0 && base.level > 0) {
        actions.push(Action::BaseDown);
    }
    actions
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Carries out one success of a group's mission. `success` is its number on the card.
    pub(super) fn bring_about(&mut self, feat: &Feat, environ: EnvironNumber, group: &MissionGroup, success: u8) {
        let side = self.phasing();
        let planet = self.public().environ(environ).planet;
        match feat {
            Feat::Shift(spaces) => {
                self.shift(planet, spaces.get(), side);
            }
            Feat::CoupShift(spaces) => {
                if self.shift(planet, spaces.get(), side) && !self.state.open.environ(environ).coup {
                    self.environ_mut(environ).coup = true;
                    self.tell(Event::Coup(environ));
                }
            }
            Feat::StartRebellion => self.start_rebellion(planet),
            Feat::StopRebellion => {
                if matches!(self.state.open.planet(planet).state, PlanetState::Rebellion | PlanetState::RebelControl) {
                    self.planet_mut(planet).loyalty = Loyalty::Unrest;
                    self.set_state(planet, PlanetState::RebellionStopped);
                }
            }
            Feat::DrawPossessions(number) => {
                (0..number.get()).for_each(|_| self.draw_possession(group.members, true));
            }
            Feat::DrawCharacters(number) => (0..number.get()).for_each(|_| self.draw_character(environ)),
            Feat::RevealAndDetect => self.reveal_planet(environ),
            Feat::RevealAndPoint(_) => {
                self.reveal_planet(environ);
                if !std::mem::replace(&mut self.state.open.informed[side as usize], true) {
                    self.tell(Event::Informed(side));
                }
            }
            Feat::FreePrisoners(number) => (0..number.get()).for_each(|_| self.offer_freedom(environ)),
            Feat::RemoveTarget => {
                if let Some(target) = group.target.filter(|target| self.state.open.free_in(environ).has(*target)) {
                    self.kill(target, Cause::Assassination);
                }
            }
            Feat::PlaceCamp => {
                self.environ_mut(environ).camp = Camp::New;
                self.tell(Event::Camp(environ));
            }
            Feat::SubvertOne(taken, gained) => self.subvert(environ, 1, [taken.as_str(), gained.as_str()]),
            Feat::SubvertTwo(taken, gained) => self.subvert(environ, 2, [taken.as_str(), gained.as_str()]),
            Feat::RemoveUnitOrBaseDown(_) | Feat::RemoveAnyUnitOrLevel(_) => {
                let (levels, any) =
                    if let Feat::RemoveAnyUnitOrLevel(levels) = feat { (levels.get() as u8, true) } else { (0, false) };
                match damages(&self.look(), side, environ, (feat, levels)).as_slice() {
                    [] => {}
                    [only] => self.strike_down(environ, *only, levels),
                    _ => self.ask(side, Question::Damage { levels, any, success, mission: group.mission }),
                }
            }
            // The star-system game does not have these successes.
            Feat::SummonFriendly
            | Feat::SummonNeutral
            | Feat::FreeInOrbit(_)
            | Feat::DestroyAtrocityUnit
            | Feat::TakePoints(_)
            | Feat::LearnSecrets(_) => {}
        }
    }

    pub(super) fn damage(&mut self, levels: u8, action: Action) {
        if let Some(environ) = self.state.open.errand.as_ref().map(|errand| errand.environ) {
            self.strike_down(environ, action, levels);
        }
    }

    /// Carries out damage: a unit is lost, or a base goes Down and loses this many levels.
    pub(super) fn strike_down(&mut self, environ: EnvironNumber, action: Action, levels: u8) {
        match action {
            Action::Lose(kind) => self.lose_unit(kind, environ),
            Action::FaceDown => {
                let hidden = self.state.imperial.face_down[environ.index()];
                let number: usize = hidden.iter().map(|number| usize::from(*number)).sum();
                let mut at = self.draw(number);
                for kind in self.public().kinds() {
                    let here = usize::from(hidden[kind.index()]);
                    if at < here {
                        return self.lose_unit(kind, environ);
                    }
                    at -= here;
                }
            }
            Action::BaseDown => {
                let planet = self.public().environ(environ).planet;
                let level = self.state.open.planet(planet).level.saturating_sub(levels);
                self.set_base(planet, Stronghold { level: level.into(), up: false });
            }
            _ => {}
        }
    }

    /// Shows all enemy pieces on the planet of this environ, and detects the characters among them.
    fn reveal_planet(&mut self, environ: EnvironNumber) {
        let side = self.phasing().other();
        let planet = self.public().environ(environ).planet;
        for place in self.public().places_on(planet) {
            if side == Side::Imperial {
                self.reveal(place);
            }
            let party = self.look().free(side, place);
            self.detect_party(party);
        }
    }

    /// Draws a character by chance, who joins the phasing side and brings a ship of their own if it is in the deck (14.53).
    fn draw_character(&mut self, environ: EnvironNumber) {
        let side = self.phasing();
        let waits = |number: &CharacterNumber| self.state.open.character(*number).at == Whereabouts::Pool;
        let pool: Vec<CharacterNumber> = self.public().of_side(side).iter().filter(waits).collect();
        if pool.is_empty() {
            return;
        }
        let drawn = pool[self.draw(pool.len())];
        self.character_mut(drawn).at = Whereabouts::In(environ);
        self.tell(Event::Joined(drawn));
        let own = |thing: &super::PossessionNumber| {
            let found = self.public().possession(*thing);
            let in_deck = self.state.open.possessions[thing.index()].at == Holding::Deck;
            found.owner == Some(drawn) && found.card.kind.is_ship() && in_deck
        };
        if let Some(ship) = self.public().things().find(own) {
            self.state.open.possessions[ship.index()].at = Holding::Held(drawn);
            self.tell(Event::Ship(ship, drawn, Gift::Found));
        }
    }

    fn offer_freedom(&mut self, environ: EnvironNumber) {
        let side = self.phasing();
        let prisoners = self.look().prisoners(side.other(), environ);
        match (prisoners.len(), prisoners.first()) {
            (0, _) => {}
            (1, Some(only)) => self.free(only),
            _ => self.ask(side, Question::Free),
        }
    }

    pub(super) fn free_prisoner(&mut self, action: Action) {
        if let Action::Free(character) = action {
            self.free(character);
        }
    }

    /// Replaces `number` enemy units of the type `taken` by one unit of the phasing player. It is of the type `gained` that fits the environ. If
    /// there is no room for it, the new unit does not come.
    fn subvert(&mut self, environ: EnvironNumber, number: u8, [taken, gained]: [&str; 2]) {
        let side = self.phasing();
        let look = self.look();
        let Some((lost, _)) = look.kinds(side.other(), environ).find(|(kind, _)| is_called(&look, *kind, taken)) else { return };
        let type_of = look.public.environ(environ).kind;
        let gains = look.public.kinds().find(|kind| {
            let unit = &look.public.unit(*kind).kind;
            let suits = unit.environ.is_none_or(|own| own == type_of);
            let left = look.in_play(*kind) < unit.count.get();
            unit.side == side && suits && left && is_called(&look, *kind, gained)
        });
        for _ in 0..number {
            self.lose_unit(lost, environ);
        }
        if let Some(kind) = gains.filter(|_| self.look().room(side, environ) > 0) {
            self.unit_comes(kind, environ);
        }
    }
}

//! The assignment of missions in the mission phase: the environ whose missions are done next, the missions, their groups and their targets (13.1,
//! 13.2).

use super::table::Table;
use super::{
    Action, Asked, Camp, CharacterNumber, EnvironNumber, Errand, Event, Look, MissionGroup, MissionInPlay, Party, Phase,
    Question, Task,
};
use crate::verbs::{Condition, Feat, Rating};
use crate::{Loyalty, PlanetState, Side};
use rules::play::{Dice, Sink};

/// The characters who stand apart from units in this environ and are not assigned a mission yet.
pub(super) fn unassigned(look: &Look, side: Side, environ: EnvironNumber) -> Party {
    let errand = look.open.errand.as_ref().filter(|errand| errand.environ == environ);
    look.apart(side, environ).without(errand.map_or(Party::NOBODY, Errand::members))
}

/// The characters who may still be assigned a mission in this environ; empty if all who are left must guard prisoners (12.81).
pub(super) fn available(look: &Look, side: Side, environ: EnvironNumber) -> Party {
    let left = unassigned(look, side, environ);
    if left.len() <= look.guards(side, environ) {
        return Party::NOBODY;
    }
    left.iter().filter(|character| !look.open.character(*character).disabled).collect()
}

/// Whether a camp of the side may still be assigned a mission in this environ.
pub(super) fn camp_is_available(look: &Look, side: Side, environ: EnvironNumber) -> bool {
    let assigned = look.open.errand.as_ref().is_some_and(|errand| errand.groups.iter().any(|group| group.camp));
    side == Side::Rebel && look.open.environ(environ).camp == Camp::Working && !assigned
}

/// Whether the mission with this number may be assigned in this environ to the characters who are left or to the camp.
pub(super) fn may_assign(look: &Look, side: Side, environ: EnvironNumber, number: u8) -> bool {
    let mission = &look.public.missions[usize::from(number)];
    let assigned = |errand: &Errand| errand.groups.iter().any(|group| group.mission == number);
    if mission.card.side.is_some_and(|own| own != side) || look.open.errand.as_ref().is_some_and(assigned) {
        return false;
    }
    let allowed = mission.card.conditions.iter().all(|condition| holds(look, side, environ, condition));
    if !allowed || !is_of_use(look, side, environ, mission) {
        return false;
    }
    let somebody = wanted_rating(mission).is_none_or(|(rating, least)| {
        let able = available(look, side, environ);
        able.iter().any(|character| look.abilities(character, Party::of(character)).rating(rating) >= least)
    });
    let characters = !available(look, side, environ).is_empty() && somebody;
    characters || mission.card.by_camp && camp_is_available(look, side, environ)
}

/// The rating that one member of the mission's group must have at least; `None` if the mission asks for none.
pub(super) fn wanted_rating(mission: &MissionInPlay) -> Option<(Rating, i32)> {
    mission.card.conditions.iter().find_map(|condition| match condition {
        Condition::SomebodyHas(rating, least) => Some((*rating, least.get() as i32)),
        _ => None,
    })
}

/// Whether a member of the group has the rating that the mission asks for. A camp always counts as having it (13.2).
pub(super) fn is_able(look: &Look, group: &MissionGroup) -> bool {
    let wanted = wanted_rating(&look.public.missions[usize::from(group.mission)]);
    group.camp || wanted.is_none_or(|(rating, least)| look.best(group.members, rating) >= least)
}

/// Whether this condition of a mission holds in this environ (13.2).
pub(super) fn holds(look: &Look, side: Side, environ: EnvironNumber, condition: &Condition) -> bool {
    let found = look.public.environ(environ);
    let planet = look.open.planet(found.planet);
    let stands = |loyalty: Loyalty| look.has_loyalty(found.planet) && planet.loyalty == loyalty;
    let revolts = matches!(planet.state, PlanetState::Rebellion | PlanetState::RebelControl);
    let enemy_units = look.number(side.other(), environ) > 0;
    match condition {
        // A side may assign a rebellion if it has already assigned a mission that may shift the loyalty of the planet (15.2).
        Condition::PlanetAtFor(whose, loyalty) => {
            *whose != side || stands(*loyalty) || shifts_beside(look) && look.has_loyalty(found.planet)
        }
        Condition::PlanetAtEither(one, other) => stands(*one) || stands(*other),
        Condition::InRebellionFor(whose) => *whose != side || revolts,
        Condition::EnemyUnitsOrBase => {
            enemy_units || look.control(found.planet) == Some(side.other()) && (planet.up || planet.level > 0)
        }
        Condition::EnemyUnits => enemy_units,
        Condition::NotAtHome => {
            look.control(found.planet) != Some(side) || enemy_units || !look.free(side.other(), environ).is_empty()
        }
        Condition::NoMoreCharactersThanAtStart(whose) => {
            *whose != side || look.at_large(side) + captives(look, side) <= usize::from(look.public.terms.starting[side as usize])
        }
        Condition::CoupRating => found.coup.is_some() && !look.open.environ(environ).coup,
        Condition::EnemyHoldsPrisoner => !look.prisoners(side.other(), environ).is_empty(),
        Condition::HoldsPrisoner => !look.prisoners(side, environ).is_empty(),
        Condition::TargetDetected => !targets(look, side, environ).is_empty(),
        Condition::NoCamp => look.open.environ(environ).camp == Camp::None,
        Condition::SovereignWouldCome
        | Condition::EnemyHasPoints(_)
        | Condition::AtTreasury(_)
        | Condition::AtSecretBase(_)
        | Condition::InOrbit => false,
        // The condition about a rating is checked later, once the group is complete. Conditions that are only printed words are not played.
        Condition::SomebodyHas(..) | Condition::Printed(_) => true,
    }
}

fn captives(look: &Look, side: Side) -> usize {
    let is_captive = |at| matches!(at, super::Whereabouts::Captive(_));
    look.open.numbered().filter(|(number, now)| look.public.of_side(side).has(*number) && is_captive(now.at)).count()
}

/// Whether a mission that shifts loyalty is already assigned in the environ.
fn shifts_beside(look: &Look) -> bool {
    let shifts = |group: &MissionGroup| {
        let mission = &look.public.missions[usize::from(group.mission)];
        mission.coup || mission.diplomacy
    };
    look.open.errand.as_ref().is_some_and(|errand| errand.groups.iter().any(shifts))
}

/// An effect of the mission that it could not have at present; `None` if it could have all its effects. For example, loyalty does not shift in a
/// rebellion, and a side without characters in the pool cannot draw any.
pub(super) fn in_vain<'a>(look: &Look, side: Side, environ: EnvironNumber, mission: &'a MissionInPlay) -> Option<&'a Feat> {
    let planet = look.public.environ(environ).planet;
    mission.card.feats().find(|feat| match feat {
        Feat::Shift(_) | Feat::CoupShift(_) => !look.has_loyalty(planet),
        Feat::DrawCharacters(_) => {
            let waits = |number: CharacterNumber| look.open.character(number).at == super::Whereabouts::Pool;
            !look.public.of_side(side).iter().any(waits)
        }
        _ => false,
    })
}

/// Whether a mission could have all of its effects.
pub(super) fn is_of_use(look: &Look, side: Side, environ: EnvironNumber, mission: &MissionInPlay) -> bool {
    in_vain(look, side, environ, mission).is_none()
}

/// The possible targets of an assassination: enemies in the environ who are detected or stacked with units (9.44, 9.52).
pub(super) fn targets(look: &Look, side: Side, environ: EnvironNumber) -> Party {
    look.free(side.other(), environ).and(look.open.detected().or(look.open.with_units()))
}

/// The environs in which the side can still do missions in this phase.
pub(super) fn environs(look: &Look, side: Side) -> Vec<EnvironNumber> {
    let missions = 0..look.public.missions.len() as u8;
    let any = |environ: &EnvironNumber| missions.clone().any(|number| may_assign(look, side, *environ, number));
    look.public.places().filter(|environ| !look.open.environ(*environ).done).filter(any).collect()
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    pub(super) fn begin_missions(&mut self) {
        self.begin_phase(Phase::Missions);
        self.rest();
        for now in &mut self.state.open.environs {
            now.done = false;
        }
        for now in &mut self.state.open.possessions {
            now.given = false;
        }
        self.then_all(&[Task::Trade, Task::NextErrand]);
        self.offer_disabling_of_all(self.phasing().other());
    }

    pub(super) fn next_errand(&mut self) {
        let side = self.phasing();
        if !environs(&self.look(), side).is_empty() {
            self.ask(side, Question::Environ);
        }
    }

    pub(super) fn choose_environ(&mut self, action: Action) {
        let Action::At(environ) = action else { return };
        self.then(Task::NextErrand);
        self.environ_mut(environ).done = true;
        let loyalty = self.state.open.planet(self.public().environ(environ).planet).loyalty;
        self.state.open.errand = Some(Errand::new(environ, loyalty));
        self.ask(self.phasing(), Question::Assign);
    }

    pub(super) fn assign(&mut self, side: Side, action: Action) {
        let Some(errand) = &mut self.state.open.errand else { return };
        match action {
            Action::Mission(number) => {
                errand.groups.push(MissionGroup::new(number));
                self.ask(side, Question::Recruit);
            }
            _ if errand.groups.is_empty() => self.state.open.errand = None,
            _ => self.then_all(&[Task::Draw, Task::EndErrand]),
        }
    }

    pub(super) fn recruit(&mut self, asked: Asked, action: Action) {
        let Some(errand) = &mut self.state.open.errand else { return };
        let environ = errand.environ;
        let Some(group) = errand.groups.last_mut() else { return };
        match action {
            Action::Join(character) => group.members.add(character),
            Action::CampJoins => group.camp = true,
            _ => return self.after_recruiting(asked.side),
        }
        if group.camp || available(&self.look(), asked.side, environ).is_empty() {
            self.after_recruiting(asked.side);
        } else {
            self.again(asked);
        }
    }

    fn after_recruiting(&mut self, side: Side) {
        let Some(errand) = &self.state.open.errand else { return };
        let aims = errand.groups.last().is_some_and(|group| self.public().missions[usize::from(group.mission)].aims);
        let targets = targets(&self.look(), side, errand.environ);
        match (aims, targets.len(), targets.first()) {
            (true, 1, Some(only)) => self.aim(Action::Mean(only)),
            (true, 2.., _) => self.ask(side, Question::Target),
            _ => self.offer_uses(side),
        }
    }

    pub(super) fn aim(&mut self, action: Action) {
        if let (Some(errand), Action::Mean(character)) = (&mut self.state.open.errand, action)
            && let Some(group) = errand.groups.last_mut()
        {
            group.target = Some(character);
        }
        self.offer_uses(self.phasing());
    }

    fn offer_uses(&mut self, side: Side) {
        if super::offers::declarable(&self.look(), side).is_empty() {
            self.after_assignment(side);
        } else {
            self.ask(side, Question::Declaration);
        }
    }

    /// Ends the assignment of a mission: its group sets out, and the player may assign another mission.
    pub(super) fn after_assignment(&mut self, side: Side) {
        let Some(errand) = &self.state.open.errand else { return };
        let environ = errand.environ;
        let Some(group) = errand.groups.last().copied() else { return };
        self.show_what_changes(|look| is_able(look, &group));
        for character in group.members.iter() {
            self.character_mut(character).acted = true;
        }
        self.tell(Event::Mission(group.attempt(side), group.members, environ));
        if let Some(target) = group.target {
            self.tell(Event::Aimed(group.attempt(side), target));
        }
        self.ask(side, Question::Assign);
    }
}

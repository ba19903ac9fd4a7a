//! What events of action cards do to missions, loyalty and units (13.4). Creatures and locals are in `creatures.rs`.

use super::ignored::{event_of, happened, is_diplomacy_at_work, is_ignored};
use super::table::Table;
use super::{
    Action, Cause, CharacterNumber, Errand, Event, Look, MissionGroup, Party, PlanetNumber, Purpose, Question, Search, Standing,
    Task,
};
use crate::verbs::{ActionEvent, CoupDie, CoupOutcome, Rating};
use crate::{Loyalty, PlanetState, Side};
use rules::Level;
use rules::play::{Dice, Sink};

/// Whether an event changes nothing at once and only affects what comes later.
const fn is_for_later(event: &ActionEvent) -> bool {
    matches!(
        event,
        ActionEvent::NoSearches
            | ActionEvent::NoCreatures
            | ActionEvent::NoExtraDraws
            | ActionEvent::MoreDraws(_)
            | ActionEvent::ResourceMultiplied(_)
            | ActionEvent::Printed(_)
    )
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    fn event_of(&self, card: u8, event: u8) -> Option<ActionEvent> {
        event_of(self.public(), self.state.open.errand.as_ref()?, (card, event))
    }

    /// Carries out one event of a card, unless it is ignored.
    pub(super) fn happen(&mut self, card: u8, event: u8) {
        let Some(found) = self.event_of(card, event) else { return };
        let about_diplomacy = matches!(found, ActionEvent::DiplomacyAborted | ActionEvent::DiplomacyAbortedUnless(..));
        let at_work = self.state.open.errand.as_ref().is_some_and(|errand| is_diplomacy_at_work(self.public(), errand));
        let shift = if about_diplomacy && !at_work { self.take_next_shift() } else { None };
        let Some(errand) = &self.state.open.errand else { return };
        let section = self.public().section(errand.environ) as u8;
        let left_out = shift.map(|shift| Event::Ignored(card, section, shift));
        if is_ignored(&happened(self.public(), errand), &found) {
            self.tell(Event::Ignored(card, section, event));
            if let Some(shift) = left_out {
                self.tell(shift);
            }
            return;
        }
        if let Some(errand) = &mut self.state.open.errand {
            errand.happened.push((card, event));
        }
        self.tell(Event::Happened(card, section, event));
        let before = (self.told, self.state.open.agenda.len());
        self.take_effect(&found);
        if self.is_quiet_since(before) && !is_for_later(&found) {
            self.tell(Event::CameToNothing);
        }
        if let Some(shift) = left_out {
            self.tell(shift);
        }
    }

    /// Whether nothing was told, planned or asked since then. The moment is given by the number of events told and of tasks on the agenda.
    pub(super) fn is_quiet_since(&self, (told, tasks): (u32, usize)) -> bool {
        self.told == told && self.state.open.agenda.len() <= tasks && self.state.asked.is_none()
    }

    fn take_effect(&mut self, event: &ActionEvent) {
        let side = self.phasing();
        let Some(environ) = self.state.open.errand.as_ref().map(|errand| errand.environ) else { return };
        let planet = self.public().environ(environ).planet;
        match event {
            ActionEvent::CreatureAttacks => self.creature_comes(0),
            ActionEvent::CreatureOrRobots(robots) => self.creature_comes(robots.get()),
            ActionEvent::LocalsAttack => self.locals_come(),
            ActionEvent::Detected => self.detect_groups(),
            ActionEvent::Searched(groups) => self.search_groups(groups.get()),
            ActionEvent::NoSearches | ActionEvent::NoCreatures | ActionEvent::Atrocity | ActionEvent::Printed(_) => {}
            ActionEvent::NoExtraDraws => self.change_errand(|errand| errand.barred = true),
            ActionEvent::MoreDraws(draws) => self.change_errand(|errand| errand.more += draws.get() as i8),
            ActionEvent::Wound(wounds) => self.wound_somebody(*wounds),
            ActionEvent::MissionAborted => {
                if let Some(group) = self.group_by_chance(|_| true) {
                    self.abort(group);
                }
            }
            ActionEvent::DiplomacyAborted => self.abort_diplomacy(None),
            ActionEvent::DiplomacyAbortedUnless(rating, least) => self.abort_diplomacy(Some((*rating, *least))),
            ActionEvent::CoupAborted(die) => self.abort_coup(*die),
            ActionEvent::SubvertersCaught => self.catch_subverters(),
            ActionEvent::SquadMet => {
                let meets = self.look().control(planet) == Some(side.other()) && self.look().number(side.other(), environ) > 0;
                if let Some(group) = self.group_by_chance(|_| true).filter(|_| meets) {
                    let party = self.group(group).members;
                    self.begin_squad_attack(environ, party, side, Some(group), false);
                }
            }
            ActionEvent::RebellionAborted => {
                let public = self.public();
                let rebels = |group: &MissionGroup| public.missions[usize::from(group.mission)].card.starts_rebellion(side);
                if let Some(group) = self.group_by_chance(rebels) {
                    self.abort(group);
                }
            }
            ActionEvent::LoyaltyToNeutral(most) => self.cool(planet, most.get() as i32),
            ActionEvent::Shift(spaces) => {
                self.shift(planet, spaces.get(), side.other());
            }
            ActionEvent::LossOrBaseDown => self.offer_raid(side.other()),
            ActionEvent::ResourceMultiplied(times) => self.change_errand(|errand| {
                if !errand.rebelled {
                    errand.multiplied = times.get() as u8;
                }
            }),
        }
    }

    pub(super) fn change_errand(&mut self, change: impl FnOnce(&mut Errand)) {
        if let Some(errand) = &mut self.state.open.errand {
            change(errand);
        }
    }

    /// The mission group with this number.
    pub(super) fn group(&self, group: u8) -> MissionGroup {
        let groups = self.state.open.errand.as_ref().map(|errand| &errand.groups);
        groups.and_then(|groups| groups.get(usize::from(group)).copied()).unwrap_or(MissionGroup::new(0))
    }

    /// Draws by chance a group of characters that is still at work and fits `is_meant` (13.43); `None` if no group does.
    pub(super) fn group_by_chance(&mut self, is_meant: impl Fn(&MissionGroup) -> bool) -> Option<u8> {
        let errand = self.state.open.errand.as_ref()?;
        let meant = |(_, group): &(u8, &MissionGroup)| !group.camp && !group.members.is_empty() && is_meant(group);
        let groups: Vec<u8> = errand.at_work().filter(meant).map(|(number, _)| number).collect();
        match groups.as_slice() {
            [] => None,
            [only] => Some(*only),
            several => {
                let at = self.draw(several.len());
                groups.get(at).copied()
            }
        }
    }

    fn abort(&mut self, group: u8) {
        let attempt = self.group(group).attempt(self.phasing());
        self.change_errand(|errand| errand.groups[usize::from(group)].standing = Standing::Aborted);
        self.tell(Event::Aborted(attempt));
    }

    /// Detects all characters on missions in the environ.
    fn detect_groups(&mut self) {
        if let Some(errand) = &self.state.open.errand {
            self.detect_party(errand.members());
        }
    }

    /// Lets the enemy search for this many groups that were not searched for yet, one after the other in the order in which they are drawn (13.48).
    pub(super) fn search_groups(&mut self, groups: u32) {
        let mut drawn = Vec::new();
        for _ in 0..groups {
            let Some(group) = self.group_by_chance(|group| !group.searched) else { break };
            self.change_errand(|errand| errand.groups[usize::from(group)].searched = true);
            drawn.push(Task::SeekGroup(group));
        }
        self.then_all(&drawn);
    }

    /// Lets the enemy search for this group.
    pub(super) fn seek_group(&mut self, group: u8) {
        let Some(errand) = &self.state.open.errand else { return };
        self.state.open.search = Search { environ: errand.environ, group: Some(group), ..Search::default() };
        let sought = self.group(group);
        self.tell(Event::Sought(sought.attempt(self.phasing()), sought.members));
        self.then(Task::Seek);
    }

    /// Lets the phasing player choose which character on a mission is wounded.
    fn wound_somebody(&mut self, wounds: Level) {
        let side = self.phasing();
        let party = at_work(&self.state.open);
        self.state.open.battle.owed[side as usize] = wounds.get() as u8;
        match (party.len(), party.first()) {
            (0, _) => {}
            (1, Some(only)) => self.wound_by_event(Action::Wound(only)),
            _ => self.ask(side, Question::WoundByEvent),
        }
    }

    pub(super) fn wound_by_event(&mut self, action: Action) {
        let side = self.phasing();
        if let Action::Wound(character) = action {
            let wounds = std::mem::take(&mut self.state.open.battle.owed[side as usize]);
            self.wound(character, wounds.into());
        }
    }

    /// Takes a shift that is the next event of the card off the agenda, and returns its number on the card; `None` if the next event is no shift. It
    /// belongs to an event about Diplomacy before it, which nobody is at work on (13.41); so it is left out even if that event is ignored itself,
    /// because it was drawn before (13.42).
    fn take_next_shift(&mut self) -> Option<u8> {
        let Some(Task::Event { card, event }) = self.state.open.agenda.last().copied() else { return None };
        matches!(self.event_of(card, event), Some(ActionEvent::Shift(_))).then_some(())?;
        self.state.open.agenda.pop();
        Some(event)
    }

    fn abort_diplomacy(&mut self, unless: Option<(Rating, Level)>) {
        let public = self.public();
        let is_diplomacy = |group: &MissionGroup| public.missions[usize::from(group.mission)].diplomacy;
        let Some(number) = self.group_by_chance(is_diplomacy) else { return };
        let group = self.group(number);
        let spared = |look: &Look| unless.is_some_and(|(rating, least)| look.best(group.members, rating) >= least.get() as i32);
        let ignores = |look: &Look| {
            let ignores = group.members.iter().map(|character| look.abilities(character, group.members).ignores_aborts);
            group.ignored_aborts < ignores.sum::<u8>()
        };
        self.show_what_changes(spared);
        if spared(&self.look()) {
            return;
        }
        self.show_what_changes(ignores);
        if ignores(&self.look()) {
            // An ignored event does not count as drawn.
            return self.change_errand(|errand| {
                errand.groups[usize::from(number)].ignored_aborts += 1;
                errand.happened.pop();
            });
        }
        self.abort(number);
    }

    /// Aborts a Coup and detects its group. A die decides what else happens.
    fn abort_coup(&mut self, die: CoupDie) {
        let (side, public) = (self.phasing(), self.public());
        let Some(number) = self.group_by_chance(|group| public.missions[usize::from(group.mission)].coup) else { return };
        let Some(environ) = self.state.open.errand.as_ref().map(|errand| errand.environ) else { return };
        self.abort(number);
        let members = self.group(number).members;
        self.detect_party(members);
        let face = self.roll(side, Purpose::Coup);
        let before = (self.told, self.state.open.agenda.len());
        let outcome = die.0[usize::from(face) - 1];
        if outcome.shifts() {
            self.shift(public.environ(environ).planet, 1, side.other());
        }
        match outcome {
            CoupOutcome::Nothing | CoupOutcome::Shift => {}
            CoupOutcome::Captured | CoupOutcome::ShiftAndCaptured => self.capture_all(members, Cause::Coup),
            CoupOutcome::Killed | CoupOutcome::ShiftAndKilled => {
                members.iter().for_each(|character| self.kill(character, Cause::Coup));
            }
            CoupOutcome::Found | CoupOutcome::ShiftAndFound => self.found(number),
            CoupOutcome::ShiftCapturedOneKilled => {
                self.state.open.search.searchers = members;
                match (members.len(), members.first()) {
                    (1, Some(only)) => self.one_dies(Action::Die(only)),
                    _ => self.ask(side, Question::Die),
                }
            }
        }
        if self.is_quiet_since(before) {
            self.tell(Event::Unharmed(Purpose::Coup, members));
        }
    }

    /// Kills one character of a group, and captures the others.
    pub(super) fn one_dies(&mut self, action: Action) {
        let Action::Die(character) = action else { return };
        let others = self.state.open.search.searchers.without(Party::of(character));
        self.kill(character, Cause::Coup);
        self.capture_all(others, Cause::Coup);
    }

    /// Captures a party, if an enemy is in the environ (12.87).
    fn capture_all(&mut self, party: Party, cause: Cause) {
        let side = self.phasing();
        let Some(environ) = self.state.open.errand.as_ref().map(|errand| errand.environ) else { return };
        if self.enemy_is_there(side, environ) {
            party.iter().for_each(|character: CharacterNumber| self.capture(character, cause));
        }
    }

    /// Lets the enemy find a group without a search. A squad or the enemy's characters find it; if the enemy has both, the enemy's player chooses
    /// (12.15).
    fn found(&mut self, group: u8) {
        let side = self.phasing();
        let Some(environ) = self.state.open.errand.as_ref().map(|errand| errand.environ) else { return };
        let look = self.look();
        let units = look.number(side.other(), environ) > 0;
        match (units, look.free(side.other(), environ).is_empty()) {
            (false, true) => {}
            (true, true) => self.found_by(group, Action::SearchWithUnits),
            (false, false) => self.found_by(group, Action::SearchWithCharacters),
            (true, false) => self.ask(side.other(), Question::FoundBy(group)),
        }
    }

    pub(super) fn found_by(&mut self, group: u8, action: Action) {
        let side = self.phasing();
        let Some(environ) = self.state.open.errand.as_ref().map(|errand| errand.environ) else { return };
        let party = self.group(group).members;
        if action == Action::SearchWithUnits {
            self.begin_squad_attack(environ, party, side, Some(group), false);
        } else {
            let attackers = self.look().free(side.other(), environ);
            self.begin_characters_attack(environ, (party, side), attackers, Some(group), false);
        }
    }

    /// Lets a squad attack a group that subverts troops; if a leader is with the units, the group is captured instead.
    fn catch_subverters(&mut self) {
        let (side, public) = (self.phasing(), self.public());
        let Some(number) = self.group_by_chance(|group| public.missions[usize::from(group.mission)].subverts) else { return };
        let Some(environ) = self.state.open.errand.as_ref().map(|errand| errand.environ) else { return };
        self.abort(number);
        let members = self.group(number).members;
        let look = self.look();
        if look.number(side.other(), environ) == 0 {
            return;
        }
        if look.leader_there(side.other(), environ).is_some() {
            self.capture_all(members, Cause::Leader);
        } else {
            self.begin_squad_attack(environ, members, side, Some(number), false);
        }
    }

    /// Sets a planet's loyalty to Neutral if the planet is loyal to the phasing player by at most this many spaces, and is not in rebellion.
    fn cool(&mut self, planet: PlanetNumber, most: i32) {
        let now = *self.state.open.planet(planet);
        let imperial = now.loyalty.imperial_value();
        let own = if self.phasing() == Side::Imperial { imperial } else { -imperial };
        let quiet = !matches!(now.state, PlanetState::Rebellion | PlanetState::RebelControl);
        if quiet && (1..=most).contains(&own) {
            self.set_loyalty(planet, Loyalty::Neutral);
        }
    }

    /// Lets locals raid this side, which loses a unit in the environ or puts its base Down.
    fn offer_raid(&mut self, side: Side) {
        match super::offers::raided(&self.look(), side).as_slice() {
            [] => {}
            [only] => {
                let only = *only;
                self.raid(only);
            }
            _ => self.ask(side, Question::Raid),
        }
    }

    pub(super) fn raid(&mut self, action: Action) {
        let Some(environ) = self.state.open.errand.as_ref().map(|errand| errand.environ) else { return };
        self.strike_down(environ, action, 0);
    }
}

/// The members of all groups that are still at work.
pub(super) fn at_work(open: &super::Open) -> Party {
    let groups = open.errand.iter().flat_map(Errand::at_work);
    groups.fold(Party::NOBODY, |all, (_, group)| all.or(group.members))
}

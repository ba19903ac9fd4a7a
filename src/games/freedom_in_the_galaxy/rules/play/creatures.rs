//! Creatures, sentry robots and irate locals that attack a mission group (13.45 to 13.47).

use super::table::Table;
use super::{Action, EnvironNumber, Event, Look, MissionGroup, Party, Question, Task};
use crate::verbs::{Rating, Trait};
use crate::{PlanetState, Side};
use rules::play::{Dice, Sink};

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    fn here(&self) -> Option<EnvironNumber> {
        self.state.open.errand.as_ref().map(|errand| errand.environ)
    }

    /// Takes back the event that just happened. A special or a possession ignores it, so it does not count as drawn.
    fn unhappen(&mut self) {
        self.change_errand(|errand| {
            errand.happened.pop();
        });
    }

    /// Lets the creature of the environ attack. If no creature lives there and the enemy controls the planet, this many robots attack.
    pub(super) fn creature_comes(&mut self, robots: u32) {
        let Some(environ) = self.here() else { return };
        let side = self.phasing();
        let Some(foe) = comes(&self.look(), side, environ, robots) else { return };
        let Some(group) = self.group_by_chance(|_| true) else { return };
        let found = self.group(group);
        let (members, is_robot) = (found.members, self.public().environ(environ).creature.is_none());
        let ignores = |look: &Look| ignores(look, environ, &found, foe);
        self.show_what_changes(ignores);
        let (always, first) = ignores(&self.look());
        if first {
            self.change_errand(|errand| errand.groups[usize::from(group)].ignored_creatures += 1);
        }
        if always || first {
            return self.unhappen();
        }
        self.show_what_changes(|look| meets(look, members, foe));
        if !meets(&self.look(), members, foe) {
            return;
        }
        self.then(Task::Creature { group, foe });
        if !super::offers::wards(&self.look(), side).is_empty() && !is_robot {
            self.ask(side, Question::Ward);
        }
    }

    /// Handles the answer whether a possession wards off a creature's attack.
    pub(super) fn ward(&mut self, action: Action) {
        if let Action::Use(thing) = action {
            self.state.open.agenda.pop();
            self.unhappen();
            self.use_up(thing);
        }
    }

    /// Lets a creature attack a group, and carries out its other effects.
    pub(super) fn creature_attacks(&mut self, group: u8, foe: u8) {
        let Some(environ) = self.here() else { return };
        let members = self.group(group).members;
        let side = self.phasing();
        let traits = self.public().foes[usize::from(foe)].traits.clone();
        for effect in &traits {
            match effect {
                Trait::NoExtraDraws => self.change_errand(|errand| errand.barred = true),
                Trait::ExtraDraws(bonus) => self.change_errand(|errand| errand.more += bonus.get() as i8),
                Trait::WoundsLessRating(wounds, rating) => {
                    let wounds = |look: &Look| wounds.get().saturating_sub(look.best(members, *rating).max(0) as u32);
                    self.show_what_changes(wounds);
                    let wounds = wounds(&self.look());
                    for character in members.iter() {
                        self.wound(character, wounds);
                    }
                }
                Trait::GivesPossession if side == Side::Rebel => {
                    self.environ_mut(environ).creature_gone = true;
                    self.draw_possession(members, false);
                }
                _ => {}
            }
        }
        let members = self.group(group).members.and(self.state.open.free_in(environ));
        if !traits.contains(&Trait::NoFight) && !members.is_empty() {
            self.begin_foe_attack(environ, (members, side), foe, group);
        }
    }

    /// Lets the irate locals of the environ's first race attack. In a rebellion and under Rebel control they side with the Rebels.
    pub(super) fn locals_come(&mut self) {
        let Some(environ) = self.here() else { return };
        let (side, found) = (self.phasing(), self.public().environ(environ));
        let state = self.state.open.planet(found.planet).state;
        let friendly = side == Side::Rebel && matches!(state, PlanetState::Rebellion | PlanetState::RebelControl);
        if found.locals.is_none() || friendly {
            return;
        }
        let Some(group) = self.group_by_chance(|_| true) else { return };
        let members = self.group(group).members;
        self.show_what_changes(|look| ignores_locals(look, members));
        if ignores_locals(&self.look(), members) {
            return self.unhappen();
        }
        let halves = |look: &Look| has(look, members, &|gifts| gifts.halves_locals);
        self.show_what_changes(halves);
        let halved = halves(&self.look());
        self.then(Task::Locals { group, halved });
        if !halved && !super::offers::calmers(&self.look(), side).is_empty() {
            self.ask(side, Question::Calm);
        }
    }

    /// Handles the answer whether a possession halves the strength of irate locals.
    pub(super) fn calm(&mut self, action: Action) {
        if let (Action::Use(thing), Some(Task::Locals { halved, .. })) = (action, self.state.open.agenda.last_mut()) {
            *halved = true;
            self.use_up(thing);
        }
    }

    pub(super) fn locals_attack(&mut self, group: u8, halved: bool) {
        let Some(environ) = self.here() else { return };
        let Some(foes) = self.public().environ(environ).locals else { return };
        let members = self.group(group).members;
        if !members.is_empty() {
            self.begin_foe_attack(environ, (members, self.phasing()), foes[usize::from(halved)], group);
        }
    }
}

/// The creature that attacks in an environ, or the robots that come if no creature lives there, by its index in the list of foes; `None` if nothing
/// comes (13.45, 13.46).
pub(super) fn comes(look: &Look, side: Side, environ: EnvironNumber, robots: u32) -> Option<u8> {
    let found = look.public.environ(environ);
    if found.creature.is_some() {
        return found.creature.filter(|_| !look.open.environ(environ).creature_gone);
    }
    let controlled = look.control(found.planet) == Some(side.other());
    robots.checked_sub(1).and_then(|at| look.public.robots.get(at as usize)).copied().filter(|_| controlled)
}

/// Whether a member of the party has this gift.
fn has(look: &Look, party: Party, gift: &dyn Fn(&super::Gifts) -> bool) -> bool {
    party.iter().any(|character| gift(&look.abilities(character, party).gifts))
}

/// Whether the group ignores a creature's attack in any case, and whether it ignores the attack only because its specials let it ignore its first few
/// attacks.
pub(super) fn ignores(look: &Look, environ: EnvironNumber, group: &MissionGroup, foe: u8) -> (bool, bool) {
    let (found, members) = (look.public.environ(environ), group.members);
    if found.creature.is_none() {
        return (has(look, members, &|gifts| gifts.no_robots), false);
    }
    let kind = found.kind as usize;
    let first: u8 = members.iter().map(|character| look.abilities(character, members).ignores_creatures[kind]).sum();
    let mind = fought_by(&look.public.foes[usize::from(foe)].traits);
    let minds = mind.is_some_and(|rating| has(look, members, &|gifts| gifts.no_minds[rating as usize]));
    (minds, !minds && group.ignored_creatures < first)
}

/// Whether the party ignores irate locals.
pub(super) fn ignores_locals(look: &Look, party: Party) -> bool {
    has(look, party, &|gifts| gifts.no_locals)
}

/// Whether a creature attacks this group at all.
pub(super) fn meets(look: &Look, members: Party, foe: u8) -> bool {
    let has_ship = || members.iter().any(|character| look.open.ship_of(character, look.public).is_some());
    look.public.foes[usize::from(foe)].traits.iter().all(|effect| match effect {
        Trait::AttacksShip => has_ship(),
        Trait::OnlyBelow(rating, least) => look.best(members, *rating) < least.get() as i32,
        _ => true,
    })
}

/// The rating with which characters fight the creature; `None` if it is combat, as usual.
fn fought_by(traits: &[Trait]) -> Option<Rating> {
    traits.iter().find_map(|effect| match effect {
        Trait::FoughtBy(rating) | Trait::FoughtTogetherBy(rating) | Trait::FoughtAloneBy(rating) => Some(*rating),
        _ => None,
    })
}

/// The members of the group that a creature or irate locals are about to attack.
pub(super) fn threatened(look: &Look) -> Party {
    let Some(Task::Creature { group, .. } | Task::Locals { group, .. }) = look.open.agenda.last() else { return Party::NOBODY };
    let groups = look.open.errand.as_ref().map(|errand| &errand.groups);
    groups.and_then(|groups| groups.get(usize::from(*group))).map_or(Party::NOBODY, |group| group.members)
}

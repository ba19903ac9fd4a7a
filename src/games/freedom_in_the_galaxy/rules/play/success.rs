//! What the letters of a mission achieve: which of its successes are carried out, and which player chooses among them (13.5).

use super::table::Table;
use super::{Action, EnvironNumber, Event, Look, MissionGroup, Question, Standing, Task};
use crate::verbs::{Feat, Success};
use crate::{Loyalty, PlanetState, Side};
use rules::play::{Dice, Sink};

/// Whether a letter has an effect for the group at present. For example, a rebellion starts only at Unrest (15.2).
pub(super) fn counts_now(look: &Look, side: Side, group: &MissionGroup) -> bool {
    let mission = &look.public.missions[usize::from(group.mission)];
    let Some(errand) = &look.open.errand else { return false };
    let planet = look.public.environ(errand.environ).planet;
    !mission.card.starts_rebellion(side) || look.has_loyalty(planet) && look.open.planet(planet).loyalty == Loyalty::Unrest
}

/// Whether this success could have an effect on the present board.
pub(super) fn can_be(look: &Look, side: Side, environ: EnvironNumber, feat: &Feat) -> bool {
    let planet = look.public.environ(environ).planet;
    match feat {
        Feat::SubvertOne(taken, _) => super::feats::enemy_units(look, side, environ, taken.as_str()) > 0,
        Feat::SubvertTwo(taken, _) => super::feats::enemy_units(look, side, environ, taken.as_str()) > 1,
        Feat::StopRebellion => {
            matches!(look.open.planet(planet).state, PlanetState::Rebellion | PlanetState::RebelControl)
        }
        _ => true,
    }
}

/// How many letters a success needs, and what it does. `None` if the success is for the other side, or counts for each letter.
const fn asked(success: &Success, side: Side) -> Option<(u32, &Feat)> {
    match success {
        Success::At(letters, feat) => Some((letters.get(), feat)),
        Success::AtFor(letters, whose, feat) if *whose as u8 == side as u8 => Some((letters.get(), feat)),
        Success::EachUpTo(..) | Success::Each(_) | Success::AtFor(..) | Success::Printed(_) => None,
    }
}

/// The successes among which a player chooses, by their indexes on the card. Only successes for which the group has enough letters and that can have
/// an effect are considered; of these, the ones that need the most letters.
pub(super) fn alternatives(look: &Look, side: Side, environ: EnvironNumber, group: &MissionGroup) -> Vec<u8> {
    let mission = &look.public.missions[usize::from(group.mission)];
    let all = (0..).zip(&mission.card.success).filter_map(|(number, success)| Some((number, asked(success, side)?)));
    let possible: Vec<(u8, u32)> = all
        .filter(|(_, (letters, feat))| *letters <= u32::from(group.letters) && can_be(look, side, environ, feat))
        .map(|(number, (letters, _))| (number, letters))
        .collect();
    let most = possible.iter().map(|(_, letters)| *letters).max();
    possible.into_iter().filter(|(_, letters)| Some(*letters) == most).map(|(number, _)| number).collect()
}

/// The least number of letters with which the group's mission achieves anything on the present board (13.53).
pub(super) fn least(look: &Look, side: Side, environ: EnvironNumber, group: &MissionGroup) -> u32 {
    let mission = &look.public.missions[usize::from(group.mission)];
    let needs = |success: &Success| match success {
        Success::EachUpTo(..) | Success::Each(_) => Some(1),
        _ => asked(success, side).filter(|(_, feat)| can_be(look, side, environ, feat)).map(|(letters, _)| letters),
    };
    mission.card.success.iter().filter_map(needs).min().unwrap_or(1).max(1)
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Completes the mission of the group with this number, and carries out what its letters achieve.
    pub(super) fn accomplish(&mut self, number: u8) {
        let side = self.phasing();
        let Some(errand) = &mut self.state.open.errand else { return };
        let environ = errand.environ;
        let group = &mut errand.groups[usize::from(number)];
        group.standing = Standing::Done;
        let group = *group;
        let card = &self.public().missions[usize::from(group.mission)].card;
        let choices = alternatives(&self.look(), side, environ, &group);
        let each = |success: &Success| match success {
            Success::EachUpTo(_, most) => most.get().min(group.letters.into()),
            Success::Each(_) => group.letters.into(),
            Success::At(..) | Success::AtFor(..) | Success::Printed(_) => 0,
        };
        let counted: Vec<(u8, u32)> = (0..).zip(&card.success).map(|(at, success)| (at, each(success))).collect();
        if choices.is_empty() && counted.iter().all(|(_, times)| *times == 0) {
            return self.tell(Event::Failed(group.attempt(side)));
        }
        self.tell(Event::Completed(group.attempt(side), group.letters));
        for (success, times) in counted.into_iter().rev() {
            (0..times).for_each(|_| self.then(Task::Success { group: number, success }));
        }
        match choices.as_slice() {
            [] => {}
            [only] => self.then(Task::Success { group: number, success: *only }),
            // The player who owns the units chooses which of them are lost.
            _ => self.ask(side.other(), Question::Succeed(number)),
        }
    }

    pub(super) fn choose_success(&mut self, group: u8, action: Action) {
        if let Action::Succeed(success) = action {
            self.then(Task::Success { group, success });
        }
    }

    /// Carries out one success of a mission. `number` is the group's number, and `success` is the number of the success on the mission's card.
    pub(super) fn succeed(&mut self, number: u8, success: u8) {
        let Some(errand) = &self.state.open.errand else { return };
        let environ = errand.environ;
        let group = self.group(number);
        let card = &self.public().missions[usize::from(group.mission)].card;
        let Some(found) = card.success.get(usize::from(success)) else { return };
        match found {
            Success::EachUpTo(feat, _) | Success::Each(feat) | Success::At(_, feat) | Success::AtFor(_, _, feat) => {
                let before = (self.told, self.state.open.agenda.len());
                self.bring_about(feat, environ, &group, success);
                if self.is_quiet_since(before) {
                    self.tell(Event::WithoutEffect(group.attempt(self.phasing()), success));
                }
            }
            Success::Printed(_) => {}
        }
    }
}

//! How long a captain lets a group draw cards: the worth of its letters, the risk of going on, and when to stop.

use super::super::{Action, EnvironNumber, MissionGroup, Party, drawing};
use super::helm::Helm;
use crate::verbs::Success;
use crate::{Loyalty, Side};

/// How many further letters a captain's forecast of a mission takes into account.
pub(super) const LETTERS: usize = 4;

/// A captain's forecast of how a mission goes, card by card. It is a shortcut, because the exact odds, with every event and fight, would take as long
/// as a whole game. In the templates the forecast is off by 0.1 steps of success on average and by 0.57 at most. It leaves fights out, so it promises
/// too much to weak groups.
#[derive(Clone, Copy, Debug)]
pub(super) struct Course {
    /// The chance that a card shows the letter.
    pub shown: f64,
    /// The chance that a card's event aborts the mission.
    pub aborted: f64,
    /// The chances of at least one, two and three letters in the extra draws.
    pub last: [f64; 3],
    /// How much the events of a card are expected to cost, in victory points.
    pub feared: f64,
}

impl Course {
    /// The expected worth of a mission with `cards` more cards and the extra draws, if its group stops at the best point. `brings` lists what no
    /// further letter, one further letter, two and so on are worth. A group that has no letter yet has not `begun`, and cannot stop.
    pub(super) fn promises(&self, brings: &[f64; LETTERS + 4], begun: bool, cards: u32) -> f64 {
        // After the last card only the extra draws follow, and no event disturbs them.
        let mut after: [f64; LETTERS + 1] = std::array::from_fn(|more| {
            brings[more] + (0..3).map(|next| self.last[next] * (brings[more + next + 1] - brings[more + next])).sum::<f64>()
        });
        let mut on = after;
        for _ in 0..cards {
            on = std::array::from_fn(|more| {
                let next = after[(more + 1).min(LETTERS)];
                (1.0 - self.aborted) * (self.shown * next + (1.0 - self.shown) * after[more]) - self.feared
            });
            after = std::array::from_fn(|more| if begun || more > 0 { on[more].max(brings[more]) } else { on[more] });
        }
        on[0]
    }
}

impl Helm<'_> {
    /// The worth of this many letters for a mission in this environ.
    fn brings(&self, environ: EnvironNumber, number: u8, letters: u32) -> f64 {
        let (mut sum, mut once): (f64, Option<(u32, f64)>) = (0.0, None);
        for success in &self.look.public.missions[usize::from(number)].card.success {
            let (asked, feat) = match success {
                Success::EachUpTo(feat, most) => {
                    sum += (0..letters.min(most.get())).map(|at| self.step(environ, feat, at)).sum::<f64>();
                    continue;
                }
                Success::Each(feat) => {
                    sum += (0..letters).map(|at| self.step(environ, feat, at)).sum::<f64>();
                    continue;
                }
                Success::At(asked, feat) => (asked.get(), feat),
                Success::AtFor(asked, side, feat) if *side == self.side => (asked.get(), feat),
                Success::AtFor(..) | Success::Printed(_) => continue,
            };
            if asked > letters {
                continue;
            }
            // Some successes need a certain number of letters. Of those that have enough letters, only the one that needs the most letters is carried
            // out.
            let worth = self.step(environ, feat, 0);
            once = match once {
                Some((most, known)) if most > asked || most == asked && known >= worth => Some((most, known)),
                _ => Some((asked, worth)),
            };
        }
        sum + once.map_or(0.0, |(_, worth)| worth)
    }

    /// The expected worth of a mission whose party goes on drawing and stops at the best point, less the cost of events. `letters` says how many
    /// letters the party has; `cards` and `extra` say how many cards and extra draws are left.
    pub(super) fn going_on(
        &self,
        (environ, number, party): (EnvironNumber, u8, Party),
        letters: u32,
        (cards, extra): (u32, u32),
    ) -> f64 {
        let course = self.course((environ, number, party), extra);
        let brings = std::array::from_fn(|more| self.brings(environ, number, letters + more as u32));
        course.promises(&brings, letters > 0, cards)
    }

    /// The forecast for a party's mission with this many extra draws.
    pub(super) fn course(&self, (environ, number, party): (EnvironNumber, u8, Party), extra: u32) -> Course {
        let public = self.look.public;
        let section = public.section(environ) as usize;
        let mission = &public.missions[usize::from(number)];
        let (perils, by_draws) = (mission.perils[section], &mission.chances[section]);
        let people: f64 = party.iter().map(|character| self.importance(character)).sum();
        Course {
            shown: by_draws.get(1).map_or(0.0, |chances| chances[0]),
            aborted: perils.aborted,
            last: by_draws[(extra as usize).min(by_draws.len() - 1)],
            feared: self.weights.shifted * perils.shifted * self.worth_of_shift(public.environ(environ).planet, -1)
                + self.weights.caught * perils.caught * people
                + self.weights.attacked * perils.attacked * people * self.frailty(party),
        }
    }

    /// Decides whether to draw another card. If a group's mission would gain too little by further letters, the group completes it. If all groups
    /// together expect to gain no more than the events would cost, no card is drawn.
    pub(super) fn draw(&self) -> Action {
        let Some(errand) = &self.look.open.errand else { return Action::Done };
        let public = self.look.public;
        let planet = public.environ(errand.environ).planet;
        let left = u32::from(public.environ(errand.environ).size.saturating_sub(errand.cards));
        let moves = |group: &MissionGroup| {
            let mission = &public.missions[usize::from(group.mission)];
            mission.diplomacy || mission.coup
        };
        let in_hand: u8 = errand.at_work().filter(|(_, group)| moves(group)).map(|(_, group)| group.letters).sum();
        let missing = Loyalty::Unrest as u8 - self.look.open.planet(planet).loyalty as u8;
        let mut hoped = 0.0;
        for (number, group) in errand.at_work() {
            let rebellion_waits = errand.at_work().any(|(_, other)| {
                public.missions[usize::from(other.mission)].card.starts_rebellion(self.side) && other.letters == 0
            });
            let shifts = moves(group) && missing > 0;
            let ready = shifts && self.side == Side::Rebel && in_hand >= missing;
            let reached = group.letters >= drawing::wanted(&self.look, self.side, group);
            let hope = self.hope(errand.environ, group, left);
            if group.letters > 0 && (reached || rebellion_waits && ready || hope <= self.weights.hope) {
                return Action::Settle(number);
            }
            hoped += hope;
        }
        if hoped > self.weights.hazard * f64::from(left) * self.hazard(errand.environ) { Action::Draw } else { Action::Done }
    }

    /// How much the group's mission is expected to gain from the cards that are left, beyond what its present letters are worth.
    fn hope(&self, environ: EnvironNumber, group: &MissionGroup, left: u32) -> f64 {
        let extra = drawing::extra(&self.look, self.side, group);
        let letters = u32::from(group.letters);
        let mission = (environ, group.mission, group.members);
        self.going_on(mission, letters, (left, extra)) - self.brings(environ, group.mission, letters)
    }
}

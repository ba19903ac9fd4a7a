//! How a captain judges missions: their worth, the groups that do them, and when to stop.

use super::super::{
    Action, CharacterNumber, Counter, EnvironNumber, MissionGroup, Party, PlanetNumber, Question, assigning, drawing, rebelling,
    success,
};
use super::helm::{Helm, best};
use super::memory::Plan;
use crate::verbs::{Condition, Draw, Failure, Feat, Rating, Success};
use crate::{Loyalty, PlanetState, Side};

impl Helm<'_> {
    /// Answers a question about missions. If the captain has a plan for them, missions are assigned as planned.
    pub(super) fn missions(&self, question: Question, legal: &[Action], plan: Option<&Plan>) -> Option<Action> {
        let plan = plan.filter(|plan| plan.is_for(&self.look));
        match question {
            Question::Environ => {
                let worth = |action| if let Action::At(environ) = action { self.worth_of_errand(environ) } else { 0.01 };
                best(legal, worth)
            }
            Question::Assign => {
                if let Some(plan) = plan {
                    return Some(plan.next(&self.look));
                }
                let environ = self.look.open.errand.as_ref()?.environ;
                let next = self.plan(environ, assigning::available(&self.look, self.side, environ)).into_iter().next();
                Some(next.map_or(Action::Done, |(mission, ..)| Action::Mission(mission)))
            }
            Question::Recruit => self.recruit(legal, plan),
            Question::Target => {
                let weight = |action| if let Action::Mean(enemy) = action { self.importance(enemy) } else { 0.0 };
                best(legal, weight)
            }
            Question::Declaration => legal.iter().copied().find(|action| matches!(action, Action::Use(_))),
            Question::Draw => Some(self.draw()),
            Question::Settle => legal.first().copied(),
            Question::Succeed(_) => self.least_success(legal),
            Question::Raise(environ, _) => self.raise(environ, legal),
            _ => None,
        }
    }

    /// The expected worth of all missions that the best plan does in this environ, less the expected cost of events on action cards.
    fn worth_of_errand(&self, environ: EnvironNumber) -> f64 {
        let plan = self.plan(environ, assigning::available(&self.look, self.side, environ));
        let camp = if assigning::camp_is_available(&self.look, self.side, environ) { self.weights.camp } else { 0.0 };
        plan.into_iter().map(|(_, _, worth)| worth).sum::<f64>() + camp
            - self.weights.hazard * f64::from(self.look.public.environ(environ).size) * self.hazard(environ)
    }

    /// The worth of the loyalty that the events of one action card are expected to cost while any missions are done in this environ.
    pub(super) fn hazard(&self, environ: EnvironNumber) -> f64 {
        let look = &self.look;
        let Some(mission) = look.public.missions.first() else { return 0.0 };
        let perils = mission.perils[look.public.section(environ) as usize];
        let planet = look.public.environ(environ).planet;
        let steps = match look.open.planet(planet).loyalty as i32 - Loyalty::Neutral as i32 {
            ahead if self.side == Side::Rebel => ahead,
            ahead => -ahead,
        };
        let cooling: f64 = (1..=steps.max(0)).map(|back| self.worth_of_shift(planet, -back)).sum();
        perils.turned * self.worth_of_shift(planet, -1) + perils.cooled * cooling
    }

    /// How many turns follow after the current one.
    pub(super) fn turns_left(&self) -> u8 {
        self.look.public.terms.turns.saturating_sub(self.look.open.turn)
    }

    /// How much of the full worth of a new character or possession is left at this point of the game, from 0 to 1.
    fn in_time(&self) -> f64 {
        (f64::from(self.turns_left()) / self.weights.useful).min(1.0)
    }

    /// The best plan for missions in this environ: each mission with its party and worth, the most valuable first. Characters go singly, or all
    /// together if they would be found or if that is worth more.
    pub(super) fn plan(&self, environ: EnvironNumber, available: Party) -> Vec<(u8, Party, f64)> {
        self.plan_among(environ, available, &self.fit(environ))
    }

    /// The missions that may be assigned in this environ.
    fn fit(&self, environ: EnvironNumber) -> Vec<u8> {
        let missions = 0..self.look.public.missions.len() as u8;
        missions.filter(|number| assigning::may_assign(&self.look, self.side, environ, *number)).collect()
    }

    /// Plans for the environ besides the best one, at most this many: all available characters together on the most promising missions, the best plan
    /// without its last mission, and no mission at all.
    pub(super) fn other_plans(&self, environ: EnvironNumber, most: usize) -> Vec<Plan> {
        let available = assigning::available(&self.look, self.side, environ);
        let usual: Vec<(u8, Party)> =
            self.plan(environ, available).into_iter().map(|(mission, party, _)| (mission, party)).collect();
        let mut together: Vec<(u8, f64)> =
            self.fit(environ).into_iter().map(|mission| (mission, self.worth(environ, mission, available))).collect();
        together.retain(|(_, worth)| *worth > 0.0);
        together.sort_by(|one, other| other.1.total_cmp(&one.1));
        let together = together.into_iter().map(|(mission, _)| vec![(mission, available)]);
        let fewer = usual.split_last().map(|(_, first)| first.to_vec());
        let mut plans: Vec<Vec<(u8, Party)>> = Vec::new();
        for groups in together.take(2).chain(fewer).chain([Vec::new()]) {
            if groups != usual && !plans.contains(&groups) {
                plans.push(groups);
            }
        }
        plans.into_iter().take(most).map(|groups| Plan::of(&self.look, environ, groups)).collect()
    }

    /// The best plan for the available characters with only these missions: each mission with its party and worth.
    pub(super) fn plan_among(&self, environ: EnvironNumber, available: Party, fit: &[u8]) -> Vec<(u8, Party, f64)> {
        if available.is_empty() {
            return Vec::new();
        }
        let joint = self.plan_of_parties(environ, available, &[available], fit);
        if available.iter().any(|character| self.found(environ, Party::of(character)) >= self.weights.found) {
            return joint;
        }
        let singly: Vec<Party> = available.iter().map(Party::of).collect();
        let apart = self.plan_of_parties(environ, available, &singly, fit);
        let worth = |plan: &[(u8, Party, f64)]| plan.iter().map(|(_, _, worth)| worth).sum::<f64>();
        if worth(&joint) > worth(&apart) { joint } else { apart }
    }

    /// The best plan in which each of these parties does one of these missions. Characters who are left over join the mission where they help most.
    fn plan_of_parties(&self, environ: EnvironNumber, available: Party, parties: &[Party], fit: &[u8]) -> Vec<(u8, Party, f64)> {
        let mut plan: Vec<(u8, Party, f64)> = Vec::new();
        let of = |mission: u8| parties.iter().map(move |party| (mission, *party, self.worth(environ, mission, *party)));
        let mut offers: Vec<(u8, Party, f64)> = fit.iter().copied().flat_map(of).filter(|offer| offer.2 > 0.02).collect();
        let mut left = available;
        while let Some(next) = first_best(&offers) {
            offers.retain(|(mission, party, _)| *mission != next.0 && party.and(next.1).is_empty());
            left = left.without(next.1);
            plan.push(next);
        }
        // Each character who is left over joins the mission where help counts most.
        for character in left.iter() {
            let helped = plan.iter().map(|(mission, party, worth)| {
                let party = party.or(Party::of(character));
                (party, self.worth(environ, *mission, party), *worth)
            });
            let most = helped.enumerate().max_by(|(_, one), (_, other)| (one.1 - one.2).total_cmp(&(other.1 - other.2)));
            if let Some((at, (party, worth, _))) = most.filter(|(_, (_, worth, before))| worth > before) {
                (plan[at].1, plan[at].2) = (party, worth);
            }
        }
        plan.sort_by(|one, other| other.2.total_cmp(&one.2));
        plan
    }

    /// The expected worth of a mission that a party does in this environ, less the cost of its failure.
    fn worth(&self, environ: EnvironNumber, number: u8, party: Party) -> f64 {
        let mission = &self.look.public.missions[usize::from(number)];
        let able = assigning::wanted_rating(mission).is_none_or(|(rating, least)| self.look.best(party, rating) >= least);
        if !able || party.is_empty() {
            return 0.0;
        }
        let size = u32::from(self.look.public.environ(environ).size);
        let promised = self.going_on((environ, number, party), 0, (size, self.extra(environ, number, party)));
        promised - self.price(mission, party, self.chances(environ, number, party)[0])
    }

    /// The chances of at least one, two and three letters for a party that draws all its cards and meets no events. Exact odds, with events, fights
    /// and searches, would take as long as a whole game.
    pub(super) fn chances(&self, environ: EnvironNumber, number: u8, party: Party) -> [f64; 3] {
        let public = self.look.public;
        let draws = u32::from(public.environ(environ).size) + self.extra(environ, number, party);
        let by_section = &public.missions[usize::from(number)].chances[public.section(environ) as usize];
        by_section[(draws as usize).min(by_section.len() - 1)]
    }

    /// The expected cost of failure, from the chance of success.
    fn price(&self, mission: &super::super::MissionInPlay, party: Party, success: f64) -> f64 {
        let faces: u32 = mission
            .card
            .failure
            .iter()
            .map(|failure| match failure {
                Failure::Captured(first, last) => last.get() + 1 - first.get(),
                Failure::Killed(first) => 7 - first.get(),
                _ => 0,
            })
            .sum();
        let people: f64 = party.iter().map(|character| self.importance(character)).sum();
        (1.0 - success) * f64::from(faces) / 6.0 * people
    }

    /// How likely members of the party are to be killed or captured if creatures, locals or searchers find them, from 0 to 1.
    pub(super) fn frailty(&self, party: Party) -> f64 {
        let strength = |character: CharacterNumber| {
            let abilities = self.look.abilities(character, party);
            let left = abilities.endurance - i32::from(self.look.open.character(character).wounds);
            f64::from(abilities.combat + abilities.bonus) + 0.5 * f64::from(left)
        };
        let together: f64 = party.iter().map(strength).sum();
        (1.0 - together / self.weights.strong).clamp(0.0, 1.0)
    }

    /// The extra draws that a party would have in this mission.
    pub(super) fn extra(&self, environ: EnvironNumber, number: u8, party: Party) -> u32 {
        let mission = &self.look.public.missions[usize::from(number)];
        if mission.card.draws.contains(&Draw::NoDraws) {
            return 0;
        }
        let group = MissionGroup { members: party, ..MissionGroup::new(number) };
        let loyalty = self.look.open.planet(self.look.public.environ(environ).planet).loyalty;
        drawing::extra_at(&self.look, self.side, (environ, loyalty), &group).max(0) as u32
    }

    /// The worth to the side if the planet's loyalty shifts one space in its favour, after it has already shifted by `after` spaces. If `after` is
    /// -1, this is the loss when the loyalty shifts one space back.
    pub(super) fn worth_of_shift(&self, planet: PlanetNumber, after: i32) -> f64 {
        let now = self.look.open.planet(planet);
        if !self.look.has_loyalty(planet) {
            return 0.0;
        }
        let at = now.loyalty as i32 + if self.side == Side::Rebel { after } else { -after };
        let Some(loyalty) = usize::try_from(at).ok().and_then(|at| Loyalty::ALL.get(at)) else { return 0.0 };
        if self.turns_left() == 0 {
            // In the last turn only the victory points count.
            return match (self.side, loyalty) {
                (Side::Rebel, Loyalty::Dissent) | (Side::Imperial, Loyalty::Unrest) => 3.0,
                (Side::Rebel, Loyalty::Patriotic) | (Side::Imperial, Loyalty::Loyal) => 2.0,
                _ => 0.1,
            };
        }
        match loyalty {
            Loyalty::Patriotic => self.weights.from_patriotic,
            Loyalty::Loyal => self.weights.from_loyal,
            Loyalty::Neutral => self.weights.from_neutral,
            Loyalty::Dissent => self.weights.from_dissent,
            Loyalty::Unrest => self.weights.from_unrest,
        }
    }

    /// The worth of one more step of this success in this environ; `at` says how many steps were made before.
    pub(super) fn step(&self, environ: EnvironNumber, feat: &Feat, at: u32) -> f64 {
        let look = &self.look;
        let planet = look.public.environ(environ).planet;
        let now = look.open.planet(planet);
        let enemy = look.number(self.side.other(), environ);
        let revolts = matches!(now.state, PlanetState::Rebellion | PlanetState::RebelControl);
        match feat {
            Feat::Shift(spaces) | Feat::CoupShift(spaces) => {
                (0..spaces.get()).map(|more| self.worth_of_shift(planet, (at + more) as i32)).sum()
            }
            Feat::StartRebellion => match now.loyalty {
                Loyalty::Unrest => self.weights.rebel,
                Loyalty::Dissent => self.weights.rebel_next,
                _ => 0.0,
            },
            Feat::StopRebellion => self.weights.stop,
            Feat::DrawPossessions(number) => self.weights.things * self.in_time() * f64::from(number.get()),
            Feat::DrawCharacters(number) => self.weights.allies * self.in_time() * f64::from(number.get()),
            Feat::RevealAndDetect => {
                let hidden = look.free(self.side.other(), environ).without(look.open.detected());
                if hidden.is_empty() { 0.05 } else { self.weights.reveal }
            }
            Feat::RevealAndPoint(_) => {
                if look.open.informed[self.side as usize] {
                    0.05
                } else {
                    self.weights.point
                }
            }
            Feat::FreePrisoners(_) => {
                let prisoners = look.prisoners(self.side.other(), environ).len() as u32;
                if at < prisoners { self.weights.freed } else { 0.0 }
            }
            Feat::RemoveTarget => self.weights.target,
            Feat::PlaceCamp => self.weights.place_camp * self.in_time(),
            Feat::SubvertOne(..) | Feat::SubvertTwo(..) if enemy > 0 => self.weights.subvert,
            Feat::RemoveUnitOrBaseDown(_) | Feat::RemoveAnyUnitOrLevel(_) => {
                let base = now.up && look.control(planet) == Some(self.side.other());
                match (enemy > 0, revolts, base) {
                    (true, true, _) => {
                        self.weights.strike + if enemy == 1 && self.is_last(environ) { self.weights.last } else { 0.0 }
                    }
                    (true, false, _) => self.weights.strike_quiet,
                    // A planet comes under Rebel control only while its base is up, so the Rebels leave the base alone (15.52).
                    (false, _, true) if self.side == Side::Rebel && now.loyalty >= Loyalty::Dissent => 0.0,
                    (false, _, true) => self.weights.strike_base,
                    (false, _, false) => 0.0,
                }
            }
            _ => 0.0,
        }
    }

    /// Whether the Imperial units in this environ are the last ones on a planet in rebellion. If they are gone, the Rebels will control the planet
    /// (15.52).
    pub(super) fn is_last(&self, environ: EnvironNumber) -> bool {
        let look = &self.look;
        let planet = look.public.environ(environ).planet;
        let elsewhere = look.public.places_on(planet).any(|place| place != environ && look.number(Side::Imperial, place) > 0);
        look.open.planet(planet).state == PlanetState::Rebellion && !elsewhere && look.number(Side::Imperial, environ) > 0
    }

    /// The worth of a character to the character's side.
    pub(super) fn importance(&self, character: CharacterNumber) -> f64 {
        let abilities = self.look.abilities(character, Party::of(character));
        self.weights.person
            + self.weights.ability
                * f64::from(abilities.diplomacy + abilities.leadership + abilities.intelligence + abilities.combat)
    }

    /// Chooses who joins the mission that is being assigned: the next character who is still missing from the party that is planned for it.
    fn recruit(&self, legal: &[Action], plan: Option<&Plan>) -> Option<Action> {
        let errand = self.look.open.errand.as_ref()?;
        let group = errand.groups.last()?;
        let wanted = match plan {
            Some(plan) => plan.party(group.mission),
            None => self.wanted(errand.environ, group),
        };
        let missing = wanted.without(group.members);
        let joins = |action: &&Action| matches!(action, Action::Join(character) if missing.has(*character));
        let next = legal.iter().find(joins).copied();
        let done = legal.contains(&Action::Done).then_some(Action::Done);
        let camp = legal.contains(&Action::CampJoins).then_some(Action::CampJoins);
        next.or(if group.members.is_empty() { camp.or(done) } else { done })
    }

    /// The party that the best plan sends on the mission that is being assigned.
    fn wanted(&self, environ: EnvironNumber, group: &MissionGroup) -> Party {
        let available = assigning::available(&self.look, self.side, environ);
        let mut fit = self.fit(environ);
        fit.push(group.mission);
        let plan = self.plan_among(environ, available.or(group.members), &fit);
        plan.iter().find(|(mission, ..)| *mission == group.mission).map_or(Party::NOBODY, |(_, party, _)| *party)
    }

    /// When the enemy's mission succeeds and this side may choose the success, chooses the one that costs this side least.
    fn least_success(&self, legal: &[Action]) -> Option<Action> {
        let errand = self.look.open.errand.as_ref()?;
        let Some(Question::Succeed(group)) = self.question else { return None };
        let mission = &self.look.public.missions[usize::from(errand.groups.get(usize::from(group))?.mission)];
        let cost = |action| {
            let Action::Succeed(number) = action else { return 0.0 };
            let Some(Success::At(_, feat) | Success::AtFor(_, _, feat)) = mission.card.success.get(usize::from(number)) else {
                return 0.0;
            };
            let possible = success::can_be(&self.look, self.side.other(), errand.environ, feat);
            match feat {
                Feat::SubvertTwo(..) if possible => -2.0,
                Feat::SubvertOne(taken, _) => {
                    let is = |counter: &&super::super::UnitInPlay| counter.kind.name == taken.as_str();
                    -self.look.public.units.iter().find(is).map_or(1.0, |unit| f64::from(unit.kind.strength.get()))
                }
                _ => 0.0,
            }
        };
        best(legal, cost)
    }

    /// Chooses a unit that a rebellion raises: strong units, unless weaker ones add more strength for the same points.
    fn raise(&self, environ: EnvironNumber, legal: &[Action]) -> Option<Action> {
        let room = self.look.room(self.side, environ);
        let worth = |action| {
            let Action::Raise(kind) = action else { return if room > 0 { -1.0 } else { 0.5 } };
            let strength = f64::from(self.look.public.strength(kind));
            let cost = rebelling::cost(&self.look, kind).map_or(1.0, f64::from);
            let mobile = if self.look.public.unit(kind).kind.mobile { 1.0 } else { 0.0 };
            strength + mobile - 0.4 * cost
        };
        best(legal, worth)
    }

    /// A character's rating without companions.
    pub(super) fn rating(&self, character: CharacterNumber, rating: Rating) -> i32 {
        self.look.abilities(character, Party::of(character)).rating(rating)
    }

    /// Whether the conditions of a mission would be met in this environ if characters of the side came there.
    pub(super) fn would_fit(&self, environ: EnvironNumber, number: u8) -> bool {
        let mission = &self.look.public.missions[usize::from(number)];
        let ours = mission.card.side.is_none_or(|side| side == self.side);
        let holds = |condition: &Condition| match condition {
            Condition::PlanetAtFor(side, loyalty) if *side == self.side => {
                let planet = self.look.public.environ(environ).planet;
                let at = self.look.open.planet(planet).loyalty;
                self.look.has_loyalty(planet) && (at == *loyalty || at == Loyalty::Dissent)
            }
            condition => assigning::holds(&self.look, self.side, environ, condition),
        };
        ours && mission.card.conditions.iter().all(holds) && assigning::is_of_use(&self.look, self.side, environ, mission)
    }

    /// How much a counter that may be lost is worth to its own side.
    pub(super) fn worth_of_counter(&self, counter: Counter) -> f64 {
        match counter {
            Counter::Unit(kind) => {
                f64::from(self.look.public.strength(kind)) + if self.look.public.unit(kind).kind.mobile { 0.5 } else { 0.0 }
            }
            Counter::Character(character) => self.importance(character),
        }
    }
}

/// The offer with the highest worth; the first of several equal ones. An offer is a mission by its number, the party for it, and its worth.
fn first_best(offers: &[(u8, Party, f64)]) -> Option<(u8, Party, f64)> {
    offers.iter().copied().reduce(|best, offer| if offer.2 > best.2 { offer } else { best })
}

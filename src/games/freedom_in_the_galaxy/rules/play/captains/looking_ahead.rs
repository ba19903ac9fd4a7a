//! The captain who looks ahead. It imagines worlds that agree with what its side sees, plays each of a few choices out in them, and takes the one
//! with the best results.
//!
//! The rules of thumb play the world on until the effect of the choice shows: cards and fights until they are over, missions to the end of the
//! player-turn, movement to the end of the next player-turn. All choices are tried in the same worlds with the same dice, so that luck affects them
//! alike. The captain departs from the advice of the rules of thumb only for a choice that proved better by more than chance, so a small budget does
//! not make it worse. The budget counts decisions that are played out, never time.

use super::super::{Action, Contest, Public, Question, State, View, imagine, player_of, side_of};
use super::RuleOfThumb;
use super::helm::Helm;
use super::memory::Memory;
use super::standing::standing;
use super::travel::Trip;
use crate::Side;
use rules::play::{Captain, Play, Seeded};

/// A captain who looks ahead. The budget says how many decisions the captain plays out for each decision of its own.
#[derive(Clone, Debug)]
pub struct LookingAhead {
    budget: u32,
    rules: RuleOfThumb,
    legal: Vec<Action>,
}

/// A choice that is compared with others, together with its results up to now.
#[derive(Clone, Debug)]
struct Choice {
    action: Action,
    /// What the captain keeps in mind if it makes this choice.
    memory: Memory,
    /// How much better than the advised choice this one came out, added up over all imagined worlds.
    sum: f64,
    /// The squares of these differences, added up over all imagined worlds.
    squares: f64,
    given_up: bool,
}

/// How far imagined worlds are played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Horizon {
    /// The world is played on until the missions of the environ are over.
    Missions,
    /// The world is played on until the player-turn is over.
    PlayerTurn,
    /// The world is played on until the player-turn after the current one is over.
    NextPlayerTurn,
}

/// How many choices are compared at one decision, at most.
const CHOICES: usize = 4;
/// In how many imagined worlds each choice is played out before any choice is given up or preferred.
const FIRST_WORLDS: u32 = 8;
/// In how many imagined worlds a choice is played out, at most.
const MOST_WORLDS: u32 = 80;
/// By how many standard errors a choice has to be better than the advised one.
const SURE: f64 = 1.2;
/// For how many decisions one imagined world is played on, at most.
const LONGEST: u32 = 150;

impl LookingAhead {
    /// The usual budget: how many decisions the captain plays out for each decision of its own.
    pub const BUDGET: u32 = 1_200;

    /// A captain who plays out this many decisions for each of its own; with a budget of 0 it plays by the rules of thumb.
    #[must_use]
    pub fn new(budget: u32) -> Self {
        Self { budget, rules: RuleOfThumb::default(), legal: Vec::new() }
    }

    /// The choices to be compared: first the advised one, then those that seem best of the others.
    fn choices(&self, public: &Public, view: &View<'_>, legal: &[Action], advised: Action) -> Vec<Choice> {
        let memory = self.rules.memory();
        let mut choices = vec![Choice::of(advised, memory.clone())];
        let able = view.look(public).all_abilities();
        let helm = Helm::of(public, view, &able);
        match view.question {
            Some(Question::Move) => {
                let trips = helm.trips(CHOICES).into_iter().map(Some).chain([None]).filter(|trip| *trip != memory.trip);
                choices.extend(trips.map(|trip| {
                    let begins = trip.as_ref().map_or(Action::Done, Trip::begins);
                    Choice::of(begins, Memory { trip, ..memory.clone() })
                }));
            }
            Some(Question::Assign) => {
                let Some(errand) = &view.open.errand else { return choices };
                let plans = helm.other_plans(errand.environ, CHOICES);
                choices.extend(plans.into_iter().map(|plan| {
                    let begins = plan.next(&helm.look);
                    Choice::of(begins, Memory { plan: Some(plan), ..memory.clone() })
                }));
            }
            _ => {
                // If a leader stands with the units, captains always let that leader lead the search, so they do not consider other leaders.
                let others = legal.iter().copied().filter(|action| *action != advised && !matches!(action, Action::SearchLed(_)));
                choices.extend(others.map(|action| Choice::of(action, memory.clone())));
            }
        }
        choices.truncate(CHOICES);
        choices
    }

    /// Plays the choices out in one imagined world after another, as long as the budget lasts, and returns the best choice.
    fn compare(
        &mut self,
        public: &Public,
        view: &View<'_>,
        mut choices: Vec<Choice>,
        horizon: Horizon,
        dice: &mut Seeded,
    ) -> Choice {
        let seed = u64::from(dice.next()) << 32 | u64::from(dice.next());
        let (mut spent, mut worlds) = (0, 0);
        while spent < self.budget && worlds < MOST_WORLDS && choices.iter().filter(|choice| !choice.given_up).count() > 1 {
            let (contest, state) = imagine(public, view, &mut Seeded::new(seed, u64::from(worlds) * 2));
            let mut first = 0.0;
            for (index, choice) in choices.iter_mut().enumerate().filter(|(_, choice)| !choice.given_up) {
                let rolled = Seeded::new(seed, u64::from(worlds) * 2 + 1);
                let (value, decisions) = self.play_out(&contest, state.clone(), (view.side, horizon), choice, rolled);
                spent += decisions;
                if index == 0 {
                    first = value;
                }
                choice.sum += value - first;
                choice.squares += (value - first) * (value - first);
            }
            worlds += 1;
            if worlds >= FIRST_WORLDS {
                for choice in &mut choices[1..] {
                    choice.given_up |= choice.at_best(worlds) <= 0.0;
                }
            }
        }
        let mut best = 0;
        for (at, choice) in choices.iter().enumerate().skip(1) {
            let proved = !choice.given_up && worlds >= FIRST_WORLDS && choice.at_worst(worlds) > 0.0;
            if proved && (best == 0 || choice.at_worst(worlds) > choices[best].at_worst(worlds)) {
                best = at;
            }
        }
        choices.swap_remove(best)
    }

    /// Plays a choice and what follows it in an imagined world, up to the horizon. Returns the value of the side's position at that point, and how
    /// many decisions were played.
    fn play_out(
        &mut self,
        contest: &Contest,
        mut world: State,
        (side, horizon): (Side, Horizon),
        choice: &Choice,
        mut dice: Seeded,
    ) -> (f64, u32) {
        let mut captains = [RuleOfThumb::default(), RuleOfThumb::default()];
        captains[player_of(side).index()] = RuleOfThumb::with(choice.memory.clone());
        let began = (world.open.turn, world.open.phasing);
        contest.apply_listed(&mut world, choice.action, &mut dice, &mut ());
        let mut decisions = 1;
        while let Some(next) = contest.to_act(&world) {
            if horizon.is_reached(began, &world) || decisions >= LONGEST {
                break;
            }
            contest.legal(&world, &mut self.legal);
            let Some(only) = self.legal.first().copied() else { break };
            let chosen = if self.legal.len() > 1 {
                captains[next.index()].advise(contest.public(), &View::of(&world, side_of(next)), &self.legal)
            } else {
                only
            };
            contest.apply_listed(&mut world, chosen, &mut dice, &mut ());
            decisions += 1;
        }
        (standing(&world.whole(contest.public()), side), decisions)
    }
}

impl Default for LookingAhead {
    fn default() -> Self {
        Self::new(Self::BUDGET)
    }
}

impl Captain<Contest> for LookingAhead {
    fn choose(&mut self, public: &Public, view: View<'_>, legal: &[Action], dice: &mut Seeded) -> Action {
        let advised = self.rules.advise(public, &view, legal);
        let Some(horizon) = Horizon::of(&view).filter(|_| self.budget > 0) else { return advised };
        let choices = self.choices(public, &view, legal, advised);
        if choices.len() < 2 {
            return advised;
        }
        let best = self.compare(public, &view, choices, horizon, dice);
        self.rules = RuleOfThumb::with(best.memory);
        best.action
    }

    fn at_once<'a>(&mut self, _: &Public, _: &dyn Fn() -> View<'a>) -> Option<Action> {
        None
    }
}

impl Horizon {
    /// How far it is worth looking ahead at this question. Questions about movement, attacks, searches, missions and drawing on have a horizon; for
    /// all others it is `None`.
    fn of(view: &View<'_>) -> Option<Self> {
        match view.question? {
            Question::Draw => Some(Self::Missions),
            // The first assignment in an environ decides who is left for other missions, so only that one is compared.
            Question::Assign => {
                view.open.errand.as_ref().is_some_and(|errand| errand.groups.is_empty()).then_some(Self::PlayerTurn)
            }
            Question::Attack { .. } | Question::BreakOff | Question::Search(_) => Some(Self::PlayerTurn),
            Question::Move
            | Question::Land(_)
            | Question::Declare(_)
            | Question::Rise(_)
            | Question::React
            | Question::Fire(_) => Some(Self::NextPlayerTurn),
            _ => None,
        }
    }

    /// Whether the imagined world has reached this horizon. `turn` and `phasing` are the turn and the phasing side at which the captain began to play
    /// it on.
    fn is_reached(self, (turn, phasing): (u8, Side), world: &State) -> bool {
        let open = &world.open;
        match self {
            Self::Missions => open.errand.is_none(),
            Self::PlayerTurn => (open.turn, open.phasing) != (turn, phasing),
            Self::NextPlayerTurn => open.turn > turn && (phasing == Side::Rebel || open.phasing == Side::Imperial),
        }
    }
}

impl Choice {
    const fn of(action: Action, memory: Memory) -> Self {
        Self { action, memory, sum: 0.0, squares: 0.0, given_up: false }
    }

    /// How much better than the advised choice this one came out on average, and the standard error of that.
    fn mean_and_error(&self, worlds: u32) -> (f64, f64) {
        let worlds = f64::from(worlds.max(1));
        let mean = self.sum / worlds;
        let variance = (self.squares / worlds - mean * mean).max(0.0);
        (mean, (variance / (worlds - 1.0).max(1.0)).sqrt())
    }

    /// The upper limit of how much better than the advised choice this one may be.
    fn at_best(&self, worlds: u32) -> f64 {
        let (mean, error) = self.mean_and_error(worlds);
        mean + SURE * error
    }

    /// The lower limit of how much better than the advised choice this one may be.
    fn at_worst(&self, worlds: u32) -> f64 {
        let (mean, error) = self.mean_and_error(worlds);
        mean - SURE * error
    }
}

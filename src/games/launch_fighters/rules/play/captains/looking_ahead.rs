//! The captain that looks ahead: it plays the rest of the turn several times for each promising choice, and takes the best choice.
//!
//! It looks ahead only where that has been found to win games: for the end of a ship's movement, and for the stat that a ship loses. In these
//! playouts it rolls its own dice, the same for all choices, so that all have equal luck; a choice is played only once if no die can change its
//! result. In a playout every side follows the rules of thumb. The captain departs from the advice of these rules only if another choice is better by
//! more than chance, so that even with a small budget it plays no worse than they do.

use super::super::{Action, Battle, Event, Purpose, Question, State, Unit};
use super::RuleOfThumb;
use super::course::{self, Berthing};
use super::{stats, worth};
use crate::Part;
use rules::play::{Captain, Play, Seeded, Sink, decide};

/// Plays by looking ahead. The budget limits how many decisions are played out for each decision in the game.
#[derive(Clone, Debug)]
pub struct LookingAhead {
    budget: u32,
    /// The rules of thumb, which decide wherever the captain does not look ahead. They also keep the chosen end of a movement.
    thumb: RuleOfThumb,
    /// The captain of every side in playouts.
    policy: RuleOfThumb,
    scratch: Option<State>,
    legal: Vec<Action>,
    choices: Vec<Choice>,
    /// The opening of each choice: the play from the choice to the first die.
    openings: Vec<Option<Opening>>,
    /// The possible ends of the movement among which the captain chooses.
    ends: Vec<Berthing>,
}

/// A choice that is compared with others.
#[derive(Clone, Copy, Debug)]
struct Choice {
    action: Action,
    /// Where the whole movement ends, if the choice is about a movement.
    end: Option<Berthing>,
    /// How the rules of thumb rate this choice compared with the one that they would make, in points: 0 or less.
    prior: f64,
    /// The results of this choice in all playouts, each minus the result of the first choice in the same round: their sum, and the sum of their
    /// squares.
    sum: f64,
    squares: f64,
    /// How well the side stands after the choice (see `worth::standing`), if no die can change that.
    certain: Option<f64>,
    given_up: bool,
}

/// The play from a choice to the first die. It is the same in every round, so it is played once and kept.
#[derive(Clone, Debug)]
struct Opening {
    /// The last moment before the first die at which no movement is in progress. Captains have nothing to remember between movements, so play can
    /// resume here.
    state: State,
    /// How many decisions were played until that moment.
    nodes: u32,
}

/// Records whether any die was rolled in a playout, so that luck had a part in it. Dice for the order of the next turn do not count, because they
/// matter only after the playout.
#[derive(Default)]
struct Luck {
    has_a_say: bool,
}

impl Sink<Event> for Luck {
    fn on_event(&mut self, event: Event) {
        if let Event::Die(_, purpose, _) = event {
            self.has_a_say |= !matches!(purpose, Purpose::Initiative | Purpose::RollOff);
        }
    }
}

/// How many choices are compared. With three, the captain would play half as many games again in the same time, but win 7 to 16 games in a hundred
/// fewer against rules of thumb. With five choices but at most two rounds, it would play a third more games, but win 3 to 12 in a hundred fewer.
const CHOICES: usize = 5;
/// How many times each choice is played out before any is dropped or preferred.
const FIRST_ROUNDS: u32 = 2;
/// How many times a choice is played out at most.
const MOST_ROUNDS: u32 = 6;
/// By how many standard errors a choice has to be better than the advised one to be taken.
const SURE: f64 = 0.5;
/// By how many standard errors a choice has to be worse to be dropped.
const HOPELESS: f64 = 1.0;
/// How much the rating by the rules of thumb counts beside the results of the playouts.
const PRIOR: f64 = 0.3;
/// A ship farther than this many spaces from every enemy just follows the rules of thumb.
const NEAR: u32 = 12;

impl LookingAhead {
    /// The default budget: how many decisions are played out for each decision in the game.
    pub const BUDGET: u32 = 3_000;

    /// A captain that plays out about this many decisions for each decision in the game. It starts new rounds until the budget is used up, and always
    /// finishes a round. With a budget of 0, or one too small for two rounds, it plays by the rules of thumb.
    #[must_use]
    pub fn new(budget: u32) -> Self {
        Self {
            budget,
            thumb: RuleOfThumb::default(),
            policy: RuleOfThumb::default(),
            scratch: None,
            legal: Vec::new(),
            choices: Vec::new(),
            openings: Vec::new(),
            ends: Vec::new(),
        }
    }
}

impl Default for LookingAhead {
    fn default() -> Self {
        Self::new(Self::BUDGET)
    }
}

impl Captain<Battle> for LookingAhead {
    fn choose(&mut self, battle: &Battle, state: &State, legal: &[Action], dice: &mut Seeded) -> Action {
        let advised = self.thumb.choose(battle, state, legal, dice);
        if self.budget == 0 || !legal.contains(&advised) {
            return advised;
        }
        self.gather(battle, state, legal, advised);
        if self.choices.len() < 2 {
            return advised;
        }
        let best = self.compare(battle, state, dice);
        if let Some(end) = best.end {
            self.thumb.helm.bind_to(battle, state, end);
            return self.thumb.helm.follow(state).filter(|action| legal.contains(action)).unwrap_or(advised);
        }
        best.action
    }

    fn at_once<'a>(&mut self, battle: &Battle, state: &dyn Fn() -> &'a State) -> Option<Action> {
        // The possible ends of the movement were compared when the unit set out; on the way the unit follows the rules of thumb.
        self.thumb.helm.is_under_way(state()).then(|| self.thumb.at_once(battle, state)).flatten()
    }
}

impl LookingAhead {
    /// Collects the choices to compare; the advice of the rules of thumb comes first.
    fn gather(&mut self, battle: &Battle, state: &State, legal: &[Action], advised: Action) {
        self.choices.clear();
        match state.question() {
            Some(Question::Course) if advised != Action::Warp => self.gather_ends(battle, state),
            Some(Question::Reduce(ship, ..)) => {
                self.choices.push(Choice::of(advised));
                // Losing the last launcher also loses the missiles, which a playout of one turn would not notice; so that choice is left out.
                let wasted = stats::wastes_missiles(battle, state, ship).then_some(Action::Reduce(Part::Launchers));
                let others = legal.iter().filter(|action| **action != advised && Some(**action) != wasted);
                self.choices.extend(others.map(|action| Choice::of(*action)).take(CHOICES));
            }
            _ => {}
        }
    }

    /// When a ship sets out near an enemy, collects the ends of its movement that the rules of thumb rate best.
    fn gather_ends(&mut self, battle: &Battle, state: &State) {
        let (Some(Unit::Ship(ship)), Some(course)) = (state.active(), state.course()) else { return };
        if course.under_way || state.ship(ship).done.warp {
            return;
        }
        let (at, player) = (state.ship(ship).at, battle.ship(ship).player);
        let near = |(number, other): (super::super::ShipNumber, &super::super::ShipState)| {
            battle.ship(number).player != player && battle.board().distance(at, other.at) <= NEAR
        };
        if !state.ships_on_map().any(near) {
            return;
        }
        let ends = &mut self.ends;
        course::weigh(battle, state, ship, *course, &mut self.thumb.helm.view, ends);
        // The sort is stable: of several equally good ends of the movement, the nearest stays first, as in the rules of thumb.
        ends.sort_by(|one, other| other.score.total_cmp(&one.score));
        let Some(first) = ends.first().copied() else { return };
        for end in ends.iter().take(CHOICES) {
            let action = Action::Face(end.facing);
            self.choices.push(Choice { end: Some(*end), prior: PRIOR * (end.score - first.score), ..Choice::of(action) });
        }
    }

    /// Plays the choices out, round after round, until the budget is spent or a single choice is left, and returns the best choice.
    fn compare(&mut self, battle: &Battle, state: &State, dice: &mut Seeded) -> Choice {
        let seed = u64::from(dice.next()) << 32 | u64::from(dice.next());
        self.openings.clear();
        self.openings.resize(self.choices.len(), None);
        let (mut spent, mut rounds, mut settled) = (0, 0, false);
        let several = |choices: &[Choice]| choices.iter().filter(|choice| !choice.given_up).count() > 1;
        while !settled && spent < self.budget && rounds < MOST_ROUNDS && several(&self.choices) {
            let mut first = 0.0;
            for index in 0..self.choices.len() {
                if self.choices[index].given_up {
                    continue;
                }
                let value = if let Some(value) = self.choices[index].certain {
                    value
                } else {
                    let (value, nodes) = self.play_out(battle, state, index, Seeded::new(seed, rounds.into()));
                    spent += nodes;
                    value
                };
                if index == 0 {
                    first = value;
                }
                self.choices[index].sum += value - first;
                self.choices[index].squares += (value - first) * (value - first);
            }
            rounds += 1;
            // No more rounds are needed if no die can change any remaining choice.
            settled = self.choices.iter().all(|choice| choice.given_up || choice.certain.is_some());
            if settled || rounds >= FIRST_ROUNDS {
                for choice in &mut self.choices[1..] {
                    let (mean, error) = choice.mean_and_error(rounds);
                    choice.given_up |= mean + choice.prior + HOPELESS * error <= 0.0;
                }
            }
        }
        let sure = |choice: &Choice| {
            let (mean, error) = choice.mean_and_error(rounds);
            mean + choice.prior - SURE * error
        };
        let first = self.choices[0];
        if rounds < FIRST_ROUNDS && !settled {
            return first;
        }
        let others = self.choices[1..].iter().filter(|choice| !choice.given_up && sure(choice) > 0.0);
        others.copied().reduce(|best, other| if sure(&other) > sure(&best) { other } else { best }).unwrap_or(first)
    }

    /// Plays a choice and the rest of the turn. Returns how well the side stands at the end, and how many decisions were played.
    fn play_out(&mut self, battle: &Battle, state: &State, choice: usize, mut dice: Seeded) -> (f64, u32) {
        let Some(player) = battle.to_act(state) else { return (0.0, 1) };
        let Choice { action, end, .. } = self.choices[choice];
        let mut ahead = self.scratch.take().unwrap_or_else(|| state.clone());
        let mut opening = self.openings[choice].take();
        let known = opening.is_some();
        // The first decision is the choice itself. For a movement, the unit is instead bound to its end space, which also counts as a decision.
        let (mut nodes, mut bound) = (0, false);
        self.policy.helm.forget();
        if let Some(Opening { state, nodes: before }) = &opening {
            ahead.clone_from(state);
            nodes = *before;
        } else {
            ahead.clone_from(state);
            if let Some(end) = end {
                self.policy.helm.bind_to(battle, state, end);
                (nodes, bound) = (1, true);
            }
        }
        let mut luck = Luck::default();
        let mut own = Seeded::new(0, 0);
        while ahead.turn() == state.turn() && battle.to_act(&ahead).is_some() && nodes < self.budget.max(200) {
            if !known && !luck.has_a_say && nodes > 0 && ahead.course().is_none() {
                keep(&mut opening, &ahead, nodes);
            }
            let next = if nodes == 0 {
                Some(action)
            } else if std::mem::take(&mut bound) {
                let follows = self.policy.helm.follow(&ahead).filter(|action| battle.is_legal(&ahead, *action));
                follows.or_else(|| decide(battle, &ahead, None, &mut self.legal, &mut own))
            } else {
                decide(battle, &ahead, Some(&mut self.policy), &mut self.legal, &mut own)
            };
            let Some(next) = next else { break };
            battle.apply_listed(&mut ahead, next, &mut dice, &mut luck);
            nodes += 1;
        }
        let value = worth::standing(battle, &ahead, player);
        self.scratch = Some(ahead);
        self.openings[choice] = opening;
        self.choices[choice].certain = (!luck.has_a_say).then_some(value);
        (value, nodes)
    }
}

/// Stores a state from which later rounds continue.
fn keep(opening: &mut Option<Opening>, state: &State, nodes: u32) {
    match opening {
        Some(opening) => {
            opening.state.clone_from(state);
            opening.nodes = nodes;
        }
        None => *opening = Some(Opening { state: state.clone(), nodes }),
    }
}

impl Choice {
    const fn of(action: Action) -> Self {
        Self { action, end: None, prior: 0.0, sum: 0.0, squares: 0.0, certain: None, given_up: false }
    }

    /// By how much the choice was better than the first one on average, and the standard error of that average.
    fn mean_and_error(&self, rounds: u32) -> (f64, f64) {
        let rounds = f64::from(rounds.max(1));
        let mean = self.sum / rounds;
        let variance = (self.squares / rounds - mean * mean).max(0.0);
        (mean, (variance / (rounds - 1.0).max(1.0)).sqrt())
    }
}

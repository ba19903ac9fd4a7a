//! The captain who looks ahead: it imagines worlds (whole states of the game) that agree with what its side sees, plays out each of its best choices
//! in them, and takes the choice with the best results.
//!
//! Inside a segment a world is played to the end of the segment, elsewhere to the end of the turn, and every side in it follows the rules of thumb.
//! In a campaign the captain looks ahead only where tests show that this pays: as the Federation, at movement and at the end of segments. The results
//! of other decisions show only turns later. For those the captain follows the rules of thumb with aims of its own (`aims.rs`), which win more whole
//! campaigns. All choices meet the same worlds and the same dice, so that none is luckier. The captain departs from the advice of the rules of thumb
//! only for a choice that is better by more than chance, so that a small budget makes it no worse. The budget is counted in decisions that are played
//! out, never in time.

use super::super::{Action, Contest, Phase, Public, Question, State, View, imagine};
use super::aims::Aims;
use super::rule_of_thumb::Helm;
use super::standing::standing;
use rules::play::{Captain, Play, Player, Seeded};

/// The captain who looks ahead. For each of its own decisions it may play out a limited number of others, its budget.
#[derive(Clone, Debug)]
pub struct LookingAhead {
    budget: u32,
    legal: Vec<Action>,
    choices: Vec<Choice>,
}

/// A choice that is compared with others.
#[derive(Clone, Copy, Debug)]
struct Choice {
    action: Action,
    /// By how much this choice came out better than the advised one, summed over all imagined worlds.
    sum: f64,
    /// The sum of the squares of the differences whose sum is `sum`.
    squares: f64,
    given_up: bool,
}

/// The largest number of choices that are compared for one decision.
const CHOICES: usize = 5;
/// The number of imagined worlds in which each choice is played out before any choice is given up or preferred.
const FIRST_WORLDS: u32 = 6;
/// The largest number of imagined worlds in which each choice of a battle is played out.
const MOST_WORLDS: u32 = 40;
/// The largest number of imagined worlds for each choice in a campaign, which has many more decisions.
const MOST_OF_A_CAMPAIGN: u32 = 8;
/// By how many standard errors a choice has to be better than the advised one to be preferred.
const SURE: f64 = 1.0;
/// The factor by which the budget is larger in a campaign than in a battle. Segments are longer there, and no choice may be preferred before the
/// first imagined worlds are played.
const CAMPAIGN: u32 = 4;
/// The largest number of decisions that are played out in one imagined world.
const LONGEST: u32 = 500;

impl LookingAhead {
    /// The usual budget: how many decisions the captain plays out for each of its own in a battle. In a campaign it plays out four times as many.
    pub const BUDGET: u32 = 1_000;

    /// A captain who plays out this many decisions for each of its own. The captain begins another imagined world while the budget lasts, and
    /// finishes every world that it began. With a budget of 0 it follows the rules of thumb, in campaigns with its own aims.
    #[must_use]
    pub const fn new(budget: u32) -> Self {
        Self { budget, legal: Vec::new(), choices: Vec::new() }
    }
}

impl Default for LookingAhead {
    fn default() -> Self {
        Self::new(Self::BUDGET)
    }
}

impl Captain<Contest> for LookingAhead {
    fn at_once<'a>(&mut self, _: &Public, _: &dyn Fn() -> View) -> Option<Action> {
        None
    }

    fn choose(&mut self, public: &Public, view: View, legal: &[Action], dice: &mut Seeded) -> Action {
        let battle = public.is_battle();
        let advised = Helm::new(public, &view, Aims::KEEN).choose(legal, dice);
        if self.budget == 0 || !(if battle { deserves(&view) } else { pays(public, &view) }) {
            return advised;
        }
        self.gather(public, &view, legal, advised);
        let limits = if battle { (self.budget, MOST_WORLDS) } else { (self.budget * CAMPAIGN, MOST_OF_A_CAMPAIGN) };
        self.compare(public, &view, limits, dice)
    }
}

/// Whether looking ahead is worthwhile for a question of a battle. It is not if the answer only decides the order of the same actions.
fn deserves(view: &View) -> bool {
    !matches!(view.question, None | Some(Question::Orders | Question::Plunder | Question::Tax(_) | Question::Land(_)))
}

/// Whether looking ahead is worthwhile for a question of a campaign. The results of movement and of ending a segment show within the segment. Those
/// of orders and money show only turns later, and the rules of thumb aim shots just as well. Later turns, which the segment does not show, make a
/// Viking's ships worth more, so the Viking does better by leaving in time.
fn pays(public: &Public, view: &View) -> bool {
    let within_a_segment =
        matches!(view.question, Some(Question::Mover | Question::Activate(_) | Question::Surrender | Question::End));
    within_a_segment && !public.is_viking(view.player)
}

impl LookingAhead {
    /// Lists the choices to compare: the advised one, and those of the others that the rules of thumb rate highest.
    fn gather(&mut self, public: &Public, view: &View, legal: &[Action], advised: Action) {
        let helm = Helm::usual(public, view);
        let mut others: Vec<(f64, Action)> =
            legal.iter().filter(|action| **action != advised).map(|action| (helm.weigh(*action), *action)).collect();
        // The sort is stable: equally good choices stay in order.
        others.sort_by(|one, other| other.0.total_cmp(&one.0));
        self.choices.clear();
        self.choices.push(Choice::of(advised));
        // If the rules of thumb rate all choices the same, choices are taken evenly from the whole list.
        let step = if others.first().map(|first| first.0) == others.last().map(|last| last.0) {
            others.len().div_ceil(CHOICES - 1).max(1)
        } else {
            1
        };
        self.choices.extend(others.iter().step_by(step).take(CHOICES - 1).map(|(_, action)| Choice::of(*action)));
    }

    /// Plays out the choices in one imagined world after another, until `budget` decisions are played, `most` worlds are done or only one choice is
    /// left. Returns the best choice.
    fn compare(&mut self, public: &Public, view: &View, (budget, most): (u32, u32), dice: &mut Seeded) -> Action {
        let seed = u64::from(dice.next()) << 32 | u64::from(dice.next());
        let (mut spent, mut worlds) = (0, 0);
        let open = |choices: &[Choice]| choices.iter().filter(|choice| !choice.given_up).count();
        while spent < budget && worlds < most && open(&self.choices) > 1 {
            let mut dealt = Seeded::new(seed, u64::from(worlds) * 2);
            let (contest, state) = imagine(public, view, &mut dealt);
            let mut first = 0.0;
            for index in 0..self.choices.len() {
                if self.choices[index].given_up {
                    continue;
                }
                let rolled = Seeded::new(seed, u64::from(worlds) * 2 + 1);
                let (value, decisions) = self.play_out(&contest, state.clone(), view.player, self.choices[index].action, rolled);
                spent += decisions;
                if index == 0 {
                    first = value;
                }
                self.choices[index].sum += value - first;
                self.choices[index].squares += (value - first) * (value - first);
            }
            worlds += 1;
            if worlds >= FIRST_WORLDS {
                for choice in &mut self.choices[1..] {
                    let (mean, error) = choice.mean_and_error(worlds);
                    choice.given_up |= mean + SURE * error <= 0.0;
                }
            }
        }
        let sure = |choice: &Choice| {
            let (mean, error) = choice.mean_and_error(worlds);
            mean - SURE * error
        };
        let advised = self.choices[0];
        let others = self.choices[1..].iter().filter(|choice| !choice.given_up && worlds >= FIRST_WORLDS && sure(choice) > 0.0);
        others.copied().reduce(|best, other| if sure(&other) > sure(&best) { other } else { best }).unwrap_or(advised).action
    }

    /// Plays a choice and what follows it to the end of the segment or the turn. Returns the value of the player's position at that end, and how many
    /// decisions were played.
    fn play_out(&mut self, contest: &Contest, mut world: State, player: Player, action: Action, dice: Seeded) -> (f64, u32) {
        let (mut dice, mut own) = (dice, Seeded::new(0, 0));
        let (turn, tile) = (world.turn, world.tile);
        let segment = (Phase::Deployment..=Phase::Lifting).contains(&world.phase);
        contest.apply_listed(&mut world, action, &mut dice, &mut ());
        let mut decisions = 1;
        while let Some(next) = contest.to_act(&world) {
            let over = segment && (world.tile != tile || !(Phase::Deployment..=Phase::Lifting).contains(&world.phase));
            if world.turn != turn || over || decisions >= LONGEST {
                break;
            }
            contest.legal(&world, &mut self.legal);
            let Some(only) = self.legal.first().copied() else { break };
            let chosen = if self.legal.len() > 1 {
                let aims = if next == player { Aims::KEEN } else { Aims::USUAL };
                Helm::new(contest.public(), &contest.view(&world, next), aims).choose(&self.legal, &mut own)
            } else {
                only
            };
            contest.apply_listed(&mut world, chosen, &mut dice, &mut ());
            decisions += 1;
        }
        (standing(contest, &world, player), decisions)
    }
}

impl Choice {
    const fn of(action: Action) -> Self {
        Self { action, sum: 0.0, squares: 0.0, given_up: false }
    }

    /// By how much this choice came out better than the advised one, averaged over this many imagined worlds, and the standard error of that average.
    fn mean_and_error(&self, worlds: u32) -> (f64, f64) {
        let worlds = f64::from(worlds.max(1));
        let mean = self.sum / worlds;
        let variance = (self.squares / worlds - mean * mean).max(0.0);
        (mean, (variance / (worlds - 1.0).max(1.0)).sqrt())
    }
}

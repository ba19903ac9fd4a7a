//! A captain who looks ahead. They imagine worlds that agree with what their side sees, play each choice out in these worlds, and take the choice
//! with the best results. In most decisions the captain follows the rules of thumb, with two exceptions. At the start of the side's movement in every
//! second turn, the captain compares moods: the mood of the rules of thumb, to hang back, to close in at any cost, and to stay near what the side has
//! to hold. Each mood is played out to the end of the game, because its worth shows late, and the best is kept until the next comparison. Before each
//! attack, the captain compares the most valuable attacks with no attack, and plays them out to the end of the enemy's next phase. In these imagined
//! games both sides follow the rules of thumb. All choices meet the same worlds and the same dice, so that luck affects them alike. A choice that is
//! clearly worse is dropped. A choice that differs from the advice of the rules of thumb is taken only if it is better by more than chance explains.
//! The budget is a number of imagined decisions, never a time.

use super::super::{Action, Battle, Public, Question, State, View, imagine};
use super::marching::Mood;
use super::standing::standing;
use super::{RuleOfThumb, fighting};
use rules::play::{Captain, Play, Player, Seeded};

/// A captain who looks ahead. The budget limits how many decisions are imagined for each comparison.
#[derive(Clone, Debug)]
pub struct LookingAhead {
    budget: u32,
    thumb: RuleOfThumb,
    /// The turn in which the present mood was chosen; 0 if no mood has been chosen yet.
    since: u16,
    legal: Vec<Action>,
}

/// A choice that is compared with others: the first action, and the mood of the side. What is `None` is left to the rules of thumb.
#[derive(Clone, Debug)]
struct Choice {
    action: Option<Action>,
    mood: Option<Mood>,
    /// How well the side stood, in points, at the end of each imagined world in which the choice was played out.
    values: Vec<f64>,
}

/// How far and how often choices are played out, by what factor the budget is multiplied, and how sure the result must be.
#[derive(Clone, Copy, Debug)]
struct Far {
    /// For how many phases of players a choice is played out, the present phase included.
    phases: u32,
    /// In how many imagined worlds each choice is played out before one may be dropped.
    worlds: u32,
    /// By what factor the budget is multiplied for one comparison.
    share: u32,
    /// By how many standard errors a choice must be better than the one that the rules of thumb advise.
    sure: f64,
}

impl Choice {
    const fn new(action: Option<Action>, mood: Option<Mood>) -> Self {
        Self { action, mood, values: Vec::new() }
    }

    /// By how many points this choice is better than another, on average over the imagined worlds in which both were played out, and the standard
    /// error of that mean.
    fn lead(&self, other: &Self) -> (f64, f64) {
        let count = self.values.len().min(other.values.len()) as f64;
        let leads = || self.values.iter().zip(&other.values).map(|(own, other)| own - other);
        let mean = leads().sum::<f64>() / count;
        let variance = leads().map(|lead| (lead - mean) * (lead - mean)).sum::<f64>() / (count - 1.0).max(1.0);
        (mean, (variance / count).sqrt())
    }
}

/// In how many imagined worlds a choice is played out at most.
const MOST_WORLDS: u32 = 40;
/// By how many standard errors a choice must be worse than another to be dropped.
const BEHIND: f64 = 2.5;
/// How moods are played out: to the end of the game.
const MOOD: Far = Far { phases: u32::MAX, worlds: 5, share: 4, sure: 0.5 };
/// For how many turns a mood is kept.
const LASTS: u16 = 2;
/// How attacks are played out: to the end of the enemy's next phase.
const ATTACK: Far = Far { phases: 2, worlds: 6, share: 1, sure: 0.8 };
/// How many attacks are compared at most.
const ATTACKS: usize = 3;
/// How many decisions are imagined at most in one world.
const LONGEST: u32 = 2_000;
/// The moods that are compared with the mood of the rules of thumb: to hang back, to close in at any cost, and to stay near what the side has to
/// hold.
const MOODS: [Mood; 3] = [
    Mood { closing: 0.0, fear: 0.5, ..Mood::USUAL },
    Mood { closing: 1.2, fear: 0.05, ..Mood::USUAL },
    Mood { closing: 0.0, fear: 0.16, home: 3.0, ..Mood::USUAL },
];

impl LookingAhead {
    /// The usual budget: how many decisions are imagined for each comparison.
    pub const BUDGET: u32 = 1_000;

    /// A captain with this budget: how many decisions are imagined for each comparison. Another imagined world is begun as long as the budget is not
    /// used up, and every world is played to its end. A captain with a budget of 0 plays by the rules of thumb.
    #[must_use]
    pub fn new(budget: u32) -> Self {
        Self { budget, thumb: RuleOfThumb::default(), since: 0, legal: Vec::new() }
    }
}

impl Default for LookingAhead {
    fn default() -> Self {
        Self::new(Self::BUDGET)
    }
}

impl Captain<Battle> for LookingAhead {
    fn choose(&mut self, public: &Public, view: View<'_>, legal: &[Action], dice: &mut Seeded) -> Action {
        let question = view.position.question.map(|(_, question)| question);
        match question {
            Some(Question::Mover) if self.budget > 0 => self.choose_mood(public, view, dice),
            Some(Question::Fights) if self.budget > 0 => return self.choose_attack(public, view, legal, dice),
            _ => {}
        }
        self.thumb.decide(public, view, legal)
    }

    fn at_once<'a>(&mut self, public: &Public, view: &dyn Fn() -> View<'a>) -> Option<Action> {
        self.thumb.at_once(public, view)
    }
}

impl LookingAhead {
    /// Chooses the mood of the side at the start of a movement, unless it was chosen recently.
    fn choose_mood(&mut self, public: &Public, view: View<'_>, dice: &mut Seeded) {
        let turn = view.position.turn;
        if (self.since..self.since + LASTS).contains(&turn) && self.since > 0 {
            return;
        }
        self.since = turn;
        let choices = std::iter::once(None).chain(MOODS.map(Some));
        let choices = choices.map(|mood| Choice::new(None, mood)).collect();
        self.thumb.mood = self.compare((public, view), choices, &MOOD, dice).mood;
    }

    /// Chooses the attack to begin, or chooses to begin none.
    fn choose_attack(&mut self, public: &Public, view: View<'_>, legal: &[Action], dice: &mut Seeded) -> Action {
        let advised = self.thumb.decide(public, view, legal);
        let mut choices = vec![advised];
        choices.extend(fighting::openings(public, view.position, legal).into_iter().filter(|action| *action != advised));
        choices.truncate(ATTACKS);
        if legal.contains(&Action::Done) && !choices.contains(&Action::Done) {
            choices.push(Action::Done);
        }
        if choices.len() < 2 {
            return advised;
        }
        let mood = self.thumb.mood;
        let choices = choices.into_iter().map(|action| Choice::new(Some(action), mood)).collect();
        self.compare((public, view), choices, &ATTACK, dice).action.unwrap_or(advised)
    }

    /// Plays the choices out in one imagined world after another until the budget is spent, and returns the best. A choice that is clearly worse than
    /// another is dropped.
    fn compare(&mut self, (public, view): (&Public, View<'_>), choices: Vec<Choice>, far: &Far, dice: &mut Seeded) -> Choice {
        let seed = u64::from(dice.next()) << 32 | u64::from(dice.next());
        let advised = choices[0].clone();
        let mut open = choices;
        let (mut spent, mut worlds) = (0, 0);
        while (spent < self.budget * far.share || worlds < far.worlds) && worlds < MOST_WORLDS && open.len() > 1 {
            let mut dealt = Seeded::new(seed, u64::from(worlds) * 2);
            let (battle, state) = imagine(public, view, &mut dealt);
            for choice in &mut open {
                let rolled = Seeded::new(seed, u64::from(worlds) * 2 + 1);
                let (value, decisions) = self.play_out(&battle, state.clone(), view.player, (choice, far), rolled);
                spent += decisions;
                choice.values.push(value);
            }
            worlds += 1;
            if worlds >= far.worlds {
                let falls_behind = |choice: &Choice| {
                    open.iter().any(|other| {
                        let (lead, error) = other.lead(choice);
                        lead > BEHIND * error && lead > 0.0
                    })
                };
                let kept: Vec<Choice> = open.iter().filter(|choice| !falls_behind(choice)).cloned().collect();
                open = kept;
            }
        }
        let advised = open.iter().find(|choice| choice.action == advised.action && choice.mood == advised.mood).cloned();
        let sure = |choice: &Choice| {
            advised.as_ref().map_or(0.0, |advised| {
                let (lead, error) = choice.lead(advised);
                lead - far.sure * error
            })
        };
        let mean = |choice: &Choice| choice.values.iter().sum::<f64>() / choice.values.len().max(1) as f64;
        let better = open.iter().filter(|choice| advised.is_none() || sure(choice) > 0.0);
        let best = better.max_by(|one, other| mean(one).total_cmp(&mean(other))).cloned();
        best.or(advised).unwrap_or_else(|| open[0].clone())
    }

    /// Plays a choice out in an imagined world. Returns how well the side stands at the end, and how many decisions this took.
    fn play_out(
        &mut self,
        battle: &Battle,
        mut world: State,
        player: Player,
        (choice, far): (&Choice, &Far),
        mut dice: Seeded,
    ) -> (f64, u32) {
        let mut captains = [RuleOfThumb::default(), RuleOfThumb::default()];
        captains[player.index()].clone_from(&self.thumb);
        captains[player.index()].mood = choice.mood;
        let mut decisions = 0;
        let (mut active, mut passed) = (world.position.active, 0);
        if let Some(action) = choice.action {
            battle.apply_listed(&mut world, action, &mut dice, &mut ());
            decisions += 1;
        }
        while let Some(next) = battle.to_act(&world) {
            passed += u32::from(world.position.active != active);
            active = world.position.active;
            if passed >= far.phases || decisions >= LONGEST {
                break;
            }
            let captain = &mut captains[next.index()];
            let at_once = captain.next_step(battle.public(), &battle.view(&world, next));
            let chosen = if let Some(action) = at_once.filter(|action| battle.is_legal(&world, *action)) {
                action
            } else {
                battle.legal(&world, &mut self.legal);
                let Some(first) = self.legal.first().copied() else { break };
                let several = self.legal.len() > 1;
                if several { captain.decide(battle.public(), battle.view(&world, next), &self.legal) } else { first }
            };
            battle.apply_listed(&mut world, chosen, &mut dice, &mut ());
            decisions += 1;
        }
        (standing(battle.public(), &world.position, player), decisions)
    }
}

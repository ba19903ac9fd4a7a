//! The captain who looks ahead: it imagines worlds that agree with what its side sees, plays its choices out in them, and takes what comes out best.
//!
//! It plays by the rules of thumb but for two things. At the start of its movement it compares how boldly its men may go, and keeps to what came out
//! best until its phase is over. Before each attack it compares the attacks that are worth most and none. Each world is played to the end of the enemy's
//! next phase, both sides following the rules of thumb. All choices meet the same worlds and the same dice, so that luck falls alike on
//! them, and what is advised is left only for what has proved better by more than chance. The budget is counted in decisions that are
//! played out, never in time.

use super::super::{Action, Battle, Public, Question, State, View, imagine};
use super::marching::Mood;
use super::standing::standing;
use super::{RuleOfThumb, fighting};
use rules::play::{Captain, Play, Player, Seeded};

/// Plays by looking ahead, within a budget of decisions played out for each comparison.
#[derive(Clone, Debug)]
pub struct LookingAhead {
    budget: u32,
    thumb: RuleOfThumb,
    /// For which phase a mood is chosen: the turn, and whose.
    phase: (u16, u8),
    legal: Vec<Action>,
}

/// A choice that is compared with others: what is done first, and how boldly the men of the side go.
#[derive(Clone, Copy, Debug)]
struct Choice {
    action: Option<Action>,
    mood: Option<Mood>,
    /// How much better than the first choice it came out in all worlds together, and the squares of that.
    sum: f64,
    squares: f64,
}

/// In how many worlds each choice is played out before any is preferred.
const FIRST_WORLDS: u32 = 6;
/// In how many at the most.
const MOST_WORLDS: u32 = 40;
/// By how many standard errors a choice has to be better.
const SURE: f64 = 0.8;
/// How many attacks are compared.
const ATTACKS: usize = 4;
/// No world is played on for more decisions than this.
const LONGEST: u32 = 600;
/// How boldly men may go: what closing in is worth, and how much they fear.
const MOODS: [Mood; 4] = [
    Mood { closing: 0.0, fear: 0.5, ..Mood::USUAL },
    Mood { closing: 0.5, fear: 0.3, ..Mood::USUAL },
    Mood { closing: 0.9, fear: 0.16, ..Mood::USUAL },
    Mood { closing: 1.2, fear: 0.05, ..Mood::USUAL },
];

impl LookingAhead {
    /// The budget that is used when none is named, in decisions played out for each comparison.
    pub const BUDGET: u32 = 3_000;

    /// A captain who plays out so many decisions for each comparison: one more world is begun while they are not used up, and one that has begun is
    /// finished. With none it plays by the rules of thumb.
    #[must_use]
    pub fn new(budget: u32) -> Self {
        Self { budget, thumb: RuleOfThumb::default(), phase: (0, 0), legal: Vec::new() }
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
    /// At the start of a movement: how boldly the men of the side go.
    fn choose_mood(&mut self, public: &Public, view: View<'_>, dice: &mut Seeded) {
        let phase = (view.position.turn, view.player.index() as u8 + 1);
        if self.phase == phase {
            return;
        }
        self.phase = phase;
        let choices = std::iter::once(None).chain(MOODS.map(Some));
        let mut choices: Vec<Choice> = choices.map(|mood| Choice { action: None, mood, sum: 0.0, squares: 0.0 }).collect();
        let best = self.compare(public, view, &mut choices, dice);
        self.thumb.mood = choices[best].mood;
    }

    /// Which attack is begun, or none.
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
        let choice = |action| Choice { action: Some(action), mood, sum: 0.0, squares: 0.0 };
        let mut choices: Vec<Choice> = choices.into_iter().map(choice).collect();
        let best = self.compare(public, view, &mut choices, dice);
        choices[best].action.unwrap_or(advised)
    }

    /// Plays the choices out in one world after another, until the budget is spent, and tells which is best.
    fn compare(&mut self, public: &Public, view: View<'_>, choices: &mut [Choice], dice: &mut Seeded) -> usize {
        let seed = u64::from(dice.next()) << 32 | u64::from(dice.next());
        let (mut spent, mut worlds) = (0, 0);
        while (spent < self.budget || worlds < FIRST_WORLDS) && worlds < MOST_WORLDS {
            let mut dealt = Seeded::new(seed, u64::from(worlds) * 2);
            let (battle, state) = imagine(public, view, &mut dealt);
            let mut first = 0.0;
            for (number, choice) in choices.iter_mut().enumerate() {
                let rolled = Seeded::new(seed, u64::from(worlds) * 2 + 1);
                let (value, decisions) = self.play_out(&battle, state.clone(), view.player, choice, rolled);
                spent += decisions;
                if number == 0 {
                    first = value;
                }
                choice.sum += value - first;
                choice.squares += (value - first) * (value - first);
            }
            worlds += 1;
        }
        let sure = |choice: &Choice| {
            let count = f64::from(worlds);
            let mean = choice.sum / count;
            let variance = (choice.squares / count - mean * mean).max(0.0);
            mean - SURE * (variance / (count - 1.0)).sqrt()
        };
        let mut best = (0, 0.0);
        for (number, choice) in choices.iter().enumerate().skip(1) {
            let sure = sure(choice);
            if sure > best.1 {
                best = (number, sure);
            }
        }
        best.0
    }

    /// Plays a choice and what follows to the end of the enemy's next phase, and tells how the side stands then and how many decisions that took.
    fn play_out(&mut self, battle: &Battle, mut world: State, player: Player, choice: &Choice, mut dice: Seeded) -> (f64, u32) {
        let mut captains = [RuleOfThumb::default(), RuleOfThumb::default()];
        captains[player.index()].clone_from(&self.thumb);
        captains[player.index()].mood = choice.mood;
        let (turn, mut decisions) = (world.position.turn, 0);
        let mut passed = false;
        if let Some(action) = choice.action {
            battle.apply_listed(&mut world, action, &mut dice, &mut ());
            decisions += 1;
        }
        while let Some(next) = battle.to_act(&world) {
            passed |= world.position.active != player;
            if passed && world.position.active == player || world.position.turn > turn + 1 || decisions >= LONGEST {
                break;
            }
            let captain = &mut captains[next.index()];
            let at_once = captain.next_step(battle.public(), &battle.view(&world, next));
            battle.legal(&world, &mut self.legal);
            let Some(first) = self.legal.first().copied() else { break };
            let chosen = match at_once.filter(|action| self.legal.contains(action)) {
                Some(action) => action,
                None if self.legal.len() > 1 => captain.decide(battle.public(), battle.view(&world, next), &self.legal),
                None => first,
            };
            battle.apply_listed(&mut world, chosen, &mut dice, &mut ());
            decisions += 1;
        }
        (standing(battle.public(), &world.position, player), decisions)
    }
}

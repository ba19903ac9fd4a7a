//! Ways of several steps: where the moving unit can go beyond its neighbours, what it spends for that, and how it goes there.

use crate::LaunchFighters;
use std::collections::{BTreeMap, VecDeque};

use geometry::Space;
use kit::play::Game;
use launch_fighters::play::{Action, Battle, Question, State, Unit};
use rules::play::{Dice, Play as _};

/// The ways that the moving unit can go, each by where it leads.
#[derive(Default)]
pub struct Ways {
    /// The state from which they lead.
    of: Option<State>,
    ways: BTreeMap<Space, Way>,
}

/// A way of several steps.
#[derive(Clone, Debug)]
pub struct Way {
    /// The steps, one after another.
    pub steps: Vec<Action>,
    /// The spaces that it goes through, from where the unit stands.
    pub spaces: Vec<Space>,
    /// How many spaces of movement are spent, and how many are left then; a booster is one space more.
    pub spent: u8,
    /// What is left then.
    pub left: u8,
    /// Whether a booster is used.
    pub boosted: bool,
}

/// More states than any unit of the book can reach in a turn.
const MOST: usize = 4_000;

impl Ways {
    /// Finds the ways again if the game has changed since.
    pub fn update(&mut self, game: &Game<LaunchFighters>) {
        if game.legal().is_empty() {
            *self = Self::default();
        } else if self.of.as_ref() != Some(game.state()) {
            self.of = Some(game.state().clone());
            self.ways = found(&game.battle, game.state());
        }
    }

    /// The way to a space that is farther than a neighbour.
    pub fn to(&self, space: Space) -> Option<&Way> {
        self.ways.get(&space)
    }

    /// The spaces to which a way of several steps leads.
    pub fn ends(&self) -> impl Iterator<Item = Space> {
        self.ways.keys().copied()
    }
}

impl Way {
    /// What it spends, in words.
    pub fn words(&self) -> String {
        let booster = if self.boosted { ", with a booster" } else { "" };
        format!("{} spaces{booster}; {} left", self.spent, self.left)
    }
}

/// Dice that only note that they were rolled: a way ends there, since a unit that goes through asteroids does not know what comes after.
#[derive(Default)]
struct Rolled(bool);

impl Dice for Rolled {
    fn die(&mut self) -> u8 {
        self.0 = true;
        1
    }
}

/// The shortest way to every space that is more than one step away: dice are rolled at its last step only.
fn found(battle: &Battle, state: &State) -> BTreeMap<Space, Way> {
    let mut ways = BTreeMap::new();
    let (Some(unit), Some(Question::Course)) = (state.active(), state.question()) else { return ways };
    let Some(from) = state.space(unit) else { return ways };
    let mut legal = Vec::new();
    let mut ahead = VecDeque::from([(state.clone(), Vec::new(), vec![from])]);
    let mut seen = 0;
    while let Some((state, steps, spaces)) = ahead.pop_front() {
        battle.legal(&state, &mut legal);
        for action in legal.clone() {
            let (Action::Step(to) | Action::Boost(to)) = action else { continue };
            if spaces.contains(&to) || ways.contains_key(&to) || seen >= MOST {
                continue;
            }
            seen += 1;
            let mut after = state.clone();
            let mut dice = Rolled::default();
            battle.apply_listed(&mut after, action, &mut dice, &mut ());
            let steps: Vec<Action> = steps.iter().copied().chain([action]).collect();
            let spaces: Vec<Space> = spaces.iter().copied().chain([to]).collect();
            let goes_on = !dice.0 && on_course(&after, unit);
            let way = Way {
                spent: steps.len() as u8,
                left: if goes_on { after.course().map_or(0, |course| course.left) } else { 0 },
                boosted: steps.iter().any(|step| matches!(step, Action::Boost(_))),
                steps,
                spaces,
            };
            // A space where the unit may not stay is only passed through.
            let mut then = Vec::new();
            battle.legal(&after, &mut then);
            let stays = !goes_on || then.iter().any(|action| matches!(action, Action::Face(_) | Action::Halt));
            if goes_on {
                ahead.push_back((after, way.steps.clone(), way.spaces.clone()));
            }
            if stays {
                ways.insert(to, way);
            }
        }
    }
    ways.retain(|_, way| way.steps.len() > 1);
    ways
}

fn on_course(state: &State, unit: Unit) -> bool {
    state.active() == Some(unit) && state.question() == Some(Question::Course)
}

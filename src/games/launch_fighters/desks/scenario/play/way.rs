//! Paths of several steps: the spaces beyond the neighbouring ones that the moving unit can reach, with the cost and the steps of each path.

use crate::LaunchFighters;
use std::collections::{BTreeMap, VecDeque};

use geometry::Space;
use kit::play::Game;
use launch_fighters::play::{Action, Battle, Question, State, Unit};
use rules::play::{Dice, Play as _};

/// The paths of the moving unit, found by their last space.
#[derive(Default)]
pub struct Ways {
    /// The state of the game in which the paths begin; `None` before paths were found.
    of: Option<State>,
    ways: BTreeMap<Space, Way>,
}

/// A path of several steps.
#[derive(Clone, Debug)]
pub struct Way {
    /// The actions of the path, one after another.
    pub steps: Vec<Action>,
    /// The spaces of the path, beginning with the unit's present space.
    pub spaces: Vec<Space>,
    /// How many spaces the unit moves on the path, including the one that a booster adds.
    pub spent: u8,
    /// How many spaces the unit can still move at the end of the path.
    pub left: u8,
    /// Whether a booster is used on the path.
    pub boosted: bool,
}

/// The search stops after this many states, which is more than any unit of the book can reach in a turn.
const MOST: usize = 4_000;

impl Ways {
    /// Finds the paths again if the state of the game has changed.
    pub fn update(&mut self, game: &Game<LaunchFighters>) {
        if game.legal().is_empty() {
            *self = Self::default();
        } else if self.of.as_ref() != Some(game.state()) {
            self.of = Some(game.state().clone());
            self.ways = found(&game.battle, game.state());
        }
    }

    /// The path of several steps to a space; `None` if no such path leads there.
    pub fn to(&self, space: Space) -> Option<&Way> {
        self.ways.get(&space)
    }

    /// The last space of each path of several steps.
    pub fn ends(&self) -> impl Iterator<Item = Space> {
        self.ways.keys().copied()
    }
}

impl Way {
    /// The cost of the path, in words.
    pub fn words(&self) -> String {
        let booster = if self.boosted { ", with a booster" } else { "" };
        format!("{} spaces{booster}; {} left", self.spent, self.left)
    }
}

/// Dice that only record whether they were rolled. A path ends at a roll, because nobody can know what follows after a unit enters asteroids.
#[derive(Default)]
struct Rolled(bool);

impl Dice for Rolled {
    fn die(&mut self) -> u8 {
        self.0 = true;
        1
    }
}

/// The shortest path to every space more than one step away; dice are rolled at most in the last step.
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
            // A space in which the unit may not end its movement can only be passed through.
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

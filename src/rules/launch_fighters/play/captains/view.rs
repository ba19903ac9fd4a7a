//! The map as one unit's captain sees it before it moves: the enemies, what each could do, and where the fleet wants to be.

use super::super::{Battle, ShipNumber, State, half_points};
use super::carriers::is_gathering;
use super::fire::{Conditions, broadside};
use super::marks::Marks;
use super::reach::Reached;
use super::worth;
use crate::geometry::{Facing, Space};
use crate::rules::launch_fighters::Goal;
use crate::rules::play::Player;

/// After how many turns without an attack die a captain who does not lead seeks a fight.
const PATIENCE: u16 = 1;

/// An enemy ship.
#[derive(Clone, Copy, Debug)]
pub(super) struct Foe {
    pub(super) number: ShipNumber,
    pub(super) at: Space,
    pub(super) facing: Facing,
    /// How far it can still move this turn.
    pub(super) to_come: u32,
    /// What a level of it is worth, in points.
    pub(super) per_level: f64,
    /// What the own cannons, and the own launchers, take from it in points: plainly and flanking.
    pub(super) taken: [(f64, f64); 2],
    /// What it takes from the own ship in points: plainly and flanking.
    pub(super) given: [f64; 2],
}

/// What a unit's captain sees. It is used again and again without asking for memory.
#[derive(Clone, Debug, Default)]
pub(super) struct View {
    pub(super) foes: Vec<Foe>,
    /// The middle of the own fleet.
    pub(super) middle: Space,
    /// The enemy whose elimination the fleet is after.
    pub(super) prey: Option<(ShipNumber, Space)>,
    /// Whether a stalemate draws near that would not be won, so that somebody has to be attacked ("Victory").
    pub(super) pressed: bool,
    /// The space of an area to be held that is nearest, by its goal, and what the area is worth in points.
    pub(super) area: Option<(usize, Space, f64)>,
    /// What a ship could hope for at each end of its movement.
    pub(super) promises: Vec<(Reached, f64)>,
    /// What a unit finds in the spaces near it.
    pub(super) marks: Marks,
    /// Where own ships are that a squadron could return to.
    pub(super) bases: Vec<Space>,
    /// Whether one of them is near whichever way a squadron goes.
    pub(super) near_base: bool,
    /// Whether a good part of the squadrons is still to be launched, so that the fleet waits for them.
    pub(super) gathering: bool,
}

impl View {
    /// Looks about for a ship of a side; without a ship, for its squadrons.
    pub(super) fn look(&mut self, battle: &Battle, state: &State, player: Player, at: Space, ship: Option<ShipNumber>) {
        self.middle = middle(battle, state, player).unwrap_or(at);
        self.foes.clear();
        let own_level = ship.map_or(0.0, |ship| worth::per_level(battle, state, ship));
        for (number, other) in state.ships_on_map().filter(|(number, _)| battle.ship(*number).player != player) {
            let per_level = worth::per_level(battle, state, number);
            let (mut taken, mut given) = ([(0.0, 0.0); 2], [0.0; 2]);
            if let Some(own) = ship {
                let own = state.ship(own);
                for (flanked, (taken, given)) in [false, true].into_iter().zip(taken.iter_mut().zip(&mut given)) {
                    let under = Conditions { flanked, ..Conditions::default() };
                    let (cannons, launchers) = broadside(own, other, under);
                    *taken = (cannons * per_level, launchers * per_level);
                    let (cannons, launchers) = broadside(other, own, under);
                    *given = (cannons + launchers) * own_level;
                }
            }
            let to_come = if other.done.moved { 0 } else { u32::from(other.movement()) };
            self.foes.push(Foe { number, at: other.at, facing: other.facing, to_come, per_level, taken, given });
        }
        let board = battle.board();
        let appeal = |foe: &&Foe| foe.per_level / f64::from(8 + board.distance(self.middle, foe.at));
        let prey = self.foes.iter().max_by(|one, other| appeal(one).total_cmp(&appeal(other)));
        self.prey = prey.map(|foe| (foe.number, foe.at));
        self.area = area(battle, state, player, at);
        self.gathering = is_gathering(battle, state, player);
        self.pressed = state.quiet.without_dice >= PATIENCE && !leads(battle, state, player);
    }

    /// How far the nearest enemy ship is.
    pub(super) fn nearest(&self, battle: &Battle, at: Space) -> Option<u32> {
        self.foes.iter().map(|foe| battle.board().distance(at, foe.at)).min()
    }
}

/// Whether a side would win if the game ended now.
fn leads(battle: &Battle, state: &State, player: Player) -> bool {
    let points = half_points(battle, state);
    let own = points[player.index()];
    points.iter().enumerate().all(|(index, other)| index == player.index() || *other < own)
}

/// The middle of a side's ships.
fn middle(battle: &Battle, state: &State, player: Player) -> Option<Space> {
    let (mut count, mut columns, mut rows) = (0, 0, 0);
    for (_, ship) in state.ships_on_map().filter(|(number, _)| battle.ship(*number).player == player) {
        count += 1;
        columns += i32::from(ship.at.column);
        rows += i32::from(ship.at.row);
    }
    (count > 0).then(|| Space::new((columns / count) as i16, (rows / count) as i16))
}

/// The area that is worth most to hold, or to keep another side from holding.
fn area(battle: &Battle, state: &State, player: Player, at: Space) -> Option<(usize, Space, f64)> {
    let mut best: Option<(usize, Space, f64)> = None;
    for (index, goal) in battle.goals.iter().enumerate() {
        if !matches!(goal.goal, Goal::Hold { .. }) || state.goals()[index].met > 0 {
            continue;
        }
        let share = if battle.find_player(goal.side) == Some(player) { 0.12 } else { 0.1 };
        let worth = worth::points(goal.reward) * share;
        let nearest = battle.areas[index].iter().min_by_key(|space| battle.board().distance(at, **space));
        if let Some(nearest) = nearest
            && best.is_none_or(|(.., found)| worth > found)
        {
            best = Some((index, *nearest, worth));
        }
    }
    best
}

//! The map as a captain sees it before a unit moves: the enemies, what each of them could do, and where the fleet should go.

use super::super::attack::RANGE;
use super::super::points::points_of_sides;
use super::super::{Battle, ShipNumber, State};
use super::carriers::is_gathering;
use super::fire::{Conditions, broadside};
use super::marks::Marks;
use super::reach::Reached;
use super::worth;
use crate::Goal;
use geometry::{Facing, Space, Spot};
use rules::play::Player;

/// A captain that is not ahead seeks a fight after this many turns without an attack die.
const PATIENCE: u16 = 1;

/// An enemy ship, as a captain sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Foe {
    pub(super) number: ShipNumber,
    pub(super) at: Space,
    pub(super) spot: Spot,
}

/// An enemy ship with which the captain's ship could exchange fire.
#[derive(Clone, Copy, Debug)]
pub(super) struct Opponent {
    pub(super) at: Space,
    pub(super) spot: Spot,
    pub(super) facing: Facing,
    /// How many spaces the enemy can still move this turn.
    pub(super) to_come: u32,
    /// The expected damage to the enemy, in points, as a pair: by the ship's cannons and by its launchers. The first pair is without flanking, the
    /// second with it.
    pub(super) taken: [(f64, f64); 2],
    /// The expected damage to the ship by the enemy, in points: first without flanking, then with it.
    pub(super) given: [f64; 2],
}

impl Opponent {
    /// Whether the enemy is, or could come, so near to a ship at this distance that the ship's facing matters.
    #[inline]
    pub(super) fn is_near(&self, distance: u32) -> bool {
        distance <= RANGE + self.to_come.max(1)
    }
}

/// Another squadron of the captain's side that can strike this turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Comrade {
    pub(super) spot: Spot,
    pub(super) has_moved: bool,
    /// Whether the squadron has not moved yet and stands beside a ship of its side, where it intercepts missiles: such a squadron often stays.
    pub(super) screens: bool,
}

/// A captain's view of the board for one unit. The buffers are reused.
#[derive(Clone, Debug, Default)]
pub(super) struct View {
    pub(super) foes: Vec<Foe>,
    /// The enemy ships that the moving ship could exchange fire with.
    pub(super) opponents: Vec<Opponent>,
    /// The squadrons that could strike together with the moving one.
    pub(super) comrades: Vec<Comrade>,
    /// The space in the middle of the captain's fleet.
    pub(super) middle: Space,
    /// The space of the prey, the enemy ship that the fleet wants to eliminate; `None` if there is no enemy ship.
    pub(super) prey: Option<Space>,
    /// Whether a stalemate is near in which the side would not win, so that the side must attack ("Victory").
    pub(super) pressed: bool,
    /// The area that should be held: the index of its goal in the battle, its nearest space, and its worth in points. `None` if no area is worth
    /// holding.
    pub(super) area: Option<(usize, Space, f64)>,
    /// The spaces where a ship could end its movement, each with an upper bound for its score.
    pub(super) promises: Vec<(Reached, f64)>,
    /// The gains and risks of a squadron in each space near it.
    pub(super) marks: Marks,
    /// The positions of the side's ships that a squadron could return to.
    pub(super) bases: Vec<Spot>,
    /// Whether a ship to land on is near wherever the squadron goes.
    pub(super) near_base: bool,
    /// Whether many of the side's squadrons are still to be launched, so that the fleet waits for them.
    pub(super) gathering: bool,
}

impl View {
    /// Surveys the board for a ship that is in a space, or may be put there, and can go this many steps: how much damage the ship and the enemies
    /// within reach could do to each other, and where its fleet should go.
    pub(super) fn look(&mut self, battle: &Battle, state: &State, ship: ShipNumber, (from, steps): (Space, u8)) {
        let (board, player) = (battle.board(), battle.ship(ship).player);
        self.look_out(battle, state, player, from);
        self.middle = middle(battle, state, player).unwrap_or(from);
        self.gathering = is_gathering(battle, state, player);
        let (own, own_level) = (state.ship(ship), worth::per_level(battle, state, ship));
        let (from, middle) = (board.spot(from), board.spot(self.middle));
        let mut most = f64::MIN;
        self.prey = None;
        self.opponents.clear();
        for Foe { number, at, spot } in self.foes.iter().copied() {
            let (other, per_level) = (state.ship(number), worth::per_level(battle, state, number));
            let appeal = per_level / f64::from(8 + middle.distance(spot));
            // Of several enemies with equal appeal the last one is chosen.
            if appeal >= most {
                (most, self.prey) = (appeal, Some(at));
            }
            let to_come = if other.done.moved { 0 } else { u32::from(other.movement()) };
            let (taken, given) = ([(0.0, 0.0); 2], [0.0; 2]);
            let mut opponent = Opponent { at, spot, facing: other.facing, to_come, taken, given };
            if !opponent.is_near(from.distance(spot).saturating_sub(steps.into())) {
                continue;
            }
            for (flanked, (taken, given)) in [false, true].into_iter().zip(opponent.taken.iter_mut().zip(&mut opponent.given)) {
                let under = Conditions { flanked, ..Conditions::default() };
                let (cannons, launchers) = broadside(own, other, under);
                *taken = (cannons * per_level, launchers * per_level);
                let (cannons, launchers) = broadside(other, own, under);
                *given = (cannons + launchers) * own_level;
            }
            self.opponents.push(opponent);
        }
    }

    /// Surveys what matters to every unit of a side, squadrons included: where the enemies are, and which area should be held.
    pub(super) fn look_out(&mut self, battle: &Battle, state: &State, player: Player, at: Space) {
        self.find_foes(battle, state, player);
        self.area = area(battle, state, player, at);
        self.pressed = state.quiet.without_dice >= PATIENCE && !leads(battle, state, player);
    }

    /// Lists the ships that are enemies of a side.
    pub(super) fn find_foes(&mut self, battle: &Battle, state: &State, player: Player) {
        let enemies = state.ships_on_map().filter(|(number, _)| battle.ship(*number).player != player);
        self.foes.clear();
        self.foes.extend(enemies.map(|(number, ship)| Foe { number, at: ship.at, spot: battle.board().spot(ship.at) }));
    }

    /// The distance to the nearest enemy ship; `None` if there is none on the map.
    pub(super) fn nearest(&self, spot: Spot) -> Option<u32> {
        self.foes.iter().map(|foe| spot.distance(foe.spot)).min()
    }
}

/// Whether a side would win if the game ended now.
fn leads(battle: &Battle, state: &State, player: Player) -> bool {
    let points = points_of_sides(battle, state);
    let own = points[player.index()];
    points[..battle.sides.len()].iter().enumerate().all(|(index, other)| index == player.index() || *other < own)
}

/// The average position of a side's ships; `None` if the side has none on the map.
fn middle(battle: &Battle, state: &State, player: Player) -> Option<Space> {
    let (mut count, mut columns, mut rows) = (0, 0, 0);
    for (_, ship) in state.ships_on_map().filter(|(number, _)| battle.ship(*number).player == player) {
        count += 1;
        columns += i32::from(ship.at.column);
        rows += i32::from(ship.at.row);
    }
    (count > 0).then(|| Space::new((columns / count) as i16, (rows / count) as i16))
}

/// The area that is most worth holding, or most worth denying to another side: the index of its goal, its nearest space, and its worth in points.
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

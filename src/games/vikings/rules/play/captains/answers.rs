//! A captain's answers to single questions: who shoots at whom, who takes the result of an attack, where a character falls back to, whether one
//! advances, and where things are put.

use super::super::fire::Archery;
use super::super::{
    Action, BoatNumber, Condition, Depth, Hook, ManNumber, Pose, Position, Public, Retreat, RopeNumber, distance, hex_of, other,
    space_of,
};
use super::chart::Chart;
use crate::Arrow;
use crate::boat::Berth;
use geometry::{Facing, Space};
use rules::play::Player;

/// The action with the highest worth; `None` if no action is legal. Of several with the same worth, the last is taken.
fn best(legal: &[Action], worth: impl Fn(&Action) -> f64) -> Option<Action> {
    let valued = legal.iter().map(|action| (worth(action), *action));
    valued.max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, action)| action)
}

/// How many points an arrow costs the enemy on average.
fn arrow(public: &Public, position: &Position, archery: &Archery<'_>, archer: ManNumber, target: ManNumber) -> f64 {
    let Some(shot) = archery.shot(archer, target) else { return 0.0 };
    let Some(faces) = shot.outcomes(&public.tables().missiles) else { return 0.0 };
    let state = position.man(target);
    let worth = f64::from(public.man(target).worth);
    let weak = state.condition != Condition::Sound;
    let of = |arrow: Arrow| match (arrow, state.is_mounted()) {
        (Arrow::Miss, _) => 0.0,
        (Arrow::A, _) => {
            if state.condition == Condition::Stunned {
                1.0
            } else {
                0.05
            }
        }
        (Arrow::B, true) => 0.35,
        (Arrow::B, false) | (Arrow::C, true) => {
            if weak {
                0.9
            } else {
                0.5
            }
        }
        (Arrow::C, false) => 1.0,
        (Arrow::D, _) => 0.7,
    };
    let mean: f64 = Arrow::ALL.into_iter().zip(faces).map(|(arrow, faces)| of(arrow) * f64::from(faces)).sum();
    worth * mean / 10.0
}

/// Chooses the next archer: the first who can shoot at a character. No arrow is shot at a beast.
pub(super) fn archer(public: &Public, position: &Position, player: Player, legal: &[Action]) -> Action {
    let shoots = |action: &&Action| matches!(action, Action::Pick(man) if public.targets(position, *man).next().is_some());
    if position.herd().any(|(beast, _)| public.is_prey(position, player, beast)) {
        return legal.iter().find(shoots).copied().unwrap_or(Action::Done);
    }
    legal[0]
}

/// Chooses the target of an archer: the character who loses most points on average.
pub(super) fn shooting(public: &Public, position: &Position, archer: ManNumber, legal: &[Action]) -> Option<Action> {
    let archery = Archery::of(public, position);
    best(legal, |action| match *action {
        Action::Shoot(target) => arrow(public, position, &archery, archer, target),
        _ => -1.0,
    })
}

/// Chooses the archer who shoots at the moving character: the one whose arrow costs the enemy most points on average.
pub(super) fn reacting(public: &Public, position: &Position, legal: &[Action]) -> Option<Action> {
    let mover = position.walk.as_ref()?.man;
    let archery = Archery::of(public, position);
    best(legal, |action| match *action {
        Action::React(archer) => arrow(public, position, &archery, archer, mover),
        _ => -1.0,
    })
}

/// Chooses who takes the result of an attack: of those who survive it, the one who is worth least.
pub(super) fn taking(public: &Public, position: &Position, legal: &[Action]) -> Option<Action> {
    let cost = |action: &Action| {
        let Action::Take(man) = *action else { return (true, i32::MAX) };
        (position.man(man).condition != Condition::Sound, public.man(man).worth)
    };
    legal.iter().copied().min_by_key(cost)
}

/// Chooses where a character falls back to: away from enemies, and onto good ground. A sound character rather takes a wound than goes into deep
/// water.
pub(super) fn falling_back(public: &Public, position: &Position, legal: &[Action]) -> Option<Action> {
    let retreat: Option<&Retreat> = position.retreats.first();
    let man = retreat?.man;
    let chart = Chart::of(public, position, public.man(man).player, Some(man));
    let weak = position.man(man).condition != Condition::Sound;
    let worth = |action: &Action| match *action {
        Action::Retreat(pose) => {
            let deep = pose.spaces().any(|space| chart.ground.water(space) == Some(Depth::Deep));
            let floods = public.man(man).armour && pose.spaces().any(|space| chart.floods(space));
            safety(&chart, pose) - if floods { 15.0 } else { 0.0 } - if deep { if weak { 20.0 } else { 100.0 } } else { 0.0 }
        }
        _ => {
            if weak {
                -200.0
            } else {
                -50.0
            }
        }
    };
    best(legal, worth)
}

/// How safe a pose is, as a number: higher if it is far from enemies, near friends, and not on a hex that another character needs. For a rider, the
/// hex nearer to the enemy counts.
fn safety(chart: &Chart<'_>, pose: Pose) -> f64 {
    let challenged = if pose.spaces().any(|space| chart.is_challenged(space)) { 12.0 } else { 0.0 };
    let taken = if pose.spaces().any(|space| chart.is_taken(space)) { 1.0 } else { 0.0 };
    let friends = chart.friends.iter().filter(|foe| foe.ready && distance(foe.pose.hex, pose.hex) <= 3).count();
    let nearest = pose.spaces().map(|space| chart.nearest_enemy(space)).min().unwrap_or(0);
    f64::from(nearest.min(8)) + 0.3 * friends as f64 - challenged - taken
}

/// Chooses where a character goes to make room, on foot or as a rider: out of the enemy's reach, and off ground that will be flooded.
pub(super) fn making_room(public: &Public, position: &Position, man: ManNumber, legal: &[Action]) -> Option<Action> {
    let chart = Chart::of(public, position, public.man(man).player, Some(man));
    let worth = |action: &Action| {
        let pose = match *action {
            Action::Displace(space) => Pose::on(space),
            Action::Retreat(pose) => pose,
            _ => return -99.0,
        };
        let flood = if pose.spaces().any(|space| chart.floods(space)) { 15.0 } else { 0.0 };
        safety(&chart, pose) - flood
    };
    best(legal, worth)
}

/// Chooses whether a character advances: they do so only onto a marker, or if the rules demand it.
pub(super) fn advancing(public: &Public, position: &Position, player: Player, legal: &[Action]) -> Option<Action> {
    let stays = legal.contains(&Action::Done);
    let chart = Chart::of(public, position, player, None);
    let worth = |pose: Pose| {
        let marker = position.marker_at(pose.hex).is_some();
        let challenged = chart.enemies.iter().filter(|foe| distance(foe.pose.hex, pose.hex) == 1).count();
        let floods = if chart.floods(pose.hex) { 20.0 } else { 0.0 };
        f64::from(u8::from(marker)) * 5.0 - floods - challenged as f64 - if chart.is_taken(pose.hex) { 9.0 } else { 0.0 }
    };
    let of = |action: &Action| match *action {
        Action::Advance(_, pose) | Action::Step(pose) => worth(pose),
        _ if stays => 0.5,
        _ => -99.0,
    };
    best(legal, of)
}

/// Chooses where to leave a character or beast that was taken along: away from the enemy.
pub(super) fn putting(public: &Public, position: &Position, player: Player, legal: &[Action]) -> Option<Action> {
    let chart = Chart::of(public, position, player, None);
    let worth = |action: &Action| if let Action::Put(pose) = *action { chart.nearest_enemy(pose.hex) } else { 0 };
    legal.iter().copied().max_by_key(worth)
}

/// Chooses where a character begins: in an area that the side has to hold or, if there is none, as near to the enemy as possible.
pub(super) fn placing(public: &Public, position: &Position, man: ManNumber, legal: &[Action]) -> Option<Action> {
    let player = public.man(man).player;
    let held: Vec<Space> = public
        .goals()
        .iter()
        .filter(|aim| aim.player == player && aim.goal.what == crate::GoalKind::Held)
        .flat_map(|aim| aim.area.iter().copied())
        .collect();
    let targets: Vec<Space> = public
        .men_of(other(player))
        .map(|(enemy, _)| position.man(enemy).pose.hex)
        .filter(|hex| *hex != Space::default())
        .collect();
    let middle = public.ground(1).site.grid().middle();
    let far = |hex: Space| targets.iter().map(|target| distance(*target, hex)).min().unwrap_or_else(|| distance(middle, hex));
    let cost = |action: &Action| {
        let hex = match *action {
            Action::Place(pose) => pose.hex,
            Action::Row(row) => Space::new(middle.column, row),
            _ => return (u32::MAX, u32::MAX),
        };
        let home = held.iter().map(|space| distance(*space, hex)).min().unwrap_or(0);
        (home, far(hex))
    };
    legal.iter().copied().min_by_key(cost)
}

/// Chooses where a boat begins or comes in: with its leading end as near as possible to the areas of its side's goals or, if there are none, to the
/// enemy.
pub(super) fn mooring(public: &Public, position: &Position, boat: BoatNumber, legal: &[Action]) -> Option<Action> {
    let vessel = &public.boats()[boat.index()];
    let own = public.goals().iter().filter(|aim| aim.player == vessel.player);
    let mut targets: Vec<Space> = own.flat_map(|aim| aim.area.iter().copied()).collect();
    if targets.is_empty() {
        let enemies = public.men_of(other(vessel.player)).filter(|(enemy, _)| position.man(*enemy).is_here());
        targets.extend(enemies.map(|(enemy, _)| position.man(enemy).pose.hex));
    }
    let middle = public.ground(position.turn).site.grid().middle();
    let far = |hex: Space| targets.iter().map(|target| distance(*target, hex)).min().unwrap_or_else(|| distance(middle, hex));
    legal.iter().copied().min_by_key(|action| match *action {
        Action::Moor(axis, bow) => {
            let end = if vessel.speed < 0 { vessel.class.stern() } else { vessel.class.bow() };
            far(space_of(vessel.class.hex_at(Berth::new(hex_of(axis), Facing::new(bow)), end)))
        }
        Action::Row(row) => far(Space::new(middle.column, row)),
        _ => u32::MAX,
    })
}

/// Chooses where a hook lies: far from the other hooks of its boat and, of hexes equally far, near the bow, so that hooks reach to all sides.
pub(super) fn coiling(public: &Public, position: &Position, rope: RopeNumber, legal: &[Action]) -> Option<Action> {
    let boat = position.ropes.get(rope.index())?.boat;
    let others: Vec<Space> = public
        .ropes(position)
        .filter(|(_, rope)| rope.boat == boat && rope.hook == Hook::Stowed)
        .map(|(_, rope)| space_of(rope.coil.in_frame()))
        .collect();
    legal.iter().copied().max_by_key(|action| {
        let Action::Coil(deck) = *action else { return (0, 0) };
        let near = others.iter().map(|other| distance(*other, space_of(deck.in_frame()))).min().unwrap_or(0);
        (near, deck.along)
    })
}

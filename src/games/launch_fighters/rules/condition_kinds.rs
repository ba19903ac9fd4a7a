//! The kinds of goals and rewards of special victory conditions: the value with which each kind starts, and how a condition is adjusted when its
//! rewarded side, its kind or its enemy changes.

use super::side_fields::scenario;
use super::{Area, Condition, Content, Fleet, FleetShip, Goal, Map, Place, Reward, Scenario, Side};
use geometry::Edge;
use rules::kind::{Choosable, Offer};
use rules::{Count, Id};

/// A kind of reward for meeting a condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RewardKind {
    Points,
    Victory,
}

impl RewardKind {
    pub(super) const fn of(reward: Reward) -> Self {
        match reward {
            Reward::Points(_) => Self::Points,
            Reward::Victory => Self::Victory,
        }
    }

    /// The initial reward of this kind.
    pub(super) const fn first(self) -> Reward {
        match self {
            Self::Points => Reward::Points(Condition::USUAL_POINTS),
            Self::Victory => Reward::Victory,
        }
    }
}

impl Choosable for RewardKind {
    const WHAT: &'static str = "a reward";

    fn all() -> &'static [Self] {
        &[Self::Points, Self::Victory]
    }

    fn offer(self) -> Offer {
        let word = match self {
            Self::Points => "Victory points",
            Self::Victory => "The game, at once",
        };
        Offer { word, help: "" }
    }
}

/// A kind of goal that a condition sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GoalKind {
    Hold,
    Escape,
    Protect,
    Destroy,
}

impl GoalKind {
    pub(super) const fn of(goal: Goal) -> Self {
        match goal {
            Goal::Hold { .. } => Self::Hold,
            Goal::Escape { .. } => Self::Escape,
            Goal::Protect { .. } => Self::Protect,
            Goal::Destroy { .. } => Self::Destroy,
        }
    }

    /// A goal of this kind whose ids refer to nothing that exists.
    pub(super) const fn of_nothing(self) -> Goal {
        match self {
            Self::Hold => Goal::Hold { area: Id::new(0), turns: Count::clamped(1) },
            Self::Escape => Goal::Escape { edge: Edge::North, ship: None },
            Self::Protect => Goal::Protect { ship: Id::new(0) },
            Self::Destroy => Goal::Destroy { of: Id::new(0), ship: Id::new(0) },
        }
    }

    /// The goal that a condition gets when the designer chooses this kind: it names the side's flagship, the first area, or the first edge where
    /// units retreat.
    fn first(self, content: &Content, scenario: &Scenario, side: Id<Side>) -> Result<Goal, &'static str> {
        let map: Option<&Map> = scenario.map.and_then(|map| content.maps.get(map));
        let leader = |side: Id<Side>| leader(content, scenario.sides.get(side)?);
        match self {
            Self::Hold => {
                let area: Option<Id<Area>> = map.and_then(|map| map.areas.ids().next());
                let area = area.ok_or("the map has no area yet; paint one on the map first")?;
                Ok(Goal::Hold { area, turns: Count::clamped(1) })
            }
            Self::Escape => {
                let edge = map.and_then(|map| map.retreat_edges.first().copied()).unwrap_or(Edge::North);
                Ok(Goal::Escape { edge, ship: None })
            }
            Self::Protect => Ok(Goal::Protect { ship: leader(side).ok_or("the side has no ship yet")? }),
            Self::Destroy => {
                let mut others = scenario.sides.ids().filter(|other| *other != side);
                let target = others.find_map(|of| Some(Goal::Destroy { of, ship: leader(of)? }));
                target.ok_or("no other side has a ship yet")
            }
        }
    }
}

impl Choosable for GoalKind {
    const WHAT: &'static str = "a kind of goal";

    fn all() -> &'static [Self] {
        &[Self::Hold, Self::Escape, Self::Protect, Self::Destroy]
    }

    fn offer(self) -> Offer {
        let word = match self {
            Self::Hold => "Hold an area",
            Self::Escape => "Retreat over an edge",
            Self::Protect => "Keep a ship afloat",
            Self::Destroy => "Eliminate a ship",
        };
        Offer { word, help: "" }
    }
}

/// The side's flagship, or the first ship of its fleet if there is no flagship.
fn leader(content: &Content, side: &Side) -> Option<Id<FleetShip>> {
    let fleet: &Fleet = content.fleets.get(side.fleet?)?;
    fleet.flagship.filter(|ship| fleet.ships.get(*ship).is_some()).or_else(|| fleet.ships.ids().next())
}

/// After the kind of a goal was changed, the goal may refer to nothing. If so, this replaces it with an initial goal about something that exists.
pub(super) fn for_its_kind(content: &Content, place: Place, condition: &mut Condition) -> Result<(), &'static str> {
    if let Some(scenario) = scenario(content, place) {
        condition.goal = GoalKind::of(condition.goal).first(content, scenario, condition.side)?;
    }
    Ok(())
}

/// After the rewarded side was changed, replaces a ship of the old side with the flagship of the new side.
pub(super) fn for_its_side(content: &Content, place: Place, condition: &mut Condition) {
    let Some(scenario) = scenario(content, place) else { return };
    let (side, goal) = (condition.side, condition.goal);
    condition.goal = match goal {
        Goal::Hold { .. } | Goal::Escape { ship: None, .. } => goal,
        Goal::Destroy { of, .. } if of != side => goal,
        Goal::Escape { edge, ship: Some(_) } => {
            Goal::Escape { edge, ship: scenario.sides.get(side).and_then(|side| leader(content, side)) }
        }
        Goal::Protect { .. } | Goal::Destroy { .. } => GoalKind::of(goal).first(content, scenario, side).unwrap_or(goal),
    };
}

/// After the enemy side was changed, makes the flagship of the new enemy the ship to eliminate.
pub(super) fn for_its_enemy(content: &Content, place: Place, condition: &mut Condition) {
    if let (Goal::Destroy { of, ship }, Some(scenario)) = (&mut condition.goal, scenario(content, place)) {
        *ship = scenario.sides.get(*of).and_then(|side| leader(content, side)).unwrap_or(*ship);
    }
}

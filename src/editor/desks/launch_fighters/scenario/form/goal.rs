//! The kinds of goal that a victory condition can have, what each begins with, and the fields for its particulars.

use egui::Ui;

use super::{OpenScenario, conditions::ConditionRow};
use crate::editor::action::Action;
use crate::editor::desks::FrameContext;
use crate::editor::widgets::{Offer, captioned, choice, stepper};
use crate::geometry::Edge;
use crate::rules::capital;
use crate::rules::launch_fighters::{Area, Fleet, FleetShip, Goal, Map, Side};
use crate::rules::{Count, Id};
use crate::sheets::launch_fighters::scenario_words::Words;

/// A kind of goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Hold,
    Escape,
    Protect,
    Destroy,
}

impl Kind {
    /// Every kind, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Hold, Self::Escape, Self::Protect, Self::Destroy];

    /// The kind of a goal.
    pub const fn of(goal: Goal) -> Self {
        match goal {
            Goal::Hold { .. } => Self::Hold,
            Goal::Escape { .. } => Self::Escape,
            Goal::Protect { .. } => Self::Protect,
            Goal::Destroy { .. } => Self::Destroy,
        }
    }

    /// The words for it on screen.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Hold => "Hold an area",
            Self::Escape => "Retreat over an edge",
            Self::Protect => "Keep a ship afloat",
            Self::Destroy => "Eliminate a ship",
        }
    }

    /// A goal of this kind for a side to begin with: about its flagship, the first area, the first edge where units retreat.
    ///
    /// # Errors
    /// If there is nothing that it could be about; a sentence.
    pub fn first(self, open: OpenScenario, side: Id<Side>) -> Result<Goal, &'static str> {
        let map = map(open);
        match self {
            Self::Hold => {
                let area = map.and_then(|map| map.areas.ids().next());
                let area = area.ok_or("The map has no area yet; paint one on the map first.")?;
                Ok(Goal::Hold { area, turns: Count::clamped(1) })
            }
            Self::Escape => Ok(Goal::Escape { edge: first_edge(map), ship: None }),
            Self::Protect => {
                let ship = fleet(open, side).and_then(leader).ok_or("The side has no ship yet.")?;
                Ok(Goal::Protect { ship })
            }
            Self::Destroy => {
                let others = open.scenario.sides.ids().filter(|other| *other != side);
                let mut targets = others.filter_map(|of| Some((of, leader(fleet(open, of)?)?)));
                let (of, ship) = targets.next().ok_or("No other side has a ship yet.")?;
                Ok(Goal::Destroy { of, ship })
            }
        }
    }
}

/// The map of the scenario.
fn map(open: OpenScenario<'_>) -> Option<&Map> {
    open.content.maps.get(open.scenario.map?)
}

fn first_edge(map: Option<&Map>) -> Edge {
    map.and_then(|map| map.retreat_edges.first().copied()).unwrap_or(Edge::North)
}

fn fleet(open: OpenScenario<'_>, side: Id<Side>) -> Option<&Fleet> {
    open.content.fleets.get(open.scenario.sides.get(side)?.fleet?)
}

/// The flagship, or the first ship of a fleet without one.
fn leader(fleet: &Fleet) -> Option<Id<FleetShip>> {
    fleet.flagship.filter(|ship| fleet.ships.get(*ship).is_some()).or_else(|| fleet.ships.ids().next())
}

/// The goal for another side: ships of the old one become the new one's flagship.
pub fn for_side(open: OpenScenario, goal: Goal, side: Id<Side>) -> Goal {
    match goal {
        Goal::Hold { .. } | Goal::Escape { ship: None, .. } => goal,
        Goal::Escape { edge, ship: Some(_) } => Goal::Escape { edge, ship: fleet(open, side).and_then(leader) },
        Goal::Protect { .. } => Kind::Protect.first(open, side).unwrap_or(goal),
        Goal::Destroy { of, .. } if of != side => goal,
        Goal::Destroy { .. } => Kind::Destroy.first(open, side).unwrap_or(goal),
    }
}

/// The fields for what a goal is about.
pub fn fields(ui: &mut Ui, context: &mut FrameContext, row: ConditionRow) {
    let (open, side) = (row.open, row.condition.side);
    match row.condition.goal {
        Goal::Hold { area, turns } => {
            if let Some(area) = area_choice(ui, row, area) {
                row.set_goal(context, Goal::Hold { area, turns });
            }
            captioned(ui, "Turns in a row", 110.0, |ui| {
                let stepped = stepper(ui, &format!("Turns of condition {}", row.number), turns.get(), Count::MAX.get());
                if let Some(turns) = stepped.amount {
                    let goal = Goal::Hold { area, turns: Count::clamped(turns.max(1)) };
                    let change = row.changed("Set the turns", |condition| condition.goal = goal);
                    context.change(change.during(stepped.gesture));
                }
                if stepped.done {
                    context.push(Action::FinishStep);
                }
            });
        }
        Goal::Escape { edge, ship } => {
            if let Some(edge) = edge_choice(ui, row, edge) {
                row.set_goal(context, Goal::Escape { edge, ship });
            }
            if let Some(ship) = ship_choice(ui, row, side, ship, true) {
                row.set_goal(context, Goal::Escape { edge, ship });
            }
        }
        Goal::Protect { ship } => {
            if let Some(Some(ship)) = ship_choice(ui, row, side, Some(ship), false) {
                row.set_goal(context, Goal::Protect { ship });
            }
        }
        Goal::Destroy { of, ship } => {
            let words = Words::new(open.content, open.scenario);
            let others = open.scenario.sides.ids().filter(|other| *other != side);
            let offers = others.map(|other| Offer::new(other, words.side_name(other), other == of));
            let name = format!("Enemy of condition {}", row.number);
            let taken = captioned(ui, "Of side", 150.0, |ui| choice(ui, &name, 150.0, &words.side_name(of), offers).taken);
            if let Some(of) = taken {
                let ship = fleet(open, of).and_then(leader).unwrap_or(ship);
                row.set_goal(context, Goal::Destroy { of, ship });
            }
            if let Some(Some(ship)) = ship_choice(ui, row, of, Some(ship), false) {
                row.set_goal(context, Goal::Destroy { of, ship });
            }
        }
    }
}

/// The name of an area, or words that say there is none.
pub fn area_name(area: &Area) -> String {
    if area.name.trim().is_empty() { "An unnamed area".to_owned() } else { area.name.trim().to_owned() }
}

fn area_choice(ui: &mut Ui, row: ConditionRow, chosen: Id<Area>) -> Option<Id<Area>> {
    let map = map(row.open);
    let shown = map.and_then(|map| map.areas.get(chosen)).map_or_else(|| "An area that is gone".into(), area_name);
    let areas = map.into_iter().flat_map(|map| map.areas.iter());
    let offers = areas.map(|(id, area)| Offer::new(id, area_name(area), id == chosen));
    let name = format!("Area of condition {}", row.number);
    captioned(ui, "Area", 190.0, |ui| choice(ui, &name, 190.0, &shown, offers).taken)
}

fn edge_choice(ui: &mut Ui, row: ConditionRow, chosen: Edge) -> Option<Edge> {
    let offers = Edge::ALL.map(|edge| Offer::new(edge, capital(edge.label()), edge == chosen));
    let name = format!("Edge of condition {}", row.number);
    captioned(ui, "Edge", 90.0, |ui| choice(ui, &name, 90.0, &capital(chosen.label()), offers).taken)
}

/// A ship of a side's fleet, or with `or_any` each of them.
#[allow(clippy::option_option)] // The outer says whether anything was chosen, the inner what.
fn ship_choice(
    ui: &mut Ui,
    row: ConditionRow,
    side: Id<Side>,
    chosen: Option<Id<FleetShip>>,
    or_any: bool,
) -> Option<Option<Id<FleetShip>>> {
    let names = fleet(row.open, side).map(|fleet| (fleet, fleet.names(&row.open.content.ships)));
    let named = |ship: Id<FleetShip>| names.as_ref().and_then(|(_, names)| names.get(&ship).cloned());
    let shown = match chosen {
        None => "Each of its ships".to_owned(),
        Some(ship) => named(ship).unwrap_or_else(|| "A ship that is gone".into()),
    };
    let any = or_any.then(|| Offer::new(None, "Each of its ships", chosen.is_none()));
    let ships = names.iter().flat_map(|(fleet, _)| fleet.ships.ids());
    let ships = ships.map(|ship| Offer::new(Some(ship), named(ship).unwrap_or_default(), chosen == Some(ship)));
    let name = format!("Ship of condition {}", row.number);
    captioned(ui, "Ship", 190.0, |ui| choice(ui, &name, 190.0, &shown, any.into_iter().chain(ships)).taken)
}

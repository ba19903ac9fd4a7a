//! The fields of special victory conditions: the rewarded side, the reward, the kind of goal, and the area, edge or ship of the goal.

use super::condition_kinds::{GoalKind, RewardKind, for_its_enemy, for_its_kind, for_its_side};
use super::scenario_fields::SCENARIOS_HOME;
use super::side_fields::{ANY_AREA, area, edge, scenario, ship_of, ships_of};
use super::{Condition, Content, Goal, InScenario, Place, Reward, Scenario, book};
use geometry::Edge;
use rules::kind::{Chosen, Field, Holds, Kind, KindFacts, Named, Rows, Same, Within};
use rules::{Count, Id, Points, capital};

/// The special victory conditions of a scenario, with their fields.
pub const CONDITIONS: Kind<Content, Scenario, Condition, InScenario> = Kind::of(
    KindFacts {
        one: "condition",
        heading: "Victory conditions",
        thing: "scenario",
        table: None,
        same: Same { in_columns: &[], then: None, once: false },
    },
    SCENARIOS_HOME,
    Rows::List {
        shelf: |scenario| &scenario.conditions,
        shelf_mut: |scenario| &mut scenario.conditions,
        part: InScenario::Condition,
        id: |part| if let InScenario::Condition(id) = part { Some(id) } else { None },
        order: |scenario| scenario.conditions.ids().collect(),
        blank,
        misfit: |_| None,
    },
    FIELDS,
    |_| blank(),
);

type ConditionField = Field<Content, Condition, InScenario>;

const FIELDS: &[ConditionField] = &[
    ConditionField::new("In words", Holds::InWords(in_words))
        .help("What the side has to bring about.")
        .cites(book("Victory"))
        .special(),
    ConditionField::new(
        "Side",
        Holds::Within(
            Within { things: sides, one: "side", nothing: None },
            |condition| Some(condition.side.number()),
            |condition, side| condition.side = side.map_or(condition.side, Id::new),
        ),
    )
    .spoken("Rewarded side")
    .help("Who is rewarded.")
    .cites(book("Victory"))
    .follow(|content, place, condition| {
        for_its_side(content, place, condition);
        Ok(())
    }),
    ConditionField::new(
        "Reward",
        Holds::Choice(&Chosen::<Condition, _> {
            get: |condition| RewardKind::of(condition.reward),
            set: |condition, kind| {
                if kind != RewardKind::of(condition.reward) {
                    condition.reward = kind.first();
                }
            },
        }),
    )
    .folded()
    .help("What the side gets for it.")
    .cites(book("Victory")),
    ConditionField::new(
        "Points",
        Holds::Points(
            |condition| if let Reward::Points(points) = condition.reward { points } else { Points::ZERO },
            |condition, points| {
                if let Reward::Points(found) = &mut condition.reward {
                    *found = points;
                }
            },
        ),
    )
    .help("The victory points for it.")
    .cites(book("Victory"))
    .shown(|_, condition| matches!(condition.reward, Reward::Points(_))),
    ConditionField::new(
        "Goal",
        Holds::Choice(&Chosen::<Condition, _> {
            get: |condition| GoalKind::of(condition.goal),
            set: |condition, kind| {
                if kind != GoalKind::of(condition.goal) {
                    condition.goal = kind.of_nothing();
                }
            },
        }),
    )
    .spoken("Kind of goal")
    .folded()
    .help("What the side is rewarded for.")
    .cites(book("Victory"))
    .follow(for_its_kind),
    ConditionField::new(
        "Area",
        Holds::Within(
            ANY_AREA,
            |condition| if let Goal::Hold { area, .. } = condition.goal { Some(area.number()) } else { None },
            |condition, area| {
                if let (Goal::Hold { area: found, .. }, Some(area)) = (&mut condition.goal, area) {
                    *found = Id::new(area);
                }
            },
        ),
    )
    .help("The side has to be the only one with a capable unit in it.")
    .shown(is_to_hold),
    ConditionField::new(
        "Turns",
        Holds::Count(
            |condition| if let Goal::Hold { turns, .. } = condition.goal { turns } else { Count::default() },
            |condition, turns| {
                if let Goal::Hold { turns: found, .. } = &mut condition.goal {
                    *found = turns;
                }
            },
        ),
    )
    .spoken("Turns in a row")
    .help("At the end of how many turns in a row.")
    .offered_from(1)
    .shown(is_to_hold),
    ConditionField::new(
        "Edge",
        Holds::Choice(&Chosen::<Condition, _> {
            get: |condition| if let Goal::Escape { edge, .. } = condition.goal { edge } else { Edge::North },
            set: |condition, edge| {
                if let Goal::Escape { edge: found, .. } = &mut condition.goal {
                    *found = edge;
                }
            },
        }),
    )
    .folded()
    .help("The edge over which a ship has to retreat.")
    .cites(book("The Battle: D) Recovery"))
    .shown(|_, condition| matches!(condition.goal, Goal::Escape { .. })),
    ConditionField::new(
        "Ship",
        Holds::Within(
            Within { nothing: Some("each of its ships"), ..OWN_SHIP },
            |condition| if let Goal::Escape { ship, .. } = condition.goal { ship.map(Id::number) } else { None },
            |condition, ship| {
                if let Goal::Escape { ship: found, .. } = &mut condition.goal {
                    *found = ship.map(Id::new);
                }
            },
        ),
    )
    .spoken("Retreating ship")
    .help("The ship that has to retreat; without a name, each counts once.")
    .shown(|_, condition| matches!(condition.goal, Goal::Escape { .. })),
    ConditionField::new(
        "Ship",
        Holds::Within(
            OWN_SHIP,
            |condition| if let Goal::Protect { ship } = condition.goal { Some(ship.number()) } else { None },
            |condition, ship| {
                if let (Goal::Protect { ship: found }, Some(ship)) = (&mut condition.goal, ship) {
                    *found = Id::new(ship);
                }
            },
        ),
    )
    .spoken("Protected ship")
    .help("The ship that has to be afloat at the end.")
    .shown(|_, condition| matches!(condition.goal, Goal::Protect { .. })),
    ConditionField::new(
        "Enemy",
        Holds::Within(
            Within { things: others, one: "side", nothing: None },
            |condition| if let Goal::Destroy { of, .. } = condition.goal { Some(of.number()) } else { None },
            |condition, side| {
                if let (Goal::Destroy { of, .. }, Some(side)) = (&mut condition.goal, side) {
                    *of = Id::new(side);
                }
            },
        ),
    )
    .help("The side whose ship has to be eliminated.")
    .shown(is_to_destroy)
    .follow(|content, place, condition| {
        for_its_enemy(content, place, condition);
        Ok(())
    }),
    ConditionField::new(
        "Ship",
        Holds::Within(
            Within { things: ships_of_the_enemy, ..OWN_SHIP },
            |condition| if let Goal::Destroy { ship, .. } = condition.goal { Some(ship.number()) } else { None },
            |condition, ship| {
                if let (Goal::Destroy { ship: found, .. }, Some(ship)) = (&mut condition.goal, ship) {
                    *found = Id::new(ship);
                }
            },
        ),
    )
    .spoken("Hunted ship")
    .help("The ship that has to be eliminated.")
    .shown(is_to_destroy),
];

/// Offers the ships of the rewarded side.
const OWN_SHIP: Within<Content> = Within { things: ships_of_the_side, one: "ship", nothing: None };

const fn blank() -> Condition {
    let goal = Goal::Escape { edge: Edge::North, ship: None };
    Condition { side: Id::new(0), goal, reward: Reward::Points(Condition::USUAL_POINTS) }
}

fn is_to_hold(_: &Content, condition: &Condition) -> bool {
    matches!(condition.goal, Goal::Hold { .. })
}

fn is_to_destroy(_: &Content, condition: &Condition) -> bool {
    matches!(condition.goal, Goal::Destroy { .. })
}

/// The sides of the scenario in which a place lies: the number of the side's id and the side's name.
fn sides(content: &Content, place: Place) -> Named {
    let Some(scenario) = scenario(content, place) else { return Vec::new() };
    scenario.sides.ids().map(|side| (side.number(), scenario.side_label(content, side))).collect()
}

/// The sides that a condition does not reward, each by the number of its id and by its name.
fn others(content: &Content, place: Place) -> Named {
    let own = found(content, place).map(|(_, condition)| condition.side.number());
    let mut sides = sides(content, place);
    sides.retain(|(side, _)| Some(*side) != own);
    sides
}

fn ships_of_the_side(content: &Content, place: Place) -> Named {
    let side = found(content, place).and_then(|(scenario, condition)| scenario.sides.get(condition.side));
    ships_of(content, side)
}

fn ships_of_the_enemy(content: &Content, place: Place) -> Named {
    let side =
        found(content, place).and_then(
            |(scenario, condition)| {
                if let Goal::Destroy { of, .. } = condition.goal { scenario.sides.get(of) } else { None }
            },
        );
    ships_of(content, side)
}

/// The scenario that contains the condition at a place, and the condition itself; `None` if there is no condition at the place.
fn found(content: &Content, place: Place) -> Option<(&Scenario, &Condition)> {
    let Place::Scenario(_, InScenario::Condition(id)) = place else { return None };
    let scenario = scenario(content, place)?;
    Some((scenario, scenario.conditions.get(id)?))
}

fn in_words(content: &Content, place: Place, condition: &Condition) -> String {
    let side = |id| scenario(content, place).and_then(|scenario| scenario.sides.get(id));
    let ship = |of, ship| ship_of(content, side(of), ship);
    let words = match condition.goal {
        Goal::Hold { area: found, turns } => {
            let turns = if turns.get() == 1 { "a turn".to_owned() } else { format!("{turns} turns in a row") };
            format!("hold {} for {turns}", area(content, place, found))
        }
        Goal::Escape { edge: found, ship: None } => format!("each ship that retreats over {}", edge(found)),
        Goal::Escape { edge: found, ship: Some(named) } => {
            format!("{} retreats over {}", ship(condition.side, named), edge(found))
        }
        Goal::Protect { ship: named } => format!("{} is afloat at the end", ship(condition.side, named)),
        Goal::Destroy { of, ship: named } => format!("eliminate {}", ship(of, named)),
    };
    capital(&words)
}

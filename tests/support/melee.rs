//! Battles at close quarters that leave out nothing: every weapon, add-on, option, terrain and special condition.

use drydock::geometry::{Edge, Facing, Grid, Shape, Space};
use drydock::rules::launch_fighters::play::Battle;
use drydock::rules::launch_fighters::{
    Area, AreaPurpose, Condition, Content, Entry, Fleet, FleetShip, Goal, Map, Options, Part, PlacedShip, PlacedSquadron,
    Reinforcement, Reward, Scenario, SetUp, Ship, Side, Terrain, TerrainKind,
};
use drydock::rules::play::{Dice, Seeded};
use drydock::rules::{Count, Id, Points};

/// Two or three fleets on a small board of a shape, by a seed.
///
/// # Panics
/// If the scenario cannot be played.
#[must_use]
pub fn melee(shape: Shape, seed: u64) -> (Content, Id<Scenario>, Battle) {
    let mut dice = Seeded::new(seed, 99);
    let options = Options {
        warp_for_fighters: seed.is_multiple_of(2),
        holds_can_be_hit: seed.is_multiple_of(3),
        no_move_at_warp: seed % 4 == 1,
        no_fire_at_warp: seed % 5 == 1,
        ..Options::default()
    };
    let mut content = Content { options, ..Content::default() };
    let grid = Grid::new(shape, 15, 13);
    let mut map = Map { name: "Melee".into(), grid, ..Map::default() };
    for kind in TerrainKind::ALL {
        let any = |dice: &mut Seeded| Space::new(dice.below(15) as i16, dice.below(13) as i16);
        let spaces = (0..dice.below(14)).map(|_| any(&mut dice)).collect();
        map.terrain.add(Terrain { kind, name: String::new(), spaces });
    }
    let middle = grid.middles().flat_map(|space| grid.neighbours(space)).collect();
    let centre = map.areas.add(Area { name: "Middle".into(), purpose: AreaPurpose::Control, spaces: middle });
    map.areas.add(Area { name: "Way out".into(), purpose: AreaPurpose::Retreat, spaces: [Space::new(1, 1)].into() });
    let map = content.maps.add(map);
    let mut scenario = Scenario {
        name: "Melee".into(),
        map: Some(map),
        set_up: SetUp::Free,
        landing: seed.is_multiple_of(7),
        ..Scenario::default()
    };
    for player in 0..2 + (seed % 2) as i16 {
        let fleet = fleet(&mut content, &mut dice);
        let side = side(&content, fleet, centre, player, &mut dice);
        scenario.sides.add(side);
    }
    let (first, second) = (Id::new(1), Id::new(2));
    let ship = Id::new(1);
    let goals = [
        (first, Goal::Hold { area: centre, turns: Count::clamped(3) }, Reward::Points(Points::new(15))),
        (second, Goal::Hold { area: centre, turns: Count::clamped(6) }, Reward::Victory),
        (first, Goal::Escape { edge: Edge::East, ship: None }, Reward::Points(Points::new(5))),
        (second, Goal::Escape { edge: Edge::West, ship: Some(ship) }, Reward::Points(Points::new(9))),
        (first, Goal::Protect { ship }, Reward::Points(Points::new(7))),
        (second, Goal::Destroy { of: first, ship }, Reward::Points(Points::new(11))),
    ];
    for (side, goal, reward) in goals {
        scenario.conditions.add(Condition { side, goal, reward });
    }
    let id = content.scenarios.add(scenario);
    let battle = Battle::new(&content, id).unwrap_or_else(|refusal| panic!("{refusal}"));
    (content, id, battle)
}

fn fleet(content: &mut Content, dice: &mut Seeded) -> Id<Fleet> {
    let mut fleet = Fleet::default();
    for number in 0..3 {
        let mut ship = Ship { warp_fighters: true, ..Ship::named(format!("Ship {number}")) };
        for part in Part::ALL {
            let most = match part {
                Part::Missiles => 13,
                Part::Defense => 5,
                Part::Fighters => 4,
                Part::Sensors | Part::Warp | Part::Repair | Part::Boosters | Part::Cargo | Part::Passengers => 3,
                _ => 6,
            };
            ship.set_amount(part, dice.below(most + 1));
        }
        let design = content.ships.add(ship);
        fleet.ships.add(FleetShip::of(design));
    }
    content.fleets.add(fleet)
}

/// The first ship stands near the middle, the second is placed by its player, the third arrives in turn 2.
fn side(content: &Content, fleet: Id<Fleet>, centre: Id<Area>, player: i16, dice: &mut Seeded) -> Side {
    let ships: Vec<Id<FleetShip>> = content.fleets.get(fleet).map(|fleet| fleet.ships.ids().collect()).unwrap_or_default();
    let facing = Facing::new(dice.die());
    let at = Space::new(5 + 2 * player, 6);
    let entry = if player == 0 { Entry::Edge(Edge::North) } else { Entry::Area(centre) };
    Side {
        name: format!("Side {}", player + 1),
        fleet: Some(fleet),
        ships: vec![PlacedShip { ship: ships[0], at, facing }],
        squadrons: vec![
            PlacedSquadron { host: ships[0], at: Space::new(at.column, 5) },
            PlacedSquadron { host: ships[0], at: Space::new(at.column + 1, 7) },
        ],
        reinforcements: vec![Reinforcement { turn: Count::clamped(2), ships: vec![ships[2]], entry }],
    }
}

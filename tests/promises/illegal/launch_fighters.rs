//! Designs for Launch Fighters! that nobody would make.

use drydock::geometry::{Edge, Facing, Grid, Shape, Space};
use drydock::rules::launch_fighters::{
    Area, AreaPurpose, Condition, Content, Entry, Fleet, FleetShip, Goal, Map, Part, PlacedShip, PlacedSquadron, Reinforcement,
    Reward, Scenario, SetUp, Ship, Side, Style, Terrain, TerrainKind,
};
use drydock::rules::{Count, Points};

use super::Numbers;

impl Numbers {
    fn space(&mut self) -> Space {
        Space::new(i16::from(self.below(14)) - 1, i16::from(self.below(14)) - 1)
    }

    fn name(&mut self) -> String {
        ["", " ", "Lance", "lance", "Lance 2", "Otox"][usize::from(self.below(6))].into()
    }

    fn ship(&mut self) -> Ship {
        let mut ship = Ship { name: self.name(), letter: self.letter(), ..Ship::default() };
        for part in Part::ALL {
            let amount = u32::from(self.below(13).saturating_sub(5));
            ship.set_amount(part, amount);
        }
        ship.stated_cost = (self.below(3) == 0).then(|| Points::new(i64::from(self.below(60))));
        ship
    }

    fn letter(&mut self) -> String {
        ["", "A", "B", "A "][usize::from(self.below(4))].into()
    }

    fn fleet(&mut self) -> Fleet {
        let ship = |numbers: &mut Self| FleetShip { design: numbers.id(), name: numbers.name(), letter: numbers.letter() };
        Fleet {
            name: self.name(),
            budget: Points::new(i64::from(self.below(120))),
            style: Some(self.id()),
            flagship: Some(self.id()),
            ships: self.several(5, ship).into_iter().collect(),
            notes: String::new(),
        }
    }

    fn map(&mut self) -> Map {
        let terrain = |numbers: &mut Self| Terrain {
            kind: TerrainKind::ALL[usize::from(numbers.below(3))],
            name: numbers.name(),
            spaces: numbers.several(6, Self::space).into_iter().collect(),
        };
        let area = |numbers: &mut Self| Area {
            name: numbers.name(),
            purpose: AreaPurpose::Retreat,
            spaces: numbers.several(4, Self::space).into_iter().collect(),
        };
        let shape = Shape::ALL[usize::from(self.below(3))];
        let grid = Grid::new(shape, u16::from(self.below(13)), u16::from(self.below(13)));
        let (terrain, areas) = (self.several(4, terrain).into_iter().collect(), self.several(2, area).into_iter().collect());
        Map { name: self.name(), grid, terrain, areas, ..Map::default() }
    }

    fn scenario(&mut self) -> Scenario {
        let placed = |numbers: &mut Self| PlacedShip { ship: numbers.id(), at: numbers.space(), facing: Facing::new(1) };
        let squadron = |numbers: &mut Self| PlacedSquadron { host: numbers.id(), at: numbers.space() };
        let group = |numbers: &mut Self| Reinforcement {
            turn: Count::clamped(u32::from(numbers.below(9))),
            ships: numbers.several(2, Self::id),
            entry: if numbers.below(2) == 0 { Entry::Edge(Edge::North) } else { Entry::Area(numbers.id()) },
        };
        let fleet = self.id();
        let side = |numbers: &mut Self| Side {
            name: numbers.name(),
            fleet: numbers.perhaps(fleet),
            ships: numbers.several(6, placed),
            squadrons: numbers.several(2, squadron),
            reinforcements: numbers.several(2, group),
        };
        let condition = |numbers: &mut Self| Condition {
            side: numbers.id(),
            goal: match numbers.below(4) {
                0 => Goal::Hold { area: numbers.id(), turns: Count::clamped(2) },
                1 => Goal::Escape { edge: Edge::East, ship: Some(numbers.id()) },
                2 => Goal::Protect { ship: numbers.id() },
                _ => Goal::Destroy { of: numbers.id(), ship: numbers.id() },
            },
            reward: Reward::Victory,
        };
        let map = self.id();
        Scenario {
            name: self.name(),
            map: self.perhaps(map),
            set_up: SetUp::ALL[usize::from(self.below(2))],
            landing: self.below(3) == 0,
            sides: self.several(8, side).into_iter().collect(),
            turn_limit: self.perhaps(Count::clamped(5)),
            conditions: self.several(3, condition).into_iter().collect(),
            notes: Vec::new(),
        }
    }

    pub fn launch_fighters(&mut self) -> Content {
        let style = |numbers: &mut Self| Style { name: numbers.name(), ..Style::default() };
        Content {
            styles: self.several(3, style).into_iter().collect(),
            ships: self.several(5, Self::ship).into_iter().collect(),
            fleets: self.several(5, Self::fleet).into_iter().collect(),
            maps: self.several(3, Self::map).into_iter().collect(),
            scenarios: self.several(3, Self::scenario).into_iter().collect(),
            ..Content::default()
        }
    }
}

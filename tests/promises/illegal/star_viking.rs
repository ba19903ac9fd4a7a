//! Designs for Star Viking that nobody would make.

use std::sync::Arc;

use drydock::rules::star_viking::{
    Body, Cells, Color, CombatTable, Content, Deployment, DiceTable, Division, Force, ForceUnit, Form, Modifier, Operations,
    Orbit, Outcome, Part, PlayedSystem, PlunderTable, Scenario, ScenarioForm, Sector, Shot, Space, Spot, Station, Stationed,
    System, Tables, Technology, UnitOrigin, UnitType, Wealth, Yield,
};
use drydock::rules::{Count, Level, Origin, Points};

use super::Numbers;

impl Numbers {
    fn level(&mut self) -> Level {
        Level::clamped(u32::from(self.below(12)))
    }

    fn letters(&mut self) -> String {
        ["", "CR", "FF", "FE", "FD", "AW", "FT"][usize::from(self.below(7))].into()
    }

    fn sector(&mut self) -> Sector {
        let wealth = Wealth::ALL[usize::from(self.below(5))];
        Sector {
            atmosphere: self.below(2) == 0,
            wealth: self.perhaps(wealth),
            ew: Modifier::clamped(i32::from(self.below(9)) - 4),
            defense: Modifier::clamped(i32::from(self.below(9)) - 4),
            attack: self.level(),
        }
    }

    fn form(&mut self) -> Form {
        match self.below(6) {
            0 => Form::Moon(self.sector()),
            1 => Form::Asteroids(self.sector()),
            2 => Form::Starcity(self.sector()),
            3 => Form::Planet(Division::Whole(self.sector())),
            4 => Form::Planet(Division::Halves { north: self.sector(), south: self.sector() }),
            _ => {
                let equator = self.several(4, Self::sector);
                Form::Planet(Division::Caps { north: self.sector(), equator, south: self.sector() })
            }
        }
    }

    fn spot(&mut self) -> Spot {
        let part = match self.below(4) {
            0 => Part::Whole,
            1 => Part::North,
            2 => Part::South,
            _ => Part::Equator(self.below(4)),
        };
        Spot { orbit: self.id(), body: self.id(), part }
    }

    fn system(&mut self) -> System {
        let body = |numbers: &mut Self| Body { form: numbers.form(), ..Body::default() };
        let orbit = |numbers: &mut Self| Orbit { bodies: numbers.several(4, body).into_iter().collect() };
        let capital = self.spot();
        System {
            name: self.viking_name(),
            technology: Technology::ALL[usize::from(self.below(4))],
            wealth: Count::clamped(u32::from(self.below(25))),
            orbits: self.several(4, orbit).into_iter().collect(),
            capital: self.perhaps(capital),
            ..System::default()
        }
    }

    fn viking_name(&mut self) -> String {
        ["", " ", "Userkaf", "userkaf", "Userkaf 2", "Nebka"][usize::from(self.below(6))].into()
    }

    fn unit_type(&mut self) -> UnitType {
        let (capacity, size, cost) = (self.level(), self.level(), Count::clamped(u32::from(self.below(50))));
        UnitType {
            color: Color::ALL[usize::from(self.below(3))],
            letters: self.letters(),
            name: self.viking_name(),
            technology: Technology::ALL[usize::from(self.below(4))],
            operations: Operations::ALL[usize::from(self.below(6))],
            speed: Level::clamped(u32::from(self.below(3))),
            ew: self.level(),
            attack: self.level(),
            defense: self.level(),
            capacity: self.perhaps(capacity),
            size: self.perhaps(size),
            cost: self.perhaps(cost),
            count: Count::clamped(u32::from(self.below(5))),
            origin: UnitOrigin { values: Origin::Reconstructed, ..UnitOrigin::default() },
            ..UnitType::default()
        }
    }

    fn force(&mut self) -> Force {
        let unit = |numbers: &mut Self| {
            let (hold, system) = (numbers.id(), numbers.id());
            ForceUnit { unit: numbers.id(), hold: numbers.perhaps(hold), system: numbers.perhaps(system) }
        };
        Force {
            name: self.viking_name(),
            color: Color::ALL[usize::from(self.below(3))],
            budget: Points::new(i64::from(self.below(90))),
            units: self.several(8, unit).into_iter().collect(),
            notes: String::new(),
        }
    }

    fn station(&mut self) -> Station {
        match self.below(6) {
            0 => Station::HomeBase,
            1 => Station::OffTile(self.id()),
            2 => Station::InSystem(self.id()),
            3 => Station::Sector(self.id(), Space::Deep(self.id())),
            _ => Station::Sector(self.id(), Space::On(self.spot())),
        }
    }

    fn viking_scenario(&mut self) -> Scenario {
        let stationed = |numbers: &mut Self| Stationed { unit: numbers.id(), at: numbers.station() };
        let deployment = |numbers: &mut Self| {
            let force = numbers.id();
            Deployment { force: numbers.perhaps(force), stations: numbers.several(6, stationed), ..Deployment::default() }
        };
        Scenario {
            name: self.viking_name(),
            form: ScenarioForm::ALL[usize::from(self.below(4))],
            systems: self.several(11, |numbers| PlayedSystem { system: numbers.id() }).into_iter().collect(),
            deployments: self.several(4, deployment).into_iter().collect(),
            ..Scenario::default()
        }
    }

    fn cell<T>(&mut self, value: T) -> Option<T> {
        (self.below(9) > 0).then_some(value)
    }

    fn tables(&mut self) -> Tables {
        let shot = |numbers: &mut Self| {
            let shot = [Shot::Miss, Shot::Hit, Shot::Critical][usize::from(numbers.below(3))];
            numbers.cell(shot)
        };
        let amount = |numbers: &mut Self| {
            let amount = Yield(numbers.level());
            numbers.cell(amount)
        };
        let mut tables = Tables {
            combat: CombatTable { rows: std::array::from_fn(|_| Cells(self.several(5, shot))), ..CombatTable::default() },
            plunder: PlunderTable { rows: std::array::from_fn(|_| Cells(self.several(7, amount))), ..PlunderTable::default() },
            ..Tables::default()
        };
        let outcome = |numbers: &mut Self| Outcome {
            rolls: numbers.several(4, |numbers| numbers.below(14)).into_iter().collect(),
            ..Outcome::default()
        };
        tables.politics.tables =
            self.several(2, |numbers| DiceTable { outcomes: numbers.several(4, outcome), ..DiceTable::default() });
        tables
    }

    pub fn star_viking(&mut self) -> Content {
        Content {
            systems: self.several(5, Self::system).into_iter().collect(),
            units: self.several(5, Self::unit_type).into_iter().collect(),
            forces: self.several(4, Self::force).into_iter().collect(),
            scenarios: self.several(3, Self::viking_scenario).into_iter().collect(),
            tables: Arc::new(self.tables()),
        }
    }
}

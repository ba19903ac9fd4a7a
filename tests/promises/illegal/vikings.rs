//! Designs for Vikings that nobody would make.

use std::sync::Arc;

use drydock::geometry::{Edge, Space};
use drydock::rules::vikings::board::{Barrier, Board, Hexes, Hexside, Laid, Layout, Surface};
use drydock::rules::vikings::boat::{KeelLength, Rows};
use drydock::rules::vikings::{
    Area, Blow, BoatClass, Character, CombatTable, Content, FootTable, Force, Goal, GoalKind, Heading, Member, Options, Person,
    Player, Purpose, RiderTable, Scenario, Start, Strength, Tables, Task, Token, TokenKind, TroopType, Values, Vessel,
};
use drydock::rules::{Cells, Count, Level, Origin};

use super::Numbers;

impl Numbers {
    fn strength(&mut self) -> Strength {
        let level = |numbers: &mut Self| {
            let level = Level::clamped(u32::from(numbers.below(20)));
            numbers.perhaps(level)
        };
        Strength { attack: level(self), defense: level(self), movement: level(self) }
    }

    fn values(&mut self) -> Values {
        let stunned = Level::clamped(u32::from(self.below(5)));
        let mounted = self.below(3) == 0;
        Values {
            sound: self.strength(),
            wounded: self.strength(),
            stunned: self.perhaps(stunned),
            mounted: if mounted { self.strength() } else { Strength::default() },
            mounted_wounded: if mounted { self.strength() } else { Strength::default() },
        }
    }

    fn origin_of_values(&mut self) -> Origin {
        Origin::ALL[usize::from(self.below(4))]
    }

    fn troop(&mut self) -> TroopType {
        TroopType {
            name: ["", "Jarl", "Ceorl"][usize::from(self.below(3))].into(),
            values: self.values(),
            armour: self.below(2) == 0,
            axe: self.below(2) == 0,
            origin: self.origin_of_values(),
            ..TroopType::default()
        }
    }

    fn character(&mut self) -> Character {
        let troop = self.id();
        Character {
            name: ["", "Svein", "svein", "Edwin"][usize::from(self.below(4))].into(),
            people: ["", "Vikings", "Saxons"][usize::from(self.below(3))].into(),
            troop: self.perhaps(troop),
            kind: Person::ALL[usize::from(self.below(3))],
            values: self.values(),
            armour: self.below(2) == 0,
            bow: self.below(3) == 0,
            axe: self.below(3) == 0,
            origin: self.origin_of_values(),
        }
    }

    fn boat(&mut self) -> BoatClass {
        let mut level = || Level::clamped(u32::from(self.below(20)));
        let (axis, seats, forwards, backwards, hull) = (level(), level(), level(), level(), level());
        let acceleration = [(); 3].map(|()| {
            let needs = Level::clamped(u32::from(self.below(9)));
            self.perhaps(needs)
        });
        let turns = Level::clamped(u32::from(self.below(4)));
        BoatClass {
            name: ["", "Drakkar", "drakkar"][usize::from(self.below(3))].into(),
            length: KeelLength::clamped(u32::from(self.below(18))),
            rows: Rows::ALL[usize::from(self.below(3))],
            axis,
            seats,
            forwards,
            backwards,
            acceleration,
            turn_loss: Level::clamped(u32::from(self.below(4))),
            turns: self.perhaps(turns),
            hull,
            reversible: self.below(2) == 0,
            helm: self.below(2) == 0,
            origin: self.origin_of_values(),
            ..BoatClass::default()
        }
    }

    fn blows(&mut self) -> CombatTable {
        let mut row = || {
            let cells = self.several(12, |numbers| {
                let blow = Blow::ALL[usize::from(numbers.below(9))];
                numbers.perhaps(blow)
            });
            Cells(cells)
        };
        CombatTable { rows: std::array::from_fn(|_| row()), origin: Origin::Own }
    }

    /// A board on which walls stand in the open, lips run over the sea, and rooms have no roof.
    fn board(&mut self) -> Board {
        let sizes = [1, 2, 7, 12];
        let size = |numbers: &mut Self| sizes[usize::from(numbers.below(4))];
        let mut board = Board { hexes: Hexes::new(size(self), size(self)), ..Board::default() };
        board.name = ["", "Coast", "Sea"][usize::from(self.below(3))].into();
        let spaces: Vec<Space> = board.grid().spaces().collect();
        for space in spaces {
            board.hexes.set(space, Surface::ALL[usize::from(self.below(9))]);
            if self.below(3) == 0 {
                let side = Hexside::new(space, self.below(6));
                board.sides.set(side, Some(Barrier::ALL[usize::from(self.below(5))]));
            }
        }
        board
    }

    fn joined(&mut self) -> Layout {
        let laid = self.several(4, |numbers| {
            let board = numbers.id();
            let at = |numbers: &mut Self| i16::from(numbers.below(30)) - 9;
            Laid { board: numbers.perhaps(board), at: Space::new(at(numbers), at(numbers)), turned: numbers.below(2) == 0 }
        });
        Layout { name: ["", "Bay"][usize::from(self.below(2))].into(), boards: laid.into_iter().collect() }
    }

    fn start(&mut self) -> Start {
        match self.below(4) {
            0 => Start::default(),
            1 => Start::by(Edge::ALL[usize::from(self.below(4))]),
            _ => Start::on(self.hex()),
        }
    }

    /// A hex of a deck, of a small board, or off both.
    fn hex(&mut self) -> Space {
        Space::new(i16::from(self.below(7)) - 1, i16::from(self.below(9)) - 1)
    }

    fn turn(&mut self) -> Option<Count> {
        let turn = Count::clamped(u32::from(self.below(15)));
        self.perhaps(turn)
    }

    fn band(&mut self) -> Force {
        let boats = self.several(3, |numbers| {
            let class = numbers.id();
            Vessel {
                class: numbers.perhaps(class),
                start: numbers.start(),
                bow: Heading::ALL[usize::from(numbers.below(6))],
                speed: i8::try_from(numbers.below(20)).unwrap_or_default() - 10,
                hooks: numbers.several(3, |numbers| ["A1", "A1", "Z9", "x"][usize::from(numbers.below(4))].to_owned()),
                horses: numbers.several(1, Self::hex).into_iter().collect(),
                turn: numbers.turn(),
                ..Vessel::default()
            }
        });
        let members = self.several(8, |numbers| {
            let (character, boat) = (numbers.id(), numbers.id());
            Member {
                character: numbers.perhaps(character),
                boat: numbers.perhaps(boat),
                start: numbers.start(),
                heading: Heading::ALL[usize::from(numbers.below(6))],
                task: Task::ALL[usize::from(numbers.below(9))],
                turn: numbers.turn(),
            }
        });
        let name = ["", "Raiders"][usize::from(self.below(2))].into();
        Force { name, boats: boats.into_iter().collect(), members: members.into_iter().collect(), ..Force::default() }
    }

    fn raid(&mut self) -> Scenario {
        let (layout, one, other) = (self.id(), self.id(), self.id());
        let goals = self.several(4, |numbers| {
            let (character, area) = (numbers.id(), numbers.id());
            Goal {
                side: Player::ALL[usize::from(numbers.below(2))],
                what: GoalKind::ALL[usize::from(numbers.below(9))],
                character: numbers.perhaps(character),
                area: numbers.perhaps(area),
                number: Count::clamped(u32::from(numbers.below(4))),
                ..Goal::default()
            }
        });
        let areas = self.several(3, |numbers| Area {
            purpose: Purpose::ALL[usize::from(numbers.below(4))],
            spaces: numbers.several(4, Self::hex).into_iter().collect(),
            ..Area::default()
        });
        let tokens = self.several(3, |numbers| Token {
            what: TokenKind::ALL[usize::from(numbers.below(5))],
            spaces: numbers.several(4, Self::hex).into_iter().collect(),
        });
        let options = Options { steersman: self.below(2) == 0, low_tide: self.turn(), ..Options::default() };
        Scenario {
            layout: self.perhaps(layout),
            sides: [self.perhaps(one), self.perhaps(other)],
            turns: self.turn(),
            areas: areas.into_iter().collect(),
            tokens: tokens.into_iter().collect(),
            goals: goals.into_iter().collect(),
            options,
            ..Scenario::default()
        }
    }

    /// Any designs.
    pub fn vikings(&mut self) -> Content {
        let tables = Tables { on_foot: FootTable(self.blows()), against_riders: RiderTable(self.blows()), ..Tables::default() };
        Content {
            troops: self.several(4, Self::troop).into_iter().collect(),
            characters: self.several(6, Self::character).into_iter().collect(),
            boards: self.several(3, Self::board).into_iter().collect(),
            layouts: self.several(2, Self::joined).into_iter().collect(),
            boats: self.several(4, Self::boat).into_iter().collect(),
            forces: self.several(3, Self::band).into_iter().collect(),
            scenarios: self.several(2, Self::raid).into_iter().collect(),
            tables: Arc::new(tables),
        }
    }
}

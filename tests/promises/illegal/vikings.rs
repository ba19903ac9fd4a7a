//! Designs for Vikings that nobody would make.

use std::sync::Arc;

use drydock::geometry::Space;
use drydock::rules::vikings::board::{Barrier, Board, Hexes, Hexside, Laid, Layout, Surface};
use drydock::rules::vikings::boat::{KeelLength, Rows};
use drydock::rules::vikings::{
    Blow, BoatClass, Character, CombatTable, Content, FootTable, Person, RiderTable, Strength, Tables, TroopType, Values,
};
use drydock::rules::{Cells, Level, Origin};

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

    /// Any designs.
    pub fn vikings(&mut self) -> Content {
        let tables = Tables { on_foot: FootTable(self.blows()), against_riders: RiderTable(self.blows()), ..Tables::default() };
        Content {
            troops: self.several(4, Self::troop).into_iter().collect(),
            characters: self.several(6, Self::character).into_iter().collect(),
            boards: self.several(3, Self::board).into_iter().collect(),
            layouts: self.several(2, Self::joined).into_iter().collect(),
            boats: self.several(4, Self::boat).into_iter().collect(),
            tables: Arc::new(tables),
        }
    }
}

//! The designs behind the examples of the rules: two troop types, a Viking and a Saxon who break no rule, and tables.

use std::sync::Arc;

use crate::board::{Barrier, Board, Hexes, Hexside, Laid, Layout, Surface};
use crate::{
    Blow, BoatClass, Character, CombatTable, Content, FootTable, Force, Goal, Member, Player, Scenario, Start, Strength, Tables,
    Task, TroopType, Values, Vessel,
};
use geometry::Space;
use rules::{Cells, Count, Id, Level, Shelf, changed};

/// The troop type of the warriors.
pub(super) const HIRDMEN: Id<TroopType> = Id::new(1);
/// The troop type of the farmers, who wear no armour and may have no axe.
pub(super) const CEORLS: Id<TroopType> = Id::new(2);

/// Values for a character on foot that break no rule.
pub(super) fn on_foot() -> Values {
    Values {
        sound: Strength::of(11, 7, 6),
        wounded: Strength::of(6, 4, 3),
        stunned: Some(Level::clamped(3)),
        ..Values::default()
    }
}

/// The two troop types, warriors and farmers.
fn troops() -> [TroopType; 2] {
    let hirdman = TroopType {
        name: "Hirdman".into(),
        letters: "Hd".into(),
        values: on_foot(),
        armour: true,
        axe: true,
        ..TroopType::default()
    };
    [hirdman, TroopType { name: "Ceorl".into(), letters: "C".into(), values: on_foot(), ..TroopType::default() }]
}

/// A Viking warrior and a Saxon farmer.
pub(super) fn characters() -> [Character; 2] {
    let hallstein = Character {
        name: "Hallstein".into(),
        people: "Vikings".into(),
        troop: Some(HIRDMEN),
        values: on_foot(),
        armour: true,
        ..Character::default()
    };
    [
        hallstein,
        Character {
            name: "Offa".into(),
            people: "Saxons".into(),
            troop: Some(CEORLS),
            values: on_foot(),
            ..Character::default()
        },
    ]
}

/// Designs with the Viking warrior and the Saxon farmer. `change` changes the warrior first.
pub(super) fn with(change: impl FnOnce(&mut Character)) -> Content {
    let [mut first, second] = characters();
    change(&mut first);
    let (troops, characters) = (troops().into_iter().collect(), [first, second].into_iter().collect());
    Content { troops, characters, tables: tables(|_| ()), ..Content::default() }
}

/// Designs that hold only a class of boats. The class breaks no rule until `change` changes it.
pub(super) fn afloat(change: impl FnOnce(&mut BoatClass)) -> Content {
    let mut boat = BoatClass {
        name: "Galiote".into(),
        seats: Level::clamped(10),
        forwards: Level::clamped(5),
        backwards: Level::clamped(2),
        acceleration: [Some(Level::clamped(1)), Some(Level::clamped(3)), None],
        hull: Level::clamped(12),
        ..BoatClass::default()
    };
    change(&mut boat);
    Content { boats: [boat].into_iter().collect(), ..Content::default() }
}

/// Tables that break no rule until `change` changes them.
pub(super) fn tables(change: impl FnOnce(&mut Tables)) -> Arc<Tables> {
    let mut tables = Tables::default();
    tables.situations.axe = Level::clamped(2);
    change(&mut tables);
    Arc::new(tables)
}

/// Designs with only a combat table on foot. The cell for odds of 2-1 and a roll of 5 is `cell`; all other cells have the same result.
pub(super) fn blows(cell: Option<Blow>) -> Content {
    let row = || Cells(vec![Some(Blow::C); CombatTable::FACES]);
    let mut table = CombatTable { rows: std::array::from_fn(|_| row()), ..CombatTable::default() };
    table.rows[1].set(4, cell);
    Content { tables: tables(|tables| tables.on_foot = FootTable(table)), ..Content::default() }
}

/// The side of the hut that has the doorway.
pub(super) const DOOR_SIDE: Hexside = Hexside::new(Space::new(2, 2), 2);
/// A side of the hut that has a wall.
pub(super) const WALLED_SIDE: Hexside = Hexside::new(Space::new(2, 2), 5);
/// A side of a hex away from the hut, in the open.
pub(super) const FIELD_SIDE: Hexside = Hexside::new(Space::new(0, 0), 2);

/// Designs with a board on which a hut of one hex stands. The board breaks no rule until `change` changes it.
pub(super) fn hut(change: impl FnOnce(&mut Board)) -> Content {
    let mut board = Board { name: "Shore".into(), hexes: Hexes::new(5, 6), ..Board::default() };
    board.hexes.set(DOOR_SIDE.space, Surface::Interior);
    for side in 0..6 {
        board.sides.set(Hexside::new(DOOR_SIDE.space, side), Some(Barrier::Wall));
    }
    board.sides.set(DOOR_SIDE, Some(Barrier::Doorway));
    change(&mut board);
    Content { boards: [board].into_iter().collect(), ..Content::default() }
}

/// Designs with a layout of two boards of flat ground, each four hexes wide. The second board lies at this hex.
pub(super) fn coast(second: Space) -> Content {
    let board = |name: &str| Board { name: name.into(), hexes: Hexes::new(4, 4), ..Board::default() };
    let boards: Shelf<Board> = [board("West Shore"), board("East Shore")].into_iter().collect();
    let ats = [Space::default(), second];
    let laid = boards.ids().zip(ats).map(|(board, at)| Laid { board: Some(board), at, turned: false }).collect();
    let layout = Layout { name: "Bay".into(), boards: laid };
    Content { boards, layouts: [layout].into_iter().collect(), ..Content::default() }
}

/// The force in [`raid`] that has the boat.
pub(super) const VIKINGS: Id<Force> = Id::new(1);
/// The force ashore in [`raid`].
pub(super) const SAXONS: Id<Force> = Id::new(2);
/// The farmer ashore in [`raid`].
pub(super) const OFFA: Id<Character> = Id::new(2);
/// The Viking who rows to port in [`raid`].
pub(super) const KLEMET: Id<Character> = Id::new(3);
/// The id of the first thing in a list.
pub(super) const fn first<T>() -> Id<T> {
    Id::new(1)
}

/// Designs with a scenario: a galiote off a beach with one Viking ready to board and two at the oars, and a farmer ashore. The scenario breaks no
/// rule until `change` changes it.
pub(super) fn raid(change: impl FnOnce(&mut Content)) -> Content {
    changed(unchanged_raid(), change)
}

fn unchanged_raid() -> Content {
    let mut content = with(|_| ());
    let [hallstein, _] = characters();
    for name in ["Klemet", "Orm"] {
        content.characters.add(Character { name: name.into(), ..hallstein.clone() });
    }
    content.boats = afloat(|_| ()).boats;
    let mut board = Board { name: "Shore".into(), hexes: Hexes::new(16, 10), ..Board::default() };
    for space in board.grid().spaces() {
        board.hexes.set(space, if space.column < 10 { Surface::Sea } else { Surface::Flat });
        if space.column == 10 {
            board.hexes.set(space, Surface::Beach);
        }
    }
    let board = content.boards.add(board);
    let laid = Laid { board: Some(board), ..Laid::default() };
    let layout = content.layouts.add(Layout { name: "Bay".into(), boards: [laid].into_iter().collect() });
    let mut vikings = Force { name: "Vikings".into(), ..Force::default() };
    let stag = Vessel {
        name: "Sea Stag".into(),
        class: content.boats.ids().next(),
        start: Start::on(Space::new(4, 4)),
        ..Vessel::default()
    };
    let stag = vikings.boats.add(stag);
    let berths = [
        (first(), Space::new(1, 4), Task::Boarding),
        (KLEMET, Space::new(0, 2), Task::Oars),
        (Id::new(4), Space::new(2, 2), Task::Oars),
    ];
    for (character, space, task) in berths {
        let (character, boat, start) = (Some(character), Some(stag), Start::on(space));
        vikings.members.add(Member { character, boat, start, task, ..Member::default() });
    }
    let offa = Member { character: Some(OFFA), start: Start::on(Space::new(14, 4)), ..Member::default() };
    let saxons = Force { name: "Saxons".into(), members: [offa].into_iter().collect(), ..Force::default() };
    let sides = [vikings, saxons].map(|force| Some(content.forces.add(force)));
    let goals = Player::ALL.map(|side| Goal { side, ..Goal::default() });
    content.scenarios.add(Scenario {
        name: "Raid".into(),
        layout: Some(layout),
        sides,
        turns: Some(Count::clamped(10)),
        goals: goals.into_iter().collect(),
        ..Scenario::default()
    });
    content
}

/// The designs of [`raid`] after a change to the scenario.
pub(super) fn scenario(change: impl FnOnce(&mut Scenario)) -> Content {
    raid(|content| {
        if let Some(scenario) = content.scenarios.get_mut(first()) {
            change(scenario);
        }
    })
}

/// The designs of [`raid`] after a change to a force.
pub(super) fn force(which: Id<Force>, change: impl FnOnce(&mut Force)) -> Content {
    raid(|content| {
        if let Some(force) = content.forces.get_mut(which) {
            change(force);
        }
    })
}

/// The designs of [`raid`] after a change to the boat.
pub(super) fn vessel(change: impl FnOnce(&mut Vessel)) -> Content {
    force(VIKINGS, |force| {
        if let Some(vessel) = force.boats.get_mut(first()) {
            change(vessel);
        }
    })
}

/// The designs of [`raid`] after a change to the first character of a force. This character does not row.
pub(super) fn member(which: Id<Force>, change: impl FnOnce(&mut Member)) -> Content {
    force(which, |force| {
        if let Some(member) = force.members.get_mut(first()) {
            change(member);
        }
    })
}

/// The designs of [`raid`] with the first Viking ashore, on this hex. This Viking has no armour, like the farmers, and can therefore enter any
/// terrain.
pub(super) fn ashore(space: Space, change: impl FnOnce(&mut Content)) -> Content {
    let mut content = member(VIKINGS, |member| (member.boat, member.task, member.start) = (None, Task::None, Start::on(space)));
    if let Some(character) = content.characters.get_mut(first()) {
        (character.troop, character.armour) = (Some(CEORLS), false);
    }
    change(&mut content);
    content
}

/// Puts the first Viking of [`raid`] and one more at oars, so that two pairs row.
pub(super) fn man_two_pairs(content: &mut Content) {
    let [hallstein, _] = characters();
    let ulf = content.characters.add(Character { name: "Ulf".into(), ..hallstein });
    let Some(force) = content.forces.get_mut(VIKINGS) else { return };
    let boat = force.boats.ids().next();
    for (character, space) in [(first(), Space::new(0, 3)), (ulf, Space::new(2, 3))] {
        let rower = Member { character: Some(character), boat, start: Start::on(space), task: Task::Oars, ..Member::default() };
        match force.members.get_mut(first()).filter(|member| member.character == rower.character) {
            Some(member) => *member = rower,
            None => _ = force.members.add(rower),
        }
    }
}

//! Duels between troop types: ordinary men of one type against men of another who cost about as many points. They fight in the open and begin six
//! hexes apart, in one to three ranks.

use geometry::Space;
use rules::{Count, Id, Shelf};
use vikings::board::{Board, Hexes, Laid, Layout};
use vikings::{Character, Content, Force, Goal, GoalKind, Heading, Member, Player, Scenario, Start, Task, TroopType};

/// A duel between two forces, each of which has only men of one troop type.
#[derive(Clone, Debug, PartialEq)]
pub struct Duel {
    /// Designs that contain the two forces, a field and the scenario.
    pub content: Content,
    /// The id of the scenario in which the forces fight.
    pub scenario: Id<Scenario>,
    /// The price of each force, in points.
    pub prices: [i64; 2],
}

/// A fighter in a duel: a troop type on foot, or mounted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fielded {
    /// The troop type of the men.
    pub troop: Id<TroopType>,
    /// Whether the men ride.
    pub mounted: bool,
}

/// The size of the field, in columns and rows.
const FIELD: (u16, u16) = (12, 10);
/// The distance between the first ranks, in hexes.
const APART: i16 = 6;
/// How many men at most a force on foot has, and how many a mounted force. They stand in three ranks.
const MOST: [i64; 2] = [15, 6];
/// After this many turns a duel ends.
const TURNS: u32 = 15;

/// Every troop type whose men have values: on foot and, if they have a horse, also mounted.
#[must_use]
pub fn fielded(content: &Content) -> Vec<Fielded> {
    let whole = content.troops.iter().filter(|(_, troop)| troop.values.sound.is_whole());
    whole
        .flat_map(|(id, troop)| {
            let rides = troop.values.is_rider() && troop.values.mounted.is_whole();
            [Some(Fielded { troop: id, mounted: false }), rides.then_some(Fielded { troop: id, mounted: true })]
        })
        .flatten()
        .collect()
}

/// An ordinary man of a type, on foot or on a horse.
fn man(content: &Content, fielded: Fielded, side: usize) -> Character {
    let mut man = Character { troop: Some(fielded.troop), ..Character::default() };
    if let Some(troop) = content.troops.get(fielded.troop) {
        man.become_one_of(troop);
        man.axe = troop.axe;
    }
    if !fielded.mounted {
        (man.values.mounted, man.values.mounted_wounded) = Default::default();
    }
    man.people = ["One side", "The other side"][side].into();
    man
}

/// The price of a man, in points.
#[must_use]
pub fn price(content: &Content, fielded: Fielded) -> i64 {
    content.worth(&man(content, fielded, 0)).get().max(1)
}

/// The name of the type in words, which also say whether its men ride.
#[must_use]
pub fn name(content: &Content, fielded: Fielded) -> String {
    let name = content.troops.get(fielded.troop).map_or("", TroopType::label);
    if fielded.mounted { format!("{name}, mounted") } else { name.to_owned() }
}

/// How many men of each of two types fight in their duel. Of the pairs of numbers that fit in three ranks, this is the pair for which the two prices
/// are most nearly equal; of several such pairs, the largest.
#[must_use]
pub fn matched(content: &Content, one: Fielded, other: Fielded) -> [u32; 2] {
    let each = [one, other].map(|fielded| price(content, fielded));
    let most = [one, other].map(|fielded| MOST[usize::from(fielded.mounted)]);
    let counts = (1..=most[0]).flat_map(|first| (1..=most[1]).map(move |second| [first, second]));
    let nearest = counts.min_by_key(|[first, second]| {
        let prices = [first * each[0], second * each[1]];
        // Differences of price are rounded, so that several pairs may be equal. Of these the largest is taken, because larger forces give better
        // results.
        ((prices[0] - prices[1]).abs() * 20 / (prices[0] + prices[1]).max(1), -first - second)
    });
    nearest.unwrap_or([1, 1]).map(|count| count as u32)
}

/// The duel between this many men of each of two types, which may be the same type.
#[must_use]
pub fn duel(content: &Content, [one, other]: [Fielded; 2], men: [u32; 2]) -> Duel {
    let each = [one, other].map(|fielded| price(content, fielded));
    let mut duel = Content { troops: content.troops.clone(), tables: content.tables.clone(), ..Content::default() };
    let board = duel.boards.add(Board { name: "Field".into(), hexes: Hexes::new(FIELD.0, FIELD.1), ..Board::default() });
    let boards = [Laid { board: Some(board), ..Laid::default() }].into_iter().collect();
    let layout = duel.layouts.add(Layout { name: "Field".into(), boards });
    let mut sides = [None; 2];
    for (side, (fielded, count)) in [one, other].into_iter().zip(men).enumerate() {
        let mut members = Shelf::default();
        for number in 0..count {
            let character =
                duel.characters.add(Character { name: format!("{} {}", number + 1, side + 1), ..man(content, fielded, side) });
            members.add(place(number as i16, side, fielded.mounted, Some(character)));
        }
        let force = Force { name: name(content, fielded), members, ..Force::default() };
        sides[side] = Some(duel.forces.add(force));
    }
    let goals = Player::ALL.map(|side| Goal { side, what: GoalKind::Casualties, ..Goal::default() }).into_iter().collect();
    let (layout, turns) = (Some(layout), Count::new(TURNS));
    let scenario = Scenario { name: "Duel".into(), layout, sides, turns, goals, grades: Vec::new(), ..Scenario::default() };
    let scenario = duel.scenarios.add(scenario);
    Duel { content: duel, scenario, prices: [0, 1].map(|side| i64::from(men[side]) * each[side]) }
}

/// A man with this number in the force, and the hex on which the man begins. The men stand in ranks of five, or of three if they ride, one rank
/// behind the other.
fn place(number: i16, side: usize, mounted: bool, character: Option<Id<Character>>) -> Member {
    let (wide, apart) = if mounted { (3, 3) } else { (5, 1) };
    let (rank, file) = (number / wide, number % wide);
    let column = 3 + file * apart;
    let (front, back) = ((i16::try_from(FIELD.1).unwrap_or(0) - APART) / 2, 1);
    let row = front - rank * back;
    let row = if side == 0 { row } else { i16::try_from(FIELD.1).unwrap_or(0) - 1 - row };
    let heading = if side == 0 { Heading::E } else { Heading::W };
    let task = Task::None;
    Member { character, start: Start::on(Space::new(column, row.max(0))), heading, task, ..Member::default() }
}

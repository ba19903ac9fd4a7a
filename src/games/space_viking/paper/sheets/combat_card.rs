//! The combat card: the steps of battles and landings, with what hits on which roll and the chances of ships one against one. All
//! numbers come from the project; the words are Drydock's own.

use drawing::stock::Orientation;
use geometry::Mm;
use rules::Level;
use sheets::Printout;
use sheets::columns::Columns;
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::{HEADING, INK, TEXT};
use sheets::table::{Cell, Table as Grid};
use space_viking::odds::{Party, Side, battle};
use space_viking::{Aim, BOOK, Content, InTable, Item, Place, Table, WorldType};

/// The most ships in the table of duels, in which each has a column.
const MOST: usize = 9;
/// Ships with more hits than this are left out, since their duels have too many states.
const MOST_HITS: u32 = 12;

const SPACE: [&str; 7] = [
    "Who meets: fleets in one space at the same tick, where a world or a base is. Engage and Berserker attack whoever is not named in \"with\"; the attacked fight back.",
    "Every ship shoots as often as its shots say, all of them at one enemy ship. Beam weapons double shots.",
    "Fighters leave their holds for the first round.",
    "Both sides shoot at once, unless one alone has its sovereign with it: that one shoots first. An Empire Builder\u{2019}s ships always do, unless the enemy has a sovereign there or is an Empire Builder too.",
    "Aim: spread is at whoever is least aimed at, then the dearest; strongest and weakest are what they say.",
    "A ship that has taken its hits is lost with its cargo. Hits cost no shots, and are repaired at an own outpost or shipyard at year\u{2019}s end.",
    "Break off: after a round in which the share of ships lost is reached. The other side shoots once more unanswered; then the rest goes back whence it came.",
];

const GROUND: [&str; 7] = [
    "Land once the space is held. All ships land, or as many as the order says, those with most hold first; troops with them.",
    "Jump troops go down after the first round in space, without their ship, and fight alone until others land. Other Vikings and civilized troops shoot at them first.",
    "Every unit shoots once a round at one other, both sides at once.",
    "Screens: as many units as are more than the enemy\u{2019}s stand behind the line and are not shot at, ships first.",
    "Three against seven: no screen, and the ship is shot at. Seven against six: one, the ship.",
    "Plunder: a ship at which nobody could shoot for a whole round takes the dice of the world in IU, up to what its holds take. Next year the world yields half of them.",
    "Conquer: no local troops are left, and a garrison of one or more stays. Without it the natives rise.",
];

/// The card of a project; none if it has no items.
#[must_use]
pub fn combat_card(content: &Content, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    if content.items.is_empty() {
        return Vec::new();
    }
    let mut flow = Flow::new(frame, Orientation::Portrait, "Combat card", BOOK);
    let mut columns = Columns::new(flow.width(), 2, Mm::new(74.0)).set_in(TEXT.sized(Mm::new(3.0)));
    columns.heading("In space", INK);
    for words in SPACE {
        columns.point(words);
    }
    columns.heading("On the ground", INK);
    for words in GROUND {
        columns.point(words);
    }
    columns.pour(&mut flow);
    flow.gap(Mm::new(3.0));
    rolls(content, &mut flow);
    duels(content, &mut flow);
    let mut bodies = flow.finish();
    printout.seal(&mut bodies, Place::Table(Table::Rolls, InTable::Whole), "The combat card");
    bodies
}

/// The lowest roll that hits, as players say it: `4-6`.
fn least(roll: u32) -> String {
    match roll {
        0 => String::new(),
        6 => "6".into(),
        roll => format!("{roll}-6"),
    }
}

/// What hits on which roll, in space and on the ground.
fn rolls(content: &Content, flow: &mut Flow) {
    let rolls = &content.tables.rolls;
    let mut rows = vec![
        ("a shot in space".to_owned(), least(rolls.shot.get())),
        (
            "the same, an Empire Builder being there himself".to_owned(),
            least(rolls.shot.get().saturating_sub(rolls.empire_builder.get())),
        ),
        ("a ship on the ground".to_owned(), least(rolls.landed_ship.get())),
    ];
    let troops = content.items.iter().map(|(_, item)| item).filter(|item| item.is_troop());
    rows.extend(troops.map(|item| (item.label().to_lowercase(), least(item.ground.map_or(0, Level::get)))));
    let mut natives: Vec<(String, Vec<&str>)> = Vec::new();
    for (line, kind) in content.tables.worlds.lines.iter().zip(WorldType::ALL).filter(|(line, _)| line.troops.is_some()) {
        let roll = least(line.hits_from.get());
        match natives.iter_mut().find(|(known, _)| *known == roll) {
            Some((_, kinds)) => kinds.push(kind.label()),
            None => natives.push((roll, vec![kind.label()])),
        }
    }
    rows.extend(natives.into_iter().filter(|(roll, _)| !roll.is_empty()).map(|(roll, kinds)| {
        let kinds: Vec<String> = kinds.into_iter().map(str::to_lowercase).collect();
        (format!("troops of worlds: {}", kinds.join(", ")), roll)
    }));
    rows.push(("natives who rise, a million each".to_owned(), least(rolls.natives.get())));
    rows.push(("colonists, a million each".to_owned(), least(rolls.colonists.get())));
    let rows: Vec<Vec<Cell>> = rows.into_iter().map(|(what, roll)| vec![(what, None), (roll, None)]).collect();
    let table = Grid { shares: &[5.0, 1.0], heads: &["who shoots", "hits on"], row: Mm::new(5.0) };
    flow.heading("Rolls", HEADING, table.height(rows.len().min(6)));
    table.pour(flow, &rows);
    flow.gap(Mm::new(3.0));
}

/// The chance that the ship of the row outlives the ship of the column, one against one, both shooting at once; in percent.
fn duels(content: &Content, flow: &mut Flow) {
    let fights = |item: &&Item| item.is_ship() && item.firepower.get() > 0 && (1..=MOST_HITS).contains(&item.damage.get());
    let ships: Vec<&Item> = content.items.iter().map(|(_, item)| item).filter(fights).take(MOST).collect();
    if ships.len() < 2 || content.tables.rolls.shot.get() == 0 {
        return;
    }
    let side = |item: &Item| Side {
        ships: vec![Party { shots: item.firepower.get(), hits: item.damage.get(), cost: content.price(item) }],
        hits_from: content.tables.rolls.shot.get(),
        first_fire: false,
        aim: Aim::Spread,
        break_off: None,
    };
    let row = |one: &&Item| {
        let chance = |other: &&Item| {
            let ends = battle(&side(one), &side(other)).ends;
            (format!("{:.0}", ends.wins * 100.0), None)
        };
        std::iter::once((one.label().to_owned(), None)).chain(ships.iter().map(chance)).collect()
    };
    let rows: Vec<Vec<Cell>> = ships.iter().map(row).collect();
    let heads: Vec<&str> = std::iter::once("in a hundred").chain(ships.iter().map(|item| item.label())).collect();
    let shares: Vec<f64> = std::iter::once(2.0).chain(ships.iter().map(|_| 1.3)).collect();
    let table = Grid { shares: &shares, heads: &heads, row: Mm::new(5.2) };
    flow.heading("One against one: how often the ship of the row alone is left", HEADING, table.height(rows.len().min(6)));
    table.pour(flow, &rows);
    Grid::remark(
        flow,
        "Both shoot at once. What is missing to a hundred in two cells that face each other is how often neither is left.",
    );
}

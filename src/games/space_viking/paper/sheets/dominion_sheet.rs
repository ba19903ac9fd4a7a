//! Dominion sheets: a house with its arms, its persons, its peoples world by world, its technologies, and a table that shows how its subjects grow if
//! left in peace, with room to write down each year's result. A project's opening (what a player begins with) and the state in a report are drawn in
//! the same way.
//!
//! A dominion is its player's secret, so each player's sheet is in a file of its own.

use super::heraldry;
use drawing::stock::Orientation;
use geometry::{Mm, Point, Rect, Size};
use rules::{Count, Id, counted};
use sheets::Printout;
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::{HEADING, TEXT};
use sheets::roll;
use sheets::section::one_by_one;
use sheets::table::{Cell, Table};
use space_viking::forecast::years;
use space_viking::{Arms, BOOK, Content, InPlayer, People, Place, Player, Sovereign, Technology, World};

/// A dominion as its sheet shows it, whether from a project or from a report.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Dominion {
    /// The arms of the house.
    pub arms: Arms,
    /// The kind of sovereign.
    pub kind: Sovereign,
    /// The present state of the house in words, one line for each fact.
    pub told: Vec<String>,
    /// The persons of the house, the sovereign first and then the cronies, each with the place where they are.
    pub persons: Vec<(String, String)>,
    /// The possessions of the house, world by world.
    pub estates: Vec<Estate>,
    /// The technologies that are developed.
    pub technologies: Vec<Id<Technology>>,
    /// The technologies that are not developed yet, each with the money that was paid towards it, in IU.
    pub research: Vec<(Id<Technology>, u32)>,
    /// How many years have been played.
    pub year: u32,
}

/// The possessions of a house on a world.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Estate {
    /// The name of the world.
    pub world: String,
    /// The space of the world, written as in orders.
    pub space: String,
    /// Loyal subjects and colonists, in millions. They pay taxes and grow in number.
    pub loyal: u32,
    /// Captives, in millions. They pay, but do not grow in number.
    pub captives: u32,
    /// How many factories there are.
    pub factories: u32,
    /// Other possessions: troops, bases, an agent, money.
    pub others: Vec<String>,
}

/// The height of a row of the sheet's tables.
const ROW: Mm = Mm::new(5.2);
/// How many empty rows there usually are below the peoples.
const EMPTY: usize = 5;
/// The smallest number of empty rows below the peoples.
const FEWEST_EMPTY: usize = 2;
/// The height of a heading and of the gap below its table together.
const AROUND: Mm = Mm::new(14.0);
/// The height of the remark below the table of years.
const REMARK: Mm = Mm::new(7.0);
/// The largest number of years in the table.
const MOST_YEARS: u32 = 60;

/// The dominion sheets of all players, each player's on separate pages. Without players there are no sheets.
#[must_use]
pub fn dominion_sheets(content: &Content, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    one_by_one(content, content.players.ids(), frame, printout, of_player)
}

fn of_player(content: &Content, id: Id<Player>, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let Some(player) = content.players.get(id) else { return Vec::new() };
    let mut flow = Flow::new(frame, Orientation::Portrait, &format!("Dominion of {}", player.label()), BOOK);
    pour(content, &opening(content, id, player), &mut flow);
    let mut bodies: Vec<Body> = flow.finish().into_iter().map(|page| page.for_reader(player.label())).collect();
    printout.seal(&mut bodies, Place::Player(id, InPlayer::Whole), "A dominion sheet");
    bodies
}

/// The dominion of a player as it is before the first year.
fn opening(content: &Content, id: Id<Player>, player: &Player) -> Dominion {
    let home = content.world_label(player.home).to_owned();
    let aboard = |person: &str| {
        let leads = |fleet: &&str| !fleet.is_empty();
        let fleet = content.fleets_of(id).find(|(_, fleet)| fleet.commander.trim().eq_ignore_ascii_case(person.trim()));
        fleet.map(|(_, fleet)| fleet.label()).filter(leads).map_or_else(|| home.clone(), |fleet| format!("with {fleet}"))
    };
    let is_home = |world: Id<World>| player.home == Some(world);
    let mut estates: Vec<Estate> = Vec::new();
    for (at, world) in content.worlds.iter() {
        let mut estate = Estate { world: world.label().to_owned(), space: content.sector.written(world.at), ..Estate::default() };
        if is_home(at) {
            estate.loyal = player.subjects.get();
            estate.factories = player.factories.get();
            estate.others.extend(player.shipyard.then(|| "a shipyard".to_owned()));
        }
        for (_, known) in world.estates.iter().filter(|(_, known)| known.player == Some(id)) {
            match known.people {
                People::Subjects | People::Colonists => estate.loyal += known.number.get(),
                People::Captives => estate.captives += known.number.get(),
            }
            estate.factories += known.factories.get();
        }
        for (_, base) in world.bases.iter().filter(|(_, base)| base.player == Some(id)) {
            let item = base.item.and_then(|item| content.items.get(item)).map_or("?", |item| item.label());
            estate.others.push(format!("{} {}", base.number, item.to_lowercase()));
        }
        if is_home(at) || estate.loyal + estate.captives + estate.factories > 0 || !estate.others.is_empty() {
            estates.push(estate);
        }
    }
    Dominion {
        arms: player.arms,
        kind: player.kind,
        told: vec![format!("Treasury {} IU before the first year.", player.money)],
        persons: player.persons().map(|person| (person.to_owned(), aboard(person))).collect(),
        estates,
        technologies: content.technologies_of(player).map(|(id, _)| id).collect(),
        research: Vec::new(),
        year: 0,
    }
}

/// Adds a dominion to the pages of a sheet.
pub(super) fn pour(content: &Content, dominion: &Dominion, flow: &mut Flow) {
    head(content, dominion, flow);
    // There are fewer empty rows if that lets the table of years fit on the page.
    let years = height_of_growth(years_to_come(content, dominion));
    let fits = |empty: &usize| height_of_peoples(dominion.estates.len() + empty) + years <= flow.left();
    let empty = (FEWEST_EMPTY..=EMPTY).rev().find(fits).unwrap_or(EMPTY);
    peoples(dominion, empty, flow);
    growth(content, dominion, flow);
    developments(content, dominion, flow);
    flow.gap(Mm::new(4.0));
    roll::notes(flow, "Promises, letters and plans");
}

fn plain<const N: usize>(cells: [String; N]) -> Vec<Cell> {
    cells.map(|words| (words, None)).into()
}

fn or_blank(number: u32) -> String {
    if number == 0 { String::new() } else { number.to_string() }
}

/// Draws the arms of the house, what scores points for it, and the places of its persons.
fn head(content: &Content, dominion: &Dominion, flow: &mut Flow) {
    let shield = Size::new(22.0, 27.0);
    let weight = content.tables.sovereigns.weights[dominion.kind as usize].0;
    let points = format!(
        "{}: {} for {}. {}",
        dominion.kind.label(),
        counted(weight.get(), "point"),
        dominion.kind.scores(),
        dominion.kind.says()
    );
    let words: Vec<String> = std::iter::once(points).chain(dominion.told.iter().cloned()).collect();
    let (rect, draft) = flow.strip(shield.height + Mm::new(4.0));
    if dominion.arms.is_borne() {
        draft.add(rect.min, heraldry::shield(&dominion.arms, shield));
    }
    let right = Rect { min: Point::at(rect.min.x + shield.width + Mm::new(5.0), rect.min.y), max: rect.max };
    draft.text(&words.join("\n"), TEXT.top(), right);
    let rows: Vec<Vec<Cell>> = dominion
        .persons
        .iter()
        .map(|(person, at)| plain([person.clone(), at.clone(), String::new(), String::new(), String::new(), String::new()]))
        .collect();
    let heads = ["person", "where", "then, year", "", "", ""];
    Table { shares: &[2.4, 2.4, 1.3, 1.3, 1.3, 1.3], heads: &heads, row: Mm::new(7.0) }.pour(flow, &rows);
    flow.gap(Mm::new(4.0));
}

fn height_of_peoples(rows: usize) -> Mm {
    Table { shares: &[], heads: &[""], row: ROW }.height(rows) + AROUND
}

fn height_of_growth(years: u32) -> Mm {
    Table { shares: &[], heads: &[""], row: ROW }.height(years as usize) + AROUND + REMARK
}

/// How many years to come the table shows.
fn years_to_come(content: &Content, dominion: &Dominion) -> u32 {
    let last = content.campaigns.iter().next().map_or(20, |(_, campaign)| campaign.years.get());
    last.saturating_sub(dominion.year).min(MOST_YEARS)
}

fn peoples(dominion: &Dominion, empty: usize, flow: &mut Flow) {
    let row = |estate: &Estate| {
        plain([
            estate.world.clone(),
            estate.space.clone(),
            or_blank(estate.loyal),
            or_blank(estate.captives),
            or_blank(estate.factories),
            estate.others.join(", "),
        ])
    };
    let mut rows: Vec<Vec<Cell>> = dominion.estates.iter().map(row).collect();
    rows.extend((0..empty).map(|_| plain([const { String::new() }; 6])));
    let heads = ["world", "space", "loyal", "captives", "factories", "troops, bases, agent, money"];
    let table = Table { shares: &[2.2, 0.9, 0.8, 1.0, 1.0, 4.4], heads: &heads, row: ROW };
    flow.heading("Worlds, people in millions", HEADING, table.height(4));
    table.pour(flow, &rows);
    flow.gap(Mm::new(4.0));
}

/// Adds a table of the years to come: how many loyal people there will be if left in peace, what they will pay, and room for the real results.
fn growth(content: &Content, dominion: &Dominion, flow: &mut Flow) {
    let left = years_to_come(content, dominion);
    // The people of each world grow separately, rounded down (Colonies).
    let mut sums = vec![(0_u32, 0_u32); left as usize];
    for estate in &dominion.estates {
        let alone = Player {
            kind: dominion.kind,
            subjects: Count::clamped(estate.loyal),
            factories: Count::clamped(estate.factories),
            ..Player::default()
        };
        // Captives pay, but their number does not grow.
        let paid = dominion.kind.yields(estate.captives);
        for (sum, year) in sums.iter_mut().zip(years(content, &alone, left)) {
            sum.0 = sum.0.saturating_add(year.subjects);
            sum.1 = sum.1.saturating_add(year.taxes).saturating_add(paid);
        }
    }
    let row = |((subjects, taxes), number): (&(u32, u32), u32)| {
        let [a, b, c, d, e] = [const { String::new() }; 5];
        plain([number.to_string(), subjects.to_string(), taxes.to_string(), a, b, c, d, e])
    };
    let rows: Vec<Vec<Cell>> = sums.iter().zip(dominion.year + 1..).map(row).collect();
    if rows.is_empty() {
        return;
    }
    let heads = ["year", "loyal, undisturbed", "taxes, undisturbed", "loyal", "taxes", "spent", "treasury", "points"];
    let table = Table { shares: &[0.6, 1.3, 1.3, 1.2, 1.2, 1.2, 1.2, 1.2], heads: &heads, row: ROW };
    flow.heading("How the loyal grow", HEADING, table.height(6));
    table.pour(flow, &rows);
    let growth = content.tables.start.growth;
    Table::remark(
        flow,
        &format!(
            "One more is born for every {growth} loyal of a world a year, rounded down, after taxes. Captives pay and do not grow."
        ),
    );
    flow.gap(Mm::new(3.0));
}

/// Adds the technologies that are developed, and what was paid towards others.
fn developments(content: &Content, dominion: &Dominion, flow: &mut Flow) {
    let row = |(id, known): (Id<Technology>, &Technology)| {
        let has = dominion.technologies.contains(&id);
        let before = known.predecessor.is_some_and(|before| dominion.technologies.contains(&before));
        let price = known.price(before || dominion.kind == Sovereign::Berserker);
        let paid = dominion.research.iter().find(|(research, _)| *research == id).map_or(0, |(_, paid)| *paid);
        let price = if has { "developed".to_owned() } else { format!("{price} IU") };
        plain([known.level.to_string(), known.label().to_owned(), price, or_blank(paid), String::new()])
    };
    let rows: Vec<Vec<Cell>> = content.technologies.iter().map(row).collect();
    if rows.is_empty() {
        return;
    }
    let heads = ["level", "technology", "price now", "paid", "paid later"];
    let table = Table { shares: &[0.6, 3.4, 1.4, 0.8, 3.8], heads: &heads, row: ROW };
    let whole = table.height(rows.len()) + AROUND;
    // The table is not split if one page has room for all of it; the rest of the present page is then left for notes.
    if whole > flow.left() && whole < flow.tallest() {
        roll::notes(flow, "Notes");
        flow.break_page();
    }
    flow.heading("Research", HEADING, table.height(6));
    table.pour(flow, &rows);
}

//! The gazetteer: every world with its space and what the reader may know about it. The referee's gazetteer also has the players with their houses.

use super::sector_map::is_shown;
use super::{Reader, heraldry};
use drawing::stock::Orientation;
use geometry::{Mm, Point, Rect, Size, Vector};
use rules::{Id, counted, listed};
use sheets::Printout;
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::{HEADING, REMARK, TEXT};
use sheets::roll;
use sheets::section::one_by_one;
use sheets::table::{Cell, Table};
use space_viking::forecast::{FleetForecast, Opening};
use space_viking::{BOOK, Content, InSector, Place, Player, World, WorldType};

/// The height of a row of the table.
const ROW: Mm = Mm::new(5.2);
/// The factors by which rows may be lowered to save a page; the first that saves it is used.
const LOWER: [f64; 3] = [1.0, 0.94, 0.88];
/// The smallest number of worlds that may stand on a last page of their own.
const FEW: usize = 10;
/// The largest height to which rows are raised if the worlds are so few that the page has room for players to write.
const HIGHEST: Mm = Mm::new(14.0);

/// A part of the gazetteer: the worlds of one page. The last part also has everything else that the reader gets.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Part {
    reader: Reader,
    /// The index of the first world among all worlds sorted by name, and how many worlds there are.
    worlds: (usize, usize),
    /// The number of the part's first page, counted from 0.
    page: usize,
    is_last: bool,
    /// The height of a row in this part.
    row: Mm,
}

/// The gazetteer for a reader. Without worlds there are no pages.
#[must_use]
pub fn gazetteer(content: &Content, reader: Reader, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    if content.worlds.is_empty() {
        return Vec::new();
    }
    let flow = begun(reader, 0, frame);
    let all = by_name(content, reader).len();
    let split = |row: Mm| split(all, table(reader, row), flow.left(), flow.tallest());
    // Rows are a little lower if the last page would otherwise have only a few worlds.
    let is_few = |pages: &[(usize, usize)]| pages.len() > 1 && pages.last().is_some_and(|(_, number)| *number < FEW);
    let row = LOWER.map(|lower| ROW * lower).into_iter().find(|row| !is_few(&split(*row))).unwrap_or(ROW);
    let pages = split(row);
    // On a single page for players, rows are higher, so that players can write in what they discover.
    let row = match (pages.as_slice(), reader) {
        ([_], Reader::Players) => ((flow.left() - table(reader, row).height(0)) / all.max(1) as f64).min(HIGHEST).max(row),
        _ => row,
    };
    let last = pages.len() - 1;
    let part = |(page, worlds)| Part { reader, worlds, page, is_last: page == last, row };
    let parts: Vec<Part> = pages.into_iter().enumerate().map(part).collect();
    one_by_one(content, parts, frame, printout, self::part)
}

/// The worlds on each page: the index of the first world, and how many there are.
fn split(all: usize, table: Table, first: Mm, then: Mm) -> Vec<(usize, usize)> {
    let (mut pages, mut at) = (Vec::new(), 0);
    while at < all || pages.is_empty() {
        let room = if pages.is_empty() { first } else { then };
        let number = table.fitting(room).max(1).min(all - at);
        pages.push((at, number));
        at += number;
    }
    pages
}

fn part(content: &Content, part: Part, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let Part { reader, worlds: (at, number), page, is_last, row: height } = part;
    let worlds = by_name(content, reader);
    let worlds = worlds.get(at..at + number).unwrap_or_default();
    let mut flow = begun(reader, page, frame);
    let row = |world: &&World| match reader {
        Reader::Players => known(content, world),
        Reader::Referee => everything(content, world),
    };
    table(reader, height).pour(&mut flow, &worlds.iter().map(row).collect::<Vec<_>>());
    if is_last && reader == Reader::Referee {
        Table::remark(&mut flow, "Troops, dice of plunder and natives are those of the type where a world has none of its own.");
        flow.gap(Mm::new(3.0));
        for (id, player) in content.players.iter() {
            house(content, id, player, &mut flow);
        }
    }
    if is_last {
        flow.gap(Mm::new(4.0));
        roll::notes(&mut flow, if reader == Reader::Players { "What is learned later" } else { "What happens there" });
    }
    let mut bodies = flow.finish();
    for (body, number) in bodies.iter_mut().zip(page..).filter(|(_, number)| *number > 0) {
        body.title = format!("{}, page {}", title(reader), number + 1);
    }
    printout.seal(&mut bodies, Place::Sector(InSector::Whole), "The gazetteer");
    bodies
}

const fn title(reader: Reader) -> &'static str {
    match reader {
        Reader::Players => "Gazetteer",
        Reader::Referee => "Referee's gazetteer",
    }
}

/// Begins a page; the first page says for whom it is.
fn begun<'frame, 'project>(reader: Reader, page: usize, frame: &'frame Frame<'project>) -> Flow<'frame, 'project> {
    let mut flow = Flow::new(frame, Orientation::Portrait, title(reader), BOOK);
    if page == 0 {
        let remark = match reader {
            Reader::Players => "What everybody knows. A fleet in its space sees the rest.",
            Reader::Referee => "For the referee alone.",
        };
        flow.prose(remark, REMARK.sized(Mm::new(3.2)));
        flow.gap(Mm::new(2.0));
    }
    flow
}

/// The worlds that a reader may know about, sorted by name.
fn by_name(content: &Content, reader: Reader) -> Vec<&World> {
    let mut worlds: Vec<&World> =
        content.worlds.iter().map(|(_, world)| world).filter(|world| is_shown(content, reader, world)).collect();
    worlds.sort_by_cached_key(|world| world.label().to_lowercase());
    worlds
}

const fn table(reader: Reader, row: Mm) -> Table<'static> {
    match reader {
        Reader::Players => Table {
            shares: &[2.0, 0.9, 1.3, 1.4, 4.4],
            heads: &["world", "space", "known", "first seen, year", "what was found"],
            row,
        },
        Reader::Referee => Table {
            shares: &[2.0, 0.9, 1.5, 0.8, 0.7, 0.9, 4.2],
            heads: &["world", "space", "type", "troops", "dice", "millions", "guard and what is whose"],
            row,
        },
    }
}

fn plain<const N: usize>(cells: [String; N]) -> Vec<Cell> {
    cells.map(|words| (words, None)).into()
}

fn known(content: &Content, world: &World) -> Vec<Cell> {
    let kind = world.charted_type().map_or_else(String::new, |kind| kind.label().to_owned());
    plain([world.label().to_owned(), content.sector.written(world.at), kind, String::new(), String::new()])
}

fn everything(content: &Content, world: &World) -> Vec<Cell> {
    let table = &content.tables.worlds;
    let is_barren = world.kind == Some(WorldType::Barren);
    let number = |number: u32| if is_barren { String::new() } else { number.to_string() };
    let whose = world
        .estates
        .iter()
        .map(|(_, estate)| format!("{} {} of {}", estate.number, people(estate.people), content.player_label(estate.player)));
    let bases = world.bases.iter().map(|(_, base)| {
        let item = base.item.and_then(|item| content.items.get(item)).map_or("?", |item| item.label());
        format!("{} {item} of {}", base.number, content.player_label(base.player))
    });
    let guard = Some(world.guard_in(table).trim().to_owned()).filter(|guard| !guard.is_empty());
    let told: Vec<String> = guard.into_iter().chain(whose).chain(bases).collect();
    plain([
        world.label().to_owned(),
        content.sector.written(world.at),
        world.kind.map_or("?", WorldType::label).to_owned(),
        number(world.troops_in(table)),
        number(world.dice_in(table)),
        number(world.natives_in(table)),
        told.join("; "),
    ])
}

fn people(people: space_viking::People) -> &'static str {
    rules::kind::Choosable::offer(people).word
}

/// Draws a player's entry: the arms, the persons, and what the player bought in the opening.
fn house(content: &Content, id: Id<Player>, player: &Player, flow: &mut Flow) {
    let shield = Size::new(20.0, 25.0);
    let cronies = player.cronies.iter().map(|crony| crony.trim().to_owned()).filter(|crony| !crony.is_empty());
    let cronies: Vec<String> = cronies.collect();
    let cronies = if cronies.is_empty() { "no cronies".to_owned() } else { format!("cronies {}", listed(&cronies)) };
    let mut lines = vec![format!("{} rules as {}; {cronies}.", or_dash(&player.sovereign), player.kind.label())];
    let factories = match player.factories.get() {
        0 => String::new(),
        1 => ", 1 factory".into(),
        factories => format!(", {factories} factories"),
    };
    let yard = if player.shipyard { "a shipyard" } else { "no shipyard" };
    lines.push(format!("Home {}, {} million subjects{factories}, {yard}.", content.world_label(player.home), player.subjects));
    if let Some(opening) = Opening::of(content, id) {
        let bought: Vec<String> = opening.lines.iter().map(|line| format!("{} {}", line.what, line.cost)).collect();
        lines.push(format!("Opening {} IU, {} left: {}.", opening.spent, opening.left, bought.join("; ")));
    }
    for (_, fleet) in content.fleets_of(id) {
        let told = FleetForecast::of(content, fleet);
        lines.push(format!(
            "{} under {}, {}: {}, {}, {} to withstand.",
            fleet.label(),
            or_dash(&fleet.commander),
            fleet.mode.label(),
            counted(fleet.ships.len(), "ship"),
            counted(told.shots, "shot"),
            counted(told.hits, "hit")
        ));
    }
    let style = TEXT.sized(Mm::new(3.0));
    let indent = shield.width + Mm::new(4.0);
    let width = flow.width() - indent;
    let text = lines.join("\n");
    let height: Mm = drawing::text::paragraphs(&text, style, width).iter().map(|line| line.height).sum();
    let block = (height + Mm::new(8.0)).max(shield.height + Mm::new(4.0)).min(flow.tallest());
    let (rect, draft) = flow.strip(block);
    if player.arms.is_borne() {
        draft.add(rect.min + Vector::at(Mm::ZERO, Mm::new(1.0)), heraldry::shield(&player.arms, shield));
    }
    let right = Rect { min: Point::at(rect.min.x + indent, rect.min.y), max: rect.max };
    let (head, body) = right.cut_top(Mm::new(6.0));
    draft.line(player.label(), HEADING, head);
    draft.text(&text, style.top(), body);
}

fn or_dash(name: &str) -> String {
    if name.trim().is_empty() { "\u{2013}".into() } else { name.trim().to_owned() }
}

//! The gazetteer: every world with its space and what a reader knows of it; for the referee the players with their houses as well.

use super::sector_map::is_shown;
use super::{Reader, for_everybody, heraldry};
use crate::drawing::stock::Orientation;
use crate::geometry::{Mm, Point, Rect, Size, Vector};
use crate::rules::space_viking::forecast::{FleetForecast, Opening};
use crate::rules::space_viking::{BOOK, Content, InSector, Place, Player, World, WorldType};
use crate::rules::{Id, counted, listed};
use crate::sheets::Printout;
use crate::sheets::flow::Flow;
use crate::sheets::frame::{Body, Frame};
use crate::sheets::look::{HEADING, REMARK, TEXT};
use crate::sheets::table::{Cell, Table};

/// How high a row is.
const ROW: Mm = Mm::new(5.2);

/// The gazetteer for a reader; none where there are no worlds.
#[must_use]
pub fn gazetteer(content: &Content, reader: Reader, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    if content.worlds.is_empty() {
        return Vec::new();
    }
    let (title, remark) = match reader {
        Reader::Players => ("Gazetteer", "What everybody knows. A fleet in its space sees the rest."),
        Reader::Referee => ("Referee's gazetteer", "For the referee alone."),
    };
    let mut flow = Flow::new(frame, Orientation::Portrait, title, BOOK);
    flow.prose(remark, REMARK.sized(Mm::new(3.2)));
    flow.gap(Mm::new(2.0));
    let mut worlds: Vec<&World> =
        content.worlds.iter().map(|(_, world)| world).filter(|world| is_shown(content, reader, world)).collect();
    worlds.sort_by_key(|world| world.label().to_lowercase());
    match reader {
        Reader::Players => known(content, &worlds, &mut flow),
        Reader::Referee => {
            everything(content, &worlds, &mut flow);
            for (id, player) in content.players.iter() {
                house(content, id, player, &mut flow);
            }
        }
    }
    let mut bodies = flow.finish();
    printout.seal(&mut bodies, Place::Sector(InSector::Whole), "The gazetteer");
    match reader {
        Reader::Players => for_everybody(content, bodies),
        Reader::Referee => bodies,
    }
}

fn plain<const N: usize>(cells: [String; N]) -> Vec<Cell> {
    cells.map(|words| (words, None)).into()
}

fn known(content: &Content, worlds: &[&World], flow: &mut Flow) {
    let row = |world: &&World| {
        let kind = world.charted_type().map_or_else(String::new, |kind| kind.label().to_owned());
        plain([world.label().to_owned(), content.sector.written(world.at), kind, String::new(), String::new()])
    };
    let rows: Vec<Vec<Cell>> = worlds.iter().map(row).collect();
    let heads = ["world", "space", "known", "first seen, year", "what was found"];
    Table { shares: &[2.0, 0.9, 1.3, 1.4, 4.4], heads: &heads, row: ROW }.pour(flow, &rows);
}

fn everything(content: &Content, worlds: &[&World], flow: &mut Flow) {
    let table = &content.tables.worlds;
    let row = |world: &&World| {
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
    };
    let rows: Vec<Vec<Cell>> = worlds.iter().map(row).collect();
    let heads = ["world", "space", "type", "troops", "dice", "millions", "guard and what is whose"];
    Table { shares: &[2.0, 0.9, 1.5, 0.8, 0.7, 0.9, 4.2], heads: &heads, row: ROW }.pour(flow, &rows);
    Table::remark(flow, "Troops, dice of plunder and natives are those of the type where a world has none of its own.");
    flow.gap(Mm::new(3.0));
}

fn people(people: crate::rules::space_viking::People) -> &'static str {
    crate::rules::kind::Choosable::offer(people).word
}

/// A player: the arms, the persons, and what the opening bought.
fn house(content: &Content, id: Id<Player>, player: &Player, flow: &mut Flow) {
    let shield = Size::new(20.0, 25.0);
    let mut lines = vec![format!(
        "{} rules as {}; cronies {}.",
        or_dash(&player.sovereign),
        player.kind.label(),
        listed(&player.cronies.iter().map(|crony| or_dash(crony)).collect::<Vec<_>>())
    )];
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
    let height: Mm = crate::drawing::text::paragraphs(&text, style, width).iter().map(|line| line.height).sum();
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

//! The counters: their faces and values, and the palettes that contain them in the order of the catalogue.

use std::collections::BTreeMap;

use super::Setting;
use crate::sheets::counters::{self, Counter};
use crate::sheets::scope::{self, FEDERATION};
use drawing::{Page, Path};
use exchange::vassal::{Module, Palette, Piece, PieceNumber};
use geometry::{Point, Rect, Size};
use rules::Id;
use star_viking::{Color, UnitType};

/// The name of the palette of local units, which belong to the Federation at the start.
const LOCALS: &str = "Local defenses";
/// The name of the panel of units that have no place yet.
const WAITING: &str = "To be placed";
/// The sorts of counters in the order of their panels: the word for a counter, and the name of the panel.
const SORTS: [(&str, &str); 3] = [("Spacecraft", "Spacecraft"), ("Troops", "Troops"), ("Weapon pod", "Weapon pods")];
/// The word for the marker of hits.
const MARKER: &str = "Hit marker";

/// Units that have no place yet, by the names of the palettes in which they wait.
pub type Waiting = BTreeMap<String, Vec<PieceNumber>>;

/// The name of the palette with the units of a side.
pub fn palette_of(side: &str, color: Color) -> &str {
    if color == Color::Green { LOCALS } else { side }
}

/// The piece that stands for a side's counter. While the side hides the piece, others see only its back.
pub fn piece(setting: &Setting, id: Id<UnitType>, counter: Counter, name: String, side: &str) -> Piece {
    let unit = counter.unit;
    let (front, back) = counters::piece(id, counter.with_pictures(setting.project)).pages();
    let piece = Piece { cover: back, ..Piece::new(name, SORTS[sort(unit)].0, front).of_side(side) };
    let piece = piece.with_value("Letters", unit.short()).with_value("Technology", unit.technology);
    let piece = piece.with_value("EW", unit.ew).with_value("Attack", unit.attack).with_value("Defense", unit.defense);
    let piece = piece.with_value("Code", unit.operations);
    let words = |value: Option<u32>| value.map(|value| value.to_string()).unwrap_or_default();
    let piece = piece.with_value("Hold", words(unit.capacity.map(rules::Level::get)));
    let piece = piece.with_value("Size", words(unit.size.map(rules::Level::get)));
    let piece = piece.with_value("Price", words(unit.cost.map(rules::Count::get)));
    let sets = if unit.color == Color::Red { 1 } else { setting.scenario.form.sets() };
    piece.with_value("Counters", unit.count.get() * sets)
}

/// The sort of a unit, as an index into `SORTS`.
const fn sort(unit: &UnitType) -> usize {
    if unit.is_pod() {
        2
    } else if unit.operations.is_ground() {
        1
    } else {
        0
    }
}

/// Adds a palette for every side, with a counter of every type, and a palette of hit markers; returns the markers for one, two and three hits.
pub fn palettes(setting: &Setting, module: &mut Module, waiting: &Waiting) -> Vec<PieceNumber> {
    let viking_players = setting.viking_players.iter().enumerate();
    // The counters of two Viking players look different.
    let viking_players =
        viking_players.map(|(index, name)| (name.as_str(), Color::Red, index % 2 == 1 && setting.scenario.form.sets() > 1));
    let sides: Vec<_> = viking_players.chain([(FEDERATION, Color::Blue, false), (FEDERATION, Color::Green, false)]).collect();
    for (side, color, is_second) in sides {
        let name = palette_of(side, color).to_owned();
        let mut panels = types(setting, module, (side, color, is_second));
        panels.extend(waiting.get(&name).map(|pieces| (WAITING.to_owned(), pieces.clone())));
        if !panels.is_empty() {
            module.palettes.push(Palette { name, panels });
        }
    }
    let marker = |hits: u32| {
        let name = if hits == 1 { "1 hit".to_owned() } else { format!("{hits} hits") };
        let marker = Piece::cut_out(name, MARKER, &counters::marker(hits), "critical hit");
        // The hits on a hidden unit are hidden too: a plain grey cover hides their markers.
        let mut cover = Page::new("A marker", Size::of(counters::SIDE, counters::SIDE));
        cover
            .items
            .push((Point::ORIGIN, Path::rect(Rect::new(Point::ORIGIN, cover.size)).filled(drawing::Color::gray(190)).into()));
        Piece { cover: Some(cover), ..marker }
    };
    let markers: Vec<PieceNumber> = (1..=3).map(|hits| module.add(marker(hits))).collect();
    module.palettes.push(Palette { name: "Markers".into(), panels: vec![("Hits".into(), markers.clone())] });
    markers
}

/// The counters of a side, one for every type of unit, grouped by sort. In a battle only the types that take part have one, because no units are
/// built.
fn types(
    setting: &Setting,
    module: &mut Module,
    (side, color, is_second): (&str, Color, bool),
) -> Vec<(String, Vec<PieceNumber>)> {
    let content = setting.content;
    let fielded = setting.id.and_then(|id| scope::fielded(content, id));
    let is_in_it = |id: Id<UnitType>| fielded.as_ref().is_none_or(|units| units.iter().any(|(unit, _)| *unit == id));
    let all = content.units.iter().filter(|(id, unit)| unit.color == color && is_in_it(*id));
    let mut panels: BTreeMap<usize, Vec<PieceNumber>> = BTreeMap::new();
    for (id, unit) in all {
        let counter = Counter::of(unit).of_second_viking(is_second);
        let number = module.add(piece(setting, id, counter, unit.label(), side));
        panels.entry(sort(unit)).or_default().push(number);
    }
    panels.into_iter().map(|(panel, pieces)| (SORTS[panel].1.to_owned(), pieces)).collect()
}

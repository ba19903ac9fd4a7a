//! The set-up as a whole: how many units of each side start where.

use egui::{Grid, RichText, Ui, Vec2};

use super::label;
use crate::scenario::set_up::tray;
use kit::theme::{self, Palette};
use kit::widgets::section;
use rules::counted;
use star_viking::set_up::SetUp;
use star_viking::{Color, Station};
use star_viking_paper::sheets::counters::Livery;

/// Shows the summary of the whole set-up.
pub fn show(ui: &mut Ui, set_up: &SetUp) {
    let form = set_up.scenario.form.label();
    label(ui, &format!("{form}, {}", counted(set_up.scenario.systems.len(), "system")));
    ui.add_space(theme::GAP);
    section(ui, "WHERE UNITS START");
    let mut rows: Vec<(String, [usize; 3])> = Vec::new();
    for (tile, ..) in set_up.tiles() {
        let inside = |station| matches!(station, Some(Station::InSystem(at) | Station::Sector(at, _)) if at == tile);
        rows.push((set_up.tile_label(tile).to_owned(), numbers(set_up, inside)));
        rows.push((format!("beside {}", set_up.tile_label(tile)), numbers(set_up, |at| at == Some(Station::OffTile(tile)))));
    }
    rows.push(("home base".into(), numbers(set_up, |station| station == Some(Station::HomeBase))));
    rows.push(("not placed".into(), numbers(set_up, |station| station.is_none())));
    Grid::new("where units start").num_columns(4).spacing([10.0, 3.0]).show(ui, |ui| {
        ui.allocate_space(Vec2::ZERO);
        for color in Color::ALL {
            tray::swatch(ui, Livery::of(color, false));
        }
        ui.end_row();
        let always = set_up.tiles().map(|(tile, ..)| set_up.tile_label(tile).to_owned()).collect::<Vec<_>>();
        for (words, numbers) in
            rows.into_iter().filter(|(words, numbers)| always.contains(words) || numbers.iter().sum::<usize>() > 0)
        {
            label(ui, &words);
            for (color, number) in Color::ALL.into_iter().zip(numbers) {
                let shown = ui.label(if number > 0 { number.to_string() } else { "–".into() });
                shown.accessible_name(format!("{words}: {number} {color}"));
            }
            ui.end_row();
        }
    });
    ui.label(RichText::new("Cargo counts with its carrier.").size(theme::SMALL).color(Palette::of(ui).weak));
}

/// For each colour, in the order of [`Color::ALL`], how many units have a starting place for which `here` returns true.
fn numbers(set_up: &SetUp, here: impl Fn(Option<Station>) -> bool) -> [usize; 3] {
    Color::ALL.map(|color| set_up.units.iter().filter(|unit| unit.kind.color == color && here(unit.station)).count())
}

//! What there is to set of the selected unit: where it starts; or what there is to say of the set-up as a whole.

use egui::{Grid, Label, Rect, RichText, Sense, Ui, Vec2};

use super::super::Staged;
use super::hand::{self, Hand, name};
use super::laid::{Laid, Piece};
use super::lights::Lights;
use super::{canvas, counter, tray, words};
use crate::editor::action::{Action, Change};
use crate::editor::stage::Stage;
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{Offer, captioned, choice, heading, section, severity_mark, small_button};
use crate::rules;
use crate::rules::star_viking::set_up::{SetUp, Unit};
use crate::rules::star_viking::{Color, InForce, InScenario, InUnit, Place, Space, Station};
use crate::rules::{Finding, counted};

/// Shows it.
pub fn show(ui: &mut Ui, stage: &mut Stage, staged: Staged, place: InScenario) {
    let set_up = SetUp::of(staged.content, staged.id, staged.scenario);
    match Piece::of(place).and_then(|piece| piece.unit(&set_up)) {
        Some(unit) => {
            let tile = unit.station.and_then(Station::system).or(stage.memory.star_viking.scenario.set_up.tile);
            let laid = Laid::of(&mut stage.memory.star_viking.printed, &set_up, tile, place);
            one(ui, stage, &set_up, laid.as_ref(), unit);
            findings(ui, stage, |found| *found == set_up.place(unit));
        }
        None => {
            whole(ui, &set_up);
            findings(ui, stage, |found| matches!(found, Place::Scenario(id, _) if *id == staged.id));
        }
    }
}

/// A line of a table: what it is, in weak ink.
fn label(ui: &mut Ui, words: &str) {
    ui.label(RichText::new(words).color(Palette::of(ui).weak));
}

fn one(ui: &mut Ui, stage: &mut Stage, set_up: &SetUp, laid: Option<&Laid>, unit: &Unit) {
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(60.0), Sense::hover());
        if let Some(laid) = laid {
            counter::bare(ui.painter(), stage, laid, unit, Rect::from_center_size(rect.center(), Vec2::splat(56.0)));
        }
        ui.vertical(|ui| {
            heading(ui, &set_up.name(unit));
            ui.add(Label::new(RichText::new(unit.kind.name.trim()).color(Palette::of(ui).weak)).truncate());
        });
    });
    ui.add_space(4.0);
    let fielded = set_up.forces[unit.force];
    Grid::new("unit").num_columns(2).spacing([12.0, 5.0]).show(ui, |ui| {
        label(ui, "Force");
        if ui.link(fielded.force.label()).on_hover_text("Go to the unit in its force.").clicked() {
            stage.push(Action::Select(Place::Force(fielded.force_id, InForce::Unit(unit.id)).into()));
        }
        ui.end_row();
        label(ui, "Type");
        if ui.link(unit.kind.label()).on_hover_text("Go to the type of unit.").clicked() {
            stage.push(Action::Select(Place::Unit(unit.kind_id, InUnit::Whole).into()));
        }
        ui.end_row();
        label(ui, "Values");
        ui.label(format!("EW {}, attack {}, defense {}", unit.kind.ew, unit.kind.attack, unit.kind.defense));
        ui.end_row();
        label(ui, "Code");
        ui.add(Label::new(format!("{}: {}", unit.kind.operations, words::code(unit.kind.operations))).wrap());
        ui.end_row();
        if let Some(home) = unit.home.and_then(|home| set_up.content.systems.get(home)) {
            label(ui, "Defends");
            ui.label(home.label());
            ui.end_row();
        }
    });
    ui.add_space(theme::GAP);
    if unit.aboard {
        return rides(ui, stage, set_up, unit);
    }
    starts(ui, stage, set_up, unit);
    ui.horizontal(|ui| {
        let help = "Take it into the hand: arrows and Enter put it down (Enter on the tile).";
        if small_button(ui, "Pick up").on_hover_text(help).clicked() {
            let memory = &mut stage.memory.star_viking.scenario.set_up;
            (memory.hand, memory.focus) = (Some(Hand::free(super::laid::piece(set_up, unit))), true);
        }
        if unit.station.is_some()
            && small_button(ui, "Take off").on_hover_text("Put it back among the units that are not placed (Delete).").clicked()
            && let Some(change) = hand::taken_off(set_up, unit)
        {
            push(stage, change);
        }
    });
    if let Some(lights) = laid.and_then(|laid| Lights::of_placed(laid, unit)) {
        goes(ui, laid, &lights);
    }
    list(ui, stage, set_up, "ABOARD", set_up.cargo(unit));
    let alike = set_up.units.iter().filter(|other| {
        !other.aboard && other.station.is_some() && other.station == unit.station && set_up.place(other) != set_up.place(unit)
    });
    list(ui, stage, set_up, "IN THE SAME PLACE", alike);
}

/// A unit that is cargo starts where its carrier does.
fn rides(ui: &mut Ui, stage: &mut Stage, set_up: &SetUp, unit: &Unit) {
    let fielded = set_up.forces[unit.force];
    let Some(carrier) = fielded.force.outermost(unit.id).and_then(|carrier| set_up.unit(fielded.id, carrier)) else { return };
    ui.horizontal_wrapped(|ui| {
        label(ui, "It starts in the hold of");
        if ui.link(set_up.name(carrier)).on_hover_text("Select its carrier.").clicked() {
            stage.push(Action::Select(set_up.place(carrier).into()));
        }
    });
}

/// The fields that say where a unit starts.
fn starts(ui: &mut Ui, stage: &mut Stage, set_up: &SetUp, unit: &Unit) {
    let mut wish = None;
    let tile = unit.station.and_then(Station::system);
    let shown = match unit.station {
        None => "Not placed".to_owned(),
        Some(Station::HomeBase) => "Home base".to_owned(),
        Some(Station::OffTile(tile)) => format!("Beside {}", set_up.tile_label(tile)),
        Some(Station::InSystem(tile) | Station::Sector(tile, _)) => format!("In {}", set_up.tile_label(tile)),
    };
    let inside = |at| matches!(unit.station, Some(Station::InSystem(tile) | Station::Sector(tile, _)) if tile == at);
    let tiles: Vec<_> = set_up.tiles().map(|(id, ..)| id).collect();
    let within = tiles
        .iter()
        .map(|tile| Offer::new(Some(Station::InSystem(*tile)), format!("In {}", set_up.tile_label(*tile)), inside(*tile)));
    let beside = tiles.iter().map(|tile| {
        let at = Station::OffTile(*tile);
        Offer::new(Some(at), format!("Beside {}", set_up.tile_label(*tile)), unit.station == Some(at))
    });
    let fixed = [
        Offer::new(None, "Not placed", unit.station.is_none()),
        Offer::new(Some(Station::HomeBase), "Home base", unit.station == Some(Station::HomeBase)),
    ];
    captioned(ui, "Starts", 220.0, |ui| {
        wish = choice(ui, "Starts", 220.0, &shown, fixed.into_iter().chain(within).chain(beside)).taken;
    });
    let mut change = wish.and_then(|wish| match wish {
        Some(at) => hand::put(set_up, unit, at),
        None => hand::taken_off(set_up, unit),
    });
    if let Some((tile, system)) = tile.filter(|tile| inside(*tile)).and_then(|tile| Some((tile, set_up.system(tile)?))) {
        let own = match unit.station {
            Some(Station::Sector(_, space)) => Some(space),
            _ => None,
        };
        let offers = system.spaces().into_iter().map(|space: Space| {
            let at = Station::Sector(tile, space);
            let why = set_up.objection(unit, at).map_or_else(String::new, |why| format!(" ({})", why.words()));
            Offer::new(at, format!("{}{why}", system.space_label(space)), own == Some(space))
        });
        let any = Offer::new(Station::InSystem(tile), "its player chooses", own.is_none());
        let shown = own.map_or_else(|| "its player chooses".to_owned(), |space| system.space_label(space));
        captioned(ui, "Sector", 220.0, |ui| {
            let taken = choice(ui, "Sector", 220.0, &shown, std::iter::once(any).chain(offers)).taken;
            change = change.take().or_else(|| hand::put(set_up, unit, taken?));
        });
    }
    if let Some(why) = unit.station.and_then(|at| set_up.objection(unit, at)) {
        let ink = Palette::of(ui).warning;
        ui.add(Label::new(RichText::new(format!("Not by the rules: {}.", why.words())).size(theme::SMALL).color(ink)).wrap());
    }
    if let Some(change) = change {
        push(stage, change);
    }
}

/// The sectors to which a unit can go, or in which it may stand.
fn goes(ui: &mut Ui, laid: Option<&Laid>, lights: &Lights) {
    let Some(laid) = laid else { return };
    let title = match lights {
        Lights::Standing(_) => "MAY STAND IN",
        Lights::Moves(_) => "CAN MOVE NEXT TO",
        Lights::Arrivals(_) => "CAN ENTER THROUGH",
    };
    ui.add_space(theme::GAP);
    section(ui, title);
    if lights.spaces().is_empty() {
        label(ui, "nowhere by itself");
    }
    for space in lights.spaces() {
        ui.label(laid.system.space_label(*space));
    }
}

/// Units by name, to be selected.
fn list<'s, 'a: 's>(ui: &mut Ui, stage: &mut Stage, set_up: &SetUp, title: &str, units: impl Iterator<Item = &'s Unit<'a>>) {
    let mut units = units.peekable();
    if units.peek().is_some() {
        ui.add_space(theme::GAP);
        section(ui, title);
    }
    for unit in units {
        let words = format!("{}, {}", name(set_up, unit), unit.kind.bottom_line());
        if ui.link(words).on_hover_text("Select it.").clicked() {
            stage.push(Action::PointAt(set_up.place(unit).into()));
        }
    }
}

/// The scenario as a whole: how many units of each side start where.
fn whole(ui: &mut Ui, set_up: &SetUp) {
    heading(ui, set_up.scenario.label());
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
        ui.label("");
        for color in Color::ALL {
            tray::swatch(ui, color);
        }
        ui.end_row();
        let always = set_up.tiles().map(|(tile, ..)| set_up.tile_label(tile).to_owned()).collect::<Vec<_>>();
        for (words, numbers) in
            rows.into_iter().filter(|(words, numbers)| always.contains(words) || numbers.iter().sum::<usize>() > 0)
        {
            label(ui, &words);
            for number in numbers {
                ui.label(if number > 0 { number.to_string() } else { "–".into() });
            }
            ui.end_row();
        }
    });
    ui.label(RichText::new("Cargo counts with its carrier.").size(theme::SMALL).color(Palette::of(ui).weak));
}

/// How many units of each side start at places for which the question is answered with yes.
fn numbers(set_up: &SetUp, here: impl Fn(Option<Station>) -> bool) -> [usize; 3] {
    Color::ALL.map(|color| set_up.units.iter().filter(|unit| unit.kind.color == color && here(unit.station)).count())
}

/// What breaks a rule, with the ways to mend it.
fn findings(ui: &mut Ui, stage: &mut Stage, here: impl Fn(&Place) -> bool) {
    let own = |finding: &&Finding| matches!(&finding.place, rules::Place::StarViking(place) if here(place));
    let found: Vec<Finding> = stage.state.document.findings().iter().filter(own).cloned().collect();
    if found.is_empty() {
        return;
    }
    ui.add_space(12.0);
    section(ui, "FINDINGS");
    for finding in found {
        ui.horizontal_top(|ui| {
            severity_mark(ui, finding.about.severity);
            let ink = Palette::of(ui).severity(finding.about.severity);
            ui.add(Label::new(RichText::new(&finding.message).size(theme::SMALL).color(ink)).wrap());
        });
        for fix in &finding.fixes {
            // The same fix stands in the list of problems, where it bears its plain name.
            let button = ui.add_enabled_ui(stage.state.document.is_checked(), |ui| small_button(ui, &fix.title)).inner;
            if button.accessible_name(format!("{} (inspector)", fix.title)).clicked() {
                stage.push(if fix.safe { Action::ApplyFix(fix.clone()) } else { Action::PreviewFix(fix.clone()) });
            }
        }
    }
}

/// Makes a change after which the unit is still in view.
fn push(stage: &mut Stage, change: Change) {
    let mut actions = Vec::new();
    canvas::push(&mut stage.memory.star_viking.scenario.set_up, change, &mut actions);
    stage.actions.extend(actions);
}

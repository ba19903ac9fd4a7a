//! The inspector of this game: what becomes of a player who only waits, year by year; what uses a thing; and its findings.

use egui::{Grid, RichText, Ui, Vec2};

use super::sector;
use kit::action::DeskMode;
use kit::cited;
use kit::desks::form::Form;
use kit::desks::{FrameContext, findings, users};
use kit::theme::{self, Palette};
use kit::things;
use kit::widgets::spoken;
use rules::{Id, counted};
use space_viking::forecast::{FIRST_JUMP, years};
use space_viking::{Campaign, Content, InWorld, Place, Player, Sector, World, book};

/// Shows the inspector for a place.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, place: Place) {
    let thing = things::thing(&place.into());
    if let Place::Table(table, _) = place {
        let weak = Palette::of(ui).weak;
        ui.label(RichText::new(format!("The table is {}.", content.tables.origin(table).label())).color(weak));
    }
    match place {
        Place::Sector(_) => {
            if let Some(form) = Form::of(context, thing.clone()) {
                form.whole(ui, context);
            }
            sector::strew(ui, context, content);
        }
        Place::World(id, _) => {
            if context.state.view.desk == DeskMode::Overview {
                on_the_map(ui, context, id);
            }
            distances(ui, content, id);
        }
        Place::Player(id, _) => waiting(ui, content, id),
        Place::Fleet(..) | Place::Item(..) | Place::Technology(..) | Place::Campaign(..) | Place::Table(..) => {}
    }
    if !matches!(place, Place::Table(..) | Place::Sector(_) | Place::Campaign(..)) {
        users::list(ui, context, thing.clone());
    }
    findings::of_thing(ui, context, thing);
}

/// Shows the fields of a world that are edited in the inspector while the map is on the desk.
fn on_the_map(ui: &mut Ui, context: &mut FrameContext, id: Id<World>) {
    let Some(form) = Form::of(context, Place::World(id, InWorld::Whole)) else { return };
    form.field(ui, context, Place::World(id, InWorld::Name));
    for part in [InWorld::Type, InWorld::Space] {
        form.group(ui, context, Place::World(id, part));
    }
}

/// Lists how many years a world is away from the home of each player.
fn distances(ui: &mut Ui, content: &Content, id: Id<World>) {
    let Some(world) = content.worlds.get(id) else { return };
    cited::section(ui, "FROM THE HOMES AT JUMP-2", book("Movement"));
    for (home, at) in content.homes() {
        let years = Sector::moves(at, world.at).div_ceil(FIRST_JUMP);
        ui.label(format!("{}: {}", content.world_label(Some(home)), counted(years, "year")));
    }
}

/// Shows, year by year, what becomes of a player who only waits.
fn waiting(ui: &mut Ui, content: &Content, id: Id<Player>) {
    let Some(player) = content.players.get(id) else { return };
    let number = content.campaigns.iter().next().map_or(Campaign::USUAL_YEARS, |(_, campaign)| campaign.years).get();
    cited::section(ui, "A PLAYER WHO ONLY WAITS", book("Turn and money"));
    let weak = Palette::of(ui).weak;
    let shown = years(content, player, number);
    let shown = shown.iter().filter(|year| year.number == 1 || year.number.is_multiple_of(5));
    Grid::new("a player who only waits").striped(true).spacing(YEARS).show(ui, |ui| {
        for head in ["year", "million subjects", "IU", "points"] {
            ui.label(RichText::new(head).size(theme::SMALL).color(weak));
        }
        ui.end_row();
        for year in shown {
            let told = [
                (year.number, format!("of {number}")),
                (year.subjects, counted(year.subjects, "million subject")),
                (year.taxes, format!("{} IU", year.taxes)),
                (year.points, counted(year.points, "point")),
            ];
            for (number, words) in told {
                spoken(&ui.label(number.to_string()), &format!("year {}: {words}", year.number));
            }
            ui.end_row();
        }
    });
}

/// The gaps between the numbers of a year, in points of the screen.
const YEARS: Vec2 = Vec2::new(12.0, 3.0);

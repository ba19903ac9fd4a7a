//! A few looks at the window, drawn on the processor: light and dark, at 100 % and at 200 %.

use drydock::editor::settings::{Settings, ThemeChoice};
use drydock::editor::{App, Launch};
use drydock::project::Library;
use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use image::imageops::{self, FilterType};

use crate::support::gallery::compare;
use crate::support::rasteriser::Rasteriser;
use crate::support::window::pass_the_first_page;

/// What the harness leaves free round the window, in points.
const MARGIN: f32 = 8.0;

type Window = Harness<'static, App>;

/// A window on the sample; its size is in pixels, whatever the scale.
fn window(theme: ThemeChoice, scale: f32) -> Window {
    open(theme, scale, false)
}

/// A window on the sample of Star Viking, chosen on the first page.
fn star_viking(theme: ThemeChoice) -> Window {
    let mut window = open(theme, 1.0, true);
    window.get_by_role_and_label(Role::Button, "Sample: The standard game, Star Viking").click();
    window.run();
    window
}

fn open(theme: ThemeChoice, scale: f32, welcome: bool) -> Window {
    let folder = tempfile::tempdir().expect("a folder");
    let mut settings = Settings::load_from(folder.path());
    settings.theme = theme;
    settings.welcome = welcome;
    settings.set_scale(scale);
    // The picture names no folder of the machine that draws it.
    settings.export_folder = Some("/games/exports".into());
    let app = App::new(Launch { file: None, library: Library::bundled() }, settings, false);
    let mut window = Harness::builder()
        .with_size(Vec2::new(1600.0, 1000.0))
        .with_max_steps(64)
        .renderer(Rasteriser::default())
        .build_ui_state(|ui, app: &mut App| app.show(ui), app);
    window.run();
    if !welcome {
        pass_the_first_page(&mut window);
    }
    window
}

/// Compares half the size of what is seen, which is enough to see what is amiss.
fn look(window: &mut Window, name: &str) {
    window.remove_cursor();
    window.run();
    let picture = window.render().expect("a picture of the window");
    let margin = (MARGIN * window.ctx.pixels_per_point()) as u32;
    let (width, height) = (picture.width() - 2 * margin, picture.height() - 2 * margin);
    let picture = imageops::crop_imm(&picture, margin, margin, width, height).to_image();
    let half = imageops::resize(&picture, width / 2, height / 2, FilterType::Triangle);
    compare(&format!("tests/goldens/{name}"), &half).unwrap_or_else(|wrong| panic!("{wrong}"));
}

fn choose(window: &mut Window, name: &str) {
    window.get_by_role_and_label(Role::ListItem, name).click();
    window.run();
}

#[test]
fn the_map_in_the_light() {
    let mut window = window(ThemeChoice::Light, 1.0);
    choose(&mut window, "The Orchard Rocks");
    look(&mut window, "map-light-100");
}

#[test]
fn the_scenario_in_the_dark() {
    let mut window = window(ThemeChoice::Dark, 1.0);
    choose(&mut window, "Hail on the Orchard Rocks");
    look(&mut window, "scenario-dark-100");
}

#[test]
fn a_ship_in_the_light_twice_as_large() {
    look(&mut window(ThemeChoice::Light, 2.0), "ship-light-200");
}

#[test]
fn the_print_dialog_in_the_dark_twice_as_large() {
    let mut window = window(ThemeChoice::Dark, 2.0);
    window.key_press_modifiers(Modifiers::COMMAND, Key::P);
    window.run();
    look(&mut window, "print-dark-200");
}

#[test]
fn a_tile_in_the_dark() {
    let mut window = star_viking(ThemeChoice::Dark);
    choose(&mut window, "Sanakht");
    look(&mut window, "star-viking-tile-dark-100");
}

#[test]
fn the_set_up_of_star_viking_in_the_light() {
    let mut window = star_viking(ThemeChoice::Light);
    choose(&mut window, "Twilight of the Outrim");
    look(&mut window, "star-viking-set-up-light-100");
}

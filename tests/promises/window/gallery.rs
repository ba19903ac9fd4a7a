//! The pictures of the README are what the program makes today.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use drydock::drawing::png::raster;
use drydock::drawing::{Ink, Page};
use drydock::editor::settings::{Settings, ThemeChoice};
use drydock::editor::{App, Launch};
use drydock::project::{Content, Game, Library, Project, files};
use drydock::sheets::{self, Request, SheetKind, print};
use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use image::RgbaImage;

use crate::support::gallery::compare;
use crate::support::rasteriser::Rasteriser;
use crate::support::window::{Window, find, is_beside_choices, pass_the_first_page};

fn sample(game: Game) -> Project {
    Library::bundled().template(game, Library::SAMPLE).expect("the sample")
}

fn picture(page: &Page) -> RgbaImage {
    // A page of A4 becomes about 560 pixels wide.
    let raster = raster(page, 2.67).expect("a raster");
    RgbaImage::from_raw(raster.width, raster.height, raster.rgba).expect("as many pixels as the raster says")
}

/// Compares pages of a project, each with the picture of a name.
fn compare_pages(project: &Project, wanted: &[(&str, SheetKind, usize)]) {
    let printout = print(project, &Request { everything: true, ..Request::default() });
    let compared = wanted.iter().map(|(name, kind, number)| {
        let page = &printout.pages(*kind)[*number];
        compare(&format!("exports/gallery/{name}"), &picture(page))
    });
    let wrong: Vec<String> = compared.filter_map(Result::err).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn pages() {
    let wanted = [
        ("record-sheets", sheets::launch_fighters::RECORD_SHEETS, 1),
        ("scenario", sheets::launch_fighters::SCENARIOS, 0),
        ("counters", sheets::launch_fighters::COUNTERS, 0),
        ("map", sheets::launch_fighters::MAP, 6),
        ("terrain", sheets::launch_fighters::TERRAIN, 0),
    ];
    compare_pages(&sample(Game::LaunchFighters), &wanted);
}

#[test]
fn a_map_by_night() {
    let mut project = sample(Game::LaunchFighters);
    let Content::LaunchFighters(content) = &mut project.content else { panic!("designs of another game") };
    for id in content.maps.ids().collect::<Vec<_>>() {
        content.maps.get_mut(id).expect("a map").night = true;
    }
    compare_pages(&project, &[("map-by-night", sheets::launch_fighters::MAP, 6)]);
}

/// Compares a page of Star Viking's sample in other inks.
fn compare_in(ink: Ink, name: &str, kind: SheetKind, number: usize) {
    let mut project = sample(Game::StarViking);
    Arc::make_mut(&mut project.print).ink = ink;
    compare_pages(&project, &[(name, kind, number)]);
}

#[test]
fn tiles_that_save_ink() {
    compare_in(Ink::Saving, "star-viking-tiles-saving", sheets::star_viking::TILES, 2);
}

#[test]
fn counters_in_black() {
    compare_in(Ink::Black, "star-viking-counters-black", sheets::star_viking::COUNTERS, 0);
}

#[test]
fn pages_of_star_viking() {
    let wanted = [
        ("star-viking-tiles", sheets::star_viking::TILES, 2),
        ("star-viking-counters", sheets::launch_fighters::COUNTERS, 0),
        ("star-viking-charts", sheets::star_viking::CHARTS, 0),
        ("star-viking-papers", sheets::star_viking::SECRET_PAPERS, 1),
    ];
    compare_pages(&sample(Game::StarViking), &wanted);
}

#[test]
fn a_star_system_of_freedom_in_the_galaxy() {
    let wanted = [("freedom-in-the-galaxy-star-system", sheets::freedom_in_the_galaxy::STAR_SYSTEMS, 0)];
    compare_pages(&sample(Game::FreedomInTheGalaxy), &wanted);
}

#[test]
fn a_board_of_vikings() {
    compare_pages(&sample(Game::Vikings), &[("vikings-board", sheets::vikings::BOARDS, 1)]);
}

#[test]
fn a_sector_of_space_viking() {
    compare_pages(&sample(Game::SpaceViking), &[("space-viking-sector", sheets::space_viking::SECTOR_MAP, 1)]);
}

/// What the harness leaves free round the window.
const MARGIN: f32 = 8.0;

/// A picture of the window on the sample of Launch Fighters!, after whatever a user has done there.
fn window(theme: ThemeChoice, does: impl FnOnce(&mut Window)) -> RgbaImage {
    let folder = tempfile::tempdir().expect("a folder");
    window_on(None, folder.path(), theme, does)
}

/// The same on a file, with settings of its own in a folder.
fn window_on(file: Option<PathBuf>, folder: &Path, theme: ThemeChoice, does: impl FnOnce(&mut Window)) -> RgbaImage {
    let mut settings = Settings::load_from(folder);
    settings.theme = theme;
    let app = App::new(Launch { file, library: Library::bundled() }, settings, false);
    let mut window = Harness::builder()
        .with_size(Vec2::new(1280.0 + 2.0 * MARGIN, 800.0 + 2.0 * MARGIN))
        .with_max_steps(64)
        .renderer(Rasteriser::default())
        .build_ui_state(|ui, app: &mut App| app.show(ui), app);
    window.run();
    pass_the_first_page(&mut window);
    does(&mut window);
    let picture = window.render().expect("a picture of the window");
    image::imageops::crop_imm(&picture, MARGIN as u32, MARGIN as u32, 1280, 800).to_image()
}

/// Starts the sample of Star Viking.
fn star_viking(window: &mut Window) {
    begin(window, "Sample: The standard game, Star Viking");
}

fn compare_window(name: &str, theme: ThemeChoice, does: impl FnOnce(&mut Window)) {
    compare(&format!("exports/gallery/{name}"), &window(theme, does)).unwrap_or_else(|wrong| panic!("{wrong}"));
}

/// Compares the picture of a game that is played: a template's scenario from the first seed on, after some choices of those that stand first.
fn compare_play(game: Game, template: &str, choices: usize) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.drydock");
    files::save(&file, &Library::bundled().template(game, template).expect("the template")).expect("a saved file");
    let picture = window_on(Some(file), folder.path(), ThemeChoice::Light, |window| {
        let press = |window: &mut Window, modifiers, key| {
            window.key_press_modifiers(modifiers, key);
            window.run();
        };
        press(window, Modifiers::COMMAND, Key::Num4);
        for name in ["Start the game", "Follow captains"] {
            window.get_by_role_and_label(Role::Button, name).click();
            window.run();
        }
        for _ in 0..choices {
            // While a group gathers, the digits of those who were taken are free.
            let before = listed(window);
            let digits =
                [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9, Key::Num0];
            digits.into_iter().find(|digit| {
                press(window, Modifiers::NONE, *digit);
                listed(window) != before
            });
        }
    });
    compare(&format!("exports/gallery/{}-play", game.slug()), &picture).unwrap_or_else(|wrong| panic!("{wrong}"));
}

/// The words of the window, with the choices and the lines of the log.
fn listed(window: &Window) -> Vec<Option<String>> {
    let label = |node: egui_kittest::Node<'_>| node.accesskit_node().label().or(node.accesskit_node().value());
    let roles = [Role::Button, Role::ListItem, Role::GraphicsObject];
    let all = roles.into_iter().flat_map(|role| window.query_all_by_role(role).map(label));
    all.filter(|words| !words.as_deref().is_some_and(is_beside_choices)).collect()
}

#[test]
fn play_of_launch_fighters() {
    compare_play(Game::LaunchFighters, Library::SAMPLE, 24);
}

#[test]
fn play_of_star_viking() {
    compare_play(Game::StarViking, Library::SAMPLE, 24);
}

#[test]
fn play_of_freedom_in_the_galaxy() {
    compare_play(Game::FreedomInTheGalaxy, "varu", 24);
}

#[test]
fn play_of_vikings() {
    compare_play(Game::Vikings, "the-hall", 24);
}

/// A game of Space Viking is played by post: what is seen is the desk of orders.
#[test]
fn play_of_space_viking() {
    let folder = tempfile::tempdir().expect("a folder");
    let report = crate::window::space_viking::orders::reports(folder.path());
    let picture = window_on(Some(report), folder.path(), ThemeChoice::Light, |_| ());
    compare("exports/gallery/space-viking-play", &picture).unwrap_or_else(|wrong| panic!("{wrong}"));
}

/// A picture that is compared: its name, its theme, and what a user does before it is taken.
type Look = (&'static str, ThemeChoice, fn(&mut Window));

/// Compares pictures of desks of a sample, which is begun by the button of this name.
fn compare_desks(begins: &str, looks: &[Look]) {
    let compared = looks.iter().map(|(name, theme, does)| {
        let picture = window(*theme, |window| {
            begin(window, begins);
            does(window);
        });
        compare(&format!("exports/gallery/{name}"), &picture)
    });
    let wrong: Vec<String> = compared.filter_map(Result::err).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Begins a project as a user would.
fn begin(window: &mut Window, begins: &str) {
    window.key_press_modifiers(Modifiers::COMMAND, Key::N);
    window.run();
    window.get_by_role_and_label(Role::Button, begins).click();
    window.run();
}

#[test]
fn desks_of_freedom_in_the_galaxy() {
    let looks: [Look; 3] = [
        ("freedom-in-the-galaxy-character", ThemeChoice::Light, |window| find(window, "Boccanegra")),
        ("freedom-in-the-galaxy-set-up", ThemeChoice::Dark, |window| find(window, "Flight to Egrix")),
        ("blue-book", ThemeChoice::Light, |window| {
            window.key_press_modifiers(Modifiers::COMMAND, Key::B);
            window.run();
        }),
    ];
    compare_desks("Sample: Flight to Egrix, Freedom in the Galaxy", &looks);
}

#[test]
fn desks_of_vikings() {
    let looks: [Look; 2] = [
        ("vikings-character", ThemeChoice::Dark, |window| find(window, "Svein")),
        ("vikings-set-up", ThemeChoice::Light, |window| find(window, "A drakkar off the coast")),
    ];
    compare_desks("Sample: A drakkar off the coast, Vikings", &looks);
}

#[test]
fn desks_of_space_viking() {
    let looks: [Look; 2] = [
        ("space-viking-player", ThemeChoice::Light, |window| find(window, "House Ravenholt")),
        ("space-viking-sector-desk", ThemeChoice::Dark, |window| {
            window.get_by_role_and_label(Role::Button, "Worlds as the referee's map").click();
            window.run();
        }),
    ];
    compare_desks("Sample: The Sword-Worlds, Space Viking", &looks);
}

#[test]
fn several_ships_that_are_chosen() {
    compare_window("several-ships", ThemeChoice::Light, |window| {
        window.get_by_role_and_label(Role::ListItem, "Tallowmere").click_modifiers(Modifiers::SHIFT);
        window.run();
    });
}

#[test]
fn the_layers_of_a_map() {
    compare_window("map-layers", ThemeChoice::Dark, |window| {
        window.get_by_role_and_label(Role::ListItem, "The Orchard Rocks").click();
        window.run();
        for name in ["Brush", "Layers"] {
            window.get_by_role_and_label(Role::Button, name).click();
            window.run();
        }
    });
}

#[test]
fn the_window_in_light() {
    compare_window("window-light", ThemeChoice::Light, |_| ());
}

#[test]
fn the_window_in_dark() {
    compare_window("window-dark", ThemeChoice::Dark, |_| ());
}

#[test]
fn the_tile_desk() {
    compare_window("star-viking-tile-desk", ThemeChoice::Dark, star_viking);
}

#[test]
fn the_set_up_of_star_viking() {
    compare_window("star-viking-set-up", ThemeChoice::Light, |window| {
        star_viking(window);
        window.get_by_role_and_label(Role::ListItem, "Twilight of the Outrim").click();
        window.run();
    });
}

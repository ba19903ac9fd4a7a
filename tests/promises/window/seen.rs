//! The borders of fields are seen: measured on pictures of the window, in both themes.

use std::path::Path;

use drydock::editor::settings::{Settings, ThemeChoice};
use drydock::editor::{App, Launch};
use drydock::project::{Game, Library, files};
use egui::accesskit::Role;
use egui::{Rect, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use image::{Rgba, RgbaImage};

use crate::support::rasteriser::Rasteriser;
use crate::support::window::pass_the_first_page;

/// The least contrast of the border of a field.
const SEEN: f64 = 3.0;

fn open(theme: ThemeChoice, folder: &Path) -> Harness<'static, App> {
    let file = folder.join("sample.drydock");
    let project = Library::bundled().template(Game::LaunchFighters, Library::SAMPLE).expect("the sample");
    files::save(&file, &project).expect("a saved file");
    let mut settings = Settings::load_from(folder);
    settings.theme = theme;
    let app = App::new(Launch { file: Some(file), library: Library::bundled() }, settings, false);
    let mut window = Harness::builder()
        .with_size(Vec2::new(1296.0, 816.0))
        .with_max_steps(64)
        .renderer(Rasteriser::default())
        .build_ui_state(|ui, app: &mut App| app.show(ui), app);
    window.run();
    pass_the_first_page(&mut window);
    window
}

/// The relative luminance of WCAG.
fn luminance(Rgba([red, green, blue, _]): Rgba<u8>) -> f64 {
    let channel = |value: u8| {
        let value = f64::from(value) / 255.0;
        if value <= 0.03928 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)
}

fn contrast(one: Rgba<u8>, other: Rgba<u8>) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// The pixels of a part of a picture.
fn pixels(picture: &RgbaImage, part: Rect) -> impl Iterator<Item = (u32, u32)> + use<> {
    let part = part.intersect(Rect::from_min_size(egui::Pos2::ZERO, Vec2::new(picture.width() as f32, picture.height() as f32)));
    let (left, right) = (part.left() as u32, part.right() as u32);
    (part.top() as u32..part.bottom() as u32).flat_map(move |y| (left..right).map(move |x| (x, y)))
}

fn place(window: &Harness<'static, App>, role: Role, name: &str) -> Rect {
    window
        .query_all_by_role(role)
        .find(|node| node.accesskit_node().label().is_some_and(|label| label == name || label.starts_with(&format!("{name} "))))
        .map_or_else(|| panic!("there is no {role:?} “{name}”"), |node| node.rect())
}

fn in_both_themes(look: impl Fn(&str, &mut Harness<'static, App>) -> Vec<String>) {
    let mut wrong = Vec::new();
    for (name, theme) in [("light", ThemeChoice::Light), ("dark", ThemeChoice::Dark)] {
        let folder = tempfile::tempdir().expect("a folder");
        wrong.extend(look(name, &mut open(theme, folder.path())));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The greatest contrast to the ground at a point that a part of the picture has.
fn greatest(picture: &RgbaImage, part: Rect, ground: (u32, u32)) -> f64 {
    let ground = *picture.get_pixel(ground.0, ground.1);
    pixels(picture, part).map(|(x, y)| contrast(*picture.get_pixel(x, y), ground)).fold(1.0, f64::max)
}

#[test]
fn borders_of_fields_are_seen() {
    in_both_themes(|theme, window| {
        let picture = window.render().expect("a picture");
        let mut wrong = Vec::new();
        for (role, name) in [(Role::TextInput, "Ship name"), (Role::SpinButton, "Launchers"), (Role::TextInput, "Search outline")]
        {
            let part = place(window, role, name);
            // Across the left border, in the middle of its height.
            let line = Rect::from_min_max(part.left_center() - Vec2::new(2.0, 0.0), part.left_center() + Vec2::new(2.0, 1.0));
            let outside = (part.left() as u32 - 4, part.center().y as u32);
            let found = greatest(&picture, line, outside);
            if found < SEEN {
                wrong.push(format!("{theme}: the border of {name}: {found:.2}"));
            }
        }
        wrong
    });
}

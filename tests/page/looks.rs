//! What the page looks like, at two sizes: pictures that are kept and compared.

use egui::accesskit::Role;
use image::imageops::{self, FilterType};

use crate::beside::Beside;
use crate::served::served;
use crate::support::gallery;

fn look(size: (u32, u32), scheme: &str, name: &str) {
    let Some(served) = served() else { return };
    let mut both = Beside::on_the_sample(served.open(size), size);
    both.tab.colours(scheme);
    both.press(Role::ListItem, "The Orchard Rocks");
    let picture = both.tab.picture();
    let half = imageops::resize(&picture, size.0 / 2, size.1 / 2, FilterType::Triangle);
    gallery::compare(&format!("tests/goldens/{name}"), &half).unwrap_or_else(|wrong| panic!("{wrong}"));
}

#[test]
fn the_page_on_a_small_screen_in_the_light() {
    look((1280, 800), "light", "page-light-1280");
}

#[test]
fn the_page_on_a_large_screen_in_the_dark() {
    look((1920, 1080), "dark", "page-dark-1920");
}

//! The colours of provinces, environs and loyalties.

use drawing::Color;
use freedom_in_the_galaxy::{Content, EnvironType, Loyalty, Star};

/// The colour of a star, which is the colour of its province.
#[must_use]
pub fn of_star(content: &Content, star: &Star) -> Color {
    let province = star.province.and_then(|province| content.provinces.get(province));
    let [red, green, blue] = province.map_or(freedom_in_the_galaxy::Province::COLOR, |province| province.color).0;
    Color::rgb(red, green, blue)
}

/// The fill colour of an environ, pale enough for words on it.
#[must_use]
pub const fn of_environ(kind: EnvironType) -> Color {
    match kind {
        EnvironType::Urban => Color::rgb(236, 232, 226),
        EnvironType::Wild => Color::rgb(222, 238, 214),
        EnvironType::Subterranean => Color::rgb(232, 222, 208),
        EnvironType::Liquid => Color::rgb(214, 230, 242),
        EnvironType::Air => Color::rgb(234, 242, 248),
        EnvironType::Fire => Color::rgb(250, 224, 212),
    }
}

/// The fill colour of a loyalty, from the blue of the Empire to the amber of the Rebels.
#[must_use]
pub const fn of_loyalty(loyalty: Loyalty) -> Color {
    match loyalty {
        Loyalty::Patriotic => Color::rgb(190, 203, 236),
        Loyalty::Loyal => Color::rgb(220, 227, 244),
        Loyalty::Neutral => Color::rgb(250, 250, 248),
        Loyalty::Dissent => Color::rgb(252, 233, 198),
        Loyalty::Unrest => Color::rgb(249, 211, 142),
    }
}

//! The words and signs in a sector: the tab with its wealth code, the star of a capital, its number, and the badges of its modifiers.

use super::star;
use drawing::text::Style;
use drawing::{Color, Face, Ground, Path};
use geometry::{Mm, Point, Rect};
use sheets::Draft;
use star_viking::tile::Furniture;
use star_viking::{Part, Sector, Wealth};

const STAR: Color = Color::rgb(255, 218, 66);
const EDGE: Color = Color::rgb(6, 8, 16);
/// The height of bold capital letters, as a fraction of the height of their line.
const FULL: f64 = 0.86;

/// Draws the words and signs of a sector.
pub fn put(draft: &mut Draft, sector: Sector, place: &Furniture, capital: bool) {
    if let Some(wealth) = sector.wealth {
        tab(draft, wealth, place.tab);
    }
    if capital {
        let radius = place.star.width() * 0.56;
        draft.path(star(place.star.middle(), radius).filled(STAR).stroked(EDGE, 0.3));
    }
    if let (Some(area), Part::Equator(number)) = (place.number, place.part) {
        let radius = area.width() * 0.46;
        let ground = Path::circle(area.middle(), radius).filled(EDGE).as_ground(Ground::Plain);
        draft.path(ground.stroked(Color::WHITE, 0.18));
        let words = (u32::from(number) + 1).to_string();
        draft.line(&words, Style::new(Face::Bold, (area.height() * 0.72).get()).colored(Color::WHITE).centred(), area);
    }
    for (badge, area) in badges(sector).into_iter().zip(&place.badges) {
        self::badge(draft, &badge, *area);
    }
}

/// Draws the tab of a wealth code. The richer the sector, the lighter the tab. So codes differ in lightness as well as in their letters.
fn tab(draft: &mut Draft, wealth: Wealth, area: Rect) {
    let ground = match wealth {
        Wealth::A => Color::rgb(255, 216, 74),
        Wealth::B => Color::rgb(222, 228, 236),
        Wealth::C => Color::rgb(224, 140, 66),
        Wealth::D => Color::rgb(78, 108, 156),
        Wealth::E => Color::rgb(72, 66, 74),
    };
    let plate = Path::rounded_rect(area, area.height() * 0.24).filled(ground).as_ground(Ground::Plain);
    draft.path(plate.stroked(Color::WHITE, 0.25));
    let style = Style::new(Face::Bold, (area.height() * FULL).get()).colored(ground.readable_ink()).centred();
    draft.line(&wealth.to_string(), style, area);
}

/// The badge of a modifier: the book's short word for the value, and the amount that is added.
struct Badge {
    word: &'static str,
    amount: String,
    ground: Color,
}

fn badges(sector: Sector) -> Vec<Badge> {
    let mut badges = Vec::new();
    if !sector.ew.is_zero() {
        badges.push(Badge { word: "EW", amount: sector.ew.to_string(), ground: Color::rgb(66, 40, 104) });
    }
    if sector.attack.get() > 0 {
        badges.push(Badge { word: "Att", amount: sector.attack.to_string(), ground: Color::rgb(128, 26, 26) });
    }
    if !sector.defense.is_zero() {
        badges.push(Badge { word: "Def", amount: sector.defense.to_string(), ground: Color::rgb(16, 60, 112) });
    }
    badges
}

/// The width below which a badge has room for only one letter.
const NARROW: Mm = Mm::new(5.2);

fn badge(draft: &mut Draft, badge: &Badge, area: Rect) {
    let plate = Path::rounded_rect(area, area.height() * 0.5).filled(badge.ground).as_ground(Ground::Plain);
    draft.path(plate.stroked(Color::WHITE, 0.22));
    let word = if area.width() < NARROW { &badge.word[..1] } else { badge.word };
    let style = Style::new(Face::Bold, (area.height() * 0.7).get()).colored(Color::WHITE).centred();
    let side = (area.height() * 0.1).min(area.width() * 0.04);
    let room = Rect { min: Point::at(area.min.x + side, area.min.y), max: Point::at(area.max.x - side, area.max.y) };
    draft.line(&format!("{word} {}", badge.amount), style, room);
}

/// The modifiers that a sector gives, in the book's short words: `Def +1`, `Att 2`, `EW +1`.
#[must_use]
pub fn modifiers(sector: Sector) -> String {
    let words: Vec<String> = badges(sector).into_iter().map(|badge| format!("{} {}", badge.word, badge.amount)).collect();
    words.join(" ")
}

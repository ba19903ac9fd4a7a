//! The steps of a battle in space and of a landing, each with its number.

use super::Side;
use drawing::text::{self, Style};
use drawing::{Color, Ground, Path};
use geometry::{Mm, Point, Rect, Size};
use sheets::Draft;
use sheets::look::{HEADING, TEXT};
use space_viking::Content;

const SPACE: [&str; 7] = [
    "Fleets meet in one space at the same tick, where a world or a base is. Engage and Berserker attack everybody who is not named in \"with\"; the attacked fight back.",
    "Every ship shoots as often as its shots say, all of them at one enemy ship. Beam weapons double shots.",
    "Fighters leave their holds for the first round.",
    "Both sides shoot at once, unless one alone has its sovereign with it: that one shoots first. An Empire Builder\u{2019}s ships always do, unless the enemy has a sovereign there or is an Empire Builder too.",
    "Aim: spread is at the ship least aimed at, then the dearest; strongest and weakest are what they say.",
    "A ship that has taken its hits is lost with its cargo. Hits cost no shots, and are repaired at an own outpost or shipyard at year\u{2019}s end.",
    "Break off: after a round in which the share of ships lost is reached. The other side shoots once more unanswered; then the rest goes back to where it came from.",
];

const GROUND: [&str; 7] = [
    "Land once the space is held. All ships land, or as many as the order says, those with most hold first; troops with them.",
    "Jump troops go down after the first round in space, without their ship, and fight alone until others land. Other Vikings and civilized troops shoot at them first.",
    "Every unit shoots once a round at one other, both sides at once.",
    "Screens: as many units as are more than the enemy\u{2019}s stand behind the line and are not shot at, ships first.",
    "Three against seven: no screen, and the ship is shot at. Seven against six: one, the ship.",
    "Plunder: a ship at which nobody could shoot for a whole round takes the dice of the world in IU, up to what its holds take. Next year the world yields half of them.",
    "Conquer: no local troops are left, and a garrison of one or more stays. Without it the natives rise.",
];

/// The size of the disc that bears the number of a step.
const DISC: Mm = Mm::new(4.4);
/// The gap beside the disc of a step.
const GAP: Mm = Mm::new(1.6);
/// The sizes of letters that are tried, from the largest to the smallest that is still printed. The largest at which the words fit the card is used.
const SIZES: [f64; 6] = [3.5, 3.4, 3.3, 3.2, 3.1, 3.0];

/// Draws the steps of a battle in space.
pub(super) fn battle(_: &Content, side: &Side, draft: &mut Draft, area: Rect) {
    list(draft, area, side.color, &SPACE);
}

/// Draws the steps of a landing.
pub(super) fn landing(_: &Content, side: &Side, draft: &mut Draft, area: Rect) {
    list(draft, area, side.color, &GROUND);
}

fn list(draft: &mut Draft, area: Rect, color: Color, steps: &[&str]) {
    let width = area.width() - DISC - GAP;
    let height = |words: &str, style: Style| text::paragraphs(words, style, width).iter().map(|line| line.height).sum::<Mm>();
    let total = |style: Style| steps.iter().map(|words| height(words, style)).sum::<Mm>();
    let styles = SIZES.map(|size| TEXT.sized(Mm::new(size)));
    let fits = |style: &&Style| total(**style) + GAP * (steps.len() - 1) as f64 <= area.height();
    let style = *styles.iter().find(fits).unwrap_or(&styles[SIZES.len() - 1]);
    let between = (area.height() - total(style)) / steps.len() as f64;
    let mut pen = Point::at(area.min.x + DISC + GAP, area.min.y);
    for (number, words) in steps.iter().enumerate() {
        let middle = Point::at(area.min.x + DISC * 0.5, pen.y + style.line_height() * 0.5);
        draft.path(Path::circle(middle, DISC * 0.5).filled(color).as_ground(Ground::Plate));
        let number_style = HEADING.sized(Mm::new(3.0)).colored(Color::WHITE).centred();
        draft.line(&(number + 1).to_string(), number_style, Rect::around(middle, Size::of(DISC, DISC)));
        pen.y += draft.prose(words, style, pen, width) + between;
    }
}

//! Draws a box for each point of damage, with the abilities that the boat has left when the box is filled (4.7).

use super::chart::heading;
use drawing::{Color, Path};
use geometry::{Mm, Point, Rect, Size, Vector};
use sheets::Draft;
use sheets::look::{FAINT, INK, LINE, SMALL};
use vikings::BoatClass;

/// The edge length of a box for a point of damage.
const BOX: Mm = Mm::new(6.4);
/// The height of the two lines below a box.
const LINES: Mm = Mm::new(6.6);
/// The background of boxes that make a boat slower.
const SLOWER: Color = Color::rgb(214, 224, 240);
/// The background of the box that sinks a boat.
const SINKS: Color = Color::rgb(246, 184, 164);

/// Draws the boxes row by row from this upper left corner. Returns the height of the boxes and their heading.
pub fn draw(draft: &mut Draft, boat: &BoatClass, corner: Point, width: Mm) -> Mm {
    let mut pen = corner;
    pen.y += heading(draft, "Damage", pen, width);
    let in_a_row = ((width / BOX).floor() as u32).max(1);
    for point in 1..=boat.hull.get() {
        let (row, column) = ((point - 1) / in_a_row, (point - 1) % in_a_row);
        let at = pen + Vector::at(BOX * f64::from(column), (BOX + LINES) * f64::from(row));
        step(draft, boat, point, Rect::new(at, Size::of(BOX, BOX)));
    }
    pen.y += (BOX + LINES) * f64::from(boat.hull.get().div_ceil(in_a_row));
    pen.y - corner.y
}

fn step(draft: &mut Draft, boat: &BoatClass, point: u32, at: Rect) {
    let (before, now) = (boat.best_speeds(point - 1), boat.best_speeds(point));
    let [gained, gains] = [point - 1, point].map(|damage| boat.gain(boat.most_pairs(), damage));
    let sinks = boat.sinks_at(point);
    let fill = match (sinks, now != before || gained != gains) {
        (true, _) => SINKS,
        (false, true) => SLOWER,
        (false, false) => Color::WHITE,
    };
    draft.path(Path::rect(at).filled(fill).stroked(INK, LINE));
    let number = Rect::new(at.min, Size::of(BOX, Mm::new(3.2)));
    draft.line(&point.to_string(), SMALL.sized(Mm::new(2.4)).colored(FAINT).centred(), number);
    let below = |line: f64| Rect::new(Point::at(at.min.x, at.max.y + Mm::new(0.3 + 3.1 * line)), Size::of(BOX, Mm::new(3.0)));
    let style = SMALL.sized(Mm::new(2.5)).colored(INK).centred();
    if sinks {
        draft.line("sinks", style, below(0.0));
        return;
    }
    if now != before {
        draft.line(&format!("{} / {}", now[1], now[0]), style, below(0.0));
    }
    if gained != gains {
        draft.line(&format!("gain {gains}"), style, below(1.0));
    }
}

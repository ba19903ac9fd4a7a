//! The space on the water that a boat needs: a drawing of its turning circle at a speed, and its stopping distance.

use egui::{Color32, Pos2, Rect, RichText, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo};

use geometry::{Facing, Hex};
use kit::desks::FrameContext;
use kit::theme::Palette;
use kit::widgets::{captioned, captioned_line, item, number_stepper};
use rules::counted;
use vikings::BoatClass;
use vikings::boat::{Berth, Circle, Rowing, hexes};

/// The size of the picture of a turning circle, in points of the screen.
const PICTURE: Vec2 = Vec2::new(360.0, 300.0);
/// The margin round the circle in its picture, in points of the screen.
const MARGIN: f32 = 16.0;
/// The greatest width of a hex in the picture, in points of the screen.
const WIDEST: f32 = 18.0;

/// The choices for the turning circle: the speed and the pairs of rowers. `None` stands for the highest value of the class.
#[derive(Default)]
pub struct Sailing {
    speed: Option<i64>,
    pairs: Option<i64>,
}

/// Shows the turning circle and the stopping distance.
pub fn show(ui: &mut Ui, context: &mut FrameContext, boat: &BoatClass) {
    let sailing = &mut context.memory.own.of::<crate::Memory>().boat.sailing;
    let (best, most) = (i64::from(boat.forwards.get()), i64::from(boat.most_pairs()));
    let speed = sailing.speed.unwrap_or(best).min(best);
    let pairs = sailing.pairs.unwrap_or(most).min(most);
    captioned_line(ui, |ui| {
        captioned(ui, "At speed", 110.0, |ui| {
            sailing.speed = number_stepper(ui, "Speed of the circle", speed, 0..=best).amount.or(sailing.speed);
        });
        captioned(ui, "Rowed by", 110.0, |ui| {
            sailing.pairs = number_stepper(ui, "Pairs at the oars", pairs, 0..=most).amount.or(sailing.pairs);
        });
    });
    let rowing = Rowing { pairs: pairs as u32, vikings: true };
    let circle = boat.circle(Berth::new(Hex::default(), Facing::new(2)), speed as i32, rowing);
    match &circle {
        Some(circle) => {
            let figures = counted(circle.phases, "phase");
            item(ui, "Turning circle", &format!("{} across", hexes(circle.across as usize)), &figures, true);
        }
        None => item(ui, "Turning circle", "at this speed, with these oars", "it cannot turn", true),
    }
    match boat.stopping(speed as i32, rowing, 0) {
        Some(moved) => {
            let all: u32 = moved.iter().sum();
            let each: Vec<String> = moved.iter().map(ToString::to_string).collect();
            let remark = if moved.is_empty() { "it lies still".to_owned() } else { format!("{} by phase", each.join(", ")) };
            item(ui, "Stopping distance", &remark, &hexes(all as usize), true);
        }
        None => item(ui, "Stopping distance", "with these oars", "it cannot stop", true),
    }
    if let Some(circle) = circle {
        draw(ui, boat, &circle);
    }
}

/// The middle of a hex, measured in widths of a hex.
fn middle(hex: Hex) -> Pos2 {
    Pos2::new(hex.q as f32 + hex.r as f32 * 0.5, hex.r as f32 * 0.866_025)
}

/// Draws the hulls at successive points of the circle, and the path of the boat's axis.
fn draw(ui: &mut Ui, boat: &BoatClass, circle: &Circle) {
    let all: Vec<Pos2> = circle.berths.iter().flat_map(|berth| boat.covers(*berth)).map(middle).collect();
    let Some(around) = all.iter().map(|at| Rect::from_center_size(*at, Vec2::splat(1.2))).reduce(Rect::union) else { return };
    let room = PICTURE - Vec2::splat(MARGIN);
    let scale = (room.x / around.width()).min(room.y / around.height()).min(WIDEST);
    let (rect, response) = ui.allocate_exact_size(Vec2::new(PICTURE.x, around.height() * scale + MARGIN), Sense::hover());
    let said = format!("The circle of {}: {} across", boat.label(), hexes(circle.across as usize));
    response.widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::Image, true, &said));
    let palette = Palette::of(ui);
    let to_screen = |at: Pos2| rect.min + Vec2::splat(MARGIN * 0.5) + (at - around.min) * scale;
    let painter = ui.painter().with_clip_rect(rect);
    let hex = |at: Pos2, fill: Color32, line: Color32| {
        let corner = |turn: usize| {
            let angle = std::f32::consts::FRAC_PI_3 * (turn as f32 + 0.5);
            to_screen(at) + Vec2::angled(angle) * (scale * 0.577)
        };
        Shape::convex_polygon((0..6).map(corner).collect(), fill, Stroke::new(0.5, line))
    };
    for berth in &circle.berths {
        painter.extend(boat.covers(*berth).map(|at| hex(middle(at), palette.accent.gamma_multiply(0.06), palette.border)));
    }
    if let Some(first) = circle.berths.first() {
        painter.extend(boat.covers(*first).map(|at| hex(middle(at), palette.accent.gamma_multiply(0.25), palette.outline)));
        let bow = to_screen(middle(boat.hex_at(*first, boat.bow())));
        painter.circle_filled(bow, scale * 0.2, palette.accent);
    }
    let way: Vec<Pos2> = circle.berths.iter().map(|berth| to_screen(middle(berth.axis))).collect();
    for at in &way {
        painter.circle_filled(*at, 3.0, palette.text);
    }
    painter.line(way, Stroke::new(1.5, palette.text));
    ui.label(RichText::new("The way of the axis, from the darker hull.").color(palette.weak));
}

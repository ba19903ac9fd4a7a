//! The signs on markers. They differ by shape, so that they can be printed in black alone.

use super::SIDE;
use drawing::text::Style;
use drawing::{Color, Face, Ground, Path, Segment, Stroke};
use geometry::{Angle, Mm, Point, Rect, Size};
use sheets::Draft;
use sheets::look::INK;

/// The sign on a face of a marker, which shows what the marker is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// A speed. A negative speed is backwards.
    Speed(i32),
    /// Waves: the back of every marker of a speed.
    Waves,
    /// A treasure.
    Treasure,
    /// A chest: the back of every marker of a treasure, and of every dummy.
    Chest,
    /// A hook, which is tied to its rope.
    Hook,
    /// The coil of a rope.
    Rope,
    /// An axe that is swung with both hands.
    Axe,
    /// A bucket, for a character who bails.
    Bucket,
    /// No sign: a dummy, or a marker that players can use for anything.
    Blank,
}

const SEA: Color = Color::rgb(206, 226, 238);
const DEEP: Color = Color::rgb(38, 84, 124);
const GOLD: Color = Color::rgb(226, 178, 60);
const WOOD: Color = Color::rgb(150, 104, 58);
const IRON: Color = Color::rgb(92, 98, 106);
const HEMP: Color = Color::rgb(196, 168, 112);
const SAND: Color = Color::rgb(242, 232, 208);
/// The lighter shade of gold.
const SHINE: Color = Color::rgb(250, 222, 136);
/// The lighter shade of wood.
const WOOD_LIT: Color = Color::rgb(184, 136, 84);
/// The darker shade of wood.
const WOOD_DARK: Color = Color::rgb(112, 74, 40);
/// The lighter shade of iron.
const IRON_LIT: Color = Color::rgb(176, 184, 192);
/// The colour of the shadow below the object that a marker shows.
const SHADOW: Color = Color::rgb(222, 208, 176);
/// The distance of the frame from the cut.
const FRAME: Mm = Mm::new(0.8);
/// The background of negative speeds, at which a boat goes backwards.
const ASTERN: Color = Color::rgb(244, 214, 200);

impl Sign {
    /// The name of the sign, as players see it.
    #[must_use]
    pub fn label(self) -> String {
        match self {
            Self::Speed(speed) => format!("of speed {}", written(speed)),
            Self::Waves => "of a speed, face down".into(),
            Self::Treasure => "of a treasure".into(),
            Self::Chest => "of a treasure or a dummy, face down".into(),
            Self::Hook => "of a hook".into(),
            Self::Rope => "of a rope".into(),
            Self::Axe => "of an axe".into(),
            Self::Bucket => "of a bucket".into(),
            Self::Blank => "that is blank".into(),
        }
    }

    /// The name of the marker. A treasure and a dummy have the same name, so that the name does not reveal what a marker that lies face down is.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Speed(speed) => format!("Speed {}", written(speed)),
            Self::Waves => "Speed".into(),
            Self::Treasure | Self::Chest | Self::Blank => "Treasure or dummy".into(),
            Self::Hook => "Hook".into(),
            Self::Rope => "Rope".into(),
            Self::Axe => "Axe".into(),
            Self::Bucket => "Bucket".into(),
        }
    }

    /// The sign on the marker's back; `None` if it has none. Dummies have the same back as the treasures among which they lie (5.5).
    #[must_use]
    pub const fn back(self) -> Option<Self> {
        match self {
            Self::Speed(_) => Some(Self::Waves),
            Self::Treasure | Self::Blank => Some(Self::Chest),
            Self::Waves | Self::Chest | Self::Hook | Self::Rope | Self::Axe | Self::Bucket => None,
        }
    }

    /// The background colour of the marker.
    #[must_use]
    pub const fn ground(self) -> Color {
        match self {
            Self::Speed(..0) => ASTERN,
            Self::Speed(_) | Self::Waves => SEA,
            Self::Treasure | Self::Chest | Self::Axe | Self::Bucket | Self::Hook | Self::Rope => SAND,
            Self::Blank => Color::WHITE,
        }
    }

    /// The colour inside a marker's frame, and that of the frame's line; `None` for a blank marker.
    const fn frame(self) -> Option<[Color; 2]> {
        match self {
            Self::Speed(..0) => Some([Color::rgb(251, 234, 225), Color::rgb(196, 128, 100)]),
            Self::Speed(_) | Self::Waves => Some([Color::rgb(228, 240, 247), Color::rgb(104, 152, 188)]),
            Self::Treasure | Self::Chest | Self::Axe | Self::Bucket | Self::Hook | Self::Rope => {
                Some([Color::rgb(251, 246, 234), Color::rgb(172, 134, 84)])
            }
            Self::Blank => None,
        }
    }
}

/// A speed as it is printed, with plus or minus.
fn written(speed: i32) -> String {
    match speed {
        0 => "0".into(),
        1.. => format!("+{speed}"),
        ..0 => format!("−{}", speed.unsigned_abs()),
    }
}

/// Draws the face of a marker with this sign.
pub fn draw(sign: Sign) -> Draft {
    let mut draft = Draft::new();
    let whole = Rect::new(Point::ORIGIN, Size::of(SIDE, SIDE));
    draft.path(Path::rect(whole).filled(sign.ground()).as_ground(Ground::Plain));
    if let Some([inside, line]) = sign.frame() {
        let frame = Path::rounded_rect(whole.inset(FRAME), Mm::new(1.3));
        draft.path(frame.filled(inside).as_ground(Ground::Plain).stroked(line, 0.25));
    }
    match sign {
        Sign::Speed(speed) => speed_sign(&mut draft, speed, whole),
        Sign::Waves => waves(&mut draft),
        Sign::Treasure => treasure(&mut draft),
        Sign::Chest => chest(&mut draft),
        Sign::Hook => hook(&mut draft),
        Sign::Rope => rope(&mut draft),
        Sign::Axe => axe(&mut draft),
        Sign::Bucket => bucket(&mut draft),
        Sign::Blank => {}
    }
    draft
}

fn points(corners: &[(f64, f64)]) -> Vec<Point> {
    corners.iter().map(|(x, y)| Point::new(*x, *y)).collect()
}

fn shape(draft: &mut Draft, corners: &[(f64, f64)], fill: Color) {
    draft.path(Path::polygon(&points(corners)).filled(fill).stroked(INK, 0.2));
}

/// Draws the number of a speed and, below it, its direction, so that players do not mistake 6 for 9 or forwards for backwards.
fn speed_sign(draft: &mut Draft, speed: i32, whole: Rect) {
    let number = Rect { max: Point::at(whole.max.x, Mm::new(8.6)), ..whole }.inset(Mm::new(0.6));
    draft.line(&written(speed), Style::new(Face::Bold, 6.6).colored(Color::BLACK).centred(), number);
    let way = match speed {
        0 => Path::rect(Rect::at(3.8, 9.4, 4.4, 0.8)),
        1.. => Path::polygon(&points(&[(3.4, 9.2), (7.0, 9.2), (7.0, 8.6), (9.0, 9.8), (7.0, 11.0), (7.0, 10.4), (3.4, 10.4)])),
        ..0 => Path::polygon(&points(&[(8.6, 9.2), (5.0, 9.2), (5.0, 8.6), (3.0, 9.8), (5.0, 11.0), (5.0, 10.4), (8.6, 10.4)])),
    };
    draft.path(way.filled(DEEP));
}

fn waves(draft: &mut Draft) {
    for row in 0..4 {
        let y = 2.4 + 2.4 * f64::from(row);
        let at = |x: f64, up: f64| Point::new(x, y - up);
        let mut segments = vec![Segment::Move(at(1.2, 0.0))];
        for crest in 0..3 {
            let x = 1.2 + 3.2 * f64::from(crest);
            segments.push(Segment::Cubic(at(x + 1.0, 1.4), at(x + 2.2, 1.4), at(x + 3.2, 0.0)));
        }
        draft.path(Path { segments, ..Path::default() }.with_stroke(Stroke::new(DEEP, Mm::new(0.4)).rounded()));
    }
}

fn treasure(draft: &mut Draft) {
    shadow(draft, (6.0, 9.8), 4.2);
    for (x, y) in [(4.0, 8.4), (8.0, 8.4), (6.0, 8.7), (5.0, 6.2), (7.2, 6.4), (6.0, 4.2)] {
        draft.path(Path::circle(Point::new(x, y), Mm::new(1.7)).filled(GOLD).stroked(INK, 0.22));
        draft.path(Path::arc(Point::new(x, y), Mm::new(1.3), Angle::degrees(170.0), Angle::degrees(280.0)).stroked(SHINE, 0.35));
        draft.path(Path::circle(Point::new(x, y), Mm::new(0.8)).stroked(WOOD, 0.2));
    }
}

fn chest(draft: &mut Draft) {
    shadow(draft, (6.0, 10.0), 4.4);
    shape(draft, &[(2.0, 5.2), (10.0, 5.2), (10.0, 9.8), (2.0, 9.8)], WOOD);
    shape(draft, &[(2.0, 5.2), (2.6, 2.6), (9.4, 2.6), (10.0, 5.2)], WOOD_LIT);
    for y in [6.8, 8.3] {
        draft.rule(Point::new(2.1, y), Point::new(9.9, y), WOOD_DARK, 0.2);
    }
    for x in [3.1, 8.3] {
        shape(draft, &[(x, 2.7), (x + 0.7, 2.7), (x + 0.7, 9.7), (x, 9.7)], IRON);
    }
    draft.path(Path::rect(Rect::at(5.2, 4.6, 1.6, 2.0)).filled(GOLD).stroked(INK, 0.2));
    draft.path(Path::circle(Point::new(6.0, 5.5), Mm::new(0.3)).filled(INK));
}

/// Draws the shadow of the object that a marker shows, at this point.
fn shadow(draft: &mut Draft, (x, y): (f64, f64), wide: f64) {
    draft.path(Path::ellipse(Point::new(x, y), Mm::new(wide), Mm::new(0.7)).filled(SHADOW));
}

/// Draws a small ring that shows where to tie the thread that connects a hook with its rope (4.61).
fn eye(draft: &mut Draft, at: (f64, f64)) {
    draft.path(Path::circle(Point::new(at.0, at.1), Mm::new(0.8)).filled(Color::WHITE).stroked(INK, 0.3));
}

fn hook(draft: &mut Draft) {
    shadow(draft, (6.0, 9.7), 3.8);
    // First the outline is drawn, then the iron inside it, then the light along it.
    for (color, width) in [(INK, 1.35), (IRON, 0.9), (IRON_LIT, 0.25)] {
        let iron = Stroke::new(color, Mm::new(width)).rounded();
        draft.path(Path::line(&points(&[(6.0, 2.8), (6.0, 7.2)])).with_stroke(iron.clone()));
        for (middle, tip) in [(4.2, 2.4), (7.8, 9.6)] {
            let arm = Path::arc(Point::new(middle, 7.2), Mm::new(1.8), Angle::ZERO, Angle::degrees(180.0));
            draft.path(arm.with_stroke(iron.clone()));
            draft.path(Path::line(&points(&[(tip, 7.2), (tip, 6.0)])).with_stroke(iron.clone()));
        }
    }
    for (tip, inward) in [(2.4, 1.0), (9.6, -1.0)] {
        shape(draft, &[(tip, 4.5), (tip + 0.75, 6.3), (tip + 0.1 * inward, 6.0), (tip - 0.75, 6.3)], IRON);
    }
    eye(draft, (6.0, 2.0));
}

fn rope(draft: &mut Draft) {
    shadow(draft, (6.2, 9.9), 4.2);
    for (number, radius) in [4.0, 3.1, 2.2].into_iter().enumerate() {
        let middle = Point::new(6.0, 6.6);
        draft.path(Path::circle(middle, Mm::new(radius)).with_stroke(Stroke::new(INK, Mm::new(0.95))));
        draft.path(
            Path::circle(middle, Mm::new(radius))
                .with_stroke(Stroke::new(HEMP, Mm::new(0.6)).dashed(&[1.0 + 0.1 * number as f64, 0.2])),
        );
    }
    eye(draft, (6.0, 1.8));
}

fn axe(draft: &mut Draft) {
    shadow(draft, (5.6, 10.3), 2.6);
    shape(draft, &[(4.4, 1.6), (5.4, 1.6), (5.7, 10.4), (4.5, 10.4)], WOOD);
    draft.rule(Point::new(4.75, 2.0), Point::new(4.85, 10.1), WOOD_LIT, 0.25);
    shape(draft, &[(4.1, 2.2), (7.0, 2.4), (8.9, 1.5), (9.4, 4.3), (8.7, 6.7), (6.8, 4.5), (4.1, 4.4)], IRON);
    // The edge of the axe, which is ground, is bright.
    shape(draft, &[(8.9, 1.5), (9.4, 4.3), (8.7, 6.7), (8.1, 6.0), (8.6, 4.3), (8.2, 1.85)], IRON_LIT);
}

fn bucket(draft: &mut Draft) {
    shadow(draft, (6.0, 10.3), 3.6);
    let bail = Path::arc(Point::new(6.0, 5.2), Mm::new(3.2), Angle::degrees(180.0), Angle::degrees(360.0));
    draft.path(bail.stroked(INK, 0.4));
    shape(draft, &[(2.4, 5.0), (9.6, 5.0), (8.6, 10.4), (3.4, 10.4)], WOOD);
    shape(draft, &[(3.6, 5.0), (5.0, 5.0), (5.1, 10.4), (4.2, 10.4)], WOOD_LIT);
    draft.rule(Point::new(7.4, 5.4), Point::new(7.0, 10.3), WOOD_DARK, 0.2);
    for y in [6.6, 8.9] {
        let inward = (y - 5.0) * 0.18;
        draft.path(Path::line(&points(&[(2.4 + inward, y), (9.6 - inward, y)])).stroked(IRON, 0.6));
    }
    draft.path(Path::ellipse(Point::new(6.0, 5.0), Mm::new(3.6), Mm::new(0.9)).filled(SEA).stroked(INK, 0.2));
}

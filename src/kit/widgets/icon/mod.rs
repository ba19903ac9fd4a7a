//! Icons as lines on a grid of sixteen by sixteen, drawn in the ink of the text beside them.

mod pieces;
mod tools;
mod transport;

use egui::{Color32, Mesh, Painter, Pos2, Rect, Shape, Stroke, Vec2};

use pieces::Piece::{Circle, Dot, Fan, Line, Ring};
use pieces::pieces;

use rules::Severity;

/// An icon, named after its picture or its purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    /// An arrow back: undo.
    Undo,
    /// An arrow forward: redo.
    Redo,
    /// A disk: save.
    Save,
    /// A folder: open a file.
    Open,
    /// A sheet with a folded corner.
    New,
    /// A plus sign: more.
    Plus,
    /// A minus sign: less.
    Minus,
    /// A bin: delete.
    Trash,
    /// Two sheets: copy.
    Copy,
    /// A printer: print.
    Print,
    /// A magnifying glass: search.
    Search,
    /// The sun: light colours.
    Sun,
    /// The moon: dark colours.
    Moon,
    /// An error: a cross in an octagon.
    Error,
    /// A warning: a triangle.
    Warning,
    /// Advice: a circle with an i.
    Advice,
    /// A tick: all is well.
    Check,
    /// An arrow to the right: a folded heading.
    Right,
    /// An arrow down: an open heading.
    Down,
    /// An arrow up: sorted from the least to the most.
    Up,
    /// A cross: close.
    Close,
    /// An empty star: a ship that could be the flagship.
    Star,
    /// A full star: the flagship.
    FullStar,
    /// A wand: apply a fix.
    Fix,
    /// A pencil, for a tool of a desk.
    Pencil,
    /// An arrow upwards: a price that jumps into the next bracket.
    Jump,
    /// An arrow that leads elsewhere.
    GoTo,
    /// An arrow anticlockwise: turn left.
    TurnLeft,
    /// An arrow clockwise: turn right.
    TurnRight,
    /// A pointer, for a tool of a desk.
    Pointer,
    /// A brush: a tool that paints.
    Brush,
    /// A bucket that is poured out.
    Bucket,
    /// A rectangle with its corners.
    Rectangle,
    /// An eraser: a tool that removes.
    Eraser,
    /// A pipette: a tool that takes up what is painted.
    Pipette,
    /// A letter: a tool that writes.
    Letter,
    /// An area with a broken border.
    Area,
    /// A picture in its frame.
    Picture,
    /// Play: let the game run.
    Play,
    /// Pause: stop the running game.
    Pause,
    /// Go one action forward.
    StepOn,
    /// Go one action back.
    StepBack,
    /// Go one turn forward.
    TurnAfter,
    /// Go one turn back.
    TurnBefore,
    /// Go to the beginning of the game.
    First,
    /// Go to the end of the game.
    Last,
}

impl Icon {
    /// The icon of a severity, which differs in shape as well as in colour.
    #[must_use]
    pub const fn of(severity: Severity) -> Self {
        match severity {
            Severity::Error => Self::Error,
            Severity::Warning => Self::Warning,
            Severity::Advice => Self::Advice,
        }
    }
}

/// Draws an icon of this size in the middle of a rectangle.
pub fn paint(painter: &Painter, icon: Icon, rect: Rect, size: f32, ink: Color32) {
    let scale = size / 16.0;
    let corner = rect.center() - Vec2::splat(size * 0.5);
    let at = |(x, y): (f32, f32)| -> Pos2 { corner + Vec2::new(x, y) * scale };
    let stroke = Stroke::new((1.4 * scale).max(1.1), ink);
    for piece in pieces(icon) {
        painter.add(match piece {
            Line(points) => Shape::line(points.iter().copied().map(at).collect(), stroke),
            Ring(points) => Shape::closed_line(points.iter().copied().map(at).collect(), stroke),
            Circle(x, y, radius) => Shape::circle_stroke(at((*x, *y)), radius * scale, stroke),
            Fan(middle, points) => {
                let mut mesh = Mesh::default();
                mesh.colored_vertex(at(*middle), ink);
                for (index, point) in points.iter().enumerate() {
                    mesh.colored_vertex(at(*point), ink);
                    mesh.add_triangle(0, index as u32 + 1, (index as u32 + 1) % points.len() as u32 + 1);
                }
                painter.add(Shape::closed_line(points.iter().copied().map(at).collect(), Stroke::new(1.0, ink)));
                Shape::mesh(mesh)
            }
            Dot(x, y) => Shape::circle_filled(at((*x, *y)), scale, ink),
        });
    }
}

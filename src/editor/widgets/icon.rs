//! Icons as lines on a grid of sixteen by sixteen, drawn in the ink of the text beside them.

use egui::{Color32, Mesh, Painter, Pos2, Rect, Shape, Stroke, Vec2};

/// An icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    /// A step back.
    Undo,
    /// A step forward.
    Redo,
    /// A disk.
    Save,
    /// A folder.
    Open,
    /// A sheet with a folded corner.
    New,
    /// More.
    Plus,
    /// Less.
    Minus,
    /// Take away.
    Trash,
    /// Two sheets.
    Copy,
    /// A printer.
    Print,
    /// A lens.
    Search,
    /// Light colours.
    Sun,
    /// Dark colours.
    Moon,
    /// An error: a cross in an octagon.
    Error,
    /// A warning: a triangle.
    Warning,
    /// Advice: a circle with an i.
    Advice,
    /// All is well.
    Check,
    /// Folded.
    Right,
    /// Unfolded.
    Down,
    /// Up in an order.
    Up,
    /// A cross.
    Close,
    /// A ship that could be the flagship.
    Star,
    /// The flagship.
    FullStar,
    /// A wand: mend it.
    Mend,
    /// A pencil.
    Pencil,
    /// A jump upwards.
    Jump,
    /// A turn against the clock.
    TurnLeft,
    /// A turn with the clock.
    TurnRight,
}

/// A piece of an icon.
enum Piece {
    Line(&'static [(f32, f32)]),
    Ring(&'static [(f32, f32)]),
    Circle(f32, f32, f32),
    Dot(f32, f32),
    /// A filled ring, every point of which is seen from a middle.
    Fan((f32, f32), &'static [(f32, f32)]),
}

use Piece::{Circle, Dot, Fan, Line, Ring};

const STAR: &[(f32, f32)] = &[
    (8.0, 1.6),
    (9.9, 5.8),
    (14.4, 6.3),
    (11.0, 9.3),
    (12.0, 13.8),
    (8.0, 11.5),
    (4.0, 13.8),
    (5.0, 9.3),
    (1.6, 6.3),
    (6.1, 5.8),
];

const fn pieces(icon: Icon) -> &'static [Piece] {
    match icon {
        Icon::Undo => &[
            Line(&[(6.0, 3.0), (3.0, 6.0), (6.0, 9.0)]),
            Line(&[(3.0, 6.0), (9.5, 6.0), (11.8, 6.7), (13.0, 9.0), (12.2, 11.6), (9.5, 13.0), (6.0, 13.0)]),
        ],
        Icon::Redo => &[
            Line(&[(10.0, 3.0), (13.0, 6.0), (10.0, 9.0)]),
            Line(&[(13.0, 6.0), (6.5, 6.0), (4.2, 6.7), (3.0, 9.0), (3.8, 11.6), (6.5, 13.0), (10.0, 13.0)]),
        ],
        Icon::Save => &[
            Ring(&[(2.5, 2.5), (11.0, 2.5), (13.5, 5.0), (13.5, 13.5), (2.5, 13.5)]),
            Line(&[(5.0, 2.8), (5.0, 6.0), (10.0, 6.0), (10.0, 2.8)]),
            Line(&[(4.8, 13.3), (4.8, 9.3), (11.2, 9.3), (11.2, 13.3)]),
        ],
        Icon::Open => &[Ring(&[(1.8, 3.5), (6.2, 3.5), (7.8, 5.2), (14.2, 5.2), (14.2, 12.8), (1.8, 12.8)])],
        Icon::New => &[
            Ring(&[(3.5, 1.8), (9.2, 1.8), (12.5, 5.1), (12.5, 14.2), (3.5, 14.2)]),
            Line(&[(9.0, 2.0), (9.0, 5.3), (12.3, 5.3)]),
        ],
        Icon::Plus => &[Line(&[(8.0, 3.5), (8.0, 12.5)]), Line(&[(3.5, 8.0), (12.5, 8.0)])],
        Icon::Minus => &[Line(&[(3.5, 8.0), (12.5, 8.0)])],
        Icon::Trash => &[
            Line(&[(2.5, 4.3), (13.5, 4.3)]),
            Line(&[(6.0, 4.0), (6.4, 2.2), (9.6, 2.2), (10.0, 4.0)]),
            Line(&[(3.8, 4.5), (4.5, 13.8), (11.5, 13.8), (12.2, 4.5)]),
        ],
        Icon::Copy => &[
            Ring(&[(5.5, 5.5), (13.5, 5.5), (13.5, 13.5), (5.5, 13.5)]),
            Line(&[(10.5, 5.3), (10.5, 2.5), (2.5, 2.5), (2.5, 10.5), (5.3, 10.5)]),
        ],
        Icon::Print => &[
            Line(&[(4.5, 6.0), (4.5, 2.0), (11.5, 2.0), (11.5, 6.0)]),
            Line(&[(4.3, 11.5), (2.0, 11.5), (2.0, 6.0), (14.0, 6.0), (14.0, 11.5), (11.7, 11.5)]),
            Ring(&[(4.5, 9.3), (11.5, 9.3), (11.5, 14.0), (4.5, 14.0)]),
        ],
        Icon::Search => &[Circle(7.0, 7.0, 4.5), Line(&[(10.3, 10.3), (14.0, 14.0)])],
        Icon::Sun => &[
            Circle(8.0, 8.0, 3.0),
            Line(&[(8.0, 1.3), (8.0, 3.0)]),
            Line(&[(8.0, 13.0), (8.0, 14.7)]),
            Line(&[(1.3, 8.0), (3.0, 8.0)]),
            Line(&[(13.0, 8.0), (14.7, 8.0)]),
            Line(&[(3.3, 3.3), (4.4, 4.4)]),
            Line(&[(11.6, 11.6), (12.7, 12.7)]),
            Line(&[(3.3, 12.7), (4.4, 11.6)]),
            Line(&[(11.6, 4.4), (12.7, 3.3)]),
        ],
        Icon::Moon => &[Ring(&[
            (9.5, 2.0),
            (6.5, 2.4),
            (3.7, 4.4),
            (2.6, 7.6),
            (3.2, 10.7),
            (5.5, 13.2),
            (8.8, 14.0),
            (11.8, 12.9),
            (13.6, 10.6),
            (11.0, 10.9),
            (8.7, 9.6),
            (7.6, 7.2),
            (7.9, 4.4),
        ])],
        Icon::Error => &[
            Ring(&[(5.2, 1.5), (10.8, 1.5), (14.5, 5.2), (14.5, 10.8), (10.8, 14.5), (5.2, 14.5), (1.5, 10.8), (1.5, 5.2)]),
            Line(&[(5.6, 5.6), (10.4, 10.4)]),
            Line(&[(10.4, 5.6), (5.6, 10.4)]),
        ],
        Icon::Warning => &[Ring(&[(8.0, 1.8), (14.8, 13.8), (1.2, 13.8)]), Line(&[(8.0, 6.0), (8.0, 9.8)]), Dot(8.0, 11.9)],
        Icon::Advice => &[Circle(8.0, 8.0, 6.5), Line(&[(8.0, 7.4), (8.0, 11.3)]), Dot(8.0, 5.0)],
        Icon::Check => &[Line(&[(3.0, 8.5), (6.5, 12.0), (13.0, 4.5)])],
        Icon::Right => &[Line(&[(6.0, 4.0), (10.0, 8.0), (6.0, 12.0)])],
        Icon::Down => &[Line(&[(4.0, 6.0), (8.0, 10.0), (12.0, 6.0)])],
        Icon::Up => &[Line(&[(4.0, 10.0), (8.0, 6.0), (12.0, 10.0)])],
        Icon::Close => &[Line(&[(4.0, 4.0), (12.0, 12.0)]), Line(&[(12.0, 4.0), (4.0, 12.0)])],
        Icon::Star => &[Ring(STAR)],
        Icon::FullStar => &[Fan((8.0, 8.2), STAR)],
        Icon::Mend => &[
            Line(&[(2.5, 13.5), (9.5, 6.5)]),
            Line(&[(11.5, 1.8), (11.5, 6.2)]),
            Line(&[(9.3, 4.0), (13.7, 4.0)]),
            Line(&[(13.2, 8.5), (13.2, 10.9)]),
            Line(&[(12.0, 9.7), (14.4, 9.7)]),
            Line(&[(5.5, 2.6), (5.5, 5.0)]),
            Line(&[(4.3, 3.8), (6.7, 3.8)]),
        ],
        Icon::Pencil => {
            &[Ring(&[(2.5, 13.5), (3.2, 10.3), (10.8, 2.7), (13.3, 5.2), (5.7, 12.8)]), Line(&[(9.2, 4.3), (11.7, 6.8)])]
        }
        Icon::TurnLeft => &[
            Line(&[(12.6, 12.2), (13.4, 9.0), (12.2, 5.6), (9.4, 3.6), (6.2, 3.8), (3.8, 5.8), (2.9, 8.8)]),
            Line(&[(0.9, 6.3), (2.8, 9.1), (5.6, 7.3)]),
        ],
        Icon::TurnRight => &[
            Line(&[(3.4, 12.2), (2.6, 9.0), (3.8, 5.6), (6.6, 3.6), (9.8, 3.8), (12.2, 5.8), (13.1, 8.8)]),
            Line(&[(15.1, 6.3), (13.2, 9.1), (10.4, 7.3)]),
        ],
        Icon::Jump => &[Line(&[(8.0, 13.0), (8.0, 3.5)]), Line(&[(4.5, 7.0), (8.0, 3.5), (11.5, 7.0)])],
    }
}

/// Draws an icon in the middle of a rectangle, as high as this.
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

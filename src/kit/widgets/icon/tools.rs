//! The drawings of the icons for painting tools.

use super::pieces::Piece::{self, Dot, Fan, Line, Ring};

/// The drawing of a pointer.
pub(super) const POINTER: &[Piece] =
    &[Ring(&[(3.5, 1.8), (12.6, 8.6), (8.4, 9.3), (10.6, 13.6), (8.7, 14.5), (6.6, 10.2), (3.5, 13.0)])];

/// The drawing of a brush.
pub(super) const BRUSH: &[Piece] = &[
    Line(&[(13.6, 1.8), (7.6, 8.4)]),
    Line(&[(14.6, 2.8), (8.8, 9.6)]),
    Line(&[(13.6, 1.8), (14.6, 2.8)]),
    Ring(&[(7.0, 8.6), (8.6, 10.2), (7.6, 12.6), (5.0, 13.9), (1.8, 13.6), (3.6, 12.0), (4.4, 9.6)]),
];

/// The drawing of a bucket that is poured out.
pub(super) const BUCKET: &[Piece] = &[
    Ring(&[(7.0, 2.6), (12.8, 8.4), (7.2, 13.6), (1.6, 8.0)]),
    Line(&[(1.8, 8.2), (12.6, 8.2)]),
    Line(&[(7.0, 6.6), (5.2, 1.4)]),
    Line(&[(14.2, 10.2), (13.4, 12.4), (14.2, 13.6), (15.0, 12.4), (14.2, 10.2)]),
];

/// The drawing of a rectangle with its corners.
pub(super) const RECTANGLE: &[Piece] = &[
    Ring(&[(3.0, 4.0), (13.0, 4.0), (13.0, 12.0), (3.0, 12.0)]),
    Dot(3.0, 4.0),
    Dot(13.0, 4.0),
    Dot(13.0, 12.0),
    Dot(3.0, 12.0),
];

/// The drawing of an eraser on the line that it rubs out.
pub(super) const ERASER: &[Piece] = &[
    Ring(&[(9.6, 2.4), (14.0, 6.8), (8.2, 12.6), (5.0, 12.6), (2.2, 9.8)]),
    Line(&[(5.6, 6.4), (10.0, 10.8)]),
    Line(&[(4.0, 14.2), (14.0, 14.2)]),
];

/// The drawing of a pipette.
pub(super) const PIPETTE: &[Piece] = &[
    Ring(&[(2.0, 14.0), (2.6, 11.0), (8.6, 5.0), (11.0, 7.4), (5.0, 13.4)]),
    Line(&[(7.4, 3.8), (12.2, 8.6)]),
    Line(&[(9.8, 6.2), (12.4, 3.6)]),
    Fan((12.6, 3.4), &[(11.2, 3.2), (12.8, 1.6), (14.4, 3.2), (12.8, 4.8)]),
];

/// The drawing of a letter.
pub(super) const LETTER: &[Piece] = &[Line(&[(2.8, 13.4), (8.0, 2.4), (13.2, 13.4)]), Line(&[(4.8, 9.6), (11.2, 9.6)])];

/// The drawing of an area with a broken border.
pub(super) const AREA: &[Piece] = &[
    Line(&[(2.6, 5.2), (5.2, 2.8)]),
    Line(&[(7.6, 2.4), (11.0, 3.0)]),
    Line(&[(13.0, 4.6), (13.6, 7.6)]),
    Line(&[(13.2, 10.0), (11.0, 12.6)]),
    Line(&[(8.6, 13.4), (5.2, 13.0)]),
    Line(&[(3.2, 11.4), (2.2, 8.0)]),
    Dot(8.0, 8.0),
];

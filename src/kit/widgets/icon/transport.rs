//! The drawings of the icons that move through a game.

use super::pieces::Piece::{self, Fan, Line};

/// The drawing of the icon to let the game run.
pub(super) const PLAY: &[Piece] = &[Fan((7.0, 8.0), &[(4.5, 3.0), (12.8, 8.0), (4.5, 13.0)])];

/// The drawing of the icon to stop the running game.
pub(super) const PAUSE: &[Piece] = &[
    Fan((5.2, 8.0), &[(4.2, 3.2), (6.2, 3.2), (6.2, 12.8), (4.2, 12.8)]),
    Fan((10.8, 8.0), &[(9.8, 3.2), (11.8, 3.2), (11.8, 12.8), (9.8, 12.8)]),
];

/// The drawing of the icon for one action forward.
pub(super) const STEP_ON: &[Piece] = &[Line(&[(5.5, 3.0), (10.5, 8.0), (5.5, 13.0)])];

/// The drawing of the icon for one action back.
pub(super) const STEP_BACK: &[Piece] = &[Line(&[(10.5, 3.0), (5.5, 8.0), (10.5, 13.0)])];

/// The drawing of the icon for one turn forward.
pub(super) const TURN_AFTER: &[Piece] =
    &[Line(&[(3.0, 3.0), (8.0, 8.0), (3.0, 13.0)]), Line(&[(8.5, 3.0), (13.5, 8.0), (8.5, 13.0)])];

/// The drawing of the icon for one turn back.
pub(super) const TURN_BEFORE: &[Piece] =
    &[Line(&[(13.0, 3.0), (8.0, 8.0), (13.0, 13.0)]), Line(&[(7.5, 3.0), (2.5, 8.0), (7.5, 13.0)])];

/// The drawing of the icon for the beginning of the game.
pub(super) const FIRST: &[Piece] = &[Line(&[(3.5, 3.0), (3.5, 13.0)]), Line(&[(12.0, 3.0), (7.0, 8.0), (12.0, 13.0)])];

/// The drawing of the icon for the end of the game.
pub(super) const LAST: &[Piece] = &[Line(&[(12.5, 3.0), (12.5, 13.0)]), Line(&[(4.0, 3.0), (9.0, 8.0), (4.0, 13.0)])];

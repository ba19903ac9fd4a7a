//! Drawings of ships for a line of text or a panel of a sheet.

use super::silhouette::{Look, silhouette};
use drawing::Group;
use geometry::{Angle, Point, Rect, Transform};
use launch_fighters::{Ship, Style};
use rules::Points;

/// A ship seen from above, with its bow to the right, in the middle of a box. No part of it reaches beyond the box.
#[must_use]
pub fn lying(ship: &Ship, price: Option<Points>, style: Option<&Style>, into: Rect) -> Group {
    let upright = Rect::around(Point::ORIGIN, into.size().turned());
    let ship = silhouette(ship, price, Look::of(style), upright);
    let turn = Transform::rotate(Angle::degrees(90.0)).then(Transform::translate(into.middle() - Point::ORIGIN));
    Group::of(vec![(Point::ORIGIN, ship.into())]).with_transform(turn)
}

//! The pieces one by one, each drawn as it is printed. A piece that covers several hexes is placed by one of these hexes: the hex in the middle of
//! its picture, about which VASSAL turns the piece.

use crate::sheets::boats::{self, HEX, Name, Plan};
use crate::sheets::counters::{self, SIDE, Shown, State};
use crate::sheets::markers::{self, Sign};
use drawing::Page;
use exchange::vassal::{Carriage, Face, Gauge, Piece};
use geometry::{Mm, Point, Rect, Shape, Size, Vector};
use vikings::{BoatClass, Breakdown, Character, Content, Place, Player, Strength, Table, Task, TokenKind};

/// How many directions there are to which boats and walls of shields can turn.
pub const SIDES: u8 = 6;

/// The piece of a character on foot, with faces for sound, stunned, wounded and dead. Players can turn the counter to a corner of its hex, as in a
/// wall of shields (3.2). If there are boats, the piece also shows the character's task.
pub fn on_foot(content: &Content, character: &Character, is_afloat: bool) -> Piece {
    let faces = counters::faces_of(content, character).into_iter().filter(|shown| !is_long(shown));
    let piece = of_faces(character.label(), "Character", faces);
    let piece =
        valued(Piece { turns: Some(SIDES), ..piece }, content, character, [character.values.sound, character.values.wounded]);
    let tasks = Task::ALL.map(|task| task.label().to_owned()).into();
    if is_afloat { piece.with_gauge(Gauge::of_words("Task", tasks)) } else { piece }
}

/// The piece of a character on a horse, with further faces for the horse alone, the wounded rider and the dead horse; `None` for a character who does
/// not ride.
pub fn mounted(content: &Content, character: &Character) -> Option<Piece> {
    let faces: Vec<Shown> = counters::faces_of(content, character).into_iter().filter(is_long).collect();
    let piece = (!faces.is_empty()).then(|| of_faces(character.label(), "Rider", faces.into_iter()))?;
    let values = character.values;
    Some(valued(on_horseback(piece), content, character, [values.mounted, values.mounted_wounded]))
}

/// Whether a face is as long as a horse's counter.
fn is_long(shown: &Shown) -> bool {
    shown.page.size.height > SIDE
}

fn of_faces(name: &str, sort: &str, shown: impl Iterator<Item = Shown>) -> Piece {
    let name_of = |state: State| if state == State::Sound { String::new() } else { state.label().to_owned() };
    let faces = shown.map(|shown| Face { name: name_of(shown.state), page: shown.page }).collect();
    Piece { faces, carriage: Carriage::Carried, ..Piece::new(name, sort, Page::new("", Size::default())) }
}

fn valued(piece: Piece, content: &Content, character: &Character, [sound, wounded]: [Strength; 2]) -> Piece {
    let troop = content.troop_of(character).map_or("", vikings::TroopType::label);
    let piece = piece.with_value("Troop", troop).with_value("Price", content.worth(character));
    let piece = piece.with_value("Strength", sound).with_value("Wounded", wounded);
    let stunned = character.values.stunned.map_or_else(|| "?".to_owned(), |defense| defense.to_string());
    piece.with_value("Stunned", stunned).with_value("Armour", if character.armour { "yes" } else { "no" })
}

/// The piece of a pig, a goat or a horse without a rider, with faces for alive and dead.
pub fn beast(kind: TokenKind) -> Piece {
    // The counter needs some place, but the beast belongs to no scenario, so the place is the table of markers.
    let counter = counters::beast(Place::Table(Table::Markers), kind);
    let piece = Piece::cut_out(rules::capital(kind.label()), "Beast", &counter, "dead");
    let piece = Piece { carriage: Carriage::Carried, ..piece };
    if kind == TokenKind::Horse { on_horseback(piece) } else { piece }
}

/// The piece of a boat of a class, with this name on its deck.
pub fn boat(content: &Content, class: &BoatClass, name: &str, player: Option<Player>) -> Piece {
    let plan = Plan::new(class, HEX);
    let around = plan.around();
    let axis = class.mast().map_or_else(|| around.middle(), |mast| plan.centre(mast));
    let rings = plan.layout.rings(&plan.spaces().collect());
    let ring = rings.into_iter().next().unwrap_or_default();
    let outline = ring.into_iter().map(|corner| corner + (Point::ORIGIN - around.min)).collect();
    let piece = Piece { outline, ..Piece::new(name, "Boat", boats::whole(class, Name { words: name, player })) };
    let piece = about(piece, axis + (Point::ORIGIN - around.min));
    let price = Breakdown::of_boat(class, &content.tables.points).total;
    let piece = Piece { turns: Some(SIDES), carriage: Carriage::Carrier, ..piece };
    let piece = piece.with_value("Class", class.label()).with_value("Price", price).with_value("Hull", class.hull);
    let piece = piece.with_value("Speed", class.best_speed()).with_value("Seats", class.seats);
    // The gauge ends at the damage that sinks the boat (4.7).
    piece.with_gauge(Gauge::empty("Damage", class.hull.get()))
}

/// The piece of the marker with this sign. If the marker shares its back with others, the back hides its front from the other side. A blank back is
/// not used.
pub fn marker(sign: Sign) -> Piece {
    let (page, back) = markers::marker(sign).pages();
    let cover = back.filter(|_| sign.back().is_some());
    let (sort, front) = match sign {
        Sign::Speed(_) | Sign::Waves => ("Speed", ""),
        Sign::Treasure | Sign::Chest => ("Treasure", "treasure"),
        Sign::Blank => ("Treasure", "dummy"),
        Sign::Hook | Sign::Rope | Sign::Axe | Sign::Bucket => ("Marker", ""),
    };
    let piece = Piece { faces: vec![Face { name: front.into(), page: page.clone() }], ..Piece::new(sign.name(), sort, page) };
    let piece = cover.iter().fold(piece, |piece, back| piece.with_face("face down", back.clone()));
    Piece { carriage: Carriage::Carried, cover, ..piece }
}

/// The gauge for ropes, which players lay along the line of a throw; `None` if there are no ropes, or if they are too long for a gauge.
pub fn gauge(content: &Content) -> Option<Piece> {
    let gauge = markers::gauge(content.tables.grappling)?;
    let piece = Piece::cut_out("Gauge for ropes", "Gauge", &gauge, "");
    Some(about(piece.turning(Shape::PointedHex), Point::at(HEX * 0.5, gauge.size.height * 0.5)))
}

/// Makes the hex of the horse's head the hex by which a piece as long as a horse is placed.
fn on_horseback(piece: Piece) -> Piece {
    about(piece.turning(Shape::PointedHex), Point::at(SIDE * 0.5, SIDE * 0.5))
}

/// Enlarges the faces of a piece so that this point lies in their middle. The added margin stays empty.
fn about(mut piece: Piece, point: Point) -> Piece {
    let size = piece.faces.first().map(|face| face.page.size).unwrap_or_default();
    let half = Vector::at(point.x.max(size.width - point.x), point.y.max(size.height - point.y));
    let step = half - (point - Point::ORIGIN);
    for face in &mut piece.faces {
        face.page.size = Size::of(half.x * 2.0, half.y * 2.0);
        face.page.items.iter_mut().for_each(|(at, _)| *at += step);
    }
    if piece.outline.is_empty() && step.length() > Mm::ZERO {
        piece.outline = Rect::new(Point::ORIGIN, size).corners().into();
    }
    piece.outline.iter_mut().for_each(|corner| *corner += step);
    piece
}

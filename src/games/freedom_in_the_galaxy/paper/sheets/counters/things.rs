//! The signs of weapons and other possessions: the thing that the possession's name suggests, or else a thing chosen by a seed from the name.

use super::livery::Pen;
use geometry::Seed;

/// The thing that stands for a possession.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Thing {
    /// A short gun.
    Gun,
    /// A long gun with a sight.
    Rifle,
    /// A dagger.
    Blade,
    /// A case with a lock.
    Case,
    /// A case with a cross.
    Medicine,
    /// A cut stone.
    Gem,
    /// A flask.
    Flask,
    /// An instrument with a screen.
    Instrument,
    /// An aerial that emits waves.
    Sender,
    /// A shield of energy.
    Shield,
}

/// Parts of names, in lower case, each with the thing that it suggests; the first part that matches counts.
const NAMES: [(&str, Thing); 30] = [
    ("rifle", Thing::Rifle),
    ("carbine", Thing::Rifle),
    ("sniper", Thing::Rifle),
    ("cannon", Thing::Rifle),
    ("gun", Thing::Gun),
    ("pistol", Thing::Gun),
    ("blaster", Thing::Gun),
    ("blade", Thing::Blade),
    ("dagger", Thing::Blade),
    ("knife", Thing::Blade),
    ("sword", Thing::Blade),
    ("medi", Thing::Medicine),
    ("heal", Thing::Medicine),
    ("drug", Thing::Flask),
    ("serum", Thing::Flask),
    ("potion", Thing::Flask),
    ("poison", Thing::Flask),
    ("scrambl", Thing::Sender),
    ("jamm", Thing::Sender),
    ("radio", Thing::Sender),
    ("scan", Thing::Instrument),
    ("sens", Thing::Instrument),
    ("detect", Thing::Instrument),
    ("comput", Thing::Instrument),
    ("shield", Thing::Shield),
    ("armor", Thing::Shield),
    ("gem", Thing::Gem),
    ("jewel", Thing::Gem),
    ("crystal", Thing::Gem),
    ("diamond", Thing::Gem),
];

impl Thing {
    /// The thing that a name suggests, or else one of `else_of`, chosen by a seed from the name.
    fn of(name: &str, else_of: &[Self]) -> Self {
        let small = name.to_lowercase();
        let said = NAMES.iter().find(|(part, _)| small.contains(part)).map(|(_, thing)| *thing);
        said.unwrap_or_else(|| else_of[Seed::of(name).one_of(0, else_of.len() as u64) as usize])
    }

    fn draw(self, pen: &mut Pen) {
        match self {
            Self::Gun => gun(pen),
            Self::Rifle => rifle(pen),
            Self::Blade => blade(pen),
            Self::Case => case(pen),
            Self::Medicine => medicine(pen),
            Self::Gem => gem(pen),
            Self::Flask => flask(pen),
            Self::Instrument => instrument(pen),
            Self::Sender => sender(pen),
            Self::Shield => shield(pen),
        }
    }
}

/// Draws the weapon that is called `name`.
pub fn weapon(pen: &mut Pen, name: &str) {
    Thing::of(name, &[Thing::Gun, Thing::Rifle, Thing::Blade]).draw(pen);
}

/// Draws the possession that is called `name` and is not a weapon.
pub fn object(pen: &mut Pen, name: &str) {
    Thing::of(name, &[Thing::Case, Thing::Gem, Thing::Flask, Thing::Instrument]).draw(pen);
}

fn gun(pen: &mut Pen) {
    pen.shape(&[
        (-3.0, -1.4),
        (3.0, -1.4),
        (3.0, -0.5),
        (-0.3, -0.5),
        (-0.6, 0.4),
        (-1.5, 0.4),
        (-2.0, 2.2),
        (-3.2, 2.2),
        (-2.6, -0.4),
    ]);
    pen.shape(&[(-0.3, -2.0), (0.9, -2.0), (0.9, -1.6), (-0.3, -1.6)]);
    pen.cut(&[(0.0, -1.1), (2.4, -1.1), (2.4, -0.85), (0.0, -0.85)]);
    pen.line(&[(-0.7, 0.3), (-0.9, 0.9), (-1.7, 0.9)], 0.25);
}

fn rifle(pen: &mut Pen) {
    pen.shape(&[
        (-3.2, 0.0),
        (-1.6, -0.4),
        (3.2, -0.4),
        (3.2, 0.0),
        (-0.2, 0.2),
        (-0.4, 1.4),
        (-1.0, 1.4),
        (-1.1, 0.3),
        (-2.2, 0.7),
        (-3.2, 1.4),
    ]);
    pen.shape(&[(-1.2, -1.5), (1.4, -1.5), (1.4, -0.9), (0.2, -0.9), (0.2, -0.4), (-0.2, -0.4), (-0.2, -0.9), (-1.2, -0.9)]);
}

fn blade(pen: &mut Pen) {
    // The blade of the dagger, from the point to the hilt, with the ridge along it.
    pen.shape(&[(3.2, -2.3), (2.7, -0.9), (-0.5, 1.5), (-1.3, 0.7), (1.8, -2.0)]);
    pen.cut(&[(2.7, -1.9), (-0.55, 0.95), (-0.75, 0.75)]);
    pen.line(&[(-2.1, -0.1), (-0.2, 2.2)], 0.5);
    pen.disc((-2.1, -0.1), 0.38);
    pen.disc((-0.2, 2.2), 0.38);
    pen.line(&[(-1.2, 1.1), (-2.5, 2.1)], 0.7);
    pen.disc((-2.7, 2.2), 0.5);
}

fn case(pen: &mut Pen) {
    pen.shape(&[(-2.6, -0.8), (2.6, -0.8), (2.6, 2.2), (-2.6, 2.2)]);
    pen.line(&[(-1.0, -0.8), (-1.0, -1.7), (1.0, -1.7), (1.0, -0.8)], 0.4);
    pen.cut(&[(-2.6, 0.5), (2.6, 0.5), (2.6, 0.7), (-2.6, 0.7)]);
    pen.cut(&[(-0.4, 0.1), (0.4, 0.1), (0.4, 1.1), (-0.4, 1.1)]);
}

fn medicine(pen: &mut Pen) {
    pen.shape(&[(-2.8, -1.0), (-2.4, -1.4), (2.4, -1.4), (2.8, -1.0), (2.8, 1.9), (2.4, 2.3), (-2.4, 2.3), (-2.8, 1.9)]);
    pen.line(&[(-1.0, -1.4), (-1.0, -2.2), (1.0, -2.2), (1.0, -1.4)], 0.4);
    pen.cut(&[(-0.45, -0.9), (0.45, -0.9), (0.45, 1.8), (-0.45, 1.8)]);
    pen.cut(&[(-1.35, 0.0), (1.35, 0.0), (1.35, 0.9), (-1.35, 0.9)]);
}

fn gem(pen: &mut Pen) {
    pen.shape(&[(-1.4, -2.2), (1.4, -2.2), (2.6, -0.8), (0.0, 2.4), (-2.6, -0.8)]);
    pen.cut(&[(-2.3, -0.75), (2.3, -0.75), (2.2, -0.6), (-2.2, -0.6)]);
    pen.cut(&[(-0.9, -0.7), (-0.75, -0.7), (0.05, 2.0), (-0.05, 2.0)]);
    pen.cut(&[(0.9, -0.7), (0.75, -0.7), (-0.05, 2.0), (0.05, 2.0)]);
    for (x, y) in [(-2.4, 1.7), (2.4, 1.8)] {
        pen.star((x, y), 4, 0.65, 0.2);
    }
}

fn flask(pen: &mut Pen) {
    pen.shape(&[(-0.7, -2.3), (0.7, -2.3), (0.7, -0.9), (2.2, 1.5), (1.7, 2.3), (-1.7, 2.3), (-2.2, 1.5), (-0.7, -0.9)]);
    pen.cut(&[(-0.4, -1.7), (0.4, -1.7), (0.4, -0.8), (0.95, 0.1), (-0.95, 0.1), (-0.4, -0.8)]);
    pen.shape(&[(-1.0, -2.4), (1.0, -2.4), (1.0, -2.0), (-1.0, -2.0)]);
    for (x, y, radius) in [(0.1, -0.3, 0.2), (-0.2, -0.9, 0.14)] {
        pen.disc((x, y), radius);
    }
}

fn instrument(pen: &mut Pen) {
    pen.shape(&[(-2.4, -1.6), (2.4, -1.6), (2.4, 2.2), (-2.4, 2.2)]);
    pen.cut(&[(-2.0, -1.2), (0.9, -1.2), (0.9, 1.0), (-2.0, 1.0)]);
    pen.line(&[(-1.7, 0.4), (-1.0, -0.4), (-0.5, 0.3), (0.6, -0.8)], 0.25);
    for y in [-0.8, 0.1, 1.0] {
        pen.cut(&[(1.3, y - 0.25), (2.0, y - 0.25), (2.0, y + 0.25), (1.3, y + 0.25)]);
    }
    pen.line(&[(1.6, -1.6), (2.4, -2.4)], 0.25);
}

fn sender(pen: &mut Pen) {
    pen.shape(&[(-2.0, 0.9), (2.0, 0.9), (2.0, 2.3), (-2.0, 2.3)]);
    for x in [-1.3, -0.5, 0.3] {
        pen.cut(&[(x, 1.3), (x + 0.45, 1.3), (x + 0.45, 1.9), (x, 1.9)]);
    }
    pen.line(&[(0.0, 0.9), (0.0, -0.9)], 0.35);
    pen.disc((0.0, -1.1), 0.45);
    for radius in [1.2, 2.0, 2.8] {
        for side in [-1.0, 1.0] {
            let at = |degrees: f64| {
                let (sine, cosine) = geometry::Angle::degrees(degrees).sine_cosine();
                (side * radius * cosine, -1.1 + radius * sine * 0.62)
            };
            pen.line(&[-45.0, -22.5, 0.0, 22.5, 45.0].map(at), 0.28);
        }
    }
}

fn shield(pen: &mut Pen) {
    pen.shape(&[(0.0, -2.5), (2.4, -1.8), (2.3, 0.3), (1.3, 1.8), (0.0, 2.6), (-1.3, 1.8), (-2.3, 0.3), (-2.4, -1.8)]);
    pen.cut(&[(0.0, -2.0), (1.95, -1.45), (1.85, 0.2), (1.05, 1.4), (0.0, 2.05), (-1.05, 1.4), (-1.85, 0.2), (-1.95, -1.45)]);
    pen.shape(&[(0.0, -1.6), (1.55, -1.15), (1.45, 0.1), (0.8, 1.05), (0.0, 1.6), (-0.8, 1.05), (-1.45, 0.1), (-1.55, -1.15)]);
    pen.cut(&[(0.3, -1.2), (-0.7, 0.15), (0.0, 0.15), (-0.3, 1.2), (0.75, -0.25), (0.05, -0.25)]);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thing_looks_as_its_name_says() {
        let thing = |name| Thing::of(name, &[Thing::Case]);
        assert_eq!(thing("Assassin's Blade"), Thing::Blade);
        assert_eq!(thing("Sniper's Rifle"), Thing::Rifle);
        assert_eq!(thing("Medi-kit of Ptolus"), Thing::Medicine);
        assert_eq!(thing("Personal Body Shield"), Thing::Shield);
        assert_eq!(thing("Cache of Rare Gems"), Thing::Gem);
        assert_eq!(thing("Scrambler"), Thing::Sender);
        assert_eq!(thing("Crown Seal"), Thing::Case, "a name that says nothing");
    }
}

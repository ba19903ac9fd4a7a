//! The heads of races: races of the book look as their names suggest, and any other race gets a head that is chosen by a seed from its name.

use super::brush::{Brush, Spot};
use super::faces;
use super::portrait::Tones;
use drawing::Color;
use geometry::Seed;

/// The kind of head that a race has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Head {
    /// A human head.
    Human,
    /// A long head with pointed ears.
    Slender,
    /// A broad head with a mane and a muzzle.
    Lion,
    /// A head with hanging ears and a long muzzle.
    Hound,
    /// A round head with small ears.
    Bear,
    /// A scaled head with a comb.
    Lizard,
    /// A head with faceted eyes, and feelers.
    Insect,
    /// A head with fins instead of ears.
    Swimmer,
    /// A head with horns that curve forward.
    Horned,
    /// A head of metal, with a lens as eye.
    Machine,
}

const ALL: [Head; 9] =
    [Head::Human, Head::Slender, Head::Lion, Head::Hound, Head::Bear, Head::Lizard, Head::Insect, Head::Swimmer, Head::Horned];
/// Beginnings of race names that say how the race looks, each with its kind of head.
const TOLD: [(&str, Head); 7] = [
    ("Rhon", Head::Human),
    ("Leo", Head::Lion),
    ("Kayn", Head::Hound),
    ("Urs", Head::Bear),
    ("Saur", Head::Lizard),
    ("Xan", Head::Insect),
    ("Piorad", Head::Human),
];
/// Parts of names, in lower case, that suggest a machine.
const MACHINES: [&str; 4] = ["droid", "robot", "cyborg", " mk "];
/// The colours of human skin; the character's name decides which one is used.
const HUMAN_SKINS: [Color; 4] =
    [Color::rgb(232, 190, 154), Color::rgb(198, 144, 102), Color::rgb(142, 94, 62), Color::rgb(240, 208, 184)];

impl Head {
    /// The kind of head of the race that is called `race`.
    pub fn of(race: &str) -> Self {
        let small = race.to_lowercase();
        if MACHINES.iter().any(|part| small.contains(part)) {
            return Self::Machine;
        }
        let told = TOLD.iter().find(|(begins, _)| race.starts_with(begins)).map(|(_, head)| *head);
        told.unwrap_or_else(|| ALL[Seed::of(race).one_of(4, ALL.len() as u64) as usize])
    }

    /// Whether hair grows on this kind of head.
    pub const fn has_hair(self) -> bool {
        matches!(self, Self::Human | Self::Slender)
    }
}

/// The skin colour of a member of a race.
pub fn skin(head: Head, race: &str, own: Seed) -> Color {
    let kin = Seed::of(race);
    match head {
        Head::Human => HUMAN_SKINS[own.one_of(4, HUMAN_SKINS.len() as u64) as usize],
        Head::Slender => {
            [Color::rgb(168, 190, 206), Color::rgb(206, 190, 152), Color::rgb(190, 164, 196)][kin.one_of(5, 3) as usize]
        }
        Head::Lion => Color::rgb(214, 168, 98),
        Head::Hound => [Color::rgb(150, 118, 88), Color::rgb(108, 96, 90)][own.one_of(5, 2) as usize],
        Head::Bear => [Color::rgb(116, 80, 54), Color::rgb(88, 66, 54)][own.one_of(5, 2) as usize],
        Head::Lizard => Color::rgb(110, 146, 84),
        Head::Insect => Color::rgb(104, 118, 70),
        Head::Swimmer => Color::rgb(92, 150, 164),
        Head::Horned => [Color::rgb(178, 88, 70), Color::rgb(132, 92, 140)][kin.one_of(5, 2) as usize],
        Head::Machine => [Color::rgb(176, 184, 194), Color::rgb(196, 176, 128)][kin.one_of(5, 2) as usize],
    }
}

/// Draws neck and head.
pub fn draw(brush: &mut Brush, head: Head, own: Seed, tones: &Tones) {
    let [skin, shade] = tones.skin;
    brush.soft(&[(-0.26, 0.0), (0.26, 0.0), (0.3, 0.5), (0.0, 0.62), (-0.3, 0.5)], shade);
    behind(brush, head, tones);
    brush.soft(outline(head), skin);
    // Light falls from the left.
    let dark: Vec<Spot> =
        outline(head).iter().filter(|(x, _)| *x >= 0.0).map(|(x, y)| (*x, *y)).chain([(0.16, 0.2), (0.2, -0.4)]).collect();
    brush.soft(&dark, shade.with_alpha(110));
    match head {
        Head::Human | Head::Slender | Head::Horned | Head::Swimmer => faces::like_ours(brush, own, tones),
        Head::Lion | Head::Hound | Head::Bear => faces::muzzle(brush, head == Head::Hound, head == Head::Lion, own, tones),
        Head::Lizard => faces::scales(brush, tones),
        Head::Insect => faces::facets(brush, tones),
        Head::Machine => faces::plates(brush, own, tones),
    }
}

const fn outline(head: Head) -> &'static [Spot] {
    match head {
        Head::Human | Head::Horned => &[
            (0.0, -0.72),
            (0.4, -0.62),
            (0.48, -0.2),
            (0.4, 0.14),
            (0.18, 0.4),
            (-0.18, 0.4),
            (-0.4, 0.14),
            (-0.48, -0.2),
            (-0.4, -0.62),
        ],
        Head::Slender | Head::Swimmer => &[
            (0.0, -0.82),
            (0.36, -0.7),
            (0.4, -0.24),
            (0.3, 0.16),
            (0.12, 0.46),
            (-0.12, 0.46),
            (-0.3, 0.16),
            (-0.4, -0.24),
            (-0.36, -0.7),
        ],
        Head::Lion | Head::Bear => &[
            (0.0, -0.66),
            (0.46, -0.6),
            (0.54, -0.14),
            (0.44, 0.22),
            (0.2, 0.42),
            (-0.2, 0.42),
            (-0.44, 0.22),
            (-0.54, -0.14),
            (-0.46, -0.6),
        ],
        Head::Hound => &[
            (0.0, -0.68),
            (0.38, -0.6),
            (0.42, -0.2),
            (0.3, 0.18),
            (0.2, 0.44),
            (-0.2, 0.44),
            (-0.3, 0.18),
            (-0.42, -0.2),
            (-0.38, -0.6),
        ],
        Head::Lizard => &[
            (0.0, -0.66),
            (0.32, -0.56),
            (0.46, -0.2),
            (0.36, 0.16),
            (0.24, 0.44),
            (-0.24, 0.44),
            (-0.36, 0.16),
            (-0.46, -0.2),
            (-0.32, -0.56),
        ],
        Head::Machine => &[
            (0.0, -0.74),
            (0.4, -0.68),
            (0.46, -0.3),
            (0.42, 0.1),
            (0.3, 0.38),
            (-0.3, 0.38),
            (-0.42, 0.1),
            (-0.46, -0.3),
            (-0.4, -0.68),
        ],
        Head::Insect => &[
            (0.0, -0.6),
            (0.42, -0.6),
            (0.46, -0.2),
            (0.26, 0.12),
            (0.1, 0.5),
            (-0.1, 0.5),
            (-0.26, 0.12),
            (-0.46, -0.2),
            (-0.42, -0.6),
        ],
    }
}

/// Draws what grows behind the face: ears, a mane, a comb, horns, fins or feelers.
fn behind(brush: &mut Brush, head: Head, tones: &Tones) {
    let [skin, shade] = tones.skin;
    match head {
        Head::Human => brush.soft_twice(&[(0.4, -0.3), (0.58, -0.34), (0.54, -0.02), (0.42, 0.02)], skin),
        Head::Slender => brush.twice(&[(0.34, -0.26), (0.76, -0.62), (0.42, 0.0)], skin),
        Head::Lion => {
            let mane: Vec<Spot> = (0..26)
                .map(|step| {
                    let angle = geometry::Angle::degrees(f64::from(step) * 360.0 / 26.0);
                    let (sine, cosine) = angle.sine_cosine();
                    let reach = if step % 2 == 0 { 0.86 } else { 0.7 };
                    (cosine * reach, sine * reach - 0.1)
                })
                .collect();
            brush.shape(&mane, shade.mix(Color::rgb(120, 60, 24), 0.55));
            brush.soft_twice(&[(0.24, -0.56), (0.5, -0.86), (0.6, -0.5)], skin);
        }
        Head::Hound => brush.soft_twice(&[(0.3, -0.6), (0.62, -0.5), (0.66, 0.14), (0.5, 0.26), (0.38, -0.1)], shade),
        Head::Bear => {
            for side in [-1.0, 1.0] {
                brush.disc((0.42 * side, -0.6), 0.2, skin);
                brush.disc((0.42 * side, -0.6), 0.11, shade);
            }
        }
        Head::Lizard => brush.shape(
            &[(-0.3, -0.5), (-0.34, -0.84), (-0.16, -0.66), (0.0, -0.98), (0.16, -0.66), (0.34, -0.84), (0.3, -0.5)],
            shade.mix(Color::rgb(190, 90, 50), 0.5),
        ),
        Head::Insect => {
            for side in [-1.0, 1.0] {
                brush.line(&[(0.14 * side, -0.5), (0.24 * side, -0.8), (0.5 * side, -0.96)], 0.05, shade);
                brush.disc((0.52 * side, -0.97), 0.06, shade);
            }
        }
        Head::Swimmer => {
            brush
                .twice(&[(0.3, -0.5), (0.74, -0.62), (0.6, -0.36), (0.78, -0.2), (0.58, -0.06), (0.66, 0.14), (0.3, 0.1)], shade);
            brush.shape(&[(-0.1, -0.66), (0.0, -1.0), (0.1, -0.66)], shade);
        }
        Head::Machine => {
            for side in [-1.0, 1.0] {
                brush.disc((0.48 * side, -0.16), 0.14, shade);
                brush.disc((0.48 * side, -0.16), 0.07, skin);
            }
            brush.line(&[(0.3, -0.6), (0.36, -0.98)], 0.05, shade);
            brush.disc((0.36, -0.98), 0.07, Color::rgb(214, 66, 52));
        }
        Head::Horned => brush.soft_twice(
            &[(0.22, -0.56), (0.5, -0.6), (0.72, -0.78), (0.62, -1.0), (0.56, -0.84), (0.38, -0.76)],
            Color::rgb(226, 212, 180),
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_android_has_the_head_of_a_machine_and_a_race_its_own() {
        assert_eq!(Head::of("Advisor Android"), Head::Machine);
        assert_eq!(Head::of("Cervac MK V"), Head::Machine);
        assert_eq!(Head::of("Kayn"), Head::Hound);
        assert!(!Head::Machine.has_hair());
    }
}

//! The kind of body that a beast has: the kind that its name suggests, or else a kind that lives where the beast hunts.

use super::scene::Scene;
use geometry::Seed;

/// A kind of body of a beast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Body {
    /// A cat of the plains on four legs.
    Prowler,
    /// A creature with plates and pincers.
    Crawler,
    /// A long neck out of the water.
    Serpent,
    /// A huge mouth with horns, and little else.
    Maw,
    /// Eight legs and a cluster of eyes.
    Spider,
    /// Wings of skin and a beak.
    Flyer,
    /// A large creature on two legs.
    Giant,
    /// A machine.
    Robot,
    /// Clouds that hide eyes.
    Mist,
}

/// Parts of names, in lower case, each with the body that it suggests.
const NAMES: [(&str, Body); 28] = [
    ("giant", Body::Giant),
    ("ogre", Body::Giant),
    ("mugger", Body::Giant),
    ("pirate", Body::Giant),
    ("robot", Body::Robot),
    ("bots", Body::Robot),
    ("droid", Body::Robot),
    ("boroid", Body::Robot),
    ("rotron", Body::Robot),
    ("fog", Body::Mist),
    ("mist", Body::Mist),
    ("gas", Body::Mist),
    ("ghost", Body::Mist),
    ("virus", Body::Mist),
    ("spider", Body::Spider),
    ("arachn", Body::Spider),
    ("crab", Body::Crawler),
    ("beetle", Body::Crawler),
    ("scorpion", Body::Crawler),
    ("snake", Body::Serpent),
    ("serpent", Body::Serpent),
    ("worm", Body::Serpent),
    ("eel", Body::Serpent),
    ("bird", Body::Flyer),
    ("wing", Body::Flyer),
    ("wolf", Body::Prowler),
    ("lion", Body::Prowler),
    ("leon", Body::Prowler),
];

impl Body {
    /// The body of a creature with this name. A creature that cannot be wounded is a mist, unless its name suggests another body.
    pub fn of(name: &str, can_be_wounded: bool, hunts: Scene, own: Seed) -> Self {
        let name = name.to_lowercase();
        if let Some((_, body)) = NAMES.iter().find(|(part, _)| name.contains(part)) {
            return *body;
        }
        if !can_be_wounded {
            return Self::Mist;
        }
        let lives: &[Self] = match hunts {
            Scene::City => &[Self::Spider, Self::Robot, Self::Prowler],
            Scene::Cave => &[Self::Crawler, Self::Spider, Self::Maw],
            Scene::Liquid => &[Self::Serpent, Self::Crawler],
            Scene::Air => &[Self::Flyer],
            Scene::Fire => &[Self::Maw, Self::Crawler],
            Scene::Wild | Scene::Planet | Scene::Fleet => &[Self::Prowler, Self::Maw, Self::Giant, Self::Spider],
        };
        lives[own.one_of(0, lives.len() as u64) as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_says_more_than_where_it_hunts_and_that_more_than_chance() {
        let body = |name, wounded, hunts| Body::of(name, wounded, hunts, Seed::of(name));
        assert_eq!(body("Snow Giants", true, Scene::Liquid), Body::Giant);
        assert_eq!(body("Sentry robot", true, Scene::Wild), Body::Robot);
        assert_eq!(body("Frost Mist", true, Scene::Cave), Body::Mist);
        assert_eq!(body("Morna", true, Scene::Air), Body::Flyer);
        assert_eq!(body("Snorkas", false, Scene::Liquid), Body::Mist);
    }
}

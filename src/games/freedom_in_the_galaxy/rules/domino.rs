//! Dominoes: which planets the Rebels may shift in their favour when something happens on another planet (23).

use super::set_up::Board;
use super::{Content, Loyalty, Planet, Race, Side};
use rules::Id;

/// What starts a domino in favour of the Rebels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spark {
    /// A coup or diplomacy shifts the planet's loyalty by two spaces or more (23.1).
    Shift,
    /// A rebellion starts on the planet (23.2).
    Rebellion,
    /// The planet comes under Rebel control (23.3).
    RebelControl,
}

/// Planets that the Rebels may shift by one space, for one reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reaction {
    /// The reason, in words such as "in the same star system".
    pub why: String,
    /// How many of the planets the Rebels may shift; `None` if they may shift all of them.
    pub number: Option<usize>,
    /// The planets, in the project's order.
    pub planets: Vec<Id<Planet>>,
    /// Those of the planets that the shift would put into rebellion, which starts another domino (23.47).
    pub rebelling: Vec<Id<Planet>>,
}

impl Spark {
    /// Every spark, the weakest first.
    pub const ALL: [Self; 3] = [Self::Shift, Self::Rebellion, Self::RebelControl];

    /// The words for what happens on the planet.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Shift => "a shift by two",
            Self::Rebellion => "a rebellion",
            Self::RebelControl => "Rebel control",
        }
    }

    /// How many other planets of the star system the Rebels may shift after this spark; `None` if they may shift all.
    const fn in_system(self) -> Option<usize> {
        match self {
            Self::Shift => Some(1),
            Self::Rebellion | Self::RebelControl => None,
        }
    }

    /// How many planets of a race outside the star system may be shifted. If the race only lives on the planet where the domino starts, this counts
    /// planets anywhere else; if the race has its home there, it counts planets outside the province.
    const fn elsewhere(self) -> usize {
        match self {
            Self::Shift => 1,
            Self::Rebellion | Self::RebelControl => 2,
        }
    }
}

/// The planets that the Rebels may shift by a domino that starts on this planet. It is assumed that every planet stands at its loyalty for Start
/// Rebellion, or at Neutral if none is set. The Rebels may decline each shift.
#[must_use]
pub fn dominoes(content: &Content, planet: Id<Planet>, spark: Spark) -> Vec<Reaction> {
    dominoes_among(content, planet, spark, &|_, planet| Some(planet.start.unwrap_or(Loyalty::Neutral)))
}

/// The planets that the Rebels may shift by a domino that starts on this planet. `stands` gives the loyalty of each planet; a planet for which it
/// gives `None` is not shifted.
fn dominoes_among(
    content: &Content,
    planet: Id<Planet>,
    spark: Spark,
    stands: &dyn Fn(Id<Planet>, &Planet) -> Option<Loyalty>,
) -> Vec<Reaction> {
    let Some(from) = content.planets.get(planet) else { return Vec::new() };
    let province = province_of(content, from);
    let react = |why: String, number: Option<usize>, moves: &dyn Fn(&Planet) -> bool| {
        let planets: Vec<Id<Planet>> = content
            .planets
            .iter()
            .filter(|(id, other)| *id != planet && moves(other))
            .filter(|(id, other)| stands(*id, other).is_some_and(|loyalty| may_move(from, other, loyalty, spark)))
            .map(|(id, _)| id)
            .collect();
        let rebels = |id: &Id<Planet>| content.planets.get(*id).and_then(|planet| stands(*id, planet)) == Some(Loyalty::Unrest);
        let rebelling = planets.iter().copied().filter(rebels).collect();
        Reaction { why, number: number.filter(|number| planets.len() > *number), planets, rebelling }
    };
    let in_system = |other: &Planet| from.star.is_some() && other.star == from.star;
    let mut reactions = vec![react("in the same star system".to_owned(), spark.in_system(), &in_system)];
    for (race, name) in star_faring(content, from) {
        // The home planet of a race is shifted only by a domino that starts in the same star system (23.46).
        let lives = |other: &Planet| other.has_race(race) && other.home != Some(race) && !in_system(other);
        let near = |other: &Planet| province.is_some() && province_of(content, other) == province;
        let others = Some(spark.elsewhere());
        if from.home != Some(race) {
            reactions.push(react(format!("where {name} live"), others, &lives));
        } else if spark == Spark::RebelControl {
            reactions.push(react(format!("where {name} live"), None, &lives));
        } else {
            reactions.push(react(format!("where {name} live in the province"), None, &|other| lives(other) && near(other)));
            reactions.push(react(format!("where {name} live outside it"), others, &|other| lives(other) && !near(other)));
        }
    }
    reactions.retain(|reaction| !reaction.planets.is_empty());
    reactions
}

impl Board<'_> {
    /// The planets that the Rebels may shift by a domino that starts on this planet. It is assumed that all planets stand as the set-up leaves them.
    #[must_use]
    pub fn dominoes(&self, planet: Id<Planet>, spark: Spark) -> Vec<Reaction> {
        let stands = |planet, _: &Planet| self.planet(planet).filter(|on| on.side() == Side::Imperial)?.loyalty();
        dominoes_among(self.content, planet, spark, &stands)
    }
}

/// The star-faring races that live on this planet or have their home on it, each with its name.
fn star_faring<'a>(content: &'a Content, planet: &'a Planet) -> impl Iterator<Item = (Id<Race>, &'a str)> {
    let lives = move |race: &Race, id| race.star_faring && (planet.has_race(id) || planet.home == Some(id));
    content.races.iter().filter(move |(id, race)| lives(race, *id)).map(|(id, race)| (id, race.label()))
}

fn province_of(content: &Content, planet: &Planet) -> Option<Id<super::Province>> {
    content.stars.get(planet.star?)?.province
}

/// Whether the Rebels may shift the planet `other`. They may not shift a Patriotic planet. They may shift a planet at Unrest, and so put it into
/// rebellion, only if the spark is Rebel control. They may shift a capital or the throne only if the domino starts on a capital or on the throne
/// (23.1 to 23.3, 23.45).
fn may_move(from: &Planet, other: &Planet, loyalty: Loyalty, spark: Spark) -> bool {
    let is_seat = |planet: &Planet| planet.capital || planet.throne;
    let stands = match loyalty {
        Loyalty::Patriotic => false,
        Loyalty::Unrest => spark == Spark::RebelControl,
        Loyalty::Loyal | Loyalty::Neutral | Loyalty::Dissent => true,
    };
    stands && (!is_seat(other) || is_seat(from))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Environ, Star};
    use rules::Shelf;

    /// Five planets: a race's home, another planet in its star system, two colonies of the race at another star, one of them Patriotic, and a
    /// capital.
    fn galaxy() -> Content {
        let race = Race { name: "Kayns".into(), star_faring: true, ..Race::default() };
        let races: Shelf<Race> = [race].into_iter().collect();
        let kayns = Id::new(1);
        let stars: Shelf<Star> = [Star::default(), Star::default()].into_iter().collect();
        let environs = || [Environ { races: vec![kayns], ..Environ::default() }].into_iter().collect::<Shelf<_>>();
        let planet = |star, start, peopled: bool| Planet {
            star: Some(Id::new(star)),
            start: Some(start),
            environs: if peopled { environs() } else { Shelf::default() },
            ..Planet::default()
        };
        let home = Planet { home: Some(kayns), ..planet(1, Loyalty::Neutral, true) };
        let capital = Planet { capital: true, ..planet(1, Loyalty::Neutral, false) };
        let planets = [
            home,
            planet(1, Loyalty::Dissent, false),
            planet(2, Loyalty::Unrest, true),
            planet(2, Loyalty::Patriotic, true),
            capital,
        ];
        Content { races, stars, planets: planets.into_iter().collect(), ..Content::default() }
    }

    fn moved(content: &Content, planet: u32, spark: Spark) -> Vec<Vec<u32>> {
        let reactions = dominoes(content, Id::new(planet), spark);
        reactions.iter().map(|reaction| reaction.planets.iter().map(|id| id.number()).collect()).collect()
    }

    #[test]
    fn rebel_control_of_a_home_moves_its_system_and_its_race_and_starts_rebellions() {
        let content = galaxy();
        assert_eq!(moved(&content, 1, Spark::RebelControl), [vec![2], vec![3]]);
        let reactions = dominoes(&content, Id::new(1), Spark::RebelControl);
        assert_eq!((reactions[1].number, &reactions[1].rebelling), (None, &vec![Id::new(3)]));
        // Only a planet's coming under Rebel control may put a planet at Unrest into rebellion, and a Patriotic planet is never shifted.
        assert_eq!(moved(&content, 1, Spark::Rebellion), [vec![2]]);
    }

    #[test]
    fn neither_a_home_nor_a_capital_is_stirred_from_afar() {
        let content = galaxy();
        assert_eq!(moved(&content, 3, Spark::RebelControl), Vec::<Vec<u32>>::new());
        // A domino on a capital may shift the other planets of its star system, but a domino on one of these planets does not shift the capital.
        assert_eq!(moved(&content, 5, Spark::Rebellion), [vec![1, 2]]);
        assert_eq!(moved(&content, 2, Spark::Shift), [vec![1]]);
    }
}

//! What the colours over the map say of a planet: a letter or a number on a ground of its own, so that none is told by its colour alone.

use egui::Color32;

use freedom_in_the_galaxy::{Content, Loyalty, Planet, Standing};
use kit::theme::Palette;

/// What is shown of the planets of every star.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shade {
    /// Nothing.
    #[default]
    Nothing,
    /// Where they stand when the rebellion starts.
    Loyalty,
    /// Where they stand when Armageddon starts.
    Armageddon,
    /// Who lives there.
    Race,
    /// What all their environs are worth together.
    Resource,
    /// The half tax, which shifts no loyalty (33.1).
    Tax,
}

/// What is written for a planet, and on which ground.
pub struct Mark {
    pub words: String,
    pub ground: Color32,
}

impl Shade {
    /// Everything that can be shown.
    pub const ALL: [Self; 6] = [Self::Nothing, Self::Loyalty, Self::Armageddon, Self::Race, Self::Resource, Self::Tax];

    /// What it is called.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Nothing => "As it prints",
            Self::Loyalty => "Loyalty at S",
            Self::Armageddon => "Loyalty at A",
            Self::Race => "Races",
            Self::Resource => "Resources",
            Self::Tax => "Half tax",
        }
    }

    /// What the letters and colours mean.
    pub const fn legend(self) -> &'static str {
        match self {
            Self::Nothing => "",
            Self::Loyalty => "P Patriotic, L Loyal, N Neutral, D Dissent, U Unrest, ? not set.",
            Self::Armageddon => "P Patriotic, L Loyal, N Neutral, D Dissent, U Unrest, R Rebel control, ? not set.",
            Self::Race => "The first letters of the first race; blue are star-faring races, and a star marks their home.",
            Self::Resource => "The resources of all environs of a planet.",
            Self::Tax => "Force Points of a half tax, by planet.",
        }
    }

    /// What is shown of a planet.
    pub fn mark(self, content: &Content, planet: &Planet) -> Option<Mark> {
        let paper = Palette::on_paper();
        let loyalty = |standing: Option<Standing>| {
            let ground = match standing.map(Standing::loyalty) {
                None => paper.card,
                Some(Loyalty::Patriotic) => paper.accent.gamma_multiply(0.62),
                Some(Loyalty::Loyal) => paper.accent.gamma_multiply(0.28),
                Some(Loyalty::Neutral) => paper.weak.gamma_multiply(0.35),
                Some(Loyalty::Dissent) => paper.warning.gamma_multiply(0.55),
                Some(Loyalty::Unrest) => paper.error.gamma_multiply(0.7),
            };
            Mark { words: standing.map_or("?", |standing| &standing.label()[..1]).to_owned(), ground }
        };
        let worth = |points: u32| Mark {
            words: points.to_string(),
            ground: paper.good.gamma_multiply(0.12 + 0.05 * points.min(14) as f32),
        };
        match self {
            Self::Nothing => None,
            Self::Loyalty => Some(loyalty(planet.start.map(standing_of))),
            Self::Armageddon => Some(loyalty(planet.armageddon)),
            Self::Race => {
                let first = planet.environs.iter().find_map(|(_, environ)| environ.races.first().copied());
                let race = content.races.get(planet.home.or(first)?)?;
                let star = if planet.home.is_some() { "*" } else { "" };
                let words = race.label().chars().take(2).collect::<String>() + star;
                let ground = if race.star_faring { paper.accent.gamma_multiply(0.45) } else { paper.weak.gamma_multiply(0.3) };
                Some(Mark { words, ground })
            }
            Self::Resource => Some(worth(resources(planet))),
            Self::Tax => Some(worth(resources(planet) / 2)),
        }
    }
}

/// The resources of all environs of a planet.
fn resources(planet: &Planet) -> u32 {
    planet.environs.iter().map(|(_, environ)| environ.resource.get()).sum()
}

/// A loyalty as where a planet stands.
const fn standing_of(loyalty: Loyalty) -> Standing {
    match loyalty {
        Loyalty::Patriotic => Standing::Patriotic,
        Loyalty::Loyal => Standing::Loyal,
        Loyalty::Neutral => Standing::Neutral,
        Loyalty::Dissent => Standing::Dissent,
        Loyalty::Unrest => Standing::Unrest,
    }
}

//! The colours over the map: each planet gets a letter or number on a coloured background, so that its mark can be read without the colour.

use egui::Color32;

use freedom_in_the_galaxy::{Content, Loyalty, Planet, Standing};
use kit::theme::Palette;

/// The property of planets that the map shows at every star.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shade {
    /// No property: the planets get no marks.
    #[default]
    Nothing,
    /// The loyalty of the planet at the start of the rebellion.
    Loyalty,
    /// The loyalty of the planet at the start of Armageddon.
    Armageddon,
    /// The race that lives on the planet.
    Race,
    /// The total resources of all environs of the planet.
    Resource,
    /// The half tax of the planet (33.1). Unlike full tax, it does not shift loyalty.
    Tax,
}

/// The mark of one planet: its words and the colour behind them.
pub struct Mark {
    pub words: String,
    pub ground: Color32,
}

impl Shade {
    /// All shades, in the order in which the user is offered them.
    pub const ALL: [Self; 6] = [Self::Nothing, Self::Loyalty, Self::Armageddon, Self::Race, Self::Resource, Self::Tax];

    /// The name of the shade, as the user is offered it.
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

    /// Explains the letters and colours of the shade.
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

    /// The mark of a planet in this shade; `None` if there is nothing to show.
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

/// The total resources of all environs of a planet.
fn resources(planet: &Planet) -> u32 {
    planet.environs.iter().map(|(_, environ)| environ.resource.get()).sum()
}

/// The standing (a loyalty, or Rebel control) of a planet that has this loyalty and is not under Rebel control.
const fn standing_of(loyalty: Loyalty) -> Standing {
    match loyalty {
        Loyalty::Patriotic => Standing::Patriotic,
        Loyalty::Loyal => Standing::Loyal,
        Loyalty::Neutral => Standing::Neutral,
        Loyalty::Dissent => Standing::Dissent,
        Loyalty::Unrest => Standing::Unrest,
    }
}

//! The values in the gaps of terms: kinds and states of planets, cards that are dealt, and types of environs.

use crate::EnvironType;
use crate::verbs::choices;
use rules::kind::{Gap, Slot};

choices! {
    /// The cards that are dealt by chance.
    Deal {
        /// Characters of the side to which they are dealt.
        Characters = "characters",
        /// Possessions that are not ships.
        Possessions = "possessions other than ships",
        /// The secrets of planets.
        Secrets = "planet secrets",
    }

    /// The turns on which something is allowed.
    TurnParity {
        /// The odd turns: 1, 3, 5 and so on.
        Odd = "odd",
        /// The even turns: 2, 4, 6 and so on.
        Even = "even",
        /// All turns.
        Every = "all",
    }

    /// A state of a planet for which the Rebel player gets victory points (16.17, 28.14).
    PlanetWorth {
        /// The planet is under Rebel control.
        RebelControl = "under Rebel control",
        /// The planet is in rebellion.
        Rebellion = "in rebellion but not under Rebel control",
        /// The planet is at Unrest.
        Unrest = "at Unrest but not in rebellion",
        /// The planet is at Patriotic.
        Patriotic = "at Patriotic",
    }

    /// A kind of planet. Each planet counts as the first of these kinds that fits it (38.5).
    PlanetKind {
        /// The throne, or the capital of the First Province.
        Throne = "throne planet or capital of the First Province",
        /// The capital of any other province.
        Capital = "capital",
        /// The home of a star-faring race.
        Home = "home of a star-faring race",
        /// A planet that has a secret.
        Secret = "planet with a secret",
        /// Any other planet.
        Other = "other planet",
    }
}

impl Gap for EnvironType {
    fn slot() -> Slot {
        Slot::Words(Self::ALL.map(Self::word).into())
    }

    fn say(&self) -> String {
        self.word().to_owned()
    }

    fn hear(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.word().eq_ignore_ascii_case(text))
    }
}

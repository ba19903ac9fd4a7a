//! What fills the gaps of the terms of scenarios: kinds and states of planets, what is dealt, and types of environs.

use crate::EnvironType;
use crate::verbs::choices;
use rules::kind::{Gap, Slot};

choices! {
    /// What is dealt at random.
    Deal {
        /// Characters of the side.
        Characters = "characters",
        /// Possessions other than ships.
        Possessions = "possessions other than ships",
        /// The secrets of planets.
        Secrets = "planet secrets",
    }

    /// On which turns something may be done.
    TurnParity {
        /// On the first, the third and so on.
        Odd = "odd",
        /// On the second, the fourth and so on.
        Even = "even",
        /// On any.
        Every = "all",
    }

    /// A state for which a planet earns victory points (16.17, 28.14).
    PlanetWorth {
        /// The Rebels control it.
        RebelControl = "under Rebel control",
        /// It is in rebellion.
        Rebellion = "in rebellion but not under Rebel control",
        /// It is at Unrest.
        Unrest = "at Unrest but not in rebellion",
        /// It is at Patriotic.
        Patriotic = "at Patriotic",
    }

    /// A kind of planet; a planet counts as the first of these that fits (38.5).
    PlanetKind {
        /// The throne, or the capital of the First Province.
        Throne = "throne planet or capital of the First Province",
        /// Any capital.
        Capital = "capital",
        /// The home of a star-faring race.
        Home = "home of a star-faring race",
        /// A planet that has a secret.
        Secret = "planet with a secret",
        /// Any other.
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

//! The names of pieces and places in a game.

use super::{Attempt, CharacterNumber, Contest, Counter, EnvironNumber, Foe, Party, PlanetNumber, PossessionNumber, UnitKind};
use crate::Side;
use rules::listed;

impl Contest {
    /// The name of a character.
    #[must_use]
    pub fn character_name(&self, character: CharacterNumber) -> &str {
        self.public.character(character).card.label()
    }

    /// The name of a possession.
    #[must_use]
    pub fn possession_name(&self, possession: PossessionNumber) -> &str {
        &self.public.possession(possession).name
    }

    /// The name of a kind of units.
    #[must_use]
    pub fn unit_name(&self, kind: UnitKind) -> &str {
        self.public.unit(kind).kind.label()
    }

    /// The name of a planet.
    #[must_use]
    pub fn planet_name(&self, planet: PlanetNumber) -> &str {
        &self.public.planet(planet).name
    }

    /// The name of an environ; "space" for pieces on their way.
    #[must_use]
    pub fn environ_name(&self, environ: EnvironNumber) -> &str {
        self.public.environs.get(environ.index()).map_or("space", |found| found.name.as_str())
    }

    /// The name that a mission has for the side that attempts it.
    #[must_use]
    pub fn mission_name(&self, attempt: Attempt) -> &str {
        let found = self.public.missions.get(usize::from(attempt.mission));
        found.map_or("a mission", |found| found.card.label_for(attempt.side))
    }

    /// The name of a counter.
    pub(super) fn counter_name(&self, counter: Counter) -> &str {
        match counter {
            Counter::Unit(kind) => self.unit_name(kind),
            Counter::Character(character) => self.character_name(character),
        }
    }

    /// The names of the characters in a party, as a list in a sentence; "nobody" if it is empty.
    pub(super) fn party_names(&self, party: Party) -> String {
        let names: Vec<String> = party.iter().map(|character| self.character_name(character).to_owned()).collect();
        if names.is_empty() { "nobody".to_owned() } else { listed(&names) }
    }

    /// The name of an attacker within a sentence. It is in lower case unless it is a proper name.
    pub(super) fn foe_name(&self, foe: Foe) -> String {
        match foe {
            Foe::Squad(side) => format!("a squad of the {}", side.player()),
            Foe::Characters(party) => self.party_names(party),
            Foe::Foe(foe) => self.public.foes.get(usize::from(foe)).map_or_else(String::new, |found| found.name.clone()),
        }
    }
}

/// The name of the player of a side, as at the beginning of a sentence.
pub(super) const fn side_name(side: Side) -> &'static str {
    match side {
        Side::Rebel => "The Rebel player",
        Side::Imperial => "The Imperial player",
    }
}

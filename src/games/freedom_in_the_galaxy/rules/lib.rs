//! Freedom in the Galaxy, a game of a rebellion against a galactic empire for two players (first edition of its rulebook).
//!
//! Its words: a *star* with its Drift Areas is a star system, round which *planets* lie as rings; a planet has *environs*, in which nearly
//! everything happens, and a *political track* for its loyalty and its base; *routes* lead from star to star, some past *navigation stars*. A
//! *race* lives in environs, and its *locals* may grow irate. *S* and *A* are the two starts of the map, Start Rebellion and Armageddon.
//!
//! *Characters* and military *units* act in environs; a character has *possessions*, ships among them. A *sovereign* can be summoned on the
//! planet whose environ names the sovereign.
//!
//! A designer makes the galaxy, its races, the pieces, the decks, the tables, and scenarios. A scenario says what each side has, how the game
//! is won and which pieces stand where. Scenarios of one star system can be played ([`play`]); those of a province and of the galaxy cannot be
//! played yet.
//!
//! Reading order: [`Province`], [`Star`] and [`Route`], [`Loyalty`], [`Environ`] and [`Planet`], [`Race`], [`Character`], [`Possession`],
//! [`UnitType`], [`Sovereign`], [`verbs`] and [`cards`], [`Scenario`], [`terms`] and [`set_up`], [`Tables`], [`control()`], [`dominoes`],
//! [`Evasion`], [`casualties()`], [`Breakdown`], [`odds`], [`play`], [`Content`] and what scenarios use of it (`in_use.rs`), [`Edit`], then the
//! fields (`*_fields.rs`) and [`checks`].
//!
//! # Rulings
//! Where the book is silent or contradicts itself, this is what Drydock does, and why.
//!
//! - The pictures of the book are lost, and with them the map, the cards and the charts. All of these are data of a project, each with its
//!   origin, so that the owner of a copy can enter the true numbers. If sources differ, the first reading is used, and the others are kept
//!   beside it.
//! - The places of stars on the map are known only roughly, and those of the rings of planets not at all: both are Drydock's drawing.
//! - The star printed behind the number of a resource belongs to the resource (it decides what may be bought, 19.4) and not to the race. The
//!   star-faring races are the eight of 23.0.
//! - A scenario is strict or free; a free one plays any stars by any rules. Checks about routes, provinces, the capital and the throne apply
//!   only to scenarios by province or galactic rules, which use these things; a project without such scenarios may lack them.
//! - Odds are first rounded in the defender's favour to a column from 1-5 to 5-1, and then shifted, at most to 1-6 or 6-1. The dice of both
//!   sides are read in the same column.
//! - Every shift in favour of the detecting base goes towards evasion 0 and stops there, whichever direction the book names. A base of level 0
//!   only detects. If no base is up, five points of space strength in orbit detect as well, and only strength beyond them shifts.
//! - A home or a title gives its extra draw in Start or Stop Rebellion too. These missions have no other extra draws, but the book names them
//!   among those to which a home or a title adds a draw (26.0).
//! - A unit without a price in the book costs the sum of its strengths on a planet and in space, which fits the two prices that the book gives;
//!   the costs of a suicide squad and of units for atrocities are Drydock's.
//! - A squad has the values in the table's row for the strength of the units that send it; an elite unit adds two to its combat, and a leader
//!   two to its endurance.
//! - A title makes a character royal on one planet only, not on a second home.
//! - In a fight the defender makes the choices that let most of the defending characters get away free and alive; if several choices are equal,
//!   those with the fewest wounds. Attacking characters mark wounds where they cost the least strength, and let no character die as long as
//!   another can take the wound.
//! - A creature that surprises bars breaking off in the first round, but not for characters who cannot be surprised. A creature that grows
//!   stops growing after twenty rounds.
//! - On a mission the permanent benefits of specials and possessions count. Benefits that are lost or may fail when they are used need a
//!   decision of the player, and do not count. Protection of a group lasts to the end of its mission.
//! - A mission stops at the moment when the expected success is greatest; each step of success counts the same. If the expected success is
//!   equal at several moments, it stops when most of the group is free. For a Coup, a shift for the enemy counts like a lost step of success,
//!   since the Coup's own die causes it; for other missions it is reported, and breaks ties. Letters are kept as long as more of them achieve
//!   more. An enemy searches first with characters and then with units.
//! - In a scenario of one star all characters of a side start in one environ of a planet that the side controls (16.12), unless the scenario is
//!   free. If the scenario says where they start, control is not required.
//! - If a scenario gives a side a ship without saying how many, the side gets as many as there are counters. An instant victory is checked at
//!   any time, unless it says that it is checked at the end of a turn.
//! - If several sets of units fulfil a loss equally well, the owner gives up the one that is worth least.
//! - A ship names its owner. Ships of the Empire are possessions without a card.
//! - An event of an action card may combine several verbs. For the worst face of the die of an aborted Coup the book may give only what that
//!   face adds; it then shifts the loyalty for the enemy too, as the faces below it do.
//! - A mission draws from one deck without putting cards back, extra draws included; an empty deck is shuffled again. The letters of a section
//!   count whatever its event does.
//! - The titles of galactic events are Drydock's own. The pairs of provinces on the strategic assignments are reconstructed: each of the ten
//!   pairs once, and those with the First Province once more.
//! - Navigation never falls below 0. A jump that is shorter than the navigation arrives.
//! - In play free characters guard the prisoners who are with them: for each prisoner one character stays out of missions, and if there are
//!   fewer guards, some prisoners go free.
//! - A base may fire at units that pass, but need not. Characters whose units are all lost on the way fly on if one of their ships has room for
//!   all.
//! - A mission is complete as soon as another letter could achieve nothing more, and only one group in an environ does each mission at a time.
//! - A raised unit needs an unused counter. A unit won by subversion does not come if there is no room for it.
//! - Whether enemy strength ends a camp is checked whenever that strength changes, not in one phase only. A group meets a squad only if the
//!   enemy controls the planet.
//! - If points decide, the Imperial player is given a score half a point below the threshold, so that the difference of the scores tells who
//!   won.

mod almanac;
mod almanac_pieces;
#[cfg(test)]
mod blue_book;
mod bounds;
pub mod cards;
mod casualties;
mod cell_fields;
mod character;
mod character_fields;
pub mod checks;
mod content;
mod control;
mod designs;
mod domino;
mod edit;
mod environ;
mod environ_fields;
mod evasion;
mod galaxy_fields;
mod in_use;
mod loyalty;
mod map_place;
pub mod odds;
mod paths;
mod place;
mod planet;
mod planet_fields;
pub mod play;
mod point_fields;
mod possession;
mod possession_fields;
mod price;
mod province;
mod race;
mod race_fields;
mod ratings;
mod scenario;
mod scenario_fields;
mod searching;
pub mod set_up;
mod set_up_fields;
mod sovereign;
mod sovereign_fields;
mod table_fields;
mod tables;
mod taxation;
mod term_heading;
pub mod terms;
mod unit;
mod unit_fields;
pub mod verbs;

pub use almanac::{Chapter, Pick};
pub use almanac_pieces::{BookCharacter, BookPossession};
pub use casualties::casualties;
pub use cell_fields::{
    BREAK_OFF_CELLS, CHARACTER_CELLS, DETECTION_CELLS, Filled, HYPERJUMP_CELLS, MILITARY_CELLS, SEARCH_CELLS, SQUAD_ROWS,
};
pub use character::{Character, CharacterReading, ExtraDraws};
pub use character_fields::CHARACTERS;
pub use content::Content;
pub use control::{PlanetState, Side, UnitsPresent, control, control_in_words};
pub use designs::FACTS;
pub use domino::{Reaction, Spark, dominoes};
pub use edit::Edit;
pub use environ::{Environ, EnvironReading, EnvironType};
pub use environ_fields::ENVIRONS;
pub use evasion::Evasion;
pub use galaxy_fields::{PROVINCES, ROUTES, STARS};
pub use loyalty::{Loyalty, Standing};
pub use map_place::MapPlace;
pub use paths::Paths;
pub use place::{
    InCard, InCharacter, InPlanet, InPossession, InProvince, InRace, InRoute, InScenario, InSovereign, InStar, InTable, InUnit,
    Place,
};
pub use planet::{Planet, PlanetReading};
pub use planet_fields::PLANETS;
pub use point_fields::{MARKERS, POINTS};
pub use possession::{Possession, PossessionKind};
pub use possession_fields::POSSESSIONS;
pub use price::{Breakdown, Line, Worth};
pub use province::{Province, Route, Star};
pub use race::{Locals, LocalsReading, Race};
pub use race_fields::{LOCALS, RACES};
pub use ratings::{Rating, Ratings};
pub use scenario::{Beginning, Counted, PlayedStar, RulesLevel, Scenario};
pub use scenario_fields::{PLAYED_STARS, SCENARIOS};
pub use searching::{hiding_value, search_value, search_value_of_units, strength_of};
pub use set_up_fields::{PLANET_STARTS, SET_UP};
pub use sovereign::{Allegiance, Sovereign};
pub use sovereign_fields::SOVEREIGNS;
pub use table_fields::{BREAK_OFF, CHARACTER_COMBAT, DETECTION, HYPERJUMP, MILITARY, SEARCH, SQUADS};
pub use tables::{
    BreakOffTable, CellTable, CharacterTable, Detection, DetectionTable, Faces, HyperjumpTable, Jump, Losses, Markers,
    MilitaryTable, PointTable, Price, SearchTable, Squad, SquadTable, Table, Tables, Wounds,
};
pub use taxation::{half_tax, tax, taxed_province, taxes, upkeep};
pub use term_heading::{Term, TermHeading};
pub use unit::{UnitOrigin, UnitType};
pub use unit_fields::UNITS;

use rules::{self, Citation};

/// A fault in the designs: a place where they break a rule.
pub type Finding = rules::Finding<Place, Edit>;

/// A way to mend a finding.
pub type Fix = rules::Fix<Edit>;

/// The title of the rulebook.
pub const BOOK: &str = "Freedom in the Galaxy";

/// What the game is about, in one sentence.
pub const ABOUT: &str = "Rebels stir up planet after planet against a galactic empire, with heroes, missions and fleets.";

/// Cites a case of the rulebook by its number.
#[must_use]
pub const fn book(section: &'static str) -> Citation {
    Citation::Book { book: BOOK, section }
}

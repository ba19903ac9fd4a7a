//! Where the pieces of a scenario may stand, by which routes they come, and what may be bought (28.2, 28.3, 38.2, 38.3, 38.4).

use super::words::PlanetKind;
use crate::verbs::{PlanetName, StarName, ThingName};
use crate::{EnvironType, Side};
use rules::kind::verbs;
use rules::{Count, Level};

verbs! {
    /// A limit.
    pub enum Limit is "a limit of a scenario" {
        // # Where characters stand
        /// They come with the first turn (16.12).
        FromSpace(side: Side) = "characters of the {} enter from space";
        /// In orbit boxes (28.24).
        InOrbit(side: Side) = "characters of the {} start in orbit boxes";
        /// Not in orbit boxes (28.34, 38.43).
        InEnvirons(side: Side) = "characters of the {} start in environs";
        /// All in one environ (16.12).
        OneEnviron(side: Side) = "characters of the {} start together in one environ";
        /// On one of two planets (28.34).
        OnEither(side: Side, one: PlanetName, other: PlanetName) = "characters of the {} start on {} or {}";
        /// On one planet (28.22).
        On(side: Side, planet: PlanetName) = "characters of the {} start on {}";
        /// Not on any of a kind (38.43).
        NotOnKind(side: Side, kind: PlanetKind) = "characters of the {} do not start on any {}";
        /// Not on one (28.24).
        NotOn(side: Side, planet: PlanetName) = "characters of the {} do not start on {}";
        /// Not in a province (38.43).
        NotInProvince(side: Side, province: Level) = "characters of the {} do not start in province {}";
        /// In groups far apart (38.43).
        GroupsApart(side: Side) = "groups of the {} start in different provinces";
        /// In groups on planets of their own (28.24).
        GroupsOnPlanets(side: Side) = "groups of the {} start on different planets";
        /// Each dealt possession has a different bearer (28.24).
        BearersApart(side: Side) = "possessions dealt to the {} go to different characters";
        /// Knights far apart (38.3).
        KnightsApart(side: Side) = "knights of the {} start in different provinces";
        /// One character in one environ (28.32, 38.3).
        ThingIn(thing: ThingName, environ: EnvironType, planet: PlanetName) = "{} starts in the {} environ of {}";
        /// Two characters in one environ (28.32).
        Together(one: ThingName, other: ThingName) = "{} starts in the same environ as {}";
        /// One character with the strongest fleet of a province (38.3).
        OnStrongest(thing: ThingName, province: Level) = "{} starts with the stack of province {} that has the most strength in space";
        /// One character on a planet of these kinds (38.3).
        ThingOnKinds(thing: ThingName, one: PlanetKind, other: PlanetKind) = "{} starts on a {} or a {}";
        /// One character not in a province (38.3).
        ThingNotIn(thing: ThingName, province: Level) = "{} does not start in province {}";
        /// One character on a planet (28.32).
        ThingOn(thing: ThingName, planet: PlanetName) = "{} starts on {}";

        // # What is bought
        /// Elite units of one province (38.23).
        EliteIn(side: Side, most: Level, province: Level) = "the {} buys at most {} elite unit[|s] in province {} at the start";
        /// Elite units (28.23).
        Elite(side: Side, most: Level) = "the {} buys at most {} elite unit[|s] at the start";
        /// Suicide squads (28.23).
        Suicide(side: Side, most: Level) = "the {} buys at most {} suicide squad[|s] at the start";
        /// Units for atrocities (38.24).
        Atrocity(side: Side, most: Level) = "the {} buys at most {} atrocity unit[|s] at the start";
        /// Bases (38.22).
        BasesHalf(side: Side) = "the {} spends at most half of the Force Points of a province on bases";
        /// A unit on each planet (38.25).
        Garrison(side: Side) = "the {} has a unit on every planet in play";

        // # How units come
        /// By the routes of a star outside (28.27).
        Entry(side: Side, star: StarName) = "units of the {} enter by the routes from {}";
        /// By the routes of any star outside that is joined to one in play (28.38).
        EntryAnywhere(side: Side) = "units of the {} enter by any route into the stars in play";
        /// In groups of some size (28.38).
        EntryPoints(side: Side, turn: Level, points: Count) =
            "units of the {} enter on turn {} from each star with {} Force Point[|s] at least";
        /// By this many routes at once (28.27, 28.38).
        EntryTogether(side: Side, routes: Level, turn: Level) = "units of the {} enter by {} route[|s] on turn {}";

        // # What camps meet
        /// Imperial units that are strong enough end camps (28.35).
        CampsMet = "in the first Rebel mission phase the Imperial player ends camps where their units are strong enough";
    }
}

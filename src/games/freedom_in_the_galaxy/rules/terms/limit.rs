//! Limits of a scenario: where pieces may stand, by which routes they come, and what may be bought (28.2, 28.3, 38.2, 38.3, 38.4).

use super::words::PlanetKind;
use crate::verbs::{PlanetName, StarName, ThingName};
use crate::{EnvironType, Side};
use rules::kind::verbs;
use rules::{Count, Level};

verbs! {
    /// A limit of a scenario, as a sentence with gaps.
    pub enum Limit is "a limit of a scenario" {
        // Limits on where characters stand:
        /// The side's characters come from space in the first turn (16.12).
        FromSpace(side: Side) = "characters of the {} enter from space";
        /// The side's characters start in orbit boxes (28.24).
        InOrbit(side: Side) = "characters of the {} start in orbit boxes";
        /// The side's characters do not start in orbit boxes (28.34, 38.43).
        InEnvirons(side: Side) = "characters of the {} start in environs";
        /// The side's characters all start in one environ (16.12).
        OneEnviron(side: Side) = "characters of the {} start together in one environ";
        /// The side's characters start on one of these two planets (28.34).
        OnEither(side: Side, one: PlanetName, other: PlanetName) = "characters of the {} start on {} or {}";
        /// The side's characters start on this planet (28.22).
        On(side: Side, planet: PlanetName) = "characters of the {} start on {}";
        /// The side's characters do not start on planets of this kind (38.43).
        NotOnKind(side: Side, kind: PlanetKind) = "characters of the {} do not start on any {}";
        /// The side's characters do not start on this planet (28.24).
        NotOn(side: Side, planet: PlanetName) = "characters of the {} do not start on {}";
        /// The side's characters do not start in this province (38.43).
        NotInProvince(side: Side, province: Level) = "characters of the {} do not start in province {}";
        /// The side's groups start in different provinces (38.43).
        GroupsApart(side: Side) = "groups of the {} start in different provinces";
        /// The side's groups start on different planets (28.24).
        GroupsOnPlanets(side: Side) = "groups of the {} start on different planets";
        /// Possessions dealt to the side go to different characters (28.24).
        BearersApart(side: Side) = "possessions dealt to the {} go to different characters";
        /// The side's knights start in different provinces (38.3).
        KnightsApart(side: Side) = "knights of the {} start in different provinces";
        /// A character starts in this environ (28.32, 38.3).
        ThingIn(thing: ThingName, environ: EnvironType, planet: PlanetName) = "{} starts in the {} environ of {}";
        /// Two characters start in the same environ (28.32).
        Together(one: ThingName, other: ThingName) = "{} starts in the same environ as {}";
        /// A character starts with the stack that has the most strength in space in a province (38.3).
        OnStrongest(thing: ThingName, province: Level) = "{} starts with the stack of province {} that has the most strength in space";
        /// A character starts on a planet of one of these two kinds (38.3).
        ThingOnKinds(thing: ThingName, one: PlanetKind, other: PlanetKind) = "{} starts on a {} or a {}";
        /// A character does not start in this province (38.3).
        ThingNotIn(thing: ThingName, province: Level) = "{} does not start in province {}";
        /// A character starts on this planet (28.32).
        ThingOn(thing: ThingName, planet: PlanetName) = "{} starts on {}";

        // Limits on what a side buys:
        /// The most elite units that the side may buy in a province (38.23).
        EliteIn(side: Side, most: Level, province: Level) = "the {} buys at most {} elite unit[|s] in province {} at the start";
        /// How many elite units the side may buy, at most (28.23).
        Elite(side: Side, most: Level) = "the {} buys at most {} elite unit[|s] at the start";
        /// How many suicide squads the side may buy, at most (28.23).
        Suicide(side: Side, most: Level) = "the {} buys at most {} suicide squad[|s] at the start";
        /// How many units for atrocities the side may buy, at most (38.24).
        Atrocity(side: Side, most: Level) = "the {} buys at most {} atrocity unit[|s] at the start";
        /// The side spends at most half of the Force Points of each province on bases (38.22).
        BasesHalf(side: Side) = "the {} spends at most half of the Force Points of a province on bases";
        /// The side has a unit on every planet in play (38.25).
        Garrison(side: Side) = "the {} has a unit on every planet in play";

        // Limits on how units enter:
        /// The side's units enter by the routes of a named star outside the stars in play (28.27).
        Entry(side: Side, star: StarName) = "units of the {} enter by the routes from {}";
        /// The side's units enter from any star outside the stars in play that a route joins to a star in play (28.38).
        EntryAnywhere(side: Side) = "units of the {} enter by any route into the stars in play";
        /// On this turn, the side's units that enter from any one star must be worth at least this many Force Points (28.38).
        EntryPoints(side: Side, turn: Level, points: Count) =
            "units of the {} enter on turn {} from each star with {} Force Point[|s] at least";
        /// On this turn, the side's units enter by this many routes at the same time (28.27, 28.38).
        EntryTogether(side: Side, routes: Level, turn: Level) = "units of the {} enter by {} route[|s] on turn {}";

        // A limit on camps:
        /// Imperial units that are strong enough end Rebel camps in the first Rebel mission phase (28.35).
        CampsMet = "in the first Rebel mission phase the Imperial player ends camps where their units are strong enough";
    }
}

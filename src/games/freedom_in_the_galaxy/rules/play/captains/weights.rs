//! What the rules of thumb take things to be worth, in victory points or as shares of them, for each side. The book tells none of these numbers: they
//! are judged, and of those for missions of the Rebel the better were chosen by playing games with each.

use crate::Side;

/// What one side takes things to be worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Weights {
    /// A mission of the camp beside others.
    pub camp: f64,
    /// Turns that have to be left for a character who joins to be as good as at the start.
    pub useful: f64,
    /// Combat, and endurance counted by half, of which a party is not frail at all.
    pub strong: f64,
    /// Chance of being found from which all go on a mission together.
    pub found: f64,
    /// A planet's shift from Patriotic.
    pub from_patriotic: f64,
    /// A planet's shift from Neutral.
    pub from_neutral: f64,
    /// A planet's shift from Loyal.
    pub from_loyal: f64,
    /// A planet's shift from Dissent.
    pub from_dissent: f64,
    /// A planet's shift from Unrest.
    pub from_unrest: f64,
    /// A rebellion started at Unrest.
    pub rebel: f64,
    /// A rebellion tried at Dissent, beside missions that shift loyalty.
    pub rebel_next: f64,
    /// A rebellion stopped.
    pub stop: f64,
    /// A possession found.
    pub things: f64,
    /// A character who joins.
    pub allies: f64,
    /// Enemies shown and detected.
    pub reveal: f64,
    /// Information that brings a point.
    pub point: f64,
    /// A prisoner freed.
    pub freed: f64,
    /// An enemy assassinated.
    pub target: f64,
    /// A camp placed.
    pub place_camp: f64,
    /// A unit subverted.
    pub subvert: f64,
    /// A unit struck where a planet revolts.
    pub strike: f64,
    /// A unit struck elsewhere.
    pub strike_quiet: f64,
    /// A base struck where no units are.
    pub strike_base: f64,
    /// Anybody at large.
    pub person: f64,
    /// Each of a character's ratings for missions and fights.
    pub ability: f64,
    /// How much more than a space is feared whose loss an aborted mission brings.
    pub shifted: f64,
    /// How much more than its people a group is feared for that is caught.
    pub caught: f64,
    /// How likely an attack on some group meets this one and costs those who are frail.
    pub attacked: f64,
    /// How far events are feared that turn loyalty.
    pub hazard: f64,
    /// What letters not drawn yet have to promise for a group to go on that has some.
    pub hope: f64,
    /// What a journey has to gain.
    pub worthwhile: f64,
    /// How likely the enemy is let search for those on missions.
    pub searched: f64,
    /// An enemy character in the environ of Imperial characters.
    pub hunts: f64,
    /// How far a search is feared that finds.
    pub danger: f64,
    /// What missions have to promise for somebody to stay apart from units.
    pub apart: f64,
    /// How far the loss of a ship with all aboard is feared.
    pub flight: f64,
    /// A ship damaged.
    pub ship: f64,
    /// How far detection is feared where the enemy can search.
    pub seen: f64,
    /// Units on a planet in rebellion.
    pub stake_rebellion: f64,
    /// Units on a planet under Rebel control, or where a rebellion was stopped.
    pub stake_control: f64,
    /// Rebel units where no enemy stands.
    pub presence: f64,
    /// Imperial units beside a Rebel.
    pub garrison: f64,
    /// Imperial units on a planet at Unrest.
    pub guard_unrest: f64,
    /// Imperial units on a planet at Dissent.
    pub guard_dissent: f64,
    /// Imperial units on a planet at Neutral.
    pub guard_neutral: f64,
    /// Imperial units on a planet in rebellion without Rebel units.
    pub holds: f64,
    /// Imperial units as the last on a planet in rebellion.
    pub deny: f64,
    /// The last Imperial unit struck on a planet in rebellion.
    pub last: f64,
    /// The same where the enemy's units are the last on a planet in rebellion.
    pub attack_last: f64,
    /// A reaction to where enemies were seen.
    pub react: f64,
    /// How many times the own losses the enemy's have to be for units to attack.
    pub attack: f64,
}

impl Weights {
    /// Those of a side.
    pub(super) const fn of(side: Side) -> &'static Self {
        match side {
            Side::Rebel => &REBEL,
            Side::Imperial => &IMPERIAL,
        }
    }
}

/// What the Rebel takes things to be worth.
const REBEL: Weights = Weights {
    camp: 0.2,
    useful: 3.0,
    strong: 9.0,
    found: 0.667,
    from_patriotic: 1.6,
    from_neutral: 2.5,
    from_loyal: 1.0,
    from_dissent: 4.0,
    from_unrest: 0.0,
    rebel: 6.0,
    rebel_next: 0.3,
    stop: 8.0,
    things: 0.6,
    allies: 0.8,
    reveal: 0.4,
    point: 1.2,
    freed: 3.0,
    target: 2.0,
    place_camp: 0.5,
    subvert: 1.2,
    strike: 1.6,
    strike_quiet: 0.5,
    strike_base: 0.4,
    person: 2.0,
    ability: 0.15,
    shifted: 0.6,
    caught: 0.6,
    attacked: 0.7,
    hazard: 1.0,
    hope: 0.0,
    worthwhile: 0.25,
    searched: 0.3,
    hunts: 0.3,
    danger: 0.5,
    apart: 0.4,
    flight: 1.0,
    ship: 1.5,
    seen: 0.5,
    stake_rebellion: 5.0,
    stake_control: 3.0,
    presence: 0.2,
    garrison: 1.2,
    guard_unrest: 1.5,
    guard_dissent: 1.2,
    guard_neutral: 0.7,
    holds: 2.0,
    deny: 0.0,
    last: 3.0,
    attack_last: 0.8,
    react: 0.6,
    attack: 1.15,
};

/// What the Empire takes things to be worth: what the Rebel does, but for these.
const IMPERIAL: Weights = Weights {
    from_patriotic: 0.0,
    from_neutral: 0.9,
    from_loyal: 1.6,
    from_dissent: 2.2,
    from_unrest: 5.0,
    allies: 1.3,
    shifted: 2.0,
    caught: 3.0,
    danger: 1.0,
    guard_unrest: 3.0,
    guard_dissent: 2.4,
    guard_neutral: 1.4,
    deny: 3.0,
    last: 0.0,
    attack_last: 0.0,
    ..REBEL
};

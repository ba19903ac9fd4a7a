//! What things are worth by the rules of thumb, for each side. The numbers are victory points, or shares of them. None of these numbers is from the
//! book: they are estimates, and those for the Rebel's missions were chosen by playing games with different values.

use crate::Side;

/// What things are worth to one side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Weights {
    /// The worth of a mission that a camp does, which is added to the worth of the characters' missions.
    pub camp: f64,
    /// How many turns must be left for a new character to have the full worth. With fewer turns left, the worth is less in proportion.
    pub useful: f64,
    /// The sum over a party's members of combat and half of the endurance that is left. From this sum on, attacks are no danger to the party.
    pub strong: f64,
    /// If the chance of being found is at least this high, all characters go on one mission together.
    pub found: f64,
    /// What a shift of a planet at Patriotic by one space in the side's favour is worth.
    pub from_patriotic: f64,
    /// What a shift of a planet at Neutral by one space in the side's favour is worth.
    pub from_neutral: f64,
    /// What a shift of a planet at Loyal by one space in the side's favour is worth.
    pub from_loyal: f64,
    /// What a shift of a planet at Dissent by one space in the side's favour is worth.
    pub from_dissent: f64,
    /// What a shift of a planet at Unrest by one space in the side's favour is worth.
    pub from_unrest: f64,
    /// What it is worth to start a rebellion on a planet at Unrest.
    pub rebel: f64,
    /// What it is worth to try a rebellion on a planet at Dissent, while other missions shift its loyalty.
    pub rebel_next: f64,
    /// The worth of stopping a rebellion.
    pub stop: f64,
    /// The worth of finding a possession.
    pub things: f64,
    /// The worth of a character who joins the side.
    pub allies: f64,
    /// The worth of revealing and detecting enemy characters.
    pub reveal: f64,
    /// The worth of a mission for information that brings points.
    pub point: f64,
    /// The worth of freeing a prisoner.
    pub freed: f64,
    /// The worth of assassinating an enemy.
    pub target: f64,
    /// The worth of placing a camp.
    pub place_camp: f64,
    /// The worth of subverting an enemy unit.
    pub subvert: f64,
    /// The worth of destroying an enemy unit on a planet in rebellion or under Rebel control.
    pub strike: f64,
    /// The worth of destroying an enemy unit on any other planet.
    pub strike_quiet: f64,
    /// The worth of damaging a base in an environ without enemy units.
    pub strike_base: f64,
    /// The basic worth of any character who is free.
    pub person: f64,
    /// The worth of each point of a character's ratings for missions and fights.
    pub ability: f64,
    /// The factor by which the loss of loyalty that an aborted mission brings is multiplied.
    pub shifted: f64,
    /// The factor for the risk that an aborted mission gets a group caught. The worth of the group is multiplied by this factor.
    pub caught: f64,
    /// The factor for the risk of an attack on a mission group. It stands for the chance that the attack hits this group and kills weak members.
    pub attacked: f64,
    /// The factor by which the expected cost of events that shift loyalty is multiplied.
    pub hazard: f64,
    /// How much a group that already has letters must expect to gain from further cards, or else it stops drawing.
    pub hope: f64,
    /// The gain that a journey must exceed.
    pub worthwhile: f64,
    /// The chance that the enemy searches for characters on missions.
    pub searched: f64,
    /// The worth to Imperial characters of each Rebel character in their environ.
    pub hunts: f64,
    /// The factor for the risk that a search finds characters. The worth of the characters is multiplied by this factor.
    pub danger: f64,
    /// The worth that missions must exceed for a character to stay apart from units.
    pub apart: f64,
    /// The factor for the risk that a ship is destroyed. The worth of the characters aboard is multiplied by this factor.
    pub flight: f64,
    /// The cost of a damaged ship.
    pub ship: f64,
    /// The factor for the risk of being detected in an environ where the enemy can search. The worth of the characters is multiplied by this factor.
    pub seen: f64,
    /// The worth of units on a planet in rebellion.
    pub stake_rebellion: f64,
    /// The worth of units on a planet under Rebel control, or where a rebellion was stopped.
    pub stake_control: f64,
    /// The worth of Rebel units in an environ without enemy units.
    pub presence: f64,
    /// The worth of Imperial units for each Rebel character in their environ.
    pub garrison: f64,
    /// The worth of Imperial units on a planet at Unrest.
    pub guard_unrest: f64,
    /// The worth of Imperial units on a planet at Dissent.
    pub guard_dissent: f64,
    /// The worth of Imperial units on a planet at Neutral.
    pub guard_neutral: f64,
    /// The worth of Imperial units on a planet in rebellion, in an environ without Rebel units.
    pub holds: f64,
    /// The worth of Imperial units that are the last ones on a planet in rebellion.
    pub deny: f64,
    /// The additional worth of destroying the last Imperial unit on a planet in rebellion.
    pub last: f64,
    /// The same as `attack`, but for an attack of Rebel units on the last Imperial units on a planet in rebellion.
    pub attack_last: f64,
    /// The worth of a reaction to an environ with detected enemies.
    pub react: f64,
    /// Units attack if the enemy's expected losses are more than this many times their own.
    pub attack: f64,
}

impl Weights {
    /// What things are worth to this side.
    pub(super) const fn of(side: Side) -> &'static Self {
        match side {
            Side::Rebel => &REBEL,
            Side::Imperial => &IMPERIAL,
        }
    }
}

/// What things are worth to the Rebel.
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

/// What things are worth to the Empire. Fields that are not listed here are the same as for the Rebel.
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

//! The fields of the tables of situations and challenges.

use super::table_fields::{level, modifier};
use super::{Challenges, Content, InTable, Situations};
use rules::kind::{Kind, origin, table};

/// The table of what helps and hinders an attack, with its fields.
pub const SITUATIONS: Kind<Content, Situations, Situations, InTable> = table(
    ["table of situations", "Situations"],
    Some("situations"),
    &[
        modifier!(
            Situations,
            "Better ground",
            "Each step of better ground",
            "Columns for each step by which the attacker's ground, or task aboard, is better than the defender's.",
            "8.6",
            "ground",
            ground
        ),
        modifier!(
            Situations,
            "Together",
            "Several attackers",
            "Columns where several strike at one on foot together.",
            "8.8",
            "joint",
            joint
        ),
        modifier!(
            Situations,
            "Together, mounted",
            "Several riders",
            "Columns where several riders strike at a rider together.",
            "8.7",
            "joint_riders",
            joint_riders
        ),
        level!(
            Situations,
            "Axe multiplies by",
            "What a two-handed axe multiplies by",
            "By how many times an axe in both hands multiplies an attack.",
            "3.3",
            "axe_multiplies",
            axe
        ),
        modifier!(
            Situations,
            "Against an axe",
            "Against one who swings an axe",
            "The step by which one who swings an axe with both hands is worse off in defense.",
            "3.3",
            "against_axe",
            against_axe
        ),
        modifier!(
            Situations,
            "Armour",
            "Die against armour",
            "Added to the die against a defender in armour; a 10 stays a 10.",
            "2.73",
            "armour_die",
            armour
        ),
        modifier!(
            Situations,
            "On a beast",
            "Fighting on a beast",
            "The step by which whoever stands on a goat or a pig is worse off.",
            "5.5 (3)",
            "on_a_beast",
            on_a_beast
        ),
        origin("Origin of the table Situations"),
    ],
    |_| Situations::default(),
);

/// The table of challenges to those who pass an enemy, with its fields.
pub const CHALLENGES: Kind<Content, Challenges, Challenges, InTable> = table(
    ["table of challenges", "Challenges"],
    Some("challenges"),
    &[
        level!(
            Challenges,
            "Wounds from",
            "Least die that wounds",
            "The least die that wounds whoever passes.",
            "8.9",
            "wounds_from",
            wounds
        ),
        level!(
            Challenges,
            "Kills from",
            "Least die that kills",
            "The least die that kills whoever passes.",
            "8.9",
            "kills_from",
            kills
        ),
        level!(
            Challenges,
            "Rider",
            "Die for a rider",
            "Added to the die for a rider who opposes, and taken off for one who passes.",
            "8.9",
            "challenge_rider",
            rider
        ),
        level!(
            Challenges,
            "Armour",
            "Die for armour",
            "Added to the die for armour that opposes, and taken off for armour that passes.",
            "8.9",
            "challenge_armour",
            armour
        ),
        level!(
            Challenges,
            "Wound",
            "Die for a wound",
            "Added to the die for a wounded one who passes, and taken off for one who opposes.",
            "8.9",
            "challenge_wound",
            wounded
        ),
        origin("Origin of the table Challenges"),
    ],
    |_| Challenges::default(),
);

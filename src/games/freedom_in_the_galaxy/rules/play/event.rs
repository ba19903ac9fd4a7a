//! What happens in a game, one small fact at a time, and the case of the rulebook that causes it.

use serde::{Deserialize, Serialize};

use super::{Attempt, CharacterNumber, Conclusion, EnvironNumber, Party, Phase, PlanetNumber, PossessionNumber, UnitKind};
use crate::{Loyalty, PlanetState, Side, book};
use rules::Citation;

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A turn began.
    Turn(u8),
    /// A player-turn began.
    PlayerTurn(Side),
    /// A phase of a player-turn began.
    Phase(Phase),
    /// A side rolled a die.
    Die(Side, Purpose, u8),
    /// A character was dealt.
    Dealt(CharacterNumber),
    /// A character was placed.
    Placed(CharacterNumber, EnvironNumber),
    /// A face-up unit came to an environ.
    Came(UnitKind, EnvironNumber),
    /// A unit rose in an environ, raised by a rebellion.
    Rose(UnitKind, EnvironNumber),
    /// A unit face down came to an environ.
    CameFaceDown(EnvironNumber),
    /// There was no room for a unit that was due.
    NoRoom(UnitKind),
    /// A base was put Up.
    BaseUp(PlanetNumber),
    /// A base goes Down.
    BaseDown(PlanetNumber),
    /// A base loses a level.
    BaseLevel(PlanetNumber, u8),
    /// Characters and a number of units moved.
    Moved(Party, u8, Option<EnvironNumber>, EnvironNumber),
    /// A ship passed a base unseen, was detected, damaged or destroyed.
    Passed(PossessionNumber, PlanetNumber, Passed),
    /// Characters were detected.
    Detected(Party),
    /// The units of an environ were shown.
    Revealed(EnvironNumber),
    /// A base fired at units.
    Fired(PlanetNumber),
    /// A combat: who attacked, the column, and what attacker and defender lose.
    Combat {
        /// Where.
        environ: EnvironNumber,
        /// Who attacked.
        attacker: Side,
        /// The column of the table.
        column: u8,
        /// What the attacker loses in strength.
        attacker_loss: u8,
        /// What the defender loses.
        defender_loss: u8,
    },
    /// A character leads units.
    Leads(CharacterNumber),
    /// A unit was lost.
    Lost(UnitKind, EnvironNumber),
    /// A search was made: by units or characters, and whether it succeeded.
    Searched {
        /// Where.
        environ: EnvironNumber,
        /// Whether units searched.
        units: bool,
        /// The search value.
        value: u8,
        /// The hiding value.
        hiding: u8,
        /// Whether it succeeded.
        found: bool,
    },
    /// A fight began.
    Fight(Party, Foe),
    /// A round of it: the difference, by how many columns to the right it was read, and the wounds of defender and attacker.
    Round {
        /// Attack less defence.
        difference: i8,
        /// The columns to the right: surprise and a break-off that failed, less two for a capture (12.5, 12.6).
        shift: i8,
        /// The wounds of the defenders.
        hurt: u8,
        /// The wounds of the attacker.
        struck: u8,
    },
    /// An attempt to break off: the characters who got away.
    BrokeOff(Party),
    /// No one got away.
    HeldFast,
    /// A character took a wound.
    Wounded(CharacterNumber),
    /// A character died, and of what.
    Killed(CharacterNumber, Cause),
    /// A character was captured, and by what.
    Captured(CharacterNumber, Cause),
    /// A character is free again.
    Freed(CharacterNumber),
    /// A character healed.
    Healed(CharacterNumber),
    /// The attacker was beaten.
    Beaten(Foe),
    /// A group went on a mission.
    Mission(Attempt, Party, EnvironNumber),
    /// A card was drawn.
    Drawn(u8),
    /// An event of a card took effect: the card, the section, and which of its events.
    Happened(u8, u8, u8),
    /// The event of the card, told just before, changed nothing.
    CameToNothing,
    /// An event of a card was ignored.
    Ignored(u8, u8, u8),
    /// A mission was aborted.
    Aborted(Attempt),
    /// Extra draws were made for a mission: the mission, the draws, and the letters.
    ExtraDraws(Attempt, u8, u8),
    /// A letter of a mission was undone.
    Cancelled(Attempt),
    /// A mission was completed, with a number of letters.
    Completed(Attempt, u8),
    /// A mission failed.
    Failed(Attempt),
    /// The loyalty of a planet shifted.
    Loyalty(PlanetNumber, Loyalty),
    /// A planet came to another state of control.
    State(PlanetNumber, PlanetState),
    /// A camp was placed.
    Camp(EnvironNumber),
    /// A camp was lost.
    CampLost(EnvironNumber),
    /// A Coup marker was placed.
    Coup(EnvironNumber),
    /// A character joined.
    Joined(CharacterNumber),
    /// A side gathered information.
    Informed(Side),
    /// The Rebel drew a possession; only the Rebel learns which.
    DrewPossession,
    /// Which one it was.
    Possession(PossessionNumber),
    /// A character has a possession.
    Bears(PossessionNumber, CharacterNumber),
    /// A possession was used.
    Used(PossessionNumber),
    /// A ship without a pilot stands in an environ.
    Left(PossessionNumber, EnvironNumber),
    /// A possession is lost.
    Gone(PossessionNumber),
    /// A character is kept from acting.
    Disabled(CharacterNumber),
    /// A ship or another possession that both players know came to a character.
    Ship(PossessionNumber, CharacterNumber, Gift),
    /// The game is over.
    Over(Conclusion),
}

/// What a character dies of, or is captured by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cause {
    /// The wounds reached the endurance (12.7).
    Wounds,
    /// The star of a round in which the enemy fought to capture (12.6, 12.8).
    Star,
    /// A creature that holds its prey, with nobody there to help (12.14).
    Creature,
    /// The die of a Coup that was aborted (13.4).
    Coup,
    /// The die of a mission that failed (13.5).
    Failure(Attempt),
    /// An Assassination (13.2).
    Assassination,
    /// A leader with the troops that were to be subverted (13.4).
    Leader,
    /// The end of the ship that carried them (9.3).
    Ship,
}

impl Cause {
    /// The section of the rulebook.
    const fn section(self) -> &'static str {
        match self {
            Self::Wounds => "12.7",
            Self::Star => "12.8",
            Self::Creature => "12.14",
            Self::Coup | Self::Leader => "13.4",
            Self::Failure(_) => "13.5",
            Self::Assassination => "13.2",
            Self::Ship => "9.3",
        }
    }
}

/// Why a possession comes to a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Gift {
    /// It was found, bought, or comes with its owner (14.11, 14.53).
    Found,
    /// It was handed on (14.12).
    HandedOn,
    /// Its pilot is gone (14.55).
    Inherited,
    /// A knight is given a ship (14.61).
    Commissioned,
}

/// What a die was rolled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Purpose {
    /// Detection of a ship.
    Detection,
    /// Losses in combat.
    Combat,
    /// A search.
    Search,
    /// An attempt to break off.
    BreakOff,
    /// Wounds in a fight.
    Wounds,
    /// The result for a group whose Coup is aborted.
    Coup,
    /// The price of a failure.
    Failure,
    /// Whether a possession is lost by its use.
    Use(PossessionNumber),
}

/// How a ship passed a base.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Passed {
    /// Unseen.
    Unseen,
    /// Detected.
    Detected,
    /// Detected and damaged.
    Damaged,
    /// Destroyed.
    Destroyed,
}

/// The attacker of characters, as events tell it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Foe {
    /// A squad of a side.
    Squad(Side),
    /// Characters.
    Characters(Party),
    /// A creature, robots or locals.
    Foe(u8),
}

impl Event {
    /// The case of the rulebook that causes it.
    #[must_use]
    pub const fn citation(&self) -> Citation {
        book(match self {
            Self::Turn(_) | Self::PlayerTurn(_) | Self::Phase(_) => "4.0",
            Self::Dealt(_) | Self::Placed(..) => "16.12",
            Self::Came(..) | Self::CameFaceDown(_) | Self::NoRoom(_) => "16.15",
            Self::Rose(..) => "15.4",
            Self::BaseUp(_) => "16.16",
            Self::BaseDown(_) | Self::BaseLevel(..) => "8.3",
            Self::Moved(..) => "9.0",
            Self::Passed(..) | Self::Die(_, Purpose::Detection, _) => "9.3",
            Self::Detected(_) => "9.4",
            Self::Revealed(_) => "7.22",
            Self::Fired(_) => "9.2",
            Self::Combat { .. } | Self::Die(_, Purpose::Combat, _) => "10.2",
            Self::Leads(_) => "10.4",
            Self::Lost(..) => "10.3",
            Self::Searched { .. } | Self::Die(_, Purpose::Search, _) => "11.2",
            Self::Fight(..) => "12.1",
            Self::Round { .. } | Self::Beaten(_) | Self::Die(_, Purpose::Wounds, _) => "12.6",
            Self::BrokeOff(_) | Self::HeldFast | Self::Die(_, Purpose::BreakOff, _) => "12.5",
            Self::Wounded(_) => "12.7",
            Self::Killed(_, cause) | Self::Captured(_, cause) => cause.section(),
            Self::Freed(_) => "12.8",
            Self::Healed(_) => "13.7",
            Self::Mission(..) => "13.1",
            Self::Drawn(_) => "13.3",
            Self::Happened(..) | Self::CameToNothing | Self::Ignored(..) | Self::Aborted(_) | Self::Die(_, Purpose::Coup, _) => {
                "13.4"
            }
            Self::ExtraDraws(..) => "13.6",
            Self::Completed(..) | Self::Failed(_) | Self::Die(_, Purpose::Failure, _) => "13.5",
            Self::Loyalty(..) => "15.1",
            Self::State(..) => "15.5",
            Self::Camp(_) | Self::CampLost(_) | Self::Coup(_) | Self::Joined(_) => "13.2",

            Self::Informed(_) => "16.19",
            Self::DrewPossession | Self::Possession(_) | Self::Bears(..) | Self::Ship(.., Gift::Found) => "14.11",
            Self::Used(_) | Self::Cancelled(_) | Self::Die(_, Purpose::Use(_), _) => "14.2",
            Self::Disabled(_) => "14.3",
            Self::Ship(.., Gift::HandedOn) => "14.12",
            Self::Ship(.., Gift::Inherited) => "14.55",
            Self::Ship(.., Gift::Commissioned) => "14.61",
            Self::Gone(_) => "14.24",
            Self::Left(..) => "14.59",
            Self::Over(Conclusion::Instant(_)) => "16.18",
            Self::Over(Conclusion::Points(_)) => "16.17",
        })
    }
}

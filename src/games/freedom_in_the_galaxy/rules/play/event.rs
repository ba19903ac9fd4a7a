//! Events of a game: what happens, one small fact at a time, and the case of the rulebook that causes it.

use serde::{Deserialize, Serialize};

use super::{Attempt, CharacterNumber, Conclusion, EnvironNumber, Party, Phase, PlanetNumber, PossessionNumber, UnitKind};
use crate::{Loyalty, PlanetState, Side, book};
use rules::Citation;

/// A small fact that happened in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A turn began.
    Turn(u8),
    /// A player-turn began.
    PlayerTurn(Side),
    /// A phase of a player-turn began.
    Phase(Phase),
    /// A side rolled a die for this purpose, with this result.
    Die(Side, Purpose, u8),
    /// A character was dealt to its side.
    Dealt(CharacterNumber),
    /// A character was placed.
    Placed(CharacterNumber, EnvironNumber),
    /// A unit came face up to an environ.
    Came(UnitKind, EnvironNumber),
    /// A unit was raised in an environ by a rebellion.
    Rose(UnitKind, EnvironNumber),
    /// A unit came face down to an environ.
    CameFaceDown(EnvironNumber),
    /// A unit that was due did not come, since there was no room.
    NoRoom(UnitKind),
    /// A base was put Up.
    BaseUp(PlanetNumber),
    /// A base was put Down.
    BaseDown(PlanetNumber),
    /// A base lost levels. The number is the level that it has now.
    BaseLevel(PlanetNumber, u8),
    /// Characters and this many units moved to the last of these environs, from the environ before it, or from space if that is `None`.
    Moved(Party, u8, Option<EnvironNumber>, EnvironNumber),
    /// A ship passed a base: unseen, detected, damaged or destroyed.
    Passed(PossessionNumber, PlanetNumber, Passed),
    /// How many units of a kind are among those that moved, or that came face down, as was just reported. Of kinds that lie face down only the
    /// Imperial player learns this (7.22).
    OfKind(UnitKind, u8),
    /// Characters were detected.
    Detected(Party),
    /// The units of an environ were shown.
    Revealed(EnvironNumber),
    /// The units of an environ were shown, and this many of them were of this kind.
    Shown(EnvironNumber, UnitKind, u8),
    /// A base fired at units.
    Fired(PlanetNumber),
    /// A side declared that its units attack in an environ.
    Declared(Side, EnvironNumber),
    /// No unit that a side has in an environ fits what is left of its loss, which is this strength.
    NoneFits(Side, EnvironNumber, u8),
    /// Units of both sides fought in an environ.
    Combat {
        /// The environ in which the units fought.
        environ: EnvironNumber,
        /// The side that attacked.
        attacker: Side,
        /// The index of the column in the table of military combat, from 0.
        column: u8,
        /// The strength that the attacker loses.
        attacker_loss: u8,
        /// The strength that the defender loses.
        defender_loss: u8,
    },
    /// A character was chosen to lead units in combat.
    Leads(CharacterNumber),
    /// A character leads units that search (11.22).
    LeadsSearch(CharacterNumber),
    /// A unit was lost.
    Lost(UnitKind, EnvironNumber),
    /// Units or characters searched.
    Searched {
        /// The environ in which they searched.
        environ: EnvironNumber,
        /// Whether units searched, not characters.
        units: bool,
        /// The search value of those who searched.
        value: u8,
        /// The hiding value of those who hid.
        hiding: u8,
        /// Whether the characters were found.
        found: bool,
    },
    /// A fight began between these defenders and this attacker.
    Fight(Party, Foe),
    /// A round of a fight began: the round with this number, against this attacker, with these active defenders (12.4).
    RoundBegins(u8, Foe, Party),
    /// A round of a fight was fought.
    Round {
        /// The difference of the round: attack less defence.
        difference: i8,
        /// By how many columns to the right the table was read. Surprise and a failed attempt to break off add to this; a fight to capture subtracts
        /// two (12.5, 12.6).
        shift: i8,
        /// The wounds of the defenders in this round.
        hurt: u8,
        /// The wounds of the attacker in this round.
        struck: u8,
    },
    /// Characters broke off a fight.
    BrokeOff(Party),
    /// No defender got away in an attempt to break off a fight.
    HeldFast,
    /// A character took a wound.
    Wounded(CharacterNumber),
    /// A character died, and from what cause.
    Killed(CharacterNumber, Cause),
    /// A character was captured, and by what cause.
    Captured(CharacterNumber, Cause),
    /// A character is free again.
    Freed(CharacterNumber),
    /// A character healed.
    Healed(CharacterNumber),
    /// The attacker in a fight among characters was beaten.
    Beaten(Foe),
    /// A group started a mission.
    Mission(Attempt, Party, EnvironNumber),
    /// A group that started a mission has a character as its target (13.2).
    Aimed(Attempt, CharacterNumber),
    /// A group on a mission gained a letter; the number says how many letters it has now.
    Letter(Attempt, u8),
    /// An event lets the enemy search for a group on a mission (13.48).
    Sought(Attempt, Party),
    /// The enemy did not search for a group although an event let it (13.48).
    NotSought(Party),
    /// An action card was drawn. The number is its index among the cards of the game.
    Drawn(u8),
    /// An event of an action card happened. The numbers are indexes: of the card among those of the game, of the section on the card, and of the
    /// event in the section.
    Happened(u8, u8, u8),
    /// The event that was just reported changed nothing.
    CameToNothing,
    /// An event of an action card was ignored. The numbers are indexes: of the card among those of the game, of the section on the card, and of the
    /// event in the section.
    Ignored(u8, u8, u8),
    /// A mission was aborted.
    Aborted(Attempt),
    /// Extra draws were made for a mission. The first number says how many draws, and the second how many letters they brought.
    ExtraDraws(Attempt, u8, u8),
    /// A letter of a mission was undone by the enemy.
    Cancelled(Attempt),
    /// A mission was completed with this number of letters.
    Completed(Attempt, u8),
    /// A success of a mission, with this index on the mission's card, changed nothing.
    WithoutEffect(Attempt, u8),
    /// The die for a Coup or a failed mission did nothing to a group.
    Unharmed(Purpose, Party),
    /// A mission failed.
    Failed(Attempt),
    /// The loyalty of a planet shifted to this space.
    Loyalty(PlanetNumber, Loyalty),
    /// The state of control of a planet changed to this one.
    State(PlanetNumber, PlanetState),
    /// A camp was placed.
    Camp(EnvironNumber),
    /// A camp was lost.
    CampLost(EnvironNumber),
    /// A Coup marker was placed.
    Coup(EnvironNumber),
    /// A character joined a side.
    Joined(CharacterNumber),
    /// A side gathered information.
    Informed(Side),
    /// The Rebel drew a possession; the Empire does not learn which.
    DrewPossession,
    /// The possession that the Rebel drew; only the Rebel sees this.
    Possession(PossessionNumber),
    /// A possession that nobody may have went back to the deck.
    BackInDeck(PossessionNumber),
    /// A character got a possession that only the Rebel knows.
    Bears(PossessionNumber, CharacterNumber),
    /// A possession was used.
    Used(PossessionNumber),
    /// A ship was left without a pilot in an environ.
    Left(PossessionNumber, EnvironNumber),
    /// A possession was lost.
    Gone(PossessionNumber),
    /// A character cannot act for a phase, because of an enemy possession.
    Disabled(CharacterNumber),
    /// A ship, or another possession that both players know, came to a character for this reason.
    Ship(PossessionNumber, CharacterNumber, Gift),
    /// The game is over.
    Over(Conclusion),
}

/// The cause of a character's death or capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cause {
    /// The wounds of the character reached the endurance (12.7).
    Wounds,
    /// A starred result in a fight to capture (12.6, 12.8).
    Star,
    /// A creature that holds a character and eats the character when nobody is left to help (12.13).
    Creature,
    /// The die of a Coup that was aborted (13.4).
    Coup,
    /// The die of a mission that failed (13.5).
    Failure(Attempt),
    /// An Assassination (13.2).
    Assassination,
    /// A leader with the units that were to be subverted (13.4).
    Leader,
    /// The destruction of the ship that carried the character (9.3).
    Ship,
}

impl Cause {
    /// The section of the rulebook about this cause.
    const fn section(self) -> &'static str {
        match self {
            Self::Wounds => "12.7",
            Self::Star => "12.8",
            Self::Creature => "12.13",
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
    /// The possession was found or bought, or comes with its owner (14.11, 14.53).
    Found,
    /// The possession was handed on by another character (14.12).
    HandedOn,
    /// The possession is a ship whose pilot is gone (14.55).
    Inherited,
    /// The possession is a ship that the Empire gives a knight (14.61).
    Commissioned,
}

/// The purpose for which a die was rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Purpose {
    /// To detect a ship.
    Detection,
    /// To find the losses in combat.
    Combat,
    /// To search for characters.
    Search,
    /// To break off a fight.
    BreakOff,
    /// To find the wounds in a fight.
    Wounds,
    /// To find what happens to a group whose Coup is aborted.
    Coup,
    /// To find what happens to a group whose mission failed.
    Failure,
    /// To find out whether a possession is lost by its use.
    Use(PossessionNumber),
}

/// What happened to a ship that passed a base.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Passed {
    /// The ship was not seen.
    Unseen,
    /// The ship was detected.
    Detected,
    /// The ship was detected and damaged.
    Damaged,
    /// The ship was destroyed.
    Destroyed,
}

/// The attacker in a fight, as events report it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Foe {
    /// The attacker is a squad of this side.
    Squad(Side),
    /// The attackers are these enemy characters.
    Characters(Party),
    /// The attacker is a creature, robots or locals, by its index in the list of foes.
    Foe(u8),
}

impl Event {
    /// The case of the rulebook that causes this event.
    #[must_use]
    pub const fn citation(&self) -> Citation {
        book(match self {
            Self::Turn(_) | Self::PlayerTurn(_) => "4.0",
            Self::Phase(phase) => phase.section(),
            Self::Dealt(_) | Self::Placed(..) => "16.12",
            Self::Came(..) | Self::CameFaceDown(_) | Self::NoRoom(_) => "16.15",
            Self::Rose(..) => "15.4",
            Self::BaseUp(_) => "16.16",
            Self::BaseDown(_) | Self::BaseLevel(..) => "8.3",
            Self::Moved(..) | Self::OfKind(..) => "9.0",
            Self::Passed(..) | Self::Die(_, Purpose::Detection, _) => "9.3",
            Self::Detected(_) => "9.4",
            Self::Revealed(_) | Self::Shown(..) => "7.22",
            Self::Fired(_) => "9.2",
            Self::Combat { .. } | Self::Die(_, Purpose::Combat, _) => "10.2",
            Self::Leads(_) => "10.4",
            Self::Declared(..) => "10.1",
            Self::Lost(..) | Self::NoneFits(..) => "10.3",
            Self::Searched { .. } | Self::Die(_, Purpose::Search, _) => "11.2",
            Self::LeadsSearch(_) => "11.22",
            Self::Fight(..) => "12.1",
            Self::RoundBegins(..) => "12.4",
            Self::Round { .. } | Self::Beaten(_) | Self::Die(_, Purpose::Wounds, _) => "12.6",
            Self::BrokeOff(_) | Self::HeldFast | Self::Die(_, Purpose::BreakOff, _) => "12.5",
            Self::Wounded(_) => "12.7",
            Self::Killed(_, cause) | Self::Captured(_, cause) => cause.section(),
            Self::Freed(_) => "12.8",
            Self::Healed(_) => "13.7",
            Self::Mission(..) => "13.1",
            Self::Drawn(_) | Self::Letter(..) => "13.3",
            Self::Sought(..) | Self::NotSought(_) => "13.48",
            Self::Happened(..)
            | Self::CameToNothing
            | Self::Ignored(..)
            | Self::Aborted(_)
            | Self::Die(_, Purpose::Coup, _)
            | Self::Unharmed(Purpose::Coup, _) => "13.4",
            Self::ExtraDraws(..) => "13.6",
            Self::Completed(..) | Self::Failed(_) | Self::Die(_, Purpose::Failure, _) | Self::Unharmed(..) => "13.5",
            Self::Loyalty(..) => "15.1",
            Self::State(..) => "15.5",
            Self::Camp(_) | Self::CampLost(_) | Self::Coup(_) | Self::Joined(_) | Self::Aimed(..) | Self::WithoutEffect(..) => {
                "13.2"
            }
            Self::Informed(_) => "16.19",
            Self::BackInDeck(_) => "14.13",
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

//! Cites the rule for each thing that happens in a game.

use super::{Because, Cause, Conclusion, Event, Purpose, ReadFrom, Slowing, TakenAlong};
use crate::{Arrow, book};
use rules::Citation;

/// The citation for rules about captives. The book has no such rule, so it cites Drydock.
pub const CAPTIVES: Citation = Citation::Drydock(
    "the book has a scenario about a captive and no rule for one: somebody unarmed beside an enemy and no friend is led like a horse",
);
/// The citation for characters whom a challenge wounds while they move. The book has no rule for this, so it cites Drydock.
const WOUNDED_ON_THE_WAY: Citation = Citation::Drydock(
    "the book does not say how far somebody goes whom a challenge wounds: half of what is left, as after an arrow, and no farther than the wounded go",
);

impl Event {
    /// The rule that caused this event.
    #[must_use]
    pub const fn citation(&self) -> Citation {
        match self {
            Self::Turn(_) | Self::Phase(..) | Self::Placed(..) | Self::StoodUp(_) => book("2.2"),
            Self::Moored(..) => book("1.2, 2.1"),
            Self::Coiled(..) => book("4.61"),
            Self::Does(..) => book("4.2"),
            Self::Speed(..) => book("4.3"),
            Self::Die(_, Purpose::Lot(_), _) => book("4.41"),
            Self::Slows(.., Slowing::Tow | Slowing::Rope) | Self::Aside(_, Slowing::Rope) | Self::Drawn(_) | Self::Parted(_) => {
                book("4.63")
            }
            Self::Beached { .. } | Self::Aground { .. } | Self::Slows(.., Slowing::Beach) | Self::Aside(_, Slowing::Beach) => {
                book("4.44")
            }
            Self::Aside(_, Slowing::Hull(_)) => book("4.51"),
            Self::Waits(_)
            | Self::Sailed(..)
            | Self::Pushed(_)
            | Self::Aside(..)
            | Self::Slows(.., Slowing::Hull(_) | Slowing::Barred) => book("4.43"),
            Self::Die(_, Purpose::Ram(_), _) | Self::Slows(..) | Self::Blocked(..) | Self::Rammed { .. } | Self::Capsized(_) => {
                book("4.52")
            }
            Self::Die(_, Purpose::Throw(_), _) | Self::Threw { .. } | Self::HauledIn(..) => book("4.62"),
            Self::Die(_, Purpose::Cut(_), _) | Self::Cut(..) => book("4.64"),
            Self::Hauled(_) => book("4.65"),
            Self::Climbed(..) => book("4.83"),
            Self::TippedOver(..) | Self::TookHook(..) | Self::LaidHook(..) => book("4.66"),
            Self::Damage(..) | Self::Held(_) | Self::Sank(_) => book("4.7"),
            Self::Die(_, Purpose::Patch(_), _) | Self::Patched(..) => book("5.2"),
            Self::Die(_, Purpose::Strain(_), _) | Self::Strained(..) => book("5.3"),
            Self::Harmed { because: Some(Because::NoRoom), .. } | Self::ShotAtBeast { .. } | Self::StruckBeast { .. } => {
                book("3.4")
            }
            Self::Harmed { because: Some(_), .. } | Self::Harmed { again: Some(_), .. } => book("8.8"),
            Self::Harmed { cause: Cause::Collision, .. } => book("9.6"),
            Self::SailedOff(_) => {
                Citation::Drydock("the book has no rule for a boat at the edge: it leaves when its bow would cross it")
            }
            Self::Seized(..) => Citation::Drydock(
                "the book does not say who commands a boat: its side while one of it stands aboard, and then whoever stands there alone",
            ),
            Self::Entered(..) | Self::Moved(..) | Self::Left(_) => book("2.5"),
            Self::Shot { aboard: true, result: Arrow::A, .. } => book("2.4"),
            Self::Shot { still: true, result: Arrow::A, .. } => book("2.33"),
            Self::Die(_, Purpose::Arrow(_), _) | Self::Shot { .. } => book("2.32"),
            Self::Die(_, Purpose::Stray(_), _) => book("5.1"),
            Self::WentBack(..) | Self::StaysOut(_) => book("2.6"),
            Self::Die(_, Purpose::Challenge(_), _) | Self::Challenged { .. } => book("2.54, 8.9"),
            Self::Mounted(..) => book("2.56"),
            Self::Dismounted(..) => book("2.56, 3.4"),
            Self::Leads(..) | Self::PutBeast(..) => book("2.57"),
            Self::Carries(.., TakenAlong::OnBack) | Self::PutMan(.., TakenAlong::OnBack) => book("2.53"),
            Self::Carries(.., TakenAlong::ByHand) | Self::PutMan(.., TakenAlong::ByHand) | Self::LedOff(_) | Self::Freed(..) => {
                CAPTIVES
            }
            Self::Cleared(..) => book("2.52"),
            Self::TurnedOver(..) | Self::PickedUp(..) | Self::Dropped(..) | Self::CarriedOff(..) | Self::BeastLost(_) => {
                book("5.5")
            }
            Self::Formed(_) | Self::Broken(_) => book("3.2"),
            Self::Axe(..) => book("3.3"),
            Self::Die(_, Purpose::Blow(_), _) | Self::Struck { .. } => book("2.7"),
            Self::Harmed { cause: Cause::Blade, read_from: ReadFrom::AgainstRiders, .. }
            | Self::Retreated(.., ReadFrom::AgainstRiders) => book("8.7"),
            Self::Harmed { cause: Cause::Blade, .. } | Self::Retreated(.., ReadFrom::OnFoot) | Self::Displaced(..) => book("8.8"),
            Self::Slowed(.., Cause::Challenge) => WOUNDED_ON_THE_WAY,
            Self::Retreated(.., ReadFrom::Missiles)
            | Self::Harmed { cause: Cause::Arrow, .. }
            | Self::BeastKilled(_)
            | Self::Slowed(..) => book("8.2"),
            Self::Harmed { cause: Cause::Challenge, .. } => book("8.9"),
            Self::Die(_, Purpose::Drowning(_), _) | Self::Swam(..) | Self::Harmed { cause: Cause::Water, .. } => {
                book("4.85, 9.3")
            }
            Self::Advanced(..) => book("2.75"),
            Self::Die(_, Purpose::Rage(_), _) | Self::Rage(..) | Self::MustAdvance(_) => book("3.1"),
            Self::Tide(_) => book("5.5"),
            Self::Over(Conclusion::Nothing) => Citation::Drydock(
                "sides that do not meet would play for ever, so that ten turns without a wound end a game without a limit",
            ),
            Self::Score(..) | Self::Over(_) => book("2.1"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::{Harm, ManNumber};
    use geometry::Space;

    #[test]
    fn harm_and_retreats_cite_the_table_that_was_read() {
        let (man, at) = (ManNumber(0), Space::new(1, 1));
        let harmed = |cause: Cause, read_from: ReadFrom| {
            Event::Harmed { man, harm: Harm::Stun, cause, read_from, by: None, at, because: None, again: None }.citation()
        };
        let fell_back = |read_from: ReadFrom| Event::Retreated(man, at, read_from).citation();
        for (read_from, section) in [(ReadFrom::OnFoot, "8.8"), (ReadFrom::AgainstRiders, "8.7"), (ReadFrom::Missiles, "8.2")] {
            let cause = if read_from == ReadFrom::Missiles { Cause::Arrow } else { Cause::Blade };
            assert_eq!([harmed(cause, read_from), fell_back(read_from)], [book(section), book(section)]);
        }
    }
}

//! What a captain keeps in mind between decisions: the journey that it has begun, and its plan for the missions in an environ.

use super::super::{Action, EnvironNumber, Look, Party};
use super::travel::Trip;

/// What a captain keeps in mind between decisions.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Memory {
    /// The journey that the captain has begun; `None` if there is none.
    pub trip: Option<Trip>,
    /// The plan for the missions of an environ; `None` if the captain decides about each mission when asked.
    pub plan: Option<Plan>,
}

/// A plan for the missions in one environ in one turn: each mission with the party that does it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Plan {
    environ: EnvironNumber,
    turn: u8,
    groups: Vec<(u8, Party)>,
}

impl Plan {
    /// A plan for missions in this environ in the current turn.
    pub(super) fn of(look: &Look, environ: EnvironNumber, groups: Vec<(u8, Party)>) -> Self {
        Self { environ, turn: look.open.turn, groups }
    }

    /// Whether the plan is for the missions that are being assigned at this moment.
    pub(super) fn is_for(&self, look: &Look) -> bool {
        let environ = look.open.errand.as_ref().map(|errand| errand.environ);
        self.turn == look.open.turn && environ == Some(self.environ)
    }

    /// The action that assigns the next mission of the plan, or ends the assignment.
    pub(super) fn next(&self, look: &Look) -> Action {
        let assigned =
            |mission: u8| look.open.errand.iter().flat_map(|errand| &errand.groups).any(|group| group.mission == mission);
        let next = self.groups.iter().find(|(mission, _)| !assigned(*mission));
        next.map_or(Action::Done, |(mission, _)| Action::Mission(*mission))
    }

    /// The party that the plan sends on this mission; empty if the plan does not include the mission.
    pub(super) fn party(&self, mission: u8) -> Party {
        self.groups.iter().find(|(number, _)| *number == mission).map_or(Party::NOBODY, |(_, party)| *party)
    }
}

//! What a captain keeps in mind from decision to decision: a journey that is begun, and which missions are assigned in an environ.

use super::super::{Action, EnvironNumber, Look, Party};
use super::travel::Trip;

/// What a captain keeps in mind.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Memory {
    /// The journey that is begun.
    pub trip: Option<Trip>,
    /// Which missions are assigned; none where that is left to the moment.
    pub plan: Option<Plan>,
}

/// Which missions are assigned in an environ in a player-turn, and to whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Plan {
    environ: EnvironNumber,
    turn: u8,
    groups: Vec<(u8, Party)>,
}

impl Plan {
    /// A plan for this turn.
    pub(super) fn of(look: &Look, environ: EnvironNumber, groups: Vec<(u8, Party)>) -> Self {
        Self { environ, turn: look.open.turn, groups }
    }

    /// Whether it is about the missions that are being assigned.
    pub(super) fn is_for(&self, look: &Look) -> bool {
        let environ = look.open.errand.as_ref().map(|errand| errand.environ);
        self.turn == look.open.turn && environ == Some(self.environ)
    }

    /// The next mission that is assigned.
    pub(super) fn next(&self, look: &Look) -> Action {
        let assigned =
            |mission: u8| look.open.errand.iter().flat_map(|errand| &errand.groups).any(|group| group.mission == mission);
        let next = self.groups.iter().find(|(mission, _)| !assigned(*mission));
        next.map_or(Action::Done, |(mission, _)| Action::Mission(*mission))
    }

    /// Who goes on a mission.
    pub(super) fn party(&self, mission: u8) -> Party {
        self.groups.iter().find(|(number, _)| *number == mission).map_or(Party::NOBODY, |(_, party)| *party)
    }
}

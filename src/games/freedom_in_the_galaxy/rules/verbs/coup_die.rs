//! The die that is rolled when a Coup is aborted, and what each face does (13.4).

use serde::{Deserialize, Serialize};

use super::words::choices;
use rules::kind::{Gap, Slot};

choices! {
    /// What happens to a group whose Coup is aborted. All shifts of loyalty are in the enemy's favour.
    CoupOutcome {
        /// Nothing more happens.
        Nothing = "nothing",
        /// The loyalty shifts by one space.
        Shift = "shift",
        /// The group is captured.
        Captured = "captured",
        /// The enemy finds the group, with a squad or with characters.
        Found = "found",
        /// The group is killed.
        Killed = "killed",
        /// The loyalty shifts, and the group is captured.
        ShiftAndCaptured = "shift and captured",
        /// The loyalty shifts, and the enemy finds the group.
        ShiftAndFound = "shift and found",
        /// The loyalty shifts, and the group is killed.
        ShiftAndKilled = "shift and killed",
        /// The loyalty shifts, one character of the group is killed, and the others are captured.
        ShiftCapturedOneKilled = "shift and captured with one killed",
    }
}

impl CoupOutcome {
    /// Whether the loyalty of the planet shifts one space in the enemy's favour.
    #[must_use]
    pub const fn shifts(self) -> bool {
        match self {
            Self::Nothing | Self::Captured | Self::Found | Self::Killed => false,
            Self::Shift | Self::ShiftAndCaptured | Self::ShiftAndFound | Self::ShiftAndKilled | Self::ShiftCapturedOneKilled => {
                true
            }
        }
    }
}

/// The result of each face of the die, from 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CoupDie(pub [CoupOutcome; 6]);

impl Gap for CoupDie {
    fn slot() -> Slot {
        Slot::Text("1-4 nothing, 5 shift, 6 shift and captured")
    }

    fn say(&self) -> String {
        let mut runs: Vec<(usize, usize, CoupOutcome)> = Vec::new();
        for (face, outcome) in (1..).zip(self.0) {
            match runs.last_mut() {
                Some((_, last, known)) if *known == outcome => *last = face,
                _ => runs.push((face, face, outcome)),
            }
        }
        let run = |(first, last, outcome): (usize, usize, CoupOutcome)| {
            let faces = if first == last { first.to_string() } else { format!("{first}-{last}") };
            format!("{faces} {}", outcome.word())
        };
        runs.into_iter().map(run).collect::<Vec<_>>().join(", ")
    }

    fn hear(text: &str) -> Option<Self> {
        let mut faces = [None; 6];
        for run in text.split(',') {
            let (range, outcome) = run.trim().split_once(' ')?;
            let (first, last) = range.split_once('-').unwrap_or((range, range));
            let face = |text: &str| text.parse::<usize>().ok().filter(|face| (1..=6).contains(face));
            for at in face(first)?..=face(last)? {
                faces[at - 1] = Some(CoupOutcome::hear(outcome.trim())?);
            }
        }
        let [one, two, three, four, five, six] = faces;
        Some(Self([one?, two?, three?, four?, five?, six?]))
    }
}

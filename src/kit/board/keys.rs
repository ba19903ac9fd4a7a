//! The keys that step through the pieces of a board.

use egui::Ui;

use crate::keys::{KeyChoices, desk_keys};

/// The heading in the list of shortcuts under which the keys of all desks with a board stand.
pub const DESK: &str = "Boards";

desk_keys! {
    NEXT_PIECE "BoardNextPiece", DESK, "Next piece", "Go on to the next piece of a board.", N;
    PREVIOUS_PIECE "BoardPreviousPiece", DESK, "Previous piece", "Go back to the previous piece.", N + SHIFT;
    ZOOM "BoardZoom", DESK, "Zoom to selection", "Look at what is selected from near, or at the space of the cursor.", Z;
}

/// The piece after or before `now`, if the key for the next or the previous piece was pressed; otherwise `None`. After the last piece comes the
/// first.
pub fn next_asked<T: Copy + PartialEq>(ui: &Ui, choices: &KeyChoices, all: impl FnOnce() -> Vec<T>, now: Option<T>) -> Option<T> {
    let asked = [(PREVIOUS_PIECE, false), (NEXT_PIECE, true)];
    let (_, forward) = asked.into_iter().find(|(key, _)| key.pressed(ui, choices))?;
    next_of(&all(), now, forward)
}

/// The next or the previous entry of a list; after the last comes the first. If `now` is not in the list, it is the first or the last entry.
pub fn next_of<T: Copy + PartialEq>(all: &[T], now: Option<T>, forward: bool) -> Option<T> {
    let last = all.len().checked_sub(1)?;
    let next = match now.and_then(|now| all.iter().position(|one| *one == now)) {
        None if forward => 0,
        None => last,
        Some(index) if forward => (index + 1) % all.len(),
        Some(index) => index.checked_sub(1).unwrap_or(last),
    };
    all.get(next).copied()
}

#[cfg(test)]
mod tests {
    use super::next_of;

    #[test]
    fn a_list_is_gone_round_in_both_directions() {
        let all = ['a', 'b', 'c'];
        let forth = [(None, 'a'), (Some('a'), 'b'), (Some('c'), 'a'), (Some('x'), 'a')];
        let back = [(None, 'c'), (Some('a'), 'c'), (Some('c'), 'b'), (Some('x'), 'c')];
        for (forward, cases) in [(true, forth), (false, back)] {
            for (now, next) in cases {
                assert_eq!(next_of(&all, now, forward), Some(next));
            }
        }
        assert_eq!(next_of::<char>(&[], None, true), None);
    }
}

//! Tests arrows that miss their target and hit another character (5.1).

use super::scenes::*;
use super::*;
use crate::board::neighbour;
use geometry::Space;
use rules::play::{Dice, Play};

/// Dice that show one face first, if one is given, and always another face after that.
struct Then(Option<u8>, u8);

impl Dice for Then {
    fn die(&mut self) -> u8 {
        1
    }

    fn ten(&mut self) -> u8 {
        self.0.take().unwrap_or(self.1)
    }
}

/// Of ten arrows that miss, six must stray to a hex beside the target, one to each of the six hexes, and wound a character without armour there
/// (5.1).
#[test]
fn six_in_ten_misses_go_to_a_neighbour() {
    let rows = ["...................."; 8];
    let target = Space::new(14, 4);
    let mut pieces = vec![("Archer", A, (0, 4), SOME), ("Ceorl", B, (14, 4), SOME)];
    pieces.extend((0..6).map(|side| neighbour(target, side)).map(|space| ("Ceorl", B, (space.column, space.row), SOME)));
    let battle = scene(&rows, &pieces, |content| {
        let id = content.scenarios.ids().next().expect("a scenario");
        content.scenarios.get_mut(id).expect("it is there").options.stray_arrows = true;
    });
    let mut aims = begin(&battle);
    act(&battle, &mut aims, Action::Pick(FIRST), 5);
    let struck = |face: u8| {
        let mut state = aims.clone();
        battle.apply(&mut state, Action::Shoot(SECOND), &mut Then(Some(10), face), &mut ()).expect("he shoots");
        assert_eq!(state.position.man(SECOND).condition, Condition::Sound, "the arrow missed");
        (0..8).filter(|man| state.position.men[*man].condition == Condition::Wounded).collect()
    };
    let all: Vec<Vec<usize>> = (1..=10).map(struck).collect();
    let mut hit: Vec<usize> = all[..6].concat();
    hit.sort_unstable();
    assert_eq!(hit, [2, 3, 4, 5, 6, 7], "{all:?}");
    assert!(all[6..].iter().all(Vec::is_empty), "{all:?}");
}

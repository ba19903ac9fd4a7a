//! Choices for all characters with one click, in place of a click for each: to fight, go on a mission, stack with units, or move along.

use freedom_in_the_galaxy::play::{Action, Counter};
use kit::play::Together;

/// The choices that can be made for all characters of a question at once.
pub fn together(legal: &[Action]) -> Vec<Together<Action>> {
    let all = |does: &str, says, is_of_it: fn(&Action) -> bool| {
        let actions: Vec<Action> = legal.iter().copied().filter(is_of_it).collect();
        let words = if actions.len() == 2 { format!("Both {does}") } else { format!("All {} {does}", actions.len()) };
        (actions.len() > 1).then_some(Together { actions, words, says })
    };
    let offers = [
        all("fight", "Everybody who is not active yet.", |action| matches!(action, Action::Active(_))),
        all("join", "Everybody who is listed.", |action| matches!(action, Action::Join(_))),
        all("go with the units", "Everybody who can still choose: they are detected and do no mission (9.52, 9.57).", |action| {
            matches!(action, Action::With(_))
        }),
        all("stay apart", "Everybody who can still choose.", |action| matches!(action, Action::Apart(_))),
        all("go along", "Every character who is still there.", |action| matches!(action, Action::Take(Counter::Character(_)))),
    ];
    offers.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use freedom_in_the_galaxy::play::CharacterNumber;

    #[test]
    fn all_who_are_asked_about_do_it_at_one_press() {
        let [one, two] = [0, 2].map(CharacterNumber);
        let fight = [Action::Active(one), Action::Active(two)];
        let offers = together(&[fight[0], fight[1], Action::Done]);
        assert_eq!(offers.iter().map(|offer| &offer.words[..]).collect::<Vec<_>>(), ["Both fight"]);
        assert_eq!(offers[0].actions, fight);
        assert!(together(&[Action::Join(one), Action::Done]).is_empty(), "one alone has a button of their own");
    }
}

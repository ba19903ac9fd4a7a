//! Choices for all characters with one click, in place of a click for each: to fight, go on a mission, stack with units, or move along.

use super::choices::{Subject, subject};
use freedom_in_the_galaxy::play::{Action, CharacterNumber, Counter};
use kit::play::Together;

/// The choices that can be made for all characters of a question at once. Two of them are named; `name` gives the name of a character.
pub fn together<'a>(legal: &[Action], name: impl Fn(CharacterNumber) -> &'a str) -> Vec<Together<Action>> {
    let all = |does: &str, says, is_of_it: fn(&Action) -> bool| {
        let actions: Vec<Action> = legal.iter().copied().filter(is_of_it).collect();
        let words = match actions[..] {
            [one, other] => format!("{} and {} {does}", who(one).map_or("", &name), who(other).map_or("", &name)),
            _ => format!("All {} {does}", actions.len()),
        };
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

/// The character whom a choice is about.
const fn who(action: Action) -> Option<CharacterNumber> {
    if let Some(Subject::Character(character)) = subject(action) { Some(character) } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_who_are_asked_about_do_it_at_one_press() {
        let [one, two] = [0, 2].map(CharacterNumber);
        let fight = [Action::Active(one), Action::Active(two)];
        let name = |character| if character == one { "Rafa" } else { "Sontag" };
        let offers = together(&[fight[0], fight[1], Action::Done], name);
        assert_eq!(offers.iter().map(|offer| &offer.words[..]).collect::<Vec<_>>(), ["Rafa and Sontag fight"]);
        assert_eq!(offers[0].actions, fight);
        let three = [one, two, CharacterNumber(3)].map(Action::Join);
        assert_eq!(together(&three, name)[0].words, "All 3 join");
        assert!(together(&[Action::Join(one), Action::Done], name).is_empty(), "one alone has a button of their own");
    }
}

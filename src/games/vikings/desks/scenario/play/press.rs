//! Handles a press on a hex of the boards: it makes the choice for which the hex stands, sends the moving character there, or lists what can be
//! chosen there. The first press on some hexes only lists the choice with its odds: to begin a blow, to shoot, to throw a hook or to leave the board.
//! A second press on the piece, or the digit of the choice, makes the choice. To choose an attack, the user presses a character and then that
//! character's target.

use super::Board;
use super::beasts::beast_at;
use super::choices;
use super::scene::Scene;
use super::way::Rest;
use super::why::{Against, against};
use crate::Vikings;
use geometry::Space;
use kit::play::{Game, PlayDesk};
use vikings::play::{Action, ManNumber, Question};

/// The hexes that were pressed since the last choice.
#[derive(Clone, Copy, Debug)]
pub struct Pressed {
    /// The moment of the presses: how many actions were made before it, and how often actions had been taken back.
    at: (usize, usize),
    /// The first hex that was pressed for the present choice. After a press on another hex, only choices for which both hexes stand are listed, if
    /// there are any.
    first: Space,
    /// The hex that was pressed last.
    last: Space,
}

/// Identifies the present moment of a game: how many actions were made before it, and how often actions were taken back.
fn moment(game: &Game<Vikings>) -> (usize, usize) {
    (game.replay().at(), game.times_taken_back())
}

/// Whether a choice is only listed with its odds until a second press makes it. That is so if dice are rolled for the choice at once, if it belongs
/// to an attack, or if it takes the character off the board for good. The blow of an attack that has begun needs only one press, since its odds were
/// listed before and stand beside its button.
pub const fn is_weighed(action: Action) -> bool {
    matches!(
        action,
        Action::Open(..)
            | Action::OpenAtBeast(..)
            | Action::Shoot(_)
            | Action::ShootBeast(_)
            | Action::React(_)
            | Action::Join(_)
            | Action::Add(_)
            | Action::Throw(..)
            | Action::Cut(..)
            | Action::Leave
    )
}

/// Whether a choice begins an attack.
const fn opens(action: Action) -> bool {
    matches!(action, Action::Open(..) | Action::OpenAtBeast(..))
}

/// Says what the user still has to choose if several attacks are possible (2.7): the attacker if there are several, otherwise the target.
fn who_or_whom(attacks: &[Action]) -> Against {
    let attacker = |action: &Action| {
        if let Action::Open(attacker, _) | Action::OpenAtBeast(attacker, _) = *action { Some(attacker) } else { None }
    };
    let first = attacks.first().and_then(attacker);
    let words = if attacks.iter().any(|action| attacker(action) != first) {
        "Several of yours can strike: press the one who is to, or choose in the list"
    } else {
        "Several can be struck: press the one who is to be, or choose in the list"
    };
    Against::new(words, "2.7")
}

/// The effect of a press on a hex while the player chooses an attack.
#[derive(Debug, PartialEq, Eq)]
enum Press {
    /// These choices are listed, and no choice is made.
    Lists(Vec<Action>),
    /// Only these choices are left. If there is only one, it is made.
    Chooses(Vec<Action>),
    /// These attacks are still possible after a second press on the same piece, so no choice is made.
    LeavesOpen(Vec<Action>),
}

impl Pressed {
    /// The effect of a press on the hex `space` at the moment `now`. `before` holds the earlier presses. They count only if they were made at the
    /// same moment, and only while `listed` holds choices, which are the only ones shown. `at` gives the choices for which a hex stands. `same` says
    /// whether two hexes are equal or covered by one piece, such as a rider.
    fn press(
        (before, listed): (Option<Self>, Option<&[Action]>),
        (now, space): ((usize, usize), Space),
        at: impl Fn(Space) -> Vec<Action>,
        same: impl Fn(Space, Space) -> bool,
    ) -> (Self, Press) {
        let before = before.filter(|before| before.at == now && listed.is_some());
        let there = at(space);
        let with_first = |before: &Self| -> Vec<Action> {
            let first = at(before.first);
            there.iter().copied().filter(|action| first.contains(action)).collect()
        };
        let composed = before.as_ref().map(|before| (before.first, with_first(before))).filter(|(_, both)| !both.is_empty());
        let (first, both) = composed.unwrap_or((space, there));
        let is_second = before.is_some_and(|before| same(before.last, space)) && listed == Some(&both[..]);
        let press = match both[..] {
            [only] if is_weighed(only) && !is_second => Press::Lists(both),
            [_, _, ..] if is_second && both.iter().all(|action| opens(*action)) => Press::LeavesOpen(both),
            _ => Press::Chooses(both),
        };
        (Self { at: now, first, last: space }, press)
    }
}

impl Board {
    /// Makes the choice that a hex stands for, or sends the moving character there step by step.
    pub(super) fn choose(&mut self, desk: &mut PlayDesk<Vikings>, space: Space) {
        self.rest = None;
        let Some((game, eyes)) = desk.shown() else { return };
        let scene = Scene::of(game, eyes);
        let there = choices::at(&scene, game.legal(), space);
        if let Some(row) = choices::row_of(&scene, game.legal(), space).filter(|_| there.is_empty()) {
            desk.choose_among(vec![row]);
            let Some((game, eyes)) = desk.shown() else { return };
            let there = choices::at(&Scene::of(game, eyes), game.legal(), space);
            return desk.choose_among(there);
        }
        let walker = scene.position.walk.as_ref().map(|walk| walk.man);
        if let Some(friend) = friend_at(&scene, space) {
            return choose_friend(desk, there, friend);
        }
        if let (Some(way), Some(man)) = (self.known.ways.to(space).filter(|_| there.is_empty()), walker) {
            self.rest = Some(Rest::of(man, way.steps(), game.replay().events().len()));
            return self.go_on(desk);
        }
        if let Some(archer) = other_archer(&scene, space).filter(|_| there.is_empty() && desk.is_last_choice_in_hand()) {
            return desk.choose_instead(Action::Pick(archer));
        }
        let against = if there.is_empty() && !game.legal().is_empty() { against(&scene, space) } else { None };
        let at = |space: Space| choices::at(&scene, game.legal(), space);
        let same = |one: Space, other: Space| one == other || has_one_piece(&scene, one, other);
        let (pressed, press) = Pressed::press((self.pressed, desk.listed_only()), (moment(game), space), at, same);
        self.pressed = Some(pressed);
        match press {
            Press::Lists(listed) => desk.list_only(listed),
            Press::Chooses(left) => desk.choose_among(left),
            Press::LeavesOpen(left) => {
                let reason = who_or_whom(&left).reason();
                desk.choose_among(left);
                desk.explain(reason);
            }
        }
        if let Some(against) = against {
            desk.explain(against.reason());
        }
    }
}

/// Handles a press on a friend while a character moves. If the present move has had no effect yet, the friend moves instead; otherwise the player is
/// offered to end that move first.
fn choose_friend(desk: &mut PlayDesk<Vikings>, mut there: Vec<Action>, friend: ManNumber) {
    let Some((game, eyes)) = desk.shown() else { return };
    let scene = Scene::of(game, eyes);
    let can_move = scene.public().can_move(scene.position, friend);
    if can_move && desk.is_last_choice_in_hand() {
        return desk.choose_instead(Action::Pick(friend));
    }
    let mover = scene.position.walk.as_ref().map_or("", |walk| scene.battle.name(walk.man));
    let against = if can_move && game.legal().contains(&Action::Done) {
        there.push(Action::Done);
        let words = format!("{mover} is still on the move: end that, and {} can be picked", scene.battle.name(friend));
        Some(Against::new(words, "2.5"))
    } else {
        against(&scene, scene.position.man(friend).pose.hex)
    };
    desk.list_only(there);
    if let Some(against) = against {
        desk.explain(against.reason());
    }
}

/// The friend of the moving character who stands on a hex; `None` if there is none, or nobody moves.
pub fn friend_at(scene: &Scene, space: Space) -> Option<ManNumber> {
    let walk = scene.position.walk.as_ref().filter(|_| scene.question() == Some(Question::Step))?;
    let there = scene.position.at_besides(space, walk.man)?;
    let (public, state) = (scene.public(), scene.position.man(there));
    (state.stands() && public.man(there).player == public.man(walk.man).player).then_some(there)
}

/// Whether two hexes are covered by the same character or by the same beast.
fn has_one_piece(scene: &Scene, one: Space, other: Space) -> bool {
    let man = |space: Space| scene.position.at(space);
    let beast = |space: Space| beast_at(scene, space);
    man(one).is_some_and(|there| man(other) == Some(there)) || beast(one).is_some_and(|there| beast(other) == Some(there))
}

/// The archer on a hex who could shoot instead of the archer who was picked (2.3); `None` if there is none.
fn other_archer(scene: &Scene, space: Space) -> Option<ManNumber> {
    let Some((player, Question::Target(archer))) = scene.position.question else { return None };
    let there = scene.position.at(space).filter(|there| *there != archer)?;
    scene.public().archers(scene.position, player).find(|able| *able == there)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIGHTERS: [ManNumber; 4] = [ManNumber(0), ManNumber(1), ManNumber(2), ManNumber(3)];
    const HEXES: [Space; 4] = [Space::new(0, 0), Space::new(1, 0), Space::new(2, 0), Space::new(3, 0)];

    /// The second hex of the third character, a rider.
    const REAR: Space = Space::new(2, 1);

    /// The attacks for which a hex stands in this test. Two attackers are on the first two hexes and two defenders on the last two; each attacker is
    /// in contact with both defenders.
    fn at(space: Space) -> Vec<Action> {
        let all = [(0, 2), (0, 3), (1, 2), (1, 3)];
        let space = if space == REAR { HEXES[2] } else { space };
        let has = |(one, other): &(usize, usize)| HEXES[*one] == space || HEXES[*other] == space;
        all.into_iter().filter(has).map(|(one, other)| Action::Open(FIGHTERS[one], FIGHTERS[other])).collect()
    }

    /// Whether two hexes are the same or both belong to the rider.
    fn same(one: Space, other: Space) -> bool {
        one == other || [one, other].iter().all(|space| [HEXES[2], REAR].contains(space))
    }

    /// What each of these presses does, one after another.
    fn pressed(presses: &[Space]) -> Vec<Press> {
        let (mut before, mut listed): (_, Option<Vec<Action>>) = (None, None);
        let press = |space: &Space| {
            let (pressed, press) = Pressed::press((before, listed.as_deref()), ((7, 0), *space), at, same);
            let (Press::Lists(left) | Press::Chooses(left) | Press::LeavesOpen(left)) = &press;
            (before, listed) = (Some(pressed), Some(left.clone()));
            press
        };
        presses.iter().map(press).collect()
    }

    fn open(one: usize, other: usize) -> Action {
        Action::Open(FIGHTERS[one], FIGHTERS[other])
    }

    #[test]
    fn an_attacker_and_then_a_target_are_one_choice_that_a_second_press_makes() {
        let [own, _, enemy, other] = HEXES;
        let done = pressed(&[own, enemy, enemy]);
        assert_eq!(done[0], Press::Chooses(vec![open(0, 2), open(0, 3)]), "several are listed");
        assert_eq!(done[1], Press::Lists(vec![open(0, 2)]), "the first press on the enemy shows the odds");
        assert_eq!(done[2], Press::Chooses(vec![open(0, 2)]), "the second strikes");
        let changed = pressed(&[own, enemy, other, other]);
        assert_eq!(changed[2], Press::Lists(vec![open(0, 3)]), "the attacker stays the same");
        assert_eq!(changed[3], Press::Chooses(vec![open(0, 3)]));
    }

    #[test]
    fn the_second_press_can_be_on_the_other_hex_of_a_rider_and_not_on_another_piece() {
        let [own, _, rider, _] = HEXES;
        for [one, other] in [[rider, REAR], [REAR, rider]] {
            let done = pressed(&[own, one, other]);
            assert_eq!(done[1], Press::Lists(vec![open(0, 2)]));
            assert_eq!(done[2], Press::Chooses(vec![open(0, 2)]), "the second press on the rider strikes");
        }
        let only = |_: Space| vec![open(0, 2)];
        let (pressed, _) = Pressed::press((None, None), ((7, 0), own), only, same);
        let (_, press) = Pressed::press((Some(pressed), Some(&[open(0, 2)])), ((7, 0), rider), only, same);
        assert_eq!(press, Press::Lists(vec![open(0, 2)]), "the enemy was not pressed before");
    }

    #[test]
    fn a_second_press_that_leaves_several_attacks_says_what_is_to_be_chosen() {
        let [own, friend, enemy, _] = HEXES;
        let done = pressed(&[enemy, enemy, friend]);
        assert_eq!(done[0], Press::Chooses(vec![open(0, 2), open(1, 2)]), "both are listed");
        assert_eq!(done[1], Press::LeavesOpen(vec![open(0, 2), open(1, 2)]), "the second press tells why nothing happens");
        assert_eq!(done[2], Press::Lists(vec![open(1, 2)]), "the attacker is pressed then");
        assert!(who_or_whom(&[open(0, 2), open(1, 2)]).words.starts_with("Several of yours can strike"));
        assert_eq!(pressed(&[own, own])[1], Press::LeavesOpen(vec![open(0, 2), open(0, 3)]));
        assert!(who_or_whom(&[open(0, 2), open(0, 3)]).words.starts_with("Several can be struck"));
    }

    #[test]
    fn the_target_can_come_first_and_another_attacker_takes_the_place_of_the_first() {
        let [own, friend, enemy, _] = HEXES;
        let done = pressed(&[enemy, friend, own]);
        assert_eq!(done[1], Press::Lists(vec![open(1, 2)]));
        assert_eq!(done[2], Press::Lists(vec![open(0, 2)]));
        assert_eq!(pressed(&[own, friend])[1], Press::Chooses(vec![open(1, 2), open(1, 3)]), "a friend begins anew");
    }

    #[test]
    fn presses_of_another_moment_and_before_all_was_listed_again_do_not_count() {
        let only = |_: Space| vec![open(0, 2)];
        let enemy = HEXES[2];
        let (pressed, press) = Pressed::press((None, None), ((7, 0), enemy), only, same);
        assert_eq!(press, Press::Lists(vec![open(0, 2)]));
        let again =
            |now: (usize, usize), listed: Option<&[Action]>| Pressed::press((Some(pressed), listed), (now, enemy), only, same).1;
        assert_eq!(again((7, 1), Some(&[open(0, 2)])), Press::Lists(vec![open(0, 2)]), "something was taken back");
        assert_eq!(again((7, 0), None), Press::Lists(vec![open(0, 2)]), "Escape lists all again");
        assert_eq!(again((7, 0), Some(&[open(0, 2)])), Press::Chooses(vec![open(0, 2)]));
    }
}

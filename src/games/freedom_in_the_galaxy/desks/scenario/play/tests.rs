//! Tests that every counter lies visibly inside its environ, and that clicks and drags lead to the same results as choices from the list.

mod told_beside;

use std::collections::BTreeSet;

use super::beside::beside;
use super::choices::asked_in;
use super::groups::{Meant, Onto, dragged, possible, pressed};
use super::lessons::lesson;
use super::pieces::{Lying, Piece, lying};
use super::scene::{Scene, asked_together};
use crate::FreedomInTheGalaxy;
use crate::scenario::places::Places;
use freedom_in_the_galaxy::play::{
    Action, CharacterNumber, Contest, Counter, Phase, Question, State, UnitKind, Whereabouts, player_of,
};
use freedom_in_the_galaxy::{Content, Side};
use geometry::Mm;
use kit::board::Spaces as _;
use kit::play::PlayedByHand as _;
use project::{Game, Library, OneOf as _};
use rules::play::{Play as _, Seeded};

/// The designs of a template, and its first scenario ready for play.
pub(super) fn open(template: &str) -> (Content, Contest) {
    let project = Library::bundled().template(Game::FreedomInTheGalaxy, template).expect("the template");
    let content = Content::own(&project.content).expect("designs of the game").clone();
    let id = content.scenarios.ids().next().expect("a scenario");
    let contest = Contest::of(&content, id).expect("it can be played");
    (content, contest)
}

/// The scene of the side that has to choose.
fn seen<'a>(content: &'a Content, contest: &'a Contest, state: &'a State) -> Scene<'a> {
    let side = state.asked.map_or(Side::Rebel, |asked| asked.side);
    let view = contest.view(state, player_of(side));
    Scene::new((contest, content), view.look(contest.public()), state.asked)
}

/// Plays random games and calls `look` at every moment with the legal actions.
fn at_every_moment(template: &str, games: u64, mut look: impl FnMut(&Scene, &State, &[Action], &[Lying])) {
    let (content, contest) = open(template);
    let (mut legal, mut places) = (Vec::new(), Places::default());
    for game in 0..games {
        let (mut dice, mut choices) = (Seeded::new(3, game), Seeded::new(4, game));
        let mut state = contest.start(&mut dice, &mut ());
        while state.asked.is_some() {
            contest.legal(&state, &mut legal);
            let scene = seen(&content, &contest, &state);
            let lying = lying(&mut places, &scene);
            look(&scene, &state, &legal, &lying);
            let chosen = legal[choices.below(legal.len() as u32) as usize];
            contest.apply_listed(&mut state, chosen, &mut dice, &mut ());
        }
    }
}

#[test]
fn counters_lie_in_their_environs_and_at_least_half_of_each_is_seen() {
    for template in ["sample", "varu"] {
        let mut least = Mm::new(99.0);
        at_every_moment(template, 1, |scene, _, _, lying| {
            for (at, one) in lying.iter().enumerate() {
                least = least.min(one.rect.width());
                if let Some(spot) = scene.spot(one.at) {
                    assert!(one.rect.corners().into_iter().all(|corner| scene.display.at(corner) == Some(spot)));
                }
                let clear = |other: &Lying| {
                    let (one, other) = (one.rect, other.rect);
                    let beside = one.max.x <= other.min.x || other.max.x <= one.min.x;
                    let half = other.min.x - one.min.x >= one.width() * 0.49 && one.min.y == other.min.y;
                    beside || half || one.max.y <= other.min.y || other.max.y <= one.min.y
                };
                assert!(lying[at + 1..].iter().all(clear), "{:?} is covered", one.piece);
            }
        });
        assert!(least >= Mm::new(6.0), "{template}: a counter of {least:?}");
    }
}

#[test]
fn the_counters_of_each_side_have_rows_of_their_own() {
    let (mut apart, mut shared) = (0, 0);
    for template in ["sample", "varu"] {
        at_every_moment(template, 1, |scene, _, _, lying| {
            let is_rebel = |one: &Lying| match one.piece {
                Piece::Unit(kind) | Piece::Hidden(kind) | Piece::Seen(kind) => is_rebel_unit(scene, kind),
                Piece::Character(character) => scene.side_of(character) == Side::Rebel && is_free(scene, character),
                _ => false,
            };
            let is_imperial = |one: &Lying| match one.piece {
                Piece::FaceDown => true,
                Piece::Unit(kind) | Piece::Hidden(kind) | Piece::Seen(kind) => !is_rebel_unit(scene, kind),
                Piece::Character(character) => scene.side_of(character) == Side::Imperial && is_free(scene, character),
                _ => false,
            };
            for one in lying.iter().filter(|one| is_rebel(one) && scene.spot(one.at).is_some()) {
                for other in lying.iter().filter(|other| other.at == one.at && is_imperial(other)) {
                    let is_above = other.rect.max.y <= one.rect.min.y;
                    apart += u32::from(is_above);
                    shared += u32::from(!is_above);
                }
            }
        });
    }
    assert!(apart > 20 && shared * 3 < apart, "{apart} apart, {shared} in the same rows");
}

fn is_free(scene: &Scene, character: CharacterNumber) -> bool {
    matches!(scene.look.open.character(character).at, Whereabouts::In(_))
}

fn is_rebel_unit(scene: &Scene, kind: UnitKind) -> bool {
    scene.look.public.side_of(kind) == Side::Rebel
}

#[test]
fn a_press_begins_a_group_and_a_drag_sends_it_as_the_list_would() {
    let (mut begun, mut sent, mut both) = (0, 0, 0);
    at_every_moment("varu", 2, |scene, state, legal, lying| {
        if scene.asked.map(|asked| asked.question) != Some(Question::Move) {
            return;
        }
        for one in lying {
            let Some(counter) = one.piece.counter() else { continue };
            let meant = pressed(scene, (state, legal), one);
            if let Meant::Way(way) = &meant {
                assert_eq!(way[..], [Action::From(one.at), Action::Take(counter)]);
                begun += 1;
            }
            let Some(other) = lying.iter().find(|other| other.at != one.at && scene.spot(other.at).is_some()) else { continue };
            let way = dragged(scene, state, one, Onto::Environ(other.at));
            if let [.., Action::To(to)] = way[..] {
                assert_eq!(to, other.at);
                assert!(matches!(meant, Meant::Way(_)), "what can be sent can be taken along");
                sent += 1;
            }
            let friend =
                |friend: &&Lying| friend.at == one.at && friend.piece != one.piece && matches!(friend.piece, Piece::Character(_));
            if let Some(friend) = lying.iter().find(friend) {
                let way = dragged(scene, state, one, Onto::Piece(*friend));
                let taken = way.iter().filter(|action| matches!(action, Action::Take(Counter::Character(_)))).count();
                both += usize::from(taken == 2);
                assert!(!way.iter().any(|action| matches!(action, Action::To(_))), "nobody sets out: {way:?}");
            }
        }
    });
    assert!(begun > 5 && sent > 5 && both > 0, "{begun} {sent} {both}");
}

#[test]
fn what_is_dragged_is_made_of_legal_choices_alone() {
    let mut kinds = Vec::new();
    at_every_moment("sample", 2, |scene, state, legal, lying| {
        let movable = |one: &&Lying| super::groups::can_be_dragged(scene, legal, one);
        for one in lying.iter().filter(movable) {
            for other in lying {
                for onto in [Onto::Piece(*other), Onto::Environ(other.at)] {
                    if matches!(onto, Onto::Environ(environ) if scene.spot(environ).is_none()) {
                        continue;
                    }
                    let way = dragged(scene, state, one, onto);
                    assert!(way.first().is_none_or(|first| scene.battle.is_legal(state, *first)));
                    if let (Some(asked), false) = (scene.asked, way.is_empty()) {
                        let kind = std::mem::discriminant(&asked.question);
                        if !kinds.contains(&kind) {
                            kinds.push(kind);
                        }
                    }
                }
            }
        }
    });
    assert!(kinds.len() >= 4, "drags answer {} kinds of questions", kinds.len());
}

#[test]
fn every_question_of_a_game_has_a_lesson_and_every_phase_one_of_its_own() {
    let mut phases = BTreeSet::new();
    for template in ["sample", "varu"] {
        at_every_moment(template, 2, |_, state, _, _| {
            let lesson = lesson(state).expect("a lesson");
            assert!(lesson.words.ends_with('.'), "{:?}", state.asked);
            phases.insert(lesson.phase);
        });
    }
    for phase in [Phase::Movement, Phase::Missions] {
        assert!(phases.contains(phase.label()), "{phase:?} of {phases:?}");
    }
    assert!(phases.len() > 4, "{phases:?}");
}

#[test]
fn a_unit_whose_strength_was_used_lies_face_down_again_with_what_was_seen() {
    let (mut shown, mut again) = (0, 0);
    at_every_moment("varu", 6, |scene, _, _, lying| {
        for one in lying {
            match one.piece {
                // Their owner places pieces that still have to arrive, so these lie face up.
                Piece::Unit(_) if one.at == scene.look.public.transit() => {}
                Piece::Unit(kind) if scene.look.public.unit(kind).hidden => {
                    assert!(scene.is_face_up(one.at), "7.22: it is shown as long as its strength is used");
                    shown += 1;
                }
                Piece::Hidden(_) => assert!(scene.look.imperial.is_some(), "only their owner knows what lies face down"),
                Piece::Seen(_) => again += 1,
                _ => {}
            }
        }
    });
    assert!(shown > 0 && again > 0, "{shown} {again}");
}

#[test]
fn a_counter_that_cannot_move_begins_no_group_of_others() {
    let mut stuck = BTreeSet::new();
    for template in ["sample", "varu"] {
        at_every_moment(template, 3, |scene, state, legal, lying| {
            if scene.asked.map(|asked| asked.question) != Some(Question::Move) {
                return;
            }
            for one in lying {
                let Some(counter) = one.piece.counter() else { continue };
                if let Meant::Among(choices) = pressed(scene, (state, legal), one) {
                    assert!(choices.is_empty(), "{:?} begins {choices:?}", one.piece);
                    stuck.extend(legal.contains(&Action::From(one.at)).then_some(scene.battle.environ_name(one.at).to_owned()));
                }
                for other in lying.iter().filter(|other| other.at == one.at && other.piece != one.piece) {
                    let way = dragged(scene, state, one, Onto::Piece(*other));
                    assert!(
                        way.is_empty() || way.contains(&Action::Take(counter)),
                        "{:?} takes others along: {way:?}",
                        one.piece
                    );
                }
            }
        });
    }
    assert!(!stuck.is_empty(), "somebody moves from where a counter cannot");
}

#[test]
fn the_middle_of_what_is_seen_of_a_counter_is_its_own() {
    at_every_moment("varu", 2, |_, _, _, lying| {
        for one in lying {
            let middle = one.seen(lying).middle();
            let topmost = lying.iter().rev().find(|other| other.rect.contains(middle)).expect("a counter");
            assert_eq!((topmost.piece, topmost.at), (one.piece, one.at), "{:?}", one.rect);
        }
    });
}

#[test]
fn a_character_who_goes_only_with_units_joins_them_when_dragged_onto_them() {
    let mut joined = 0;
    at_every_moment("sample", 4, |scene, state, _, lying| {
        if scene.asked.map(|asked| asked.question) != Some(Question::Move) {
            return;
        }
        let takes = |one: &Lying| one.piece.counter().map(Action::Take);
        for one in lying.iter().filter(|one| one.piece.character().is_some()) {
            for unit in lying.iter().filter(|other| other.at == one.at && other.piece.is_unit()) {
                let (Some(character), Some(with)) = (takes(one), takes(unit)) else { continue };
                let made = |wanted: &[Action]| possible(scene.battle, state, wanted) == wanted;
                let (from, together) = (Action::From(one.at), [Action::From(one.at), with, character]);
                if made(&[from, character]) || !made(&together) {
                    continue;
                }
                // If a planet has only one environ, characters without a ship can leave it only together with units (9.1, 9.56).
                assert_eq!(dragged(scene, state, one, Onto::Piece(*unit)), together, "{:?}", one.piece);
                joined += 1;
            }
        }
    });
    assert!(joined > 0, "somebody goes only with units");
}

#[test]
fn the_view_that_both_share_in_a_fight_hides_nothing_of_the_rebel() {
    let (mut shared, mut kept) = (0, 0);
    for template in ["sample", "varu"] {
        at_every_moment(template, 4, |scene, state, _, _| {
            let in_fight = matches!(
                state.asked.map(|asked| asked.question),
                Some(Question::Attack { .. } | Question::Champion | Question::Active | Question::BreakOff | Question::Wound)
            );
            let view = FreedomInTheGalaxy::shared_view(scene.battle, state, &|_| true);
            assert_eq!(FreedomInTheGalaxy::shared_view(scene.battle, state, &|_| false), None);
            // The Rebel's view has what the Empire keeps face down covered, so that only possessions of the Rebel may be in the way (7.22, 14.2).
            let hides = state.rebel.bearers.iter().any(Option::is_some);
            assert_eq!(view.is_some(), in_fight && state.open.unseen == 0 && state.rebel.drawn.is_empty());
            assert!(view.is_none() || !hides && view == Some(player_of(Side::Rebel)), "{:?}", state.asked);
            shared += u32::from(view.is_some());
            kept += u32::from(view.is_none());
        });
    }
    assert!(shared > 0 && kept > 0, "{shared} {kept}");
}

#[test]
fn the_environ_of_a_fight_is_known_to_both_who_look_at_it_together() {
    let mut asked = 0;
    at_every_moment("sample", 4, |scene, state, _, _| {
        assert_eq!(asked_together(scene.battle, state, false), None, "each sees their own questions alone");
        let Some(together) = asked_together(scene.battle, state, true) else { return };
        let rebel = scene.battle.view(state, player_of(Side::Rebel));
        let look = rebel.look(scene.battle.public());
        let shared = Scene::new((scene.battle, scene.content), look, Some(together));
        assert_eq!(asked_in(&shared), state.open.fight.map(|fight| fight.environ));
        asked += u32::from(together.side == Side::Imperial);
    });
    assert!(asked > 0, "the Empire is asked in some fight");
}

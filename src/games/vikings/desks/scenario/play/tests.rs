//! Tests of paths, of the rules against choices, and of the explanations, at moments of games between captains.

mod advances;
mod asked;
mod at_once;
mod covers;
mod groups;
mod reasons;
mod ropes;
mod told;

use super::lessons::lesson;
use super::scene::Scene;
use super::way::Ways;
use super::why::against;
use super::{barred, choices, content, fight, ram, steps, tasks, words};
use geometry::Space;
use project::{Game, Library};
use rules::Citation;
use rules::play::{Captain, Play as _, Record, Roster as _, Seeded, decide};
use vikings::play::{
    Action, Battle, Because, BoatNumber, CaptainName, Comes, Duty, Event, Fate, ManNumber, Position, Question, Sail, State, Why,
};

/// Plays a template with rule-of-thumb captains until a moment meets the condition `wanted`; `None` if no moment does.
fn met(template: &str, mut wanted: impl FnMut(&Battle, &Position) -> bool) -> Option<(Battle, State)> {
    let project = Library::bundled().template(Game::Vikings, template).expect("the template");
    let content = content(&project);
    let id = content.scenarios.ids().next().expect("a scenario");
    let battle = Battle::of(content, id).expect("it can be played");
    let record = Record::<(), Action>::new((), 3, 0);
    let (mut dice, mut choices) = (record.dice(), record.captains_dice());
    let mut captains = [CaptainName::RuleOfThumb.captain(), CaptainName::RuleOfThumb.captain()];
    let mut state = battle.start(&mut dice, &mut ());
    let mut legal = Vec::new();
    while let Some(player) = battle.to_act(&state) {
        if wanted(&battle, &state.position) {
            return Some((battle, state));
        }
        let captain: &mut dyn Captain<Battle> = &mut captains[player.index()];
        let action = decide(&battle, &state, Some(captain), &mut legal, &mut choices).expect("somebody is asked");
        battle.apply_listed(&mut state, action, &mut dice, &mut ());
    }
    None
}

fn dice() -> Seeded {
    Record::<(), Action>::new((), 3, 0).dice()
}

const fn book(section: &'static str) -> Citation {
    Citation::Book { book: vikings::BOOK, section }
}

fn question(position: &Position) -> Option<Question> {
    position.question.map(|(_, question)| question)
}

fn legal(battle: &Battle, state: &State) -> Vec<Action> {
    let mut legal = Vec::new();
    battle.legal(state, &mut legal);
    legal
}

#[test]
fn a_way_costs_what_its_steps_cost_and_can_be_gone() {
    let on_foot = |_: &Battle, position: &Position| {
        let walk = position.walk.as_ref();
        question(position) == Some(Question::Step) && walk.is_some_and(|walk| walk.left > 4 && position.man(walk.man).is_here())
    };
    let gone: usize =
        ["the-hall", "shield-wall"].map(|template| gone(&met(template, on_foot).expect("somebody walks"))).iter().sum();
    assert!(gone > 3, "{gone}");
}

#[test]
fn the_only_attack_that_is_left_is_seen_before_it_is_struck() {
    use kit::play::PlayedByHand as _;
    use paper::playtest::PlayedOn;
    use std::sync::Arc;
    let (one, other) = (ManNumber(0), ManNumber(1));
    assert!(crate::Vikings::is_seen_alone(Action::Open(one, other)) && !crate::Vikings::is_read_first(Action::Open(one, other)));
    assert!(!crate::Vikings::is_seen_alone(Action::Strike));
    // A berserker who alone is left to attack, and has one enemy.
    let bound = |battle: &Battle, position: &Position| {
        let Some((player, Question::Fights)) = position.question else { return None };
        battle.public().men_of(player).filter(|(_, fighter)| fighter.berserk).find_map(|(berserker, _)| {
            let mut state = State { position: position.clone(), ..battle.start(&mut dice(), &mut ()) };
            for (man, _) in battle.public().men_of(player).filter(|(man, _)| *man != berserker) {
                state.position.men[man.index()].used.fought = true;
            }
            matches!(legal(battle, &state)[..], [Action::Open(..)]).then_some(state)
        })
    };
    let mut left = None;
    let found = ["sample", "viking-against-viking", "the-hall", "shield-wall"].iter().find_map(|template| {
        met(template, |battle, position| {
            left = bound(battle, position);
            left.is_some()
        })
    });
    let (battle, _) = found.expect("a berserker must attack");
    let state = left.expect("a moment");
    let persons = || PlayedOn::new(Arc::new(battle.clone()), state.clone(), (dice(), dice()), vec![None, None]);
    assert!(persons().go_on().is_continue(), "a choice without an alternative is made");
    assert!(persons().showing(crate::Vikings::is_seen_alone).go_on().is_break(), "but not this one");
}

#[test]
fn who_is_not_on_the_boards_yet_has_paths_through_the_hex_of_entry() {
    let waits = |_: &Battle, position: &Position| {
        let walk = position.walk.as_ref();
        question(position) == Some(Question::Step)
            && walk.is_some_and(|walk| walk.left > 4 && position.man(walk.man).fate == Fate::Waiting)
    };
    let templates = ["the-hall", "shield-wall", "sample", "viking-against-viking"];
    let (battle, state) = templates.iter().find_map(|template| met(template, waits)).expect("somebody comes in");
    let (scene, walk) = (Scene::open(&battle, &state.position), state.position.walk.as_ref().expect("a walk"));
    for space in Ways::of(&scene).farther() {
        assert_eq!(against(&scene, space), None, "{space}");
    }
    let far = scene.public().ground(1).site.grid().spaces().step_by(5).filter_map(|space| against(&scene, space));
    let far: Vec<String> = far.map(|rule| rule.words).filter(|words| words.starts_with("It is too far for ")).collect();
    let ends = format!("can come in now: {} movement points", walk.left);
    assert!(!far.is_empty() && far.iter().all(|words| words.ends_with(&ends)), "{far:?}");
    assert!(gone(&(battle.clone(), state.clone())) > 0);
}

/// Follows every path without perils to its end; returns the number of these paths.
fn gone((battle, state): &(Battle, State)) -> usize {
    let scene = Scene::open(battle, &state.position);
    let ways = Ways::of(&scene);
    let points = state.position.walk.as_ref().expect("a walk").left;
    let far: Vec<Space> = ways.farther().collect();
    assert!(!far.is_empty());
    let mut gone = 0;
    for space in far {
        let way = ways.to(space).expect("a way");
        assert_eq!(way.spent.last().copied().unwrap_or(0) + way.left, points);
        // Since no dice are rolled and no arrows shot, each step must be legal after the one before and cost what the path says.
        let (mut then, mut dice) = (state.clone(), Record::<(), Action>::new((), 1, 0).dice());
        let perils = way.perils(&scene);
        if perils.iter().any(|peril| !peril.is_none()) {
            continue;
        }
        for (step, spent) in way.steps().into_iter().zip(&way.spent) {
            assert!(steps::beside(battle, &then, step).is_some(), "{space}");
            battle.apply(&mut then, step, &mut dice, &mut ()).expect("a legal step");
            let walk = then.position.walk.as_ref().expect("still on the way");
            assert_eq!(walk.spent, *spent, "{space}");
        }
        gone += 1;
    }
    gone
}

#[test]
fn what_cannot_be_chosen_has_a_rule_against_it() {
    // Three cases must have a rule against them: a character who has moved, an enemy's hex, and a hex too far away.
    let moved = |_: &Battle, position: &Position| {
        question(position) == Some(Question::Mover) && position.men.iter().any(|man| man.fate == Fate::Here && man.used.moved)
    };
    let (battle, state) = met("the-hall", moved).expect("somebody has moved");
    let scene = Scene::open(&battle, &state.position);
    let player = state.position.question.expect("a question").0;
    let mut told = 0;
    for (number, man) in state.position.numbered().filter(|(_, man)| man.is_here()) {
        let rule = against(&scene, man.pose.hex);
        let own = battle.public().man(number).player == player;
        if own && man.used.moved {
            assert_eq!(rule.expect("a rule").citation, book("2.5"));
            told += 1;
        } else if !own {
            assert_eq!(rule.expect("a rule").citation, book("2.2"));
            told += 1;
        }
    }
    assert!(told > 1, "{told}");
}

#[test]
fn a_step_is_refused_for_its_reason() {
    let walks = |_: &Battle, position: &Position| {
        question(position) == Some(Question::Step) && position.walk.as_ref().is_some_and(|walk| position.man(walk.man).is_here())
    };
    let (battle, state) = met("shield-wall", walks).expect("somebody walks");
    let scene = Scene::open(&battle, &state.position);
    let ways = Ways::of(&scene);
    let site = battle.public().ground_now(&state.position).site;
    let mut sections = std::collections::BTreeSet::new();
    for space in site.grid().spaces() {
        let rule = against(&scene, space);
        // Each hex must either be reachable or have a rule against it.
        assert_eq!(rule.is_none(), ways.to(space).is_some(), "{space}: {rule:?}");
        sections.extend(rule.map(|rule| rule.citation.to_string()));
    }
    assert!(sections.contains(&book("2.5").to_string()) && sections.len() > 1, "{sections:?}");
}

#[test]
fn a_boat_makes_a_move_or_there_is_a_reason_against_it() {
    let mut told = std::collections::BTreeMap::new();
    for template in ["drakkar-in-sight", "when-the-mist-clears"] {
        let ended = met(template, |battle, position| {
            let Some(Question::Sail(boat)) = question(position) else { return false };
            let (public, scene) = (battle.public(), Scene::open(battle, position));
            let may = |sail: Sail| public.ways(position, boat).iter().any(|way| way.sail == sail);
            for sail in [Sail::Straight].into_iter().chain(public.moves_aside(boat)) {
                let bar = public.bar(position, boat, sail);
                assert_eq!(bar.is_none(), may(sail), "{sail:?}: {bar:?}");
                *told.entry(bar.map(|bar| format!("{:?}", std::mem::discriminant(&bar)))).or_insert(0) += 1;
            }
            let list =
                barred::moves(&scene, boat).into_iter().map(|reason| reason.words.to_lowercase()).collect::<Vec<_>>().join("; ");
            for sail in [Sail::Port, Sail::Starboard, Sail::Turn(-1), Sail::Turn(1)] {
                assert_eq!(list.contains(&sail.label().to_lowercase()), !may(sail), "{sail:?}: {list}");
            }
            false
        });
        assert!(ended.is_none());
    }
    assert!(told.len() > 3, "{told:?}");
}

#[test]
fn an_archer_who_cannot_shoot_is_told_why() {
    let shoots = |_: &Battle, position: &Position| question(position) == Some(Question::Archer);
    let (battle, state) = met("shield-wall", shoots).or_else(|| met("sample", shoots)).expect("somebody shoots");
    let scene = Scene::open(&battle, &state.position);
    let player = state.position.question.expect("a question").0;
    let legal = legal(&battle, &state);
    for (number, man) in state.position.numbered().filter(|(_, man)| man.is_here()) {
        if battle.public().man(number).player == player && !legal.contains(&Action::Pick(number)) {
            let rule = against(&scene, man.pose.hex).expect("a rule");
            let has_bow = battle.public().man(number).bow;
            assert_eq!(rule.words.contains("has no bow"), !has_bow, "{}", rule.words);
        }
    }
}

#[test]
fn every_hex_can_be_chosen_or_has_a_rule_against_it() {
    let (mut moments, mut told) = (0, std::collections::BTreeSet::new());
    for template in ["the-hall", "viking-against-viking"] {
        let ended = met(template, |battle, position| {
            moments += 1;
            if moments % 7 != 0 {
                return false;
            }
            let state = State { position: position.clone(), ..battle.start(&mut dice(), &mut ()) };
            let (scene, legal) = (Scene::open(battle, position), legal(battle, &state));
            let lit = choices::lit(&scene, &legal);
            let ways = Ways::of(&scene);
            for space in battle.public().ground_now(position).site.grid().spaces() {
                let rule = against(&scene, space);
                let chosen = lit.contains(&space) || ways.to(space).is_some();
                assert!(chosen || rule.is_some(), "{space} at {:?}", question(position));
                told.extend(rule.map(|rule| rule.citation.to_string()));
            }
            false
        });
        assert!(ended.is_none());
    }
    assert!(told.len() > 5, "{told:?}");
}

#[test]
fn a_ram_tells_what_it_can_do_before_it_strikes() {
    let rams = |battle: &Battle, position: &Position| {
        let Some(Question::Sail(boat)) = question(position) else { return false };
        let way = battle.public().ways(position, boat).into_iter().find(|way| way.sail == Sail::Straight);
        way.is_some_and(|way| matches!(way.comes, Comes::Rams(other, _) if position.boat(boat).meets(position.boat(other)).1 > 0))
    };
    let (battle, state) = met("viking-against-viking", rams).or_else(|| met("when-the-mist-clears", rams)).expect("a ram");
    let beside = super::sailing::beside(&battle, &state, Action::Sail(Sail::Straight)).expect("a remark");
    assert!(beside.words.contains(": hull −") && beside.words.ends_with(" of 10"), "{}", beside.words);
    assert!(beside.says.contains("speed factor of ") && beside.says.contains("(4.52)"), "{}", beside.says);
}

#[test]
fn every_question_of_a_game_has_a_lesson() {
    let mut seen = std::collections::BTreeSet::new();
    for template in ["the-hall", "when-the-mist-clears"] {
        let ended = met(template, |battle, position| {
            let (_, question) = position.question.expect("a question");
            let (_, words, section) = lesson(battle.public(), position).expect("a lesson");
            assert!(words.ends_with('.') && !section.is_empty(), "{question:?}");
            false
        });
        assert!(ended.is_none());
        seen.insert(template);
    }
    assert_eq!(seen.len(), 2);
}

#[test]
fn a_move_that_leaves_no_way_but_onto_the_shore_says_so() {
    let afloat = |_: &Battle, position: &Position| matches!(question(position), Some(Question::Sail(_)));
    let (battle, state) = met("drakkar-in-sight", afloat).expect("a boat that moves");
    let boat = BoatNumber(0);
    let grid = battle.public().ground(1).site.grid();
    let mut bound = 0;
    for (axis, bow) in grid.spaces().flat_map(|axis| (0..6).map(move |bow| (axis, bow))) {
        let mut then = state.position.clone();
        let moved = &mut then.boats[boat.index()];
        (moved.axis, moved.bow, moved.before, moved.given) = (axis, bow, 2, 2);
        (moved.lost, moved.moves, moved.hexes, moved.turns, moved.waits) = (0, 0, 0, 0, false);
        let Some((words, _)) = ram::straight_on(&battle, &then, boat, 2).1.filter(|(words, _)| words.ends_with("move 2")) else {
            continue;
        };
        // At a speed of 2, too little speed is left for a turn after the first move.
        let straight = battle.public().ways(&then, boat).into_iter().find(|way| way.sail == Sail::Straight).expect("a way");
        assert!(ram::wrecks_later(&battle, &then, boat, straight).is_some(), "{words} at {axis}");
        bound += 1;
    }
    assert!(bound > 0, "a shore lies ahead somewhere");
}

#[test]
fn a_task_that_several_can_be_given_is_given_to_all_but_those_at_a_hook() {
    let (_, mut state) = met("viking-against-viking", |_, _| true).expect("a game");
    let assign = |man, duty| Action::Assign(ManNumber(man), duty);
    let boarding = vec![assign(0, Duty::Boarding), assign(1, Duty::Boarding), assign(3, Duty::Boarding)];
    let legal = [&boarding[..], &[assign(2, Duty::Bailing), assign(2, Duty::Helm), assign(1, Duty::Helm), Action::Done]].concat();
    let offers = tasks::together(&state.position, &legal);
    let words: Vec<_> = offers.iter().map(|offer| &offer.words[..]).collect();
    assert_eq!(words, ["All 3: stand ready to board"]);
    assert_eq!(offers[0].actions, boarding);
    state.position.men[1].duty = Duty::Hook;
    assert_eq!(tasks::together(&state.position, &legal)[0].actions, [boarding[0], boarding[2]]);
}

/// The remark beside a blow says what happens to a defender who is driven back. Rolled blows must have the same effect.
#[test]
fn who_has_no_way_back_is_forecast_to_be_hurt() {
    let (mut cornered, mut free) = (0, 0);
    for template in ["the-hall", "shield-wall"] {
        let seen = |battle: &Battle, position: &Position| {
            if question(position) != Some(Question::Fights) {
                return false;
            }
            let state = State { position: position.clone(), ..battle.start(&mut dice(), &mut ()) };
            for action in legal(battle, &state) {
                let Action::Open(attacker, defender) = action else { continue };
                let Some(beside) = fight::beside(battle, &state, action) else { continue };
                let stays = battle.public().is_cornered(position, defender, (&[attacker], Why::Blow));
                let is_driven = beside.words.replace("no way back", "").contains(" back");
                assert!(!stays || !is_driven, "{}: {}", battle.name(defender), beside.words);
                for seed in 0..12 {
                    let (mut then, mut rolled) = (state.clone(), Record::<(), Action>::new((), seed, 0).dice());
                    let mut events = Vec::new();
                    battle.apply(&mut then, action, &mut rolled, &mut events).expect("it is legal");
                    if question(&then.position) == Some(Question::Join) && legal(battle, &then).contains(&Action::Strike) {
                        battle.apply(&mut then, Action::Strike, &mut rolled, &mut events).expect("it is legal");
                    }
                    let hurt = events.iter().any(
                        |event| matches!(event, Event::Harmed { man, because: Some(Because::Stayed), .. } if *man == defender),
                    );
                    if then.position.retreats.first().is_some_and(|retreat| retreat.man == defender) {
                        free += 1;
                        assert!(!stays, "{} falls back", battle.name(defender));
                    } else if hurt {
                        cornered += 1;
                        assert!(stays, "{} cannot fall back", battle.name(defender));
                    }
                }
            }
            false
        };
        assert!(met(template, seen).is_none());
    }
    assert!(cornered > 0 && free > 0, "{cornered} {free}");
}

//! Tests of what the desk says about ropes that connect two boats: who pulls, or what is missing.

use super::super::ropes;
use super::*;
use rules::play::Player;
use vikings::play::{BoatFate, Hook, Phase, Pose};

/// A game in the part of a naval phase in which boats move. The hook of its first rope holds another boat, and a character is on the rope's coil.
struct Roped {
    battle: Battle,
    state: State,
    /// The boat with the coil, and the one with the hook.
    boats: [BoatNumber; 2],
    /// The character on the coil.
    puller: ManNumber,
}

impl Roped {
    fn new() -> Self {
        let (battle, mut state) = met("viking-against-viking", |_, _| true).expect("a game");
        let (number, rope) = battle.public().ropes(&state.position).next().map(|(number, rope)| (number, *rope)).expect("a rope");
        let far = (0..).map(BoatNumber).zip(&state.position.boats).find(|(boat, there)| *boat != rope.boat && there.is_here());
        let (far, _) = far.expect("another boat");
        let coil = battle.public().coil_on(&state.position, &rope).expect("a coil");
        assert!(ropes::of_boat(&Scene::open(&battle, &state.position), rope.boat).is_empty(), "no hook holds");
        let hex = battle.public().boats()[far.index()].class.stern();
        state.position.ropes[number.index()].hook = Hook::Holds { boat: far, hex, most: 5 };
        let crew: Vec<ManNumber> = battle.public().aboard(&state.position, rope.boat).collect();
        let puller = state.position.at(coil).unwrap_or(crew[0]);
        state.position.men[puller.index()].pose = Pose::on(coil);
        state.position.phase = Phase::Rowing;
        let mut roped = Self { battle, state, boats: [rope.boat, far], puller };
        roped.give(Duty::Hook);
        roped
    }

    /// Gives the character on the coil a task.
    fn give(&mut self, duty: Duty) {
        self.state.position.men[self.puller.index()].duty = duty;
    }

    /// The player whose boat has the coil.
    fn owner(&self) -> Player {
        self.state.position.boat(self.boats[0]).player
    }

    /// What the desk says about the rope at each of the two boats, from open information alone.
    fn told(&self) -> [String; 2] {
        let scene = Scene::open(&self.battle, &self.state.position);
        self.boats.map(|boat| ropes::of_boat(&scene, boat).concat())
    }

    /// What the desk says about the rope, at the boat with the coil, to a side that has to give tasks.
    fn told_to(&mut self, player: Player) -> String {
        self.state.position.question = Some((player, Question::Tasks(self.boats[0])));
        ropes::of_boat(&Scene::of_asked(&self.battle, &self.state), self.boats[0]).concat()
    }

    /// How many reasons against pulling the desk shows while tasks are given.
    fn missing(&self) -> usize {
        ropes::missing(&Scene::open(&self.battle, &self.state.position), self.boats[0]).len()
    }
}

#[test]
fn a_rope_that_holds_says_who_pulls_it_or_what_is_missing() {
    let mut roped = Roped::new();
    let both = roped.told();
    assert!(both.iter().all(|words| words.contains(" pulls ") && words.contains("at the end of the naval phase")), "{both:?}");
    assert_eq!(roped.missing(), 0);
    roped.give(Duty::Oars);
    let both = roped.told();
    assert!(both.iter().all(|words| words.contains("not pulled: ") && words.contains("another task")), "{both:?}");
    assert_eq!(roped.missing(), 1);
}

#[test]
fn a_rope_to_a_sunk_boat_drags_and_is_not_pulled() {
    for sunk in [0, 1] {
        let mut roped = Roped::new();
        roped.state.position.boats[roped.boats[sunk].index()].fate = BoatFate::Sunk;
        let words = &roped.told()[1 - sunk];
        assert!(words.contains("not pulled: ") && words.contains(" has sunk, and drags until the rope is cut (4.7)"), "{words}");
        assert!(!words.contains(" pulls "), "{words}");
    }
}

#[test]
fn tasks_that_are_still_covered_are_told_only_to_their_own_side() {
    let mut roped = Roped::new();
    let (own, enemy) = (roped.owner(), vikings::play::other(roped.owner()));
    for phase in [Phase::Tasks, Phase::Speeds] {
        roped.state.position.phase = phase;
        for (duty, known) in [(Duty::Hook, " pulls "), (Duty::Oars, "another task")] {
            roped.give(duty);
            let words = roped.told_to(own);
            assert!(words.contains(known) && !words.contains("covered"), "{phase:?}: {words}");
            let words = roped.told_to(enemy);
            assert!(words.contains("not known whether pulled: ") && words.contains("still covered (4.2)"), "{phase:?}: {words}");
            assert!(!words.contains(known), "{phase:?}: {words}");
        }
    }
    roped.state.position.phase = Phase::Rowing;
    assert!(roped.told_to(enemy).contains("another task"), "tasks have been turned up");
}

#[test]
fn the_boat_that_lies_fast_is_the_one_that_would_move() {
    let mut roped = Roped::new();
    let [own, far] = roped.boats;
    let moved = roped.battle.public().lighter(own, far);
    roped.state.position.boats[moved.index()].held = true;
    let fast = format!("not pulled: {}, which would move, lies fast on the beach", roped.battle.boat_name(moved));
    let both = roped.told();
    assert!(both.iter().all(|words| words.contains(&fast)), "{both:?}");
}

#[test]
fn a_speed_at_which_a_rope_holds_the_boat_says_so_and_its_course_ends_there() {
    let mut roped = Roped::new();
    let [own, far] = roped.boats;
    let number = roped.battle.public().ropes(&roped.state.position).next().map(|(number, _)| number).expect("a rope");
    let hex = roped.battle.public().boats()[far.index()].class.stern();
    roped.state.position.ropes[number.index()].hook = Hook::Holds { boat: far, hex, most: 0 };
    let held = [2, -2].into_iter().filter(|speed| {
        let (stops, remark) = ram::straight_on(&roped.battle, &roped.state.position, own, *speed);
        let says =
            remark.is_some_and(|(words, says)| words == "straight on, a rope holds it at move 1" && says.contains("(4.63)"));
        says && stops == roped.state.position.boat(own).berth()
    });
    assert!(held.count() > 0, "the rope has no length at all");
}

#[test]
fn a_hook_is_named_on_its_hex_and_on_that_of_its_coil() {
    let mut roped = Roped::new();
    let (number, rope) = roped.battle.public().ropes(&roped.state.position).next().map(|(at, rope)| (at, *rope)).expect("a rope");
    let at = |roped: &Roped, space: Space| ropes::at_hex(&Scene::open(&roped.battle, &roped.state.position), space).concat();
    let hook = roped.battle.public().hook_on(&roped.state.position, &rope).expect("it holds");
    assert!(
        at(&roped, hook).contains(&format!("the hook of {}", roped.battle.rope_name(number)))
            && at(&roped, hook).contains("holds here"),
        "{}",
        at(&roped, hook)
    );
    roped.state.position.ropes[number.index()].hook = Hook::InWater { now: false };
    let coil = roped.battle.public().coil_on(&roped.state.position, &rope).expect("a coil");
    assert!(at(&roped, coil).contains("lies in the water"), "{}", at(&roped, coil));
    assert!(!at(&roped, hook).contains("holds here"));
}

#[test]
fn the_task_of_an_enemy_whose_new_task_is_covered_is_told_as_that_of_the_last_phase() {
    let mut roped = Roped::new();
    let enemy = vikings::play::other(roped.owner());
    let told = |roped: &mut Roped, player: Player, phase: Phase| {
        roped.state.position.phase = phase;
        roped.state.position.question = Some((player, Question::Tasks(roped.boats[0])));
        words::man(&Scene::of_asked(&roped.battle, &roped.state), roped.puller)
    };
    let owner = roped.owner();
    assert!(told(&mut roped, enemy, Phase::Tasks).contains("task of the last phase: "));
    assert!(told(&mut roped, enemy, Phase::Speeds).contains("task of the last phase: "));
    assert!(!told(&mut roped, enemy, Phase::Rowing).contains("last phase"));
    assert!(!told(&mut roped, owner, Phase::Tasks).contains("last phase"));
}

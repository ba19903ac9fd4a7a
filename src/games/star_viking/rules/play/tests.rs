//! The book's battle move by move, and random games in which every state must keep the rules. `standing.rs` compares the engine with the odds of a
//! duel, and `surrender.rs` with the odds of a surrender.

mod aims;
mod allowed;
mod campaigns;
mod habits;
mod hands;
mod imagined;
mod positions;
mod rulings;
mod standing;
mod surrender;
mod troops;

use std::collections::VecDeque;

use serde::Deserialize;

use super::*;
use crate::{Color, Content, Scenario, Space, blue_book};
use hands::Hands;
use rules::Id;
use rules::play::{AtRandom, Captain, Dice, Play, Player, Record, Roster, Seeded, Told, fight};

const VIKING: Player = Player::new(0);
const FEDERATION: Player = Player::new(1);

/// How often to repeat a test: `usual` times or, if `DRYDOCK_LONG` asks for long tests, the promised larger number of times.
fn as_many(usual: u32, promised: u32) -> u32 {
    if std::env::var_os("DRYDOCK_LONG").is_some() { promised } else { usual }
}

/// The designs in a template.
fn designs(template: &str) -> Content {
    #[derive(Deserialize)]
    struct Saved {
        content: OfGame,
    }
    #[derive(Deserialize)]
    enum OfGame {
        StarViking(Content),
    }
    let text = match template {
        "sanakht" => include_str!("../../../../../templates/star_viking/sanakht.drydock"),
        "sample" => include_str!("../../../../../templates/star_viking/sample.drydock"),
        "double" => include_str!("../../../../../templates/star_viking/double.drydock"),
        other => panic!("no template {other}"),
    };
    let saved: Saved = ron::from_str(text).expect("the template");
    let OfGame::StarViking(content) = saved.content;
    content
}

/// The first scenario of some designs, made ready for play after `change` was applied to it.
fn changed(mut content: Content, change: impl FnOnce(&mut Scenario)) -> Contest {
    let id = content.scenarios.ids().next().expect("a scenario");
    change(content.scenarios.get_mut(id).expect("a scenario"));
    Contest::of(&content, id).expect("it can be played")
}

/// The battle of the template `sanakht`.
fn sanakht() -> Contest {
    changed(designs("sanakht"), |_| ())
}

/// Dice that show these faces, one after another.
#[derive(Clone)]
struct Fallen(VecDeque<u8>);

impl Dice for Fallen {
    fn die(&mut self) -> u8 {
        self.0.pop_front().expect("a die that nobody told")
    }
}

/// A battle in which a test chooses every action.
#[derive(Clone)]
struct Game {
    contest: Contest,
    state: State,
    dice: Fallen,
    events: Vec<Event>,
}

impl Game {
    fn new(contest: Contest) -> Self {
        let mut dice = Fallen(VecDeque::new());
        let mut events = Vec::new();
        let state = contest.start(&mut dice, &mut events);
        Self { contest, state, dice, events }
    }

    fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.contest.legal(&self.state, &mut legal);
        legal
    }

    fn act(&mut self, action: Action) {
        self.contest.apply(&mut self.state, action, &mut self.dice, &mut self.events).expect("it is legal");
    }

    fn question(&self) -> Question {
        self.state.question.expect("somebody is asked").1
    }

    /// The first unit with this colour and these letters.
    fn find(&self, color: Color, letters: &str) -> UnitNumber {
        let is =
            |unit: &UnitState| self.contest.public.kind(unit).color == color && self.contest.public.kind(unit).letters == letters;
        self.state.numbered().find(|(_, unit)| is(unit)).unwrap_or_else(|| panic!("no {color} {letters}")).0
    }

    /// The sector of the body with this name.
    fn on(&self, body: &str) -> Space {
        let system = &self.contest.public.tiles()[0].system;
        Space::On(system.sectors().find(|(_, found, _)| found.name == body).expect("the body").0)
    }

    /// Answers every question with the action that changes least, until a question is asked that `is_it` accepts.
    fn pass_until(&mut self, is_it: impl Fn(Question) -> bool) {
        for _ in 0..60 {
            let question = self.question();
            if is_it(question) {
                return;
            }
            let answer = match question {
                Question::Evade(_) => Action::Evade(false),
                Question::Aim(_) => Action::Hold,
                Question::End => Action::End(false),
                _ => Action::Done,
            };
            self.act(answer);
        }
        panic!("the question never comes");
    }
}

/// The game from its start to the hit on the cruiser in round 3.
fn up_to_the_hit() -> Game {
    let mut game = Game::new(sanakht());
    let cruiser = game.find(Color::Red, "CR");
    game.pass_until(|question| question == Question::Mover);
    let outer = game.on("Far Moons");
    let city = game.on("Sanakht Starcity");
    let (deep_outer, deep_city) = (Space::Deep(outer.orbit()), Space::Deep(city.orbit()));
    for to in [deep_outer, outer] {
        assert_eq!(game.state.phase, Phase::InvaderMovement);
        game.act(Action::Pick(cruiser));
        game.act(Action::Move(to));
        game.act(Action::Done);
        if game.question() == Question::Mover && game.state.phase == Phase::InvaderMovement {
            game.act(Action::Done);
        }
        // No units meet: the defender stays, and the Viking takes the plunder.
        while !(game.question() == Question::Mover && game.state.phase == Phase::InvaderMovement) {
            match game.question() {
                Question::Mover => game.act(Action::Done),
                Question::Plunder => {
                    game.dice.0.push_back(3);
                    game.act(Action::Plunder(outer, cruiser));
                }
                Question::End => game.act(Action::End(false)),
                other => panic!("{other:?} is asked in round {}", game.state.round),
            }
        }
    }
    assert_eq!((game.state.round, game.state.unit(cruiser).plunder), (3, 2), "2 mega-credits from the far moons");
    let fighter = game.find(Color::Red, "FT");
    game.act(Action::Pick(cruiser));
    game.act(Action::Move(deep_city));
    game.act(Action::Unload(fighter));
    while game.question() == Question::Mover {
        game.act(Action::Done);
    }
    while let Question::Evade(_) = game.question() {
        game.act(Action::Evade(false));
    }
    let (escort, boat, local) = (game.find(Color::Blue, "FE"), game.find(Color::Green, "PB"), game.find(Color::Green, "FT"));
    let mut totals = Vec::new();
    while let Question::Aim(shooter) = game.question() {
        let unit = |unit| game.contest.public.kind(game.state.unit(unit)).letters.clone();
        let (target, dice) = match shooter {
            Shooter::Pod(_) => (escort, [3, 4]),
            Shooter::Unit(unit) if unit == cruiser => (local, [4, 5]),
            Shooter::Unit(unit) if unit == fighter => (boat, [2, 3]),
            Shooter::Unit(unit) if unit == escort => (cruiser, [3, 3]),
            Shooter::Unit(unit) if unit == boat => (cruiser, [5, 6]),
            Shooter::Unit(unit) if unit == local => (cruiser, [4, 5]),
            Shooter::Unit(number) => panic!("{} fires", unit(number)),
            Shooter::Sector(_) => panic!("a sector fires"),
        };
        totals.push(dice);
        if totals.len() == 6 {
            game.dice.0.extend(totals.iter().flatten());
        }
        game.act(Action::Fire(target));
    }
    game
}

#[test]
fn the_battle_for_sanakht_goes_as_the_book_tells_it() {
    let game = up_to_the_hit();
    let shots: Vec<(i8, u8)> = game
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Shot { differential, roll, .. } => Some((*differential, *roll)),
            _ => None,
        })
        .collect();
    let mut sorted = shots.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, [(-7, 9), (-5, 6), (-5, 11), (0, 5), (5, 7), (6, 9)]);
    let cruiser = game.find(Color::Red, "CR");
    let fate = |color, letters| game.state.unit(game.find(color, letters)).at;
    let gone = Where::Gone(Fate::Destroyed);
    assert_eq!(fate(Color::Red, "MSL"), gone, "the missile pod is spent");
    assert_eq!(game.question(), Question::Struck(cruiser));
    assert_eq!(game.legal(), [Action::Absorb, Action::TakeHit]);

    let mut absorbed = up_to_the_hit();
    absorbed.act(Action::Absorb);
    let fate = |color, letters| absorbed.state.unit(absorbed.find(color, letters)).at;
    assert_eq!([fate(Color::Red, "ECM"), fate(Color::Blue, "FE"), fate(Color::Green, "FT")], [gone; 3]);
    assert!(absorbed.state.unit(cruiser).damage.is_none());
    assert_eq!((absorbed.state.phase, absorbed.question()), (Phase::DefenderMovement, Question::Mover));
    let (boat, city) = (absorbed.find(Color::Green, "PB"), absorbed.on("Sanakht Starcity"));
    absorbed.act(Action::Pick(boat));
    absorbed.act(Action::Move(city));
    assert_eq!(absorbed.state.unit(boat).at, Where::In(city));

    let mut hit = game;
    hit.act(Action::TakeHit);
    let values = hit.contest.public.values(hit.state.unit(cruiser));
    assert_eq!((values.ew, values.attack, values.defense, values.capacity), (3, 6, 7, 7));
    assert_eq!(hit.question(), Question::LoseCargo(cruiser));
    let lost: Vec<String> = hit
        .legal()
        .into_iter()
        .map(|action| match action {
            Action::Lose(cargo) => hit.contest.public.kind(hit.state.unit(cargo)).letters.clone(),
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(lost, ["PT", "RD"], "and never a pod");
    hit.act(hit.legal()[1]);
    assert_eq!(hit.state.unit(hit.find(Color::Red, "RD")).at, gone);
    assert_eq!(hit.state.phase, Phase::DefenderMovement);
}

#[test]
fn the_stack_on_the_starcity_shows_its_cheapest_counter_until_somebody_is_there() {
    let game = Game::new(sanakht());
    let city = game.on("Sanakht Starcity");
    let view = game.contest.view(&game.state, VIKING);
    let top: Vec<&str> = view
        .others
        .iter()
        .filter(|seen| seen.at == Where::In(city))
        .map(|seen| game.contest.public.kind(game.state.unit(seen.unit)).letters.as_str())
        .collect();
    assert_eq!((top, view.hidden.get(&city)), (vec!["SF"], Some(&2)));
    let mut other = game.state.clone();
    for unit in other.units.iter_mut().filter(|unit| unit.owner == VIKING && matches!(unit.at, Where::Aboard(_))) {
        unit.at = Where::Gone(Fate::Destroyed);
    }
    assert_eq!(game.contest.view(&other, FEDERATION), game.contest.view(&game.state, FEDERATION), "cargo is not seen");
    assert_ne!(game.contest.view(&other, VIKING), view);
}

#[test]
fn a_recorded_game_is_played_again_to_the_same_end() {
    let contest = sanakht();
    for game in 0..20 {
        let mut record = Record::new(Id::<Scenario>::new(1), 7, game);
        let (mut one, mut other) = (CaptainName::Random.captain(), CaptainName::RuleOfThumb.captain());
        let mut captains: [&mut dyn Captain<Contest>; 2] = [&mut one, &mut other];
        let end = fight(&contest, &mut captains, &mut record, &mut ());
        let mut events = Vec::new();
        assert_eq!(record.replay(&contest, &mut events).expect("every action is legal"), end);
        for event in &events {
            assert!(event.citation().to_string().len() > 12);
            let told = contest.tell(&[*event]);
            assert!(told.ends_with('.') && !told.contains("a sector"), "{told}");
        }
    }
}

#[test]
fn rules_of_thumb_beat_chance() {
    let contest = sanakht();
    let wins = |names: [CaptainName; 2], player: Player| {
        let games = 200;
        let won = |game: &u32| {
            let mut record = Record::new((), 3, *game);
            let [mut one, mut other] = names.map(Roster::captain);
            let mut captains: [&mut dyn Captain<Contest>; 2] = [&mut one, &mut other];
            let end = fight(&contest, &mut captains, &mut record, &mut ());
            contest.outcome(&end).and_then(|outcome| outcome.winner) == Some(player)
        };
        (0..games).filter(won).count()
    };
    let (random, thumb) = (CaptainName::Random, CaptainName::RuleOfThumb);
    let (raids, drifts) = (wins([thumb, random], VIKING), wins([random, random], VIKING));
    assert!(raids > drifts, "{raids} of 200 with rules of thumb, {drifts} at random");
}

#[test]
fn a_battle_that_cannot_be_played_says_why() {
    let content = blue_book::content();
    assert_eq!(Contest::of(&content, Id::new(1)).map(drop).expect_err("nothing").to_string(), "there is no such scenario");
}

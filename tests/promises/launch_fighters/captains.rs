//! Captains of Launch Fighters! against each other: what they choose is legal, the same seed is the same game, and the higher captain wins.

use drydock::geometry::Shape;
use drydock::project::{Content, Game, Library};
use drydock::rules::Id;
use drydock::rules::launch_fighters::play::{Action, AnyCaptain, Battle, CaptainName, LookingAhead, Record, State};
use drydock::rules::launch_fighters::{Scenario, Side};
use drydock::rules::play::{Captain, Play, Player, Roster, Seeded, fight, find_captain};

use crate::support::long::long;
use crate::support::melee::melee;

/// Every scenario of the bundled templates.
fn battles() -> Vec<(String, Id<Scenario>, Battle)> {
    let library = Library::bundled();
    let mut battles = Vec::new();
    for name in library.templates(Game::LaunchFighters).expect("a list of templates") {
        let project = library.template(Game::LaunchFighters, &name).unwrap_or_else(|error| panic!("{error}"));
        let Content::LaunchFighters(content) = &project.content else { panic!("designs of another game") };
        for id in content.scenarios.ids() {
            battles.push((name.clone(), id, Battle::new(content, id).unwrap_or_else(|refusal| panic!("{refusal}"))));
        }
    }
    battles
}

fn play(battle: &Battle, id: Id<Scenario>, names: &[CaptainName], number: u32) -> (Record, State) {
    let mut captains: Vec<_> = names.iter().map(|name| name.captain()).collect();
    let mut captains: Vec<&mut dyn Captain<Battle>> = captains.iter_mut().map(|captain| captain as _).collect();
    let mut record = Record::new(id, 1, number);
    let state = fight(battle, &mut captains, &mut record, &mut ());
    (record, state)
}

/// Every fleet of the bundled templates against its like, on the map of its template, placed by the captains. In the scenarios themselves the
/// better side nearly always wins, by any captain, so that they would say little about captains.
fn duels() -> Vec<(String, Id<Scenario>, Battle)> {
    let library = Library::bundled();
    let mut duels = Vec::new();
    for name in library.templates(Game::LaunchFighters).expect("a list of templates") {
        let project = library.template(Game::LaunchFighters, &name).unwrap_or_else(|error| panic!("{error}"));
        let Content::LaunchFighters(content) = &project.content else { panic!("designs of another game") };
        let mut content = content.clone();
        let Some(map) = content.maps.ids().next() else { continue };
        let fleets: Vec<_> = content.fleets.ids().collect();
        for fleet in fleets {
            let mut duel = Scenario { map: Some(map), ..Scenario::default() };
            for _ in 0..2 {
                duel.sides.add(Side { fleet: Some(fleet), ..Side::default() });
            }
            let id = content.scenarios.add(duel);
            if let Ok(battle) = Battle::new(&content, id) {
                duels.push((format!("{name}{}", duels.len()), id, battle));
            }
        }
    }
    assert!(duels.len() >= 8, "the templates have fleets");
    duels
}

/// Games won by each of two captains over so many, in these battles in turn, each played with the same dice from both sides.
#[derive(Debug, Default)]
struct Score {
    games: u32,
    won: u32,
    lost: u32,
}

fn contest(battles: &[(String, Id<Scenario>, Battle)], higher: CaptainName, lower: CaptainName, games: u32) -> Score {
    let mut score = Score::default();
    for game in 0..games {
        let (name, id, battle) = &battles[(game / 2) as usize % battles.len()];
        let seat = game % 2;
        let names = if seat == 0 { [higher, lower] } else { [lower, higher] };
        let (_, state) = play(battle, *id, &names, game / 2);
        let winner = battle.outcome(&state).expect("an outcome").winner;
        score.games += 1;
        score.won += u32::from(winner == Some(Player::new(seat as u8)));
        score.lost += u32::from(winner.is_some_and(|winner| winner != Player::new(seat as u8)));
        if std::env::var_os("DRYDOCK_LONG").is_some() {
            println!("{name} seat {seat}: {winner:?} in turn {}, {score:?}", state.turn());
        }
    }
    score
}

/// A captain under eyes that see whether its choices are legal.
struct Watched(AnyCaptain);

impl Captain<Battle> for Watched {
    fn choose(&mut self, battle: &Battle, state: &State, legal: &[Action], dice: &mut Seeded) -> Action {
        let before = state.clone();
        let action = self.0.choose(battle, state, legal, dice);
        assert!(legal.contains(&action), "{action:?} is not among {legal:?}");
        assert_eq!(before, *state);
        action
    }

    fn at_once<'a>(&mut self, battle: &Battle, state: &dyn Fn() -> &'a State) -> Option<Action> {
        // What is done without a look at the list is what would have been chosen from it.
        let mut legal = Vec::new();
        battle.legal(state(), &mut legal);
        let mut as_if_asked = self.0.clone();
        let action = self.0.at_once(battle, state)?;
        let chosen = as_if_asked.choose(battle, state(), &legal, &mut Seeded::new(0, 0));
        assert!(
            !legal.contains(&action) || legal.len() == 1 || action == chosen,
            "{action:?} at once, {chosen:?} from {legal:?}"
        );
        Some(action)
    }
}

/// Battles of every shape with every weapon, add-on, terrain and special condition, and with two sides and three.
fn melees(count: u64) -> impl Iterator<Item = (Id<Scenario>, Battle)> {
    (0..count).map(|seed| {
        let (_, id, battle) = melee(Shape::ALL[seed as usize % Shape::ALL.len()], seed);
        (id, battle)
    })
}

#[test]
fn every_choice_is_legal() {
    let captains = [CaptainName::RuleOfThumb.captain(), AnyCaptain::from(LookingAhead::new(100))];
    let all = battles().into_iter().map(|(_, id, battle)| (id, battle));
    for (number, (id, battle)) in all.chain(melees(long(10, 600))).enumerate() {
        // The one that looks ahead is slow: it has every fifth battle.
        let captain = &captains[usize::from(number % 5 == 0)];
        let mut watched: Vec<_> = (0..battle.players()).map(|_| Watched(captain.clone())).collect();
        let mut watched: Vec<&mut dyn Captain<Battle>> = watched.iter_mut().map(|captain| captain as _).collect();
        let mut record = Record::new(id, 3, number as u32);
        let state = fight(&battle, &mut watched, &mut record, &mut ());
        assert!(battle.outcome(&state).is_some());
    }
}

#[test]
fn the_same_seed_is_the_same_game() {
    for (id, battle) in melees(long(1, 3)) {
        for name in CaptainName::ALL.iter().copied() {
            let budget = long(200, 600);
            let fresh = || match name {
                CaptainName::LookingAhead => AnyCaptain::from(LookingAhead::new(budget)),
                CaptainName::Random | CaptainName::RuleOfThumb => name.captain(),
            };
            // One captain goes on from game to game, as in a playtest: nothing that it remembers may matter.
            let mut weathered = vec![fresh(); battle.players()];
            let again = |captains: &mut [AnyCaptain], game| {
                let mut captains: Vec<&mut dyn Captain<Battle>> = captains.iter_mut().map(|captain| captain as _).collect();
                let mut record = Record::new(id, 5, game);
                fight(&battle, &mut captains, &mut record, &mut ());
                record
            };
            again(&mut weathered, 1);
            let second = again(&mut weathered, 2);
            assert_eq!(again(&mut vec![fresh(); battle.players()], 2), second, "{name:?}");
            assert!(second.replay(&battle, &mut ()).is_ok());
        }
    }
}

#[test]
fn captains_are_found_by_name() {
    for name in CaptainName::ALL.iter().copied() {
        assert_eq!(find_captain(&name.slug().to_uppercase()), Ok(name));
        assert!(name.about().ends_with('.'));
    }
    assert_eq!(CaptainName::default(), CaptainName::RuleOfThumb);
    let refusal = find_captain::<CaptainName>("admiral").expect_err("no such captain").to_string();
    assert_eq!(refusal, "there is no captain \"admiral\"; there are random, rule-of-thumb, looking-ahead");
}

#[test]
fn without_a_budget_looking_ahead_plays_by_rules_of_thumb() {
    let (_, id, battle) = battles().swap_remove(0);
    let games = [AnyCaptain::from(LookingAhead::new(0)), CaptainName::RuleOfThumb.captain()].map(|captain| {
        let mut captains = vec![captain; battle.players()];
        let mut captains: Vec<&mut dyn Captain<Battle>> = captains.iter_mut().map(|captain| captain as _).collect();
        let mut record = Record::new(id, 1, 0);
        fight(&battle, &mut captains, &mut record, &mut ());
        record
    });
    assert_eq!(games[0], games[1]);
}

#[test]
fn rule_of_thumb_beats_random_in_nine_games_of_ten() {
    let battles: Vec<_> = battles().into_iter().filter(|(.., battle)| battle.players() == 2).collect();
    let score = contest(&battles, CaptainName::RuleOfThumb, CaptainName::Random, long(40, 1_000));
    println!("{score:?}");
    assert!(score.won * 10 >= score.games * 9, "{score:?}");
}

/// A thousand games with `DRYDOCK_LONG=1`, and a few of the shorter duels otherwise.
#[test]
fn looking_ahead_beats_rule_of_thumb() {
    let is_short = |battle: &Battle| long(0, 1) == 1 || battle.squadrons().len() <= 8;
    let duels: Vec<_> = duels().into_iter().filter(|(.., battle)| is_short(battle)).collect();
    let score = contest(&duels, CaptainName::LookingAhead, CaptainName::RuleOfThumb, long(6, 1_000));
    println!("{score:?}");
    assert!(score.won >= 2 * score.lost || long(0, 1) == 1, "{score:?}");
    assert!(wilson_lower(score.won, score.games) > 0.5 || long(0, 1) == 0, "{score:?}");
}

/// The lower bound of Wilson's interval for a share, at 99 %.
fn wilson_lower(won: u32, games: u32) -> f64 {
    let (share, games, z) = (f64::from(won) / f64::from(games), f64::from(games), 2.575_829);
    let middle = share + z * z / (2.0 * games);
    let spread = z * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
    (middle - spread) / (1.0 + z * z / games)
}

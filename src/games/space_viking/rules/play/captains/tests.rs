//! Tests captains against each other. Rules of thumb beat random sheets, random sheets and planners break no rule, and imagined sectors resemble what
//! is known.

use super::CaptainName;
use crate::knowledge::Own;
use crate::orders::Sheet;
use crate::orders::checks::{SheetFinding, check};
use crate::play::tests::blue_book;
use crate::play::{Contest, Happening, Knowledge, Owner, Post};
use crate::{Campaign, Content, Sovereign};
use rules::play::{Player, Roster as _, Sealed as _, Seeded, Writer, correspond};
use rules::{Count, Id, Shelf};

/// A campaign of the default length, played with these designs.
fn contest(content: Content) -> Contest {
    let campaigns = std::iter::once(Campaign::default()).collect();
    Contest::of(&Content { campaigns, ..content }, Id::new(1)).expect("it can be played")
}

/// A campaign of two houses with the same kind of sovereign and the same opening.
fn mirror(kind: Sovereign) -> Contest {
    let book = blue_book();
    let (id, one) = book.players.find(|player| player.kind == kind).expect("a house of every kind");
    let twin = |name: &str| if name.is_empty() { String::new() } else { format!("{name} the Other") };
    let mut other = one.clone();
    (other.name, other.sovereign) = (twin(&one.name), twin(&one.sovereign));
    other.cronies = [twin(&one.cronies[0]), twin(&one.cronies[1])];
    let mut fleets = Shelf::default();
    for (_, fleet) in book.fleets_of(id) {
        let mut fleet = fleet.clone();
        fleet.player = Some(Id::new(1));
        fleets.add(fleet.clone());
        (fleet.player, fleet.commander) = (Some(Id::new(2)), twin(&fleet.commander));
        fleets.add(fleet);
    }
    contest(Content { players: [one.clone(), other].into_iter().collect(), fleets, ..book })
}

fn hired(names: &[CaptainName]) -> Vec<Box<dyn Writer<Contest>>> {
    names.iter().map(|name| Box::new(name.captain()) as Box<dyn Writer<Contest>>).collect()
}

#[test]
fn rules_of_thumb_outscore_dice_in_nineteen_campaigns_of_twenty() {
    const GAMES: u32 = 20;
    for kind in Sovereign::ALL {
        let contest = mirror(kind);
        let mut of_kind = 0;
        for game in 0..GAMES {
            let mut names = [CaptainName::RuleOfThumb, CaptainName::Random];
            names.rotate_left(game as usize % 2);
            let thumb = game as usize % 2;
            let end = correspond(&contest, &mut hired(&names), (1, game), &mut ());
            let points = contest.outcome(&end).expect("it is over").half_points;
            of_kind += u32::from(points[thumb] > points[1 - thumb]);
        }
        assert!(of_kind * 20 >= GAMES * 19, "{kind:?}: {of_kind} of {GAMES}");
    }
}

#[test]
fn nobody_hoards_whose_points_are_no_money_and_hardly_an_order_is_not_carried_out() {
    const GAMES: u32 = 20;
    let contest = contest(blue_book());
    let players: Vec<_> = contest.content().players.iter().map(|(id, player)| (id, player.kind)).collect();
    let (mut income, mut unspent, mut not_done, mut not_paid) = ([0; 7], [0; 7], 0, 0);
    let kind_of = |player| players.iter().find(|(id, _)| *id == player).map_or(0, |(_, kind)| *kind as usize);
    for game in 0..GAMES {
        let mut events = Vec::new();
        let end = correspond(&contest, &mut hired(&[CaptainName::RuleOfThumb; 8]), (8, game), &mut events);
        for event in &events {
            match event.what {
                Happening::Taxed { player, iu, .. } | Happening::Traded { player, iu, .. } => income[kind_of(player)] += iu,
                Happening::Plundered { player: Owner::Player(player), taken, .. } => income[kind_of(player)] += taken,
                Happening::NotDone { ref why, .. } => {
                    not_done += 1;
                    not_paid += u32::from(why.contains("could not pay"));
                }
                _ => {}
            }
        }
        for (player, kind) in &players {
            unspent[*kind as usize] += end.state().money(*player);
        }
    }
    for kind in Sovereign::ALL.into_iter().filter(|kind| *kind != Sovereign::Merchant) {
        let (left, of) = (unspent[kind as usize], income[kind as usize]);
        assert!(left * 10 <= of, "{kind:?}: {left} of {of} IU");
    }
    // When captains guessed how much to give, 109 of their orders in a campaign were not carried out, since two Empire Builders court the same worlds
    // here.
    assert!(not_done <= GAMES * 109 / 5, "{not_done} orders of {GAMES} campaigns");
    assert!(not_paid <= GAMES, "{not_paid} of them since somebody was robbed");
}

#[test]
fn a_berserker_leaves_at_home_what_is_slow() {
    let contest = contest(blue_book());
    let mut captains = hired(&[CaptainName::RuleOfThumb; 8]);
    let (mut state, mut dice) = (contest.begin(3, 0), Seeded::new(3, 1));
    let players = (0..contest.players()).map(|number| Player::new(number as u8));
    let berserker = players.clone().find(|player| contest.view(&state, *player).own.kind == Sovereign::Berserker);
    let berserker = berserker.expect("a Berserker");
    let jump_of_flagship = |known: &Knowledge| {
        let aboard = known.own.persons[0].aboard.as_deref().expect("he is aboard");
        known.fleet(aboard).expect("his fleet").ships.iter().map(|ship| ship.jump).min().expect("a ship")
    };
    assert_eq!(jump_of_flagship(contest.view(&state, berserker)), 2);
    for _ in 0..7 {
        let sheets = captains
            .iter_mut()
            .zip(players.clone())
            .map(|(captain, player)| captain.write(contest.view(&state, player), &mut dice));
        let sheets = sheets.collect();
        contest.turn(&mut state, sheets, &mut ());
    }
    let known = contest.view(&state, berserker);
    assert_eq!(jump_of_flagship(known), 4);
    let slow = known.own.fleets.iter().filter(|fleet| fleet.ships.iter().any(|ship| ship.jump == 2));
    assert!(slow.clone().count() > 0 && slow.clone().all(|fleet| Some(fleet.at) == known.own.home));
    assert!(known.own.points > 0, "it slays all the same");
}

#[test]
fn sheets_by_dice_have_no_error_and_do_something() {
    let contest = contest(blue_book());
    let mut captains = hired(&[CaptainName::Random; 8]);
    let (mut state, mut dice) = (contest.begin(5, 0), Seeded::new(5, 1));
    let (mut orders_given, mut done) = (0, Vec::new());
    for _ in 0..4 {
        let mut sheets = Vec::new();
        for (number, captain) in captains.iter_mut().enumerate() {
            let known = contest.view(&state, Player::new(number as u8));
            let sheet = captain.write(known, &mut dice);
            let errors: Vec<SheetFinding> = check(&sheet, known).into_iter().filter(SheetFinding::is_error).collect();
            assert!(errors.is_empty(), "{errors:?}");
            orders_given += sheet.fleets.len() + sheet.orders.len();
            sheets.push(sheet);
        }
        contest.turn(&mut state, sheets, &mut done);
    }
    assert!(orders_given > 100, "{orders_given}");
    assert!(done.iter().any(|event| matches!(event.what, Happening::Entered { .. })));
    assert!(done.iter().any(|event| matches!(event.what, Happening::Built { .. })));
}

#[test]
fn a_game_hangs_on_its_seed_and_its_number_alone() {
    let contest = contest(blue_book());
    let names = [CaptainName::RuleOfThumb; 8];
    let played = |seed, game| correspond(&contest, &mut hired(&names), (seed, game), &mut ()).state().clone();
    let once = played(2, 3);
    assert_eq!(once, played(2, 3));
    assert!(once != played(2, 4) && once != played(3, 3));
}

/// A campaign of few years with all players of the almanac.
fn short(years: u32) -> Contest {
    let campaigns = std::iter::once(Campaign { years: Count::clamped(years), ..Campaign::default() }).collect();
    Contest::of(&Content { campaigns, ..blue_book() }, Id::new(1)).expect("it can be played")
}

#[test]
fn a_planner_writes_the_same_for_the_same_knowledge() {
    let contest = short(3);
    let (mut state, mut dice) = (contest.begin(4, 0), Seeded::new(4, 1));
    let mut captains = hired(&[CaptainName::Planner; 8]);
    for year in 0..2 {
        let mut sheets = Vec::new();
        for (number, captain) in captains.iter_mut().enumerate() {
            let known = contest.view(&state, Player::new(number as u8));
            let (mut same, mut again) = (dice.clone(), hired(&[CaptainName::Planner]));
            let sheet = captain.write(known, &mut dice);
            // Knowledge that was saved and read back gives the same sheet in the first year. So a sheet depends neither on the referee's state nor on
            // a captain's memory.
            let read: Knowledge = ron::from_str(&ron::to_string(known).expect("it can be written")).expect("and read");
            if year == 0 {
                assert_eq!(again[0].write(&read, &mut same), sheet, "{}", known.name());
            }
            sheets.push(sheet);
        }
        contest.turn(&mut state, sheets, &mut ());
    }
}

#[test]
fn what_is_ones_own_goes_on_in_an_imagined_sector_as_in_the_real_one() {
    let contest = short(12);
    let mut state = contest.begin(6, 0);
    let quiet = || vec![Sheet::default(); contest.players()];
    for _ in 0..5 {
        contest.turn(&mut state, quiet(), &mut ());
    }
    let mut imagined: Vec<Post> =
        state.knowledge().iter().map(|known| super::planner::imagine(known, &mut Seeded::new(9, 9))).collect();
    for _ in 0..3 {
        contest.turn(&mut state, quiet(), &mut ());
        for sector in &mut imagined {
            sector.play_in_silence(&[]);
        }
    }
    for (sector, real) in imagined.iter().zip(state.knowledge()) {
        let own = |own: &Own| {
            let home = own.holdings.iter().find(|held| Some(held.at) == own.home).expect("everybody has a home");
            (own.treasury, home.subjects, home.factories, home.has_shipyard, own.technologies.clone())
        };
        assert_eq!(own(&sector.knowledge()[0].own), own(&real.own), "{}", real.name());
    }
}

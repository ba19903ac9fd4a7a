//! Campaigns played to their end.

use super::*;
use rules::Count;

/// The state at the end of a game, with all events of the game and its record.
fn played(contest: &Contest, captains: [CaptainName; 3], game: u32) -> (State, Vec<Event>, Record<(), Action>) {
    played_by(contest, captains.map(Roster::captain), game)
}

fn played_by(contest: &Contest, captains: [AnyCaptain; 3], game: u32) -> (State, Vec<Event>, Record<(), Action>) {
    let mut record = Record::new((), 5, game);
    let mut events = Vec::new();
    let [mut one, mut two, mut three] = captains;
    let mut all: [&mut dyn Captain<Contest>; 3] = [&mut one, &mut two, &mut three];
    let helms = &mut all[..contest.players()];
    let end = fight(contest, helms, &mut record, &mut events);
    (end, events, record)
}

#[test]
fn every_captain_plays_campaigns_to_their_end_and_a_record_replays() {
    for template in ["sample", "double"] {
        let contest = changed(designs(template), |_| ());
        for name in CaptainName::ALL {
            // The captain who looks ahead gets a smaller budget than usual here.
            let captain = || match name {
                CaptainName::LookingAhead => LookingAhead::new(as_many(20, LookingAhead::BUDGET)).into(),
                CaptainName::Random | CaptainName::ByDice | CaptainName::RuleOfThumb => name.captain(),
            };
            let (end, events, record) = played_by(&contest, [captain(), captain(), captain()], 0);
            let outcome = contest.outcome(&end).expect("it is over");
            assert!((1..=12).contains(&outcome.turn) && end.conclusion.is_some());
            assert_eq!(events.last(), end.conclusion.map(Event::Over).as_ref());
            let mut again = Vec::new();
            assert_eq!(record.replay(&contest, &mut again).expect("every action is legal"), end);
            assert_eq!(again, events);
        }
    }
}

#[test]
fn points_that_are_shown_every_few_turns_are_shown_then_and_stay_as_they_were() {
    let contest = changed(designs("sample"), |scenario| scenario.victory.revealed_every = Count::new(2));
    let (_, _, record) = played(&contest, [CaptainName::RuleOfThumb; 3], 0);
    let (viking, federation) = (Player::new(0), contest.public.federation());
    let (mut dice, mut shown) = (record.dice(), None);
    let mut state = contest.start(&mut dice, &mut ());
    let mut revealed = 0;
    for action in &record.actions {
        let turn = state.turn;
        let mut events = Vec::new();
        contest.apply(&mut state, *action, &mut dice, &mut events).expect("it is legal");
        let told = events.iter().find_map(|event| match event {
            Event::Revealed(player, points) if *player == federation => Some(*points),
            _ => None,
        });
        assert!(told.is_none() || turn.is_multiple_of(2), "turn {turn}");
        revealed += usize::from(told.is_some());
        shown = told.or(shown);
        let view = contest.view(&state, viking);
        assert_eq!(view.points[federation.index()], None, "what he has now is his secret");
        assert_eq!(view.revealed[federation.index()], shown);
        assert_eq!(view.points[viking.index()], Some(state.side(viking).points));
    }
    assert!(revealed >= 2 && shown.is_some_and(|points| points > 0), "{revealed} times, {shown:?}");
}

#[test]
fn whoever_withdrew_has_to_jump_and_never_back() {
    let mut game = Hands::new("sample");
    let cruiser = game.find(Color::Red, "CR");
    let raided = game.tile("Sanakht");
    game.table().put(cruiser, raided, Where::Gone(Fate::Withdrawn));
    game.table().begin_orders();
    assert_eq!(game.state.question, Some((VIKING, Question::Orders)));
    assert_eq!(game.legal(), [Action::Pick(cruiser)], "he cannot be done");
    game.act(Action::Pick(cruiser));
    let legal = game.legal();
    assert!(legal.iter().all(|action| matches!(action, Action::Jump(_))), "nothing is loaded in hyperspace: {legal:?}");
    assert!(!legal.contains(&Action::Jump(Port::Tile(raided))) && legal.contains(&Action::Jump(Port::Home)));
    assert_eq!(legal.len(), 10, "nine other systems, and home");
    game.act(Action::Jump(Port::Home));
    assert_eq!(game.state.unit(cruiser).at, Where::Home);
    assert!(game.legal().iter().any(|action| matches!(action, Action::Unload(_))), "at home he unloads after the jump");
}

#[test]
fn ten_systems_tax_142_and_avarice_takes_nine_points_for_36() {
    let mut game = Hands::new("sample");
    game.state.question = None;
    game.state.decrees.points_owed = Some(2);
    game.events.clear();
    game.table().begin_taxation();
    while let Some((player, Question::Tax(_))) = game.state.question {
        assert_eq!(player, FEDERATION);
        let most = game.legal()[0];
        game.act(most);
    }
    let taxed = |event: &Event| if let Event::Taxed(_, _, treasury, local) = *event { Some((treasury, local)) } else { None };
    let taxes: Vec<(u32, u32)> = game.events.iter().filter_map(taxed).collect();
    let (treasury, local) = taxes.iter().fold((0, 0), |(one, other), (treasury, local)| (one + treasury, other + local));
    assert_eq!((taxes.len(), treasury + local, treasury), (10, 142, 70));
    let side = game.state.side(FEDERATION);
    assert_eq!((side.points, side.treasury.fresh), (9, 34));
    assert!(game.events.contains(&Event::Points(FEDERATION, 9, Gain::Owed)));
}

#[test]
fn half_of_sanakht_plundered_leaves_a_third_all_of_it_local() {
    let mut game = Hands::new("sample");
    let sanakht = game.tile("Sanakht");
    let taxes = |game: &Hands| taxation::treasury_at_most(&game.contest, &game.state, sanakht);
    assert_eq!(taxes(&game), 8);
    game.state.decrees.taxes_divided_by = 2;
    assert_eq!(taxes(&game), 4);
    game.state.decrees.taxes_divided_by = 1;
    game.state.tiles[usize::from(sanakht)].plundered = 3;
    assert_eq!(taxes(&game), 0);
    game.state.tiles[usize::from(sanakht)].control = VIKING;
    assert_eq!(taxes(&game), 17, "a Viking takes all of it");
    game.state.tiles[usize::from(sanakht)].plunderers = 1;
    assert_eq!(taxes(&game), 0, "but nothing where he plundered");
}

#[test]
fn three_hits_of_a_cruiser_cost_6_at_home_and_12_in_b_and_are_never_repaired_in_c() {
    let mut game = Hands::new("sample");
    let cruiser = game.find(Color::Red, "CR");
    game.state.units[usize::from(cruiser.0)].damage.hits = 3;
    game.state.sides[VIKING.index()].treasury.saved = 100;
    let mends = |game: &Hands, port| works::choices(&game.contest, &game.state, VIKING, port).contains(&Action::Mend(cruiser));
    let spent = |game: &mut Hands, port| {
        let before = game.state.side(VIKING).treasury.saved;
        for _ in 0..3 {
            game.table().work(VIKING, port, Action::Mend(cruiser));
        }
        game.state.units[usize::from(cruiser.0)].damage.hits = 3;
        before - game.state.side(VIKING).treasury.saved
    };
    assert!(mends(&game, Port::Home));
    assert_eq!(spent(&mut game, Port::Home), 6);
    for (name, price) in [("Sanakht", Some(12)), ("Raneb", None)] {
        let tile = game.tile(name);
        game.state.tiles[usize::from(tile)].control = VIKING;
        game.table().put(cruiser, tile, Where::Waiting);
        assert_eq!(mends(&game, Port::Tile(tile)), price.is_some(), "{name}");
        if let Some(price) = price {
            assert_eq!(spent(&mut game, Port::Tile(tile)), price, "{name}");
        }
    }
}

#[test]
fn the_quadrant_capital_and_two_to_one_win_at_once() {
    let mut game = Hands::new("sample");
    let capital = game.state.capitals[0];
    assert_eq!(game.contest.tile_name(capital), "Userkaf");
    game.state.tile = capital;
    game.state.tiles[usize::from(capital)].control = VIKING;
    game.table().after_segment();
    assert_eq!(game.state.conclusion, Some(Conclusion::Capital(VIKING)));
    assert_eq!(game.contest.outcome(&game.state).and_then(|outcome| outcome.winner), Some(VIKING));

    let ends = |points: [u32; 2], war: bool| {
        let mut game = Hands::new("sample");
        game.state.turn = 7;
        for (side, points) in game.state.sides.iter_mut().zip(points) {
            side.points = points;
        }
        game.state.sides[1].war_points = war;
        game.table().begin_points();
        assert_eq!(game.state.conclusion, None, "one turn is not enough");
        assert_eq!(game.state.turn, 8);
        game.table().begin_points();
        game.state.conclusion
    };
    assert_eq!(ends([20, 10], false), Some(Conclusion::TwoToOne(VIKING)));
    assert_eq!(ends([1, 0], false), Some(Conclusion::TwoToOne(VIKING)));
    assert_eq!((ends([19, 10], false), ends([0, 0], false)), (None, None));
    assert_eq!(ends([10, 20], false), Some(Conclusion::TwoToOne(FEDERATION)));
    assert_eq!(ends([10, 20], true), None, "points from a civil war bar it");
}

#[test]
fn invaders_left_over_bar_their_sectors_and_three_sides_move_by_points() {
    let mut game = Hands::new("double");
    let ravens = Player::new(1);
    let tile = game.tile("Sanakht 1");
    let system = game.contest.public.tile(tile).system.clone();
    let on = |name: &str| Space::On(system.sectors().find(|(_, body, _)| body.name == name).expect("the body").0);
    let moons = on("Far Moons");
    let ships: Vec<UnitNumber> = game
        .state
        .numbered()
        .filter(|(_, unit)| unit.at == Where::Home && game.contest.public.kind(unit).letters == "CR")
        .map(|(id, _)| id)
        .collect();
    let [wolf, raven] = ships.as_slice() else { panic!("a cruiser each") };
    game.table().put(*wolf, tile, Where::In(moons));
    game.table().put(*raven, tile, Where::Beside);
    game.state.sides[ravens.index()].points = 5;
    game.table().begin_segments();
    assert_eq!(game.state.invaders(), [ravens, VIKING], "who has more points moves first");
    while let Some((_, Question::Place(_))) = game.state.question.filter(|_| game.state.phase == Phase::Deployment) {
        assert!(!game.legal().contains(&Action::Place(moons)), "an invader stands there");
        let first = game.legal()[0];
        game.act(first);
    }
    while let Some((_, Question::EarlyWithdrawal)) = game.state.question {
        game.act(Action::Done);
    }
    assert_eq!(game.state.question, Some((VIKING, Question::Place(*wolf))), "what was left over is deployed anew");
    let first = game.legal()[0];
    game.act(first);
    assert_eq!((game.state.mover, game.state.movers.as_slice()), (ravens, &[VIKING][..]));
}

#[test]
fn what_is_left_to_spend_is_known_to_its_owner_alone() {
    let contest = changed(designs("sample"), |_| ());
    let (viking, federation) = (Player::new(0), contest.public.federation());
    let mut state = contest.start(&mut Seeded::new(1, 1), &mut ());
    let tile = (0..u8::MAX).find(|tile| state.tile(*tile).in_play).expect("a tile in play");
    state.tiles[usize::from(tile)].funds = 7;
    let hears = |player: Player, event: Event| {
        let view = contest.view(&state, player);
        contest.hears([&view, &view], &event)
    };
    for (event, owner, other) in [
        (Event::Purse(viking, 3), viking, federation),
        (Event::Spent(federation, Purse::Local(tile), 5), federation, viking),
        (Event::Lapsed(Purse::Local(tile), 2), federation, viking),
        (Event::Lapsed(Purse::Aid, 2), federation, viking),
    ] {
        assert!(hears(owner, event) && !hears(other, event), "{event:?}");
    }
    let funds = |player| contest.view(&state, player).tiles[usize::from(tile)].funds;
    assert_eq!((funds(federation), funds(viking)), (7, 0));
}

#[test]
fn after_a_battle_all_are_seen_where_they_stood() {
    let contest = sanakht();
    let mut standing = 0;
    for game in 0..4 {
        let (end, ..) = played(&contest, [CaptainName::Random; 3], game);
        let invaders: Vec<_> = end.standing().filter(|(_, unit, _)| unit.owner == VIKING).map(|(id, ..)| id).collect();
        let seen = contest.view(&end, FEDERATION).others;
        assert!(invaders.iter().all(|invader| seen.iter().any(|seen| seen.unit == *invader)), "{invaders:?}, {seen:?}");
        standing += invaders.len();
    }
    assert!(standing > 0);
}

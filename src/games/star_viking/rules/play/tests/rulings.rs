//! Tests of rules that the engine has got wrong before.

use super::*;
use crate::Operations;

#[test]
fn every_viking_is_asked_what_he_builds_at_home() {
    let mut game = Hands::new("double");
    let federation = game.contest.public.federation();
    for side in &mut game.state.sides {
        side.treasury.saved = 60;
    }
    game.table().begin_works();
    let mut asked = Vec::new();
    while let Some((player, Question::Works)) = game.state.question {
        let home = Action::At(Port::Home);
        if player == federation || !game.legal().contains(&home) {
            game.act(Action::Done);
            continue;
        }
        asked.push(player);
        game.act(home);
        game.act(Action::Done);
        assert!(!game.legal().contains(&home) || game.state.question != Some((player, Question::Works)), "he has had enough");
    }
    assert_eq!(asked, [Player::new(0), Player::new(1)]);
}

/// A system with a Grav Armor left over from an earlier turn beside a fortress. One defender stands in every other sector that could take the Grav
/// Armor. Returns the campaign, the Grav Armor and its sector.
fn beset() -> (Hands, UnitNumber, Space) {
    let mut game = Hands::new("sample");
    let tile = game.tile("Userkaf");
    game.clear(tile);
    let armor = game.muster(Color::Red, "GA", VIKING, tile, Where::Waiting);
    let sectors = game.room_for(armor, tile);
    game.state.units[usize::from(armor.0)].at = Where::In(sectors[0]);
    game.muster(Color::Green, "FD", FEDERATION, tile, Where::In(sectors[0]));
    let troops = |unit: &UnitState| {
        let kind = game.contest.public.kind(unit);
        kind.color == Color::Green && kind.operations == Operations::V && !kind.is_fortress()
    };
    let troops: Vec<UnitNumber> = game.state.numbered().filter(|(_, unit)| troops(unit)).map(|(id, _)| id).collect();
    assert!(troops.len() >= sectors.len() - 1);
    for unit in &troops[1..sectors.len()] {
        let kind = game.state.unit(*unit).kind;
        game.state.units[usize::from(unit.0)] = UnitState::new(kind, FEDERATION, tile, Where::Waiting);
    }
    game.state.pending = vec![tile];
    game.table().next_segment();
    let mut free: Vec<Space> = sectors[1..].to_vec();
    while let (Some((_, Question::Place(unit))), Phase::Deployment) = (game.state.question, game.state.phase) {
        assert!(!game.legal().contains(&Action::Place(sectors[0])), "an invader stands there");
        let room = game.room_for(unit, tile);
        let at = free.iter().position(|space| room.contains(space)).expect("a sector for each");
        game.act(Action::Place(free.remove(at)));
    }
    (game, armor, sectors[0])
}

#[test]
fn an_invader_left_over_stays_where_no_sector_is_free() {
    let (game, armor, stood) = beset();
    assert_eq!(game.state.unit(armor).at, Where::In(stood), "nothing dies without a shot");
    assert!(!game.events.contains(&Event::Destroyed(armor)));
    assert!(game.state.round == 1 && game.state.question.is_some(), "and it fights");
}

#[test]
fn another_invader_bars_no_sector() {
    let mut game = Hands::new("double");
    let (tile, raven) = (game.tile("Sanakht 1"), Player::new(1));
    game.clear(tile);
    let federation = game.contest.public.federation();
    let [armor, other] = [VIKING, raven].map(|viking| {
        let kind = |unit: &UnitState| game.contest.public.kind(unit).letters == "GA" && unit.owner == viking;
        let id = game.state.numbered().find(|(_, unit)| kind(unit)).expect("a Grav Armor").0;
        game.state.units[usize::from(id.0)] = UnitState::new(game.state.unit(id).kind, viking, tile, Where::Waiting);
        id
    });
    let sectors = game.room_for(armor, tile);
    for unit in [armor, other] {
        game.state.units[usize::from(unit.0)].at = Where::In(sectors[0]);
    }
    game.muster(Color::Green, "SF", federation, tile, Where::Waiting);
    game.state.pending = vec![tile];
    game.table().next_segment();
    game.act(Action::Place(sectors[1]));
    while let Some((viking, Question::Place(_))) = game.state.question {
        let places: Vec<Action> =
            sectors.iter().filter(|space| **space != sectors[1]).map(|space| Action::Place(*space)).collect();
        assert_eq!(game.legal(), places, "of {viking:?}");
        game.act(places[0]);
    }
    assert_eq!([armor, other].map(|unit| game.state.unit(unit).at), [Where::In(sectors[0]); 2]);
}

#[test]
fn local_carriers_lend_no_hold_and_who_loses_a_system_loots_it() {
    let mut game = Hands::new("sample");
    let tile = game.tile("Sanakht");
    game.clear(tile);
    let coded = |game: &Hands| {
        let system = &game.contest.public.tile(tile).system;
        let found = system.sectors().find(|(.., sector)| sector.wealth.is_some()).map(|(spot, ..)| Space::On(spot));
        found.expect("a coded sector")
    };
    let space = coded(&game);
    let boat = game.muster(Color::Green, "PB", VIKING, tile, Where::In(space));
    (game.state.tile, game.state.phase, game.state.defender) = (tile, Phase::RoundEnd, FEDERATION);
    game.state.here = vec![boat];
    assert_eq!(round_end::plunderable(&game.contest, &game.state, VIKING), []);
    let cruiser = game.find(Color::Red, "CR");
    game.table().put(cruiser, tile, Where::In(space));
    game.state.here.push(cruiser);
    assert_eq!(round_end::plunderable(&game.contest, &game.state, VIKING), [(space, cruiser)], "and none of the boat's");

    let loots = |game: &mut Hands, phase, control| {
        (game.state.phase, game.state.defender) = (phase, VIKING);
        game.state.tiles[usize::from(tile)].control = control;
        !round_end::plunderable(&game.contest, &game.state, VIKING).is_empty()
    };
    assert!(!loots(&mut game, Phase::RoundEnd, VIKING), "as long as he defends");
    assert!(!loots(&mut game, Phase::Looting, VIKING), "he held it throughout the turn");
    assert!(loots(&mut game, Phase::Looting, FEDERATION), "he has lost it");
}

#[test]
fn local_cargo_counts_for_nothing_in_a_civil_war() {
    let points = |with_local: bool| {
        let mut game = Hands::new("sample");
        let tile = game.tile("Userkaf");
        let frigate = game.find(Color::Blue, "FF");
        let cargo: Vec<UnitNumber> = game.state.cargo(frigate).map(|(cargo, _)| cargo).collect();
        for unit in cargo {
            game.table().put(unit, UnitState::NO_TILE, Where::Supply);
        }
        game.table().put(frigate, tile, Where::Waiting);
        let local = with_local.then(|| game.muster(Color::Green, "FT", FEDERATION, tile, Where::Aboard(frigate)));
        game.state.decrees.civil_war = Some(3);
        game.state.question = Some((FEDERATION, Question::CivilWar));
        game.act(Action::Lose(frigate));
        game.act(Action::Done);
        assert!(local.is_none_or(|local| !game.state.unit(local).is_left()), "it leaves its system, and is lost");
        game.state.side(FEDERATION).points
    };
    assert!(points(false) > 0);
    assert_eq!(points(true), points(false));
}

#[test]
fn a_fortress_that_is_deployed_is_loaded_only_when_a_segment_ends() {
    let mut game = Hands::new("sample");
    let tile = game.tile("Sanakht");
    game.state.tiles[usize::from(tile)].control = VIKING;
    let cruiser = game.find(Color::Red, "CR");
    game.table().put(cruiser, tile, Where::Waiting);
    let aboard: Vec<UnitNumber> = game.state.cargo(cruiser).map(|(cargo, _)| cargo).collect();
    for unit in aboard {
        game.table().destroy(unit);
    }
    let fortress = game.muster(Color::Red, "FD", VIKING, tile, Where::Waiting);
    let loads = |game: &Hands| {
        let mut choices = Vec::new();
        orders::choices(&game.contest, &game.state, VIKING, cruiser, &mut choices);
        choices.contains(&Action::Load(fortress))
    };
    assert!(loads(&game), "as long as it has no sector it is cargo like any other");
    let sector = game.room_for(fortress, tile)[0];
    game.state.units[usize::from(fortress.0)].at = Where::In(sector);
    assert!(!loads(&game));
}

#[test]
fn locals_that_a_viking_builds_or_repairs_are_seen_by_all_and_the_federations_by_nobody() {
    let mut game = Hands::new("sample");
    let tile = game.tile("Sanakht");
    game.clear(tile);
    let boat = game.muster(Color::Green, "PB", VIKING, tile, Where::Waiting);
    game.state.units[usize::from(boat.0)].damage.hits = 1;
    for owner in [VIKING, FEDERATION] {
        game.state.tiles[usize::from(tile)].control = owner;
        game.state.tiles[usize::from(tile)].funds = 50;
        game.state.question = Some((owner, Question::LocalsAt(tile)));
        let other = if owner == VIKING { FEDERATION } else { VIKING };
        let before = [VIKING, FEDERATION].map(|player| game.contest.view(&game.state, player));
        let build = game.legal().into_iter().find(|action| matches!(action, Action::Build(_))).expect("something to build");
        game.events.clear();
        game.act(build);
        let (unit, event) = match game.events.iter().find(|event| matches!(event, Event::Built(..))) {
            Some(event @ Event::Built(unit, _)) => (*unit, *event),
            _ => panic!("nothing is built"),
        };
        let view = game.contest.view(&game.state, other);
        assert_eq!(game.state.sighting(other, unit).is_some(), owner == VIKING);
        assert_eq!(game.contest.hears([&before[other.index()], &view], &event), owner == VIKING);
    }
    game.state.tiles[usize::from(tile)].control = VIKING;
    game.state.units[usize::from(boat.0)].owner = VIKING;
    game.table().note(FEDERATION, boat);
    assert_eq!(game.state.sighting(FEDERATION, boat).map(|seen| seen.damage.hits), Some(1));
    game.state.tiles[usize::from(tile)].funds = 50;
    game.state.question = Some((VIKING, Question::LocalsAt(tile)));
    game.act(Action::Mend(boat));
    assert_eq!(game.state.sighting(FEDERATION, boat).map(|seen| seen.damage.hits), Some(0));
}

#[test]
fn what_the_federation_builds_of_local_counters_shows_in_no_other_view() {
    let mut game = Hands::new("sample");
    let local = |game: &Hands, player: Player| {
        let view = game.contest.view(&game.state, player);
        view.supply.into_iter().filter(|unit| game.contest.public.is_local(game.state.unit(*unit))).collect::<Vec<_>>()
    };
    assert!(!local(&game, FEDERATION).is_empty() && local(&game, VIKING).is_empty());
    let before = game.contest.view(&game.state, VIKING);
    let unit = local(&game, FEDERATION)[0];
    let (kind, tile) = (game.state.unit(unit).kind, game.tile("Sanakht"));
    game.table().build(FEDERATION, kind, Port::Tile(tile));
    assert_eq!(game.contest.view(&game.state, VIKING), before);
    // A player who is asked about local units must see which types are available, and no more.
    game.state.tiles[usize::from(tile)].control = VIKING;
    game.state.question = Some((VIKING, Question::Locals));
    let kinds: Vec<_> = local(&game, VIKING).into_iter().map(|unit| game.state.unit(unit).kind).collect();
    assert_eq!(kinds, supply::kinds(&game.contest, &game.state, VIKING, Color::Green));
}

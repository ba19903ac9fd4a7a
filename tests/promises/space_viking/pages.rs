//! The maps at their size, and what players must not see.

use drydock::drawing::dump;
use drydock::project::{Content, Game, Library, Project};
use drydock::rules::Id;
use drydock::rules::space_viking::{Chart, WorldType};
use drydock::sheets::space_viking::{
    COMBAT_CARD, DOMINION_SHEETS, FLEET_SHEETS, GAZETTEER, ORDER_FORMS, ORDER_REFERENCE, PRICE_LIST, REFEREE_GAZETTEER,
    REFEREE_MAP, SECTOR_MAP, SOVEREIGN_CARDS, TECHNOLOGIES, TECHNOLOGY_TREE, sector_map,
};
use drydock::sheets::{Request, SheetKind, print};

fn sample() -> Project {
    Library::bundled().template(Game::SpaceViking, Library::SAMPLE).expect("the sample")
}

#[test]
fn every_kind_of_sheet_has_pages_and_nothing_is_cut() {
    let project = sample();
    let printout = print(&project, &Request::default());
    let kinds = [
        SECTOR_MAP,
        GAZETTEER,
        PRICE_LIST,
        TECHNOLOGIES,
        TECHNOLOGY_TREE,
        COMBAT_CARD,
        SOVEREIGN_CARDS,
        ORDER_REFERENCE,
        ORDER_FORMS,
        DOMINION_SHEETS,
        FLEET_SHEETS,
        REFEREE_MAP,
        REFEREE_GAZETTEER,
        SheetKind::CALIBRATION,
    ];
    assert_eq!(drydock::sheets::kinds(Game::SpaceViking), kinds);
    for kind in kinds {
        assert!(!printout.pages(kind).is_empty(), "the sample has no {kind}");
    }
    assert!(printout.findings.is_empty(), "{:?}", printout.findings);
}

/// What a player begins with is secret: the papers are files of their own, in which nothing of another stands.
#[test]
fn a_players_papers_tell_of_their_own_player_alone() {
    let mut project = sample();
    let Content::SpaceViking(content) = &mut project.content else { panic!("a project for another game") };
    for id in content.players.ids().collect::<Vec<_>>() {
        let player = content.players.get_mut(id).expect("a player");
        player.cronies = [format!("Crony-{}-One", id.number()), format!("Crony-{}-Two", id.number())];
        player.money = drydock::rules::Count::clamped(700 + id.number());
    }
    let Content::SpaceViking(content) = &project.content else { panic!("a project for another game") };
    for (kind, for_all) in [(ORDER_FORMS, 1), (DOMINION_SHEETS, 0), (FLEET_SHEETS, 0)] {
        let printout = print(&project, &Request { only: vec![kind], ..Request::default() });
        let (mut open, mut own) = (0, 0);
        for file in printout.files() {
            let words: String = file.pages.iter().map(dump::dump).collect();
            for (id, player) in content.players.iter() {
                let is_own = file.reader == Some(player.label());
                let secrets = [format!("Crony-{}-", id.number()), format!("{} IU before", 700 + id.number())];
                let tells = secrets.iter().any(|secret| words.contains(secret));
                assert_eq!(tells, is_own && kind == DOMINION_SHEETS, "{kind}: {} for {:?}", player.label(), file.reader);
                for (_, fleet) in content.fleets_of(id).filter(|_| kind != DOMINION_SHEETS) {
                    assert_eq!(words.contains(&fleet.name), is_own, "{kind}: {} for {:?}", fleet.name, file.reader);
                }
                assert!(is_own || file.reader.is_none() || !words.contains(player.label()), "{kind}: {}", player.label());
            }
            if file.reader.is_some() { own += 1 } else { open += 1 }
        }
        assert_eq!((open, own), (for_all, content.players.len()), "{kind}");
    }
}

/// A box for each hit and each hold, crossed or written in where there is something to tell.
#[test]
fn a_fleet_sheet_has_a_box_for_every_hit_and_every_hold() {
    let project = sample();
    let Content::SpaceViking(content) = &project.content else { panic!("a project for another game") };
    let printout = print(&project, &Request { only: vec![FLEET_SHEETS], ..Request::default() });
    for file in printout.files() {
        let words: String = file.pages.iter().map(dump::dump).collect();
        let (id, _) = content.players.find(|player| Some(player.label()) == file.reader).expect("a player");
        let ships = || content.fleets_of(id).flat_map(|(_, fleet)| fleet.ships.iter());
        let loads = ships().map(|(_, ship)| content.load(&ship.cargo).units(content.iu_a_hold())).sum::<u32>();
        // A word of cargo is set in letters of a size that nothing else on the sheet has.
        let written = words.lines().filter(|line| line.contains("regular 2.6 ")).count();
        assert_eq!(written, loads as usize, "{:?}", file.reader);
    }
}

#[test]
fn a_fleet_that_goes_over_a_page_is_named_on_the_next() {
    let mut project = sample();
    let Content::SpaceViking(content) = &mut project.content else { panic!("a project for another game") };
    let (player, _) = content.players.iter().next().expect("a player");
    let (id, name) = content.fleets_of(player).map(|(id, fleet)| (id, fleet.name.clone())).next().expect("a fleet");
    let fleet = content.fleets.get_mut(id).expect("it is there");
    let ship = fleet.ships.iter().map(|(_, ship)| ship.clone()).next().expect("a ship");
    (0..70).for_each(|_| _ = fleet.ships.add(ship.clone()));
    let Content::SpaceViking(content) = &project.content else { panic!("a project for another game") };
    let reader = content.players.get(player).expect("a player").label();
    let printout = print(&project, &Request { only: vec![FLEET_SHEETS], ..Request::default() });
    let files = printout.files();
    let file = files.iter().find(|file| file.reader == Some(reader)).expect("his file");
    let heads = file.pages.iter().map(|page| dump::dump(page).matches(&format!("Fleet {name}, continued")).count());
    let heads: Vec<usize> = heads.collect();
    assert!(heads.len() > 2, "{heads:?}");
    let over = heads.iter().skip(1).take_while(|number| **number == 1).count();
    assert!(heads[0] == 0 && over > 0 && over + 2 >= heads.len(), "{heads:?}");
}

#[test]
fn the_map_has_the_size_of_its_squares() {
    let Content::SpaceViking(content) = sample().content else { panic!("a project for another game") };
    let size = sector_map::size(&content.sector);
    let squares = content.sector.space.get() * f64::from(content.sector.columns.get());
    assert!((size.width.get() - squares - 14.4).abs() < 1e-9, "{size:?}");
}

/// What a player reads stays the same to the byte whatever that player has not been told.
#[test]
fn what_players_get_does_not_hang_on_what_they_do_not_know() {
    const OPEN: [SheetKind; 6] = [SECTOR_MAP, GAZETTEER, PRICE_LIST, TECHNOLOGIES, ORDER_REFERENCE, ORDER_FORMS];
    // What everybody is given, and the form of one player; with the fingerprints at their feet.
    let open = |project: &Project| -> Vec<String> {
        let printout = print(project, &Request { only: OPEN.to_vec(), ..Request::default() });
        let files = printout.files().into_iter().filter(|file| file.reader.is_none_or(|reader| reader == "House Skarrow"));
        files.flat_map(|file| file.pages.to_vec()).map(|page| dump::dump(&page)).collect()
    };
    let before = sample();
    let mut after = before.clone();
    if let Content::SpaceViking(content) = &mut after.content {
        let (beowulf, _) = content.worlds.find(|world| world.name == "Beowulf").expect("Beowulf");
        let world = content.worlds.get_mut(beowulf).expect("it is there");
        world.kind = Some(WorldType::StoneAge);
        world.notes = "SECRET".into();
        let (hidden, _) = content.worlds.find(|world| world.kind == Some(WorldType::Barren)).expect("a barren world");
        content.worlds.get_mut(hidden).expect("it is there").name = "SECRET".into();
        content.players.get_mut(Id::new(1)).expect("a player").sovereign = "SECRET".into();
    }
    let (one, other) = (open(&before), open(&after));
    assert!(one.len() > OPEN.len());
    assert_eq!(one, other);
    assert!(other.iter().all(|text| !text.contains("SECRET")));
    // A world that is taken off the chart is gone from both.
    if let Content::SpaceViking(content) = &mut after.content {
        let (gram, _) = content.worlds.find(|world| world.name == "Gram").expect("Gram");
        content.worlds.get_mut(gram).expect("it is there").chart = Chart::Nothing;
    }
    assert!(open(&before).iter().any(|text| text.contains("GRAM")) && open(&after).iter().all(|text| !text.contains("GRAM")));
}

/// By night the map is light on a dark sky, and what has colours of its own keeps them.
#[test]
fn a_sector_by_night_has_a_dark_sky_and_arms_in_their_own_colours() {
    let printed = |night: bool| {
        let mut project = sample();
        let Content::SpaceViking(content) = &mut project.content else { panic!("a project for another game") };
        content.sector.night = night;
        let request = Request { only: vec![SECTOR_MAP], one_page: true, ..Request::default() };
        dump::dump(&print(&project, &request).pages(SECTOR_MAP)[0])
    };
    let (day, night) = (printed(false), printed(true));
    assert!(night.contains("#0a0c16") && !day.contains("#0a0c16"));
    // The field of Gram.
    assert!(day.contains("#1f4e8c") && night.contains("#1f4e8c"));
}

/// What is printed for one player is all that this player may see, and nothing else: neither another's papers nor the referee's.
#[test]
fn a_print_for_one_player_has_nothing_of_the_referee_or_of_another() {
    let printout = print(&sample(), &Request { reader: Some("House Tharn".into()), ..Request::default() });
    let files = printout.files();
    let own: Vec<_> = files.iter().filter_map(|file| file.reader).collect();
    assert_eq!(own, ["House Tharn"; 3], "an order form, a dominion and fleets");
    for kind in [REFEREE_MAP, REFEREE_GAZETTEER] {
        assert!(printout.pages(kind).is_empty(), "{kind}");
    }
    for kind in [SECTOR_MAP, GAZETTEER, PRICE_LIST, TECHNOLOGY_TREE, COMBAT_CARD, SOVEREIGN_CARDS] {
        assert!(!printout.pages(kind).is_empty(), "{kind}");
    }
}

/// A fingerprint at the foot of a page is of what the page shows: players who hold guesses of the referee's secrets against it learn nothing.
#[test]
fn secrets_change_no_page_that_does_not_show_them() {
    let plain = sample();
    let mut secret = plain.clone();
    let Content::SpaceViking(content) = &mut secret.content else { panic!("a project for another game") };
    let hidden: Vec<Id<_>> =
        content.worlds.iter().filter(|(_, world)| world.charted_type().is_none()).map(|(id, _)| id).collect();
    for id in hidden {
        let world = content.worlds.get_mut(id).expect("a world");
        world.troops = drydock::rules::Level::new(77);
        world.notes = "nobody knows".into();
    }
    let rich = content.players.ids().next().expect("a player");
    let money = &mut content.players.get_mut(rich).expect("a player").money;
    *money = drydock::rules::Count::clamped(money.get() + 3);
    let name = content.player_label(Some(rich)).to_owned();
    let [plain, secret] = [plain, secret].map(|project| {
        let printout = print(&project, &Request::default());
        let file = |file: &drydock::sheets::PrintedFile| {
            let words: Vec<String> = file.pages.iter().map(dump::shown).collect();
            (file.kind, file.reader.map(str::to_owned), words)
        };
        printout.files().iter().map(file).collect::<Vec<_>>()
    });
    let changed: Vec<_> =
        plain.iter().zip(&secret).filter(|(one, other)| one != other).map(|(file, _)| (file.0, file.1.clone())).collect();
    assert_eq!(changed, [(DOMINION_SHEETS, Some(name)), (REFEREE_MAP, None), (REFEREE_GAZETTEER, None)]);
}

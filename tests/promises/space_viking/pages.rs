//! The maps at their size, and what players must not see.

use drydock::drawing::dump;
use drydock::project::{Library, Project};
use drydock::rules::space_viking::{Chart, WorldType};
use drydock::rules::{Content, Game, Id};
use drydock::sheets::space_viking::{
    GAZETTEER, ORDER_FORMS, ORDER_REFERENCE, PRICE_LIST, REFEREE_GAZETTEER, REFEREE_MAP, SECTOR_MAP, TECHNOLOGIES, sector_map,
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
        ORDER_REFERENCE,
        ORDER_FORMS,
        REFEREE_MAP,
        REFEREE_GAZETTEER,
        SheetKind::CALIBRATION,
    ];
    assert_eq!(SheetKind::of(Game::SpaceViking), kinds);
    for kind in kinds {
        assert!(!printout.pages(kind).is_empty(), "the sample has no {kind}");
    }
    assert!(printout.findings.is_empty(), "{:?}", printout.findings);
}

/// What a player begins with is his secret: his form is a file of his own, in which no fleet of another stands.
#[test]
fn a_form_that_is_begun_tells_of_its_own_player_alone() {
    let project = sample();
    let Content::SpaceViking(content) = &project.content else { panic!("a project for another game") };
    let printout = print(&project, &Request { only: vec![ORDER_FORMS], ..Request::default() });
    let (mut blank, mut begun) = (0, 0);
    for file in printout.files() {
        let words: String = file.pages.iter().map(dump::dump).collect();
        let Some(reader) = file.reader else {
            blank += 1;
            assert!(content.fleets.iter().all(|(_, fleet)| !words.contains(&fleet.name)));
            continue;
        };
        begun += 1;
        for (_, fleet) in content.fleets.iter() {
            assert_eq!(words.contains(&fleet.name), content.player_label(fleet.player) == reader, "{} for {reader}", fleet.name);
        }
    }
    assert_eq!((blank, begun), (1, content.players.len()));
}

#[test]
fn the_map_has_the_size_of_its_squares() {
    let Content::SpaceViking(content) = sample().content else { panic!("a project for another game") };
    let size = sector_map::size(&content.sector);
    let squares = content.sector.space.get() * f64::from(content.sector.columns.get());
    assert!((size.width.get() - squares - 14.4).abs() < 1e-9, "{size:?}");
}

/// What a player reads stays the same to the byte whatever nobody has told him.
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

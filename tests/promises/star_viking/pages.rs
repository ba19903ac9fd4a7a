//! The paper of Star Viking: tiles on which nothing overlaps whatever is drawn, and as many of each piece as the game has.

use drydock::drawing::{Item, Page, Tag};
use drydock::geometry::{Mm, Point, Rect, Size};
use drydock::project::{Content, Game, Library, Project, StoredPicture, files};
use drydock::rules::star_viking::tile::orbit::DEEP;
use drydock::rules::star_viking::tile::{clashes, crowding, furniture, least_diameter};
use drydock::rules::star_viking::{Body, Division, Form, Modifier, Orbit, Pasted, Sector, System, Wealth};
use drydock::rules::{Id, Level};
use drydock::sheets::star_viking::tile::{HEIGHT, TileLayout, WIDTH};
use drydock::sheets::{self, Request, SheetKind, print};
use proptest::prelude::*;

fn sample() -> Project {
    Library::bundled().template(Game::StarViking, Library::SAMPLE).expect("the sample is bundled")
}

fn a_sector() -> impl Strategy<Value = Sector> {
    let adds = (0u32..9, -1i32..=1, -1i32..=1);
    (any::<bool>(), prop::option::of(Just(Wealth::B)), adds).prop_map(|(atmosphere, wealth, (attack, ew, defense))| Sector {
        atmosphere,
        wealth,
        attack: Level::clamped(attack),
        ew: Modifier::clamped(ew),
        defense: Modifier::clamped(defense),
    })
}

fn a_body() -> impl Strategy<Value = Body> {
    let form = prop_oneof![
        a_sector().prop_map(|sector| Form::Planet(Division::Whole(sector))),
        a_sector().prop_map(Form::Moon),
        a_sector().prop_map(Form::Asteroids),
        a_sector().prop_map(Form::Starcity),
        (a_sector(), a_sector()).prop_map(|(north, south)| Form::Planet(Division::Halves { north, south })),
        (a_sector(), prop::collection::vec(a_sector(), 2..=5), a_sector())
            .prop_map(|(north, equator, south)| Form::Planet(Division::Caps { north, equator, south })),
    ];
    ("[A-Za-z ]{0,28}", form).prop_map(|(name, form)| Body { name, form, ..Body::default() })
}

fn a_system() -> impl Strategy<Value = System> {
    let orbit = prop::collection::vec(a_body(), 0..=4).prop_map(|bodies| Orbit { bodies: bodies.into_iter().collect() });
    ("[A-Za-z]{0,24}", prop::collection::vec(orbit, 0..=4)).prop_map(|(name, orbits)| System {
        name,
        orbits: orbits.into_iter().collect(),
        ..System::default()
    })
}

/// Whether two rectangles have nothing in common but an edge.
fn apart(one: Rect, other: Rect) -> bool {
    one.max.x <= other.min.x || other.max.x <= one.min.x || one.max.y <= other.min.y || other.max.y <= one.min.y
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn nothing_on_a_tile_overlaps_or_leaves_it(system in a_system()) {
        let layout = TileLayout::of(&system);
        prop_assert_eq!(layout.orbits.len(), system.orbits.len());
        let mut boxes = vec![layout.head];
        for (lying, (_, orbit)) in layout.orbits.iter().zip(system.orbits.iter()) {
            prop_assert_eq!(lying.bodies.len(), orbit.bodies.len());
            boxes.push(lying.deep);
            for body in &lying.bodies {
                boxes.extend([body.disc(), body.name]);
            }
        }
        let tile = Rect::new(Point::ORIGIN, Size::of(WIDTH, HEIGHT));
        for (index, one) in boxes.iter().enumerate() {
            prop_assert!(tile.encloses(*one), "{one:?} leaves the tile");
            for other in &boxes[index + 1..] {
                prop_assert!(apart(*one, *other), "{one:?} overlaps {other:?}");
            }
        }
    }

    #[test]
    fn no_orbit_runs_through_the_bodies_of_another(system in a_system()) {
        let layout = TileLayout::of(&system);
        for orbit in &layout.orbits {
            // On one side of the line, whichever: the height of the line at the nearer corner decides.
            let is_clear = |area: Rect| {
                let (left, right) = (orbit.height_at(area.min.x), orbit.height_at(area.max.x));
                area.max.y <= left.min(right) || left.max(right) <= area.min.y
            };
            let is_beside = |middle: Point, radius: Mm| {
                ((middle - orbit.centre).length() - orbit.radius).abs() >= radius
            };
            for other in layout.orbits.iter().filter(|other| other.id != orbit.id) {
                prop_assert!(is_clear(other.deep), "the line of {:?} runs through {:?}", orbit.id, other.deep);
                for body in &other.bodies {
                    prop_assert!(is_beside(body.middle, body.radius), "the line of {:?} runs through {body:?}", orbit.id);
                    prop_assert!(is_clear(body.name), "the line of {:?} runs through {:?}", orbit.id, body.name);
                }
            }
        }
    }

    #[test]
    fn a_tile_is_called_crowded_if_its_bodies_are_printed_smaller_than_counters_need(system in a_system()) {
        let layout = TileLayout::of(&system);
        let bodies = system.orbits.iter().flat_map(|(_, orbit)| orbit.bodies.iter().map(|(_, body)| body));
        let printed = layout.orbits.iter().flat_map(|orbit| &orbit.bodies);
        let sizes = bodies.zip(printed).map(|(body, lying)| lying.radius.get() * 2.0 / least_diameter(body));
        let deep = layout.orbits.iter().map(|orbit| orbit.deep.width().get() / DEEP);
        let smallest = sizes.chain(deep).fold(f64::INFINITY, f64::min);
        match crowding(&system) {
            Some(found) => prop_assert!(smallest < 1.0, "{found:?}, and the smallest is {smallest}"),
            None => prop_assert!(smallest >= 1.0 - 1e-9, "not crowded, and the smallest is {smallest}"),
        }
    }

    #[test]
    fn a_counter_hides_nothing_of_its_sector_and_nothing_leaves_the_body(body in a_body()) {
        let radius = Mm::new(least_diameter(&body) * 0.5);
        let stands = furniture(&body, radius);
        prop_assert_eq!(stands.len(), body.form.sectors().len());
        let around = Rect::around(Point::ORIGIN, Size::of(radius * 2.0, radius * 2.0)).inset(Mm::new(-0.01));
        let all: Vec<Rect> = stands.iter().flat_map(|place| place.boxes().chain([place.counter])).collect();
        for (index, one) in all.iter().enumerate() {
            prop_assert!(all[index + 1..].iter().all(|other| apart(*one, *other)), "{one:?} meets another");
        }
        for area in stands.iter().flat_map(|place| place.boxes().collect::<Vec<_>>()) {
            prop_assert!(around.encloses(area), "{area:?} leaves the body");
        }
    }

    #[test]
    fn what_is_laid_out_never_clashes(system in a_system(), along in 0u16..=890) {
        let mut system = system;
        prop_assert!(clashes(&system).is_empty());
        // Whatever is put anywhere moves nothing but itself.
        let before = TileLayout::of(&system);
        let Some(orbit) = system.orbits.ids().next() else { return Ok(()) };
        let Some(first) = system.orbits.get_mut(orbit) else { return Ok(()) };
        let Some(body) = first.bodies.ids().next() else { return Ok(()) };
        first.bodies.get_mut(body).expect("the body is there").look.along = Some(along);
        let after = TileLayout::of(&system);
        prop_assert_eq!(&before.orbits[0].bodies[1..], &after.orbits[0].bodies[1..]);
        prop_assert_eq!(&before.orbits[1..], &after.orbits[1..]);
    }
}

#[test]
fn no_two_bodies_of_the_almanac_look_alike_and_deep_space_takes_a_counter() {
    let project = sample();
    let Content::StarViking(content) = &project.content else { panic!("the sample is Star Viking's") };
    let mut seen = std::collections::BTreeSet::new();
    for (_, system) in content.systems.iter() {
        for (_, orbit) in system.orbits.iter() {
            for (_, body) in orbit.bodies.iter() {
                assert!(seen.insert(system.seed(body).one_of(0, 1 << 40)), "{} of {}", body.label(), system.label());
            }
        }
        let layout = TileLayout::of(system);
        assert!(layout.orbits.iter().all(|orbit| orbit.deep.width() >= Mm::new(18.0)), "{}", system.label());
    }
}

#[test]
fn the_twelve_tiles_are_four_to_a_sheet_with_backs_that_are_all_alike() {
    let project = sample();
    let printout = print(&project, &Request { only: vec![sheets::star_viking::TILES], everything: true, ..Request::default() });
    let pages = printout.pages(sheets::star_viking::TILES);
    assert_eq!(pages.len(), 6, "three sheets, each with its back");
    let Content::StarViking(content) = &project.content else { panic!("the sample is Star Viking's") };
    let log: Vec<String> = pages.iter().map(drawing::dump::dump).collect();
    for (_, system) in content.systems.iter() {
        let name = system.name.to_uppercase();
        assert_eq!(log.iter().step_by(2).filter(|page| page.contains(&name)).count(), 1, "{name} has one front");
        assert!(!log.iter().skip(1).step_by(2).any(|page| page.contains(&name)), "a back tells {name}");
    }
}

#[test]
fn pictures_of_ones_own_lie_on_bodies_and_behind_the_tile() {
    let mut project = sample();
    let mut file = std::io::Cursor::new(Vec::new());
    image::RgbImage::new(6, 4).write_to(&mut file, image::ImageFormat::Png).expect("a picture");
    let stored = project.pictures.add(StoredPicture::new("Portrait", file.into_inner()).expect("a sound picture"));
    let Content::StarViking(content) = &mut project.content else { panic!("the sample is Star Viking's") };
    let pasted = Some(Pasted { zoom: 150, right: 20, ..Pasted::of(Id::new(stored.number())) });
    let userkaf = content.systems.get_mut(Id::new(1)).expect("the first system");
    userkaf.ground.clone_from(&pasted);
    let orbit = userkaf.orbits.get_mut(Id::new(1)).expect("its first orbit");
    orbit.bodies.get_mut(Id::new(1)).expect("its planet").look.pasted = pasted;
    assert_eq!(said(&project, sheets::star_viking::TILES).matches("image ").count(), 2);
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("pictures.drydock");
    files::save(&path, &project).expect("it is saved");
    assert!(files::load(&path).expect("it is read again") == project);
}

/// Two systems of the sample are in play in no scenario, and most types of units in none of a battle.
#[test]
fn tiles_and_counters_that_no_scenario_uses_are_printed_where_they_are_asked_for() {
    let pieces_of = |name: &str, kind: SheetKind, everything: bool| -> usize {
        let project = Library::bundled().template(Game::StarViking, name).expect("a template");
        let printout = print(&project, &Request { only: vec![kind], everything, ..Request::default() });
        printout.pages(kind).iter().step_by(2).map(|page| pieces(page).len()).sum()
    };
    let tiles = |everything| pieces_of(Library::SAMPLE, sheets::star_viking::TILES, everything);
    assert_eq!((tiles(false), tiles(true)), (10, 12));
    let counters = |name: &str, everything| pieces_of(name, sheets::star_viking::COUNTERS, everything);
    assert_eq!((counters("sample", false), counters("sample", true), counters("sanakht", true)), (154, 154, 154));
    assert!((20..154).contains(&counters("sanakht", false)), "{}", counters("sanakht", false));
}

#[test]
fn backs_name_their_tiles_if_that_is_wanted() {
    let mut project = sample();
    std::sync::Arc::make_mut(&mut project.print).named_backs = true;
    let printout = print(&project, &Request { only: vec![sheets::star_viking::TILES], everything: true, ..Request::default() });
    let back = drawing::dump::dump(&printout.pages(sheets::star_viking::TILES)[1]);
    assert!(back.contains("USERKAF") && back.contains("NEBKA"), "{back}");
}

/// The pieces of a page: what each stands for, and where it lies.
fn pieces(page: &Page) -> Vec<(Tag, Point)> {
    let tagged = |(at, item): &(Point, Item)| match item {
        Item::Group(group) => Some((group.tag?, *at)),
        _ => None,
    };
    page.items.iter().filter_map(tagged).collect()
}

#[test]
fn there_are_154_counters_and_each_lies_on_its_back() {
    let mut project = sample();
    for (gutters, pages_needed) in [(false, 2), (true, 4)] {
        std::sync::Arc::make_mut(&mut project.print).counter_gutters = gutters;
        let printout = print(&project, &Request { only: vec![sheets::star_viking::COUNTERS], ..Request::default() });
        let pages = printout.pages(sheets::star_viking::COUNTERS);
        assert_eq!(pages.len(), pages_needed, "with gutters: {gutters}");
        assert!(printout.findings.is_empty(), "{:?}", printout.findings);
        let mut counters = 0;
        for sheet in pages.chunks(2) {
            let (fronts, backs) = (pieces(&sheet[0]), pieces(&sheet[1]));
            counters += fronts.len();
            assert_eq!(fronts.len(), backs.len());
            for (tag, at) in fronts {
                let behind = sheet[0].size.width - at.x - Mm::inches(0.5);
                let lies = |(other, there): &(Tag, Point)| {
                    *other == tag && (there.x - behind).abs() < Mm::new(1e-6) && (there.y - at.y).abs() < Mm::new(1e-6)
                };
                assert!(backs.iter().any(lies), "nothing lies behind {:?} at {at:?}", printout.place(tag));
            }
        }
        assert_eq!(counters, 154, "the book's total");
    }
}

#[test]
fn the_double_game_has_two_sets_of_counters() {
    let double = Library::bundled().template(Game::StarViking, "double").expect("the double game is bundled");
    let printout = print(&double, &Request { only: vec![sheets::star_viking::COUNTERS], ..Request::default() });
    let fronts = printout.pages(sheets::star_viking::COUNTERS).iter().step_by(2);
    assert_eq!(fronts.map(|page| pieces(page).len()).sum::<usize>(), 308);
}

#[test]
fn a_counter_reads_as_the_book_prints_it() {
    let printout = print(&sample(), &Request { only: vec![sheets::star_viking::COUNTERS], ..Request::default() });
    let log = drawing::dump::dump(&printout.pages(sheets::star_viking::COUNTERS)[0]);
    for words in ["769", "478", "265", "*P", "c8", "(4)", "ECM", "EW +1"] {
        assert!(log.contains(&format!("{words:?}")), "no counter says {words:?}");
    }
}

/// Everything that the pages of a kind say.
fn said(project: &Project, kind: SheetKind) -> String {
    let printout = print(project, &Request { only: vec![kind], everything: true, ..Request::default() });
    assert!(printout.findings.is_empty(), "{:?}", printout.findings);
    printout.pages(kind).iter().map(drawing::dump::dump).collect()
}

#[test]
fn the_display_has_a_home_base_and_two_boxes_for_each_system() {
    let display = said(&sample(), sheets::star_viking::STRATEGIC_DISPLAY);
    assert_eq!(display.matches("HOME BASE").count(), 1);
    assert_eq!((display.matches("move to").count(), display.matches("withdraw from").count()), (12, 12));
    let double = Library::bundled().template(Game::StarViking, "double").expect("the double game is bundled");
    let Content::StarViking(content) = &double.content else { panic!("the double game is Star Viking's") };
    let (_, scenario) = content.scenarios.iter().next().expect("a scenario");
    let request = Request {
        only: vec![sheets::star_viking::STRATEGIC_DISPLAY],
        scenario: Some(scenario.name.clone()),
        ..Request::default()
    };
    assert_eq!(print(&double, &request).pages(sheets::star_viking::STRATEGIC_DISPLAY).len(), 2, "a display for each Viking");
}

#[test]
fn what_is_secret_stands_on_the_secret_papers_alone() {
    let public = said(&sample(), sheets::star_viking::SCENARIOS);
    let secret = said(&sample(), sheets::star_viking::SECRET_PAPERS);
    assert!(public.contains("Userkaf") && public.contains("Quadrant Capital"));
    for hidden in ["478 S", "Home base", "CR", "\"256\""] {
        assert!(secret.contains(hidden), "the papers do not say {hidden:?}");
        assert!(!public.contains(hidden), "the public sheet tells {hidden:?}");
    }
    let printout = print(&sample(), &Request { only: vec![sheets::star_viking::SECRET_PAPERS], ..Request::default() });
    let titles: Vec<&str> = printout.pages(sheets::star_viking::SECRET_PAPERS).iter().map(|page| page.title.as_str()).collect();
    assert_eq!(titles, ["Wolves of the Beyond", "The Federation", "The Federation, page 2"], "each side has its own");
}

#[test]
fn each_viking_of_the_double_game_has_papers_records_and_a_display_of_his_own() {
    let double = Library::bundled().template(Game::StarViking, "double").expect("the double game is bundled");
    let printout = print(&double, &Request::default());
    let titles = |kind| printout.pages(kind).iter().map(|page| page.title.as_str()).collect::<Vec<_>>();
    for name in ["Wolves of the Beyond", "Ravens of the Void"] {
        assert!(titles(sheets::star_viking::SECRET_PAPERS).contains(&name));
        let records = titles(sheets::star_viking::TURN_RECORD);
        for title in [format!("Turn record of {name}"), format!("Plunder log of {name}")] {
            assert_eq!(records.iter().filter(|other| **other == title).count(), 1, "{title} among {records:?}");
        }
        assert!(titles(sheets::star_viking::STRATEGIC_DISPLAY).contains(&format!("Strategic display of {name}").as_str()));
    }
    assert_eq!(titles(sheets::star_viking::TURN_RECORD).len(), 5, "the Federation's is the fifth");
    let display = said(&double, sheets::star_viking::STRATEGIC_DISPLAY);
    assert!(display.contains("RANEB 1") && display.contains("RANEB 2"), "a system in play twice has boxes for each tile");
}

#[test]
fn a_viking_paper_adds_up_and_the_federation_knows_what_is_set_aside() {
    let papers = said(&sample(), sheets::star_viking::SECRET_PAPERS);
    for words in ["Bought, in mega-credits", "left for repairs", "Jumps of", "Set aside for later construction"] {
        assert!(papers.contains(words), "the papers do not say {words:?}");
    }
}

#[test]
fn the_charts_say_what_the_tables_of_the_project_say() {
    let mut project = sample();
    let before = said(&project, sheets::star_viking::CHARTS);
    assert!(before.contains("-8 or") && before.contains("Distant Wars") && before.contains(r"BC\u{a0}60"));
    let Content::StarViking(content) = &mut project.content else { panic!("the sample is Star Viking's") };
    std::sync::Arc::make_mut(&mut content.tables).repairs.critical_hit = drydock::rules::Count::clamped(37);
    assert!(said(&project, sheets::star_viking::CHARTS).contains("37"));
}

#[test]
fn the_record_has_a_line_for_each_turn_and_a_plunder_log() {
    let record = said(&sample(), sheets::star_viking::TURN_RECORD);
    assert!(record.contains("Plunder log") && record.contains("last turn: points decide") && record.contains("old money"));
}

#[test]
fn a_project_prints_every_kind_of_its_game_and_no_other() {
    let printout = print(&sample(), &Request::default());
    let kinds: Vec<SheetKind> = printout.sheets.iter().map(|(kind, _)| *kind).collect();
    let mut all = sheets::kinds(Game::StarViking);
    // The book has no chart of odds, and no table for a player alone.
    all.retain(|kind| ![sheets::star_viking::ODDS_CHART, sheets::star_viking::SOLITAIRE_TABLE].contains(kind));
    assert_eq!(kinds, all);
}

#[test]
fn the_chart_of_odds_is_printed_where_it_is_asked_for() {
    let project = sample();
    let odds = said(&project, sheets::star_viking::ODDS_CHART);
    for words in ["One shot, in 36ths", "At least one hit", "differential", "6 shots"] {
        assert!(odds.contains(words), "{words}");
    }
    let asked = Request { only: vec![sheets::star_viking::ODDS_CHART], ..Request::default() };
    let printout = print(&project, &asked);
    assert_eq!(printout.pages(sheets::star_viking::ODDS_CHART).len(), 1);
    assert!(printout.findings.is_empty(), "{:?}", printout.findings);
}

#[test]
fn the_table_for_playing_alone_is_printed_where_it_is_asked_for() {
    let project = sample();
    let table = said(&project, sheets::star_viking::SOLITAIRE_TABLE);
    for words in ["Where a starship jumps", "6 of 36", "jumps to the richest system of others", "follows the starship before it"]
    {
        assert!(table.contains(words), "{words}");
    }
    let asked = Request { only: vec![sheets::star_viking::SOLITAIRE_TABLE], ..Request::default() };
    let printout = print(&project, &asked);
    assert_eq!(printout.pages(sheets::star_viking::SOLITAIRE_TABLE).len(), 1);
    assert!(printout.findings.is_empty(), "{:?}", printout.findings);
}

#[test]
fn the_papers_of_a_battle_show_its_tile_and_who_waits_where() {
    let battle = Library::bundled().template(Game::StarViking, "sanakht").expect("the battle is bundled");
    let (public, secret) = (said(&battle, sheets::star_viking::SCENARIOS), said(&battle, sheets::star_viking::SECRET_PAPERS));
    assert_eq!(
        (public.matches("SANAKHT").count(), secret.matches("SANAKHT").count()),
        (1, 1),
        "the Viking knows it from the sheet"
    );
    assert!(
        !public.contains("\"358\"") && secret.matches("\"358\"").count() == 2,
        "the fortress in its strip and in the starcity"
    );
    let display = print(&battle, &Request { only: vec![sheets::star_viking::STRATEGIC_DISPLAY], ..Request::default() });
    assert!(display.pages(sheets::star_viking::STRATEGIC_DISPLAY).is_empty(), "nobody jumps in a battle");
    assert!(!said(&sample(), sheets::star_viking::SCENARIOS).contains("USERKAF"), "tiles of a campaign are hidden");
}

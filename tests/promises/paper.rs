//! Paper pairs: backs behind their fronts and secrets behind nobody's, cuts with the picture beneath them, words that can be read, sides that
//! can be told apart without colours.

use std::sync::Arc;

use assert_cmd::cargo::cargo_bin_cmd;
use drydock::drawing::stock::{Duplex, Paper};
use drydock::drawing::text::Style;
use drydock::drawing::{Color, Face, Group, Item, Items, Page, Path, SheetSide, TextRun, dump};
use drydock::geometry::{Mm, Point, Rect, Size, Transform};
use drydock::project::{Backs, Library, Project, StoredPicture, files};
use drydock::rules::launch_fighters::{self, Fleet, FleetShip};
use drydock::rules::{Content, Finding, Game, Tint, star_viking};
use drydock::sheets::{self, Printout, Request, SheetKind, print, to_pdf};

const PAPERS: [Paper; 3] = [Paper::A4, Paper::Letter, Paper::A3];

fn template(game: Game, name: &str) -> Project {
    Library::bundled().template(game, name).expect("a template")
}

fn templates(game: Game) -> Vec<(String, Project)> {
    let names = Library::bundled().templates(game).expect("a list of templates");
    names.into_iter().map(|name| (name.clone(), template(game, &name))).collect()
}

fn on(project: &Project, paper: Paper) -> Project {
    let mut project = project.clone();
    Arc::make_mut(&mut project.print).paper = paper;
    project
}

fn only(project: &Project, kind: SheetKind) -> Printout {
    print(project, &Request { only: vec![kind], ..Request::default() })
}

fn launch(project: &mut Project) -> &mut launch_fighters::Content {
    let Content::LaunchFighters(content) = &mut project.content else { panic!("designs of another game") };
    content
}

fn viking(project: &Project) -> &star_viking::Content {
    let Content::StarViking(content) = &project.content else { panic!("designs of another game") };
    content
}

fn found<'printout>(printout: &'printout Printout, name: &str) -> Vec<&'printout Finding> {
    printout.findings.iter().filter(|finding| finding.about.name == name).collect()
}

/// Every text with the room of its ink and its size on paper.
fn texts<'page>(items: &'page Items, above: Transform, said: &mut Vec<(&'page TextRun, Rect, Mm)>) {
    for (at, item) in items {
        let here = Transform::translate(*at - Point::ORIGIN).then(above);
        match item {
            Item::Text(run) => {
                let height = run.face.cap_height(run.size);
                let ink = Rect { min: Point::at(Mm::ZERO, -height), max: Point::at(run.width, Mm::ZERO) };
                let scale = (here.a * here.d - here.b * here.c).abs().sqrt();
                said.push((run, here.apply_to_rect(ink), run.size * scale));
            }
            Item::Group(group) => texts(&group.items, group.transform.then(here), said),
            Item::Path(_) | Item::Image(_) => {}
        }
    }
}

fn words(page: &Page) -> Vec<(&TextRun, Rect, Mm)> {
    let mut said = Vec::new();
    texts(&page.items, Transform::IDENTITY, &mut said);
    said
}

#[test]
fn a_sheet_without_backs_gets_an_empty_one_where_others_have_backs() {
    let mut project = template(Game::LaunchFighters, "sample");
    let content = launch(&mut project);
    for id in content.fleets.ids().collect::<Vec<_>>() {
        let fleet = content.fleets.get_mut(id).expect("a fleet");
        let design = fleet.ships.iter().next().expect("a ship").1.design;
        while fleet.ships.len() < 60 {
            fleet.ships.add(FleetShip::of(design));
        }
    }
    for (duplex, flip, papers) in
        [(Duplex::LongEdge, "DuplexFlipLongEdge", &PAPERS[..2]), (Duplex::ShortEdge, "DuplexFlipShortEdge", &PAPERS[2..])]
    {
        for paper in papers {
            let mut project = on(&project, *paper);
            Arc::make_mut(&mut project.print).duplex = duplex;
            let printout = only(&project, sheets::launch_fighters::COUNTERS);
            let pages = printout.pages(sheets::launch_fighters::COUNTERS);
            for (index, page) in pages.iter().enumerate() {
                let expected = if index % 2 == 0 { SheetSide::Front } else { SheetSide::Back };
                assert_eq!(page.side, expected, "{}, page {}", paper.label(), index + 1);
                assert!(dump::dump(page).contains(duplex.words()), "{} does not say how it is turned", page.title);
            }
            assert!(pages.len().is_multiple_of(2));
            let bytes = to_pdf(&project, sheets::launch_fighters::COUNTERS, pages).expect("a PDF");
            assert_eq!(turn(&bytes).as_deref(), Some(flip));
        }
    }
    let rosters = only(&project, sheets::launch_fighters::ROSTERS);
    let pages = rosters.pages(sheets::launch_fighters::ROSTERS);
    assert_eq!(turn(&to_pdf(&project, sheets::launch_fighters::ROSTERS, pages).expect("a PDF")), None);
}

/// How a PDF asks for its sheets to be turned.
fn turn(bytes: &[u8]) -> Option<String> {
    let document = lopdf::Document::load_mem(bytes).expect("a readable PDF");
    let preferences = document.catalog().expect("a catalogue").get(b"ViewerPreferences").expect("preferences").clone();
    let preferences = preferences.as_dict().expect("a dictionary").clone();
    preferences.get(b"Duplex").and_then(lopdf::Object::as_name).map(|name| String::from_utf8_lossy(name).into_owned()).ok()
}

#[test]
fn what_is_for_one_players_eyes_is_a_file_of_his_own() {
    let double = template(Game::StarViking, "double");
    let printout = print(&double, &Request::default());
    let names: Vec<String> = printout.files().iter().map(sheets::PrintedFile::name).collect();
    let readers = ["The Federation", "Wolves of the Beyond", "Ravens of the Void"];
    for expected in [
        "secret-papers-the-federation",
        "secret-papers-wolves-of-the-beyond",
        "secret-papers-ravens-of-the-void",
        "strategic-display-wolves-of-the-beyond",
        "strategic-display-ravens-of-the-void",
        "turn-record-the-federation",
        "turn-record-wolves-of-the-beyond",
        "turn-record-ravens-of-the-void",
        "charts",
        "tiles",
    ] {
        assert_eq!(names.iter().filter(|name| *name == expected).count(), 1, "{expected} among {names:?}");
    }
    for file in printout.files() {
        let last = dump::dump(file.pages.last().expect("a page"));
        assert!(last.contains(&format!("page {0} of {0}", file.pages.len())), "{} counts others' pages", file.name());
    }
    for reader in readers {
        let own = print(&double, &Request { reader: Some(reader.into()), ..Request::default() });
        assert!(!own.pages(sheets::star_viking::SECRET_PAPERS).is_empty());
        let foreign = own.files().iter().filter_map(|file| file.reader).any(|other| other != reader);
        assert!(!foreign, "{reader} sees what is another's");
        assert_eq!(own.pages(sheets::star_viking::TILES), printout.pages(sheets::star_viking::TILES));
    }
    let standard = print(&template(Game::StarViking, "sample"), &Request::default());
    let shared: Vec<String> = standard.files().iter().map(sheets::PrintedFile::name).collect();
    assert!(shared.contains(&"turn-record".into()) && shared.contains(&"secret-papers-the-federation".into()), "{shared:?}");
}

#[test]
fn the_command_line_prints_for_one_side_and_knows_the_sides() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("double.drydock");
    files::save(&file, &template(Game::StarViking, "double")).expect("a saved file");
    let run = |side: &str| {
        let mut command = cargo_bin_cmd!("drydock");
        let out = folder.path().join("out");
        command.arg("print").arg(&file).args(["--only", "secret-papers", "--for", side, "--out"]).arg(out).assert()
    };
    run("Wolves of the Beyond").success();
    let made: Vec<_> =
        std::fs::read_dir(folder.path().join("out")).expect("a folder").map(|made| made.expect("a file").file_name()).collect();
    assert_eq!(made, ["secret-papers-wolves-of-the-beyond.pdf"]);
    let said = String::from_utf8_lossy(&run("Nobody").code(2).get_output().stderr).into_owned();
    assert!(said.contains("Nobody") && said.contains("Ravens of the Void"), "{said}");
}

#[test]
fn a_kind_that_found_no_room_ends_printing_with_2() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tiles.drydock");
    files::save(&file, &template(Game::StarViking, "sample")).expect("a saved file");
    let mut command = cargo_bin_cmd!("drydock");
    let ended = command
        .arg("print")
        .arg(&file)
        .args(["--paper", "100x110", "--only", "tiles,counters", "--out"])
        .arg(folder.path().join("out"))
        .assert();
    let output = ended.code(2).get_output().clone();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(said.contains("counters.pdf") && said.contains("piece-larger-than-paper"), "{said}");
}

#[test]
fn export_takes_the_kinds_that_print_takes() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("sample.drydock");
    files::save(&file, &template(Game::LaunchFighters, "sample")).expect("a saved file");
    for (arguments, expected) in [
        (vec!["--only", "step-chart"], vec!["step-chart-01.svg"]),
        (vec!["--only", "map", "--one-page"], vec!["map-01.svg"]),
        (vec!["--only", "battle-log", "--scenario", "Hail on the Orchard Rocks"], vec!["battle-log-01.svg"]),
    ] {
        let out = folder.path().join(arguments.concat());
        let mut command = cargo_bin_cmd!("drydock");
        command.arg("export").arg(&file).args(["--to", "svg"]).args(&arguments).arg("--out").arg(&out).assert().success();
        let made: Vec<_> = std::fs::read_dir(&out).expect("a folder").map(|made| made.expect("a file").file_name()).collect();
        assert_eq!(made, expected);
    }
}

/// The dashed lines along which a page of a poster is cut: whether one goes down, and where, on the page.
fn cuts(page: &Page) -> Vec<(bool, Mm)> {
    let dashed = page.items.iter().filter_map(|(at, item)| match item {
        Item::Path(path) if path.stroke.as_ref().is_some_and(|stroke| !stroke.dashes.is_empty()) => Some((item.bounds()?, *at)),
        _ => None,
    });
    let cut = |(bounds, at): (Rect, Point)| {
        let line = bounds.moved(at - Point::ORIGIN);
        let down = line.height() > line.width();
        (down, if down { line.middle().x } else { line.middle().y })
    };
    dashed.map(cut).collect()
}

/// The picture of a page of a poster: what it shows of the whole, and by how much that is moved on the page.
fn shown(page: &Page) -> Option<(Rect, drydock::geometry::Vector, &Items)> {
    page.items.iter().find_map(|(at, item)| match item {
        Item::Group(Group { clip: Some(clip), items, .. }) => {
            let bounds = Item::Path(clip.clone()).bounds()?;
            Some((bounds, *at - Point::ORIGIN, items))
        }
        _ => None,
    })
}

#[test]
fn a_poster_is_cut_where_it_crosses_no_word_and_the_neighbours_picture_lies_beneath() {
    let mut seen = 0;
    for (name, project) in templates(Game::LaunchFighters) {
        for paper in PAPERS {
            let printout = only(&on(&project, paper), sheets::launch_fighters::MAP);
            let pages = printout.pages(sheets::launch_fighters::MAP);
            let windows: Vec<Rect> = pages.iter().filter_map(shown).map(|(window, ..)| window).collect();
            for page in pages {
                let Some((window, shift, items)) = shown(page) else { continue };
                let mut said = Vec::new();
                texts(items, Transform::translate(shift), &mut said);
                for (down, cut) in cuts(page) {
                    let label = format!("{name} on {}, {}", paper.label(), page.title);
                    for (run, ink, _) in &said {
                        let (from, to) = if down { (ink.min.x, ink.max.x) } else { (ink.min.y, ink.max.y) };
                        assert!(cut < from || cut > to, "{label}: the cut crosses {:?}", run.text);
                    }
                    // In the measure of the whole: some other page begins three millimetres before the cut, and goes on behind it.
                    let at = cut - if down { shift.x } else { shift.y };
                    let beneath = windows.iter().any(|other| {
                        let (from, to) = if down { (other.min.x, other.max.x) } else { (other.min.y, other.max.y) };
                        from > if down { window.min.x } else { window.min.y } && from <= at - Mm::new(3.0) && to > at
                    });
                    assert!(beneath, "{label}: nothing lies beneath the cut");
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 50, "{seen}");
}

#[test]
fn a_label_leaves_every_number_whole() {
    for (name, project) in templates(Game::LaunchFighters) {
        let printout =
            print(&project, &Request { only: vec![sheets::launch_fighters::MAP], one_page: true, ..Request::default() });
        for page in printout.pages(sheets::launch_fighters::MAP) {
            let said = words(page);
            let mut plates = Vec::new();
            whitened(&page.items, Transform::IDENTITY, &mut plates);
            for (run, ink, _) in said.iter().filter(|(run, ..)| run.text.len() == 4 && run.text.parse::<u32>().is_ok()) {
                let apart = |plate: &Rect| {
                    plate.max.x <= ink.min.x || plate.min.x >= ink.max.x || plate.max.y <= ink.min.y || plate.min.y >= ink.max.y
                };
                assert!(plates.iter().all(apart), "{name}: a label covers a part of {}", run.text);
            }
            for (_, terrain) in project_maps(&project) {
                assert!(said.iter().any(|(run, ..)| run.text == terrain), "{name}: {terrain} is gone");
            }
        }
    }
}

/// The labels of the maps of a project.
fn project_maps(project: &Project) -> Vec<(String, String)> {
    let Content::LaunchFighters(content) = &project.content else { panic!("designs of another game") };
    let labels =
        content.maps.iter().flat_map(|(_, map)| map.labels.iter().map(|(_, label)| (map.name.clone(), label.text.clone())));
    labels.collect()
}

fn whitened(items: &Items, above: Transform, plates: &mut Vec<Rect>) {
    for (at, item) in items {
        let here = Transform::translate(*at - Point::ORIGIN).then(above);
        match item {
            Item::Path(Path { fill: Some(fill), .. }) if *fill == Color::WHITE.with_alpha(200) => {
                plates.extend(item.bounds().map(|bounds| here.apply_to_rect(bounds)));
            }
            Item::Group(group) => whitened(&group.items, group.transform.then(here), plates),
            _ => {}
        }
    }
}

#[test]
fn the_picture_of_a_set_up_is_numbered_along_its_edges() {
    let project = template(Game::LaunchFighters, "sample");
    let printout = only(&project, sheets::launch_fighters::SCENARIOS);
    let said = words(&printout.pages(sheets::launch_fighters::SCENARIOS)[0]);
    let along = |words: &str| said.iter().filter(|(run, ..)| run.text == words).map(|(_, ink, _)| *ink).collect::<Vec<_>>();
    let (first, later) = (along("01"), along("03"));
    assert!(first.len() == 2 && later.len() == 2, "a column and a row each: {first:?}, {later:?}");
    assert!(later[0].min.x > first[0].max.x && later[1].min.y > first[1].max.y);
}

#[test]
fn the_fronts_of_two_sides_differ_in_more_than_their_hue() {
    let sample = template(Game::StarViking, "sample");
    let (_, unit) = viking(&sample).units.iter().next().expect("a unit");
    let drawn = star_viking::Color::ALL.map(|color| {
        let mut unit = unit.clone();
        unit.color = color;
        let front = sheets::star_viking::counters::front(&unit);
        front
            .items
            .into_iter()
            .filter_map(|(_, item)| if let Item::Path(path) = item { Some(path.segments) } else { None })
            .collect::<Vec<_>>()
    });
    assert!(drawn[0] != drawn[1] && drawn[1] != drawn[2] && drawn[0] != drawn[2], "the sign of the side is missing");
}

#[test]
fn sides_that_hue_alone_tells_apart_are_a_finding() {
    for ((one, other), alike) in [
        (([226, 60, 42], [44, 146, 62]), true),
        (([226, 60, 42], [58, 124, 222]), true),
        (([240, 240, 240], [20, 30, 60]), false),
        (([250, 210, 60], [120, 30, 40]), false),
    ] {
        let mut project = template(Game::LaunchFighters, "sample");
        let content = launch(&mut project);
        let styles: Vec<_> = content.fleets.iter().filter_map(|(_, fleet)| fleet.style).collect();
        for (style, tint) in styles.iter().zip([one, other]) {
            content.styles.get_mut(*style).expect("a style").primary = Tint(tint);
        }
        let printout = only(&project, sheets::launch_fighters::COUNTERS);
        assert_eq!(found(&printout, "sides-alike").len(), usize::from(alike), "{one:?} and {other:?}");
    }
}

#[test]
fn nothing_is_set_under_five_points_without_a_finding() {
    for game in [Game::LaunchFighters, Game::StarViking] {
        for (name, project) in templates(game) {
            for (paper, space) in [(Paper::A4, None), (Paper::Letter, Some(15.0)), (Paper::A3, Some(40.0))] {
                let mut project = on(&project, paper);
                Arc::make_mut(&mut project.print).space_size = space.map(Mm::new);
                let printout = print(&project, &Request::default());
                for (kind, pages) in &printout.sheets {
                    let small = pages
                        .iter()
                        .flat_map(words)
                        .find(|(run, _, size)| *size < Mm::points(4.99) && !run.text.trim().is_empty());
                    let said = found(&printout, "text-too-small").iter().any(|finding| finding.message.starts_with(kind.label()));
                    assert_eq!(small.is_some(), said, "{name} on {}, {kind}: {small:?}", paper.label());
                }
            }
        }
    }
    for space in [25.4, 15.0] {
        let side = sheets::launch_fighters::counters::fighter_side(Mm::new(space));
        let look = sheets::launch_fighters::silhouette::Look::of(None);
        let mut page = Page::new("Back", Size::of(side, side));
        page.items = sheets::launch_fighters::counters::fighter_counter_back(look, "A", side).items;
        let said = words(&page);
        let (_, ink, size) = said.iter().find(|(run, ..)| run.text == "inactive").expect("the whole word");
        assert!(*size >= Mm::points(4.99) && ink.min.x >= Mm::ZERO && ink.max.x <= side, "{space}: {size:?}");
    }
}

#[test]
fn the_second_line_of_a_heading_keeps_off_the_rule() {
    for length in [52, 70, 110] {
        let mut project = template(Game::LaunchFighters, "sample");
        let content = launch(&mut project);
        let id = content.fleets.ids().next().expect("a fleet");
        let name: String = "Squadron of the guard of gypsy queens ".chars().cycle().take(length).collect();
        content.fleets.get_mut(id).expect("a fleet").name.clone_from(&name);
        for paper in PAPERS {
            let printout = only(&on(&project, paper), sheets::launch_fighters::ROSTERS);
            let page = &printout.pages(sheets::launch_fighters::ROSTERS)[0];
            let said = words(page);
            let top = said.iter().map(|(_, ink, _)| ink.min.y).reduce(Mm::min).expect("words");
            let heading: Vec<_> =
                said.iter().filter(|(run, ink, _)| run.face == Face::Bold && ink.min.y < top + Mm::new(8.0)).collect();
            let lowest = heading.iter().map(|(run, ink, _)| ink.max.y + run.face.reach(run.face.visible_glyph('g'), run.size).1);
            let lowest = lowest.reduce(Mm::max).expect("a heading");
            let mut rules = Vec::new();
            lines(&page.items, Transform::IDENTITY, &mut rules);
            let below = rules.into_iter().filter(|y| *y > top).reduce(Mm::min).expect("a rule");
            assert!(below - lowest > Mm::new(0.5), "{length} letters on {}: {lowest:?} and {below:?}", paper.label());
        }
    }
}

/// How far down the long lines of a page run.
fn lines(items: &Items, above: Transform, found: &mut Vec<Mm>) {
    for (at, item) in items {
        let here = Transform::translate(*at - Point::ORIGIN).then(above);
        match item {
            Item::Path(path) if path.stroke.is_some() && path.fill.is_none() => {
                let bounds = item.bounds().map(|bounds| here.apply_to_rect(bounds));
                found.extend(
                    bounds
                        .filter(|line| line.width() > Mm::new(100.0) && line.height() < Mm::new(1.0))
                        .map(|line| line.middle().y),
                );
            }
            Item::Group(group) => lines(&group.items, group.transform.then(here), found),
            _ => {}
        }
    }
}

#[test]
fn a_few_lines_do_not_take_a_page_of_their_own() {
    let project = template(Game::LaunchFighters, "satellites");
    assert_eq!(only(&project, sheets::launch_fighters::SCENARIOS).pages(sheets::launch_fighters::SCENARIOS).len(), 1);
    let frame = sheets::frame::Frame::new(&project, &Request::default());
    let mut spilled = 0;
    for lines in 40..75 {
        let upright = drydock::drawing::stock::Orientation::Portrait;
        let mut flow = sheets::flow::Flow::new(&frame, upright, "Words", "");
        let _ = flow.strip(Mm::new(1.0));
        flow.prose(&vec!["A line."; lines].join("\n"), Style::new(Face::Regular, 3.3));
        let pages = flow.finish();
        if let [_, second] = pages.as_slice() {
            let mut page = Page::new("Second", second.size);
            page.items.clone_from(&second.draft.items);
            let spill = words(&page).iter().filter(|(run, ..)| run.text == "A line.").count();
            assert!(spill >= 6 || lines > 60, "{lines} lines leave {spill} for the second page");
            spilled += 1;
        }
    }
    assert!(spilled > 0);
}

#[test]
fn each_thing_with_letters_without_a_shape_is_named_and_no_finding_comes_twice() {
    let mut project = template(Game::LaunchFighters, "sample");
    let content = launch(&mut project);
    let designs: Vec<_> = content.ships.ids().take(2).collect();
    for (design, name) in designs.iter().zip(["蜂", "熊"]) {
        content.ships.get_mut(*design).expect("a design").name = format!("{name} of the north");
    }
    let mut fleet = Fleet::default();
    for design in &designs {
        fleet.ships.add(FleetShip::of(*design));
    }
    content.fleets.add(fleet);
    let printout = print(&project, &Request::default());
    let missing = found(&printout, "letters-without-a-shape");
    for name in ["蜂 of the north", "熊 of the north"] {
        assert!(missing.iter().any(|finding| finding.message.contains(name)), "{name} is not named: {missing:?}");
    }
    for (index, one) in printout.findings.iter().enumerate() {
        assert!(!printout.findings[..index].contains(one), "{} comes twice", one.message);
    }
}

#[test]
fn twin_tiles_are_numbered_and_others_are_not() {
    let said = |name: &str| {
        let printout = only(&template(Game::StarViking, name), sheets::star_viking::TILES);
        printout.pages(sheets::star_viking::TILES).iter().map(dump::dump).collect::<String>()
    };
    let (double, sample) = (said("double"), said("sample"));
    assert!(double.contains("USERKAF 1") && double.contains("USERKAF 2"));
    assert!(sample.contains("USERKAF") && !sample.contains("USERKAF 1"));
}

#[test]
fn a_battle_prints_its_own_counters_and_the_markers() {
    let battle = template(Game::StarViking, "sanakht");
    let content = viking(&battle);
    let (_, scenario) = content.scenarios.iter().next().expect("a scenario");
    let units: usize = scenario
        .deployments
        .iter()
        .filter_map(|(_, found)| content.forces.get(found.force?))
        .map(|force| force.units.len())
        .sum();
    let request =
        Request { only: vec![sheets::star_viking::COUNTERS], scenario: Some(scenario.name.clone()), ..Request::default() };
    let printout = print(&battle, &request);
    let tagged =
        |page: &Page| page.items.iter().filter(|(_, item)| matches!(item, Item::Group(group) if group.tag.is_some())).count();
    let fronts: usize = printout.pages(sheets::star_viking::COUNTERS).iter().step_by(2).map(tagged).sum();
    assert_eq!((units, fronts), (12, 12 + content.tables.markers.total() as usize));
}

#[test]
fn a_roster_shows_the_picture_that_a_design_wears() {
    let mut project = template(Game::LaunchFighters, "sample");
    let mut bytes = std::io::Cursor::new(Vec::new());
    image::RgbImage::from_pixel(8, 4, image::Rgb([9, 90, 190])).write_to(&mut bytes, image::ImageFormat::Png).expect("a picture");
    let stored = StoredPicture::new("Own", bytes.into_inner()).expect("a picture");
    let id = drydock::rules::Id::new(project.pictures.add(stored).number());
    let content = launch(&mut project);
    let fleet = content.fleets.iter().next().expect("a fleet").1;
    let design = fleet.ships.iter().next().expect("a ship").1.design;
    content.ships.get_mut(design).expect("a design").picture = Some(id);
    let printout = only(&project, sheets::launch_fighters::ROSTERS);
    assert!(printout.pages(sheets::launch_fighters::ROSTERS).iter().any(|page| has_picture(&page.items)));
}

fn has_picture(items: &Items) -> bool {
    items.iter().any(|(_, item)| match item {
        Item::Image(_) => true,
        Item::Group(group) => has_picture(&group.items),
        _ => false,
    })
}

/// The pieces of a page of counters: the tagged groups at its top, each with the room of what lies lowest in it.
fn laid(page: &Page) -> Vec<(drydock::drawing::Tag, Rect)> {
    let piece = |(at, item): &(Point, Item)| {
        let Item::Group(group) = item else { return None };
        let (inside, ground) = group.items.first()?;
        Some((group.tag?, ground.bounds()?.moved(*inside - Point::ORIGIN).moved(*at - Point::ORIGIN)))
    };
    page.items.iter().filter_map(piece).collect()
}

/// How many straight cuts part pieces, counted from the pieces: right across the sheet, then down the rows that are divided alike.
fn straight_cuts(pieces: &[Rect]) -> (usize, usize) {
    let distinct = |values: Vec<Mm>| {
        let mut values: Vec<i64> = values.into_iter().map(|value| (value.get() * 1000.0).round() as i64).collect();
        values.sort_unstable();
        values.dedup();
        values.len()
    };
    let across = distinct(pieces.iter().flat_map(|piece| [piece.min.y, piece.max.y]).collect());
    let mut sizes: Vec<i64> = pieces.iter().map(|piece| (piece.height().get() * 1000.0).round() as i64).collect();
    sizes.sort_unstable();
    sizes.dedup();
    let of_size = |size: i64| pieces.iter().filter(move |piece| (piece.height().get() * 1000.0).round() as i64 == size);
    let down: usize =
        sizes.into_iter().map(|size| distinct(of_size(size).flat_map(|piece| [piece.min.x, piece.max.x]).collect())).sum();
    (across + down, across)
}

#[test]
fn counters_lie_edge_to_edge_and_each_sheet_says_how_many_cuts_it_takes() {
    for (game, kind, most) in
        [(Game::LaunchFighters, sheets::launch_fighters::COUNTERS, 34), (Game::StarViking, sheets::star_viking::COUNTERS, 27)]
    {
        let project = template(game, "sample");
        let printout = only(&project, kind);
        let mut all = 0;
        for page in printout.pages(kind).iter().filter(|page| page.side == SheetSide::Front) {
            let pieces: Vec<Rect> = laid(page).into_iter().map(|(_, at)| at).collect();
            let (cuts, across) = straight_cuts(&pieces);
            let said = dump::dump(page);
            assert!(
                said.contains(&format!("{cuts} cuts, {across} across first")),
                "{game:?}: {cuts} cuts, {across} across: {said}"
            );
            all += cuts;
        }
        assert!(all <= most, "{game:?}: {all} cuts");
        let mut apart = project.clone();
        Arc::make_mut(&mut apart.print).counter_gutters = true;
        let pages = only(&apart, kind);
        let pieces: Vec<Rect> = laid(&pages.pages(kind)[0]).into_iter().map(|(_, at)| at).collect();
        let touch = |one: &Rect, other: &Rect| (one.max.x - other.min.x).abs() < Mm::new(1.0) && one.min.y == other.min.y;
        assert!(pieces.windows(2).all(|pair| !touch(&pair[0], &pair[1])), "{game:?}: gutters are a choice");
    }
}

#[test]
fn folded_a_back_lies_on_its_front() {
    for (game, kind) in
        [(Game::LaunchFighters, sheets::launch_fighters::COUNTERS), (Game::StarViking, sheets::star_viking::TILES)]
    {
        for paper in PAPERS {
            let mut project = on(&template(game, "sample"), paper);
            Arc::make_mut(&mut project.print).backs = Backs::Fold;
            let printout = only(&project, kind);
            assert!(printout.pages(kind).iter().all(|page| page.side == SheetSide::Front), "nothing is printed behind");
            let mut folded = 0;
            for page in printout.pages(kind) {
                for (_, item) in &page.items {
                    let Item::Group(piece) = item else { continue };
                    let faces: Vec<(Rect, bool)> = piece
                        .items
                        .iter()
                        .filter_map(|(at, item)| match item {
                            Item::Group(face) => {
                                let (inside, ground) = face.items.first()?;
                                let whole = ground.bounds()?.moved(*inside - Point::ORIGIN);
                                Some((face.transform.apply_to_rect(whole).moved(*at - Point::ORIGIN), face.transform.a < 0.0))
                            }
                            _ => None,
                        })
                        .collect();
                    let fold = piece.items.iter().find_map(|(_, item)| match item {
                        Item::Path(path) if path.stroke.as_ref().is_some_and(|stroke| !stroke.dashes.is_empty()) => item.bounds(),
                        _ => None,
                    });
                    let ([(back, true), (front, false)], Some(fold)) = (faces.as_slice(), fold) else { continue };
                    let fold = fold.middle().y;
                    let mirrored = Rect {
                        min: Point::at(back.min.x, fold * 2.0 - back.max.y),
                        max: Point::at(back.max.x, fold * 2.0 - back.min.y),
                    };
                    assert!(
                        (mirrored.min - front.min).length() < Mm::new(0.01)
                            && (mirrored.max - front.max).length() < Mm::new(0.01)
                    );
                    folded += 1;
                }
            }
            assert!(folded >= 6, "{game:?} on {}: {folded}", paper.label());
        }
    }
}

#[test]
fn backs_can_be_left_out_and_counters_can_stand_on_feet() {
    for (game, kind) in
        [(Game::LaunchFighters, sheets::launch_fighters::COUNTERS), (Game::StarViking, sheets::star_viking::COUNTERS)]
    {
        let with = |backs: Backs| {
            let mut project = template(game, "sample");
            Arc::make_mut(&mut project.print).backs = backs;
            only(&project, kind).pages(kind).to_vec()
        };
        let (duplex, none, standees) = (with(Backs::Duplex), with(Backs::None), with(Backs::Standee));
        let fronts = |pages: &[Page]| {
            pages.iter().filter(|page| page.side == SheetSide::Front).map(|page| laid(page).len()).sum::<usize>()
        };
        assert_eq!(fronts(&duplex), fronts(&none));
        assert!(none.iter().all(|page| page.side == SheetSide::Front));
        // The whole of a standee is as wide as its counter, and higher than both faces by its feet.
        let tall = standees.iter().flat_map(laid).filter(|(_, at)| at.height() > at.width() * 2.5).count();
        assert!(tall > 8, "{game:?}: {tall}");
    }
}

#[test]
fn print_takes_on_the_command_line_what_the_dialog_takes() {
    let folder = tempfile::tempdir().expect("a folder");
    let print = |arguments: &[&str]| {
        let out = folder.path().join(arguments.concat());
        let mut command = cargo_bin_cmd!("drydock");
        command.args(["print", "--only", "counters"]).args(arguments).arg("--out").arg(&out).assert().success();
        std::fs::read(out.join("counters.pdf")).expect("a file")
    };
    let plain = print(&[]);
    assert_eq!(turn(&plain).as_deref(), Some("DuplexFlipLongEdge"));
    assert_eq!(turn(&print(&["--duplex", "short"])).as_deref(), Some("DuplexFlipShortEdge"));
    for backs in ["fold", "none"] {
        assert_eq!(turn(&print(&["--backs", backs])), None, "{backs}");
    }
    for other in [["--margins", "15"], ["--marks", "no"], ["--gutters", "yes"], ["--backs", "standee"]] {
        assert_ne!(print(&other), plain, "{other:?}");
    }
    assert_eq!(print(&["--gutters", "no"]), plain);
}

#[test]
fn a_project_that_chooses_no_backs_of_its_own_is_saved_as_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("sample.drydock");
    let sample = template(Game::LaunchFighters, "sample");
    files::save(&file, &sample).expect("a saved file");
    assert!(!std::fs::read_to_string(&file).expect("a file").contains("backs"));
    let mut folded = sample;
    Arc::make_mut(&mut folded.print).backs = Backs::Fold;
    files::save(&file, &folded).expect("a saved file");
    assert_eq!(files::load(&file).expect("a file").print.backs, Backs::Fold);
}

#[test]
fn a_nebula_goes_on_beyond_its_cuts() {
    let sample = template(Game::LaunchFighters, "sample");
    let printout = only(&sample, sheets::launch_fighters::TERRAIN);
    let page = &printout.pages(sheets::launch_fighters::TERRAIN)[0];
    let (mut bleeding, mut pieces) = (Vec::new(), Vec::new());
    for (at, item) in &page.items {
        let Item::Group(group) = item else { continue };
        let bounds = drydock::drawing::bounds_of(&vec![(*at, item.clone())]).expect("something is drawn");
        if group.tag.is_some() { pieces.push(bounds) } else { bleeding.push(bounds) }
    }
    assert!(pieces.len() > 10 && !bleeding.is_empty());
    // Rocks and moons do not reach their sides, and so have nothing to bleed; a cloud does.
    let grown = |piece: &Rect, beyond: &Rect| beyond.inset(Mm::new(2.9)).encloses(piece.inset(Mm::new(0.2)));
    let full = pieces.iter().filter(|piece| bleeding.iter().any(|beyond| grown(piece, beyond))).count();
    assert!(full > 5, "{full} of {} pieces have their bleed", pieces.len());
}

#[test]
fn pieces_go_on_paper_that_lies_on_its_side_where_that_saves_a_sheet() {
    let project = template(Game::LaunchFighters, "sample");
    let frame = sheets::frame::Frame::new(&project, &Request::default());
    let piece = |width: f64, height: f64| {
        let size = Size::new(width, height);
        let mut draft = sheets::Draft::new();
        draft.target(Rect::new(Point::ORIGIN, size));
        sheets::imposition::Piece {
            place: drydock::rules::Place::Project,
            name: "A banner".into(),
            size,
            front: sheets::imposition::Face { draft, bleed: Color::WHITE },
            back: None,
            stands: false,
            beyond: sheets::Draft::new(),
        }
    };
    for (width, height, lies) in [(60.0, 170.0, true), (60.0, 60.0, false)] {
        let mut printout = Printout::default();
        let pieces = vec![piece(width, height); 4];
        let bodies = sheets::imposition::impose(&frame, &mut printout, "Banners", pieces, sheets::imposition::Spacing::Butted);
        assert_eq!(bodies.len(), 1, "{width} × {height}");
        assert_eq!(bodies[0].size.width > bodies[0].size.height, lies, "{width} × {height}");
    }
}

//! Maps in pages that are put together: where they are cut, and what stays whole.

use drydock::drawing::{Color, Ground, Group, Ink, Item, Items, Page, Path};
use drydock::geometry::{Mm, Point, Rect, Transform};
use drydock::project::{Content, Game, Project};
use drydock::sheets::{self, Request, SheetKind, print};

use super::{PAPERS, on, only, template, templates, texts, words};

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
fn shown(page: &Page) -> Option<(Rect, geometry::Vector, &Items)> {
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
    for (game, kind) in POSTERS {
        let mut seen = 0;
        for (name, project) in templates(game) {
            for paper in PAPERS {
                let printout = only(&on(&project, paper), kind);
                seen += clean_cuts(printout.pages(kind), &format!("{name} on {}", paper.label()));
            }
        }
        assert!(seen > 1, "{seen} cuts of {kind}");
    }
}

/// Every kind of sheet that is cut into pages.
const POSTERS: [(Game, SheetKind); 5] = [
    (Game::LaunchFighters, sheets::launch_fighters::MAP),
    (Game::FreedomInTheGalaxy, sheets::freedom_in_the_galaxy::GALAXY),
    (Game::Vikings, sheets::vikings::BOARDS),
    (Game::SpaceViking, sheets::space_viking::SECTOR_MAP),
    (Game::SpaceViking, sheets::space_viking::REFEREE_MAP),
];

/// How many cuts there are, after a look at each.
fn clean_cuts(pages: &[Page], of: &str) -> usize {
    let mut seen = 0;
    let windows: Vec<Rect> = pages.iter().filter_map(shown).map(|(window, ..)| window).collect();
    for page in pages {
        let Some((window, shift, items)) = shown(page) else { continue };
        let mut said = Vec::new();
        texts(items, Transform::translate(shift), &mut said);
        let mut discs = Vec::new();
        worlds(items, Transform::translate(shift), &mut discs);
        for (down, cut) in cuts(page) {
            let label = format!("{of}, {}", page.title);
            let crosses = |ink: &Rect| {
                let (from, to) = if down { (ink.min.x, ink.max.x) } else { (ink.min.y, ink.max.y) };
                cut >= from && cut <= to
            };
            for (run, ink, _) in &said {
                assert!(!crosses(ink), "{label}: the cut crosses {:?}", run.text);
            }
            // What stands on the map: worlds and stars with their numbers or letters.
            let crossed = discs.iter().find(|disc| crosses(disc));
            assert!(crossed.is_none(), "{label}: the cut crosses a disc at {crossed:?}");
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
    seen
}

/// Where the discs with something in them lie, which stand for worlds and stars.
fn worlds(items: &Items, above: Transform, found: &mut Vec<Rect>) {
    for (at, item) in items {
        let here = Transform::translate(*at - Point::ORIGIN).then(above);
        match item {
            Item::Path(Path { fill: Some(_), stroke: Some(_), ground: Some(Ground::Plain), .. }) => {
                let bounds = item.bounds().map(|bounds| here.apply_to_rect(bounds));
                let is_round =
                    |bounds: &Rect| (bounds.width() - bounds.height()).abs() < Mm::new(0.01) && bounds.width() < Mm::new(30.0);
                found.extend(bounds.filter(is_round).map(|bounds| bounds.inset(Mm::new(0.3))));
            }
            Item::Group(group) => worlds(&group.items, group.transform.then(here), found),
            _ => {}
        }
    }
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
fn the_picture_of_a_set_up_of_vikings_names_columns_and_rows_as_the_boards_do() {
    let kind = sheets::vikings::SCENARIOS;
    for (name, project) in templates(Game::Vikings).into_iter().filter(|(name, _)| name != "empty") {
        let printout = only(&project, kind);
        let said = words(&printout.pages(kind)[0]);
        let along = |words: &str| said.iter().find(|(run, ..)| run.text == words).map(|(_, ink, _)| *ink);
        let [a, c, one, three] = ["A", "C", "1", "3"].map(|words| along(words).unwrap_or_else(|| panic!("{name}: no {words}")));
        assert!((a.min.y - c.min.y).abs() < Mm::new(0.1) && (one.middle().x - three.middle().x).abs() < Mm::new(0.1), "{name}");
        assert!(a.min.x != c.min.x && one.min.y != three.min.y && one.max.y != a.max.y, "{name}");
    }
}

#[test]
fn a_map_by_night_is_light_on_a_dark_sky_until_ink_is_saved() {
    let mut project = template(Game::LaunchFighters, "sample");
    let by_day = ron::to_string(&project.content).expect("designs can be written");
    assert!(!by_day.contains("night"), "a map of before says nothing of the night");
    let content = super::launch(&mut project);
    for id in content.maps.ids().collect::<Vec<_>>() {
        content.maps.get_mut(id).expect("a map").night = true;
    }
    let light = |ink: Ink| {
        let mut project = project.clone();
        std::sync::Arc::make_mut(&mut project.print).ink = ink;
        let printout = only(&project, sheets::launch_fighters::MAP);
        let page = &printout.pages(sheets::launch_fighters::MAP)[6];
        let raster = drawing::png::raster(page, 1.0).expect("a bitmap");
        raster.rgba.chunks(4).map(|pixel| f64::from(pixel[0])).sum::<f64>() / (raster.rgba.len() / 4) as f64
    };
    assert!(light(Ink::Full) < 150.0, "{}", light(Ink::Full));
    assert!(light(Ink::Saving) > 235.0, "{}", light(Ink::Saving));
}

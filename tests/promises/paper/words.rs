//! Words on paper: large enough, within their lines, and each thing named once.

use std::sync::Arc;

use drydock::drawing::stock::Paper;
use drydock::drawing::text::Style;
use drydock::drawing::{Face, Item, Items, Page, dump};
use drydock::geometry::{Mm, Point, Size, Transform};
use drydock::project::Game;
use drydock::rules::launch_fighters::{Fleet, FleetShip};
use drydock::sheets::{self, Request, print};

use super::{PAPERS, found, launch, on, only, template, templates, words};

#[test]
fn nothing_is_set_under_five_points_without_a_finding() {
    for game in Game::ALL {
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
fn nothing_on_large_cards_and_on_sheets_of_sides_is_set_under_six_points() {
    let kinds = [(Game::FreedomInTheGalaxy, sheets::freedom_in_the_galaxy::CARDS), (Game::Vikings, sheets::vikings::SIDES)];
    for (game, kind) in kinds {
        for (name, project) in templates(game) {
            for paper in [Paper::A4, Paper::Letter] {
                let printout = only(&on(&project, paper), kind);
                let said = printout.pages(kind).iter().flat_map(words);
                let small: Vec<_> =
                    said.filter(|(run, _, size)| *size < Mm::points(5.99) && !run.text.trim().is_empty()).collect();
                assert!(small.is_empty(), "{name} on {}, {kind}: {small:?}", paper.label());
            }
        }
    }
}

#[test]
fn no_word_of_a_record_sheet_is_cut_on_any_paper() {
    let kind = sheets::launch_fighters::RECORD_SHEETS;
    for (name, project) in templates(Game::LaunchFighters) {
        for paper in PAPERS {
            let printout = only(&on(&project, paper), kind);
            let cut = found(&printout, "text-cut");
            assert!(cut.is_empty(), "{name} on {}: {cut:?}", paper.label());
        }
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
        let upright = drawing::stock::Orientation::Portrait;
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
fn a_long_catchword_goes_on_in_the_lines_below_in_the_same_letters() {
    let project = template(Game::StarViking, "double");
    let frame = sheets::frame::Frame::new(&project, &Request::default());
    let mut flow = sheets::flow::Flow::new(&frame, drawing::stock::Orientation::Portrait, "Words", "");
    let mut columns = sheets::columns::Columns::new(flow.width(), 1, Mm::new(70.0));
    columns.entry("Squadron of the Outer Outrim", Mm::new(24.0), "What it is.");
    columns.entry("Next", Mm::new(24.0), "What comes next.");
    columns.pour(&mut flow);
    let mut page = Page::new("Words", Size::new(210.0, 297.0));
    page.items = flow.finish().remove(0).draft.items;
    let said = words(&page);
    let place = |word: &str| {
        let (_, ink, size) = said.iter().find(|(run, ..)| run.text.contains(word)).expect(word);
        (ink.min.y, *size)
    };
    let (first, last, next) = (place("Squadron"), place("Outrim"), place("Next"));
    assert!(first.0 < last.0 && last.0 < next.0, "{first:?}, {last:?}, {next:?}");
    assert!(first.1 == last.1 && last.1 == next.1, "{first:?}, {last:?}, {next:?}");
}

#[test]
fn one_of_a_thing_is_not_called_by_its_plural_on_a_scenario_sheet() {
    let kind = sheets::freedom_in_the_galaxy::SCENARIOS;
    let mut dealt = 0;
    for (name, project) in templates(Game::FreedomInTheGalaxy) {
        let printout = only(&project, kind);
        for (run, ..) in printout.pages(kind).iter().flat_map(words) {
            let wrong = ["characters", "possessions"].iter().find(|noun| run.text.contains(&format!(" 1 {noun}")));
            assert!(wrong.is_none(), "{name}: {}", run.text);
            dealt += usize::from(run.text.contains(" 1 possession"));
        }
    }
    assert!(dealt > 0, "no sheet deals one possession");
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
    let printout = print(&project, &Request { everything: true, ..Request::default() });
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

//! Tests of what every page of this game must guarantee, on ordinary fleets and on ships that no budget could pay for.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::record_sheet::{Sheet, record_card};
use super::{battle_log, quick_reference, record_sheets, rosters, scenarios, step_chart};
use drawing::stock::Paper;
use drawing::{Item, Items, Path, Tag, bounds_of};
use geometry::{Edge, Facing, Mm, Size, Space};
use launch_fighters::{
    Condition, Content, Entry, Fleet, FleetShip, Goal, InScenario, InShip, Map, Part, Place, PlacedShip, Reinforcement, Reward,
    Scenario, Ship, Side,
};
use project::{PrintChoices, Project, RecordSheetLayout};
use rules::{Count, Id, Points};
use sheets::frame::{Body, Frame};
use sheets::{Printout, Request};

/// How many levels or pieces of each part an oversized ship has, in the order of the record sheet: stats of up to 15 levels, 85 missiles, 12
/// squadrons and every add-on.
const MONSTROUS: [u32; 13] = [15, 12, 11, 15, 5, 85, 12, 3, 2, 11, 4, 14, 3];

fn ship(name: &str, amounts: [u32; 13]) -> Ship {
    Part::ALL.into_iter().zip(amounts).fold(Ship::named(name), |ship, (part, amount)| ship.with(part, amount))
}

fn content() -> Content {
    let mut content = Content::default();
    let long = "The Most Serene and Terrible Monstrosity of the Outer Reaches ".repeat(3);
    let monster = Ship {
        class: long.clone(),
        kind: "Superdreadnought".into(),
        notes: long.repeat(9),
        letter: "AAA".into(),
        ..ship(&long, MONSTROUS)
    };
    let designs = [
        content.ships.add(ship("Excelsior", [3, 5, 0, 6, 3, 28, 0, 0, 0, 0, 0, 0, 0])),
        content.ships.add(monster),
        content.ships.add(ship("Absurd", [99, 99, 99, 99, 99, 999, 999, 99, 99, 99, 99, 999, 999])),
        content.ships.add(Ship::default()),
    ];
    let map = content.maps.add(Map::default());
    let mut scenario = Scenario { name: "Trial".into(), map: Some(map), turn_limit: Count::new(20), ..Scenario::default() };
    for number in 0..6_i16 {
        let ships = designs.iter().cycle().take(3 + 4 * usize::from(number == 5)).copied().chain([Id::new(77)]);
        let mut fleet = Fleet { name: format!("Fleet {number}"), ships: ships.map(FleetShip::of).collect(), ..Fleet::default() };
        fleet.flagship = fleet.ships.ids().next();
        let mut ids = fleet.ships.ids();
        let late = ids.next_back().expect("a ship");
        let placed = |(at, ship)| PlacedShip { ship, at: Space::new(at, 3 * number), facing: Facing::new(2) };
        let side = Side {
            ships: (0..).zip(ids).map(placed).collect(),
            reinforcements: vec![Reinforcement { turn: Count::clamped(4), ships: vec![late], entry: Entry::Edge(Edge::West) }],
            fleet: Some(content.fleets.add(fleet.clone())),
            ..Side::default()
        };
        let side = scenario.sides.add(side);
        let goal = Goal::Escape { edge: Edge::South, ship: None };
        scenario.conditions.add(Condition { side, goal, reward: Reward::Points(Points::new(10)) });
    }
    content.scenarios.add(scenario);
    content
}

fn bodies(content: &Content, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let sheets = record_sheets::record_sheets(content, None, frame);
    let mut bodies: Vec<Body> = sheets.into_iter().map(|body| body.drawn(printout)).collect();
    bodies.extend(rosters::rosters(content, None, frame, printout));
    bodies.extend(scenarios::scenario_sheets(content, None, frame, printout));
    bodies.extend(step_chart::step_chart(frame, printout));
    bodies.extend(battle_log::battle_logs(content, None, frame, printout));
    bodies.extend(quick_reference::quick_reference(content, frame, printout));
    bodies
}

fn project(paper: Paper, layout: RecordSheetLayout) -> Project {
    let mut project = Project::with_content(content().into(), "Trial");
    project.print = Arc::new(PrintChoices { paper, record_sheets: layout, ..PrintChoices::default() });
    project
}

#[test]
fn nothing_stands_outside_the_area_of_a_page() {
    let content = content();
    let papers =
        [Paper::A4, Paper::Letter, Paper::A3, Paper::Custom(Size::new(148.0, 210.0)), Paper::Custom(Size::new(60.0, 75.0))];
    for paper in papers {
        for layout in [RecordSheetLayout::Several, RecordSheetLayout::One] {
            let project = project(paper, layout);
            let frame = Frame::new(&project, &Request::default());
            let mut printout = Printout::default();
            for body in bodies(&content, &frame, &mut printout) {
                let body = body.drawn(&mut printout);
                let area = frame.area(body.size).inset(Mm::new(-0.4));
                let bounds = bounds_of(&body.draft.items).expect("something is drawn");
                assert!(area.encloses(bounds), "{} on {}: {bounds:?} outside {area:?}", body.title, paper.label());
            }
        }
    }
}

/// Collects the boxes within the groups that have this tag. In these groups only boxes have an outline.
fn boxes<'items>(items: &'items Items, tag: Tag, inside: bool, found: &mut Vec<&'items Path>) {
    for (_, item) in items {
        match item {
            Item::Group(group) => boxes(&group.items, tag, inside || group.tag == Some(tag), found),
            Item::Path(path) if inside && path.stroke.is_some() && path.segments.len() > 5 => found.push(path),
            Item::Path(_) | Item::Text(_) | Item::Image(_) => {}
        }
    }
}

#[test]
fn a_sheet_has_as_many_boxes_as_the_ship_has_levels() {
    let content = content();
    for (design, ship) in content.ships.iter() {
        let sheet = Arc::new(Sheet::of_design(&content, design).expect("the ship is there"));
        let mut printout = Printout::default();
        let (draft, _) = record_card(&sheet, Mm::new(92.0), &mut printout);
        for part in Part::ALL {
            let tag = printout.tag(Place::Ship(design, InShip::Part(part)));
            let mut found = Vec::new();
            boxes(&draft.items, tag, false, &mut found);
            assert_eq!(found.len(), ship.amount(part) as usize, "{} of {}", part.label(), ship.label());
        }
    }
}

#[test]
fn rows_grow_beyond_the_printed_ten() {
    let mut content = Content::default();
    let height = |content: &Content, id| {
        let sheet = Arc::new(Sheet::of_design(content, id).expect("the ship is there"));
        record_card(&sheet, Mm::new(92.0), &mut Printout::default()).1
    };
    let mut card = |part: Part, amount: u32| {
        let id = content.ships.add(Ship::named("Growing").with(part, amount));
        height(&content, id)
    };
    for part in [Part::Cannons, Part::Missiles, Part::Fighters] {
        let (ten, eleven, twenty) = (card(part, 10), card(part, 11), card(part, 20));
        assert!(eleven > ten + Mm::new(3.0), "{} has a second row", part.label());
        assert_eq!(eleven, twenty);
    }
}

#[test]
fn every_ship_is_printed_and_a_click_finds_it() {
    let content = content();
    let project = project(Paper::A4, RecordSheetLayout::Several);
    let frame = Frame::new(&project, &Request::default());
    let mut printout = Printout::default();
    let pages = bodies(&content, &frame, &mut printout);
    let mut found = BTreeSet::new();
    for body in pages {
        let body = body.drawn(&mut printout);
        let page = drawing::Page { items: body.draft.items, ..drawing::Page::new(body.title, body.size) };
        for (tag, bounds) in drawing::hit::tagged_bounds(&page) {
            found.insert(printout.place(tag).cloned());
            let hit = drawing::hit::hit(&page, bounds.middle()).and_then(|tag| printout.place(tag));
            assert!(hit.is_some(), "nothing is found in the middle of {:?}", printout.place(tag));
        }
    }
    let scenario = content.scenarios.ids().next().expect("a scenario");
    let part = |id| Place::Ship(id, InShip::Part(Part::Defense));
    let places = content.ships.ids().map(part).chain([Place::Scenario(scenario, InScenario::Whole), Place::Options]);
    for place in places {
        assert!(found.contains(&Some(place.into())), "{} is nowhere", place.path(&content));
    }
}

#[test]
fn a_scenario_prints_its_own_fleets_and_a_project_without_fleets_its_designs() {
    let mut content = content();
    let project = project(Paper::A4, RecordSheetLayout::One);
    let frame = Frame::new(&project, &Request::default());
    let side = Side { fleet: content.fleets.ids().next(), ..Side::default() };
    let small = content.scenarios.add(Scenario { sides: [side].into_iter().collect(), ..Scenario::default() });
    let rosters = rosters::rosters(&content, Some(small), &frame, &mut Printout::default());
    assert_eq!(rosters.len(), 1);
    content.fleets.retain(|_| false);
    content.ships.retain(|ship| ship.name == "Excelsior");
    let sheets = record_sheets::record_sheets(&content, None, &frame);
    assert_eq!(sheets.len(), 1);
    assert!(record_sheets::record_sheets(&content, Some(small), &frame).is_empty());
}

#[test]
fn a_ship_in_no_fleet_is_printed_after_the_fleets_and_left_out_of_a_scenario() {
    let mut content = content();
    content.ships.add(ship("Castaway", [1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0]));
    let project = Project::with_content(content.clone().into(), "");
    let titles = |scenario: Option<Id<Scenario>>| -> Vec<String> {
        let frame = Frame::new(&project, &Request::default());
        record_sheets::record_sheets(&content, scenario, &frame).iter().map(|body| body.title.clone()).collect()
    };
    let all = titles(None);
    let last = all.last().expect("a page");
    assert_eq!(last, "In no fleet / Castaway");
    assert_eq!(all.iter().filter(|title| title.contains("Castaway")).count(), 1);
    let of_scenario = titles(content.scenarios.ids().next());
    assert!(!of_scenario.is_empty() && of_scenario.iter().all(|title| !title.contains("Castaway")), "{of_scenario:?}");
}

#[test]
fn the_quick_reference_is_one_page_on_letter_as_on_a4() {
    for paper in [Paper::A4, Paper::Letter, Paper::Legal, Paper::A3] {
        let project = project(paper, RecordSheetLayout::Several);
        let frame = Frame::new(&project, &Request::default());
        let pages = quick_reference::quick_reference(&Content::default(), &frame, &mut Printout::default());
        assert_eq!(pages.len(), 1, "{}", paper.label());
    }
}

/// The height of the largest letters on a page, as they appear on paper.
fn largest_letters(items: &Items, scale: f64) -> Mm {
    let sizes = items.iter().map(|(_, item)| match item {
        Item::Text(run) => run.size * scale,
        Item::Group(group) => largest_letters(&group.items, scale * group.transform.mean_scale()),
        Item::Path(_) | Item::Image(_) => Mm::ZERO,
    });
    sizes.fold(Mm::ZERO, Mm::max)
}

#[test]
fn a_poster_of_a_chart_is_larger_and_not_stretched() {
    let letters = |paper| {
        let project = project(paper, RecordSheetLayout::One);
        let frame = Frame::new(&project, &Request::default());
        let chart = step_chart::step_chart(&frame, &mut Printout::default());
        largest_letters(&chart[0].draft.items, 1.0)
    };
    let (ordinary, large) = (letters(Paper::A4), letters(Paper::Custom(Size::new(840.0, 1188.0))));
    assert!(large > ordinary * 3.5, "{large:?} on A0, {ordinary:?} on A4");
    assert_eq!(letters(Paper::Legal), ordinary);
}

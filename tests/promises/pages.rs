//! Pages keep their promises: nothing outside the sheet, backs behind their fronts, bars as long as they say, fonts inside, and the same
//! bytes for the same project.

use std::cell::Cell;
use std::ops::ControlFlow;

use drydock::drawing::pdf::{Document, pdf};
use drydock::drawing::stock::Paper;
use drydock::drawing::{Item, Page, Progress, ProgressMonitor, Segment, Tag, bounds_of, dump, hit, png, svg};
use drydock::geometry::{Mm, Point, Rect, Transform};
use drydock::project::{Duplex, Game, Library, PrinterProfile, Project, RecordSheetLayout};
use drydock::rules::launch_fighters::{Area, AreaPurpose, FleetShip, Label, Part};
use drydock::sheets::{
    self, Binder, FileHead, Leaves, Printout, Request, SheetKind, file_to_pdf, print, print_into, print_to_pdf, to_pdf,
};

use crate::support::heavy;

fn samples() -> Vec<(String, Project)> {
    let library = Library::bundled();
    let names = library.templates(Game::LaunchFighters).expect("a list of templates");
    names.into_iter().map(|name| (name.clone(), library.template(Game::LaunchFighters, &name).expect("a template"))).collect()
}

fn sample() -> Project {
    Library::bundled().template(Game::LaunchFighters, "sample").expect("the sample")
}

fn with(mut project: Project, change: impl FnOnce(&mut project::PrintChoices)) -> Project {
    change(std::sync::Arc::make_mut(&mut project.print));
    project
}

fn all_pages(printout: &Printout) -> impl Iterator<Item = (SheetKind, &Page)> {
    printout.sheets.iter().flat_map(|(kind, pages)| pages.iter().map(|page| (*kind, page)))
}

#[test]
fn nothing_is_drawn_outside_the_sheet() {
    let custom: Paper = "148x210".parse().expect("a size");
    for (name, project) in samples() {
        for paper in [Paper::A4, Paper::Letter, custom] {
            for layout in [RecordSheetLayout::Several, RecordSheetLayout::One] {
                let project = with(project.clone(), |choices| {
                    choices.paper = paper;
                    choices.record_sheets = layout;
                });
                let printout = print(&project, &Request::default());
                for (kind, page) in all_pages(&printout) {
                    let Some(ink) = bounds_of(&page.items) else { panic!("{name}: {} is empty", page.title) };
                    let sheet = Rect::new(Point::ORIGIN, page.size).inset(Mm::new(-0.001));
                    assert!(sheet.encloses(ink), "{name}, {kind}, {} on {}: {ink:?}", page.title, paper.label());
                }
            }
        }
    }
}

#[test]
fn every_page_of_a_printout_has_the_size_of_the_paper_unless_one_page_is_asked_for() {
    for paper in [Paper::A4, Paper::Letter, Paper::A3] {
        let project = with(sample(), |choices| choices.paper = paper);
        let size = paper.size();
        for (_, page) in all_pages(&print(&project, &Request::default())) {
            assert!(page.size == size || page.size == size.turned(), "{} is {:?}", page.title, page.size);
        }
        let one = print(&project, &Request { one_page: true, only: vec![sheets::launch_fighters::MAP], ..Request::default() });
        assert_eq!(one.pages(sheets::launch_fighters::MAP).len(), 1);
    }
}

/// Where the pieces of a counter page lie, by what they stand for. A piece is a tagged group at the top of the page, and the ground on
/// which everything else is drawn comes first in it.
fn pieces(page: &Page) -> Vec<(Tag, Rect)> {
    let piece = |(at, item): &(Point, Item)| {
        let Item::Group(group) = item else { return None };
        let (inside, ground) = group.items.first()?;
        let ground = ground.bounds()?.moved(*inside - Point::ORIGIN);
        Some((group.tag?, group.transform.apply_to_rect(ground).moved(*at - Point::ORIGIN)))
    };
    page.items.iter().filter_map(piece).collect()
}

#[test]
fn fronts_and_backs_coincide() {
    for duplex in [Duplex::LongEdge, Duplex::ShortEdge] {
        let project = with(sample(), |choices| choices.duplex = duplex);
        let printout = print(&project, &Request { only: vec![sheets::launch_fighters::COUNTERS], ..Request::default() });
        let pages = printout.pages(sheets::launch_fighters::COUNTERS);
        let mut compared = 0;
        for sheet in pages.chunks(2) {
            let [front, back] = sheet else { panic!("every front has a back") };
            let fronts = pieces(front);
            for (tag, back_at) in pieces(back) {
                let width = front.size.width;
                let height = front.size.height;
                let seen_through = match duplex {
                    Duplex::LongEdge => Rect {
                        min: Point::at(width - back_at.max.x, back_at.min.y),
                        max: Point::at(width - back_at.min.x, back_at.max.y),
                    },
                    Duplex::ShortEdge => Rect {
                        min: Point::at(back_at.min.x, height - back_at.max.y),
                        max: Point::at(back_at.max.x, height - back_at.min.y),
                    },
                };
                let close = |one: Point, two: Point| (one - two).length() < Mm::new(0.01);
                let behind = fronts
                    .iter()
                    .any(|(other, at)| *other == tag && close(at.min, seen_through.min) && close(at.max, seen_through.max));
                assert!(behind, "{duplex:?}: no front of {tag:?} before {back_at:?}");
                compared += 1;
            }
        }
        assert!(compared > 20, "the sample has more counters than {compared}");
    }
}

#[test]
fn backs_leave_the_footer_and_the_margins_free() {
    for duplex in [Duplex::LongEdge, Duplex::ShortEdge] {
        let project = with(sample(), |choices| {
            choices.duplex = duplex;
            choices.margins.left = Mm::new(4.0);
            choices.margins.right = Mm::new(25.0);
        });
        let printout = print(&project, &Request { only: vec![sheets::launch_fighters::COUNTERS], ..Request::default() });
        for page in printout.pages(sheets::launch_fighters::COUNTERS) {
            let free =
                Rect { min: Point::new(4.0, 10.0), max: Point::new(page.size.width.get() - 25.0, page.size.height.get() - 19.0) };
            for (_, piece) in pieces(page) {
                assert!(free.encloses(piece.inset(Mm::new(-3.0))), "{duplex:?}, {}: {piece:?} leaves {free:?}", page.title);
            }
        }
    }
}

#[test]
fn a_printer_profile_moves_the_back_and_scales_both() {
    let plain = Request { only: vec![sheets::launch_fighters::COUNTERS], ..Request::default() };
    let printer =
        PrinterProfile { scale_across: 1.01, back_offset: geometry::Vector::new(0.5, -0.25), ..PrinterProfile::default() };
    let corrected = Request { printer, ..plain.clone() };
    let (before, after) = (print(&sample(), &plain), print(&sample(), &corrected));
    let group = |page: &Page| match page.items.as_slice() {
        [(_, Item::Group(group))] => group.transform,
        _ => Transform::IDENTITY,
    };
    let pages = after.pages(sheets::launch_fighters::COUNTERS);
    let (front, back) = (group(&pages[0]), group(&pages[1]));
    assert_eq!(group(&before.pages(sheets::launch_fighters::COUNTERS)[0]), Transform::IDENTITY);
    let middle = Point::ORIGIN + pages[0].size.diagonal() * 0.5;
    assert!((front.apply(middle) - middle).length() < Mm::new(1e-9), "a page grows about its middle");
    assert!((back.apply(middle) - middle - geometry::Vector::new(0.5, -0.25)).length() < Mm::new(1e-9));
    assert!((front.a - 1.01).abs() < 1e-12 && (front.d - 1.0).abs() < 1e-12);
}

#[test]
fn a_printer_profile_turns_and_stretches_the_back_alone() {
    let only = vec![sheets::launch_fighters::COUNTERS];
    let printer = PrinterProfile { back_turn: 0.4, back_stretch: 1.002, ..PrinterProfile::default() };
    let printout = print(&sample(), &Request { only, printer: printer.clone(), ..Request::default() });
    let pages = printout.pages(sheets::launch_fighters::COUNTERS);
    assert!(pages[0].items.len() > 1, "the front is as it was");
    let [(_, Item::Group(back))] = pages[1].items.as_slice() else { panic!("the back is one group") };
    let middle = Point::ORIGIN + pages[1].size.diagonal() * 0.5;
    let arm = geometry::Vector::new(100.0, 0.0);
    let moved = back.transform.apply(middle + arm) - back.transform.apply(middle);
    let (sine, cosine) = geometry::Angle::degrees(0.4).sine_cosine();
    let wanted = geometry::Vector::new(100.2 * cosine, 100.2 * sine);
    assert!((moved - wanted).length() < Mm::new(1e-9), "{moved:?}");
    assert!((back.transform.apply(middle) - middle).length() < Mm::new(1e-9));
    // A profile of before says nothing of either.
    let plain = ron::to_string(&PrinterProfile::default()).expect("a profile can be written");
    assert!(!plain.contains("back_turn") && !plain.contains("back_stretch"), "{plain}");
    let text = ron::to_string(&printer).expect("a profile can be written");
    assert_eq!(ron::from_str(&text), Ok(printer));
}

/// The lengths of all straight horizontal lines of a page.
fn horizontal_lines(items: &drawing::Items, lengths: &mut Vec<f64>) {
    for (_, item) in items {
        match item {
            Item::Path(path) => {
                if let [Segment::Move(from), Segment::Line(to)] = path.segments.as_slice()
                    && from.y == to.y
                {
                    lengths.push((to.x - from.x).get());
                }
            }
            Item::Group(group) => horizontal_lines(&group.items, lengths),
            Item::Text(_) | Item::Image(_) => {}
        }
    }
}

#[test]
fn check_bars_measure_what_they_say_on_every_page() {
    for (kind, page) in all_pages(&print(&sample(), &Request::default())) {
        let mut lengths = Vec::new();
        horizontal_lines(&page.items, &mut lengths);
        for expected in [50.0, 50.8] {
            assert!(
                lengths.iter().any(|length| (length - expected).abs() < 1e-9),
                "{kind}, {}: no bar of {expected} mm",
                page.title
            );
        }
        let log = dump::dump(page);
        assert!(log.contains("50 mm") && log.contains("2 in"), "{kind}: the bars are not labelled");
        assert!(log.contains("page ") && log.contains(&sample().title), "{kind}: the footer is missing");
    }
}

#[test]
fn a_narrow_page_still_has_its_number_and_says_once_that_it_has_no_bars() {
    for (paper, bars) in [("100x150", true), ("60x80", false)] {
        let project = with(sample(), |choices| choices.paper = paper.parse().expect("a size"));
        let printout = print(&project, &Request::default());
        for (_, pages) in &printout.sheets {
            let last = dump::dump(&pages[pages.len() - 1]);
            let number = [format!("{0} of {0}", pages.len()), format!("{0}/{0}", pages.len())];
            assert!(number.iter().any(|number| last.contains(number)), "{paper}: no {number:?}");
        }
        let said = printout.findings.iter().filter(|finding| finding.about.name == "no-room-for-check-bars").count();
        assert_eq!(said, usize::from(!bars), "{paper}");
    }
}

#[test]
fn fonts_are_embedded_and_reduced() {
    let printout = print(&sample(), &Request { only: vec![sheets::launch_fighters::RECORD_SHEETS], ..Request::default() });
    let bytes = pdf(&Document::new("Sample"), printout.pages(sheets::launch_fighters::RECORD_SHEETS)).expect("a PDF");
    let document = lopdf::Document::load_mem(&bytes).expect("a readable PDF");
    let mut fonts = 0;
    for object in document.objects.values() {
        let Ok(dictionary) = object.as_dict() else { continue };
        if dictionary.get(b"Type").and_then(|kind| kind.as_name()).is_ok_and(|kind| kind == b"FontDescriptor") {
            fonts += 1;
            let name = dictionary.get(b"FontName").and_then(|name| name.as_name()).expect("a name");
            assert_eq!(name.get(6), Some(&b'+'), "{} is not a subset", String::from_utf8_lossy(name));
            let file = dictionary.get(b"FontFile2").and_then(lopdf::Object::as_reference).expect("an embedded font");
            let stream = document.get_object(file).and_then(|file| file.as_stream()).expect("a font file");
            assert!(stream.content.len() < 60_000, "the whole font was embedded");
        }
    }
    assert!(fonts >= 2, "regular and bold are used");
}

/// What a viewer shows of a document before it is opened, and the titles in its outline.
#[test]
fn a_pdf_says_what_it_is_and_lists_its_pages() {
    let project = sample();
    for (kind, pages) in &print(&project, &Request::default()).sheets {
        let bytes = to_pdf(&project, *kind, pages).expect("a PDF");
        let document = lopdf::Document::load_mem(&bytes).expect("a readable PDF");
        let text = |object: &lopdf::Object| match object {
            lopdf::Object::String(bytes, _) if bytes.starts_with(&[0xFE, 0xFF]) => {
                let units: Vec<u16> = bytes[2..].chunks(2).map(|pair| u16::from_be_bytes([pair[0], pair[1]])).collect();
                String::from_utf16(&units).expect("words")
            }
            other => String::from_utf8_lossy(other.as_str().expect("a string")).into_owned(),
        };
        let information = document.trailer.get(b"Info").and_then(lopdf::Object::as_reference).expect("information");
        let information = document.get_dictionary(information).expect("information");
        let title = text(information.get(b"Title").expect("a title"));
        assert!(title.contains(&project.title) && title.contains(kind.label()), "{title}");
        let subject = text(information.get(b"Subject").expect("a subject"));
        assert!(subject.contains("Launch Fighters!") && subject.contains(kind.label()), "{subject}");
        let marks = document.objects.values().filter_map(|object| object.as_dict().ok());
        let marks: Vec<String> =
            marks.filter(|mark| mark.has(b"Dest")).filter_map(|mark| mark.get(b"Title").map(text).ok()).collect();
        for page in pages {
            let last = page.title.rsplit(" / ").next().unwrap_or_default();
            assert!(marks.iter().any(|mark| mark.ends_with(last)), "{last:?} is not in the outline: {marks:?}");
        }
    }
}

#[test]
fn no_cut_mark_crosses_a_piece() {
    let mut compared = 0;
    for (name, project) in samples() {
        for kind in [sheets::launch_fighters::COUNTERS, sheets::launch_fighters::TERRAIN] {
            for page in print(&project, &Request { only: vec![kind], ..Request::default() }).pages(kind) {
                let lines = page.items.iter().filter_map(|(_, item)| match item {
                    Item::Path(path) if path.stroke.is_some() && path.fill.is_none() => {
                        bounds_of(&vec![(Point::ORIGIN, item.clone())])
                    }
                    _ => None,
                });
                let pieces = pieces(page);
                for line in lines.filter(|line| line.min.y < page.size.height - Mm::new(20.0)) {
                    for (_, piece) in &pieces {
                        let clear = line.max.x <= piece.min.x
                            || line.min.x >= piece.max.x
                            || line.max.y <= piece.min.y
                            || line.min.y >= piece.max.y;
                        assert!(clear, "{name}, {}: the mark {line:?} crosses the piece {piece:?}", page.title);
                        compared += 1;
                    }
                }
            }
        }
    }
    assert!(compared > 1000, "{compared}");
}

#[test]
fn on_one_page_too_nothing_leaves_the_sheet_however_long_a_label_is() {
    let mut project = sample();
    let project::Content::LaunchFighters(content) = &mut project.content else { panic!("a project for another game") };
    let id = content.maps.ids().next().expect("a map");
    let map = content.maps.get_mut(id).expect("a map");
    let corner = geometry::Space::new(29, 0);
    map.labels.add(Label { text: "W".repeat(2000), at: corner });
    map.areas.add(Area { name: "W".repeat(2000), purpose: AreaPurpose::Control, spaces: [corner].into() });
    for one_page in [true, false] {
        let printout = print(
            &project,
            &Request {
                one_page,
                only: vec![sheets::launch_fighters::MAP, sheets::launch_fighters::SCENARIOS],
                ..Request::default()
            },
        );
        for (_, page) in all_pages(&printout) {
            let ink = bounds_of(&page.items).expect("something is drawn");
            assert!(Rect::new(Point::ORIGIN, page.size).inset(Mm::new(-0.001)).encloses(ink), "{}: {ink:?}", page.title);
        }
        assert!(printout.findings.iter().any(|finding| finding.about.name == "text-cut"), "the label is cut and nobody says so");
    }
}

#[test]
fn what_no_scenario_can_use_prints_where_it_is_asked_for_and_is_told_else() {
    let wormhole = Library::bundled().template(Game::LaunchFighters, "wormhole").expect("a template");
    let request = |kind, everything| Request { only: vec![kind], everything, ..Request::default() };
    let idle = |everything: bool| {
        let printout = print(&wormhole, &request(sheets::launch_fighters::RECORD_SHEETS, everything));
        let said: String = all_pages(&printout).map(|(_, page)| page.title.clone() + " ").collect();
        said.contains("In no fleet")
    };
    assert_eq!((idle(false), idle(true)), (false, true));
    let mut project = sample();
    let id = content_of(&mut project).scenarios.ids().next().expect("a scenario");
    content_of(&mut project).scenarios.get_mut(id).expect("a scenario").map = None;
    let map = sheets::launch_fighters::MAP;
    let nothing = print(&project, &request(map, false));
    assert!(nothing.findings.iter().any(|finding| finding.message.starts_with("Map: no scenario can use ")), "{nothing:?}");
    assert!(!print(&project, &request(map, true)).pages(map).is_empty());
    // Where nobody fights in a scenario yet nothing is left out, and no more where there is none.
    content_of(&mut project).scenarios.get_mut(id).expect("a scenario").sides.retain(|_| false);
    assert!(!print(&project, &request(map, false)).pages(map).is_empty());
    content_of(&mut project).scenarios.retain(|_| false);
    assert!(!print(&project, &request(map, false)).pages(map).is_empty());
}

fn content_of(project: &mut Project) -> &mut launch_fighters::Content {
    let project::Content::LaunchFighters(content) = &mut project.content else { panic!("a project for another game") };
    content
}

#[test]
fn a_printout_of_thousands_of_squadrons_stays_a_printout_and_says_what_is_missing() {
    let mut project = sample();
    let project::Content::LaunchFighters(content) = &mut project.content else { panic!("a project for another game") };
    let design = content.ships.ids().next().expect("a design");
    let hive = content.ships.get_mut(design).expect("a design");
    "蜂".clone_into(&mut hive.name);
    hive.set_amount(Part::Fighters, 999);
    let fleet = content.fleets.ids().next().expect("a fleet");
    let fleet = content.fleets.get_mut(fleet).expect("a fleet");
    for _ in 0..100 {
        fleet.ships.add(FleetShip::of(design));
    }
    let printout = print(&project, &Request { only: vec![sheets::launch_fighters::COUNTERS], ..Request::default() });
    assert!(
        printout.pages(sheets::launch_fighters::COUNTERS).len() < 40,
        "{} pages",
        printout.pages(sheets::launch_fighters::COUNTERS).len()
    );
    for expected in ["pieces-left-out", "letters-without-a-shape"] {
        assert!(printout.findings.iter().any(|finding| finding.about.name == expected), "{expected} is not found");
    }
}

#[test]
fn the_same_project_gives_the_same_bytes() {
    let once = || {
        let printout = print(&sample(), &Request::default());
        let files: Vec<Vec<u8>> =
            printout.sheets.iter().map(|(_, pages)| pdf(&Document::new("Sample"), pages).expect("a PDF")).collect();
        files
    };
    assert_eq!(once(), once());
}

/// Takes pages and drops them, and looks how many were drawn by then.
struct Taker<'drawn> {
    drawn: &'drawn Cell<usize>,
    taken: usize,
}

impl Binder for Taker<'_> {
    fn bind(&mut self, _: &FileHead, pages: &mut Leaves<'_>) {
        for _ in pages {
            // The plan of a poster is there before its pages.
            assert!(self.drawn.get() <= self.taken + 1, "pages are laid out before they are asked for");
            self.taken += 1;
        }
    }
}

#[test]
fn the_pages_of_a_map_and_record_sheets_are_laid_out_one_by_one_as_they_are_taken() {
    let many = Project::with_content(heavy::content(60).into(), "Many");
    for (project, kind) in [(sample(), sheets::launch_fighters::MAP), (many, sheets::launch_fighters::RECORD_SHEETS)] {
        let drawn = Cell::new(0);
        let on_progress = |progress: Progress| {
            drawn.set(progress.done);
            ControlFlow::Continue(())
        };
        let mut taker = Taker { drawn: &drawn, taken: 0 };
        let request = Request { only: vec![kind], ..Request::default() };
        print_into(&mut taker, &project, &request, ProgressMonitor::new(&on_progress)).expect("nobody stops it");
        assert!(taker.taken > 10, "{} pages", taker.taken);
    }
}

#[test]
fn what_is_printed_is_what_is_looked_at() {
    let project = sample();
    let (files, printed) = print_to_pdf(&project, &Request::default(), ProgressMonitor::NONE).expect("files");
    let printout = print(&project, &Request::default());
    let looked_at = printout.files();
    assert_eq!(files.len(), looked_at.len());
    for (file, pages) in files.iter().zip(looked_at) {
        assert_eq!((file.name.clone(), file.pages), (pages.name.clone(), pages.pages.len()));
        let again = file_to_pdf(&project, &pages.head(), pages.pages, ProgressMonitor::NONE).expect("a PDF");
        assert!(file.bytes == again, "{} differs", file.name);
    }
    assert_eq!(printed.findings, printout.findings);
}

#[test]
fn tags_on_pages_stand_for_places() {
    let printout = print(&sample(), &Request::default());
    let mut tags = 0;
    for (_, page) in all_pages(&printout) {
        for (tag, _) in hit::tagged_bounds(page) {
            assert!(printout.place(tag).is_some());
            tags += 1;
        }
    }
    assert!(tags > 100, "clicks on the preview find things");
    let sheet = &printout.pages(sheets::launch_fighters::RECORD_SHEETS)[0];
    let (_, first) = hit::tagged_bounds(sheet)[0];
    assert!(hit::hit(sheet, first.middle()).is_some());
}

#[test]
fn a_page_is_an_svg_and_a_png_as_well() {
    let printout = print(&sample(), &Request { only: vec![sheets::launch_fighters::STEP_CHART], ..Request::default() });
    let page = &printout.pages(sheets::launch_fighters::STEP_CHART)[0];
    let picture = svg::svg(page);
    assert!(picture.starts_with("<?xml") || picture.starts_with("<svg"));
    assert!(picture.contains("Initiative"), "words can be read aloud");
    let resolution = png::Resolution::dots_per_inch(50.0).expect("a resolution");
    let bytes = png::png(page, resolution).expect("a PNG");
    let image = image::load_from_memory(&bytes).expect("a readable PNG");
    let width = page.size.width.get() / 25.4 * 50.0;
    assert!((f64::from(image.width()) - width).abs() <= 1.0);
}

#[test]
fn only_the_scenario_that_was_named_is_printed() {
    let project = sample();
    let project::Content::LaunchFighters(content) = &project.content else { panic!("a project for another game") };
    let (_, scenario) = content.scenarios.iter().next().expect("a scenario");
    let named = print(&project, &Request { scenario: Some(scenario.name.clone()), ..Request::default() });
    assert!(!named.pages(sheets::launch_fighters::COUNTERS).is_empty());
    let unknown = print(&project, &Request { scenario: Some("no such battle".into()), ..Request::default() });
    assert!(unknown.pages(sheets::launch_fighters::COUNTERS).is_empty());
}

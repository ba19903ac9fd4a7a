//! What is every game's: pieces that lie before their backs, sheets that stay within their paper, and words that are whole.

use std::sync::Arc;

use drydock::drawing::stock::{Duplex, Registration};
use drydock::drawing::{Page, SheetSide, bounds_of, dump};
use drydock::geometry::{Mm, Point, Rect};
use drydock::project::{Backs, Game, Project};
use drydock::sheets::{Printout, Request, SheetKind, print};

use super::{PAPERS, laid, on, template, templates};

/// The samples of all games, and the game with more sides than two.
fn samples() -> Vec<(String, Project)> {
    let mut samples: Vec<(String, Project)> =
        Game::ALL.into_iter().map(|game| (game.to_string(), template(game, "sample"))).collect();
    samples.push(("the double game".into(), template(Game::StarViking, "double")));
    samples
}

fn with_backs(project: &Project, duplex: Duplex, backs: Backs) -> Project {
    let mut project = project.clone();
    let choices = Arc::make_mut(&mut project.print);
    (choices.duplex, choices.backs) = (duplex, backs);
    project
}

/// The kinds some of whose sheets have something behind them.
fn two_sided(printout: &Printout) -> Vec<SheetKind> {
    let has_backs = |pages: &[Page]| pages.iter().any(|page| page.side == SheetSide::Back);
    printout.sheets.iter().filter(|(_, pages)| has_backs(pages)).map(|(kind, _)| *kind).collect()
}

/// Where a place on the back of a sheet lies as seen through from its front.
fn seen_through(front: &Page, at: Rect, duplex: Duplex) -> Rect {
    let (width, height) = (front.size.width, front.size.height);
    if (width <= height) == (duplex == Duplex::LongEdge) {
        Rect { min: Point::at(width - at.max.x, at.min.y), max: Point::at(width - at.min.x, at.max.y) }
    } else {
        Rect { min: Point::at(at.min.x, height - at.max.y), max: Point::at(at.max.x, height - at.min.y) }
    }
}

#[test]
fn every_back_of_every_game_lies_behind_its_front() {
    for (name, sample) in samples() {
        let kinds = two_sided(&print(&sample, &Request::default()));
        assert!(kinds.iter().any(|kind| *kind != SheetKind::CALIBRATION), "{name}");
        for (paper, duplex) in PAPERS.into_iter().flat_map(|paper| [(paper, Duplex::LongEdge), (paper, Duplex::ShortEdge)]) {
            let project = with_backs(&on(&sample, paper), duplex, Backs::Duplex);
            let printout = print(&project, &Request { only: kinds.clone(), ..Request::default() });
            for kind in &kinds {
                let label = format!("{name}, {kind} on {}, {duplex:?}", paper.label());
                let pieces: usize = printout.pages(*kind).chunks(2).map(|sheet| pairs(sheet, duplex, &label)).sum();
                assert!(pieces > 0 || *kind == SheetKind::CALIBRATION, "{label}");
            }
        }
    }
}

/// How many backs a sheet has, after a look at each.
fn pairs(sheet: &[Page], duplex: Duplex, label: &str) -> usize {
    let [front, back] = sheet else { panic!("{label}: a front without a back") };
    assert_eq!((front.side, back.side), (SheetSide::Front, SheetSide::Back), "{label}: {}", front.title);
    assert!(dump::dump(front).contains(duplex.words()), "{label}: {} does not say how it is turned", front.title);
    let fronts = laid(front);
    let backs = laid(back);
    for (tag, at) in &backs {
        let place = seen_through(front, *at, duplex);
        let before = fronts.iter().any(|(other, rect)| {
            other == tag && (rect.min - place.min).length() + (rect.max - place.max).length() < Mm::new(0.01)
        });
        assert!(before, "{label}: {at:?} lies behind nothing of its own");
    }
    backs.len()
}

#[test]
fn every_piece_that_has_a_back_is_folded_or_printed_without_it() {
    for (name, sample) in samples() {
        let kinds = two_sided(&print(&sample, &Request::default()));
        let outlines = |backs: Backs, kind: SheetKind| -> Vec<Page> {
            let project = with_backs(&sample, Duplex::LongEdge, backs);
            let printout = print(&project, &Request { only: vec![kind], ..Request::default() });
            let lost = printout.findings.iter().find(|finding| finding.about.name == "piece-larger-than-paper");
            assert!(lost.is_none(), "{name}, {kind}, {backs:?}: {lost:?}");
            printout.pages(kind).iter().filter(|page| !page.knife.is_idle()).cloned().collect()
        };
        for kind in kinds.into_iter().filter(|kind| *kind != SheetKind::CALIBRATION) {
            let [duplex, fold, none] = [Backs::Duplex, Backs::Fold, Backs::None].map(|backs| outlines(backs, kind));
            let count = |pages: &[Page]| pages.iter().map(|page| page.knife.outlines.len()).sum::<usize>();
            assert_eq!((count(&duplex), count(&duplex)), (count(&fold), count(&none)), "{name}, {kind}");
            assert!(fold.iter().chain(&none).all(|page| page.side == SheetSide::Front));
            let area = |pages: &[Page]| -> f64 { pages.iter().map(area).sum() };
            let folds: usize = fold.iter().map(|page| page.knife.folds.len()).sum();
            let backs: usize = print(&sample, &Request { only: vec![kind], ..Request::default() })
                .pages(kind)
                .iter()
                .filter(|page| page.side == SheetSide::Back)
                .map(|page| laid(page).len())
                .sum();
            assert_eq!(folds, backs, "{name}, {kind}: a fold for each back");
            assert!((area(&duplex) - area(&none)).abs() < 1e-3 && area(&fold) > area(&none) * 1.2, "{name}, {kind}");
        }
    }
}

/// How large the pieces of a sheet are together, in square millimetres.
fn area(page: &Page) -> f64 {
    let of = |ring: &Vec<Point>| {
        let next = ring.iter().cycle().skip(1);
        ring.iter().zip(next).map(|(one, other)| one.x.get() * other.y.get() - other.x.get() * one.y.get()).sum::<f64>().abs()
            * 0.5
    };
    page.knife.outlines.iter().map(of).sum()
}

#[test]
fn every_sheet_of_pieces_says_how_it_is_cut_and_keeps_clear_of_the_marks_of_machines() {
    for (name, sample) in samples() {
        let mut sheets = 0;
        let cut = |(_, pages): &&(SheetKind, Vec<Page>)| pages.iter().any(|page| !page.knife.is_idle());
        let kinds: Vec<SheetKind> =
            print(&sample, &Request::default()).sheets.iter().filter(cut).map(|(kind, _)| *kind).collect();
        for registration in Registration::ALL {
            let mut project = sample.clone();
            Arc::make_mut(&mut project.print).registration = registration;
            let printout = print(&project, &Request { only: kinds.clone(), ..Request::default() });
            for page in printout.sheets.iter().flat_map(|(_, pages)| pages).filter(|page| !page.knife.is_idle()) {
                let said = dump::dump(page);
                let along = [" pieces, cut along their sides", " 1 piece, cut along its sides"];
                let told =
                    said.contains(" cuts, ") && said.contains(" across first") || along.iter().any(|how| said.contains(how));
                assert!(told, "{name}: {} does not say how it is cut", page.title);
                assert_eq!(page.knife.marks.is_empty(), registration == Registration::None, "{name}: {}", page.title);
                let mut cuts: Vec<[i64; 4]> = page.knife.cuts().into_iter().map(micrometres).collect();
                let number = cuts.len();
                cuts.sort_unstable();
                cuts.dedup();
                assert_eq!(cuts.len(), number, "{name}: {} is cut twice", page.title);
                let marks = page.knife.marks.iter().filter_map(|mark| bounds(mark));
                let pieces: Vec<Rect> = page.knife.outlines.iter().filter_map(|outline| bounds(outline)).collect();
                for mark in marks {
                    let near = |piece: &&Rect| {
                        let clear = piece.inset(Mm::new(-1.0));
                        clear.min.x < mark.max.x
                            && mark.min.x < clear.max.x
                            && clear.min.y < mark.max.y
                            && mark.min.y < clear.max.y
                    };
                    assert_eq!(pieces.iter().find(near), None, "{name}: {} for {registration:?}", page.title);
                }
                sheets += 1;
            }
        }
        assert!(sheets > 0, "{name}");
    }
}

/// A cut from its smaller end, in micrometres.
fn micrometres((from, to): (Point, Point)) -> [i64; 4] {
    let ends = [from, to].map(|at| [at.x, at.y].map(|length| (length.get() * 1000.0).round() as i64));
    let [[a, b], [c, d]] = if ends[0] <= ends[1] { ends } else { [ends[1], ends[0]] };
    [a, b, c, d]
}

fn bounds(corners: &[Point]) -> Option<Rect> {
    corners.iter().map(|at| Rect { min: *at, max: *at }).reduce(Rect::union)
}

#[test]
fn nothing_of_any_game_leaves_its_sheet_or_is_cut() {
    for (number, (name, project)) in Game::ALL.into_iter().flat_map(templates).enumerate() {
        // Samples, and what is almost nothing, on all of them; the others on each in turn.
        let papers = if name == "sample" || name == "empty" { PAPERS.to_vec() } else { vec![PAPERS[number % PAPERS.len()]] };
        for paper in papers {
            let printout = print(&on(&project, paper), &Request::default());
            assert!(printout.findings.is_empty(), "{name} on {}: {:?}", paper.label(), printout.findings);
            for (kind, page) in printout.sheets.iter().flat_map(|(kind, pages)| pages.iter().map(move |page| (kind, page))) {
                let Some(ink) = bounds_of(&page.items) else { panic!("{name}: {} is empty", page.title) };
                let sheet = Rect::new(Point::ORIGIN, page.size).inset(Mm::new(-0.001));
                assert!(sheet.encloses(ink), "{name}, {kind}, {} on {}: {ink:?}", page.title, paper.label());
            }
        }
    }
}

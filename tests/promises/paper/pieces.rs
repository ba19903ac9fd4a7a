//! Pieces on a sheet: how they lie, what is behind them and beyond their cuts, and how many cuts it takes.

use std::sync::Arc;

use drydock::drawing::stock::Paper;
use drydock::drawing::{Color, Item, Page, SheetSide, dump};
use drydock::geometry::{Mm, Point, Rect, Size};
use drydock::project::{Backs, Game};
use drydock::sheets::{self, Printout, Request};

use super::{PAPERS, laid, on, only, template, templates};

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
    for (game, kind, most) in [
        (Game::LaunchFighters, sheets::launch_fighters::COUNTERS, 34),
        (Game::StarViking, sheets::star_viking::COUNTERS, 27),
        (Game::Vikings, sheets::vikings::COUNTERS, 33),
    ] {
        let project = template(game, "sample");
        // A wider sheet is no reason to cut more.
        for paper in [Paper::A3, project.print.paper] {
            let printout = only(&on(&project, paper), kind);
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
            assert!(all <= most, "{game:?} on {}: {all} cuts", paper.label());
        }
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
    for (game, kind) in [
        (Game::LaunchFighters, sheets::launch_fighters::COUNTERS),
        (Game::StarViking, sheets::star_viking::TILES),
        (Game::Vikings, sheets::vikings::COUNTERS),
    ] {
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
    for (game, kind) in [
        (Game::LaunchFighters, sheets::launch_fighters::COUNTERS),
        (Game::StarViking, sheets::star_viking::COUNTERS),
        (Game::Vikings, sheets::vikings::COUNTERS),
    ] {
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
fn a_nebula_goes_on_beyond_its_cuts() {
    let sample = template(Game::LaunchFighters, "sample");
    let printout = only(&sample, sheets::launch_fighters::TERRAIN);
    let page = &printout.pages(sheets::launch_fighters::TERRAIN)[0];
    let (mut bleeding, mut pieces) = (Vec::new(), Vec::new());
    for (at, item) in &page.items {
        let Item::Group(group) = item else { continue };
        let bounds = drawing::bounds_of(&vec![(*at, item.clone())]).expect("something is drawn");
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
            place: project::Place::Project,
            name: "A banner".into(),
            size,
            front: sheets::imposition::Face::new(draft, Color::WHITE),
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

#[test]
fn terrain_interlocks_with_its_bleed_and_takes_one_page() {
    let project = template(Game::LaunchFighters, "sample");
    let printout = only(&project, sheets::launch_fighters::TERRAIN);
    let pages = printout.pages(sheets::launch_fighters::TERRAIN);
    assert_eq!(pages.len(), 1, "the sample's terrain lies on one page of A4");
    let outlines = &pages[0].knife.outlines;
    let middles: Vec<Point> =
        outlines.iter().filter(|outline| outline.len() == 6).map(|outline| outline[0].towards(outline[3], 0.5)).collect();
    assert_eq!((outlines.len(), middles.len()), (45, 44), "44 hexes and a planetoid of seven");
    for (index, one) in middles.iter().enumerate() {
        for other in &middles[..index] {
            assert!((*one - *other).length() >= Mm::new(25.4 + 3.0), "hexes have the bleed of one between them");
        }
    }
    let area = Rect::new(Point::ORIGIN, pages[0].size).inset(Mm::new(13.0 - 1e-6));
    assert!(outlines.iter().flatten().all(|corner| area.contains(*corner)), "and round them");
}

/// Cards that are one too many for a sheet do not leave a card alone on the last one.
#[test]
fn no_card_lies_alone_on_the_last_sheet_of_several() {
    let kind = sheets::freedom_in_the_galaxy::CARDS;
    let mut moved = 0;
    for (name, project) in templates(Game::FreedomInTheGalaxy) {
        for paper in PAPERS {
            let printout = only(&on(&project, paper), kind);
            let fronts = printout.pages(kind).iter().filter(|page| page.side == SheetSide::Front);
            let numbers: Vec<usize> = fronts.map(|page| laid(page).len()).collect();
            let [first, .., last] = numbers.as_slice() else { continue };
            assert!(*last > 1, "{name} on {}: {numbers:?}", paper.label());
            // The sheet before gave rows away, and keeps most of its own.
            let before = numbers[numbers.len() - 2];
            assert!(before * 2 > *first, "{name} on {}: {numbers:?}", paper.label());
            moved += usize::from(before < *first);
        }
    }
    assert!(moved > 0, "no template has a card too many");
}

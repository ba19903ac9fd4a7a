//! What lies behind what, and for whose eyes it is.

use std::sync::Arc;

use drydock::drawing::stock::Duplex;
use drydock::drawing::{SheetSide, dump};
use drydock::geometry::{Mm, Point, Rect};
use drydock::project::{Backs, Game, files};
use drydock::rules::launch_fighters::FleetShip;
use drydock::sheets::{self, Request, print, to_pdf};

use super::{PAPERS, laid, launch, on, only, template, turn};

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

#[test]
fn each_counter_of_vikings_lies_before_its_back_on_every_paper() {
    let sample = template(Game::Vikings, "sample");
    let kind = sheets::vikings::COUNTERS;
    for paper in PAPERS {
        for duplex in [Duplex::LongEdge, Duplex::ShortEdge] {
            let mut project = on(&sample, paper);
            Arc::make_mut(&mut project.print).duplex = duplex;
            let printout = only(&project, kind);
            let mut pieces = 0;
            for pair in printout.pages(kind).chunks(2) {
                let [front, back] = pair else { panic!("a front without a back on {}", paper.label()) };
                assert_eq!((front.side, back.side), (SheetSide::Front, SheetSide::Back));
                let across = (front.size.width <= front.size.height) == (duplex == Duplex::LongEdge);
                let (width, height) = (front.size.width, front.size.height);
                let turned = |at: Rect| Rect {
                    min: if across { Point::at(width - at.max.x, at.min.y) } else { Point::at(at.min.x, height - at.max.y) },
                    max: if across { Point::at(width - at.min.x, at.max.y) } else { Point::at(at.max.x, height - at.min.y) },
                };
                let (fronts, backs) = (laid(front), laid(back));
                assert_eq!(fronts.len(), backs.len());
                pieces += fronts.len();
                for (tag, at) in fronts {
                    let behind = |(other, place): &(drawing::Tag, Rect)| {
                        *other == tag
                            && (turned(*place).min - at.min).length() + (turned(*place).max - at.max).length() < Mm::new(0.01)
                    };
                    assert!(backs.iter().any(behind), "{at:?} on {} has nothing behind it", paper.label());
                }
            }
            assert_eq!(pieces, 102, "two counters a character, and two more a rider");
        }
    }
}

#[test]
fn what_is_for_one_players_eyes_is_a_file_of_his_own() {
    let double = template(Game::StarViking, "double");
    let printout = print(&double, &Request::default());
    let names: Vec<String> = printout.files().iter().map(|file| file.name.clone()).collect();
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
        assert!(last.contains(&format!("page {0} of {0}", file.pages.len())), "{} counts others' pages", file.name);
    }
    for reader in readers {
        let own = print(&double, &Request { reader: Some(reader.into()), ..Request::default() });
        assert!(!own.pages(sheets::star_viking::SECRET_PAPERS).is_empty());
        let foreign = own.files().iter().filter_map(|file| file.reader).any(|other| other != reader);
        assert!(!foreign, "{reader} sees what is another's");
        assert_eq!(own.pages(sheets::star_viking::TILES), printout.pages(sheets::star_viking::TILES));
    }
    let standard = print(&template(Game::StarViking, "sample"), &Request::default());
    let shared: Vec<String> = standard.files().iter().map(|file| file.name.clone()).collect();
    assert!(shared.contains(&"turn-record".into()) && shared.contains(&"secret-papers-the-federation".into()), "{shared:?}");
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

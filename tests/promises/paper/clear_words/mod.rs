//! Words stand clear: no two overlap, and none crosses a line that it is not on, on any page of any template.

mod ink;

use std::collections::BTreeSet;

use drydock::drawing::stock::Paper;
use drydock::project::Game;
use drydock::sheets::{Request, print};

use super::{on, templates};
use ink::{Ink, Word};

/// Lines on maps that are brighter than this are grids, on which labels stand.
const GRID: f64 = 0.55;
/// The brightest line of other pages that still is one.
const ANY: f64 = 0.9;
/// Kinds whose pages are maps.
const MAPS: [&str; 5] = ["boards", "layouts", "map", "galaxy", "sector-map"];

#[test]
fn words_stand_clear_of_each_other_and_of_lines_on_every_page_of_every_template() {
    let mut found = BTreeSet::new();
    for game in Game::ALL {
        for (name, project) in templates(game) {
            for paper in [Paper::A4, Paper::Letter] {
                let printout = print(&on(&project, paper), &Request::default());
                for (kind, page) in printout.sheets.iter().flat_map(|(kind, pages)| pages.iter().map(move |page| (kind, page))) {
                    let ink = Ink::of(page);
                    let brightest = if MAPS.contains(&kind.slug()) { GRID } else { ANY };
                    let overlaps =
                        ink.overlaps().into_iter().map(|(one, other)| format!("“{}” and “{}” overlap", one.text, other.text));
                    let crossed = ink.crossed(brightest).into_iter().map(|word: &Word| format!("a line crosses “{}”", word.text));
                    let where_it_is = format!("{game}, {name} on {}, {kind}, {}", paper.label(), page.title);
                    found.extend(overlaps.chain(crossed).map(|fault| format!("{where_it_is}: {fault}")));
                }
            }
        }
    }
    assert!(found.is_empty(), "{} words do not stand clear:\n{}", found.len(), found.into_iter().collect::<Vec<_>>().join("\n"));
}

#[test]
fn words_over_words_and_lines_through_words_are_found() {
    use drydock::drawing::text::{Style, line};
    use drydock::drawing::{Color, Face, Page, Path};
    use drydock::geometry::{Point, Rect, Size};

    let style = Style::new(Face::Regular, 5.0);
    let word = |x: f64, y: f64| line("Word", style, Point::new(x, y));
    let rule = |y: f64| (Point::ORIGIN, Path::line(&[Point::new(0.0, y), Point::new(90.0, y)]).stroked(Color::BLACK, 0.2).into());
    let plate = |y: f64| (Point::ORIGIN, Path::rect(Rect::at(5.0, y, 40.0, 8.0)).filled(Color::WHITE).into());
    let seen = |items| {
        let page = Page { items, ..Page::new("A page", Size::new(100.0, 100.0)) };
        let ink = Ink::of(&page);
        (ink.overlaps().len(), ink.crossed(1.0).len())
    };
    assert_eq!(seen(vec![word(10.0, 20.0), word(12.0, 21.0)]), (1, 0));
    assert_eq!(seen(vec![word(10.0, 20.0), word(40.0, 20.0)]), (0, 0));
    assert_eq!(seen(vec![rule(18.5), word(10.0, 20.0)]), (0, 1), "a line through the middle of a word");
    assert_eq!(seen(vec![rule(20.1), word(10.0, 20.0)]), (0, 0), "a line below a word carries it");
    assert_eq!(seen(vec![rule(18.5), plate(14.0), word(10.0, 20.0)]), (0, 0), "a plate hides the line");
    assert_eq!(seen(vec![plate(14.0), rule(18.5), word(10.0, 20.0)]), (0, 1), "a plate below the line hides nothing");
    assert_eq!(seen(vec![word(10.0, 20.0), plate(14.0), word(12.0, 21.0)]), (0, 0), "a plate hides the word below it");
}

//! Pages are used: the first page of a sheet that is read or written on has no large part without a mark.

use drydock::drawing::Page;
use drydock::drawing::png::raster;
use drydock::drawing::stock::Paper;
use drydock::project::Game;
use drydock::sheets::{Request, print};

use super::{on, templates};

/// The kinds whose sheets fill their page in every template, however few their things are.
const FULL: [(Game, &[&str]); 3] = [
    (Game::FreedomInTheGalaxy, &["endurance", "scenarios", "secret-papers", "sequence", "star-systems"]),
    (Game::Vikings, &["sides", "charts", "ship-charts"]),
    (Game::SpaceViking, &["price-list", "technologies", "technology-tree", "combat-card", "fleet-sheets", "dominion-sheets"]),
];
/// The largest share of a page's area that may have no mark, in percent.
const MOST: usize = 40;
/// The largest share of a page that only Letter needs that may have no mark, in percent.
const MOST_OF_LAST: usize = 75;
/// A part of a pixel that is lighter is paper: a thin rule covers a small share of a pixel.
const LIGHTEST: u8 = 252;
/// How many pixels there are to a millimetre.
const RESOLUTION: f64 = 0.5;

#[test]
fn no_more_than_two_fifths_of_a_first_page_are_empty() {
    for (game, kinds) in FULL {
        for (name, project) in templates(game) {
            for paper in [Paper::A4, Paper::Letter] {
                let printout = print(&on(&project, paper), &Request::default());
                for (kind, pages) in printout.sheets.iter().filter(|(kind, _)| kinds.contains(&kind.slug())) {
                    for page in pages.iter().filter(|page| !page.title.contains(", page ")) {
                        let share = largest_gap(page);
                        assert!(
                            share <= MOST,
                            "{game}, {name} on {}, {kind}: {share} % of {} are empty",
                            paper.label(),
                            page.title
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn letter_takes_no_page_for_a_few_scraps_that_has_room_on_a4() {
    let mut found = Vec::new();
    for game in [Game::FreedomInTheGalaxy, Game::Vikings, Game::SpaceViking] {
        for (name, project) in templates(game) {
            let [a4, letter] = [Paper::A4, Paper::Letter].map(|paper| print(&on(&project, paper), &Request::default()));
            for (kind, pages) in &letter.sheets {
                for last in pages.iter().filter(|page| page.title.contains(", page ")) {
                    let goes_on = |page: &&Page| begins(&page.title) == begins(&last.title);
                    let needed = pages.iter().filter(goes_on).count();
                    let is_last = pages.iter().rfind(goes_on).is_some_and(|page| page.title == last.title);
                    if !is_last || a4.pages(*kind).iter().filter(goes_on).count() == needed {
                        continue;
                    }
                    let share = largest_gap(last);
                    if share > MOST_OF_LAST {
                        found.push((game, name.clone(), kind.slug()));
                    }
                }
            }
        }
    }
    assert!(found.is_empty(), "{found:?}");
}

/// The title of the first of the pages to which this one belongs.
fn begins(title: &str) -> &str {
    title.split(", page ").next().unwrap_or(title)
}

/// The largest upright rectangle without a mark between the title and the foot of a page, in percent of that part.
fn largest_gap(page: &Page) -> usize {
    let picture = raster(page, RESOLUTION).expect("a bitmap");
    let (width, height) = (picture.width as usize, picture.height as usize);
    let is_empty = |x: usize, y: usize| {
        let at = (y * width + x) * 4;
        picture.rgba[at..at + 3].iter().all(|part| *part > LIGHTEST)
    };
    let (across, down) = (width / 20..width - width / 20, height / 10..height - height / 11);
    let whole = across.len() * down.len();
    let mut above = vec![0; width];
    let mut largest = 0;
    for y in down {
        for x in across.clone() {
            above[x] = if is_empty(x, y) { above[x] + 1 } else { 0 };
        }
        // The widest run of columns that are empty as far up as the lowest of them.
        for x in across.clone() {
            let mut lowest = above[x];
            for (wide, column) in above[x..across.end].iter().enumerate() {
                lowest = lowest.min(*column);
                largest = largest.max(lowest * (wide + 1));
            }
        }
    }
    largest * 100 / whole
}

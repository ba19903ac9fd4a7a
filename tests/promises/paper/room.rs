//! Pages are used: none has a large part without a mark but the last of several, and those with few things.

use std::sync::LazyLock;
use std::thread;

use drydock::drawing::png::raster;
use drydock::drawing::stock::Paper;
use drydock::drawing::{Page, SheetSide};
use drydock::project::Game;
use drydock::sheets::{Request, print};

use super::{on, templates};

/// A page has no larger a share of its area without a mark, in percent.
const MOST: usize = 39;
/// The largest share of a page that only Letter needs that may have no mark, in percent.
const MOST_OF_LAST: usize = 66;
/// A part of a pixel that is lighter is paper: a thin rule covers a small share of a pixel.
const LIGHTEST: u8 = 252;
/// How many pixels there are to a millimetre.
const RESOLUTION: f64 = 0.33;

/// Kinds with pages that are emptier, and why.
const EXCEPTIONS: [(Game, &str, &str); 7] = [
    (Game::LaunchFighters, "counters", "counters have the size of their spaces and end where a battle needs no more"),
    (Game::LaunchFighters, "record-sheets", "two ships have two records"),
    (Game::StarViking, "counters", "counters are half an inch wide and end where a force has no more"),
    (Game::StarViking, "tiles", "a battle has one tile"),
    (Game::FreedomInTheGalaxy, "counters", "counters have one size and end where a scenario needs no more"),
    (Game::Vikings, "counters", "counters have one size and end where a scenario needs no more"),
    (Game::Vikings, "boats", "boats have the scale of the boards, and many scenarios have one"),
];

/// A page that was looked at.
struct Seen {
    game: Game,
    template: String,
    paper: Paper,
    kind: &'static str,
    title: String,
    side: SheetSide,
    /// The share of its largest part without a mark, in percent.
    empty: usize,
}

impl Seen {
    /// Whether another page is of the same sheets on the same paper.
    fn is_beside(&self, other: &Self) -> bool {
        self.paper == other.paper && self.goes_with(other) && self.side == other.side
    }

    /// Whether another page is of the same sheets on any paper.
    fn goes_with(&self, other: &Self) -> bool {
        let of = |seen: &Self| (seen.game, seen.kind);
        of(self) == of(other) && self.template == other.template && belongs_to(&self.title) == belongs_to(&other.title)
    }

    /// Whether it is the last of several that belong together, or the back of that sheet.
    fn is_last_of_several(&self) -> bool {
        let alike: Vec<&Self> = SEEN.iter().filter(|other| self.is_beside(other)).collect();
        alike.len() > 1 && alike.last().is_some_and(|last| last.title == self.title)
    }

    /// Where it is.
    fn told(&self) -> String {
        let Self { game, template, paper, kind, title, empty, .. } = self;
        format!("{game}, {template} on {}, {kind}: {empty} % of {title}", paper.label())
    }
}

/// Every page of every template on A4 and Letter.
static SEEN: LazyLock<Vec<Seen>> = LazyLock::new(|| {
    let both = Game::ALL.into_iter().flat_map(|game| [Paper::A4, Paper::Letter].map(|paper| (game, paper)));
    thread::scope(|scope| {
        let all: Vec<_> = both.map(|(game, paper)| scope.spawn(move || on_paper(game, paper))).collect();
        all.into_iter().flat_map(|seen| seen.join().expect("the pages of a game")).collect()
    })
});

/// The pages of every template of a game.
fn on_paper(game: Game, paper: Paper) -> Vec<Seen> {
    let mut seen = Vec::new();
    for (template, project) in templates(game) {
        for (kind, pages) in &print(&on(&project, paper), &Request::default()).sheets {
            let (template, kind) = (&template, kind.slug());
            seen.extend(pages.iter().map(|page| {
                let (title, empty) = (page.title.clone(), largest_gap(page));
                Seen { game, template: template.clone(), paper, kind, title, side: page.side, empty }
            }));
        }
    }
    seen
}

#[test]
fn two_fifths_of_no_page_are_empty_but_of_the_last_of_several() {
    let found: Vec<&Seen> = SEEN.iter().filter(|seen| seen.empty > MOST && !seen.is_last_of_several()).collect();
    let is_excepted = |seen: &Seen| EXCEPTIONS.iter().any(|(game, kind, _)| *game == seen.game && *kind == seen.kind);
    let empty: Vec<String> = found.iter().filter(|seen| !is_excepted(seen)).map(|seen| seen.told()).collect();
    assert!(empty.is_empty(), "{} pages are empty:\n{}", empty.len(), empty.join("\n"));
    for (game, kind, reason) in EXCEPTIONS {
        assert!(found.iter().any(|seen| seen.game == game && seen.kind == kind), "{kind} of {game} are full, though {reason}");
    }
}

#[test]
fn letter_takes_no_page_for_a_few_scraps_that_has_room_on_a4() {
    let is_scraps = |seen: &&Seen| {
        let pages = |paper: Paper| {
            SEEN.iter().filter(|other| other.paper == paper && other.side == seen.side && seen.goes_with(other)).count()
        };
        let is_letter = seen.paper == Paper::Letter;
        is_letter && seen.empty > MOST_OF_LAST && seen.is_last_of_several() && pages(Paper::A4) < pages(Paper::Letter)
    };
    let found: Vec<String> = SEEN.iter().filter(is_scraps).map(Seen::told).collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// What the title of a page says without the number of the page or of the sheet.
fn belongs_to(title: &str) -> &str {
    let title = title.split(", page ").next().unwrap_or(title);
    let title = [", front", ", back"].iter().find_map(|side| title.strip_suffix(side)).unwrap_or(title);
    title.trim_end_matches(|sign: char| sign.is_ascii_digit()).trim_end()
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
                // No wider run from here is larger than what was found.
                if lowest * (across.end - x) <= largest {
                    break;
                }
                largest = largest.max(lowest * (wide + 1));
            }
        }
    }
    largest * 100 / whole
}

//! The chart of technologies, track by track and level by level: for each technology its cost, its predecessor, and the cheapest way to it.

use drawing::stock::Orientation;
use geometry::Mm;
use rules::kind::Choosable as _;
use rules::{Count, Id, capital};
use sheets::Printout;
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::HEADING;
use sheets::scraps::without_scraps;
use sheets::table::{Cell, Table as Grid};
use space_viking::forecast::{Terms, cheapest_way};
use space_viking::{BOOK, Content, InTechnology, Place, Technology, Track};

/// The largest and the smallest height of a row. Between these, rows are as high as one page allows.
const ROWS: [Mm; 2] = [Mm::new(12.8), Mm::new(9.0)];
/// The height of a track's title and column headings, with the gap below.
const TRACK: Mm = Mm::new(19.5);

/// The chart of a project. Without technologies there are no pages.
#[must_use]
pub fn technologies(content: &Content, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let Some(first) = content.technologies.ids().next() else { return Vec::new() };
    without_scraps(frame, printout, |frame, printout| laid(content, first, frame, printout))
}

/// The chart as pages.
fn laid(content: &Content, first: Id<Technology>, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let mut flow = Flow::new(frame, Orientation::Portrait, "Technologies", BOOK);
    let tracks =
        Track::all().iter().filter(|track| content.technologies.iter().any(|(_, technology)| technology.track == **track));
    let room = flow.tallest() - TRACK * tracks.count() as f64 - Mm::new(12.0);
    let height = (room / content.technologies.len() as f64).min(ROWS[0]).max(ROWS[1]);
    for track in Track::all() {
        let mut of: Vec<(Id<Technology>, &Technology)> =
            content.technologies.iter().filter(|(_, technology)| technology.track == *track).collect();
        of.sort_by_key(|(_, technology)| technology.level);
        if of.is_empty() {
            continue;
        }
        let rows: Vec<Vec<Cell>> = of.into_iter().map(|(id, technology)| row(content, id, technology)).collect();
        let heads = ["level", "technology", "allows", "after", "with", "without", "cheapest from nothing", "paid"];
        let table = Grid { shares: &[0.6, 2.3, 3.1, 2.1, 0.6, 0.9, 4.4, 0.6], heads: &heads, row: height };
        flow.heading(&capital(track.offer().word), HEADING, table.height(3));
        table.pour(&mut flow, &rows);
        flow.gap(Mm::new(3.0));
    }
    let words = "A level is open to a player who has a development of the level below, of any track. \"With\" is the price for a player who has what it comes after; the price at completion counts. The last column is for what was paid.";
    Grid::remark(&mut flow, words);
    let mut bodies = flow.finish();
    printout.seal(&mut bodies, Place::Technology(first, InTechnology::Whole), "The chart of technologies");
    bodies
}

fn row(content: &Content, id: Id<Technology>, technology: &Technology) -> Vec<Cell> {
    let before = technology.predecessor.and_then(|before| content.technologies.get(before)).map_or("", |before| before.label());
    let own_track = content.campaigns.iter().next().is_some_and(|(_, campaign)| campaign.own_track);
    let way = cheapest_way(content, id, &[], Terms { own_track, ..Terms::default() });
    let offer = technology.effect.offer();
    let cells = [
        technology.level.to_string(),
        technology.label().to_owned(),
        offer.help.trim_end_matches('.').to_owned(),
        before.to_owned(),
        technology.cost_with.map_or_else(String::new, |cost: Count| cost.to_string()),
        technology.cost_without.to_string(),
        way.map_or_else(|| "no way".into(), |way| way.words(content)),
        String::new(),
    ];
    cells.map(|words| (words, None)).into()
}

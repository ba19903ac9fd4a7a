//! The tracks on the map and beside it, at the true size for their markers: the turns, each with the province that is taxed in it; the stages of a
//! turn and their phases; and the Force Points of each side (2.1, 30.0, 33.1, 33.2, 34.3).

use drawing::{Page, Path};
use freedom_in_the_galaxy::{Content, RulesLevel, Side, taxed_province};
use geometry::{Mm, Point, Rect, Size};
use sheets::Draft;
use sheets::flow::Flow;
use sheets::look::{HEADING, INK, LINE, SMALL, STRONG};

/// The width and height of a space, which has room for a counter.
pub const SPACE: Mm = Mm::new(14.6);
/// How many turns have a space if a scenario has no last turn: as many as the campaign has.
const TURNS: u32 = 20;
/// How many turns have spaces at most.
const MOST_TURNS: u32 = 99;

/// The words in a space: first its number or name, and then a remark.
pub type Space = (String, String);

/// A row of spaces for markers.
pub struct Track {
    /// The name of the track.
    pub title: String,
    /// The spaces of the track, in order.
    pub spaces: Vec<Space>,
}

/// The tracks of a level of the rules, with this many turns, or with those of the campaign if `turns` is `None`.
pub fn tracks(content: &Content, level: RulesLevel, turns: Option<u32>) -> Vec<Track> {
    let turns = turns.unwrap_or(TURNS).min(MOST_TURNS);
    let turn = |turn: u32| {
        let province = taxed_province(content, turn).filter(|_| level == RulesLevel::Galactic);
        (turn.to_string(), province.map_or_else(String::new, |number| format!("Province {number}")))
    };
    let side = |side: Side, which: &str| (side.label().to_owned(), which.to_owned());
    let (stages, phases): (Vec<Space>, &[&str]) = match level {
        RulesLevel::StarSystem | RulesLevel::Province => {
            (vec![side(Side::Rebel, ""), side(Side::Imperial, "")], &["Operations", "Search", "Missions"])
        }
        RulesLevel::Galactic => (
            vec![
                ("Galactic".to_owned(), "stage".to_owned()),
                side(Side::Rebel, "first"),
                side(Side::Imperial, "first"),
                side(Side::Rebel, "second"),
                side(Side::Imperial, "second"),
            ],
            &["Events", "Resources", "Assignments", "Operations", "Search", "Missions"],
        ),
    };
    let track = |title: String, spaces: Vec<Space>| Track { title, spaces };
    let mut tracks = vec![
        track("Turns".to_owned(), (1..=turns).map(turn).collect()),
        track("Stages of a turn".to_owned(), stages),
        track("Phases".to_owned(), phases.iter().map(|phase| ((*phase).to_owned(), String::new())).collect()),
    ];
    if level == RulesLevel::Galactic {
        // The marker for ten Force Points shows a hundred on its back.
        let spaces: Vec<Space> =
            (0..10).chain((1..10).map(|ten| ten * 10)).map(|points: u32| (points.to_string(), String::new())).collect();
        let points = |side: Side| track(format!("Force Points of the {}", side.player()), spaces.clone());
        tracks.extend(Side::ALL.map(points));
    }
    tracks
}

/// The gap above the first row of tracks.
const ABOVE: Mm = Mm::new(2.5);
/// The gap below each row of tracks.
const BELOW: Mm = Mm::new(2.5);
/// The gap between two tracks in a row.
const BETWEEN: Mm = Mm::new(6.0);

/// Adds tracks below the present content. Short tracks share a row, and each track stays whole on its page.
pub fn show(flow: &mut Flow, tracks: &[Track]) {
    let in_a_row = in_a_row(flow);
    flow.gap(ABOVE);
    for row in rows(flow, tracks) {
        let height = row.iter().map(|track| track.size(in_a_row).height).fold(Mm::ZERO, Mm::max);
        let (rect, draft) = flow.strip(height);
        let mut x = rect.min.x;
        for track in row {
            draft.add(Point::at(x, rect.min.y), track.drawn(in_a_row));
            x += track.size(in_a_row).width + BETWEEN;
        }
        flow.gap(BELOW);
    }
}

/// The height of these tracks together, as [`show`] adds them.
pub fn height(flow: &Flow, tracks: &[Track]) -> Mm {
    let in_a_row = in_a_row(flow);
    let height = |row: &&[Track]| row.iter().map(|track| track.size(in_a_row).height).fold(Mm::ZERO, Mm::max) + BELOW;
    ABOVE + rows(flow, tracks).iter().map(height).sum::<Mm>()
}

/// How many spaces fit at most in a row across the page.
fn in_a_row(flow: &Flow) -> usize {
    ((flow.width() / SPACE).floor() as usize).max(1)
}

/// Arranges tracks in rows. A track shares a row with the track before it if there is room for both.
fn rows<'tracks>(flow: &Flow, tracks: &'tracks [Track]) -> Vec<&'tracks [Track]> {
    let in_a_row = in_a_row(flow);
    let width = |tracks: &[Track]| tracks.iter().map(|track| track.size(in_a_row).width + BETWEEN).sum::<Mm>() - BETWEEN;
    let mut rows = Vec::new();
    let mut rest = tracks;
    while !rest.is_empty() {
        let fitting = (1..=rest.len()).take_while(|many| width(&rest[..*many]) <= flow.width()).last().unwrap_or(1);
        let (row, later) = rest.split_at(fitting);
        rows.push(row);
        rest = later;
    }
    rows
}

/// A track as a drawing, on the map or on a page of its own.
impl Track {
    /// The height of a track's title: half a space, so that neighbouring tracks can be cut between their spaces.
    const TITLE: Mm = Mm::new(7.3);

    /// The size of the track with its title, if at most this many spaces stand in a row.
    pub fn size(&self, in_a_row: usize) -> Size {
        let rows = self.spaces.len().div_ceil(in_a_row);
        Size::of(SPACE * self.spaces.len().min(in_a_row) as f64, Self::TITLE + SPACE * rows as f64)
    }

    /// The track on a page of its own size, and each of its spaces by name and middle. The name has the words at the head of the space; if several
    /// spaces have the same head, it also has the words at the foot.
    pub fn page(&self) -> (Page, Vec<(String, Point)>) {
        const IN_A_ROW: usize = 10;
        let page = Page::new(&*self.title, self.size(IN_A_ROW));
        let middle = |number: usize| {
            let (column, row) = (number % IN_A_ROW, number / IN_A_ROW);
            Point::at(SPACE * (column as f64 + 0.5), Self::TITLE + SPACE * (row as f64 + 0.5))
        };
        let name = |(head, foot): &Space| {
            let is_alone = self.spaces.iter().filter(|(other, _)| other == head).count() == 1;
            if is_alone { head.clone() } else { format!("{head} {foot}") }
        };
        let spaces = self.spaces.iter().enumerate().map(|(number, space)| (name(space), middle(number))).collect();
        (Page { items: self.drawn(IN_A_ROW).items, ..page }, spaces)
    }

    /// Draws the track with at most this many spaces in a row; its upper left corner is the origin.
    pub fn drawn(&self, in_a_row: usize) -> Draft {
        let mut draft = Draft::new();
        let title = Rect::new(Point::ORIGIN, Size::of(self.size(in_a_row).width, Self::TITLE - Mm::new(1.2)));
        draft.line(&self.title, HEADING.bottom(), title);
        for (number, row) in self.spaces.chunks(in_a_row).enumerate() {
            draw(row, Point::at(Mm::ZERO, Self::TITLE + SPACE * number as f64), &mut draft);
        }
        draft
    }
}

/// Draws a row of spaces from this upper left corner.
fn draw(row: &[Space], corner: Point, draft: &mut Draft) {
    for (index, (head, foot)) in row.iter().enumerate() {
        let corner = Point::at(corner.x + SPACE * index as f64, corner.y);
        let space = Rect::new(corner, Size::of(SPACE, SPACE));
        draft.path(Path::rect(space).stroked(INK, LINE));
        let (above, below) = space.inset(Mm::new(0.8)).cut_top(Mm::new(4.0));
        let size = if head.len() > 3 { 2.3 } else { 3.6 };
        draft.line(head, STRONG.sized(Mm::new(size)).centred(), above);
        if !foot.is_empty() {
            let (_, foot_room) = below.cut_top(below.height() - Mm::new(2.6));
            draft.line(foot, SMALL.sized(Mm::new(2.1)).centred(), foot_room);
        }
    }
}

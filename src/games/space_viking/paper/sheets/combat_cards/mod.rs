//! The combat cards, two for each player. The first has the steps of a battle, with a landing on the back. The second has the rolls that hit, with
//! the chances of ships one against one on the back. All numbers come from the project; the words are Drydock's own.

mod duels;
mod rolls;
mod steps;

use super::charges;
use drawing::{Color, Ground, Group, Path};
use geometry::{Mm, Point, Rect, Size};
use sheets::frame::{Body, Frame};
use sheets::imposition::{Face, Piece, Spacing, impose};
use sheets::look::{HEADING, REMARK};
use sheets::{Draft, Printout};
use space_viking::{BOOK, Charge, Content, InTable, Place, Table};

/// The size of a card. Four cards fit on a sheet of A4 or Letter.
const CARD: Size = Size::new(88.0, 122.0);
/// The width of the coloured edge of a card.
const EDGE: Mm = Mm::new(3.0);
/// The height of the title of a card.
const TITLE: Mm = Mm::new(13.0);
/// The height of the line at the foot of a card.
const FOOT: Mm = Mm::new(4.4);
/// The gap between the coloured edge of a card and the words on the card.
const BESIDE: Mm = Mm::new(2.4);
/// The colour of a card's paper.
const PAPER: Color = Color::rgb(252, 250, 244);
/// How many cards a player gets; the cards of two players fit on a sheet.
const CARDS: usize = 2;

/// The front or the back of a card.
struct Side {
    title: &'static str,
    charge: Charge,
    color: Color,
    draw: fn(&Content, &Side, &mut Draft, Rect),
}

const BATTLE: Side = Side { title: "In space", charge: Charge::Rocket, color: Color::rgb(31, 46, 92), draw: steps::battle };
const LANDING: Side =
    Side { title: "On the ground", charge: Charge::Tower, color: Color::rgb(110, 66, 26), draw: steps::landing };
const ROLLS: Side = Side { title: "What hits", charge: Charge::Swords, color: Color::rgb(126, 30, 34), draw: rolls::rolls };
const DUELS: Side = Side { title: "One against one", charge: Charge::Star, color: Color::rgb(24, 82, 70), draw: duels::duels };

/// The combat cards of a project: a set for each player, and another set if the last sheet has room for it. There are no cards if the project has no
/// items.
#[must_use]
pub fn combat_cards(content: &Content, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    if content.items.is_empty() {
        return Vec::new();
    }
    let sets = content.players.len().max(1).next_multiple_of(CARDS);
    let rolls_back = (duels::ships(content).len() > 1).then_some(&DUELS);
    let cards = [(&BATTLE, Some(&LANDING)), (&ROLLS, rolls_back)].map(|(front, back)| card(content, front, back));
    let pieces = (0..sets).flat_map(|_| cards.clone()).collect();
    impose(frame, printout, "Combat cards", pieces, Spacing::of_counters(frame.choices))
}

fn card(content: &Content, front: &Side, back: Option<&Side>) -> Piece {
    let face = |side: &Side| Face::new(side.drawn(content), side.color);
    Piece {
        place: Place::Table(Table::Rolls, InTable::Whole).into(),
        name: format!("The combat card \u{201c}{}\u{201d}", front.title),
        size: CARD,
        front: face(front),
        back: back.map(face),
        stands: false,
        beyond: Draft::new(),
    }
}

impl Side {
    /// Draws the side: its colour around the paper, its title beside a sign, and its content.
    fn drawn(&self, content: &Content) -> Draft {
        let mut draft = Draft::new();
        let whole = Rect::new(Point::ORIGIN, CARD);
        draft.path(Path::rect(whole).filled(self.color).as_ground(Ground::Plain));
        let (title, paper) = whole.inset(EDGE).cut_top(TITLE);
        draft.path(Path::rounded_rect(paper, Mm::new(2.0)).filled(PAPER).as_ground(Ground::Plain));
        let (sign, name) = title.cut_left(TITLE);
        let mut art = Draft::new();
        art.path(Path::circle(sign.middle(), TITLE * 0.4).filled(self.color.mix(Color::WHITE, 0.22)));
        art.add(sign.middle(), charges::charge(self.charge, TITLE * 0.55, Color::WHITE));
        draft.put(Point::ORIGIN, Group::of(art.items).as_picture());
        draft.line(self.title, HEADING.sized(Mm::new(6.4)).colored(Color::WHITE), name);
        let foot = Rect { min: Point::at(paper.min.x, paper.max.y - FOOT), max: paper.max };
        draft.line(BOOK, REMARK.sized(Mm::new(2.4)).centred(), foot);
        let inside = paper.inset(BESIDE);
        (self.draw)(content, self, &mut draft, Rect { min: inside.min, max: Point::at(inside.max.x, foot.min.y) });
        draft
    }
}

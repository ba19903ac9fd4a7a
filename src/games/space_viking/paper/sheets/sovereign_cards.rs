//! A card for each kind of sovereign: what it scores, what it alone may do, and what it starts with. The backs are alike, so that a kind can lie
//! on the table unseen; a kind that several players have is printed as often.

use super::{charges, heraldry};
use drawing::{Color, Ground, Path};
use geometry::{Mm, Point, Rect, Size};
use rules::{Tint, counted};
use sheets::frame::{Body, Frame};
use sheets::imposition::{Face, Piece, Spacing, impose};
use sheets::look::{HEADING, INK, LINE, REMARK, STRONG, TEXT};
use sheets::{Draft, Printout};
use space_viking::{Arms, BOOK, Charge, Content, Division, InTable, Place, Sovereign, Table};

/// A card: nine fit on a sheet of A4.
pub const CARD: Size = Size::new(60.0, 87.0);
/// The paper of the front.
const PAPER: Color = Color::rgb(252, 250, 244);
/// The ground of the back.
const BACK: Color = Color::rgb(31, 46, 92);

/// The cards of a project; none if its table of sovereigns is empty.
#[must_use]
pub fn sovereign_cards(content: &Content, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    if content.tables.is_empty(Table::Sovereigns) {
        return Vec::new();
    }
    let many = |kind: Sovereign| content.players.iter().filter(|(_, player)| player.kind == kind).count().max(1);
    let pieces = Sovereign::ALL.into_iter().flat_map(|kind| (0..many(kind)).map(move |_| kind));
    let pieces: Vec<Piece> = pieces.map(|kind| piece(content, kind)).collect();
    impose(frame, printout, "Sovereign cards", pieces, Spacing::of_counters(frame.choices))
}

/// The card of a kind.
#[must_use]
pub fn piece(content: &Content, kind: Sovereign) -> Piece {
    Piece {
        place: Place::Table(Table::Sovereigns, InTable::Line(kind as u8)).into(),
        name: format!("The card {}", kind.label()),
        size: CARD,
        front: Face::new(front(content, kind), PAPER),
        back: Some(Face::new(back(), BACK)),
        stands: false,
        beyond: Draft::new(),
    }
}

/// The sign of a kind, and its background.
const fn sign(kind: Sovereign) -> (Charge, Color) {
    match kind {
        Sovereign::EmpireBuilder => (Charge::Crown, Color::rgb(122, 47, 143)),
        Sovereign::Pirate => (Charge::Swords, Color::rgb(150, 30, 34)),
        Sovereign::Merchant => (Charge::Discs, Color::rgb(30, 92, 60)),
        Sovereign::Zealot => (Charge::Sun, Color::rgb(150, 92, 10)),
        Sovereign::Engineer => (Charge::Gear, Color::rgb(40, 76, 120)),
        Sovereign::Schemer => (Charge::Eye, Color::rgb(66, 70, 84)),
        Sovereign::Berserker => (Charge::Rocket, Color::rgb(24, 26, 32)),
    }
}

fn front(content: &Content, kind: Sovereign) -> Draft {
    let (charge, ground) = sign(kind);
    let mut draft = Draft::new();
    draft.path(Path::rect(Rect::new(Point::ORIGIN, CARD)).filled(PAPER).as_ground(Ground::Plain));
    let inside = Rect::new(Point::ORIGIN, CARD).inset(Mm::new(4.0));
    let (head, rest) = inside.cut_top(Mm::new(19.0));
    let badge = Rect::new(head.min, Size::new(16.0, 16.0));
    draft.path(Path::circle(badge.middle(), badge.width() * 0.5).filled(ground).as_ground(Ground::Plain).stroked(INK, LINE));
    draft.add(badge.middle(), charges::charge(charge, badge.width() * 0.62, Color::WHITE));
    let name = Rect { min: Point::at(badge.max.x + Mm::new(2.5), badge.min.y), max: Point::at(head.max.x, badge.max.y) };
    draft.text(kind.label(), HEADING.sized(Mm::new(5.6)).with_leading(1.05), name);
    draft.rule(Point::at(rest.min.x, rest.min.y), Point::at(rest.max.x, rest.min.y), INK, LINE);
    let (_, rest) = rest.cut_top(Mm::new(2.0));
    let weight = content.tables.sovereigns.weights[kind as usize].0;
    let mut pen = rest.min;
    let mut say = |words: &str, style: drawing::text::Style| pen.y += draft.prose(words, style, pen, rest.width()) + Mm::new(1.6);
    say(&format!("{} for {}.", counted(weight.get(), "point"), kind.scores()), STRONG.sized(Mm::new(3.6)));
    say(kind.says(), TEXT);
    for words in more(content, kind) {
        say(&words, TEXT);
    }
    let foot = Rect { min: Point::at(inside.min.x, inside.max.y - Mm::new(4.0)), max: inside.max };
    draft.line(BOOK, REMARK.centred(), foot);
    draft
}

/// What else the rules say of a kind, as the project's tables have it.
fn more(content: &Content, kind: Sovereign) -> Vec<String> {
    let (start, rolls) = (&content.tables.start, &content.tables.rolls);
    match kind {
        Sovereign::EmpireBuilder => vec!["Captives pay taxes and give no points; colonists who outnumber them make all loyal.".into()],
        Sovereign::Pirate => {
            vec!["What is traded, paid or given counts nothing. Captured ships come empty, with half of their hits repaired.".into()]
        }
        Sovereign::Merchant => vec![
            "Once a world and year; not where anybody plundered this year or the last. A gift makes a world worth half of it more next year.".into(),
        ],
        Sovereign::Zealot => vec![format!("Starts with {} points: the first subjects and their births are converts.", start.subjects)],
        Sovereign::Engineer => vec!["Rounded down a world. The technologies of the opening count.".into()],
        Sovereign::Schemer => {
            vec![format!("One agent a world, anybody\u{2019}s too; none is ever lost. An agent is placed on {} or more.", rolls.agent)]
        }
        Sovereign::Berserker => vec![format!(
            "Starts on a barren world with {} robotic factories and a shipyard. Every ship that lands slays a die of people. It takes no worlds.",
            start.berserker_factories
        )],
    }
}

fn back() -> Draft {
    let whole = Rect::new(Point::ORIGIN, CARD);
    let mut draft = Draft::new();
    draft.path(Path::rect(whole).filled(BACK).as_ground(Ground::Plain));
    draft.path(Path::rect(whole.inset(Mm::new(3.5))).stroked(Color::WHITE, LINE));
    let arms = Arms {
        division: Division::Plain,
        field: Tint([31, 46, 92]),
        second: Tint([232, 194, 74]),
        charge: Charge::Swords,
        ink: Tint([240, 240, 240]),
    };
    let shield = Size::new(34.0, 42.0);
    draft.add(Point::at(whole.middle().x - shield.width * 0.5, Mm::new(17.0)), heraldry::shield(&arms, shield));
    let name = Rect::new(Point::at(Mm::new(5.0), Mm::new(66.0)), Size::of(CARD.width - Mm::new(10.0), Mm::new(9.0)));
    draft.line(&BOOK.to_uppercase(), HEADING.colored(Color::WHITE).centred(), name);
    draft
}

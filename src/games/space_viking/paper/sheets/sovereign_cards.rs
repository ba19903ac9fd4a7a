//! A card for each kind of sovereign: what it scores, its special rights, and what it starts with. All backs are alike, so that a card can lie face
//! down. If several players have the same kind, its card is printed once for each of them.

use super::{charges, heraldry};
use drawing::text::{self, Style};
use drawing::{Color, Ground, Group, Path};
use geometry::{Angle, Mm, Point, Rect, Size, Vector};
use rules::counted;
use sheets::frame::{Body, Frame};
use sheets::imposition::{Face, Piece, Spacing, impose};
use sheets::look::{BOLD, HEADING, INK, LINE, REMARK, STRONG, TEXT, THIN};
use sheets::{Draft, Printout};
use space_viking::{BOOK, Charge, Content, InTable, Place, Sovereign, Table};

/// The size of a card. Nine cards fit on a sheet of A4 or Letter.
pub const CARD: Size = Size::new(60.0, 80.0);
/// The colour of the front's paper.
const PAPER: Color = Color::rgb(252, 250, 244);
/// The background colour of the back.
const BACK: Color = Color::rgb(31, 46, 92);

/// The cards of a project. Without a table of sovereigns there are no cards.
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

/// The card of a kind of sovereign, with its back, to be cut out.
#[must_use]
pub fn piece(content: &Content, kind: Sovereign) -> Piece {
    Piece {
        place: Place::Table(Table::Sovereigns, InTable::Line(kind as u8)).into(),
        name: format!("The card {}", kind.label()),
        size: CARD,
        front: Face::new(front(content, kind), sign(kind).1),
        back: Some(Face::new(back(), BACK)),
        stands: false,
        beyond: Draft::new(),
    }
}

/// The sign of a kind of sovereign, and the colour behind it.
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

/// The width of the coloured frame.
const EDGE: Mm = Mm::new(3.2);
/// The largest height of the picture.
const PICTURE: Mm = Mm::new(34.0);
/// The height of the title.
const TITLE: Mm = Mm::new(7.6);
/// The height of the line at the foot.
const FOOT: Mm = Mm::new(4.4);
/// The margin on both sides of the words.
const BESIDE: Mm = Mm::new(2.2);

/// Draws a picture with the sovereign's sign above the name. Below both stand what the kind of sovereign scores and its special rights.
fn front(content: &Content, kind: Sovereign) -> Draft {
    let (charge, ground) = sign(kind);
    let mut draft = Draft::new();
    let whole = Rect::new(Point::ORIGIN, CARD);
    draft.path(Path::rect(whole).filled(ground).as_ground(Ground::Plain));
    let inside = whole.inset(EDGE);
    draft.path(Path::rounded_rect(inside, Mm::new(2.0)).filled(PAPER).as_ground(Ground::Plain));
    let width = inside.width() - BESIDE * 2.0;
    let tall = |kind| words(content, kind).iter().map(|(words, style)| height(words, *style, width)).sum::<Mm>();
    // The pictures of all kinds have the same height: the largest that leaves room for the longest words.
    let tallest = Sovereign::ALL.into_iter().map(tall).fold(Mm::ZERO, Mm::max);
    let (picture, below) = inside.cut_top(PICTURE.min(inside.height() - TITLE - FOOT - tallest - Mm::new(2.0)));
    emblem(&mut draft, charge, ground, picture);
    weight(&mut draft, content, kind, picture);
    let (name, below) = below.cut_top(TITLE);
    draft.line(kind.label(), HEADING.sized(Mm::new(5.4)).centred(), name.inset(Mm::new(1.0)));
    draft.rule(Point::at(name.min.x + BESIDE, name.max.y), Point::at(name.max.x - BESIDE, name.max.y), ground, BOLD);
    let mut pen = Point::at(below.min.x + BESIDE, below.min.y + Mm::new(1.6));
    for (words, style) in &words(content, kind) {
        pen.y += draft.prose(words, *style, pen, width) + BETWEEN;
    }
    let foot = Rect { min: Point::at(inside.min.x, inside.max.y - FOOT), max: inside.max };
    draft.line(BOOK, REMARK.sized(Mm::new(2.4)).centred(), foot);
    draft
}

/// The gap below a sentence.
const BETWEEN: Mm = Mm::new(1.2);

fn height(words: &str, style: Style, width: Mm) -> Mm {
    text::paragraphs(words, style, width).iter().map(|line| line.height).sum::<Mm>() + BETWEEN
}

/// The rules about a kind of sovereign, sentence by sentence: what it scores, and its special rights.
fn words(content: &Content, kind: Sovereign) -> Vec<(String, Style)> {
    let weight = content.tables.sovereigns.weights[kind as usize].0;
    let scores = format!("{} for {}.", counted(weight.get(), "point"), kind.scores());
    let says = [(scores, STRONG.sized(Mm::new(3.2))), (kind.says().to_owned(), TEXT.sized(Mm::new(2.85)))];
    says.into_iter().chain(more(content, kind).into_iter().map(|words| (words, TEXT.sized(Mm::new(2.85))))).collect()
}

/// Draws the sign, large and white, in front of rays of the kind's colour.
fn emblem(draft: &mut Draft, charge: Charge, ground: Color, field: Rect) {
    let mut art = Draft::new();
    art.path(Path::rect(field).filled(ground));
    let middle = field.middle();
    rays(&mut art, middle, ground.mix(Color::WHITE, 0.16));
    let radius = field.height() * 0.42;
    art.path(Path::circle(middle, radius).filled(ground.mix(Color::BLACK, 0.25)).stroked(Color::WHITE, LINE));
    let top = Path::rounded_rect(field, Mm::new(2.0));
    draft.put(Point::ORIGIN, Group::of(art.items).clipped(top).as_picture());
    draft.add(middle, charges::charge(charge, radius * 1.3, Color::WHITE));
}

/// Draws, in the corner of the picture, how many points a kind gets for each thing that it scores.
fn weight(draft: &mut Draft, content: &Content, kind: Sovereign, picture: Rect) {
    let weight = content.tables.sovereigns.weights[kind as usize].0;
    let middle = Point::at(picture.max.x - Mm::new(6.4), picture.min.y + Mm::new(6.4));
    draft.path(Path::circle(middle, Mm::new(4.6)).filled(Color::WHITE).as_ground(Ground::Plate).stroked(INK, LINE));
    let room = Rect::around(middle, Size::new(7.6, 6.0));
    draft.line(&weight.to_string(), HEADING.sized(Mm::new(5.2)).centred(), room);
}

/// Other rules about a kind, with the numbers of the project's tables.
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

/// The gold colour of the back.
const GOLD: Color = Color::rgb(232, 194, 74);

/// Draws a gold shield with crossed swords before rays, in a double frame.
fn back() -> Draft {
    let whole = Rect::new(Point::ORIGIN, CARD);
    let mut draft = Draft::new();
    draft.path(Path::rect(whole).filled(BACK).as_ground(Ground::Plain));
    let field = whole.inset(Mm::new(4.4));
    let shield = Size::new(30.0, 37.0);
    let corner = Point::at(whole.middle().x - shield.width * 0.5, Mm::new(13.5));
    let mut art = Draft::new();
    rays(&mut art, corner + shield.diagonal() * 0.5, BACK.mix(Color::WHITE, 0.1));
    art.put(corner, heraldry::outline(shield).filled(BACK.mix(Color::BLACK, 0.35)));
    draft.put(Point::ORIGIN, Group::of(art.items).clipped(Path::rect(field)).as_picture());
    draft.put(corner, heraldry::outline(shield).stroked(GOLD, 1.0));
    draft.path(Path::rounded_rect(whole.inset(Mm::new(3.4)), Mm::new(1.6)).stroked(GOLD, BOLD));
    draft.path(Path::rounded_rect(field, Mm::new(1.0)).stroked(GOLD, THIN));
    draft.add(
        corner + Vector::at(shield.width * 0.5, shield.height * 0.44),
        charges::charge(Charge::Swords, Mm::new(21.0), Color::WHITE),
    );
    let name = Rect::new(Point::at(Mm::new(6.0), Mm::new(60.0)), Size::of(CARD.width - Mm::new(12.0), Mm::new(9.0)));
    draft.line(&BOOK.to_uppercase(), HEADING.sized(Mm::new(4.8)).colored(GOLD).centred(), name);
    draft
}

/// Draws rays of this colour from a point.
fn rays(art: &mut Draft, middle: Point, color: Color) {
    const RAYS: u32 = 16;
    let mut rays = Path::default();
    for ray in 0..RAYS {
        let end =
            |half: f64| middle + Vector::polar(Angle::degrees(360.0 / f64::from(RAYS) * (f64::from(ray) + half)), CARD.height);
        rays = rays.and(Path::polygon(&[middle, end(-0.22), end(0.22)]));
    }
    art.path(rays.filled(color));
}

//! The front of a card: its head with sign, title and number, its effects below, and its deck at the foot.

use super::action;
use super::deck::Deck;
use super::flow::{self, Block};
use super::pictures::{framed, pictured, told};
use crate::sheets::art::Scene;
use drawing::text::{Style, width};
use drawing::{Color, Face, Ground, Path};
use freedom_in_the_galaxy::cards::{Assignment, Mission};
use freedom_in_the_galaxy::verbs::sentences;
use freedom_in_the_galaxy::{Content, Place, PossessionKind, Side};
use geometry::{Mm, Point, Rect, Seed, Size, Vector};
use project::Project;
use rules::Count;
use sheets::Draft;
use sheets::look::{BOLD, FAINT, INK, LINE};

/// The scenes for galactic events; the picture of an event shows one of them.
const EVENTS: [Scene; 4] = [Scene::Fleet, Scene::Planet, Scene::City, Scene::Planet];
/// The scenes for secrets of planets; the picture of a secret shows one of them.
const SECRETS: [Scene; 6] = [Scene::Cave, Scene::Wild, Scene::Liquid, Scene::Fire, Scene::Air, Scene::Planet];
/// The sizes of letters for the words of a mission, from the largest, in millimetres of a large card; the first that leaves room for a picture is
/// used.
const MISSION: [f64; 3] = [2.8, 2.5, 2.3];

/// The head of a card: what its bar shows, and the bar's colour.
struct Head<'a> {
    title: &'a str,
    number: String,
    color: Color,
    /// The letter that is shown in place of the deck's sign; `None` for the sign.
    letter: Option<&'a str>,
}

impl<'a> Head<'a> {
    /// A head with the sign and the colour of a deck.
    const fn of(deck: Deck, title: &'a str, number: String) -> Self {
        Self { title, number, color: deck.color(), letter: None }
    }
}

/// The front of a card.
pub struct Front {
    /// The deck of the card.
    pub deck: Deck,
    /// The name of the card.
    pub name: String,
    /// The drawing of the front.
    pub draft: Draft,
}

/// The height of the bar with the title, in millimetres of a large card.
const BAR: f64 = 10.5;

/// The measurements of a card of a given size.
pub struct Measures {
    /// The card's size relative to a card 63.5 mm wide.
    pub scale: f64,
    /// The frame that holds everything printed.
    pub frame: Rect,
    /// The area of the card below its head.
    pub body: Rect,
}

impl Measures {
    /// The measurements of a card of this size.
    pub fn of(size: Size) -> Self {
        let scale = size.width.get() / 63.5;
        let frame = Rect::new(Point::ORIGIN, size).inset(Mm::new(3.2 * scale));
        let (_, below) = frame.cut_top(Mm::new(BAR * scale));
        let body = Rect { min: below.min, max: Point::at(below.max.x, below.max.y - Mm::new(4.6 * scale)) };
        Self {
            scale,
            frame,
            body: Rect {
                min: body.min + Vector::at(Mm::new(2.4 * scale), Mm::new(1.8 * scale)),
                max: body.max - Vector::at(Mm::new(2.4 * scale), Mm::ZERO),
            },
        }
    }

    /// Widens a picture in the body to the frame, and extends it up to the bar if nothing stands above it.
    pub fn flush(&self, picture: Rect) -> Rect {
        let top = if picture.min.y > self.body.min.y { picture.min.y } else { self.frame.min.y + self.mm(BAR) };
        Rect { min: Point::at(self.frame.min.x, top), max: Point::at(self.frame.max.x, picture.max.y) }
    }

    /// Converts a length, given in millimetres of a large card, to this card.
    pub fn mm(&self, length: f64) -> Mm {
        Mm::new(length * self.scale)
    }
}

/// The front of the card at this place in the project; `None` if the place is not that of a card, or the card no longer exists.
pub fn front(content: &Content, place: Place, project: Option<&Project>, size: Size) -> Option<Front> {
    let deck = Deck::of(&place)?;
    let measures = Measures::of(size);
    let mut draft = Draft::new();
    let name = match place {
        Place::Character(id, _) => {
            let character = content.characters.get(id)?;
            let head = Head::of(deck, character.label(), numbered(character.number));
            plain(&mut draft, deck, size, &measures, &Head { color: of_side(character.side), ..head });
            super::character::told(&mut draft, &measures, content, id, project)?;
            character.label().to_owned()
        }
        Place::Possession(id, _) => {
            let possession = content.possessions.get(id).filter(|possession| possession.kind != PossessionKind::ImperialShip)?;
            plain(&mut draft, deck, size, &measures, &Head::of(deck, possession.label(), numbered(possession.number)));
            super::possession::told(&mut draft, &measures, content, possession, project);
            possession.label().to_owned()
        }
        Place::Mission(id, _) => {
            let mission = content.missions.get(id)?;
            let head = Head::of(deck, mission.label(), mission.number.to_string());
            plain(&mut draft, deck, size, &measures, &Head { letter: Some(&mission.letter), ..head });
            self::mission(&mut draft, &measures, mission);
            mission.label().to_owned()
        }
        Place::Action(id, _) => {
            let card = content.actions.get(id)?;
            plain(&mut draft, deck, size, &measures, &Head::of(deck, "Action", card.number.to_string()));
            action::sections(&mut draft, &measures, card);
            card.label()
        }
        Place::Event(id, _) => {
            let event = content.events.get(id)?;
            plain(&mut draft, deck, size, &measures, &Head::of(deck, event.label(), event.number.to_string()));
            told(&mut draft, &measures, event.label(), &EVENTS, sentences(&event.effects));
            event.label().to_owned()
        }
        Place::Assignment(id, _) => {
            let assignment = content.assignments.get(id)?;
            plain(&mut draft, deck, size, &measures, &Head::of(deck, "Assignment", assignment.number.to_string()));
            provinces(&mut draft, &measures, content, assignment);
            assignment.label()
        }
        Place::Secret(id, _) => {
            let secret = content.secrets.get(id)?;
            plain(&mut draft, deck, size, &measures, &Head::of(deck, secret.label(), String::new()));
            told(&mut draft, &measures, secret.label(), &SECRETS, sentences(&secret.effects));
            secret.label().to_owned()
        }
        Place::Creature(id, _) => {
            let creature = content.creatures.get(id)?;
            plain(&mut draft, deck, size, &measures, &Head::of(deck, creature.label(), String::new()));
            super::creature::told(&mut draft, &measures, deck, content, creature);
            creature.label().to_owned()
        }
        _ => return None,
    };
    Some(Front { deck, name, draft })
}

fn numbered(number: Option<Count>) -> String {
    number.map_or_else(String::new, |number| number.to_string())
}

/// The colour of the head of a character's card, by side.
const fn of_side(side: Side) -> Color {
    match side {
        Side::Rebel => Color::rgb(158, 78, 22),
        Side::Imperial => Color::rgb(46, 58, 96),
    }
}

/// Draws the parts that every front has: its paper, its frame, a bar with sign, title and number, and the deck's name at the foot.
fn plain(draft: &mut Draft, deck: Deck, size: Size, measures: &Measures, head: &Head) {
    let whole = Rect::new(Point::ORIGIN, size);
    draft.path(Path::rect(whole).filled(deck.paper()).as_ground(Ground::Plain));
    let round = measures.mm(2.2);
    let frame = Path::rounded_rect(measures.frame, round);
    draft.path(frame.clone().filled(Color::WHITE).as_ground(Ground::Plain));
    let (bar, _) = measures.frame.cut_top(measures.mm(BAR));
    // The bar is rounded above and square below.
    let square = Rect { min: Point::at(bar.min.x, bar.min.y + round), max: bar.max };
    let filled = Path::rounded_rect(bar, round).and(Path::rect(square)).filled(head.color).as_ground(Ground::Plain);
    draft.path(filled);
    draft.path(frame.stroked(INK, LINE));
    let (sign, rest) = bar.cut_left(measures.mm(10.5));
    match head.letter {
        Some(letter) => {
            let disc = Path::circle(sign.middle(), measures.mm(4.2)).filled(Color::WHITE).as_ground(Ground::Plain);
            draft.path(disc.stroked(INK, LINE));
            let style = Style::new(Face::Bold, 6.2 * measures.scale).colored(INK).centred();
            draft.line(letter, style, Rect::around(sign.middle(), Size::of(measures.mm(7.0), measures.mm(7.0))));
        }
        None => deck.sign(sign.middle(), measures.mm(3.4)).into_iter().for_each(|path| draft.path(path.filled(Color::WHITE))),
    }
    let room = if head.number.is_empty() { measures.mm(2.0) } else { measures.mm(9.0) };
    let (words, right) = rest.cut_left(rest.width() - room);
    let within = Vector::at(Mm::ZERO, measures.mm(0.8));
    let words = Rect { min: words.min + within, max: words.max - within };
    let title = Style::new(Face::Bold, 4.6 * measures.scale).colored(Color::WHITE);
    // A title that needs two lines is set smaller, so that it does not touch the edges of the bar.
    let is_long = width(head.title, Face::Bold, title.size) > words.width();
    draft.text(head.title, if is_long { title.sized(title.size * 0.82).with_leading(1.05) } else { title }, words);
    let right = Rect { min: right.min, max: right.max - Vector::at(measures.mm(2.4), Mm::ZERO) };
    draft.line(&head.number, Style::new(Face::Bold, 3.8 * measures.scale).colored(Color::WHITE).right(), right);
    let foot = Rect { min: Point::at(measures.frame.min.x, measures.frame.max.y - measures.mm(4.6)), max: measures.frame.max };
    let style = Style::new(Face::Bold, (2.2 * measures.scale).max(Draft::SMALLEST.get())).colored(FAINT).centred();
    draft.line(deck.foot(), style, foot.inset(measures.mm(0.6)));
}

/// Draws the picture of a mission if there is room for it, and the words of its card: who may attempt the mission, the lowest level of the rules at
/// which it is used, and its text.
fn mission(draft: &mut Draft, measures: &Measures, mission: &Mission) {
    let who = mission.side.map_or("Both players", |side| match side {
        Side::Rebel => "Rebel player only",
        Side::Imperial => "Imperial player only",
    });
    let camp = if mission.by_camp { ", a camp too" } else { "" };
    let rules = format!("From the {} game on.", mission.rules.label());
    let blocks = [
        Block { heading: "", sentences: vec![format!("{who}{camp}. {rules}")] },
        Block { heading: "WHEN AND WHERE", sentences: sentences(&mission.conditions) },
        Block { heading: "SUCCESS", sentences: sentences(&mission.success) },
        Block { heading: "EXTRA DRAWS", sentences: sentences(&mission.draws) },
        Block { heading: "PRICE", sentences: sentences(&mission.failure) },
    ];
    let (picture, words) = pictured(measures, &blocks, &MISSION, measures.body);
    if let Some(picture) = picture {
        framed(draft, shown(&mission.letter), Seed::of(mission.label()), measures.flush(picture));
    }
    flow::blocks(draft, &blocks, measures.mm(MISSION[0]), words);
}

/// The scene in the picture of a mission, by the mission's letter.
fn shown(letter: &str) -> Scene {
    match letter {
        "A" | "C" | "D" | "G" | "I" => Scene::City,
        "F" | "P" | "Q" => Scene::Cave,
        "R" | "S" => Scene::Fire,
        "E" => Scene::Planet,
        "H" => Scene::Fleet,
        _ => Scene::Wild,
    }
}

/// Draws the numbers of an assignment's provinces in large digits, with the provinces' names.
fn provinces(draft: &mut Draft, measures: &Measures, content: &Content, assignment: &Assignment) {
    let (picture, below) = measures.body.cut_top(measures.mm(15.0));
    framed(draft, Scene::Fleet, Seed::of(&assignment.label()), measures.flush(picture));
    let (top, words) = below.cut_top(measures.mm(34.0));
    let count = assignment.provinces.len().max(1);
    let height = top.height() / count as f64;
    let mut rest = top;
    for number in &assignment.provinces {
        let (row, below) = rest.cut_top(height);
        rest = below;
        let (circle, name) = row.cut_left(measures.mm(18.0).min(height + measures.mm(4.0)));
        let radius = (height * 0.42).min(measures.mm(8.0));
        let province = content.provinces.find(|province| province.number == *number).map(|(_, province)| province);
        let [red, green, blue] = province.map_or(freedom_in_the_galaxy::Province::COLOR, |province| province.color).0;
        let tint = Color::rgb(red, green, blue).mix(Color::WHITE, 0.6);
        draft.path(Path::circle(circle.middle(), radius).filled(tint).as_ground(Ground::Plain).stroked(INK, BOLD));
        let style = Style::new(Face::Bold, 8.0).sized(radius * 1.25).colored(INK).centred();
        draft.line(&number.to_string(), style, Rect::around(circle.middle(), Size::of(radius * 1.6, radius * 1.6)));
        let label = province.map_or_else(|| format!("Province {number}"), |province| province.label().to_owned());
        draft.text(&label, Style::new(Face::Bold, 4.0 * measures.scale).colored(INK), name);
    }
    let says = "Imperial units move freely within and between these provinces this turn; elsewhere they move to capitals, to the throne \
                planet and to homes of star-faring races alone.";
    flow::blocks(draft, &[Block { heading: "", sentences: vec![says.into()] }], measures.mm(3.1), words);
}

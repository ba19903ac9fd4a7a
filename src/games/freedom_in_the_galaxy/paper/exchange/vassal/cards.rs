//! The cards: decks and piles on a board, the characters in play in front of their players, and the cards that each player keeps in a private window.

use std::collections::BTreeMap;

use super::Game;
use super::cells::Cells;
use crate::sheets::cards::{self, Deck};
use crate::sheets::counters::place_of;
use crate::sheets::secret_papers::reader;
use exchange::vassal::{self, Module, Piece as ModulePiece, PieceNumber, Stack, Standing, Table};
use freedom_in_the_galaxy::set_up::Piece;
use freedom_in_the_galaxy::{Content, Place, Side};
use geometry::Size;

/// How many piles, or how many cells for cards in a hand, lie in a row.
const ACROSS: usize = 6;
/// How many cards in play lie in a row.
const ACROSS_IN_PLAY: usize = 10;
/// How many spare cells for cards a player's window has, beyond those for the cards with which the player begins.
const MORE_CARDS: usize = 6;

/// The cards of a module.
pub struct Cards {
    /// The piles on the board of decks, in order.
    piles: Vec<Pile>,
    /// For each side, its characters that are in play, and for how many characters there is room.
    in_play: BTreeMap<Side, (Vec<PieceNumber>, usize)>,
    /// The cards that each side holds in secret at the start.
    hands: BTreeMap<Side, Vec<PieceNumber>>,
    /// The assignments; the last one is on top.
    assignments: Vec<PieceNumber>,
    size: Size,
}

/// A pile of cards.
struct Pile {
    name: &'static str,
    cards: Vec<PieceNumber>,
    is_hidden: bool,
}

/// Where a card lies when the game starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lies {
    /// In the pile that has this name.
    Pile(&'static str),
    /// Face up in front of a player.
    InPlay(Side),
    /// In a player's hand, which nobody else sees.
    Hand(Side),
    /// Among the assignments, which only the Empire sees.
    Assignments,
}

impl Cards {
    /// Adds every card of a game to a module.
    pub fn add(game: &Game, module: &mut Module) -> Self {
        let size = cards::size(game.project.print.cards);
        let places = game.in_play(cards::places(game.content), cards::places(&game.used));
        let mut cards = Self {
            piles: piles(game.content, &places),
            in_play: Side::ALL.map(|side| (side, (Vec::new(), characters(game.content, &places, side)))).into(),
            hands: BTreeMap::new(),
            assignments: Vec::new(),
            size,
        };
        let turns = turns(game);
        let mut assignments = Vec::new();
        for place in places {
            let Some(deck) = Deck::of(&place) else { continue };
            let Some(piece) = card(game, place, deck) else { continue };
            let number = module.add(piece);
            match lies(game, &turns, place, deck) {
                Lies::Pile(name) => {
                    cards.piles.iter_mut().filter(|pile| pile.name == name).for_each(|pile| pile.cards.push(number));
                }
                Lies::InPlay(side) => cards.in_play.entry(side).or_default().0.push(number),
                Lies::Hand(side) => cards.hands.entry(side).or_default().push(number),
                Lies::Assignments => assignments.push((turns.get(&place).copied().unwrap_or(u32::MAX), number)),
            }
        }
        // The assignment of the earliest turn lies on top.
        assignments.sort_by_key(|(turn, _)| std::cmp::Reverse(*turn));
        cards.assignments = assignments.into_iter().map(|(_, number)| number).collect();
        cards
    }

    /// The window that both players see: the board of decks, and the characters in play.
    pub fn table(&self) -> Table {
        let names = self.piles.iter().map(|pile| pile.name.to_owned()).collect();
        let decks = Cells { title: "Decks".to_owned(), names, size: self.size, across: ACROSS };
        let deck = |(cell, pile): (usize, &Pile)| vassal::Deck {
            name: pile.name.to_owned(),
            board: decks.title.clone(),
            at: decks.middle(cell),
            pieces: pile.cards.clone(),
            is_hidden: pile.is_hidden,
        };
        let mut table = Table {
            name: "Cards".to_owned(),
            boards: vec![vec![decks.board()]],
            decks: self.piles.iter().enumerate().map(deck).collect(),
            ..Table::default()
        };
        for (side, (in_play, room)) in self.in_play.iter().filter(|(_, (_, room))| *room > 0) {
            let names = (1..=*room).map(|number| format!("{} character {number}", side.label())).collect();
            let title = format!("Characters of {} in play", reader(*side));
            let cells = Cells { title, names, size: self.size, across: ACROSS_IN_PLAY };
            table.stacks.extend(one_each(&cells, 0, in_play.iter().map(|number| Standing::new(*number))));
            table.boards.push(vec![cells.board()]);
        }
        table
    }

    /// The private window of a side: its counters that come into play later, the cards in its hand, and for the Empire also the assignments.
    pub fn hand(&self, side: Side, to_come: Vec<Standing>) -> Table {
        let owner = reader(side);
        let held = self.hands.get(&side).map_or(&[][..], Vec::as_slice);
        let has_assignments = side == Side::Imperial && !self.assignments.is_empty();
        let head = std::iter::once("To come".to_owned()).chain(has_assignments.then(|| "Strategic assignments".to_owned()));
        let head: Vec<String> = head.collect();
        let own = head.len();
        let names = head.into_iter().chain((1..=held.len() + MORE_CARDS).map(|number| format!("Card {number}"))).collect();
        let cells = Cells { title: format!("Hand of {owner}"), names, size: self.size, across: ACROSS };
        let hidden = |number: &PieceNumber| Standing::new(*number).hidden_by(owner);
        let assignments = self.assignments.iter().filter(|_| has_assignments).map(hidden).collect();
        let piles = [(0, to_come), (1, assignments)].into_iter().filter(|(_, pile): &(usize, Vec<Standing>)| !pile.is_empty());
        let mut stacks: Vec<Stack> = piles.filter_map(|(cell, pile)| Some(cells.region(cell)?.stack(pile))).collect();
        stacks.extend(one_each(&cells, own, held.iter().map(hidden)));
        Table {
            name: cells.title.clone(),
            owner: Some(owner.to_owned()),
            boards: vec![vec![cells.board()]],
            stacks,
            ..Table::default()
        }
    }
}

/// Puts one card into each cell, beginning with the cell `from`.
fn one_each(cells: &Cells, from: usize, cards: impl Iterator<Item = Standing>) -> Vec<Stack> {
    (from..).zip(cards).filter_map(|(cell, card)| Some(cells.region(cell)?.stack(vec![card]))).collect()
}

/// The piece of a card, which has the back of its deck; `None` if there is no such card.
fn card(game: &Game, place: Place, deck: Deck) -> Option<ModulePiece> {
    let size = game.project.print.cards;
    let front = cards::page(game.content, place, Some(game.project), size)?;
    let name = front.title.clone();
    let piece = ModulePiece {
        cover: Some(cards::back_page(deck, size)),
        deck: pile_of(game.content, place, deck).map(str::to_owned),
        ..ModulePiece::new(name, format!("{} card", deck.label()), front)
    };
    Some(match side_of(game.content, place) {
        Some(side) => piece.of_side(reader(side)),
        None => piece,
    })
}

/// The side to which a card belongs; `None` if it belongs to neither.
fn side_of(content: &Content, place: Place) -> Option<Side> {
    match place {
        Place::Character(id, _) => content.characters.get(id).map(|character| character.side),
        Place::Possession(id, _) => content.possessions.get(id).map(|possession| possession.kind.side()),
        _ => None,
    }
}

const ACTIONS: &str = "Actions";
const ACTIONS_DRAWN: &str = "Actions drawn";
const EVENTS: &str = "Galactic events";
const EVENTS_DRAWN: &str = "Galactic events drawn";
const ASSIGNMENTS_DRAWN: &str = "Strategic assignments drawn";
const MISSIONS: &str = "Missions";
const POSSESSIONS: &str = "Possessions";
const SECRETS: &str = "Planet secrets";
const CREATURES: &str = "Creatures";

const fn characters_of(side: Side) -> &'static str {
    match side {
        Side::Rebel => "Rebel characters",
        Side::Imperial => "Imperial characters",
    }
}

/// The pile to which a card returns after use; `None` for assignments, which the Empire keeps.
fn pile_of(content: &Content, place: Place, deck: Deck) -> Option<&'static str> {
    match deck {
        Deck::Characters => side_of(content, place).map(characters_of),
        Deck::Possessions => Some(POSSESSIONS),
        Deck::Missions => Some(MISSIONS),
        Deck::Actions => Some(ACTIONS),
        Deck::Events => Some(EVENTS),
        Deck::Assignments => None,
        Deck::Secrets => Some(SECRETS),
        Deck::Creatures => Some(CREATURES),
    }
}

/// The piles that hold these cards. Each deck from which players draw is followed by its discard pile. Missions, secrets and creatures lie face up.
fn piles(content: &Content, places: &[Place]) -> Vec<Pile> {
    let has = |name: &str| {
        places.iter().any(|place| match Deck::of(place) {
            Some(Deck::Assignments) => name == ASSIGNMENTS_DRAWN,
            Some(Deck::Actions) if name == ACTIONS_DRAWN => true,
            Some(Deck::Events) if name == EVENTS_DRAWN => true,
            Some(deck) => pile_of(content, *place, deck) == Some(name),
            None => false,
        })
    };
    let all = [
        (ACTIONS, true),
        (ACTIONS_DRAWN, false),
        (MISSIONS, false),
        (POSSESSIONS, true),
        (characters_of(Side::Rebel), true),
        (characters_of(Side::Imperial), true),
        (EVENTS, true),
        (EVENTS_DRAWN, false),
        (ASSIGNMENTS_DRAWN, false),
        (SECRETS, false),
        (CREATURES, false),
    ];
    let pile = |(name, is_hidden)| Pile { name, cards: Vec::new(), is_hidden };
    all.into_iter().filter(|(name, _)| has(name)).map(pile).collect()
}

/// How many of these places in the project are characters of a side.
fn characters(content: &Content, places: &[Place], side: Side) -> usize {
    places.iter().filter(|place| matches!(place, Place::Character(..)) && side_of(content, **place) == Some(side)).count()
}

/// The turn in which the set-up brings each card into the game.
fn turns(game: &Game) -> BTreeMap<Place, u32> {
    let rows = game.scenario.into_iter().flat_map(|scenario| scenario.set_up.iter());
    let cards = rows.filter(|(_, row)| !matches!(row.piece, Piece::Unit(_)));
    cards.filter_map(|(_, row)| Some((place_of(row.piece)?, row.turn.get()))).collect()
}

/// Where a card lies when the game starts: characters that are in play lie face up (6.1), and possessions are their owner's secret (14.2).
fn lies(game: &Game, turns: &BTreeMap<Place, u32>, place: Place, deck: Deck) -> Lies {
    let side = side_of(game.content, place).unwrap_or_default();
    match (deck, turns.get(&place), pile_of(game.content, place, deck)) {
        (Deck::Characters, Some(0), _) => Lies::InPlay(side),
        (Deck::Characters | Deck::Possessions, Some(_), _) => Lies::Hand(side),
        (_, _, Some(pile)) => Lies::Pile(pile),
        (_, _, None) => Lies::Assignments,
    }
}

//! A large card over the right part of the display: the card of the counter under the pointer or, if there is none, the last card drawn. The drawn
//! card stays, with its effects in words, until the next choice.

use std::sync::Arc;

use egui::{Rect, Stroke, StrokeKind, Ui, Vec2};

use super::pieces::{Lying, Piece};
use super::scene::Scene;
use super::{Board, hand};
use crate::FreedomInTheGalaxy;
use crate::display::Display;
use drawing::Page;
use freedom_in_the_galaxy::cards::DeckSection;
use freedom_in_the_galaxy::play::{Contest, Event};
use freedom_in_the_galaxy::{InCard, InCharacter, InPossession, Place};
use freedom_in_the_galaxy_paper::sheets::cards::section_area;
use kit::board::Overlay;
use kit::play::{Eyes, Game, PlayContext};
use kit::screen;
use kit::theme::{self, Palette};
use project::CardSize;
use rules::play::Told as _;

/// The width of a card as a share of the board's width.
const SHARE: f32 = 0.18;
/// The smallest and the largest width of a card, in points of the screen.
const WIDE: (f32, f32) = (120.0, 240.0);
/// The gap round a card, in points of the screen.
const EDGE: f32 = 8.0;
/// The opacity of the veil over parts of a card that are not in force.
const DIMMED: f32 = 0.72;
/// The largest number of lines of words below a card.
const LINES: usize = 6;

/// Paints the card of the counter under the pointer or, if there is none, of the last action.
pub fn show(
    ui: &Ui,
    over: &Overlay<Display>,
    (game, eyes): (&Game<FreedomInTheGalaxy>, Eyes),
    (scene, lying): (&Scene, &[Lying]),
    board: &mut Board,
    table: &mut PlayContext,
) {
    let hovered = hand::under(board, lying, ui.input(|input| input.pointer.hover_pos())).filter(|_| board.held.is_none());
    if let Some(page) = hovered.and_then(|one| board.pictures.card(&game.project, of_piece(scene, one.piece)?)) {
        return paint(ui, over, (&page, None), &[], table);
    }
    let mut happened: Vec<Event> = game.just_happened(eyes).copied().collect();
    happened.reverse();
    let Some((at, place)) = last_card(scene, &happened) else { return };
    let Some(page) = board.pictures.card(&game.project, place) else { return };
    // Events after the missions are not effects of the card.
    let of_missions =
        happened[at + 1..].iter().take_while(|event| !matches!(event, Event::Turn(_) | Event::PlayerTurn(_) | Event::Over(_)));
    let effects: Vec<Event> = of_missions.filter(|event| is_of_card(event)).copied().collect();
    let told = effects.chunk_by(Contest::together).map(|events| game.battle.tell(events));
    let section = section_in_force(scene, &happened[at]);
    let counts = section.map(|section| format!("Here the part \u{201c}{}\u{201d} counts.", section.label()));
    let told: Vec<String> = counts.into_iter().chain(told).collect();
    paint(ui, over, (&page, section), &told, table);
}

/// The last event that shows a card: its index among the events, and the card's place in the designs.
fn last_card(scene: &Scene, happened: &[Event]) -> Option<(usize, Place)> {
    let found = |(at, event): (usize, &Event)| Some((at, card(scene, event)?));
    happened.iter().enumerate().rev().find_map(found)
}

/// The place in the designs of the card that an event shows; `None` if it shows no card.
fn card(scene: &Scene, event: &Event) -> Option<Place> {
    match *event {
        Event::Drawn(card) => {
            let id = scene.content.actions.ids().nth(card.into())?;
            Some(Place::Action(id, InCard::Whole))
        }
        Event::Possession(thing) => Some(Place::Possession(scene.possession_id(thing)?, InPossession::Whole)),
        Event::Joined(character) | Event::Dealt(character) => {
            Some(Place::Character(scene.character_id(character)?, InCharacter::Whole))
        }
        _ => None,
    }
}

/// The place in the designs of a counter's card; `None` if the counter has no card.
pub fn of_piece(scene: &Scene, piece: Piece) -> Option<Place> {
    match piece {
        Piece::Character(character) => Some(Place::Character(scene.character_id(character)?, InCharacter::Whole)),
        Piece::Ship(ship) => Some(Place::Possession(scene.possession_id(ship)?, InPossession::Whole)),
        Piece::Unit(_) | Piece::Hidden(_) | Piece::Seen(_) | Piece::FaceDown | Piece::Camp | Piece::Coup => None,
    }
}

/// The part of a drawn action card that counts in the environ of the missions (13.3); `None` if the event draws no action card.
fn section_in_force(scene: &Scene, event: &Event) -> Option<DeckSection> {
    let errand = scene.look.open.errand.as_ref().filter(|_| matches!(event, Event::Drawn(_)))?;
    Some(scene.look.public.section(errand.environ))
}

/// Whether an event is an effect of a card, rather than a roll or a draw.
const fn is_of_card(event: &Event) -> bool {
    !matches!(event, Event::Die(..) | Event::Drawn(_))
}

/// Paints a card, with parts that are not in force dimmed, and its effects in words.
fn paint(
    ui: &Ui,
    over: &Overlay<Display>,
    (page, in_force): (&Arc<Page>, Option<DeckSection>),
    told: &[String],
    table: &mut PlayContext,
) {
    let palette = Palette::of(ui);
    let board = over.placed.rect;
    let width = (board.width() * SHARE).clamp(WIDE.0, WIDE.1);
    let size = screen::size_of(page.size, width);
    let corner = board.right_top() + Vec2::new(-EDGE - width, EDGE);
    let rect = Rect::from_min_size(corner, size);
    table.screen.paint(&over.painter, page, rect, Palette::on_paper().shadow);
    over.painter.rect_stroke(rect, 2, Stroke::new(1.0, palette.outline), StrokeKind::Outside);
    for section in DeckSection::ALL.into_iter().filter(|section| in_force.is_some_and(|in_force| in_force != *section)) {
        let area = screen::to_screen(page, rect, section_area(section, CardSize::Large));
        over.painter.rect_filled(area, 3.0, Palette::on_paper().card.gamma_multiply(DIMMED));
    }
    let more = told.len().saturating_sub(LINES);
    let shown = told.iter().take(LINES).cloned().chain((more > 0).then(|| format!("And {more} more in the log.")));
    let words = shown.collect::<Vec<_>>().join("\n");
    if words.is_empty() {
        return;
    }
    let galley = over.painter.layout(words, theme::regular(theme::SMALL), palette.text, width - 12.0);
    let ground = Rect::from_min_size(rect.left_bottom() + Vec2::new(0.0, 4.0), Vec2::new(width, galley.size().y + 8.0));
    over.painter.rect(ground, 3.0, palette.card, Stroke::new(1.0, palette.border), StrokeKind::Inside);
    over.painter.galley(ground.min + Vec2::new(6.0, 4.0), galley, palette.text);
}

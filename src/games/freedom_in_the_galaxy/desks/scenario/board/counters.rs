//! Draws pieces of a set-up as their printed counters; a piece without a counter is a card with its name.

use std::sync::Arc;

use egui::{Align2, Painter, Rect, Stroke, StrokeKind};

use drawing::Page;
use freedom_in_the_galaxy::set_up::Piece;
use freedom_in_the_galaxy::{Content, InCharacter, InPossession, InUnit, Place, Side};
use freedom_in_the_galaxy_paper::sheets::counters;
use kit::screen::Screen;
use kit::theme::{self, Palette};
use project::Project;

/// The counters that have been drawn for one state of the project.
#[derive(Default)]
pub struct Counters {
    of: Option<Arc<Project>>,
    pages: Vec<(Piece, Option<Arc<Page>>)>,
}

impl Counters {
    /// The front of the counter of a piece; `None` if the piece has no counter. Counters are redrawn only when the project changes. If a new drawing
    /// equals the old one, the old page is kept.
    fn page(&mut self, project: &Arc<Project>, content: &Content, piece: Piece) -> Option<Arc<Page>> {
        let old = if self.of.as_ref().is_some_and(|of| Arc::ptr_eq(of, project)) {
            Vec::new()
        } else {
            self.of = Some(Arc::clone(project));
            std::mem::take(&mut self.pages)
        };
        for (piece, page) in old {
            let new = draw(project, content, piece);
            let same = matches!((&page, &new), (Some(page), Some(new)) if page.items == new.items);
            self.pages.push((piece, if same { page } else { new.map(Arc::new) }));
        }
        if let Some((_, page)) = self.pages.iter().find(|(known, _)| *known == piece) {
            return page.clone();
        }
        let page = draw(project, content, piece).map(Arc::new);
        self.pages.push((piece, page.clone()));
        page
    }

    /// Paints the printed counter of a piece of the set-up.
    pub fn paint(
        &mut self,
        painter: &Painter,
        (screen, project): (&mut Screen, &Arc<Project>),
        content: &Content,
        (side, piece): (Side, Piece),
        rect: Rect,
    ) {
        let paper = Palette::on_paper();
        if let Some(page) = self.page(project, content, piece) {
            screen.paint(painter, &page, rect, paper.shadow);
        } else {
            let ground = match side {
                Side::Rebel => theme::PAPER,
                Side::Imperial => paper.track,
            };
            painter.rect(rect, 2.0, ground, Stroke::new(1.0, paper.outline), StrokeKind::Inside);
            let name = piece.label(content);
            let initials: String = name.split_whitespace().filter_map(|word| word.chars().next()).take(3).collect();
            let font = theme::bold((rect.width() * 0.36).max(7.0));
            painter.text(rect.center(), Align2::CENTER_CENTER, initials, font, paper.text);
        }
        painter.rect_stroke(rect, 1.0, Stroke::new(1.0, paper.outline), StrokeKind::Inside);
    }
}

fn draw(project: &Project, content: &Content, piece: Piece) -> Option<Page> {
    let place = match piece {
        Piece::Unit(id) => Place::Unit(id, InUnit::Whole),
        Piece::Character(id) => Place::Character(id, InCharacter::Whole),
        Piece::Possession(id) => Place::Possession(id, InPossession::Whole),
        Piece::Secret(_) | Piece::Assignment(_) | Piece::Camp | Piece::SecretBase | Piece::BaseUp | Piece::BaseLevel => {
            return None;
        }
    };
    counters::faces(content, place, Some(project)).into_iter().next()
}

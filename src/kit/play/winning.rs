//! How a game is won, shown at any moment: what brings points to each side, how far each side has come, and when the game ends. These terms stand
//! below the log, and are open when a game begins. Once the game is over, a page over the board shows the result and where the points came from.

use egui::{Align, Align2, Area, Frame, Id, Key, Label, Layout, Margin, Order, Pos2, Rect, RichText, ScrollArea, Ui, Vec2};

use super::eyes::Eyes;
use super::game::Game;
use super::{PlayDesk, PlayedByHand};
use crate::cited;
use crate::theme::{self, Palette};
use crate::widgets::{area_within, follow_focus, heading, link_button, primary_button, section, spoken, tabs};
use paper::sheets::game_record::{PointsPart, PointsRow};
use rules::Citation;
use rules::play::{Play as _, Player};

/// How a game is won, as far as a view shows it.
pub struct Winning {
    /// How the game ended and why; `None` while the game goes on.
    pub result: Option<Term>,
    /// The terms of each side, and then those of the game.
    pub parts: Vec<WinningPart>,
}

/// Terms that stand under one heading.
pub struct WinningPart {
    /// The side that the terms are about; `None` if they are about the whole game.
    pub player: Option<Player>,
    /// The heading: the side with its points, or the subject of the terms.
    pub heading: String,
    /// The terms, in the order in which they are listed.
    pub terms: Vec<Term>,
}

/// A term of victory: a condition, or anything that brings points.
pub struct Term {
    /// A sentence that states the term and how far it is met at present.
    pub words: String,
    /// The points that the term brings at present; empty if it brings none.
    pub now: String,
    /// The rule in the rulebook behind the term; `None` if the rulebook has none.
    pub citation: Option<Citation>,
}

/// The part that is shown below the log.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub enum BelowLog {
    /// How the game is won.
    #[default]
    Winning,
    /// The forces of each side.
    Forces,
}

/// The width of the column of points on the right, in points of the screen.
const NOW: f32 = 34.0;
/// The greatest width of the page on the result, in points of the screen.
const PAGE: f32 = 560.0;
/// The room that the page on the result leaves free at left and right together, and above and below together; in points of the screen.
const FREE: f32 = 40.0;

impl Winning {
    /// The terms as parts of a printed page, with the rules that they come from.
    pub(super) fn on_paper(&self) -> Vec<PointsPart> {
        let part = |part: &WinningPart| {
            let rows = part.terms.iter().map(Term::on_paper).collect();
            PointsPart { heading: part.heading.clone(), rows }
        };
        self.parts.iter().map(part).collect()
    }

    /// Puts first the terms of the side in whose view the game is seen.
    pub(super) fn seen_by(mut self, eyes: Eyes) -> Self {
        self.parts.sort_by_key(|part| match (eyes, part.player) {
            (Eyes::Of(own), Some(player)) => u8::from(player != own),
            (Eyes::All, Some(_)) => 0,
            (_, None) => 2,
        });
        self
    }
}

impl Term {
    /// The term as a sentence, together with the points that it brings at present.
    fn in_words(&self) -> String {
        if self.now.is_empty() { self.words.clone() } else { format!("{}: {}", self.words.trim_end_matches('.'), self.now) }
    }

    fn on_paper(&self) -> PointsRow {
        let rule = self.citation.map_or_else(String::new, cited::short);
        PointsRow { brings: self.now.clone(), words: self.words.clone(), rule }
    }
}

impl<P: PlayedByHand> PlayDesk<P> {
    /// Whether the page on the result lies over the board: from the end of a game that was played by hand until the player closes the page.
    fn has_result_page(&self) -> bool {
        let shows = |game: &Game<P>| game.is_played() && game.battle.outcome(game.state()).is_some();
        self.result_read != self.game.as_ref().map(|game| game.replay().at()) && self.game.as_ref().is_some_and(shows)
    }

    /// Lets the user choose the part below the log, if the game shows how it is won. Returns true if this function has shown how the game is won;
    /// otherwise the caller has to show the forces.
    pub(super) fn choose_below_log(&mut self, ui: &mut Ui, eyes: Eyes) -> bool {
        let Some(winning) = self.game.as_ref().and_then(|game| P::winning(game, eyes)) else { return false };
        let views = [
            (BelowLog::Winning, "How one wins", "What counts for each side, how far it has come, and when the game ends."),
            (BelowLog::Forces, "Forces", "Who and what each side has, and where."),
        ];
        tabs(ui, &mut self.below_log, &views);
        if self.below_log == BelowLog::Forces {
            return false;
        }
        let page = self.has_result_page();
        let area = ScrollArea::vertical().id_salt("how one wins").auto_shrink([false, false]).min_scrolled_height(0.0);
        area_within(ui, area, |ui| {
            if page {
                let words = "The page over the board tells how the game ended.";
                spoken(&ui.add(Label::new(RichText::new(words).color(Palette::of(ui).weak)).wrap()), words);
            } else {
                list(ui, &winning.seen_by(eyes));
            }
            follow_focus(ui, ui.min_rect());
        });
        true
    }

    /// Shows the page on the result over the board, if the game shows how it is won.
    pub(super) fn result_page(&mut self, ui: &Ui, room: Rect, eyes: Eyes) {
        if !self.has_result_page() {
            return;
        }
        let Some(game) = &self.game else { return };
        let Some(winning) = P::winning(game, eyes) else { return };
        let at = game.replay().at();
        let width = PAGE.min(room.width() - FREE);
        let palette = Palette::of(ui);
        let frame = Frame::new().fill(palette.card).stroke((1.0, palette.border)).corner_radius(8).inner_margin(Margin::same(16));
        let area = Area::new(Id::unique("result of the game")).order(Order::Middle).constrain_to(room);
        let area = area.pivot(Align2::CENTER_CENTER).fixed_pos(room.center()).movable(false);
        area.show(ui.ctx(), |ui| {
            frame.show(ui, |ui| {
                ui.set_width(width - 32.0);
                heading(ui, "The game is over");
                let high = (room.height() - 2.0 * FREE - 100.0).max(120.0);
                let area = ScrollArea::vertical().id_salt("result").auto_shrink([false, true]).max_height(high);
                area.show(ui, |ui| list(ui, &winning.seen_by(eyes)));
                ui.add_space(8.0);
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let button = primary_button(ui, "Look at the board", true);
                    let button = button.on_hover_text("Put this page away (Escape); what is on it stays below the log.");
                    if button.clicked() || ui.input(|input| input.key_pressed(Key::Escape)) {
                        self.result_read = Some(at);
                        self.below_log = BelowLog::Winning;
                    }
                });
            });
        });
    }

    /// Shows a button that opens the page on the result again after the player has closed it.
    pub(super) fn offer_result_page(&mut self, ui: &mut Ui) {
        if self.result_read.is_some()
            && link_button(ui, "Show the result").on_hover_text("How the game ended, and why.").clicked()
        {
            self.result_read = None;
        }
    }
}

/// Shows the result and the terms, one below the other.
fn list(ui: &mut Ui, winning: &Winning) {
    ui.spacing_mut().item_spacing.y = 3.0;
    if let Some(result) = &winning.result {
        show(ui, result, theme::BODY, result.citation);
        ui.add_space(4.0);
    }
    for part in &winning.parts {
        section(ui, &part.heading);
        // If several terms in a row come from the same rule, only the last of them names the rule.
        let next = part.terms.iter().skip(1).map(|term| term.citation).chain([None]);
        for (term, next) in part.terms.iter().zip(next) {
            show(ui, term, theme::SMALL, term.citation.filter(|own| Some(*own) != next));
        }
        ui.add_space(4.0);
    }
}

/// Shows a term with its points on the right; with `rule`, also names this rule after the term.
fn show(ui: &mut Ui, term: &Term, size: f32, rule: Option<Citation>) {
    let said = term.in_words();
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let width = ui.available_width() - NOW - 4.0;
        let words = ui.allocate_ui_with_layout(Vec2::new(width, 0.0), Layout::top_down(Align::Min), |ui| {
            ui.set_width(width);
            let words = cited::words(ui, RichText::new(&term.words).size(size), rule);
            spoken(&words, &said);
            words.rect
        });
        // Screen readers read the points with the words, so the points are only painted here, beside the first line.
        let (corner, ink) = (Pos2::new(ui.max_rect().right(), words.inner.top()), Palette::of(ui).text);
        ui.painter().text(corner, Align2::RIGHT_TOP, &term.now, theme::bold(size), ink);
    });
}

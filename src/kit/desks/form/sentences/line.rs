//! A sentence as a line of words, with controls in its gaps. Buttons that remove or replace the sentence appear while the pointer is over the line or
//! the keyboard focus is in it.

use egui::{InputState, Rect, RichText, ScrollArea, Ui, Vec2};

use super::gap::gap;
use super::{Edited, LIST, offered};
use crate::theme;
use crate::widgets::{Icon, icon_button};
use project::Content;
use rules::capital;
use rules::kind::{Grammar, Piece};

/// The space between words and the controls in gaps, in points of the screen.
const SPACE: f32 = 3.0;
/// The height at which the list of other sentences begins to scroll, in points of the screen.
const TALLEST: f32 = 360.0;

/// A sentence as a line shows it.
#[derive(Clone, Copy)]
pub struct Told<'a> {
    /// The designs that the sentence can refer to.
    pub content: &'a Content,
    /// The accessible name of the sentence.
    pub name: &'a str,
    /// The patterns that the sentence can have.
    pub grammar: &'a Grammar,
    /// The text of the sentence.
    pub text: &'a str,
}

/// Shows a sentence after what `lead` draws. The words `implied` at the beginning of the sentence are left out.
pub fn line(ui: &mut Ui, told: Told, implied: &str, lead: impl FnOnce(&mut Ui)) -> Edited {
    let mut edited = Edited::default();
    ui.push_id(told.name, |ui| {
        let whole = ui.available_width();
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = theme::GAP;
            lead(ui);
            let room = ui.available_width() - 2.0 * (theme::ROW + theme::GAP);
            let inside = ui.allocate_ui(Vec2::new(room, 0.0), |ui| {
                ui.set_width(room);
                edited = sentence(ui, told, implied, 0);
            });
            let rect = Rect::from_min_size(ui.min_rect().min, Vec2::new(whole, inside.response.rect.height()));
            tools(ui, rect, told, &mut edited);
        });
    });
    edited
}

/// Shows the list of other sentences, and the bin that removes this one. They are visible only while the pointer is in `rect` or the keyboard focus
/// is on them.
fn tools(ui: &mut Ui, rect: Rect, Told { name, grammar, text, .. }: Told, edited: &mut Edited) {
    let id = ui.make_persistent_id((name, "tools"));
    let was_reached = ui.data(|data| data.get_temp(id)).unwrap_or(false);
    let shows = was_reached || ui.rect_contains_pointer(rect) || ui.input(InputState::any_touches);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        if !shows {
            ui.set_opacity(0.0);
        }
        let menu = ui.menu_button(RichText::new("\u{2026}"), |ui| {
            ScrollArea::vertical().max_height(TALLEST).show(ui, |ui| {
                let known = (grammar.taken_apart)(text).map(|(at, _)| at);
                for (at, pattern) in (grammar.patterns)().iter().enumerate() {
                    if ui.selectable_label(known == Some(at), offered(pattern)).clicked() && known != Some(at) {
                        edited.text = Some(grammar.example(at));
                    }
                }
            });
        });
        let menu = menu.response.on_hover_text("Make another sentence of it.").accessible_name(format!("Sentence of {name}"));
        let bin = icon_button(ui, Icon::Trash, &format!("Take out {name}"), "Take the sentence out.", true);
        if bin.clicked() {
            edited.text = Some(String::new());
        }
        let is_reached = bin.has_focus() || menu.has_focus();
        ui.data_mut(|data| data.insert_temp(id, is_reached));
    });
}

/// Shows the words and gaps of a sentence, in as many lines as they need.
pub fn sentence(ui: &mut Ui, told: Told, implied: &str, depth: usize) -> Edited {
    let Told { content, name, grammar, text } = told;
    let Some((at, gaps)) = (grammar.taken_apart)(text) else { return Edited::default() };
    let Some(pattern) = (grammar.patterns)().get(at) else { return Edited::default() };
    let mut edited = Edited::default();
    let mut show = |ui: &mut Ui| {
        for (at, piece) in rest(pattern.pieces(&gaps), &gaps, implied).into_iter().enumerate() {
            match piece {
                Piece::Words(words) => {
                    let words = words.trim();
                    // An empty label would make the layout return to the beginning of the line.
                    if words.is_empty() {
                        continue;
                    }
                    ui.label(if at == 0 && depth == 0 { capital(words) } else { words.to_owned() });
                }
                Piece::Gap(number) => {
                    let Some(slot) = pattern.slots.get(number) else { continue };
                    let found = gap(ui, (content, &format!("{name}, gap {}", number + 1)), &slot(), &gaps[number], depth);
                    if found.text.is_some() || found.done {
                        edited.gesture = found.gesture;
                    }
                    edited.done |= found.done;
                    if let Some(text) = found.text {
                        let mut gaps = gaps.clone();
                        gaps[number] = text;
                        // Text that cannot be read stays in its field and changes nothing.
                        edited.text = grammar.read(&pattern.filled(&gaps)).or(edited.text.take());
                    }
                }
            }
        }
    };
    if depth == 0 {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = Vec2::new(SPACE, 2.0);
            show(ui);
        });
    } else {
        show(ui);
    }
    edited
}

/// The pieces of a sentence without the words `implied` at its beginning.
fn rest(pieces: Vec<Piece>, gaps: &[String], implied: &str) -> Vec<Piece> {
    let mut left = implied;
    for (at, piece) in pieces.iter().enumerate() {
        let text = match piece {
            Piece::Words(words) => words.as_str(),
            Piece::Gap(number) => gaps.get(*number).map_or("", String::as_str),
        };
        match (left.strip_prefix(text), text.strip_prefix(left), piece) {
            (Some(rest), _, _) if !left.is_empty() => left = rest,
            (None, Some(words), Piece::Words(_)) => {
                let said = std::iter::once(Piece::Words(words.to_owned()));
                return said.chain(pieces.iter().skip(at + 1).cloned()).collect();
            }
            _ if left.is_empty() => return pieces[at..].to_vec(),
            _ => break,
        }
    }
    pieces
}

/// The width of the list of patterns for a sentence within a sentence, in points of the screen.
pub const WITHIN: f32 = LIST * 0.6;

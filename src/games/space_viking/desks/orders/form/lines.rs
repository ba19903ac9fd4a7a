//! The lines of a block of orders for a fleet: the fleet's own block, or that of a message that another fleet brings. A line that the sheet leaves
//! out is pale and shows the value from the report, which stays in force.

use egui::{RichText, Ui};

use super::fleet::filled;
use crate::orders::{OrderDesk, field};
use kit::theme::{self, Palette};
use kit::widgets::{Icon, Offer, choice, icon_button};
use rules::Level;
use rules::kind::Choosable;
use space_viking::orders::grammar::Verb;
use space_viking::orders::{BlockAt, Holds, Lines};
use space_viking::play::knowledge::OwnFleet;
use space_viking::{Aim, Mode};

/// The width of the caption before a control, in points of the screen.
const CAPTION: f32 = 86.0;
/// The width of a field that offers choices, in points of the screen.
const CHOICE: f32 = 130.0;
/// The shares that a field offers, in hundredths; the player can type any other share in the text.
const SHARES: [u32; 5] = [10, 25, 33, 50, 75];

/// Shows the lines; returns the change that the user made. In a message, the stops are typed as text, since their arrivals depend on when the message
/// is handed over.
pub fn show(ui: &mut Ui, desk: &mut OrderDesk, block: &Block) -> Option<Asked> {
    let mut asked = None;
    let mut row = Row { desk, block };
    row.typed(ui, (Verb::Commander, "Commander"), "somebody", &mut asked);
    row.mode(ui, &mut asked);
    row.typed(ui, (Verb::Ships, "Ships"), "2 escort, Raven", &mut asked);
    if matches!(block.at, Some(BlockAt::Message(_))) {
        row.typed(ui, (Verb::Route, "Route"), "Gram - Xochitl (plunder) - Gram", &mut asked);
    }
    row.typed(ui, (Verb::Cargo, "Cargo"), "3 troop, 40 IU", &mut asked);
    row.holds(ui);
    row.break_off(ui, &mut asked);
    row.aim(ui, &mut asked);
    row.typed(ui, (Verb::With, "With"), "nobody", &mut asked);
    asked
}

/// A new line in place of another, or the removal of a line.
pub struct Asked {
    /// The block with the new line; `None` to remove the line from the sheet.
    pub lines: Option<Lines>,
    /// The verb that names the line in the sheet.
    pub verb: Verb,
}

/// A block whose lines are shown: the block of a fleet, or that of a message to a fleet.
pub struct Block<'a> {
    /// The words that stand for the block in the accessible names of its controls, such as the name of its fleet.
    pub whose: &'a str,
    /// The position of the block in the sheet; `None` if the sheet has no such block yet.
    pub at: Option<BlockAt>,
    /// The lines of the block.
    pub lines: &'a Lines,
    /// The fleet to which the block gives orders, as the report describes it; `None` if the report does not contain it.
    pub known: Option<&'a OwnFleet>,
}

/// A block with the desk on which it is edited.
struct Row<'a> {
    desk: &'a mut OrderDesk,
    block: &'a Block<'a>,
}

impl Row<'_> {
    /// Shows a caption, a control, and a button that removes the line from the sheet.
    fn line(
        &self,
        ui: &mut Ui,
        verb: Verb,
        words: &str,
        asked: &mut Option<Asked>,
        control: impl FnOnce(&mut Ui, &mut Option<Asked>),
    ) {
        let weak = Palette::of(ui).weak;
        let is_said = self.block.at.is_some() && self.block.lines.said(verb).is_some();
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let caption = egui::Label::new(RichText::new(words).size(theme::SMALL).color(weak));
            ui.add_sized([CAPTION, theme::ROW], caption).on_hover_text(verb.form().help);
            if is_said {
                let name = format!("Leave {} of {} as it was", verb.form().word(), self.block.whose);
                if icon_button(ui, Icon::Close, &name, "Take the line out of the sheet: it stays as it was.", true).clicked() {
                    *asked = Some(Asked { lines: None, verb });
                }
            } else {
                ui.add_space(30.0);
            }
            ui.vertical(|ui| control(ui, asked));
        });
    }

    /// Shows a line as a text field in the words of the sheet.
    fn typed(&mut self, ui: &mut Ui, (verb, words): (Verb, &str), example: &str, asked: &mut Option<Asked>) {
        let said = self.block.lines.said(verb).unwrap_or_default();
        let was = self.was(verb).unwrap_or_else(|| example.to_owned());
        let name = format!("{words} of {}", self.block.whose);
        let mut typing = std::mem::take(&mut self.desk.typing);
        self.line(ui, verb, words, asked, |ui, asked| {
            let Some(typed) = field::show(ui, &mut typing, &name, &said, &was) else { return };
            if typed.trim().is_empty() {
                *asked = Some(Asked { lines: None, verb });
                typing = field::Typing::default();
                return;
            }
            match Lines::read(verb, &typed) {
                Ok(lines) => {
                    *asked = Some(Asked { lines: Some(lines), verb });
                    typing = field::Typing::default();
                }
                Err(refused) => {
                    let nearest =
                        refused.nearest.as_ref().map_or_else(String::new, |nearest| format!(" Did you mean {nearest}?"));
                    typing.trouble = Some(format!("{}{nearest}", refused.reason));
                }
            }
        });
        self.desk.typing = typing;
    }

    /// The value that the report gives for a line, in words; `None` if it gives none.
    fn was(&self, verb: Verb) -> Option<String> {
        let (fleet, knowledge) = (self.block.known?, &self.desk.knowledge);
        let label = |item| knowledge.posted.items.get(item).map_or("?", |item| item.label()).to_lowercase();
        match verb {
            Verb::Commander => Some(knowledge.commander_words(fleet).to_owned()),
            Verb::Ships => {
                let mut alike: Vec<(String, u32)> = Vec::new();
                for ship in fleet.ships.iter().filter(|ship| ship.name.trim().is_empty()) {
                    let name = label(ship.item);
                    match alike.iter_mut().find(|(known, _)| *known == name) {
                        Some((_, number)) => *number += 1,
                        None => alike.push((name, 1)),
                    }
                }
                let named = fleet.ships.iter().filter(|ship| !ship.name.trim().is_empty()).map(|ship| ship.name.clone());
                let words = alike.into_iter().map(|(name, number)| format!("{number} {name}")).chain(named);
                Some(words.collect::<Vec<_>>().join(", "))
            }
            Verb::Cargo => {
                let words = knowledge.cargo_words(&fleet.cargo());
                Some(if words.is_empty() { "nothing".into() } else { words })
            }
            Verb::Route => Some(fleet.orders.clone()).filter(|orders| !orders.is_empty()),
            Verb::With => {
                let names: Vec<&str> = fleet.with.iter().map(|player| knowledge.posted.player_label(Some(*player))).collect();
                Some(if names.is_empty() { "nobody".into() } else { names.join(", ") })
            }
            _ => None,
        }
    }

    fn mode(&self, ui: &mut Ui, asked: &mut Option<Asked>) {
        let said = self.block.lines.mode.as_ref().map(|mode| mode.what);
        let was = self.block.known.map_or(Mode::default(), |fleet| fleet.mode);
        self.line(ui, Verb::Mode, "Mode", asked, |ui, asked| {
            if let Some(mode) = chosen(ui, &format!("Mode of {}", self.block.whose), said, was) {
                *asked = Some(Asked { lines: Some(Lines { mode: Some(mode.into()), ..Lines::default() }), verb: Verb::Mode });
            }
        });
    }

    fn aim(&self, ui: &mut Ui, asked: &mut Option<Asked>) {
        let said = self.block.lines.aim.as_ref().map(|aim| aim.what);
        let was = self.block.known.map_or(Aim::default(), |fleet| fleet.aim);
        self.line(ui, Verb::Target, "Target", asked, |ui, asked| {
            if let Some(aim) = chosen(ui, &format!("Target of {}", self.block.whose), said, was) {
                *asked = Some(Asked { lines: Some(Lines { aim: Some(aim.into()), ..Lines::default() }), verb: Verb::Target });
            }
        });
    }

    fn break_off(&self, ui: &mut Ui, asked: &mut Option<Asked>) {
        let words = |share: Option<Level>| share.map_or_else(|| "never".to_owned(), |share| format!("at {share}%"));
        let said = self.block.lines.break_off.as_ref().map(|share| share.what);
        let was = self.block.known.and_then(|fleet| fleet.break_off).and_then(|share| u8::try_from(share).ok());
        let shown = said.map_or_else(|| was.map_or_else(|| "never".to_owned(), |share| format!("at {share}%")), words);
        self.line(ui, Verb::BreakOff, "Break off", asked, |ui, asked| {
            let shares = std::iter::once(None).chain(SHARES.into_iter().map(|share| Some(Level::clamped(share))));
            let offers = shares.map(|share| Offer::new(share, words(share), said == Some(share)));
            if let Some(share) = choice(ui, &format!("Break off of {}", self.block.whose), CHOICE, &shown, offers).taken {
                let lines = Lines { break_off: Some(share.into()), ..Lines::default() };
                *asked = Some(Asked { lines: Some(lines), verb: Verb::BreakOff });
            }
        });
    }

    /// Shows how full the fleet's holds are, as a bar.
    fn holds(&self, ui: &mut Ui) {
        let own = |holds: &&Holds| matches!(self.block.at, None | Some(BlockAt::Fleet(_))) && holds.fleet == self.block.whose;
        let Some(holds) = self.desk.holds.iter().find(own) else { return };
        ui.horizontal(|ui| {
            ui.add_space(CAPTION + 38.0);
            filled(ui, holds);
        });
    }
}

/// Shows a field that chooses a value for a line. If the sheet has no such line, the field shows the report's value.
fn chosen<C: Choosable>(ui: &mut Ui, name: &str, said: Option<C>, was: C) -> Option<C> {
    let shown = said.unwrap_or(was).offer();
    let offers = C::all().iter().map(|one| Offer::new(*one, one.offer().word, said == Some(*one)).explained(one.offer().help));
    choice(ui, name, CHOICE, shown.word, offers).taken
}

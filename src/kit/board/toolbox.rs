//! The tools of a desk: name and purpose of each stand with its keys, and the tool in hand is chosen by them or by its icon.

use egui::{RichText, Ui};

use crate::keys::{DeskKey, KeyChoices};
use crate::theme;
use crate::widgets::{Icon, icon_toggle};

/// How a tool is shown.
pub struct ToolEntry<T> {
    /// The tool.
    pub tool: T,
    /// The keys that choose it, with its name and purpose.
    pub key: DeskKey,
    /// Its icon.
    pub icon: Icon,
}

impl<T: Copy + PartialEq> ToolEntry<T> {
    /// The entry of a tool among others.
    pub fn of(tools: &'static [Self], tool: T) -> &'static Self {
        tools.iter().find(|entry| entry.tool == tool).unwrap_or(&tools[0])
    }
}

/// The tool whose keys were pressed in this pass, which uses them up.
pub fn tool_pressed<'a, T: Copy + 'a>(
    ui: &Ui,
    choices: &KeyChoices,
    tools: impl IntoIterator<Item = &'a ToolEntry<T>>,
) -> Option<T> {
    tools.into_iter().find(|entry| entry.key.pressed(ui, choices)).map(|entry| entry.tool)
}

/// Shows the tools in a line that is laid out already, and the name of the one in hand; a press chooses another.
pub fn toolbox<'a, T: Copy + PartialEq + 'a>(
    ui: &mut Ui,
    choices: &KeyChoices,
    tools: impl IntoIterator<Item = &'a ToolEntry<T>>,
    in_hand: &mut T,
) {
    let mut name = "";
    for entry in tools {
        let help = entry.key.help(ui.ctx(), choices);
        let response = icon_toggle(ui, entry.icon, entry.key.label, &help, *in_hand == entry.tool);
        if response.clicked() {
            *in_hand = entry.tool;
            // The keyboard focus goes back to the board, and does not stay with the button.
            response.surrender_focus();
        }
        if *in_hand == entry.tool {
            name = entry.key.label;
        }
    }
    ui.add_space(theme::GAP);
    ui.label(RichText::new(name).font(theme::bold(theme::BODY)));
}

/// Whether every tool has keys and an icon of its own.
#[must_use]
pub fn are_told_apart<T: PartialEq>(tools: &[ToolEntry<T>]) -> bool {
    let differ =
        |one: &ToolEntry<T>, other: &ToolEntry<T>| one.tool != other.tool && one.icon != other.icon && one.key != other.key;
    tools.iter().enumerate().all(|(at, entry)| tools[..at].iter().all(|other| differ(entry, other)))
}

//! The tools of a desk. Each has a name, a purpose and keys, and the user takes one in hand by its keys or by its icon.

use egui::{RichText, Ui};

use crate::keys::{DeskKey, KeyChoices};
use crate::theme;
use crate::widgets::{Icon, icon_toggle};

/// A tool as the toolbox shows it.
pub struct ToolEntry<T> {
    /// The tool, as its desk identifies it.
    pub tool: T,
    /// The keys that choose the tool, with its name and its purpose.
    pub key: DeskKey,
    /// The icon that stands for the tool.
    pub icon: Icon,
}

impl<T: Copy + PartialEq> ToolEntry<T> {
    /// The entry for this tool in a list of tools.
    pub fn of(tools: &'static [Self], tool: T) -> &'static Self {
        tools.iter().find(|entry| entry.tool == tool).unwrap_or(&tools[0])
    }
}

/// The tool whose keys were pressed in this frame; `None` if there is none. The key press is consumed.
pub fn tool_pressed<'a, T: Copy + 'a>(
    ui: &Ui,
    choices: &KeyChoices,
    tools: impl IntoIterator<Item = &'a ToolEntry<T>>,
) -> Option<T> {
    tools.into_iter().find(|entry| entry.key.pressed(ui, choices)).map(|entry| entry.tool)
}

/// Shows the tools in a row that the caller has begun, and the name of the tool in hand. A press on another tool takes that one in hand.
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
            // The button gives up the keyboard focus, so that the focus goes back to the board.
            response.surrender_focus();
        }
        if *in_hand == entry.tool {
            name = entry.key.label;
        }
    }
    ui.add_space(theme::GAP);
    ui.label(RichText::new(name).font(theme::bold(theme::BODY)));
}

/// Whether all tools differ in their keys and in their icons.
#[must_use]
pub fn are_told_apart<T: PartialEq>(tools: &[ToolEntry<T>]) -> bool {
    let differ =
        |one: &ToolEntry<T>, other: &ToolEntry<T>| one.tool != other.tool && one.icon != other.icon && one.key != other.key;
    tools.iter().enumerate().all(|(at, entry)| tools[..at].iter().all(|other| differ(entry, other)))
}

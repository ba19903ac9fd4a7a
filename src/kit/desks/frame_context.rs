//! The argument that every panel gets while it is drawn: the state to read, the list to which it pushes actions, and the screen on which it draws
//! pages.

use egui::{Align, Response};

use super::Memory;
use crate::action::{Action, Change};
use crate::play::PlayContext;
use crate::screen::Screen;
use crate::state::State;
use crate::widgets::{FieldResponse, StepperResponse};
use project::Place;

/// The argument that every panel gets while it is drawn. A panel reads the state, and changes it only by pushing actions.
pub struct FrameContext<'frame> {
    /// The state of the window, with the project.
    pub state: &'frame State,
    /// The actions to carry out after the frame is drawn, in order.
    pub actions: &'frame mut Vec<Action>,
    /// The screen, which lays out and draws pages.
    pub screen: &'frame mut Screen,
    /// What the desks remember from frame to frame.
    pub memory: &'frame mut Memory,
    /// Whether the selected place should be scrolled into view in this frame.
    pub jump: bool,
    /// Whether the search field of the outline gets the keyboard focus in this frame.
    pub finds: bool,
    /// Whether the first finding gets the keyboard focus in this frame.
    pub to_finding: bool,
}

impl FrameContext<'_> {
    /// What the desks of a game remember, and the argument that the game's playing desk gets.
    pub fn at_table<M: Default + 'static>(&mut self) -> (&mut M, PlayContext<'_>) {
        let Memory { own, work, seeds_ahead, .. } = &mut *self.memory;
        let seeds_ahead = *seeds_ahead;
        let (project, keys) = (self.state.document.project(), &self.state.settings.keys);
        let asked = self.state.view.dialog.is_some();
        let shares = self.state.settings.table;
        (own.of(), PlayContext { project, keys, shares, seeds_ahead, asked, actions: self.actions, work, screen: self.screen })
    }

    /// Pushes an action, which is carried out after the frame is drawn.
    pub fn push(&mut self, action: impl Into<Action>) {
        self.actions.push(action.into());
    }

    /// Pushes a change of the project, which is made after the frame is drawn.
    pub fn change(&mut self, change: Change) {
        self.push(change);
    }

    /// Whether a place is selected.
    #[must_use]
    pub fn is_selected(&self, place: &Place) -> bool {
        self.state.document.place() == place
    }

    /// Whether a place has just been selected and has to be scrolled to.
    #[must_use]
    pub fn jumps_to(&self, place: &Place) -> bool {
        self.jump && self.is_selected(place)
    }

    /// If the place of a control has just been selected, scrolls the control into view and gives it the keyboard focus.
    pub fn reach(&self, place: &Place, response: &Response) {
        if self.jumps_to(place) {
            response.request_focus();
            response.scroll_to_me(Some(Align::Center));
        }
    }

    /// Pushes the change that follows from typing into a field, as part of the typing session.
    pub fn typed(&mut self, typed: FieldResponse, change: impl FnOnce(String) -> Change) {
        if let Some(text) = typed.text {
            self.change(change(text).during(Some(typed.gesture)));
        }
        if typed.cancelled {
            self.push(Action::CancelStep(typed.gesture));
        } else if typed.done {
            self.push(Action::FinishStep);
        }
    }

    /// Pushes the change that follows from using a stepper. If the user types or drags in it, the change is a part of that typing session or drag.
    pub fn stepped(&mut self, stepped: &StepperResponse, change: impl FnOnce(u32) -> Change) {
        if let Some(amount) = stepped.amount {
            self.change(change(amount).during(stepped.gesture));
        }
        if stepped.done {
            self.push(Action::FinishStep);
        }
    }
}

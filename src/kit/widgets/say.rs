//! Sentences that a control has a screen reader read, in addition to the control with the focus. After the frame is drawn, the window passes them on
//! together with everything else that has changed and is to be read.

use egui::{Context, Id};

fn place() -> Id {
    Id::unique("what controls say")
}

/// Adds a sentence to be read aloud.
pub fn say(context: &Context, sentence: String) {
    context.data_mut(|data| data.get_temp_mut_or_default::<Vec<String>>(place()).push(sentence));
}

/// Takes the sentences that controls have added since the last call.
#[must_use]
pub fn take_said(context: &Context) -> Vec<String> {
    context.data_mut(|data| data.remove_temp(place())).unwrap_or_default()
}

//! What a control says by itself, beside what is read of what has the focus: the window says it after the pass, with all else that has changed.

use egui::{Context, Id};

fn place() -> Id {
    Id::unique("what controls say")
}

/// Has the window say a sentence.
pub fn say(context: &Context, sentence: String) {
    context.data_mut(|data| data.get_temp_mut_or_default::<Vec<String>>(place()).push(sentence));
}

/// What controls have said since this was asked last.
#[must_use]
pub fn take_said(context: &Context) -> Vec<String> {
    context.data_mut(|data| data.remove_temp(place())).unwrap_or_default()
}

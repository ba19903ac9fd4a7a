//! Where numbers come from, as a choice: an edit makes them a designer's own, and whoever has looked them up can say so.

use egui::Ui;

use crate::editor::widgets::{Offer, captioned, choice};
use crate::rules::Origin;

/// How wide the choice is.
const WIDTH: f32 = 246.0;

/// A field of this accessible name that shows an origin; tells the other one that was chosen.
pub fn origin_choice(ui: &mut Ui, name: &str, origin: Origin) -> Option<Origin> {
    captioned(ui, "Where the numbers come from", WIDTH, |ui| {
        let offers = Origin::ALL.map(|other| Offer::new(other, other.label(), other == origin));
        let field = choice(ui, name, WIDTH, origin.label(), offers);
        field.response.on_hover_text("A change makes them your own; say so if you have them from elsewhere.");
        field.taken
    })
}

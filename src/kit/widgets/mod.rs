//! The controls that panels and desks are made of. They know no game, no rule and no project. Each takes a value, returns how the user changed it,
//! and has an accessible name.

mod button;
mod card;
mod chances;
mod choice;
mod colour;
mod cut_line;
mod drawing_note;
mod field;
mod follow_focus;
mod ground;
mod icon;
mod item;
mod kept;
mod layer;
mod menu;
mod millimetres;
mod number;
mod number_field;
mod order;
mod pages_area;
mod plate;
mod say;
mod stepper;
mod tabs;
mod text_menu;
mod told;
mod toolbar;
mod type_ahead;

pub use button::{
    icon_button, icon_toggle, link_button, pointer_button, primary_button, small_button, small_button_if, small_toggle, toggle,
};
pub use card::{bar, card, described, empty, empty_with, heading, pill, section, severity_mark, spoken};
pub use chances::{chances, percent};
pub use choice::{Offer, captioned, captioned_line, choice};
pub use colour::{ColourResponse, colour_field};
pub use cut_line::cut_line;
pub use drawing_note::drawing_note;
pub use field::{Field, FieldResponse, text_area};
pub use follow_focus::{across_within, area_within, follow_focus};
pub use ground::ground;
pub use icon::{Icon, paint as paint_icon};
pub use item::item;
pub use kept::kept;
pub use layer::{beginning_of_desk, begins_desk, takes_focus};
pub use menu::{MenuKeys, asks_for_menu, context_menu, focus_lies_at};
pub use millimetres::millimetres;
pub use number::{number, number_cell};
pub use number_field::NumberField;
pub use order::{Pressed, order_buttons};
pub use pages_area::pages_area;
pub use plate::{plate, plate_rect, plate_within};
pub use say::{say, take_said};
pub use stepper::{StepperResponse, number_stepper, stepper};
pub use tabs::tabs;
pub use text_menu::text_menu;
pub use told::{below, tell_beside, tell_beside_menu, told_beside_list, told_beside_menu};
pub use toolbar::{is_for_list, list_of_controls, toolbar};
pub use type_ahead::{led_to, typed};

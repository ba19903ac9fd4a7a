//! Lists what a character owns, with links to the possessions. The user can give the character a possession that nobody owns; the owner is a field of
//! the possession.

use egui::{RichText, Ui};

use freedom_in_the_galaxy::{Character, Content, Edit, InPossession, Place, Possession};
use kit::action::{Action, Change};
use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use kit::widgets::{Offer, choice, link_button};
use rules::Id;

/// The width of the list of possessions that can be given, in points of the screen.
const LIST: f32 = 150.0;

/// Shows the list of a character's possessions.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Character>) {
    let Some(character) = content.characters.get(id) else { return };
    ui.label(RichText::new("Owns").size(theme::SMALL).color(Palette::of(ui).weak));
    ui.horizontal_wrapped(|ui| {
        for (possession_id, possession) in content.possessions.iter().filter(|(_, possession)| possession.owner == Some(id)) {
            let words = possession.label();
            let link = link_button(ui, words).on_hover_text("Go there.").accessible_name(format!("Go to {words}"));
            if link.clicked() {
                context.push(Action::Select(Place::Possession(possession_id, InPossession::Whole).into()));
            }
        }
        let is_free = |possession: &Possession| possession.owner.is_none() && possession.kind.side() == character.side;
        let free = content.possessions.iter().filter(|(_, possession)| is_free(possession));
        let offers = free.map(|(possession_id, possession)| Offer::new(possession_id, possession.label(), false));
        let given = choice(ui, "Give to the character", LIST, "Give\u{2026}", offers).taken;
        if let Some((possession_id, possession)) = given.and_then(|given| Some((given, content.possessions.get(given)?))) {
            let owned = Possession { owner: Some(id), origin: rules::Origin::Own, ..possession.clone() };
            let edit = Edit::Possession(rules::Change::Set(possession_id, owned));
            context.change(Change::edit(format!("Give {} to {}", possession.label(), character.label()), edit));
        }
    });
}

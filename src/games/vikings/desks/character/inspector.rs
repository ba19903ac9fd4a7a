//! The inspector of a character: points line by line, the rights of the troop type, the forces where the character serves, and findings.

use egui::{RichText, Ui};

use kit::desks::{FrameContext, findings, points, users};
use kit::theme::Palette;
use kit::widgets::section;
use rules::Id;
use vikings::{Breakdown, Character, Content, InCharacter, Place};

/// Shows the inspector of a character.
pub fn inspect(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Character>) {
    let Some(character) = content.characters.get(id) else { return };
    let worth = Breakdown::of(character, &content.tables.points);
    let lines = worth.lines.iter().map(|line| (format!("{} {}", line.what.label(), line.amount), line.points.to_string()));
    let (game, origin) = (context.state.document.project().content.game(), content.tables.points.origin.label());
    points::show(ui, game, lines, origin, &worth.total.to_string());
    let rights = content.troop_of(character).map(vikings::TroopType::rights).unwrap_or_default();
    if !rights.is_empty() {
        ui.add_space(6.0);
        section(ui, "THE TYPE");
        for right in rights {
            ui.label(RichText::new(right).color(Palette::of(ui).weak));
        }
    }
    users::list(ui, context, Place::Character(id, InCharacter::Whole));
    findings::of_thing(ui, context, Place::Character(id, InCharacter::Whole));
}

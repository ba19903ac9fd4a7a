//! The roster as a shop: every character with their points. A press adds the character to the force; dragging puts them at a place.

use egui::{Id as UiId, PointerButton, Pos2, Rect, RichText, ScrollArea, Sense, StrokeKind, TextEdit, Ui, Vec2, WidgetInfo};

use super::counter;
use super::scene::{Aside, Piece, Scene};
use kit::action::Action;
use kit::board::{self, Hand};
use kit::desks::FrameContext;
use kit::desks::beginning::{Way, ways};
use kit::theme::{self, Palette};
use kit::widgets::{Icon, cut_line, described, ground, icon_button, paint_icon, small_button};
use rules::Id;
use vikings::{Character, InForce, Member, TroopType};

/// The height of a row, in points of the screen.
const ROW: f32 = 42.0;

/// Shows the roster as a shop.
pub fn show(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    let rect = ui.available_rect_before_wrap();
    let board = &mut context.memory.own.of::<crate::Memory>().force.board;
    board.offer(ui, rect, Aside::Roster);
    let leaves = board.hand.is_some_and(|hand| hand.is_dragged() && matches!(hand.piece, Piece::Member(_)));
    let dropping = "Drop here to take out of the force";
    let mut inside = board::tray(ui, leaves, board.is_over(Aside::Roster), "Roster", dropping);
    let ui = &mut inside;
    let search = &mut context.memory.own.of::<crate::Memory>().force.search;
    let hint = RichText::new("Search by name, people or type").color(Palette::of(ui).weak);
    let edit = TextEdit::singleline(search).id_salt("search roster").hint_text(hint).desired_width(f32::INFINITY);
    ui.add(edit)
        .accessible_name("Search the roster")
        .on_hover_text("Show only those with these letters in name, people or type.");
    let wanted = search.trim().to_lowercase();
    let rows: Vec<_> = scene.content.characters.iter().filter(|(_, character)| is_wanted(scene, character, &wanted)).collect();
    if rows.is_empty() {
        let words = if wanted.is_empty() { "The project has no characters yet." } else { "Nobody is called so." };
        ui.label(RichText::new(words).color(Palette::of(ui).weak));
        if scene.content.characters.is_empty() {
            ways(ui, context, "character", |ui, way| match way {
                Way::New => small_button(ui, "Add character"),
                Way::BlueBook => small_button(ui, "Blue book\u{2026}"),
            });
        }
    }
    let scroll = ScrollArea::vertical().id_salt("roster").auto_shrink([false, false]);
    ui.spacing_mut().item_spacing.y = 2.0;
    scroll.show_rows(ui, ROW, rows.len(), |ui, shown| {
        for (id, character) in rows.get(shown).unwrap_or_default() {
            row(ui, context, scene, *id, character);
        }
    });
}

/// Whether a character's name, people or type contains the searched words.
fn is_wanted(scene: &Scene, character: &Character, words: &str) -> bool {
    let troop = scene.content.troop_of(character).map_or("", TroopType::label);
    [character.label(), character.people_label(), troop].iter().any(|name| name.to_lowercase().contains(words))
}

/// The member of the force for this character; `None` if the character is not in the force.
fn member(scene: &Scene, id: Id<Character>) -> Option<Id<Member>> {
    scene.force.members.iter().find(|(_, member)| member.character == Some(id)).map(|(id, _)| id)
}

/// Shows a character: a press adds the character to the force, or selects the member if the character is in the force already.
fn row(ui: &mut Ui, context: &mut FrameContext, scene: &Scene, id: Id<Character>, character: &Character) {
    let palette = Palette::of(ui);
    let member = member(scene, id);
    let name = character.label();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        let wide = (ui.available_width() - theme::ROW - 4.0).max(theme::ROW);
        let (rect, _) = ui.allocate_exact_size(Vec2::new(wide, ROW), Sense::hover());
        let response = ui.interact(rect, UiId::unique(("roster", id.number())), Sense::click_and_drag());
        let selected = member.is_some_and(|member| scene.part == InForce::Member(member));
        ground(ui, rect, selected, &response);
        if response.has_focus() {
            ui.painter().rect_stroke(rect, theme::ROUND, (1.0, palette.accent), StrokeKind::Inside);
        }
        let side = ROW - 6.0;
        let picture = Rect::from_min_size(rect.min + Vec2::splat(3.0), Vec2::splat(side));
        counter::paint(ui.painter(), context, scene.content, Some(id), picture);
        paint_words(ui, rect, scene, character, member.is_some());
        let says = if member.is_some() { format!("{name}, in the force") } else { format!("Add {name}") };
        response.widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::Button, true, &says));
        described(&response, points(scene, character, member.is_some()).0);
        let piece = member.map_or(Piece::New(id), Piece::Member);
        if response.drag_started_by(PointerButton::Primary)
            && let Some(at) = response.interact_pointer_pos()
        {
            context.memory.own.of::<crate::Memory>().force.board.hand = Some(Hand::drag(piece, at, true));
        }
        match member {
            Some(member) if response.double_clicked() => {
                context.actions.extend(scene.dismissed(&[member]).map(Action::from));
            }
            Some(member) if response.clicked() => context.push(Action::PointAt(scene.at(InForce::Member(member)))),
            None if response.clicked() => context.change(scene.joined(id)),
            Some(_) | None => {}
        }
        let help = if member.is_some() {
            "In the force already: press to select, press twice to take out, or drag to a place."
        } else {
            "Press to take into the force, or drag to a place on a deck."
        };
        response.on_hover_text(format!("{name}, {}: {}. {help}", character.people_label(), character.values.at_start()));
        let away = format!("Take {name} out");
        if icon_button(ui, Icon::Minus, &away, "Take out of the force.", member.is_some()).clicked()
            && let Some(member) = member
        {
            context.actions.extend(scene.dismissed(&[member]).map(Action::from));
        }
    });
}

/// The type and points of a character in words, and whether the character costs more than what is left of the budget.
fn points(scene: &Scene, character: &Character, is_in: bool) -> (String, bool) {
    let worth = scene.content.worth(character);
    let letters = scene.content.troop_of(character).map_or("", |troop| troop.letters.as_str());
    let is_dear = !is_in && scene.left().is_some_and(|left| worth > left);
    (format!("{letters}  {worth} points{}", if is_dear { ", too dear" } else { "" }), is_dear)
}

/// Paints a character's name, and below it type and points. If the character costs more than what is left of the budget, the words say "too dear".
fn paint_words(ui: &Ui, rect: Rect, scene: &Scene, character: &Character, is_in: bool) {
    let palette = Palette::of(ui);
    let left = rect.left() + ROW + 2.0;
    let room = rect.right() - 22.0 - left;
    let ink = if is_in { palette.weak } else { palette.text };
    let galley = cut_line(ui, character.label(), room, theme::bold(theme::BODY), ink);
    ui.painter().galley(Pos2::new(left, rect.top() + 4.0), galley, ink);
    let (words, is_dear) = points(scene, character, is_in);
    let ink = if is_dear { palette.error } else { palette.weak };
    let galley = cut_line(ui, words, room, theme::regular(theme::SMALL), ink);
    ui.painter().galley(Pos2::new(left, rect.bottom() - 5.0 - galley.size().y), galley, ink);
    let sign = Rect::from_center_size(Pos2::new(rect.right() - 11.0, rect.center().y), Vec2::splat(15.0));
    let icon = if is_in { Icon::Check } else { Icon::Plus };
    paint_icon(ui.painter(), icon, sign, 13.0, if is_in { palette.good } else { palette.text });
}

//! A summary of the forces: the viewer's own units by type and place, the visible units of other sides, and the losses of each. If a place on the
//! wall is selected, the summary lists the units there instead.

use crate::StarViking;
use egui::{Label, Rect, RichText, ScrollArea, Sense, TextWrapMode, Ui, Vec2};

use super::scene::{Counter, Scene};
use super::wall::{self, Spot};
use super::{Board, content, counters, words};
use crate::printed::Printed;
use kit::play::{Game, PlayContext, PlayDesk};
use kit::theme::{self, Palette};
use kit::widgets::{cut_line, link_button, section};
use rules::counted;
use rules::play::{Play as _, Player, Told as _};
use star_viking::play::Where;

/// The height of a line of the summary, in points of the screen.
const LINE: f32 = 34.0;
/// The size of the counter on a line of the summary, in points of the screen.
const COUNTER: f32 = 28.0;

/// What painting a line of the summary needs: the game, its scene, and the pictures of counters.
struct Painting<'a, 'b> {
    game: &'a Game<StarViking>,
    scene: &'a Scene,
    printed: &'a mut Printed,
    table: &'a mut PlayContext<'b>,
}

/// Shows the summary of the forces.
pub fn show(ui: &mut Ui, desk: &PlayDesk<StarViking>, board: &mut Board, printed: &mut Printed, table: &mut PlayContext) {
    let Some((game, eyes)) = desk.shown() else { return };
    let scene = &board.scene(game, eyes);
    let chosen = board.wall.chosen.filter(|_| board.shows_wall(game));
    ui.horizontal(|ui| {
        section(ui, if chosen.is_some() { "FORCES HERE" } else { "FORCES" });
        if chosen.is_some() && link_button(ui, "Show all").on_hover_text("List the forces of all places.").clicked() {
            board.wall.chosen = None;
        }
    });
    let mut painting = Painting { game, scene, printed, table };
    ScrollArea::vertical().id_salt("forces").auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        match chosen {
            Some(spot) => painting.at(ui, spot),
            None => painting.all(ui),
        }
    });
}

impl Painting<'_, '_> {
    /// Shows the forces of all sides.
    fn all(&mut self, ui: &mut Ui) {
        let scene = self.scene;
        let battle = self.game.battle.public().is_battle();
        for player in self.game.players() {
            let own: Vec<&Counter> =
                scene.counters.iter().filter(|counter| counter.is_known && counter.owner == player).collect();
            let holds = battle && scene.tiles.get(usize::from(scene.tile)).is_some_and(|tile| tile.control == player);
            let stands = if battle { String::new() } else { wall::stands(self.game, scene, player) };
            let words = if holds { "holds the system".to_owned() } else { stands };
            if own.is_empty() && words.is_empty() && !scene.lost.iter().any(|(_, owner)| *owner == player) {
                continue;
            }
            side(ui, self.game.battle.side_name(player), &words);
            self.losses(ui, player);
            self.list(ui, own.into_iter().filter(|counter| !matches!(counter.at, Where::Aboard(_))));
        }
        let seen: Vec<&Counter> = scene.counters.iter().filter(|counter| !counter.is_known).collect();
        let hidden: usize = scene.hidden.values().map(|number| usize::from(*number)).sum();
        if !seen.is_empty() {
            let words = if hidden > 0 { format!("{} hidden below others", counted(hidden, "counter")) } else { String::new() };
            side(ui, "Seen of the others", &words);
            self.list(ui, seen.into_iter());
        }
    }

    /// Shows the units at a place of the wall: in a system, in its box of withdrawn units, or at a home base.
    fn at(&mut self, ui: &mut Ui, spot: Spot) {
        let scene = self.scene;
        let name = match spot {
            Spot::Home(player) => format!("Home base of {}", self.game.battle.side_name(player)),
            Spot::Tile(tile) | Spot::Limbo(tile) => {
                let found = self.game.battle.public().tiles().get(usize::from(tile));
                found.map_or_else(String::new, |tile| tile.name.clone())
            }
        };
        let words = match spot {
            Spot::Home(player) => wall::stands(self.game, scene, player),
            Spot::Tile(tile) | Spot::Limbo(tile) => {
                let holder = scene.tiles.get(usize::from(tile)).map_or("", |found| self.game.battle.side_name(found.control));
                format!("{holder}, {}", wall::pays(self.game, scene, tile))
            }
        };
        side(ui, &name, &words);
        let is_here = |counter: &Counter| match (scene.spot_of(counter), spot) {
            (Some(Spot::Tile(at) | Spot::Limbo(at)), Spot::Tile(tile) | Spot::Limbo(tile)) => at == tile,
            (at, spot) => at == Some(spot),
        };
        let here: Vec<&Counter> = scene.counters.iter().filter(|counter| is_here(counter)).collect();
        let noted = scene.noted.iter().filter(|noted| is_here(&noted.counter));
        let mut turns: Vec<u16> = noted.clone().map(|noted| noted.turn).collect();
        turns.sort_unstable();
        turns.dedup();
        if here.is_empty() && turns.is_empty() {
            ui.label(RichText::new("Nobody is seen here.").color(Palette::of(ui).weak));
        }
        for player in self.game.players() {
            let own: Vec<&Counter> = here.iter().copied().filter(|counter| counter.owner == player).collect();
            if !own.is_empty() {
                section(ui, &self.game.battle.side_name(player).to_uppercase());
                self.list(ui, own.into_iter());
            }
        }
        for turn in turns.into_iter().rev() {
            section(ui, &format!("SEEN IN TURN {turn}"));
            let then: Vec<Counter> = noted.clone().filter(|noted| noted.turn == turn).map(|noted| noted.counter).collect();
            self.list(ui, then.iter());
        }
    }

    /// Shows the losses of a side by type.
    fn losses(&self, ui: &mut Ui, player: Player) {
        let mut kinds: Vec<(String, usize)> = Vec::new();
        for (kind, _) in self.scene.lost.iter().filter(|(_, owner)| *owner == player) {
            let found = self.game.battle.public().kind_of(*kind);
            let name = format!("{} {}", found.color, found.short());
            match kinds.iter_mut().find(|(known, _)| *known == name) {
                Some((_, number)) => *number += 1,
                None => kinds.push((name, 1)),
            }
        }
        let listed: Vec<String> = kinds.into_iter().map(|(name, number)| format!("{number} × {name}")).collect();
        let words = if listed.is_empty() { "Nothing lost.".to_owned() } else { format!("Lost: {}.", listed.join(", ")) };
        ui.add(Label::new(RichText::new(words).size(theme::SMALL).color(Palette::of(ui).weak)).wrap());
    }

    /// Lists units; equal units share a line.
    fn list<'a>(&mut self, ui: &mut Ui, units: impl Iterator<Item = &'a Counter>) {
        let mut groups: Vec<(Counter, usize)> = Vec::new();
        for counter in units {
            match groups.iter_mut().find(|(known, _)| known.looks_like(counter)) {
                Some((_, number)) => *number += 1,
                None => groups.push((*counter, 1)),
            }
        }
        for (counter, number) in groups {
            self.line(ui, &counter, number);
        }
    }

    fn line(&mut self, ui: &mut Ui, counter: &Counter, number: usize) {
        let game = self.game;
        let (content, palette) = (content(&game.project), Palette::of(ui));
        let (rect, response) = ui.allocate_exact_size(Vec2::new(ui.available_width() - 10.0, LINE), Sense::hover());
        let name = words::name(&game.battle, counter, number);
        let tile = game.battle.public().tiles().get(usize::from(counter.tile));
        let at = words::place(&game.battle, tile.map(|tile| &tile.system), counter.at);
        // For a unit on another tile than the one shown, the line also names that tile.
        let at = match tile.filter(|_| counter.tile != self.scene.tile) {
            Some(tile) => format!("{}: {at}", tile.name),
            None => at,
        };
        let state = words::state(counter);
        let state = if state.is_empty() { at } else { format!("{at}; {state}") };
        response.widget_info(|| egui::WidgetInfo::labeled(egui::accesskit::Role::Label, true, format!("{name}: {state}")));
        if !ui.is_rect_visible(rect) {
            return;
        }
        let picture = Rect::from_min_size(rect.min + Vec2::splat(2.0), Vec2::splat(COUNTER));
        if let Some(page) = counters::page(self.printed, &game.project, counter, false) {
            self.table.screen.paint(ui.painter(), &page, picture, palette.shadow);
        }
        let left = picture.right() + 8.0;
        let width = rect.right() - left;
        let values = content.units.get(counter.kind).map_or_else(String::new, |kind| {
            let values = counter.damage.values(kind, &content.tables);
            format!("{}{}{} {}", values.ew, values.attack, values.defense, kind.operations)
        });
        let head = format!("{name}  {values}");
        let asked = self.scene.asked == Some(counter.unit);
        let font = if asked { theme::bold(12.0) } else { theme::regular(12.0) };
        let ink = if matches!(counter.at, Where::Gone(_)) { palette.weak } else { palette.text };
        let galley = cut_line(ui, head, width, font, ink);
        ui.painter().galley(egui::pos2(left, rect.top() + 2.0), galley, ink);
        let galley = cut_line(ui, state.clone(), width, theme::regular(theme::SMALL), palette.weak);
        ui.painter().galley(egui::pos2(left, rect.top() + 17.0), galley, palette.weak);
        response.on_hover_text(format!("{name}: {state}"));
    }
}

/// Writes the name of a side or place with a remark.
fn side(ui: &mut Ui, name: &str, remark: &str) {
    ui.add_space(2.0);
    // A remark for which there is no room beside the name stands below the name.
    ui.horizontal_wrapped(|ui| {
        ui.add(Label::new(RichText::new(name).font(theme::bold(theme::BODY))).truncate());
        let remark = Label::new(RichText::new(remark).size(theme::SMALL).color(Palette::of(ui).weak));
        ui.add(remark.wrap_mode(TextWrapMode::Extend));
    });
}

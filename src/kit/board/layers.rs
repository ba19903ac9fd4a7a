//! The layers of a painted map. The user can hide each of them, or lock it so that it cannot be changed. The project does not store which are hidden
//! or locked.

use egui::Ui;

/// Which layers are hidden, and which are locked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layers<L> {
    hidden: Vec<L>,
    locked: Vec<L>,
}

impl<L> Default for Layers<L> {
    fn default() -> Self {
        Self { hidden: Vec::new(), locked: Vec::new() }
    }
}

impl<L: Copy + PartialEq> Layers<L> {
    /// Whether a layer is drawn.
    pub fn shows(&self, layer: L) -> bool {
        !self.hidden.contains(&layer)
    }

    /// A sentence that says why a layer cannot be changed: it is locked or hidden. `None` if it can be changed.
    pub fn objection(&self, layer: L, name: &str) -> Option<String> {
        let state = match (self.hidden.contains(&layer), self.locked.contains(&layer)) {
            (false, false) => return None,
            (true, _) => "hidden",
            (false, true) => "locked",
        };
        Some(format!("The layer {name:?} is {state}, so nothing was changed. The menu Layers shows and unlocks it."))
    }

    /// Shows a menu in which the user hides and locks layers. `all` gives each layer with its name, the lowest first.
    pub fn menu(&mut self, ui: &mut Ui, all: &[(L, &str)]) {
        let changed = self.hidden.len() + self.locked.len();
        let words = if changed == 0 { "Layers".to_owned() } else { format!("Layers ({changed} changed)") };
        let border = ui.visuals().widgets.inactive.bg_stroke;
        let menu = ui.menu_button(words, |ui| {
            // egui draws no borders in menus, but a box that is not ticked needs a border.
            ui.visuals_mut().widgets.inactive.bg_stroke = border;
            egui::Grid::new("layers").num_columns(3).spacing([16.0, 4.0]).show(ui, |ui| {
                for (layer, name) in all {
                    ui.label(*name);
                    switch(ui, &mut self.hidden, *layer, false, "Shown", name);
                    switch(ui, &mut self.locked, *layer, true, "Locked", name);
                    ui.end_row();
                }
            });
        });
        menu.response.on_hover_text("Show, hide and lock what lies on the map. It is drawn whole on paper all the same.");
    }
}

/// Shows a tick box that adds a layer to the list or removes it. If `ticked_is_in` is true, a tick means that the layer is in the list; otherwise a
/// tick means that it is not.
fn switch<L: Copy + PartialEq>(ui: &mut Ui, list: &mut Vec<L>, layer: L, ticked_is_in: bool, words: &str, name: &str) {
    let mut ticked = list.contains(&layer) == ticked_is_in;
    if ui.checkbox(&mut ticked, words).accessible_name(format!("{words}: {name}")).changed() {
        list.retain(|other| *other != layer);
        if ticked == ticked_is_in {
            list.push(layer);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_hidden_or_locked_is_not_changed() {
        let mut layers = Layers::default();
        assert!(layers.shows('a') && layers.objection('a', "Terrain").is_none());
        layers.locked.push('a');
        assert!(layers.shows('a'));
        assert!(layers.objection('a', "Terrain").is_some_and(|words| words.contains("\"Terrain\" is locked")));
        layers.hidden.push('a');
        assert!(!layers.shows('a') && layers.shows('b'));
        assert!(layers.objection('a', "Terrain").is_some_and(|words| words.contains("is hidden")));
    }
}

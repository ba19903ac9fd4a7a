//! The desk, the table and the print preview speak of the thing that is selected.

use drydock::editor::action::DeskMode;
use drydock::editor::things::{self, OutlineEntry};
use drydock::project::{Game, Library, Place};
use drydock::sheets::{self, Request, game};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;

use crate::support::window::{Window, keys, open_template_of, project};

/// Whether the pages of a kind show a thing.
fn is_on(window: &Window, kind: sheets::SheetKind, thing: &Place) -> bool {
    let request = Request { only: vec![kind], everything: true, ..Request::default() };
    let mut printout = sheets::print(project(window), &request);
    printout.keep_only(|place| things::thing(place) == *thing);
    !printout.sheets.is_empty()
}

/// The first thing of each kind whose name no other has.
fn first_things(window: &Window) -> Vec<OutlineEntry> {
    let outline = &window.state().state().document.derived().outline;
    let first = outline.iter().filter_map(|group| group.entries.first()).cloned();
    first.filter(|entry| window.query_all_by_role_and_label(Role::ListItem, &entry.name).count() == 1).collect()
}

#[test]
fn table_and_preview_speak_of_the_selected_thing() {
    // The other games' outlines open folded.
    for game in [Game::LaunchFighters, Game::StarViking] {
        let folder = tempfile::tempdir().expect("a folder");
        let (mut window, _) = open_template_of(game, Library::SAMPLE, folder.path());
        let things = first_things(&window);
        assert!(things.len() > 1, "{game}");
        for OutlineEntry { place, name, .. } in things {
            window.get_by_role_and_label(Role::ListItem, &name).click();
            window.run();
            assert_eq!(window.state().state().document.place(), &place);

            keys(&mut window, Modifiers::COMMAND, Key::Num3);
            let kind = project(&window).content.kinds()[window.state().state().table()];
            assert_eq!(kind.thing_of(&place), Some(place.clone()), "{game}: the table of {name}");

            keys(&mut window, Modifiers::COMMAND, Key::Num2);
            let first = window.state().state().shown_sheets();
            let expected = game::of(game).sheet_of(&place);
            assert!(expected.is_none_or(|kind| kind == first), "{game}: {name} opens on the {first:?}");
            for kind in sheets::kinds(game) {
                let toggle = window.query_all_by_role_and_label(Role::Button, kind.label()).next();
                let Some(toggle) = toggle else { continue };
                toggle.click();
                window.run();
                assert_eq!(window.state().state().view.desk, DeskMode::Print);
                let has_pages = window.query_by_label("Nothing to print here").is_none();
                let is_missing = window.query_all_by_label_contains(&format!(", none with {name}")).next().is_some();
                assert_eq!(is_missing, has_pages && !is_on(&window, kind, &place), "{game}: {name} on the {}", kind.label());
            }
        }
    }
}

//! The desk, the table, the print preview and the inspector speak of the thing that is selected.

use std::collections::BTreeSet;

use drydock::drawing::hit;
use drydock::editor::action::DeskMode;
use drydock::editor::things::{self, OutlineEntry, OutlineGroup};
use drydock::project::{Game, Library, Place, files};
use drydock::sheets::{self, Request, SheetKind, game};
use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::support::window::{Window, keys, open_sized, project};

/// The things that the pages of each kind of sheet show.
fn shown_on_sheets(window: &Window, game: Game) -> Vec<(SheetKind, Vec<Place>)> {
    let things_of = |kind: SheetKind| {
        let printout = sheets::print(project(window), &Request { only: vec![kind], everything: true, ..Request::default() });
        let pages = printout.sheets.iter().flat_map(|(_, pages)| pages);
        let tags: BTreeSet<usize> = pages.flat_map(hit::tagged_bounds).map(|(tag, _)| tag.0 as usize).collect();
        tags.into_iter().filter_map(|tag| printout.places.get(tag)).map(things::thing).collect()
    };
    sheets::kinds(game).into_iter().map(|kind| (kind, things_of(kind))).collect()
}

/// The first thing of each kind, with the word for one of them, and how many listed before it have its name.
fn first_things(window: &Window) -> Vec<(&'static str, OutlineEntry, usize)> {
    let outline = &window.state().state().document.derived().outline;
    let before = |number: usize, name: &str| {
        outline[..number].iter().flat_map(|group| &group.entries).filter(|entry| entry.name == name).count()
    };
    let first = |(number, group): (usize, &OutlineGroup)| {
        let entry = group.entries.first()?.clone();
        let namesakes = before(number, &entry.name);
        Some((group.one, entry, namesakes))
    };
    outline.iter().enumerate().filter_map(first).collect()
}

/// What the inspector names: what a thing is, and its name.
fn inspected(window: &Window) -> [String; 2] {
    let panel = window.get_by_role_and_label(Role::Region, "Inspector");
    let mut labels = panel.query_all_by_role(Role::Label).map(|label| {
        let node = label.accesskit_node();
        node.label().or_else(|| node.value()).unwrap_or_default()
    });
    std::array::from_fn(|_| labels.next().unwrap_or_default())
}

/// Selects the first thing of each kind of a game's sample, and looks at every view of it.
fn hold(game: Game) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("sample.drydock");
    files::save(&file, &Library::bundled().template(game, Library::SAMPLE).expect("the template")).expect("a saved file");
    // So tall that every row of the outline is in sight, but for the last kinds of Freedom in the Galaxy.
    let mut window = open_sized(Some(file), folder.path(), Vec2::new(1280.0, 6000.0));
    let things = first_things(&window);
    assert!(things.len() > 1);
    let shown = shown_on_sheets(&window, game);
    for (one, OutlineEntry { place, name, .. }, namesakes) in things {
        let rows = window.query_all_by_role_and_label(Role::ListItem, &name);
        let row = rows.filter(|row| row.rect().left() < 240.0).nth(namesakes);
        let Some(row) = row else {
            assert_eq!(game, Game::FreedomInTheGalaxy, "{name} is listed");
            break;
        };
        row.click();
        window.run();
        assert_eq!(window.state().state().document.place(), &place);
        let expected = [one.to_uppercase(), name.clone()];
        assert_eq!(inspected(&window), expected, "beside the desk");

        keys(&mut window, Modifiers::COMMAND, Key::Num3);
        let state = window.state().state();
        if state.view.desk == DeskMode::Table {
            let kind = project(&window).content.kinds()[state.table()];
            assert_eq!(kind.thing_of(&place), Some(place.clone()), "the table of {name}");
        }
        assert_eq!(inspected(&window), expected, "beside the table");

        keys(&mut window, Modifiers::COMMAND, Key::Num2);
        let first = window.state().state().shown_sheets();
        let opened = game::of(game).sheet_of(&place);
        assert!(opened.is_none_or(|kind| kind == first), "{name} opens on the {first:?}");
        for (kind, on_it) in &shown {
            let toggle = window.query_all_by_role_and_label(Role::Button, kind.label()).next();
            let Some(toggle) = toggle else { continue };
            toggle.click();
            window.run();
            assert_eq!(window.state().state().view.desk, DeskMode::Print);
            let has_pages = window.query_by_label("Nothing to print here").is_none();
            let is_missing = window.query_all_by_label_contains(&format!(", none with {name}")).next().is_some();
            assert_eq!(is_missing, has_pages && !on_it.contains(&place), "{name} on the {}", kind.label());
            assert_eq!(inspected(&window), expected, "beside the {}", kind.label());
        }
    }
}

#[test]
fn the_views_of_launch_fighters_speak_of_the_selected_thing() {
    hold(Game::LaunchFighters);
}

#[test]
fn the_views_of_star_viking_speak_of_the_selected_thing() {
    hold(Game::StarViking);
}

#[test]
fn the_views_of_freedom_in_the_galaxy_speak_of_the_selected_thing() {
    hold(Game::FreedomInTheGalaxy);
}

#[test]
fn the_views_of_vikings_speak_of_the_selected_thing() {
    hold(Game::Vikings);
}

#[test]
fn the_views_of_space_viking_speak_of_the_selected_thing() {
    hold(Game::SpaceViking);
}

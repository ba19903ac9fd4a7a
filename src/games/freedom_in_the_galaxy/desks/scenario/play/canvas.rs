//! The display of a game: a click or a key chooses a highlighted environ or counter, and a drag moves a group.

use egui::{Label, PointerButton, RichText, Ui};

use super::choices::asked_in;
use super::groups::{self, Meant};
use super::scene::Scene;
use super::why::why;
use super::{Board, cards, hand, lights, pieces, plates, words};
use crate::FreedomInTheGalaxy;
use freedom_in_the_galaxy_paper::sheets::star_systems;
use kit::board::{Ground, Overlay, Spaces as _, board, legend_line, next_asked, ring_line};
use kit::play::{Game, PlayContext, PlayDesk};
use kit::theme::{self, Palette};
use paper::sheets::Printout;
use rules::play::Told as _;

/// Shows the display of a game and handles the pointer and the keys on it.
pub fn show(ui: &mut Ui, desk: &mut PlayDesk<FreedomInTheGalaxy>, shown: &mut Board, table: &mut PlayContext) {
    let Some((game, eyes)) = desk.shown() else { return };
    let scene = Scene::of(game, eyes);
    let legal = game.legal();
    let lying = pieces::lying(&mut shown.places, &scene);
    hand::decide(ui, shown, |one| groups::can_be_dragged(&scene, legal, one), &lying);
    shown.follow_game(game, &scene);
    let touched = board(ui, &mut shown.view, &scene.display, shown.pans);
    if touched.has_keys(ui, table.asked) {
        let taken = || scene.display.spots().filter(|spot| !groups::is_nothing(&scene, legal, *spot)).collect();
        if let Some(spot) = next_asked(ui, table.keys, taken, shown.view.cursor) {
            shown.view.show(&scene.display, spot);
        }
        shown.view.zoomed(ui, table.keys, &scene.display, None);
    }
    let dropped = hand::follow(ui, shown, &scene, game.state(), &lying, &touched);
    let clicked = touched.response.clicked_by(PointerButton::Primary);
    shown.view.cursor = shown.view.hovered.filter(|_| clicked).or(shown.view.cursor);
    let under = touched.point.and_then(|point| lying.iter().rev().find(|one| one.rect.contains(point)));
    let meant = match (under, shown.view.hovered) {
        _ if !dropped.is_empty() => Some(Meant::Way(dropped)),
        (Some(one), _) if clicked => Some(groups::pressed(&scene, (game.state(), legal), one)),
        (None, Some(spot)) if clicked => Some(groups::pressed_space(&scene, legal, &lying, spot)),
        (None, None) if clicked => Some(Meant::Among(Vec::new())),
        _ => shown.view.cursor.filter(|_| touched.applied).map(|spot| groups::pressed_space(&scene, legal, &lying, spot)),
    };
    let is_nothing = matches!(&meant, Some(Meant::Among(choices) | Meant::List(choices)) if choices.is_empty());
    let spot = if clicked { shown.view.hovered } else { shown.view.cursor };
    let reason = if is_nothing { why(game, eyes, &scene, under.filter(|_| clicked), spot) } else { None };
    let star = scene.display.star;
    let draw = || {
        let page = star_systems::page_of(scene.content, star, &mut Printout::default());
        let step = star_systems::board().min - scene.display.part().min;
        let items = page.map(|page| page.items).unwrap_or_default().into_iter().map(|(at, item)| (at + step, item));
        (scene.display.size(), items.collect())
    };
    shown.picture.show(ui, (&game.project, star), draw, &touched, table.work);
    let over = &Overlay::new(ui, &touched, &scene.display, Ground::Paper);
    lights::show(ui, over, (game, eyes), (&scene, &lying), shown, table);
    plates::show(ui, over, &scene);
    cards::show(ui, over, (game, eyes), (&scene, &lying), shown, table);
    let at = shown.view.cursor.map_or_else(String::new, |spot| words::space(&scene, spot));
    touched.say(&format!("Game. {}", game.battle.moment(game.state())), &at, None);
    shown.picture.small_map(ui, &mut shown.view, &touched, table.work);
    desk.board_is(touched.response.id);
    match meant {
        Some(Meant::Among(choices)) => desk.choose_among(choices),
        Some(Meant::List(choices)) => desk.list_only(choices),
        Some(Meant::Way(way)) => desk.follow_way(&way),
        None => {}
    }
    if let Some(reason) = reason {
        desk.explain(reason);
    }
}

impl Board {
    /// When a new question is asked, scrolls to the environ that the question is about or, if there is none, to the spaces that can be chosen.
    fn follow_game(&mut self, game: &Game<FreedomInTheGalaxy>, scene: &Scene) {
        let now = (game.replay().at(), game.legal().is_empty());
        if self.followed.replace(now) == Some(now) || game.legal().is_empty() {
            return;
        }
        let about: Vec<_> = asked_in(scene).and_then(|environ| scene.spot(environ)).into_iter().collect();
        let lit = || scene.display.spots().filter(|spot| !groups::is_nothing(scene, game.legal(), *spot)).collect();
        self.view.bring_into_sight(&scene.display, if about.is_empty() { lit() } else { about });
    }
}

/// Shows the line below the board: a description of what is under the pointer or at the cursor, and the zoom.
pub fn line(ui: &mut Ui, desk: &PlayDesk<FreedomInTheGalaxy>, shown: &mut Board, table: &PlayContext) {
    let Some((game, eyes)) = desk.shown() else { return };
    let scene = Scene::of(game, eyes);
    let lying = pieces::lying(&mut shown.places, &scene);
    let pointer = ui.input(|input| input.pointer.latest_pos());
    let under = hand::under(shown, &lying, pointer.filter(|_| shown.view.hovered.is_some()));
    let said = words::under(game, &scene, under, shown.view.meant());
    let lights: Vec<_> = lights::lit(&scene, game.legal()).into_iter().collect();
    shown.view.line_with(ui, table.keys, (&scene.display, None), said, |ui| {
        legend_line(ui, &lights);
        ring_line(ui, &lights::rings(game, eyes, &scene));
        let weak = Palette::of(ui).weak;
        ui.add(Label::new(RichText::new(LETTERS).size(theme::SMALL).color(weak)).truncate());
    });
}

/// What the letters on the printed tracks mean.
const LETTERS: &str = "On the tracks: S at the start of the rebellion, A at Armageddon, C under Rebel control then";

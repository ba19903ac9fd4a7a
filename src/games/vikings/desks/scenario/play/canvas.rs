//! The boards of a game. With a click or a key the user chooses a lit, that is, highlighted hex, or sends the moving character to a hex several steps
//! away.

use egui::{PointerButton, RichText, Ui};

use super::super::pieces::Over;
use super::press::friend_at;
use super::scene::Scene;
use super::{Board, choices, hulls, lights, pieces, sailing, words};
use crate::Vikings;
use geometry::Space;
use kit::board::{Ground, Light, Lights, Overlay, board, legend_line, next_asked};
use kit::play::{Eyes, Game, PlayContext, PlayDesk};
use kit::theme::{self, Palette};
use rules::play::Told as _;
use vikings::play::{Action, BoatNumber, Event, ManNumber, Question};
use vikings::{Terrain, TokenKind};

/// Shows the boards of a game, with the names of characters if `names` is set, and handles input on them.
pub fn show(ui: &mut Ui, desk: &mut PlayDesk<Vikings>, shown: &mut Board, table: &mut PlayContext, names: bool) {
    shown.go_on(desk);
    let Some((game, eyes)) = desk.shown() else { return };
    let Some(spaces) = shown.spaces() else { return };
    shown.update(game, eyes);
    let scene = Scene::of(game, eyes);
    let spaces = &spaces;
    shown.follow_game(game, &scene, spaces);
    let before = shown.view.cursor;
    let touched = board(ui, &mut shown.view, spaces, true);
    if touched.has_keys(ui, table.asked) {
        let taken = || shown.known.lit.iter().copied().collect();
        if let Some(space) = next_asked(ui, table.keys, taken, shown.view.cursor) {
            shown.view.show(spaces, space);
        }
        shown.view.zoomed(ui, table.keys, spaces, None);
    }
    let clicked = shown.view.hovered.filter(|_| touched.response.clicked_by(PointerButton::Primary));
    shown.is_pointed |= clicked.is_some() || before.is_some() && shown.view.cursor != before;
    shown.view.cursor = clicked.or(shown.view.cursor);
    let chosen = clicked.or(shown.view.cursor.filter(|_| touched.applied));
    desk.board_is(touched.response.id);
    if let Some(space) = chosen {
        shown.choose(desk, space);
    }
    let Some((game, eyes)) = desk.shown() else { return };
    shown.update(game, eyes);
    let scene = Scene::of(game, eyes);
    if let Some(picture) = shown.shown.picture().cloned() {
        shown.picture.show(ui, &picture, &touched, table.work);
    }
    let over = &Overlay::new(ui, &touched, spaces, Ground::Paper);
    paint(over, table, shown, game, eyes, names);
    let small = shown.picture.small_map(ui, &mut shown.view, &touched, table.work);
    pieces::dots(small, &scene, spaces);
    let there = meaning((&scene, game.legal()), shown, shown.view.cursor.unwrap_or_default());
    touched.say(&format!("Game. {}", game.battle.moment(game.state())), &there, None);
}

/// Paints everything over the picture of the boards, with the names of characters if `names` is set.
fn paint(over: &Over, table: &mut PlayContext, shown: &mut Board, game: &Game<Vikings>, eyes: Eyes, names: bool) {
    let scene = &Scene::of(game, eyes);
    tide(over, scene, shown);
    hulls::boats(over, &mut shown.hulls, scene);
    pieces::fallen(over, table.screen, scene, &shown.faces);
    let lights: Vec<Lights<Space>> = lit(shown);
    for light in &lights {
        light.grounds(over);
    }
    pieces::things(over, scene);
    pieces::men(over, table.screen, scene, &shown.faces);
    sailing::ropes(over, scene);
    let taken = |space: Space| scene.position.at(space).is_some();
    // If many hexes are lit, no signs are painted on hexes with characters, because signs on every member of a crew would hide the counters.
    if shown.known.lit.len() <= FEW || !shown.known.lit.iter().any(|space| taken(*space)) {
        for light in &lights {
            light.signs(over, taken);
        }
    }
    if names {
        pieces::names(over, scene);
    }
    hulls::marks(over, scene, &shown.known.lit);
    lights::trace(over, game, eyes, scene);
    lights::asked(over, scene);
    sailing::asked(over, scene);
    let meant = shown.view.meant();
    sailing::courses(over, scene, game.legal(), meant);
    if let Some(space) = meant {
        shown.known.look_at(scene, space);
        if let Some((way, perils)) = shown.known.meant(space) {
            lights::way(over, scene, way, perils);
        }
    }
    // As long as the user has not pointed at any hex, the cursor has no ring, which would be mistaken for a mark of the game.
    if shown.is_pointed {
        over.cursor(&shown.view);
    } else {
        over.hovered(&shown.view);
    }
}

/// If more hexes than this are lit, no signs are painted on hexes with characters.
const FEW: usize = 12;

/// The hexes to light, that is, to highlight: those that stand for choices, and those that the moving character can reach in several steps.
fn lit(shown: &Board) -> Vec<Lights<Space>> {
    let light =
        |kind: Light, spaces: Vec<Space>, words: &'static str| (!spaces.is_empty()).then_some(Lights { kind, spaces, words });
    let near = light(Light::Reach, shown.known.lit.iter().copied().collect(), "can be chosen");
    let far = shown.known.ways.farther().filter(|space| !shown.known.lit.contains(space)).collect();
    near.into_iter().chain(light(Light::Special, far, "can be gone to, step by step")).collect()
}

/// Tints the ground that low tide has laid dry, and paints the shallows that it becomes afterwards as paper does, lighter than deep water. When the
/// water is deep again, the board is as it was printed (5.5).
fn tide(over: &Over, scene: &Scene, shown: &Board) {
    let site = scene.public().ground_now(scene.position).site;
    for space in shown.tidal.iter().copied().filter(|space| over.sees(*space)) {
        match site.terrain(space) {
            Some(Terrain::Deep) => {}
            Some(Terrain::Shallow) => {
                over.fill(space, theme::printed(vikings_paper::sheets::boards::SHALLOW).gamma_multiply(0.85));
            }
            _ => over.fill(space, theme::printed(vikings_paper::sheets::scenarios::GOLD).gamma_multiply(0.35)),
        }
    }
}

impl Board {
    /// Moves the character on along the chosen path until something happens.
    pub(super) fn go_on(&mut self, desk: &mut PlayDesk<Vikings>) {
        while let Some(rest) = &mut self.rest {
            let Some((game, _)) = desk.shown() else { return };
            let replay = game.replay();
            if rest.is_stopped(replay.len(), replay.events().iter().map(|past| &past.event)) {
                self.rest = None;
                return;
            }
            // The walk waits if the other side still has to say that it does not shoot.
            let Some(next) = rest.next().filter(|_| replay.is_at_end() && !game.legal().is_empty()) else { return };
            // A step without an alternative has been made automatically.
            let walker = game.state().position.walk.as_ref().map(|walk| game.state().position.man(walk.man));
            let stands = walker.filter(|man| man.is_here()).map(|man| man.pose);
            if stands.map(Action::Step) == Some(next) {
                rest.is_made(replay.len());
                continue;
            }
            if !game.legal().contains(&next) {
                self.rest = None;
                return;
            }
            // The walk stops where the player must choose whether a marker on the way is turned over (5.5).
            if let Action::Step(pose) = next
                && game.legal().contains(&Action::StepPast(pose))
            {
                self.rest = None;
                return desk.list_only(vec![next, Action::StepPast(pose)]);
            }
            if rest.is_begun() {
                desk.go_on_way(next);
            } else {
                desk.follow_way(&[next]);
            }
            let actions = desk.game().map_or(0, |game| game.replay().len());
            rest.is_made(actions);
        }
    }

    /// Scrolls the boards, if necessary, so that the subject of the question is visible, or else the characters who move, fight or fall. The cursor
    /// and the zoom stay.
    fn follow_game(&mut self, game: &Game<Vikings>, scene: &Scene, spaces: &super::Hexes) {
        let now = (game.replay().at(), game.legal().is_empty());
        if self.followed.replace(now) == Some(now) {
            return;
        }
        let hex = |man: ManNumber| Some(scene.position.man(man)).filter(|man| man.is_here()).map(|man| man.pose.hex);
        let walks = scene.position.walk.as_ref().and_then(|walk| hex(walk.man));
        let fights = scene.position.clash.as_ref().and_then(|clash| hex(*clash.attackers.first()?));
        let harmed = game.just_happened(Eyes::All).find_map(|event| match event {
            Event::Harmed { at, .. } => Some(*at),
            _ => None,
        });
        let asked = if game.legal().is_empty() { Vec::new() } else { asked(scene) };
        let lit = if asked.is_empty() { self.known.lit.iter().copied().collect() } else { asked };
        let happens = || walks.or(fights).or(harmed).into_iter().collect();
        self.view.bring_into_sight(spaces, if lit.is_empty() { happens() } else { lit });
    }
}

/// The hex of the character or boat that a question is about; the list is empty if the question is about no particular piece.
fn asked(scene: &Scene) -> Vec<Space> {
    let position = scene.position;
    let man = |man: ManNumber| Some(position.man(man)).filter(|man| man.is_here()).map(|man| man.pose.hex);
    let boat = |boat: BoatNumber| Some(position.boat(boat)).filter(|boat| boat.is_here()).map(|boat| boat.axis);
    let one = match scene.question() {
        Some(Question::Step | Question::Reaction | Question::Put(_)) => position.walk.as_ref().and_then(|walk| man(walk.man)),
        Some(Question::Target(archer)) => man(archer),
        Some(Question::Join | Question::Takes) => position.clash.as_ref().and_then(|clash| man(*clash.attackers.first()?)),
        Some(Question::Retreat) => position.retreats.first().and_then(|retreat| man(retreat.man)),
        Some(Question::Displace(who) | Question::AdvanceOn(who)) => man(who),
        Some(Question::Tasks(number) | Question::Speed(number) | Question::Sail(number) | Question::Shaken(number)) => {
            boat(number)
        }
        _ => None,
    };
    one.into_iter().collect()
}

/// Shows the line below the board: a description of what is under the pointer or at the cursor, and the zoom.
pub fn line(ui: &mut Ui, desk: &PlayDesk<Vikings>, shown: &mut Board, table: &PlayContext) {
    let Some((game, eyes)) = desk.shown() else { return };
    let Some(spaces) = shown.spaces() else { return };
    let space = shown.view.meant().unwrap_or_default();
    let scene = Scene::of(game, eyes);
    shown.update(game, eyes);
    let words = meaning((&scene, game.legal()), shown, space);
    let lights = lit(shown);
    shown.view.line_with(ui, table.keys, (&spaces, None), words, |ui| {
        legend_line(ui, &lights);
        letters(ui, &scene);
    });
}

/// Explains the letters by which the beasts and markers on the boards are shown.
fn letters(ui: &mut Ui, scene: &Scene) {
    let loose = |kind: TokenKind| scene.position.herd().any(|(_, beast)| beast.is_loose() && beast.kind == kind);
    let beasts = [TokenKind::Horse, TokenKind::Pig, TokenKind::Goat].into_iter().filter(|kind| loose(*kind));
    let each = beasts.filter_map(|kind| Some(format!("{} {}", kind.label().chars().next()?.to_uppercase(), kind.label())));
    let covered = scene.position.markers.iter().any(|marker| marker.here && marker.shown.is_none());
    let each: Vec<String> = each.chain(covered.then(|| "? face down".to_owned())).collect();
    if !each.is_empty() {
        ui.label(RichText::new(each.join(", ")).size(theme::SMALL).color(Palette::of(ui).weak));
    }
}

/// Describes a hex, what a click on it does, and the dangers of the path to it.
fn meaning((scene, legal): (&Scene, &[Action]), shown: &mut Board, space: Space) -> String {
    let leaves = choices::at(scene, legal, space) == [Action::Leave];
    shown.known.look_at(scene, space);
    let help = if friend_at(scene, space).is_some() {
        ""
    } else if leaves {
        "; click twice to leave the board from here"
    } else if shown.known.weighed.contains(&space) {
        "; click for the odds, and again to choose it"
    } else if shown.known.lit.contains(&space) {
        "; click to choose it"
    } else {
        ""
    };
    let way = shown.known.meant(space).map_or_else(String::new, |(way, perils)| {
        let dangers: Vec<String> = lights::words(scene, perils);
        let dangers = if dangers.is_empty() { String::new() } else { format!("; {}", dangers.join("; ")) };
        let click = if help.is_empty() { "click to go there: " } else { "" };
        format!("; {click}{}{dangers}", way.words())
    });
    format!("{}{help}{way}", words::hex(scene, space))
}

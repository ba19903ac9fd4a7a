//! A summary of the forces: each side's characters with their places and possessions, and its units by kind.

use egui::accesskit::Role;
use egui::{Label, Rect, RichText, ScrollArea, Sense, Ui, Vec2, WidgetInfo};

use super::pieces::Piece;
use super::scene::Scene;
use super::{Board, cards, counters, words};
use crate::FreedomInTheGalaxy;
use freedom_in_the_galaxy::play::{CharacterNumber, EnvironNow, UnitKind, Whereabouts};
use freedom_in_the_galaxy::{Character, Rating, Side};
use kit::play::{Game, PlayContext, PlayDesk};
use kit::screen;
use kit::theme::{self, Palette};
use kit::widgets::cut_line;
use rules::play::Told as _;
use rules::{capital, counted, listed};

/// The height of a line of the summary, in points of the screen.
const LINE: f32 = 34.0;
/// The size of the counter on a line of the summary, in points of the screen.
const COUNTER: f32 = 28.0;
/// The width of the card that is shown beside a line, in points of the screen.
const CARD: f32 = 230.0;

/// A line of the summary.
struct Line {
    piece: Piece,
    head: String,
    below: String,
    /// The ratings from the character's card, for the hover text.
    card: String,
    /// Whether the character or the units of the line are lost.
    is_lost: bool,
}

/// Shows the summary of the forces.
pub fn show(ui: &mut Ui, desk: &PlayDesk<FreedomInTheGalaxy>, board: &mut Board, table: &mut PlayContext) {
    let Some((game, eyes)) = desk.shown() else { return };
    let scene = &Scene::of(game, eyes);
    ScrollArea::vertical().id_salt("forces").auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for (side, score) in Side::ALL.into_iter().zip(game.battle.score(game.state())) {
            ui.add_space(2.0);
            let remark = score.split_once(": ").map_or(score.as_str(), |(_, rest)| rest);
            ui.add(Label::new(RichText::new(side.player()).font(theme::bold(theme::BODY))).truncate());
            let remark = RichText::new(format!("{}.", capital(remark))).size(theme::SMALL).color(Palette::of(ui).weak);
            ui.add(Label::new(remark).wrap());
            for line in lines(scene, side) {
                show_line(ui, game, scene, &line, board, table);
            }
        }
    });
}

/// The lines of a side: its characters, free ones first, then its units by kind.
fn lines(scene: &Scene, side: Side) -> Vec<Line> {
    let order = |at: Whereabouts| match at {
        Whereabouts::In(_) | Whereabouts::Open | Whereabouts::Space => 0,
        Whereabouts::Captive(_) => 1,
        Whereabouts::Killed => 2,
        Whereabouts::Pool => 3,
    };
    let own = scene.look.public.of_side(side);
    let mut people: Vec<_> = scene.look.open.numbered().filter(|(number, now)| own.has(*number) && order(now.at) < 3).collect();
    people.sort_by_key(|(_, now)| order(now.at));
    let people = people.into_iter().map(|(number, now)| person(scene, number, now.at));
    let kinds = scene.look.public.kinds().filter(|kind| scene.look.public.side_of(*kind) == side);
    let units = kinds.filter_map(|kind| units(scene, kind));
    people.chain(units).chain(face_down(scene, side)).collect()
}

fn person(scene: &Scene, character: CharacterNumber, at: Whereabouts) -> Line {
    let place = match at {
        Whereabouts::In(environ) | Whereabouts::Captive(environ) => capital(scene.battle.environ_name(environ)),
        Whereabouts::Open => "To be placed".to_owned(),
        Whereabouts::Space | Whereabouts::Pool | Whereabouts::Killed => String::new(),
    };
    let parts = [place, words::state(scene, character), words::belongings(scene, character)];
    let below = parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("; ");
    let card = &scene.look.public.character(character).card;
    Line {
        piece: Piece::Character(character),
        head: format!("{}  {}", scene.battle.character_name(character), card.ratings.leading()),
        below: capital(&below),
        card: format!("; {}", ratings(card)),
        is_lost: at == Whereabouts::Killed,
    }
}

/// The line for the units of a kind, with the environs where they are known to stand; `None` if no unit of the kind is known to be in play.
fn units(scene: &Scene, kind: UnitKind) -> Option<Line> {
    let places = scene.look.public.places().chain([scene.look.public.transit()]);
    let here: u32 = places.map(|environ| u32::from(scene.look.units(environ)[kind.index()])).sum();
    let waits = |now: &EnvironNow| now.waiting.iter().filter(|other| **other == kind).count();
    let waiting: usize = scene.look.open.environs.iter().map(waits).sum();
    let number = here + waiting as u32;
    if number == 0 {
        return None;
    }
    let stands = |environ| match scene.look.units(environ)[kind.index()] {
        0 => None,
        number => Some(format!("{number} at {}", scene.battle.environ_name(environ))),
    };
    let mut known: Vec<String> = scene.look.public.places().filter_map(stands).collect();
    known.extend((waiting > 0).then(|| format!("{waiting} without room yet")));
    Some(Line {
        piece: Piece::Unit(kind),
        head: format!("{number} × {}", scene.battle.unit_name(kind)),
        below: known.join(", "),
        card: String::new(),
        is_lost: false,
    })
}

/// The line for the units that lie face down for the viewer, with their environs but not their kinds (7.22); `None` if there are none.
fn face_down(scene: &Scene, side: Side) -> Option<Line> {
    if side == Side::Rebel || scene.look.imperial.is_some() {
        return None;
    }
    let lie = |environ| Some((environ, scene.look.open.environ(environ).face_down)).filter(|(_, number)| *number > 0);
    let lying: Vec<_> = scene.look.public.places().filter_map(lie).collect();
    let number: u32 = lying.iter().map(|(_, number)| u32::from(*number)).sum();
    let at = lying.iter().map(|(environ, number)| format!("{number} at {}", scene.battle.environ_name(*environ)));
    let below = at.collect::<Vec<_>>().join(", ");
    let head = format!("{} face down", counted(i64::from(number), "mobile unit"));
    (number > 0).then_some(Line { piece: Piece::FaceDown, head, below, card: String::new(), is_lost: false })
}

fn show_line(
    ui: &mut Ui,
    game: &Game<FreedomInTheGalaxy>,
    scene: &Scene,
    line: &Line,
    board: &mut Board,
    table: &mut PlayContext,
) {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(Vec2::new(ui.available_width() - 10.0, LINE), Sense::hover());
    let said = format!("{}: {}{}", line.head, line.below, line.card);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, said.clone()));
    if !ui.is_rect_visible(rect) {
        return;
    }
    let picture = Rect::from_min_size(rect.min + Vec2::splat(2.0), Vec2::splat(COUNTER));
    let page = board.pictures.of(&game.project, scene, line.piece);
    counters::paint(ui.painter(), table.screen, page.as_ref(), picture);
    let left = picture.right() + 8.0;
    let width = rect.right() - left;
    let ink = if line.is_lost { palette.weak } else { palette.text };
    let galley = cut_line(ui, line.head.clone(), width, theme::regular(12.0), ink);
    ui.painter().galley(egui::pos2(left, rect.top() + 2.0), galley, ink);
    let galley = cut_line(ui, line.below.clone(), width, theme::regular(theme::SMALL), palette.weak);
    ui.painter().galley(egui::pos2(left, rect.top() + 17.0), galley, palette.weak);
    let card = cards::of_piece(scene, line.piece).and_then(|place| board.pictures.card(&game.project, place));
    response.on_hover_ui(|ui| {
        ui.label(said);
        if let Some(page) = card {
            let (rect, _) = ui.allocate_exact_size(screen::size_of(page.size, CARD), Sense::hover());
            table.screen.paint(ui.painter(), &page, rect, palette.shadow);
        }
    });
}

/// The ratings of a character as printed on the card (6.1).
fn ratings(card: &Character) -> String {
    let all = Rating::ALL.map(|rating| format!("{} {}", rating.label().to_lowercase(), card.ratings.get(rating)));
    listed(&all)
}

//! Boats in a naval phase: the courses that a boat can take, the ropes from their coils to their hooks, and the chances that hooks hold and ropes are
//! cut (4.3, 4.43, 4.6).

use egui::{Align2, Color32, Pos2, Stroke, Vec2};

use super::super::pieces::Over;
use super::choices::lead;
use super::hulls::{hull, outline};
use super::labels;
use super::pieces::ink;
use super::ram;
use super::scene::Scene;
use geometry::{Hex, Space};
use kit::board::badge;
use kit::play::Beside;
use kit::theme::{self, Palette};
use kit::widgets::percent;
use rules::counted;
use rules::play::Play as _;
use vikings::boat::Berth;
use vikings::odds::{cut, hook};
use vikings::play::{Action, Battle, BoatNumber, Comes, Hook, Position, Question, State, Way, distance, hex_of, space_of};

/// The narrowest hex, in points of the screen, in which numbers fit without covering the neighbouring hexes.
const ROOM_FOR_NUMBERS: f32 = 13.0;

/// The narrowest hex, in points of the screen, in which a hook is named.
const ROOM_FOR_WORDS: f32 = 24.0;

/// The remark beside a choice: the result of a boat's move, or the chance in tenths that a hook holds or a rope is cut.
pub fn beside(battle: &Battle, state: &State, action: Action) -> Option<Beside> {
    let (public, position) = (battle.public(), &state.position);
    let tables = public.tables();
    match (action, position.question) {
        (Action::Sail(sail), Some((_, Question::Sail(boat)))) => {
            let way = public.ways(position, boat).into_iter().find(|way| way.sail == sail)?;
            of_move(battle, position, boat, way)
        }
        (Action::Speed(speed), Some((_, Question::Speed(boat)))) => {
            let (words, says) = ram::straight_on(battle, position, boat, speed).1?;
            Some(Beside { words, says })
        }
        (Action::Throw(man, at), _) => {
            let hexes = distance(position.man(man).pose.hex, at);
            let chance = hook(hexes, public.is_weak(position, man), &tables.grappling);
            let counts = tenths(chance);
            let far = counted(hexes, "hex");
            let rope = public
                .boat_of(position, man)
                .zip(public.boat_at(position, at))
                .map_or(0, |boats| public.rope_breaks(position, boats));
            let [words, says] = match rope {
                0 => Default::default(),
                broken => {
                    let stays = percent(chance * f64::from(10 - broken) / 10.0);
                    [
                        format!(", rope breaks {broken} of 10"),
                        format!(" Its weak rope then breaks with {broken} of ten, so that it stays with {stays} (5.3)."),
                    ]
                }
            };
            Some(Beside {
                words: format!("{far}: holds {counts} of 10{words}"),
                says: format!("Thrown {far}, the hook holds with {counts} of the ten faces of the die (4.62).{says}"),
            })
        }
        (Action::Cut(man, _), _) => {
            let chance = tenths(cut(1, public.is_weak(position, man), &tables.grappling));
            Some(Beside {
                words: format!("cut {chance} of 10"),
                says: format!("The rope is cut with {chance} of the ten faces of the die (4.64)."),
            })
        }
        _ => None,
    }
}

fn tenths(chance: f64) -> u32 {
    (chance * 10.0).round() as u32
}

/// The remark beside a move of a boat; `None` if the move has no consequence.
fn of_move(battle: &Battle, position: &Position, boat: BoatNumber, way: Way) -> Option<Beside> {
    let comes = match way.comes {
        Comes::Goes => None,
        Comes::Rams(other, _) => Some(ram::strikes(battle, position, boat, other)),
        Comes::Wrecks => Some(ram::wrecks(battle, position, boat)),
        Comes::Grounds => Some(("onto the beach".into(), "It comes onto the beach (4.44).".into())),
        Comes::Leaves => Some(("off the board".into(), "It leaves the board with everybody aboard.".into())),
    };
    let loss = (way.loss > 0).then(|| {
        let left = position.boat(boat).speed().unsigned_abs().saturating_sub(way.loss);
        (format!("−{} speed", way.loss), format!("It costs {} of its speed, and {left} is left (4.43).", way.loss))
    });
    let later = ram::wrecks_later(battle, position, boat, way);
    let each: Vec<(String, String)> = comes.into_iter().chain(loss).chain(later).collect();
    let join = |parts: Vec<&str>, between: &str| parts.join(between);
    (!each.is_empty()).then(|| Beside {
        words: join(each.iter().map(|(words, _)| &words[..]).collect(), ", "),
        says: join(each.iter().map(|(_, says)| &says[..]).collect(), " "),
    })
}

/// Draws the courses that a boat can take: for a speed, how far the boat comes straight on; for a move, where it lies afterwards. The course under
/// the pointer is emphasised and described.
pub fn courses(over: &Over, scene: &Scene, legal: &[Action], meant: Option<Space>) {
    match scene.question() {
        Some(Question::Speed(boat)) if !legal.is_empty() => speeds(over, scene, boat, legal, meant),
        Some(Question::Sail(boat)) if !legal.is_empty() => moves(over, scene, boat, legal, meant),
        _ => {}
    }
}

/// The hexes that a boat covers when it lies in a berth, that is, a position.
fn planks(scene: &Scene, boat: BoatNumber, berth: Berth) -> Vec<Space> {
    scene.public().boats()[boat.index()].class.covers(berth).map(space_of).collect()
}

fn speeds(over: &Over, scene: &Scene, boat: BoatNumber, legal: &[Action], meant: Option<Space>) {
    let paper = Palette::on_paper();
    let berth = scene.position.boat(boat).berth();
    for action in legal {
        let Action::Speed(speed) = *action else { continue };
        let way = if speed < 0 { berth.turned(3) } else { berth };
        let then = (0..speed.unsigned_abs()).fold(berth, |berth, _| berth.moved(way.ahead()));
        let end = lead(scene, boat, then, speed);
        if over.width(end) >= ROOM_FOR_NUMBERS {
            let size = (over.width(end) * 0.5).clamp(9.0, 18.0);
            over.painter.text(over.middle(end), Align2::CENTER_CENTER, speed.to_string(), theme::bold(size), paper.accent);
        }
        if meant == Some(end) {
            // A rope that holds the boat stops the course short of the hex that stands for the speed (4.63).
            let (stops, remark) = ram::straight_on(scene.battle, scene.position, boat, speed);
            let goes = [lead(scene, boat, berth, speed), lead(scene, boat, stops, speed)];
            over.broken_line(&goes.map(|hex| over.middle(hex)), Stroke::new(2.5, paper.accent));
            outline(over, &planks(scene, boat, stops), Stroke::new(2.5, paper.accent));
            let words =
                [remark.map_or_else(|| format!("Speed {speed}, straight on"), |(words, _)| format!("Speed {speed}: {words}"))];
            labels::beside(over, over.middle(end), over.width(end) * 0.6, (&words[..], false), &[]);
        }
    }
}

fn moves(over: &Over, scene: &Scene, boat: BoatNumber, legal: &[Action], meant: Option<Space>) {
    let paper = Palette::on_paper();
    let state = scene.position.boat(boat);
    let from = over.middle(lead(scene, boat, state.berth(), state.way()));
    for way in scene.public().ways(scene.position, boat) {
        if !legal.contains(&Action::Sail(way.sail)) {
            continue;
        }
        let end = lead(scene, boat, way.berth, state.way());
        let is_meant = meant == Some(end);
        let is_safe = way.comes == Comes::Goes && ram::wrecks_later(scene.battle, scene.position, boat, way).is_none();
        let ink = if is_safe { paper.accent } else { paper.error };
        over.painter.line_segment([from, over.middle(end)], Stroke::new(if is_meant { 3.0 } else { 1.5 }, ink));
        if is_meant {
            outline(over, &planks(scene, boat, way.berth), Stroke::new(2.5, ink));
            let remark =
                of_move(scene.battle, scene.position, boat, way).map_or_else(String::new, |beside| format!(": {}", beside.words));
            let words = [format!("{}{remark}", way.sail.label())];
            labels::beside(over, over.middle(end), over.width(end) * 0.6, (&words[..], false), &[]);
        }
    }
}

/// Draws the ropes of all boats: those in use from the coil to the hook, stowed ones as a coil on the deck (4.61, 4.63).
pub fn ropes(over: &Over, scene: &Scene) {
    let paper = Palette::on_paper();
    let (public, position) = (scene.public(), scene.position);
    for (_, rope) in public.ropes(position) {
        let Some(coil) = public.coil_on(position, rope) else { continue };
        let (from, width) = (over.middle(coil), over.width(coil));
        let radius = (width * 0.14).max(2.0);
        match rope.hook {
            Hook::Holds { .. } => {
                let Some(hook) = public.hook_on(position, rope) else { continue };
                // The hook is drawn beside the counter of the character on its hex.
                let to = over.middle(hook) + Vec2::new(0.4, 0.0) * width;
                line_to_hook(over, [from, to], width, paper.error);
            }
            Hook::InWater { .. } => {
                let overboard = over.middle(beside_the_hull(scene, coil));
                line_to_hook(over, [from, from + (overboard - from) * 0.8], width, paper.advice);
            }
            Hook::Stowed | Hook::Carried(_) | Hook::ToLay | Hook::Gone => {}
        }
        if matches!(rope.hook, Hook::Stowed | Hook::Holds { .. } | Hook::InWater { .. }) {
            // The coil is drawn beside the counter on its hex, where it does not cover the name at the foot of the counter.
            let at = from + Vec2::new(-0.44, 0.0) * width;
            over.painter.circle(at, radius, theme::PAPER, Stroke::new(1.5, paper.text));
            over.painter.circle_filled(at, radius * 0.35, paper.text);
        }
    }
}

/// Draws a rope from its coil to its hook, and the word "hook" if the hexes are wide enough.
fn line_to_hook(over: &Over, line: [Pos2; 2], width: f32, ink: Color32) {
    over.painter.line_segment(line, Stroke::new((width * 0.12).max(3.0), theme::PAPER));
    over.painter.line_segment(line, Stroke::new((width * 0.07).max(1.5), Palette::on_paper().text));
    over.painter.circle(line[1], (width * 0.14).max(2.0), ink, Stroke::new(1.0, theme::PAPER));
    if width >= ROOM_FOR_WORDS {
        badge(&over.painter, line[1] - Vec2::new(0.0, 0.3) * width, "hook", (width * 0.24).clamp(8.0, 11.0));
    }
}

/// The hex in which a hook that missed is drawn: a hex of water beside the hex of the coil, or the hex of the coil itself if there are decks all
/// around.
fn beside_the_hull(scene: &Scene, coil: Space) -> Space {
    let around = Hex::NEIGHBOURS.map(|step| space_of(hex_of(coil) + step));
    around.into_iter().find(|space| scene.public().boat_at(scene.position, *space).is_none()).unwrap_or(coil)
}

/// Marks the boat that the question is about.
pub fn asked(over: &Over, scene: &Scene) {
    let Some(Question::Tasks(boat) | Question::Speed(boat) | Question::Sail(boat) | Question::Shaken(boat)) = scene.question()
    else {
        return;
    };
    let hexes = hull(scene, boat);
    let ring = Stroke::new(3.0, Palette::on_paper().accent);
    outline(over, &hexes, ring);
    let side = ink(scene.position.boat(boat).player);
    over.painter.circle_stroke(over.middle(scene.position.boat(boat).axis), 3.0, Stroke::new(1.5, side));
}

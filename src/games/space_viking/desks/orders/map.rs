//! The map as the player knows it, with the route of the fleet in hand. A click on a space adds the space to the route as its next stop.

use std::sync::Arc;

use egui::{Align2, Color32, RichText, Stroke, Ui, Vec2};

use super::OrderDesk;
use crate::sector::SectorSpaces;
use geometry::Space;
use kit::board::{Ground, Overlay, PrintedMap, View, above, below, board};
use kit::post::PostContext;
use kit::theme::{self, Palette};
use kit::widgets::{Offer, choice, plate, small_button, small_toggle};
use rules::counted;
use space_viking::Sector;
use space_viking::orders::grammar::Verb;
use space_viking::orders::{Leg, Lines, Name, Route, Stop, Told, Voyage, Waypoint};
use space_viking::play::Knowledge;
use space_viking::play::knowledge::Stranger;
use space_viking_paper::sheets::report::known_map;
use space_viking_paper::sheets::sector_map;

/// What the order desk's map remembers from one frame of the window to the next.
#[derive(Default)]
pub struct Memory {
    view: View<Space>,
    picture: PrintedMap<(), Knowledge>,
}

/// The width of the field that chooses the fleet in hand, in points of the screen.
const FLEETS: f32 = 170.0;

/// Shows the map as the player knows it, with the routes of the fleets.
pub fn show(ui: &mut Ui, desk: &mut OrderDesk, context: &mut PostContext) {
    above(ui, "route tools", 0, |ui| tools(ui, desk));
    below(ui, "map line", |ui| {
        let words = describe(desk, desk.map.view.meant().unwrap_or_default());
        let knowledge = Arc::clone(&desk.knowledge);
        let at = desk.voyage().map(|voyage| voyage.from);
        desk.map.view.line(ui, context.keys, &SectorSpaces(&knowledge.posted.sector), at, words);
    });
    let knowledge = Arc::clone(&desk.knowledge);
    let spaces = SectorSpaces(&knowledge.posted.sector);
    let touched = board(ui, &mut desk.map.view, &spaces, false);
    let draw = || (sector_map::size(&knowledge.posted.sector), known_map::map(&knowledge, &knowledge.posted.sector).items);
    desk.map.picture.show(ui, (&knowledge, ()), draw, &touched, context.work);
    let over = Overlay::new(ui, &touched, &spaces, Ground::Paper);
    strangers(&over, &knowledge);
    voyages(&over, desk);
    over.cursor(&desk.map.view);
    desk.map.picture.small_map(ui, &mut desk.map.view, &touched, context.work);
    let there = describe(desk, desk.map.view.cursor.unwrap_or_default());
    touched.say("Known map", &there, desk.in_hand.clone());
    let pressed =
        touched.response.clicked().then(|| touched.point.and_then(|point| sector_map::space_at(spaces.0, point))).flatten();
    let by_key = touched.applied.then_some(desk.map.view.cursor).flatten();
    if let Some(space) = pressed.or(by_key).filter(|_| !context.asked) {
        go(desk, Stop { to: waypoint(&knowledge, space), acts: Vec::new() });
    }
}

/// Shows the field that chooses the fleet in hand, and the buttons for its route.
fn tools(ui: &mut Ui, desk: &mut OrderDesk) {
    ui.horizontal_wrapped(|ui| {
        ui.set_min_height(theme::ROW);
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.label(RichText::new("Route of").size(theme::SMALL).color(Palette::of(ui).weak));
        let shown = desk.in_hand.clone().unwrap_or_else(|| "no fleet".into());
        let offers: Vec<Offer<String>> = desk
            .voyages
            .iter()
            .map(|voyage| Offer::new(voyage.fleet.clone(), voyage.fleet.clone(), desk.in_hand.as_ref() == Some(&voyage.fleet)))
            .collect();
        if let Some(fleet) = choice(ui, "Fleet in hand", FLEETS, &shown, offers).taken {
            desk.in_hand = Some(fleet);
        }
        let route = route(desk);
        let has_stops = route.as_ref().is_some_and(|route| !route.stops.is_empty());
        if small_button(ui, "Wait").on_hover_text("Add a move that is spent where the fleet is by then.").clicked() {
            go(desk, Stop { to: Waypoint::Wait, acts: Vec::new() });
        }
        if has_stops {
            let repeats = route.as_ref().is_some_and(|route| route.repeat);
            if small_toggle(ui, repeats, "Repeat").on_hover_text("Begin anew behind the last stop.").clicked()
                && let Some(route) = route.clone()
            {
                set(desk, Route { repeat: !repeats, ..route }, "repeating a route");
            }
            if small_button(ui, "Take back a stop").on_hover_text("Take the last stop off the route.").clicked()
                && let Some(mut route) = route
            {
                route.stops.pop();
                set(desk, route, "taking a stop off a route");
            }
        }
        if !has_stops {
            let weak = Palette::of(ui).weak;
            ui.label(RichText::new("A press on the map is its next stop.").size(theme::SMALL).color(weak));
        }
    });
}

/// The route of the fleet in hand as the sheet orders it; `None` if the sheet orders none.
fn route(desk: &OrderDesk) -> Option<Route> {
    let place = desk.written.sheet.block_of(desk.in_hand.as_ref()?)?;
    desk.written.sheet.fleets[place].what.lines.route.as_ref().map(|route| route.what.clone())
}

/// Adds a stop to the route of the fleet in hand.
fn go(desk: &mut OrderDesk, stop: Stop) {
    let mut route = route(desk).unwrap_or_default();
    route.stops.push(stop.into());
    set(desk, route, "adding a stop");
}

/// Sets the route of the fleet in hand in the sheet. A route without stops is removed from the sheet.
fn set(desk: &mut OrderDesk, route: Route, label: &str) {
    let Some(fleet) = desk.in_hand.clone() else { return };
    if route.stops.is_empty() {
        return desk.forget_line(&fleet, Verb::Route, label);
    }
    desk.tell(&fleet, &Lines { route: Some(route.into()), ..Lines::default() }, label);
}

/// A space as a stop of a route. It is given by the name of its world, if no other world has the same name.
fn waypoint(knowledge: &Knowledge, space: Space) -> Waypoint {
    let named = knowledge.world_at(space).filter(|world| {
        knowledge.world_named(&world.name).is_some_and(|known| known.at == space) && !world.name.trim().is_empty()
    });
    named.map_or(Waypoint::Space(space), |world| Waypoint::World(Name::from(world.name.as_str())))
}

/// Draws the voyages of all fleets in pale lines, the voyage of the fleet in hand in strong lines with its arrivals, and a pennant where each fleet
/// stands.
fn voyages(over: &Overlay<SectorSpaces>, desk: &OrderDesk) {
    let paper = Palette::on_paper();
    for voyage in desk.voyages.iter().filter(|voyage| desk.in_hand.as_ref() != Some(&voyage.fleet)) {
        line(over, voyage, Stroke::new(1.0, paper.weak.gamma_multiply(0.6)));
        pennant(over, voyage.from, paper.weak);
    }
    let Some(voyage) = desk.voyage() else { return };
    line(over, voyage, Stroke::new(2.5, paper.accent));
    pennant(over, voyage.from, paper.accent);
    let mut told: Vec<(Space, Vec<String>)> = Vec::new();
    for leg in &voyage.legs {
        let words = arrival(leg);
        match told.iter_mut().find(|(at, _)| *at == leg.at) {
            Some((_, lines)) if lines.len() < 3 => lines.push(words),
            Some((_, lines)) => lines[2] = "and later".into(),
            None => told.push((leg.at, vec![words])),
        }
    }
    for (at, lines) in told {
        if over.sees(at) {
            let below = over.bounds(at).center_bottom() + Vec2::new(0.0, 2.0);
            plate(&over.painter, below, &lines, Align2::CENTER_TOP, paper);
        }
    }
}

/// When a leg of a voyage ends, as the year and tick in a few characters.
fn arrival(leg: &Leg) -> String {
    format!("{} · {}", leg.year, if leg.tick == 0 { "now".to_owned() } else { leg.tick.to_string() })
}

fn line(over: &Overlay<SectorSpaces>, voyage: &Voyage, stroke: Stroke) {
    let spaces = std::iter::once(voyage.from).chain(voyage.legs.iter().flat_map(|leg| leg.way.iter().copied()));
    let along: Vec<_> = spaces.map(|space| over.middle(space)).collect();
    if matches!(voyage.told, Told::Sheet(_)) {
        // The voyage is drawn leg by leg, because a single line would have a corner that sticks out far at a sharp turn.
        for leg in along.windows(2) {
            over.painter.line_segment([leg[0], leg[1]], stroke);
        }
    } else {
        over.broken_line(&along, stroke);
    }
}

/// A small flag in the corner of a space.
fn pennant(over: &Overlay<SectorSpaces>, at: Space, ink: Color32) {
    if !over.sees(at) {
        return;
    }
    let bounds = over.bounds(at);
    let height = (bounds.height() * 0.34).clamp(6.0, 22.0);
    let foot = bounds.left_top() + Vec2::new(bounds.width() * 0.12, height + bounds.height() * 0.06);
    let head = foot - Vec2::new(0.0, height);
    over.painter.line_segment([foot, head], Stroke::new(1.5, ink));
    let tip = head + Vec2::new(height * 0.8, height * 0.28);
    let flag = vec![head, tip, head + Vec2::new(0.0, height * 0.56)];
    over.painter.add(egui::Shape::convex_polygon(flag, ink, Stroke::NONE));
}

/// Marks the spaces where strange fleets were last seen.
fn strangers(over: &Overlay<SectorSpaces>, knowledge: &Knowledge) {
    let paper = Palette::on_paper();
    for stranger in &knowledge.strangers {
        if over.sees(stranger.at) {
            let bounds = over.bounds(stranger.at);
            let ink = if stranger.year == knowledge.year { paper.error } else { paper.error.gamma_multiply(0.5) };
            let at = bounds.right_top() + Vec2::new(-bounds.width() * 0.16, bounds.height() * 0.16);
            over.painter.circle_filled(at, (bounds.width() * 0.08).clamp(2.0, 6.0), ink);
        }
    }
}

/// Describes what the player knows of a space, and when the fleet in hand would arrive there.
fn describe(desk: &OrderDesk, space: Space) -> String {
    let knowledge = &desk.knowledge;
    let mut words = knowledge
        .world_at(space)
        .map_or_else(|| format!("Space {}", knowledge.posted.sector.written(space)), |world| knowledge.world_words(world));
    let here = knowledge.strangers.iter().filter(|stranger| stranger.at == space);
    for stranger in here {
        words.extend(["; ", &seen(knowledge, stranger)]);
    }
    if let Some(voyage) = desk.voyage() {
        let last = voyage.legs.last();
        let from = last.map_or(voyage.from, |leg| leg.at);
        let moves = Sector::moves(from, space);
        if moves > 0 && voyage.jump > 0 {
            let sum = last.map_or(0, |leg| leg.moves) + moves;
            let (year, tick) = voyage.moment(knowledge, sum);
            words.extend([format!("; {} on, {} is there in turn {year} at tick {tick}", counted(moves, "move"), voyage.fleet)]);
        }
    }
    words
}

fn seen(knowledge: &Knowledge, stranger: &Stranger) -> String {
    let ships: u32 = stranger.ships.iter().map(|(_, number)| *number).sum();
    let who = knowledge.stranger_words(stranger.number, stranger.owner);
    format!("{who}, {}, in year {}", counted(ships, "ship"), stranger.year)
}

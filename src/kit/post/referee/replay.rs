//! A year step by step, in full or as one player saw it: the events and their places on the map.
//!
//! A player's view shows only what that player's report contains. Its steps are the events of the year in that report, in the order in which they
//! happened, and the map shows what the player knows at the end of the year.

use std::sync::Arc;

use egui::{Align, Button, Frame, Key, Margin, Panel, RichText, ScrollArea, Ui};

use super::RefereeDesk;
use super::work::Ask;
use super::year::{PLAYERS, paper};
use crate::post::PostContext;
use crate::screen::to_screen;
use crate::theme::{self, Palette};
use crate::widgets::{Offer, choice, pages_area, small_button_if};
use drawing::{Item, Items, Page};
use geometry::{Point, Rect};
use paper::exchange::post::Step;

/// What the user is viewing: the player in whose view (`None` for the full view), and the index of the step, counted from 0.
type Looked = (Option<String>, usize);

/// What this view remembers from frame to frame.
#[derive(Default)]
pub struct Memory {
    /// The player in whose view the year is seen (`None` for the full view), and the steps of the year in that view. The whole is `None` until the
    /// steps are worked out.
    steps: Option<(Option<String>, Arc<[Step]>)>,
    /// The index of the step that is shown, counted from 0.
    at: usize,
    /// Whether the year that is being loaded is to be shown from its last step on, not from its first.
    from_its_end: bool,
    /// Whether the list has to scroll to the step that is shown.
    follow: bool,
    /// The map, with the view and the step that it was drawn for.
    map: Option<(Looked, Map)>,
}

/// A map with a ring at the place of a step.
#[derive(Clone)]
struct Map {
    page: Arc<Page>,
    /// The rectangle of the ring; `None` for a step without a place.
    ring: Option<Rect>,
}

impl Memory {
    /// Drops the steps and the map when another year is shown.
    pub fn forget(&mut self) {
        *self = Self { from_its_end: self.from_its_end, ..Self::default() };
    }
}

/// The fraction of the width that the list of steps takes, and its least and greatest width in points of the screen.
const STEPS: (f32, f32, f32) = (0.36, 300.0, 560.0);

/// The margin around the ring that is scrolled into view with it, in points of the screen.
const ROUND_IT: f32 = 40.0;

/// The name of the full view, which no player has.
const AS_IT_WAS: &str = "As it was";

/// A move to another step.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Back,
    On,
    To(usize),
}

/// Shows the year step by step.
pub fn show(ui: &mut Ui, desk: &mut RefereeDesk, context: &mut PostContext) {
    let player = eyes(ui, desk);
    let steps = steps(desk, player.as_deref());
    let mut way = buttons(ui, desk, steps.len());
    let has_keys = ui.memory(|memory| memory.focused().is_none()) && !context.asked;
    if has_keys && desk.busy.is_none() {
        let keys = [(Key::ArrowLeft, Way::Back), (Key::ArrowRight, Way::On)];
        way = way.or(keys.into_iter().find(|(key, _)| ui.input(|input| input.key_pressed(*key))).map(|(_, way)| way));
    }
    ui.add_space(theme::GAP);
    let (part, least, most) = STEPS;
    let width = (ui.available_width() * part).clamp(least, most);
    let side = Frame::new().inner_margin(Margin { left: 10, ..Margin::ZERO });
    let (at, follow) = (desk.year.replay.at, std::mem::take(&mut desk.year.replay.follow));
    Panel::right("steps of a year").frame(side).exact_size(width).resizable(false).show(ui, |ui| {
        way = list(ui, &steps, at, follow).or(way);
    });
    if desk.year.replay.map.as_ref().is_none_or(|((of, step), _)| *of != player || *step != at) {
        desk.year.replay.map = map(desk, player.as_deref(), at).map(|map| ((player, at), map));
    }
    if let Some(Map { page, ring }) = desk.year.replay.map.as_ref().map(|(_, map)| map.clone()) {
        pages_area("map of a year").show(ui, |ui| {
            let whole = paper(ui, context, &page);
            if let Some(ring) = ring.filter(|_| follow) {
                ui.scroll_to_rect(to_screen(&page, whole, ring).expand(ROUND_IT), None);
            }
        });
    }
    if let Some(way) = way {
        go(desk, way, steps.len());
    }
}

/// Shows the control that chooses the view, and returns the player whose view it is; `None` for the full view.
fn eyes(ui: &mut Ui, desk: &mut RefereeDesk) -> Option<String> {
    let player = desk.year.player.clone().filter(|player| desk.seen.players.contains(player));
    let shown = player.clone().unwrap_or_else(|| AS_IT_WAS.to_owned());
    let names = std::iter::once(None).chain(desk.seen.players.iter().cloned().map(Some));
    let offers = names.map(|name| {
        let words = name.clone().unwrap_or_else(|| AS_IT_WAS.to_owned());
        let chosen = name == player;
        Offer::new(name, words, chosen)
    });
    let Some(other) = choice(ui, "Through the eyes of", PLAYERS, &shown, offers).taken else { return player };
    desk.year.player.clone_from(&other);
    other
}

/// The steps of the year in a view. They are worked out again only when the view or the year has changed.
fn steps(desk: &mut RefereeDesk, player: Option<&str>) -> Arc<[Step]> {
    let memory = &mut desk.year.replay;
    if let Some((_, steps)) = memory.steps.as_ref().filter(|(of, _)| of.as_deref() == player) {
        return Arc::clone(steps);
    }
    let steps: Arc<[Step]> = desk.seen.replayed.steps(player).unwrap_or_default().into();
    memory.at = if std::mem::take(&mut memory.from_its_end) { steps.len().saturating_sub(1) } else { 0 };
    memory.follow = true;
    memory.steps = Some((player.map(str::to_owned), Arc::clone(&steps)));
    steps
}

/// The map at a step, with a ring around the place of the step. To find the ring, the map is drawn with the step and without it: the ring is the item
/// that only the former has.
fn map(desk: &RefereeDesk, player: Option<&str>, at: usize) -> Option<Map> {
    let replayed = &desk.seen.replayed;
    let (plain, page) = (replayed.map(player, None).ok()?, replayed.map(player, Some(at)).ok()?);
    Some(Map { ring: added(&plain.items, &page.items), page: Arc::new(page) })
}

/// The rectangle of the first item that `drawn` has and `plain` does not.
fn added(plain: &Items, drawn: &Items) -> Option<Rect> {
    let same = plain.iter().zip(drawn).take_while(|(one, other)| one == other).count();
    let (at, item) = drawn.get(same)?;
    let part = match (plain.get(same), item) {
        (Some((_, Item::Group(plain))), Item::Group(group)) => group.transform.apply_to_rect(added(&plain.items, &group.items)?),
        _ => item.bounds()?,
    };
    Some(part.moved(*at - Point::ORIGIN))
}

/// Shows the buttons back and forward, and the number of the step; returns the move that was pressed.
fn buttons(ui: &mut Ui, desk: &RefereeDesk, number: usize) -> Option<Way> {
    let (turn, at) = (desk.seen.replayed.turn(), desk.year.replay.at);
    let is_free = desk.busy.is_none();
    let mut way = None;
    ui.horizontal_wrapped(|ui| {
        let can = is_free && (at > 0 || turn > 0);
        let help = "The step before, of the turn before where this is the first; the left arrow does the same.";
        if small_button_if(ui, can, "Previous step").on_hover_text(help).clicked() {
            way = Some(Way::Back);
        }
        let can = is_free && (at + 1 < number || turn < desk.played());
        let help = "The next step, of the next turn where this is the last; the right arrow does the same.";
        if small_button_if(ui, can, "Next step").on_hover_text(help).clicked() {
            way = Some(Way::On);
        }
        let words = match (turn, number) {
            (0, _) => "Before the first turn.".to_owned(),
            (turn, 0) => format!("Turn {turn}: nothing happened that is told."),
            (turn, _) => format!("Turn {turn}, step {} of {number}", at + 1),
        };
        ui.label(RichText::new(words).size(theme::SMALL).color(Palette::of(ui).weak));
    });
    way
}

/// Shows all steps, with details below the present one. Returns the move to the step that was pressed; `None` if no step was pressed.
fn list(ui: &mut Ui, steps: &[Step], at: usize, follow: bool) -> Option<Way> {
    let mut pressed = None;
    ScrollArea::vertical().id_salt("list of steps").auto_shrink([false, false]).show(ui, |ui| {
        for (place, step) in steps.iter().enumerate() {
            let there = step.place.as_ref().map_or_else(String::new, |place| format!(", {place}"));
            let words = format!("{}{there}: {}", step.when, step.words);
            let row = Button::selectable(place == at, RichText::new(&words).size(theme::BODY)).wrap();
            let response = ui.push_id(place, |ui| ui.add(row)).inner;
            if place == at && follow {
                response.scroll_to_me(Some(Align::Center));
            }
            if response.clicked() {
                pressed = Some(Way::To(place));
            }
            if place == at {
                for part in &step.parts {
                    ui.label(RichText::new(format!("    {part}")).size(theme::SMALL));
                }
            }
        }
    });
    pressed
}

/// Makes a move. If this year has no further step in that direction, the move leads to another year.
fn go(desk: &mut RefereeDesk, way: Way, number: usize) {
    let turn = desk.seen.replayed.turn();
    let memory = &mut desk.year.replay;
    memory.follow = true;
    match way {
        Way::To(place) => memory.at = place,
        Way::Back if memory.at > 0 => memory.at -= 1,
        Way::On if memory.at + 1 < number => memory.at += 1,
        Way::Back if turn > 0 => {
            memory.from_its_end = true;
            desk.ask(Ask::Look(turn - 1));
        }
        Way::On if turn < desk.played() => desk.ask(Ask::Look(turn + 1)),
        Way::Back | Way::On => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use drawing::{Color, Group, Path};

    #[test]
    fn what_a_drawing_has_beyond_another_is_found_in_its_groups_as_well() {
        let square = |side: f64| Item::from(Path::rect(Rect::at(0.0, 0.0, side, side)).filled(Color::BLACK));
        let plain = vec![(Point::new(1.0, 1.0), square(2.0))];
        let ringed: Items = plain.iter().cloned().chain([(Point::new(5.0, 6.0), square(3.0))]).collect();
        assert_eq!(added(&plain, &ringed), Some(Rect::at(5.0, 6.0, 3.0, 3.0)));
        assert_eq!(added(&plain, &plain), None);
        let within = |items: Items| vec![(Point::new(10.0, 0.0), Item::from(Group::of(items)))];
        assert_eq!(added(&within(plain), &within(ringed)), Some(Rect::at(15.0, 6.0, 3.0, 3.0)));
    }
}

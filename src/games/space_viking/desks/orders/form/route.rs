//! The stops of a fleet, each with the time of arrival and with its acts, that is, what the fleet does there.

use egui::{Align, Button, Label, Layout, RichText, Ui};

use super::Changed;
use crate::orders::{OrderDesk, field};
use kit::theme::{self, Palette};
use kit::widgets::{Icon, icon_button, told_beside_menu};
use space_viking::Sovereign;
use space_viking::orders::grammar::{FORMS, Form, Room, Verb};
use space_viking::orders::{BlockAt, Leg, Lines, Route, Stop, Told, Voyage};

/// The indentation of the parts of a stop below its name, in points of the screen.
const INDENT: f32 = 60.0;

/// Shows the stops of a fleet.
pub fn show(ui: &mut Ui, desk: &mut OrderDesk, voyage: &Voyage, lines: &Lines, changed: &mut Option<Changed>) {
    let weak = Palette::of(ui).weak;
    let Some(route) = lines.route.as_ref().map(|route| &route.what) else {
        let words = match voyage.told {
            Told::Standing { is_sure: true } => "It goes on with its route. A press on the map begins another.",
            Told::Standing { is_sure: false } => {
                "It goes on with its route; the report does not tell which stop comes next. A press on the map begins another."
            }
            Told::Sheet(_) | Told::Nothing => "It has no route: a press on the map is its first stop.",
        };
        ui.label(RichText::new(words).size(theme::SMALL).color(weak));
        arrivals(ui, voyage);
        return;
    };
    let mut wanted = None;
    for (number, stop) in route.stops.iter().enumerate() {
        let mut arrivals: Vec<String> = voyage.legs.iter().filter(|leg| leg.stop == number).take(2).map(Leg::when).collect();
        // On a repeated route of one stop, the same time of arrival comes twice.
        arrivals.dedup();
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let alone = Route { stops: vec![Stop { acts: Vec::new(), ..stop.what.clone() }.into()], repeat: false };
            let place = alone.text();
            let name = format!("stop {} of {}", number + 1, voyage.fleet);
            if icon_button(ui, Icon::Trash, &format!("Remove {name}"), "Take the stop off the route.", true).clicked() {
                let mut route = route.clone();
                route.stops.remove(number);
                wanted = Some(route);
            }
            if icon_button(ui, Icon::Up, &format!("Move {name} up"), "Have it come one place sooner.", number > 0).clicked() {
                let mut route = route.clone();
                route.stops.swap(number, number - 1);
                wanted = Some(route);
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let menu = ui.menu_button("Act", |ui| act_menu(ui, desk, route, number, &mut wanted));
                menu.response
                    .on_hover_text("Add something that the fleet does there.")
                    .accessible_name(format!("Add an act at {name}"));
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    let words = RichText::new(format!("{}. {place}", number + 1)).font(theme::bold(theme::BODY));
                    ui.add(Label::new(words).truncate());
                });
            });
        });
        ui.horizontal(|ui| {
            ui.add_space(INDENT);
            let when = if arrivals.is_empty() { "is not reached".to_owned() } else { arrivals.join(" and ") };
            ui.add(Label::new(RichText::new(when).size(theme::SMALL).color(weak)).wrap());
        });
        if let Some(acts) = acts(ui, desk, voyage, route, number) {
            wanted = Some(acts);
        }
    }
    let Some(route) = wanted else { return };
    let label = format!("route of {}", voyage.fleet);
    let place = desk.written.sheet.block_of(&voyage.fleet);
    let text = match place {
        Some(place) if route.stops.is_empty() => desk.written.without_line(BlockAt::Fleet(place), Verb::Route),
        _ => desk.written.with_fleet(&voyage.fleet, &Lines { route: Some(route.into()), ..Lines::default() }),
    };
    *changed = Some((text, label));
}

/// Lists the arrivals of a fleet that follows the orders of an earlier year.
fn arrivals(ui: &mut Ui, voyage: &Voyage) {
    for leg in voyage.legs.iter().take(4) {
        let acts = if leg.acts.is_empty() { String::new() } else { format!(": {}", leg.acts.join(", ")) };
        ui.label(RichText::new(format!("{}{acts}", leg.when())).size(theme::SMALL).color(Palette::of(ui).weak));
    }
}

/// Shows the acts at a stop as a text field in the words of the sheet. If the user has changed them, returns the route with the new acts.
fn acts(ui: &mut Ui, desk: &mut OrderDesk, voyage: &Voyage, route: &Route, number: usize) -> Option<Route> {
    let stop = &route.stops[number].what;
    if stop.acts.is_empty() && desk.typing.trouble.is_none() {
        return None;
    }
    let words = stop.acts.iter().map(|act| act.what.text()).collect::<Vec<_>>().join(", ");
    let name = format!("Acts at stop {} of {}", number + 1, voyage.fleet);
    let mut other = None;
    ui.horizontal(|ui| {
        ui.add_space(INDENT);
        ui.vertical(|ui| {
            let Some(typed) = field::show(ui, &mut desk.typing, &name, &words, "plunder, load all") else { return };
            match with_acts(route, number, &typed) {
                Ok(route) => {
                    other = Some(route);
                    desk.typing = field::Typing::default();
                }
                Err(reason) => desk.typing.trouble = Some(reason),
            }
        });
    });
    other
}

/// The route with other acts at one stop. The error says, as a sentence, why the acts cannot be read.
fn with_acts(route: &Route, number: usize, acts: &str) -> Result<Route, String> {
    let mut route = route.clone();
    if acts.trim().is_empty() {
        route.stops[number].what.acts.clear();
        return Ok(route);
    }
    let read = Lines::read(Verb::Route, &format!("x ({acts})")).map_err(|refused| refused.reason.into_owned())?;
    let stop = read.route.and_then(|read| read.what.stops.into_iter().next()).ok_or("No act stands there.")?;
    route.stops[number].what.acts = stop.what.acts;
    Ok(route)
}

/// Shows a menu of all acts with examples. A chosen example is added to the stop, and the user then changes it.
fn act_menu(ui: &mut Ui, desk: &OrderDesk, route: &Route, number: usize, wanted: &mut Option<Route>) {
    let weak = Palette::of(ui).weak;
    let own = desk.knowledge.own.kind;
    for form in FORMS.iter().filter(|form| form.room == Room::Act && serves(form.verb, own)) {
        let button = Button::new(form.example).right_text(RichText::new(Form::word(form)).size(theme::SMALL).color(weak));
        if told_beside_menu(ui.add(button), form.help).clicked() {
            let acts: Vec<String> = route.stops[number].what.acts.iter().map(|act| act.what.text()).collect();
            let all = acts.into_iter().chain([form.example.to_owned()]).collect::<Vec<_>>().join(", ");
            *wanted = with_acts(route, number, &all).ok();
            ui.close();
        }
    }
}

/// Whether an act is of use to this kind of sovereign.
const fn serves(verb: Verb, kind: Sovereign) -> bool {
    match verb {
        Verb::Slay => matches!(kind, Sovereign::Berserker),
        Verb::Trade | Verb::Gift => matches!(kind, Sovereign::Merchant),
        _ => true,
    }
}

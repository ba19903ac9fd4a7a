//! The orders outside of blocks: building, research, payments and letters. They stand in the order of the sheet, which is also the order in which
//! money is spent on them.

use std::sync::Arc;

use egui::{Button, RichText, TextWrapMode, Ui, Vec2};

use super::Changed;
use super::lines::{self, Block};
use crate::orders::{OrderDesk, field};
use kit::theme::{self, Palette};
use kit::widgets::{Icon, Offer, choice, icon_button, number_stepper, section};
use space_viking::orders::{BlockAt, Build, Message, Name, Order};
use space_viking::play::Knowledge;

/// The width of a field that offers choices, in points of the screen.
const CHOICE: f32 = 112.0;
/// The greatest number or amount of money that the user can set with a stepper; they can type larger ones in the text.
const MOST: i64 = 9_999;

/// Shows the orders and the buttons to add more.
pub fn show(ui: &mut Ui, desk: &mut OrderDesk, changed: &mut Option<Changed>) {
    section(ui, "BUILDS, RESEARCH, PAYMENTS, LETTERS");
    let orders: Vec<Order> = desk.written.sheet.orders.iter().map(|order| order.what.clone()).collect();
    for (place, order) in orders.iter().enumerate() {
        ui.push_id(("order", place), |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = 4.0;
                buttons(ui, desk, &orders, place, changed);
                if let Some(other) = controls(ui, desk, order, place) {
                    *changed = Some((desk.written.with_order_at(place, &other), "changing an order".into()));
                }
                if let Some(spent) = desk.budget.spent.iter().find(|spent| spent.order == place) {
                    let palette = Palette::of(ui);
                    let (words, ink) = if spent.is_paid {
                        (format!("{} IU", spent.iu), palette.weak)
                    } else {
                        (format!("{} IU, not sure", spent.iu), palette.warning)
                    };
                    ui.label(RichText::new(words).size(theme::SMALL).color(ink)).on_hover_text(&spent.remark);
                }
            });
            if let Order::Message(message) = order {
                ui.indent("what it says", |ui| message_lines(ui, desk, message, place, changed));
            }
        });
    }
    add(ui, desk, changed);
}

/// Shows the lines of a message to a fleet.
fn message_lines(ui: &mut Ui, desk: &mut OrderDesk, message: &Message, place: usize, changed: &mut Option<Changed>) {
    let known = desk.knowledge.fleet(&message.to.text).cloned();
    let (whose, at) = (format!("order {}", place + 1), BlockAt::Message(place));
    let block = Block { whose: &whose, at: Some(at), lines: &message.lines, known: known.as_ref() };
    if let Some(asked) = lines::show(ui, desk, &block) {
        let text = match &asked.lines {
            Some(lines) => desk.written.with_lines(at, lines),
            None => desk.written.without_line(at, asked.verb),
        };
        *changed = Some((text, format!("{} of a message", asked.verb.form().word())));
    }
}

/// Shows the buttons that move an order up or down or remove it.
fn buttons(ui: &mut Ui, desk: &OrderDesk, orders: &[Order], place: usize, changed: &mut Option<Changed>) {
    let name = format!("order {}", place + 1);
    if icon_button(ui, Icon::Trash, &format!("Remove {name}"), "Take the order out of the sheet.", true).clicked() {
        *changed = Some((desk.written.without_order(place), "removing an order".into()));
    }
    let is_line = |place: usize| orders.get(place).is_some_and(|order| !matches!(order, Order::Message(_)));
    let can = place > 0 && is_line(place) && is_line(place - 1);
    if icon_button(ui, Icon::Up, &format!("Move {name} up"), "Have it paid for one place sooner.", can).clicked() {
        *changed = Some((desk.written.with_orders_swapped(place, place - 1), "moving an order".into()));
    }
}

/// Shows the controls of an order; returns the changed order.
fn controls(ui: &mut Ui, desk: &mut OrderDesk, order: &Order, place: usize) -> Option<Order> {
    let knowledge = Arc::clone(&desk.knowledge);
    let name = |what: &str| format!("{what} of order {}", place + 1);
    match order {
        Order::Build(build) => {
            ui.label("Build");
            let mut other = None;
            if let Some(number) = amount(ui, &name("Number"), build.number) {
                other = Some(Build { number, ..build.clone() });
            }
            let items = knowledge
                .posted
                .items
                .iter()
                .map(|(_, item)| (item.name.to_lowercase(), format!("{} IU", knowledge.posted.price(item))));
            if let Some(item) = named(ui, &name("Item"), &build.item, items) {
                other = Some(Build { item, ..build.clone() });
            }
            ui.label("at");
            if let Some(at) = named(ui, &name("World"), &build.at, own_worlds(&knowledge).map(|world| (world, String::new()))) {
                other = Some(Build { at, ..build.clone() });
            }
            ui.label("into");
            let nobody = ("nothing".to_owned(), "It waits by itself.".to_owned());
            let shown = build.into.clone().unwrap_or_else(|| "nothing".into());
            let offers = std::iter::once(nobody).chain(fleets(desk).into_iter().map(|fleet| (fleet, String::new())));
            if let Some(into) = named(ui, &name("Fleet"), &shown, offers) {
                let into = (into.text != "nothing").then_some(into);
                other = Some(Build { into, ..build.clone() });
            }
            other.map(Order::Build)
        }
        Order::Research { technology, iu } => {
            ui.label("Research");
            if let Some(technology) = named(ui, &name("Technology"), technology, open_technologies(&knowledge)) {
                return Some(Order::Research { technology, iu: *iu });
            }
            amount(ui, &name("Sum"), *iu).map(|iu| Order::Research { technology: technology.clone(), iu })
        }
        Order::Pay { iu, to } => {
            ui.label("Pay");
            if let Some(iu) = amount(ui, &name("Sum"), *iu) {
                return Some(Order::Pay { iu, to: to.clone() });
            }
            ui.label("to");
            named(ui, &name("Player"), to, players(&knowledge)).map(|to| Order::Pay { iu: *iu, to })
        }
        Order::Letter { to, text } => {
            ui.label("Letter to");
            if let Some(to) = named(ui, &name("Player"), to, players(&knowledge)) {
                return Some(Order::Letter { to, text: text.clone() });
            }
            written(ui, desk, &name("Letter"), text).map(|text| Order::Letter { to: to.clone(), text })
        }
        Order::Press { text } => {
            ui.label("Press");
            written(ui, desk, &name("Press"), text).map(|text| Order::Press { text })
        }
        Order::Message(message) => {
            ui.label("Message to");
            let fleets = || fleets(desk).into_iter().map(|fleet| (fleet, String::new()));
            let changed = |to: Name, by: Name| Some(Order::Message(Box::new(Message { to, by, lines: message.lines.clone() })));
            if let Some(to) = named(ui, &name("Fleet"), &message.to, fleets()) {
                return changed(to, message.by.clone());
            }
            ui.label("by");
            named(ui, &name("Courier"), &message.by, fleets()).and_then(|by| changed(message.to.clone(), by))
        }
    }
}

/// Shows a stepper for an amount of at least 1; returns the new amount if the user changed it.
fn amount(ui: &mut Ui, name: &str, amount: u32) -> Option<u32> {
    number_stepper(ui, name, i64::from(amount), 1..=MOST.max(i64::from(amount)))
        .amount
        .and_then(|amount| u32::try_from(amount).ok())
}

/// Shows a field that chooses among names, each with a remark; returns the name that the user chose.
fn named(ui: &mut Ui, name: &str, chosen: &Name, offers: impl IntoIterator<Item = (String, String)>) -> Option<Name> {
    let offers = offers.into_iter().map(|(text, help)| Offer::new(text.clone(), text.clone(), chosen.is(&text)).beside(help));
    choice(ui, name, CHOICE, &chosen.text, offers).taken.map(|text| Name::from(text.as_str()))
}

/// Shows a field for text that the sheet writes in quotation marks; returns the new text once the user has typed one.
fn written(ui: &mut Ui, desk: &mut OrderDesk, name: &str, text: &str) -> Option<String> {
    let typed = field::show(ui, &mut desk.typing, name, text, "What it says, in one line")?;
    desk.typing = field::Typing::default();
    Some(typed)
}

fn own_worlds(knowledge: &Knowledge) -> impl Iterator<Item = String> {
    knowledge.own.holdings.iter().map(|holding| knowledge.place(holding.at))
}

fn open_technologies(knowledge: &Knowledge) -> Vec<(String, String)> {
    let open = knowledge.posted.technologies.iter().filter(|(id, _)| !knowledge.own.technologies.contains(id));
    open.map(|(_, technology)| (technology.name.clone(), format!("level {}", technology.level))).collect()
}

fn players(knowledge: &Knowledge) -> Vec<(String, String)> {
    let others = knowledge.houses.iter().filter(|house| house.player != knowledge.player);
    others.map(|house| (house.name.clone(), String::new())).collect()
}

fn fleets(desk: &OrderDesk) -> Vec<String> {
    desk.voyages.iter().map(|voyage| voyage.fleet.clone()).collect()
}

/// Shows the buttons that add an order with example values, which the user then changes.
fn add(ui: &mut Ui, desk: &OrderDesk, changed: &mut Option<Changed>) {
    let knowledge = &desk.knowledge;
    let first = |names: Vec<(String, String)>| names.into_iter().next().map(|(name, _)| Name::from(name.as_str()));
    let fleets = fleets(desk);
    let orders = [
        ("Build", "Build something at the year's end.", {
            let yard = knowledge.own.holdings.iter().find(|holding| holding.has_shipyard).or(knowledge.own.holdings.first());
            let item = knowledge.posted.items.iter().next().map(|(_, item)| Name::from(item.name.to_lowercase().as_str()));
            yard.zip(item).map(|(yard, item)| {
                Order::Build(Build { number: 1, item, at: knowledge.place(yard.at).as_str().into(), into: None })
            })
        }),
        (
            "Research",
            "Spend money on a technology.",
            first(open_technologies(knowledge)).map(|technology| Order::Research { technology, iu: 10 }),
        ),
        ("Pay", "Pay another player.", first(players(knowledge)).map(|to| Order::Pay { iu: 10, to })),
        (
            "Letter",
            "Write to another player, who alone reads it.",
            first(players(knowledge)).map(|to| Order::Letter { to, text: "…".into() }),
        ),
        ("Press", "Write what everybody reads.", Some(Order::Press { text: "…".into() })),
        (
            "Message",
            "Have a fleet bring orders to another.",
            match fleets.as_slice() {
                [one, other, ..] => Some(Order::Message(Box::new(Message {
                    to: one.as_str().into(),
                    by: other.as_str().into(),
                    ..Message::default()
                }))),
                _ => None,
            },
        ),
    ];
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.label(RichText::new("Add").size(theme::SMALL).color(Palette::of(ui).weak));
        ui.spacing_mut().button_padding = Vec2::new(8.0, 1.0);
        ui.spacing_mut().interact_size.y = theme::TARGET;
        for (words, help, order) in orders {
            let Some(order) = order else { continue };
            // The words of a button never wrap; a button without enough room moves to the next line.
            let button = Button::new(RichText::new(words).size(theme::SMALL)).wrap_mode(TextWrapMode::Extend);
            if ui.add(button).on_hover_text(help).accessible_name(format!("Add: {words}")).clicked() {
                *changed = Some((desk.written.with_order(&order), "adding an order".into()));
            }
        }
    });
}

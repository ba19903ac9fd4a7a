//! The desk of a planet without a star, a route, a province, a race, a card, a secret or a creature. It shows the form with its lists, beside the
//! page on which the thing is printed.

use egui::Ui;

use super::galaxy::no_stars;
use super::{piece, sheet};
use freedom_in_the_galaxy::cards::Creature;
use freedom_in_the_galaxy::{Content, ENVIRONS, InCard, InPlanet, InRoute, LOCALS, Place};
use freedom_in_the_galaxy_paper::sheets::cards::Deck;
use kit::action::Action;
use kit::desks::form::Form;
use kit::desks::{FrameContext, findings, form_and_picture, form_and_sheet, rows};
use kit::things;
use kit::widgets::{card, section};
use project::AnyKind;

/// Shows the desk with the thing at a place.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, place: Place) {
    let thing = things::thing(&place.into());
    let Some(form) = Form::of(context, thing.clone()) else { return };
    let number = things::position(&context.state.document.project().content, &thing).map_or(0, |(at, _)| at as u32);
    let within = |ui: &mut Ui, context: &mut FrameContext| {
        card(ui, |ui| {
            let one = things::kind_of(&thing).map_or("", |kind| kind.facts().one);
            section(ui, &one.to_uppercase());
            title(ui, context, &form, &thing);
            for part in parts(place) {
                form.group(ui, context, part);
            }
            findings::at(ui, context, |found| things::thing(found) == thing && list_row(found).is_none());
        });
        match place {
            Place::Planet(..) => rows::show(ui, context, &ENVIRONS, &thing),
            Place::Race(..) => rows::show(ui, context, &LOCALS, &thing),
            Place::Creature(id, _) => card(ui, |ui| {
                section(ui, "WHERE IT LIVES");
                creature_environs(ui, context, content, id);
            }),
            Place::Star(..)
            | Place::Route(..)
            | Place::Province(..)
            | Place::Character(..)
            | Place::Possession(..)
            | Place::Unit(..)
            | Place::Sovereign(..)
            | Place::Mission(..)
            | Place::Action(..)
            | Place::Event(..)
            | Place::Assignment(..)
            | Place::Secret(..)
            | Place::Scenario(..)
            | Place::Table(..) => {}
        }
    };
    if Deck::of(&place).is_some() {
        return form_and_picture(ui, context, number, within, |ui, context| piece::printed(ui, context, content, place));
    }
    form_and_sheet(ui, context, number, within, |ui, context| {
        if let Place::Race(..) = place {
            sheet::charts(ui, context, thing.clone());
        } else if content.stars.is_empty() {
            no_stars(ui, context);
        } else {
            sheet::map(ui, context, thing.clone());
        }
    });
}

/// Lists the environs that name a creature, as buttons that lead to them.
fn creature_environs(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: rules::Id<Creature>) {
    let Some(creature) = content.creatures.get(id) else { return };
    ui.horizontal_wrapped(|ui| {
        for (planet_id, planet) in content.planets.iter() {
            for (environ_id, environ) in planet.environs.iter() {
                if !environ.creature.eq_ignore_ascii_case(&creature.name) {
                    continue;
                }
                let words = format!("{}, {}", planet.label(), environ.kind.word());
                let button = ui.button(&words).on_hover_text("Go to the environ.");
                if button.accessible_name(format!("Go to {words}")).clicked() {
                    context.push(Action::Select(Place::Planet(planet_id, InPlanet::Environ(environ_id)).into()));
                }
            }
        }
    });
}

/// Shows the name of the thing in title size, if it has a name.
fn title(ui: &mut Ui, context: &mut FrameContext, form: &Form, thing: &project::Place) {
    let name = things::kind_of(thing).and_then(|kind| kind.name_place(thing));
    if let Some(name) = name.filter(|name| name != thing) {
        form.title(ui, context, name);
    }
}

/// The parts of a thing that its form shows below the name.
fn parts(place: Place) -> Vec<Place> {
    match place {
        Place::Planet(id, _) => [InPlanet::Number, InPlanet::Loyalty, InPlanet::Whole].map(|part| Place::Planet(id, part)).into(),
        Place::Route(id, _) => vec![Place::Route(id, InRoute::Whole)],
        Place::Province(id, _) => vec![Place::Province(id, freedom_in_the_galaxy::InProvince::Whole)],
        Place::Race(id, _) => vec![Place::Race(id, freedom_in_the_galaxy::InRace::Whole)],
        Place::Mission(id, _) => card_parts(&[InCard::Number, InCard::Whole, InCard::Effects], |part| Place::Mission(id, part)),
        Place::Action(id, _) => {
            let parts = [InCard::Number, InCard::Urban, InCard::Special, InCard::Wild, InCard::Whole];
            card_parts(&parts, |part| Place::Action(id, part))
        }
        Place::Event(id, _) => card_parts(&CARD, |part| Place::Event(id, part)),
        Place::Assignment(id, _) => card_parts(&CARD, |part| Place::Assignment(id, part)),
        Place::Secret(id, _) => card_parts(&CARD[1..], |part| Place::Secret(id, part)),
        Place::Creature(id, _) => card_parts(&[InCard::Whole, InCard::Effects], |part| Place::Creature(id, part)),
        Place::Star(..)
        | Place::Character(..)
        | Place::Possession(..)
        | Place::Unit(..)
        | Place::Sovereign(..)
        | Place::Scenario(..)
        | Place::Table(..) => Vec::new(),
    }
}

/// The parts that a form shows for a card with a single effect, in order.
const CARD: [InCard; 3] = [InCard::Number, InCard::Effects, InCard::Whole];

fn card_parts(parts: &[InCard], place: impl Fn(InCard) -> Place) -> Vec<Place> {
    parts.iter().map(|part| place(*part)).collect()
}

/// The kind of list in which this place is a row; `None` if it is not a row.
fn list_row(place: &project::Place) -> Option<&'static dyn AnyKind> {
    let own: &Place = project::OneOf::own(place)?;
    match own {
        Place::Planet(_, InPlanet::Environ(_)) => Some(&ENVIRONS),
        Place::Race(_, freedom_in_the_galaxy::InRace::Locals(_)) => Some(&LOCALS),
        _ => None,
    }
}

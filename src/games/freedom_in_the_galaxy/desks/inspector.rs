//! The inspector of this game: where the routes of stars lead, who controls a planet in which state, what uses a thing, and its findings.

use egui::{Button, Grid, RichText, Ui};

use crate::{piece, scenario};
use freedom_in_the_galaxy::cards::{DeckSection, Mission, Statistics};
use freedom_in_the_galaxy::odds::letters_drawn;
use freedom_in_the_galaxy::{
    Breakdown, Character, Content, InPlanet, InRoute, InStar, Place, Planet, PlanetState, Sovereign, Spark, Star, book,
    control_in_words, dominoes,
};
use kit::action::{Action, DeskMode};
use kit::cited;
use kit::desks::form::Form;
use kit::desks::{FrameContext, findings, points, told, users};
use kit::theme::{self, Palette};
use kit::things;
use kit::widgets::section;
use rules::{Id, capital, listed};

/// Shows the inspector for a place.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, place: Place) {
    let thing = things::thing(&place.into());
    if let Place::Table(table, _) = place {
        let weak = Palette::of(ui).weak;
        ui.label(RichText::new(format!("The table is {}.", content.tables.origin(table).label())).color(weak));
    }
    match place {
        Place::Star(id, _) => {
            if matches!(context.state.view.desk, DeskMode::Design | DeskMode::Overview) {
                on_the_canvas(ui, context, &[InStar::Name, InStar::Number, InStar::Whole].map(|part| Place::Star(id, part)));
            }
            planets(ui, context, content, id);
            if context.state.view.desk != DeskMode::Overview {
                routes(ui, context, content, id);
            }
            jumps(ui, content, id);
        }
        Place::Planet(id, part) => {
            // A planet without a star is edited in a form on the desk, not here.
            let on_display =
                content.planets.get(id).and_then(|planet| planet.star).is_some_and(|star| content.stars.get(star).is_some());
            let parts: &[InPlanet] = match context.state.view.desk {
                DeskMode::Overview => &[InPlanet::Name, InPlanet::Loyalty],
                DeskMode::Design if on_display => &[InPlanet::Name, InPlanet::Number, InPlanet::Loyalty, InPlanet::Whole],
                _ => &[],
            };
            // After the user has put down an environ or marker on the display, the display keeps the keyboard focus.
            let jump = context.jump;
            context.jump &= parts.is_empty() || !matches!(part, InPlanet::Environ(_) | InPlanet::Loyalty);
            if !parts.is_empty() && matches!(part, InPlanet::Environ(_)) {
                environ(ui, context, content, place);
            }
            on_the_canvas(ui, context, &parts.iter().map(|part| Place::Planet(id, *part)).collect::<Vec<_>>());
            context.jump = jump;
            domino(ui, context, content, id);
            controls(ui);
        }
        Place::Route(id, _) if context.state.view.desk == DeskMode::Overview => {
            on_the_canvas(ui, context, &[Place::Route(id, InRoute::Whole)]);
        }
        Place::Race(..) => told::lists(ui, &context.state.document.project().content, &thing),
        Place::Character(id, _) => {
            points(ui, context, content, id);
            piece::best(ui, content, id);
        }
        Place::Sovereign(id, _) => ruled(ui, content, id),
        Place::Mission(id, _) => mission(ui, content, id),
        Place::Action(..) => deck(ui, content),
        Place::Event(..)
        | Place::Assignment(..)
        | Place::Secret(..)
        | Place::Creature(..)
        | Place::Province(..)
        | Place::Route(..)
        | Place::Possession(..)
        | Place::Unit(..)
        | Place::Table(..) => {}
        Place::Scenario(id, part) => scenario::inspect(ui, context, content, id, part),
    }
    if !matches!(place, Place::Table(..) | Place::Scenario(..)) {
        users::list(ui, context, thing.clone());
    }
    findings::of_thing(ui, context, thing);
}

/// Shows the chance that the letter of a mission is drawn, for various numbers of draws and each section of the deck.
fn mission(ui: &mut Ui, content: &Content, id: Id<Mission>) {
    let Some(mission) = content.missions.get(id) else { return };
    let Some(letter) = mission.letter() else { return };
    cited::section(ui, "CHANCE OF ITS LETTER", book("13.3"));
    let actions = || content.actions.iter().map(|(_, action)| action);
    let statistics = Statistics::of(actions());
    Grid::new("chance of its letter").striped(true).show(ui, |ui| {
        ui.label("draws");
        for section in DeckSection::ALL {
            ui.label(format!("{} ({})", section.word(), statistics.with(letter, section)));
        }
        ui.end_row();
        for draws in 1..=MOST_DRAWS {
            ui.label(draws.to_string());
            for section in DeckSection::ALL {
                let chance =
                    letters_drawn(actions(), letter, mission.reads(section), draws).and_then(|chances| chances.first().copied());
                ui.label(chance.map_or_else(String::new, |none| format!("{:.0} %", (1.0 - none) * 100.0)));
            }
            ui.end_row();
        }
    });
}

/// The largest number of draws for which the inspector shows the chance.
const MOST_DRAWS: u32 = 10;

/// Shows how many cards with each letter each section of the action deck has.
fn deck(ui: &mut Ui, content: &Content) {
    let statistics = Statistics::of(content.actions.iter().map(|(_, action)| action));
    section(ui, &format!("THE DECK OF {}", statistics.cards));
    let row = |ui: &mut Ui, head: &str, cards: &[usize; 3]| {
        for number in cards {
            ui.label(number.to_string());
        }
        ui.label(head);
        ui.end_row();
    };
    Grid::new("the action deck").striped(true).show(ui, |ui| {
        for section in DeckSection::ALL {
            ui.label(section.word());
        }
        ui.label("");
        ui.end_row();
        for (letter, cards) in &statistics.letters {
            let mission = content.missions.find(|mission| mission.letter() == Some(*letter));
            let name = mission.map_or("", |(_, mission)| mission.label());
            row(ui, &format!("{letter} {name}"), cards);
        }
        for (event, cards) in &statistics.events {
            row(ui, event, cards);
        }
    });
}

/// Shows the fields of the selected thing while the map or a star's display is on the desk.
fn on_the_canvas(ui: &mut Ui, context: &mut FrameContext, parts: &[Place]) {
    let Some(form) = parts.first().and_then(|part| Form::of(context, *part)) else { return };
    for part in parts {
        form.group(ui, context, *part);
    }
}

/// Shows the fields of the environ that is selected on a display.
fn environ(ui: &mut Ui, context: &mut FrameContext, content: &Content, place: Place) {
    let Place::Planet(id, InPlanet::Environ(environ)) = place else { return };
    let Some(index) = content.planets.get(id).and_then(|planet| planet.environs.position(environ)) else { return };
    let name = format!("environ {}", index + 1);
    section(ui, &name.to_uppercase());
    if let Some(form) = Form::among(context, place, name.as_str()) {
        form.whole(ui, context);
    }
    findings::at(ui, context, |found| *found == project::Place::from(place));
    section(ui, "PLANET");
}

/// Lists the planets of a star as buttons that select a planet without leaving the map or the display.
fn planets(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Star>) {
    section(ui, "PLANETS");
    ui.horizontal_wrapped(|ui| {
        for (planet_id, planet) in content.planets_of(id) {
            let words = format!("{} {}", planet.number, planet.label());
            if ui.button(&words).on_hover_text("Select the planet and stay here.").clicked() {
                context.push(Action::PointAt(Place::Planet(planet_id, InPlanet::Whole).into()));
            }
        }
    });
}

/// Shows a link to the routes that begin or end at a star.
fn routes(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Star>) {
    section(ui, "ROUTES");
    ui.horizontal_wrapped(|ui| {
        for (route_id, route) in content.routes.iter() {
            let Some(other) = route.other_end(id) else { continue };
            let words = format!("to {}, {}", content.star_label(Some(other)), route.length());
            let button = ui.button(&words).on_hover_text("Go to the route.");
            if button.accessible_name(format!("Go to the route {words}")).clicked() {
                context.push(Action::Select(Place::Route(route_id, InRoute::Whole).into()));
            }
        }
    });
}

/// Lists the planets that a domino of each kind moves if it starts on this planet.
fn domino(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Planet>) {
    section(ui, "DOMINOES FROM HERE, AS THE REBELLION STARTS");
    let weak = Palette::of(ui).weak;
    for spark in Spark::ALL {
        ui.label(RichText::new(capital(spark.label())).font(theme::bold(theme::BODY)));
        let reactions = dominoes(content, id, spark);
        if reactions.is_empty() {
            ui.label(RichText::new("Moves no other planet.").color(weak));
        }
        for reaction in reactions {
            let many = reaction.number.map(|number| format!(", any {number} of these")).unwrap_or_default();
            ui.label(RichText::new(format!("{}{many}:", reaction.why)).color(weak));
            ui.horizontal_wrapped(|ui| {
                for planet in &reaction.planets {
                    let Some(known) = content.planets.get(*planet) else { continue };
                    let rebels = reaction.rebelling.contains(planet);
                    let words = if rebels { format!("{}, into rebellion", known.label()) } else { known.label().to_owned() };
                    let help = if rebels { "It starts another domino." } else { "It may be shifted by one space." };
                    let name = format!("Select {}, {}, after {}", known.label(), reaction.why, spark.label());
                    let button = ui.add(Button::new(RichText::new(words).size(theme::SMALL)));
                    if button.on_hover_text(help).accessible_name(name).clicked() {
                        context.push(Action::PointAt(Place::Planet(*planet, InPlanet::Whole).into()));
                    }
                }
            });
        }
    }
}

/// Lists the other stars by their distance in jumps.
fn jumps(ui: &mut Ui, content: &Content, id: Id<Star>) {
    cited::section(ui, "JUMPS FROM HERE", book("21.2"));
    let distances = content.distances(id);
    let farthest = distances.last().map_or(0, |(_, distance)| *distance);
    for distance in 1..=farthest {
        let at = distances.iter().filter(|(_, known)| *known == distance);
        let names: Vec<String> = at.map(|(star, _)| content.star_label(Some(*star))).collect();
        if !names.is_empty() {
            ui.label(format!("{distance}: {}", listed(&names)));
        }
    }
    if farthest == 0 {
        ui.label(RichText::new("No route leads from here.").color(Palette::of(ui).weak));
    }
}

/// Shows the points that a character is worth, with a line for each part of the sum.
fn points(ui: &mut Ui, context: &FrameContext, content: &Content, id: Id<Character>) {
    let Some(character) = content.characters.get(id) else { return };
    let worth = Breakdown::of(character, &content.tables.points);
    let lines = worth.lines.iter().map(|line| (format!("{} {}", line.what.label(), line.amount), line.points.to_string()));
    let (game, origin) = (context.state.document.project().content.game(), content.tables.points.origin.label());
    points::show(ui, game, lines, origin, &worth.total.to_string());
}

/// Lists the environs that a sovereign rules.
fn ruled(ui: &mut Ui, content: &Content, id: Id<Sovereign>) {
    let Some(sovereign) = content.sovereigns.get(id) else { return };
    section(ui, "RULES IN");
    for (planet, environ) in content.environs_of(sovereign) {
        ui.label(format!("{}, {}", planet.label(), environ.kind.word()));
    }
    if content.environs_of(sovereign).next().is_none() {
        ui.label(RichText::new("No environ names this sovereign.").color(Palette::of(ui).weak));
    }
}

/// Lists who controls a planet in each state that it can be in (15.8).
fn controls(ui: &mut Ui) {
    section(ui, "WHO CONTROLS IT");
    let weak = Palette::of(ui).weak;
    for state in PlanetState::ALL {
        ui.label(RichText::new(state.label()).color(weak));
        for case in control_in_words(state) {
            ui.label(case);
        }
    }
}

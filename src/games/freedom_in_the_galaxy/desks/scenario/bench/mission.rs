//! The mission bench, a form for trying out missions. The user chooses a group, an environ, a mission and an enemy, and sees the chances if the group
//! stops at the best moment (13.0).

use egui::{RichText, ScrollArea, Ui};
use serde::{Deserialize, Serialize};

use super::answered::{self, Answered};
use super::group::{self, Chosen};
use super::shown;
use crate::scenario::OpenScenario;
use freedom_in_the_galaxy::cards::Mission;
use freedom_in_the_galaxy::odds::mission::{
    Enemy, Group, PlanetStanding, Prospect, Setting, forbidden, prospect_unless, sampled_unless,
};
use freedom_in_the_galaxy::set_up::{Board, PlanetOnBoard};
use freedom_in_the_galaxy::{Content, Environ, Loyalty, Planet, Side, book};
use kit::cited;
use kit::desks::FrameContext;
use kit::theme::Palette;
use kit::widgets::{Offer, captioned, captioned_line, card, chances, choice, percent, section, stepper};
use rules::Id;

/// The user's choices on the mission bench, and the answer to them.
#[derive(Default)]
pub struct Memory {
    group: Chosen,
    enemies: Chosen,
    place: Option<(Id<Planet>, Id<Environ>)>,
    mission: Option<Id<Mission>>,
    /// The strength of the enemy's units.
    strength: u32,
    /// The leadership that the units' leader adds to their search value; 0 for units without a leader.
    leadership: u32,
    elite: bool,
    more_draws: u32,
    capture: bool,
    firefight: bool,
    rebels: bool,
    /// The loyalty of the planet; `None` for its loyalty at the start of the scenario.
    loyalty: Option<Loyalty>,
    answered: Answered<Question>,
}

/// What the bench asks: the user's choices at one moment.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(super) struct Question {
    group: Chosen,
    enemies: Chosen,
    place: (Id<Planet>, Id<Environ>),
    mission: Id<Mission>,
    strength: u32,
    leadership: u32,
    elite: bool,
    more_draws: u32,
    capture: bool,
    firefight: bool,
    rebels: bool,
    loyalty: Option<Loyalty>,
}

/// The largest strength of units that the user can enter.
const MOST_STRENGTH: u32 = 60;
/// The highest leadership that the user can enter.
const MOST_LEADERSHIP: u32 = 9;
/// The largest number of extra draws that the user can enter.
const MOST_DRAWS: u32 = 30;
/// The width of the fields, in points of the screen.
const FIELD: f32 = 240.0;

/// Shows the mission bench.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario) {
    let project = context.state.document.project();
    let memory = &mut context.memory.own.of::<crate::Memory>().scenario.mission;
    ScrollArea::vertical().id_salt("mission bench").auto_shrink([false, false]).show(ui, |ui| {
        ui.set_width((ui.available_width() - 12.0).min(900.0));
        ui.spacing_mut().item_spacing.y = 10.0;
        card(ui, |ui| {
            section(ui, "WHO GOES");
            group::show(ui, open, "the mission group", None, &mut memory.group);
        });
        card(ui, |ui| {
            section(ui, "WHERE, AND WHAT FOR");
            captioned_line(ui, |ui| where_and_what(ui, open, memory));
        });
        card(ui, |ui| {
            section(ui, "WHO IS AGAINST IT");
            let side = memory.group.side(open.content).map(Side::other);
            group::show(ui, open, "the enemy", side, &mut memory.enemies);
            against(ui, memory);
        });
        card(ui, |ui| {
            cited::section(ui, "WHAT COMES OF IT", book("13.3, 13.52"));
            let Some(question) = question(open, memory) else {
                let words = "Choose who goes, an environ and a mission.";
                ui.label(RichText::new(words).color(Palette::of(ui).weak));
                return;
            };
            if let Some(why) = forbidden_there(open.content, &question) {
                ui.label(RichText::new(format!("{why} (13.2).")).color(Palette::of(ui).weak));
                return;
            }
            memory.answered.ask(ui.ctx(), (project, question), &mut context.memory.work);
            let (group, mission) = (memory.group.group(open.content), memory.mission);
            let names: Vec<String> = group.members.iter().map(|member| member.name.clone()).collect();
            let side = memory.group.side(open.content).unwrap_or_default();
            let mission = mission.and_then(|id| open.content.missions.get(id));
            shown::answer(ui, &mut memory.answered, |ui, found| {
                if let (Some(found), Some(mission)) = (found, mission) {
                    return outcomes(ui, found, &names, mission, side);
                }
                let words = "The deck has no cards, or a table of fights or searches has no answer.";
                ui.label(RichText::new(words).color(Palette::of(ui).weak));
            });
        });
    });
}

fn where_and_what(ui: &mut Ui, open: OpenScenario, memory: &mut Memory) {
    let content = open.content;
    let stars = open.scenario.in_play(&content.stars);
    let planets = stars.iter().flat_map(|star| content.planets_of(*star));
    let environs: Vec<_> = planets
        .flat_map(|(id, planet)| {
            let name = move |environ: &Environ| format!("{}, {}", planet.label(), environ.kind.word());
            planet.environs.iter().map(move |(environ, found)| ((id, environ), name(found), format!("size {}", found.size)))
        })
        .collect();
    memory.place = memory
        .place
        .filter(|place| environs.iter().any(|(known, ..)| known == place))
        .or_else(|| environs.first().map(|found| found.0));
    let shown =
        environs.iter().find(|(place, ..)| Some(*place) == memory.place).map_or("none", |(_, name, _)| name.as_str()).to_owned();
    captioned(ui, "Environ", FIELD, |ui| {
        let offers =
            environs.into_iter().map(|(place, name, size)| Offer::new(place, name, Some(place) == memory.place).beside(size));
        if let Some(taken) = choice(ui, "Environ of the mission", FIELD, &shown, offers).taken {
            memory.place = Some(taken);
        }
    });
    let lettered = || content.missions.iter().filter(|(_, mission)| mission.letter().is_some());
    memory.mission =
        memory.mission.filter(|id| content.missions.get(*id).is_some()).or_else(|| lettered().next().map(|(id, _)| id));
    let called = |mission: &Mission| format!("{} {}", mission.letter().unwrap_or('?'), mission.label());
    let shown = memory.mission.and_then(|id| content.missions.get(id)).map_or_else(|| "none".to_owned(), called);
    captioned(ui, "Mission", FIELD, |ui| {
        let offers = lettered().map(|(id, mission)| Offer::new(id, called(mission), Some(id) == memory.mission));
        if let Some(taken) = choice(ui, "Mission", FIELD, &shown, offers).taken {
            memory.mission = Some(taken);
        }
    });
    let starts = memory.place.and_then(|(planet, _)| starts(open, planet));
    let shown = memory.loyalty.or(starts);
    captioned(ui, "Loyalty of the planet", FIELD, |ui| {
        let offers = Loyalty::ALL.map(|loyalty| Offer::new(loyalty, loyalty.label(), Some(loyalty) == shown));
        let words = shown.map_or("none", Loyalty::label);
        if let Some(taken) = choice(ui, "Loyalty of the planet", FIELD, words, offers).taken {
            memory.loyalty = Some(taken).filter(|taken| Some(*taken) != starts);
        }
    });
    captioned(ui, "More extra draws", FIELD, |ui| {
        let stepped = stepper(ui, "More extra draws", memory.more_draws, MOST_DRAWS);
        memory.more_draws = stepped.amount.unwrap_or(memory.more_draws);
    });
}

fn against(ui: &mut Ui, memory: &mut Memory) {
    captioned_line(ui, |ui| {
        captioned(ui, "Strength of their units there", 160.0, |ui| {
            let stepped = stepper(ui, "Strength of the enemy's units", memory.strength, MOST_STRENGTH);
            memory.strength = stepped.amount.unwrap_or(memory.strength);
        });
        captioned(ui, "Leadership with them", 160.0, |ui| {
            let stepped = stepper(ui, "Leadership with the enemy's units", memory.leadership, MOST_LEADERSHIP);
            memory.leadership = stepped.amount.unwrap_or(memory.leadership);
        });
    });
    ui.horizontal_wrapped(|ui| {
        ui.checkbox(&mut memory.capture, "They mean to capture")
            .on_hover_text("Blows are read two columns to the left, and prisoners are taken (12.8).");
        ui.checkbox(&mut memory.firefight, "Their characters use firearms").on_hover_text("Wounds count twice (12.6).");
        ui.checkbox(&mut memory.elite, "An elite unit is among them").on_hover_text("Their squad is stronger (12.16, 19.51).");
        ui.checkbox(&mut memory.rebels, "The planet is in rebellion, or the Rebels control it")
            .on_hover_text("Robots stay away from Rebels, and locals are for them (13.46, 13.47).");
    });
}

fn question(open: OpenScenario, memory: &Memory) -> Option<Question> {
    let place = memory.place?;
    open.content.planets.get(place.0)?;
    (!memory.group.is_empty()).then_some(())?;
    Some(Question {
        group: memory.group.clone(),
        enemies: memory.enemies.clone(),
        place,
        mission: memory.mission?,
        strength: memory.strength,
        leadership: memory.leadership,
        elite: memory.elite,
        more_draws: memory.more_draws,
        capture: memory.capture,
        firefight: memory.firefight,
        rebels: memory.rebels || (memory.loyalty.is_none() && is_held(open, place.0)),
        loyalty: memory.loyalty.or_else(|| starts(open, place.0)),
    })
}

impl answered::Question for Question {
    type Answer = Prospect;

    fn in_words(self) -> super::Question {
        super::Question::Mission(self)
    }

    fn answer(&self, content: &Content, stopped: &dyn Fn() -> bool) -> Option<Prospect> {
        worked_out(content, self, stopped)
    }
}

/// The loyalty of a planet when the scenario begins; `None` if the planet is not on the board or has no loyalty.
fn starts(open: OpenScenario, planet: Id<Planet>) -> Option<Loyalty> {
    Board::of(open.content, open.scenario).planet(planet).and_then(PlanetOnBoard::loyalty)
}

/// Whether the Rebels control a planet when the scenario begins.
fn is_held(open: OpenScenario, planet: Id<Planet>) -> bool {
    Board::of(open.content, open.scenario).planet(planet).is_some_and(|on| on.side() == Side::Rebel)
}

/// The reason why the mission may not be done in the question's environ; `None` if it may.
fn forbidden_there(content: &Content, asked: &Question) -> Option<String> {
    let (setting, group) = setting(content, asked)?;
    forbidden(&setting, &group)
}

/// Works out the prospect of the mission: exactly or, for more than four characters, from many simulated missions.
fn worked_out(content: &Content, asked: &Question, stopped: &dyn Fn() -> bool) -> Option<Prospect> {
    let (setting, group) = setting(content, asked)?;
    prospect_unless(&setting, &group, stopped).or_else(|| sampled_unless(&setting, &group, stopped))
}

/// The setting (environ, enemy and planet) and the group of a question; `None` if the question names something that is no longer in the project.
fn setting<'a>(content: &'a Content, asked: &Question) -> Option<(Setting<'a>, Group)> {
    let (planet, mission) = (content.planets.get(asked.place.0)?, content.missions.get(asked.mission)?);
    let environ = planet.environs.get(asked.place.1)?;
    let (group, side) = (asked.group.group(content), asked.group.side(content)?);
    let led = asked.leadership > 0;
    let squad = content.tables.squads.sent(asked.strength, asked.elite, led).filter(|_| asked.strength > 0);
    let enemy = Enemy {
        units: squad.map(|squad| (squad, asked.strength + asked.leadership)),
        leader: led,
        characters: asked.enemies.group(content).members,
        capture: asked.capture,
        firefight: asked.firefight,
    };
    let more_draws = i32::try_from(asked.more_draws).unwrap_or_default();
    let standing = PlanetStanding { loyalty: asked.loyalty, rebels: asked.rebels };
    let setting = Setting::on(content, (asked.place.0, environ), mission, side, standing);
    let setting = setting.with_ship(&asked.group.characters(content));
    Some((Setting { more_draws, enemy, ..setting }, group))
}

fn outcomes(ui: &mut Ui, found: &Prospect, names: &[String], mission: &Mission, side: Side) {
    let letter = mission.letter().unwrap_or('?');
    let told = |(letters, chance): (usize, &f64)| {
        let steps = mission.success_of(letters as u32, side);
        let steps = if steps == 0 { "nothing".to_owned() } else { rules::counted(steps, "step") };
        let letters = match letters {
            0 => format!("no {letter}"),
            number => format!("{number} {letter}"),
        };
        (format!("{letters}: {steps}"), *chance)
    };
    let letters: Vec<(String, f64)> = found.letters.iter().enumerate().map(told).collect();
    chances(ui, "letters of the mission", shown::BAR, &letters);
    let words = format!(
        "{:.2} steps of success and {:.2} shifts for the enemy to be expected; aborted {}, nobody left to go on {}.",
        found.success,
        found.shifts,
        percent(found.aborted),
        percent(found.lost)
    );
    ui.label(RichText::new(words).color(Palette::of(ui).weak));
    shown::fates(ui, "fates of the mission", names, &found.free, &found.captured);
    if names.len() > freedom_in_the_galaxy::odds::fight::MOST_SOLVED {
        ui.label(
            RichText::new("More than four go: this is from 20,000 missions that were played by dice.")
                .color(Palette::of(ui).weak),
        );
    }
}

//! The fight bench, a form for trying out fights. The user chooses defenders and attackers and sees how the fight ends if the defender chooses
//! characters and breaks off in the best way (12.0).

use egui::{RichText, ScrollArea, Ui};
use serde::{Deserialize, Serialize};

use super::answered::{self, Answered};
use super::group::{self, Chosen};
use super::shown;
use crate::scenario::OpenScenario;
use freedom_in_the_galaxy::cards::Creature;
use freedom_in_the_galaxy::odds::fight::{Fate, Fight, Force, RUNS, Skirmish};
use freedom_in_the_galaxy::verbs::{Rounds, Trait};
use freedom_in_the_galaxy::{Content, Side, book};
use kit::cited;
use kit::desks::FrameContext;
use kit::theme::Palette;
use kit::widgets::{Offer, captioned, captioned_line, card, chances, choice, section, small_button, small_toggle, stepper};
use rules::Id;
use rules::counted;

/// The user's choices on the fight bench, and the answer to them.
#[derive(Default)]
pub struct Memory {
    defenders: Chosen,
    attackers: Chosen,
    attack: Attack,
    creature: Option<Id<Creature>>,
    number: u32,
    strength: u32,
    leader: bool,
    elite: bool,
    capture: bool,
    firefight: bool,
    stand_fast: bool,
    answered: Answered<Question>,
}

/// The kind of attacker that the defending characters face.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
enum Attack {
    /// Characters, who are chosen as the attackers.
    #[default]
    Characters,
    /// A squad of military units.
    Squad,
    /// A creature, or several of its kind.
    Creature,
}

impl Attack {
    const ALL: [(Self, &'static str); 3] =
        [(Self::Characters, "Characters"), (Self::Squad, "A squad of units"), (Self::Creature, "A creature")];
}

/// What the bench asks: the user's choices at one moment.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(super) struct Question {
    defenders: Chosen,
    attackers: Chosen,
    attack: Attack,
    creature: Option<Id<Creature>>,
    number: u32,
    strength: u32,
    leader: bool,
    elite: bool,
    capture: bool,
    firefight: bool,
    stand_fast: bool,
}

/// The possible ends of a fight, with their chances.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Ends {
    /// The chance that exactly this many of the defenders are free at the end: for 0, 1, 2 … defenders, in this order.
    free: Vec<f64>,
    /// The chance that the attacker is beaten; `None` if the fight was simulated with dice.
    beaten: Option<f64>,
    /// Two lists with a chance for each defender: to be free at the end, and to be a prisoner.
    fates: [Vec<f64>; 2],
}

/// The largest strength of units that the user can enter.
const MOST_STRENGTH: u32 = 60;
/// The largest number of creatures that the user can enter.
const MOST_CREATURES: u32 = 9;

/// Shows the fight bench.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario) {
    let project = context.state.document.project();
    let memory = &mut context.memory.own.of::<crate::Memory>().scenario.fight;
    memory.number = memory.number.max(1);
    ScrollArea::vertical().id_salt("fight bench").auto_shrink([false, false]).show(ui, |ui| {
        ui.set_width((ui.available_width() - 12.0).min(900.0));
        ui.spacing_mut().item_spacing.y = 10.0;
        card(ui, |ui| {
            section(ui, "WHO DEFENDS");
            group::show(ui, open, "the defenders", None, &mut memory.defenders);
            let help = "Who attacked defends, and the other way round.";
            if memory.attack == Attack::Characters && small_button(ui, "Change sides").on_hover_text(help).clicked() {
                std::mem::swap(&mut memory.defenders, &mut memory.attackers);
            }
        });
        card(ui, |ui| {
            section(ui, "WHO ATTACKS");
            attackers(ui, open, memory);
        });
        card(ui, |ui| {
            cited::section(ui, "HOW IT ENDS", book("12.6"));
            let Some(question) = question(memory) else {
                ui.label(RichText::new("Choose who defends and who attacks.").color(Palette::of(ui).weak));
                return;
            };
            memory.answered.ask(ui.ctx(), (project, question), &mut context.memory.work);
            let group = memory.defenders.group(open.content);
            let names: Vec<String> = group.members.iter().map(|member| member.name.clone()).collect();
            shown::answer(ui, &mut memory.answered, |ui, found| {
                if let Some(found) = found {
                    return outcomes(ui, found, &names);
                }
                let words = "A table of character combat or break-off has no answer.";
                ui.label(RichText::new(words).color(Palette::of(ui).weak));
            });
        });
    });
}

fn attackers(ui: &mut Ui, open: OpenScenario, memory: &mut Memory) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for (attack, words) in Attack::ALL {
            if small_toggle(ui, memory.attack == attack, words).clicked() {
                memory.attack = attack;
            }
        }
    });
    match memory.attack {
        Attack::Characters => {
            let side = memory.defenders.side(open.content).map(Side::other);
            group::show(ui, open, "the attackers", side, &mut memory.attackers);
        }
        Attack::Squad => captioned_line(ui, |ui| {
            captioned(ui, "Strength of the units", 140.0, |ui| {
                let stepped = stepper(ui, "Strength of the units", memory.strength, MOST_STRENGTH);
                memory.strength = stepped.amount.unwrap_or(memory.strength);
            });
        }),
        Attack::Creature => creature(ui, open, memory),
    }
    ui.horizontal_wrapped(|ui| {
        if memory.attack == Attack::Squad {
            ui.checkbox(&mut memory.leader, "A leader is with the units")
                .on_hover_text("Their squad endures more (12.12, 12.16).");
            ui.checkbox(&mut memory.elite, "An elite unit is among them")
                .on_hover_text("Their squad is stronger (12.16, 19.51).");
        }
        if memory.attack != Attack::Creature {
            let help = "Blows are read two columns to the left, and prisoners are taken (12.8).";
            ui.checkbox(&mut memory.capture, "Means to capture").on_hover_text(help);
        }
        if memory.attack == Attack::Characters {
            ui.checkbox(&mut memory.firefight, "With firearms").on_hover_text("Wounds count twice (12.6).");
        }
        let help = "The defenders fight on to the end; else they break off where that is best (12.5).";
        ui.checkbox(&mut memory.stand_fast, "Nobody breaks off").on_hover_text(help);
    });
}

fn creature(ui: &mut Ui, open: OpenScenario, memory: &mut Memory) {
    let creatures = &open.content.creatures;
    memory.creature = memory.creature.filter(|id| creatures.get(*id).is_some()).or_else(|| creatures.ids().next());
    captioned_line(ui, |ui| {
        captioned(ui, "Creature", 200.0, |ui| {
            let shown = memory.creature.and_then(|id| creatures.get(id)).map_or("none", |creature| creature.label());
            let offers = creatures.iter().map(|(id, creature)| Offer::new(id, creature.label(), Some(id) == memory.creature));
            if let Some(taken) = choice(ui, "Creature that attacks", 200.0, shown, offers).taken {
                memory.creature = Some(taken);
            }
        });
        captioned(ui, "How many", 140.0, |ui| {
            let stepped = stepper(ui, "How many creatures", memory.number, MOST_CREATURES);
            memory.number = stepped.amount.unwrap_or(memory.number).max(1);
        });
    });
}

fn question(memory: &Memory) -> Option<Question> {
    let attacked = match memory.attack {
        Attack::Characters => !memory.attackers.is_empty(),
        Attack::Squad => memory.strength > 0,
        Attack::Creature => memory.creature.is_some(),
    };
    (attacked && !memory.defenders.is_empty()).then(|| Question {
        defenders: memory.defenders.clone(),
        attackers: memory.attackers.clone(),
        attack: memory.attack,
        creature: memory.creature,
        number: memory.number,
        strength: memory.strength,
        leader: memory.leader,
        elite: memory.elite,
        capture: memory.capture,
        firefight: memory.firefight,
        stand_fast: memory.stand_fast,
    })
}

impl answered::Question for Question {
    type Answer = Ends;

    fn in_words(self) -> super::Question {
        super::Question::Fight(self)
    }

    fn answer(&self, content: &Content, stopped: &dyn Fn() -> bool) -> Option<Ends> {
        ends(content, self, stopped)
    }
}

/// Works out the ends of the fight: exactly or, if that is too much work, from many simulated fights. `None` if the calculation was aborted.
fn ends(content: &Content, asked: &Question, stopped: &dyn Fn() -> bool) -> Option<Ends> {
    let group = asked.defenders.group(content);
    let mut force = match asked.attack {
        Attack::Characters => Force::characters(&asked.attackers.group(content).members, asked.firefight, asked.capture),
        Attack::Squad => Force::squad(content.tables.squads.sent(asked.strength, asked.elite, asked.leader)?, asked.capture),
        Attack::Creature => Force::creature(content.creatures.get(asked.creature?)?, asked.number),
    };
    if asked.stand_fast {
        force.traits.push(Trait::NoBreakOff(Rounds::All));
    }
    let members = group.members.len();
    let mut found = Ends { free: vec![0.0; members + 1], beaten: None, fates: [vec![0.0; members], vec![0.0; members]] };
    let fight = Fight::new(&group.members, &force, group.guarded(), &content.tables);
    let ends = fight.map_or_else(Vec::new, |fight| fight.unless(stopped).ends(&group.fresh()));
    if ends.is_empty() {
        let skirmish = Skirmish::new(&group.members, &force, group.guarded(), &content.tables)?;
        for (fates, fights) in skirmish.ends(&group.fresh(), RUNS, stopped)? {
            found.add(&fates, f64::from(fights) / f64::from(RUNS));
        }
    } else {
        found.beaten = Some(ends.iter().filter(|(end, _)| end.beaten).map(|(_, chance)| chance).sum());
        for (end, chance) in &ends {
            found.add(&end.fates, *chance);
        }
    }
    Some(found)
}

impl Ends {
    fn add(&mut self, fates: &[Fate], chance: f64) {
        let mut number = 0;
        for (at, fate) in fates.iter().enumerate() {
            match fate {
                Fate::Free(_) => {
                    number += 1;
                    self.fates[0][at] += chance;
                }
                Fate::Captured => self.fates[1][at] += chance,
                Fate::Killed => {}
            }
        }
        self.free[number] += chance;
    }
}

fn outcomes(ui: &mut Ui, found: &Ends, names: &[String]) {
    let told = |(number, chance): (usize, &f64)| (format!("{} free", counted(number, "defender")), *chance);
    let mut ends: Vec<(String, f64)> = found.free.iter().enumerate().map(told).collect();
    ends.extend(found.beaten.map(|beaten| ("the attacker is beaten".to_owned(), beaten)));
    chances(ui, "ends of the fight", shown::BAR, &ends);
    shown::fates(ui, "fates of the fight", names, &found.fates[0], &found.fates[1]);
    if found.beaten.is_none() {
        ui.label(
            RichText::new("There are too many ways to fight it to work all of them out: this is from 20,000 fights that were played by dice.")
                .color(Palette::of(ui).weak),
        );
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::answered::{Question as _, Told};
    use super::*;
    use kit::job_status::JobStatus;
    use kit::jobs::{Asked, Work};
    use project::{Game, Library, OneOf as _, Project};

    fn sample() -> Arc<Project> {
        Arc::new(Library::bundled().template(Game::FreedomInTheGalaxy, Library::SAMPLE).expect("the sample"))
    }

    /// A question in which the first two characters defend themselves against a squad of this strength.
    fn asked(project: &Project, strength: u32) -> Question {
        let content = Content::own(&project.content).expect("designs for Freedom in the Galaxy");
        let defenders = Chosen(content.characters.ids().take(2).map(|id| (id, Vec::new())).collect());
        let memory = Memory { defenders, attack: Attack::Squad, strength, ..Memory::default() };
        question(&memory).expect("a question")
    }

    #[test]
    fn a_worker_works_out_what_the_window_would() {
        let project = sample();
        let content = Content::own(&project.content).expect("designs for Freedom in the Galaxy");
        let asked = asked(&project, 3);
        let answer = super::super::answer(
            content,
            &project::text::write_line(&asked.clone().in_words()).expect("words"),
            &JobStatus::default(),
        )
        .expect("an answer");
        let told: Option<Ends> = Asked::read(answer.as_bytes()).expect("ends");
        assert!(told.is_some() && told == ends(content, &asked, &|| false));
    }

    #[test]
    fn a_leader_and_an_elite_unit_make_a_squad_stronger() {
        let project = sample();
        let content = Content::own(&project.content).expect("designs for Freedom in the Galaxy");
        let plain = asked(&project, 3);
        let free = |asked: &Question| ends(content, asked, &|| false).expect("an end").free[2];
        let led = Question { leader: true, ..plain.clone() };
        let elite = Question { elite: true, ..plain.clone() };
        assert!(free(&elite) < free(&plain), "an elite unit adds to its combat (19.51)");
        let beaten = |asked: &Question| ends(content, asked, &|| false).and_then(|ends| ends.beaten).expect("an end");
        assert!(beaten(&led) < beaten(&plain), "a leader adds to its endurance (12.12)");
    }

    #[test]
    fn a_question_is_answered_once_and_can_be_given_up() {
        let (waker, mut work, project) = (egui::Context::default(), Vec::new(), sample());
        let mut answered = Answered::default();
        for _ in 0..3 {
            answered.ask(&waker, (&project, asked(&project, 3)), &mut work);
        }
        assert!(work.len() == 1 && matches!(answered.told(), Told::Pending));
        work.drain(..).for_each(Work::run);
        assert!(matches!(answered.told(), Told::There(Some(_))));
        // A new question aborts the calculation for the first one, whose answer is thrown away.
        answered.ask(&waker, (&project, asked(&project, 4)), &mut work);
        answered.give_up();
        work.drain(..).for_each(Work::run);
        assert!(matches!(answered.told(), Told::GivenUp));
        answered.ask(&waker, (&project, asked(&project, 4)), &mut work);
        assert!(work.is_empty(), "it is not asked by itself again");
        answered.forget();
        answered.ask(&waker, (&project, asked(&project, 4)), &mut work);
        work.drain(..).for_each(Work::run);
        assert!(matches!(answered.told(), Told::There(Some(_))));
    }
}

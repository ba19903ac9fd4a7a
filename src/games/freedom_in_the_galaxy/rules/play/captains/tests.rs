//! Checks the shortcut by which captains estimate missions against the exact odds.

use super::super::tests::{as_many, designs};
use super::super::{Action, Contest, EnvironNumber, Party, View, Whereabouts};
use super::cards::{Course, LETTERS};
use super::helm::Helm;
use crate::odds::mission::{Group, PlanetStanding, Setting, prospect};
use crate::{Content, PlanetState, Side};
use rules::play::{Play, Record};

/// What the shortcut and the exact odds expect of a mission, in steps of success. For a Coup, the spaces by which its failure shifts the loyalty are
/// subtracted.
struct Compared {
    shortcut: f64,
    exact: f64,
    told: String,
}

impl Compared {
    fn error(&self) -> f64 {
        (self.shortcut - self.exact).abs()
    }
}

/// The parties that are compared: all of a side's characters together, and then each alone, as many as the test has time for.
fn parties(helm: &Helm) -> Vec<Party> {
    let plays = |number: &_| helm.look.open.character(*number).at != Whereabouts::Pool;
    let all: Party = helm.look.public.of_side(helm.side).iter().filter(plays).collect();
    let alone = all.iter().map(Party::of).take(as_many(1, 9) as usize);
    std::iter::once(all).chain(alone).collect()
}

/// Compares both estimates of a mission that a party does in an environ without enemies; `None` if the mission cannot be done there.
fn compared(content: &Content, helm: &Helm, (environ, number): (EnvironNumber, u8), party: Party) -> Option<Compared> {
    let public = helm.look.public;
    if !helm.would_fit(environ, number) {
        return None;
    }
    let (found, mission) = (public.environ(environ), &public.missions[usize::from(number)]);
    let (planet, now) = (public.planet(found.planet), helm.look.open.planet(found.planet));
    let (_, designed) = content.planets.get(planet.id)?.environs.iter().find(|(_, environ)| environ.kind == found.kind)?;
    let revolts = matches!(now.state, PlanetState::Rebellion | PlanetState::RebelControl);
    let standing = PlanetStanding { loyalty: Some(now.loyalty), rebels: revolts };
    let setting = Setting::on(content, (planet.id, designed), &mission.card, helm.side, standing);
    let members: Vec<_> = party.iter().map(|character| (&public.character(character).card, Vec::new())).collect();
    let prospect = prospect(&setting, &Group::of(&members))?;
    let shifts = if mission.coup { 1.0 } else { 0.0 };
    let feared = shifts * mission.perils[public.section(environ) as usize].shifted;
    let extra = helm.extra(environ, number, party);
    let course = Course { feared, ..helm.course((environ, number, party), extra) };
    let brings: [f64; LETTERS + 4] = std::array::from_fn(|letters| f64::from(mission.card.success_of(letters as u32, helm.side)));
    let names: Vec<&str> = members.iter().map(|(character, _)| character.name.as_str()).collect();
    Some(Compared {
        shortcut: course.promises(&brings, false, found.size.into()),
        exact: prospect.success - shifts * prospect.shifts,
        told: format!("{} of {names:?}, {}", mission.card.name, found.name),
    })
}

/// All comparisons for a side at the start of the first scenario of a template.
fn all_compared(template: &str, side: Side) -> Vec<Compared> {
    let content = designs(template);
    let id = content.scenarios.ids().next().expect("a scenario");
    let contest = Contest::of(&content, id).expect("it can be played");
    let record: Record<(), Action> = Record::new((), 1, 0);
    let state = contest.start(&mut record.dice(), &mut ());
    let (public, view) = (contest.public(), View::of(&state, side));
    let able = view.look(public).all_abilities();
    let helm = Helm::of(public, &view, &able);
    let missions = 0..public.missions.len() as u8;
    let done = public.places().flat_map(|environ| missions.clone().map(move |number| (environ, number)));
    let parties = parties(&helm);
    let all = done.flat_map(|mission| parties.iter().map(move |party| (mission, *party)));
    all.filter_map(|(mission, party)| compared(&content, &helm, mission, party)).collect()
}

#[test]
fn the_shortcut_of_captains_stays_near_the_exact_odds() {
    let templates = ["sample", "varu"].into_iter().take(as_many(1, 2) as usize);
    let sides = templates.flat_map(|template| Side::ALL.map(|side| (template, side)));
    let all: Vec<Compared> = sides.flat_map(|(template, side)| all_compared(template, side)).collect();
    assert!(all.len() > 50, "{}", all.len());
    let mean = all.iter().map(Compared::error).sum::<f64>() / all.len() as f64;
    let worst = all.iter().max_by(|one, other| one.error().total_cmp(&other.error())).expect("missions");
    let told = format!("{mean:.3} of {}, {:.3} for {:.3} {}", all.len(), worst.shortcut, worst.exact, worst.told);
    println!("{told}");
    assert!(mean < 0.12 && worst.error() < 0.6, "{told}");
}

//! Measures of whole games by captains: how often they win against each other, and whether the rules of thumb commit certain faults.

use super::*;
use rules::play::Roster;

/// The sums over a number of games.
#[derive(Debug, Default)]
pub(super) struct Sums {
    pub games: u32,
    pub rebel: u32,
    pub at_once: [u32; 2],
    pub points: i64,
    /// The victory points of each game that the points decided.
    pub by_points: Vec<i32>,
    /// The sum of the squares of the victory points, over all games.
    pub squares: i64,
    pub decisions: u64,
    pub faults: Faults,
    /// The first fault that was found, in words.
    pub first_fault: Option<String>,
}

/// Counts of faults that the rules of thumb must not commit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Faults {
    /// How often a prisoner went free because the guards were moved away.
    pub unguarded: u32,
    /// How often a card was drawn although all groups had the letters that they wanted.
    pub beyond: u32,
    /// How often the Empire attacked at odds below 1-3.
    pub hopeless: u32,
    /// How often a lone character went on a mission in an environ where a squad was likely to find the character.
    pub lone: u32,
    /// How often a side lost control of a planet because it moved its own pieces away.
    pub left: u32,
}

/// Plays games between two captains, and counts the faults of captains that play by rules of thumb.
pub(super) fn play(contest: &Contest, names: [CaptainName; 2], games: std::ops::Range<u32>) -> Sums {
    let mut sums = Sums::default();
    let mut legal = Vec::new();
    for game in games {
        let record: Record<(), Action> = Record::new((), 5, game);
        let (mut dice, mut choices) = (record.dice(), record.captains_dice());
        let mut captains = names.map(Roster::captain);
        let mut state = contest.start(&mut dice, &mut ());
        while let Some(player) = contest.to_act(&state) {
            contest.legal(&state, &mut legal);
            let action = if legal.len() > 1 {
                captains[player.index()].choose(contest.public(), contest.view(&state, player), &legal, &mut choices)
            } else {
                legal[0]
            };
            let careful = names[player.index()] != CaptainName::Random;
            let before = careful.then(|| state.clone());
            let mut events = Vec::new();
            contest.apply_listed(&mut state, action, &mut dice, &mut events);
            if let Some(before) = before {
                let known = sums.faults;
                sums.faults.count(contest, (&before, &state), action, &events);
                if sums.faults != known {
                    sums.first_fault.get_or_insert_with(|| format!("game {game}: {:?} {action:?} {events:?}", before.asked));
                }
            }
            sums.decisions += 1;
        }
        sums.games += 1;
        match state.open.conclusion.expect("it is over") {
            Conclusion::Instant(side) => {
                sums.at_once[side as usize] += 1;
                sums.rebel += u32::from(side == Side::Rebel);
            }
            Conclusion::Points(side) => {
                sums.rebel += u32::from(side == Side::Rebel);
                sums.by_points.push(contest.points(&state));
            }
        }
        let points = i64::from(contest.points(&state));
        sums.points += points;
        sums.squares += points * points;
    }
    sums
}

impl Sums {
    /// The share of games that the Rebel would win if `threshold` were the number of victory points needed.
    pub fn with(&self, threshold: i32) -> f64 {
        let enough = self.by_points.iter().filter(|points| **points >= threshold).count() as u32;
        f64::from(self.at_once[0] + enough) / f64::from(self.games)
    }

    /// The average victory points of a game, and its standard error.
    pub fn mean(&self) -> (f64, f64) {
        let games = f64::from(self.games);
        let mean = self.points as f64 / games;
        (mean, ((self.squares as f64 / games - mean * mean) / games).sqrt())
    }
}

impl Faults {
    fn count(&mut self, contest: &Contest, (before, after): (&State, &State), action: Action, events: &[Event]) {
        let Some(asked) = before.asked else { return };
        let (side, look) = (asked.side, before.whole(&contest.public));
        let own_prisoner = |event: &Event| matches!(event, Event::Freed(character) if look.side_of(*character) != side);
        match (asked.question, action) {
            (Question::Gather(_) | Question::ReactWith(..) | Question::ReactLeader(..), _) => {
                let fought = events.iter().any(|event| matches!(event, Event::Fight(..) | Event::Lost(..) | Event::Killed(..)));
                self.unguarded += u32::from(!fought && events.iter().any(own_prisoner));
                if let (Question::Gather(from), Action::To(_)) = (asked.question, action) {
                    let planet = look.public.environ(from).planet;
                    let whole = after.whole(&contest.public);
                    self.left += u32::from(!fought && before_leaving(&look, side, from) && whole.control(planet) != Some(side));
                }
            }
            (Question::Draw, Action::Draw) => {
                let errand = look.open.errand.as_ref().expect("missions are done");
                let reached = |group: &MissionGroup| group.letters >= drawing::wanted(&look, side, group);
                self.beyond += u32::from(errand.at_work().all(|(_, group)| reached(group)));
            }
            (Question::Declare(environ) | Question::Rise(environ), Action::Attack) => {
                let strength = |side| look.strength(side, environ);
                self.hopeless += u32::from(side == Side::Imperial && 3 * strength(side) < strength(side.other()));
            }
            (Question::Assign, Action::Done) => {
                let errand = look.open.errand.as_ref().expect("missions are done");
                let units = look.number(side.other(), errand.environ) > 0;
                let found = |party: Party| {
                    let value = look.strength(side.other(), errand.environ);
                    let faces = look.public.tables.search.finds(value, look.hiding(party, errand.environ, true));
                    faces.is_some_and(|faces| faces.get() >= 5)
                };
                let lone = |group: &MissionGroup| !group.camp && group.members.len() == 1 && found(group.members);
                let others = look.apart(side, errand.environ).len() > 1;
                self.lone += u32::from(units && others && errand.groups.iter().any(lone));
            }
            _ => {}
        }
    }
}

/// Whether the side controlled the planet before the stack set out.
fn before_leaving(look: &Look, side: Side, from: EnvironNumber) -> bool {
    let planet = look.public.environ(from).planet;
    look.control(planet) == Some(side)
}

#[test]
fn rules_of_thumb_make_none_of_the_faults_that_are_counted() {
    for template in ["sample", "varu"] {
        let contest = of(template);
        let sums = play(&contest, [CaptainName::RuleOfThumb; 2], 0..as_many(12, 1_000));
        assert_eq!(sums.faults, Faults::default(), "{template}: {sums:?}");
    }
}

#[test]
#[ignore = "a measure by hand, in a release build"]
fn measure() {
    let games = std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(300);
    let only = std::env::var("TEMPLATE").ok();
    for template in ["sample", "varu"].into_iter().filter(|name| only.as_deref().is_none_or(|only| only == *name)) {
        let contest = of(template);
        let wanted = |names: &[CaptainName; 2]| match std::env::var("AHEAD") {
            Ok(_) => names.contains(&CaptainName::LookingAhead) && names.contains(&CaptainName::RuleOfThumb),
            Err(_) => !names.contains(&CaptainName::LookingAhead),
        };
        let pairs = CaptainName::ALL.iter().flat_map(|one| CaptainName::ALL.iter().map(|other| [*one, *other]));
        for names in pairs.filter(wanted) {
            let sums = play(&contest, names, 0..games);
            let shares: Vec<String> = (-2..=22).map(|threshold| format!("{threshold}: {:.2}", sums.with(threshold))).collect();
            let (mean, error) = sums.mean();
            println!(
                "{template} {names:?}: Rebel wins {} of {}, at once {:?}, points {mean:.2} ({error:.2}), decisions {}, {:?} {:?}, by threshold {}",
                sums.rebel,
                sums.games,
                sums.at_once,
                sums.decisions / u64::from(sums.games),
                sums.faults,
                sums.first_fault,
                shares.join(" ")
            );
        }
    }
}

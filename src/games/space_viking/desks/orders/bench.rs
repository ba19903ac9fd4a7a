//! The bench: the tab of the order desk that shows the odds of a fleet against another fleet or on a world. They are worked out only from what the
//! player's report says (Space combat, Landings).

use std::ops::ControlFlow;

use egui::{RichText, ScrollArea, Ui, Vec2};

use super::OrderDesk;
use geometry::Space;
use kit::cited;
use kit::job_status::JobStatus;
use kit::jobs::Work;
use kit::jobs::pending::{self, Pending};
use kit::theme::{self, Palette};
use kit::widgets::{Offer, captioned, chances, choice, percent, small_toggle};
use rules::counted;
use space_viking::knowledge::{Knowledge, KnownWorld, Stranger};
use space_viking::odds::{BattleOdds, Defence, Landing, LandingForce, Side, SideOwner, battle, interval, landing};
use space_viking::orders::Lines;
use space_viking::{Sovereign, World, book};

/// What the user has chosen on this tab, and the odds that follow from it.
#[derive(Default)]
pub struct Memory {
    /// The name of the player's fleet whose odds are shown; `None` for the fleet that is in hand on the map.
    fleet: Option<String>,
    against: Option<Against>,
    /// Whether the opponent can fire twice. The user sets this, since no report says it.
    double_fire: bool,
    sovereign_is_there: bool,
    asked: Option<[Side; 2]>,
    answer: Answer,
}

/// The opponent against whom the odds are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Against {
    /// A fleet of another house or of nobody, by its index among the strange fleets in the report.
    Stranger(usize),
    /// The guard and the troops of the world in this space.
    World(Space),
}

/// The odds of the battle, or how far they have been worked out.
#[derive(Default)]
enum Answer {
    #[default]
    Nothing,
    Pending(Pending<BattleOdds>),
    There(BattleOdds),
}

/// The width of a field that offers choices, in points of the screen.
const CHOICE: f32 = 240.0;
/// The size of the bar that shows a chance, in points of the screen.
const BAR: Vec2 = Vec2::new(120.0, 9.0);

/// Shows the bench.
pub fn show(ui: &mut Ui, desk: &mut OrderDesk, work: &mut Vec<Work>) {
    let weak = Palette::of(ui).weak;
    let knowledge = std::sync::Arc::clone(&desk.knowledge);
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        let name = desk.bench.fleet.clone().or_else(|| desk.in_hand.clone()).unwrap_or_default();
        let fleets = || knowledge.own.fleets.iter();
        let Some(fleet) = fleets().find(|fleet| fleet.name == name).or_else(|| fleets().next()) else {
            ui.label(RichText::new("The report tells of no fleet of yours.").color(weak));
            return;
        };
        let offers = fleets().map(|known| Offer::new(known.name.clone(), known.name.clone(), known.name == fleet.name));
        let chosen = captioned(ui, "Your fleet", CHOICE, |ui| choice(ui, "Fleet on the bench", CHOICE, &fleet.name, offers).taken);
        desk.bench.fleet = chosen.or(desk.bench.fleet.take());
        let all = all_against(&knowledge);
        let shown = all.iter().find(|(against, _)| Some(*against) == desk.bench.against);
        let words = shown.map_or("Choose whom it meets", |(_, words)| words.as_str());
        let offers = all.iter().map(|(against, words)| Offer::new(*against, words, Some(*against) == desk.bench.against));
        let taken = captioned(ui, "Against", CHOICE, |ui| choice(ui, "Whom it meets", CHOICE, words, offers).taken);
        desk.bench.against = taken.or(desk.bench.against);
        let Some(against) = shown.map(|(against, _)| *against) else { return };

        let lines = desk.written.sheet.block_of(&fleet.name).map(|block| desk.written.sheet.fleets[block].what.lines.clone());
        let own = as_told(Side::of_own(&knowledge, fleet), &lines.unwrap_or_default());
        let other = other_side(ui, &knowledge, against, &mut desk.bench);
        let ships = (own.ships.len(), other.ships.len());
        cited::section(ui, &format!("BATTLE: {} against {}", counted(ships.0, "ship"), ships.1), book("Space combat"));
        if ships.1 == 0 {
            ui.label(RichText::new("No ships were seen there, and none are known to guard it.").color(weak));
        } else {
            desk.bench.ask([own, other], ui, work);
            fought(ui, &mut desk.bench.answer);
        }
        if let Against::World(at) = against {
            cited::section(ui, "LANDING, FIRST ROUND", book("Ground combat"));
            match knowledge.world_at(at).and_then(|world| Defence::of_known(&knowledge, world)) {
                Some(defence) => landed(ui, &landing(&LandingForce::of_own(&knowledge, fleet), defence)),
                None => _ = ui.label(RichText::new("Nobody knows what stands there.").color(weak)),
            }
        }
        ui.add_space(theme::GAP);
        let words = "Reckoned from the report alone: your fleet as it stands now, with the sheet's break-off and target; others as they were last \
                     seen, and worlds that were not as the table has their type. What others carry, repair and build nobody tells.";
        ui.label(RichText::new(words).size(theme::SMALL).color(weak));
    });
}

/// All possible opponents in the report: first the strange fleets, those seen most recently first, then the worlds by name.
fn all_against(knowledge: &Knowledge) -> Vec<(Against, String)> {
    let mut strangers: Vec<_> =
        knowledge.strangers.iter().enumerate().filter(|(_, seen)| seen.owner.is_some() || seen.number.is_some()).collect();
    strangers.sort_by_key(|(_, seen)| std::cmp::Reverse(seen.year));
    let of_stranger = |(number, seen): (usize, &Stranger)| {
        let ships: u32 = seen.ships.iter().map(|(_, number)| number).sum();
        let who = knowledge.stranger_words(seen.number, seen.owner);
        let when = if seen.year == 0 { "at the start".to_owned() } else { format!("turn {}", seen.year) };
        (Against::Stranger(number), format!("{who}, {}, at {}, {when}", counted(ships, "ship"), knowledge.place(seen.at)))
    };
    let mut worlds: Vec<_> = knowledge.worlds.iter().filter(|world| world.kind().is_some()).collect();
    worlds.sort_by_key(|world| knowledge.place(world.at));
    let of_world = |world: &KnownWorld| {
        let kind = world.kind().map_or("", |kind| kind.label());
        (Against::World(world.at), format!("{}, {kind}", knowledge.place(world.at)))
    };
    strangers.into_iter().map(of_stranger).chain(worlds.into_iter().map(of_world)).collect()
}

/// The player's side of the battle, with the break-off and the aim that the sheet of orders gives, if it gives any.
fn as_told(own: Side, lines: &Lines) -> Side {
    Side {
        break_off: lines.break_off.as_ref().map_or(own.break_off, |line| line.what.map(rules::Level::get)),
        aim: lines.aim.as_ref().map_or(own.aim, |line| line.what),
        ..own
    }
}

/// Shows switches for facts about other houses that no report contains; returns the opponent as a side of the battle.
fn other_side(ui: &mut Ui, knowledge: &Knowledge, against: Against, bench: &mut Memory) -> Side {
    let posted = &knowledge.posted;
    match against {
        Against::Stranger(number) => {
            let Some(seen) = knowledge.strangers.get(number) else { return Side::of_seen(posted, SideOwner::default(), &[]) };
            let house = knowledge.houses.iter().find(|house| Some(house.player) == seen.owner);
            ui.horizontal_wrapped(|ui| {
                let help = "No report tells what others have developed: whether their shots are doubled.";
                if small_toggle(ui, bench.double_fire, "Their shots are doubled").on_hover_text(help).clicked() {
                    bench.double_fire = !bench.double_fire;
                }
                let help = "No report tells who is aboard: whoever has the sovereign there shoots first.";
                if small_toggle(ui, bench.sovereign_is_there, "Their sovereign is there").on_hover_text(help).clicked() {
                    bench.sovereign_is_there = !bench.sovereign_is_there;
                }
            });
            let owner = SideOwner {
                double_fire: bench.double_fire,
                is_builder: house.is_some_and(|house| house.kind == Some(Sovereign::EmpireBuilder)),
                sovereign_is_there: bench.sovereign_is_there,
            };
            Side::of_seen(posted, owner, &seen.ships)
        }
        Against::World(at) => {
            let mut guard =
                knowledge.strangers.iter().filter(|seen| seen.at == at && seen.owner.is_none() && seen.number.is_none());
            let known = knowledge.world_at(at);
            match (guard.next_back(), known.and_then(|world| world.seen.as_ref())) {
                (Some(seen), _) => Side::of_seen(posted, SideOwner::default(), &seen.ships),
                // The player saw the world, but no guard there.
                (None, Some(_)) => Side::of_seen(posted, SideOwner::default(), &[]),
                (None, None) => {
                    let kind = known.and_then(KnownWorld::kind);
                    Side::of_guard(posted, &World { kind, ..World::default() })
                }
            }
        }
    }
}

impl Memory {
    /// Begins to work out a battle in the background, unless this battle was asked for last.
    fn ask(&mut self, sides: [Side; 2], ui: &Ui, work: &mut Vec<Work>) {
        if self.asked.as_ref() == Some(&sides) {
            return;
        }
        let [own, other] = sides.clone();
        let begin = move || move |_: &JobStatus| ControlFlow::Break(battle(&own, &other));
        let (pending, task) = Pending::in_slices(ui.ctx(), begin);
        (self.asked, self.answer) = (Some(sides), Answer::Pending(pending));
        work.push(task);
    }
}

/// Shows how the battle is likely to end, once this has been worked out.
fn fought(ui: &mut Ui, answer: &mut Answer) {
    if let Answer::Pending(pending) = answer {
        match pending.take() {
            pending::Answer::Ready(odds) => *answer = Answer::There(odds),
            pending::Answer::Pending => {}
            pending::Answer::Lost => *answer = Answer::Nothing,
        }
    }
    let weak = Palette::of(ui).weak;
    let Answer::There(odds) = answer else {
        ui.label(RichText::new("Working it out\u{2026}").color(weak));
        return;
    };
    let ends = odds.ends;
    let shares = [
        ("You are left", ends.wins),
        ("They are left", ends.loses),
        ("Nobody is left", ends.both_lost),
        ("One breaks off", ends.broke_off),
        ("Nobody can hurt anybody", ends.undecided),
    ];
    chances(ui, "ends of the battle", BAR, &shares.map(|(words, chance)| (words.to_owned(), chance)));
    if let Some(battles) = odds.battles {
        let (low, high) = interval(ends.wins, battles);
        let words = format!(
            "From {} that were fought out, not exact: nineteen times out of twenty you are left in {} to {}.",
            counted(battles, "battle"),
            percent(low),
            percent(high)
        );
        ui.label(RichText::new(words).size(theme::SMALL).color(weak));
    }
}

/// Shows the odds of the first round of a landing.
fn landed(ui: &mut Ui, landing: &Landing) {
    let Landing { ships, troops, defenders, screened_ships, .. } = landing;
    ui.label(format!(
        "{} and {} against {}: {} behind the line, which can plunder.",
        counted(*ships, "ship"),
        counted(*troops, "unit"),
        counted(*defenders, "defender"),
        counted(*screened_ships, "ship")
    ));
    let outlives = landing.at_ships.iter().zip(&landing.ships_outlive);
    let outlives = outlives
        .zip(1..)
        .map(|((shots, chance), number): (_, u32)| (format!("Ship {number} under {} lives", counted(*shots, "shot")), *chance));
    chances(ui, "ships that outlive it", BAR, &outlives.collect::<Vec<_>>());
}

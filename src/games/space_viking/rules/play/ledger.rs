//! The ledger, for the referee alone: everything that happened in a year, in words, each line with the passage of the book and the dice.
//!
//! Each line has the words in which its player is told of the event, with the player's name in front and with the true names of all fleets. Battles
//! and landings involve several players, so their lines name each side by its house.

use super::battle::player;
use super::words::{Teller, turned};
use super::{Corrected, Delivered, Event, Fate, FleetId, Happening, Knowledge, Landing, Passage, State};
use crate::{Content, Player};
use geometry::Space;
use rules::{Id, counted};

/// A line of the ledger.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LedgerLine {
    /// The tick of the event, from 0 to 840; [`Event::YEAR_ENDS`] for events at the end of the year.
    pub tick: u32,
    /// The space of the event; `None` if it happened at no particular place.
    pub at: Option<Space>,
    /// The player who acted; `None` if no player did.
    pub actor: Option<Id<Player>>,
    /// The players who could see the event.
    pub seen_by: Vec<Id<Player>>,
    /// The names of the fleets that the event is about.
    pub fleets: Vec<String>,
    /// What happened, in the words in which the player who acted is told of it.
    pub words: String,
    /// The passage of the book whose rules the event follows.
    pub passage: Passage,
    /// The dice that were thrown for the event. The dice of a battle or a landing are in `parts` instead.
    pub dice: Vec<u8>,
    /// Details of the event, such as the shots of a battle, a sentence each.
    pub parts: Vec<String>,
}

/// The lines of the ledger for a year's events; `states` are the states before and after the year.
pub(super) fn lines(content: &Content, states: (&State, &State), knowledge: &[Knowledge], events: &[Event]) -> Vec<LedgerLine> {
    let (none, turned) = (Vec::new(), turned(events));
    let mut lines = Vec::new();
    for event in events.iter().filter(|event| !matches!(event.what, Happening::Sighted(_))) {
        let actor = actor(states, &event.what);
        let Some(known) = knowledge.iter().find(|known| Some(known.player) == actor).or_else(|| knowledge.first()) else {
            continue;
        };
        let teller = Teller::new(content, known.player, states, known, &none, &turned).for_referee();
        let (words, parts) = match apart(&teller, &event.what) {
            Some(words) => (words, Vec::new()),
            None => match teller.words(event) {
                Some((_, words, parts)) => (words, parts),
                None => continue,
            },
        };
        let mut fleets: Vec<String> =
            fleets(&event.what).into_iter().filter_map(|fleet| teller.own(fleet)).map(str::to_owned).collect();
        fleets.sort();
        fleets.dedup();
        let Event { tick, at, seen_by, passage, dice, .. } = event.clone();
        lines.push(LedgerLine { tick, at, actor, seen_by, fleets, words, passage, dice, parts });
    }
    lines
}

/// The lines about sheets that do not count. They are sorted, so that the order in which the sheets arrived does not matter.
pub(super) fn of_refused(sheets: &[Delivered]) -> Vec<LedgerLine> {
    let line = |sheet: &Delivered| {
        Some(LedgerLine {
            tick: 0,
            at: None,
            actor: sheet.player,
            seen_by: sheet.player.into_iter().collect(),
            fleets: Vec::new(),
            words: format!("A sheet does not count: {}.", sheet.refused.as_ref()?),
            passage: Passage::Orders,
            dice: Vec::new(),
            parts: Vec::new(),
        })
    };
    let mut lines: Vec<LedgerLine> = sheets.iter().filter_map(line).collect();
    lines.sort_by(|one, other| (one.actor, &one.words).cmp(&(other.actor, &other.words)));
    lines
}

/// The fleets that a happening is about.
fn fleets(what: &Happening) -> Vec<FleetId> {
    match what {
        Happening::Entered { fleet, .. }
        | Happening::Ordered { fleet, .. }
        | Happening::Founded { fleet, .. }
        | Happening::Tempted { fleet, .. }
        | Happening::BrokeOff { fleet, .. }
        | Happening::Captured { fleet, .. }
        | Happening::Plundered { fleet, .. }
        | Happening::Slew { fleet, .. }
        | Happening::Traded { fleet, .. }
        | Happening::Gave { fleet, .. }
        | Happening::Wooed { fleet, .. }
        | Happening::Settled { fleet, .. }
        | Happening::Loaded { fleet, .. }
        | Happening::Unloaded { fleet, .. }
        | Happening::Installed { fleet, .. }
        | Happening::Delivered { fleet, .. }
        | Happening::Repaired { fleet, .. }
        | Happening::Sent { courier: fleet, .. }
        | Happening::Corrected { what: Corrected::Fleet(fleet, _) | Corrected::Disbanded(fleet), .. } => vec![*fleet],
        Happening::Joined { fleet, other } | Happening::HandedOver { courier: other, fleet } => vec![*fleet, *other],
        Happening::Moved { from, to, .. } => vec![*from, *to],
        Happening::NotDone { fleet, .. } | Happening::Went { fleet, .. } | Happening::Built { into: fleet, .. } => {
            fleet.iter().copied().collect()
        }
        Happening::Landed(landing) => vec![landing.fleet],
        Happening::Fought(battle) => battle.sides.iter().flat_map(|side| &side.ships).filter_map(|ship| ship.fleet).collect(),
        Happening::Sighted(_)
        | Happening::Read { .. }
        | Happening::Conquered { .. }
        | Happening::Converted { .. }
        | Happening::WonOver { .. }
        | Happening::Recruited { .. }
        | Happening::Revolted { .. }
        | Happening::Colonized { .. }
        | Happening::Raised { .. }
        | Happening::Taxed { .. }
        | Happening::Paid { .. }
        | Happening::Researched { .. }
        | Happening::Developed { .. }
        | Happening::Born { .. }
        | Happening::CameHome { .. }
        | Happening::Scored { .. }
        | Happening::Wrote { .. }
        | Happening::Published { .. }
        | Happening::Corrected { .. } => Vec::new(),
    }
}

/// The words for events that players learn only from letters, or not at all; `None` for other events.
fn apart(teller: &Teller<'_>, what: &Happening) -> Option<String> {
    match what {
        Happening::Tempted { fleet, name, fate } => {
            let what = match fate {
                Fate::Sold => "sold the ships".to_owned(),
                Fate::Rogue => "went Viking".into(),
                Fate::Rival(rival) => format!("went over to {}", teller.house(*rival)),
                Fate::FoundOut => "was found out".into(),
            };
            // If the rival already has a fleet of this name, the fleet has been given another name.
            let now = teller.own(*fleet).filter(|now| now != name).map_or_else(String::new, |now| format!(", now {now},"));
            Some(format!("The captain of {name}{now} {what}."))
        }
        Happening::Wrote { to, text, .. } => Some(format!("To {}: {text}", teller.house(*to))),
        Happening::Published { text, .. } => Some(format!("To all: {text}")),
        Happening::Raised { troops } => Some(format!("The world has {} again.", counted(*troops, "troop"))),
        _ => None,
    }
}

/// The player who acted; `None` if no player did.
fn actor((old, new): (&State, &State), what: &Happening) -> Option<Id<Player>> {
    let of_fleet = |id: &FleetId| player(old.fleet(*id).or_else(|| new.fleet(*id))?.owner);
    match what {
        // The event records who owned the fleet at that time, since the fleet may have turned traitor before.
        Happening::Entered { owner, .. }
        | Happening::BrokeOff { owner, .. }
        | Happening::Plundered { player: owner, .. }
        | Happening::Slew { player: owner, .. }
        | Happening::Landed(Landing { by: owner, .. }) => player(*owner),
        Happening::Ordered { fleet, .. }
        | Happening::Founded { fleet, .. }
        | Happening::Tempted { fleet, .. }
        | Happening::Loaded { fleet, .. }
        | Happening::Unloaded { fleet, .. }
        | Happening::Installed { fleet, .. }
        | Happening::Joined { fleet, .. }
        | Happening::Moved { from: fleet, .. }
        | Happening::Sent { courier: fleet, .. }
        | Happening::HandedOver { courier: fleet, .. } => of_fleet(fleet),
        Happening::NotDone { player, .. }
        | Happening::Captured { player, .. }
        | Happening::Conquered { player, .. }
        | Happening::Traded { player, .. }
        | Happening::Gave { player, .. }
        | Happening::Wooed { player, .. }
        | Happening::Settled { player, .. }
        | Happening::Went { player, .. }
        | Happening::Converted { player, .. }
        | Happening::WonOver { player, .. }
        | Happening::Recruited { player, .. }
        | Happening::Revolted { player, .. }
        | Happening::Colonized { player, .. }
        | Happening::Taxed { player, .. }
        | Happening::Researched { player, .. }
        | Happening::Developed { player, .. }
        | Happening::Built { player, .. }
        | Happening::Repaired { player, .. }
        | Happening::Born { player, .. }
        | Happening::CameHome { player, .. }
        | Happening::Scored { player, .. } => Some(*player),
        Happening::Read { from, .. }
        | Happening::Delivered { from, .. }
        | Happening::Paid { from, .. }
        | Happening::Wrote { from, .. }
        | Happening::Published { from, .. } => Some(*from),
        Happening::Corrected { what, .. } => match what {
            Corrected::Treasury(player, _)
            | Corrected::Subjects(_, player, _)
            | Corrected::Person(player, ..)
            | Corrected::Captain(player, _)
            | Corrected::Hands(player)
            | Corrected::Left(player)
            | Corrected::Note(Some(player)) => Some(*player),
            Corrected::Fleet(fleet, _) | Corrected::Disbanded(fleet) => of_fleet(fleet),
            Corrected::Natives(..)
            | Corrected::Troops(..)
            | Corrected::Rogues(..)
            | Corrected::Event(_)
            | Corrected::Note(None) => None,
        },
        Happening::Sighted(_) | Happening::Fought(_) | Happening::Raised { .. } => None,
    }
}

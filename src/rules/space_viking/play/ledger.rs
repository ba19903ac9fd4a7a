//! The ledger: all that happened in a year, in words, each with the passage of the book and the dice; for the referee alone.
//!
//! Each line is told as its player is told it, behind that player's name, and with the true names of all fleets.

use super::words::Teller;
use super::{Event, Fate, FleetId, Happening, Knowledge, Owner, State};
use crate::rules::Id;
use crate::rules::space_viking::{Content, Player};

/// The lines of a year.
pub(super) fn lines(content: &Content, states: (&State, &State), knowledge: &[Knowledge], events: &[Event]) -> Vec<String> {
    let none = Vec::new();
    let mut lines = Vec::new();
    for event in events.iter().filter(|event| !matches!(event.what, Happening::Sighted(_))) {
        let actor = actor(states, &event.what);
        let Some(known) = knowledge.iter().find(|known| Some(known.player) == actor).or_else(|| knowledge.first()) else {
            continue;
        };
        let teller = Teller::new(content, known.player, states, known, &none).for_referee();
        let (words, parts) = match apart(&teller, &event.what) {
            Some(words) => (words, Vec::new()),
            None => match teller.words(event) {
                Some((_, words, parts)) => (words, parts),
                None => continue,
            },
        };
        let when = if event.tick < Event::YEAR_ENDS { format!("tick {}", event.tick) } else { "year's end".into() };
        let at = event.at.map_or_else(String::new, |at| format!(", {}", content.sector.written(at)));
        let whose = actor.map_or_else(String::new, |actor| format!("{}: ", content.player_label(Some(actor))));
        let dice = if event.dice.is_empty() {
            String::new()
        } else {
            format!("; dice {}", event.dice.iter().map(u8::to_string).collect::<Vec<_>>().join(" "))
        };
        lines.push(format!("{when}{at}: {whose}{words} [{}{dice}]", event.passage.label()));
        lines.extend(parts.into_iter().map(|part| format!("    {part}")));
    }
    lines
}

/// What players are told of only in letters, or not at all.
fn apart(teller: &Teller<'_>, what: &Happening) -> Option<String> {
    match what {
        Happening::Tempted { fleet, name, fate } => {
            let what = match fate {
                Fate::Sold => "sold the ships".to_owned(),
                Fate::Rogue => "went Viking himself".into(),
                Fate::Rival(rival) => format!("went over to {}", teller.house(*rival)),
                Fate::FoundOut => "was found out".into(),
            };
            Some(format!("The captain of {} ({name}) {what}.", teller.own(*fleet).unwrap_or("a fleet")))
        }
        Happening::Wrote { to, text, .. } => Some(format!("To {}: {text}", teller.house(*to))),
        Happening::Published { text, .. } => Some(format!("To all: {text}")),
        Happening::Raised { troops } => Some(format!("The world has {troops} troops again.")),
        Happening::Corrected { reason } => Some(format!("The referee set something right: {reason}")),
        _ => None,
    }
}

/// Whose doing it is; none where it is nobody's.
fn actor((old, new): (&State, &State), what: &Happening) -> Option<Id<Player>> {
    let of_fleet = |id: &FleetId| match old.fleet(*id).or_else(|| new.fleet(*id))?.owner {
        Owner::Player(player) => Some(player),
        Owner::Rogue(_) | Owner::Natives => None,
    };
    match what {
        Happening::Entered { fleet, .. }
        | Happening::Ordered { fleet, .. }
        | Happening::Founded { fleet, .. }
        | Happening::Tempted { fleet, .. }
        | Happening::BrokeOff { fleet, .. }
        | Happening::Plundered { fleet, .. }
        | Happening::Slew { fleet, .. }
        | Happening::Loaded { fleet, .. }
        | Happening::Unloaded { fleet, .. }
        | Happening::Installed { fleet, .. }
        | Happening::Joined { fleet, .. }
        | Happening::Moved { from: fleet, .. }
        | Happening::Sent { courier: fleet, .. }
        | Happening::HandedOver { courier: fleet, .. } => of_fleet(fleet),
        Happening::Landed(landing) => of_fleet(&landing.fleet),
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
        Happening::Sighted(_) | Happening::Fought(_) | Happening::Raised { .. } | Happening::Corrected { .. } => None,
    }
}

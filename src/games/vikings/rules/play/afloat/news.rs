//! Sentences for events at sea.

use super::super::{Battle, BoatNumber, Event, Slowing, State};
use super::hooks::BREAKS;
use super::{Patched, Sail};
use crate::boat::Meeting;
use rules::play::{Player, Told};
use rules::{counted, with_verb};

/// A speed in words.
fn speed(speed: i8) -> String {
    match speed {
        0 => "lies still".into(),
        ..0 => format!("goes {} backwards", speed.unsigned_abs()),
        _ => format!("goes {speed}"),
    }
}

impl Battle {
    /// The question which characters of a crew get another task. It tells the number of rowers and the possible speeds after the changes that the
    /// side has made already. The text is only for the side that is asked, since it shows that side's covered choices.
    pub(in super::super) fn asks_for_tasks(&self, state: &State, player: Player, boat: BoatNumber) -> String {
        let sealed = Some(&state.sealed[player.index()]);
        let rowers = self.public.boats[boat.index()].class.rowers(self.public.rowing(&state.position, sealed, boat).pairs);
        let speeds = self.public.lawful_speeds(&state.position, sealed, boat);
        let speeds = match (speeds.first(), speeds.last()) {
            (Some(least), Some(most)) if least != most => format!("speeds {least} to {most}"),
            (Some(only), _) => format!("speed {only}"),
            (None, _) => "no speed".into(),
        };
        format!("Who of {} does something else? Now {rowers}, {speeds}.", self.boat_name(boat))
    }

    /// Why a boat slows down, as the end of a sentence; empty for a boat that capsizes, of which another sentence tells.
    fn why_slow(&self, slowing: Slowing) -> String {
        match slowing {
            Slowing::Rowers => ", with fewer rowers".to_owned(),
            Slowing::Capsizing => String::new(),
            Slowing::Tow => ", with a rowboat in tow".to_owned(),
            Slowing::Rope => ": a rope holds it".to_owned(),
            Slowing::Hull(other) => format!(": {} lies in the way", self.boat_name(other)),
            Slowing::Beach => ": its side would come onto a beach".to_owned(),
            Slowing::Barred => ": it can make no other move".to_owned(),
        }
    }

    /// A sentence for an event at sea; empty for other events.
    pub(in super::super) fn news_afloat(&self, event: &Event) -> String {
        let boat = |boat: &BoatNumber| self.boat_name(*boat).to_owned();
        let rope = |rope: &super::super::RopeNumber| self.rope_name(*rope);
        let man = |man: &super::super::ManNumber| self.name(*man).to_owned();
        let points = |points: &u8| counted(u32::from(*points), "point");
        match event {
            // The boat is named because characters of different crews may have the same name.
            Event::Does(who, Some(number), duty) => format!("{} of {} {}.", man(who), boat(number), duty.does()),
            Event::Does(who, None, duty) => format!("{} {}.", man(who), duty.does()),
            Event::Speed(number, given) => format!("{} {}.", boat(number), speed(*given)),
            Event::Slows(number, left, slowing) => format!("{} {} now{}.", boat(number), speed(*left), self.why_slow(*slowing)),
            Event::Waits(number) => format!("{} changes its way and waits.", boat(number)),
            Event::Aside(number, bar) => {
                let why = match bar {
                    Slowing::Hull(other) => format!("its side would strike {}, and to go sideways costs no speed", boat(other)),
                    Slowing::Rope => "a rope holds it, and to go sideways costs no speed".to_owned(),
                    Slowing::Beach => "its side would come onto a beach".to_owned(),
                    _ => "its side would lie beyond the boards".to_owned(),
                };
                format!("{} cannot go straight on: {why}.", boat(number))
            }
            Event::Sailed(number, sail) => {
                let goes = match sail {
                    Sail::Straight => "goes straight on".to_owned(),
                    Sail::Port => "goes sideways to port".to_owned(),
                    Sail::Starboard => "goes sideways to starboard".to_owned(),
                    Sail::Turn(sides) => {
                        let way = if *sides < 0 { "port" } else { "starboard" };
                        format!("turns by {} degrees to {way}", u32::from(sides.unsigned_abs()) * 60)
                    }
                };
                format!("{} {goes}.", boat(number))
            }
            Event::Beached { boat: number, speed, stops } => {
                let at = speed.map_or_else(String::new, |speed| format!(" at an effective speed of {speed}"));
                let then = if *stops { " and stops" } else { ": its first hex does not stop it" };
                format!("{} comes onto the beach{at}{then}.", boat(number))
            }
            Event::Aground { boat: number, factor, points: dealt } => {
                format!("{} strikes the shore with a speed factor of {factor}: {} to its hull.", boat(number), points(dealt))
            }
            Event::SailedOff(number) => format!("{} leaves the board.", boat(number)),
            Event::Blocked(number, other) => format!("{} lies against {} and goes no farther.", boat(number), boat(other)),
            Event::Rammed { boat: number, other, meeting, factor, points: dealt } => {
                let how = match meeting {
                    Meeting::HeadOn | Meeting::Astern | Meeting::Side => meeting.label(),
                };
                let (one, two) = (boat(number), boat(other));
                format!("{one} rams {two} {how} with a speed factor of {factor}: {} to its hull.", points(dealt))
            }
            Event::Pushed(number) => format!("{} is pushed away.", boat(number)),
            Event::Drawn(number) => format!("{} is drawn along.", boat(number)),
            Event::Capsized(number) => format!("{} capsizes.", boat(number)),
            Event::Threw { man: who, boat: number, at, needs, holds, .. } => {
                let does = if *holds { "and it holds" } else { "and misses" };
                format!("{} throws the hook at {} on {} {does} ({needs} or more holds).", man(who), boat(number), self.hex(*at))
            }
            Event::Cut(who, number, _, cuts) => {
                let does = if *cuts { "cuts" } else { "cannot cut" };
                format!("{} {does} {} ({} or less cuts it).", man(who), rope(number), self.public.tables.grappling.cuts)
            }
            Event::Strained(number, speeds, breaks) => {
                let does = if *breaks { "breaks" } else { "holds" };
                let shown = format!("the markers of both boats show {speeds} together");
                format!("{} {does}, as {shown} ({BREAKS} or more breaks it).", rules::capital(&rope(number)))
            }
            Event::Parted(number) => format!("{} breaks.", rules::capital(&rope(number))),
            Event::HauledIn(who, _) => format!("{} has the hook again.", man(who)),
            Event::TippedOver(who, _) => format!("{} tips the hook overboard.", man(who)),
            Event::Hauled(number) => format!("{} is pulled a hex.", boat(number)),
            Event::Climbed(who, helper, hex) => {
                format!("{} climbs aboard on {} with the help of {}.", man(who), self.hex(*hex), man(helper))
            }
            Event::TookHook(who, number) => format!("{} takes up {}.", man(who), rope(number)),
            Event::LaidHook(who, number) => format!("{} lays down {}.", man(who), rope(number)),
            Event::Patched(who, _, patched) => {
                let does = match patched {
                    Patched::Mended => "mends the leak",
                    Patched::Dry => "stops the leak for this phase",
                    Patched::Not => "cannot stop the leak",
                };
                let (mends, stops) = (Patched::MENDS, Patched::STOPS);
                format!("{} {does} ({mends} or less mends it, {stops} or less stops it for the phase).", man(who))
            }
            Event::Damage(number, total) => format!("{} has {} of damage.", boat(number), points(total)),
            Event::Held(number) => format!("{} has filled with water on the beach and stays there.", boat(number)),
            Event::Sank(number) => format!("{} sinks.", boat(number)),
            Event::Seized(number, player) => {
                format!("{} {} now.", with_verb(self.side_name(*player), "has", "have"), boat(number))
            }
            _ => String::new(),
        }
    }
}

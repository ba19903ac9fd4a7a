//! Implements, for this game, the trait through which the program puts any game into words.

use super::{Action, Battle, Event, State, half_points};
use rules::play::{Player, Told};
use rules::{Citation, capital};

impl Told for Battle {
    fn side_name(&self, player: Player) -> &str {
        Self::side_name(self, player)
    }

    fn moment(&self, state: &State) -> String {
        if state.ending().is_some() {
            return format!("The game is over after turn {}", state.turn());
        }
        capital(&state.phase().in_words(state.turn(), state.step()))
    }

    fn asks(&self, state: &State) -> String {
        Self::asks(self, state)
    }

    fn heading(action: Action) -> &'static str {
        match action {
            Action::Place(_) => "PLACE IT",
            Action::Move(_) => "MOVE NEXT",
            Action::Step(_) | Action::Boost(_) | Action::Push(_) => "MOVE",
            Action::Face(_) | Action::Halt => "STOP AND TURN",
            Action::Warp => "WARP",
            Action::Land(_) => "LAND",
            Action::Attack(_) => "ATTACK NEXT",
            Action::Fire(..) | Action::Flak(_) | Action::Missiles(_) => "FIRE",
            Action::Launch(_) => "LAUNCH",
            Action::Intercept(_) => "INTERCEPT",
            Action::Aim(_) => "AIM",
            Action::Roll(_) => "DICE",
            Action::Dogfight(_) | Action::Strike(_) | Action::Join(_) | Action::Advance(_) => "SQUADRONS",
            Action::Reduce(_) | Action::Flip | Action::Recall => "DAMAGE",
            Action::Repair(_) | Action::Raise(_) => "REPAIR",
            Action::Done => "ENOUGH",
        }
    }

    fn choice(&self, state: &State, action: Action) -> String {
        Self::choice(self, state, action)
    }

    fn score(&self, state: &State) -> Vec<String> {
        let sides = self.sides().iter().zip(half_points(self, state));
        sides.map(|(side, points)| format!("{}: {} victory points", side.name, points_words(points))).collect()
    }

    fn together(one: &Event, other: &Event) -> bool {
        match (one, other) {
            (Event::Die(one, what, _), Event::Die(other, also, _)) => one == other && what == also,
            _ => false,
        }
    }

    fn goes_on(_: &Event, _: &Event) -> bool {
        false
    }

    fn tell(&self, events: &[Event]) -> String {
        let pips = |event: &Event| if let Event::Die(_, _, pips) = event { Some(*pips) } else { None };
        match events.first() {
            Some(Event::Die(player, purpose, _)) => {
                let pips: Vec<u8> = events.iter().filter_map(pips).collect();
                self.describe_dice(*player, *purpose, &pips)
            }
            Some(event) => self.describe(event),
            None => String::new(),
        }
    }

    /// Nothing is hidden in this game, so every player hears of every event.
    fn hears(&self, _: [&Self::View<'_>; 2], _: &Event) -> bool {
        true
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::Turn(_))
    }

    const TELLS_PHASES: bool = true;

    fn begins_phase(event: &Event) -> bool {
        matches!(event, Event::Phase(..))
    }

    fn citation(event: &Event) -> Citation {
        event.citation()
    }
}

/// Writes half points as points: `12`, `12½`.
#[must_use]
pub fn points_words(half_points: i32) -> String {
    let half = if half_points % 2 == 0 { "" } else { "½" };
    let whole = half_points / 2;
    let sign = if half_points < 0 && whole == 0 { "−" } else { "" };
    if whole == 0 && !half.is_empty() { format!("{sign}{half}") } else { format!("{whole}{half}").replace('-', "−") }
}

//! Puts a game into words for the code that shows games of any kind: its questions and its choices. `news.rs` has the words for events.

use super::names::side_name;
use super::reckoning::victory_points;
use super::{Action, Attempt, Contest, Event, Party, Phase, Question, State, View, side_of};
use crate::{PlanetState, Side};
use rules::Citation;
use rules::kind::Gap;
use rules::play::{Player, Told};

impl Told for Contest {
    const TELLS_PHASES: bool = false;

    fn begins_phase(event: &Event) -> bool {
        matches!(event, Event::Phase(_))
    }

    fn side_name(&self, player: Player) -> &str {
        side_of(player).label()
    }

    fn moment(&self, state: &State) -> String {
        let open = &state.open;
        if open.conclusion.is_some() {
            return format!("The game is over in turn {}", open.turn);
        }
        if open.turn == 0 {
            return "Before the first turn, set-up".to_owned();
        }
        format!("Turn {}, {} player-turn, {}", open.turn, open.phasing.label(), open.phase.label())
    }

    fn asks(&self, state: &State) -> String {
        let Some(asked) = state.asked else { return String::new() };
        self.question(state, asked.question)
    }

    fn heading(action: Action) -> &'static str {
        match action {
            Action::From(_) => "FROM",
            Action::Take(_) | Action::To(_) | Action::Leave(_) => "MOVE",
            Action::At(_) => "WHERE",
            Action::PutUp(_) => "BASE",
            Action::With(_) | Action::Apart(_) => "STACK",
            Action::Attack | Action::Decline => "ATTACK",
            Action::Lead(_) | Action::NoLeader => "LEADER",
            Action::Lose(_) | Action::FaceDown | Action::BaseDown => "LOSE",
            Action::SearchWithUnits | Action::SearchLed(_) | Action::SearchWithCharacters => "SEARCH",
            Action::Fight { .. } | Action::Spare => "FIGHT",
            Action::Active(_) => "ACTIVE",
            Action::BreakOff | Action::BreakOffInactive | Action::Stay => "BREAK OFF",
            Action::Wound(_) | Action::Die(_) => "WOUND",
            Action::Use(_) => "USE",
            Action::Give(_) | Action::GiveTo(_) | Action::Ship(_) => "GIVE",
            Action::Mission(_) | Action::Mean(_) | Action::Succeed(_) => "MISSION",
            Action::Join(_) | Action::CampJoins => "JOIN",
            Action::Better(_) => "BETTER",
            Action::Draw | Action::Settle(_) => "CARDS",
            Action::Free(_) => "FREE",
            Action::Raise(_) => "RAISE",
            Action::Done => "OR",
        }
    }

    fn choice(&self, state: &State, action: Action) -> String {
        let to = |environ| format!("To {}", self.environ_name(environ));
        match action {
            Action::From(environ) => format!("From {}", self.environ_name(environ)),
            Action::Take(counter) => format!("Take {}", self.counter_name(counter)),
            Action::To(environ) => to(environ),
            Action::Leave(ship) => format!("On foot, without {}", self.possession_name(ship)),
            Action::At(environ) => self.environ_name(environ).to_owned(),
            Action::PutUp(planet) => format!("The base of {}", self.planet_name(planet)),
            Action::With(character) => format!("{} goes with the units", self.character_name(character)),
            Action::Apart(character) => format!("{} stays apart", self.character_name(character)),
            Action::Attack => "Attack".into(),
            Action::Decline => "Do not attack".into(),
            Action::Lead(character) => format!("{} leads", self.character_name(character)),
            Action::NoLeader => "Nobody leads".into(),
            Action::Lose(kind) => self.unit_name(kind).to_owned(),
            Action::FaceDown => "A unit that lies face down".into(),
            Action::BaseDown => "The base".into(),
            Action::SearchWithUnits => self.units_that_search(state),
            Action::SearchLed(leader) => format!("With units, led by {}", self.character_name(leader)),
            Action::SearchWithCharacters => "With characters".into(),
            Action::Fight { firearms, capture } => {
                let (weapon, aim) = (if firearms { "firearms" } else { "bare hands" }, if capture { "capture" } else { "kill" });
                format!("With {weapon}, to {aim}")
            }
            Action::Spare => "Spare them".into(),
            Action::Active(character) => format!("{} fights", self.character_name(character)),
            Action::BreakOff => "All break off".into(),
            Action::BreakOffInactive => "Those who are inactive break off".into(),
            Action::Stay => "Stay".into(),
            Action::Wound(character) => format!("{} takes it", self.character_name(character)),
            Action::Die(character) => format!("{} dies", self.character_name(character)),
            Action::Use(thing) => format!("Use {}", self.possession_name(thing)),
            Action::Give(thing) => {
                let bearer = state.whole(&self.public).bearer(thing);
                let of = bearer.map_or_else(String::new, |bearer| format!(" of {}", self.character_name(bearer)));
                format!("Hand on {}{of}", self.possession_name(thing))
            }
            Action::GiveTo(character) => format!("To {}", self.character_name(character)),
            Action::Ship(thing) => self.possession_name(thing).to_owned(),
            Action::Mission(mission) => self.mission_name(Attempt { side: state.open.phasing, mission }).to_owned(),
            Action::Join(character) => format!("{} joins", self.character_name(character)),
            Action::CampJoins => "The camp does it".into(),
            Action::Mean(character) => self.character_name(character).to_owned(),
            Action::Better(rating) => rules::capital(&rating.rating().say()),
            Action::Draw => "Draw a card".into(),
            Action::Settle(group) => format!("Complete {}", self.group_name(state, group)),
            Action::Succeed(success) => self.success_words(state, success),
            Action::Free(character) => format!("Free {}", self.character_name(character)),
            Action::Raise(kind) => format!("Raise {}", self.unit_name(kind)),
            Action::Done => state.asked.map_or_else(String::new, |asked| self.enough(state, asked.question)),
        }
    }

    fn score(&self, state: &State) -> Vec<String> {
        let look = state.whole(&self.public);
        let large = |side| look.at_large(side);
        let held = |side| look.public.worlds().filter(|planet| look.control(*planet) == Some(side)).count();
        let revolts = look.public.worlds().filter(|planet| look.open.planet(*planet).state == PlanetState::Rebellion).count();
        let threshold = look.public.terms.threshold;
        let needs = if threshold == i32::MAX { String::new() } else { format!(" of {threshold}") };
        vec![
            format!(
                "Rebel: victory points {}{needs}, planets {}, in rebellion {revolts}, characters free {}",
                victory_points(&look),
                held(Side::Rebel),
                large(Side::Rebel)
            ),
            format!("Imperial: planets {}, characters free {}", held(Side::Imperial), large(Side::Imperial)),
        ]
    }

    fn together(one: &Event, other: &Event) -> bool {
        match (one, other) {
            (Event::Die(one, what, _), Event::Die(other, also, _)) => one == other && what == also,
            (Event::Revealed(at) | Event::Shown(at, ..), Event::Shown(also, ..)) => at == also,
            (Event::Phase(_), Event::Phase(_))
            | (Event::Moved(..) | Event::CameFaceDown(_) | Event::OfKind(..), Event::OfKind(..)) => true,
            _ => false,
        }
    }

    /// Whether two events are reported in one sentence. A phase in which nothing happens is reported together with the next phase.
    fn goes_on(before: &Event, event: &Event) -> bool {
        matches!((before, event), (Event::Phase(_), Event::Phase(_)))
    }

    fn tell(&self, events: &[Event]) -> String {
        let dice: Vec<String> = events
            .iter()
            .filter_map(|event| if let Event::Die(.., pips) = event { Some(pips.to_string()) } else { None })
            .collect();
        match events.first() {
            Some(Event::Die(side, purpose, _)) => {
                format!("{} rolls {} {}.", side_name(*side), dice.join(" and "), self.purpose_words(*purpose))
            }
            Some(Event::Phase(_)) => phases(events),
            Some(Event::Revealed(environ)) => self.shown(*environ, events),
            Some(Event::Moved(..) | Event::CameFaceDown(_)) => self.news_of_units(events),
            Some(event) => self.news(event),
            None => String::new(),
        }
    }

    /// Whether a side learns of an event. Only the Rebel learns which possession was drawn, and which character has it. Only the Empire learns the
    /// kinds of units that lie face down (7.22).
    fn hears(&self, views: [&View<'_>; 2], event: &Event) -> bool {
        match event {
            Event::Possession(_) | Event::BackInDeck(_) | Event::Bears(..) => views[1].side == Side::Rebel,
            Event::OfKind(kind, _) => views[1].side == Side::Imperial || !self.public.unit(*kind).hidden,
            _ => true,
        }
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::Turn(_) | Event::PlayerTurn(_))
    }

    fn citation(event: &Event) -> Citation {
        event.citation()
    }

    /// The case to cite for several phases in a row. It is that of the last phase, which is the one that begins.
    fn cites(events: &[Event]) -> Option<Citation> {
        let told = if let Some(Event::Phase(_)) = events.first() { events.last() } else { events.first() };
        told.map(Event::citation)
    }
}

/// One sentence about several phases in a row. Nothing happened in any of them but the last, which begins now.
pub(super) fn phases(events: &[Event]) -> String {
    let mut phases: Vec<Phase> =
        events.iter().filter_map(|event| if let Event::Phase(phase) = event { Some(*phase) } else { None }).collect();
    let Some(last) = phases.pop() else { return String::new() };
    let passed: Vec<String> = phases.into_iter().map(|phase| phase.passes().to_owned()).collect();
    let before = if passed.is_empty() { String::new() } else { format!("{}; ", passed.join(", ")) };
    rules::capital(&format!("{before}{}.", last.begins()))
}

impl Contest {
    /// The name of a group's mission.
    pub(super) fn group_name(&self, state: &State, group: u8) -> String {
        let groups = state.open.errand.as_ref().map(|errand| &errand.groups);
        let found = groups.and_then(|groups| groups.get(usize::from(group)));
        found.map_or_else(|| "a mission".to_owned(), |group| self.mission_name(group.attempt(state.open.phasing)).to_owned())
    }

    /// The name of the mission that is being assigned, and its environ.
    fn assigned(&self, state: &State) -> String {
        let Some(errand) = &state.open.errand else { return "a mission".to_owned() };
        let last = (errand.groups.len() as u8).saturating_sub(1);
        format!("{} at {}", self.group_name(state, last), self.environ_name(errand.environ))
    }

    /// Words the question of which characters join the mission that is being assigned. It names those who have already joined.
    fn asks_who_goes(&self, state: &State) -> String {
        let group = state.open.errand.as_ref().and_then(|errand| errand.groups.last());
        let members = group.map_or(Party::NOBODY, |group| group.members);
        let besides = if members.is_empty() { String::new() } else { format!(" besides {}", self.party_names(members)) };
        format!("Who goes on {}{besides}?", self.assigned(state))
    }

    /// A success of the mission in question, in words.
    fn success_words(&self, state: &State, success: u8) -> String {
        let Some(asked) = state.asked else { return String::new() };
        let Question::Succeed(group) = asked.question else { return String::new() };
        let groups = state.open.errand.as_ref().map(|errand| &errand.groups);
        let mission = groups.and_then(|groups| groups.get(usize::from(group))).map(|group| group.mission);
        let card = mission.and_then(|mission| self.public.missions.get(usize::from(mission)));
        let found = card.and_then(|mission| mission.card.success.get(usize::from(success)));
        found.map_or_else(String::new, |success| rules::capital(&rules::kind::say(success)))
    }

    /// The words for the answer that ends a question, such as "Nobody else moves".
    fn enough(&self, state: &State, question: Question) -> String {
        match question {
            Question::RaiseBase => "No base is put Up".into(),
            Question::Move => "Nobody else moves".into(),
            Question::Stack(_) => "The others stay as they are".into(),
            Question::React => "Nobody else reacts".into(),
            Question::ReactLeader(..) => "Nobody leads it".into(),
            Question::Search(environ) => format!("Search no further at {}", self.environ_name(environ)),
            Question::Searchers(_) => "Nobody else searches".into(),
            Question::Active => "Nobody else is active".into(),
            Question::Trade => "Nothing else is handed on".into(),
            Question::Disable(_) => "Use it on nobody".into(),
            Question::Environ => "No missions anywhere else".into(),
            Question::Assign => {
                let errand = state.open.errand.as_ref();
                let place = errand.map_or("", |errand| self.environ_name(errand.environ));
                let begun = errand.is_some_and(|errand| !errand.groups.is_empty());
                if begun { format!("No other mission at {place}: draw cards") } else { format!("No mission at {place}") }
            }
            Question::Recruit => format!("Nobody else goes on {}", self.assigned(state)),
            Question::Draw => "Stop drawing".into(),
            Question::Commission => "No knight is given a ship".into(),
            Question::Raise(..) => "Raise nothing else".into(),
            Question::Heal(_)
            | Question::Evade(_)
            | Question::Hide
            | Question::Declaration
            | Question::Cancel(_)
            | Question::Ward
            | Question::Calm => "Use nothing".into(),
            Question::Station(_)
            | Question::Bear(_)
            | Question::Land(_)
            | Question::Gather(_)
            | Question::Fire(_)
            | Question::Lose(_)
            | Question::ReactFrom(_)
            | Question::ReactWith(..)
            | Question::NextBattle
            | Question::Declare(_)
            | Question::Rise(_)
            | Question::Lead(_)
            | Question::Attack { .. }
            | Question::Champion
            | Question::BreakOff
            | Question::Wound
            | Question::WoundByEvent
            | Question::TradeTo(_)
            | Question::BuyShip(_)
            | Question::Inherit(_)
            | Question::Target
            | Question::Improve(..)
            | Question::Settle
            | Question::Succeed(_)
            | Question::Damage { .. }
            | Question::Raid
            | Question::FoundBy(_)
            | Question::Free
            | Question::Die => "Nothing else".into(),
        }
    }

    fn question(&self, state: &State, question: Question) -> String {
        let at = |environ| self.environ_name(environ);
        let thing = |thing| self.possession_name(thing);
        match question {
            Question::Station(counter) => self.asks_where(counter),
            Question::Bear(possession) => format!("Who has {}?", thing(possession)),
            Question::Heal(possession) => format!("Is {} used to heal?", thing(possession)),
            Question::RaiseBase => "Which base is put Up?".into(),
            Question::Land(Some(ship)) => format!("Where does the spaceship {} land?", thing(ship)),
            Question::Land(None) => "Where do those from space land?".into(),
            Question::Move => "From where does somebody move next?".into(),
            Question::Gather(environ) => format!("Who leaves {}, and where to?", at(environ)),
            Question::Evade(planet) => format!("Is anything used to blind the base of {}?", self.planet_name(planet)),
            Question::Fire(planet) => format!("Does the base of {} fire at the units?", self.planet_name(planet)),
            Question::Lose(environ) => {
                let side = state.asked.map_or(Side::Rebel, |asked| asked.side);
                let owed = state.open.battle.owed[side as usize];
                format!("Which unit is lost at {}, for a loss of {owed}?", at(environ))
            }
            Question::Stack(environ) => format!("Who goes with the units at {}?", at(environ)),
            Question::React => "To which environ does somebody react?".into(),
            Question::ReactFrom(target) => format!("From where does somebody react to {}?", at(target)),
            Question::ReactWith(target, from) => format!("Who goes from {} to {}?", at(from), at(target)),
            Question::ReactLeader(target, _) => format!("Who leads the unit to {}?", at(target)),
            Question::NextBattle => "Where are units fought with next?".into(),
            Question::Declare(environ) => format!("Do the units at {} attack?", at(environ)),
            Question::Rise(environ) => format!("Do the troops that have risen at {} attack?", at(environ)),
            Question::Lead(environ) => self.asks_who_leads(state, environ),
            Question::Search(environ) => self.asks_who_searches(state, environ),
            Question::Searchers(environ) => format!("Which characters search at {}?", at(environ)),
            Question::Hide => "Is anything used to hide from the search?".into(),
            Question::Attack { .. } | Question::Champion | Question::Active | Question::BreakOff | Question::Wound => {
                self.asks_in_fight(state, question)
            }
            Question::WoundByEvent => "Who takes a wound?".into(),
            Question::Trade => "Is a possession handed on, and which?".into(),
            Question::TradeTo(possession) | Question::Inherit(possession) => format!("To whom does {} go?", thing(possession)),
            Question::BuyShip(_) => "Which ship is bought?".into(),
            Question::Disable(possession) => format!("Whom does {} keep from doing anything?", thing(possession)),
            Question::Environ => "Where are missions done next?".into(),
            Question::Assign => {
                let errand = state.open.errand.as_ref();
                format!("Which mission is assigned at {}?", errand.map_or("", |errand| self.environ_name(errand.environ)))
            }
            Question::Recruit => self.asks_who_goes(state),
            Question::Target => format!("For whom is {} meant?", self.assigned(state)),
            Question::Declaration => "What is used for the mission?".into(),
            Question::Improve(..) => "Which rating is better for a turn?".into(),
            Question::Draw => "Is another card drawn?".into(),
            Question::Cancel(group) => format!("Is the letter for {} undone?", self.group_name(state, group)),
            Question::Ward => "Does anything take the creature's attack upon itself?".into(),
            Question::Calm => "Is anything used against the locals?".into(),
            Question::Settle => "Which mission is completed next?".into(),
            Question::Succeed(group) => format!("What comes of {}?", self.group_name(state, group)),
            Question::Damage { .. } => "What does the enemy lose?".into(),
            Question::Raid => "What is lost to the raid?".into(),
            Question::FoundBy(_) => "Does a squad attack, or do characters?".into(),
            Question::Free => "Who goes free?".into(),
            Question::Die => "Who dies?".into(),
            Question::Raise(environ, points) => {
                format!("What rises at {} for {}?", at(environ), rules::counted(u32::from(points), "Force Point"))
            }
            Question::Commission => "Which knight is given a ship?".into(),
        }
    }
}

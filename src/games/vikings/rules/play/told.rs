//! Questions and choices of a game in words, as the trait `Told` requires them of every game. Sentences for events are in `news.rs`.

use super::news::in_points;
use super::rolls::is_one_roll;
use super::{
    Action, Battle, BeastNumber, BoatNumber, Burden, Duty, Event, ManNumber, MarkerNumber, Pose, Question, RopeNumber, State,
    View, Why,
};
use crate::Heading;
use geometry::Space;
use rules::play::{Player, Told};
use rules::{Citation, capital, counted, listed};

/// The names of characters, beasts, boats, ropes, markers and hexes, as sentences use them.
impl Battle {
    /// The name of a character.
    #[must_use]
    pub fn name(&self, man: ManNumber) -> &str {
        self.public.men.get(man.index()).map_or("", |fighter| fighter.name.as_str())
    }

    /// The name of a beast: its kind, with a number if there are several of that kind.
    #[must_use]
    pub fn beast_name(&self, beast: BeastNumber) -> String {
        let herd = &self.public.herd;
        let Some((kind, _)) = herd.get(beast.index()) else { return String::new() };
        let alike = herd.iter().filter(|(other, _)| other == kind).count();
        let before = herd[..beast.index()].iter().filter(|(other, _)| other == kind).count();
        if alike > 1 { format!("{} {}", kind.label(), before + 1) } else { format!("the {}", kind.label()) }
    }

    /// The name of a boat.
    #[must_use]
    pub fn boat_name(&self, boat: BoatNumber) -> &str {
        self.public.boats.get(boat.index()).map_or("", |boat| boat.name.as_str())
    }

    /// The name of a rope. It consists of the rope's boat and the side of the deck on which its coil lies at the start; if several coils lie on that
    /// side, also a number counted from the bow. A rope that the player lays down has only a number. Hexes of a deck are not named, because their
    /// names look like those of a board.
    #[must_use]
    pub fn rope_name(&self, rope: RopeNumber) -> String {
        let mut before = 0;
        for boat in self.public.boats.iter() {
            let at = rope.index() - before;
            if let Some(hex) = boat.hooks.get(at) {
                let side = match hex.row.signum() {
                    -1 => "to port",
                    1 => "to starboard",
                    _ => "amidships",
                };
                let alike = || boat.hooks.iter().filter(|other| other.row.signum() == hex.row.signum());
                let which = if alike().count() == 1 {
                    "the rope".to_owned()
                } else {
                    format!("rope {}", 1 + alike().filter(|other| other.along > hex.along).count())
                };
                return format!("{which} {side} of {}", boat.name);
            }
            if at < boat.hooks.len() + boat.hooks_to_lay {
                return format!("rope {} of {}", at + 1, boat.name);
            }
            before += boat.hooks.len() + boat.hooks_to_lay;
        }
        String::new()
    }

    /// The name of a marker: the hex on which it lies at the start of the game, if the game has several markers.
    #[must_use]
    pub fn marker_name(&self, marker: MarkerNumber) -> String {
        match &*self.public.buried {
            [_, _, ..] => format!("the marker of {}", self.hex(self.public.buried[marker.index()].0)),
            _ => "the marker".to_owned(),
        }
    }

    /// The name of a hex, as printed on its board.
    #[must_use]
    pub fn hex(&self, space: Space) -> String {
        self.public.ground(1).site.hex_name(space)
    }

    /// The words for a pose: its hex, and the facing if it takes two hexes.
    fn there(&self, pose: Pose) -> String {
        let hex = self.hex(pose.hex);
        if pose.long { format!("{hex}, looking {}", side(pose.facing)) } else { hex }
    }

    fn burden_name(&self, burden: Burden) -> String {
        match burden {
            Burden::Beast(beast) => self.beast_name(beast),
            Burden::Man(man) => self.name(man).to_owned(),
        }
    }
}

/// The word for a side of a hex.
fn side(facing: u8) -> &'static str {
    Heading::ALL[usize::from(facing % 6)].label()
}

impl Told for Battle {
    const TELLS_PHASES: bool = false;

    fn begins_phase(event: &Event) -> bool {
        matches!(event, Event::Phase(..))
    }

    fn side_name(&self, player: Player) -> &str {
        self.public.sides.get(player.index()).map_or("", |side| side.name.as_str())
    }

    fn moment(&self, state: &State) -> String {
        let position = &state.position;
        if position.conclusion.is_some() {
            return format!("The game is over in turn {}", position.turn);
        }
        let phase = self.phase_name(position.active, position.phase);
        match position.turn {
            turn if position.phase.is_naval() => {
                let half = if position.active == Player::new(0) { "first" } else { "second" };
                format!("Turn {turn}, {half} naval phase, {phase}")
            }
            0 => format!("Before the first turn, {phase}"),
            turn => format!("Turn {turn}, {}, {phase}", self.side_name(position.active)),
        }
    }

    fn asks(&self, state: &State) -> String {
        let position = &state.position;
        let Some((player, question)) = position.question else { return String::new() };
        let walker = position.walk.as_ref().map_or("", |walk| self.name(walk.man));
        match question {
            Question::Row(man) => format!("In which row does {} begin?", self.name(man)),
            Question::Place(man, _) => format!("Where does {} begin?", self.name(man)),
            Question::Berth(boat, _) if position.turn == 0 => format!("Where does {} begin?", self.boat_name(boat)),
            Question::Berth(boat, _) => format!("Where does {} come in?", self.boat_name(boat)),
            Question::Coil(rope) => format!("Where does {} lie?", self.rope_name(rope)),
            Question::Tasks(boat) => self.asks_for_tasks(state, player, boat),
            Question::Speed(boat) => format!("How fast does {} go?", self.boat_name(boat)),
            Question::Sail(boat) => {
                let state = position.boat(boat);
                let (move_now, speed) = (state.moves + 1, state.speed().unsigned_abs());
                let effective = state.effective();
                let so_far = if effective == u32::from(speed) {
                    String::new()
                } else {
                    format!(" Its effective speed is {effective} so far.")
                };
                format!("Where does {} go, move {move_now} of {speed}?{so_far}", self.boat_name(boat))
            }
            Question::Between => "Who throws a hook or cuts a rope?".into(),
            Question::Shaken(boat) => {
                let shocks = &position.naval.shocks;
                let harm = shocks.first().map_or("suffers", |shock| super::news::harmed(shock.harm));
                let more = shocks.iter().skip(1).filter(|shock| shock.boat == boat).count();
                let then = match more {
                    0 => "",
                    1 => " 1 more is hurt.",
                    more => &format!(" {more} more are hurt."),
                };
                format!("Who of {} {harm}?{then}", self.boat_name(boat))
            }
            Question::Pull(own, other) => {
                format!("How are {} and {} pulled together?", self.boat_name(own), self.boat_name(other))
            }
            Question::Archer if !self.public.has_enemy_in_range(position, player) => {
                "Who shoots at a beast? No enemy can be hit.".into()
            }
            Question::Archer if self.public.spares_in_defensive_fire(position, player) => {
                "Who shoots? Those who stand still are not driven back: whom an arrow could only drive back is left out.".into()
            }
            Question::Archer => "Who shoots?".into(),
            Question::Target(archer) => format!("At whom does {} shoot?", self.name(archer)),
            Question::Mover => "Who moves next?".into(),
            Question::Step => {
                let left = position.walk.as_ref().map_or(0, |walk| walk.left);
                format!("What does {walker} do with {}?", counted(u32::from(left), "point"))
            }
            Question::Reaction => format!("Who shoots at {walker}?"),
            Question::Put(burden) => format!("Where does {walker} leave {}?", self.burden_name(burden)),
            Question::Walls => "Which walls of shields are formed and broken?".into(),
            Question::Axes => "Who takes the axe in both hands, and who lowers it?".into(),
            Question::Fights if self.public.has_duty(position, position.active) => {
                "Berserkers must attack. Who attacks whom?".into()
            }
            Question::Fights => "Who attacks whom?".into(),
            Question::Join => position.clash.as_ref().map_or_else(String::new, |clash| self.asks_who_joins(position, clash)),
            Question::Takes => position.clash.as_ref().map_or_else(String::new, |clash| self.asks_who_takes(clash)),
            Question::Retreat => {
                let retreat = position.retreats.first();
                let man = retreat.map_or("", |retreat| self.name(retreat.man));
                if retreat.is_some_and(|retreat| retreat.why == Why::Thrown) {
                    format!("Where beside the horse does {man} lie?")
                } else {
                    format!("Where does {man} fall back to?")
                }
            }
            Question::Displace(man) => {
                let comes = position.retreats.first().map(|retreat| retreat.man).filter(|comes| *comes != man);
                let whom = comes.map_or_else(String::new, |comes| format!(" for {}", self.name(comes)));
                format!("Where does {} go to make room{whom}?", self.name(man))
            }
            Question::Advance => "Who advances?".into(),
            Question::AdvanceOn(man) => format!("Does {} advance farther?", self.name(man)),
        }
    }

    fn heading(action: Action) -> &'static str {
        match action {
            Action::Row(_) | Action::Place(_) | Action::Moor(..) | Action::Coil(_) => "PUT DOWN",
            Action::Assign(..) => "TASKS",
            Action::Speed(_) | Action::Sail(_) => "BOAT",
            Action::Throw(..) | Action::Cut(..) | Action::Haul(..) => "ROPES",
            Action::Pick(_) => "NEXT",
            Action::Shoot(_) | Action::ShootBeast(_) | Action::React(_) => "SHOOT",
            Action::Step(_) | Action::StepPast(_) | Action::Leave | Action::Climb(..) => "GO",
            Action::Mount(_) | Action::Dismount(_) | Action::Lead(_) => "HORSES",
            Action::Carry(_)
            | Action::Clear(..)
            | Action::PickUp
            | Action::SetDown
            | Action::TakeHook
            | Action::LayHook
            | Action::Put(_) => "CARRY",
            Action::Form(..) | Action::Break(_) => "SHIELDS",
            Action::Axe(_) => "AXE",
            Action::Open(..) | Action::OpenAtBeast(..) | Action::Strike => "ATTACK",
            Action::Join(_) => "MORE ATTACKERS",
            Action::Add(_) => "MORE TARGETS",
            Action::Take(_) => "WHO",
            Action::Retreat(_) | Action::Displace(_) => "WHERE TO",
            Action::Advance(..) => "ADVANCE",
            Action::Done => "ENOUGH",
        }
    }

    fn choice(&self, state: &State, action: Action) -> String {
        let position = &state.position;
        match action {
            Action::Row(row) => capital(&self.public.ground(1).site.row_name(row)),
            Action::Place(pose) | Action::Put(pose) => format!("On {}", self.there(pose)),
            Action::Moor(axis, bow) => format!("With its mast on {}, its bow {}", self.hex(axis), side(bow)),
            Action::Coil(deck) => {
                let rope =
                    if let Some((_, Question::Coil(rope))) = position.question { position.ropes.get(rope.index()) } else { None };
                let on = |rope: &super::Rope| self.public.coil_on(position, &super::Rope { coil: deck, ..*rope });
                rope.and_then(on).map_or_else(String::new, |space| format!("On {}", self.hex(space)))
            }
            Action::Pick(man) | Action::Shoot(man) | Action::React(man) | Action::Take(man) => self.name(man).to_owned(),
            Action::Step(pose) | Action::Retreat(pose) => format!("To {}", self.there(pose)),
            Action::StepPast(pose) => format!("To {}, and leave the marker face down", self.there(pose)),
            Action::Assign(man, Duty::Hook) if self.public.has_rope_to_pull(position, man) => {
                format!("{} pulls the rope", self.name(man))
            }
            Action::Assign(man, duty) => format!("{} {}", self.name(man), duty.does()),
            Action::Speed(0) => "No speed".into(),
            Action::Speed(speed) if speed < 0 => format!("Speed {} backwards", speed.unsigned_abs()),
            Action::Speed(speed) => format!("Speed {speed}"),
            Action::Sail(sail) => sail.label(),
            Action::Throw(man, space) => format!("{} throws the hook at {}", self.name(man), self.hex(space)),
            Action::Cut(man, rope) => format!("{} cuts {}", self.name(man), self.rope_name(rope)),
            Action::Haul(axis, bow) => format!("With its mast to {}, its bow {}", self.hex(axis), side(bow)),
            Action::ShootBeast(beast) => capital(&self.beast_name(beast)),
            Action::Mount(beast) => format!("Mount {}", self.beast_name(beast)),
            Action::Dismount(space) => format!("Dismount onto {}", self.hex(space)),
            Action::Lead(beast) => format!("Lead {}", self.beast_name(beast)),
            Action::Carry(man) => format!("Take {} along", self.name(man)),
            Action::Clear(helper, heap, to) => {
                format!("Clear {} with {}, to {}", self.hex(heap), self.name(helper), self.hex(to))
            }
            Action::Climb(helper, space) => format!("Climb aboard on {} with {}", self.hex(space), self.name(helper)),
            Action::TakeHook => "Take up the hook that lies here".into(),
            Action::LayHook => "Lay down the hook".into(),
            Action::PickUp => "Pick up what lies here".into(),
            Action::SetDown => "Set down what is carried".into(),
            Action::Leave => "Leave the board".into(),
            Action::Form(man, facing) => {
                let row = self.public.row(position, man, facing).into_iter().map(|man| self.name(man).to_owned());
                let (names, left) = (listed(&row.collect::<Vec<_>>()), side((facing + 5) % 6));
                format!("{names}, looking {left} and {}", side(facing))
            }
            Action::Break(man) => format!("Break the wall of {}", self.name(man)),
            Action::Axe(man) if position.man(man).axe => format!("{} lowers the axe", self.name(man)),
            Action::Axe(man) => format!("{} takes the axe in both hands", self.name(man)),
            Action::Open(attacker, defender) => format!("{} attacks {}", self.name(attacker), self.name(defender)),
            Action::OpenAtBeast(attacker, beast) => format!("{} attacks {}", self.name(attacker), self.beast_name(beast)),
            Action::Join(man) => format!("With {}", self.name(man)),
            Action::Add(man) => format!("Attack {} too", self.name(man)),
            Action::Strike => "Strike".into(),
            Action::Displace(space) => format!("To {}", self.hex(space)),
            Action::Advance(man, pose) => format!("{} to {}", self.name(man), self.there(pose)),
            Action::Done => self.ends(position),
        }
    }

    fn score(&self, state: &State) -> Vec<String> {
        let position = &state.position;
        let line = |number: u8| {
            let player = Player::new(number);
            let standing = self.public.men_of(player).filter(|(man, _)| position.man(*man).stands()).count();
            let points = in_points(self.public.half_points(position, player));
            format!("{}: points {points}, standing {standing}", self.side_name(player))
        };
        vec![line(0), line(1)]
    }

    /// Whether one sentence tells two successive events: two dice for the same purpose, a die and what it decides, or two phases.
    fn together(one: &Event, other: &Event) -> bool {
        is_one_roll(one, other) || matches!((one, other), (Event::Phase(..), Event::Phase(..)))
    }

    fn goes_on(before: &Event, event: &Event) -> bool {
        matches!((before, event), (Event::Moved(one, _), Event::Moved(other, _)) if one == other)
    }

    fn tell(&self, events: &[Event]) -> String {
        match events.first() {
            Some(Event::Die(player, purpose, _)) => self.rolled(*player, *purpose, events),
            Some(Event::Phase(..)) => self.phases(events),
            Some(Event::Moved(man, _)) => {
                let hexes = events.iter().filter_map(|event| if let Event::Moved(_, hex) = event { Some(*hex) } else { None });
                format!("{} goes to {}.", self.name(*man), self.public.ground(1).site.hex_names(&hexes.collect::<Vec<_>>()))
            }
            Some(event) => self.news(event),
            None => String::new(),
        }
    }

    /// Both sides learn of every event.
    fn hears(&self, _: [&View<'_>; 2], _: &Event) -> bool {
        true
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::Turn(_))
    }

    fn citation(event: &Event) -> Citation {
        event.citation()
    }
}

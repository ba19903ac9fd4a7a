//! Records how a game went: the points of each side and its men on their feet after every turn, the turn that decided the game, and the hexes where
//! men died.

use playtest::Course;
use rules::play::{Play, Player, Sink};
use vikings::play::{Battle, Event, Fate, Harm, State};

/// The values that are recorded for each side and turn: its points, its men who are on their feet, and the number of games in which it took its final
/// lead in this turn.
pub(super) const COURSES: [&str; 3] = ["Points", "Standing", "Ahead for good"];

/// Records the course of games from their events alone.
#[derive(Debug)]
pub(super) struct Chronicle<'a> {
    battle: &'a Battle,
    course: Course,
    /// For each turn of the current game and each side: the points in half points, and the number of men who are on their feet.
    turns: Vec<[(i32, u64); 2]>,
}

/// The names of the board's hexes, in the order in which the counts of the dead are kept.
pub(super) fn hexes(battle: &Battle) -> Vec<String> {
    battle.public().ground(1).site.grid().spaces().map(|space| space.to_string()).collect()
}

impl<'a> Chronicle<'a> {
    pub(super) fn new(battle: &'a Battle) -> Self {
        let places = vec![0; hexes(battle).len()];
        Self { battle, course: Course { places, ..Course::default() }, turns: Vec::new() }
    }

    pub(super) const fn course(&self) -> &Course {
        &self.course
    }

    /// Ends the record of a finished game, so that another game can begin.
    pub(super) fn close(&mut self, state: &State) {
        let turns = std::mem::take(&mut self.turns);
        let last = self.battle.outcome(state).and_then(|outcome| outcome.winner);
        let ahead = |turn: &[(i32, u64); 2], player: Player| turn[player.index()].0 > turn[1 - player.index()].0;
        // The first turn from which the winner stayed ahead to the end.
        let decided = last.map(|winner| turns.iter().rposition(|turn| !ahead(turn, winner)).map_or(0, |before| before + 1));
        for (number, turn) in turns.iter().enumerate() {
            let side = |player: usize| {
                let (halves, standing) = turn[player];
                let for_good = decided == Some(number) && last.is_some_and(|winner| winner.index() == player);
                vec![(halves.max(0) / 2) as u64, standing, u64::from(for_good)]
            };
            self.course.add(number + 1, &[side(0), side(1)]);
        }
    }
}

impl Sink<Event> for Chronicle<'_> {
    fn on_event(&mut self, event: Event) {
        match event {
            Event::Score(halves, standing) => self.turns.push([0, 1].map(|side| (halves[side], u64::from(standing[side])))),
            Event::Harmed { harm: Harm::Kill | Harm::KillBoth, at, .. } => {
                let grid = self.battle.public().ground(1).site.grid();
                let place = usize::from(grid.columns.get()) * at.row.max(0) as usize + at.column.max(0) as usize;
                if let Some(place) = self.course.places.get_mut(place) {
                    *place += 1;
                }
            }
            _ => {}
        }
    }
}

/// The index of the deed that is counted if a man has this fate at the end of a game; `None` if the fate is not counted.
pub(super) const fn fate(fate: Fate) -> Option<usize> {
    match fate {
        Fate::Left => Some(3),
        Fate::LedOff => Some(4),
        Fate::Waiting | Fate::Here | Fate::Dead => None,
    }
}

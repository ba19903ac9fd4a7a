//! The papers of a game that was played on the screen, filled in as its players would have filled them in: a small display for every turn; the track
//! of turns with the victory points after each turn; the political track of every planet, which shows for each space in which turns the markers lay
//! there; and the endurance sheets with the characters' wounds.

use super::tracks::{Space, Track, show};
use super::{endurance, game_course};
use crate::playtest::GamePapers;
use drawing::stock::Orientation;
use freedom_in_the_galaxy::play::PlanetNow;
use freedom_in_the_galaxy::{Content, InScenario, Loyalty, Place, PlanetState, Scenario};
use rules::Id;
use sheets::Printout;
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::REMARK;

/// The papers of a game, all of which both players may see; empty if the scenario no longer exists.
#[must_use]
pub fn game_papers(content: &Content, id: Id<Scenario>, game: &GamePapers, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let Some(scenario) = content.scenarios.get(id) else { return Vec::new() };
    let mut flow = Flow::new(frame, Orientation::Portrait, "Tracks of the game", scenario.label());
    flow.prose(
        "In each space stand the turns at whose end the marker lay there, and below the turns the Rebel's victory points.",
        REMARK,
    );
    show(&mut flow, &tracks(game));
    let mut bodies = game_course::of_game(content, scenario, game, frame);
    bodies.extend(flow.finish());
    bodies.extend(endurance::of_game(content, game, frame));
    printout.seal(&mut bodies, Place::Scenario(id, InScenario::Whole), "The papers of the game");
    bodies
}

/// The track of turns, and for every planet the tracks of its loyalty and of its base.
pub(super) fn tracks(game: &GamePapers) -> Vec<Track> {
    let turn = |(turn, line): (usize, &crate::playtest::TurnLine)| {
        let points = if line.points == 1 { "1 point".to_owned() } else { format!("{} points", line.points) };
        ((turn + 1).to_string(), points)
    };
    let mut tracks = vec![Track { title: "Turns".to_owned(), spaces: game.turns.iter().enumerate().map(turn).collect() }];
    for (number, name) in game.planets.iter().enumerate() {
        let when = |is: &dyn Fn(&PlanetNow) -> bool| {
            let turns = (1..).zip(&game.turns).filter(|(_, line)| line.planets.get(number).is_some_and(is));
            spans(turns.map(|(turn, _)| turn))
        };
        let loyalty = |loyalty: Loyalty| {
            let lies = move |planet: &PlanetNow| planet.has_loyalty() && planet.loyalty == loyalty;
            (loyalty.label().to_owned(), when(&lies))
        };
        let state = |state: PlanetState, word: &str| (word.to_owned(), when(&|planet: &PlanetNow| planet.state == state));
        let revolts = [
            state(PlanetState::Rebellion, "Rebellion"),
            state(PlanetState::RebelControl, "Rebel control"),
            state(PlanetState::RebellionStopped, "Stopped"),
        ];
        let spaces: Vec<Space> = Loyalty::ALL.map(loyalty).into_iter().chain(revolts).collect();
        tracks.push(Track { title: name.clone(), spaces });
        let base = |level: u8| (level.to_string(), when(&|planet: &PlanetNow| planet.up && planet.level == level));
        let down = ("Down".to_owned(), when(&|planet: &PlanetNow| !planet.up));
        tracks.push(Track { title: format!("Base of {name}"), spaces: (0..=2).map(base).chain([down]).collect() });
    }
    tracks
}

/// Numbers in ascending order, with runs shortened: `1-3, 5`.
fn spans(numbers: impl Iterator<Item = usize>) -> String {
    let mut spans: Vec<(usize, usize)> = Vec::new();
    for number in numbers {
        match spans.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => spans.push((number, number)),
        }
    }
    let word = |(first, last): (usize, usize)| if first == last { first.to_string() } else { format!("{first}-{last}") };
    spans.into_iter().map(word).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::spans;

    #[test]
    fn turns_in_a_row_are_told_by_the_first_and_the_last() {
        assert_eq!(spans([1, 2, 3, 5, 7, 8].into_iter()), "1-3, 5, 7-8");
        assert_eq!(spans([].into_iter()), "");
    }
}

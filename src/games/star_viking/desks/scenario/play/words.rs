//! Describes counters, sectors and places.

use super::scene::{Counter, Scene};
use super::wall::{Spot, Wall, groups, pays};
use crate::StarViking;
use kit::board::Spaces as _;
use kit::play::Game;
use rules::counted;
use rules::play::{Play as _, Told as _};
use star_viking::play::{Contest, Fate, Where};
use star_viking::{Content, Space, System};
use star_viking_paper::sheets::tile::modifiers;

/// If a line names more groups of counters than this, it leaves out the values of the counters.
const MANY: usize = 3;

/// The name of a counter; for several equal counters, the name of their type without a number.
pub fn name(contest: &Contest, counter: &Counter, number: usize) -> String {
    if number < 2 {
        return contest.name(counter.unit).to_owned();
    }
    let kind = contest.public().kind_of(counter.kind);
    format!("{number} × {} {}", kind.color, kind.short())
}

/// A counter, or several equal ones, with what the viewer knows about them, in words.
pub fn counter(contest: &Contest, content: &Content, counter: &Counter, number: usize) -> String {
    let name = name(contest, counter, number);
    let kind = content.units.get(counter.kind).map_or_else(String::new, |kind| format!(" {}", kind.bottom_line()));
    let state = state(counter);
    if state.is_empty() { format!("{name}{kind}") } else { format!("{name}{kind}, {state}") }
}

/// A group of equal counters, for a line that names several groups. With `is_many`, the line has room only for names and states.
fn on_a_line(contest: &Contest, content: &Content, (one, number): (&Counter, usize), is_many: bool) -> String {
    if !is_many {
        return counter(contest, content, one, number);
    }
    let (name, state) = (name(contest, one, number), state(one));
    if state.is_empty() { name } else { format!("{name} ({state})") }
}

/// The damage and cargo of a counter, in words.
pub fn state(counter: &Counter) -> String {
    let mut words = Vec::new();
    if counter.damage.hits > 0 {
        words.push(counted(counter.damage.hits, "hit"));
    }
    if counter.damage.crippled {
        words.push("a critical hit".into());
    }
    if counter.cargo > 0 {
        words.push(format!("{} aboard", counter.cargo));
    }
    if counter.plunder > 0 {
        words.push(format!("plunder {}", counter.plunder));
    }
    words.join(", ")
}

/// The position of a counter in words; `system` is the system of its tile; `None` if there is no such system.
pub fn place(contest: &Contest, system: Option<&System>, at: Where) -> String {
    match at {
        Where::Supply => "not built".into(),
        Where::Home => "at its home base".into(),
        Where::Waiting => "somewhere in the system".into(),
        Where::Beside => "beside the tile".into(),
        Where::In(space) => system.map_or_else(String::new, |system| system.space_label(space)),
        Where::Aboard(carrier) => format!("aboard {}", contest.name(carrier)),
        Where::Gone(Fate::Destroyed) => "destroyed".into(),
        Where::Gone(Fate::Withdrawn) => "withdrawn".into(),
        Where::Gone(Fate::Surrendered) => "surrendered".into(),
    }
}

/// A sector of the tile and the counters visible there, in words.
pub fn space(contest: &Contest, content: &Content, scene: &Scene, system: &System, space: Space) -> String {
    let mut words = vec![system.space_label(space)];
    if let Space::On(spot) = space
        && let Some(sector) = system.sector(spot)
    {
        words.push(if sector.atmosphere { "atmosphere".into() } else { "vacuum".into() });
        words.extend(sector.wealth.map(|wealth| wealth.to_string()));
        words.extend(Some(modifiers(*sector)).filter(|modifiers| !modifiers.is_empty()));
        words.extend((system.capital == Some(spot)).then(|| "the capital".to_owned()));
        words.extend(scene.plundered.contains(&space).then(|| "plundered".to_owned()));
    }
    let mut groups: Vec<(Counter, usize)> = Vec::new();
    for standing in scene.standing(space) {
        match groups.iter_mut().find(|(known, _)| known.looks_like(standing)) {
            Some((_, number)) => *number += 1,
            None => groups.push((*standing, 1)),
        }
    }
    let is_many = groups.len() > MANY;
    let units = groups.iter().map(|(one, number)| on_a_line(contest, content, (one, *number), is_many));
    let hidden = match scene.hidden_in(space) {
        0 => None,
        number => Some(format!("{} hidden below", counted(number, "counter"))),
    };
    let noted = scene.noted_in(space).map(|noted| {
        let said = on_a_line(contest, content, (&noted.counter, 1), is_many);
        format!("{said}, seen there in turn {}", noted.turn)
    });
    std::iter::once(words.join(", ")).chain(units).chain(hidden).chain(noted).collect::<Vec<_>>().join("; ")
}

/// A place on the wall in words: its name, its holder, and the counters visible there.
pub fn spot(game: &Game<StarViking>, scene: &Scene, wall: &Wall, spot: Spot) -> String {
    let battle = &game.battle;
    let mut words = vec![wall.name(spot)];
    match spot {
        Spot::Home(player) => words.push(battle.side_name(player).to_owned()),
        Spot::Tile(tile) => {
            if let Some((tile, found)) = battle.public().tiles().get(usize::from(tile)).zip(scene.tiles.get(usize::from(tile))) {
                words.push(format!("technology {}", tile.system.technology));
                words.push(format!("wealth {}", tile.system.wealth));
                words.push(format!("in the hands of {}", battle.side_name(found.control)));
            }
            words.extend(scene.capitals.contains(&tile).then(|| "a Quadrant Capital".to_owned()));
            words.push(format!("pays {}", pays(game, scene, tile)));
            words.extend(scene.pending.contains(&tile).then(|| "a battle to come".to_owned()));
        }
        Spot::Limbo(_) => {}
    }
    let groups = groups(scene, spot);
    let is_many = groups.len() > MANY;
    let units = groups.iter().map(|(one, members, noted)| {
        let noted = noted.map_or_else(String::new, |turn| format!(", seen there in turn {turn}"));
        let said = on_a_line(battle, super::content(&game.project), (one, members.len()), is_many);
        format!("{said}{noted}")
    });
    std::iter::once(words.join(", ")).chain(units).collect::<Vec<_>>().join("; ")
}

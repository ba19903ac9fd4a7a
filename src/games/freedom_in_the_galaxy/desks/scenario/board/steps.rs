//! The changes of the set-up that the user makes on the board. Each is one named step of the history.

use super::scene::{Elsewhere, Held, Scene, base_on};
use crate::display::RingSpot;
use freedom_in_the_galaxy::set_up::{Piece, Placed, PlanetStart, Spot};
use freedom_in_the_galaxy::{Beginning, Edit, InScenario, Loyalty, Planet, Scenario, Standing};
use freedom_in_the_galaxy_paper::sheets::ring::RingPart;
use kit::action::Change;
use kit::board::{Hand, Target};
use rules::{Count, Id, Level, counted};

/// The planet of a row and its spot there; `None` if the row is on no planet.
type At = (Option<Id<Planet>>, Spot);

/// The change that replaces the scenario with this changed copy of it and selects a part of it.
pub fn set(scene: &Scene, label: impl Into<String>, scenario: Scenario, part: InScenario) -> Change {
    let edit = Edit::Scenario(rules::Change::Set(scene.open.id, scenario));
    Change::edit(label, edit).then_select(scene.open.place(part))
}

/// The change that puts down the piece or marker in hand; `None` if that changes nothing.
pub fn put_down(scene: &Scene, hand: &Hand<Held>, target: Target<RingSpot, Elsewhere>) -> Option<Change> {
    match (hand.piece, target) {
        (Held::Loyalty(planet), Target::Space((own, RingPart::Track(loyalty)))) if planet == own => {
            set_loyalty(scene, planet, loyalty)
        }
        (Held::Base(planet), Target::Space((own, RingPart::Track(loyalty)))) if planet == own => set_base(scene, planet, loyalty),
        (Held::Loyalty(_) | Held::Base(_), _) | (Held::New(..), Target::Box(Elsewhere::Shop)) => None,
        (Held::Row(row), Target::Box(Elsewhere::Shop)) => taken_off(scene, row),
        (held, target) => {
            let at = place(scene, held, target)?;
            match held {
                Held::Row(row) if hand.with_others => split(scene, row, at),
                Held::Row(row) => moved(scene, row, at),
                Held::New(side, piece) => Some(bought(scene, Placed::of(side, piece), at)),
                Held::Loyalty(_) | Held::Base(_) => None,
            }
        }
    }
}

/// The change that puts several rows down in one place. Followers stay with their leader if both are among the rows. `None` if that changes nothing.
pub fn put_together(scene: &Scene, rows: &[Id<Placed>], target: Target<RingSpot, Elsewhere>) -> Option<Change> {
    let mut scenario = scene.open.scenario.clone();
    let what = counted(rows.len(), "piece");
    if target == Target::Box(Elsewhere::Shop) {
        for row in rows {
            take_out(&mut scenario, scene, *row)?;
        }
        return Some(set(scene, format!("Take {what} off"), scenario, InScenario::SetUp));
    }
    let goes_along = |row: &Placed| row.with.is_some_and(|leader| rows.contains(&leader));
    let leaders = rows.iter().copied().filter(|id| scene.row(*id).is_some_and(|row| !goes_along(row)));
    for id in leaders {
        let at = place(scene, Held::Row(id), target)?;
        let row = scenario.set_up.get_mut(id)?;
        (row.planet, row.spot) = settled(row.piece, at);
        row.with = None;
    }
    let first = InScenario::Placed(*rows.first()?);
    (scenario != *scene.open.scenario).then(|| set(scene, format!("Move {what}"), scenario, first))
}

/// The planet and spot for which a target on the board stands; `None` if the target is not a place for this piece.
fn place(scene: &Scene, held: Held, target: Target<RingSpot, Elsewhere>) -> Option<At> {
    let space = match target {
        Target::Space(space) => space,
        Target::Box(Elsewhere::Star(star)) => scene.first_free(held, star)?,
        Target::Box(Elsewhere::FromSpace) => return Some((None, Spot::FromSpace)),
        Target::Box(Elsewhere::Open | Elsewhere::Shop) => return Some((None, Spot::Open)),
    };
    Some((Some(space.0), scene.spot_of(space)?))
}

/// The planet and spot that the set-up keeps for a piece. Bases, the secret base and secrets belong to a planet and have no spot on it.
const fn settled(piece: Piece, (planet, spot): At) -> At {
    match piece {
        Piece::BaseUp | Piece::BaseLevel | Piece::SecretBase | Piece::Secret(_) => (planet, Spot::Open),
        Piece::Unit(_) | Piece::Character(_) | Piece::Possession(_) | Piece::Assignment(_) | Piece::Camp => (planet, spot),
    }
}

/// The change that moves a row. A row that followed another row no longer follows it. `None` if nothing changes.
fn moved(scene: &Scene, id: Id<Placed>, at: At) -> Option<Change> {
    let mut scenario = scene.open.scenario.clone();
    let row = scenario.set_up.get_mut(id)?;
    let before = *row;
    (row.planet, row.spot) = settled(row.piece, at);
    row.with = None;
    if *row == before {
        return None;
    }
    let label = format!("Move {}", label(scene, before.piece, before.count.get()));
    let bearer = bearer(scene, Some(id), before, at);
    if let Some(row) = scenario.set_up.get_mut(id).filter(|_| bearer.is_some()) {
        *row = Placed { planet: None, spot: Spot::Open, with: bearer, ..*row };
    }
    Some(set(scene, label, scenario, InScenario::Placed(id)))
}

/// The change that moves one piece out of a row with several. A row with a single piece is moved as a whole; `None` if that changes nothing.
fn split(scene: &Scene, id: Id<Placed>, at: At) -> Option<Change> {
    let row = *scene.row(id)?;
    if row.count.get() < 2 {
        return moved(scene, id, at);
    }
    let mut scenario = scene.open.scenario.clone();
    if let Some(rest) = scenario.set_up.get_mut(id) {
        rest.count = Count::clamped(row.count.get() - 1);
    }
    let one = Placed { count: Count::clamped(1), with: None, ..row };
    let label = format!("Move {}", label(scene, row.piece, 1));
    let part = added(&mut scenario, one, at);
    Some(set(scene, label, scenario, InScenario::Placed(part)))
}

/// The change that places one more piece. If a row of the same kind stands there, the piece is added to that row. A possession is given to a bearer
/// there.
fn bought(scene: &Scene, new: Placed, at: At) -> Change {
    let mut scenario = scene.open.scenario.clone();
    let label = format!("Place {}", label(scene, new.piece, 1));
    let id = match bearer(scene, None, new, at) {
        Some(bearer) => scenario.set_up.add(Placed { with: Some(bearer), ..new }),
        None => added(&mut scenario, new, at),
    };
    set(scene, label, scenario, InScenario::Placed(id))
}

/// Adds a row, or raises the count of an equal row, and returns its id.
fn added(scenario: &mut Scenario, new: Placed, at: At) -> Id<Placed> {
    let (planet, spot) = settled(new.piece, at);
    let new = Placed { planet, spot, ..new };
    let counts = matches!(new.piece, Piece::Unit(_) | Piece::BaseLevel);
    let alike = scenario.set_up.find(|row| counts && Placed { count: new.count, ..*row } == new).map(|(id, _)| id);
    if let Some(row) = alike.and_then(|id| scenario.set_up.get_mut(id)) {
        row.count = Count::clamped(row.count.get() + new.count.get());
    }
    alike.unwrap_or_else(|| scenario.set_up.add(new))
}

/// The bearer of a possession that is put down in a space: the best pilot among the leaders there, or `None` if nobody can bear it. A ship goes only
/// to a leader who has no ship.
fn bearer(scene: &Scene, own: Option<Id<Placed>>, row: Placed, (planet, spot): At) -> Option<Id<Placed>> {
    let Piece::Possession(possession) = row.piece else { return None };
    let content = scene.open.content;
    let is_ship = |piece: Piece| matches!(piece, Piece::Possession(id) if content.possessions.get(id).is_some_and(|found| found.kind.is_ship()));
    let has_ship = |id: Id<Placed>| {
        scene
            .open
            .scenario
            .set_up
            .iter()
            .any(|(other, known)| Some(other) != own && known.with == Some(id) && is_ship(known.piece))
    };
    let mut here: Vec<(u32, Id<Placed>)> = Vec::new();
    for (id, other, station) in scene.at_start() {
        let Piece::Character(character) = other.piece else { continue };
        if other.side == row.side && (station.planet, station.spot) == (planet, spot) && station.leader == *id {
            let skill = content.characters.get(character).map_or(0, |found| found.ratings.navigation.get());
            here.push((skill, *id));
        }
    }
    let ship = content.possessions.get(possession).is_some_and(|found| found.kind.is_ship());
    let fit = here.into_iter().filter(|(_, id)| !ship || !has_ship(*id));
    fit.max_by_key(|(skill, id)| (*skill, std::cmp::Reverse(*id))).map(|(_, id)| id)
}

/// The change that takes a row out of the set-up. Its followers stay where they are.
pub fn taken_off(scene: &Scene, id: Id<Placed>) -> Option<Change> {
    let row = scene.row(id)?;
    let mut scenario = scene.open.scenario.clone();
    take_out(&mut scenario, scene, id)?;
    let label = format!("Take {} off", label(scene, row.piece, row.count.get()));
    Some(set(scene, label, scenario, InScenario::SetUp))
}

/// Takes a row out of a copy of the scenario.
fn take_out(scenario: &mut Scenario, scene: &Scene, id: Id<Placed>) -> Option<()> {
    let (row, station) = (*scenario.set_up.get(id)?, scene.station(id));
    scenario.set_up.retain_ids(|known| known != id);
    let left: Vec<Id<Placed>> =
        scenario.set_up.iter().filter(|(_, other)| other.with == Some(id)).map(|(other, _)| other).collect();
    for follower in left {
        if let Some(follower) = scenario.set_up.get_mut(follower) {
            follower.with = row.with;
            if let Some(station) = station.filter(|_| row.with.is_none()) {
                (follower.planet, follower.spot) = (station.planet, station.spot);
            }
        }
    }
    Some(())
}

/// The change that overrides how a planet starts. An override that no longer sets anything is removed. `None` if nothing changes.
pub fn start(scene: &Scene, planet: Id<Planet>, label: String, change: impl FnOnce(&mut PlanetStart)) -> Option<Change> {
    let mut scenario = scene.open.scenario.clone();
    let known = scenario.planets.find(|start| start.planet == planet).map(|(id, start)| (id, *start));
    let mut start = known.map_or(PlanetStart::of(planet), |(_, start)| start);
    change(&mut start);
    let plain = start == PlanetStart::of(planet);
    let part = match (known, plain) {
        (Some((_, before)), _) if before == start => return None,
        (None, true) => return None,
        (Some((id, _)), true) => {
            scenario.planets.retain_ids(|other| other != id);
            InScenario::Planets
        }
        (Some((id, _)), false) => {
            *scenario.planets.get_mut(id)? = start;
            InScenario::Planet(id)
        }
        (None, false) => InScenario::Planet(scenario.planets.add(start)),
    };
    Some(set(scene, label, scenario, part))
}

fn set_loyalty(scene: &Scene, id: Id<Planet>, loyalty: Loyalty) -> Option<Change> {
    let on = scene.board.planet(id)?;
    if on.loyalty() == Some(loyalty) {
        return None;
    }
    let marked = match scene.open.scenario.start {
        Beginning::StartRebellion => on.planet.start.map(Standing::from),
        Beginning::Armageddon => on.planet.armageddon,
    };
    let standing = Standing::from(loyalty);
    let label = format!("Start {} at {loyalty}", on.planet.label());
    start(scene, id, label, |start| start.standing = Some(standing).filter(|_| marked != Some(standing)))
}

fn set_base(scene: &Scene, id: Id<Planet>, loyalty: Loyalty) -> Option<Change> {
    let on = scene.board.planet(id)?;
    if base_on(on) == loyalty {
        return None;
    }
    // The set-up may also buy levels of the base. These are added to the level that is set here.
    let bought = on.base.get() - on.first_base.get();
    let level = Level::clamped(loyalty.imperial_value().unsigned_abs().saturating_sub(bought));
    let label = format!("Start {} with a base of level {level}", on.planet.label());
    start(scene, id, label, |start| start.base = Some(level).filter(|_| level != scene.open.scenario.bases))
}

/// The words for a piece and its count, in the name of a step.
fn label(scene: &Scene, piece: Piece, count: u32) -> String {
    let name = piece.label(scene.open.content);
    if count > 1 { format!("{count} {name}") } else { name }
}

//! The sector as one player knows it, or as several who share their reports know it together: a map for a browser, and tables of worlds, fleets and
//! sightings.

use std::collections::BTreeMap;
use std::path::PathBuf;

use super::read_report;
use crate::sheets::report::page;
use exchange::post::PostError;
use exchange::{NamedFile, csv};
use geometry::Space;
use project::Error;
use rules::{Id, counted, listed};
use space_viking::play::Knowledge;
use space_viking::play::knowledge::{KnownWorld, OwnFleet, Sighting, Stranger, add};
use space_viking::{Item, Player, WorldType};

/// Merges these reports, which must all be of one game, into a map and tables.
///
/// # Errors
///
/// If a file is not a report, or is a report of another game than the first.
pub(super) fn shared(reports: &[(PathBuf, Vec<u8>)]) -> Result<Vec<NamedFile>, Error> {
    let read = |(path, bytes): &(PathBuf, Vec<u8>)| read_report(bytes, path).map(|known| (path.clone(), known));
    let read: Vec<(PathBuf, Knowledge)> = reports.iter().map(read).collect::<Result<_, _>>()?;
    let ((first, one), others) = read.split_first().ok_or(PostError::NoReport)?;
    if let Some((path, _)) = others.iter().find(|(_, other)| other.posted != one.posted) {
        return Err(PostError::TwoGames { one: first.clone(), other: path.clone() }.into());
    }
    let all: Vec<&Knowledge> = read.iter().map(|(_, known)| known).collect();
    let merged = merged(&all);
    let names: Vec<String> = all.iter().map(|known| known.name().to_owned()).collect();
    let title = format!("The sector as {} know{} it", listed(&names), if names.len() == 1 { "s" } else { "" });
    let file = |name: &str, bytes, holds| NamedFile { name: name.into(), bytes, holds };
    let (worlds, fleets, sightings) = (worlds(&merged), fleets(&all), sightings(&all, &merged));
    let table = |name: &str, heads: &[&str], rows: Vec<Vec<String>>, what: &str| {
        let holds = counted(rows.len(), what);
        Ok::<_, Error>(file(name, csv::write(heads, rows)?, holds))
    };
    Ok(vec![
        file("map.html", page::map_alone(&title, &merged).into_bytes(), counted(merged.worlds.len(), "world")),
        table("worlds.csv", &WORLDS, worlds, "world")?,
        table("fleets.csv", &FLEETS, fleets, "fleet")?,
        table("sightings.csv", &SIGHTINGS, sightings, "sighting")?,
    ])
}

const WORLDS: [&str; 10] = ["space", "world", "chart", "year", "tick", "type", "troops", "people", "bases", "owner"];
const FLEETS: [&str; 9] = ["player", "fleet", "space", "place", "commander", "mode", "ships", "cargo", "orders"];
const SIGHTINGS: [&str; 10] = ["year", "tick", "space", "place", "what", "owner", "type", "troops", "people", "ships"];

/// Merges the knowledge of several players. Each world keeps its last sighting, and one earlier sighting for each year.
fn merged(all: &[&Knowledge]) -> Knowledge {
    let mut merged = all[0].clone();
    let mut worlds: BTreeMap<(i16, i16), KnownWorld> = BTreeMap::new();
    for world in all.iter().flat_map(|known| &known.worlds) {
        let known =
            worlds.entry((world.at.row, world.at.column)).or_insert_with(|| KnownWorld { at: world.at, ..KnownWorld::default() });
        if known.name.is_empty() {
            known.name.clone_from(&world.name);
        }
        known.charted = known.charted.or(world.charted);
        known.earlier.extend(world.earlier.iter().chain(&world.seen).cloned());
    }
    merged.worlds = worlds.into_values().map(in_order).collect();
    for other in &all[1..] {
        merged.year = merged.year.max(other.year);
        merged.own.fleets.extend(other.own.fleets.iter().cloned());
        merged.own.holdings.extend(other.own.holdings.iter().cloned());
        merged.strangers.extend(other.strangers.iter().cloned());
    }
    // The fleets of players who share their reports are not strangers.
    merged.strangers.retain(|stranger| stranger.owner.is_none_or(|owner| all.iter().all(|known| known.player != owner)));
    merged
}

/// Sorts all players' sightings of a world by time, the earliest first.
fn in_order(mut world: KnownWorld) -> KnownWorld {
    let mut all = std::mem::take(&mut world.earlier);
    all.sort_by_key(|seen| (seen.year, seen.tick));
    // Only the last sighting of a year is kept.
    all.reverse();
    all.dedup_by_key(|seen| seen.year);
    all.reverse();
    world.seen = all.pop();
    world.earlier = all;
    world
}

fn worlds(merged: &Knowledge) -> Vec<Vec<String>> {
    let row = |world: &KnownWorld| {
        let seen = world.seen.as_ref();
        let number = |of: &dyn Fn(&Sighting) -> u32| seen.map_or_else(String::new, |seen| of(seen).to_string());
        vec![
            merged.posted.sector.written(world.at),
            world.name.clone(),
            world.charted.map_or("", WorldType::label).to_owned(),
            number(&|seen| seen.year),
            number(&|seen| seen.tick),
            seen.and_then(|seen| seen.kind).map_or("", WorldType::label).to_owned(),
            number(&|seen| seen.troops),
            number(&|seen| seen.people),
            seen.map_or_else(String::new, |seen| items(merged, &seen.bases)),
            owner(merged, seen.and_then(|seen| seen.owner)),
        ]
    };
    merged.worlds.iter().map(row).collect()
}

fn fleets(all: &[&Knowledge]) -> Vec<Vec<String>> {
    let of_one = |known: &&Knowledge| {
        let row = |fleet: &OwnFleet| {
            let mut ships = Vec::new();
            for ship in &fleet.ships {
                add(&mut ships, ship.item, 1);
            }
            vec![
                known.name().to_owned(),
                fleet.name.clone(),
                known.posted.sector.written(fleet.at),
                known.place(fleet.at),
                known.commander_words(fleet).to_owned(),
                fleet.mode.label().to_owned(),
                items(known, &ships),
                known.cargo_words(&fleet.cargo()),
                fleet.orders.clone(),
            ]
        };
        known.own.fleets.iter().map(row).collect::<Vec<_>>()
    };
    all.iter().flat_map(of_one).collect()
}

fn sightings(all: &[&Knowledge], merged: &Knowledge) -> Vec<Vec<String>> {
    let head = |year: u32, tick: u32, at: Space, what: &str, whose: String| {
        vec![year.to_string(), tick.to_string(), merged.posted.sector.written(at), merged.place(at), what.to_owned(), whose]
    };
    let worlds = merged.worlds.iter().flat_map(|world| world.earlier.iter().chain(&world.seen).map(move |seen| (world.at, seen)));
    let of_world = |(at, seen): (Space, &Sighting)| {
        let rest =
            [seen.kind.map_or("", WorldType::label).to_owned(), seen.troops.to_string(), seen.people.to_string(), String::new()];
        (seen.year, seen.tick, [head(seen.year, seen.tick, at, "world", owner(merged, seen.owner)), rest.to_vec()].concat())
    };
    let strangers = all.iter().flat_map(|known| &known.strangers);
    let strangers = strangers.filter(|stranger| stranger.owner.is_none_or(|owner| all.iter().all(|known| known.player != owner)));
    let of_fleet = |stranger: &Stranger| {
        let rest = [String::new(), String::new(), String::new(), items(merged, &stranger.ships)];
        let head = head(stranger.year, stranger.tick, stranger.at, "fleet", owner(merged, stranger.owner));
        (stranger.year, stranger.tick, [head, rest.to_vec()].concat())
    };
    let mut rows: Vec<_> = worlds.map(of_world).chain(strangers.map(of_fleet)).collect();
    rows.sort();
    rows.dedup();
    rows.into_iter().map(|(.., row)| row).collect()
}

fn owner(known: &Knowledge, owner: Option<Id<Player>>) -> String {
    owner.map_or_else(String::new, |owner| known.posted.player_label(Some(owner)).to_owned())
}

/// A list of items in words, with the count of each.
fn items(known: &Knowledge, items: &[(Id<Item>, u32)]) -> String {
    let label = |item| known.posted.items.get(item).map_or("?", |item| item.label());
    let words: Vec<String> = items.iter().map(|(item, number)| format!("{number} {}", label(*item))).collect();
    words.join(", ")
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::super::files::report;
    use super::*;
    use exchange::post::ReportFormat;
    use project::{Game, Library, OneOf as _};
    use space_viking::Content;
    use space_viking::play::Post;

    #[test]
    fn allies_have_one_map_of_what_each_has_seen() {
        let project = Library::bundled().template(Game::SpaceViking, Library::SAMPLE).expect("the sample");
        let content = Arc::new(Content::own(&project.content).expect("its designs").clone());
        let campaign = content.campaigns.ids().next().expect("a campaign");
        let mut post = Post::begin(content, campaign, 7);
        post.play([], &[]);
        let known = |at: usize| {
            let known = &post.knowledge()[at];
            (PathBuf::from(format!("{at}.report")), report(known, "x", ReportFormat::Ron).expect("a report").bytes)
        };
        let (one, other) = (&post.knowledge()[0], post.knowledge().last().expect("the Berserker, who starts elsewhere"));
        let last = post.knowledge().len() - 1;
        let files = shared(&[known(0), known(last)]).expect("a map");
        let text =
            |name: &str| String::from_utf8(files.iter().find(|file| file.name == name).expect(name).bytes.clone()).expect("text");
        let seen = |known: &Knowledge| {
            known.worlds.iter().filter(|world| world.seen.is_some()).map(|world| world.at).collect::<Vec<_>>()
        };
        let rows = text("worlds.csv").lines().filter(|line| line.split(',').nth(3).is_some_and(|year| year == "1")).count();
        let mut all = [seen(one), seen(other)].concat();
        all.sort_by_key(|at| (at.row, at.column));
        all.dedup();
        assert!(rows == all.len() && rows > seen(one).len(), "{rows}: {all:?}");
        assert_eq!(text("fleets.csv").lines().count(), 1 + one.own.fleets.len() + other.own.fleets.len());
        assert!(text("map.html").contains(&format!("{} and {} know it", one.name(), other.name())));
        let sightings = text("sightings.csv");
        assert!(sightings.contains(",fleet,") && !sightings.contains(&format!(",fleet,{}", other.name())), "{sightings}");
        assert!(shared(&[]).is_err());
    }
}

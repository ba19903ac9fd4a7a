//! The cost of every opening (what a player begins with), line by line, with the money that is left, what its fleets can do, and how its people grow.

use std::rc::Rc;

use exchange::answer::{Answer, Document, Fields};
use rules::{Id, counted};
use space_viking::forecast::{FleetForecast, Line, Opening, Terms, Year, cheapest_way, years};
use space_viking::{Campaign, Content, Fleet, Player, Technology};

/// The costs of a project's openings.
pub fn answer(content: &Content) -> Answer<'_> {
    Answer::new(|| lines(content), || document(content))
}

/// The costs of the openings of these designs, in an answer that owns a copy of the designs.
pub fn owned(content: Content) -> Answer<'static> {
    let content = Rc::new(content);
    let same = Rc::clone(&content);
    Answer::new(move || lines(&content), move || document(&same))
}

/// The players with their openings.
fn players(content: &Content) -> impl Iterator<Item = (Id<Player>, &Player, Opening)> {
    content.players.iter().filter_map(|(id, player)| Some((id, player, Opening::of(content, id)?)))
}

fn played_years(content: &Content) -> u32 {
    content.campaigns.iter().next().map_or(Campaign::USUAL_YEARS, |(_, campaign)| campaign.years).get()
}

fn ways(content: &Content) -> impl Iterator<Item = (&Technology, Option<space_viking::forecast::Way>)> {
    let own_track = content.campaigns.iter().next().is_some_and(|(_, campaign)| campaign.own_track);
    let terms = Terms { own_track, ..Terms::default() };
    content.technologies.iter().map(move |(id, technology)| (technology, cheapest_way(content, id, &[], terms)))
}

fn lines(content: &Content) -> Vec<String> {
    let fleet = |fleet: &Fleet| {
        let told = FleetForecast::of(content, fleet);
        format!(
            "  {}: {} IU, {}, withstands {}, {} free, jump {}, {}",
            fleet.label(),
            told.cost,
            counted(told.shots, "shot"),
            told.hits,
            counted(told.free_holds, "hold"),
            told.jump,
            told.loyalty_words()
        )
    };
    let mut lines: Vec<String> = players(content)
        .flat_map(|(id, player, opening)| {
            let head = format!("{} ({}): {} IU, {} left", player.label(), player.kind.label(), opening.spent, opening.left);
            let line = |line: &Line| format!("  {:<44}{:>5}", line.what, line.cost);
            let growth = years(content, player, played_years(content))
                .last()
                .map(|year| format!("  after {} years of waiting: {} points", year.number, year.points));
            let mut of: Vec<String> = std::iter::once(head).chain(opening.lines.iter().map(line)).collect();
            of.extend(content.fleets_of(id).map(|(_, known)| fleet(known)));
            of.extend(growth);
            of
        })
        .collect();
    if lines.is_empty() {
        lines.push("There are no players".into());
    }
    lines.extend(ways(content).map(|(technology, way)| match way {
        Some(way) => format!("{}: {}", technology.label(), way.words(content)),
        None => format!("{}: no way leads to it", technology.label()),
    }));
    lines
}

fn document(content: &Content) -> Document {
    let line = |line: &Line| -> Fields { vec![("what", line.what.as_str().into()), ("cost", line.cost.into())] };
    let fleet = |(_, fleet): (Id<Fleet>, &Fleet)| -> Fields {
        let told = FleetForecast::of(content, fleet);
        vec![
            ("name", fleet.label().into()),
            ("cost", told.cost.into()),
            ("shots", told.shots.into()),
            ("withstands", told.hits.into()),
            ("free_holds", told.free_holds.into()),
            ("jump", told.jump.into()),
            ("stays_true", ((told.loyalty() * 1e9).round() / 1e9).into()),
        ]
    };
    let year = |year: &Year| -> Fields {
        vec![
            ("year", year.number.into()),
            ("subjects", year.subjects.into()),
            ("taxes", year.taxes.into()),
            ("points", year.points.into()),
        ]
    };
    let player = |(id, player, opening): (Id<Player>, &Player, Opening)| -> Fields {
        vec![
            ("name", player.label().into()),
            ("kind", player.kind.slug().into()),
            ("cost", opening.spent.get().into()),
            ("left", opening.left.get().into()),
            ("breakdown", opening.lines.iter().map(line).collect::<Document>()),
            ("fleets", content.fleets_of(id).map(fleet).collect::<Document>()),
            ("years", years(content, player, played_years(content)).iter().map(year).collect::<Document>()),
        ]
    };
    let way = |(technology, way): (&Technology, Option<space_viking::forecast::Way>)| -> Fields {
        let step = |(id, cost): &(Id<Technology>, u32)| -> Fields {
            let name = content.technologies.get(*id).map_or("", Technology::label);
            vec![("name", name.into()), ("cost", (*cost).into())]
        };
        vec![
            ("name", technology.label().into()),
            ("cost", way.as_ref().map(|way| way.cost).into()),
            ("steps", way.iter().flat_map(|way| &way.steps).map(step).collect::<Document>()),
        ]
    };
    let fields: Fields =
        vec![("players", players(content).map(player).collect()), ("research", ways(content).map(way).collect())];
    fields.into()
}

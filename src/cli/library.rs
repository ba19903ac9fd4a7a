//! `drydock library`

use clap::Args;
use serde::Serialize;

use super::report::Report;
use crate::project::{Error, Library};
use crate::rules::launch_fighters::{self, Options, cost};
use crate::rules::star_viking::{self, UnitType};
use crate::rules::{Content, Count, Game, Points, counted};

/// Show what the blue book and the templates hold
#[derive(Debug, Args)]
pub(super) struct Show {
    /// Print one JSON document instead of text
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Shelves {
    game: &'static str,
    title: &'static str,
    chapters: Vec<ShownChapter>,
    templates: Vec<ShownTemplate>,
}

#[derive(Default, Serialize)]
struct ShownChapter {
    name: String,
    style: Option<String>,
    ships: Vec<ShownShip>,
    fleets: Vec<ShownFleet>,
    systems: Vec<ShownSystem>,
    units: Vec<ShownUnit>,
    tables: Vec<&'static str>,
}

#[derive(Serialize)]
struct ShownShip {
    name: String,
    r#type: String,
    cost: Option<i64>,
}

#[derive(Serialize)]
struct ShownFleet {
    name: String,
    budget: i64,
    ships: Vec<String>,
}

#[derive(Serialize)]
struct ShownSystem {
    name: String,
    technology: &'static str,
    wealth: u32,
}

#[derive(Serialize)]
struct ShownUnit {
    color: &'static str,
    name: String,
    line: String,
    cost: Option<u32>,
    count: u32,
}

#[derive(Serialize)]
struct ShownTemplate {
    name: String,
    title: String,
    holds: String,
}

impl Show {
    pub fn run(self, library: &Library) -> Result<Report, Error> {
        let shelves = Game::ALL.into_iter().map(|game| shelves(library, game)).collect::<Result<Vec<_>, _>>()?;
        if self.json {
            return Report::json(&shelves);
        }
        let mut report = Report::default();
        for shelf in shelves {
            say(&mut report, &shelf);
        }
        Ok(report)
    }
}

fn shelves(library: &Library, game: Game) -> Result<Shelves, Error> {
    let chapter = |name: String| {
        Ok(match game {
            Game::LaunchFighters => {
                let chapter = library.chapter::<launch_fighters::Content>(&name)?;
                show_chapter(name, chapter)
            }
            Game::StarViking => {
                let chapter = library.chapter::<star_viking::Content>(&name)?;
                show_viking(name, &chapter)
            }
        })
    };
    let template = |name: String| {
        let project = library.template(game, &name)?;
        Ok(ShownTemplate { name, holds: holds(&project.content), title: project.title })
    };
    Ok(Shelves {
        game: game.slug(),
        title: game.title(),
        chapters: library.chapters(game)?.into_iter().map(chapter).collect::<Result<_, Error>>()?,
        templates: library.templates(game)?.into_iter().map(template).collect::<Result<_, Error>>()?,
    })
}

fn show_chapter(name: String, chapter: launch_fighters::Chapter) -> ShownChapter {
    let price = |ship: &launch_fighters::Ship| cost::price(ship, &Options::default()).map(|price| price.total).map(Points::get);
    let ship = |ship: launch_fighters::Ship| ShownShip { cost: price(&ship), name: ship.name, r#type: ship.kind };
    let fleet =
        |fleet: launch_fighters::ReadyFleet| ShownFleet { name: fleet.name, budget: fleet.budget.get(), ships: fleet.ships };
    ShownChapter {
        name,
        style: chapter.style.map(|style| style.name),
        ships: chapter.ships.into_iter().map(ship).collect(),
        fleets: chapter.fleets.into_iter().map(fleet).collect(),
        ..ShownChapter::default()
    }
}

fn show_viking(name: String, chapter: &star_viking::Chapter) -> ShownChapter {
    let system = |system: &star_viking::System| ShownSystem {
        name: system.name.clone(),
        technology: system.technology.label(),
        wealth: system.wealth.get(),
    };
    let unit = |unit: &UnitType| ShownUnit {
        color: unit.color.label(),
        name: unit.label(),
        line: unit.bottom_line(),
        cost: unit.cost.map(Count::get),
        count: unit.count.get(),
    };
    let tables = chapter.tables.iter().flat_map(|_| star_viking::Table::ALL);
    ShownChapter {
        name,
        systems: chapter.systems.iter().map(system).collect(),
        units: chapter.units.iter().map(unit).collect(),
        tables: tables.map(star_viking::Table::label).collect(),
        ..ShownChapter::default()
    }
}

fn holds(content: &Content) -> String {
    let counts = content.counts().into_iter();
    counts.map(|(count, one)| counted(count, one)).collect::<Vec<_>>().join(", ")
}

fn say(report: &mut Report, shelf: &Shelves) {
    report.line(format_args!("{} ({})", shelf.title, shelf.game));
    for chapter in &shelf.chapters {
        let style = chapter.style.as_ref().map_or_else(String::new, |style| format!(": {style}"));
        report.line(format_args!("  blue book, {}{style}", chapter.name));
        for ship in &chapter.ships {
            let cost = ship.cost.map_or_else(|| "no price".into(), |cost| counted(cost as usize, "point"));
            let kind = if ship.r#type.is_empty() { String::new() } else { format!(", {}", ship.r#type) };
            report.line(format_args!("    {}{kind}, {cost}", ship.name));
        }
        for fleet in &chapter.fleets {
            report.line(format_args!("    fleet {}, {} points: {}", fleet.name, fleet.budget, fleet.ships.join(", ")));
        }
        for ShownSystem { name, technology, wealth } in &chapter.systems {
            report.line(format_args!("    {name}, technology {technology}, wealth {wealth}"));
        }
        for ShownUnit { color, name, line, cost, count } in &chapter.units {
            let cost = cost.map_or_else(|| "no cost".into(), |cost| counted(cost, "mega-credit"));
            report.line(format_args!("    {color} {name}, {line}, {cost}, {}", counted(*count, "counter")));
        }
        if !chapter.tables.is_empty() {
            report.line(format_args!("    tables: {}", chapter.tables.join(", ")));
        }
    }
    for template in &shelf.templates {
        report.line(format_args!("  template {}: {}, {}", template.name, template.title, template.holds));
    }
}

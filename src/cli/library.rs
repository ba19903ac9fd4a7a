//! `drydock library`

use clap::Args;
use serde::Serialize;

use super::report::Report;
use crate::exchange::counted;
use crate::project::{Chapter, Error, Library};
use crate::rules::launch_fighters::{self, Options, cost};
use crate::rules::{Content, Game, Points};

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

#[derive(Serialize)]
struct ShownChapter {
    name: String,
    style: Option<String>,
    ships: Vec<ShownShip>,
    fleets: Vec<ShownFleet>,
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
        Ok(match library.chapter(game, &name)? {
            Chapter::LaunchFighters(chapter) => show_chapter(name, chapter),
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
    }
}

fn holds(content: &Content) -> String {
    match content {
        Content::LaunchFighters(content) => [
            (content.ships.len(), "ship"),
            (content.fleets.len(), "fleet"),
            (content.maps.len(), "map"),
            (content.scenarios.len(), "scenario"),
        ]
        .map(|(count, thing)| counted(count, thing))
        .join(", "),
    }
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
    }
    for template in &shelf.templates {
        report.line(format_args!("  template {}: {}, {}", template.name, template.title, template.holds));
    }
}

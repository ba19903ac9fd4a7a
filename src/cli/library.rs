//! `drydock library`: lists the contents of the blue book, and the templates.

use clap::Args;
use serde::Serialize;

use super::report::Report;
use crate::exchange::answer::Document;
use crate::exchange::game;
use crate::project::{Content, Error, Game, Library};
use crate::rules::counted;

/// List the contents of the blue book and the templates
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
    chapters: Vec<Document>,
    templates: Vec<ShownTemplate>,
}

#[derive(Serialize)]
struct ShownTemplate {
    name: String,
    title: String,
    holds: String,
}

impl Show {
    pub fn run(self, library: &Library) -> Result<Report, Error> {
        if self.json {
            let shelves = Game::ALL.into_iter().map(|game| Shelves::of(library, game)).collect::<Result<Vec<_>, _>>()?;
            return Report::json(&shelves);
        }
        let mut report = Report::default();
        for game in Game::ALL {
            report.line(format_args!("{} ({game})", game.title()));
            for name in library.chapters(game)? {
                for line in game::of(game).chapter_lines(library, &name)? {
                    report.line(format_args!("  {line}"));
                }
            }
            for template in templates(library, game)? {
                report.line(format_args!("  template {}: {}, {}", template.name, template.title, template.holds));
            }
        }
        Ok(report)
    }
}

impl Shelves {
    fn of(library: &Library, game: Game) -> Result<Self, Error> {
        let chapter = |name: &String| game::chapter_document(game, library, name);
        Ok(Self {
            game: game.slug(),
            title: game.title(),
            chapters: library.chapters(game)?.iter().map(chapter).collect::<Result<_, Error>>()?,
            templates: templates(library, game)?,
        })
    }
}

fn templates(library: &Library, game: Game) -> Result<Vec<ShownTemplate>, Error> {
    let template = |name: String| {
        let project = library.template(game, &name)?;
        Ok(ShownTemplate { name, holds: holds(&project.content), title: project.title })
    };
    library.templates(game)?.into_iter().map(template).collect()
}

fn holds(content: &Content) -> String {
    let counts = content.counts().into_iter();
    counts.map(|(count, one)| counted(count, one)).collect::<Vec<_>>().join(", ")
}

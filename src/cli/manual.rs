//! `drydock manual`: shows a page of the manual, searches it, or writes it as a PDF.

use std::path::{Path, PathBuf};

use clap::Args;
use serde::Serialize;

use super::command_error::CommandError;
use super::explain;
use super::report::Report;
use crate::drawing::pdf;
use crate::drawing::stock::Paper;
use crate::manual::{self, Page};
use crate::project::files::Output;
use crate::project::{Error, PrintChoices};

/// Show a page of the manual, search it, or write it as a PDF
#[derive(Debug, Args)]
pub(super) struct Manual {
    /// The page, such as printing or vikings; all pages are listed if none is named
    page: Option<String>,
    /// List the places that have all these words
    #[arg(long, value_name = "WORDS", conflicts_with = "page")]
    search: Option<String>,
    /// Write the whole manual as this PDF, with contents and links
    #[arg(long, value_name = "FILE.pdf", conflicts_with_all = ["page", "search"])]
    pdf: Option<PathBuf>,
    /// The paper of the PDF: a4, letter, a3, tabloid, legal, millimetres such as 210x297, or inches such as 8.5inx11in
    #[arg(long, requires = "pdf")]
    paper: Option<Paper>,
    /// Let FILE.pdf also replace a file that Drydock did not write; the old file is kept as FILE.previous
    #[arg(long, requires = "pdf")]
    force: bool,
    /// Print one JSON document instead of text
    #[arg(long)]
    json: bool,
}

/// A page of the manual, or a place on a page, in the form that it has in the JSON document.
#[derive(Serialize)]
struct Told {
    page: &'static str,
    title: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    heading: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
}

/// How many letters a line of search results quotes at most from the place that was found.
const EXCERPT: usize = 120;
/// How many letters a line has if the terminal does not report its width.
const WIDTH: usize = 80;

impl Manual {
    pub fn run(self) -> Result<Report, Error> {
        if let Some(out) = &self.pdf {
            return self.write(out);
        }
        if let Some(words) = &self.search {
            return self.found(words);
        }
        match &self.page {
            None => self.listed(),
            Some(name) => {
                let page = manual::named(name)
                    .map_err(|error| if explain::knows(name) { CommandError::RuleForPage(name.clone()).into() } else { error })?;
                let text = manual::text(&page.blocks, width());
                if self.json {
                    return Report::json(&Told { text: Some(text), ..Told::of(page) });
                }
                let mut report = Report::default();
                text.lines().for_each(|line| report.line(line));
                Ok(report)
            }
        }
    }

    fn listed(&self) -> Result<Report, Error> {
        if self.json {
            return Report::json(&manual::pages().iter().map(Told::of).collect::<Vec<_>>());
        }
        let mut report = Report::default();
        for page in manual::pages() {
            report.line(format_args!("{:<32}{}", page.name, page.title));
        }
        report.line("drydock manual PAGE shows a page, and drydock manual --search WORDS looks in all of them.");
        Ok(report)
    }

    fn found(&self, words: &str) -> Result<Report, Error> {
        let hits = manual::search(words);
        if self.json {
            let told =
                hits.into_iter().map(|hit| Told { heading: Some(hit.heading), text: Some(hit.words), ..Told::of(hit.page) });
            return Report::json(&told.collect::<Vec<_>>());
        }
        let mut report = Report::default();
        if hits.is_empty() {
            report.line(format_args!("The manual has no place with all of: {words}"));
        }
        for hit in hits {
            report.line(format_args!("{}, {}: {}", hit.page.name, hit.heading, hit.excerpt(EXCERPT)));
        }
        Ok(report)
    }

    fn write(&self, out: &Path) -> Result<Report, Error> {
        let file = Output { path: out, is_own: &pdf::is_own, force: self.force };
        file.check()?;
        let choices = PrintChoices::default();
        let choices = PrintChoices { paper: self.paper.unwrap_or(choices.paper), ..choices };
        let bytes = manual::print(&choices).map_err(|cause| CommandError::NoPdf { file: out.into(), cause })?;
        file.write(&bytes)?;
        if self.json {
            return Report::json(&serde_json::json!({ "files": [out.display().to_string()] }));
        }
        let mut report = Report::default();
        report.line(format_args!("{}: the manual", out.display()));
        Ok(report)
    }
}

impl Told {
    fn of(page: &'static Page) -> Self {
        Self { page: &page.name, title: &page.title, heading: None, text: None }
    }
}

/// How many letters a line has at most.
fn width() -> usize {
    std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok()).unwrap_or(WIDTH)
}

//! `drydock price`

use std::path::{Path, PathBuf};

use clap::Args;
use serde::Serialize;

use super::forces;
use super::report::Report;
use crate::exchange::launch_fighters;
use crate::project::{Error, files, text};
use crate::rules::launch_fighters::{Breakdown, Options, Part, Ship, one_more};
use crate::rules::{Content, Points, counted};

/// Show what ships or forces cost, item by item
#[derive(Debug, Args)]
pub(super) struct Price {
    /// A project, or a table of ships whose name ends in .csv, .tsv or .txt
    file: PathBuf,
    /// Print one JSON document instead of text
    #[arg(long)]
    json: bool,
}

impl Price {
    pub fn run(self) -> Result<Report, Error> {
        let (ships, options) = if is_table(&self.file) {
            let bytes = files::read(&self.file, text::MOST_BYTES)?;
            // A table knows no options: they are as the book has them.
            (launch_fighters::ships(&bytes, &self.file)?, Options::default())
        } else {
            match files::load(&self.file)?.content {
                Content::LaunchFighters(content) => {
                    (content.ships.iter().map(|(_, ship)| ship.clone()).collect(), content.options)
                }
                Content::StarViking(content) => return forces::price(&content, self.json),
            }
        };
        if self.json {
            return Report::json(&ships.iter().map(|ship| Priced::of(ship, options)).collect::<Vec<_>>());
        }
        let mut report = Report::default();
        if ships.is_empty() {
            report.line(format_args!("{} has no ships", self.file.display()));
        }
        for ship in &ships {
            describe(&mut report, ship, options);
        }
        Ok(report)
    }
}

fn is_table(file: &Path) -> bool {
    let ending = file.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    matches!(ending.as_deref(), Some("csv" | "tsv" | "txt"))
}

/// A ship's price as it stands in a JSON document.
#[derive(Serialize)]
struct Priced<'a> {
    name: &'a str,
    cost: Option<i64>,
    multiplier: Option<i64>,
    left_in_bracket: Option<i64>,
    breakdown: Vec<PricedLine>,
}

#[derive(Serialize)]
struct PricedLine {
    what: &'static str,
    amount: u32,
    points: Option<i64>,
}

impl<'a> Priced<'a> {
    fn of(ship: &'a Ship, options: Options) -> Self {
        let breakdown = Breakdown::of(ship, &options);
        let line = |line: &crate::rules::launch_fighters::Line| PricedLine {
            what: line.what.slug(),
            amount: line.amount,
            points: line.points.map(Points::get),
        };
        Self {
            name: &ship.name,
            cost: breakdown.price.map(|price| price.total.get()),
            multiplier: breakdown.price.map(|price| price.multiplier),
            left_in_bracket: breakdown.left_in_bracket().map(Points::get),
            breakdown: breakdown.lines.iter().map(line).collect(),
        }
    }
}

fn describe(report: &mut Report, ship: &Ship, options: Options) {
    let breakdown = Breakdown::of(ship, &options);
    let Some(price) = breakdown.price else {
        report.line(format_args!("{}: no price, because no bracket holds what move {} costs", ship.label(), ship.movement));
        return;
    };
    let stated = ship.stated_cost.filter(|stated| *stated != price.total);
    let stated = stated.map_or_else(String::new, |stated| format!("; its list says {stated}"));
    report.line(format_args!("{}: {}{stated}", ship.label(), counted(price.total.get() as usize, "point")));
    for line in &breakdown.lines {
        let times = match line.what {
            crate::rules::launch_fighters::Paid::Part(Part::Move) => format!(", move paid for {} times", price.multiplier),
            _ => String::new(),
        };
        let share = line.share(price.total) * 100.0;
        let points = line.points.unwrap_or_default();
        report.line(format_args!("  {:<18}{:>4}{points:>7}{share:>5.0} %{times}", line.what.label(), line.amount));
    }
    let more = |part: Part| one_more(ship, part, &options).map(|points| format!("{} {points}", part.slug()));
    let more: Vec<String> = Part::STATS.into_iter().filter_map(more).collect();
    let left = breakdown.left_in_bracket().unwrap_or_default();
    report.line(format_args!(
        "  {} left in the bracket; one more costs: {}",
        counted(left.get() as usize, "point"),
        more.join(", ")
    ));
}

//! A game as a module for VASSAL: the module that the game's own code makes, with the sheets of the project as charts.

use super::game;
use crate::sheets::print;
use drawing::Page;
use exchange::game::Position;
use exchange::vassal::{self, Board, ChartTab, Module, Spaces, Table};
use exchange::{ExchangeError, NamedFile};
use project::{Error, Project};
use sheets::printout::Share;
use sheets::{Printout, Request};

/// The VASSAL module of a scenario or a kept game of a project.
///
/// # Errors
/// If the kept game is damaged, has fewer moves than the position asks for, or cannot be played up to there with these designs.
pub fn vassal_module(project: &Project, position: Position<'_>) -> Result<Module, Error> {
    let game = game::of(project.content.game());
    let scenarios = project.content.scenario_names();
    // Only the papers of the scenario that is being played become charts.
    let (module, scenario) = match position {
        Position::Start(named) => {
            let scenario = named.map(str::to_owned).or_else(|| scenarios.into_iter().next());
            (game.module(project, scenario.as_deref()), scenario)
        }
        Position::Kept(kept, moves) => {
            let scenario = Some(kept.scenario.clone()).filter(|name| scenarios.contains(name));
            (Some(game.kept_module(project, kept, moves)?), scenario)
        }
    };
    let mut module = module.ok_or(ExchangeError::NoModule)?;
    let request = Request { only: game.charts().to_vec(), scenario, ..Request::default() };
    add_charts(&mut module, print(project, &request));
    module.notes.extend(NOTES.map(str::to_owned));
    Ok(module)
}

/// The file of the VASSAL module of a scenario or a kept game.
///
/// # Errors
///
/// The errors of [`vassal_module`], and an error if a board is too large to be drawn.
pub fn vassal_module_file(project: &Project, position: Position<'_>) -> Result<NamedFile, Error> {
    vassal::module_file(&vassal_module(project, position)?)
}

/// The remarks that every module shows.
const NOTES: [&str; 3] = [
    "VASSAL knows no rules: it moves what players move, and throws dice. The charts have the rules in short; the rulebook decides.",
    "Ctrl and ] or [ turns a piece, Ctrl and F shows its next face, Ctrl and H hides it from the other sides or shows it again, Ctrl and T \
     shows where it moved, Ctrl and R puts a card back into its deck, Ctrl and D takes a piece away.",
    "Players choose a side first, with Retire in the toolbar: papers, hands and hidden pieces are shown to their side alone.",
];

/// Adds pages that everybody may see as charts, and pages for one player as a window that only this player sees.
fn add_charts(module: &mut Module, printout: Printout) {
    let Printout { sheets, shares, .. } = printout;
    for (kind, pages) in sheets {
        let everybody: Vec<Share> = vec![(None, pages.len())];
        let shares = shares.iter().find(|(shared, _)| *shared == kind).map_or(everybody, |(_, shares)| shares.clone());
        let mut pages = pages.into_iter();
        for (reader, count) in shares {
            let pages: Vec<Page> = pages.by_ref().take(count).collect();
            match reader {
                None => module.charts.push(ChartTab { name: kind.label().to_owned(), pages }),
                Some(side) => module.tables.push(private(kind.label(), &side, pages)),
            }
        }
    }
}

/// The window that only this side sees, with these pages as its boards.
fn private(name: &str, side: &str, pages: Vec<Page>) -> Table {
    let board = |(number, page): (usize, Page)| {
        let name = if number == 1 { format!("{name} of {side}") } else { format!("{name} of {side}, page {number}") };
        vec![Board { name, page, spaces: Spaces::None }]
    };
    let boards = (1..).zip(pages).map(board).collect();
    Table { name: format!("{name} of {side}"), owner: Some(side.to_owned()), boards, ..Table::default() }
}

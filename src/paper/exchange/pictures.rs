//! Hands over the pages of a project and then its pieces, each with the name of its file. Each page or piece is laid out, handed over and dropped
//! before the next.

use super::game;
use crate::sheets::{PrintError, print_into};
use drawing::ProgressMonitor;
use exchange::pages::{Taker, name_of};
use project::{Finding, Project, file_name};
use sheets::{Binder, FileHead, Leaves, Request, SheetKind};

/// Hands over every requested page and then, unless the request is only for some kinds or one scenario, every piece. Returns the findings about the
/// pages. The layout reports its progress to the monitor.
///
/// # Errors
///
/// The error of the taker, after which nothing more is handed over, and [`PrintError::Stopped`] if the monitor stops the work.
pub fn pictures<E: From<PrintError>>(
    project: &Project,
    request: &Request,
    monitor: ProgressMonitor,
    take: &mut Taker<'_, E>,
) -> Result<Vec<Finding>, E> {
    let (findings, names) = numbered(project, request, monitor, take)?;
    if request.only.is_empty() && request.scenario.is_none() {
        let pieces = game::of(project.content.game()).pieces(&project.content);
        let names = file_name::of_set(pieces.iter().map(|(name, _)| name), &names);
        names.into_iter().zip(pieces).filter_map(|(name, (_, page))| Some((name, page()?))).try_for_each(take)?;
    }
    Ok(findings)
}

/// Hands over every requested page, like [`pictures`], but no pieces.
///
/// # Errors
///
/// The errors of [`pictures`].
pub fn each_page<E: From<PrintError>>(
    project: &Project,
    request: &Request,
    monitor: ProgressMonitor,
    take: &mut Taker<'_, E>,
) -> Result<Vec<Finding>, E> {
    numbered(project, request, monitor, take).map(|(findings, _)| findings)
}

/// Hands over every page. Returns the findings about the pages, and the names of the pages.
fn numbered<E: From<PrintError>>(
    project: &Project,
    request: &Request,
    monitor: ProgressMonitor,
    take: &mut Taker<'_, E>,
) -> Result<(Vec<Finding>, Vec<String>), E> {
    let mut numbered = Numbered { take, last: None, names: Vec::new(), result: Ok(()) };
    let printout = print_into(&mut numbered, project, request, monitor);
    numbered.result?;
    Ok((printout.map_err(|_| PrintError::Stopped)?.findings, numbered.names))
}

/// Passes pages on, with numbers that count the pages of each kind.
struct Numbered<'taker, 'inner, E> {
    take: &'taker mut Taker<'inner, E>,
    /// The kind of the last page, and the number of that page within its kind.
    last: Option<(SheetKind, usize)>,
    /// The names of the pages that have been handed over.
    names: Vec<String>,
    result: Result<(), E>,
}

impl<E> Binder for Numbered<'_, '_, E> {
    fn bind(&mut self, file: &FileHead, pages: &mut Leaves<'_>) {
        for page in pages {
            if self.result.is_err() {
                return;
            }
            let number = self.last.filter(|(kind, _)| *kind == file.kind).map_or(1, |(_, number)| number + 1);
            self.last = Some((file.kind, number));
            let name = name_of(file.kind, number, file.pages_of_kind);
            self.names.push(name.clone());
            self.result = (self.take)((name, page));
        }
    }
}

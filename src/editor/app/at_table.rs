//! Commands for the game on the table, the view for playing. The game is not in the state: the memory of a desk keeps it.

use crate::editor::games;
use std::path::Path;
use std::sync::Arc;

use egui::Context;

use super::App;
use crate::editor::action::{Action, AtTable, MadePages, Report, TableStatus};
use crate::editor::applier::Effect;
use crate::editor::play::PrintedGame;
use crate::project::{Game, files};
use crate::sheets::SheetKind;

/// A name for a PDF, made from `name`, that no file in the folder has yet, so that no printed game is replaced.
fn free_name(folder: &Path, name: &str) -> String {
    let named = |number: u32| if number == 1 { name.to_owned() } else { format!("{name}-{number}") };
    let is_free = |name: &String| !files::is_there(&folder.join(format!("{name}.pdf")));
    (1..=u32::MAX).map(named).find(is_free).unwrap_or_else(|| name.to_owned())
}

impl App {
    /// Copies into the state what it must know of the game on the table.
    pub(super) fn look_at_table(&mut self) {
        let project = Arc::clone(self.state.document.project());
        let table = games::desks(project.content.game()).table(&mut self.memory);
        self.state.view.table_status = table.map_or_else(TableStatus::default, |table| table.status(&project));
    }

    /// Carries out a request about the game on the table.
    pub(super) fn at_table(&mut self, context: &Context, what: AtTable) {
        let then = self.done_at_table(context, what);
        self.look_at_table();
        for action in then {
            self.apply(context, action);
        }
        context.request_repaint();
    }

    /// Carries out a request about the game on the table, and returns the actions that follow from it.
    fn done_at_table(&mut self, context: &Context, what: AtTable) -> Vec<Action> {
        let failed = |sentence| vec![Action::Report(Report::Failed(sentence))];
        let project = Arc::clone(self.state.document.project());
        if let AtTable::Watch(game) = what {
            let Some(playtest) = self.state.view.playtest.clone() else { return Vec::new() };
            let table = games::desks(playtest.project().content.game()).table(&mut self.memory);
            let watched = table.and_then(|table| table.watch(context, &playtest, game));
            let place = watched.map(|(work, place)| {
                self.memory.work.push(work);
                place
            });
            return place.map(Action::PlayScenario).into_iter().collect();
        }
        let Some(table) = games::desks(project.content.game()).table(&mut self.memory) else {
            return failed(format!("{} has no desk to play at yet.", Game::title(project.content.game())));
        };
        match what {
            AtTable::TakeBack => table.take_back(),
            AtTable::PlayAgain => table.play_again(),
            AtTable::Begin => table.begin(),
            AtTable::Leave => table.leave(),
            AtTable::Forget => table.forget(),
            AtTable::ShowDesign => table.show_design(),
            AtTable::Print(folder) => match table.on_paper() {
                Ok(PrintedGame { project, name, pages }) => {
                    let name = free_name(&folder, &name);
                    self.carry_out(
                        context,
                        Effect::PrintPages(project, MadePages { kind: SheetKind::GAME, name, pages }, folder),
                    );
                }
                Err(sentence) => return failed(sentence),
            },
            AtTable::Keep => return table.keep().map_or_else(failed, |kept| vec![Action::Keep(kept)]),
            AtTable::Open(kept) => {
                return match table.open(&project, &kept) {
                    Ok(opened) => {
                        let remark = opened.remark.map(|remark| Action::Report(Report::Told(remark)));
                        std::iter::once(Action::PlayScenario(opened.place)).chain(remark).collect()
                    }
                    Err(sentence) => failed(sentence),
                };
            }
            AtTable::Watch(_) => {}
        }
        Vec::new()
    }
}

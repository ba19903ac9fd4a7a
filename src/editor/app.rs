//! One pass of the program, which draws one frame: it reads keys, shows the panels, and then applies the actions that keys and panels have pushed.

mod at_post;
mod at_table;
mod autosaving;
mod opening;
mod outside;

use crate::editor::games;
use std::path::PathBuf;
use std::sync::Arc;

use egui::{Context, Key, Modifiers, Ui, ViewportCommand};

use super::action::{Action, DeskMode, Dialog, Report};
use super::announcer::Announcer;
use super::applier::{self, Effect};
use super::autosave::Autosave;
use super::cited;
use super::desks::{FrameContext, Memory};
use super::effects::Errand;
use super::file_version::{Noticed, Watched, WatchedFile};
use super::focus::{self, Keeper};
use super::glossary;
use super::job_status::{JobId, JobStatus};
use super::jobs::{Job, Jobs};
use super::screen::Screen;
use super::settings::{Settings, ThemeChoice};
use super::state::State;
use super::theme::Palette;
use super::widgets::{MenuKeys, below};
use super::{Launch, PLAYTEST_INTERVAL, REPAINT_INTERVAL, command, dialogs, effects, palette, panels, theme, tour};
use crate::machine::{self, Helpers};
use crate::project::{Game, Library, Project, files};
use opening::Opening;

/// The whole program in its window.
pub struct App {
    state: State,
    screen: Screen,
    memory: Memory,
    jobs: Jobs,
    /// The running check of the project in the background.
    checking: Option<JobId>,
    /// The settings as they were last applied to the window, so that each setting is applied again only when it changes.
    shown: Shown,
    autosave: Autosave<Project>,
    /// The last autosave of a game that is played by hand, together with its project.
    with_game: Option<autosaving::WithGame>,
    /// The job that is writing an autosave now, if there is one.
    keeping: Option<JobId>,
    /// The autosave of the text that is written at the desk of a game by post, if that desk is open.
    sheet_autosave: Option<Autosave<[u8]>>,
    /// The file of the desk of a game by post, with the version of it that was last seen on disk.
    post_file: WatchedFile,
    /// The contents of the file at the desk of a game by post, as they were when the file was opened.
    post_read: Arc<[u8]>,
    opening: Opening,
    /// The file that is being read in the background.
    loading: Option<JobId>,
    /// The actions to carry out before the first frame.
    first: Vec<Action>,
    closing: bool,
    announcer: Announcer,
    keeper: Keeper,
}

#[derive(Default)]
struct Shown {
    installed: bool,
    theme: Option<ThemeChoice>,
    still: Option<bool>,
    scale: Option<f32>,
    title: String,
    /// The file that this window has open, as other windows know.
    held: Option<PathBuf>,
}

impl App {
    /// The window before its first frame. If `background` is false, no work is done in the background.
    #[must_use]
    pub fn new(launch: Launch, settings: Settings, background: bool) -> Self {
        let last = settings.recent.first().filter(|last| !settings.welcome && !settings.first_start && files::is_file(last));
        let mut opening = Opening::beside(&settings);
        let (last, feared): (Option<&PathBuf>, _) = match last.filter(|_| launch.file.is_none()) {
            Some(last) if opening.was_left(last) => (None, Some(last)),
            last => (last, None),
        };
        if let Some(path) = launch.file.as_ref().or(last) {
            opening.begin(path);
        }
        // If the program was started with a file, only the leftover autosaves of that file are offered, when it is opened. Those of other files are
        // offered at a later start that names no file and does not follow a crash.
        let left_over = if launch.file.is_some() || feared.is_some() { Vec::new() } else { effects::left_over(&settings) };
        let mut first = match launch.file.or_else(|| last.cloned()) {
            Some(path) => vec![Action::Open(path)],
            None => vec![Action::New(Game::ALL[0], Library::SAMPLE.into()), Action::Ask(Dialog::Welcome)],
        };
        first.extend(feared.map(|path| {
            let file = machine::shown_path(path);
            Action::Report(Report::Told(format!(
                "{file}: it was not opened by itself, for the last time the program ended while it was being opened."
            )))
        }));
        // This action saves the settings, so that the next start of the program knows that it is not the first one.
        if settings.first_start {
            first.push(Action::ShowWelcome(settings.welcome));
        }
        first.extend(left_over.into_iter().map(Action::Report));
        let settings = settings.beside_what_is_left_over();
        let state = State::empty(settings, launch.library, games::things);
        let autosave = Autosave::new(Arc::clone(state.document.project()));
        Self {
            state,
            screen: Screen::default(),
            memory: Memory { seeds_ahead: if background { machine::number_of_this_start() } else { 0 }, ..Memory::default() },
            jobs: Jobs::new(background),
            checking: None,
            shown: Shown::default(),
            autosave,
            with_game: None,
            keeping: None,
            sheet_autosave: None,
            post_file: None,
            post_read: Arc::default(),
            opening,
            loading: None,
            first,
            closing: false,
            announcer: Announcer::default(),
            keeper: Keeper::default(),
        }
    }

    /// The state that the window shows.
    #[must_use]
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// Carries out one pass: draws one frame of the window.
    pub fn show(&mut self, ui: &mut Ui) {
        let context = ui.ctx().clone();
        if !self.shown.installed {
            self.shown.installed = true;
            theme::install(&context);
            context.add_plugin(MenuKeys::default());
            // The first actions are carried out at once, so that the first pass shows the project already, unless the project is large.
            for action in std::mem::take(&mut self.first) {
                self.apply(&context, action);
            }
            // Fonts and colours take effect only in the next pass.
            context.request_discard("new fonts");
            return;
        }
        for report in self.jobs.reports() {
            self.apply(&context, Action::Report(report));
        }
        for noticed in self.jobs.noticed() {
            self.take_notice(&context, noticed);
        }
        self.state.view.jobs = self.jobs.shown();
        for action in self.asked_from_outside(&context) {
            self.apply(&context, action);
        }
        self.update_window(&context);
        glossary::set_game(&context, self.state.document.project().content.game());
        self.keeper.begin(&context);
        let mut actions = command::pressed(&context, &self.state);
        let jump = std::mem::take(&mut self.state.view.jump);
        let finds = std::mem::take(&mut self.state.view.finds);
        let to_finding = std::mem::take(&mut self.state.view.to_finding);
        let (screen, memory) = (&mut self.screen, &mut self.memory);
        let mut view = FrameContext { state: &self.state, actions: &mut actions, screen, memory, jump, finds, to_finding };
        below(&context, self.state.view.dialog.is_some(), || panels::show(ui, &mut view));
        match &self.state.view.dialog {
            Some(Dialog::Palette) => palette::show(ui, &mut view),
            Some(Dialog::Tour(stop)) => tour::show(ui, &mut view, *stop),
            Some(dialog) => dialogs::show(ui, &mut view, dialog),
            None => {}
        }
        if let Some((page, block)) = cited::pressed(&context) {
            actions.push(Action::Ask(Dialog::Manual(page, block)));
        }
        self.look_at_table();
        self.look_at_post();
        self.announce(&context);
        self.keeper.keep(&context, self.state.view.dialog.is_some(), self.state.view.desk);
        self.state.view.leaves_problems = self.keeper.is_pointed() || focus::has_focus(&context, "Problems");
        self.keeper.ring(&context, Palette::of(ui));
        self.screen.end_pass(&context);
        for work in self.memory.work.drain(..).chain(self.screen.take_work()) {
            self.jobs.begin(&context, work);
        }
        if !actions.is_empty() {
            context.request_repaint();
        }
        for action in actions {
            self.apply(&context, action);
        }
        self.check(&context);
        self.autosave(&context);
        self.autosave_sheet(&context);
        let tested = self.state.view.playtest.as_ref().is_some_and(|playtest| playtest.is_running() && !playtest.is_paused())
            || self.state.view.level.as_ref().is_some_and(|level| level.ended().is_none());
        if tested {
            context.request_repaint_after(PLAYTEST_INTERVAL);
        }
        if !self.jobs.shown().is_empty() {
            context.request_repaint_after(REPAINT_INTERVAL);
        }
        let own = self.autosave.at().into_iter().chain(self.sheet_autosave.as_ref().and_then(Autosave::at)).collect();
        let files = self.state.document.watched().into_iter().chain(self.post_file.clone()).collect();
        self.jobs.watch(&context, Watched { files, own });
        let is_under_way = [self.loading, self.checking].into_iter().flatten().any(|job| self.jobs.is_running(job));
        if self.opening.pass(is_under_way) {
            context.request_repaint();
        }
    }

    fn apply(&mut self, context: &Context, action: Action) {
        for effect in applier::apply(&mut self.state, action) {
            match effect {
                Effect::Close => {
                    self.closing = true;
                    context.send_viewport_cmd(ViewportCommand::Close);
                }
                Effect::Copy(text) => context.copy_text(text),
                Effect::GoToRegion { forwards } => focus::next_region(context, forwards),
                Effect::GoToDesk => self.keeper.lead_to_desk(),
                Effect::AskPaste => context.send_viewport_cmd(ViewportCommand::RequestPaste),
                Effect::AtTable(what) => self.at_table(context, what),
                Effect::AtPost(what) => self.at_post(context, what),
                Effect::Then(action) => self.apply(context, *action),
                Effect::Cancel(job) => self.jobs.cancel(job),
                Effect::DiscardAutosave if self.autosave.is_written() => {
                    let turn = self.autosave.discard();
                    self.discard(context, turn);
                }
                Effect::DiscardAutosave => {}
                Effect::KeepLeftOver(at) => self.keep_left_over(context, at),
                effect => self.carry_out(context, effect),
            }
        }
        self.state.view.jobs = self.jobs.shown();
    }

    /// Carries out a request to the disk or the system: at once if it takes no longer than a frame, otherwise in the background.
    fn carry_out(&mut self, context: &Context, effect: Effect) {
        let (effect, is_load) = match effect {
            Effect::Load(path) => {
                let path = files::settle(&path);
                self.opening.begin(&path);
                (Effect::Load(path), true)
            }
            other => (other, false),
        };
        if let Some(job) = effects::job(&effect) {
            let started = self.start(context, job, effect);
            self.loading = if is_load { started } else { self.loading };
            return;
        }
        for report in effects::carry_out(effect, &self.state.settings, &self.state.library, &JobStatus::default()) {
            self.apply(context, Action::Report(report));
        }
    }

    /// Carries out an effect in the background. If the program has helpers, such as the workers of a page, and one of them can carry the effect out,
    /// a helper does it.
    fn start(&mut self, context: &Context, job: Job, effect: Effect) -> Option<JobId> {
        if let Some(helpers) = Helpers::hire()
            && let Some(errand) = effects::errand(&effect)
        {
            return match errand {
                Ok(Errand { helper, bytes, wanted }) => {
                    let reports = |answer, status: &JobStatus| wanted.reports(answer, status);
                    Some(self.jobs.hand_over(context, job, (&helpers, helper), &bytes, reports))
                }
                Err(error) => {
                    self.state.fail(error.to_string());
                    None
                }
            };
        }
        let (settings, library) = (self.state.settings.clone(), self.state.library.clone());
        Some(self.jobs.start(context, job, move |status| effects::carry_out(effect, &settings, &library, status)))
    }

    /// Checks in the background a project that is too large to be checked within a pass. If the project changes several times during a check, only
    /// its latest state is checked next.
    fn check(&mut self, context: &Context) {
        let under_way = self.checking.is_some_and(|job| self.jobs.is_running(job));
        if !self.state.document.awaits_check() || under_way {
            return;
        }
        let effect = Effect::Check(Arc::clone(self.state.document.project()));
        self.checking = self.start(context, Job::quiet(), effect);
    }

    /// Announces what has changed since the last frame.
    fn announce(&mut self, context: &Context) {
        let game = self.state.document.project().content.game();
        let table = games::desks(game).table(&mut self.memory).filter(|_| self.state.view.desk == DeskMode::Play);
        self.announcer.listen(context, &self.state, table.as_deref());
        self.announcer.show(context);
        context.accesskit_node_builder(egui::accesskit_root_id(), |window| window.set_label(self.shown.title.clone()));
    }

    /// Applies the settings for colours and scale, and the title, to the window.
    fn update_window(&mut self, context: &Context) {
        let settings = &self.state.settings;
        if self.shown.theme != Some(settings.theme) {
            self.shown.theme = Some(settings.theme);
            theme::choose(context, settings.theme);
        }
        if self.shown.still != Some(settings.still) {
            self.shown.still = Some(settings.still);
            theme::keep_still(context, settings.still);
        }
        if self.shown.scale != Some(settings.scale()) {
            self.shown.scale = Some(settings.scale());
            context.set_zoom_factor(settings.scale());
        }
        context.options_mut(|options| options.screen_reader = settings.spoken);
        let (title, is_unsaved) = self.state.title();
        let mark = if is_unsaved { "• " } else { "" };
        let title = format!("{mark}{title} – Drydock");
        if self.shown.title != title {
            context.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            machine::entitle(&title);
            self.shown.title = title;
        }
        let written = self.state.view.post.as_ref().and_then(|post| post.written.as_ref());
        let held = written.map(|written| written.suggested.clone()).or_else(|| self.state.autosave_beside());
        if self.shown.held != held {
            machine::hold_open(held.as_deref());
            self.shown.held = held;
        }
    }

    /// Reacts to changes that other programs have made to the files that are open here.
    fn take_notice(&mut self, context: &Context, noticed: Noticed) {
        match noticed {
            Noticed::Changed(path, version) if self.post_file.as_ref().is_some_and(|(known, _)| *known == path) => {
                self.look_at_changed_post(&path, version);
            }
            Noticed::Changed(path, version) => {
                self.apply(context, Action::Report(Report::ChangedOnDisk { path, version, on_save: false }));
            }
            Noticed::Gone(at) => {
                self.autosave.gone(&at);
                self.sheet_autosave.iter_mut().for_each(|autosave| autosave.gone(&at));
            }
        }
    }
}

impl App {
    /// Whether the program uses this pressed key, to carry out a command or open a menu. If so, the browser must not act on the key.
    #[must_use]
    pub fn claims(&self, context: &Context, modifiers: Modifiers, key: Key) -> bool {
        command::claims(context, &self.state, modifiers, key)
    }
}

/// A window that is closed waits for running writes; one that crashes leaves an autosave beside the file.
impl Drop for App {
    fn drop(&mut self) {
        if machine::breaking_down() {
            self.keep_unsaved();
        } else {
            self.opening.end();
            // If the position of the window cannot be saved, the window closes all the same.
            let _ = self.state.settings.keep_window();
        }
        if let Some(playtest) = &self.state.view.playtest {
            playtest.stop();
        }
        if let Some(level) = &self.state.view.level {
            level.stop();
        }
        self.jobs.finish();
    }
}

impl eframe::App for App {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        self.state.settings.window = self.state.settings.window.seen(ui.ctx());
        self.show(ui);
    }

    #[cfg(target_arch = "wasm32")]
    fn as_any_mut(&mut self) -> Option<&mut dyn std::any::Any> {
        Some(self)
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        visuals.panel_fill.to_normalized_gamma_f32()
    }
}

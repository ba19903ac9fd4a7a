//! Drydock: design ships, fleets, maps and scenarios for tabletop wargames, have them checked against the rulebook, and print them.
//!
//! This page is the map of the house. Each floor is a crate in a folder of `src/`, and each game is one folder with three crates, for its rules,
//! its paper and its desks. A crate uses only crates below it. The compiler enforces that between crates, and `tests/promises/architecture.rs` and
//! `circles.rs` inside them. The topmost crate is this one, with the window and the command line.
//!
//! ```text
//! 15  main.rs, cli/, web/   one file for each subcommand; main only chooses between editor and command line; the page for a browser
//! 14  editor/         the window around the desks of any game; built only with the feature `window`
//! 13  games/*/desks/  the desks of one game, and its things as the outline and the commands show them
//! 12  kit/            the parts of desks: boards, forms, tables, the desk for playing; only kit, desks and editor use egui
//! 11  manual/         the manual of the program and its games, from Markdown: for a terminal, a window and paper
//! 10  paper/          playtests, sheets and exchange of a project of any game: the `match` that leads to each game
//!  9  games/*/paper/  the sheets, playtests and exchange of one game
//!  8  exchange/       tables as CSV, pages as SVG and PNG, games as modules for VASSAL: bytes in, bytes out
//!     sheets/         turns any content into pages: frame, imposition, posters, flow
//!     playtest/       plays many games of one scenario, from a seed: sums, intervals, a report, games worth watching
//!  7  project/        all games as one; the document with its title, pictures, print choices and intended findings; history, files, the library
//!  6  games/*/rules/  the rules of one game: its things, their prices, the checks, and how it is played
//!  5  rules/          the parts that the rules of every game share; it knows no game
//!  4  drawing/        a page as data, in millimetres, with its text laid out; PDF, SVG, PNG, text log, hit test
//!  3  geometry/       lengths, points, angles, hexes and squares
//!  2  workers/        threads that share the work on games and pages
//!  1  machine/        the system below: a desktop, or a page in a browser
//! ```
//!
//! Rules and `drawing` do not know each other. A game consists of its folder in `games/`, its almanac and its page of the manual in `blue_book/`,
//! and its templates in `templates/`. It never names another game. The code that plays a game is in the `play/` of its rules, behind the small
//! static trait [`rules::play::Play`], which all code that plays any game uses. In code, a crate has the name of its folder (`rules`, `sheets`),
//! and a game's crates have the name of the game (`vikings`, `vikings_paper`, `vikings_desks`). Without the feature `window`, the kit and the desks
//! are empty.
//!
//! # Doors
//!
//! The rules of a game have their own types for content, edits, places and kinds, and know no other game ([`rules::designs::Designs`]). All games
//! meet in `project/games/`. There, an enum with one variant for each game holds what differs by game ([`project::Game`], [`project::Content`],
//! [`project::Edit`], [`project::Place`]), and the traits with `Any` in their names answer for any game what its rules answer in their own types.
//!
//! A floor above asks each game for a trait that is defined below the games ([`playtest::Playtests`], [`sheets::game::Sheets`],
//! [`exchange::game::Exchange`], [`editor::things::Things`] and [`editor::desks::game::Desks`]). One `match` above the games leads to its
//! implementations: in `paper/playtest/game.rs`, `paper/sheets/game.rs`, `paper/exchange/game.rs` and `editor/games.rs`. In `project/`,
//! `checks/examples.rs` needs a game for the examples of its own rules. No other file outside the games' folders names a game, and `cli/` has no
//! door at all. The content of a game is a type of its rules, for which another crate may not implement a foreign trait. So each crate of a game has
//! a type with the name of the game, which says whose content it is about (`type Of`). One generic wrapper takes designs, edits and places of any
//! game and refuses those of another ([`project::AnyDesigns`] and similar traits above). There are no default methods and no wildcard arms, so the
//! compiler lists what a new game must provide; if a game lacks something, its own code says so. What a desk remembers from frame to frame has its
//! own type, under which it is stored ([`editor::desks::Memory`]).
//!
//! # How data flows
//!
//! - `file -> project -> rules (prices, findings) -> desk on screen -> edit -> new project -> history`
//! - `project -> playtest -> sums -> report -> words, JSON and pages`: many workers or machines give the same sums as one.
//! - `project -> sheets -> pages -> PDF | SVG | PNG | screen`: one drawing, several back ends; the preview is the page that prints.
//! - `scenario -> battle -> state -> legal actions -> captain -> action -> state`: the caller supplies the dice, and every listener gets the events.
//! - `mail -> sheets of orders -> year -> what each player knows -> report, order desk, captain`: in a game by post, only the referee sees the state.
//! - `campaign -> state -> what each player knows -> captain -> sealed orders of all -> state`: in games whose players all act at once; it feeds
//!   the same sums.
//!
//! # What is deliberately absent
//!
//! - Checks advise and never block: every unfinished and illegal state can be edited, saved and printed. Only nonsense — a level of
//!   400, a length that is no number, the same id twice — is refused, when a file is read.
//! - No back end measures text, wraps lines or decides anything: all of that is settled when a page is laid out.
//! - Rules read no files and no clock, and no state holds dice, so that no captain can foresee a roll.
//! - `std::fs` is used only in `project/files/on_disk/` and `cli/`, and no code above `machine/` asks whether there is a disk or a browser below.
//! - No output depends on the machine, on a hash map's order or on the time: the same project gives the same bytes.
//!
//! # In a browser
//!
//! The same library, built for `wasm32-unknown-unknown`, is the program of a page. The code that differs is in `machine/` (one thread, no clock of
//! `std`, helpers that share no memory), in `project/files/in_page/` (files in the browser's own storage, saves and prints as downloads) and
//! in `editor/in_page.rs` (the canvas); the command line is left out. `src/web/` has the page itself: its scripts, the script that builds it, and
//! the start of the program, in the page and in its workers.
//!
//! # On Windows
//!
//! `src/windows/` has the parts for Windows alone: a second program, which is the editor without a console, and the build script, which gives both
//! programs their icon and version. `drydock package` writes the other files of a package, for any system.
//!
//! # Words that stay unusual
//!
//! - House, floor: the program and its layers, as above. Door: the one file of a floor that names the games. Desk: the view in which one kind of
//!   thing is designed; its memory is what it keeps from frame to frame and no project holds, such as the chosen tool.
//! - Shelf: an ordered list of things by id, cheap to copy. Blue book: the library to copy designs from, in chapters.
//! - Place: the address of something in a project, down to a single field; clicks, findings and errors point at places.
//! - Finding: advice that something breaks a rule. Refusal: the reason why an edit cannot be applied; nothing is changed then.
//! - Captain: a program that plays a side. Helm: a captain's post. Muster: the list of everything that a playtest counts, such as sides, units and
//!   places. Rung: a step in the search for what makes a scenario fair; rung 0 is the scenario as it is. Shard: the part of a playtest that one of
//!   several machines plays. Seat: a place at the table, with the player or captain who has it; in Space Viking, all that a player has and knows.
//! - Bench: the panel of a desk in which the user sets up a case, such as a fight, and reads its odds. Standing: the state of something that lasts, such
//!   as a planet's loyalty and control, or a fight between two rounds.
//! - Tray: units that are not on the board yet. Hand: the unit that is being moved. Shop, hold: the places
//!   where a force buys units and where it loads them.
//!
//! # The library at work
//!
//! A project is opened, from a file or from a template that comes with the program, and the rulebook's checks are findings that cite it:
//!
//! ```
//! use drydock::project::{Game, Library, text};
//!
//! let library = Library::bundled();
//! let project = library.template(Game::LaunchFighters, Library::SAMPLE)?;
//! let bytes = text::write(&project)?;
//! assert_eq!(text::read(bytes.as_bytes(), "sample.drydock".as_ref())?, project);
//! assert!(project.check().is_empty());
//! # Ok::<(), drydock::project::Error>(())
//! ```
//!
//! Anything that breaks a rule is reported, with the section of the rulebook and, if there is one, a fix; nothing is refused because of it:
//!
//! ```
//! # use drydock::project::{Content, Game, Project};
//! # use drydock::rules::launch_fighters;
//! let fleet = launch_fighters::Fleet::default();
//! let designs = launch_fighters::Content { fleets: [fleet].into_iter().collect(), ..Default::default() };
//! let project = Project::with_content(Content::LaunchFighters(designs), "A fleet without ships");
//! for finding in project.check() {
//!     println!("{} {}: {}", finding.about.code, finding.about.name, finding.message);
//! }
//! assert!(!project.check().is_empty());
//! ```
//!
//! A ship costs what the book says (Launch Fighters!, "Ship Costs"):
//!
//! ```
//! # use drydock::project::{Game, Library, OneOf};
//! # use drydock::rules::launch_fighters::Content;
//! let project = Library::bundled().template(Game::LaunchFighters, Library::SAMPLE)?;
//! let designs = Content::own(&project.content).expect("designs of Launch Fighters!");
//! let (id, ship) = designs.ships.iter().next().expect("a ship");
//! println!("{}: {} points", ship.name, designs.price(id).expect("a price"));
//! # Ok::<(), drydock::project::Error>(())
//! ```
//!
//! Every change is an edit, and the history keeps the project as it was before:
//!
//! ```
//! # use drydock::project::{Content, Edit, Game, History, Project};
//! # use drydock::rules::{Change, launch_fighters};
//! let mut history = History::new(Project::new(Game::LaunchFighters, "Mine"));
//! let mut project = Project::clone(history.present());
//! let ship = launch_fighters::Ship { name: "Ram".into(), ..Default::default() };
//! project.content.apply(&Edit::LaunchFighters(launch_fighters::Edit::Ship(Change::Add(ship)))).expect("it applies");
//! history.record("adding a ship", project, None);
//! assert_eq!(history.undo(), Some("adding a ship"));
//! assert_eq!(history.present().content, Content::empty(Game::LaunchFighters));
//! assert_eq!(history.redo(), Some("adding a ship"));
//! ```
//!
//! An edit that cannot be applied is refused, and changes nothing:
//!
//! ```
//! # use drydock::project::{Edit, Game, Project};
//! # use drydock::rules::{Change, Id, star_viking};
//! let mut project = Project::new(Game::StarViking, "Mine");
//! let before = project.clone();
//! let edit = Edit::StarViking(star_viking::Edit::Unit(Change::Remove(Id::new(7))));
//! assert!(project.content.apply(&edit).is_err());
//! assert_eq!(project, before);
//! ```
//!
//! A sheet is laid out as pages, which are the same in print, on screen and in exported files:
//!
//! ```
//! # use drydock::project::{Game, Library};
//! # use drydock::sheets::{self, Request};
//! let project = Library::bundled().template(Game::LaunchFighters, Library::SAMPLE)?;
//! let kind = sheets::kind_named(Game::LaunchFighters, "rosters").expect("a kind of sheet");
//! let printout = sheets::print(&project, &Request { only: vec![kind], ..Request::default() });
//! let (kind, pages) = printout.sheets.first().expect("a roster");
//! let pdf = sheets::to_pdf(&project, *kind, pages).expect("a PDF");
//! assert!(pdf.starts_with(b"%PDF"));
//! # Ok::<(), drydock::project::Error>(())
//! ```
//!
//! Captains play a scenario many times. The same seed gives the same result on any machine, with any number of workers:
//!
//! ```
//! # use std::num::NonZeroUsize;
//! # use drydock::playtest::{Crew, Playtest, PlaytestRequest, report};
//! # use drydock::project::{Game, Library};
//! # use drydock::workers::PoolControl;
//! let project = Library::bundled().template(Game::LaunchFighters, Library::SAMPLE)?;
//! let playtest = Playtest::new(&project, &PlaytestRequest { games: 20, ..PlaytestRequest::default() })?;
//! let mut crew = Crew { jobs: NonZeroUsize::MIN, control: &PoolControl::default(), on_progress: &mut || {} };
//! let tally = playtest.play(0..20, &mut crew).expect("nobody stopped it");
//! let report = report(playtest.run(), &tally);
//! assert_eq!(report.games, 20);
//! # Ok::<(), drydock::project::Error>(())
//! ```
//!
//! A table from any spreadsheet becomes edits:
//!
//! ```
//! # use drydock::exchange::import_table;
//! # use drydock::project::{Game, Project};
//! let mut project = Project::new(Game::LaunchFighters, "Mine");
//! let table = b"name,move,defense\nRam,4,3\n";
//! let import = import_table(table, "ships.csv".as_ref(), &project, false)?;
//! for edit in &import.edits {
//!     project.content.apply(edit).expect("it applies");
//! }
//! assert_eq!(import.edits.len(), 1);
//! # Ok::<(), drydock::project::Error>(())
//! ```
//!
//! Odds are exact where the book's dice allow it (Launch Fighters!, "7) Damage and Hits"):
//!
//! ```
//! use drydock::rules::Level;
//! use drydock::rules::launch_fighters::odds::{Target, barrage};
//!
//! let one_die = barrage(1, Target::ship(Level::clamped(4)));
//! assert_eq!(one_die.any_hit().percent(), "33.3");
//! ```
//!
//! A battle in space of Space Viking ends in one of these ways ("Space combat"):
//!
//! ```
//! use drydock::rules::space_viking::odds::{Party, Side, battle};
//! use drydock::rules::space_viking::Aim;
//!
//! let escort = Party { shots: 1, hits: 1, cost: 8 };
//! let side = Side { ships: vec![escort], hits_from: 5, first_fire: false, aim: Aim::Spread, break_off: None };
//! let odds = battle(&side, &side);
//! assert!(odds.battles.is_none(), "exact");
//! assert!((odds.ends.wins - 0.4).abs() < 1e-9 && (odds.ends.both_lost - 0.2).abs() < 1e-9);
//! ```
//!
//! # Reading order
//!
//! [`geometry`], [`drawing`], [`rules`] and in it [`rules::launch_fighters`], [`rules::star_viking`], [`rules::freedom_in_the_galaxy`],
//! [`rules::vikings`] and [`rules::space_viking`], [`project`], [`playtest`], [`sheets`], [`exchange`], [`editor`], [`cli`].

pub use {drawing, geometry, machine, manual, project, workers};

#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
#[cfg(feature = "window")]
pub mod editor;
#[cfg(all(target_arch = "wasm32", feature = "window"))]
pub mod web;

/// The rules engine, and the rules of each game.
pub mod rules {
    pub use ::rules::*;
    pub use {freedom_in_the_galaxy, launch_fighters, space_viking, star_viking, vikings};
}

/// Playtests of projects of any game, and the playtests of each game.
pub mod playtest {
    pub use paper::playtest::*;
    pub use {
        launch_fighters_paper::playtest as launch_fighters, star_viking_paper::playtest as star_viking,
        vikings_paper::playtest as vikings,
    };
}

/// The sheets of projects of any game, and the sheets of each game.
pub mod sheets {
    pub use paper::sheets::*;
    pub use {
        freedom_in_the_galaxy_paper::sheets as freedom_in_the_galaxy, launch_fighters_paper::sheets as launch_fighters,
        space_viking_paper::sheets as space_viking, star_viking_paper::sheets as star_viking, vikings_paper::sheets as vikings,
    };
}

/// The exchange with other programs and with the command line, for projects of any game and of each game.
pub mod exchange {
    pub use paper::exchange::*;
    pub use {
        freedom_in_the_galaxy_paper::exchange as freedom_in_the_galaxy, launch_fighters_paper::exchange as launch_fighters,
        space_viking_paper::exchange as space_viking, star_viking_paper::exchange as star_viking,
        vikings_paper::exchange as vikings,
    };
}

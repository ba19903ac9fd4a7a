//! Drydock: design ships, fleets, maps and scenarios for tabletop wargames, have them checked against the rulebook, and print them.
//!
//! This page is the map of the house as it is built. Each floor is a crate in its folder of `src/`, and each game is one folder with a crate for its
//! rules, its paper and its desks. A crate asks only for those below it, which the compiler keeps; what it cannot keep,
//! `tests/promises/architecture.rs` and `circles.rs` hold. The topmost crate is this one, with the window and the command line.
//!
//! ```text
//! 15  main.rs, cli/, web/   one file a subcommand; main only chooses between editor and command line; the page of a browser
//! 14  editor/         the window round the desks of any game; not built without the feature `window`
//! 13  games/*/desks/  the desks of one game, its things as the outline and the commands know them
//! 12  kit/            what desks are made of: boards, forms, tables, the desk to play at; with the desks and the editor alone it knows egui
//! 11  manual/         what the program tells of itself and of its games, from Markdown: for a terminal, a window and paper
//! 10  paper/          a project of any game played, printed and exchanged: the matches, and what follows from them
//!  9  games/*/paper/  the sheets, playtests and exchange of one game
//!  8  exchange/       tables as CSV, pages as SVG and PNG, games as modules for VASSAL: bytes in, bytes out
//!     sheets/         how any content becomes pages: frame, imposition, posters, flow
//!     playtest/       many games from one scenario, seeded: sums, intervals, a report, games worth watching
//!  7  project/        all games as one; the document with its title, pictures, print choices and intended findings; history, files, the library
//!  6  games/*/rules/  the rules of one game: what exists, what it costs, what is legal, how it plays
//!  5  rules/          what the rules of every game share; it knows no game
//!  4  drawing/        a page as data, in millimetres, text already laid out; PDF, SVG, PNG, text log, hit test
//!  3  geometry/       lengths, points, angles, hexes and squares
//!  2  workers/        many hands for games and pages
//!  1  machine/        what is below us: a desktop, or a page in a browser
//! ```
//!
//! Rules and `drawing` do not know each other. A game is its folder in `games/`, with its almanac and its page of the manual in `blue_book/` and its templates in `templates/`;
//! it never names another. How a game plays stands in its rules' `play/` behind the small static trait [`rules::play::Play`], which whatever plays any
//! game asks. In code a crate goes by the name of its folder (`rules`, `sheets`), and those of a game by that of the game (`vikings`, `vikings_paper`,
//! `vikings_desks`). The kit and the desks are empty without the feature `window`.
//!
//! # Doors
//!
//! The rules of a game speak of their own content, edits, places and kinds, and know of no other game ([`rules::designs::Designs`]). All games meet
//! in `project/games/`, where what differs by game is an enum with one variant a game ([`project::Game`], [`project::Content`], [`project::Edit`],
//! [`project::Place`]), and the traits with `Any` in their names ask of any game what its rules say in their own types.
//!
//! Above, what a game owes a floor is a trait that stands below the games ([`playtest::Playtests`], [`sheets::game::Sheets`],
//! [`exchange::game::Exchange`], [`editor::things::Things`] and [`editor::desks::game::Desks`]), and the one match that leads to it stands above them:
//! `paper/playtest/game.rs`, `paper/sheets/game.rs`, `paper/exchange/game.rs`, `editor/games.rs`, and in `project/`, which needs a game only to show
//! what its own rules mean, `checks/examples.rs`. No other file outside the games' folders names one, and `cli/` has no door at all. The content of a
//! game is its rules' type, for which a crate above may implement no trait of another crate; so each crate of a game has a type of its own, called
//! as the game, which says whose content it speaks of (`type Of`). One generic wrapper takes designs, edits and places of any game and refuses
//! another's ([`project::AnyDesigns`] and its like above). There is no default method and no wildcard arm, so the compiler lists what a new game owes,
//! and what a game lacks it says itself. What a desk remembers from pass to pass is its own type, kept by that type
//! ([`editor::desks::Memory`]).
//!
//! # How data flows
//!
//! - `file -> project -> rules (prices, findings) -> desk on screen -> edit -> new project -> history`
//! - `project -> playtest -> sums -> report -> words, JSON and pages`: the sums of any number of workers and machines are those of one.
//! - `project -> sheets -> pages -> PDF | SVG | PNG | screen`: one drawing, several back ends; the preview is the page that prints.
//! - `scenario -> battle -> state -> legal actions -> captain -> action -> state`: dice come from outside, events go to all who listen.
//! - `mail -> sheets of orders -> year -> what each player knows -> report, order desk, captain`: in a game by post only its referee sees a state.
//! - `campaign -> state -> what each player knows -> captain -> sealed orders of all -> state`: where nobody acts alone, feeding the same sums.
//!
//! # What is deliberately absent
//!
//! - Checks advise and never block: every unfinished and illegal state can be edited, saved and printed. Only nonsense — a level of
//!   400, a length that is no number, one id twice — is refused, while a file is read.
//! - No back end measures, wraps or decides: whatever a page needs to know was settled when it was laid out.
//! - Rules load nothing and know no clock, and no state holds dice, so that nobody sees a roll coming.
//! - `std::fs` stands in `project/files/on_disk/` and `cli/` only, and nobody above `machine/` asks whether there is a disk or a browser below.
//! - No output depends on the machine, on a hash map's order or on the time: the same project gives the same bytes.
//!
//! # In a browser
//!
//! The same library, built for `wasm32-unknown-unknown`, is the program of a page. What differs stands in `machine/` (one thread, no clock of `std`,
//! helpers that share no memory), in `project/files/in_page/` (files in the browser's own storage, saves and prints that go out as downloads) and
//! in `editor/in_page.rs` (the canvas); the command line is left out. `src/web/` holds the page itself: its scripts, what they build it with, and
//! the beginning of the program, in a page and in its workers.
//!
//! # On Windows
//!
//! `src/windows/` holds what only its programs have: the second program, which is the editor without a console, and the build script, which gives both
//! their icon and version. What packages of any system have besides the program is written by `drydock package`.
//!
//! # Words that stay unusual
//!
//! - House, floor: the program and its layers, as above. Desk: the view on which one kind of thing is designed; its memory is what it keeps
//!   from pass to pass and no project holds, such as the tool in hand.
//! - Shelf: an ordered list of things by id, cheap to copy. Blue book: the library to copy designs from, in chapters.
//! - Place: where something stands in a project, down to a field; clicks, findings and errors point at one.
//! - Finding: something that breaks a rule, which advises. Refusal: why an edit cannot be applied; nothing has changed then.
//! - Captain: a program that plays a side. Helm: a captain's post. Muster: who fights with what in a playtest.
//! - Tray: units that are not on the board yet. Hand: what is being moved. Shop, hold: where a force buys units and loads them.
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
//! What breaks a rule is told, with its section and, where there is one, a way to mend it; nothing is refused for it:
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
//! Every change is an edit, and the history keeps what was before it:
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
//! An edit that cannot be applied is refused, and nothing has changed then:
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
//! A sheet is laid out as pages, which print, show on screen and export alike:
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
//! A scenario is played many times by captains; the same seed gives the same result on any machine, by however many hands:
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
//! A table of any spreadsheet becomes edits:
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

/// Playtests of projects of any game, and what each game has of its own.
pub mod playtest {
    pub use paper::playtest::*;
    pub use {
        launch_fighters_paper::playtest as launch_fighters, star_viking_paper::playtest as star_viking,
        vikings_paper::playtest as vikings,
    };
}

/// Projects of any game printed, and the sheets of each.
pub mod sheets {
    pub use paper::sheets::*;
    pub use {
        freedom_in_the_galaxy_paper::sheets as freedom_in_the_galaxy, launch_fighters_paper::sheets as launch_fighters,
        space_viking_paper::sheets as space_viking, star_viking_paper::sheets as star_viking, vikings_paper::sheets as vikings,
    };
}

/// What other programs and the command line get of any game.
pub mod exchange {
    pub use paper::exchange::*;
    pub use {
        freedom_in_the_galaxy_paper::exchange as freedom_in_the_galaxy, launch_fighters_paper::exchange as launch_fighters,
        space_viking_paper::exchange as space_viking, star_viking_paper::exchange as star_viking,
        vikings_paper::exchange as vikings,
    };
}

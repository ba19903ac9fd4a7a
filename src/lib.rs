//! Drydock: design ships, fleets, maps and scenarios for tabletop wargames, have them checked against the rulebook, and print them.
//!
//! This page is the map of the house as it is built. Each floor is a crate in its folder of `src/`, and each game is one folder with a crate for its
//! rules, its paper and its desks. A crate asks only for those below it, which the compiler keeps; what it cannot keep,
//! `tests/promises/architecture.rs` and `circles.rs` hold. The topmost crate is this one, with the window and the command line.
//!
//! ```text
//! 14  main.rs, cli/, web/   one file a subcommand; main only chooses between editor and command line; the page of a browser
//! 13  editor/         the window round the desks of any game; not built without the feature `window`
//! 12  games/*/desks/  the desks of one game, its things as the outline and the commands know them
//! 11  kit/            what desks are made of: boards, forms, tables, the desk to play at; with the desks and the editor alone it knows egui
//! 10  paper/          a project of any game played, printed and exchanged: the matches, and what follows from them
//!  9  games/*/paper/  the sheets, playtests and exchange of one game
//!  8  exchange/       tables as CSV, pages as SVG and PNG: bytes in, bytes out
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
//! Rules and `drawing` do not know each other. A game is its folder in `games/`, with its almanac in `blue_book/` and its templates in `templates/`;
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
//! - `scenario -> battle -> state -> legal actions -> captain -> action -> state`: dice come from outside, events go to whoever listens.
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
//! # Reading order
//!
//! [`geometry`], [`drawing`], [`rules`] and in it [`rules::launch_fighters`], [`rules::star_viking`], [`rules::freedom_in_the_galaxy`],
//! [`rules::vikings`] and [`rules::space_viking`], [`project`], [`playtest`], [`sheets`], [`exchange`], [`editor`], [`cli`].

pub use {drawing, geometry, machine, project, workers};

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

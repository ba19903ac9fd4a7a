//! Drydock: design ships, fleets, maps and scenarios for tabletop wargames, have them checked against the rulebook, and print them.
//!
//! This page is the map of the house as it is built. Each folder of `src/` is a floor; a file uses its own floor and the floors
//! below it, and `tests/promises/architecture.rs` fails on an arrow that climbs.
//!
//! ```text
//!  9  main.rs, cli/   one file a subcommand; main only chooses between editor and command line
//!  8  editor/         the window, and the only place that knows egui; not built without the feature `window`
//!  7  exchange/       tables as CSV, pages as SVG and PNG: bytes in, bytes out
//!  6  sheets/         content -> pages: record sheets, counters, maps, rosters, scenario sheets; imposition
//!  5  playtest/       many games from one scenario, seeded: sums, intervals, a report, games worth watching
//!  4  project/        the document with its title, pictures, print choices and intended findings; history, files, the library
//!  3  rules/          the rules engine: what exists, what it costs, what is legal, how it plays
//!  2  drawing/        a page as data, in millimetres, text already laid out; PDF, SVG, PNG, text log, hit test
//!  1  geometry/       lengths, points, angles, hexes and squares
//! ```
//!
//! `rules` and `drawing` do not know each other. A game is a folder of the same name in `rules/`, `playtest/`, `sheets/`, `exchange/`,
//! `editor/things/` and `editor/desks/`, with its almanac in `blue_book/` and its templates in `templates/`; a game's folder never names
//! another's. What differs by game is an enum with one variant a game ([`rules::Game`], [`rules::Content`], [`rules::Edit`],
//! [`rules::Place`]), matched exhaustively: there is no plug-in trait and no wildcard arm, so the compiler lists what a new game owes. How a
//! game plays stands in its folder's `play/` behind the small static trait [`rules::play::Play`], which whatever plays any game asks.
//!
//! # How data flows
//!
//! - `file -> project -> rules (prices, findings) -> desk on screen -> edit -> new project -> history`
//! - `project -> playtest -> sums -> report -> words, JSON and pages`: the sums of any number of workers and machines are those of one.
//! - `project -> sheets -> pages -> PDF | SVG | PNG | screen`: one drawing, many inks; the preview is the page that prints.
//! - `scenario -> battle -> state -> legal actions -> captain -> action -> state`: dice come from outside, events go to whoever listens.
//!
//! # What is deliberately absent
//!
//! - Checks advise and never block: every unfinished and illegal state can be edited, saved and printed. Only nonsense — a level of
//!   400, a length that is no number, one id twice — is refused, while a file is read.
//! - No back end measures, wraps or decides: whatever a page needs to know was settled when it was laid out.
//! - Rules load nothing and know no clock, and no state holds dice, so that nobody sees a roll coming.
//! - `std::fs` stands in `project/files.rs`, `cli/` and `editor/settings.rs` only.
//! - No output depends on the machine, on a hash map's order or on the time: the same project gives the same bytes.
//!
//! # Reading order
//!
//! [`geometry`], [`drawing`], [`rules`] and in it [`rules::launch_fighters`] and [`rules::star_viking`], [`project`], [`playtest`], [`sheets`],
//! [`exchange`], [`editor`], [`cli`].

pub mod cli;
pub mod drawing;
#[cfg(feature = "window")]
pub mod editor;
pub mod exchange;
pub mod geometry;
pub mod playtest;
pub mod project;
pub mod rules;
pub mod sheets;

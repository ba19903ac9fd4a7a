//! A game as a module for VASSAL 3.7, a program in which players who live apart move pieces on a shared board. A module has boards, pieces, decks,
//! charts, and one position at the start.
//!
//! A game describes a [`Module`]; the code here turns it into a file that VASSAL opens. VASSAL knows no rules: players move the pieces themselves.
//!
//! Reading order: `module.rs` and `counter.rs` (a game's description), `beside.rs` (a board for pieces that are on no other board), `package.rs` (the
//! file), `build_file.rs` (all its elements), `boards.rs` (boards and their grids), `joined.rs` (several sheets on one grid), `piece.rs` (pieces and
//! their traits), `gauges.rs`, `sequence.rs` (VASSAL's lists), `pictures.rs`, `element.rs`; `faces.rs` gives the same pictures to other programs.

mod beside;
mod boards;
mod build_file;
mod counter;
mod element;
mod faces;
mod gauges;
mod joined;
mod module;
mod package;
mod pictures;
mod piece;
mod sequence;

use project::Error;

pub use beside::{Group, beside};
pub use counter::{Carriage, Face, Gauge, Levels, Piece, Veil};
pub use faces::face_files;
pub use module::{
    Board, ChartTab, Deck, Dice, GridNames, Module, Palette, PieceNumber, Sheet, Spaces, Spot, Stack, Standing, Table,
};
pub use sequence::{join, nest, split, unnest};

use super::{ExchangeError, NamedFile};
use rules::{counted, slug};

/// The file of a module, with the module's name.
///
/// # Errors
/// If a drawing would have too many pixels, or if two boards or decks have the same name, since VASSAL would find only one of them.
pub fn module_file(module: &Module) -> Result<NamedFile, Error> {
    if let [name, ..] = build_file::doubled(module).as_slice() {
        return Err(ExchangeError::Doubled(name.clone()).into());
    }
    let bytes = package::bytes(module).map_err(ExchangeError::Module)?;
    let name = format!("{}.vmod", slug(&module.name));
    Ok(NamedFile { name, bytes, holds: format!("a VASSAL module with {}", counted(module.pieces.len(), "piece")) })
}

//! Prints a project of any game: its pages, and the PDFs that they become.
//!
//! [`print()`] turns a project into a [`Printout`]: the pages by kind, the places for which the tags on the pages stand, and findings about the pages
//! themselves.
//!
//! Reading order: `game.rs`, `kinds.rs`, `print.rs`, `pdf_files.rs`, `left_out.rs`.

pub mod game;
mod kinds;
mod left_out;
mod pdf_files;
mod print;

pub use kinds::{first_shown, kind_named, kinds};
pub use left_out::left_out;
pub use pdf_files::{FileTaker, PdfFile, PrintError, file_to_pdf, files_of, print_files, print_to_pdf, to_pdf};
pub use print::{print, print_into, print_with_progress};
pub use sheets::*;

//! A project printed: the pages of whatever game it is of, and the PDFs that they become.
//!
//! [`print()`] turns a project into a [`Printout`]: pages by kind, the places that tags on them stand for, and findings about the pages themselves.
//!
//! Reading order: `game.rs`, `kinds.rs`, `print.rs`, `pdf_files.rs`, `left_out.rs`.

pub mod game;
mod kinds;
mod left_out;
mod pdf_files;
mod print;

pub use kinds::{first_shown, kind_named, kinds};
pub use left_out::left_out;
pub use pdf_files::{PdfFile, PrintError, file_to_pdf, print_to_pdf, to_pdf};
pub use print::{print, print_into, print_with_progress};
pub use sheets::*;
pub use {
    freedom_in_the_galaxy_paper::sheets as freedom_in_the_galaxy, launch_fighters_paper::sheets as launch_fighters,
    space_viking_paper::sheets as space_viking, star_viking_paper::sheets as star_viking, vikings_paper::sheets as vikings,
};

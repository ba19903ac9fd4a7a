//! The parts that desks are made of, for any game: forms and tables of things, pages beside them, findings, the checklist, the
//! blue book. What the desks of a single game have to provide is [`game::Desks`].
//!
//! Reading order: `frame_context.rs`, `memory.rs`, `game.rs`, then what a desk needs.

pub mod at_random;
pub mod beginning;
pub mod blue_book;
pub mod checklist;
pub mod findings;
pub mod form;
pub mod form_and_picture;
pub mod form_and_sheet;
pub mod frame_context;
pub mod game;
pub mod grid;
pub mod kept;
pub mod memory;
pub mod notes;
pub mod page_view;
pub mod pages;
pub mod pictures;
pub mod points;
pub mod reorder;
pub mod row_ground;
pub mod rows;
pub mod table;
pub mod told;
pub mod users;

pub use form_and_picture::form_and_picture;
pub use form_and_sheet::{form_and_sheet, form_width};
pub use frame_context::FrameContext;
pub use kept::KeptReport;
pub use memory::Memory;
pub use page_view::page_view;
pub use reorder::{Run, accept, reorder};
pub use row_ground::row_ground;

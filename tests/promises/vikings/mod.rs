//! What Vikings promises: the book's numbers come out of the data, the roster is whole, characters and boats go through tables, and paper has its sizes.

mod almanac;
mod boards;
mod captives;
mod commands;
mod log;
mod pages;
mod papers;
mod playtests;
mod scenarios;

//! What Space Viking promises: the book's numbers come out of the data, the campaign is whole, its tables go out and in, and its maps keep their
//! secrets.

mod almanac;
mod commands;
mod leaks;
mod mail;
mod pages;
mod playtests;
mod post;

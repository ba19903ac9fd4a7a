//! What Star Viking promises without a window.

mod almanac;
mod book;
mod counters;
mod economy;
mod forces;
mod pages;
mod playtests;
mod tables;

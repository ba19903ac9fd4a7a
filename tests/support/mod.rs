//! What several tests share. A test file takes what it needs, so not all of it is used everywhere.
#![allow(dead_code)]

pub mod gallery;
pub mod rasteriser;

//! What several promises share: projects, battles and playtests to test on, texts and pictures that are kept and compared, and a window
//! without a screen.

pub mod desk;
#[cfg(feature = "window")]
pub mod ear;
pub mod fixtures;
#[cfg(feature = "window")]
pub mod gallery;
pub mod golden;
pub mod heavy;
pub mod hostile;
pub mod long;
pub mod melee;
pub mod not_run;
pub mod playtests;
#[cfg(feature = "window")]
pub mod pointer;
pub mod printed;
#[cfg(feature = "window")]
pub mod rasteriser;
#[cfg(feature = "window")]
pub mod walk;
pub mod wide;
#[cfg(feature = "window")]
pub mod window;

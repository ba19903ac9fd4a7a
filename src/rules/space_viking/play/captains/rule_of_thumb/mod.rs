//! The captain who plays by rules of thumb.
//!
//! It trusts nobody: its ships sail under the sovereign, or under a crony who shuttles between two worlds, and whoever is ashore at home keeps
//! an eye on the ships that wait there. Each kind of sovereign goes after what it scores; money that is not needed for that goes into whatever
//! pays for itself before the campaign is over.
//!
//! Reading order: `land.rs` (worlds as one can expect them to be), `raids.rs` (whom to raid), `tours.rs` (where to preach and to place agents),
//! `envoys.rs` (whom to win over), `traders.rs`, `purse.rs` (what to build and when to research).

mod envoys;
mod land;
mod purse;
mod raids;
mod tours;
mod traders;

use super::Desk;
use crate::rules::play::{Seeded, Writer};
use crate::rules::space_viking::Sovereign;
use crate::rules::space_viking::orders::Sheet;
use crate::rules::space_viking::play::{Contest, Knowledge};

/// Plays by rules of thumb.
#[derive(Clone, Copy, Debug, Default)]
pub struct RuleOfThumb;

impl Writer<Contest> for RuleOfThumb {
    fn write(&mut self, view: &Knowledge, _: &mut Seeded) -> Sheet {
        let mut desk = Desk::new(view);
        match desk.kind() {
            Sovereign::EmpireBuilder => envoys::order(&mut desk),
            Sovereign::Pirate | Sovereign::Berserker => raids::order(&mut desk),
            Sovereign::Merchant => traders::order(&mut desk),
            Sovereign::Zealot | Sovereign::Schemer => tours::order(&mut desk),
            // What an Engineer wants is bought at home.
            Sovereign::Engineer => {}
        }
        purse::spend(&mut desk);
        desk.sheet
    }
}

//! The captain who plays by rules of thumb.
//!
//! It trusts no ordinary captain: its ships sail under the sovereign, or under a crony who shuttles between two worlds or whom orders reach by radio,
//! and a person ashore at home watches the ships that wait there. Each kind of sovereign goes after what it scores; money that is not needed for
//! that goes into what pays for itself before the campaign is over, and in the end into troops at home.
//!
//! Reading order: `leaning.rs` (its settings), `land.rs` (worlds as it expects them to be), `raids.rs` (which worlds to raid), `neighbours.rs`
//! (houses that share a world), `tours.rs` (where to preach and to place agents), `envoys.rs` (which worlds to win over), `traders.rs`, `purse.rs`
//! (what to build and when to research).

mod envoys;
mod land;
mod leaning;
mod neighbours;
mod purse;
mod raids;
mod tours;
mod traders;

pub(super) use leaning::Leaning;

use super::Desk;
use crate::Sovereign;
use crate::orders::Sheet;
use crate::play::{Contest, Knowledge};
use geometry::Space;
use rules::play::{Seeded, Writer};

/// Plays by rules of thumb, and remembers from year to year what no report repeats.
#[derive(Clone, Debug, Default)]
pub struct RuleOfThumb {
    /// Its settings; none for the usual ones of its kind.
    leaning: Option<Leaning>,
    /// Where a Zealot preached last, and how many people there had come to share the Zealot's views, in millions.
    preached: Option<(Space, u32)>,
    /// Worlds where nobody is left to convert: those who do not share the player's views share those of another Zealot.
    deaf: Vec<Space>,
    /// What a Merchant's treasury will hold at the year's end if the natives at home have nothing to trade, in IU.
    without_goods: Option<u32>,
    /// The last year in which they had nothing, because they were raided.
    raided: Option<u32>,
}

impl Writer<Contest> for RuleOfThumb {
    fn write(&mut self, view: &Knowledge, _: &mut Seeded) -> Sheet {
        let mut desk = Desk::new(view);
        let mut leaning = self.leaning.unwrap_or_else(|| Leaning::of(desk.kind()));
        let toward = leaning.toward.take();
        let mut trades = false;
        match desk.kind() {
            Sovereign::EmpireBuilder => envoys::order(&mut desk, toward),
            Sovereign::Pirate | Sovereign::Berserker => raids::order(&mut desk, toward),
            Sovereign::Merchant => trades = traders::order(&mut desk, self.is_calm(view)),
            Sovereign::Zealot => {
                self.listen(&desk);
                tours::order(&mut desk, toward, &self.deaf);
            }
            Sovereign::Schemer => tours::order(&mut desk, toward, &[]),
            // An Engineer buys at home what scores.
            Sovereign::Engineer => {}
        }
        purse::spend(&mut desk, &leaning);
        self.without_goods = trades.then_some(desk.purse);
        // Where to go is set for one year, how to spend for all years.
        self.leaning = self.leaning.map(|_| leaning);
        desk.sheet
    }
}

impl RuleOfThumb {
    /// How many years a Merchant does not ask for goods from natives who were raided.
    const SHY_YEARS: u32 = 5;

    /// The same captain, with its memory, and with these settings.
    pub(super) fn leaning(&self, leaning: Leaning) -> Self {
        Self { leaning: Some(leaning), ..self.clone() }
    }

    /// The worlds that it could go to, the most promising first; empty if its kind has nowhere to go.
    pub(super) fn promising(&self, view: &Knowledge) -> Vec<Space> {
        let desk = Desk::new(view);
        match desk.kind() {
            Sovereign::EmpireBuilder => envoys::promising(&desk),
            Sovereign::Pirate | Sovereign::Berserker => raids::promising(&desk),
            Sovereign::Zealot | Sovereign::Schemer => tours::promising(&desk, &self.deaf),
            Sovereign::Merchant | Sovereign::Engineer => Vec::new(),
        }
    }

    /// Whether a Merchant expects goods at home: raiders of the natives there come again, so that the Merchant asks for none for some years.
    fn is_calm(&mut self, view: &Knowledge) -> bool {
        if self.without_goods.is_some_and(|iu| view.own.treasury <= iu) {
            self.raided = Some(view.year);
        }
        self.raided.is_none_or(|year| view.year >= year + Self::SHY_YEARS)
    }

    /// Finds out where preaching is useless: if a year's preaching converted fewer millions than there were preachers, nobody was left to convert,
    /// since each preacher converts at least one.
    fn listen(&mut self, desk: &Desk) {
        let court = desk.court();
        let own = desk.knowledge.holding(court);
        let souls = own.map_or(0, |own| own.converts.saturating_sub(own.subjects + own.colonists));
        let preachers = desk.knowledge.own.persons.iter().filter(|person| person.at == court).count() as u32;
        if let Some((at, before)) = self.preached
            && at == court
            && souls < before + preachers
            && !self.deaf.contains(&court)
        {
            self.deaf.push(court);
        }
        self.preached = Some((court, souls));
    }
}

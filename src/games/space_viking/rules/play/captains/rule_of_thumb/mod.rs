//! The captain who plays by rules of thumb.
//!
//! It trusts nobody: its ships sail under the sovereign, or under a crony who shuttles between two worlds or whom orders reach by radio, and
//! whoever is ashore at home keeps an eye on the ships that wait there. Each kind of sovereign goes after what it scores; money that is not needed
//! for that goes into whatever pays for itself before the campaign is over, and at last into troops at home.
//!
//! Reading order: `leaning.rs` (what it leans to), `land.rs` (worlds as one can expect them to be), `raids.rs` (whom to raid), `neighbours.rs`
//! (houses that live beside others), `tours.rs` (where to preach and to place agents), `envoys.rs` (whom to win over), `traders.rs`, `purse.rs`
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
    /// What it leans to; what its kind usually does where nothing is said.
    leaning: Option<Leaning>,
    /// Where a Zealot preached last, and how many there came to share his views, in millions.
    preached: Option<(Space, u32)>,
    /// Worlds on which nobody else is to be converted: whoever does not share his views shares those of another Zealot.
    deaf: Vec<Space>,
    /// What a Merchant's treasury holds by the end of the year if the natives at home have nothing to trade.
    without_goods: Option<u32>,
    /// In which year they last had nothing, since they were raided.
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
            // What an Engineer wants is bought at home.
            Sovereign::Engineer => {}
        }
        purse::spend(&mut desk, &leaning);
        self.without_goods = trades.then_some(desk.purse);
        // Where it was to go is a matter of one year, and how it spends of all.
        self.leaning = self.leaning.map(|_| leaning);
        desk.sheet
    }
}

impl RuleOfThumb {
    /// So many years a Merchant asks no natives for goods who were raided.
    const SHY_YEARS: u32 = 5;

    /// The same, with what it remembers, leaning to something.
    pub(super) fn leaning(&self, leaning: Leaning) -> Self {
        Self { leaning: Some(leaning), ..self.clone() }
    }

    /// The worlds that it could go after, the one that promises most first; none where its kind has nowhere to go.
    pub(super) fn promising(&self, view: &Knowledge) -> Vec<Space> {
        let desk = Desk::new(view);
        match desk.kind() {
            Sovereign::EmpireBuilder => envoys::promising(&desk),
            Sovereign::Pirate | Sovereign::Berserker => raids::promising(&desk),
            Sovereign::Zealot | Sovereign::Schemer => tours::promising(&desk, &self.deaf),
            Sovereign::Merchant | Sovereign::Engineer => Vec::new(),
        }
    }

    /// Whether a Merchant expects goods at home: whoever raids the natives there comes again, so that nobody asks them for some years.
    fn is_calm(&mut self, view: &Knowledge) -> bool {
        if self.without_goods.is_some_and(|iu| view.own.treasury <= iu) {
            self.raided = Some(view.year);
        }
        self.raided.is_none_or(|year| view.year >= year + Self::SHY_YEARS)
    }

    /// Hears where a sermon is lost: whoever preached for a year to fewer millions than there were preachers had nobody left to preach to,
    /// since each of them converts one at the least.
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

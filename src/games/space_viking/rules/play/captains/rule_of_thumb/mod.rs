//! The captain who plays by rules of thumb.
//!
//! This captain does not trust ordinary captains. Its ships go under the sovereign, or under a crony who shuttles between two worlds or whom orders
//! reach by radio, and a person ashore at home watches the ships that wait there. Each kind of sovereign goes after what gives it points. Money that
//! is not needed for that goes into things that pay for themselves before the campaign is over, and in the end into troops at home.
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

/// The captain who plays by rules of thumb. It remembers from year to year what reports do not repeat.
#[derive(Clone, Debug, Default)]
pub struct RuleOfThumb {
    /// The captain's settings; `None` for the usual settings of its kind of sovereign.
    leaning: Option<Leaning>,
    /// The space where a Zealot preached last, and how many people there shared the Zealot's views then, in millions.
    preached: Option<(Space, u32)>,
    /// Worlds where nobody is left to convert, because all who are not converted share the views of another Zealot.
    deaf: Vec<Space>,
    /// How much money a Merchant's treasury will hold at the end of the year if the natives at home have nothing to trade, in IU.
    without_goods: Option<u32>,
    /// The last year in which the natives at home had nothing to trade, because they were raided.
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
            // An Engineer scores with technologies, which are bought at home.
            Sovereign::Engineer => {}
        }
        purse::spend(&mut desk, &leaning);
        self.without_goods = trades.then_some(desk.purse);
        // The space to go to is set for one year only; the way to spend money is set for all years.
        self.leaning = self.leaning.map(|_| leaning);
        desk.sheet
    }
}

impl RuleOfThumb {
    /// For how many years after a raid a Merchant does not ask the natives at home for goods.
    const SHY_YEARS: u32 = 5;

    /// A copy of the captain, with its memory, and with these settings.
    pub(super) fn leaning(&self, leaning: Leaning) -> Self {
        Self { leaning: Some(leaning), ..self.clone() }
    }

    /// The worlds that the captain could go to, the most promising first; empty if its kind of sovereign has nowhere to go.
    pub(super) fn promising(&self, view: &Knowledge) -> Vec<Space> {
        let desk = Desk::new(view);
        match desk.kind() {
            Sovereign::EmpireBuilder => envoys::promising(&desk),
            Sovereign::Pirate | Sovereign::Berserker => raids::promising(&desk),
            Sovereign::Zealot | Sovereign::Schemer => tours::promising(&desk, &self.deaf),
            Sovereign::Merchant | Sovereign::Engineer => Vec::new(),
        }
    }

    /// Whether a Merchant expects goods from the natives at home. If the treasury shows that they had none last year, they were raided. The raiders
    /// will probably return, so the Merchant expects none for some years.
    fn is_calm(&mut self, view: &Knowledge) -> bool {
        if self.without_goods.is_some_and(|iu| view.own.treasury <= iu) {
            self.raided = Some(view.year);
        }
        self.raided.is_none_or(|year| view.year >= year + Self::SHY_YEARS)
    }

    /// Finds out where preaching is useless. Each preacher converts at least one million people a year. So if fewer millions were converted than
    /// there were preachers, nobody was left to convert.
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

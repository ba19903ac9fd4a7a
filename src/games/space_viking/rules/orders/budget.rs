//! What a player's order sheet earns and spends, line by line, in the order in which the referee settles it at the end of the year. Also tells how
//! full the holds of the player's fleets are.

use super::checks::{Block, Case, InSheet, check, dropped};
use super::{Act, FleetBlock, Lot, Order, Sheet, Spot, Thing};
use crate::knowledge::Knowledge;
use crate::knowledge::{Holding, OwnFleet};
use crate::{Sovereign, Technology};
use rules::{Id, counted};

/// What a sheet earns and spends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Budget {
    /// The treasury at the beginning of the year, in IU.
    pub treasury: u32,
    /// The income that is certain, world by world.
    pub earned: Vec<Earned>,
    /// The money that the sheet puts into holds before the expenses are paid, in IU.
    pub aboard: u32,
    /// The expenses of the sheet: payments first, then the rest in the order of the sheet.
    pub spent: Vec<Spent>,
    /// How much money is left at least, in IU.
    pub left: u32,
}

/// The yearly income from one world.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Earned {
    /// The name of the world.
    pub place: String,
    /// The taxes of the people on the world, in IU.
    pub people: u32,
    /// The yield of the factories on the world, in IU.
    pub factories: u32,
}

/// A line of the sheet that costs money.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spent {
    /// The index of the order on the sheet.
    pub order: usize,
    /// The position of the order in the text of the sheet.
    pub at: Spot,
    /// What the money is spent on, in words.
    pub what: String,
    /// How much the order costs, in IU.
    pub iu: u32,
    /// A remark, such as how much money a technology still lacks; empty for none.
    pub remark: String,
    /// Whether money that is certain to come in pays for the order. If not, the order is skipped unless more money comes in.
    pub is_paid: bool,
}

/// How full the holds of a fleet are as it leaves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holds {
    /// The name of the fleet.
    pub fleet: String,
    /// How many units of cargo are in the holds.
    pub used: u32,
    /// How many units of cargo the holds have room for.
    pub room: u32,
    /// How many units of cargo do not fit.
    pub too_much: u32,
}

/// The certain income from a player's world at the end of a year, in IU (Turn and money): the taxes of its people, and the yield of its factories.
#[must_use]
pub fn sure_income(kind: Sovereign, holding: &Holding) -> (u32, u32) {
    (kind.yields(holding.subjects + holding.colonists + holding.captives), holding.factories)
}

/// How much money a sheet puts into holds on the player's worlds in addition to what the holds contain already, in IU. This money leaves the treasury
/// before expenses are paid at the end of the year (Turn and money). 0 if every world keeps its own money, since it is not certain which world pays.
#[must_use]
pub(super) fn money_aboard(case: &Case) -> u32 {
    if case.knowledge.campaign().is_some_and(|campaign| !campaign.one_treasury) {
        return 0;
    }
    let money = |things: &[Thing]| case.load(things).iu;
    let blocks = case.blocks().filter(|block| !block.is_message);
    let loaded = blocks.map(|block| {
        let has = block.fleet.map_or(0, |fleet| fleet.cargo().iu);
        let stowed = block.lines.cargo.as_ref().map_or(0, |cargo| money(&cargo.what).saturating_sub(has));
        let acts = block.lines.route.iter().flat_map(|route| &route.what.stops).flat_map(|stop| &stop.what.acts);
        let on_the_way = acts.map(|act| match &act.what {
            Act::Load(Lot::Things(things)) => money(things),
            _ => 0,
        });
        on_the_way.fold(stowed, u32::saturating_add)
    });
    loaded.fold(0, u32::saturating_add)
}

impl Budget {
    /// The budget of a sheet, as far as its player can know it. Lines that are dropped because of errors cost nothing.
    #[must_use]
    pub fn of(sheet: &Sheet, knowledge: &Knowledge) -> Self {
        let (case, own) = (Case::new(sheet, knowledge), &knowledge.own);
        let dropped = dropped(&check(sheet, knowledge));
        let mut earned = Vec::new();
        for holding in &own.holdings {
            let (people, factories) = sure_income(own.kind, holding);
            if people + factories > 0 {
                earned.push(Earned { place: knowledge.place(holding.at), people, factories });
            }
        }
        let income = earned.iter().map(|earned| earned.people.saturating_add(earned.factories));
        let aboard = money_aboard(&case);
        let mut left = income.fold(own.treasury, u32::saturating_add).saturating_sub(aboard);
        let orders = sheet.orders.iter().enumerate().filter(|(place, _)| !dropped.contains(&InSheet::Order(*place)));
        let mut spent: Vec<Spent> = orders.filter_map(|(place, order)| line(&case, place, &order.what)).collect();
        // Payments to players come before all other expenses; within each group, the order of the sheet is kept.
        spent.sort_by_key(|spent| !matches!(sheet.orders[spent.order].what, Order::Pay { .. }));
        let mut paid: Vec<(Id<Technology>, u32)> = own.research.clone();
        for spent in &mut spent {
            spent.is_paid = spent.iu <= left;
            if spent.is_paid {
                left -= spent.iu;
            }
            if let Order::Research { technology, iu } = &sheet.orders[spent.order].what
                && let Some((id, technology)) = case.technology(technology)
            {
                let returned =
                    researched(knowledge, (id, technology), if spent.is_paid { *iu } else { 0 }, &mut paid, &mut spent.remark);
                left = left.saturating_add(returned);
            }
        }
        Self { treasury: own.treasury, earned, aboard, spent, left }
    }

    /// The sum of the certain income, in IU.
    #[must_use]
    pub fn income(&self) -> u32 {
        self.earned.iter().map(|earned| earned.people.saturating_add(earned.factories)).fold(0, u32::saturating_add)
    }

    /// How much money can certainly be spent, in IU.
    #[must_use]
    pub fn sure(&self) -> u32 {
        self.treasury.saturating_add(self.income()).saturating_sub(self.aboard)
    }

    /// The sum of the expenses, in IU.
    #[must_use]
    pub fn spending(&self) -> u32 {
        self.spent.iter().map(|spent| spent.iu).fold(0, u32::saturating_add)
    }
}

/// The expense of an order; `None` if the order costs nothing.
fn line(case: &Case, order: usize, what: &Order) -> Option<Spent> {
    let knowledge = case.knowledge;
    let (words, iu, remark) = match what {
        Order::Build(build) => {
            let (_, item) = case.item(&build.item)?;
            let price = knowledge.posted.price(item);
            let words = format!("{} {} at {}", build.number, item.label(), build.at.text);
            let remark = if build.number > 1 { format!("{price} IU each") } else { String::new() };
            (words, price.saturating_mul(build.number), remark)
        }
        Order::Research { technology, iu } => (technology.text.clone(), *iu, String::new()),
        Order::Pay { iu, to } => (format!("to {}", to.text), *iu, String::new()),
        Order::Letter { .. } | Order::Press { .. } | Order::Message(_) => return None,
    };
    Some(Spent { order, at: case.sheet.orders[order].at, what: words, iu, remark, is_paid: false })
}

/// Records a payment towards a technology, writes a remark on how much is still missing, and returns the money paid beyond the technology's price, in
/// IU.
fn researched(
    knowledge: &Knowledge,
    (id, technology): (Id<Technology>, &Technology),
    iu: u32,
    paid: &mut Vec<(Id<Technology>, u32)>,
    remark: &mut String,
) -> u32 {
    let own = &knowledge.own;
    let has = technology.predecessor.is_some_and(|before| own.technologies.contains(&before)) || own.kind == Sovereign::Berserker;
    let price = technology.price(has);
    let before = paid.iter().find(|(known, _)| *known == id).map_or(0, |(_, before)| *before);
    let sum = before.saturating_add(iu);
    paid.retain(|(known, _)| *known != id);
    paid.push((id, sum.min(price)));
    let returned = sum.saturating_sub(price);
    *remark = match price.saturating_sub(sum) {
        0 if returned > 0 => format!("developed for {price} IU, {returned} return"),
        0 => format!("developed for {price} IU"),
        missing => format!("{missing} of {price} IU are missing"),
    };
    returned
}

/// The holds of all the player's fleets: first the fleets to which the sheet gives orders, then the others in the report.
#[must_use]
pub fn holds(sheet: &Sheet, knowledge: &Knowledge) -> Vec<Holds> {
    let mut all = Vec::new();
    let case = Case::new(sheet, knowledge);
    all.extend(case.blocks().filter_map(|block| of_block(&case, &block)));
    let untold = knowledge.own.fleets.iter().filter(|fleet| sheet.block_of(&fleet.name).is_none());
    let told = |fleet: &OwnFleet| FleetBlock { name: fleet.name.as_str().into(), ..FleetBlock::default() }.into();
    let rest = Sheet { fleets: untold.map(told).collect(), ..Sheet::default() };
    let case = Case::new(&rest, knowledge);
    all.extend(case.blocks().filter_map(|block| of_block(&case, &block)));
    all
}

fn of_block(case: &Case, block: &Block) -> Option<Holds> {
    let force = case.force(block).filter(|_| !block.is_message)?;
    let iu_a_hold = case.knowledge.posted.iu_a_hold();
    let fleet = block.fleet.map_or_else(|| block.name.text.clone(), |fleet| fleet.name.clone());
    Some(Holds { fleet, used: force.cargo.units(iu_a_hold), room: force.holds(), too_much: force.too_much(iu_a_hold) })
}

impl Holds {
    /// How full the holds are, in words: `5 of 6 holds`.
    #[must_use]
    pub fn words(&self) -> String {
        match (self.room, self.too_much) {
            (0, 0) => "no holds".into(),
            (room, 0) => format!("{} of {}", self.used, counted(room, "hold")),
            (room, too_much) => format!("{} of {}, {too_much} too much", self.used, counted(room, "hold")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::checks::examples;
    use super::*;

    #[test]
    fn payments_go_first_and_what_is_not_paid_is_skipped() {
        // Angus has 100 IU in the treasury, and 20 million subjects pay 20 IU in taxes.
        let (sheet, knowledge) = examples::sheet("build 2 Escort at Gram\nresearch Jump-4 30\npay 90 to Lucas");
        let budget = Budget::of(&sheet, &knowledge);
        assert_eq!((budget.treasury, budget.income()), (100, 20));
        assert_eq!(budget.spent[0].what, "to Lucas");
        let paid: Vec<bool> = budget.spent.iter().map(|spent| spent.is_paid).collect();
        let escort = knowledge
            .posted
            .items
            .find(|item| item.name == "Escort")
            .map(|(_, item)| knowledge.posted.price(item))
            .expect("an escort");
        assert_eq!(paid, [true, 2 * escort <= 30, 2 * escort > 30 || 2 * escort == 0], "{:?}", budget.spent);
        assert_eq!(budget.spending(), 120 + 2 * escort);
    }

    #[test]
    fn what_is_paid_beyond_the_price_returns() {
        let (sheet, mut knowledge) = examples::sheet("research Jump-4 25\nresearch Jump-4 10");
        let id = knowledge.posted.technologies.find(|technology| technology.name == "Jump-4").map(|(id, _)| id).expect("it");
        knowledge.own.research = vec![(id, 2)];
        let budget = Budget::of(&sheet, &knowledge);
        let remarks: Vec<&str> = budget.spent.iter().map(|spent| spent.remark.as_str()).collect();
        assert_eq!(remarks, ["3 of 30 IU are missing", "developed for 30 IU, 7 return"]);
        assert_eq!(budget.left, 120 - 28);
    }

    #[test]
    fn what_errors_drop_costs_nothing() {
        let (sheet, mut knowledge) =
            examples::sheet("pay 90 to Nobodyknows\nresearch Jump-7 25\npay 100 to Lucas\nresearch Jump-4 20\nresearch Jump-3 5");
        let id = knowledge.posted.technologies.find(|technology| technology.name == "Jump-3").map(|(id, _)| id).expect("it");
        knowledge.own.technologies.push(id);
        let budget = Budget::of(&sheet, &knowledge);
        assert_eq!((budget.spending(), budget.left), (120, 0), "{:?}", budget.spent);
        let names: Vec<&str> = check(&sheet, &knowledge).iter().map(|finding| finding.about.name).collect();
        assert!(!names.contains(&"treasury-overdrawn"), "{names:?}");
    }

    #[test]
    fn holds_are_those_of_the_sheet_and_then_of_the_report() {
        let (sheet, knowledge) = examples::sheet("fleet Rangers\ncargo 5 troop");
        let all = holds(&sheet, &knowledge);
        let named: Vec<&str> = all.iter().map(|holds| holds.fleet.as_str()).collect();
        assert_eq!(named, ["Rangers", "Raiders", "Watch"]);
        assert!(all[0].too_much > 0 && all[0].used == 5, "{:?}", all[0]);
        assert!(all[0].words().ends_with("too much") && all[1].used == 0);
    }
}

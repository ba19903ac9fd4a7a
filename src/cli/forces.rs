//! What forces of Star Viking cost, for `drydock price`.

use serde::Serialize;

use super::report::Report;
use crate::project::Error;
use crate::rules::star_viking::{Color, Content, Force};
use crate::rules::{Count, Points, counted};

/// A force's price as it stands in a JSON document.
#[derive(Serialize)]
struct Priced {
    name: String,
    color: &'static str,
    cost: i64,
    budget: Option<i64>,
    left: Option<i64>,
    breakdown: Vec<PricedUnits>,
}

/// What the units of one type in a force cost together.
#[derive(Serialize)]
struct PricedUnits {
    what: String,
    amount: u32,
    cost: Option<u32>,
}

/// What every force of a project costs, type by type, in mega-credits.
pub(super) fn price(content: &Content, json: bool) -> Result<Report, Error> {
    let priced: Vec<Priced> = content.forces.iter().map(|(_, force)| priced(content, force)).collect();
    if json {
        return Report::json(&priced);
    }
    let mut report = Report::default();
    if priced.is_empty() {
        report.line("The project has no forces");
    }
    for force in &priced {
        let left = force.left.map_or_else(String::new, |left| format!(", {left} left"));
        report.line(format_args!("{} ({}): {}{left}", force.name, force.color, counted(force.cost, "mega-credit")));
        for PricedUnits { what, amount, cost } in &force.breakdown {
            let cost = cost.map_or_else(|| "-".into(), |cost| cost.to_string());
            report.line(format_args!("  {what:<32}{amount:>4}{cost:>7}"));
        }
    }
    Ok(report)
}

fn priced(content: &Content, force: &Force) -> Priced {
    let budget = (force.color == Color::Red).then_some(force.budget);
    let units = Content::used_by(force).into_iter().map(|(id, amount)| {
        let unit = content.units.get(id);
        PricedUnits {
            what: unit.map_or_else(|| "unknown unit".into(), crate::rules::star_viking::UnitType::label),
            amount,
            cost: unit.and_then(|unit| unit.cost).map(Count::get).map(|cost| cost * amount),
        }
    });
    Priced {
        name: force.label().into(),
        color: force.color.label(),
        cost: force.spent(&content.units).get(),
        budget: budget.map(Points::get),
        left: budget.map(|_| force.left(&content.units).get()),
        breakdown: units.collect(),
    }
}

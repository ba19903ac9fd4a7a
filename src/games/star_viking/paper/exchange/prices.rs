//! The cost of every force, type by type, in mega-credits.

use exchange::answer::{Answer, Document, Fields};
use rules::{Count, Points, counted};
use star_viking::{Color, Content, Force, UnitType};

/// The costs of the forces of a project.
pub fn answer(content: &Content) -> Answer<'_> {
    let forces = || content.forces.iter().map(|(_, force)| force);
    let lines = move || {
        let lines: Vec<String> = forces().flat_map(|force| lines(content, force)).collect();
        if lines.is_empty() { vec!["The project has no forces".into()] } else { lines }
    };
    Answer::new(lines, move || forces().map(|force| fields(content, force)).collect())
}

/// The part of a force's budget that is left; `None` unless it is a Viking force, because only Vikings have a budget.
fn left(content: &Content, force: &Force) -> Option<Points> {
    (force.color == Color::Red).then(|| force.left(&content.units))
}

/// The types of units in a force: the name of each, how many units there are, and their total cost.
fn units(content: &Content, force: &Force) -> impl Iterator<Item = (String, u32, Option<u32>)> {
    Content::used_by(force).into_iter().map(|(id, amount)| {
        let unit = content.units.get(id);
        let cost = unit.and_then(|unit| unit.cost).map(Count::get).map(|cost| cost * amount);
        (unit.map_or_else(|| "unknown unit".into(), UnitType::label), amount, cost)
    })
}

fn lines(content: &Content, force: &Force) -> Vec<String> {
    let left = left(content, force).map_or_else(String::new, |left| format!(", {} left", left.get()));
    let cost = counted(force.spent(&content.units).get(), "mega-credit");
    let head = format!("{} ({}): {cost}{left}", force.label(), force.color.label());
    let units = units(content, force).map(|(what, amount, cost)| {
        let cost = cost.map_or_else(|| "-".into(), |cost| cost.to_string());
        format!("  {what:<32}{amount:>4}{cost:>7}")
    });
    std::iter::once(head).chain(units).collect()
}

fn fields(content: &Content, force: &Force) -> Fields {
    let unit = |(what, amount, cost): (String, u32, Option<u32>)| -> Fields {
        vec![("what", what.as_str().into()), ("amount", amount.into()), ("cost", cost.into())]
    };
    let left = left(content, force).map(Points::get);
    vec![
        ("name", force.label().into()),
        ("color", force.color.label().into()),
        ("cost", force.spent(&content.units).get().into()),
        ("budget", left.map(|_| force.budget.get()).into()),
        ("left", left.into()),
        ("breakdown", units(content, force).map(unit).collect::<Document>()),
    ]
}

//! The costs of ships, item by item.

use std::path::Path;

use exchange::answer::{Answer, Document, Fields};
use launch_fighters::{Breakdown, Line, Options, Paid, Part, Ship, one_more};
use rules::{Points, counted};

/// The costs of these ships. If there are no ships, the answer names the file from which they should have been read.
pub fn answer(ships: Vec<Ship>, options: Options, file: &Path) -> Answer<'static> {
    let nothing = format!("{} has no ships", file.display());
    let same = ships.clone();
    let lines = move || {
        if ships.is_empty() { vec![nothing.clone()] } else { ships.iter().flat_map(|ship| lines(ship, options)).collect() }
    };
    Answer::new(lines, move || same.iter().map(|ship| fields(ship, options)).collect())
}

fn fields(ship: &Ship, options: Options) -> Fields {
    let breakdown = Breakdown::of(ship, &options);
    let line = |line: &Line| -> Fields {
        vec![("what", line.what.slug().into()), ("amount", line.amount.into()), ("points", line.points.map(Points::get).into())]
    };
    vec![
        ("name", ship.name.as_str().into()),
        ("cost", breakdown.price.map(|price| price.total.get()).into()),
        ("multiplier", breakdown.price.map(|price| price.multiplier).into()),
        ("left_in_bracket", breakdown.left_in_bracket().map(Points::get).into()),
        ("breakdown", breakdown.lines.iter().map(line).collect::<Document>()),
    ]
}

fn lines(ship: &Ship, options: Options) -> Vec<String> {
    let breakdown = Breakdown::of(ship, &options);
    let Some(price) = breakdown.price else {
        return vec![format!("{}: no price, because no bracket holds what move {} costs", ship.label(), ship.movement)];
    };
    let stated = ship.stated_cost.filter(|stated| *stated != price.total);
    let stated = stated.map_or_else(String::new, |stated| format!("; its list says {stated}"));
    let mut lines = vec![format!("{}: {}{stated}", ship.label(), counted(price.total.get() as usize, "point"))];
    for line in &breakdown.lines {
        let times = match line.what {
            Paid::Part(Part::Move) if price.multiplier == 1 => ", move paid for once".to_owned(),
            Paid::Part(Part::Move) => format!(", move paid for {} times", price.multiplier),
            _ => String::new(),
        };
        let share = line.share(price.total) * 100.0;
        let points = line.points.unwrap_or_default();
        lines.push(format!("  {:<18}{:>4}{points:>7}{share:>5.0} %{times}", line.what.label(), line.amount));
    }
    let more = |part: Part| one_more(ship, part, &options).map(|points| format!("{} {points}", part.slug()));
    let more: Vec<String> = Part::STATS.into_iter().filter_map(more).collect();
    let left = breakdown.left_in_bracket().unwrap_or_default();
    let left = counted(left.get() as usize, "point");
    lines.push(format!("  {left} left in the bracket; one more costs: {}", more.join(", ")));
    lines
}

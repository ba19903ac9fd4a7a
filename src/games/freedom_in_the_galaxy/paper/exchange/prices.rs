//! The worth of every character in points, line by line; and the Force Points that each side of a scenario spends, by province and planet. Force
//! Points for bases are listed separately (19.0, 38.2).

use std::rc::Rc;

use exchange::answer::{Answer, Document, Fields};
use freedom_in_the_galaxy::set_up::{Board, Spending, SpentOn, points_at_set_up};
use freedom_in_the_galaxy::{Breakdown, Character, Content, Line, Planet, Scenario, Side};
use rules::{Id, counted};

/// The worth of every character of a project, and the Force Points that its scenarios spend.
pub fn answer(content: &Content) -> Answer<'_> {
    Answer::new(|| lines(content), || document(content))
}

/// The answer about the prices in these designs. The answer itself owns the designs.
pub fn owned(content: Content) -> Answer<'static> {
    let content = Rc::new(content);
    let same = Rc::clone(&content);
    Answer::new(move || lines(&content), move || document(&same))
}

fn characters(content: &Content) -> impl Iterator<Item = (&Character, Breakdown)> {
    content.characters.iter().map(|(_, character)| (character, Breakdown::of(character, &content.tables.points)))
}

fn lines(content: &Content) -> Vec<String> {
    let of = |(character, worth): (&Character, Breakdown)| {
        let head = format!("{} ({}): {}", character.label(), character.side.label(), counted(worth.total.get(), "point"));
        let line = |line: &Line| format!("  {:<18}{:>4}{:>6}", line.what.label(), line.amount, line.points.get());
        std::iter::once(head).chain(worth.lines.iter().map(line)).collect::<Vec<_>>()
    };
    let lines: Vec<String> =
        characters(content).flat_map(of).chain(content.scenarios.iter().flat_map(|(_, found)| spent(content, found))).collect();
    if lines.is_empty() { vec!["There are no characters".into()] } else { lines }
}

fn document(content: &Content) -> Document {
    let line = |line: &Line| -> Fields {
        vec![("what", line.what.slug().into()), ("amount", line.amount.into()), ("points", line.points.get().into())]
    };
    let of = |(character, worth): (&Character, Breakdown)| -> Fields {
        vec![
            ("name", character.label().into()),
            ("side", character.side.label().into()),
            ("cost", worth.total.get().into()),
            ("breakdown", worth.lines.iter().map(line).collect::<Document>()),
        ]
    };
    let scenarios = content.scenarios.iter().flat_map(|(_, scenario)| spendings(content, scenario));
    characters(content).map(of).chain(scenarios).collect()
}

/// The sides that have Force Points at the start of a scenario, each with what it spends.
fn sides<'a>(board: &'a Board) -> impl Iterator<Item = (Side, Spending)> + 'a {
    let of = |side| (side, Spending::of(board, side, 0));
    Side::ALL.into_iter().map(of).filter(|(_, spending)| spending.points > 0)
}

/// A planet by its number and name; "not placed" for `None`, that is, for pieces that do not stand anywhere yet.
fn planet_name(content: &Content, planet: Option<Id<Planet>>) -> String {
    let found = planet.and_then(|id| content.planets.get(id));
    found.map_or_else(|| "not placed".to_owned(), |planet| format!("{} {}", planet.number, planet.label()))
}

/// As lines of text: the Force Points that both sides of a scenario spend, and the victory points at its start.
fn spent(content: &Content, scenario: &Scenario) -> Vec<String> {
    let board = Board::of(content, scenario);
    let points = points_at_set_up(&board);
    let to_reach = scenario.threshold.map_or_else(String::new, |threshold| format!(" of {threshold}"));
    let mut lines = vec![format!("{}: victory points at the start {points}{to_reach}", scenario.label())];
    for (side, spending) in sides(&board) {
        let (total, points, left) = (spending.total().total(), spending.points, spending.left());
        lines.push(format!("{} ({}): {total} of {points} Force Points, {left} left", scenario.label(), side.label()));
        for (province, budget) in spending.by_province(&board) {
            let of = if budget.points > 0 { format!(" of {}", budget.points) } else { String::new() };
            let head = format!("Province {province}");
            lines.push(format!("  {head:<24}{:>6}{of}, bases {}", budget.spent.total(), budget.spent.bases));
            let there = spending
                .spent
                .iter()
                .filter(|(planet, _)| planet.and_then(|planet| board.province_number(planet)) == Some(province));
            lines.extend(there.map(|(planet, spent)| {
                format!("    {:<22}{:>6}, bases {}", planet_name(content, *planet), spent.total(), spent.bases)
            }));
        }
    }
    lines
}

/// The Force Points that both sides of a scenario spend, as JSON: an entry for each side.
fn spendings(content: &Content, scenario: &Scenario) -> Vec<Fields> {
    let board = Board::of(content, scenario);
    let line = |(planet, spent): (&Option<Id<Planet>>, &SpentOn)| -> Fields {
        let province = planet.and_then(|planet| board.province_number(planet)).unwrap_or_default();
        vec![
            ("what", planet_name(content, *planet).as_str().into()),
            ("province", province.into()),
            ("units", spent.units.into()),
            ("bases", spent.bases.into()),
            ("points", spent.total().into()),
        ]
    };
    let of = |(side, spending): (Side, Spending)| -> Fields {
        vec![
            ("name", scenario.label().into()),
            ("side", side.label().into()),
            ("cost", spending.total().total().into()),
            ("breakdown", spending.spent.iter().map(line).collect::<Document>()),
            ("budget", spending.points.into()),
            ("left", spending.left().into()),
            ("victory_points", points_at_set_up(&board).into()),
        ]
    };
    sides(&board).map(of).collect()
}

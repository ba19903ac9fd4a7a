//! Writes the report of a playtest in words.

use crate::cli::report::Report;
use crate::playtest::words::{decimal, games, grouped, mean, percent, share, survived};
use crate::playtest::{self, Amount, Gain, Highlight, Kind, Level, Readings, Share, SideShift, Spread, Terms, UnitReport, Worth};
use crate::rules::{capital, counted};

/// Writes a report, part by part.
pub(in crate::cli) fn report(out: &mut Report, report: &playtest::Report) {
    let terms = report.terms;
    out.line(format_args!("{}: {}, seed {}", report.scenario, games(report.games), report.seed));
    out.line(format_args!("  {}", report.verdict.words));
    out.line("");
    out.line("Wins of all games, with the interval that holds the true share in nineteen cases of twenty");
    let widest = report.sides.iter().map(|side| side.name.chars().count()).max().unwrap_or(0);
    for side in &report.sides {
        out.line(format_args!(
            "  {:<widest$}  {}, {}, captain {}",
            side.name,
            share(side.wins),
            priced(side.price, terms),
            side.captain
        ));
    }
    out.line(format_args!("  {:<widest$}  {}", "nobody", share(report.draws)));
    for captain in &report.captains {
        out.line(format_args!(
            "  captain {} (named for {}), at either helm: {}",
            captain.name,
            captain.side,
            share(captain.wins)
        ));
    }
    out.line("");
    out.line(format_args!("Seats: how often each side wins, straight and with {}", terms.seats));
    for side in &report.sides {
        let shares: Vec<String> = side.seatings.iter().map(|wins| share(*wins)).collect();
        out.line(format_args!("  {:<widest$}  {}", side.name, shares.join(", ")));
    }
    if terms.has_order {
        order(out, report, widest);
    }
    out.line("");
    out.line(capital(terms.score));
    for side in &report.sides {
        let (points, margin) = (decimal(side.points), spread(&side.margin));
        out.line(format_args!("  {:<widest$}  {points} in the mean; margin {margin}", side.name));
    }
    out.line(format_args!("{}: {}", capital(report.steps()[1]), spread(&report.turns)));
    out.line("Endings");
    for ending in &report.endings {
        out.line(format_args!("  {}: {}", ending.ending, share(ending.games)));
    }
    course(out, report);
    units(out, report);
    out.line("");
    out.line("Games worth watching");
    for kind in [Kind::Closest, Kind::Typical, Kind::Lopsided] {
        let of_kind = |highlight: &&Highlight| highlight.kind == kind;
        let game = |highlight: &Highlight| format!("game {} by {}", grouped(highlight.game.into()), decimal(highlight.lead));
        let games: Vec<String> = report.highlights.iter().filter(of_kind).map(game).collect();
        if !games.is_empty() {
            out.line(format_args!("  {}: {}", kind.label(), games.join(", ")));
        }
    }
}

/// Writes the resources of each side after every turn, and the yield of each place.
fn course(out: &mut Report, report: &playtest::Report) {
    if report.course.is_empty() {
        return;
    }
    out.line("");
    out.line(report.course.heading());
    for line in report.course.lines(&report.sides, report.terms) {
        out.line(format_args!("  {line}"));
    }
}

/// Writes how much of an advantage it is to move first in the first turn.
fn order(out: &mut Report, report: &playtest::Report, widest: usize) {
    out.line("");
    out.line("First in the first turn: how often each side wins when it is, and when it is not");
    for side in &report.sides {
        out.line(format_args!("  {:<widest$}  {}, {}", side.name, share(side.when_first), share(side.when_not_first)));
    }
    out.line(format_args!("  whoever was first won {} of the decided games", share(report.first_player)));
}

/// A price in words, with the currency of the game.
fn priced(price: i64, terms: &Terms) -> String {
    let [one, many] = terms.currency;
    format!("{price} {}", if price == 1 { one } else { many })
}

fn units(out: &mut Report, report: &playtest::Report) {
    let terms = report.terms;
    out.line("");
    out.line(format_args!("{}, with the {} that they carried, in the mean of a game", capital(terms.unit[1]), report.carried));
    let widest = report.ships.iter().map(|unit| unit.name.chars().count()).max().unwrap_or(0);
    let head: Vec<&str> =
        [terms.currency[1], "survived"].into_iter().chain(terms.columns.iter().map(|column| column.title)).collect();
    out.line(format_args!("  {:<widest$}  {}", "", head.join("  ")));
    for unit in &report.ships {
        let mut cells = vec![unit.price.to_string(), survived(unit.survived, |share| percent(share.value()))];
        cells.extend(terms.columns.iter().map(|column| decimal((column.value)(unit))));
        let cells: Vec<String> = cells.iter().zip(&head).map(|(cell, head)| format!("{cell:>0$}", head.len())).collect();
        out.line(format_args!("  {:<widest$}  {}", unit.name, cells.join("  ")));
        for words in details(unit, terms) {
            out.line(format_args!("  {:<widest$}    {words}", ""));
        }
    }
}

/// Lists how a unit used each system, what it lost, and what else it did, in one line each.
fn details(unit: &UnitReport, terms: &Terms) -> Vec<String> {
    let amounts = |amounts: &[Amount]| {
        let seen = amounts.iter().filter(|amount| is_seen(amount.mean));
        seen.map(|amount| format!("{} {}", amount.what.to_lowercase(), decimal(amount.mean))).collect::<Vec<_>>().join(", ")
    };
    let mut lines: Vec<String> = unit.systems.iter().filter(|system| is_seen(system.shots)).map(terms.system).collect();
    let (lost, feats) = (amounts(&unit.losses), amounts(&unit.feats));
    if !lost.is_empty() {
        lines.push(format!("{}: {lost}", terms.losses));
    }
    if !feats.is_empty() {
        lines.push(format!("Besides: {feats}"));
    }
    lines
}

/// Whether a number is still not zero when it has been rounded for display.
fn is_seen(number: f64) -> bool {
    number >= 0.05
}

/// Writes what it would take to level a scenario, which means to balance its sides, in the words of the game.
pub(in crate::cli) fn level(out: &mut Report, level: &Level, terms: &Terms) {
    let [one, many] = terms.currency;
    out.line("");
    out.line("What would level it");
    out.line(format_args!("  {}", playtest::words::level(level, terms)));
    for trial in &level.trials {
        let points = if trial.added == 1 { one } else { many };
        out.line(format_args!("  {:>5} {points} more: wins {} of the decided games", trial.added, share(trial.wins)));
    }
    if !level.bought.is_empty() {
        out.line(format_args!("  Bought: {}", level.bought.join(", ")));
    }
    for side in &level.shares {
        out.line(format_args!("  {}: {} instead of {}, wins {}", side.side, side.after, side.before, share(side.wins)));
    }
    if let Some(fix) = &level.fix {
        out.line(format_args!("  The change that levels it: {}", fix.title));
    }
}

/// Writes the measured worth of designs.
pub(in crate::cli) fn worth(out: &mut Report, worth: &Worth, terms: &Terms) {
    if worth.purchases.is_empty() {
        duels(out, worth);
    } else {
        purchases(out, worth, terms);
    }
    for reason in &worth.left_out {
        out.line(format_args!("Left out: {reason}"));
    }
}

/// Writes how much a side gains if it has more units of a type, in one line for each type.
fn purchases(out: &mut Report, worth: &Worth, terms: &Terms) {
    let games = games(worth.games.into());
    out.line(format_args!("More of each type: {games} each, seed {}, captain {}", worth.seed, worth.captain));
    let [one, many] = terms.currency;
    let mut side = "";
    for purchase in &worth.purchases {
        if side != purchase.side {
            side = &purchase.side;
            out.line(format_args!("{side}: {} gained for each {one}, and how often it wins", terms.score));
        }
        let Gain { mean, low, high } = purchase.gain;
        let [mean, low, high] = [mean, low, high].map(|gain| format!("{gain:.2}").replace('-', "−"));
        let cost = purchase.cost;
        out.line(format_args!(
            "  {} {}, {cost} {}: {mean} ({low} to {high}), {}; wins {}",
            purchase.count,
            purchase.unit,
            if cost == 1 { one } else { many },
            purchase.gain.label(),
            share(purchase.wins)
        ));
    }
}

/// Compares, in words, how games go under the two readings of a ruling.
pub(in crate::cli) fn readings(out: &mut Report, readings: &Readings, terms: &Terms) {
    let Readings { scenario, seed, switch, sides, draws, .. } = readings;
    let has = if switch.is_on { "on" } else { "off" };
    out.line(format_args!("{scenario}: {} under each reading of {}, seed {seed}", games(readings.games.into()), switch.name));
    out.line(format_args!("  On: {} {scenario} has it {has}.", switch.says));
    out.line(format_args!("  {}", readings.words));
    out.line("");
    out.line("Wins, off and on, with the interval that holds the true share in nineteen cases of twenty");
    let widest = sides.iter().map(|side| side.name.chars().count()).max().unwrap_or(0);
    for SideShift { name, captain, wins: [off, on], alone, chance, is_sure, .. } in sides {
        let sure = if *is_sure { "more than chance" } else { "may be chance" };
        out.line(format_args!("  {name:<widest$}  {} off, {} on, captain {captain}", share(*off), share(*on)));
        if *alone == [0, 0] {
            continue;
        }
        let alone = alone.map(grouped);
        out.line(format_args!(
            "  {:<widest$}  {} won off alone and {} on alone: chance does that in {} of cases, {sure}",
            "",
            alone[0],
            alone[1],
            percent(*chance)
        ));
    }
    let [off, on] = draws.map(share);
    out.line(format_args!("  {:<widest$}  {off} off, {on} on", "nobody"));
    out.line("");
    out.line(format_args!(
        "{} in the mean, off and on, and what a side has more where it is on, game against game",
        capital(terms.score)
    ));
    for SideShift { name, points, gain, gains, .. } in sides {
        let ([off, on], Gain { mean, low, high }) = (points.map(decimal), *gain);
        let [mean, low, high] = [mean, low, high].map(decimal);
        let sure = if *gains { "more than chance" } else { "may be chance" };
        out.line(format_args!("  {name:<widest$}  {off} off, {on} on: {mean} ({low} to {high}), {sure}"));
    }
}

fn duels(out: &mut Report, worth: &Worth) {
    let games = games(worth.games.into());
    out.line(format_args!("Designs in fleets of equal price: {games} a pair, seed {}, captain {}", worth.seed, worth.captain));
    for design in &worth.designs {
        let yields = design.yields.map_or_else(|| "no".into(), |yields| format!("{yields:.2}"));
        out.line(format_args!(
            "{}, {}: {}; {yields} victory points for each of its opponents', wins {} of the games that are not even",
            design.name,
            counted(design.price, "point"),
            design.finding.label(),
            share(design.wins)
        ));
        out.line(format_args!(
            "  against itself: destroys {} of an equal fleet in {}",
            percent(design.mirror_destroyed),
            mean(design.mirror_turns, "turn", "turns")
        ));
        for duel in &design.duels {
            let ([own, other], [price, rival]) = (duel.ships, duel.prices);
            out.line(format_args!(
                "  {own} ({}) against {other} {} ({}): {}",
                counted(price, "point"),
                duel.against,
                counted(rival, "point"),
                one_of(duel.wins)
            ));
        }
    }
}

fn one_of(wins: Share) -> String {
    if wins.of == 0 { "always even".into() } else { format!("wins {}", share(wins)) }
}

fn spread(spread: &Spread) -> String {
    let Spread { mean, low, median, high, .. } = spread;
    let [mean, low, median, high] = [*mean, *low, *median, *high].map(decimal);
    format!("{mean} in the mean, {median} in the middle, nine games of ten from {low} to {high}")
}

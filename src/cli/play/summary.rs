//! What a playtest tells, in words.

use crate::cli::report::Report;
use crate::playtest::words::{decimal, games, grouped, mean, percent, share};
use crate::playtest::{self, Amount, Highlight, Kind, Level, Share, ShipReport, Spread, SystemReport, Worth};
use crate::rules::counted;

/// A report, part by part.
pub(in crate::cli) fn report(out: &mut Report, report: &playtest::Report) {
    out.line(format_args!("{}: {}, seed {}", report.scenario, games(report.games), report.seed));
    out.line(format_args!("  {}", report.verdict.words));
    out.line("");
    out.line("Wins, with the interval that holds the true share in nineteen cases of twenty");
    let widest = report.sides.iter().map(|side| side.name.chars().count()).max().unwrap_or(0);
    for side in &report.sides {
        out.line(format_args!(
            "  {:<widest$}  {}, {}, captain {}",
            side.name,
            share(side.wins),
            counted(side.price, "point"),
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
    out.line("Seats: how often each side wins, straight and with captains and order changed");
    for side in &report.sides {
        let shares: Vec<String> = side.seatings.iter().map(|wins| share(*wins)).collect();
        out.line(format_args!("  {:<widest$}  {}", side.name, shares.join(", ")));
    }
    out.line("");
    out.line("First in the first turn: how often each side wins when it is, and when it is not");
    for side in &report.sides {
        out.line(format_args!("  {:<widest$}  {}, {}", side.name, share(side.when_first), share(side.when_not_first)));
    }
    out.line(format_args!("  whoever was first won {} of the decided games", share(report.first_player)));
    out.line("");
    out.line("Victory points");
    for side in &report.sides {
        let (points, margin) = (decimal(side.points), spread(&side.margin));
        out.line(format_args!("  {:<widest$}  {points} in the mean; margin {margin}", side.name));
    }
    out.line(format_args!("Turns: {}", spread(&report.turns)));
    out.line("Endings");
    for ending in &report.endings {
        out.line(format_args!("  {}: {}", ending.ending, share(ending.games)));
    }
    ships(out, report);
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

fn ships(out: &mut Report, report: &playtest::Report) {
    out.line("");
    let carried = &report.carried;
    out.line(format_args!("Ships, with the {carried} that they carried, in the mean of a game"));
    let widest = report.ships.iter().map(|ship| ship.name.chars().count()).max().unwrap_or(0);
    let aboard = format!("{carried} lost");
    let head = ["points", "survived", "shots", "hits", "levels taken", "kills", "levels lost", &aboard];
    out.line(format_args!("  {:<widest$}  {}", "", head.join("  ")));
    for ship in &report.ships {
        let total = &ship.total;
        let mut cells = vec![ship.price.to_string(), percent(ship.survived.value())];
        cells.extend([total.shots, total.hits, total.dealt, total.kills, ship.lost, ship.lost_aboard].map(decimal));
        let cells: Vec<String> = cells.iter().zip(head).map(|(cell, head)| format!("{cell:>0$}", head.len())).collect();
        out.line(format_args!("  {:<widest$}  {}", ship.name, cells.join("  ")));
        for words in details(ship) {
            out.line(format_args!("  {:<widest$}    {words}", ""));
        }
    }
}

/// What a ship did with each system, what it lost, and what else it did, a line each.
fn details(ship: &ShipReport) -> Vec<String> {
    let system = |system: &SystemReport| {
        let SystemReport { shots, dice, hits, direct_hits, dealt, kills, .. } = system;
        format!(
            "{}: {} with {}, {}, {} of them direct; {} taken, {}",
            system.system,
            mean(*shots, "shot", "shots"),
            mean(*dice, "die", "dice"),
            mean(*hits, "hit", "hits"),
            decimal(*direct_hits),
            mean(*dealt, "level", "levels"),
            mean(*kills, "kill", "kills")
        )
    };
    let amounts = |amounts: &[Amount]| {
        let seen = amounts.iter().filter(|amount| is_seen(amount.mean));
        seen.map(|amount| format!("{} {}", amount.what.to_lowercase(), decimal(amount.mean))).collect::<Vec<_>>().join(", ")
    };
    let mut lines: Vec<String> = ship.systems.iter().filter(|system| is_seen(system.shots)).map(system).collect();
    let (lost, feats) = (amounts(&ship.losses), amounts(&ship.feats));
    if !lost.is_empty() {
        lines.push(format!("Levels lost: {lost}"));
    }
    if !feats.is_empty() {
        lines.push(format!("Besides: {feats}"));
    }
    lines
}

/// Whether a number is more than a zero once it is rounded for reading.
fn is_seen(number: f64) -> bool {
    number >= 0.05
}

/// How many points would level a scenario.
pub(in crate::cli) fn level(out: &mut Report, level: &Level) {
    out.line("");
    out.line("What would level it");
    out.line(format_args!("  {}", playtest::words::level(level)));
    for trial in &level.trials {
        let points = if trial.added == 1 { "point" } else { "points" };
        out.line(format_args!("  {:>5} {points} more: wins {} of the decided games", trial.added, share(trial.wins)));
    }
    if !level.bought.is_empty() {
        out.line(format_args!("  Bought: {}", level.bought.join(", ")));
    }
}

/// What designs are worth.
pub(in crate::cli) fn worth(out: &mut Report, worth: &Worth) {
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
    for reason in &worth.left_out {
        out.line(format_args!("Left out: {reason}"));
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

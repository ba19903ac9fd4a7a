//! Compares two playtests, before and after a change of the designs: the results of each, and whether the difference is more than chance.

use super::words::{decimal, share};
use super::{Report, Share};
use rules::capital;

/// One line of the comparison of two playtests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compared {
    /// The quantity that is compared, in words.
    pub what: String,
    /// The value of the quantity in the first playtest.
    pub before: String,
    /// The value of the quantity in the second playtest.
    pub after: String,
    /// The meaning of the difference, in words; empty if there is nothing to say.
    pub change: String,
}

/// Compares two playtests line by line. Sides are matched by name. For a side that only one of the playtests has, the other value is missing.
#[must_use]
pub fn compare(before: &Report, after: &Report) -> Vec<Compared> {
    let terms = after.terms;
    let mut lines = vec![
        plain("Scenario", &before.scenario, &after.scenario),
        plain("Games", &games(before), &games(after)),
        plain("Verdict", &before.verdict.words, &after.verdict.words),
    ];
    let names = before.sides.iter().chain(&after.sides).map(|side| &side.name);
    let mut seen: Vec<&String> = Vec::new();
    for name in names {
        if seen.contains(&name) {
            continue;
        }
        seen.push(name);
        let side = |report: &Report| report.sides.iter().find(|side| side.name == *name).cloned();
        let (old, new) = (side(before), side(after));
        let both = old.as_ref().zip(new.as_ref());
        let words = |say: &dyn Fn(&super::SideReport) -> String| {
            let one = |side: &Option<super::SideReport>| side.as_ref().map_or_else(|| "none".into(), say);
            (one(&old), one(&new))
        };
        let (one, other) = words(&|side| share(side.wins));
        let change = both.map_or_else(String::new, |(old, new)| shift(old.wins, new.wins));
        lines.push(Compared { what: format!("{name} wins"), before: one, after: other, change });
        let (one, other) = words(&|side| decimal(side.points));
        let change = both.map_or_else(String::new, |(old, new)| signed(new.points - old.points));
        lines.push(Compared { what: format!("{name}, {} in the mean", terms.score), before: one, after: other, change });
        let (one, other) = words(&|side| side.price.to_string());
        let change = both.map_or_else(String::new, |(old, new)| signed((new.price - old.price) as f64));
        lines.push(Compared { what: format!("{name}, price in {}", terms.currency[1]), before: one, after: other, change });
    }
    let numbers = [
        (format!("{} ahead, in the mean", capital(terms.score)), before.lead.mean, after.lead.mean),
        (format!("Last {}, in the mean", before.steps()[0]), before.turns.mean, after.turns.mean),
    ];
    lines.push(shares("Draws", before.draws, after.draws));
    if terms.has_order {
        lines.push(shares("First player wins", before.first_player, after.first_player));
    }
    lines.extend(numbers.map(|(what, old, new)| Compared {
        what,
        before: decimal(old),
        after: decimal(new),
        change: signed(new - old),
    }));
    lines
}

fn games(report: &Report) -> String {
    format!("{} of seed {}", super::words::grouped(report.games), report.seed)
}

fn plain(what: &str, before: &str, after: &str) -> Compared {
    let change = if before == after { "the same" } else { "" };
    Compared { what: what.into(), before: before.into(), after: after.into(), change: change.into() }
}

fn shares(what: &str, before: Share, after: Share) -> Compared {
    Compared { what: what.into(), before: share(before), after: share(after), change: shift(before, after) }
}

/// Says by how much a share has changed, and whether chance could have changed it. If the 95 % intervals do not overlap, chance alone is a poor
/// explanation. This test may miss a small real change, but it seldom takes chance for a real change.
fn shift(before: Share, after: Share) -> String {
    let points = 100.0 * (after.value() - before.value());
    if points.abs() < 0.05 {
        return "the same".into();
    }
    let (old, new) = (before.interval(), after.interval());
    let apart = old.high < new.low || new.high < old.low;
    let sure = if apart { "more than chance" } else { "may be chance" };
    format!("{} in a hundred, {sure}", signed(points))
}

/// A difference with its sign.
fn signed(difference: f64) -> String {
    match difference {
        difference if difference.abs() < 0.05 => "the same".into(),
        difference if difference > 0.0 => format!("+{}", decimal(difference)),
        difference => format!("−{}", decimal(-difference)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shift_says_whether_chance_could_have_made_it() {
        assert_eq!(shift(Share::new(500, 1000), Share::new(600, 1000)), "+10 in a hundred, more than chance");
        assert_eq!(shift(Share::new(6, 10), Share::new(5, 10)), "−10 in a hundred, may be chance");
        assert_eq!(shift(Share::new(5, 10), Share::new(50, 100)), "the same");
        assert_eq!((signed(1.5), signed(-2.0), signed(0.01)), ("+1.5".into(), "−2".into(), "the same".into()));
    }
}

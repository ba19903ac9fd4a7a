//! Numbers in words, the same on the command line, on paper and on screen.

use super::{Level, Levelled, Share, Terms};
pub use rules::grouped;
use rules::{is_of_several, listed, with_verb};

/// A share from 0 to 1 in percent: `51.3 %`.
#[must_use]
pub fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

/// A share with its interval: `51.3 % (50.3 to 52.3)`.
#[must_use]
pub fn share(share: Share) -> String {
    let interval = share.interval();
    format!("{} ({:.1} to {:.1})", percent(share.value()), interval.low * 100.0, interval.high * 100.0)
}

/// Says how often something survived; `said` puts the share into words. A dash if it never appeared in a game.
#[must_use]
pub fn survived(share: Share, said: impl Fn(Share) -> String) -> String {
    if share.of == 0 { "–".into() } else { said(share) }
}

/// A number with one decimal, or without decimals if that decimal is zero: `12.5`, `3`.
#[must_use]
pub fn decimal(number: f64) -> String {
    let text = format!("{number:.1}");
    let text = text.strip_suffix(".0").unwrap_or(&text);
    if text == "-0" { "0".into() } else { text.replace('-', "−") }
}

/// A mean with its unit: "1 shot", "1.5 shots".
#[must_use]
pub fn mean(number: f64, one: &str, many: &str) -> String {
    let number = decimal(number);
    let word = if number == "1" { one } else { many };
    format!("{number} {word}")
}

/// A number of games in words: "1 game", "10,000 games".
#[must_use]
pub fn games(number: u64) -> String {
    format!("{} {}", grouped(number), if number == 1 { "game" } else { "games" })
}

/// Says in a sentence or two, in the game's own words, how much would level a scenario, that is, make it fair.
#[must_use]
pub fn level(level: &Level, terms: &Terms) -> String {
    let [one, many] = terms.currency;
    let Level { side, price, .. } = level;
    if !level.shares.is_empty() {
        return levelled(&level.shares);
    }
    if level.points == Some(0.0) {
        return format!(
            "{} enough as {}.",
            with_verb(side, "wins", "win"),
            if is_of_several(side) { "they are" } else { "it is" }
        );
    }
    let most = level.trials.last().map_or(0, |trial| trial.added);
    let (wins, has) = (with_verb(side, "wins", "win"), if is_of_several(side) { "they have" } else { "it has" });
    let need = match level.points {
        Some(points) => {
            let bounds = match (level.low, level.high) {
                (Some(low), Some(high)) => format!("{} to {}", decimal(low), decimal(high)),
                (Some(low), None) => format!("{} or more", decimal(low)),
                (None, _) => format!("{} or more", decimal(points)),
            };
            format!("{side} would need about {} more than the {price} that {has} ({bounds}).", mean(points, one, many))
        }
        None => format!("{wins} too little even with {most} {many} more than the {price} that {has}."),
    };
    let start = if level.head_start > 0.0 {
        format!(" A head start of {} {} would level half of the games as they are.", decimal(level.head_start), terms.score)
    } else {
        String::new()
    };
    need + &start
}

/// Says how often each side wins when all sides are levelled together, so that the scenario is fair.
fn levelled(sides: &[Levelled]) -> String {
    let fair = 1.0 / sides.len() as f64;
    let shares = || sides.iter().map(|side| side.wins.value());
    let (least, most) = (shares().fold(1.0, f64::min), shares().fold(0.0, f64::max));
    let off: Vec<String> =
        sides.iter().filter(|side| !side.wins.interval().contains(fair)).map(|side| side.side.clone()).collect();
    let told =
        format!("Each wins {} to {} of the decided games, where {} would be even", percent(least), percent(most), percent(fair));
    if off.is_empty() {
        format!("{told}, which lies in the interval of every one.")
    } else {
        format!("{told}, which is as level as was found: it lies beyond the interval of {}.", listed(&off))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_easy_to_read() {
        assert_eq!([0, 999, 1_000, 1_234_567].map(grouped), ["0", "999", "1,000", "1,234,567"]);
        assert_eq!([3.0, 12.46, -0.01, -2.5].map(decimal), ["3", "12.5", "0", "−2.5"]);
        assert_eq!(share(Share::new(50, 100)), "50.0 % (40.4 to 59.6)");
    }
}

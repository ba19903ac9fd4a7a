//! Reads the head of a mail, to find out when the mail was sent.

/// Returns when a mail was sent, in seconds since 1970, if this line of its head says so: `Date: Thu, 26 Nov 2026 10:15:00 +0100` (RFC 5322). `None`
/// for any other line.
pub(super) fn sent(line: &str) -> Option<i64> {
    const MONTHS: [&str; 12] = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
    let (head, rest) = line.split_once(':')?;
    if !head.trim().eq_ignore_ascii_case("date") {
        return None;
    }
    let rest = rest.split_once(',').map_or(rest, |(_, behind)| behind);
    let mut words = rest.split_whitespace();
    let day: i64 = words.next()?.parse().ok().filter(|day| (1..=31).contains(day))?;
    let month = words.next()?.to_lowercase();
    let month = MONTHS.iter().position(|known| *known == month)? as i64 + 1;
    let year: i64 = words.next()?.parse().ok().filter(|year| (1970..=9999).contains(year))?;
    let mut clock = words.next()?.split(':').map(|part| part.parse::<i64>().ok().filter(|part| (0..=60).contains(part)));
    let (hour, minute, second) = (clock.next()??, clock.next()??, clock.next().unwrap_or(Some(0))?);
    let zone = words.next().map_or(Some(0), zone)?;
    Some(days(year, month, day) * 86_400 + hour * 3_600 + minute * 60 + second - zone)
}

/// How far a time zone is ahead of Greenwich, in seconds.
fn zone(word: &str) -> Option<i64> {
    let (sign, digits) = match word.as_bytes().first()? {
        b'+' => (1, &word[1..]),
        b'-' => (-1, &word[1..]),
        _ => return matches!(word, "GMT" | "UT" | "UTC" | "Z").then_some(0),
    };
    let digits: i64 = digits.parse().ok().filter(|_| digits.len() == 4 && digits.bytes().all(|digit| digit.is_ascii_digit()))?;
    Some(sign * (digits / 100 * 3_600 + digits % 100 * 60))
}

/// The number of days from 1 January 1970 to a day of the Gregorian calendar. The year is counted as beginning in March, so that a leap day is the
/// last day of its year.
fn days(year: i64, month: i64, day: i64) -> i64 {
    let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let of_years = year * 365 + year / 4 - year / 100 + year / 400;
    of_years + (month * 153 + 2) / 5 + day - 1 - 719_468
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_is_read_as_mail_writes_it() {
        assert_eq!(sent("Date: Thu, 1 Jan 1970 00:00:00 +0000"), Some(0));
        assert_eq!(sent("date: 29 Feb 2000 12:00 GMT"), Some(951_825_600));
        assert_eq!(sent("Date: Thu, 26 Nov 2026 10:15:00 +0100"), sent("Date: Thu, 26 Nov 2026 04:15:00 -0500"));
        assert_eq!(sent("Date: Thu, 26 Nov 2026 10:15:00 +0100 (CET)").map(|sent| sent % 86_400), Some(9 * 3_600 + 900));
        for other in [
            "Data: 1 Jan 1970 00:00:00 +0000",
            "Date: tomorrow",
            "Date: 40 Jan 1999 00:00",
            "Date: 1 Jan 1999 00:00 CEST",
            "Date",
        ] {
            assert_eq!(sent(other), None, "{other}");
        }
    }
}

//! Decides which of a player's sheets counts if there are several.

use super::Sheet;

/// The index of the sheet that counts among a player's sheets for one turn: the one with the highest version. If several sheets have that version,
/// the one in the mail sent last counts; `None` if the heads of the mails do not tell which that is. The caller passes only sheets with the right
/// turn and key.
#[must_use]
pub fn that_counts<'s>(sheets: impl IntoIterator<Item = &'s Sheet>) -> Option<usize> {
    let version = |sheet: &'s Sheet| Some((sheet.opening.as_ref()?.what.version, sheet.sent));
    let versions: Vec<_> = sheets.into_iter().enumerate().filter_map(|(at, sheet)| Some((version(sheet)?, at))).collect();
    let highest = versions.iter().map(|((version, _), _)| *version).max()?;
    let highest: Vec<_> = versions.into_iter().filter(|((version, _), _)| *version == highest).collect();
    match highest.as_slice() {
        [(_, only)] => Some(*only),
        several => {
            let last = several.iter().map(|((_, sent), _)| *sent).max()??;
            let all_tell = several.iter().all(|((_, sent), _)| sent.is_some());
            let mut latest = several.iter().filter(|((_, sent), _)| *sent == Some(last)).map(|(_, at)| *at);
            latest.next().filter(|_| all_tell && latest.next().is_none())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_higher_version_counts_and_of_equal_ones_neither() {
        let sheet = |version: &str| Sheet::parse(format!("orders Tharn turn 1 key amber {version}").as_bytes());
        let [first, second, third] = ["", "version 2", "version 3"].map(sheet);
        assert_eq!(that_counts([&first]), Some(0));
        assert_eq!(that_counts([&third, &first, &second]), Some(0));
        assert_eq!(that_counts([&second, &first, &second]), None);
        assert_eq!(that_counts([&second, &second, &third]), Some(2));
        assert_eq!(that_counts([&Sheet::default()]), None);
        let mailed = |hour: u32| {
            let mail = format!("Date: Thu, 26 Nov 2026 {hour}:15:00 +0100\n\norders Tharn turn 1 key amber version 2");
            Sheet::parse(mail.as_bytes())
        };
        let [early, late] = [9, 10].map(mailed);
        assert_eq!((that_counts([&early, &late]), that_counts([&late, &early])), (Some(1), Some(0)));
        assert_eq!((that_counts([&late, &early, &late]), that_counts([&late, &second])), (None, None));
        assert_eq!(that_counts([&third, &late]), Some(0));
    }
}

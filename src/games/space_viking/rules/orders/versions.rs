//! Which of several sheets of one player counts.

use super::Sheet;

/// Which of the sheets of one player for one turn counts, by its place among them: the one of the highest version; of equal ones neither does.
/// Sheets with a wrong turn or key are no sheets of his and are not asked.
#[must_use]
pub fn that_counts<'s>(sheets: impl IntoIterator<Item = &'s Sheet>) -> Option<usize> {
    let version = |sheet: &Sheet| sheet.opening.as_ref().map(|opening| opening.what.version);
    let mut highest: Option<(u32, Option<usize>)> = None;
    for (at, sheet) in sheets.into_iter().enumerate() {
        let Some(version) = version(sheet) else {
            continue;
        };
        highest = match highest {
            Some((most, _)) if version < most => highest,
            Some((most, _)) if version == most => Some((most, None)),
            Some(_) | None => Some((version, Some(at))),
        };
    }
    highest.and_then(|(_, at)| at)
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
    }
}

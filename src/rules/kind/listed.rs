//! Conversion between text and lists of words or numbers: `MI, HO` and `2, 5` or `7 to 9`.

/// Reads the words of a text, and converts them to capitals.
#[must_use]
pub fn read_words(text: &str) -> Vec<String> {
    text.split([',', ' ']).map(str::trim).filter(|word| !word.is_empty()).map(str::to_uppercase).collect()
}

/// Writes numbers in short form, such as `2, 5` or `7 to 9`, which no spreadsheet mistakes for a date.
#[must_use]
pub fn write_numbers(numbers: &[i64]) -> String {
    let mut runs: Vec<(i64, i64)> = Vec::new();
    for number in numbers {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == *number => *last = *number,
            _ => runs.push((*number, *number)),
        }
    }
    let run = |(first, last): (i64, i64)| match last - first {
        0 => first.to_string(),
        1 => format!("{first}, {last}"),
        _ => format!("{first} to {last}"),
    };
    runs.into_iter().map(run).collect::<Vec<_>>().join(", ")
}

/// Reads the numbers of a text such as `2, 5` or `2-5`. Each number is returned once, and they are in order; an empty text has none.
///
/// # Errors
/// Fails if the text is not a list of numbers within the bounds; the error is a clause that quotes the wrong part.
pub fn read_numbers(text: &str, what: &str, least: i64, most: i64) -> Result<Vec<i64>, String> {
    let number = |word: &str| word.trim().parse::<i64>().ok().filter(|number| (least..=most).contains(number));
    let run = |words: &str| match ["to", "-", "–"].into_iter().find_map(|between| words.split_once(between)) {
        Some((first, last)) => Some(number(first)?..=number(last)?),
        None => number(words).map(|number| number..=number),
    };
    let mut numbers = Vec::new();
    for words in text.split(',').filter(|words| !words.trim().is_empty()) {
        let refused = || format!("{what} are numbers from {least} to {most}, such as 2, 5 or 7 to 9, not {:?}", words.trim());
        numbers.extend(run(words).ok_or_else(refused)?);
    }
    numbers.sort_unstable();
    numbers.dedup();
    Ok(numbers)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn several_are_read_each_once_and_in_order() {
        for (text, numbers) in [("", &[][..]), ("7", &[7]), ("5, 2,2", &[2, 5]), ("2–5", &[2, 3, 4, 5]), (" 4-2,", &[])] {
            assert_eq!(read_numbers(text, "rolls", 1, 12).as_deref(), Ok(numbers));
        }
        for wrong in ["two", "0", "13", "2-", "1 2"] {
            assert!(read_numbers(wrong, "rolls", 1, 12).is_err_and(|why| why.contains(wrong)), "{wrong}");
        }
        for text in ["", "7", "2, 5", "3, 4", "2 to 5", "1, 3 to 6, 9, 10"] {
            let numbers = read_numbers(text, "rolls", 1, 12).expect("numbers");
            assert_eq!(write_numbers(&numbers), text);
        }
        assert_eq!(read_words(" mi,HO  x"), ["MI", "HO", "X"]);
    }
}

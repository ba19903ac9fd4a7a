//! Decimal fractions as spreadsheets write them: with a point, or with a comma if commas do not separate the cells.

use std::borrow::Cow;

/// A number with a decimal point in place of a decimal comma; any other text unchanged. `separator` separates the cells of the table.
///
/// # Errors
///
/// If the comma may separate thousands, which is possible if commas also separate the cells. The error is a clause.
pub fn with_point(text: &str, separator: u8) -> Result<Cow<'_, str>, String> {
    let Some((whole, fraction)) = parted(text, ',') else { return Ok(text.into()) };
    if separator == b',' && is_of_thousands(whole, fraction) {
        return Err(format!("{text:?} may be {whole}.{fraction} or {whole}{fraction}; write it without the comma"));
    }
    Ok(format!("{whole}.{fraction}").into())
}

/// Whether a text is a number with a fraction after a comma.
#[must_use]
pub fn has_comma(text: &str) -> bool {
    parted(text, ',').is_some()
}

/// Whether a text is a number with a point that may separate thousands. The question arises if other numbers of the table have a decimal comma.
#[must_use]
pub fn may_have_thousands(text: &str) -> bool {
    parted(text, '.').is_some_and(|(whole, fraction)| is_of_thousands(whole, fraction))
}

/// The parts before and after a mark, if both are digits; otherwise `None`.
fn parted(text: &str, mark: char) -> Option<(&str, &str)> {
    let (whole, fraction) = text.trim().split_once(mark)?;
    let are_digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    let unsigned = whole.strip_prefix(['+', '-']).unwrap_or(whole);
    (are_digits(unsigned) && are_digits(fraction) && !fraction.is_empty()).then_some((whole, fraction))
}

fn is_of_thousands(whole: &str, fraction: &str) -> bool {
    let unsigned = whole.trim_start_matches(['+', '-']);
    fraction.len() == 3 && (1..=3).contains(&unsigned.len()) && !unsigned.starts_with('0')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comma_is_a_point_unless_it_may_part_thousands() {
        for separator in [b';', b'\t'] {
            for (text, meant) in [("449,1", "449.1"), ("-3,125", "-3.125"), (",5", ".5"), ("1,234", "1.234"), ("7", "7")] {
                assert_eq!(with_point(text, separator).as_deref(), Ok(meant));
            }
        }
        assert_eq!(with_point("449,1", b',').as_deref(), Ok("449.1"));
        assert_eq!(with_point("0,125", b',').as_deref(), Ok("0.125"));
        assert!(with_point("1,234", b',').is_err_and(|why| why.contains("1.234 or 1234")));
        for text in ["1.234,5", "1,2,3", "a,b", "5,", "2.5"] {
            assert_eq!(with_point(text, b';').as_deref(), Ok(text));
        }
        assert!(may_have_thousands("1.234") && !may_have_thousands("449.1") && !may_have_thousands("0.125"));
        assert!(has_comma("449,1") && !has_comma("a,b"));
    }
}

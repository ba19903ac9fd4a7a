//! Protects cells that a spreadsheet would evaluate as formulas instead of showing them.

/// The mark before a cell that tells a spreadsheet that the cell holds a text.
const MARK: char = '\'';

/// Whether a spreadsheet would evaluate a cell as a formula. A number with a sign is not a formula.
fn is_formula(cell: &str) -> bool {
    let is_digit = |letter: char| letter.is_ascii_digit() || letter == '.';
    let number = cell.strip_prefix(['+', '-']).is_some_and(|rest| !rest.is_empty() && rest.chars().all(is_digit));
    cell.starts_with(['=', '+', '-', '@', '\t', '\r', '\n']) && !number
}

/// Whether a cell has one or several marks and after them a formula. Some of the marks may belong to the cell's own text.
fn is_marked(cell: &str) -> bool {
    cell.starts_with(MARK) && is_formula(cell.trim_start_matches(MARK))
}

/// The cell, with a mark before it if a spreadsheet would otherwise evaluate it or remove a mark of its own.
pub(super) fn harmless(cell: String) -> String {
    if is_formula(&cell) || is_marked(&cell) { format!("{MARK}{cell}") } else { cell }
}

/// The cell without the mark that [`harmless`] put before it.
pub(super) fn without_mark(cell: &str) -> &str {
    cell.strip_prefix(MARK).filter(|_| is_marked(cell)).unwrap_or(cell)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_begins_with_a_blank_before_a_formula_is_made_harmless_too() {
        for cell in ["\t=x", "\r=x", "\n=x"] {
            assert_eq!(harmless(cell.into()), format!("'{cell}"));
            assert_eq!(without_mark(&harmless(cell.into())), cell);
        }
    }
}

//! Finds a row of a list by the first letters of its name.

use egui::{Event, Id, Modifiers, Ui};

/// If the user types no letter for this many seconds, the next letter begins a new word.
const PAUSE: f64 = 1.0;

/// The letters that the user has typed up to now, if a letter was typed in this frame; that key press is consumed. `id` distinguishes several lists.
pub fn typed(ui: &Ui, id: Id) -> Option<String> {
    let letters = ui.input_mut(|input| {
        let mut letters = String::new();
        if input.modifiers.ctrl || input.modifiers.alt || input.modifiers.mac_cmd {
            return letters;
        }
        for event in &input.events {
            if let Event::Text(text) = event {
                letters.push_str(text);
            }
        }
        letters
    });
    let (now, id) = (ui.input(|input| input.time), id.with("typed"));
    let before: Option<(String, f64)> = ui.data(|data| data.get_temp(id)).filter(|(_, then)| now - then < PAUSE);
    let before = before.map(|(words, _)| words).unwrap_or_default();
    // A space counts only within a word; otherwise the space bar has its own meaning.
    if letters.is_empty() || (before.is_empty() && letters.trim().is_empty()) {
        return None;
    }
    let words = before + &letters.to_lowercase();
    ui.data_mut(|data| data.insert_temp(id, (words.clone(), now)));
    // The letter may also be a key of the desk, so its event is removed before the desk sees it.
    ui.input_mut(|input| {
        let is_plain = |modifiers: &Modifiers| !modifiers.command && !modifiers.alt;
        input.events.retain(|event| match event {
            Event::Text(_) => false,
            Event::Key { key, pressed: true, modifiers, .. } => key.name().chars().count() > 1 || !is_plain(modifiers),
            _ => true,
        });
    });
    Some(words)
}

/// The row to which typed letters lead from the row `at`: the next row whose name begins with them, where the first row follows the last. If the user
/// types the same letter repeatedly, it leads from one such row to the next.
#[must_use]
pub fn led_to<'a>(rows: impl IntoIterator<Item = &'a str>, at: Option<usize>, typed: &str) -> Option<usize> {
    let rows: Vec<String> = rows.into_iter().map(str::to_lowercase).collect();
    let first = typed.chars().next()?;
    let is_repeated = typed.chars().all(|letter| letter == first);
    let words = if is_repeated { first.to_string() } else { typed.to_owned() };
    let from = at.map_or(0, |at| if is_repeated { at + 1 } else { at });
    (0..rows.len()).map(|step| (from + step) % rows.len()).find(|row| rows[*row].trim_start().starts_with(&words))
}

#[cfg(test)]
mod tests {
    use super::led_to;

    #[test]
    fn letters_lead_to_the_next_row_that_begins_with_them() {
        let rows = ["Mace", "Lance", "Morrowlight", "Lark"];
        let led = |at, typed| led_to(rows, at, typed);
        assert_eq!(
            [led(None, "l"), led(Some(1), "l"), led(Some(3), "l"), led(Some(1), "ll")],
            [Some(1), Some(3), Some(1), Some(3)]
        );
        assert_eq!([led(Some(0), "mo"), led(Some(2), "mor"), led(Some(1), "lar")], [Some(2), Some(2), Some(3)]);
        assert_eq!([led(Some(0), "x"), led(None, "")], [None, None]);
        assert_eq!(led_to([], None, "a"), None);
    }
}

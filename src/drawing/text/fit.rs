//! Text that must fit a rectangle. It is first set smaller, down to a least size, then broken into lines, and finally cut with an ellipsis.

use super::breaking::{Words, ems, ink, is_wider, with_ellipsis};
use super::{Align, Style, Vertical, cleaned};
use crate::Items;
use geometry::{Mm, Point, Rect};

/// A text that was fitted into a rectangle.
#[derive(Clone, Debug, PartialEq)]
pub struct Fitted {
    /// The lines; each position is the start of a baseline.
    pub items: Items,
    /// The size of the letters that was chosen.
    pub size: Mm,
    /// Whether some of the text was left out.
    pub cut: bool,
    /// The height of the ink, from the top of the first line to the bottom of the last.
    pub height: Mm,
}

impl Fitted {
    fn nothing(style: Style, cut: bool) -> Self {
        Self { items: Items::new(), size: style.size, cut, height: Mm::ZERO }
    }
}

/// The step between the sizes that are tried, smaller than the eye can notice on a page.
const STEP: Mm = Mm::new(0.05);
const SLACK: Mm = Mm::new(1e-9);

/// Sets a text on one line inside the rectangle. The text shrinks as far as the size `floor`; if it is still too wide, it is cut with an ellipsis.
///
/// Neither advances nor ink extend beyond the rectangle. If there is no room for a single letter, nothing is drawn.
#[must_use]
pub fn fit_line(text: &str, style: Style, rect: Rect, floor: Mm) -> Fitted {
    let text: String = cleaned(text).map(|character| if character == '\n' { ' ' } else { character }).collect();
    let text = text.trim();
    if text.is_empty() {
        return Fitted::nothing(style, false);
    }
    let floor = floor.min(style.size);
    if is_wider(text, style.face, (rect.width() + SLACK * 1_000.0) / floor) {
        // However long the text is, only the part of it for which there is room is measured.
        let style = style.sized(floor);
        let line = with_ellipsis(text, style.face, rect.width() / floor);
        let cut = line.and_then(|line| placed(&[line], style, rect, true));
        return cut.unwrap_or_else(|| Fitted::nothing(style, true));
    }
    let (above, below) = ink(text, style.face, Mm::new(1.0));
    let across = ems(text, style.face).max(f64::MIN_POSITIVE);
    let down = (above + below).get().max(f64::MIN_POSITIVE);
    let largest = (rect.width() / across).min(rect.height() / down);
    let fits = |size: Mm| size <= largest + SLACK;
    let size = if fits(style.size) { style.size } else { Mm::new((largest / STEP).floor() * STEP.get()).max(floor) };
    let style = style.sized(size);
    let whole = if fits(size) { Some((text.to_owned(), false)) } else { None };
    let cut = || with_ellipsis(text, style.face, rect.width() / size).map(|text| (text, true));
    match whole.or_else(cut) {
        Some((line, cut)) => placed(&[line], style, rect, cut).unwrap_or_else(|| Fitted::nothing(style, true)),
        None => Fitted::nothing(style, true),
    }
}

/// Sets a text inside the rectangle, on as many lines as it needs. It takes the largest size, not below `floor`, at which the text fits without
/// splitting a word. If there is none, it takes the largest size at which the text fits with split words. If there is none either, it cuts the text
/// with an ellipsis at `floor`.
///
/// Neither advances nor ink extend beyond the rectangle. If there is no room for a single letter, nothing is drawn.
#[must_use]
pub fn fit_box(text: &str, style: Style, rect: Rect, floor: Mm) -> Fitted {
    let text: String = cleaned(text).collect();
    let text = text.trim();
    if text.is_empty() {
        return Fitted::nothing(style, false);
    }
    let words = Words::of(text, style.face);
    let floor = floor.min(style.size).max(STEP.min(style.size));
    let step = STEP.max(style.size * 0.02);
    let steps = ((style.size - floor) / step).ceil().max(0.0) as u32;
    let sizes = || (0..=steps).map(move |count| (style.size - step * f64::from(count)).max(floor));
    // Skips sizes at which the text could not fit even if every line were full.
    let may_fit = |size: &Mm| {
        let lines = words.fewest_lines(rect.width() / *size);
        style.sized(*size).line_height() * (lines - 1.0) <= rect.height() + SLACK
    };
    let at = |size: Mm, lines: Option<Vec<String>>| placed(&lines?, style.sized(size), rect, false);
    if let Some(fitted) = sizes().filter(may_fit).find_map(|size| at(size, words.whole(rect.width() / size))) {
        return fitted;
    }
    if let Some(fitted) = sizes().filter(may_fit).find_map(|size| at(size, words.split(rect.width() / size))) {
        return fitted;
    }
    cut_box(&words, style.sized(floor), rect)
}

/// Sets as many lines as there is room for, and ends the last of them with an ellipsis.
fn cut_box(words: &Words, style: Style, rect: Rect) -> Fitted {
    let width = rect.width() / style.size;
    let nothing = Fitted::nothing(style, true);
    let Some(mut lines) = words.split(width) else { return nothing };
    // The distance from the first baseline to the last is at most the height of the box.
    let most = ((rect.height() + SLACK) / style.line_height()).max(0.0).min(lines.len() as f64) as usize + 1;
    lines.truncate(most);
    while let Some(last) = lines.pop() {
        let Some(last) = with_ellipsis(&last, style.face, width) else { return nothing };
        lines.push(last);
        if let Some(fitted) = placed(&lines, style, rect, true) {
            return fitted;
        }
        lines.pop();
    }
    nothing
}

/// Puts the lines into the rectangle; `None` if they do not fit.
fn placed(lines: &[String], style: Style, rect: Rect, cut: bool) -> Option<Fitted> {
    let (face, size, leading) = (style.face, style.size, style.line_height());
    let (mut top, mut bottom) = (Mm::ZERO, Mm::ZERO);
    for (index, line) in lines.iter().enumerate() {
        let (above, below) = ink(line, face, size);
        let baseline = leading * index as f64;
        top = top.min(baseline - above);
        bottom = bottom.max(baseline + below);
    }
    let height = bottom - top;
    if height > rect.height() + SLACK {
        return None;
    }
    let last = leading * lines.len().saturating_sub(1) as f64;
    let first = match style.vertical {
        Vertical::Top => rect.min.y + face.letter_height(size),
        Vertical::Middle => rect.middle().y + (face.cap_height(size) - last) * 0.5,
        Vertical::Bottom => rect.max.y - face.reach(face.visible_glyph('g'), size).1 - last,
    };
    // If an accent or a descender would extend beyond the rectangle, the whole text is moved inside. Its height is known to fit.
    let first = first.min(rect.max.y - bottom).max(rect.min.y - top);
    let mut items = Items::new();
    for (index, line) in lines.iter().enumerate().filter(|(_, line)| !line.is_empty()) {
        let run = style.run(line);
        if run.width > rect.width() + SLACK {
            return None;
        }
        let x = match style.align {
            Align::Left => rect.min.x,
            Align::Centre => rect.min.x + (rect.width() - run.width) * 0.5,
            Align::Right => rect.max.x - run.width,
        };
        items.push((Point::at(x, first + leading * index as f64), run.into()));
    }
    Some(Fitted { items, size, cut, height })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Face, Item};
    use proptest::prelude::*;

    fn check(text: &str, style: Style, rect: Rect, floor: Mm, fitted: &Fitted) {
        let close = rect.inset(Mm::new(-1e-6));
        for (at, item) in &fitted.items {
            let Item::Text(run) = item else { panic!("only text was asked for") };
            let (above, below) = ink(&run.text, run.face, run.size);
            let box_of_ink = Rect { min: Point::at(at.x, at.y - above), max: Point::at(at.x + run.width, at.y + below) };
            assert!(close.encloses(box_of_ink), "{:?} sticks out of {rect:?}: {box_of_ink:?}", run.text);
            assert_eq!(run.size, fitted.size);
        }
        assert!(fitted.size <= style.size && fitted.size >= floor.min(style.size) - SLACK);
        let solid = |text: &str| text.chars().filter(|character| !character.is_whitespace()).collect::<String>();
        let drawn: String =
            fitted.items.iter().map(|(_, item)| if let Item::Text(run) = item { run.text.as_str() } else { "" }).collect();
        let clean: String = cleaned(text).collect();
        assert_eq!(fitted.cut, solid(&drawn) != solid(&clean), "{text:?} became {drawn:?}");
    }

    fn try_all(text: &str, rect: Rect) {
        let floor = Mm::new(1.6);
        for style in [
            Style::new(Face::Regular, 4.0),
            Style::new(Face::Bold, 9.0).centred().top(),
            Style::new(Face::Italic, 2.5).right().bottom().with_leading(1.0),
            Style::new(Face::Regular, 1.2).with_leading(0.4),
        ] {
            check(text, style, rect, floor, &fit_line(text, style, rect, floor));
            check(text, style, rect, floor, &fit_box(text, style, rect, floor));
        }
    }

    #[test]
    fn no_text_sticks_out_of_its_box() {
        let unbroken = "W".repeat(500);
        let prose = "The quick brown fox ".repeat(25);
        let texts = [
            "",
            " ",
            "\n\n",
            "A",
            "…",
            "g",
            "Ågr",
            "Excelsior",
            "Heavy cruiser of the 2nd squadron",
            "a\nb\nc",
            "漢字 and 🚀",
            "x-y-z -- 3-4",
            &unbroken,
            &prose,
        ];
        for text in texts {
            for (width, height) in
                [(0.0, 0.0), (0.5, 40.0), (40.0, 0.5), (3.0, 3.0), (20.0, 4.0), (20.0, 30.0), (200.0, 200.0), (-5.0, 10.0)]
            {
                try_all(text, Rect::at(10.0, 20.0, width, height));
            }
        }
    }

    proptest! {
        #[test]
        fn no_text_at_all_sticks_out_of_any_box(text in "\\PC{0,60}", width in 0.1..80.0, height in 0.1..40.0) {
            try_all(&text, Rect::at(-3.0, 5.0, width, height));
        }

        #[test]
        fn no_words_stick_out_of_any_box(text in "([a-zA-Z]{1,12}[ \\n-]{1,2}){0,20}", width in 1.0..80.0, height in 1.0..40.0) {
            try_all(&text, Rect::at(-3.0, 5.0, width, height));
        }
    }

    #[test]
    fn a_label_keeps_its_size_as_long_as_it_can() {
        let style = Style::new(Face::Regular, 4.0).centred();
        let floor = Mm::new(2.0);
        let roomy = fit_line("Excelsior", style, Rect::at(0.0, 0.0, 40.0, 6.0), floor);
        assert_eq!((roomy.size, roomy.cut), (style.size, false));
        let tight = fit_line("Excelsior", style, Rect::at(0.0, 0.0, 12.0, 6.0), floor);
        assert!(tight.size < style.size && tight.size > floor && !tight.cut);
        let narrow = fit_line("Excelsior", style, Rect::at(0.0, 0.0, 6.0, 6.0), floor);
        assert_eq!((narrow.size, narrow.cut), (floor, true));
        let Some((_, Item::Text(run))) = narrow.items.first() else { panic!("something is left") };
        assert!(run.text.starts_with("Ex") && run.text.ends_with('…'));
    }

    #[test]
    fn a_box_breaks_between_words_before_it_splits_one() {
        let style = Style::new(Face::Regular, 4.0);
        let fitted = fit_box("Heavy cruiser", style, Rect::at(0.0, 0.0, 16.0, 12.0), Mm::new(2.0));
        let lines: Vec<_> =
            fitted.items.iter().map(|(_, item)| if let Item::Text(run) = item { run.text.as_str() } else { "" }).collect();
        assert_eq!((lines, fitted.size), (vec!["Heavy", "cruiser"], style.size));
        let shrunk = fit_box("Excelsior", style, Rect::at(0.0, 0.0, 13.0, 30.0), Mm::new(2.0));
        assert_eq!(shrunk.items.len(), 1, "a smaller word reads better than a split one");
    }

    #[test]
    fn capitals_stand_in_the_middle() {
        let rect = Rect::at(0.0, 0.0, 30.0, 10.0);
        let style = Style::new(Face::Bold, 5.0).centred();
        let fitted = fit_line("ABC", style, rect, Mm::new(2.0));
        let (at, _) = fitted.items[0];
        assert!((at.y - face_half(style) - Mm::new(5.0)).abs() < Mm::new(1e-9));
    }

    fn face_half(style: Style) -> Mm {
        style.face.cap_height(style.size) * 0.5
    }
}

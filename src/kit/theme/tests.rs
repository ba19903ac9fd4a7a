//! Tests that all text is readable on its background.

use super::*;

/// The relative luminance of a colour as WCAG defines it: 0 for black, 1 for white.
fn luminance(color: Color32) -> f64 {
    let channel = |value: u8| {
        let value = f64::from(value) / 255.0;
        if value <= 0.03928 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(color.r()) + 0.7152 * channel(color.g()) + 0.0722 * channel(color.b())
}

fn contrast(one: Color32, other: Color32) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn every_ink_is_readable_on_every_ground() {
    for palette in [&DARK, &LIGHT] {
        let grounds = [palette.desk, palette.panel, palette.card, palette.button, palette.hovered, palette.selection];
        let inks = [palette.text, palette.weak, palette.accent, palette.error, palette.warning, palette.advice, palette.good];
        for ground in grounds {
            for ink in inks {
                let contrast = contrast(ink, ground);
                assert!(contrast >= 4.5, "{ink:?} on {ground:?}: {contrast:.2}");
            }
        }
        for ground in [palette.pressed, palette.against, palette.hurts, palette.kills] {
            assert!(contrast(palette.text, ground) >= 4.5, "{ground:?}");
        }
        assert!(contrast(palette.on_primary, palette.primary) >= 4.5);
    }
    // Words on sheets of paper must also be readable where the dark theme dims the sheet.
    let paper = Palette::on_paper();
    for ink in [paper.text, paper.weak, paper.accent, paper.error, paper.warning, paper.advice, paper.good] {
        assert!(contrast(ink, DIMMED) >= 4.5, "{ink:?} on a dimmed sheet: {:.2}", contrast(ink, DIMMED));
    }
}

#[test]
fn the_lines_round_fields_and_what_cannot_be_used_are_seen() {
    let blended = |ink: Color32, ground: Color32| ground.lerp_to_gamma(ink, DISABLED);
    for palette in [&DARK, &LIGHT] {
        for ground in [palette.panel, palette.card, palette.button, palette.desk] {
            let line = contrast(palette.outline, ground);
            assert!(line >= 3.0, "the line on {ground:?}: {line:.2}");
            let disabled = contrast(blended(palette.text, ground), ground);
            assert!(disabled >= 4.5, "disabled on {ground:?}: {disabled:.2}");
        }
    }
}

//! Projects, sheets and tables in every encoding that they come in.

#![allow(clippy::unwrap_used)] // In tests, a failure is to be loud.

use std::fs;

use serde_json::Value;

use super::{assert_said, laid_out, made};
use crate::support::desk::{Desk, text};

/// The encodings in which a text comes, by name.
fn encoded(text: &str) -> [(&'static str, Vec<u8>); 5] {
    let of_units =
        |mark: [u8; 2], bytes: fn(u16) -> [u8; 2]| mark.into_iter().chain(text.encode_utf16().flat_map(bytes)).collect();
    // Of the letters of these texts each is the same number there.
    let windows = text.chars().map(|letter| u8::try_from(u32::from(letter)).unwrap()).collect();
    [
        ("UTF-8", text.as_bytes().to_vec()),
        ("UTF-8 with its mark", [b"\xef\xbb\xbf", text.as_bytes()].concat()),
        ("UTF-16 LE", of_units([0xff, 0xfe], u16::to_le_bytes)),
        ("UTF-16 BE", of_units([0xfe, 0xff], u16::to_be_bytes)),
        ("Windows-1252", windows),
    ]
}

#[test]
fn a_project_is_text_in_utf_8_and_a_sheet_is_read_in_any_encoding() {
    let desk = laid_out();
    let project = text(&fs::read(desk.path("project.drydock")).unwrap()).replace('–', "-").replacen("title: \"", "title: \"É", 1);
    let plain: String = project.chars().filter(|letter| u32::from(*letter) < 256).collect();
    for (encoding, bytes) in encoded(&plain) {
        fs::write(desk.path("project.drydock"), bytes).unwrap();
        let words = ["check", "project.drydock", "--json"];
        let output = desk.run(&words);
        assert_said(&words, &output, true);
        assert_eq!(output.status.code() == Some(2), !encoding.starts_with("UTF-8"), "{encoding}: {}", text(&output.stderr));
        if output.status.code() == Some(2) {
            let document: Value = serde_json::from_slice(&output.stdout).unwrap();
            assert!(document["error"]["line"].is_u64() && text(&output.stderr).contains("save it as UTF-8"), "{encoding}");
        }
    }
    let sheet = text(&made().iter().find(|(name, _)| *name == "sheet.orders").unwrap().1.clone());
    let sheet: String = sheet.chars().filter(|letter| u32::from(*letter) < 256).collect();
    for (encoding, bytes) in encoded(&(sheet + "; déjà vu\n")) {
        fs::write(desk.path("sheet.orders"), bytes).unwrap();
        let output = desk.run("referee check a.game sheet.orders");
        assert_ne!(output.status.code(), Some(2), "{encoding}: {}", text(&output.stderr));
    }
}

#[test]
fn a_table_is_read_in_any_encoding_of_a_spreadsheet() {
    for (encoding, bytes) in encoded("name,cannons,move\nÉgalité,3,2\n") {
        let desk = Desk::new();
        desk.good("new --game launch-fighters x.drydock");
        fs::write(desk.path("ships.csv"), bytes).unwrap();
        let output = desk.run("import ships.csv --into x.drydock");
        assert!(output.status.success(), "{encoding}: {}", text(&output.stderr));
        assert!(fs::read_to_string(desk.path("x.drydock")).unwrap().contains("\"Égalité\""), "{encoding}");
        assert!(desk.run("price ships.csv --json").status.success(), "{encoding}");
    }
}

//! What a package has besides the program tells of every command, and shows one mark in all sizes.

#![allow(clippy::unwrap_used)] // In tests, a failure is to be loud.

use std::fs;

use crate::support::desk::Desk;

/// The commands that `drydock --help` lists.
fn commands(desk: &Desk) -> Vec<String> {
    let help = desk.good("--help");
    let list = help.split("Commands:").nth(1).and_then(|rest| rest.split("\n\n").next()).unwrap();
    list.lines().filter_map(|line| line.split_whitespace().next()).map(str::to_owned).collect()
}

#[test]
fn every_command_has_a_page_of_the_manual_and_is_completed_by_every_shell() {
    let desk = Desk::new();
    desk.good("package share");
    let told = commands(&desk);
    assert!(told.len() > 10, "{told:?}");
    let read = |name: &str| fs::read_to_string(desk.path(name)).unwrap();
    let shells =
        ["bash-completion/completions/drydock", "fish/vendor_completions.d/drydock.fish", "zsh/vendor-completions/_drydock"]
            .map(|name| read(&format!("share/{name}")));
    for command in &told {
        let page = read(&format!("share/man/man1/drydock-{command}.1"));
        assert!(page.contains("SYNOPSIS") && page.contains(&format!("drydock {command}")), "{command}: {page}");
        assert!(shells.iter().all(|shell| shell.contains(command.as_str())), "{command}");
    }
    assert!(read("share/man/man1/drydock-referee-turn.1").contains("drydock referee turn"));
}

#[test]
fn the_desktop_finds_icon_menu_entry_and_file_type() {
    let desk = Desk::new();
    desk.good("package share");
    let read = |name: &str| fs::read_to_string(desk.path(name)).unwrap();
    let (entry, kind) = (read("share/applications/drydock.desktop"), read("share/mime/packages/drydock.xml"));
    let opens = entry.lines().find_map(|line| line.strip_prefix("MimeType=")).unwrap().trim_end_matches(';');
    assert!(kind.contains(&format!("type=\"{opens}\"")) && kind.contains("*.drydock"), "{kind}");
    for size in [16_u32, 24, 32, 48, 64, 128, 256, 512] {
        for icon in ["apps/drydock", "mimetypes/application-x-drydock"] {
            let drawn = image::open(desk.path(&format!("share/icons/hicolor/{size}x{size}/{icon}.png"))).unwrap();
            assert_eq!((drawn.width(), drawn.height()), (size, size));
            let colours: std::collections::BTreeSet<[u8; 3]> = drawn.to_rgb8().pixels().map(|pixel| pixel.0).collect();
            assert!(colours.len() > 3, "{icon} of {size} pixels shows {colours:?}");
        }
    }
    let of_the_page = concat!(env!("CARGO_MANIFEST_DIR"), "/src/web/icon.svg");
    assert_eq!(
        read("share/icons/hicolor/scalable/apps/drydock.svg"),
        fs::read_to_string(of_the_page).unwrap(),
        "the page has the same icon"
    );
    assert!(read("share/icons/hicolor/scalable/apps/drydock.svg").starts_with('<'));
}

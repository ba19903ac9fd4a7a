//! What a package has besides the program tells of every command, and shows one mark in all sizes.

#![allow(clippy::unwrap_used)] // In tests, a failure is to be loud.

use std::fs;

use drydock::manual;

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
        let heading = format!(".TH drydock-{command} 1 \" \" \"Drydock {}\" Drydock\n", env!("CARGO_PKG_VERSION"));
        assert!(page.contains(&heading), "{command}: {page}");
        assert!(shells.iter().all(|shell| shell.contains(command.as_str())), "{command}");
    }
    assert!(read("share/man/man1/drydock-referee-turn.1").contains("drydock referee turn"));
    for page in manual::pages() {
        let told = read(&format!("share/man/man7/drydock-{}.7", page.name));
        assert!(told.starts_with(&format!(".TH drydock-{} 7 ", page.name)) && told.lines().count() > 5, "{told}");
    }
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

/// How wide and high a PNG is.
fn side(png: &[u8]) -> u32 {
    let drawn = image::load_from_memory_with_format(png, image::ImageFormat::Png).unwrap();
    assert_eq!(drawn.width(), drawn.height());
    drawn.width()
}

/// The parts of an Apple icon: the type of each and what it holds.
fn parts(mut icon: &[u8]) -> Vec<(&str, &[u8])> {
    let mut parts = Vec::new();
    while !icon.is_empty() {
        let (length, kind) =
            (u32::from_be_bytes(icon[4..8].try_into().unwrap()) as usize, std::str::from_utf8(&icon[..4]).unwrap());
        parts.push((kind, &icon[8..length]));
        icon = &icon[length..];
    }
    parts
}

#[test]
fn a_bundle_of_macos_tells_of_itself_and_of_its_files() {
    let desk = Desk::new();
    desk.good("package . --for macos");
    let contents = desk.path("Drydock.app/Contents");
    let told = fs::read_to_string(contents.join("Info.plist")).unwrap();
    let values = |key: &str| -> Vec<String> {
        let key = format!("<key>{key}</key>");
        told.split(&key)
            .skip(1)
            .map(|rest| rest.split("<string>").nth(1).and_then(|rest| rest.split('<').next()).unwrap().to_owned())
            .collect()
    };
    assert_eq!(
        (values("CFBundleVersion"), values("CFBundleExecutable")),
        (vec![env!("CARGO_PKG_VERSION").into()], vec!["drydock".into()])
    );
    assert_eq!(
        (values("CFBundleTypeRole"), values("public.filename-extension")),
        (vec!["Editor".into()], vec!["drydock".into()])
    );
    assert_eq!(values("LSItemContentTypes"), values("UTTypeIdentifier"), "the type that it opens is the one that it declares");
    for icon in ["CFBundleIconFile", "CFBundleTypeIconFile", "UTTypeIconFile"].into_iter().flat_map(values) {
        let icon = fs::read(contents.join(format!("Resources/{icon}.icns"))).unwrap();
        let [("icns", pictures)] = parts(&icon)[..] else { panic!("no icon of macOS") };
        let sides: Vec<u32> = parts(pictures).into_iter().map(|(_, picture)| side(picture)).collect();
        assert_eq!(sides, [16, 32, 64, 128, 256, 512, 32, 64, 256, 512, 1024]);
    }
}

#[test]
fn windows_gets_the_icon_that_the_build_script_gives_its_programs() {
    let desk = Desk::new();
    desk.good("package . --for windows");
    let icon = fs::read(desk.path("drydock.ico")).unwrap();
    let given = fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/src/windows/drydock.ico")).unwrap();
    assert!(icon == given, "drydock package src/windows --for windows draws it anew");
    assert_eq!(icon[..6], [0, 0, 1, 0, 7, 0]);
    let mut end = 6 + 7 * 16;
    for (entry, wide) in icon[6..end].chunks(16).zip([16, 24, 32, 48, 64, 128, 256]) {
        let number = |at: usize| u32::from_le_bytes(entry[at..at + 4].try_into().unwrap()) as usize;
        assert_eq!((number(12), entry[0]), (end, wide as u8), "pictures stand behind one another");
        end += number(8);
        assert_eq!(side(&icon[number(12)..end]), wide);
    }
    assert_eq!(end, icon.len());
}

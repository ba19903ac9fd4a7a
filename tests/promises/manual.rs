//! What README and manual say is so: commands and options are there, links lead to files, kinds of sheets are named, and a page prints.

#![allow(clippy::unwrap_used)] // In tests, a failure is to be loud.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use drydock::manual::{self, Block, Look};
use drydock::project::{Game, Library};
use drydock::sheets;

use crate::support::desk::Desk;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The pages of prose: the README and what stands beside it, and the sources of the manual.
pub fn prose() -> Vec<PathBuf> {
    let mut pages: Vec<PathBuf> = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "benches/README.md"].map(PathBuf::from).into();
    for entry in fs::read_dir(root().join("src/manual")).unwrap() {
        let name = entry.unwrap().file_name();
        let is_page = Path::new(&name).extension().is_some_and(|extension| extension == "md");
        pages.extend(is_page.then(|| Path::new("src/manual").join(name)));
    }
    let of_game = |game: Game| ["manual.md", "rules.md"].map(|name| Path::new("blue_book").join(game.folder()).join(name));
    pages.extend(Game::ALL.into_iter().flat_map(of_game));
    pages.sort();
    pages
}

fn read(page: &Path) -> String {
    fs::read_to_string(root().join(page)).unwrap()
}

#[test]
fn the_readme_is_one_page() {
    let readme = read(Path::new("README.md"));
    assert!(
        readme.lines().count() <= 150 && readme.len() <= 12 * 1024,
        "{} lines, {} bytes",
        readme.lines().count(),
        readme.len()
    );
    for command in ["cargo run --release -- print", "cargo test"] {
        assert!(readme.contains(command), "{command}");
    }
    for game in Game::ALL {
        assert!(readme.contains(game.title()) && readme.contains(&format!("blue_book/{}/manual.md", game.folder())), "{game}");
    }
}

#[test]
fn links_of_the_prose_lead_to_files() {
    let mut lost = Vec::new();
    for page in prose() {
        let text = read(&page);
        for link in text.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(link, _)| link) {
            let file = root().join(page.parent().unwrap()).join(link);
            if !link.starts_with("https://") && !file.exists() {
                lost.push(format!("{} leads to {link}", page.display()));
            }
        }
    }
    assert!(lost.is_empty(), "{}", lost.join("\n"));
}

/// What is typed at a prompt in a page: lines of code, and words that are marked as typed.
fn typed(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = text.lines().map(|line| line.trim().to_owned()).collect();
    lines.extend(text.split('`').skip(1).step_by(2).map(|span| span.split_whitespace().collect::<Vec<_>>().join(" ")));
    lines.retain(|line| line.starts_with("drydock "));
    lines
}

#[test]
fn commands_and_options_of_the_prose_are_there() {
    let desk = Desk::new();
    let commands: BTreeSet<String> = {
        let help = desk.good("--help");
        let list = help.split("Commands:").nth(1).and_then(|rest| rest.split("\n\n").next()).unwrap().to_owned();
        list.lines().filter_map(|line| line.split_whitespace().next()).map(str::to_owned).collect()
    };
    let (mut wrong, mut seen) = (Vec::new(), 0);
    for page in prose() {
        for line in typed(&read(&page)) {
            let mut words = line.split_whitespace().skip(1).peekable();
            let Some(command) = words.next().filter(|word| commands.contains(*word)) else { continue };
            let of_several = ["play", "referee"].contains(&command);
            let below = words.peek().copied().filter(|word| of_several && word.chars().all(|letter| letter.is_ascii_lowercase()));
            let help = desk.good(&[command, below.unwrap_or_default(), "--help"].join(" "));
            // The options of questions are told by the games.
            let known = if command == "odds" { help + &desk.good("odds") } else { help };
            let option =
                |word: &str| word.trim_start_matches('[').split(['=', ']', ',', '.', ')']).next().unwrap_or_default().to_owned();
            for word in words.filter(|word| word.trim_start_matches('[').starts_with("--")).map(option) {
                seen += 1;
                if !known.contains(&word) {
                    wrong.push(format!("{}: {line}: there is no {word}", page.display()));
                }
            }
        }
    }
    assert!(wrong.is_empty() && seen > 40, "{seen} options\n{}", wrong.join("\n"));
}

/// Signs of a shell, and of what stands for something.
const NOT_TYPED: [char; 12] = ['|', '<', '>', '$', '[', '…', '{', '*', '\\', '&', '"', '\''];

/// What is typed in a page is understood as a whole: its values too, and what stands beside what.
#[test]
fn commands_of_the_prose_are_understood_as_they_stand() {
    let desk = Desk::new();
    let (mut wrong, mut tried) = (Vec::new(), 0);
    // In lists of commands words follow behind several blanks.
    let command = |line: String| line.split("  ").next().unwrap_or_default().to_owned();
    let lines: BTreeSet<String> = prose().iter().flat_map(|page| typed(&read(page))).map(command).collect();
    // Capital words stand for something.
    let stands_for = |word: &str| word.len() > 1 && word.chars().all(|letter| letter.is_ascii_uppercase()) || word == "G";
    let is_whole = |line: &&String| !line.contains(NOT_TYPED) && !line.split(' ').any(stands_for);
    for line in lines.iter().filter(is_whole) {
        // What is asked for help does nothing else, and refuses what it does not understand before that.
        let run = desk.run(&format!("{} --help", line.trim_start_matches("drydock ").trim_end_matches(['.', ','])));
        tried += 1;
        if !run.status.success() {
            wrong.push(format!("{line}: {}", String::from_utf8_lossy(&run.stderr)));
        }
    }
    assert!(wrong.is_empty() && tried > 40, "{tried} tried\n{}", wrong.join("\n"));
}

#[test]
fn a_game_s_page_names_its_sheets_and_templates() {
    let library = Library::bundled();
    for game in Game::ALL {
        let page = manual::page(game.slug()).unwrap();
        let typed: BTreeSet<&str> = page
            .blocks
            .iter()
            .flat_map(Block::spans)
            .filter(|span| span.look == Look::Typed)
            .map(|span| span.text.as_str())
            .collect();
        for kind in sheets::kinds(game) {
            assert!(typed.contains(kind.slug()), "the page of {game} does not name the sheet {kind}");
        }
        for template in library.templates(game).unwrap() {
            assert!(typed.contains(template.as_str()), "the page of {game} does not name the template {template}");
        }
    }
}

#[test]
fn the_columns_of_every_table_are_told() {
    use drydock::exchange::kinds::{exchanged, header};
    use drydock::project::Content;
    for game in Game::ALL {
        let page = manual::page(&format!("{}-tables", game.slug())).unwrap();
        let mut tables = page.blocks.iter().filter_map(|block| match block {
            Block::Table { rows, .. } => Some(rows.iter().map(|row| manual::plain(&row[0])).collect::<Vec<_>>()),
            _ => None,
        });
        for (kind, name) in exchanged(&Content::empty(game)) {
            assert_eq!(tables.next().unwrap(), header(kind), "{game}: {name}");
        }
    }
}

#[test]
fn a_page_is_shown_found_and_asked_for_by_its_name() {
    let desk = Desk::new();
    let listed = desk.good("manual");
    for page in manual::pages() {
        assert!(listed.contains(&page.name) && listed.contains(&page.title), "{}", page.name);
        assert!(desk.good(&format!("manual {}", page.name)).starts_with(&page.title), "{}", page.name);
    }
    assert!(desk.good("manual --search levelled").lines().any(|line| line.starts_with("words, ")));
    assert!(desk.bad("manual printer").contains("printing"));
}

/// The page that an entry of a PDF leads to.
fn destination(entry: &lopdf::Dictionary) -> lopdf::ObjectId {
    entry.get(b"Dest").unwrap().as_array().unwrap()[0].as_reference().unwrap()
}

/// The bookmarks of the first level of a PDF: their words, and the pages they lead to.
fn bookmarks(pdf: &lopdf::Document) -> Vec<(String, lopdf::ObjectId)> {
    let outlines = pdf.catalog().unwrap().get(b"Outlines").unwrap().as_reference().unwrap();
    let mut next = pdf.get_dictionary(outlines).unwrap().get(b"First").unwrap().as_reference();
    let mut found = Vec::new();
    while let Ok(id) = next {
        let entry = pdf.get_dictionary(id).unwrap();
        let words = String::from_utf8_lossy(entry.get(b"Title").unwrap().as_str().unwrap()).into_owned();
        found.push((words, destination(entry)));
        next = entry.get(b"Next").and_then(lopdf::Object::as_reference);
    }
    found
}

#[test]
fn the_manual_prints_with_contents_that_lead_to_its_chapters() {
    let desk = Desk::new();
    desk.good("manual --pdf manual.pdf");
    let pdf = lopdf::Document::load(desk.path("manual.pdf")).unwrap();
    let marks = bookmarks(&pdf);
    let titles: Vec<&str> = marks.iter().map(|(title, _)| title.as_str()).collect();
    let expected: Vec<&str> = std::iter::once("Contents").chain(manual::pages().iter().map(|page| page.title.as_str())).collect();
    assert_eq!(titles, expected);
    let first = pdf.get_pages()[&1];
    let links = pdf.get_dictionary(first).unwrap().get(b"Annots").unwrap().as_array().unwrap();
    let led: Vec<_> = links.iter().map(|link| destination(link.as_dict().unwrap())).collect();
    assert_eq!(led, marks.iter().skip(1).map(|(_, page)| *page).collect::<Vec<_>>());
    assert!(desk.bad("manual --paper a3").contains("--pdf"));
    // It is also a kind of sheet that no project is needed for, and is printed again over itself.
    for _ in 0..2 {
        assert!(desk.good("print --only manual --out printed").contains("the manual"));
    }
    assert_eq!(fs::read(desk.path("printed/manual.pdf")).unwrap(), fs::read(desk.path("manual.pdf")).unwrap());
}

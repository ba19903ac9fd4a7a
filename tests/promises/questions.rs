//! Questions that a newcomer asks, in their own words: the search of the manual lists the section that answers them first or second, and the
//! section says what they need.

#![allow(clippy::unwrap_used)] // In tests, a failure is to be loud.

use drydock::manual::{self, Block, Page};

use crate::support::desk::Desk;

/// A question in some wordings, where it is answered, and words without which that would be no answer.
struct Question {
    asked: &'static [&'static str],
    page: &'static str,
    heading: &'static str,
    told: &'static [&'static str],
}

const fn question(
    asked: &'static [&'static str],
    page: &'static str,
    heading: &'static str,
    told: &'static [&'static str],
) -> Question {
    Question { asked, page, heading, told }
}

const TWENTY: [Question; 20] = [
    question(
        &["cut counters with a machine", "How do I cut counters with a cutting machine?", "cricut", "silhouette cameo"],
        "printing",
        "Cutting",
        &["--marks silhouette", "--to cut", "DXF", "regmarks"],
    ),
    question(
        &["what \"levelled\" means", "What does levelled mean?", "levelled", "level"],
        "words",
        "Levelled",
        &["win equally often", "captains"],
    ),
    question(
        &["which dice fall at a ram", "What dice do I roll for ramming?", "ram", "dice ramming a boat"],
        "vikings",
        "Which dice fall at a ram",
        &["One die", "ten sides", "speed factor", "collision table", "4.5"],
    ),
    question(
        &["add a rule to the source", "How do I add a rule?", "how do i add my own rule", "new rule in the source"],
        "checking",
        "Add a rule",
        &["checks", "code", "examples", "cargo test", "CONTRIBUTING.md"],
    ),
    question(
        &["get a lost project back", "recover a project after a crash", "The program crashed, is my project lost?"],
        "files",
        "Get a lost project back",
        &["Start Drydock again", "FILE.autosave", "FILE.previous"],
    ),
    question(
        &["print only this ship", "How do I print a single ship?", "print one ship only"],
        "printing",
        "Print only this ship",
        &["Export", "Ctrl+E", "How much"],
    ),
    question(
        &["what a finding's code means", "What does the code of a finding mean?", "meaning of the codes of findings"],
        "checking",
        "What a finding's code means",
        &["LF", "drydock explain"],
    ),
    question(
        &["bring a spreadsheet of ships in", "import ships from Excel", "How do I import a CSV of ships?"],
        "exchange",
        "Bring a spreadsheet of ships in",
        &["first row", "Import a table", "drydock import ships.csv"],
    ),
    question(
        &["backs on a printer of one side", "My printer cannot print both sides", "print backs with a single-sided printer"],
        "printing",
        "Backs",
        &["--backs fold", "fold along the line"],
    ),
    question(
        &["play against the program", "play against the computer", "Can I play against an AI?"],
        "playtests",
        "Play against the program",
        &["Ctrl+4", "which sides you play"],
    ),
    question(
        &["what the interval beside a win rate means", "What does the interval mean?", "confidence interval of a win rate"],
        "playtests",
        "What the interval means",
        &["nineteen", "sample", "narrower"],
    ),
    question(
        &[
            "run a campaign by post for seven",
            "run a campaign by mail for seven players",
            "How do I referee seven players by post?",
        ],
        "by-post",
        "A referee's first evening: a campaign for seven",
        &["referee start", "seven", "Post to each player"],
    ),
    question(
        &["write one's first orders", "How do I write my first orders?", "my first sheet of orders"],
        "by-post",
        "A player's first orders",
        &["Open the report", "mode plunder", "referee check"],
    ),
    question(
        &[
            "which values are reconstructed and why",
            "Which values are reconstructed?",
            "where does a reconstructed value come from",
        ],
        "designing",
        "Where a value comes from",
        &["reconstructed-value", "Lost, and what fills it"],
    ),
    question(
        &["a picture of one's own", "use my own picture on a counter", "How do I import a picture?"],
        "designing",
        "A picture of your own",
        &["Import a picture", "PNG and JPEG"],
    ),
    question(
        &["a map at random", "How do I generate a random map?", "random map"],
        "designing",
        "A map at random",
        &["Random terrain", "seed"],
    ),
    question(
        &["what Move costs and why", "Why is move so expensive?", "cost of move"],
        "launch-fighters",
        "What a ship costs",
        &["Move costs more on a dear ship", "bracket", "Points Cost Multiplier"],
    ),
    question(
        &["a million games on a cluster", "play a million games", "How do I play a million games on many machines?"],
        "cluster",
        "A million games with GNU parallel",
        &["--shard", "drydock play merge"],
    ),
    question(
        &["what a browser keeps", "What does the browser store?", "what is kept in the browser"],
        "browser",
        "What a browser keeps",
        &["storage", "deletes"],
    ),
    question(
        &["change a table of the book", "How do I change a table?", "edit a table of the rulebook"],
        "designing",
        "Change a table of the book",
        &["Tables", "cells", "CSV"],
    ),
];

/// What a newcomer asks besides.
const MORE: [Question; 14] = [
    question(&["dark theme", "light or dark colours"], "designing", "The window", &["Settings"]),
    question(&["make the text larger", "text size"], "by-ear", "Larger text, and less motion", &["Ctrl+Plus"]),
    question(&["keyboard shortcuts"], "designing", "The window", &["Keyboard shortcuts"]),
    question(&["How do I make a new ship?"], "first-evening", "A ship of your own", &["+ beside"]),
    question(&["save a game and go on later"], "playtests", "Play against the program", &["Keep the game"]),
    question(&["two players at one computer"], "playtests", "Play against the program", &["at one screen"]),
    question(&["print double-sided"], "printing", "Backs", &["--backs duplex"]),
    question(&["letter paper", "paper size"], "printing", "Paper", &["letter"]),
    question(&["black and white printer", "save ink"], "printing", "Ink", &["--ink black"]),
    question(&["ignore a warning"], "checking", "In the window", &["intended"]),
    question(&["share a project with a friend"], "files", "Share a project", &["Send the file"]),
    question(&["what does LF002 mean?"], "launch-fighters-rules", "LF002 launchers-without-missiles (error)", &["missiles"]),
    question(&["what does reconstructed mean"], "words", "Reconstructed", &["original is lost"]),
    question(&["undo a year", "late orders"], "by-post", "When something goes wrong", &["referee undo"]),
];

/// What a section says, up to the next heading; of the glossary, one word.
fn section(page: &Page, heading: &str) -> String {
    let is_word = |block: &Block| page.name == "words" && block.text().starts_with(&format!("{heading}:"));
    let first =
        page.blocks.iter().position(|block| is_word(block) || matches!(block, Block::Heading(..)) && block.text() == heading);
    let first = first.unwrap_or_else(|| panic!("{} has no heading {heading:?}", page.name));
    let below = page.blocks[first + 1..].iter().take_while(|block| page.name != "words" && !matches!(block, Block::Heading(..)));
    std::iter::once(&page.blocks[first]).chain(below).map(Block::text).collect::<Vec<_>>().join("\n")
}

#[test]
fn twenty_questions_are_answered_by_the_first_or_second_place_that_is_found() {
    let mut unanswered = Vec::new();
    for Question { asked, page, heading, told } in TWENTY.iter().chain(&MORE) {
        let says = section(manual::page(page).unwrap(), heading);
        unanswered
            .extend(told.iter().filter(|words| !says.contains(**words)).map(|words| format!("{heading} does not say {words}")));
        for words in *asked {
            let hits = manual::search(words);
            let is_there = |hit: &&manual::Hit| hit.page.name == *page && hit.heading == *heading;
            if !hits.iter().take(2).any(|hit| is_there(&hit)) {
                let place = hits.iter().position(|hit| is_there(&hit)).map(|place| place + 1);
                let first: Vec<_> = hits.iter().take(2).map(|hit| format!("{}: {}", hit.page.name, hit.heading)).collect();
                unanswered.push(format!("{words:?} finds {heading} at {place:?}, after {first:?}"));
            }
        }
    }
    assert!(unanswered.is_empty(), "{}", unanswered.join("\n"));
}

#[test]
fn a_question_is_asked_at_the_prompt_as_it_comes() {
    let told = Desk::new().good(&["manual", "--search", "How do I recover my project?"]);
    assert!(told.starts_with("files, Get a lost project back: "), "{told}");
}

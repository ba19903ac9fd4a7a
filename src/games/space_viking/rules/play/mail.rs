//! Takes in sheets, and decides which of them count.
//!
//! The order in which sheets arrive does not matter. A sheet counts if it names a player, the turn and the key of that player's last report. Of
//! several sheets of one player, the one with the highest version counts. Orders that break the rules, as far as the player could know, are removed
//! before the year is played, and the player learns of this.

use std::borrow::Cow;

use super::report::BEGUN;
use super::{Chapter, Entry, Knowledge};
use crate::Player;
use crate::knowledge::Secrecy;
use crate::orders::{
    Name, Sheet, SheetText,
    checks::{SheetFinding, check, nearest_name},
    decoded, that_counts,
};
use rules::{Id, counted};

/// A sheet that arrived.
#[derive(Clone, Debug, PartialEq)]
pub struct Delivered {
    /// The index of the file with the sheet. A file may hold several sheets; each is delivered separately.
    pub file: usize,
    /// The player who sent the sheet; `None` if the sheet does not name a player who is known.
    pub player: Option<Id<Player>>,
    /// The sheet as it was read, with the lines that were not understood.
    pub sheet: Sheet,
    /// The findings about the sheet, as far as its player can know, in the order of the rules.
    pub findings: Vec<SheetFinding>,
    /// The reason why the sheet does not count; `None` if it counts.
    pub refused: Option<Cow<'static, str>>,
}

impl Delivered {
    /// How many findings a player is told one by one at most. The rest are only counted.
    pub const MOST_TOLD: usize = 100;

    /// What the player's report says about the sheet: that it does not count, or which of its orders could not be carried out. `bytes` is the file
    /// with the sheet.
    pub(super) fn told(&self, bytes: &[u8]) -> Vec<Entry> {
        let entry = |words: String| Entry { chapter: Chapter::NotCarriedOut, tick: None, at: None, words, parts: Vec::new() };
        if let Some(why) = &self.refused {
            return vec![entry(format!("A sheet in your name does not count: {why}."))];
        }
        let errors: Vec<&SheetFinding> = self.findings.iter().filter(|finding| finding.is_error()).collect();
        let more = errors.len().saturating_sub(Self::MOST_TOLD);
        let text = SheetText::of(bytes);
        let line = |finding: &SheetFinding| match (finding.at.line, text.line(finding.at.line)) {
            (0, _) => entry(finding.message.clone()),
            (line, None) => entry(format!("Line {line}: {}", finding.message)),
            (line, Some(words)) => entry(format!("Line {line}, {words}: {}", finding.message)),
        };
        let told = errors.into_iter().take(Self::MOST_TOLD).map(line);
        let more =
            (more > 0).then(|| entry(format!("And {} like these, which are not told one by one.", counted(more, "error"))));
        told.chain(more).collect()
    }
}

/// Reads sheets, and decides which of them count, based on what these players know.
#[must_use]
pub fn deliver<'s>(knowledge: &[Knowledge], sheets: impl IntoIterator<Item = &'s [u8]>) -> Vec<Delivered> {
    // Years that were first played from sheets read line by line must have the same results when they are played again.
    let is_bare = knowledge.iter().any(|known| known.secrecy == Secrecy::Bare);
    let parse = |bytes| if is_bare { vec![Sheet::parse_by_lines(bytes)] } else { Sheet::parse_all(bytes) };
    let mut delivered = Vec::new();
    for (file, bytes) in sheets.into_iter().enumerate() {
        let no_sheet = no_sheet(bytes).filter(|_| !is_bare);
        delivered.extend(parse(bytes).into_iter().map(|sheet| {
            let opened = opened(knowledge, sheet);
            let refused = no_sheet.map(Cow::Borrowed).or(opened.refused);
            Delivered { file, refused, ..opened }
        }));
    }
    for known in knowledge {
        let is_theirs = |sheet: &Delivered| sheet.refused.is_none() && sheet.player == Some(known.player);
        let theirs: Vec<usize> = (0..delivered.len()).filter(|at| is_theirs(&delivered[*at])).collect();
        let counts = that_counts(theirs.iter().map(|at| &delivered[*at].sheet)).map(|at| theirs[at]);
        for at in theirs {
            if Some(at) != counts {
                let why = match counts {
                    Some(_) => "another sheet of this player has a higher version, or came later",
                    None => {
                        "two sheets of this player have the same version, no head of a mail tells which is the later, and neither counts"
                    }
                };
                delivered[at].refused = Some(why.into());
            }
        }
    }
    delivered
}

/// The reason why a file is not a sheet; `None` if it may be one. A report contains only the beginning of a sheet, and a PDF cannot be read.
fn no_sheet(bytes: &[u8]) -> Option<&'static str> {
    let text = decoded(&bytes[..bytes.len().min(64 << 10)]);
    let is_report_file = text.lines().take(5).any(|line| matches!(line.trim(), "sort: report," | "\"sort\": \"report\","));
    let unquoted = text.lines().take_while(|line| !line.trim_start().starts_with("orders "));
    let is_report = is_report_file || unquoted.into_iter().any(|line| line.starts_with(BEGUN) && line.ends_with(", BEGUN"));
    match (bytes.starts_with(b"%PDF"), is_report) {
        (true, _) => Some("it is a form on paper or a report, and no sheet: type it"),
        (false, true) => Some("it is a report, and no sheet: cut the sheet out of it that it ends with"),
        (false, false) => None,
    }
}

fn opened(knowledge: &[Knowledge], sheet: Sheet) -> Delivered {
    let known = |name: &Name| knowledge.iter().find(|known| name.is(known.name()));
    let Some(opening) = sheet.opening.as_ref().map(|opening| &opening.what) else {
        let Some((line, name)) = sheet.opening_refused() else {
            return refused(None, sheet, "no line says whose orders these are");
        };
        let why = line.reason.trim_end_matches('.');
        let why = match &line.nearest {
            Some(nearest) => {
                format!("line {}, which opens it, is not understood: {why}; the nearest word is {nearest}", line.at.line)
            }
            None => format!("line {}, which opens it, is not understood: {why}", line.at.line),
        };
        let player = name.as_ref().and_then(known).map(|known| known.player);
        return refused(player, sheet, why);
    };
    let Some(known) = known(&opening.player) else {
        let why = format!("it names {}, and no report of anybody of that name is at hand", opening.player.text);
        let Some(nearest) = nearest_name(&opening.player, knowledge.iter().map(Knowledge::name)) else {
            return refused(None, sheet, why);
        };
        // If a sheet has the key of a report, a reader of that report wrote it, so the player of that report is told.
        let is_theirs = |known: &&Knowledge| known.name() == nearest && opening.key.is(&known.key);
        let player = knowledge.iter().find(is_theirs).map(|known| known.player);
        let why = format!("{why}; the nearest is {}", Name::from(nearest).written());
        return refused(player, sheet, why);
    };
    let refused = if opening.turn != known.next_turn() {
        Some("it is for another turn".into())
    } else if !opening.key.is(&known.key) {
        Some("its key is not that of the last report".into())
    } else {
        None
    };
    let findings = check(&sheet, known);
    Delivered { file: 0, player: Some(known.player), sheet, findings, refused }
}

/// A sheet that does not count, and for which there are therefore no findings.
fn refused(player: Option<Id<Player>>, sheet: Sheet, why: impl Into<Cow<'static, str>>) -> Delivered {
    Delivered { file: 0, player, sheet, findings: Vec::new(), refused: Some(why.into()) }
}

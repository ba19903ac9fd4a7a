//! Finds what is wrong in order sheets, for each sheet only from what its own player knows.

use exchange::post::{CheckedSheet, SheetFinding};
use project::SentSheet;
use space_viking::orders::checks::SheetFinding as Found;
use space_viking::play::{Delivered, Knowledge, Post, deliver};

/// Checks sheets for the next turn of a game.
pub(super) fn check(post: &Post, sheets: &[SentSheet]) -> Vec<CheckedSheet> {
    let delivered = post.deliver(sheets.iter().map(|sheet| sheet.bytes.as_slice()));
    let checked = delivered.into_iter().map(|delivered| {
        let sent = &sheets[delivered.file];
        let knowledge = post.knowledge().iter().find(|known| Some(known.player) == delivered.player);
        told(sent, knowledge, &delivered)
    });
    checked.collect()
}

/// Checks sheets of one player, from that player's last report alone.
pub(super) fn check_with(knowledge: &Knowledge, sheets: &[SentSheet]) -> Vec<CheckedSheet> {
    let delivered = deliver(std::slice::from_ref(knowledge), sheets.iter().map(|sheet| sheet.bytes.as_slice()));
    let checked = delivered.into_iter().map(|delivered| {
        let sent = &sheets[delivered.file];
        let own = Some(knowledge).filter(|known| Some(known.player) == delivered.player);
        told(sent, own, &delivered)
    });
    checked.collect()
}

/// A sheet with its findings. If the sheet's player is not known, it has no findings.
fn told(sent: &SentSheet, knowledge: Option<&Knowledge>, delivered: &Delivered) -> CheckedSheet {
    let finding = |finding: &Found| SheetFinding {
        severity: finding.about.severity,
        code: finding.about.code.to_string(),
        rule: finding.about.name.to_owned(),
        line: finding.at.line,
        column: finding.at.column,
        message: finding.message.clone(),
    };
    let mut findings: Vec<SheetFinding> = delivered.findings.iter().map(finding).collect();
    // If there are more findings than can be reported, errors take precedence.
    findings.sort_by_key(|finding| (std::cmp::Reverse(finding.severity), finding.line, finding.column));
    let more = findings.len().saturating_sub(Delivered::MOST_TOLD);
    findings.truncate(Delivered::MOST_TOLD);
    findings.sort_by_key(|finding| (finding.line, finding.column));
    CheckedSheet {
        file: sent.name.clone(),
        player: knowledge.map(|known| known.name().to_owned()),
        refused: delivered.refused.as_deref().map(str::to_owned),
        findings,
        more,
        version: delivered.sheet.opening.as_ref().map_or(0, |opening| opening.what.version),
    }
}

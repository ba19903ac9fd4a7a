//! The mails of a referee, ready to be sent: reports, answers to sheets, and reminders. Each mail tells its player only what that player may know.

use std::fmt::Write as _;

use super::coming::sender_of;
use super::{CheckedSheet, Post, Replayed, ReportFormat, addresses, folder_of, missing};
use crate::NamedFile;
use crate::mail::Draft;
use drawing::ProgressMonitor;
use project::{Error, InProgress, SentSheet};
use rules::counted;

/// The formats of a report that are attached to the mail. The text of the mail is the report in text format.
const ATTACHED: [ReportFormat; 3] = [ReportFormat::Pdf, ReportFormat::Ron, ReportFormat::Html];

/// A mail with the report of the year for this player; `None` for a mail to each player. Each report that is made is announced to the monitor.
///
/// # Errors
///
/// If there is no such player, a report cannot be written, or the work is stopped.
pub fn report_mails(
    post: &dyn Post,
    replayed: &dyn Replayed,
    game: &InProgress,
    player: Option<&str>,
    monitor: ProgressMonitor,
) -> Result<Vec<NamedFile>, Error> {
    let addresses = addresses(post, game)?;
    let (players, names) = (replayed.players(), replayed.file_names());
    let texts = replayed.reports(player, &[ReportFormat::Text], ProgressMonitor::NONE)?;
    let reports = replayed.reports(player, &ATTACHED, monitor)?;
    let about = match replayed.turn() {
        0 => format!("{}: before the first turn", game.campaign),
        turn => format!("{}: turn {turn}", game.campaign),
    };
    let deadline = until(game);
    let how = if replayed.turn() == replayed.turns() {
        "The campaign is over."
    } else {
        "The sheet of the coming turn stands begun at the end. Answer this mail with it, or open the attached .report with Drydock."
    };
    let mails = reports.into_iter().zip(texts).map(|(report, text)| {
        let at = players.iter().position(|player| *player == report.player).unwrap_or_default();
        let text = text.files.first().map(|file| String::from_utf8_lossy(&file.bytes).into_owned()).unwrap_or_default();
        let text = format!("{how}\n{deadline}\n{text}");
        let subject = format!("{about}, for {}", report.player);
        let draft = Draft { to: addresses[at].as_deref(), subject: &subject, text: &text, attached: &report.files };
        let turn = folder_of(replayed.turn(), replayed.turns());
        let name = format!("{turn}-{}.eml", names[at]);
        NamedFile { name, bytes: draft.write(), holds: format!("mail to {}", to(&report.player, addresses[at].as_deref())) }
    });
    Ok(mails.collect())
}

/// A mail for each sheet that came in, which says whether the sheet counts and what was found in it. If the sheet does not count, for example because
/// its key is wrong, the mail says only why.
#[must_use]
pub fn answers(replayed: &dyn Replayed, game: &InProgress, come: &[SentSheet], checked: &[CheckedSheet]) -> Vec<NamedFile> {
    let turn = replayed.turn() + 1;
    let folder = folder_of(turn, replayed.turns());
    // Files are numbered over the whole turn, so that the answers of a later evening do not replace those of an earlier one. A file may hold several
    // sheets.
    let number = |at: usize, sheet: &CheckedSheet| {
        let file = 1 + come.iter().position(|sent| sent.name == sheet.file).unwrap_or_default();
        let before = checked[..at].iter().filter(|other| other.file == sheet.file).count();
        if before == 0 { format!("{file:02}") } else { format!("{file:02}-{}", before + 1) }
    };
    let mails = checked.iter().enumerate().map(|(at, sheet)| {
        let address = sender_of(come, sheet);
        let whose = sheet.player.as_ref().map_or_else(String::new, |player| format!(" of {player}"));
        let mut text = match &sheet.refused {
            Some(why) => format!("A sheet{whose} has come in for turn {turn} that does not count: {why}.\n"),
            None => format!("Your sheet{whose} for turn {turn} has come in, and counts.\n"),
        };
        // The answer to a sender without the right key tells nothing that the player knows.
        if sheet.refused.is_none() {
            for finding in &sheet.findings {
                let place = if finding.line == 0 { "The sheet".to_owned() } else { format!("Line {}", finding.line) };
                let _ = writeln!(text, "\n{place}: {} ({}, {})", finding.message, finding.severity, finding.code);
            }
            if sheet.more > 0 {
                let _ = writeln!(text, "\nAnd {} besides.", counted(sheet.more, "finding"));
            }
        }
        let _ = write!(text, "\n{}\n{}", how_to_send_another(sheet, checked), until(game));
        let subject = format!("{}: your sheet for turn {turn}", game.campaign);
        let draft = Draft { to: address.as_deref(), subject: &subject, text: &text, attached: &[] };
        let holds = format!("answer to {}", sheet.file);
        NamedFile { name: format!("{folder}-answer-{}.eml", number(at, sheet)), bytes: draft.write(), holds }
    });
    mails.collect()
}

/// Tells the player how to send the next version of their sheet or, if none of their sheets counts, how to send one that counts.
fn how_to_send_another(sheet: &CheckedSheet, checked: &[CheckedSheet]) -> String {
    let of_player = || checked.iter().filter(|other| other.player.is_some() && other.player == sheet.player);
    if of_player().any(|other| other.refused.is_none()) {
        let last = of_player().map(|other| other.version).max().unwrap_or(1);
        return format!("To change it, send another with version {} behind the key.", last.saturating_add(1));
    }
    "To have one count, begin it with the first line of the sheet that your last report ends with, and send it again.".into()
}

/// A reminder to each player whose sheet for the next turn is missing; or, if a player is named, only to that player.
///
/// # Errors
///
/// If a year cannot be replayed, or there is no such player.
pub fn reminders(
    post: &dyn Post,
    replayed: &dyn Replayed,
    game: &InProgress,
    only: Option<&str>,
) -> Result<Vec<NamedFile>, Error> {
    let turn = replayed.turn() + 1;
    if turn > replayed.turns() {
        return Ok(Vec::new());
    }
    let mut missing = missing(replayed, game, &replayed.check(&game.coming.sheets))?;
    if only.is_some() {
        // The game's own code finds the player whom the words mean.
        let named = replayed.reports(only, &[], ProgressMonitor::NONE)?;
        missing.retain(|player| named.iter().any(|report| report.player == *player));
    }
    let addresses = addresses(post, game)?;
    let all = replayed.players().into_iter().zip(replayed.file_names()).zip(addresses);
    let mails = all.filter(|((player, _), _)| missing.contains(player)).map(|((player, name), address)| {
        let text = format!(
            "No sheet of {player} for turn {turn} has come in that counts. Without one your fleets go on as they were told.\n{}",
            until(game)
        );
        let subject = format!("{}: a sheet for turn {turn} is missing", game.campaign);
        let draft = Draft { to: address.as_deref(), subject: &subject, text: &text, attached: &[] };
        let folder = folder_of(turn, replayed.turns());
        let holds = format!("reminder to {}", to(&player, address.as_deref()));
        NamedFile { name: format!("{folder}-reminder-{name}.eml"), bytes: draft.write(), holds }
    });
    Ok(mails.collect())
}

/// The deadline for sheets, as a line; empty if the referee has named no day.
fn until(game: &InProgress) -> String {
    match game.coming.deadline.as_str() {
        "" => String::new(),
        deadline => format!("Sheets are taken until {deadline}.\n"),
    }
}

/// The player and the address of a mail, in words for a list.
fn to(player: &str, address: Option<&str>) -> String {
    address.map_or_else(|| format!("{player}, whose address is to be filled in"), |address| format!("{player} at {address}"))
}

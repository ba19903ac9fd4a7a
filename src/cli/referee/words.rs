//! Writes sheets of orders and the findings about them, in lines of text.

use crate::cli::report::Report;
use crate::exchange::mail::NoSheet;
use crate::exchange::post::CheckedSheet;
use crate::rules::{Severity, counted};

/// Writes a line about a sheet, and a line for each of its findings.
pub(super) fn sheet(report: &mut Report, sheet: &CheckedSheet) {
    let CheckedSheet { file, player, refused, findings, more, .. } = sheet;
    let whose = player.as_deref().unwrap_or("nobody");
    let errors = findings.iter().filter(|finding| finding.severity == Severity::Error).count();
    let counts = match refused {
        Some(why) => format!("does not count: {why}"),
        None if errors > 0 => format!("counts, but for {}", counted(errors, "error")),
        None => "counts".into(),
    };
    report.line(format_args!("{file}: of {whose}, {counts}"));
    for finding in findings {
        let at = if finding.line == 0 { String::new() } else { format!(" at line {}, column {}", finding.line, finding.column) };
        report.line(format_args!("  {} {} {}{at}", finding.severity, finding.code, finding.rule));
        report.line(format_args!("    {}", finding.message));
    }
    if *more > 0 {
        report.line(format_args!("  and {} besides, which are not told one by one", counted(*more, "finding")));
    }
}

/// Writes a line for each file that contains no sheet.
pub(super) fn others(report: &mut Report, others: &[NoSheet]) {
    for NoSheet { file, why } in others {
        report.line(format_args!("{file}: no sheet, for {why}"));
    }
}

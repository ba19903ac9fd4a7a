//! Findings of the checks of sheets: the rule that is broken, the part of the sheet concerned, and how to mend it.

use std::any::Any;
use std::collections::HashSet;

use super::{Case, Knowledge};
use crate::orders::grammar::Verb;
use crate::orders::{Lines, Order, Sheet, Spot};
use crate::quotes::QUOTES;
use rules::{About, AnyRule, Example, Severity};

/// A rule about sheets.
pub struct SheetRule {
    /// The rule's name, code, severity, citation and words.
    pub about: &'static About,
    /// Which part of the sheet is not carried out if the rule is broken.
    pub drops: Drops,
    /// An example: a sheet that breaks the rule, with what its player knows.
    pub failing: fn() -> (Sheet, Knowledge),
    /// A similar sheet that does not break the rule.
    pub passing: fn() -> (Sheet, Knowledge),
    /// Adds a finding to the list for each part of the sheet that breaks the rule.
    pub(super) check: fn(&Case, &mut Vec<SheetFinding>),
}

impl AnyRule for SheetRule {
    fn about(&self) -> &'static About {
        self.about
    }

    fn example(&self) -> Vec<Example> {
        let ((sheet, knowledge), mut findings) = ((self.failing)(), Vec::new());
        (self.check)(&Case::new(&sheet, &knowledge), &mut findings);
        let of = |finding: SheetFinding| Example {
            place: finding.at.to_string(),
            message: finding.message,
            fixes: finding.fixes.into_iter().map(|fix| fix.title).collect(),
        };
        findings.into_iter().map(of).collect()
    }

    fn designs(&self) -> Option<[Box<dyn Any>; 2]> {
        None
    }
}

/// The part of a sheet that is not carried out because of a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drops {
    /// Nothing is dropped: the finding only advises.
    Nothing,
    /// The line that the finding is about.
    Line,
    /// The whole block of a fleet, or the whole message.
    Block,
    /// The whole sheet.
    Sheet,
}

/// A part of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum InSheet {
    /// The whole sheet.
    Whole,
    /// A line that was not understood, by its index among such lines.
    Refused(usize),
    /// The block of a fleet, by its index among the blocks of the sheet.
    Fleet(usize),
    /// A line of a fleet's block, by the index of the block and the verb of the line.
    FleetLine(usize, Verb),
    /// An order outside of blocks, by its index among the sheet's orders.
    Order(usize),
    /// A line of a message, by the index of the message among the sheet's orders and the verb of the line.
    MessageLine(usize, Verb),
}

/// A part of a sheet that breaks a rule.
#[derive(Clone, Debug, PartialEq)]
pub struct SheetFinding {
    /// The rule that the part breaks.
    pub about: &'static About,
    /// Which part of the sheet is not carried out because of the finding.
    pub drops: Drops,
    /// The part of the sheet that the finding is about.
    pub part: InSheet,
    /// The position of that part in the text.
    pub at: Spot,
    /// A sentence that says what is wrong, with the numbers that were compared.
    pub message: String,
    /// Ways to mend the fault, the obvious one first.
    pub fixes: Vec<SheetFix>,
}

/// A way to mend what a finding reports: it changes a line of the text, or removes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetFix {
    /// What the fix does, worded as a command that the user can choose.
    pub title: String,
    /// The number of the line, counted from 1.
    pub line: u32,
    /// The change to the line.
    pub change: LineChange,
}

/// A change to a line of a sheet's text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineChange {
    /// Replaces some characters of the line.
    Replace {
        /// The column of the first character, counted from 1.
        column: u32,
        /// How many characters are replaced.
        length: u32,
        /// The text that replaces these characters.
        with: String,
    },
    /// Removes the line.
    Remove,
}

impl SheetFinding {
    /// A finding without a fix.
    pub(super) fn new(about: &'static About, part: InSheet, at: Spot, message: impl Into<String>) -> Self {
        Self { about, drops: Drops::Nothing, part, at, message: message.into(), fixes: Vec::new() }
    }

    /// Adds a fix to the finding: it replaces the word at the finding's position.
    pub(super) fn with_word(mut self, old: &str, new: &str) -> Self {
        let length = u32::try_from(old.chars().count()).unwrap_or(u32::MAX);
        let change = LineChange::Replace { column: self.at.column, length, with: new.to_owned() };
        self.fixes.push(SheetFix { title: format!("Write {new}"), line: self.at.line, change });
        self
    }

    /// Adds a fix to the finding: it removes the line with the finding.
    pub(super) fn or_without(mut self) -> Self {
        let (title, line) = ("Take the line away".to_owned(), self.at.line);
        self.fixes.push(SheetFix { title, line, change: LineChange::Remove });
        self
    }

    /// Whether the finding is an error, and not a warning or advice.
    #[must_use]
    pub fn is_error(&self) -> bool {
        self.about.severity == Severity::Error
    }
}

impl SheetFix {
    /// Returns the text with the fix applied; the text is unchanged if it has no line with the fix's number.
    #[must_use]
    pub fn applied(&self, text: &str) -> String {
        let mut out = String::with_capacity(text.len());
        for (line, number) in text.split_inclusive('\n').zip(1_u32..) {
            match &self.change {
                _ if number != self.line => out.push_str(line),
                LineChange::Remove => {}
                LineChange::Replace { column, length, with } => {
                    let start = column.saturating_sub(1) as usize;
                    // A word in quotes is replaced together with the quotes, however many blanks it contains.
                    let is_quote = |letter: char| QUOTES.contains(&letter);
                    let is_quoted = line.chars().nth(start).is_some_and(is_quote);
                    let closed = || line.chars().skip(start + 1).position(is_quote).map(|at| start + at + 2);
                    let end = closed().filter(|_| is_quoted).unwrap_or(start + *length as usize);
                    out.extend(line.chars().take(start));
                    out.push_str(with);
                    out.extend(line.chars().skip(end));
                }
            }
        }
        out
    }
}

/// Collects the parts of a sheet that its findings drop.
pub fn dropped(findings: &[SheetFinding]) -> HashSet<InSheet> {
    findings
        .iter()
        .filter_map(|finding| match (finding.drops, finding.part) {
            (Drops::Nothing, _) => None,
            (Drops::Sheet, _) => Some(InSheet::Whole),
            (Drops::Block, InSheet::FleetLine(at, _)) => Some(InSheet::Fleet(at)),
            (Drops::Block, InSheet::MessageLine(at, _)) => Some(InSheet::Order(at)),
            (Drops::Line | Drops::Block, part) => Some(part),
        })
        .collect()
}

/// Returns what is carried out of a sheet: everything that no finding drops. `None` if the whole sheet is dropped.
#[must_use]
pub fn carried_out(sheet: &Sheet, findings: &[SheetFinding]) -> Option<Sheet> {
    let dropped = dropped(findings);
    if dropped.contains(&InSheet::Whole) {
        return None;
    }
    let mut kept = Sheet { opening: sheet.opening.clone(), refused: sheet.refused.clone(), ..Sheet::default() };
    for (at, block) in sheet.fleets.iter().enumerate().filter(|(at, _)| !dropped.contains(&InSheet::Fleet(*at))) {
        let mut block = block.clone();
        drop_lines(&mut block.what.lines, |verb| dropped.contains(&InSheet::FleetLine(at, verb)));
        kept.fleets.push(block);
    }
    for (at, order) in sheet.orders.iter().enumerate().filter(|(at, _)| !dropped.contains(&InSheet::Order(*at))) {
        let mut order = order.clone();
        if let Order::Message(message) = &mut order.what {
            drop_lines(&mut message.lines, |verb| dropped.contains(&InSheet::MessageLine(at, verb)));
        }
        kept.orders.push(order);
    }
    Some(kept)
}

fn drop_lines(lines: &mut Lines, is_dropped: impl Fn(Verb) -> bool) {
    fn unless<T>(line: &mut Option<T>, is_dropped: bool) {
        if is_dropped {
            *line = None;
        }
    }
    let Lines { commander, mode, ships, route, cargo, break_off, aim, with } = lines;
    unless(commander, is_dropped(Verb::Commander));
    unless(mode, is_dropped(Verb::Mode));
    unless(ships, is_dropped(Verb::Ships));
    unless(route, is_dropped(Verb::Route));
    unless(cargo, is_dropped(Verb::Cargo));
    unless(break_off, is_dropped(Verb::BreakOff));
    unless(aim, is_dropped(Verb::Target));
    unless(with, is_dropped(Verb::With));
}

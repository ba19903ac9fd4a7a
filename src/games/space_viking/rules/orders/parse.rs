//! Reads a whole sheet from bytes. It never gives up: a line that is not understood is kept as written, with the reason, and reading goes on with the
//! next line.

use std::borrow::Cow;

use super::folded::{Fold, folded};
use super::grammar::{FORMS, Form, Room, Verb};
use super::mail_head::sent;
use super::read::{Reader, Trouble, verb};
use super::said::Said;
use super::sheet_text::{in_utf8, lines};
use super::tokens::{Kind, Token, cut};
use super::{FleetBlock, Lines, Name, Order, Refused, Route, Sheet, Spot, Spotted};
use rules::nearest;

/// What the lines of the current block belong to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Block {
    /// No block is open.
    #[default]
    None,
    /// The fleet that was read last.
    Fleet,
    /// The order that was read last, which is a message.
    Message,
    /// A block whose first line was not understood, so that its fleet is unknown.
    Unknown,
    /// A second sheet in the same text; none of it is carried out.
    Foreign,
}

/// Reads a sheet line by line.
#[derive(Default)]
struct Parser {
    sheet: Sheet,
    block: Block,
    /// The sheets that are finished, if the text may contain several.
    done: Vec<Sheet>,
    takes_several: bool,
    is_by_lines: bool,
}

/// The message for a line whose first word begins no order. Such lines above the opening of a sheet are not reported, since they are the text of the
/// mail around it.
const NO_ORDER: &str = "No order begins with this word.";
/// The message for a line that does not begin with a word.
const NO_WORD: &str = "A line begins with the word of an order, such as fleet or build.";

/// The message for the first line beyond the highest number of lines that are read.
const TOO_LONG: &str = "A sheet has 10000 lines at the most: this line and all behind it are not read.";

impl Sheet {
    /// How many lines a sheet may have: a hundred for each of a hundred fleets.
    pub const MOST_LINES: u32 = 10_000;

    /// Reads a sheet from the bytes of a file or of a mail: UTF-8 with or without a byte order mark, or UTF-16 with one. The line ends may be those
    /// of any system. Text that a mail program has quoted counts only if no unquoted line opens a sheet for the same player and turn. Nothing after
    /// the opening of a second sheet is carried out.
    #[must_use]
    pub fn parse(bytes: &[u8]) -> Self {
        Parser::default().read(bytes).sheet
    }

    /// Reads every sheet in a file or a mail separately, in the order of the text. A file without an opening line still counts as one sheet.
    #[must_use]
    pub fn parse_all(bytes: &[u8]) -> Vec<Self> {
        let Parser { sheet, mut done, .. } = Parser { takes_several: true, ..Parser::default() }.read(bytes);
        done.push(sheet);
        done
    }

    /// Reads a sheet by the rules for games begun by a version of the program without secrets: each line is read separately, and quoted lines are
    /// read too.
    #[must_use]
    pub fn parse_by_lines(bytes: &[u8]) -> Self {
        Parser { is_by_lines: true, ..Parser::default() }.read(bytes).sheet
    }
}

impl Sheet {
    /// The opening line, if it was not understood, with the player whom it names, if any. `None` if the sheet has an opening line that was
    /// understood, or no opening line.
    #[must_use]
    pub fn opening_refused(&self) -> Option<(&Refused, Option<Name>)> {
        let opens = |refused: &&Refused| {
            let mut tokens = Vec::new();
            cut(&refused.text, &mut tokens);
            matches!(tokens.first(), Some(Token { kind: Kind::Word(word), .. }) if verb(word, |room| room == Room::Opening).is_some())
                || refused.nearest.as_deref() == Some(Verb::Orders.form().word())
        };
        let line = self.refused.iter().filter(|_| self.opening.is_none()).find(opens)?;
        let mut tokens = Vec::new();
        cut(&line.text, &mut tokens);
        Some((line, Reader::new(tokens.get(1..).unwrap_or_default(), line.at.line).opening_player("turn").ok()))
    }
}

impl Route {
    /// Reads a route as a report writes it, that is, without the word `route`; `None` if the text is not a route.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let line = format!("route {text}");
        let mut tokens = Vec::new();
        cut(&line, &mut tokens);
        match Reader::new(&tokens, 0).line(Verb::Route) {
            Ok(Said::Route(route)) => Some(route),
            Ok(_) | Err(_) => None,
        }
    }
}

impl Parser {
    fn read(mut self, bytes: &[u8]) -> Self {
        let text = in_utf8(bytes);
        let lines: Vec<(u32, &[u8])> =
            (1..).zip(lines(&text).map(|line| &text[line])).take(Sheet::MOST_LINES as usize + 1).collect();
        let unquoted = if self.is_by_lines { Vec::new() } else { openings(&lines) };
        // Quoted lines before any opening line belong to the mail to which the player replies.
        let mut is_passed_over = !unquoted.is_empty();
        let mut next = 0;
        while let Some((number, line)) = lines.get(next).copied() {
            if number > Sheet::MOST_LINES {
                self.refuse(Spot { line: number, column: 1 }, "", TOO_LONG);
                break;
            }
            next += 1;
            if !unquoted.is_empty() && is_quoted(line) {
                if let Some(opening) = opening_of(line) {
                    is_passed_over = unquoted.contains(&opening);
                }
                if is_passed_over {
                    continue;
                }
            }
            let below = |more: usize| {
                let (number, below) = *lines.get(next - 1 + more)?;
                let is_text = number <= Sheet::MOST_LINES && is_quoted(below) == is_quoted(line) && !below.contains(&0);
                Some((number, str::from_utf8(below).ok().filter(|_| is_text)?))
            };
            let first = str::from_utf8(line).ok().filter(|_| !self.is_by_lines && self.block != Block::Foreign);
            let Some(folded) = first.and_then(|first| folded(first, below)) else {
                self.line(line, number, &[]);
                continue;
            };
            next += folded.more;
            if folded.is_refused && folded.is_wrapped {
                let at = Spot { line: number, column: 1 };
                self.refuse(
                    at,
                    &folded.text,
                    "The line and what stands right below it are no order together: leave a line free between them.",
                );
                continue;
            }
            self.sheet.wrapped.extend(folded.is_wrapped.then_some(Spot { line: number, column: 1 }));
            self.line(folded.text.as_bytes(), number, &folded.folds);
        }
        self
    }

    fn line(&mut self, bytes: &[u8], number: u32, folds: &[Fold]) {
        let (mut tokens, spot) = (Vec::new(), Spot { line: number, column: 1 });
        let tokens = &mut tokens;
        let text = match str::from_utf8(bytes) {
            Ok(text) if !bytes.contains(&0) && !text.contains(char::REPLACEMENT_CHARACTER) => text,
            Ok(text) => return self.refuse(spot, text, "The line holds characters that are no text."),
            Err(_) => {
                let text = String::from_utf8_lossy(bytes);
                return self.refuse(spot, &text, "The line is not UTF-8: save the sheet in that encoding.");
            }
        };
        cut(text, tokens);
        let Some(first) = tokens.first() else {
            return;
        };
        let at = Spot { line: number, column: first.column };
        if self.sheet.opening.is_none() && self.sheet.sent.is_none() && !self.is_by_lines {
            self.sheet.sent = sent(text);
        }
        if self.block == Block::Foreign {
            return self.refuse(at, text, "The line stands behind the opening of a second sheet.");
        }
        let Kind::Word(word) = first.kind else {
            return self.refuse(at, text, NO_WORD);
        };
        let Some(verb) = verb(word, |room| room != Room::Act) else {
            let words = FORMS.iter().filter(|form| form.room != Room::Act).map(Form::word);
            let nearest = nearest(word, words).map(Cow::Borrowed);
            let reason = Cow::Borrowed(NO_ORDER);
            return self.sheet.refused.push(Refused { at, text: text.into(), reason, nearest });
        };
        if verb == Verb::Orders && self.takes_several && self.sheet.opening.is_some() {
            // An opening line ends the sheet before it, even if it is not understood itself.
            self.done.push(std::mem::take(&mut self.sheet));
            self.block = Block::None;
        }
        match Reader::new(tokens, number).with_folds(folds).line(verb) {
            Ok(said) => {
                if let Err(reason) = self.take(at, said) {
                    self.refuse(at, text, reason);
                }
            }
            Err(trouble) => {
                self.leave(verb);
                let Trouble { at, reason, nearest } = if verb == Verb::Orders { of_opening(trouble, tokens) } else { trouble };
                // A fix replaces a word within one line of the text, so joined lines get none.
                let nearest = nearest.filter(|_| folds.is_empty());
                self.sheet.refused.push(Refused { at, text: text.into(), reason, nearest });
            }
        }
    }

    fn refuse(&mut self, at: Spot, text: &str, reason: &'static str) {
        self.sheet.refused.push(Refused { at, text: text.into(), reason: Cow::Borrowed(reason), nearest: None });
    }

    /// Ends the open block after a line that was not understood, if lines with this verb end a block: the lines after it were not meant for that
    /// block.
    fn leave(&mut self, verb: Verb) {
        match (verb, verb.form().room) {
            (Verb::EndMessage, _) | (_, Room::Outside | Room::Opening) => self.block = Block::None,
            (_, Room::Block) => self.block = Block::Unknown,
            (_, Room::Line | Room::Act) => {}
        }
    }

    fn take(&mut self, at: Spot, said: Said) -> Result<(), &'static str> {
        match said {
            Said::Opening(opening) => {
                if self.sheet.opening.is_some() {
                    self.block = Block::Foreign;
                    return Err("A sheet is opened once.");
                }
                if !self.is_by_lines {
                    self.sheet.refused.retain(|line| line.reason != NO_ORDER && line.reason != NO_WORD);
                }
                self.sheet.opening = Some(Spotted::new(at, opening));
                self.block = Block::None;
            }
            Said::Fleet(name) => {
                self.sheet.fleets.push(Spotted::new(at, FleetBlock { name, lines: Lines::default() }));
                self.block = Block::Fleet;
            }
            Said::Order(order) => {
                self.block = if matches!(order, Order::Message(_)) { Block::Message } else { Block::None };
                self.sheet.orders.push(Spotted::new(at, order));
            }
            Said::EndMessage => {
                let was = std::mem::replace(&mut self.block, Block::None);
                if was != Block::Message {
                    return Err("No message is open that this could end.");
                }
            }
            Said::Commander(commander) => set(&mut self.lines()?.commander, at, commander)?,
            Said::Mode(mode) => set(&mut self.lines()?.mode, at, mode)?,
            Said::Ships(ships) => set(&mut self.lines()?.ships, at, ships)?,
            Said::Route(route) => set(&mut self.lines()?.route, at, route)?,
            Said::Cargo(cargo) => set(&mut self.lines()?.cargo, at, cargo)?,
            Said::BreakOff(share) => set(&mut self.lines()?.break_off, at, share)?,
            Said::Aim(aim) => set(&mut self.lines()?.aim, at, aim)?,
            Said::With(with) => set(&mut self.lines()?.with, at, with)?,
            Said::Act(_) => return Err("An act stands in brackets behind a stop of a route."),
        }
        Ok(())
    }

    /// The lines of the open block, to which more can be added. If no block that can take a line is open, returns the reason as a sentence.
    fn lines(&mut self) -> Result<&mut Lines, &'static str> {
        const OUTSIDE: &str = "The line stands outside of a fleet's block.";
        match self.block {
            Block::Fleet => self.sheet.fleets.last_mut().map(|block| &mut block.what.lines).ok_or(OUTSIDE),
            Block::Message => match self.sheet.orders.last_mut() {
                Some(Spotted { what: Order::Message(message), .. }) => Ok(&mut message.lines),
                _ => Err(OUTSIDE),
            },
            Block::Unknown => Err("The line stands in a block whose first line is not understood."),
            Block::None | Block::Foreign => Err(OUTSIDE),
        }
    }
}

/// Whether a mail program has marked the line as quoted, with `>`.
fn is_quoted(line: &[u8]) -> bool {
    line.iter().find(|byte| !byte.is_ascii_whitespace()) == Some(&b'>')
}

/// The player and the turn of a line that opens a sheet; `None` for any other line.
fn opening_of(line: &[u8]) -> Option<(String, u32)> {
    let mut tokens = Vec::new();
    cut(str::from_utf8(line).ok()?, &mut tokens);
    let opens = matches!(tokens.first()?.kind, Kind::Word(word) if verb(word, |room| room == Room::Opening).is_some());
    match Reader::new(&tokens, 0).line(Verb::Orders) {
        Ok(Said::Opening(opening)) if opens => Some((opening.player.folded(), opening.turn)),
        Ok(_) | Err(_) => None,
    }
}

/// The player and the turn of every unquoted line that opens a sheet.
fn openings(lines: &[(u32, &[u8])]) -> Vec<(String, u32)> {
    lines.iter().filter(|(_, line)| !is_quoted(line)).filter_map(|(_, line)| opening_of(line)).collect()
}

/// Improves the message about a faulty opening line if its turn, key or version is missing.
fn of_opening(trouble: Trouble, tokens: &[Token]) -> Trouble {
    let column_of = |word: &str| {
        let is_it = |token: &&Token| matches!(token.kind, Kind::Word(own) if own.eq_ignore_ascii_case(word));
        tokens.iter().find(is_it).map(|token| token.column)
    };
    let lacks = if column_of("turn").is_none() {
        "The opening line has no turn: write turn and its number behind the player."
    } else if column_of("key").is_none() {
        "The opening line has no key: write key and the word that the last report gives for it."
    } else if column_of("version").is_some_and(|version| version < trouble.at.column) {
        "The version of the opening line is no number: write version and a number, such as version 2."
    } else {
        return trouble;
    };
    Trouble { reason: lacks.into(), ..trouble }
}

/// Sets a line of a block. A second line with the same verb is refused, since it is unclear which of the two is meant; the first stays in force.
fn set<T>(line: &mut Option<Spotted<T>>, at: Spot, what: T) -> Result<(), &'static str> {
    if line.is_some() {
        return Err("The block has such a line already.");
    }
    *line = Some(Spotted::new(at, what));
    Ok(())
}

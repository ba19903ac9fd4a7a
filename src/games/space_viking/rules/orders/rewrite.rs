//! Changes the text of a sheet when a form edits it. Rewrites only the lines concerned and keeps all others exactly as they are, including comments
//! and lines that were not understood.

use super::grammar::Verb;
use super::tokens::comment;
use super::{Lines, Name, Order, Sheet, Spot, Spotted, Written};

/// A block of a sheet: of a fleet, or of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BlockAt {
    /// The block of a fleet, by its index among the sheet's fleets.
    Fleet(usize),
    /// The block of a message, by its index among the sheet's orders.
    Message(usize),
}

/// The lines of a text without their line ends. There is one line more than there are line ends.
struct TextLines(Vec<String>);

/// The indentation of a line in a block.
const INDENT: &str = "  ";

impl Lines {
    /// The position of each line of a block, with its verb, in the order of the printed reference; `None` for a line that the block lacks.
    #[must_use]
    pub fn spots(&self) -> [(Verb, Option<Spot>); 8] {
        fn at<T>(line: Option<&Spotted<T>>) -> Option<Spot> {
            line.map(|line| line.at)
        }
        let Self { commander, mode, ships, route, cargo, break_off, aim, with } = self;
        [
            (Verb::Commander, at(commander.as_ref())),
            (Verb::Mode, at(mode.as_ref())),
            (Verb::Ships, at(ships.as_ref())),
            (Verb::Route, at(route.as_ref())),
            (Verb::Cargo, at(cargo.as_ref())),
            (Verb::BreakOff, at(break_off.as_ref())),
            (Verb::Target, at(aim.as_ref())),
            (Verb::With, at(with.as_ref())),
        ]
    }
}

impl Sheet {
    /// The position of a block's first line, and the block's lines; `None` if there is no such block.
    #[must_use]
    pub fn block(&self, block: BlockAt) -> Option<(Spot, &Lines)> {
        match block {
            BlockAt::Fleet(place) => self.fleets.get(place).map(|block| (block.at, &block.what.lines)),
            BlockAt::Message(place) => self.orders.get(place).and_then(|order| match &order.what {
                Order::Message(message) => Some((order.at, &message.lines)),
                Order::Build(_) | Order::Research { .. } | Order::Pay { .. } | Order::Letter { .. } | Order::Press { .. } => None,
            }),
        }
    }

    /// The index of a fleet's block, or of its first block if it has several; `None` if it has no block.
    #[must_use]
    pub fn block_of(&self, fleet: &str) -> Option<usize> {
        self.fleets.iter().position(|block| block.what.name.is(fleet))
    }

    /// The numbers of the lines that were understood, counted from 1.
    fn understood(&self) -> Vec<u32> {
        let fleets = self.fleets.iter().flat_map(|block| all_lines(block.at, &block.what.lines));
        let orders = self.orders.iter().flat_map(|order| match &order.what {
            Order::Message(message) => all_lines(order.at, &message.lines),
            Order::Build(_) | Order::Research { .. } | Order::Pay { .. } | Order::Letter { .. } | Order::Press { .. } => {
                vec![order.at.line]
            }
        });
        self.opening.iter().map(|opening| opening.at.line).chain(fleets).chain(orders).collect()
    }
}

/// The numbers of all lines of a block, including its first line.
fn all_lines(first: Spot, lines: &Lines) -> Vec<u32> {
    std::iter::once(first).chain(lines.spots().into_iter().filter_map(|(_, spot)| spot)).map(|spot| spot.line).collect()
}

impl TextLines {
    fn of(text: &str) -> Self {
        Self(text.split('\n').map(str::to_owned).collect())
    }

    fn text(&self) -> String {
        self.0.join("\n")
    }

    /// The line with this number, counted from 1; empty if there is no such line.
    fn get(&self, number: u32) -> &str {
        self.0.get(number.saturating_sub(1) as usize).map_or("", String::as_str)
    }

    /// The text before this position in its line.
    fn front(&self, spot: Spot) -> String {
        self.get(spot.line).chars().take(spot.column.saturating_sub(1) as usize).collect()
    }

    /// Replaces an order in its line. The text before it and the comment after it stay.
    fn say(&mut self, spot: Spot, said: &str) {
        let front = self.front(spot);
        let Some(line) = self.0.get_mut(spot.line.saturating_sub(1) as usize) else { return };
        let behind = comment(line).map_or(String::new(), |at| {
            let blanks = line[..at].len() - line[..at].trim_end().len();
            line[at - blanks..].to_owned()
        });
        *line = front + said + &behind;
    }

    /// Removes an order from its line. If a comment follows the order, the comment stays; otherwise the whole line is removed.
    fn hush(&mut self, spot: Spot) {
        let (front, at) = (self.front(spot), spot.line.saturating_sub(1) as usize);
        match self.0.get_mut(at).map(|line| (comment(line), line)) {
            Some((Some(start), line)) => *line = front + &line[start..],
            Some((None, _)) => {
                self.0.remove(at);
            }
            None => {}
        }
    }

    /// Inserts lines after the line of this number, counted from 1; 0 inserts at the beginning.
    fn insert(&mut self, behind: u32, lines: impl IntoIterator<Item = String>) {
        let at = (behind as usize).min(self.0.len());
        self.0.splice(at..at, lines);
    }
}

/// Changes of the sheet's text; each returns the changed text.
impl Written {
    /// The sheet's text with `lines` in a block. They replace the block's lines with the same verbs; its other lines stay.
    #[must_use]
    pub fn with_lines(&self, block: BlockAt, lines: &Lines) -> String {
        let Some((first, known)) = self.sheet.block(block) else { return self.text.clone() };
        let mut text = TextLines::of(&self.text);
        let (indent, spots, said) = (indent(&text, first, known), known.spots(), lines.text());
        let wanted = lines.spots().into_iter().filter(|(_, spot)| spot.is_some()).map(|(verb, _)| verb);
        let wanted: Vec<(Verb, &str)> = wanted.zip(said.lines().map(str::trim)).collect();
        // Works from the last line to the first, so that an inserted line does not shift a line that is yet to be handled.
        for (verb, said) in wanted.into_iter().rev() {
            if let Some((_, Some(spot))) = spots.iter().find(|(own, _)| *own == verb) {
                text.say(*spot, said);
                continue;
            }
            let before = spots.iter().filter(|(own, _)| *own < verb).filter_map(|(_, spot)| *spot).map(|spot| spot.line);
            text.insert(before.max().unwrap_or(first.line), [format!("{indent}{said}")]);
        }
        text.text()
    }

    /// The sheet's text without the line of this verb in a block.
    #[must_use]
    pub fn without_line(&self, block: BlockAt, verb: Verb) -> String {
        let spots = self.sheet.block(block).map(|(_, lines)| lines.spots());
        let spot = spots.iter().flatten().find(|(own, _)| *own == verb).and_then(|(_, spot)| *spot);
        let mut text = TextLines::of(&self.text);
        if let Some(spot) = spot {
            text.hush(spot);
        }
        text.text()
    }

    /// The sheet's text with `lines` for a fleet. They go into the fleet's block, or into a new block after the others if the fleet has none.
    #[must_use]
    pub fn with_fleet(&self, fleet: &str, lines: &Lines) -> String {
        if let Some(place) = self.sheet.block_of(fleet) {
            return self.with_lines(BlockAt::Fleet(place), lines);
        }
        let mut text = TextLines::of(&self.text);
        let behind = self.end_of_fleets(&text);
        let is_first = behind == 0 || text.get(behind).trim().is_empty();
        let is_last = text.get(behind + 1).trim().is_empty();
        let mut block = Vec::new();
        if !is_first {
            block.push(String::new());
        }
        block.push(format!("fleet {}", Name::from(fleet).written()));
        block.extend(lines.text().lines().map(str::to_owned));
        if !is_last || behind as usize + 1 > text.0.len() {
            block.push(String::new());
        }
        text.insert(behind, block);
        text.text()
    }

    /// The sheet's text without a block. Comments in the block stay, and so do lines that were not understood.
    #[must_use]
    pub fn without_block(&self, block: BlockAt) -> String {
        let mut text = TextLines::of(&self.text);
        let Some((first, lines)) = self.sheet.block(block) else { return self.text.clone() };
        let mut spots: Vec<Spot> = lines.spots().into_iter().filter_map(|(_, spot)| spot).chain([first]).collect();
        if matches!(block, BlockAt::Message(_)) {
            spots.extend(self.end_of_message(&text, first, lines));
        }
        spots.sort_unstable();
        for spot in spots.into_iter().rev() {
            text.hush(spot);
        }
        let at = first.line.saturating_sub(1) as usize;
        // Removes one of the two blank lines that would be left above and below the block.
        if at > 0
            && text.0.get(at - 1).is_some_and(String::is_empty)
            && text.0.get(at).is_some_and(String::is_empty)
            && at + 1 < text.0.len()
        {
            text.0.remove(at);
        }
        text.text()
    }

    /// The sheet's text with an order added after all others, so that money is spent on it last.
    #[must_use]
    pub fn with_order(&self, order: &Order) -> String {
        let mut text = TextLines::of(&self.text);
        while text.0.last().is_some_and(|line| line.trim().is_empty()) {
            text.0.pop();
        }
        let last = text.0.len() as u32;
        let is_behind_an_order = self.sheet.orders.iter().any(|order| order.at.line == last);
        if last > 0 && !is_behind_an_order {
            text.0.push(String::new());
        }
        text.0.push(order.text());
        if let Order::Message(message) = order {
            text.0.extend(message.lines.text().lines().map(str::to_owned));
            text.0.push("end message".to_owned());
        }
        text.0.push(String::new());
        text.text()
    }

    /// The sheet's text with an order replaced. If the order is a message, only its first line is replaced.
    #[must_use]
    pub fn with_order_at(&self, place: usize, order: &Order) -> String {
        let mut text = TextLines::of(&self.text);
        if let Some(known) = self.sheet.orders.get(place) {
            text.say(known.at, &order.text());
        }
        text.text()
    }

    /// The sheet's text without an order.
    #[must_use]
    pub fn without_order(&self, place: usize) -> String {
        let Some(order) = self.sheet.orders.get(place) else { return self.text.clone() };
        if matches!(order.what, Order::Message(_)) {
            return self.without_block(BlockAt::Message(place));
        }
        let mut text = TextLines::of(&self.text);
        text.hush(order.at);
        text.text()
    }

    /// The sheet's text with two one-line orders swapped, together with their comments. Money is spent in the order of the sheet.
    #[must_use]
    pub fn with_orders_swapped(&self, one: usize, other: usize) -> String {
        let mut text = TextLines::of(&self.text);
        let line = |place: usize| self.sheet.orders.get(place).map(|order| order.at.line.saturating_sub(1) as usize);
        if let (Some(one), Some(other)) = (line(one), line(other))
            && one.max(other) < text.0.len()
        {
            text.0.swap(one, other);
        }
        text.text()
    }

    /// The number of the line after which a new block is inserted: the last line of the last fleet's block, or the opening line if there is no block.
    fn end_of_fleets(&self, text: &TextLines) -> u32 {
        let last = self.sheet.fleets.iter().flat_map(|block| all_lines(block.at, &block.what.lines)).max();
        let opening = self.sheet.opening.as_ref().map_or(0, |opening| opening.at.line);
        let (understood, mut end) = (self.sheet.understood(), last.unwrap_or(opening));
        while !text.get(end + 1).trim().is_empty() && !understood.contains(&(end + 1)) {
            end += 1;
        }
        end
    }

    /// The position of the line that ends a message; `None` if no line does.
    fn end_of_message(&self, text: &TextLines, first: Spot, lines: &Lines) -> Option<Spot> {
        let last = all_lines(first, lines).into_iter().max()?;
        let understood = self.sheet.understood();
        for number in last + 1..=text.0.len() as u32 {
            let line = text.get(number);
            let mut words = line.split_whitespace().filter(|word| !word.chars().all(|sign| sign == '>'));
            let is = |word: Option<&str>, wanted: &str| word.is_some_and(|word| word.eq_ignore_ascii_case(wanted));
            if is(words.next(), "end") && is(words.next(), "message") {
                let front = line.chars().take_while(|sign| *sign == '>' || sign.is_whitespace()).count();
                return Some(Spot { line: number, column: front as u32 + 1 });
            }
            if understood.contains(&number) {
                return None;
            }
        }
        None
    }
}

/// The indentation of a block's lines: that of one of them, or a little more than that of the first line.
fn indent(text: &TextLines, first: Spot, lines: &Lines) -> String {
    let known = lines.spots().into_iter().find_map(|(_, spot)| spot);
    known.map_or_else(|| text.front(first) + INDENT, |spot| text.front(spot))
}

#[cfg(test)]
mod tests {
    use super::super::checks::examples;
    use super::*;
    use crate::Mode;
    use crate::orders::{Build, Route};

    const SHEET: &str = "# mine\n> orders Angus turn 3 key amber\n\n> fleet Raiders # the fast ones\n>   rout Gram\n>   mode engage # be bold\n\
                         \n  fleet Watch\n  # they wait\n\nresearch Jump-4 10\nbuild Escort at Gram  # one\nnonsense\n";

    fn written(text: &str) -> Written {
        Written::read(text.to_owned(), &examples::sheet("").1)
    }

    fn mode(mode: Mode) -> Lines {
        Lines { mode: Some(mode.into()), ..Lines::default() }
    }

    #[test]
    fn a_line_is_written_anew_and_every_other_stays_to_the_letter() {
        let changed = written(SHEET).with_fleet("raiders", &mode(Mode::Plunder));
        assert_eq!(changed, SHEET.replace("mode engage", "mode plunder"));
        let hushed = written(SHEET).without_line(BlockAt::Fleet(0), Verb::Mode);
        assert_eq!(hushed, SHEET.replace("mode engage # be bold", "# be bold"));
    }

    #[test]
    fn new_lines_stand_in_the_order_of_the_reference() {
        let route = Route::read("Gram - Cinder").expect("a route");
        let lines = Lines {
            commander: Some(Some("Otto".into()).into()),
            route: Some(route.into()),
            cargo: Some(Vec::new().into()),
            ..mode(Mode::Berserker)
        };
        let changed = written(SHEET).with_lines(BlockAt::Fleet(0), &lines);
        let block = "> fleet Raiders # the fast ones\n>   commander Otto\n>   rout Gram\n>   mode berserker # be bold\n\
                     >   route Gram - Cinder\n>   cargo nothing\n";
        assert!(changed.contains(block), "{changed}");
        assert_eq!(changed.lines().count(), SHEET.lines().count() + 3);
    }

    #[test]
    fn blocks_and_orders_come_and_go() {
        let with = written(SHEET).with_fleet("New Gang", &mode(Mode::Passive));
        assert!(with.contains("  # they wait\n\nfleet \"New Gang\"\n  mode passive\n\nresearch"), "{with}");
        let back = written(&with);
        let place = back.sheet.block_of("new gang").expect("the block");
        assert_eq!(back.without_block(BlockAt::Fleet(place)), SHEET);
        let build = |number, item: &str| Order::Build(Build { number, item: item.into(), at: "Gram".into(), into: None });
        assert_eq!(written(SHEET).with_order_at(1, &build(3, "Escort")), SHEET.replace("build Escort", "build 3 Escort"));
        assert_eq!(written(SHEET).without_order(0), SHEET.replace("research Jump-4 10\n", ""));
        assert!(written(SHEET).with_order(&build(1, "Troop")).ends_with("nonsense\n\nbuild Troop at Gram\n"));
        let swapped = written(SHEET).with_orders_swapped(0, 1);
        assert!(swapped.contains("build Escort at Gram  # one\nresearch Jump-4 10\nnonsense"), "{swapped}");
    }

    #[test]
    fn a_message_goes_with_its_end() {
        let text =
            "orders Angus turn 3 key amber\nmessage to Rangers by Raiders\n  mode engage\n  # so\nend message\npress \"x\"\n";
        assert_eq!(written(text).without_order(0), "orders Angus turn 3 key amber\n  # so\npress \"x\"\n");
        let changed = written(text).with_lines(BlockAt::Message(0), &mode(Mode::Passive));
        assert_eq!(changed, text.replace("engage", "passive"));
    }

    #[test]
    fn an_empty_text_gets_what_it_is_told() {
        let text = written("").with_fleet("Watch", &mode(Mode::Engage));
        assert_eq!(Sheet::parse(text.as_bytes()).fleets.len(), 1, "{text:?}");
        assert_eq!(written("").with_order(&Order::Press { text: "hi".into() }), "press \"hi\"\n");
    }
}

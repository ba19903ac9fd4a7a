//! A report as text, built from what its player knows and nothing else.
//!
//! A report has sections, each a heading with lines. Reports as text, on paper and in the window show the same sections. A text ends with the
//! beginning of next year's sheet, which the player can cut out, fill in and send.

use super::{Chapter, Event};
use crate::knowledge::{Cargo, Entry, Holding, Knowledge, KnownWorld, LetterTo, OwnFleet, OwnShip};
use crate::orders::{FleetBlock, Lines, Name, Opening, Sheet, Spotted};
use crate::{Item, Mode, WorldType};
use rules::{Id, counted};

/// The first words of the line above next year's sheet.
pub(super) const BEGUN: &str = "THE SHEET OF TURN ";

/// A section of a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// The heading of the section.
    pub heading: &'static str,
    /// The lines of the section.
    pub lines: Vec<Line>,
}

/// A line of a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The words of the line.
    pub words: String,
    /// The indentation of the line: 0 for a line by itself, 1 for a part of the line above.
    pub depth: usize,
}

impl Line {
    const fn new(words: String) -> Self {
        Self { words, depth: 0 }
    }

    const fn part(words: String) -> Self {
        Self { words, depth: 1 }
    }
}

/// Writes what the player knows as a report, section by section.
impl Knowledge {
    /// The report as text in UTF-8, with lines that end in a newline.
    #[must_use]
    pub fn report(&self) -> String {
        let mut text = format!("{}\n{}\n", self.title(), self.remark());
        for section in self.sections() {
            text.extend(["\n", &section.heading.to_uppercase(), "\n"]);
            for line in section.lines {
                text.extend([&*"  ".repeat(line.depth + 1), &one_line(&line.words), "\n"]);
            }
        }
        if !self.is_over() {
            text.extend(["\n", BEGUN, &self.next_turn().to_string(), ", BEGUN\n\n", &self.begun()]);
        }
        text
    }

    /// The title of the report.
    #[must_use]
    pub fn title(&self) -> String {
        let campaign = self.campaign().map_or("Space Viking", |campaign| campaign.label());
        format!("{campaign}: report for {}", one_line(self.name()))
    }

    /// The turn of the report, the winners, and a warning if keys are not secret.
    #[must_use]
    pub fn remark(&self) -> String {
        let years = self.campaign().map_or(0, |campaign| campaign.years.get());
        let when = match self.year {
            0 => format!("Before the first of {years} turns."),
            year if year >= years => format!("After turn {year}, the last."),
            year => format!("After turn {year} of {years}."),
        };
        let more = self.winners_words().into_iter().chain(self.secrecy.warning().map(str::to_owned));
        more.fold(when, |said, more| format!("{said} {more}"))
    }

    /// The sections of the report in order, without empty ones.
    #[must_use]
    pub fn sections(&self) -> Vec<Section> {
        let mut sections: Vec<Section> = Vec::new();
        let mut add = |heading, lines: Vec<Line>| {
            if !lines.is_empty() {
                sections.push(Section { heading, lines });
            }
        };
        for chapter in Chapter::ALL {
            add(chapter.heading(), self.chapter(chapter));
        }
        add("Letters", self.letter_lines());
        add("Standings", self.standings());
        add("Your house", self.house_lines());
        add("Your fleets", self.own.fleets.iter().flat_map(|fleet| self.fleet_lines(fleet)).collect());
        add("Fleets that report no more", self.silent_lines());
        add("What you have on worlds", self.own.holdings.iter().map(|holding| Line::new(self.holding_words(holding))).collect());
        let seen = self.worlds.iter().filter(|world| world.seen.is_some());
        add("Worlds that were seen", seen.map(|world| Line::new(self.world_words(world))).collect());
        add("Strange fleets", self.stranger_lines());
        // The shots come last, so that the result of a fight can be read without reading every die.
        add("Shot by shot", self.shots());
        sections
    }

    fn chapter(&self, chapter: Chapter) -> Vec<Line> {
        let mut lines = Vec::new();
        for entry in self.account.iter().filter(|entry| entry.chapter == chapter) {
            lines.push(Line::new(format!("{}{}", when(entry), entry.words)));
            if !is_fight(entry) {
                lines.extend(entry.parts.iter().cloned().map(Line::part));
            }
        }
        lines
    }

    /// The fights of the year, each with every shot.
    fn shots(&self) -> Vec<Line> {
        let fights = self.account.iter().filter(|entry| is_fight(entry) && !entry.parts.is_empty());
        let lines = |entry: &Entry| {
            let place = entry.at.map_or_else(String::new, |at| format!(" at {}", self.place(at)));
            let what = if entry.chapter == Chapter::Battles { "the battle" } else { "the landing" };
            let head = Line::new(format!("{}{what}{place}", when(entry)));
            [head].into_iter().chain(entry.parts.iter().cloned().map(Line::part)).collect::<Vec<_>>()
        };
        fights.flat_map(lines).collect()
    }

    fn letter_lines(&self) -> Vec<Line> {
        let mut lines = Vec::new();
        for letter in self.letters.iter().filter(|letter| letter.year == self.year) {
            let from = letter.from.map_or("Somebody", |from| self.posted.player_label(Some(from)));
            lines.push(Line::new(match letter.to {
                LetterTo::You => format!("{from} writes to you:"),
                LetterTo::All => format!("{from} writes for all to read:"),
                LetterTo::Captured => format!("A message of {from} that was taken from a ship:"),
            }));
            lines.extend(letter.text.lines().map(|line| Line::part(line.to_owned())));
        }
        lines
    }

    fn standings(&self) -> Vec<Line> {
        let known = self.houses.iter().filter_map(|house| {
            let (kind, points) = (house.kind?, house.points?);
            Some(Line::new(format!("{}, {}: {}", house.name, kind.label(), counted(points, "point"))))
        });
        known.collect()
    }

    fn house_lines(&self) -> Vec<Line> {
        let own = &self.own;
        let label = |id| self.posted.technologies.get(id).map_or("?", |technology| technology.label()).to_owned();
        let mut lines = vec![
            Line::new(format!("You rule as {}, with {}.", own.kind.label(), counted(own.points, "point"))),
            Line::new(format!("Treasury: {} IU.", own.treasury)),
        ];
        for person in &own.persons {
            let at = self.place(person.at);
            lines.push(Line::new(match &person.aboard {
                Some(fleet) => format!("{} is with {fleet} at {at}.", person.name),
                None => format!("{} is ashore at {at}.", person.name),
            }));
        }
        if !own.technologies.is_empty() {
            let known: Vec<String> = own.technologies.iter().map(|id| label(*id)).collect();
            lines.push(Line::new(format!("Technologies that serve next year: {}.", known.join(", "))));
        }
        for (technology, paid) in &own.research {
            lines.push(Line::new(format!("Research of {}: {paid} IU paid.", label(*technology))));
        }
        lines
    }

    fn fleet_lines(&self, fleet: &OwnFleet) -> Vec<Line> {
        let commander = self.commander_words(fleet);
        let break_off = fleet.break_off.map_or_else(|| "fights to the end".into(), |share| format!("breaks off at {share}%"));
        let idle = if fleet.is_idle { "; idle this year" } else { "" };
        let reached = if self.reaches(fleet) { "hears orders" } else { "out of reach" };
        let mut lines = vec![Line::new(format!(
            "{} at {} under {commander}: {}, {break_off}, {reached}{idle}.",
            fleet.name,
            self.place(fleet.at),
            fleet.mode.label()
        ))];
        for (number, ship) in alike(&fleet.ships) {
            lines.push(Line::part(self.ship_words(number, ship)));
        }
        if !fleet.orders.is_empty() {
            lines.push(Line::part(format!("goes on with: {}", fleet.orders)));
        }
        lines
    }

    fn ship_words(&self, number: usize, ship: &OwnShip) -> String {
        let name = if ship.name.is_empty() { String::new() } else { format!(" {}", ship.name) };
        // If several equal ships share a line, the line has to be true of each of them.
        let (each, holds) = if number > 1 { ("each with ", "each holds") } else { ("", "holds") };
        let hits = if ship.hits > 0 { format!(", {each}{} taken", counted(ship.hits, "hit")) } else { String::new() };
        let jump = if ship.jump > 0 { format!(", Jump-{}", ship.jump) } else { ", no drive".into() };
        let unmanned = if ship.is_unmanned { ", unmanned" } else { "" };
        let cargo = self.cargo_words(&ship.cargo);
        let cargo = if cargo.is_empty() { String::new() } else { format!(", {holds} {cargo}") };
        format!("{number} {}{name}{jump}{unmanned}{hits}{cargo}", self.item(ship.item))
    }

    /// Cargo in the form in which a sheet writes it; empty for no cargo.
    #[must_use]
    pub fn cargo_words(&self, cargo: &Cargo) -> String {
        let items = cargo.items.iter().map(|(item, number)| format!("{number} {}", self.item(*item).to_lowercase()));
        let iu = (cargo.iu > 0).then(|| format!("{} IU", cargo.iu));
        let people = (cargo.people > 0).then(|| format!("{} people", cargo.people));
        items.chain(iu).chain(people).collect::<Vec<_>>().join(", ")
    }

    fn item(&self, item: Id<Item>) -> &str {
        self.posted.items.get(item).map_or("?", |item| item.label())
    }

    fn silent_lines(&self) -> Vec<Line> {
        let words = |fleet: &crate::knowledge::SilentFleet| {
            format!("{}, which last reported in year {} at {}", fleet.name, fleet.year, self.place(fleet.at))
        };
        self.own.silent.iter().map(|fleet| Line::new(words(fleet))).collect()
    }

    fn holding_words(&self, holding: &Holding) -> String {
        let people = [
            (holding.subjects, "million subjects"),
            (holding.colonists, "million colonists"),
            (holding.captives, "million captives"),
            (holding.converts, "million converts"),
            (holding.factories, "factories"),
            (holding.iu, "IU"),
        ];
        let people = people.into_iter().filter(|(number, _)| *number > 0).map(|(number, what)| format!("{number} {what}"));
        let ashore = holding.ashore.iter().map(|(item, number)| format!("{number} {}", self.item(*item).to_lowercase()));
        let agent = holding.has_agent.then(|| "an agent".to_owned());
        let owned = holding.is_owned.then(|| "the world is yours".to_owned());
        let parts: Vec<String> = owned.into_iter().chain(people).chain(ashore).chain(agent).collect();
        format!("{}: {}", self.place(holding.at), parts.join(", "))
    }

    /// A world as the player last saw it, in words.
    #[must_use]
    pub fn world_words(&self, world: &KnownWorld) -> String {
        let place = match world.name.trim() {
            "" => self.posted.sector.written(world.at),
            name => format!("{name} ({})", self.posted.sector.written(world.at)),
        };
        let Some(seen) = &world.seen else { return place };
        let kind = seen.kind.map_or("no planet", WorldType::label);
        let owner = seen.owner.map_or_else(String::new, |owner| format!(", of {}", self.posted.player_label(Some(owner))));
        let bases = seen.bases.iter().map(|(item, number)| counted(*number, &self.item(*item).to_lowercase()));
        let defenders: Vec<String> = bases.chain([counted(seen.troops, "troop")]).collect();
        format!("{place}, year {}: {kind}, {}, {} million people{owner}", seen.year, defenders.join(", "), seen.people)
    }

    fn stranger_lines(&self) -> Vec<Line> {
        let words = |stranger: &crate::knowledge::Stranger| {
            let ships: Vec<String> =
                stranger.ships.iter().map(|(item, number)| format!("{number} {}", self.item(*item))).collect();
            let who = self.stranger_words(stranger.number, stranger.owner);
            let tick = if stranger.tick < Event::YEAR_ENDS { format!("tick {}", stranger.tick) } else { "at its end".into() };
            format!("{who} at {}, year {}, {tick}: {}", self.place(stranger.at), stranger.year, ships.join(", "))
        };
        self.strangers.iter().map(|stranger| Line::new(words(stranger))).collect()
    }

    /// The beginning of the sheet for the next turn: its opening line, and a block for each fleet that orders reach.
    #[must_use]
    pub fn begun(&self) -> String {
        let name = |name: &str| Name::from(one_line(name).as_str());
        let opening = Opening { player: name(self.name()), turn: self.next_turn(), key: name(&self.key), version: 1 };
        let mut text = Sheet { opening: Some(opening.into()), ..Sheet::default() }.text();
        for fleet in &self.own.fleets {
            if !self.reaches(fleet) {
                text.extend(["\n# ", &one_line(&fleet.name), " is out of reach: it goes on as it was told.\n"]);
                continue;
            }
            let mode = (fleet.mode != Mode::Passive).then(|| Spotted::from(fleet.mode));
            let block = FleetBlock { name: name(&fleet.name), lines: Lines { mode, ..Lines::default() } };
            text += &Sheet { fleets: vec![block.into()], ..Sheet::default() }.text();
            match fleet.orders.as_str() {
                "" => text.extend(["  # it is at ", &one_line(&self.place(fleet.at)), "\n"]),
                orders => text.extend(["  route ", &one_line(orders), "\n"]),
            }
        }
        text
    }
}

/// The tick of an entry, as the beginning of a line; empty if the entry has none.
fn when(entry: &Entry) -> String {
    entry.tick.map_or_else(String::new, |tick| format!("Tick {tick}: "))
}

/// Whether the parts of an entry are the rounds of a fight.
fn is_fight(entry: &Entry) -> bool {
    matches!(entry.chapter, Chapter::Battles | Chapter::Landings)
}

/// The different ships of a list, with how many of each; ships that a report cannot tell apart are counted together.
fn alike(ships: &[OwnShip]) -> Vec<(usize, &OwnShip)> {
    let mut kinds: Vec<(usize, &OwnShip)> = Vec::new();
    for ship in ships {
        match kinds.iter_mut().find(|(_, known)| *known == ship) {
            Some((number, _)) => *number += 1,
            None => kinds.push((1, ship)),
        }
    }
    kinds
}

/// The text on one line: line breaks, which a name may contain, are replaced.
fn one_line(text: &str) -> String {
    text.split(|sign: char| sign.is_control()).filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

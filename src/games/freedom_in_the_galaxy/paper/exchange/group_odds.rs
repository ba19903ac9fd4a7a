//! The chances of a mission of a named group on a planet, with every event, fight and search on the way.

use super::named::{self, CAPTURE, ENEMIES, FIREFIGHT, SQUAD};
use super::odds::number;
use exchange::answer::{Answer, Asked, Document, Number, Question, Switch, Told, Word};
use freedom_in_the_galaxy::cards::DeckSection;
use freedom_in_the_galaxy::odds::mission::{Group, Prospect, Setting, prospect, sampled};
use freedom_in_the_galaxy::{Content, Environ, Planet};
use project::OneOf;

/// What comes of a mission of a group.
pub const GROUP: Question = Question {
    about: "The chances of a mission of a group on a planet, with every event, fight and search, stopped where it is best",
    numbers: &[
        SQUAD,
        Number {
            bounds: -99..=99,
            usual: Some(0),
            can_be: |bounds| format!("extra draws are a number from {} to {}", bounds.start(), bounds.end()),
            ..number("extra", "N", "Extra draws of whatever else gives them (usually 0)")
        },
    ],
    words: &[
        super::mission_odds::LETTER,
        Word {
            name: "group",
            letter: "NAMES",
            about: "The mission group, each with what he has, such as Rayner Derban+Advisor Android,Scott Rubel",
            required: true,
            read: Told::name,
        },
        Word { name: "planet", letter: "NAME", about: "The planet of the mission", required: true, read: Told::name },
        super::mission_odds::ENVIRON,
        ENEMIES,
    ],
    switches: &[CAPTURE, FIREFIGHT, Switch { name: "rebellion", about: "The planet is in rebellion or under Rebel control" }],
    answer: |asked| match Content::own(asked.content)
        .map_or_else(|| Err("no designs".to_owned()), |content| mission(content, asked))
    {
        Ok((head, group, prospect)) => answer(head, group, prospect),
        Err(why) => Answer::refused(rules::capital(&why)),
    },
};

fn mission(content: &Content, asked: &Asked) -> Result<(String, Group, Prospect), String> {
    let name = |word: &str| asked.word(word).and_then(Told::as_name).unwrap_or_default();
    let (group, side) = named::group(content, name("group"))?;
    let enemy = named::enemy(content, asked, 0, [0, 1])?;
    let planet = content.planets.find(|planet| planet.name.eq_ignore_ascii_case(name("planet")));
    let (_, planet) = planet.ok_or_else(|| format!("there is no planet {:?}", name("planet")))?;
    let section = asked.word("environ").and_then(Told::as_number);
    let environ = environ(planet, section).ok_or_else(|| format!("{} has no such environ", planet.label()))?;
    let letter = asked.word("mission").and_then(Told::as_number).and_then(|letter| u8::try_from(letter).ok()).map(char::from);
    let mission = content.missions.find(|mission| mission.letter() == letter);
    let (_, mission) = mission.ok_or_else(|| format!("there is no mission {}", letter.unwrap_or('?')))?;
    let more_draws = asked.number(1) as i32;
    let setting = Setting { more_draws, enemy, ..Setting::on(content, (planet, environ), mission, side, asked.switch(2)) };
    let found = prospect(&setting, &group).or_else(|| sampled(&setting, &group));
    let found = found.ok_or_else(|| "the deck has cards, and the tables of fights and searches have all cells".to_owned())?;
    let head = format!("{} in the {} environ of {}:", mission.label(), environ.kind.word(), planet.label());
    Ok((head, group, found))
}

/// The first environ of a planet in which a section of the cards is read; the first of all where none is told.
fn environ(planet: &Planet, section: Option<i64>) -> Option<&Environ> {
    let reads = |environ: &Environ| section.is_none_or(|section| DeckSection::of(environ.kind) as i64 == section);
    planet.environs.iter().map(|(_, environ)| environ).find(|environ| reads(environ))
}

fn answer(head: String, group: Group, prospect: Prospect) -> Answer<'static> {
    let (group_of_lines, found) = (group.clone(), prospect.clone());
    let lines = move || {
        let line = |(letters, chance): (usize, &f64)| format!("{letters:<3} {:.2} %", chance * 100.0);
        let rest = format!(
            "aborted {:.2} %, nobody left {:.2} %, {:.3} steps of success to be expected",
            found.aborted * 100.0,
            found.lost * 100.0,
            found.success
        );
        let chances = found.letters.iter().enumerate().map(line);
        std::iter::once(head.clone())
            .chain(chances)
            .chain([rest])
            .chain(named::lines(&group_of_lines, &found.free, &found.captured))
            .collect()
    };
    let document = move || {
        let chances = prospect.letters.iter().enumerate().map(|(letters, chance)| (letters.to_string(), (*chance).into()));
        vec![
            ("chances", Document::Named(chances.collect())),
            ("aborted", prospect.aborted.into()),
            ("lost", prospect.lost.into()),
            ("success", prospect.success.into()),
            ("free", named::by_name(&group, &prospect.free)),
            ("captured", named::by_name(&group, &prospect.captured)),
        ]
        .into()
    };
    Answer::new(lines, document)
}

//! The chances that a mission of named characters on a planet succeeds, taking into account every event, fight and search on the way.

use super::named::{self, CAPTURE, ELITE, ENEMIES, FIREFIGHT, LEADER, SQUAD};
use super::odds::number;
use exchange::answer::{Answer, Asked, Document, Number, Question, Switch, Told, Word};
use freedom_in_the_galaxy::cards::DeckSection;
use freedom_in_the_galaxy::odds::mission::{Group, PlanetStanding, Prospect, Setting, forbidden, prospect, sampled};
use freedom_in_the_galaxy::{Beginning, Content, Environ, Loyalty, Planet};
use project::OneOf;
use rules::Id;

/// The question about the odds of a mission of named characters.
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
            about: "The mission group, each with what they have, such as Rayner Derban+Advisor Android,Scott Rubel",
            required: true,
            read: Told::name,
        },
        Word { name: "planet", letter: "NAME", about: "The planet of the mission", required: true, read: Told::name },
        super::mission_odds::ENVIRON,
        Word {
            name: "loyalty",
            letter: "WHERE",
            about: "Where the planet stands: a loyalty such as Dissent, or S or A for a start of the map; where it is not given, as the first \
                    scenario begins that plays it, or at S",
            required: false,
            read: |text| {
                let known = ["S", "A"].into_iter().chain(Loyalty::ALL.map(Loyalty::label));
                let known = known.into_iter().any(|known| known.eq_ignore_ascii_case(text));
                if known {
                    Ok(Told::Name(text.to_owned()))
                } else {
                    Err("it is S, A, Patriotic, Loyal, Neutral, Dissent or Unrest".to_owned())
                }
            },
        },
        ENEMIES,
        LEADER,
    ],
    switches: &[
        CAPTURE,
        FIREFIGHT,
        ELITE,
        Switch { name: "rebellion", about: "The planet is in rebellion or under Rebel control" },
    ],
    answer: |asked| match Content::own(asked.content)
        .map_or_else(|| Err("no designs".to_owned()), |content| mission(content, asked))
    {
        Ok(Outlook::Odds(head, group, prospect)) => answer(head, group, prospect),
        Ok(Outlook::Forbidden(why)) => not_allowed(why),
        Err(why) => Answer::refused(rules::capital(&why)),
    },
};

/// The result of a question about a mission: its prospect, or why the mission is forbidden.
enum Outlook {
    Odds(String, Group, Prospect),
    Forbidden(String),
}

fn mission(content: &Content, asked: &Asked) -> Result<Outlook, String> {
    let name = |word: &str| asked.word(word).and_then(Told::as_name).unwrap_or_default();
    let (characters, side) = named::characters(content, name("group"))?;
    let group = Group::of(&characters);
    let enemy = named::enemy(content, asked, 0, [0, 1, 2])?;
    let planet = content.planets.find(|planet| planet.name.eq_ignore_ascii_case(name("planet")));
    let (id, planet) = planet.ok_or_else(|| format!("there is no planet {:?}", name("planet")))?;
    let section = asked.word("environ").and_then(Told::as_number);
    let environ = environ(planet, section).ok_or_else(|| format!("{} has no such environ", planet.label()))?;
    let letter = asked.word("mission").and_then(Told::as_number).and_then(|letter| u8::try_from(letter).ok()).map(char::from);
    let mission = content.missions.find(|mission| mission.letter() == letter);
    let (_, mission) = mission.ok_or_else(|| format!("there is no mission {}", letter.unwrap_or('?')))?;
    let more_draws = asked.number(1) as i32;
    let standing = standing(content, (id, planet), name("loyalty"), asked.switch(3));
    let setting = Setting::on(content, (id, environ), mission, side, standing).with_ship(&characters);
    let setting = Setting { more_draws, enemy, ..setting };
    if let Some(why) = forbidden(&setting, &group) {
        return Ok(Outlook::Forbidden(why));
    }
    let found = prospect(&setting, &group).or_else(|| sampled(&setting, &group));
    let found = found.ok_or_else(|| "the deck has cards, and the tables of fights and searches have all cells".to_owned())?;
    let loyalty = match standing {
        PlanetStanding { rebels: true, .. } => "with the Rebels".to_owned(),
        PlanetStanding { loyalty, .. } => format!("at {}", loyalty.map_or("no loyalty", Loyalty::label)),
    };
    let head = format!("{} in the {} environ of {}, {loyalty}:", mission.label(), environ.kind.word(), planet.label());
    Ok(Outlook::Odds(head, group, found))
}

/// The loyalty of the planet, and whether it is in rebellion or under Rebel control: as the question says, or else as the planet is set up.
fn standing(content: &Content, (id, planet): (Id<Planet>, &Planet), told: &str, rebellion: bool) -> PlanetStanding {
    let given = Loyalty::ALL.into_iter().find(|loyalty| loyalty.label().eq_ignore_ascii_case(told));
    let known = match (given, told.to_ascii_uppercase().as_str()) {
        (Some(loyalty), _) => PlanetStanding { loyalty: Some(loyalty), rebels: false },
        (None, "S") => PlanetStanding::at(planet, Beginning::StartRebellion),
        (None, "A") => PlanetStanding::at(planet, Beginning::Armageddon),
        (None, _) => PlanetStanding::at_set_up(content, id),
    };
    PlanetStanding { rebels: known.rebels || rebellion, ..known }
}

/// The answer if the mission card forbids the mission (13.2): only the reason, without odds.
fn not_allowed(why: String) -> Answer<'static> {
    let told = why.clone();
    let document = move || vec![("chances", Document::Nothing), ("forbidden", told.as_str().into())].into();
    Answer::new(move || vec![format!("{why} (13.2).")], document)
}

/// The first environ of a planet that uses the given section of the action cards; without a section, the planet's first environ.
fn environ(planet: &Planet, section: Option<i64>) -> Option<&Environ> {
    let reads = |environ: &Environ| section.is_none_or(|section| DeckSection::of(environ.kind) as i64 == section);
    planet.environs.iter().map(|(_, environ)| environ).find(|environ| reads(environ))
}

fn answer(head: String, group: Group, prospect: Prospect) -> Answer<'static> {
    let (group_of_lines, found) = (group.clone(), prospect.clone());
    let lines = move || {
        let line = |(letters, chance): (usize, &f64)| format!("{letters:<3} {:.2} %", chance * 100.0);
        let rest = format!(
            "aborted {:.2} %, nobody left {:.2} %, {:.3} steps of success and {:.3} shifts for the enemy to be expected",
            found.aborted * 100.0,
            found.lost * 100.0,
            found.success,
            found.shifts
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
            ("shifts", prospect.shifts.into()),
            ("free", named::by_name(&group, &prospect.free)),
            ("captured", named::by_name(&group, &prospect.captured)),
        ]
        .into()
    };
    Answer::new(lines, document)
}

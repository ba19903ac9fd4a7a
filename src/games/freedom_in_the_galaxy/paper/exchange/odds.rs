//! The chances of the game's tables: losses in military combat, detection by a base, searches, and jumps.

use std::sync::Arc;

use exchange::answer::{Answer, Asked, Document, Number, Question, Switch, Told, Word};
use freedom_in_the_galaxy::odds::{
    ASSAULT, ASSAULT_STRENGTH, Base, Detachment, Fighting, Found, Hit, Outcomes, Passage, Stronghold, column, detachment,
    detection, determined, hyperjump, leaders_shift, military, raking, search, stack_jump, stack_navigation,
};
use freedom_in_the_galaxy::{CellTable, Content, Detection, MilitaryTable, Tables};
use project::OneOf;

/// The question of what both sides lose in military combat.
pub const MILITARY: Question = Question {
    about: "The chances of a military combat",
    numbers: &[Number {
        name: "shift",
        letter: "COLUMNS",
        about: "By how many columns the odds are shifted to the right, or with a minus to the left (usually 0)",
        bounds: -99..=99,
        usual: Some(0),
        can_be: |bounds| format!("a shift is a number of columns from {} to {}", bounds.start(), bounds.end()),
    }],
    words: &[
        Word {
            name: "military",
            letter: "ATTACKER:DEFENDER",
            about: "The strengths of attacker and defender, such as 12:5",
            required: true,
            read: Told::ratio,
        },
        leader("led-by", "The character who leads the attacker's units, such as Zina Adora"),
        leader("against-leader", "The character who leads the defender's units, such as Barca"),
        Word { letter: "PLANET", ..leader("fought-on", "The planet where they fight, on which a leader's title may be (26.0)") },
    ],
    switches: &[
        Switch { name: "assault", about: "A determined assault: two columns to the left, and the results doubled (22.3)" },
        Switch { name: "in-orbit", about: "They fight in orbit, where characters lead by their leadership in space (22.0)" },
    ],
    answer: |asked| {
        let tables = tables(asked);
        let led = match leaders(asked) {
            Ok(led) => led,
            Err(why) => return Answer::refused(rules::capital(&why)),
        };
        let (attacker, defender) = match asked.word("military") {
            Some(Told::Ratio(attacker, defender)) => (*attacker, *defender),
            Some(Told::Number(_) | Told::Name(_)) | None => (1, 1),
        };
        if asked.switch(0) && attacker < ASSAULT_STRENGTH {
            let why = format!(
                "only units of strength {ASSAULT_STRENGTH} or more make a determined assault (22.3), and the attacker has {attacker}"
            );
            return Answer::refused(rules::capital(&why));
        }
        let shift = asked.number(0) as i32 + led;
        let at = |shift: i32| MilitaryTable::COLUMNS[column(attacker, defender, shift)];
        if asked.switch(0) {
            let head = format!("{attacker} against {defender} at {}, doubled:", at(shift - ASSAULT));
            return answer(head, determined(attacker, defender, shift, &tables.military), ToString::to_string);
        }
        let head = format!("{attacker} against {defender} at {}:", at(shift));
        answer(head, military(attacker, defender, shift, &tables.military), ToString::to_string)
    },
};

/// A word of a question about military combat that names a leader.
const fn leader(name: &'static str, about: &'static str) -> Word {
    Word { name, letter: "NAME", about, required: false, read: Told::name }
}

/// By how many columns of the combat table the named leaders shift the combat, including the bonus for their titles (10.41, 26.0).
fn leaders(asked: &Asked) -> Result<i32, String> {
    let named = |word: &str| asked.word(word).and_then(Told::as_name);
    let content = Content::own(asked.content).ok_or("no designs")?;
    let planet = named("fought-on").map(|name| {
        let found = content.planets.find(|planet| planet.name.eq_ignore_ascii_case(name));
        found.map(|(id, _)| id).ok_or_else(|| format!("there is no planet {name:?}"))
    });
    let planet = planet.transpose()?;
    let leads = |word: &str| match named(word) {
        None => Ok(0),
        Some(name) => match super::named::characters(content, name)?.0.as_slice() {
            [(character, _)] => Ok(character.leads_on(planet, asked.switch(1))),
            _ => Err(format!("--{word}: one character leads the units of a side (10.43)")),
        },
    };
    Ok(leaders_shift(leads("led-by")?, leads("against-leader")?))
}

/// The question of what happens to a ship that passes an enemy base.
pub const DETECTION: Question = Question {
    about: "The chances of a ship that passes an enemy base",
    numbers: &[
        number("detect", "EVASION", "The evasion of the ship"),
        Number { usual: Some(0), ..number("space", "STRENGTH", "The enemy's space strength in the orbit box (usually 0)") },
    ],
    words: &[Word {
        name: "base",
        letter: "LEVEL",
        about: "The level of the base, 0, 1 or 2, or down; 1 where it is not given",
        required: false,
        read: |text| match text {
            "down" => Ok(Told::Number(-1)),
            level => Told::number(level, 0..=2).map_err(|_| "a base is 0, 1, 2 or down".to_owned()),
        },
    }],
    switches: &[Switch { name: "detected", about: "Whoever is on the ship is detected already" }],
    answer: |asked| {
        let tables = tables(asked);
        let base = match asked.word("base").and_then(Told::as_number) {
            Some(-1) => Base::Down,
            Some(0) => Base::Level0,
            Some(2) => Base::Level2,
            Some(_) | None => Base::Level1,
        };
        let passage = Passage { evasion: asked.count(0), base, detected: asked.switch(0), space: asked.count(1) };
        let head = if passage.is_seen() {
            format!("Evasion {}, {} to the left:", passage.evasion, rules::counted(passage.shift(), "column"))
        } else {
            let stays = if passage.detected { ", and whoever is detected stays so" } else { "" };
            format!("Nothing looks at the ship: nobody rolls{stays} (8.3, 9.32, 20.7).")
        };
        let says = |found: &Detection| {
            match found.plain() {
                Detection::Undetected => "undetected",
                Detection::Detected | Detection::DetectedStarred => "detected",
                Detection::Damaged => "damaged",
                Detection::Eliminated | Detection::EliminatedStarred => "eliminated",
            }
            .to_owned()
        };
        answer(head, detection(passage, &tables.detection), says)
    },
};

/// The question of what units lose in a raking attack by a planetary base.
pub const RAKING: Question = Question {
    about: "What a base that rakes units costs them, in points of strength",
    numbers: &[Number {
        bounds: 1..=2,
        can_be: |_| "only bases of level 1 and 2 rake".to_owned(),
        ..number("rake", "LEVEL", "The level of the base that is up: 1 or 2")
    }],
    words: &[Word {
        name: "units",
        letter: "STRENGTHS",
        about: "The strengths of the units that pass it, such as 5,2",
        required: true,
        read: |text| {
            let strengths: Option<Vec<u32>> = text.split(',').map(|strength| strength.trim().parse().ok()).collect();
            let known =
                strengths.is_some_and(|strengths| strengths.len() <= 99 && strengths.iter().all(|strength| *strength <= 99));
            if known { Ok(Told::Name(text.to_owned())) } else { Err("it is up to 99 strengths up to 99, such as 5,2".to_owned()) }
        },
    }],
    switches: &[],
    answer: |asked| {
        let strengths = asked.word("units").and_then(Told::as_name).unwrap_or_default();
        let strengths = strengths.split(',').filter_map(|strength| strength.trim().parse().ok());
        let units: Vec<Fighting> = strengths.map(|strength| Fighting { strength, worth: strength }).collect();
        let base = Stronghold { level: asked.count(0), up: true };
        let at = base.rakes_at().map_or("no column", |at| MilitaryTable::COLUMNS[at]);
        let points = |lost: &Vec<usize>| lost.iter().map(|at| units[*at].strength).sum::<u32>();
        let lost = raking(base, &units, &tables(asked).military).map(|odds| odds.map(points));
        answer(format!("A base of level {} at {at}:", base.level), lost, |points| format!("loses {points}"))
    },
};

/// The question of what a fleet does to a ship that it has detected.
pub const ORBIT_FIGHT: Question = Question {
    about: "What the strongest unit of a fleet detachment does to a ship that is detected",
    numbers: &[
        number("orbit-fight", "STRENGTH", "The space strength of the strongest unit in the orbit box"),
        number("shields", "RATING", "The shields of the ship"),
    ],
    words: &[],
    switches: &[Switch { name: "no-break-off", about: "The ship does not try to break off first" }],
    answer: |asked| {
        let tables = tables(asked);
        let (strongest, shields, breaks_off) = (asked.count(0), asked.count(1), !asked.switch(0));
        let attack = Detachment { strongest, shields, breaks_off };
        let head = format!("Strength {strongest} against shields of {shields}:");
        let says = |hit: &Hit| match hit {
            Hit::Safe => "safe",
            Hit::Damaged => "damaged",
            Hit::Lost => "destroyed",
        };
        answer(head, detachment(attack, &tables.characters, &tables.break_off), |hit| says(hit).to_owned())
    },
};

/// The question of whether a search succeeds.
pub const SEARCH: Question = Question {
    about: "The chances of a search",
    numbers: &[number("search", "VALUE", "The search value"), HIDING],
    words: &[],
    switches: &[],
    answer: |asked| {
        let (value, hiding) = (asked.count(0), asked.count(1));
        let says = |found: &Found| if *found == Found::Found { "found" } else { "hidden" }.to_owned();
        answer(format!("Search {value}, hiding {hiding}:"), search(value, hiding, &tables(asked).search), says)
    },
};

/// The question of where a jump ends.
pub const JUMP: Question = Question {
    about: "The chances of a hyperjump",
    numbers: &[
        Number { bounds: 1..=999, ..number("jump", "DISTANCE", "The distance of the jump") },
        number("navigation", "RATING", "The navigation of whoever jumps"),
    ],
    words: &[],
    switches: &[],
    answer: |asked| {
        let (distance, navigation) = (asked.count(0), asked.count(1));
        let head = format!("Distance {distance}, navigation {navigation}:");
        answer(head, hyperjump(distance, navigation, &tables(asked).hyperjump), |jump| jump.written().to_owned())
    },
};

/// The question of where units that jump together end.
pub const STACK_JUMP: Question = Question {
    about: "The chances of a hyperjump of units together, and how many of them are lost",
    numbers: &[
        Number { bounds: 1..=999, ..number("jump", "DISTANCE", "The distance of the jump") },
        number("navigation", "RATING", "The navigation of whoever jumps"),
        Number {
            bounds: 1..=99,
            usual: Some(1),
            ..number("stack", "UNITS", "How many units jump together, whose least navigation counts (usually 1)")
        },
    ],
    words: &[],
    switches: &[Switch {
        name: "led",
        about: "Somebody with leadership in space is with them, so that four units jump without loss of navigation",
    }],
    answer: |asked| {
        let (distance, units, led) = (asked.count(0), vec![asked.count(1); asked.count(2) as usize], asked.switch(0));
        let navigation = stack_navigation(&units, led);
        let head = format!("Distance {distance}, {} at navigation {navigation}:", rules::counted(units.len(), "unit"));
        answer(head, stack_jump(distance, &units, led, &tables(asked).hyperjump), |(jump, lost)| match lost {
            0 => jump.written().to_owned(),
            lost => format!("{}, {} lost", jump.written(), rules::counted(*lost, "unit")),
        })
    },
};

/// The hiding value; a value below 0 counts as 0 (11.2).
const HIDING: Number = Number { bounds: -99..=999, ..number("hiding", "VALUE", "The hiding value; one below 0 counts as 0") };

pub const fn number(name: &'static str, letter: &'static str, about: &'static str) -> Number {
    Number {
        name,
        letter,
        about,
        bounds: 0..=999,
        usual: None,
        can_be: |bounds| format!("a value is a whole number from {} to {}", bounds.start(), bounds.end()),
    }
}

fn tables(asked: &Asked) -> Arc<Tables> {
    Content::own(asked.content).map(|content| Arc::clone(&content.tables)).unwrap_or_default()
}

/// The answer that lists the outcomes with their chances, in words and as JSON.
fn answer<T: Ord + 'static>(head: String, outcomes: Option<Outcomes<T>>, says: impl Fn(&T) -> String) -> Answer<'static> {
    let told: Option<(Vec<(String, u32)>, u32)> =
        outcomes.map(|found| (found.ways.iter().map(|(outcome, ways)| (says(outcome), *ways)).collect(), found.all));
    let chances = told.clone();
    let document = move || {
        let chances = chances.as_ref().map(|(chances, all)| {
            let chance = |(outcome, ways): &(String, u32)| (outcome.clone(), (f64::from(*ways) / f64::from(*all)).into());
            Document::Named(chances.iter().map(chance).collect())
        });
        vec![("chances", chances.unwrap_or(Document::Nothing))].into()
    };
    let lines = move || {
        let Some((chances, all)) = &told else { return vec!["The table has no answer to that.".into()] };
        let line = |(outcome, ways): &(String, u32)| {
            format!("{outcome:<18} {ways:>2} of {all}, {:.1} %", f64::from(*ways) * 100.0 / f64::from(*all))
        };
        std::iter::once(head.clone()).chain(chances.iter().map(line)).collect()
    };
    Answer::new(lines, document)
}

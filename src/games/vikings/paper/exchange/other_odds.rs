//! The chances of one or several arrows, of passing enemies, of a swim, of hooks and ropes, and of collisions.

use super::odds::{ends_of, some, tables, told};
use exchange::answer::{Answer, Document, Fields, Number, Question, Switch, Told, Word};
use rules::counted;
use vikings::odds::{Chances, Passing, Shot, Struck, challenges, cut, drowning, hook, ram, volley};
use vikings::{Arrow, Cover};

/// The kinds of cover that a target can have, each with the word for it (8.2).
const COVERS: [(&str, Cover); 3] = [("light", Cover::Light), ("medium", Cover::Medium), ("heavy", Cover::Heavy)];

/// The question "what does an arrow do?".
pub const ARROW: Question = Question {
    about: "The chances of an arrow",
    numbers: &[
        Number { letter: "HEXES", ..some("range", "How many hexes an arrow flies") },
        Number { usual: Some(1), ..some("arrows", "How many like arrows fly, one after the other (usually 1)") },
    ],
    words: &[Word {
        name: "cover",
        letter: "COVER",
        about: "The cover of the target, light, medium or heavy; none where it is not given",
        required: false,
        read: |text| {
            let at = COVERS.iter().position(|(name, _)| *name == text);
            at.map(|at| Told::Number(at as i64)).ok_or_else(|| "a cover is light, medium or heavy".to_owned())
        },
    }],
    switches: &[
        Switch { name: "mounted", about: "The defender is mounted" },
        Switch { name: "armour", about: "The defender wears armour" },
        Switch { name: "axe", about: "The target swings an axe with both hands" },
        Switch { name: "wounded", about: "Whoever acts is wounded" },
        Switch { name: "boat", about: "The shooter is on a boat" },
    ],
    answer: |asked| {
        let cover = asked.word("cover").and_then(Told::as_number).and_then(|at| COVERS.get(at as usize));
        let shot = Shot {
            range: asked.count(0),
            cover: cover.map_or(Cover::None, |(_, cover)| *cover),
            mounted: asked.switch(0),
            armour: asked.switch(1),
            axe: asked.switch(2),
            wounded: asked.switch(3),
            boat: asked.switch(4),
        };
        if let Some(why) = shot.refused() {
            return Answer::refused(why.to_owned());
        }
        let (missiles, arrows) = (tables(asked).missiles, asked.count(1));
        if arrows > 1 {
            let head = format!("After {}:", counted(arrows, "arrow"));
            return match volley(shot, arrows, &missiles) {
                Some(chances) => told(head, ends_of(&chances)),
                None => Answer::new(|| vec!["No bow reaches as far as that.".to_owned()], || Document::Nothing),
            };
        }
        let (modifier, outcomes) = (shot.modifier(&missiles), shot.outcomes(&missiles));
        let names = if shot.mounted {
            ["nothing", "retreats", "stunned", "wounded", "horse_killed"]
        } else {
            ["nothing", "retreats", "wounded", "killed", ""]
        };
        let named = move || {
            let results = names.into_iter().zip(Arrow::ALL).filter(|(name, _)| !name.is_empty());
            outcomes.map(|faces| results.map(|(name, arrow)| (name, faces[arrow as usize])).collect::<Vec<_>>())
        };
        let lines = move || match (modifier, named()) {
            (None, _) => vec!["No bow reaches as far as that.".to_owned()],
            (Some(_), None) => vec!["The missile table has no answer to that.".to_owned()],
            (Some(modifier), Some(ends)) => {
                let head = format!("An arrow with {modifier:+} on the die:");
                let end = |(name, faces): (&str, u32)| format!("  {:<18} {faces:>2} of 10", name.replace('_', " "));
                std::iter::once(head).chain(ends.into_iter().map(end)).collect()
            }
        };
        Answer::new(lines, move || {
            let ends = named().map(|ends| ends.into_iter().map(|(name, faces)| (name, faces.into())).collect::<Fields>());
            let fields = vec![("modifier", modifier.map(i64::from).into()), ("outcomes", ends.into())];
            fields.into()
        })
    },
};

/// The question "what happens to a character who passes enemies?".
pub const CHALLENGE: Question = Question {
    about: "The chances of passing enemies",
    numbers: &[some("challenges", "How many enemies in a position to attack are passed")],
    words: &[],
    switches: &[
        Switch { name: "rider", about: "Whoever passes is mounted" },
        Switch { name: "armour", about: "The defender wears armour" },
        Switch { name: "wounded", about: "Whoever acts is wounded" },
        Switch { name: "enemy-rider", about: "The enemy is mounted" },
        Switch { name: "enemy-armour", about: "The enemy wears armour" },
        Switch { name: "enemy-wounded", about: "The enemy is wounded" },
    ],
    answer: |asked| {
        let of =
            |from: usize| Passing { rider: asked.switch(from), armour: asked.switch(from + 1), wounded: asked.switch(from + 2) };
        let number = asked.count(0);
        let Chances { unhurt, wounded, dead, .. } = challenges(of(0), of(3), number, &tables(asked).challenges);
        let ends = [("unhurt", unhurt), ("wounded", wounded), ("killed", dead)];
        told(format!("Past {}:", counted(number, "enemy")), ends.to_vec())
    },
};

/// The question "is a swimmer still afloat?".
pub const SWIM: Question = Question {
    about: "The chances of a swim",
    numbers: &[some("turns-in-deep-water", "How many turns of the swimmer's side begin with a swimmer in deep water")],
    words: &[],
    switches: &[Switch { name: "wounded", about: "Whoever acts is wounded" }],
    answer: |asked| {
        let turns = asked.count(0);
        let afloat = drowning(turns, asked.switch(0), &tables(asked).drowning);
        told(format!("After {} in deep water:", counted(turns, "turn")), vec![("afloat", afloat), ("drowned", 1.0 - afloat)])
    },
};

/// The question "does a hook hold?".
pub const HOOK: Question = Question {
    about: "The chances of a hook",
    numbers: &[some("throw", "How many hexes a hook is thrown, from its rope to the hex aimed at")],
    words: &[],
    switches: &[WEAK],
    answer: |asked| {
        let holds = hook(asked.count(0), asked.switch(0), &tables(asked).grappling);
        told(format!("Thrown {}:", counted(asked.count(0), "hex")), vec![("holds", holds), ("fails", 1.0 - holds)])
    },
};

/// The question "is a rope cut?".
pub const CUT: Question = Question {
    about: "The chances of cutting a rope",
    numbers: &[some("cuts", "How many attempts are made at a rope, one a phase")],
    words: &[],
    switches: &[WEAK],
    answer: |asked| {
        let cut = cut(asked.count(0), asked.switch(0), &tables(asked).grappling);
        told(format!("After {}:", counted(asked.count(0), "attempt")), vec![("cut", cut), ("holds", 1.0 - cut)])
    },
};

const WEAK: Switch = Switch { name: "weak", about: "Whoever throws or cuts is wounded, a woman or an elder" };

/// The question "what does a collision do to a hull?".
pub const RAM: Question = Question {
    about: "The chances of a collision",
    numbers: &[some("speed-factor", "Twice the speeds that count in a collision")],
    words: &[],
    switches: &[
        Switch {
            name: "rammer",
            about: "Tell of the hull that rams another's side, instead of the one that is rammed; it suffers nothing unless the hex that rams is damaged already",
        },
        Switch {
            name: "bow-damaged",
            about: "With --rammer: the hex that rams is damaged already, so that its hull suffers one band less than the rammed one",
        },
    ],
    answer: |asked| {
        let struck = match (asked.switch(0), asked.switch(1)) {
            (false, true) => return Answer::refused("--bow-damaged is about the hull that rams: give --rammer too".to_owned()),
            (false, false) => Struck::Rammed,
            (true, damaged) => Struck::Rammer { damaged },
        };
        let dealt = ram(asked.count(0), struck, &tables(asked).collisions);
        let same = dealt.clone();
        let lines = move || {
            let line = |(points, faces): &(u32, u32)| format!("  {:<18} {faces:>2} of 10", counted(*points, "point"));
            std::iter::once("Damage to the hull:".to_owned()).chain(dealt.iter().map(line)).collect()
        };
        let fields = |(points, faces): &(u32, u32)| -> Fields { vec![("damage", (*points).into()), ("tenths", (*faces).into())] };
        Answer::new(lines, move || same.iter().map(fields).collect())
    },
};

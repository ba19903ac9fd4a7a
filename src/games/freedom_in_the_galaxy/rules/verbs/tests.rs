//! Tests that every verb can be read again from the sentence that it writes, in words and in a file.

use super::*;
use crate::blue_book;
use rules::kind::{Grammar, hear, joined, parted, say};

fn examples<V: Verb + std::fmt::Debug + PartialEq + serde::Serialize + serde::de::DeserializeOwned>() -> usize {
    let grammar = Grammar::of::<V>();
    let patterns = V::patterns().len();
    for at in 0..patterns {
        let example = grammar.example(at);
        let verb = hear::<V>(&example).unwrap_or_else(|| panic!("{example:?} is not {}", V::WHAT));
        assert_eq!((verb.pattern(), say(&verb)), (at, example.clone()), "{}", V::WHAT);
        let text = ron::to_string(&verb).expect("text");
        assert_eq!(ron::from_str::<V>(&text).as_ref(), Ok(&verb), "{text}");
        assert_eq!(parted(&joined(&[example.clone(), example.clone()])), [example.as_str(), example.as_str()]);
    }
    patterns
}

#[test]
fn every_verb_is_read_from_its_sentence() {
    // One is added for the pattern of words that are only printed.
    assert_eq!(examples::<ActionEvent>(), 22 + 1);
    assert!(examples::<Trait>() > 24 && examples::<Effect>() > 60);
    examples::<Condition>();
    examples::<Success>();
    examples::<Draw>();
    examples::<Failure>();
    examples::<Feat>();
    examples::<Planets>();
}

#[test]
fn every_verb_of_the_blue_book_is_read_from_its_sentence() {
    fn read<V: Verb + std::fmt::Debug + PartialEq>(verbs: &[V]) {
        for verb in verbs {
            assert_eq!(hear::<V>(&say(verb)).as_ref(), Some(verb), "{}", say(verb));
        }
    }
    let content = blue_book::content();
    for (_, action) in content.actions.iter() {
        for section in crate::cards::DeckSection::ALL {
            read(&action.section(section).event);
        }
    }
    content.creatures.iter().for_each(|(_, creature)| read(&creature.effects));
    content.events.iter().for_each(|(_, event)| read(&event.effects));
    content.secrets.iter().for_each(|(_, secret)| read(&secret.effects));
    content.characters.iter().for_each(|(_, character)| read(&character.specials));
    content.possessions.iter().for_each(|(_, possession)| read(&possession.effects));
    for (_, mission) in content.missions.iter() {
        read(&mission.conditions);
        read(&mission.success);
        read(&mission.draws);
        read(&mission.failure);
    }
}

#[test]
fn what_is_no_verb_is_refused_where_it_stands() {
    let known = "[Shift(2), Detected]";
    assert_eq!(ron::from_str::<Vec<ActionEvent>>(known).map(|verbs| verbs.len()), Ok(2));
    let refused = ron::from_str::<Vec<ActionEvent>>("[\n  Detected,\n  Explodes(3),\n]").expect_err("no verb");
    assert_eq!(refused.span.start.line, 3, "{refused}");
    assert!(refused.to_string().contains("Explodes"), "{refused}");
    for wrong in ["[Shift(400)]", "[Printed()]", "[CoupAborted([Shift])]"] {
        assert!(ron::from_str::<Vec<ActionEvent>>(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn a_die_of_a_coup_is_read_in_runs() {
    for text in ["1-4 nothing, 5 shift, 6 shift and captured", "1-2 nothing, 3-5 shift, 6 shift and captured with one killed"] {
        assert_eq!(rules::kind::Gap::say(&<CoupDie as rules::kind::Gap>::hear(text).expect("a die")), text);
    }
    for wrong in ["", "1-5 nothing", "1-7 nothing", "1-6 something"] {
        assert_eq!(<CoupDie as rules::kind::Gap>::hear(wrong), None, "{wrong}");
    }
}

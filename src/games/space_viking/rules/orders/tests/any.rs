//! Tests the reading and writing of sheets that were assembled at random.

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

use super::super::*;
use super::{parse, without_spots};
use crate::{Aim, Mode};
use geometry::Space;
use rules::Level;

fn name() -> impl Strategy<Value = Name> {
    prop_oneof![
        "[A-Za-z][a-z]{0,8}",
        "[A-Za-z0-9' .,()-]{0,12}[a-z]",
        "[0-9]{1,4}",
        Just("wait".to_owned()),
        Just("\u{c5}sg\u{e5}rd".to_owned())
    ]
    .prop_map(|text| Name::from(text.split_whitespace().collect::<Vec<_>>().join(" ").as_str()))
}

fn words() -> impl Strategy<Value = String> {
    "[A-Za-z0-9 ,#()'!-]{0,30}"
}

fn number() -> impl Strategy<Value = u32> {
    1..1_000_000_u32
}

fn thing() -> impl Strategy<Value = Thing> {
    let thing = |number, what: What| Thing { number, what: what.into() };
    prop_oneof![
        number().prop_map(move |number| thing(Some(number), What::Money)),
        number().prop_map(move |number| thing(Some(number), What::People)),
        (option::of(number()), name()).prop_map(move |(number, name)| thing(number, What::Named(name))),
    ]
}

fn things() -> impl Strategy<Value = Vec<Thing>> {
    vec(thing(), 1..4)
}

fn lot() -> impl Strategy<Value = Lot> {
    prop_oneof![Just(Lot::All), things().prop_map(Lot::Things)]
}

fn act() -> impl Strategy<Value = Act> {
    prop_oneof![
        option::of(number()).prop_map(Act::Plunder),
        option::of(number()).prop_map(Act::Slay),
        number().prop_map(Act::Conquer),
        Just(Act::Trade),
        number().prop_map(Act::Gift),
        number().prop_map(Act::Associate),
        number().prop_map(Act::Settle),
        lot().prop_map(Act::Load),
        lot().prop_map(Act::Unload),
        lot().prop_map(Act::Install),
        prop_oneof![name(), number().prop_map(|number| Name::from(format!("stranger {number}").as_str()))].prop_map(Act::Attack),
        name().prop_map(Act::Join),
        things().prop_map(Act::Leave),
        things().prop_map(Act::Take),
        (things(), name()).prop_map(|(things, to)| Act::Deliver { things, to }),
    ]
}

fn route() -> impl Strategy<Value = Route> {
    let to = prop_oneof![
        name().prop_map(Waypoint::World),
        (0..200_i16, 0..200_i16).prop_map(|(column, row)| Waypoint::Space(Space::new(column, row))),
        Just(Waypoint::Wait),
    ];
    let acts = vec(act().prop_map(Spotted::from), 0..3);
    let stop = (to, acts).prop_map(|(to, acts)| Spotted::from(Stop { to, acts }));
    (vec(stop, 1..5), any::<bool>()).prop_map(|(stops, repeat)| Route { stops, repeat })
}

fn lines() -> impl Strategy<Value = Lines> {
    let mode = prop_oneof![Just(Mode::Passive), Just(Mode::Plunder), Just(Mode::Engage), Just(Mode::Berserker)];
    let aim = prop_oneof![Just(Aim::Spread), Just(Aim::Strongest), Just(Aim::Weakest)];
    (
        option::of(option::of(name()).prop_map(Spotted::from)),
        option::of(mode.prop_map(Spotted::from)),
        option::of(things().prop_map(Spotted::from)),
        option::of(route().prop_map(Spotted::from)),
        option::of(vec(thing(), 0..3).prop_map(Spotted::from)),
        option::of(option::of((1..100_u32).prop_map(Level::clamped)).prop_map(Spotted::from)),
        option::of(aim.prop_map(Spotted::from)),
        option::of(vec(name(), 0..3).prop_map(Spotted::from)),
    )
        .prop_map(|(commander, mode, ships, route, cargo, break_off, aim, with)| Lines {
            commander,
            mode,
            ships,
            route,
            cargo,
            break_off,
            aim,
            with,
        })
}

fn order() -> impl Strategy<Value = Order> {
    prop_oneof![
        (1..=Build::MOST, name(), name(), option::of(name())).prop_map(|(number, item, at, into)| Order::Build(Build {
            number,
            item,
            at,
            into
        })),
        (name(), number()).prop_map(|(technology, iu)| Order::Research { technology, iu }),
        (number(), name()).prop_map(|(iu, to)| Order::Pay { iu, to }),
        (name(), words()).prop_map(|(to, text)| Order::Letter { to, text }),
        words().prop_map(|text| Order::Press { text }),
        (name(), name(), lines()).prop_map(|(to, by, lines)| Order::Message(Box::new(Message { to, by, lines }))),
    ]
}

fn sheet() -> impl Strategy<Value = Sheet> {
    let opening = (name(), number(), name(), number());
    let opening = opening.prop_map(|(player, turn, key, version)| Spotted::from(Opening { player, turn, key, version }));
    let block = (name(), lines()).prop_map(|(name, lines)| Spotted::from(FleetBlock { name, lines }));
    (option::of(opening), vec(block, 0..4), vec(order().prop_map(Spotted::from), 0..5))
        .prop_map(|(opening, fleets, orders)| Sheet { opening, fleets, orders, ..Sheet::default() })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(300) })]

    #[test]
    fn a_sheet_is_read_as_it_was_written(sheet in sheet()) {
        let text = sheet.text();
        let again = parse(&text);
        prop_assert_eq!(&again.refused, &Vec::new(), "{}", text);
        prop_assert_eq!(without_spots(&again), without_spots(&sheet), "{}", text);
        prop_assert_eq!(again.text(), text);
    }

    #[test]
    fn any_bytes_are_read_and_no_line_is_lost(bytes in vec(any::<u8>(), 0..400)) {
        let sheet = Sheet::parse(&bytes);
        let lines = bytes.iter().filter(|byte| matches!(byte, b'\n' | b'\r')).count() + 1;
        prop_assert!(sheet.refused.len() <= lines);
    }

    #[test]
    fn any_text_of_words_of_the_grammar_is_read(text in "((fleet|route|mode|take|2|troop|IU|at|to|all|repeat|-|,|\\(|\\)|\"|Gram|end|message)( |\n)){0,60}") {
        let sheet = parse(&text);
        prop_assert!(sheet.refused.iter().all(|line| line.at.line > 0 && line.at.column > 0));
        prop_assert_eq!(parse(&sheet.text()).refused, Vec::new());
    }
}

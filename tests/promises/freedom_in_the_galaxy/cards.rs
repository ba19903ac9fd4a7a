//! The decks as they come with the program: as many cards as the game has, each of which reads as its verbs say, and on paper.

use std::path::Path;

use drydock::drawing::{Item, Items, dump};
use drydock::project::{CardSize, Library, Project, text};

use drydock::project::Content as AnyContent;
use drydock::project::Game;
use drydock::rules::freedom_in_the_galaxy::cards::{Action, Creature, DeckSection, Event};
use drydock::rules::freedom_in_the_galaxy::verbs::sentences;
use drydock::rules::freedom_in_the_galaxy::{Content, InPossession, Place, PossessionKind, Side};
use drydock::rules::{Count, Origin};
use drydock::sheets::freedom_in_the_galaxy::CARDS;
use drydock::sheets::freedom_in_the_galaxy::cards::{page, places};
use drydock::sheets::{Request, print};

use super::template;
use crate::support::golden;

#[test]
fn the_decks_have_as_many_cards_as_the_game_with_their_origins() {
    let sample = template("sample");
    let counts = |content: &Content| {
        [content.missions.len(), content.actions.len(), content.events.len(), content.assignments.len(), content.secrets.len()]
    };
    // And 55 creatures, with the robots.
    assert_eq!((counts(&sample), sample.creatures.len()), ([15, 30, 29, 14, 16], 56));
    assert_eq!((counts(&template("empty")), template("empty").creatures.len()), ([15, 30, 29, 14, 16], 56));
    assert!(sample.missions.iter().all(|(_, mission)| mission.origin == Origin::Seen));
    assert!(sample.assignments.iter().all(|(_, card)| card.origin == Origin::Reconstructed && card.provinces.len() == 2));
    let numbers: Vec<u32> = (sample.missions.iter().map(|(_, mission)| mission.number.get()))
        .chain(sample.actions.iter().map(|(_, action)| action.number.get()))
        .chain(sample.events.iter().map(|(_, event)| event.number.get()))
        .chain(sample.assignments.iter().map(|(_, assignment)| assignment.number.get()))
        .collect();
    assert_eq!(numbers, (53..=140).collect::<Vec<u32>>());
    let disputed: Vec<u32> =
        sample.actions.iter().filter(|(_, action)| !action.readings.is_empty()).map(|(_, action)| action.number.get()).collect();
    assert_eq!(disputed, [70, 93]);
}

#[test]
fn the_mission_of_a_rebellion_has_a_name_for_each_side() {
    let sample = template("sample");
    let called = |side| sample.missions.iter().map(|(_, mission)| mission.label_for(side).to_owned()).collect::<Vec<_>>();
    let (rebel, imperial) = (called(Side::Rebel), called(Side::Imperial));
    let differ: Vec<(&str, &str)> = rebel
        .iter()
        .zip(&imperial)
        .map(|(one, other)| (one.as_str(), other.as_str()))
        .filter(|(one, other)| one != other)
        .collect();
    assert_eq!(differ, [("Start Rebellion", "Stop Rebellion")]);
}

#[test]
fn each_card_reads_as_its_verbs_say() {
    let sample = template("sample");
    let mut lines = Vec::new();
    for (_, mission) in sample.missions.iter() {
        let who = mission.side.map_or("both", |side| side.label());
        let camp = if mission.by_camp { ", a camp too" } else { "" };
        let parts = [
            &sentences(&mission.conditions),
            &sentences(&mission.success),
            &sentences(&mission.draws),
            &sentences(&mission.failure),
        ];
        let parts: Vec<String> = parts.iter().map(|part| part.join(" ")).collect();
        let (number, letter, name, rules) = (mission.number, &mission.letter, mission.label(), mission.rules.label());
        lines.push(format!("mission {number} {letter} {name} ({who}{camp}, {rules}) | {}", parts.join(" | ")));
    }
    for (_, action) in sample.actions.iter() {
        let section = |section: DeckSection| {
            let found = action.section(section);
            format!("{}: {}", found.letters.as_str(), sentences(&found.event).join(" "))
        };
        lines.push(format!("action {} | {}", action.number, DeckSection::ALL.map(section).join(" | ")));
    }
    for (_, event) in sample.events.iter() {
        lines.push(format!("event {} {} | {}", event.number, event.label(), sentences(&event.effects).join(" ")));
    }
    lines.extend(sample.assignments.iter().map(|(_, card)| format!("assignment {} | {}", card.number, card.says())));
    for (_, secret) in sample.secrets.iter() {
        lines.push(format!("secret {} | {}", secret.label(), sentences(&secret.effects).join(" ")));
    }
    for (_, creature) in sample.creatures.iter() {
        lines.push(format!("creature {} {} | {}", creature.label(), creature.line(), sentences(&creature.effects).join(" ")));
    }
    for (_, character) in sample.characters.iter().filter(|(_, character)| !character.specials.is_empty()) {
        lines.push(format!("character {} | {}", character.label(), sentences(&character.specials).join(" ")));
    }
    for (_, possession) in sample.possessions.iter().filter(|(_, possession)| !possession.effects.is_empty()) {
        lines.push(format!("possession {} | {}", possession.label(), sentences(&possession.effects).join(" ")));
    }
    let text = lines.join("\n") + "\n";
    golden::compare("freedom-in-the-galaxy-cards", &text).unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn every_card_is_printed_with_a_back_and_no_text_is_cut() {
    for size in CardSize::ALL {
        let mut project = Library::bundled().template(Game::FreedomInTheGalaxy, "sample").expect("a template");
        std::sync::Arc::make_mut(&mut project.print).cards = size;
        let printout = print(&project, &Request { only: vec![CARDS], everything: true, ..Request::default() });
        assert_eq!(printout.findings.iter().map(|finding| finding.message.as_str()).collect::<Vec<_>>(), [""; 0], "{size:?}");
        let pages = printout.sheets.iter().map(|(_, pages)| pages.len()).sum::<usize>();
        // 212 cards, of which each sheet has several, and their backs.
        assert!(pages % 2 == 0 && pages <= 104, "{pages} pages of {size:?} cards");
    }
}

#[test]
fn every_card_has_a_picture() {
    fn has_picture(items: &Items) -> bool {
        items.iter().any(|(_, item)| matches!(item, Item::Group(group) if group.is_picture || has_picture(&group.items)))
    }
    let sample = template("sample");
    let pages = places(&sample).into_iter().filter_map(|place| page(&sample, place, None, CardSize::Large));
    let bare: Vec<String> = pages.filter(|page| !has_picture(&page.items)).map(|page| page.title).collect();
    assert_eq!(bare, [""; 0]);
}

#[test]
fn the_numbered_cards_are_the_140_of_the_game() {
    let sample = template("sample");
    let title = |place: &Place| page(&sample, *place, None, CardSize::default()).map(|page| page.title);
    let titles: Vec<String> = places(&sample).iter().map(|place| title(place).expect("a card")).collect();
    // Those without a number are secrets and creatures.
    assert_eq!(titles.len(), 140 + sample.secrets.len() + sample.creatures.len());
    assert_eq!((titles[0].as_str(), titles[32].as_str(), titles[52].as_str()), ("Zina Adora", "Explorer", "Sabotage"));
    let card = |name: &str| {
        let at = titles.iter().position(|title| title == name).expect("a card of this name");
        dump::dump(&page(&sample, places(&sample)[at], None, CardSize::default()).expect("a card"))
    };
    let zina = card("Zina Adora");
    for words in ["Princess of Adare", "Rebel, Rhone", "In space", "Adare, royal", "Gather Information (I) 1"] {
        assert!(zina.contains(words), "{words} in {zina}");
    }
    assert!(card("Explorer").contains("Ship of Ly Mantok."));
    // Ships of the Empire are counters alone.
    let (id, _) = sample.possessions.iter().find(|(_, ship)| ship.kind == PossessionKind::ImperialShip).expect("a ship");
    assert!(title(&Place::Possession(id, InPossession::Whole)).is_none());
}

#[test]
fn an_unknown_verb_is_refused_where_it_stands() {
    let project = Library::bundled().template(Game::FreedomInTheGalaxy, "empty").expect("a template");
    let whole = text::write(&project).expect("text");
    let known = whole.lines().position(|line| line.contains("NoDominoes")).expect("the event that closes the borders");
    let wrong = whole.replace("NoDominoes", "NoDominos");
    let refused = text::read(wrong.as_bytes(), Path::new("a.drydock")).map(|_| ()).expect_err("no verb").to_string();
    assert!(refused.contains("NoDominos") && refused.contains(&format!("{}", known + 1)), "{refused}");
}

#[test]
fn decks_of_a_thousand_load_and_are_checked() {
    let mut content = template("sample");
    let number = |number: usize| Count::clamped(number as u32);
    let action = content.actions.iter().next().map(|(_, action)| action.clone()).unwrap_or_default();
    content.actions = (0..1_000).map(|at| Action { number: number(at), ..action.clone() }).collect();
    let event = content.events.iter().next().map(|(_, event)| event.clone()).unwrap_or_default();
    content.events = (0..1_000).map(|at| Event { number: number(at), ..event.clone() }).collect();
    let creature = content.creatures.iter().next().map(|(_, creature)| creature.clone()).unwrap_or_default();
    let more = (0..1_000).map(|at| Creature { name: format!("Creature {at}"), ..creature.clone() });
    content.creatures = content.creatures.iter().map(|(_, creature)| creature.clone()).chain(more).collect();
    let project = Project::with_content(AnyContent::from(content), "Large");
    let again = text::read(text::write(&project).expect("text").as_bytes(), Path::new("a.drydock")).expect("it is read");
    assert!(again.content == project.content);
    let findings = again.check();
    assert!(findings.iter().any(|finding| finding.about.name == "disputed-value"));
}

//! The tables of things as CSV: what goes out comes in again as it was.

use std::path::Path;

use drydock::exchange::csv::Sheet;
use drydock::exchange::kinds;
use drydock::project::AnyKind;
use drydock::project::Content as AnyContent;
use drydock::rules::freedom_in_the_galaxy::cards::{ACTIONS, ASSIGNMENTS, CREATURES, EVENTS, MISSIONS, SECRETS};
use drydock::rules::freedom_in_the_galaxy::{CHARACTERS, Content, ENVIRONS, POSSESSIONS, ROUTES, STARS, UNITS};

use super::template;

fn header(kind: &dyn AnyKind) -> String {
    kinds::header(kind).join(",")
}

#[test]
fn the_headers_are_those_of_the_exchange() {
    assert_eq!(header(&STARS), "star,name,x,y");
    assert_eq!(header(&ROUTES), "from,to,stars");
    assert_eq!(header(&ACTIONS), "number,urban,urban_event,special,special_event,wild,wild_event");
    assert_eq!(header(&CREATURES), "name,strength,endurance,effects");
    assert_eq!(header(&MISSIONS), "number,letter,name,side,rules,camp,conditions,success,draws,failure");
    assert_eq!((header(&EVENTS), header(&SECRETS)), ("number,name,effects".into(), "name,effects".into()));
    assert_eq!(header(&ASSIGNMENTS), "number,provinces");
    assert_eq!(header(&ENVIRONS), "planet,name,star,tags,s,a,environ,type,size,resource,starred,races,creature,coup,sovereign");
    assert_eq!(
        header(&CHARACTERS),
        "number,name,title,side,race,combat,endurance,intelligence,leadership,space_leadership,diplomacy,navigation,homes,royal,\
         knight,draws,ship,specials"
    );
    assert_eq!(header(&UNITS), "side,type,environ,strength,space,navigation,mobile,elite,suicide,atrocity,cost,count");
    assert_eq!(header(&POSSESSIONS), "number,name,kind,cannons,shields,maneuver,passengers,owner,effects");
}

#[test]
fn the_tables_of_the_galaxy_come_in_as_they_went_out() {
    let sample = AnyContent::from(template("sample"));
    for file in kinds::tables(&sample).expect("tables") {
        let name = Path::new(&file.name);
        let kind = kinds::kind_of(&sample, &Sheet::read(&file.bytes, name).expect("a text"), name).expect("a kind");
        assert_eq!(Some(file.name.trim_end_matches(".csv")), kind.facts().table);
        let import = kinds::import(kind, &file.bytes, Path::new(&file.name), &sample, true).expect("it comes in");
        let mut again = sample.clone();
        for edit in import.edits {
            again.apply(&edit).expect("it applies");
        }
        assert!(again == sample, "{} changes something", file.name);
    }
}

#[test]
fn an_environ_of_a_table_comes_to_its_planet_with_its_races_in_order() {
    let sample = template("sample");
    let content = AnyContent::from(Content { planets: [].into_iter().collect(), ..sample });
    let text =
        "planet,type,size,resource,starred,races,creature,coup,sovereign\n121,subterranean,6,7,yes,\"Kayn, Saurian\",Crunge,,\n";
    let import = kinds::import(&ENVIRONS, text.as_bytes(), Path::new("environs.csv"), &content, false).expect("it comes in");
    let mut after = content.clone();
    for edit in import.edits {
        after.apply(&edit).expect("it applies");
    }
    let AnyContent::FreedomInTheGalaxy(after) = after else { panic!("designs of another game") };
    let (_, planet) = after.planets.iter().next().expect("a planet");
    let (_, environ) = planet.environs.iter().next().expect("an environ");
    let races: Vec<&str> = environ.races.iter().filter_map(|race| Some(after.races.get(*race)?.name.as_str())).collect();
    assert_eq!((planet.number.get(), environ.size.get(), races), (121, 6, vec!["Kayn", "Saurian"]));
    let wrong = text.replace("Saurian", "Nobody");
    let refused = kinds::import(&ENVIRONS, wrong.as_bytes(), Path::new("environs.csv"), &content, false);
    assert!(refused.is_err_and(|why| why.to_string().contains("Nobody")));
}

#[test]
fn a_character_of_a_table_comes_with_homes_draws_and_a_race() {
    let sample = template("sample");
    let content = AnyContent::from(Content { characters: [].into_iter().collect(), ..sample });
    let text = "number,name,title,side,race,combat,endurance,homes,royal,knight,draws\n\
                28,Redjac,Knight of the Empire,Imperial,Rhone,6,6,\"Magro, Diomas, Orlog\",,yes,\"A1, S1, E1\"\n";
    let import = kinds::import(&CHARACTERS, text.as_bytes(), Path::new("characters.csv"), &content, false).expect("it comes in");
    let mut after = content.clone();
    for edit in import.edits {
        after.apply(&edit).expect("it applies");
    }
    let AnyContent::FreedomInTheGalaxy(after) = after else { panic!("designs of another game") };
    let (_, redjac) = after.characters.iter().next().expect("a character");
    let homes: Vec<&str> = redjac.homes.iter().filter_map(|home| Some(after.planets.get(*home)?.name.as_str())).collect();
    assert_eq!(homes, ["Magro", "Diomas", "Orlog"]);
    assert!(redjac.knight && redjac.royal.is_none() && redjac.draws == ["A1", "S1", "E1"]);
    let wrong = text.replace("Diomas", "Nowhere");
    let refused = kinds::import(&CHARACTERS, wrong.as_bytes(), Path::new("characters.csv"), &content, false);
    assert!(refused.is_err_and(|why| why.to_string().contains("Nowhere")));
}

#[test]
fn a_sentence_of_a_table_is_read_or_its_row_is_refused() {
    let content = AnyContent::from(template("empty"));
    let text = "name,strength,endurance,effects\nOoze,7,,\"Nobody can strike back; \"\"It glows; it hums.\"\"\"\n";
    let import = kinds::import(&CREATURES, text.as_bytes(), Path::new("creatures.csv"), &content, false).expect("it comes in");
    let mut after = content.clone();
    for edit in import.edits {
        after.apply(&edit).expect("it applies");
    }
    let AnyContent::FreedomInTheGalaxy(after) = &after else { panic!("designs of another game") };
    let ooze = after.creature("Ooze").expect("a creature");
    assert_eq!((ooze.line(), ooze.effects.len()), ("7/-".into(), 2));
    let wrong = "name,strength,endurance,effects\nOoze,7,,it explodes\n";
    let refused = kinds::import(&CREATURES, wrong.as_bytes(), Path::new("creatures.csv"), &content, false);
    assert!(refused.is_err_and(|why| why.to_string().contains("it explodes")));
}

//! Space Viking as it comes with the program: the worlds, the openings, the worked numbers of research, and tables that go out and come in.

use std::path::Path;

use drydock::exchange;
use drydock::project::{self, Game, Library};
use drydock::rules::space_viking::forecast::{FleetForecast, Opening, Terms, Way, cheapest_way, idle_points};
use drydock::rules::space_viking::{
    BASES, Chapter, Content, FLEETS, ITEMS, PLAYERS, Player, SHIPS, Sovereign, TECHNOLOGIES, WORLDS, WorldType,
};
use drydock::rules::{Count, Id, Level, Severity};

fn template(name: &str) -> Content {
    let project = Library::bundled().template(Game::SpaceViking, name).expect("a template");
    let project::Content::SpaceViking(content) = project.content else { panic!("a project for another game") };
    content
}

fn way(content: &Content, name: &str, terms: Terms) -> Way {
    let (id, _) = content.technologies.find(|technology| technology.name == name).expect("a technology");
    cheapest_way(content, id, &[], terms).expect("a way")
}

#[test]
fn the_cheapest_ways_cost_what_the_tables_say() {
    let content = template("empty");
    let cost = |name: &str| way(&content, name, Terms::default()).cost;
    assert_eq!(["Jump-8", "Dreadnought", "Battleship", "Beam Weapons"].map(cost), [145, 195, 105, 165]);
    let own_track = Terms { own_track: true, ..Terms::default() };
    assert_eq!(["Jump-8", "Battleship"].map(|name| way(&content, name, own_track).cost), [150, 110]);
    let berserker = Terms { buyer: Sovereign::Berserker, ..Terms::default() };
    assert_eq!(way(&content, "Jump-8", berserker).cost, 120);
    let jump = way(&content, "Jump-8", Terms::default());
    assert!(jump.words(&content).starts_with("145 IU: ") && jump.words(&content).ends_with(" and Jump-8 80"));
    assert_eq!(jump.steps.iter().map(|(_, cost)| cost).sum::<u32>(), jump.cost);
    // A player who has half of the way pays for the rest.
    let has: Vec<_> = jump.steps.iter().take(2).map(|(id, _)| *id).collect();
    let (wanted, _) = *jump.steps.last().expect("three steps");
    assert_eq!(cheapest_way(&content, wanted, &has, Terms::default()).map(|way| way.cost), Some(80));
}

#[test]
fn all_technologies_are_a_hundred_points_of_an_engineer() {
    let content = template("empty");
    let technologies: Vec<_> = content.technologies.ids().collect();
    let all = Player { kind: Sovereign::Engineer, technologies, ..Player::default() };
    let mut with = content.clone();
    let id = with.players.add(all.clone());
    assert_eq!(Opening::of(&with, id).map(|opening| opening.spent.get()), Some(1_005));
    assert_eq!(idle_points(&content, &all, 20), 100);
    let merchant = Player { kind: Sovereign::Merchant, money: Count::clamped(50), ..Player::default() };
    assert_eq!(idle_points(&content, &merchant, 20), 1_061);
}

#[test]
fn the_almanac_has_44_worlds_and_eight_openings_of_fifty() {
    let library = Library::bundled();
    let chapter: Chapter = library.chapter::<Content>("almanac").expect("a chapter");
    assert_eq!((chapter.worlds.len(), chapter.players.len()), (44, 8));
    let mut content = Content::default();
    for pick in chapter.picks() {
        for edit in chapter.copy(&pick, &content).expect("a thing of the chapter") {
            content.apply(&edit).expect("it applies");
        }
    }
    assert!(chapter.picks().all(|pick| chapter.copy(&pick, &content) == Some(Vec::new())), "nothing is copied twice");
    let openings = content.players.ids().filter_map(|id| Opening::of(&content, id));
    assert_eq!(openings.map(|opening| (opening.spent.get(), opening.left.get())).collect::<Vec<_>>(), [(50, 0); 8]);
    let of = |kind| content.worlds.iter().filter(|(_, world)| world.kind == Some(kind)).count();
    assert_eq!((of(WorldType::SwordWorld), of(WorldType::Civilized)), (5, 3));
    for name in ["Gram", "Xochitl", "Asgard", "Beowulf", "Amaterasu"] {
        assert!(content.worlds.find(|world| world.name == name).is_some(), "{name}");
    }
    let troops =
        |name: &str| content.worlds.find(|world| world.name == name).map(|(_, world)| world.troops_in(&content.tables.worlds));
    assert_eq!((troops("Beowulf"), troops("Amaterasu")), (Some(7), Some(6)));
}

#[test]
fn no_template_has_a_finding_above_advice() {
    for name in Library::bundled().templates(Game::SpaceViking).expect("the templates") {
        let loud: Vec<_> = project::Content::from(template(&name))
            .check()
            .into_iter()
            .filter(|finding| finding.about.severity > Severity::Advice)
            .map(|finding| finding.message)
            .collect();
        assert_eq!(loud, Vec::<String>::new(), "{name}");
    }
    let sample = template("sample");
    let mut kinds: Vec<Sovereign> = sample.players.iter().map(|(_, player)| player.kind).collect();
    kinds.sort();
    assert_eq!(kinds, Sovereign::ALL, "one of each kind");
    assert_eq!((sample.sector.columns.get(), sample.sector.rows.get()), (20, 24));
}

#[test]
fn an_ordinary_captain_rarely_stays_true_for_twenty_years() {
    let mut content = template("sample");
    let (id, _) = content.fleets.find(|fleet| fleet.name == "Red Hand").expect("the pirate's fleet");
    let fleet = content.fleets.get_mut(id).expect("it is there");
    let (cost, shots) = (FleetForecast::of(&template("sample"), fleet).cost, 3);
    fleet.commander = "Somebody".into();
    let (fleet, pirate) = (fleet.clone(), fleet.player.expect("a player"));
    let told = FleetForecast::of(&content, &fleet);
    assert_eq!((told.cost, told.shots, told.hits, told.free_holds, told.jump), (cost, shots, 3, 0, 2));
    assert_eq!(told.loyalty_words(), "7.8 % over 20 years");
    let (controls, _) = content.technologies.find(|known| known.name == "Robot Ship Controls").expect("a technology");
    content.players.get_mut(pirate).expect("the pirate").technologies.push(controls);
    assert_eq!(FleetForecast::of(&content, &fleet).loyalty_words(), "29.0 % over 20 years");
}

#[test]
fn five_escorts_and_five_troops_are_fifty() {
    let sample = template("sample");
    let (pirate, _) = sample.players.find(|player| player.kind == Sovereign::Pirate).expect("the pirate");
    let opening = Opening::of(&sample, pirate).expect("an opening");
    assert_eq!((opening.lines.len(), opening.spent.get()), (5, 50));
}

#[test]
fn every_table_goes_out_and_comes_in_again() {
    let content = project::Content::from(template("sample"));
    for kind in [&WORLDS as &dyn project::AnyKind, &PLAYERS, &FLEETS, &SHIPS, &ITEMS, &TECHNOLOGIES, &BASES] {
        let bytes = exchange::kinds::write(kind, &content, &kind.rows(&content)).expect("a table");
        let back = exchange::kinds::import(kind, &bytes, Path::new("x.csv"), &content, true).expect("it comes in");
        let mut again = content.clone();
        for edit in back.edits {
            again.apply(&edit).expect("it applies");
        }
        assert_eq!(again, content, "{}", kind.facts().heading);
    }
    let header = |kind: &dyn project::AnyKind| exchange::kinds::usual_header(kind).join(",");
    assert_eq!(header(&WORLDS), "world,column,row,type,chart,troops,plunder,subjects,guard,notes");
    assert_eq!(header(&TECHNOLOGIES), "technology,track,level,predecessor,cost_with,cost_without,effect");
    assert_eq!(header(&PLAYERS), "player,sovereign,kind,crony1,crony2,home,subjects,money");
    assert_eq!(header(&SHIPS), "player,fleet,commander,mode,ship,item,cargo");
    assert!(header(&ITEMS).starts_with("item,cost,firepower,ground,damage,holds,takes,drive,needs"));
}

#[test]
fn a_wide_table_of_technologies_is_still_answered() {
    let mut content = template("empty");
    for number in 0..60 {
        let (first, technology) = content.technologies.iter().next().map(|(id, known)| (id, known.clone())).expect("one");
        let level = Level::clamped(1 + number % 3);
        let name = format!("Gadget {number}");
        content.technologies.add(space_viking::Technology { name, level, predecessor: Some(first), ..technology });
    }
    let (wanted, _) = content.technologies.find(|known| known.name == "Jump-8").expect("a technology");
    // Whether it is found or given up, it is answered soon, and never wrongly.
    assert!(cheapest_way(&content, wanted, &[], Terms::default()).is_none_or(|way| way.cost <= 145));
    assert!(cheapest_way(&content, Id::new(9_999), &[], Terms::default()).is_none());
}

#[test]
fn a_table_of_fleets_makes_fleets_and_says_of_each_row_the_same() {
    let content = project::Content::from(template("sample"));
    let read = |text: &str| exchange::kinds::import(&SHIPS, text.as_bytes(), Path::new("fleets.csv"), &content, true);
    let table = "player,fleet,commander,mode,ship,item,cargo\n\
                 House Tharn,Spare,Petra Tharn,engage,Hammer,Escort,1 Troop\nHouse Tharn,Spare,Petra Tharn,engage,,Escort,\n";
    let mut with = content.clone();
    for edit in read(table).expect("it comes in").edits {
        with.apply(&edit).expect("it applies");
    }
    let project::Content::SpaceViking(with) = with else { panic!("another game") };
    let (_, spare) = with.fleets.find(|fleet| fleet.name == "Spare").expect("a new fleet");
    assert_eq!((with.player_label(spare.player), spare.commander.as_str(), spare.ships.len()), ("House Tharn", "Petra Tharn", 2));
    assert_eq!(spare.mode.label(), "engage");
    let error = read(&table.replacen("Petra Tharn,engage,,", "Nobody,engage,,", 1)).expect_err("two commanders").to_string();
    assert!(error.contains("another row says something else of the fleet \"Spare\""), "{error}");
}

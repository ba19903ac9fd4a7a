//! Modules for VASSAL, held against what VASSAL 3.7 reads: every class, number and colour, pictures, prototypes, decks, and where pieces stand.

mod attributes;
mod commands;
mod document;
mod grids;
pub mod kept;
mod traits;

use std::collections::{BTreeMap, BTreeSet};
use std::io::{Cursor, Read as _};

use drydock::exchange::game::Position;
use drydock::exchange::{vassal_module, vassal_module_file};
use drydock::project::{Game, Library, Project};
use zip::ZipArchive;

use document::Node;
use traits::Trait;

/// The files of a module by their names.
fn files(bytes: Vec<u8>) -> BTreeMap<String, Vec<u8>> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).expect("a ZIP");
    let mut files = BTreeMap::new();
    for index in 0..archive.len() {
        let mut file = archive.by_index(index).expect("a file");
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).expect("its bytes");
        assert!(files.insert(file.name().to_owned(), bytes).is_none(), "{} is there twice", file.name());
    }
    files
}

/// Every template of every game, with what it is called.
fn templates() -> Vec<(String, Project)> {
    let library = &Library::bundled();
    let of = |game: Game| {
        let names = library.templates(game).expect("templates");
        names.into_iter().map(move |name| (format!("{} {name}", game.slug()), library.template(game, &name).expect("a template")))
    };
    Game::ALL.into_iter().flat_map(of).collect()
}

/// A module as it was read.
struct Read {
    name: String,
    root: Node,
    pictures: BTreeSet<String>,
}

impl Read {
    fn of(name: &str, bytes: Vec<u8>) -> Self {
        let files = files(bytes);
        let root = Node::read(std::str::from_utf8(&files["buildFile.xml"]).expect("UTF-8"));
        let data = Node::read(std::str::from_utf8(&files["moduledata"]).expect("UTF-8"));
        assert_eq!(root.name, "VASSAL.build.GameModule", "{name}");
        let version = data.children.iter().find(|child| child.name == "VassalVersion").map(|child| child.text.as_str());
        assert_eq!(version, Some("3.7.0"), "{name}");
        assert!(files.contains_key(root.of_class("HelpFile")[0].get("fileName")), "{name}: the notes");
        let pictures = files.keys().filter_map(|file| file.strip_prefix("images/")).map(str::to_owned).collect();
        for (file, bytes) in files.iter().filter(|(file, _)| file.starts_with("images/")) {
            assert!(bytes.starts_with(b"\x89PNG"), "{name}: {file}");
        }
        Self { name: name.to_owned(), root, pictures }
    }

    /// The pieces in palettes, stacks and decks, each with its slot.
    fn pieces(&self) -> Vec<(&Node, Vec<Trait>)> {
        let slots = self.root.all().into_iter().filter(|node| matches!(node.class(), "PieceSlot" | "CardSlot"));
        slots.map(|slot| (slot, traits::read(&slot.text))).collect()
    }
}

#[test]
fn every_template_becomes_a_module_that_vassal_can_read() {
    for (name, project) in templates() {
        let file = vassal_module_file(&project, Position::Start(None)).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(file.name.rsplit_once('.').map(|(_, ending)| ending), Some("vmod"), "{name}: {}", file.name);
        check(&Read::of(&name, file.bytes));
    }
}

/// Everything that VASSAL asks of a module.
fn check(read: &Read) {
    elements(read);
    pieces(read);
    grids::check(&read.name, &read.root);
    decks(read);
    pictures(read);
}

#[test]
fn a_kept_game_becomes_a_module_of_that_move() {
    for (game, seed) in [(Game::LaunchFighters, 4), (Game::StarViking, 2)] {
        let project = kept::with_a_game(game, seed);
        let kept = project.kept.first().expect("a kept game");
        let moves = drydock::playtest::kept::moves(kept).expect("its moves");
        for after in [Some(moves / 2), None] {
            let file = vassal_module_file(&project, Position::Kept(kept, after)).unwrap_or_else(|error| panic!("{error}"));
            assert!(file.name.ends_with(&format!("after-{}-moves.vmod", after.unwrap_or(moves))), "{}", file.name);
            check(&Read::of(&format!("{game:?} after {after:?}"), file.bytes));
        }
    }
}

#[test]
fn the_same_project_gives_the_same_bytes() {
    for game in Game::ALL {
        let project = Library::bundled().template(game, Library::SAMPLE).expect("a sample");
        let [one, other] = [(); 2].map(|()| vassal_module_file(&project, Position::Start(None)).expect("a module"));
        assert!(one == other, "{game:?}");
    }
}

#[test]
fn a_module_holds_a_piece_for_everything_that_can_stand_on_its_boards() {
    for (name, project) in templates() {
        let module = vassal_module(&project, Position::Start(None)).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(!module.tables.is_empty() && !module.charts.is_empty() && !module.notes.is_empty(), "{name}");
        // An empty project has nothing to play with yet.
        let is_empty = name.ends_with(Library::EMPTY);
        assert!(is_empty || (!module.pieces.is_empty() && module.sides.len() > 1), "{name}: {:?}", module.sides);
    }
}

/// Classes that VASSAL has, each with the attributes that it knows.
fn elements(read: &Read) {
    let known = attributes::attributes();
    for node in read.root.all() {
        let Some((class, names)) = known.iter().find(|(class, _)| *class == node.class()) else {
            panic!("{}: the class {}", read.name, node.name)
        };
        for (attribute, value) in &node.attributes {
            assert!(names.split(' ').any(|name| name == attribute), "{}: {class} {attribute}", read.name);
            if attribute.to_lowercase().contains("color") && !value.is_empty() {
                let parts: Vec<_> = value.split(',').map(str::parse::<u8>).collect();
                assert!(parts.len() == 3 && parts.iter().all(Result::is_ok), "{}: {class} {attribute}={value}", read.name);
            }
        }
    }
    let names = |class: &str, key: &str| -> Vec<String> {
        read.root.of_class(class).into_iter().map(|node| node.get(key).to_owned()).collect()
    };
    for (class, key) in [("Map", "mapName"), ("Board", "name"), ("DrawPile", "name"), ("PrototypeDefinition", "name")] {
        let names = names(class, key);
        let once: BTreeSet<&String> = names.iter().collect();
        assert!(once.len() == names.len() && names.iter().all(|name| !name.is_empty()), "{}: {class} {names:?}", read.name);
    }
    // What reads pieces stands before what holds them, and boards before what lies on them.
    let order: Vec<&str> = read.root.children.iter().map(Node::class).collect();
    assert_eq!(order[0], "BasicCommandEncoder", "{}", read.name);
    for map in read.root.all().into_iter().filter(|node| matches!(node.class(), "Map" | "PrivateMap")) {
        assert_eq!(map.children[0].class(), "BoardPicker", "{}", read.name);
        setup(read, map);
    }
    let sides: BTreeSet<&str> = read.root.of_class("entry").into_iter().map(|entry| entry.text.as_str()).collect();
    for window in read.root.of_class("PrivateMap") {
        assert!(sides.contains(window.get("side")), "{}: nobody is {}", read.name, window.get("side"));
    }
}

/// The setup of a window names boards that it has.
fn setup(read: &Read, map: &Node) {
    let text = &map.of_class("setup")[0].text;
    let tokens = traits::tokens(text, '\t');
    assert_eq!(tokens[0], format!("{}BoardPicker", map.get("mapName")), "{}", read.name);
    let boards: BTreeSet<&str> = map.of_class("Board").into_iter().map(|board| board.get("name")).collect();
    let mut places = BTreeSet::new();
    for place in tokens[1..].chunks(3) {
        let [board, column, row] = place else { panic!("{}: {text}", read.name) };
        let board = &traits::tokens(board, '/')[0];
        assert!(boards.contains(board.as_str()), "{}: the setup names {board}", read.name);
        assert!(places.insert((column, row)), "{}: two boards at {column}, {row}", read.name);
    }
    assert_eq!(places.len(), boards.len(), "{}: every board is laid out", read.name);
}

fn pieces(read: &Read) {
    let prototypes: BTreeSet<&str> =
        read.root.of_class("PrototypeDefinition").into_iter().map(|definition| definition.get("name")).collect();
    let mut used = BTreeSet::new();
    let mut gpids = BTreeSet::new();
    for (slot, traits) in read.pieces() {
        let gpid = slot.whole("gpid");
        assert!(gpids.insert(gpid), "{}: the number {gpid} twice", read.name);
        let (basic, outer) = traits.split_last().expect("a trait");
        assert_eq!((basic.id(), basic.fields.len()), ("piece", 5), "{}", read.name);
        assert_eq!(basic.state, format!("null;0;0;{gpid};0"), "{}", read.name);
        assert!(!basic.fields[4].is_empty(), "{}: a piece without a name", read.name);
        let ids: Vec<&str> = outer.iter().map(Trait::id).collect();
        assert!(!(ids.contains(&"mat") && ids.contains(&"matPiece")), "{}: it carries and is carried", read.name);
        for part in outer {
            checked(read, part);
            if part.id() == "prototype" {
                assert!(prototypes.contains(part.fields[1].as_str()), "{}: no prototype {}", read.name, part.fields[1]);
                used.insert(part.fields[1].clone());
            }
        }
    }
    assert!(used.iter().map(String::as_str).eq(prototypes), "{}: every prototype is used", read.name);
    let next = read.root.whole("nextPieceSlotId");
    assert!(gpids.iter().all(|gpid| (1..next).contains(gpid)), "{}: the next number is {next}", read.name);
    for definition in read.root.of_class("PrototypeDefinition") {
        let traits = traits::read(&definition.text);
        assert_eq!(traits.last().map(Trait::id), Some("piece"), "{}", read.name);
        assert_eq!(definition.text, definition.text.trim(), "{}: a text is trimmed when it is read", read.name);
    }
    for map in read.root.all().into_iter().filter(|node| matches!(node.class(), "Map" | "PrivateMap")) {
        let slots = map.of_class("SetupStack").into_iter().flat_map(|stack| &stack.children);
        let ids: Vec<String> = slots.flat_map(|slot| traits::read(&slot.text)).map(|part| part.id().to_owned()).collect();
        let last_carrier = ids.iter().rposition(|id| id == "mat");
        let first_carried = ids.iter().position(|id| id == "matPiece");
        let in_order = last_carrier.zip(first_carried).is_none_or(|(carrier, carried)| carrier < carried);
        assert!(in_order, "{}: carriers come before what they carry", read.name);
    }
}

/// A trait has as many fields as VASSAL writes, and a state that it can be in.
fn checked(read: &Read, part: &Trait) {
    let Trait { fields, state } = part;
    let count = |expected: usize| assert_eq!(fields.len(), expected, "{}: {fields:?}", read.name);
    match part.id() {
        "emb2" => {
            // The id, and 33 fields.
            count(34);
            let pictures = traits::tokens(&fields[16], ',');
            assert_eq!(traits::tokens(&fields[17], ',').len(), pictures.len(), "{}: {fields:?}", read.name);
            let level: i32 = state.parse().unwrap_or_else(|_| panic!("{}: the level {state}", read.name));
            // What is shown only when it is asked for has a negative one, and a key.
            let is_always = fields[26] == "true";
            assert_eq!(
                (is_always, fields[1].is_empty(), fields[27].is_empty()),
                (level > 0, level > 0, level > 0),
                "{}: {fields:?}",
                read.name
            );
            assert!(
                (1..=pictures.len()).contains(&(level.unsigned_abs() as usize)),
                "{}: {level} of {}",
                read.name,
                pictures.len()
            );
        }
        "rotate" => {
            let turns: u8 = fields[1].parse().expect("a number of turns");
            let turned: u8 = state.parse().expect("a number of steps");
            assert!(turns > 1 && turned < turns, "{}: {state} of {turns}", read.name);
        }
        "mark" => {
            let names = traits::tokens(&fields[1], ',');
            assert_eq!(names.len(), traits::tokens(state, ',').len(), "{}: {fields:?} {state}", read.name);
        }
        "obs" => {
            count(12);
            assert!(fields[6].starts_with("side"), "{}: {fields:?}", read.name);
        }
        "return" => count(9),
        "prototype" => assert!(state.is_empty(), "{}: {state}", read.name),
        "AreaOfEffect" => count(17),
        "calcProp" => {
            count(4);
            assert!(fields[2].starts_with('{') && fields[2].ends_with('}') && state.is_empty(), "{}: {fields:?}", read.name);
        }
        "submenu" => assert!(fields.len() == 4 && state.is_empty(), "{}: {fields:?}", read.name),
        "PROP" => property(read, part),
        "mat" => assert!(!fields[1].is_empty() && state == "0", "{}: {fields:?}", read.name),
        "nonRect" => {
            let steps: Vec<&str> = fields[1].split(',').collect();
            let [corners @ .., "c"] = steps.as_slice() else { panic!("{}: {fields:?}", read.name) };
            assert!(corners.len() > 8 && corners.len() % 3 == 0, "{}: {fields:?}", read.name);
            for (number, corner) in corners.chunks(3).enumerate() {
                assert_eq!(corner[0], if number == 0 { "m" } else { "l" }, "{}: {fields:?}", read.name);
                assert!(corner[1..].iter().all(|pixel| pixel.parse::<i32>().is_ok()), "{}: {fields:?}", read.name);
            }
        }
        "matPiece" => assert_eq!(state, "noMat", "{}", read.name),
        other => panic!("{}: the trait {other}", read.name),
    }
}

/// A property stands within its bounds, and each of its commands has words, a key of its own and a change.
fn property(read: &Read, part: &Trait) {
    let Trait { fields, state } = part;
    let bounds = traits::tokens(&fields[2], ',');
    let [is_number, least, most, wraps] = bounds.as_slice() else { panic!("{}: {fields:?}", read.name) };
    assert_eq!((fields.len(), wraps.as_str()), (5, "false"), "{}: {fields:?}", read.name);
    if is_number == "true" {
        let [least, most, level] = [least, most, state].map(|number| number.parse::<u32>().expect("a whole number"));
        assert!((least..=most).contains(&level), "{}: {fields:?} at {state}", read.name);
    }
    let mut keys = BTreeSet::new();
    for command in traits::tokens(&fields[3], ',') {
        let parts = traits::tokens(&command, ':');
        let [words, key, change] = parts.as_slice() else { panic!("{}: {command}", read.name) };
        assert!(!words.is_empty() && key.starts_with("57344,0,") && keys.insert(key.clone()), "{}: {command}", read.name);
        let change = traits::tokens(change, ',');
        match change[0].as_str() {
            "I" => assert!(change[1].parse::<i32>().is_ok() && change.len() == 2, "{}: {command}", read.name),
            "E" => assert!(traits::tokens(&change[2], ',').contains(state), "{}: {command} at {state}", read.name),
            other => panic!("{}: the change {other}", read.name),
        }
    }
}

fn decks(read: &Read) {
    let decks: BTreeSet<&str> = read.root.of_class("DrawPile").into_iter().map(|deck| deck.get("name")).collect();
    for (_, traits) in read.pieces() {
        for part in traits.iter().filter(|part| part.id() == "return") {
            assert!(decks.contains(part.fields[3].as_str()), "{}: no deck {}", read.name, part.fields[3]);
        }
    }
    for deck in read.root.of_class("DrawPile") {
        for name in ["x", "y", "width", "height"] {
            assert!(deck.whole(name) > 0, "{}: {} {name}", read.name, deck.get("name"));
        }
        // What lies face down is hidden by a mask alone.
        if deck.get("faceDown") == "Always" {
            for card in &deck.children {
                let is_masked = traits::read(&card.text).iter().any(|part| part.id() == "obs");
                assert!(is_masked, "{}: {} lies open in {}", read.name, card.get("entryName"), deck.get("name"));
            }
        }
    }
}

/// Every picture that is named is there, and every one that is there is named.
fn pictures(read: &Read) {
    let mut named = BTreeSet::new();
    for node in read.root.all() {
        named.extend([node.get("image"), if node.class() == "Chart" { node.get("fileName") } else { "" }].map(str::to_owned));
    }
    let definitions = read.root.of_class("PrototypeDefinition").into_iter().map(|definition| traits::read(&definition.text));
    for part in definitions.chain(read.pieces().into_iter().map(|(_, traits)| traits)).flatten() {
        match part.id() {
            "piece" => drop(named.insert(part.fields[3].clone())),
            "emb2" => named.extend(traits::tokens(&part.fields[16], ',')),
            "obs" => drop(named.insert(part.fields[2].clone())),
            "markmoved" => drop(named.insert(part.fields[1].clone())),
            _ => {}
        }
    }
    named.remove("");
    assert!(named == read.pictures, "{}: {:?}", read.name, named.symmetric_difference(&read.pictures).collect::<Vec<_>>());
}

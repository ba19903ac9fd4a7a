//! The grammar of sheets as one table: the parts of every line and of every act, what each is for, and an example. The reader, the writer,
//! help, completion and the printed reference all come from [`FORMS`].

/// The first word of a line or an act, which says what the line or the act orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the table tells what each is for")]
pub enum Verb {
    Orders,
    Fleet,
    Commander,
    Mode,
    Ships,
    Route,
    Cargo,
    BreakOff,
    Target,
    With,
    Build,
    Research,
    Pay,
    Letter,
    Press,
    Message,
    EndMessage,
    Plunder,
    Slay,
    Conquer,
    Trade,
    Gift,
    Associate,
    Settle,
    Load,
    Unload,
    Install,
    Attack,
    Join,
    Leave,
    Take,
    Deliver,
}

/// The part of a sheet in which a form may stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// At the opening of the sheet.
    Opening,
    /// At the beginning or the end of a block.
    Block,
    /// On a line of a block.
    Line,
    /// On a line outside of blocks, which ends the block before it.
    Outside,
    /// In brackets after a stop of a route, as an act.
    Act,
}

/// A part of a form: a word, a slot, or an optional group.
#[derive(Clone, Copy, Debug)]
pub enum Part {
    /// A literal word.
    Word(&'static str),
    /// A slot, to be filled in.
    Slot(Slot),
    /// Parts that may be left out together.
    Maybe(&'static [Part]),
}

/// A slot of a form. The variants say what fills it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// The name of a player.
    Player,
    /// Players, or `nobody`.
    Players,
    /// The name of a fleet.
    Fleet,
    /// The name of a world.
    World,
    /// The name of a person, or `nobody`.
    Person,
    /// A target to attack: a player, or a stranger by number.
    Foe,
    /// An item, by its name in the tables.
    Item,
    /// A technology, by its name in the tables.
    Technology,
    /// The key that the last report gave.
    Key,
    /// A number, at least 1, and what it counts.
    Number(Unit),
    /// The mode of a fleet, such as `plunder`.
    Mode,
    /// A rule for choosing targets, such as `weakest`.
    Aim,
    /// When a fleet breaks off: `at 50%` or `never`.
    Share,
    /// A list of things: items with how many of each, money, people, and ships and persons by name.
    Things,
    /// A list of things, or `nothing`.
    Cargo,
    /// A list of things, or `all`.
    Lot,
    /// Stops with dashes between them.
    Route,
    /// Words in quotes.
    Text,
}

/// What a number on a sheet counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Years: the turn of the sheet.
    Turn,
    /// The number of a version of a sheet.
    Version,
    /// Items to be built.
    Things,
    /// Ships that land on a world.
    Ships,
    /// Troops that stay on a world as its garrison.
    Garrison,
    /// Money, in IU.
    Iu,
    /// Millions of people.
    Millions,
}

/// The form of a line or an act: its parts, what it is for, and an example.
#[derive(Clone, Copy, Debug)]
pub struct Form {
    /// The verb, whose word begins the form.
    pub verb: Verb,
    /// The part of a sheet in which the form may stand.
    pub room: Room,
    /// The parts of the form; the first is a word.
    pub parts: &'static [Part],
    /// What the form is for, as a sentence.
    pub help: &'static str,
    /// An example, which the reader accepts without errors.
    pub example: &'static str,
    /// The passage of the rulebook that the form rests on.
    pub section: &'static str,
}

use Part::{Maybe, Slot as Fill, Word};

const IU: &[Part] = &[Word("IU")];

/// Builds a form, that is, a row of the table.
const fn form(
    verb: Verb,
    room: Room,
    parts: &'static [Part],
    section: &'static str,
    example: &'static str,
    help: &'static str,
) -> Form {
    Form { verb, room, parts, help, example, section }
}

/// Every form, in the order of [`Verb`], which is also the order of the printed reference.
#[rustfmt::skip]
pub static FORMS: [Form; 32] = [
    form(Verb::Orders, Room::Opening,
        &[Word("orders"), Fill(Slot::Player), Word("turn"), Fill(Slot::Number(Unit::Turn)), Word("key"), Fill(Slot::Key), Maybe(&[Word("version"), Fill(Slot::Number(Unit::Version))])],
        "Turn and money", "orders \"House Ravenholt\" turn 3 key amber", "Opens the sheet. Of two sheets the higher version counts; of equal ones neither does."),
    form(Verb::Fleet, Room::Block, &[Word("fleet"), Fill(Slot::Fleet)],
        "Fleet orders", "fleet Raiders", "Opens the block of a fleet. A new name founds a fleet of ships that stand together; what a block leaves out stays as it was."),
    form(Verb::Commander, Room::Line, &[Word("commander"), Fill(Slot::Person)],
        "Command", "commander Lucas", "Who commands the fleet: you, a crony, or anybody else, who is tempted to treachery. `nobody` where technology lets ships do without; any other ships keep their captain."),
    form(Verb::Mode, Room::Line, &[Word("mode"), Fill(Slot::Mode)],
        "Modes", "mode plunder", "What the fleet does where it meets others: passive, plunder, engage or berserker."),
    form(Verb::Ships, Room::Line, &[Word("ships"), Fill(Slot::Things)],
        "Fleet orders", "ships 2 escort, Raven", "Which ships are in the fleet, all of them, by number and kind or by name."),
    form(Verb::Route, Room::Line, &[Word("route"), Fill(Slot::Route)],
        "Movement", "route Gram - Xochitl (plunder) - 0711 - wait - Gram (unload all) repeat", "Where the fleet goes, like a railroad schedule, and in brackets what it does there. 0711 is column 7, row 11; `wait` is a move; `repeat` begins anew."),
    form(Verb::Cargo, Room::Line, &[Word("cargo"), Fill(Slot::Cargo)],
        "Fleet orders", "cargo 3 troop, 40 IU", "What is in the holds as the fleet leaves, all of it, or `nothing`."),
    form(Verb::BreakOff, Room::Line, &[Word("break"), Word("off"), Fill(Slot::Share)],
        "Space combat", "break off at 50%", "The share of ships lost at which the fleet breaks off, or `never`."),
    form(Verb::Target, Room::Line, &[Word("target"), Fill(Slot::Aim)],
        "Space combat", "target weakest", "At whom the ships shoot: spread, strongest or weakest."),
    form(Verb::With, Room::Line, &[Word("with"), Fill(Slot::Players)],
        "Modes", "with \"House Tharn\"", "Whom the fleet never attacks. Two who name each other fight on one side. `nobody` takes it back."),
    form(Verb::Build, Room::Outside,
        &[Word("build"), Maybe(&[Fill(Slot::Number(Unit::Things))]), Fill(Slot::Item), Word("at"), Fill(Slot::World), Maybe(&[Word("into"), Fill(Slot::Fleet)])],
        "Items", "build 2 escort at Gram into Raiders", "Builds at the end of the year. Ships need a shipyard of yours, all else loyal subjects."),
    form(Verb::Research, Room::Outside, &[Word("research"), Fill(Slot::Technology), Fill(Slot::Number(Unit::Iu)), Maybe(IU)],
        "Technology", "research Jump-3 15", "Spends so many IU on a technology whose level is open; it may take several years."),
    form(Verb::Pay, Room::Outside, &[Word("pay"), Fill(Slot::Number(Unit::Iu)), Maybe(IU), Word("to"), Fill(Slot::Player)],
        "Turn and money", "pay 20 to \"House Tharn\"", "Pays a player at the end of the year."),
    form(Verb::Letter, Room::Outside, &[Word("letter"), Word("to"), Fill(Slot::Player), Fill(Slot::Text)],
        "Turn and money", "letter to \"House Tharn\" \"Let us meet at Xochitl.\"", "A letter that this player alone reads."),
    form(Verb::Press, Room::Outside, &[Word("press"), Fill(Slot::Text)],
        "Turn and money", "press \"Gram is ours.\"", "What everybody reads in the gazette."),
    form(Verb::Message, Room::Block, &[Word("message"), Word("to"), Fill(Slot::Fleet), Word("by"), Fill(Slot::Fleet)],
        "Command", "message to Raiders by Swift", "Opens new orders for a fleet that another fleet brings: the lines of a block."),
    form(Verb::EndMessage, Room::Block, &[Word("end"), Word("message")],
        "Command", "end message", "Ends a message."),
    form(Verb::Plunder, Room::Act, &[Word("plunder"), Maybe(&[Fill(Slot::Number(Unit::Ships))])],
        "Landings", "plunder 3", "Lands and plunders with so many ships, or with all."),
    form(Verb::Slay, Room::Act, &[Word("slay"), Maybe(&[Fill(Slot::Number(Unit::Ships))])],
        "Sovereigns", "slay", "A Berserker's: lands with so many ships, or with all, and kills."),
    form(Verb::Conquer, Room::Act, &[Word("conquer"), Fill(Slot::Number(Unit::Garrison))],
        "Landings", "conquer 2", "Lands, fights until no local troops are left, and leaves so many troops as a garrison."),
    form(Verb::Trade, Room::Act, &[Word("trade")],
        "Sovereigns", "trade", "A Merchant's: half of the world's subjects in IU come into the holds."),
    form(Verb::Gift, Room::Act, &[Word("gift"), Fill(Slot::Number(Unit::Iu)), Maybe(IU)],
        "Sovereigns", "gift 20", "A Merchant's: gives the world so many IU; half of it can be traded back next year."),
    form(Verb::Associate, Room::Act, &[Word("associate"), Fill(Slot::Number(Unit::Iu)), Maybe(IU)],
        "Colonies", "associate 20", "Gives the world so many IU, as many as it has millions or more, and asks it to join you."),
    form(Verb::Settle, Room::Act, &[Word("settle"), Fill(Slot::Number(Unit::Millions)), Maybe(&[Word("people")])],
        "Colonies", "settle 3", "So many millions of people leave the holds as colonists."),
    form(Verb::Load, Room::Act, &[Word("load"), Fill(Slot::Lot)],
        "Fleet orders", "load 2 troop, 40 IU", "Brings cargo aboard."),
    form(Verb::Unload, Room::Act, &[Word("unload"), Fill(Slot::Lot)],
        "Fleet orders", "unload all", "Brings cargo ashore."),
    form(Verb::Install, Room::Act, &[Word("install"), Fill(Slot::Lot)],
        "Items", "install 1 outpost", "Installs bases, troops or ships without a drive on the world."),
    form(Verb::Attack, Room::Act, &[Word("attack"), Fill(Slot::Foe)],
        "Modes", "attack \"House Tharn\"", "Attacks the ships of a player here, or a stranger by the number in your report."),
    form(Verb::Join, Room::Act, &[Word("join"), Fill(Slot::Fleet)],
        "Fleet orders", "join Raiders", "The fleet becomes part of another that is here."),
    form(Verb::Leave, Room::Act, &[Word("leave"), Fill(Slot::Things)],
        "Fleet orders", "leave 2 troop, Raven", "These stay behind: ashore, or ships as a fleet."),
    form(Verb::Take, Room::Act, &[Word("take"), Fill(Slot::Things)],
        "Fleet orders", "take 2 troop, Raven", "These come along: troops, ships, persons."),
    form(Verb::Deliver, Room::Act, &[Word("deliver"), Fill(Slot::Things), Word("to"), Fill(Slot::Player)],
        "Turn and money", "deliver 20 IU to \"House Tharn\"", "Hands ships, troops, money or cargo over to a player."),
];

/// Words of the grammar that occur in values rather than as words of a form. A name that equals one of them has to be put in quotes, too.
const OTHER_WORDS: [&str; 15] = [
    "repeat",
    "wait",
    "nobody",
    "never",
    "nothing",
    "all",
    "passive",
    "engage",
    "berserker",
    "spread",
    "strongest",
    "weakest",
    "stranger",
    "people",
    "IU",
];

impl Verb {
    /// The form that begins with the verb.
    #[must_use]
    pub fn form(self) -> &'static Form {
        // The forms in the table have the same order as the verbs; a test checks this.
        &FORMS[self as usize]
    }
}

impl Form {
    /// The word that begins the form.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self.parts {
            [Word(word), ..] => word,
            _ => "",
        }
    }

    /// The form as the printed reference shows it: slots in capitals, optional parts in square brackets.
    #[must_use]
    pub fn pattern(&self) -> String {
        fn write(parts: &[Part], out: &mut Vec<String>) {
            for part in parts {
                match part {
                    Word(word) => out.push((*word).to_owned()),
                    Fill(slot) => out.push(slot.blank().to_owned()),
                    Maybe(parts) => {
                        let mut inner = Vec::new();
                        write(parts, &mut inner);
                        out.push(format!("[{}]", inner.join(" ")));
                    }
                }
            }
        }
        let mut words = Vec::new();
        write(self.parts, &mut words);
        words.join(" ")
    }
}

impl Slot {
    /// The slot as the printed reference writes it.
    #[must_use]
    pub const fn blank(self) -> &'static str {
        match self {
            Self::Player => "PLAYER",
            Self::Players => "PLAYER, …",
            Self::Fleet => "FLEET",
            Self::World => "WORLD",
            Self::Person => "PERSON",
            Self::Foe => "NAME",
            Self::Item => "ITEM",
            Self::Technology => "TECHNOLOGY",
            Self::Key => "WORD",
            Self::Number(Unit::Turn | Unit::Things | Unit::Ships) => "N",
            Self::Number(Unit::Version) => "V",
            Self::Number(Unit::Garrison) => "GARRISON",
            Self::Number(Unit::Iu) => "SUM",
            Self::Number(Unit::Millions) => "MILLIONS",
            Self::Mode => "MODE",
            Self::Aim => "AIM",
            Self::Share => "at SHARE%",
            Self::Things | Self::Cargo => "N THING, NAME, …",
            Self::Lot => "N THING, … or all",
            Self::Route => "STOP (ACT, …) - STOP … [repeat]",
            Self::Text => "\"…\"",
        }
    }

    /// A description of what fills the slot.
    #[must_use]
    pub const fn wanted(self) -> &'static str {
        match self {
            Self::Player => "the name of a player",
            Self::Players => "the names of players, or nobody",
            Self::Fleet => "the name of a fleet",
            Self::World => "the name of a world",
            Self::Person => "the name of a person, or nobody",
            Self::Foe => "the name of a player, or the number of a stranger",
            Self::Item => "an item",
            Self::Technology => "a technology",
            Self::Key => "the key from the last report",
            Self::Number(Unit::Turn) => "the number of the turn",
            Self::Number(Unit::Version) => "the number of the version",
            Self::Number(Unit::Things) => "how many",
            Self::Number(Unit::Ships) => "how many ships land",
            Self::Number(Unit::Garrison) => "how many troops stay as a garrison",
            Self::Number(Unit::Iu) => "a sum in IU",
            Self::Number(Unit::Millions) => "how many millions of people",
            Self::Mode => "a mode: passive, plunder, engage or berserker",
            Self::Aim => "an aim: spread, strongest or weakest",
            Self::Share => "at and a share, such as at 50%, or never",
            Self::Things => "what and how many, such as 2 escort, Raven",
            Self::Cargo => "what and how many, such as 3 troop, 40 IU, or nothing",
            Self::Lot => "what and how many, such as 2 troop, or all",
            Self::Route => "stops with dashes between them",
            Self::Text => "words in quotes",
        }
    }
}

/// Whether a word belongs to the grammar, so that a name equal to it has to be put in quotes.
#[must_use]
pub fn is_grammar_word(word: &str) -> bool {
    fn stands_in(parts: &[Part], word: &str) -> bool {
        parts.iter().any(|part| match part {
            Word(own) => own.eq_ignore_ascii_case(word),
            Fill(_) => false,
            Maybe(parts) => stands_in(parts, word),
        })
    }
    // The longest word of the grammar has nine letters.
    word.len() <= 9
        && (OTHER_WORDS.iter().any(|own| own.eq_ignore_ascii_case(word)) || FORMS.iter().any(|form| stands_in(form.parts, word)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_stands_in_the_order_of_the_verbs() {
        for (at, form) in FORMS.iter().enumerate() {
            assert_eq!(form.verb as usize, at);
            assert!(is_grammar_word(form.word()) && form.example.starts_with(form.word()), "{}", form.word());
        }
        assert_eq!(Verb::Build.form().pattern(), "build [N] ITEM at WORLD [into FLEET]");
    }
}

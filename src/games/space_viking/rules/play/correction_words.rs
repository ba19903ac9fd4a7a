//! Reads and writes the referee's corrections as words that are typed or chosen in a form: `treasury "House Ansgar" 40`.
//!
//! Names are looked up in the state before the year. The correction keeps ids and numbers, so that it does not matter if a name changes later.

use super::{CaptainName, Corrected, Correction, FleetId, State};
use crate::{Content, Item, Player};
use geometry::Space;
use rules::Id;
use rules::play::Roster as _;

/// The form of each correction: its first word, and a slot for each of the words that follow.
const FORMS: [(&str, &[Slot]); 13] = [
    ("treasury", &[Slot::Player, Slot::Number("IU")]),
    ("natives", &[Slot::Place, Slot::Number("million people")]),
    ("troops", &[Slot::Place, Slot::Number("local troops")]),
    ("subjects", &[Slot::Place, Slot::Player, Slot::Number("million people")]),
    ("move", &[Slot::Player, Slot::Fleet, Slot::Space]),
    ("disband", &[Slot::Player, Slot::Fleet]),
    ("person", &[Slot::Player, Slot::Person, Slot::Place]),
    ("captain", &[Slot::Player, Slot::Captain]),
    ("hands", &[Slot::Player]),
    ("leaves", &[Slot::Player]),
    ("rogues", &[Slot::Space, Slot::Ship, Slot::Number("ships")]),
    ("event", &[Slot::Space]),
    ("note", &[Slot::Reader]),
];

/// The word that takes the captain away from a seat.
const NOBODY: &str = "nobody";
/// The word for all players.
const EVERYBODY: &str = "everybody";

/// A slot for a word. The variants say what the word refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Slot {
    /// A player.
    Player,
    /// A fleet of the player whom an earlier word names.
    Fleet,
    /// The sovereign or a crony of the player whom an earlier word names.
    Person,
    /// A world, or a space with a base.
    Place,
    /// Any space, by the name of its world or by column and row.
    Space,
    /// A captain who writes sheets, or `nobody`.
    Captain,
    /// A ship that can be built.
    Ship,
    /// A player, or `everybody`.
    Reader,
    /// A number; the text says what it counts.
    Number(&'static str),
}

/// What the word in a slot refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Found {
    Player(Id<Player>),
    Fleet(FleetId),
    Person(usize),
    Space(Space),
    Captain(Option<CaptainName>),
    Item(Id<Item>),
    Everybody,
    Number(u32),
}

/// How a correction that is partly written can continue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NextWord {
    /// One of these words; a space may be written by column and row instead.
    OneOf {
        /// The kind of thing that the words name, such as a player.
        what: &'static str,
        /// The words to choose from.
        known: Vec<String>,
    },
    /// A number up to [`Correction::MOST`]; the text says what it counts.
    Number(&'static str),
    /// Nothing: the correction is complete.
    Nothing,
}

impl State {
    /// Says how a correction that begins with these words can continue.
    ///
    /// # Errors
    /// If the words are wrong. The error says why, as part of a sentence, with the known names if a name was expected.
    pub fn next_of_correction(&self, content: &Content, words: &[String]) -> Result<NextWord, String> {
        self.look_up(content, words).map(|(_, next)| next)
    }

    /// Reads a correction from words.
    ///
    /// # Errors
    /// If the words are not understood, or refer to a thing that does not exist. The error is a sentence without its full stop.
    pub fn correction_of(&self, content: &Content, words: &[String]) -> Result<Corrected, String> {
        use Found::{Captain, Everybody, Fleet, Item, Number, Person, Player, Space};

        let (found, next) = self.look_up(content, words)?;
        let first = words.first().map_or("", |word| word.as_str());
        match (first.trim().to_lowercase().as_str(), found.as_slice(), next) {
            ("treasury", [Player(player), Number(iu)], NextWord::Nothing) => Ok(Corrected::Treasury(*player, *iu)),
            ("natives", [Space(at), Number(people)], NextWord::Nothing) => Ok(Corrected::Natives(*at, *people)),
            ("troops", [Space(at), Number(troops)], NextWord::Nothing) => Ok(Corrected::Troops(*at, *troops)),
            ("subjects", [Space(at), Player(player), Number(people)], NextWord::Nothing) => {
                Ok(Corrected::Subjects(*at, *player, *people))
            }
            ("move", [Player(_), Fleet(fleet), Space(at)], NextWord::Nothing) => Ok(Corrected::Fleet(*fleet, *at)),
            ("disband", [Player(_), Fleet(fleet)], NextWord::Nothing) => Ok(Corrected::Disbanded(*fleet)),
            ("person", [Player(player), Person(number), Space(at)], NextWord::Nothing) => {
                Ok(Corrected::Person(*player, *number, *at))
            }
            ("captain", [Player(player), Captain(captain)], NextWord::Nothing) => Ok(Corrected::Captain(*player, *captain)),
            ("hands", [Player(player)], NextWord::Nothing) => Ok(Corrected::Hands(*player)),
            ("leaves", [Player(player)], NextWord::Nothing) => Ok(Corrected::Left(*player)),
            ("rogues", [Space(_), Item(_), Number(number)], NextWord::Nothing)
                if !(1..=Correction::MOST_SHIPS).contains(number) =>
            {
                Err(format!("1 to {} ships can be put into a space", Correction::MOST_SHIPS))
            }
            ("rogues", [Space(at), Item(item), Number(number)], NextWord::Nothing) => Ok(Corrected::Rogues(*at, *item, *number)),
            ("event", [Space(at)], NextWord::Nothing) => Ok(Corrected::Event(*at)),
            ("note", [Player(player)], NextWord::Nothing) => Ok(Corrected::Note(Some(*player))),
            ("note", [Everybody], NextWord::Nothing) => Ok(Corrected::Note(None)),
            (_, _, NextWord::OneOf { what, known }) => Err(format!("behind these words a {what} is missing: {}", some(&known))),
            (_, _, NextWord::Number(what)) => Err(format!("behind these words a number is missing, of {what}")),
            (_, _, NextWord::Nothing) => Err("nothing says what is set right".into()),
        }
    }

    /// Writes a correction in the words that [`State::correction_of`] reads.
    #[must_use]
    pub fn words_of_correction(&self, content: &Content, what: Corrected) -> Vec<String> {
        let player = |player: Id<Player>| content.player_label(Some(player)).to_owned();
        let owner = |fleet: FleetId| {
            let fleet = self.fleet(fleet);
            let owner = fleet.and_then(|fleet| super::learn::owner(fleet.owner));
            [owner.map_or_else(String::new, player), fleet.map_or_else(String::new, |fleet| fleet.name.clone())]
        };
        let place = |at: Space| place_words(content, at);
        let (first, rest) = match what {
            Corrected::Treasury(whose, iu) => ("treasury", vec![player(whose), iu.to_string()]),
            Corrected::Natives(at, people) => ("natives", vec![place(at), people.to_string()]),
            Corrected::Troops(at, troops) => ("troops", vec![place(at), troops.to_string()]),
            Corrected::Subjects(at, whose, people) => ("subjects", vec![place(at), player(whose), people.to_string()]),
            Corrected::Fleet(fleet, at) => ("move", owner(fleet).into_iter().chain([place(at)]).collect()),
            Corrected::Disbanded(fleet) => ("disband", owner(fleet).into()),
            Corrected::Person(whose, number, at) => {
                let person = self.seat(whose).and_then(|seat| seat.persons.get(number));
                ("person", vec![player(whose), person.map_or_else(String::new, |person| person.name.clone()), place(at)])
            }
            Corrected::Captain(whose, captain) => ("captain", vec![player(whose), captain_word(captain).to_owned()]),
            Corrected::Hands(whose) => ("hands", vec![player(whose)]),
            Corrected::Left(whose) => ("leaves", vec![player(whose)]),
            Corrected::Rogues(at, item, number) => {
                let item = content.items.get(item).map_or("", Item::label);
                ("rogues", vec![place(at), item.to_owned(), number.to_string()])
            }
            Corrected::Event(at) => ("event", vec![place(at)]),
            Corrected::Note(whose) => ("note", vec![whose.map_or_else(|| EVERYBODY.to_owned(), player)]),
        };
        std::iter::once(first.to_owned()).chain(rest).collect()
    }

    /// Finds what the words after the first refer to, and how the correction can continue.
    fn look_up(&self, content: &Content, words: &[String]) -> Result<(Vec<Found>, NextWord), String> {
        let Some((first, rest)) = words.split_first() else {
            let known = FORMS.iter().map(|(word, _)| (*word).to_owned()).collect();
            return Ok((Vec::new(), NextWord::OneOf { what: "thing that can be set right", known }));
        };
        let form = FORMS.iter().find(|(word, _)| same(word, first));
        let Some((_, slots)) = form else {
            let known: Vec<String> = FORMS.iter().map(|(word, _)| (*word).to_owned()).collect();
            return Err(format!("{first:?} is nothing that can be set right: {}", some(&known)));
        };
        let mut found = Vec::new();
        for (slot, word) in slots.iter().zip(rest) {
            found.push(self.find(content, *slot, &found, word)?);
        }
        match (slots.get(rest.len()), rest.get(slots.len())) {
            (Some(Slot::Number(what)), _) => Ok((found, NextWord::Number(what))),
            (Some(slot), _) => {
                let known = self.known(content, *slot, &found).into_iter().map(|(word, _)| word).collect();
                Ok((found, NextWord::OneOf { what: slot.label(), known }))
            }
            (None, Some(word)) => Err(format!("{word:?} is one word too many")),
            (None, None) => Ok((found, NextWord::Nothing)),
        }
    }

    fn find(&self, content: &Content, slot: Slot, before: &[Found], word: &str) -> Result<Found, String> {
        if let Slot::Number(what) = slot {
            let number = word.trim().parse().ok().filter(|number| *number <= Correction::MOST);
            return number
                .map(Found::Number)
                .ok_or_else(|| format!("{word:?} is no number of {what} up to {}", Correction::MOST));
        }
        let known = self.known(content, slot, before);
        if let Some((_, found)) = known.iter().find(|(name, _)| same(name, word)) {
            return Ok(*found);
        }
        if let Slot::Place | Slot::Space = slot
            && let Some(at) = written_space(content, word)
            && (slot == Slot::Space || self.place(at).is_some())
        {
            return Ok(Found::Space(at));
        }
        let names: Vec<String> = known.into_iter().map(|(name, _)| name).collect();
        Err(format!("{word:?} is no {}: {}", slot.label(), some(&names)))
    }

    /// Everything that can fill a slot, with its name. `before` holds what the earlier words refer to.
    fn known(&self, content: &Content, slot: Slot, before: &[Found]) -> Vec<(String, Found)> {
        let player = before.iter().find_map(|found| match found {
            Found::Player(player) => Some(*player),
            Found::Fleet(_)
            | Found::Person(_)
            | Found::Space(_)
            | Found::Captain(_)
            | Found::Item(_)
            | Found::Everybody
            | Found::Number(_) => None,
        });
        match slot {
            Slot::Number(_) => Vec::new(),
            Slot::Player | Slot::Reader => {
                let named = |seat: &super::Seat| (content.player_label(Some(seat.player)).to_owned(), Found::Player(seat.player));
                let everybody = (slot == Slot::Reader).then(|| (EVERYBODY.to_owned(), Found::Everybody));
                self.seats.iter().filter(|seat| !seat.has_left).map(named).chain(everybody).collect()
            }
            Slot::Ship => {
                let ships = content.items.iter().filter(|(_, item)| item.is_ship());
                ships.map(|(id, item)| (item.label().to_owned(), Found::Item(id))).collect()
            }
            Slot::Fleet => {
                let fleets = player.into_iter().flat_map(|player| self.fleets_of(player));
                fleets.map(|fleet| (fleet.name.clone(), Found::Fleet(fleet.id))).collect()
            }
            Slot::Person => {
                let persons = player.and_then(|player| self.seat(player)).map_or(&[][..], |seat| &seat.persons);
                persons.iter().enumerate().map(|(at, person)| (person.name.clone(), Found::Person(at))).collect()
            }
            Slot::Captain => {
                let named = CaptainName::ALL.iter().copied().map(Some).chain([None]);
                named.map(|captain| (captain_word(captain).to_owned(), Found::Captain(captain))).collect()
            }
            Slot::Place | Slot::Space => {
                self.places.iter().map(|place| (place_words(content, place.at), Found::Space(place.at))).collect()
            }
        }
    }
}

impl Slot {
    const fn label(self) -> &'static str {
        match self {
            Self::Player => "player",
            Self::Fleet => "fleet of this player",
            Self::Person => "person of this player",
            Self::Place => "world",
            Self::Space => "space",
            Self::Captain => "captain",
            Self::Ship => "ship",
            Self::Reader => "player, or everybody",
            Self::Number(_) => "number",
        }
    }
}

/// The word for a captain, or for no captain.
fn captain_word(captain: Option<CaptainName>) -> &'static str {
    captain.map_or(NOBODY, CaptainName::slug)
}

fn same(one: &str, other: &str) -> bool {
    one.trim().to_lowercase() == other.trim().to_lowercase()
}

/// The name of a place's world, else its space by column and row.
fn place_words(content: &Content, at: Space) -> String {
    let world = content.worlds.iter().find(|(_, world)| world.at == at && !world.name.trim().is_empty());
    world.map_or_else(|| content.sector.written(at), |(_, world)| world.name.clone())
}

/// Reads a space in the form in which orders write it; `None` if it is not on the map.
fn written_space(content: &Content, word: &str) -> Option<Space> {
    let word = word.trim();
    let is_written = (word.len() == 4 || word.len() == 6) && word.bytes().all(|byte| byte.is_ascii_digit());
    let (column, row) = is_written.then(|| word.split_at(word.len() / 2))?;
    let from_one = |number: &str| Some(number.parse::<i16>().ok()? - 1);
    Some(Space::new(from_one(column)?, from_one(row)?)).filter(|at| content.sector.holds(*at))
}

/// Lists names, but only as many as fit into a sentence.
fn some(names: &[String]) -> String {
    const MOST: usize = 12;
    let shown: Vec<&str> = names.iter().take(MOST).map(String::as_str).collect();
    let more = if names.len() > MOST { format!(" and {} more", names.len() - MOST) } else { String::new() };
    if shown.is_empty() { "there is none".into() } else { format!("{}{more}", shown.join(", ")) }
}

#[cfg(test)]
mod tests {
    use super::super::tests::blue_book;
    use super::*;
    use crate::Campaign;

    fn begun() -> (Content, State) {
        let content = blue_book();
        let state = State::begin(&content, &Campaign::default(), 1);
        (content, state)
    }

    fn words(text: &[&str]) -> Vec<String> {
        text.iter().map(|word| (*word).to_owned()).collect()
    }

    #[test]
    fn what_can_be_set_right_is_read_as_it_is_written() {
        let (content, state) = begun();
        let player = state.seats[0].player;
        let fleet = state.fleets_of(player).next().expect("a fleet").id;
        let (at, free) = (state.places[0].at, Space::new(8, 8));
        let ship = content.items.find(Item::is_ship).expect("a ship").0;
        let all = [
            Corrected::Treasury(player, 40),
            Corrected::Natives(at, 12),
            Corrected::Troops(at, 3),
            Corrected::Subjects(at, player, 7),
            Corrected::Fleet(fleet, free),
            Corrected::Disbanded(fleet),
            Corrected::Person(player, 1, at),
            Corrected::Captain(player, Some(CaptainName::RuleOfThumb)),
            Corrected::Hands(player),
            Corrected::Left(player),
            Corrected::Rogues(free, ship, 3),
            Corrected::Event(at),
            Corrected::Note(Some(player)),
            Corrected::Note(None),
        ];
        // There is one more correction than forms, because a note can be for one player or for everybody.
        assert_eq!(all.len(), FORMS.len() + 1);
        for what in all {
            let words = state.words_of_correction(&content, what);
            assert_eq!(state.correction_of(&content, &words), Ok(what), "{words:?}");
            // From every beginning of the words, the next word can be found.
            for end in 0..words.len() {
                match state.next_of_correction(&content, &words[..end]) {
                    Ok(NextWord::OneOf { known, .. }) => {
                        assert!(known.contains(&words[end]) || words[end] == "0909", "{words:?} at {end}: {known:?}");
                    }
                    Ok(NextWord::Number(_)) => assert!(words[end].parse::<u32>().is_ok()),
                    other => panic!("{words:?} at {end}: {other:?}"),
                }
                assert!(state.correction_of(&content, &words[..end]).is_err());
            }
        }
    }

    #[test]
    fn what_is_not_there_is_told_with_what_is() {
        let (content, state) = begun();
        let told = |text: &[&str]| state.correction_of(&content, &words(text)).expect_err("a mistake");
        let name = content.player_label(Some(state.seats[0].player)).to_owned();
        assert!(told(&["tresury"]).contains("treasury"));
        assert!(told(&["treasury", "Nobody", "4"]).contains(&name));
        assert!(told(&["treasury", &name, "-4"]).contains("999999"));
        assert!(told(&["treasury", &name, "4", "5"]).contains("too many"));
        assert!(told(&["move", &name, "No such fleet"]).contains("fleet of this player"));
        assert!(told(&["natives", "0909", "5"]).contains("world"), "nothing stands there");
        assert!(told(&[]).contains("missing"));
    }
}

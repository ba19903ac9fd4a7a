//! `drydock odds`: the games' questions, each by its own numbers.

use std::collections::BTreeMap;
use std::path::PathBuf;

use clap::builder::ValueParser;
use clap::error::Error as Refused;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches};

use super::questions::{catalogue, in_words};
use super::report::Report;
use crate::exchange::answer::{Answer, Asked, Number, Question, Switch, Told, Word};
use crate::exchange::game;
use crate::project::{Error, Library, files};
use crate::rules::{Game, listed};

/// What is asked: numbers and switches by their names, of a game or of the designs of a file.
#[derive(Debug)]
pub(super) struct Odds {
    file: Option<PathBuf>,
    game: Option<Game>,
    numbers: BTreeMap<&'static str, i64>,
    words: Vec<(&'static str, Told)>,
    switches: Vec<&'static str>,
    json: bool,
}

impl Odds {
    pub fn run(self, library: &Library) -> Result<Report, Error> {
        let project = self.file.as_deref().map(files::load).transpose()?;
        let game = project.as_ref().map_or(self.game, |project| Some(project.content.game()));
        if let (Some(found), Some(wanted)) = (game, self.game)
            && found != wanted
        {
            return Err(Error::Misuse(format!("The file is a project for {}, not for {}", found.title(), wanted.title())));
        }
        let games: Vec<Game> = Game::ALL.into_iter().filter(|known| game.is_none_or(|game| game == *known)).collect();
        if self.numbers.is_empty() && self.words.is_empty() && self.switches.is_empty() {
            return Report::answer(
                &Answer::new(|| in_words(&games).lines().map(str::to_owned).collect(), || catalogue(&games)),
                self.json,
            );
        }
        // The first game that knows all that is given is meant, even where it needs more.
        let meant = games.iter().find(|game| game::of(**game).questions().iter().any(|question| !self.is_strange_to(question)));
        let questions = meant.map_or(&[][..], |game| game::of(*game).questions());
        let answered = questions.iter().find_map(|question| Some((question, self.numbers_for(question)?)));
        let Some((game, (question, numbers))) = meant.copied().zip(answered) else {
            let titles: Vec<&str> = games.iter().map(|game| game.title()).collect();
            let nothing = || format!("No question of {} is answered by these numbers", titles.join(" or "));
            return Err(Error::Misuse(self.missing(questions).or_else(|| self.beyond(questions)).unwrap_or_else(nothing)));
        };
        let content = match project {
            Some(project) => project.content,
            None => library.template(game, game::of(game).answering())?.content,
        };
        let switches: Vec<bool> = question.switches.iter().map(|switch| self.switches.contains(&switch.name)).collect();
        Report::answer(
            &(question.answer)(&Asked { numbers: &numbers, words: &self.words, switches: &switches, content: &content }),
            self.json,
        )
    }

    /// The numbers of a question in its order, if all of them are given and nothing that it does not know.
    fn numbers_for(&self, question: &Question) -> Option<Vec<i64>> {
        let given = |number: &Number| match self.numbers.get(number.name).copied() {
            Some(value) => Some(value).filter(|value| number.bounds.contains(value)),
            None => number.usual,
        };
        if self.is_strange_to(question) || self.lacking(question).next().is_some() {
            None
        } else {
            question.numbers.iter().map(given).collect()
        }
    }

    /// The words that a question needs and that are not given.
    fn lacking(&self, question: &Question) -> impl Iterator<Item = &'static str> {
        let needed = question.words.iter().filter(|word| word.required).map(|word| word.name);
        needed.filter(|name| self.words.iter().all(|(known, _)| known != name))
    }

    /// Whether a question does not know something that is given.
    fn is_strange_to(&self, question: &Question) -> bool {
        let knows = |name: &&&str| question.numbers.iter().any(|number| number.name == **name);
        let knows_switch = |name: &&&str| question.switches.iter().any(|switch| switch.name == **name);
        let knows_word = |name: &str| question.words.iter().any(|word| word.name == name);
        self.numbers.keys().any(|name| !knows(&name))
            || self.words.iter().any(|(name, _)| !knows_word(name))
            || self.switches.iter().any(|name| !knows_switch(&name))
    }

    /// What is missing of the question that lacks least, as the beginning of a sentence; none where no question knows all that is given.
    fn missing(&self, questions: &[Question]) -> Option<String> {
        let known = questions.iter().filter(|question| !self.is_strange_to(question));
        let lacks = |question: &Question| {
            let needed = question.numbers.iter().filter(|number| number.usual.is_none());
            let missing = needed.filter(|number| !self.numbers.contains_key(number.name)).map(|number| number.name);
            missing.chain(self.lacking(question)).map(|name| format!("--{name}")).collect::<Vec<_>>()
        };
        let mut missing = known.map(lacks).filter(|missing| !missing.is_empty());
        // Where a switch alone is given the first question that knows it is as good as any.
        let is_asked = !self.numbers.is_empty() || !self.words.is_empty();
        let least = if is_asked { missing.min_by_key(Vec::len) } else { missing.next() }?;
        Some(format!("{} {} missing", listed(&least), if least.len() == 1 { "is" } else { "are" }))
    }

    /// What a number of a question can be that is beyond its bounds; none where all are within them.
    fn beyond(&self, questions: &[Question]) -> Option<String> {
        let known = questions.iter().filter(|question| !self.is_strange_to(question));
        let beyond = |number: &&Number| self.numbers.get(number.name).is_some_and(|value| !number.bounds.contains(value));
        let number = known.flat_map(|question| question.numbers).find(beyond)?;
        Some(format!("--{}: {}", number.name, (number.can_be)(&number.bounds)))
    }
}

fn questions() -> impl Iterator<Item = &'static Question> {
    Game::ALL.into_iter().flat_map(|game| game::of(game).questions())
}

fn numbers() -> impl Iterator<Item = &'static Number> {
    questions().flat_map(|question| question.numbers)
}

fn words() -> impl Iterator<Item = &'static Word> {
    questions().flat_map(|question| question.words)
}

fn switches() -> impl Iterator<Item = &'static Switch> {
    questions().flat_map(|question| question.switches)
}

/// The numbers of this name; two questions may each have one.
fn named(name: &'static str) -> impl Iterator<Item = &'static Number> {
    numbers().filter(move |number| number.name == name)
}

/// What a number of this name is; where it is not the same in every game, game by game.
fn abouts(name: &'static str) -> String {
    let of = |game: Game| {
        let numbers = game::of(game).questions().iter().flat_map(|question| question.numbers);
        numbers.filter(|number| number.name == name).map(|number| number.about).next()
    };
    let abouts: Vec<(Game, &str)> = Game::ALL.into_iter().filter_map(|game| Some((game, of(game)?))).collect();
    match abouts.as_slice() {
        [(_, about)] => (*about).to_owned(),
        several => several.iter().map(|(game, about)| format!("{}: {about}", game.title())).collect::<Vec<_>>().join(". "),
    }
}

/// Under which heading of the help something stands that questions know by this name: that of its game, or that of several.
fn heading(name: &str) -> &'static str {
    let knows = |question: &Question| {
        question.numbers.iter().any(|number| number.name == name)
            || question.words.iter().any(|word| word.name == name)
            || question.switches.iter().any(|switch| switch.name == name)
    };
    let mut games = Game::ALL.into_iter().filter(|game| game::of(*game).questions().iter().any(knows));
    match (games.next(), games.next()) {
        (Some(game), None) => game.title(),
        _ => "Several games",
    }
}

impl Args for Odds {
    fn augment_args(mut command: Command) -> Command {
        command = command
            .about("Exact chances of what dice and cards decide; a question is found by the numbers that it is asked with")
            .after_help(format!("Questions:\n\n{}", in_words(&Game::ALL)));
        for number in numbers() {
            if command.get_arguments().any(|known| known.get_id() == number.name) {
                continue;
            }
            let needs =
                |question: &Question| question.numbers.iter().any(|other| other.name == number.name && other.usual.is_none());
            let everywhere = questions().all(needs);
            let argument = Arg::new(number.name).long(number.name).value_name(number.letter);
            let argument = argument.help(abouts(number.name)).help_heading(heading(number.name));
            let parser = move |text: &str| {
                let lawful = |value: &i64| named(number.name).any(|number| number.bounds.contains(value));
                text.parse().ok().filter(lawful).ok_or_else(|| (number.can_be)(&number.bounds))
            };
            let argument = argument.value_parser(ValueParser::new(parser)).allow_negative_numbers(true);
            command = command.arg(argument.required(everywhere));
        }
        for word in words() {
            if command.get_arguments().all(|known| known.get_id() != word.name) {
                let argument =
                    Arg::new(word.name).long(word.name).value_name(word.letter).help(word.about).help_heading(heading(word.name));
                let argument = argument.value_parser(ValueParser::new(word.read)).allow_negative_numbers(true);
                command = command.arg(argument);
            }
        }
        for switch in switches() {
            if command.get_arguments().all(|known| known.get_id() != switch.name) {
                let argument = Arg::new(switch.name).long(switch.name).action(ArgAction::SetTrue).help(switch.about);
                command = command.arg(argument.help_heading(heading(switch.name)));
            }
        }
        let file = Arg::new("file").value_name("FILE").value_parser(clap::value_parser!(PathBuf));
        let game = Arg::new("game").long("game").value_name("GAME").value_parser(clap::value_parser!(Game));
        let json = Arg::new("json").long("json").action(ArgAction::SetTrue);
        command
            .arg(file.help("A project whose tables answer; those of the blue book where none is named"))
            .arg(game.help("The game; the first that knows a question with these numbers where none is named"))
            .arg(json.help("Print one JSON document instead of text"))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for Odds {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Refused> {
        let given = |number: &'static Number| Some((number.name, matches.get_one::<i64>(number.name).copied()?));
        Ok(Self {
            file: matches.get_one::<PathBuf>("file").cloned(),
            game: matches.get_one::<Game>("game").copied(),
            numbers: numbers().filter_map(given).collect(),
            words: words().filter_map(|word| Some((word.name, matches.get_one::<Told>(word.name).cloned()?))).collect(),
            switches: switches().map(|switch| switch.name).filter(|name| matches.get_flag(name)).collect(),
            json: matches.get_flag("json"),
        })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Refused> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

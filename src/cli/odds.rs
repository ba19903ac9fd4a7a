//! `drydock odds`: finds the question of a game to which the given numbers belong, and answers it.

mod error;

use std::collections::BTreeMap;
use std::path::PathBuf;

use clap::builder::ValueParser;
use clap::error::Error as Refused;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches};

use super::questions::{catalogue, in_words, usage};
use super::report::Report;
use crate::exchange::answer::{Answer, Asked, Number, Question, Switch, Told, Word};
use crate::exchange::game;
use crate::project::{Error, Game, Library, files};
use error::{OddsError, Unfit, by_game};

/// The arguments: numbers, words and switches, each with its name; and the game, or the file whose designs are used.
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
            return Err(OddsError::OtherGame { found, wanted }.into());
        }
        let games: Vec<Game> = Game::ALL.into_iter().filter(|known| game.is_none_or(|game| game == *known)).collect();
        if self.numbers.is_empty() && self.words.is_empty() && self.switches.is_empty() {
            return Report::answer(
                &Answer::new(|| in_words(&games).lines().map(str::to_owned).collect(), || catalogue(&games)),
                self.json,
            );
        }
        let known: Vec<Game> = games.iter().copied().filter(|game| self.is_known_to(*game)).collect();
        let answer = |game: &Game| {
            let mut questions = game::of(*game).questions().iter();
            questions.find_map(|question| Some((*game, question, self.numbers_for(question)?)))
        };
        let answers: Vec<_> = known.iter().filter_map(answer).collect();
        let [(game, question, numbers)] = <[_; 1]>::try_from(answers).map_err(|several| {
            let several: Vec<(Game, String)> = several.iter().map(|(game, question, _)| (*game, usage(question))).collect();
            if several.is_empty() { self.unanswered(games, &known) } else { OddsError::Several(several) }
        })?;
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

    /// Whether a question of this game takes all the given arguments, even if it needs more.
    fn is_known_to(&self, game: Game) -> bool {
        game::of(game).questions().iter().any(|question| !self.is_strange_to(question))
    }

    /// Why none of these games can answer. `known` lists the games with a question that takes all the given arguments.
    fn unanswered(&self, games: Vec<Game>, known: &[Game]) -> OddsError {
        let why = |game: &Game| {
            let questions = game::of(*game).questions();
            Some((*game, self.missing(questions).or_else(|| self.beyond(questions))?))
        };
        let unfit: Vec<(Game, Unfit)> = known.iter().filter_map(why).collect();
        if unfit.is_empty() { OddsError::NoQuestion(games) } else { OddsError::Unfit(unfit) }
    }

    /// The numbers that a question needs, in the order of the question. `None` if a number is missing or out of its bounds, or if the user gave an
    /// argument that the question does not take.
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

    /// The names of the words that a question needs but the user has not given.
    fn lacking(&self, question: &Question) -> impl Iterator<Item = &'static str> {
        let needed = question.words.iter().filter(|word| word.required).map(|word| word.name);
        needed.filter(|name| self.words.iter().all(|(known, _)| known != name))
    }

    /// Whether the user gave an argument that a question does not take.
    fn is_strange_to(&self, question: &Question) -> bool {
        let knows = |name: &&&str| question.numbers.iter().any(|number| number.name == **name);
        let knows_switch = |name: &&&str| question.switches.iter().any(|switch| switch.name == **name);
        let knows_word = |name: &str| question.words.iter().any(|word| word.name == name);
        self.numbers.keys().any(|name| !knows(&name))
            || self.words.iter().any(|(name, _)| !knows_word(name))
            || self.switches.iter().any(|name| !knows_switch(&name))
    }

    /// Which arguments are missing for a question that takes all the given ones. If there are several such questions, the one with the fewest missing
    /// arguments counts; `None` if there is none.
    fn missing(&self, questions: &[Question]) -> Option<Unfit> {
        let known = questions.iter().filter(|question| !self.is_strange_to(question));
        let lacks = |question: &Question| {
            let needed = question.numbers.iter().filter(|number| number.usual.is_none());
            let missing = needed.filter(|number| !self.numbers.contains_key(number.name)).map(|number| number.name);
            missing.chain(self.lacking(question)).map(|name| format!("--{name}")).collect::<Vec<_>>()
        };
        let mut missing = known.map(lacks).filter(|missing| !missing.is_empty());
        // If the user gave only a switch, the first question that takes it is chosen.
        let is_asked = !self.numbers.is_empty() || !self.words.is_empty();
        let least = if is_asked { missing.min_by_key(Vec::len) } else { missing.next() }?;
        Some(Unfit::Missing(least))
    }

    /// A given number that is out of its bounds; `None` if there is no such number.
    fn beyond(&self, questions: &[Question]) -> Option<Unfit> {
        let known = questions.iter().filter(|question| !self.is_strange_to(question));
        let beyond = |number: &&Number| self.numbers.get(number.name).is_some_and(|value| !number.bounds.contains(value));
        let number = known.flat_map(|question| question.numbers).find(beyond)?;
        Some(Unfit::Beyond { number: number.name, bounds: (number.can_be)(&number.bounds) })
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

/// The help for the number that is called `name`, game by game if several games have such a number.
fn abouts(name: &'static str) -> String {
    game_by_game(name, ". ", |number| number.about.to_owned())
}

/// The bounds of the number that is called `name`, in words, game by game if several games have such a number.
fn can_be(name: &'static str) -> String {
    game_by_game(name, "; ", |number| (number.can_be)(&number.bounds))
}

/// A text about the number that is called `name`. If several games have such a number, there is a text for each game, after its title.
fn game_by_game(name: &'static str, between: &str, says: impl Fn(&Number) -> String) -> String {
    let of = |game: Game| {
        let mut numbers = game::of(game).questions().iter().flat_map(|question| question.numbers);
        numbers.find(|number| number.name == name).map(&says)
    };
    let said: Vec<(Game, String)> = Game::ALL.into_iter().filter_map(|game| Some((game, of(game)?))).collect();
    if let [(_, says)] = said.as_slice() { says.clone() } else { by_game(&said, between) }
}

/// The heading in the help under which the argument that is called `name` stands: the title of its game, or a heading for the arguments of several
/// games.
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
            .about("Compute exact chances of dice and cards; the options that are given select the question")
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
            // The bounds are checked later, when the question is known, because two games may have different bounds for the same name.
            let parser = move |text: &str| text.parse::<i64>().map_err(|_| can_be(number.name));
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
            .arg(file.help("The project whose tables are used; those of the blue book if none is named"))
            .arg(game.help("The game; the only one that can answer if none is named"))
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

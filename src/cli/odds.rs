//! `drydock odds`: the games' questions, each by its own numbers.

use clap::builder::ValueParser;
use clap::error::{Error as Refused, ErrorKind};
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches};

use super::report::Report;
use crate::exchange::answer::{Number, Question};
use crate::exchange::game;
use crate::project::Error;
use crate::rules::Game;

/// A question with its numbers.
#[derive(Debug)]
pub(super) struct Odds {
    question: &'static Question,
    numbers: Vec<u32>,
    json: bool,
}

impl Odds {
    pub fn run(self) -> Result<Report, Error> {
        Report::answer(&(self.question.answer)(&self.numbers), self.json)
    }
}

fn questions() -> impl Iterator<Item = &'static Question> {
    Game::ALL.into_iter().flat_map(|game| game::of(game).questions())
}

/// The numbers of this name; two questions may each have one.
fn named(name: &'static str) -> impl Iterator<Item = &'static Number> {
    questions().flat_map(|question| question.numbers).filter(move |number| number.name == name)
}

impl Args for Odds {
    fn augment_args(mut command: Command) -> Command {
        let about: Vec<&str> = questions().map(|question| question.about).collect();
        command = command.about(about.join("; "));
        for number in questions().flat_map(|question| question.numbers) {
            if command.get_arguments().any(|known| known.get_id() == number.name) {
                continue;
            }
            let everywhere = questions().all(|question| question.numbers.iter().any(|other| other.name == number.name));
            let argument = Arg::new(number.name).long(number.name).value_name(number.letter).help(number.about);
            let parser = move |text: &str| {
                let lawful = |value: &u32| named(number.name).any(|number| number.bounds.contains(value));
                text.parse().ok().filter(lawful).ok_or_else(|| (number.can_be)(&number.bounds))
            };
            let argument = argument.value_parser(ValueParser::new(parser)).allow_negative_numbers(true);
            command = command.arg(argument.required(everywhere));
        }
        let game = Arg::new("game").long("game").value_name("GAME").value_parser(clap::value_parser!(Game));
        let json = Arg::new("json").long("json").action(ArgAction::SetTrue);
        command
            .arg(game.help("The game; the first that knows a question with these numbers where none is named"))
            .arg(json.help("Print one JSON document instead of text"))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for Odds {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Refused> {
        let wanted = matches.get_one::<Game>("game").copied();
        let games: Vec<Game> = Game::ALL.into_iter().filter(|game| wanted.is_none_or(|wanted| wanted == *game)).collect();
        let given = |number: &Number| matches.get_one::<u32>(number.name).copied().filter(|value| number.bounds.contains(value));
        let answered = games.iter().flat_map(|game| game::of(*game).questions()).find_map(|question| {
            let numbers: Option<Vec<u32>> = question.numbers.iter().map(given).collect();
            Some((question, numbers?))
        });
        let Some((question, numbers)) = answered else {
            let games: Vec<&str> = games.into_iter().map(Game::title).collect();
            let sentence = format!("no question of {} is answered by these numbers", games.join(" or "));
            return Err(Refused::raw(ErrorKind::MissingRequiredArgument, sentence));
        };
        Ok(Self { question, numbers, json: matches.get_flag("json") })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Refused> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

//! A game by post that is replayed for its referee, up to the end of some year.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::{campaign_of, files, findings, names, own, steps};
use crate::sheets::{heraldry, report as pages};
use drawing::{Page, Progress, ProgressMonitor};
use exchange::NamedFile;
use exchange::post::{
    CheckedSheet, LedgerLine, NextWord, PlayerReport, PostError, Replayed, ReportFormat, Standings, Step, VerifiedYear,
};
use project::{Correction, Error, InProgress, SentSheet, bytes_hash, text};
use rules::play::{Roster as _, Secret};
use rules::{Id, Refusal};
use space_viking::play::{self, CaptainName, Corrected, Event, Knowledge, Source, Standing, State};
use space_viking::{Content, Player};

/// A game that was replayed up to the end of some year.
pub(super) struct Replay {
    post: play::Post,
    /// The title of the project.
    title: String,
    /// The events of the last year that was replayed.
    events: Vec<Event>,
    /// The ledger of the last year that was replayed, which only the referee may see.
    ledger: Vec<play::LedgerLine>,
    /// The standings of all players after each year, from the first.
    standings: Vec<Vec<Standing>>,
    years: Vec<VerifiedYear>,
}

impl Replay {
    /// Replays a game up to the end of this turn; `None` for the end of the last year that was played.
    pub fn of(game: &InProgress, turn: Option<u32>) -> Result<Self, Error> {
        let played = game.years.len() as u32;
        let until = turn.unwrap_or(played);
        if until > played {
            return Err(PostError::NotPlayed { turn: until, last: Some(played) }.into());
        }
        let content = own(&game.content)?;
        let campaign = campaign_of(content, Some(&game.campaign))?;
        let post = play::Post::begin_from(Arc::new(content.clone()), campaign, source(game));
        let title = game.title.clone();
        let mut replay = Self { post, title, events: Vec::new(), ledger: Vec::new(), standings: Vec::new(), years: Vec::new() };
        for _ in 0..until {
            replay.play_next(game)?;
        }
        Ok(replay)
    }

    /// Plays the next year, and returns the fingerprint of the state after it.
    pub fn play(&mut self, game: &InProgress, sheets: &[SentSheet], corrections: &[Correction]) -> Result<String, Error> {
        if let Some(given) = game.secret.as_ref().filter(|given| given.after == Some(self.turn())) {
            self.post.give_secret(given.secret);
        }
        let corrections = files::corrections(corrections)?;
        let year = self.post.play(sheets.iter().map(|sheet| sheet.bytes.as_slice()), &corrections);
        (self.events, self.ledger) = (year.events, year.ledger);
        self.standings.push(self.post.standings());
        Ok(fingerprint(self.post.state()))
    }

    /// The sheets that captains write for players who have sent no valid sheet and for whom a captain plays. If a year was taken back, the sheets
    /// that captains wrote for it are removed and written anew.
    pub fn sheets_of_captains(&self, game: &mut InProgress) -> Result<Vec<SentSheet>, Error> {
        let players: BTreeMap<Id<Player>, String> =
            self.post.knowledge().iter().map(|known| known.player).zip(names::of_players(self.post.knowledge())).collect();
        let by_captain = |player: Id<Player>, captain: CaptainName| {
            let player = players.get(&player).cloned().unwrap_or_default();
            format!("{player}-by-{}.{}", captain.slug(), SentSheet::ENDING)
        };
        let names = |player: Id<Player>| CaptainName::ALL.iter().map(move |captain| by_captain(player, *captain));
        let known: Vec<String> = players.keys().flat_map(|player| names(*player)).collect();
        game.coming.sheets.retain(|sheet| !known.contains(&sheet.name));
        let sent: Vec<CheckedSheet> = self.check(&game.coming.sheets);
        let has_sent = |player: Id<Player>| {
            let label = self.label(player);
            sent.iter().any(|sheet| sheet.refused.is_none() && sheet.player.as_ref() == Some(&label))
        };
        let leaves = files::corrections(&game.coming.corrections)?;
        let is_there = |player: Id<Player>| {
            self.post.state().seat(player).is_some_and(|seat| !seat.has_left)
                && leaves.iter().all(|correction| correction.what != Corrected::Left(player))
        };
        let absent = seated(game)?.into_iter().filter(|(player, _)| is_there(*player) && !has_sent(*player));
        let sheet = |(player, captain): (Id<Player>, Option<CaptainName>)| {
            let captain = captain?;
            let text = self.post.sheet_by(captain, player)?;
            Some(SentSheet { name: by_captain(player, captain), bytes: text.into_bytes() })
        };
        Ok(absent.filter_map(sheet).collect())
    }

    /// The files of the last year except the players' reports: the gazette, and the files that only the referee may see.
    pub fn papers(&self) -> Result<Vec<NamedFile>, Error> {
        let standings = files::standings(&self.post, &self.standings())?;
        let gazette = files::gazette(&self.post, &self.events)?;
        let ledger = files::ledger(&self.post, &self.ledger())?;
        Ok(gazette.into_iter().chain(ledger).chain([standings]).collect())
    }

    fn content(&self) -> &Content {
        self.post.content()
    }

    /// The knowledge of the player with this name, which may be written as in file names.
    fn known(&self, player: &str) -> Result<&Knowledge, Error> {
        names::player_called(self.post.knowledge(), player).map(|at| &self.post.knowledge()[at])
    }

    fn label(&self, player: Id<Player>) -> String {
        self.content().player_label(Some(player)).to_owned()
    }

    fn line(&self, line: &play::LedgerLine) -> LedgerLine {
        let play::LedgerLine { tick, at, actor, seen_by, fleets, words, passage, dice, parts } = line.clone();
        let world = |at| self.content().worlds.iter().find(|(_, world)| world.at == at && !world.name.trim().is_empty());
        LedgerLine {
            when: if tick < Event::YEAR_ENDS { format!("tick {tick}") } else { "year's end".into() },
            space: at.map(|at| self.content().sector.written(at)),
            world: at.and_then(world).map(|(_, world)| world.name.clone()),
            player: actor.map(|actor| self.label(actor)),
            seen_by: seen_by.into_iter().map(|player| self.label(player)).collect(),
            fleets,
            // A reason may have several lines, but an entry of the ledger must have one.
            words: words.replace(char::is_control, " "),
            passage: passage.label().to_owned(),
            dice,
            parts,
        }
    }
}

/// The source of keys and dice with which a game began: a seed or a secret.
fn source(game: &InProgress) -> Source {
    match &game.secret {
        None => Source::Bare(game.seed),
        Some(given) if given.after.is_some() => Source::Bare(game.seed),
        Some(given) if given.secret == Secret::of_seed(game.seed) => Source::Chosen(game.seed),
        Some(given) => Source::Drawn(given.secret),
    }
}

/// The captains whom corrections have made to play for players, up to the coming year. `None` for a player if a later correction has removed the
/// captain again.
fn seated(game: &InProgress) -> Result<BTreeMap<Id<Player>, Option<CaptainName>>, Error> {
    let mut seated = BTreeMap::new();
    let years = game.years.iter().map(|year| &year.corrections);
    for corrections in years.chain([&game.coming.corrections]) {
        for correction in files::corrections(corrections)? {
            if let Corrected::Captain(player, captain) = correction.what {
                seated.insert(player, captain);
            }
        }
    }
    Ok(seated)
}

impl Replayed for Replay {
    fn turn(&self) -> u32 {
        self.post.state().year
    }

    fn turns(&self) -> u32 {
        self.post.state().campaign.years.get()
    }

    fn players(&self) -> Vec<String> {
        self.post.knowledge().iter().map(|known| known.name().to_owned()).collect()
    }

    fn file_names(&self) -> Vec<String> {
        names::of_players(self.post.knowledge())
    }

    fn captains(&self, game: &InProgress) -> Result<Vec<Option<&'static str>>, Error> {
        let seated = seated(game)?;
        let of = |player| seated.get(&player).copied().flatten().map(CaptainName::slug);
        Ok(self.post.knowledge().iter().map(|known| of(known.player)).collect())
    }

    fn arms(&self) -> Vec<Option<Page>> {
        let players = self.post.knowledge().iter().map(|known| self.content().players.get(known.player));
        players.map(|player| player.and_then(heraldry::picture)).collect()
    }

    fn has_left(&self) -> Vec<bool> {
        self.post.state().seats.iter().map(|seat| seat.has_left).collect()
    }

    fn in_other_hands(&self, corrections: &[Correction]) -> Result<Vec<bool>, Error> {
        let corrections = files::corrections(corrections)?;
        let is_passed_on = |player| corrections.iter().any(|correction| correction.what == Corrected::Hands(player));
        Ok(self.post.knowledge().iter().map(|known| is_passed_on(known.player)).collect())
    }

    fn years(&self) -> &[VerifiedYear] {
        &self.years
    }

    fn play_next(&mut self, game: &InProgress) -> Result<(), Error> {
        let turn = self.turn() + 1;
        let year = game.years.get(self.years.len());
        let year = year.ok_or(PostError::NotPlayed { turn, last: None })?;
        let played = self.play(game, &year.sheets, &year.corrections)?;
        self.years.push(VerifiedYear { turn, written: year.state.clone(), played });
        Ok(())
    }

    fn reports(&self, player: Option<&str>, ways: &[ReportFormat], monitor: ProgressMonitor) -> Result<Vec<PlayerReport>, Error> {
        let all = self.post.knowledge();
        let only = player.map(|player| names::player_called(all, player)).transpose()?;
        let named = all.iter().zip(names::of_players(all)).enumerate();
        // A player who has dropped out gets no report, unless the referee asks for it.
        let has_left = self.has_left();
        let is_asked = |at: usize| only.map_or(!has_left[at], |only| only == at);
        let asked: Vec<_> = named.filter(|(at, _)| is_asked(*at)).map(|(_, named)| named).collect();
        let report = |(number, (known, name)): (usize, &(&Knowledge, String))| {
            monitor.report(Progress::pages_of(number, asked.len())).map_err(|_| Error::Cancelled)?;
            let files = ways.iter().map(|way| files::report(known, name, *way)).collect::<Result<_, Error>>()?;
            Ok(PlayerReport { player: known.name().to_owned(), files })
        };
        asked.iter().enumerate().map(report).collect()
    }

    fn pages(&self, player: &str) -> Result<Vec<Page>, Error> {
        Ok(pages::pages(self.known(player)?))
    }

    fn steps(&self, player: Option<&str>) -> Result<Vec<Step>, Error> {
        Ok(match player {
            Some(player) => steps::of_player(self.known(player)?),
            None => self.ledger().into_iter().map(steps::of_ledger).collect(),
        })
    }

    fn map(&self, player: Option<&str>, step: Option<usize>) -> Result<Page, Error> {
        let Some(player) = player else {
            let at = step.and_then(|step| self.ledger.get(step)?.at);
            return Ok(pages::whole_map(&self.title, self.content(), self.post.state(), at));
        };
        let known = self.known(player)?;
        Ok(pages::map(known, step.and_then(|step| steps::space(known, step))))
    }

    fn ledger(&self) -> Vec<LedgerLine> {
        self.ledger.iter().map(|line| self.line(line)).collect()
    }

    fn standings(&self) -> Standings {
        files::standings_table(&self.standings)
    }

    fn check(&self, sheets: &[SentSheet]) -> Vec<CheckedSheet> {
        findings::check(&self.post, sheets)
    }

    fn next_of_correction(&self, words: &[String]) -> Result<NextWord, Error> {
        let refused = |why: String| Error::Denied(Refusal::new(why));
        let next = self.post.state().next_of_correction(self.content(), words).map_err(refused)?;
        Ok(match next {
            play::NextWord::OneOf { what, known } => NextWord::OneOf { what: what.to_owned(), known },
            play::NextWord::Number(what) => NextWord::Number(what.to_owned()),
            play::NextWord::Nothing => NextWord::Nothing,
        })
    }

    fn correction(&self, words: &[String], reason: &str) -> Result<Correction, Error> {
        if self.turn() >= self.turns() {
            return Err(PostError::CorrectionTooLate.into());
        }
        if reason.trim().is_empty() {
            return Err(PostError::NoReason.into());
        }
        if reason.chars().count() > LONGEST_REASON {
            return Err(PostError::LongReason(LONGEST_REASON).into());
        }
        let refused = |why: String| PostError::NoCorrection(Refusal::new(why));
        let what = self.post.state().correction_of(self.content(), words).map_err(refused)?;
        Ok(Correction { what: text::write_line(&what)?, reason: reason.trim().to_owned() })
    }

    fn words_of(&self, correction: &Correction) -> Result<Vec<String>, Error> {
        let read = files::correction(correction)?;
        Ok(self.post.state().words_of_correction(self.content(), read.what))
    }
}

/// The largest number of characters in a reason, or in another text that a referee writes.
const LONGEST_REASON: usize = 5_000;

/// The SHA-256 of a state, in hexadecimal digits.
fn fingerprint(state: &State) -> String {
    // A state consists of plain numbers and names, so writing it cannot fail.
    bytes_hash(text::write_line(state).unwrap_or_default().as_bytes())
}

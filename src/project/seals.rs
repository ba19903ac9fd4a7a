//! Detects changes in the file of a game by post. One fingerprint covers every byte of the file, and the fingerprint of each year also covers the
//! years before it.
//!
//! If anybody edits what was played — the designs, a sheet, a correction, the secret — the fingerprint of a year no longer matches.

use serde::Serialize;

use super::{Error, GivenSecret, InProgress, InProgressError, PlayedYear, bytes_hash, designs_hash, text};
use rules::play::Secret;

/// The part of a game that is fixed when the game begins, in the form in which it is fingerprinted.
#[derive(Serialize)]
struct Beginning<'a> {
    format: u32,
    title: &'a str,
    campaign: &'a str,
    seed: u64,
    secret: Option<&'a GivenSecret>,
    designs: String,
}

impl InProgress {
    /// A random secret, which cannot be guessed.
    ///
    /// # Errors
    /// If the machine has no source of random numbers.
    pub fn draw_secret() -> Result<Secret, Error> {
        let drawn = machine::unguessable().map_err(InProgressError::NoSecret)?;
        Ok(Secret::new(drawn))
    }

    /// The warning for a game whose keys can be worked out from its seed; `None` for any other game.
    #[must_use]
    pub fn warning(&self) -> Option<&'static str> {
        let bare = "The keys of this game can be worked out: it was begun before games had secrets. The next turn that is played gives it one.";
        self.secret.is_none().then_some(bare)
    }

    /// Gives the game a secret from the next year on, if it has none. The earlier years stay as they were played, and each gets a new fingerprint.
    ///
    /// # Errors
    /// If the machine has no source of random numbers.
    pub fn give_secret(&mut self) -> Result<(), Error> {
        if self.secret.is_none() {
            self.secret = Some(GivenSecret { after: Some(self.years.len() as u32), secret: Self::draw_secret()? });
            let years = std::mem::take(&mut self.years);
            for year in years {
                self.add_year(year);
            }
        }
        Ok(())
    }

    /// Adds a year that was played, with a fingerprint that covers the years before it.
    pub fn add_year(&mut self, year: PlayedYear) {
        let chain = chained(&self.last_chain(), &year);
        self.years.push(PlayedYear { chain, ..year });
    }

    /// The parts of the file that were edited by hand, one sentence for each; empty if none was edited. Years that an earlier version of Drydock
    /// wrote have no fingerprint of their own: they are checked by the fingerprints of the states after them.
    #[must_use]
    pub fn edited(&self) -> Vec<String> {
        let mut edited = Vec::new();
        let mut before = self.beginning();
        for (year, number) in self.years.iter().zip(1..) {
            if !year.chain.is_empty() && year.chain != chained(&before, year) {
                let what = if number == 1 { "What the game began with, or a sheet" } else { "A sheet" };
                edited.push(format!("{what} or a correction of turn {number} was edited since the turn was played."));
            }
            before.clone_from(&year.chain);
        }
        if edited.is_empty() && self.was_edited {
            edited
                .push("What the game began with, or what lies in it for the next turn, was edited since it was written.".into());
        }
        edited
    }

    /// The fingerprint of the whole file.
    pub(super) fn sealed(&self) -> String {
        hash(&(self.beginning(), self.last_chain(), &self.coming))
    }

    fn last_chain(&self) -> String {
        self.years.last().map_or_else(|| self.beginning(), |year| year.chain.clone())
    }

    fn beginning(&self) -> String {
        hash(&Beginning {
            format: self.format,
            title: &self.title,
            campaign: &self.campaign,
            seed: self.seed,
            secret: self.secret.as_ref(),
            designs: designs_hash(&self.content),
        })
    }
}

/// The fingerprint of a year, which also covers `before`, the fingerprint of the year before it.
fn chained(before: &str, year: &PlayedYear) -> String {
    hash(&(before, &year.sheets, &year.corrections, &year.state))
}

fn hash(what: &impl Serialize) -> String {
    // Words and numbers can always be written.
    bytes_hash(text::write_line(what).unwrap_or_default().as_bytes())
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::{Coming, Content, Correction, FileSort, Game, SentSheet};

    fn year(sheet: &str) -> PlayedYear {
        let sheets = vec![SentSheet { name: "a.txt".into(), bytes: sheet.into() }];
        PlayedYear { sheets, state: format!("state after {sheet}"), ..PlayedYear::default() }
    }

    fn played() -> InProgress {
        let mut game = InProgress {
            format: InProgress::FORMAT,
            sort: FileSort::GameInProgress,
            game: Game::SpaceViking,
            title: "By post".into(),
            campaign: "One".into(),
            seed: 0,
            secret: Some(GivenSecret { after: None, secret: Secret::of_seed(1) }),
            years: Vec::new(),
            coming: Coming { corrections: vec![Correction { what: "x".into(), reason: "y".into() }], ..Coming::default() },
            seal: String::new(),
            was_edited: false,
            content: Content::empty(Game::SpaceViking),
        };
        for year in ["one", "two", "three"].map(year) {
            game.add_year(year);
        }
        game.seal = game.sealed();
        game
    }

    #[test]
    fn nothing_is_edited_unseen() {
        assert_eq!(played().edited(), Vec::<String>::new());
        let edits: [fn(&mut InProgress); 8] = [
            |game| game.title.push('!'),
            |game| game.secret = Some(GivenSecret { after: None, secret: Secret::of_seed(2) }),
            |game| game.years[0].sheets[0].bytes = b"another".to_vec(),
            |game| game.years[1].corrections.push(Correction::default()),
            |game| game.years[1].state.push('0'),
            |game| drop(game.years.remove(1)),
            |game| game.coming.corrections[0].reason.push('!'),
            |game| game.campaign.push('!'),
        ];
        for (number, edit) in edits.into_iter().enumerate() {
            let mut game = played();
            edit(&mut game);
            let mut text = game.write().expect("a text");
            // A file that was edited by hand still has its old fingerprint.
            let sealed = text::write_line(&game.sealed()).expect("a word");
            text = text.replace(&sealed, &text::write_line(&played().seal).expect("a word"));
            let game = InProgress::read(text.as_bytes(), Path::new("x.game")).expect("a game");
            assert!(!game.edited().is_empty(), "edit {number}");
        }
    }

    #[test]
    fn a_game_of_before_gets_a_secret_and_its_years_stay() {
        let mut game = InProgress { secret: None, seed: 7, ..played() };
        for year in &mut game.years {
            year.chain.clear();
        }
        game.give_secret().expect("a secret");
        assert_eq!(game.secret.as_ref().and_then(|given| given.after), Some(3));
        game.add_year(year("four"));
        game.seal = game.sealed();
        assert_eq!(game.edited(), Vec::<String>::new());
        game.take_back().expect("the fourth year");
        assert_eq!(game.take_back().expect_err("the third").own(), Some(&InProgressError::BeforeSecret));
        assert_eq!(game.years.len(), 3);
        game.years[1].sheets.clear();
        assert!(game.edited()[0].contains("turn 2"));
    }
}

//! A campaign by post: its state, and the knowledge of every player.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::{
    CaptainName, Corrected, Correction, Delivered, Event, Gazette, Happening, Knowledge, LedgerLine, Seat, Source, Standing,
    State, Year, deliver, gazette, learn, ledger, standings, turn,
};
use crate::knowledge::posted;
use crate::orders::checks::carried_out;
use crate::orders::{Opening, Sheet, SheetText};
use crate::{Campaign, Content, Player};
use rules::play::Roster as _;
use rules::play::{Secret, Seeded, Writer as _};
use rules::{Chance, Id};

/// A campaign by post, as it stands between two years.
#[derive(Clone, Debug, PartialEq)]
pub struct Post {
    content: Arc<Content>,
    state: State,
    knowledge: Vec<Knowledge>,
}

/// The results of a year that was played.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedYear {
    /// The sheets, in the order in which they were handed over.
    pub sheets: Vec<Delivered>,
    /// Everything that happened, in the order in which it happened.
    pub events: Vec<Event>,
    /// Everything that happened, in words for the referee alone.
    pub ledger: Vec<LedgerLine>,
}

impl Post {
    /// A campaign before its first year.
    #[must_use]
    pub fn begin(content: Arc<Content>, campaign: Id<Campaign>, seed: u64) -> Self {
        Self::begin_from(content, campaign, Source::Chosen(seed))
    }

    /// A campaign before its first year, with keys and dice from any source.
    #[must_use]
    pub fn begin_from(content: Arc<Content>, campaign: Id<Campaign>, source: Source) -> Self {
        let posted = Arc::new(posted(&content, campaign));
        Self::begin_with(content, &posted, campaign, source)
    }

    /// A campaign before its first year, if the designs that are posted to all are known already.
    pub(super) fn begin_with(content: Arc<Content>, posted: &Arc<Content>, campaign: Id<Campaign>, source: Source) -> Self {
        let played = content.campaigns.get(campaign).cloned().unwrap_or_default();
        let state = State::begin_from(&content, &played, source);
        let knowledge = state
            .seats
            .iter()
            .map(|seat| learn::begin(&content, posted, &state, seat.player, key(&state, 1, seat.player)))
            .collect();
        Self { content, state, knowledge }
    }

    /// A campaign that a captain imagines, with the knowledge of that captain's player alone.
    pub(super) const fn imagined(content: Arc<Content>, state: State, knowledge: Vec<Knowledge>) -> Self {
        Self { content, state, knowledge }
    }

    /// Gives the game a secret, from which all further keys and dice come. The keys of the next sheets are the last ones that players can work out.
    pub const fn give_secret(&mut self, secret: Secret) {
        self.state.secret = Some(secret);
    }

    /// The designs that the campaign is played with, for the referee alone.
    #[must_use]
    pub fn content(&self) -> &Content {
        &self.content
    }

    /// The state of the campaign, for the referee alone.
    #[must_use]
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The knowledge of every player, in the order of the campaign.
    #[must_use]
    pub fn knowledge(&self) -> &[Knowledge] {
        &self.knowledge
    }

    /// The standings of all players, in the order of the campaign; for the referee alone.
    #[must_use]
    pub fn standings(&self) -> Vec<Standing> {
        standings::of(&self.content, &self.state)
    }

    /// The gazette of the year that was played last; `events` are the events of that year.
    #[must_use]
    pub fn gazette(&self, events: &[Event]) -> Gazette {
        let before = self.points_before();
        // The posted designs are the same for every player, so the first player's will do.
        let told = |known: &Knowledge| gazette::of(&known.posted, (&self.state, before.as_slice()), events);
        self.knowledge.first().map_or_else(Gazette::default, told)
    }

    /// The points of all players before the year that was played last, in the order of the seats. Until the second year has been played, they are the
    /// points for what the players start with ("Start", "Sovereigns").
    fn points_before(&self) -> Vec<u32> {
        let Self { content, state, .. } = self;
        // No dice are thrown for the start of a campaign, so any seed will do.
        let begun = (state.year <= 1).then(|| State::begin(content, &state.campaign, 0));
        let points = |seat: &Seat| match &begun {
            Some(begun) => begun.points(content, seat.player),
            None => seat.points.iter().rev().nth(1).copied().unwrap_or_default(),
        };
        state.seats.iter().map(points).collect()
    }

    /// Reads the sheets of a turn and decides which of them count.
    #[must_use]
    pub fn deliver<'s>(&self, sheets: impl IntoIterator<Item = &'s [u8]>) -> Vec<Delivered> {
        self.deliver_before(sheets, &[])
    }

    /// Reads the sheets of a turn before which the referee makes these corrections. The sheet of a player who drops out does not count.
    fn deliver_before<'s>(&self, sheets: impl IntoIterator<Item = &'s [u8]>, corrections: &[Correction]) -> Vec<Delivered> {
        let has_left = |player: Id<Player>| {
            self.state.seat(player).is_some_and(|seat| seat.has_left)
                || corrections.iter().any(|correction| correction.what == Corrected::Left(player))
        };
        let mut delivered = deliver(&self.knowledge, sheets);
        for sheet in delivered.iter_mut().filter(|sheet| sheet.player.is_some_and(has_left)) {
            sheet.refused = Some("its player has dropped out".into());
            sheet.findings.clear();
        }
        delivered
    }

    /// Plays the next year with the sheets that arrived, after the referee's corrections.
    pub fn play<'s>(&mut self, sheets: impl IntoIterator<Item = &'s [u8]>, corrections: &[Correction]) -> PlayedYear {
        let sent: Vec<&[u8]> = sheets.into_iter().collect();
        let sheets = self.deliver_before(sent.iter().copied(), corrections);
        let counting = sheets.iter().filter(|sheet| sheet.refused.is_none());
        let mut orders: Vec<(Id<Player>, Sheet)> = counting
            .filter_map(|delivered| Some((delivered.player?, carried_out(&delivered.sheet, &delivered.findings)?)))
            .collect();
        orders.sort_by_key(|(player, _)| *player);
        let Year { state, mut events } = turn(&self.content, &self.state, &orders, corrections);
        cite(&mut events, sheets.iter().map(|sheet| (sheet, sent[sheet.file])));
        let next = |knowledge: &Knowledge| {
            let key = key(&state, state.year + 1, knowledge.player);
            let mut next = learn::learn(knowledge, &self.content, (&self.state, &state), &events, (key, true));
            let own = sheets.iter().filter(|sheet| sheet.player == Some(knowledge.player));
            next.account.splice(0..0, own.flat_map(|sheet| sheet.told(sent[sheet.file])));
            next
        };
        self.knowledge = self.knowledge.iter().map(next).collect();
        let mut ledger = ledger::of_refused(&sheets);
        ledger.extend(ledger::lines(&self.content, (&self.state, &state), &self.knowledge, &events));
        self.state = state;
        PlayedYear { sheets, events, ledger }
    }

    /// The text of a sheet that a captain writes for a player's next turn; `None` for an unknown player. The captain is given what the player knows,
    /// and has no memory of earlier years. Its dice depend on the seed or secret, the turn and the player.
    #[must_use]
    pub fn sheet_by(&self, captain: CaptainName, player: Id<Player>) -> Option<String> {
        let known = self.knowledge.iter().find(|known| known.player == player)?;
        let turn = known.next_turn();
        let mut dice = match self.state.secret {
            Some(secret) => secret.dice(&message(b"captain", turn, player)),
            None => Seeded::new(self.state.seed.rotate_left(32) ^ u64::from(player.number()), turn.into()),
        };
        let sheet = captain.captain().write(known, &mut dice);
        let opening = Opening { player: known.name().into(), turn, key: known.key.as_str().into(), version: 1 };
        Some(Sheet { opening: Some(opening.into()), ..sheet }.text())
    }

    /// Plays the next year with the orders of captains, and returns the year's events. No reports or letters are written.
    pub(super) fn play_in_silence(&mut self, orders: &[(Id<Player>, Sheet)]) -> Vec<Event> {
        let Year { state, events } = turn(&self.content, &self.state, orders, &[]);
        for knowledge in &mut self.knowledge {
            let key = std::mem::take(&mut knowledge.key);
            *knowledge = learn::learn(knowledge, &self.content, (&self.state, &state), &events, (key, false));
        }
        self.state = state;
        events
    }
}

/// For each order that was not carried out, adds the words of its line to the event.
fn cite<'s>(events: &mut [Event], sheets: impl Iterator<Item = (&'s Delivered, &'s [u8])>) {
    let counting = sheets.filter(|(sheet, _)| sheet.refused.is_none());
    let texts: BTreeMap<_, _> = counting.filter_map(|(sheet, bytes)| Some((sheet.player?, SheetText::of(bytes)))).collect();
    for event in events {
        if let Happening::NotDone { player, order, words, .. } = &mut event.what
            && let Some(line) = texts.get(player).and_then(|text| text.line(order.line))
        {
            *words = line;
        }
    }
}

/// The key that a player's sheet for a turn has to give. Only the player's report contains it, and it does not depend on any event.
fn key(state: &State, turn: u32, player: Id<Player>) -> String {
    let Some(secret) = state.secret else { return bare_key(state.seed, turn, player) };
    let hands = state.seat(player).map_or(0, |seat| seat.hands);
    let mut what = message(b"key", turn, player);
    if hands > 0 {
        what.extend(hands.to_le_bytes());
    }
    let mut dice = secret.dice(&what);
    let mut key = String::new();
    for _ in 0..SYLLABLES {
        for letters in [CONSONANTS, VOWELS] {
            key.push(char::from(letters[dice.below(letters.len() as u32) as usize]));
        }
    }
    key
}

const CONSONANTS: &[u8] = b"bdfgklmnprstvz";
const VOWELS: &[u8] = b"aeiou";
const SYLLABLES: usize = 4;

/// The bytes from which, together with the secret, random numbers for a player's turn are made.
fn message(what: &[u8], turn: u32, player: Id<Player>) -> Vec<u8> {
    [what, &turn.to_le_bytes(), &player.number().to_le_bytes()].concat()
}

/// The key in a game that was begun by a version of the program without secrets.
fn bare_key(seed: u64, turn: u32, player: Id<Player>) -> String {
    let whose = u64::from(turn) << 32 | u64::from(player.number());
    let mut chance = Chance::new(seed.rotate_left(29) ^ whose.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    // If seeds are close together, so are the first numbers that come from them; these are therefore skipped.
    for _ in 0..SYLLABLES {
        chance.below(1);
    }
    let mut key = String::new();
    for _ in 0..SYLLABLES {
        for letters in [CONSONANTS, VOWELS] {
            key.push(char::from(letters[chance.below(letters.len())]));
        }
    }
    key
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_a_word_that_nothing_but_seed_turn_and_player_tells() {
        let state = State::begin(&Content::default(), &Campaign::default(), 7);
        let state = &state;
        let keys: Vec<String> = (1..20).flat_map(|turn| (1..8).map(move |player| key(state, turn, Id::new(player)))).collect();
        let mut different = keys.clone();
        different.sort();
        different.dedup();
        assert_eq!(different.len(), keys.len());
        assert_eq!(key(state, 1, Id::new(1)), keys[0]);
        assert!(!keys.contains(&bare_key(7, 1, Id::new(1))), "the mix that gave them before games had secrets");
        assert!(keys.iter().all(|key| key.len() == 8 && key.bytes().all(|letter| letter.is_ascii_lowercase())));
    }
}

//! The gazette of a year, which everybody may read: the standings if they are public, texts that players wrote for all, and events that everybody
//! saw.
//!
//! Its news tells only of events that every player saw, without names of fleets or persons, and without cargo or money. If the campaign has rumours,
//! the gazette also tells which events of certain kinds happened at worlds that every chart shows, without saying who caused them.

use super::{Battle, Corrected, Event, Happening, Owner, State};
use crate::{Content, Player, Sovereign, World};
use geometry::Space;
use rules::{Id, counted, listed};
use std::collections::BTreeSet;

/// The gazette of one year.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Gazette {
    /// The name of the campaign.
    pub campaign: String,
    /// The year, counted from 1.
    pub year: u32,
    /// How many years the campaign lasts.
    pub years: u32,
    /// The winners, in a sentence; `None` before the last year has been played.
    pub won: Option<String>,
    /// The standings of the houses, in the order of the campaign; empty if standings are secret.
    pub standings: Vec<PublicStanding>,
    /// The points of each house after each year, with the houses in the order of the campaign. Only the last year's gazette has them, and only if
    /// standings are public.
    pub course: Vec<(Id<Player>, Vec<u32>)>,
    /// Notes from the referee to everybody, a paragraph each.
    pub editor: Vec<String>,
    /// The texts that players wrote for all, with their authors.
    pub press: Vec<(Id<Player>, String)>,
    /// The events that everybody saw, a sentence each.
    pub news: Vec<String>,
    /// Rumours of events at charted worlds that not everybody saw, a sentence each; empty if the campaign has no rumours.
    pub rumours: Vec<String>,
}

/// The standing of a house, if standings are public.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PublicStanding {
    /// The player of the house.
    pub player: Id<Player>,
    /// The kind of the house's sovereign.
    pub kind: Sovereign,
    /// The player's points.
    pub points: u32,
    /// The player's points a year before.
    pub before: u32,
}

/// Writes the gazette of the year that led to `state`. `before` holds each seat's points before that year, in the order of the seats.
pub(super) fn of(content: &Content, (state, before): (&State, &[u32]), events: &[Event]) -> Gazette {
    let standing = |(seat, before): (&super::Seat, &u32)| {
        let points = seat.points.last().unwrap_or(before);
        PublicStanding { player: seat.player, kind: seat.kind, points: *points, before: *before }
    };
    let is_open = state.campaign.open_standings;
    let press = |event: &Event| match &event.what {
        Happening::Published { from, text } => Some((*from, text.clone())),
        _ => None,
    };
    let editor = |event: &Event| match &event.what {
        Happening::Corrected { what: Corrected::Note(None), reason } => Some(reason.clone()),
        _ => None,
    };
    let is_public = |event: &&Event| state.seats.iter().all(|seat| event.is_seen_by(seat.player));
    let public = events.iter().filter(is_public);
    let told = events.iter().filter(|event| state.campaign.rumours && !is_public(event));
    let rumours: BTreeSet<String> = told.filter_map(|event| rumour(content, event)).collect();
    let there = state.seats.iter().zip(before).filter(|(seat, _)| is_open && !seat.has_left);
    let standings: Vec<PublicStanding> = there.map(standing).collect();
    Gazette {
        campaign: state.campaign.label().to_owned(),
        year: state.year,
        years: state.campaign.years.get(),
        won: crate::knowledge::won(content, &state.winners()),
        course: if is_open && state.year >= state.campaign.years.get() {
            state.seats.iter().map(|seat| (seat.player, seat.points.clone())).collect()
        } else {
            Vec::new()
        },
        editor: events.iter().filter_map(editor).collect(),
        press: events.iter().filter_map(press).collect(),
        news: of_standings(content, &standings).into_iter().chain(public.filter_map(|event| news(content, event))).collect(),
        rumours: rumours.into_iter().collect(),
        standings,
    }
}

/// The rumour of an event that not everybody saw; `None` if the event is of a kind that causes no rumour, or did not happen at a charted world.
fn rumour(content: &Content, event: &Event) -> Option<String> {
    let place = charted(content, event.at?)?.label();
    Some(match &event.what {
        Happening::Fought(_) => format!("Guns were heard at {place}."),
        Happening::Plundered { .. } | Happening::Slew { .. } => format!("{place} is said to have been raided."),
        Happening::Conquered { .. } => format!("{place} is said to have a new master."),
        Happening::WonOver { .. } => format!("New views are heard at {place}."),
        Happening::Colonized { .. } => format!("Settlers are said to have come to {place}."),
        Happening::Revolted { .. } => format!("The people are said to have risen at {place}."),
        _ => return None,
    })
}

/// The world in a space, if every chart shows it.
fn charted(content: &Content, at: Space) -> Option<&World> {
    content.worlds.iter().map(|(_, world)| world).find(|world| world.at == at && world.is_charted())
}

/// The news about public standings: which house leads, whether it has just taken the lead, and which house has gained most.
fn of_standings(content: &Content, standings: &[PublicStanding]) -> Vec<String> {
    let house = |standing: &PublicStanding| content.player_label(Some(standing.player)).to_owned();
    let ranked = |points: &dyn Fn(&PublicStanding) -> u32| {
        let mut ranked: Vec<PublicStanding> = standings.to_vec();
        ranked.sort_by_key(|standing| std::cmp::Reverse(points(standing)));
        ranked
    };
    let (now, before) = (ranked(&|standing| standing.points), ranked(&|standing| standing.before));
    let mut news = Vec::new();
    if let [first, second, ..] = now.as_slice()
        && first.points > second.points
    {
        let lead = counted(first.points - second.points, "point");
        let is_new = before.first().is_some_and(|old| old.player != first.player && old.before > first.before);
        news.push(match before.first().filter(|_| is_new) {
            Some(old) => format!("{} has overtaken {} and leads by {lead}.", house(first), house(old)),
            None => format!("{} leads by {lead}.", house(first)),
        });
    }
    let gained = ranked(&|standing| standing.points.saturating_sub(standing.before));
    if let [most, next, ..] = gained.as_slice() {
        let of = |standing: &PublicStanding| standing.points.saturating_sub(standing.before);
        if of(most) > of(next) {
            news.push(format!("{} has gained most this year, {}.", house(most), counted(of(most), "point")));
        }
    }
    news
}

/// The news about an event that everybody saw; `None` if the event is not worth mentioning.
fn news(content: &Content, event: &Event) -> Option<String> {
    if let Happening::Corrected { what: Corrected::Left(player), .. } = &event.what {
        return Some(format!("{} is no more.", content.player_label(Some(*player))));
    }
    let at = event.at?;
    let place = charted(content, at).map(World::label).map_or_else(|| content.sector.written(at), str::to_owned);
    let house = |player: Id<Player>| content.player_label(Some(player)).to_owned();
    let who = |owner: Owner| match owner {
        Owner::Player(player) => house(player),
        Owner::Rogue(_) => "A rogue".to_owned(),
        Owner::Natives => "The guard".to_owned(),
    };
    Some(match &event.what {
        Happening::Fought(battle) => format!("A battle was fought at {place}: {}.", sides(battle, who)),
        Happening::Plundered { player, .. } => format!("{} plundered {place}.", who(*player)),
        Happening::Slew { player, people, .. } => {
            format!("{} slew {people} million people at {place}.", who(*player))
        }
        Happening::Conquered { player, .. } => format!("{} conquered {place}.", house(*player)),
        Happening::WonOver { player, .. } => format!("{place} shares the views of {}.", house(*player)),
        Happening::Colonized { player, .. } => format!("{place} is a colony of {}.", house(*player)),
        Happening::Revolted { .. } => format!("The people rose at {place}."),
        _ => return None,
    })
}

fn sides(battle: &Battle, who: impl Fn(Owner) -> String) -> String {
    let side = |side: &super::BattleSide| {
        let owners: Vec<String> = side.owners.iter().map(|owner| who(*owner)).collect();
        format!("{} with {}", listed(&owners), counted(side.ships.len(), "ship"))
    };
    battle.sides.iter().map(side).collect::<Vec<_>>().join(" against ")
}

impl Gazette {
    /// The gazette as UTF-8 text, with lines that end in a newline.
    #[must_use]
    pub fn text(&self, content: &Content) -> String {
        let plain = |text: &str| text.split(char::is_control).filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ");
        let mut text = format!("{}\n{}\n", self.title(), self.remark());
        let mut section = |heading: &str, lines: Vec<String>| {
            if !lines.is_empty() {
                text.extend(["\n", heading, "\n"]);
                text.extend(lines.iter().flat_map(|line| ["  ", line, "\n"]).map(str::to_owned));
            }
        };
        section("STANDINGS", self.standings.iter().map(|standing| standing.words(content)).collect());
        section("FROM THE EDITOR", self.editor.iter().flat_map(|text| text.lines().map(plain)).collect());
        section("NEWS", self.news.clone());
        section("RUMOURS", self.rumours.clone());
        let press =
            self.press.iter().map(|(from, text)| format!("{} writes: {}", plain(content.player_label(Some(*from))), plain(text)));
        section("PRESS", press.collect());
        text
    }

    /// How many entries the gazette has besides standings.
    #[must_use]
    pub fn items(&self) -> usize {
        [&self.editor, &self.news, &self.rumours].map(Vec::len).iter().sum::<usize>() + self.press.len()
    }

    /// The title of the gazette.
    #[must_use]
    pub fn title(&self) -> String {
        format!("{}: gazette", self.campaign)
    }

    /// The turn of the gazette, and the winners.
    #[must_use]
    pub fn remark(&self) -> String {
        let won = self.won.as_ref().map_or_else(String::new, |won| format!(" {won}"));
        format!("Turn {} of {}.{won} For everybody.", self.year, self.years)
    }
}

impl PublicStanding {
    /// The standing, in words.
    #[must_use]
    pub fn words(&self, content: &Content) -> String {
        let change = i64::from(self.points) - i64::from(self.before);
        format!(
            "{}, {}: {} ({change:+})",
            content.player_label(Some(self.player)),
            self.kind.label(),
            counted(self.points, "point")
        )
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::blue_book;
    use super::super::{Passage, Post};
    use super::*;
    use crate::Campaign;
    use std::sync::Arc;

    #[test]
    fn a_rumour_names_a_charted_world_and_nobody() {
        for rumours in [true, false] {
            let mut content = blue_book();
            let campaign = content.campaigns.add(Campaign { rumours, ..Campaign::default() });
            let (known, hidden): (Vec<_>, Vec<_>) =
                content.worlds.iter().map(|(_, world)| (world.at, world.is_charted())).partition(|(_, is_charted)| *is_charted);
            let post = Post::begin(Arc::new(content), campaign, 1);
            let players: Vec<Id<Player>> = post.state().seats.iter().map(|seat| seat.player).collect();
            let conquest = |at: Space, seen_by: &[Id<Player>]| Event {
                tick: 0,
                at: Some(at),
                seen_by: seen_by.to_vec(),
                what: Happening::Conquered { player: players[0], from: None, garrison: 1, captives: 5 },
                passage: Passage::Ground,
                dice: Vec::new(),
            };
            let events =
                [conquest(known[0].0, &players[..1]), conquest(hidden[0].0, &players[..1]), conquest(known[1].0, &players)];
            let gazette = post.gazette(&events);
            assert_eq!(gazette.rumours.len(), usize::from(rumours), "{:?}", gazette.rumours);
            let name = post.content().player_label(Some(players[0]));
            assert!(gazette.rumours.iter().all(|rumour| !rumour.contains(name)));
            assert!(gazette.news.iter().any(|news| news.contains(name)), "what all saw is no rumour");
        }
    }
}

//! A campaign as captains play it: all captains write sheets from what they know, then a year is played, and so on until the last year.

use std::sync::Arc;

use super::{Event, Knowledge, Post, Source, State};
use crate::knowledge::posted;
use crate::orders::Sheet;
use crate::{Campaign, Content};
use rules::play::{Outcome, PlayedOut, Player, Sealed, Seeded, Sink, Writer, correspond};
use rules::{Id, Refusal};

/// A campaign that captains can play. It does not contain a state, so that it can be used for many games.
#[derive(Clone, Debug)]
pub struct Contest {
    content: Arc<Content>,
    campaign: Id<Campaign>,
    /// The designs as every player gets them before the first year, the same in every game.
    posted: Arc<Content>,
    players: usize,
}

impl Contest {
    /// A campaign of the designs, ready to be played.
    ///
    /// # Errors
    /// If there is no such campaign, or if the designs have too few or too many players for a campaign.
    pub fn of(content: &Content, campaign: Id<Campaign>) -> Result<Self, Refusal> {
        if content.campaigns.get(campaign).is_none() {
            return Err(Refusal::new("there is no such campaign"));
        }
        let players = content.players.iter().count();
        if !(Campaign::FEWEST_PLAYERS..=Campaign::MOST_PLAYERS).contains(&players) {
            let (fewest, most) = (Campaign::FEWEST_PLAYERS, Campaign::MOST_PLAYERS);
            return Err(Refusal::new(format!("it takes {fewest} to {most} players, and {players} are there")));
        }
        let posted = Arc::new(posted(content, campaign));
        Ok(Self { content: Arc::new(content.clone()), campaign, posted, players })
    }

    /// The designs that the campaign is played with.
    #[must_use]
    pub fn content(&self) -> &Content {
        &self.content
    }

    /// The id of the campaign in the designs.
    #[must_use]
    pub const fn campaign(&self) -> Id<Campaign> {
        self.campaign
    }
}

impl Sealed for Contest {
    type State = Post;
    type Orders = Sheet;
    type Event = Event;
    type View<'a> = &'a Knowledge;

    fn players(&self) -> usize {
        self.players
    }

    fn begin(&self, seed: u64, game: u32) -> Post {
        let mut dice = Seeded::new(seed, u64::from(game) * 2);
        let seed = u64::from(dice.next()) << 32 | u64::from(dice.next());
        Post::begin_with(Arc::clone(&self.content), &self.posted, self.campaign, Source::Chosen(seed))
    }

    fn view<'a>(&self, state: &'a Post, player: Player) -> &'a Knowledge {
        &state.knowledge()[player.index()]
    }

    fn turn(&self, state: &mut Post, orders: Vec<Sheet>, sink: &mut impl Sink<Event>) {
        let players = state.knowledge().iter().map(|knowledge| knowledge.player);
        let orders: Vec<_> = players.zip(orders).collect();
        for event in state.play_in_silence(&orders) {
            sink.on_event(event);
        }
    }

    fn outcome(&self, state: &Post) -> Option<Outcome> {
        let state: &State = state.state();
        state.is_over().then(|| {
            let leaders = state.leaders();
            let winner = state.seats.iter().position(|seat| leaders == [seat.player]);
            let points = |seat: &super::Seat| seat.points.last().copied().unwrap_or(0);
            let half_points = state.seats.iter().map(|seat| i32::try_from(points(seat)).unwrap_or(i32::MAX).saturating_mul(2));
            Outcome {
                winner: winner.map(|winner| Player::new(winner as u8)),
                half_points: half_points.collect(),
                turn: u16::try_from(state.year).unwrap_or(u16::MAX),
            }
        })
    }
}

impl PlayedOut for Contest {
    type State = Post;
    type Event = Event;
    type Captain = dyn Writer<Self>;

    fn play_out(&self, captains: &mut [Box<dyn Writer<Self>>], seed: u64, game: u32, sink: &mut impl Sink<Event>) -> Post {
        correspond(self, captains, (seed, game), sink)
    }

    fn came_out(&self, state: &Post) -> Option<Outcome> {
        self.outcome(state)
    }
}

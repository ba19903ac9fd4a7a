//! The course of a game: points, money and systems of every side after each turn of a campaign, and how much plunder comes from each system and
//! sector.

use playtest::Course;
use rules::play::{Play, Player, Sink};
use star_viking::Space;
use star_viking::play::{Contest, Event, Purse, Site, Tile};

/// The names of the numbers that are recorded for each side after every turn.
pub(super) const COURSES: [&str; 3] = ["Points", "Money", "Systems"];

/// The sectors of all tiles that can be plundered.
pub(super) fn sectors(contest: &Contest) -> Vec<Site> {
    let coded = |(tile, found): (u8, &Tile)| {
        let spaces = found.system.spaces().into_iter();
        let wealth = |space: &Space| if let Space::On(spot) = space { found.system.sector(*spot)?.wealth } else { None };
        spaces.filter(|space| wealth(space).is_some()).map(|space| Site { tile, space }).collect::<Vec<_>>()
    };
    (0..).zip(contest.public().tiles()).flat_map(coded).collect()
}

/// Records the course of games from their events alone.
#[derive(Debug)]
pub(super) struct Chronicle<'a> {
    contest: &'a Contest,
    course: Course,
    /// The sectors that can be plundered, in the order of the report.
    sectors: Vec<Site>,
    turn: u16,
    points: Vec<u64>,
    money: Vec<u64>,
    /// The player who controls each tile; `None` for a tile that is not in play.
    control: Vec<Option<Player>>,
    /// Whether the tiles of the game have been dealt.
    dealt: bool,
}

impl<'a> Chronicle<'a> {
    pub(super) fn new(contest: &'a Contest) -> Self {
        let sectors = sectors(contest);
        let mut chronicle = Self {
            contest,
            course: Course { turns: Vec::new(), places: vec![0; contest.public().tiles().len()], parts: vec![0; sectors.len()] },
            sectors,
            turn: 0,
            points: Vec::new(),
            money: Vec::new(),
            control: Vec::new(),
            dealt: false,
        };
        chronicle.close();
        chronicle
    }

    pub(super) const fn course(&self) -> &Course {
        &self.course
    }

    /// Ends the record of a finished game, so that the next game can begin.
    pub(super) fn close(&mut self) {
        let public = self.contest.public();
        let sides = public.sides().len();
        self.turn = 0;
        self.dealt = false;
        self.points = vec![0; sides];
        self.money = vec![0; sides];
        self.control = vec![Some(public.federation()); public.tiles().len()];
    }

    /// Records the points, money and systems of the sides at the end of a turn.
    fn note(&mut self) {
        if self.turn == 0 {
            return;
        }
        let side = |player: Player| {
            let held = self.control.iter().filter(|control| **control == Some(player)).count() as u64;
            vec![self.points[player.index()], self.money[player.index()], held]
        };
        let sides: Vec<Vec<u64>> = self.contest.public().players().map(side).collect();
        self.course.add(self.turn.into(), &sides);
    }

    fn earn(&mut self, player: Player, amount: u32) {
        self.money[player.index()] += u64::from(amount);
    }

    fn spend(&mut self, player: Player, amount: u32) {
        let money = &mut self.money[player.index()];
        *money = money.saturating_sub(u64::from(amount));
    }
}

impl Sink<Event> for Chronicle<'_> {
    fn on_event(&mut self, event: Event) {
        let federation = self.contest.public().federation();
        match event {
            Event::Dealt(tile) => {
                if !self.dealt {
                    self.control.fill(None);
                    self.dealt = true;
                }
                self.control[usize::from(tile)] = Some(federation);
            }
            Event::Turn(turn) => {
                self.note();
                self.turn = turn;
            }
            Event::Over(_) => self.note(),
            Event::Control(tile, player) => self.control[usize::from(tile)] = Some(player),
            Event::Points(player, points, _) => self.points[player.index()] += u64::from(points),
            Event::Purse(player, amount) | Event::HomeTaxed(player, amount) | Event::Taxed(_, player, amount, _) => {
                self.earn(player, amount);
            }
            Event::Landed(unit, amount) => {
                // Only Vikings land plunder, each with their own ships, so the owner of the unit gets it.
                let owner = self.contest.units_at_start()[usize::from(unit.0)].owner;
                self.earn(owner, amount.into());
            }
            Event::Aid(amount) => self.earn(federation, amount),
            Event::Spent(player, Purse::Treasury | Purse::Aid, amount) => self.spend(player, amount),
            Event::Lapsed(Purse::Aid, amount) => self.spend(federation, amount),
            Event::Plundered(site, _, amount) => {
                if let Some(place) = self.course.places.get_mut(usize::from(site.tile)) {
                    *place += u64::from(amount);
                }
                let number = self.sectors.iter().position(|sector| *sector == site);
                if let Some(part) = number.and_then(|number| self.course.parts.get_mut(number)) {
                    *part += u64::from(amount);
                }
            }
            _ => {}
        }
    }
}

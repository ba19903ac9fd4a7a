//! The players' papers of a game, filled in: the turn record with politics, treasuries and points, the plunder log, and the positions of the Vikings'
//! starships on their displays. All of it follows from the events that a side knows of, so a side's papers tell only what that side knows.

use rules::play::{Play, Player};
use star_viking::play::{Contest, Event, Fate, Gain, Port, Purpose, Purse, State, UnitNumber, UnitState, Where};
use star_viking::{Effect, Operations, Space, System};

/// The papers of a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GamePapers {
    /// A line for each turn, from the first on.
    pub turns: Vec<TurnLine>,
    /// The plunder taken, in order.
    pub plunder: Vec<PlunderLine>,
    /// The tiles in play, by their numbers, with their names and systems.
    pub tiles: Vec<(u8, String, System)>,
    /// The Vikings' starships that the reader may know, each with the box of the display where it is.
    pub ships: Vec<ShipInBox>,
}

/// A turn in the turn record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnLine {
    /// The outcome of the rolls for the Federation's politics.
    pub politics: String,
    /// The money and points of each side, by the number of its player.
    pub sides: Vec<SideLine>,
}

/// The money and points of a side in a turn, in mega-credits and points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SideLine {
    /// The money that the side had saved when the turn began.
    pub old: u32,
    /// The taxes that reached the side's treasury.
    pub taxes: u32,
    /// Other income: aid for the Federation, and plunder that a Viking landed.
    pub besides: u32,
    /// The money spent on building and repairs.
    pub spent: u32,
    /// The points gained in this turn.
    pub points: u32,
    /// The total of points after this turn.
    pub total: u32,
}

/// A line of the plunder log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlunderLine {
    /// The player who took the plunder.
    pub player: Player,
    /// The turn in which the plunder was taken; 0 in a battle.
    pub turn: u16,
    /// The unit that carries the plunder.
    pub carrier: UnitNumber,
    /// The names of the carrier, the system and the sector, and the sector's code.
    pub words: [String; 4],
    /// The die roll that decided the plunder; `None` if the reader did not see it.
    pub die: Option<u8>,
    /// The value of the plunder, in mega-credits.
    pub amount: u16,
    /// Where and in which turn the plunder was landed, or "lost" and the turn; `None` while a unit still carries it.
    pub landed: Option<(String, u16)>,
}

/// A starship on the display of its Viking player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShipInBox {
    /// The player who owns the ship.
    pub player: Player,
    /// The tile of the box where the ship is; `None` at the home base.
    pub tile: Option<u8>,
    /// Whether the ship is in the tile's box for withdrawn ships.
    pub withdrew: bool,
    /// The name of the ship.
    pub name: String,
}

impl GamePapers {
    /// The papers of a game in this state. They follow from the events `heard`, which are in order. `reader` is the player for whom the papers are;
    /// `None` for a reader who may see the whole game.
    #[must_use]
    pub fn of(contest: &Contest, state: &State, heard: &[Event], reader: Option<Player>) -> Self {
        let mut clerk = Clerk::new(contest);
        for event in heard {
            clerk.note(*event);
        }
        let in_play = state.controls().map(|(tile, _)| (tile, contest.public().tile(tile)));
        let tiles = in_play.map(|(number, tile)| (number, tile.name.clone(), tile.system.clone())).collect();
        Self { tiles, ships: ships(contest, state, reader), ..clerk.papers }
    }
}

/// Fills in the papers from the events of a game.
struct Clerk<'a> {
    contest: &'a Contest,
    papers: GamePapers,
    turn: u16,
    /// The money in each side's treasury.
    money: Vec<u32>,
    /// What each side spent last, until a later event says for what.
    spent: Vec<u32>,
    /// The points that each side has gained.
    points: Vec<u32>,
    /// For each unit, where its starship is, as far as the reader knows.
    ports: Vec<Port>,
    /// The die roll that decides the plunder of the next event; `None` if there is none.
    die: Option<u8>,
}

impl<'a> Clerk<'a> {
    fn new(contest: &'a Contest) -> Self {
        let none = vec![0; contest.public().sides().len()];
        let ports = contest.units_at_start().iter().map(Port::of).collect();
        let papers = GamePapers::default();
        Self { contest, papers, turn: 0, money: none.clone(), spent: none.clone(), points: none, ports, die: None }
    }

    /// The line of a side in the present turn; `None` before the first turn.
    fn line(&mut self, player: Player) -> Option<&mut SideLine> {
        self.papers.turns.last_mut()?.sides.get_mut(player.index())
    }

    fn earn(&mut self, player: Player, amount: u32, into: fn(&mut SideLine) -> &mut u32) {
        self.money[player.index()] += amount;
        if let Some(line) = self.line(player) {
            *into(line) += amount;
        }
    }

    fn note(&mut self, event: Event) {
        match event {
            Event::Purse(player, amount) => self.money[player.index()] += amount,
            Event::Turn(turn) => self.begin_turn(turn),
            Event::Decree(effect, amount) => self.decree(effect, amount),
            Event::HomeTaxed(player, amount) | Event::Taxed(_, player, amount, _) => {
                self.earn(player, amount, |line| &mut line.taxes);
            }
            Event::Aid(amount) => self.earn(self.contest.public().federation(), amount, |line| &mut line.besides),
            Event::Landed(carrier, amount) => self.land(carrier, amount),
            Event::Spent(player, Purse::Treasury | Purse::Aid, amount) => {
                let money = &mut self.money[player.index()];
                *money = money.saturating_sub(amount);
                self.spent[player.index()] = amount;
                if let Some(line) = self.line(player) {
                    line.spent += amount;
                }
            }
            Event::Lapsed(Purse::Aid, amount) => {
                let money = &mut self.money[self.contest.public().federation().index()];
                *money = money.saturating_sub(amount);
            }
            Event::Points(player, points, gain) => self.gain(player, points, gain),
            Event::Jumped(unit, _, to) => self.ports[usize::from(unit.0)] = to,
            Event::Built(unit, port) => self.ports[usize::from(unit.0)] = port,
            Event::Die(_, Purpose::Plunder(_), die) => self.die = Some(die),
            Event::Plundered(site, carrier, amount) => {
                let tile = self.contest.public().tile(site.tile);
                let code = if let Space::On(spot) = site.space {
                    tile.system.sector(spot).and_then(|sector| sector.wealth)
                } else {
                    None
                };
                let words = [
                    self.contest.name(carrier).to_owned(),
                    tile.name.clone(),
                    tile.system.space_label(site.space),
                    code.map_or_else(String::new, |code| code.to_string()),
                ];
                let player = self.contest.units_at_start()[usize::from(carrier.0)].owner;
                let die = self.die.take();
                self.papers.plunder.push(PlunderLine { player, turn: self.turn, carrier, words, die, amount, landed: None });
            }
            // From now on, the unit that receives the plunder carries it.
            Event::Handed(giver, taker, _) => self.open_lines(giver).for_each(|line| line.carrier = taker),
            Event::Destroyed(carrier) => {
                let turn = self.turn;
                self.open_lines(carrier).for_each(|line| line.landed = Some(("lost".into(), turn)));
            }
            _ => {}
        }
    }

    fn begin_turn(&mut self, turn: u16) {
        self.turn = turn;
        let line = |(old, total): (&u32, &u32)| SideLine { old: *old, total: *total, ..SideLine::default() };
        let sides = self.money.iter().zip(&self.points).map(line).collect();
        self.papers.turns.push(TurnLine { politics: String::new(), sides });
    }

    fn decree(&mut self, effect: Effect, amount: u32) {
        let Some(turn) = self.papers.turns.last_mut() else { return };
        if !turn.politics.is_empty() {
            turn.politics.push_str(", ");
        }
        turn.politics.push_str(effect.label());
        if amount > 1 {
            turn.politics.push(' ');
            turn.politics.push_str(&amount.to_string());
        }
    }

    /// Enters points that a side gained. Money that was spent on points does not count as spent on units.
    fn gain(&mut self, player: Player, points: u32, gain: Gain) {
        let paid = match gain {
            Gain::Bought | Gain::Owed => std::mem::take(&mut self.spent[player.index()]),
            Gain::CivilWar | Gain::Capital => 0,
        };
        self.points[player.index()] += points;
        let total = self.points[player.index()];
        if let Some(line) = self.line(player) {
            line.spent = line.spent.saturating_sub(paid);
            line.points += points;
            line.total = total;
        }
    }

    /// Enters plunder that was landed. Only Vikings land plunder, each with their own ships.
    fn land(&mut self, carrier: UnitNumber, amount: u16) {
        let player = self.contest.units_at_start()[usize::from(carrier.0)].owner;
        self.earn(player, amount.into(), |line| &mut line.besides);
        let port = match self.ports[usize::from(carrier.0)] {
            Port::Home => "home base".to_owned(),
            Port::Tile(tile) => self.contest.public().tile(tile).name.clone(),
        };
        let turn = self.turn;
        self.open_lines(carrier).for_each(|line| line.landed = Some((port.clone(), turn)));
    }

    /// The lines of the plunder log for plunder that a unit still carries.
    fn open_lines(&mut self, carrier: UnitNumber) -> impl Iterator<Item = &mut PlunderLine> {
        self.papers.plunder.iter_mut().filter(move |line| line.carrier == carrier && line.landed.is_none())
    }
}

/// The Vikings' starships that the reader may know: the reader's own, or all for a reader who sees the whole game.
fn ships(contest: &Contest, state: &State, reader: Option<Player>) -> Vec<ShipInBox> {
    let shown = |unit: &UnitState| {
        let starship = contest.public().kind(unit).operations == Operations::S;
        let out = !unit.is_left() || matches!(unit.at, Where::Aboard(_));
        starship && !out && contest.public().is_viking(unit.owner) && reader.is_none_or(|reader| reader == unit.owner)
    };
    let units = (0..).map(UnitNumber).zip(&state.units).filter(|(_, unit)| shown(unit));
    units
        .map(|(id, unit)| ShipInBox {
            player: unit.owner,
            tile: (unit.tile != UnitState::NO_TILE).then_some(unit.tile),
            withdrew: unit.at == Where::Gone(Fate::Withdrawn),
            name: contest.name(id).to_owned(),
        })
        .collect()
}

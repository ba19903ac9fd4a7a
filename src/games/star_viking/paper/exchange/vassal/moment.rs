//! The positions of the units of a kept game at one moment. Information that only one side may know is shown only in that side's window and papers.

use std::collections::BTreeMap;

use super::Setting;
use super::boards::{At, Place, PlacedBoard, kept};
use super::pieces::piece;
use super::start::Placed;
use crate::playtest::GamePapers;
use crate::sheets::counters::{Counter, SIDE};
use crate::sheets::game_papers::game_papers;
use crate::sheets::scope::FEDERATION;
use drawing::Page;
use exchange::vassal::{Board, Group, Module, PieceNumber, Spaces, Standing, Table, beside};
use geometry::Size;
use playtest::Replay;
use rules::play::{Play as _, Player, Told as _};
use rules::{Id, with_verb};
use sheets::game_record::{self, GameRecord};
use star_viking::play::{Contest, Fate, State, UnitNumber, UnitState, View, Where};
use star_viking::{PlayedSystem, Scenario};

/// The names of the spaces beside the tiles for lost units, one for each fate, in the order of [`Fate`].
const FATES: [&str; 3] = ["Lost", "Withdrawn", "Surrendered"];
/// The name of the space beside the tiles for units that have no tile yet.
const TO_BE_PLACED: &str = "To be placed";

/// A game at a moment between two decisions.
pub struct Moment<'a> {
    pub setting: &'a Setting<'a>,
    pub contest: &'a Contest,
    pub replay: &'a Replay<Contest, Id<Scenario>>,
    /// The systems in play, by the numbers of their tiles.
    pub tiles: BTreeMap<u8, Id<PlayedSystem>>,
    /// The markers for one, two and three hits.
    pub markers: Vec<PieceNumber>,
}

impl Moment<'_> {
    fn state(&self) -> &State {
        self.replay.state()
    }

    /// What all players know of the moment: who decides what, and who controls which systems.
    pub fn words(&self) -> [String; 2] {
        let (contest, state) = (self.contest, self.state());
        let asked = contest.to_act(state).map(|player| format!(" {}.", with_verb(self.side(player), "decides", "decide")));
        let held = |player: Player| {
            let own = state.controls().filter(|(_, control)| *control == player);
            let names: Vec<&str> = own.map(|(tile, _)| contest.public().tile(tile).name.as_str()).collect();
            (!names.is_empty()).then(|| format!("{} {}", with_verb(self.side(player), "has", "have"), names.join(", ")))
        };
        let held: Vec<String> = contest.public().players().filter_map(held).collect();
        [format!("{}.{}", contest.moment(state), asked.unwrap_or_default()), format!("{}.", held.join("; "))]
    }

    /// Places the units where they are, with the markers of their hits on top, and adds a board beside the tiles for units that are lost.
    pub fn place(&self, module: &mut Module) {
        let (contest, state) = (self.contest, self.state());
        let views: Vec<View> = contest.public().players().map(|player| contest.view(state, player)).collect();
        let (mut placed, mut lost) = (Placed::new(), BTreeMap::<(&str, Player), Vec<Standing>>::new());
        for (number, unit) in state.numbered() {
            let is_carried = matches!(unit.at, Where::Aboard(_));
            // In a campaign, the units in the supply are already in the palettes.
            if is_carried || unit.at == Where::Supply {
                continue;
            }
            let mut stack = Vec::new();
            for (cargo, carried) in state.numbered().filter(|(_, other)| other.at == Where::Aboard(number)) {
                // Cargo may itself carry pods; a squadron, for example, has pods of its own.
                let within = state.numbered().filter(|(_, other)| other.at == Where::Aboard(cargo));
                stack.extend(within.flat_map(|(pod, own)| self.standing(module, &views, pod, own)));
                stack.extend(self.standing(module, &views, cargo, carried));
            }
            stack.extend(self.standing(module, &views, number, unit));
            let fate = match (self.at(unit), unit.at) {
                (Some(place), _) => {
                    placed.entry(place).or_default().push(stack);
                    continue;
                }
                (None, Where::Gone(fate)) => FATES[fate as usize],
                (None, _) => TO_BE_PLACED,
            };
            lost.entry((fate, unit.owner)).or_default().extend(stack);
        }
        super::start::lay(module, placed);
        let group = |player: Player| {
            let place =
                |fate: &'static str| (format!("{fate}, {}", self.side(player)), lost.remove(&(fate, player)).unwrap_or_default());
            Group { heading: self.side(player).to_owned(), places: FATES.into_iter().chain([TO_BE_PLACED]).map(place).collect() }
        };
        let groups = contest.public().players().map(group).collect();
        let (board, stacks) = beside("Beside the tiles", Size::of(SIDE, SIDE), groups);
        if let Some(table) = module.tables.first_mut() {
            table.boards.push(vec![board]);
            table.stacks.extend(stacks);
        }
    }

    /// The counter of a unit, with the markers of its hits on top. Its side hides them, unless another side can see the unit.
    fn standing(&self, module: &mut Module, views: &[View], number: UnitNumber, unit: &UnitState) -> Vec<Standing> {
        let Some(kind) = self.setting.content.units.get(unit.kind) else { return Vec::new() };
        let side = self.side(unit.owner);
        let is_second =
            self.setting.scenario.form.sets() > 1 && self.contest.public().is_viking(unit.owner) && unit.owner.index() % 2 == 1;
        let name = self.contest.name(number);
        let own_number = name.rsplit(' ').next().and_then(|word| word.parse().ok());
        let counter = Counter::of(kind).of_second_viking(is_second).numbered(own_number);
        let counter = module.add(piece(self.setting, unit.kind, counter, name.to_owned(), side));
        let is_seen = views.iter().any(|view| view.player != unit.owner && view.sees(number));
        let hide = |standing: Standing| if is_seen { standing } else { standing.hidden_by(side) };
        let hits = usize::from(unit.damage.hits);
        let whole = std::iter::repeat_n(2, hits / 3).chain((hits % 3).checked_sub(1));
        let marker = |hits: usize| self.markers.get(hits).map(|marker| Standing::new(*marker));
        let critical = unit.damage.crippled.then(|| marker(0)).flatten().map(|marker| marker.with_face(1));
        std::iter::once(Standing::new(counter)).chain(whole.filter_map(marker)).chain(critical).map(hide).collect()
    }

    /// The place of a unit; `None` for a unit that is aboard another unit, in the supply, or out of the game.
    fn at(&self, unit: &UnitState) -> Option<Place> {
        let display =
            self.contest.public().is_viking(unit.owner).then(|| self.setting.displays.get(unit.owner.index())).flatten();
        if unit.at == Where::Home {
            return display?.place(At::HomeBase);
        }
        let (id, tile) = self.tile(unit.tile)?;
        let is_fought_for = !self.state().here.is_empty() && self.state().tile == unit.tile;
        let at = match (unit.at, display) {
            (Where::Gone(Fate::Withdrawn), display) => return display?.place(At::WithdrawFrom(id)),
            (Where::Beside | Where::Waiting, Some(display)) if !is_fought_for => return display.place(At::MoveTo(id)),
            (Where::In(space), _) => At::Sector(space),
            (Where::Beside, _) => At::Beside,
            (Where::Waiting, _) => At::Anywhere,
            (Where::Supply | Where::Home | Where::Aboard(_) | Where::Gone(_), _) => return None,
        };
        // If the sector no longer exists, the unit may stand in any sector.
        let place = tile.place(at).or_else(|| tile.place(At::Anywhere))?;
        let is_open = is_fought_for || self.setting.is_battle() || self.contest.public().is_viking(unit.owner);
        Some(if is_open { place } else { Place { board: kept(&place.board), ..place } })
    }

    fn tile(&self, tile: u8) -> Option<(Id<PlayedSystem>, &PlacedBoard)> {
        let id = *self.tiles.get(&tile)?;
        self.setting.tiles.iter().find(|(known, _)| *known == id).map(|(_, board)| (id, board))
    }

    fn side(&self, player: Player) -> &str {
        let own = self.contest.public().is_viking(player).then(|| self.setting.viking_players.get(player.index()));
        own.flatten().map_or(FEDERATION, String::as_str)
    }

    /// A window for each side that shows what this side knows: what has happened, its points and its money.
    pub fn papers(&self) -> Vec<Table> {
        self.contest.public().players().map(|player| self.papers_of(player)).collect()
    }

    fn papers_of(&self, player: Player) -> Table {
        let (contest, side) = (self.contest, self.side(player));
        let by_now = self.replay.events().iter().take(self.replay.events_by_now()).filter(|past| past.heard_by.has(player));
        let heard: Vec<_> = by_now.map(|past| past.event).collect();
        let view = contest.view(self.state(), player);
        let record = GameRecord {
            scenario: self.setting.scenario.label().to_owned(),
            remark: format!("As {side} saw it"),
            outcome: format!("{}.", contest.moment(self.state())),
            score: vec![format!("Mega-credits for repairs and construction: {}.", view.treasury.for_repairs())],
            points: Vec::new(),
            lines: self.replay.on_paper(contest, |listeners| listeners.has(player)),
        };
        let papers = GamePapers::of(contest, self.state(), &heard, Some(player));
        let id = self.replay.record().scenario;
        let pages = game_record::print(self.setting.project, &record, |frame, printout| {
            game_papers(self.setting.content, id, &papers, frame, printout)
        });
        let board = |(number, page): (usize, Page)| {
            vec![Board { name: format!("The game of {side}, page {number}"), page, spaces: Spaces::None }]
        };
        let boards = (1..).zip(pages).map(board).collect();
        Table { name: format!("The game of {side}"), owner: Some(side.to_owned()), boards, ..Table::default() }
    }
}

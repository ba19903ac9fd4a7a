//! A sheet with what its player knows, and the questions that checks ask about both: what a name refers to, where a route leads, what a fleet has.

use std::collections::HashSet;

use super::{InSheet, Knowledge};
use crate::forecast::FIRST_JUMP;
use crate::knowledge::{Cargo, KnownWorld, OwnFleet, OwnShip, Person};
use crate::orders::grammar::Verb;
use crate::orders::{Act, FleetBlock, Lines, Name, Order, Sheet, Spot, Spotted, Stop, Thing, Waypoint, What};
use crate::{Item, Load, Mode, Player, Sector, Sovereign, Technology, WorldType};
use geometry::Space;
use rules::{Id, Shelf, nearest};

/// A sheet and what its player knows, as the checks use them.
pub struct Case<'a> {
    pub sheet: &'a Sheet,
    pub knowledge: &'a Knowledge,
    /// The parts of the sheet that have been dropped because of errors. A dropped part costs nothing and moves nothing.
    pub dropped: HashSet<InSheet>,
}

/// Orders to a fleet: its block on the sheet, or a message to it.
#[derive(Clone, Copy)]
pub struct Block<'a> {
    /// The index of the block among the sheet's fleets, or of the message among its orders.
    place: usize,
    /// Whether the orders are a message, which the fleet reads later and in another space.
    pub is_message: bool,
    pub name: &'a Name,
    pub lines: &'a Lines,
    /// The fleet that the orders are for, if the player has it.
    pub fleet: Option<&'a OwnFleet>,
}

/// A stop of a route, with its space.
pub struct Halt<'a> {
    pub stop: &'a Spotted<Stop>,
    /// The space of the stop, as far as the player can tell.
    pub at: Option<Space>,
    /// How many moves it takes at least to reach the stop from the beginning of the route.
    pub moves: u32,
}

/// An act of a route, with the space where it is done.
pub struct Done<'a> {
    pub block: Block<'a>,
    pub at: Option<Space>,
    pub act: &'a Spotted<Act>,
    /// The acts before this one at the same stop.
    pub before: &'a [Spotted<Act>],
}

/// A raid for loot, which a fleet makes because of an act on its route, or because of its mode when it enters a world.
pub struct Raid<'a> {
    pub block: Block<'a>,
    pub at: Option<Space>,
    /// The position of the act or the stop in the text.
    pub spot: Spot,
}

/// The ships and the cargo of a fleet as it leaves.
pub struct Force<'a> {
    pub ships: Vec<&'a Item>,
    /// How many moves the fleet makes in a year; 0 if none of its ships has a drive.
    pub jump: u32,
    pub cargo: Load,
}

impl Block<'_> {
    /// The whole block, as a part of the sheet.
    pub const fn whole(&self) -> InSheet {
        if self.is_message { InSheet::Order(self.place) } else { InSheet::Fleet(self.place) }
    }

    /// A line of the block, as a part of the sheet.
    pub const fn line(&self, verb: Verb) -> InSheet {
        if self.is_message { InSheet::MessageLine(self.place, verb) } else { InSheet::FleetLine(self.place, verb) }
    }
}

/// The thing on a shelf that has this name; the name may be in the singular or the plural.
fn named<'a, T>(shelf: &'a Shelf<T>, name: &Name, label: impl Fn(&T) -> &str) -> Option<(Id<T>, &'a T)> {
    let folded = name.folded();
    let is_it = |thing: &T| {
        let label = label(thing).trim().to_lowercase();
        !label.is_empty() && (label == folded || folded.strip_suffix('s') == Some(label.as_str()))
    };
    shelf.find(is_it)
}

/// Cargo from a report, as a load.
pub fn load_of(cargo: &Cargo) -> Load {
    let items = cargo.items.iter().map(|(item, number)| (*number, *item)).collect();
    Load { items, iu: cargo.iu, people: cargo.people, unknown: Vec::new() }
}

/// Adds `more` to `sum`.
pub fn add(sum: &mut Load, more: &Load) {
    for (number, item) in &more.items {
        match sum.items.iter_mut().find(|(_, known)| known == item) {
            Some((known, _)) => *known = known.saturating_add(*number),
            None => sum.items.push((*number, *item)),
        }
    }
    sum.iu = sum.iu.saturating_add(more.iu);
    sum.people = sum.people.saturating_add(more.people);
}

/// The known name that is most similar to an unknown one. It is chosen by its letters; if no name is similar, it is the only one that contains the
/// unknown name as a word, as House Tharn contains Tharn.
pub fn nearest_name<'n>(name: &Name, known: impl Iterator<Item = &'n str>) -> Option<&'n str> {
    let known: Vec<&str> = known.filter(|known| !known.trim().is_empty()).collect();
    let mut part = known.iter().copied().filter(|known| known.split_whitespace().any(|word| name.is(word)));
    nearest(&name.text, known.iter().copied()).or_else(|| part.next().filter(|_| part.next().is_none()))
}

impl<'a> Case<'a> {
    /// A case for a sheet, of which nothing has been dropped yet.
    pub fn new(sheet: &'a Sheet, knowledge: &'a Knowledge) -> Self {
        Self { sheet, knowledge, dropped: HashSet::new() }
    }

    /// The blocks of fleets and then the messages, each in the order of the sheet.
    pub fn blocks(&self) -> impl Iterator<Item = Block<'a>> {
        let knowledge = self.knowledge;
        let fleets = self.sheet.fleets.iter().enumerate().map(move |(place, block)| Block {
            place,
            is_message: false,
            name: &block.what.name,
            lines: &block.what.lines,
            fleet: knowledge.fleet(&block.what.name.text),
        });
        let messages = self.sheet.orders.iter().enumerate().filter_map(move |(place, order)| match &order.what {
            Order::Message(message) => Some(Block {
                place,
                is_message: true,
                name: &message.to,
                lines: &message.lines,
                fleet: knowledge.fleet(&message.to.text),
            }),
            Order::Build(_) | Order::Research { .. } | Order::Pay { .. } | Order::Letter { .. } | Order::Press { .. } => None,
        });
        fleets.chain(messages)
    }

    /// The orders outside of blocks.
    pub fn orders(&self) -> impl Iterator<Item = (InSheet, Spot, &'a Order)> {
        self.sheet.orders.iter().enumerate().map(|(place, order)| (InSheet::Order(place), order.at, &order.what))
    }

    /// The space where a fleet is as the year begins; `None` for a message. A new fleet is with the first of its ships that is listed by name,
    /// otherwise with the sovereign.
    pub fn stands(&self, block: &Block) -> Option<Space> {
        if block.is_message {
            return None;
        }
        let of_ships = || {
            let ships = block.lines.ships.as_ref()?.what.iter();
            ships.filter(|thing| thing.number.is_none()).find_map(|thing| Some(self.ships_named(thing.name()?).next()?.0.at))
        };
        block.fleet.map(|fleet| fleet.at).or_else(of_ships).or_else(|| self.knowledge.sovereign_at())
    }

    /// The stops of a block's route, with their spaces.
    pub fn halts(&self, block: &Block<'a>) -> Vec<Halt<'a>> {
        let (mut at, mut moves) = (self.stands(block), 0_u32);
        let stops = block.lines.route.iter().flat_map(|route| &route.what.stops);
        let halt = |stop: &'a Spotted<Stop>| {
            let (to, least) = match &stop.what.to {
                Waypoint::World(name) => (self.world(name).map(|world| world.at), 0),
                Waypoint::Space(space) => (Some(*space), 0),
                Waypoint::Wait => (at, 1),
            };
            let way = at.zip(to).map_or(0, |(from, to)| Sector::moves(from, to));
            moves = moves.saturating_add(way.max(least));
            at = to.or(at);
            Halt { stop, at: to, moves }
        };
        stops.map(halt).collect()
    }

    /// Every act of every route.
    pub fn acts(&self) -> Vec<Done<'a>> {
        let mut done = Vec::new();
        for block in self.blocks() {
            for halt in self.halts(&block) {
                let acts = &halt.stop.what.acts;
                done.extend(acts.iter().enumerate().map(|(number, act)| Done {
                    block,
                    at: halt.at,
                    act,
                    before: &acts[..number],
                }));
            }
        }
        done
    }

    /// Every raid for loot at a stop. In the mode Plunder or Berserker a fleet raids every world in which its owner holds nothing (Fleet orders).
    pub fn raids(&self) -> Vec<Raid<'a>> {
        let mut raids = Vec::new();
        for block in self.blocks() {
            let mode = block.lines.mode.as_ref().map(|mode| mode.what).or_else(|| block.fleet.map(|fleet| fleet.mode));
            for halt in self.halts(&block) {
                let acts = &halt.stop.what.acts;
                let asked = acts.iter().filter(|act| matches!(act.what, Act::Plunder(_)));
                raids.extend(asked.map(|act| Raid { block, at: halt.at, spot: act.at }));
                let raids_anyway = acts.iter().any(|act| matches!(act.what, Act::Plunder(_) | Act::Slay(_) | Act::Conquer(_)));
                let by_mode = halt.at.filter(|at| self.is_raided_by_mode(*at));
                if self.raids_in(mode) && !raids_anyway && by_mode.is_some() {
                    raids.push(Raid { block, at: halt.at, spot: halt.stop.at });
                }
            }
        }
        raids
    }

    /// Whether this mode makes a fleet raid for loot at every world that it enters. The fleets of a Berserker sovereign slay instead.
    fn raids_in(&self, mode: Option<Mode>) -> bool {
        let slays = self.knowledge.own.kind == Sovereign::Berserker;
        !slays && matches!(mode, Some(Mode::Plunder | Mode::Berserker))
    }

    fn is_raided_by_mode(&self, at: Space) -> bool {
        self.peopled(at).is_some() && self.knowledge.own.home != Some(at) && self.knowledge.holding(at).is_none()
    }

    /// The world of this name, if the player has heard of it.
    pub fn world(&self, name: &Name) -> Option<&'a KnownWorld> {
        self.knowledge.worlds.iter().find(|world| !world.name.trim().is_empty() && name.is(&world.name))
    }

    /// The known world in this space, if it has people.
    pub fn peopled(&self, at: Space) -> Option<&'a KnownWorld> {
        self.knowledge.world_at(at).filter(|world| world.kind() != Some(WorldType::Barren))
    }

    /// The player of this name.
    pub fn player(&self, name: &Name) -> Option<Id<Player>> {
        self.knowledge.houses.iter().find(|house| name.is(&house.name)).map(|house| house.player)
    }

    /// The item of this name.
    pub fn item(&self, name: &Name) -> Option<(Id<Item>, &'a Item)> {
        named(&self.knowledge.posted.items, name, |item| &item.name)
    }

    /// The technology of this name.
    pub fn technology(&self, name: &Name) -> Option<(Id<Technology>, &'a Technology)> {
        named(&self.knowledge.posted.technologies, name, |technology| &technology.name)
    }

    /// The player's ships of this name.
    pub fn ships_named(&self, name: &Name) -> impl Iterator<Item = (&'a OwnFleet, &'a OwnShip)> {
        let folded = name.folded();
        let ships = self.knowledge.own.fleets.iter().flat_map(|fleet| fleet.ships.iter().map(move |ship| (fleet, ship)));
        ships.filter(move |(_, ship)| !ship.name.trim().is_empty() && ship.name.trim().to_lowercase() == folded)
    }

    /// How many of an item the player has in a space, in flight, in holds and ashore together.
    pub fn standing(&self, item: Id<Item>, at: Space) -> u32 {
        let fleets = self.knowledge.own.fleets.iter().filter(|fleet| fleet.at == at);
        let flying = fleets.flat_map(|fleet| &fleet.ships).map(|ship| {
            let carried = ship.cargo.items.iter().filter(|(cargo, _)| *cargo == item).map(|(_, number)| *number);
            carried.fold(u32::from(ship.item == item), u32::saturating_add)
        });
        let ashore = self.knowledge.holding(at).into_iter().flat_map(|holding| &holding.ashore);
        let ashore = ashore.filter(|(base, _)| *base == item).map(|(_, number)| *number);
        flying.chain(ashore).fold(0, u32::saturating_add)
    }

    /// The sovereign or the crony of this name.
    pub fn person(&self, name: &Name) -> Option<&'a Person> {
        self.knowledge.own.persons.iter().find(|person| name.is(&person.name))
    }

    /// How many things a name in a list can refer to: the player's ships and persons of that name, and the item of that name in the tables.
    pub fn meanings(&self, thing: &Thing) -> usize {
        let Some(name) = thing.name() else {
            return 0;
        };
        let by_name =
            if thing.number.is_none() { self.ships_named(name).count() + usize::from(self.person(name).is_some()) } else { 0 };
        by_name + usize::from(self.item(name).is_some())
    }

    /// Whether the report has a fleet of this name, or the sheet founds one by listing its ships.
    pub fn has_fleet(&self, name: &Name) -> bool {
        let silent = self.knowledge.own.silent.iter().any(|fleet| name.is(&fleet.name));
        let founds = |block: &FleetBlock| block.lines.ships.is_some() && name.is(&block.name.text);
        let founded = || self.sheet.fleets.iter().any(|block| founds(&block.what));
        silent || self.knowledge.fleet(&name.text).is_some() || founded()
    }

    /// Adds up a list of things as a load; ships and persons given by name are left out.
    pub fn load(&self, things: &[Thing]) -> Load {
        let mut load = Load::default();
        for thing in things {
            let count = thing.count();
            match &thing.what.what {
                What::Money => load.iu = load.iu.saturating_add(count),
                What::People => load.people = load.people.saturating_add(count),
                What::Named(name) => {
                    let items = self.item(name).map(|(item, _)| (count, item)).into_iter().collect();
                    add(&mut load, &Load { items, ..Load::default() });
                }
            }
        }
        load
    }

    /// The ships and cargo of a block's fleet as it leaves. Whatever the block does not list is taken from the report. `None` for an unknown fleet.
    pub fn force(&self, block: &Block<'a>) -> Option<Force<'a>> {
        let items = &self.knowledge.posted.items;
        let (mut ships, mut jump, mut cargo) = (Vec::new(), u32::MAX, Load::default());
        let take = |ship: &'a OwnShip, ships: &mut Vec<&'a Item>, jump: &mut u32, cargo: &mut Load| {
            ships.extend(items.get(ship.item));
            *jump = if ship.jump == 0 { *jump } else { ship.jump.min(*jump) };
            add(cargo, &load_of(&ship.cargo));
        };
        match (&block.lines.ships, block.fleet) {
            (Some(list), _) => {
                for thing in &list.what {
                    let name = thing.name()?;
                    if let Some((_, ship)) = self.ships_named(name).next().filter(|_| thing.number.is_none()) {
                        take(ship, &mut ships, &mut jump, &mut cargo);
                    } else {
                        let (_, item) = self.item(name)?;
                        ships.extend(std::iter::repeat_n(item, thing.count().min(2_000) as usize));
                        jump = if item.drive { jump.min(self.jump_built(item)) } else { jump };
                    }
                }
            }
            (None, Some(fleet)) => {
                for ship in &fleet.ships {
                    take(ship, &mut ships, &mut jump, &mut cargo);
                }
            }
            (None, None) => return None,
        }
        if let Some(line) = &block.lines.cargo {
            cargo = self.load(&line.what);
        }
        Some(Force { ships, jump: if jump == u32::MAX { 0 } else { jump }, cargo })
    }

    /// How many moves the player's ships of an item make in a year; the slowest ship counts.
    fn jump_built(&self, item: &Item) -> u32 {
        let ships = self.knowledge.own.fleets.iter().flat_map(|fleet| &fleet.ships);
        let same = ships.filter(|ship| self.knowledge.posted.items.get(ship.item).is_some_and(|own| std::ptr::eq(own, item)));
        same.map(|ship| ship.jump).min().unwrap_or(FIRST_JUMP)
    }

    /// The name of a space's world, or the space itself as orders write it.
    pub fn place(&self, at: Space) -> String {
        self.knowledge.place(at)
    }

    /// The known name that is most similar to an unknown one.
    pub fn nearest(name: &Name, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
        nearest_name(name, known)
    }
}

impl Force<'_> {
    /// How many units of cargo all holds of the fleet have room for.
    pub fn holds(&self) -> u32 {
        self.ships.iter().map(|ship| ship.holds.get()).fold(0, u32::saturating_add)
    }

    /// How many units of cargo do not fit. Holds that take only one item are filled with that item first.
    pub fn too_much(&self, iu_a_hold: u32) -> u32 {
        let mut units = self.cargo.units(iu_a_hold);
        let mut rest: Vec<(u32, Id<Item>)> = self.cargo.items.clone();
        let mut room = 0_u32;
        for ship in &self.ships {
            match ship.takes {
                None => room = room.saturating_add(ship.holds.get()),
                Some(takes) => {
                    if let Some((number, _)) = rest.iter_mut().find(|(_, item)| *item == takes) {
                        let taken = ship.holds.get().min(*number);
                        *number -= taken;
                        units = units.saturating_sub(taken);
                    }
                }
            }
        }
        units.saturating_sub(room)
    }
}

impl Thing {
    /// The thing's name; `None` for money and people.
    pub fn name(&self) -> Option<&Name> {
        match &self.what.what {
            What::Money | What::People => None,
            What::Named(name) => Some(name),
        }
    }
}

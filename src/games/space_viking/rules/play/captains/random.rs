//! The captain who writes random sheets that contain no errors.

use crate::orders::{
    Act, Build, FleetBlock, Lines, Lot, Message, Name, Opening, Order, Route, Sheet, Stop, Thing, Waypoint, What,
    checks::{SheetFinding, carried_out, check},
};
use crate::play::{Contest, Knowledge};
use crate::{Aim, Mode, Sector};
use geometry::Space;
use rules::play::{Seeded, Writer};
use rules::{Level, Shelf};

/// The captain who gives every fleet random orders and makes random purchases, and then removes the orders that the checks report as errors.
#[derive(Clone, Copy, Debug, Default)]
pub struct AtRandom;

impl Writer<Contest> for AtRandom {
    fn write(&mut self, view: &Knowledge, dice: &mut Seeded) -> Sheet {
        let mut sheet = Scribbler { knowledge: view, dice }.sheet();
        // Checks again after each removal, because removing one order may turn another into an error.
        loop {
            let findings = check(&sheet, view);
            if !findings.iter().any(SheetFinding::is_error) {
                return sheet;
            }
            match carried_out(&sheet, &findings) {
                Some(kept) if kept != sheet => sheet = kept,
                _ => return Sheet::default(),
            }
        }
    }
}

/// Writes random orders on a player's sheet.
struct Scribbler<'a> {
    knowledge: &'a Knowledge,
    dice: &'a mut Seeded,
}

impl Scribbler<'_> {
    fn below(&mut self, bound: usize) -> usize {
        self.dice.below(bound as u32) as usize
    }

    /// Picks one of several things at random; `None` if the list is empty.
    fn one_of<T: Copy>(&mut self, several: &[T]) -> Option<T> {
        let at = self.below(several.len());
        several.get(at).copied()
    }

    /// The name of a random thing on a shelf.
    fn of_shelf<T>(&mut self, shelf: &Shelf<T>, name: fn(&T) -> &str) -> Name {
        let at = self.below(shelf.len());
        shelf.iter().nth(at).map_or_else(Name::default, |(_, thing)| name(thing).into())
    }

    fn thing(&mut self) -> Thing {
        let items = &self.knowledge.posted.items;
        let (number, what) = match self.below(6) {
            0 => (1 + self.below(30), What::Money),
            1 => (1 + self.below(3), What::People),
            2 | 3 => (1 + self.below(3), What::Named("Troop".into())),
            _ => (1 + self.below(3), What::Named(self.of_shelf(items, |item| &item.name))),
        };
        Thing { number: Some(number as u32), what: what.into() }
    }

    fn person(&mut self) -> Thing {
        let persons: Vec<&str> = self.knowledge.own.persons.iter().map(|person| person.name.as_str()).collect();
        let name = self.one_of(&persons).unwrap_or_default();
        Thing { number: None, what: What::Named(name.into()).into() }
    }

    fn house(&mut self) -> Name {
        let houses: Vec<&str> = self.knowledge.houses.iter().map(|house| house.name.as_str()).collect();
        self.one_of(&houses).unwrap_or_default().into()
    }

    fn own_fleet(&mut self) -> Name {
        let fleets: Vec<&str> = self.knowledge.own.fleets.iter().map(|fleet| fleet.name.as_str()).collect();
        self.one_of(&fleets).unwrap_or_default().into()
    }

    fn act(&mut self) -> Act {
        let things = vec![self.thing()];
        let or_person = |own: &mut Self, things: Vec<Thing>| if own.below(2) == 0 { things } else { vec![own.person()] };
        match self.below(19) {
            0 | 1 => Act::Plunder(None),
            2 => Act::Slay(Some(2)),
            3 | 4 => Act::Conquer(1),
            5 | 6 => Act::Trade,
            7 => Act::Gift(5),
            8 => Act::Associate(20),
            9 => Act::Settle(1),
            10 => Act::Load(Lot::Things(things)),
            11 => Act::Unload(Lot::All),
            12 => Act::Install(Lot::All),
            13 => Act::Attack(self.house()),
            14 => Act::Join(self.own_fleet()),
            15 => Act::Leave(or_person(self, things)),
            16 => Act::Take(or_person(self, things)),
            17 => Act::Load(Lot::All),
            _ => Act::Deliver { things, to: self.house() },
        }
    }

    fn route(&mut self, at: Space) -> Route {
        let worlds = self.knowledge.worlds.iter().filter(|world| !world.name.is_empty() && Sector::moves(world.at, at) <= 4);
        let near: Vec<&str> = worlds.map(|world| world.name.as_str()).collect();
        let mut stops = Vec::new();
        for _ in 0..=self.below(3) {
            let to = match (self.below(8), self.one_of(&near)) {
                (0, _) | (_, None) => Waypoint::Wait,
                (1, _) => Waypoint::Space(Space::new(at.column + 1, at.row)),
                (_, Some(world)) => Waypoint::World(world.into()),
            };
            let acts = (0..self.below(4)).map(|_| self.act().into()).collect();
            stops.push(Stop { to, acts }.into());
        }
        Route { stops, repeat: self.below(2) == 0 }
    }

    fn lines(&mut self, at: Space) -> Lines {
        let mode = self.one_of(&[Mode::Passive, Mode::Passive, Mode::Plunder, Mode::Engage, Mode::Berserker]);
        let aim = self.one_of(&[Aim::Spread, Aim::Strongest, Aim::Weakest]);
        let one = |what: &str| Thing { number: Some(1), what: What::Named(what.into()).into() };
        Lines {
            commander: (self.below(5) == 0).then(|| Some(Name::from("Lucas")).into()),
            mode: mode.map(Into::into),
            ships: (self.below(12) == 0).then(|| vec![one("Escort")].into()),
            route: Some(self.route(at).into()),
            cargo: (self.below(3) > 0).then(|| vec![one("Troop"), self.thing()].into()),
            break_off: (self.below(2) == 0).then(|| Level::new(50).into()),
            aim: aim.map(Into::into),
            with: (self.below(3) == 0).then(|| vec![self.house()].into()),
        }
    }

    fn sheet(&mut self) -> Sheet {
        let knowledge = self.knowledge;
        let opening = Opening {
            player: knowledge.name().into(),
            turn: knowledge.next_turn(),
            key: knowledge.key.as_str().into(),
            version: 1,
        };
        let mut sheet = Sheet { opening: Some(opening.into()), ..Sheet::default() };
        for fleet in &self.knowledge.own.fleets {
            let lines = self.lines(fleet.at);
            sheet.fleets.push(FleetBlock { name: fleet.name.as_str().into(), lines }.into());
        }
        let posted = &self.knowledge.posted;
        let home: Name = self.knowledge.own.home.map_or_else(String::new, |home| self.knowledge.place(home)).as_str().into();
        for _ in 0..5 {
            let item = if self.below(2) == 0 { "Troop".into() } else { self.of_shelf(&posted.items, |item| &item.name) };
            let into = (self.below(2) == 0).then(|| self.own_fleet());
            let number = 1 + self.below(3) as u32;
            sheet.orders.push(Order::Build(Build { number, item, at: home.clone(), into }).into());
        }
        let technology = self.of_shelf(&posted.technologies, |technology| &technology.name);
        sheet.orders.push(Order::Research { technology, iu: 1 + self.below(40) as u32 }.into());
        sheet.orders.push(Order::Pay { iu: 3, to: self.house() }.into());
        sheet.orders.push(Order::Letter { to: self.house(), text: "Well met".into() }.into());
        sheet.orders.push(Order::Press { text: "War".into() }.into());
        let lines = self.lines(self.knowledge.sovereign_at().unwrap_or_default());
        let message = Message { to: self.own_fleet(), by: self.own_fleet(), lines };
        sheet.orders.push(Order::Message(Box::new(message)).into());
        sheet
    }
}

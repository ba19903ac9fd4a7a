//! The contents of one line or one act: built from the values that fill a form's slots, and taken apart into these values. The reader and the writer
//! both use this, so that whatever can be read is written in the same way.

use super::grammar::Verb;
use super::{Act, Build, Lot, Message, Name, Opening, Order, Route, Thing};
use crate::{Aim, Mode};
use rules::Level;

/// The contents of one line or one act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    Opening(Opening),
    Fleet(Name),
    Commander(Option<Name>),
    Mode(Mode),
    Ships(Vec<Thing>),
    Route(Route),
    Cargo(Vec<Thing>),
    BreakOff(Option<Level>),
    Aim(Aim),
    With(Vec<Name>),
    /// An order outside of blocks. If the order is a message, only its first line.
    Order(Order),
    EndMessage,
    Act(Act),
}

/// The value that fills a slot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// Nothing: the slot was left out.
    Missing,
    Name(Name),
    /// A person, or `nobody`.
    Person(Option<Name>),
    Names(Vec<Name>),
    Number(u32),
    Mode(Mode),
    Aim(Aim),
    Share(Option<Level>),
    Things(Vec<Thing>),
    Lot(Lot),
    Route(Route),
    Text(String),
}

/// The values for a form's slots, which are taken one after the other.
struct Values(std::vec::IntoIter<Value>);

/// Defines a method for each kind of value, which takes the next value if it is of that kind.
macro_rules! take {
    ($($method:ident: $variant:ident -> $thing:ty;)*) => {
        impl Values {
            $(fn $method(&mut self) -> Option<$thing> {
                match self.0.next() {
                    Some(Value::$variant(value)) => Some(value),
                    _ => None,
                }
            })*
        }
    };
}

take! {
    name: Name -> Name;
    person: Person -> Option<Name>;
    names: Names -> Vec<Name>;
    number: Number -> u32;
    mode: Mode -> Mode;
    aim: Aim -> Aim;
    share: Share -> Option<Level>;
    things: Things -> Vec<Thing>;
    lot: Lot -> Lot;
    route: Route -> Route;
    text: Text -> String;
}

impl Said {
    /// Builds the contents of a line or an act from the values for its slots, in order; `None` if they do not fit.
    pub fn of(verb: Verb, values: Vec<Value>) -> Option<Self> {
        let mut values = Values(values.into_iter());
        Some(match verb {
            Verb::Orders => Self::Opening(Opening {
                player: values.name()?,
                turn: values.number()?,
                key: values.name()?,
                version: values.number().unwrap_or(1),
            }),
            Verb::Fleet => Self::Fleet(values.name()?),
            Verb::Commander => Self::Commander(values.person()?),
            Verb::Mode => Self::Mode(values.mode()?),
            Verb::Ships => Self::Ships(values.things()?),
            Verb::Route => Self::Route(values.route()?),
            Verb::Cargo => Self::Cargo(values.things()?),
            Verb::BreakOff => Self::BreakOff(values.share()?),
            Verb::Target => Self::Aim(values.aim()?),
            Verb::With => Self::With(values.names()?),
            Verb::Build => Self::Order(Order::Build(Build {
                number: values.number().unwrap_or(1),
                item: values.name()?,
                at: values.name()?,
                into: values.name(),
            })),
            Verb::Research => Self::Order(Order::Research { technology: values.name()?, iu: values.number()? }),
            Verb::Pay => Self::Order(Order::Pay { iu: values.number()?, to: values.name()? }),
            Verb::Letter => Self::Order(Order::Letter { to: values.name()?, text: values.text()? }),
            Verb::Press => Self::Order(Order::Press { text: values.text()? }),
            Verb::Message => {
                let (to, by) = (values.name()?, values.name()?);
                Self::Order(Order::Message(Box::new(Message { to, by, ..Message::default() })))
            }
            Verb::EndMessage => Self::EndMessage,
            Verb::Plunder => Self::Act(Act::Plunder(values.number())),
            Verb::Slay => Self::Act(Act::Slay(values.number())),
            Verb::Conquer => Self::Act(Act::Conquer(values.number()?)),
            Verb::Trade => Self::Act(Act::Trade),
            Verb::Gift => Self::Act(Act::Gift(values.number()?)),
            Verb::Associate => Self::Act(Act::Associate(values.number()?)),
            Verb::Settle => Self::Act(Act::Settle(values.number()?)),
            Verb::Load => Self::Act(Act::Load(values.lot()?)),
            Verb::Unload => Self::Act(Act::Unload(values.lot()?)),
            Verb::Install => Self::Act(Act::Install(values.lot()?)),
            Verb::Attack => Self::Act(Act::Attack(values.name()?)),
            Verb::Join => Self::Act(Act::Join(values.name()?)),
            Verb::Leave => Self::Act(Act::Leave(values.things()?)),
            Verb::Take => Self::Act(Act::Take(values.things()?)),
            Verb::Deliver => Self::Act(Act::Deliver { things: values.things()?, to: values.name()? }),
        })
    }

    /// Takes the contents apart into the verb of the form and the values for its slots.
    pub fn told(self) -> (Verb, Vec<Value>) {
        match self {
            Self::Opening(Opening { player, turn, key, version }) => {
                let version = if version == 1 { Value::Missing } else { Value::Number(version) };
                (Verb::Orders, vec![Value::Name(player), Value::Number(turn), Value::Name(key), version])
            }
            Self::Fleet(name) => (Verb::Fleet, vec![Value::Name(name)]),
            Self::Commander(person) => (Verb::Commander, vec![Value::Person(person)]),
            Self::Mode(mode) => (Verb::Mode, vec![Value::Mode(mode)]),
            Self::Ships(things) => (Verb::Ships, vec![Value::Things(things)]),
            Self::Route(route) => (Verb::Route, vec![Value::Route(route)]),
            Self::Cargo(things) => (Verb::Cargo, vec![Value::Things(things)]),
            Self::BreakOff(share) => (Verb::BreakOff, vec![Value::Share(share)]),
            Self::Aim(aim) => (Verb::Target, vec![Value::Aim(aim)]),
            Self::With(names) => (Verb::With, vec![Value::Names(names)]),
            Self::Order(order) => of_order(order),
            Self::EndMessage => (Verb::EndMessage, Vec::new()),
            Self::Act(act) => of_act(act),
        }
    }
}

fn maybe_name(name: Option<Name>) -> Value {
    name.map_or(Value::Missing, Value::Name)
}

fn of_order(order: Order) -> (Verb, Vec<Value>) {
    match order {
        Order::Build(Build { number, item, at, into }) => {
            let number = if number == 1 { Value::Missing } else { Value::Number(number) };
            (Verb::Build, vec![number, Value::Name(item), Value::Name(at), maybe_name(into)])
        }
        Order::Research { technology, iu } => (Verb::Research, vec![Value::Name(technology), Value::Number(iu)]),
        Order::Pay { iu, to } => (Verb::Pay, vec![Value::Number(iu), Value::Name(to)]),
        Order::Letter { to, text } => (Verb::Letter, vec![Value::Name(to), Value::Text(text)]),
        Order::Press { text } => (Verb::Press, vec![Value::Text(text)]),
        Order::Message(message) => (Verb::Message, vec![Value::Name(message.to), Value::Name(message.by)]),
    }
}

fn of_act(act: Act) -> (Verb, Vec<Value>) {
    let ships = |ships: Option<u32>| vec![ships.map_or(Value::Missing, Value::Number)];
    match act {
        Act::Plunder(number) => (Verb::Plunder, ships(number)),
        Act::Slay(number) => (Verb::Slay, ships(number)),
        Act::Conquer(garrison) => (Verb::Conquer, vec![Value::Number(garrison)]),
        Act::Trade => (Verb::Trade, Vec::new()),
        Act::Gift(iu) => (Verb::Gift, vec![Value::Number(iu)]),
        Act::Associate(iu) => (Verb::Associate, vec![Value::Number(iu)]),
        Act::Settle(millions) => (Verb::Settle, vec![Value::Number(millions)]),
        Act::Load(lot) => (Verb::Load, vec![Value::Lot(lot)]),
        Act::Unload(lot) => (Verb::Unload, vec![Value::Lot(lot)]),
        Act::Install(lot) => (Verb::Install, vec![Value::Lot(lot)]),
        Act::Attack(name) => (Verb::Attack, vec![Value::Name(name)]),
        Act::Join(name) => (Verb::Join, vec![Value::Name(name)]),
        Act::Leave(things) => (Verb::Leave, vec![Value::Things(things)]),
        Act::Take(things) => (Verb::Take, vec![Value::Things(things)]),
        Act::Deliver { things, to } => (Verb::Deliver, vec![Value::Things(things), Value::Name(to)]),
    }
}

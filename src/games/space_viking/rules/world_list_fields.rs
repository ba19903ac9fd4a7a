//! The fields of what players possess on a world at the start: estates and bases.

use super::player_fields::PLAYER;
use super::world_fields::WORLDS_HOME;
use super::{Base, Content, Estate, InWorld, People, World, book};
use rules::Id;
use rules::kind::{Field, Holds, Kind, KindFacts, Link, Rows, Same, holds};

/// Estates: the players' people on the worlds, as a list inside each world.
pub const ESTATES: Kind<Content, World, Estate, InWorld> = Kind::of(
    KindFacts {
        one: "estate",
        heading: "Estates",
        thing: "world",
        table: Some("estates"),
        same: Same { in_columns: &["player", "people"], then: None, once: false },
    },
    WORLDS_HOME,
    Rows::List {
        shelf: |world| &world.estates,
        shelf_mut: |world| &mut world.estates,
        part: InWorld::Estate,
        id: |part| if let InWorld::Estate(id) = part { Some(id) } else { None },
        order: |world| world.estates.ids().collect(),
        blank: Estate::default,
        misfit: |_| None,
    },
    &[
        EstateField::new(
            "Player",
            Holds::Link(PLAYER, |estate| estate.player.map(Id::number), |estate, number| estate.player = number.map(Id::new)),
        )
        .spoken("Whose people")
        .help("Whose people they are.")
        .column("player"),
        EstateField::new("People", holds!(Choice<Estate, People>, people))
            .spoken("What people")
            .help("Whether they are loyal, settled or held.")
            .cites(book("Colonies"))
            .column("people"),
        EstateField::new("Millions", holds!(Count, number)).spoken("How many millions").column("millions"),
        EstateField::new("Factories", holds!(Count, factories))
            .spoken("Factories of the estate")
            .cites(book("Technology"))
            .column("factories"),
    ],
    |_| Estate::default(),
);

type EstateField = Field<Content, Estate, InWorld>;

/// Bases, troops and ships of players on the worlds, as a list inside each world.
pub const BASES: Kind<Content, World, Base, InWorld> = Kind::of(
    KindFacts {
        one: "base",
        heading: "Bases",
        thing: "world",
        table: Some("bases"),
        same: Same { in_columns: &["player", "item"], then: None, once: false },
    },
    WORLDS_HOME,
    Rows::List {
        shelf: |world| &world.bases,
        shelf_mut: |world| &mut world.bases,
        part: InWorld::Base,
        id: |part| if let InWorld::Base(id) = part { Some(id) } else { None },
        order: |world| world.bases.ids().collect(),
        blank: Base::default,
        misfit: |_| None,
    },
    &[
        BaseField::new(
            "Player",
            Holds::Link(PLAYER, |base| base.player.map(Id::number), |base, number| base.player = number.map(Id::new)),
        )
        .spoken("Whose base")
        .help("Whose it is; the opening of its owner pays for it.")
        .column("player"),
        BaseField::new(
            "Item",
            Holds::Link(ITEM, |base| base.item.map(Id::number), |base, number| base.item = number.map(Id::new)),
        )
        .spoken("What stands there")
        .help("An outpost, a shipyard, troops, or ships that stay.")
        .cites(book("Items"))
        .column("item"),
        BaseField::new("Number", holds!(Count, number)).spoken("How many stand there").column("number"),
    ],
    |_| Base::default(),
);

type BaseField = Field<Content, Base, InWorld>;

/// A link to an item, for fields that refer to one.
pub(super) const ITEM: Link<Content> = Link {
    things: |content| content.items.iter().map(|(id, item)| (id.number(), item.name.clone())).collect(),
    one: "item",
    nothing: Some("no item"),
    make: None,
};

/// A link to a world, for fields that refer to one.
pub(super) const WORLD: Link<Content> = Link {
    things: |content| content.worlds.iter().map(|(id, world)| (id.number(), world.name.clone())).collect(),
    one: "world",
    nothing: Some("no world"),
    make: None,
};

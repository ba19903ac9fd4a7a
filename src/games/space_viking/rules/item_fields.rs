//! The fields of an item, in the order of the columns of a table.

use super::technology_fields::TECHNOLOGY;
use super::world_list_fields::ITEM;
use super::{Content, Edit, InItem, Item, Place, Role, book};
use rules::kind::{Field, Holds, Home, Kind, KindFacts, Link, Listed, Rows, Same, holds, on_shelf};
use rules::{Id, Origin, counted};

/// Where the designs keep items: the shelf, which is an ordered list by id, with its edits and its places.
const ITEMS_HOME: Home<Content, Item, InItem> = on_shelf!(items: Edit::Item, Place::Item, InItem::Whole, name);

/// Items, as a kind of thing that a designer makes.
pub const ITEMS: Kind<Content, Item, Item, InItem> = Kind::of(
    KindFacts {
        one: "item",
        heading: "Items",
        thing: "item",
        table: Some("items"),
        same: Same { in_columns: &["item"], then: None, once: true },
    },
    ITEMS_HOME,
    Rows::things(),
    FIELDS,
    |_| Item::default(),
)
.listed(Listed {
    name: InItem::Name,
    new: "Item",
    make: |_, name| Item { name, ..Item::default() },
    copied: |_| (),
    label: |item| item.label().to_owned(),
    remark: |content, _, item| format!("{} IU", content.price(item)),
    given: true,
    rest: "values",
})
.refuse(|item| item.name.trim().is_empty().then_some(("item", "it has no name")));

type ItemField = Field<Content, Item, InItem>;

const FIELDS: &[ItemField] = &[
    ItemField::new("Name", holds!(Line, name))
        .spoken("Item name")
        .hint("Name of the item")
        .help("The word by which orders name it.")
        .column("item")
        .part(InItem::Name)
        .required(),
    value("Cost", holds!(Count, cost))
        .spoken("Cost in IU")
        .help("What it costs, as the book's table stands (reading A).")
        .column("cost"),
    value("Firepower", holds!(Level, firepower)).help("How many shots it has in a round in space.").column("firepower"),
    value("Ground", holds!(PerhapsLevel("none"), ground))
        .spoken("Hits on the ground from")
        .hint("Fights on the ground")
        .first(4)
        .help("The least roll at which it hits on the ground: 4 for 4 to 6.")
        .cites(book("Ground combat"))
        .column("ground"),
    value("Damage", holds!(Level, damage)).spoken("Hits that destroy it").help("How many hits destroy it.").column("damage"),
    value("Holds", holds!(Level, holds))
        .spoken("Units of cargo")
        .help("How many units of cargo it holds: a unit of troops, a fighter, 20 IU, a million people.")
        .column("holds"),
    value("Takes", Holds::Link(CARGO, |item| item.takes.map(Id::number), |item, number| item.takes = number.map(Id::new)))
        .spoken("The one item that its holds take")
        .help("The one item that its holds take, where they do not take any cargo.")
        .column("takes"),
    value("Drive", holds!(Switch("no"), drive)).help("Whether it jumps by itself.").column("drive"),
    value("Needs", Holds::Link(TECHNOLOGY, |item| item.needs.map(Id::number), |item, number| item.needs = number.map(Id::new)))
        .spoken("Technology that it needs")
        .help("The technology without which it is not built; an opening buys it all the same, as an heirloom.")
        .cites(book("Technology"))
        .column("needs"),
    value("Role", holds!(Choice<Item, Role>, role)).folded().help("What it is for.").column("role"),
    value("Cost, reading B", holds!(PerhapsCount("the same"), second_cost))
        .spoken("Cost in IU by reading B")
        .hint("Reading B differs")
        .help("What it costs where a firepower of 0 is taken to be glued to the price.")
        .column_if_any("cost_b", 1),
    ItemField::new("Where it comes from", holds!(Choice<Item, Origin>, origin))
        .spoken("Origin of the item")
        .folded()
        .help("A change of its numbers makes them your own; say so if you have them from elsewhere."),
    ItemField::new("Used", Holds::InWords(|content, place, _| used(content, place)))
        .spoken("Where it is used")
        .help("How many ships of the openings it is."),
];

/// A field with a number of the item. Editing it marks the item's numbers as the designer's own.
const fn value(caption: &'static str, holds: Holds<Content, Item>) -> ItemField {
    ItemField::new(caption, holds).cites(book("Items")).part(InItem::Values).owns(|item| item.origin = Origin::Own)
}

/// The link to the only item that an item's holds take; without a link, the holds take any cargo.
const CARGO: Link<Content> = Link { nothing: Some("any cargo"), ..ITEM };

fn used(content: &Content, place: Place) -> String {
    let Place::Item(id, _) = place else { return String::new() };
    let ships = content.fleets.iter().flat_map(|(_, fleet)| fleet.ships.iter()).filter(|(_, ship)| ship.item == Some(id));
    counted(ships.count(), "ship")
}

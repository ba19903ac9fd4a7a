//! A chapter of the blue book, for other programs and the command line: worlds, items, technologies, players, and the tables.

use exchange::answer::Fields;
use space_viking::{Chapter, Item, Player, Table, Technology, World, WorldType};

fn kind_of(world: &World) -> &'static str {
    world.kind.map_or("no type", WorldType::label)
}

/// A line for each world, item, technology and player, and one for the tables.
pub fn lines(chapter: &Chapter) -> Vec<String> {
    let technology =
        |technology: &Technology| format!("{}, level {}, {} IU", technology.label(), technology.level, technology.cost_without);
    let item = |item: &Item| format!("{}, {} IU", item.label(), item.cost);
    let world = |world: &World| {
        let (column, row) = world.at.counted_from_one();
        format!("{}, {}, column {column}, row {row}", world.label(), kind_of(world))
    };
    let player = |player: &Player| format!("{}, {}", player.label(), player.kind.label());
    let tables = chapter.tables.as_ref().map(|_| format!("tables: {}", Table::ALL.map(Table::label).join(", ")));
    let technologies = chapter.technologies.iter().map(technology);
    let items = technologies.chain(chapter.items.iter().map(item));
    items.chain(chapter.worlds.iter().map(world)).chain(chapter.players.iter().map(player)).chain(tables).collect()
}

/// The worlds, items, technologies, players and tables of a chapter as JSON fields.
pub fn fields(chapter: &Chapter) -> Fields {
    let world = |world: &World| -> Fields {
        let (column, row) = world.at.counted_from_one();
        vec![
            ("name", world.label().into()),
            ("type", kind_of(world).into()),
            ("column", i64::from(column).into()),
            ("row", i64::from(row).into()),
        ]
    };
    let item = |item: &Item| -> Fields { vec![("name", item.label().into()), ("cost", item.cost.get().into())] };
    let technology = |technology: &Technology| -> Fields {
        vec![
            ("name", technology.label().into()),
            ("level", technology.level.get().into()),
            ("cost", technology.cost_without.get().into()),
        ]
    };
    let player = |player: &Player| -> Fields { vec![("name", player.label().into()), ("kind", player.kind.label().into())] };
    let tables = chapter.tables.iter().flat_map(|_| Table::ALL);
    vec![
        ("worlds", chapter.worlds.iter().map(world).collect()),
        ("items", chapter.items.iter().map(item).collect()),
        ("technologies", chapter.technologies.iter().map(technology).collect()),
        ("players", chapter.players.iter().map(player).collect()),
        ("tables", tables.map(Table::label).collect()),
    ]
}

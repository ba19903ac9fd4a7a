//! The game's chapters of the blue book, for tests of the rules. Outside tests the rules load no files.

use super::{Chapter, Content};

/// Everything that the blue book holds for this game, copied into one project.
pub fn content() -> Content {
    let chapters: [Chapter; 11] = [
        include_str!("../../../../blue_book/freedom_in_the_galaxy/galaxy.ron"),
        include_str!("../../../../blue_book/freedom_in_the_galaxy/missions.ron"),
        include_str!("../../../../blue_book/freedom_in_the_galaxy/actions.ron"),
        include_str!("../../../../blue_book/freedom_in_the_galaxy/events.ron"),
        include_str!("../../../../blue_book/freedom_in_the_galaxy/assignments.ron"),
        include_str!("../../../../blue_book/freedom_in_the_galaxy/secrets.ron"),
        include_str!("../../../../blue_book/freedom_in_the_galaxy/creatures.ron"),
        include_str!("../../../../blue_book/freedom_in_the_galaxy/tables.ron"),
        include_str!("../../../../blue_book/freedom_in_the_galaxy/characters.ron"),
        include_str!("../../../../blue_book/freedom_in_the_galaxy/possessions.ron"),
        include_str!("../../../../blue_book/freedom_in_the_galaxy/units.ron"),
    ]
    .map(|text| ron::from_str(text).expect("a chapter"));
    let mut content = Content::default();
    for chapter in chapters {
        let picks: Vec<_> = chapter.picks().collect();
        for pick in picks {
            for edit in chapter.copy(&pick, &content).expect("it is in the chapter") {
                content.apply(&edit).expect("a copy applies");
            }
        }
    }
    content
}

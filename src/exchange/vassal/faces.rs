//! The boards and the faces of the pieces of a module one by one, for programs that VASSAL is not.

use super::module::Module;
use crate::pages::Picture;
use drawing::Page;
use rules::slug;

/// Every board whole and every face of every piece trimmed, named for what they show. A drawing that two pieces share comes once.
#[must_use]
pub fn faces(module: &Module) -> Vec<Picture> {
    let mut pictures: Vec<Picture> = Vec::new();
    let mut add = |name: String, page: &Page| {
        let slug = slug(&name);
        let names = std::iter::once(slug.clone()).chain((2..).map(|number| format!("{slug}-{number}")));
        for name in names {
            match pictures.iter().find(|(taken, _)| *taken == name) {
                None => return pictures.push((name, page.clone())),
                Some((_, known)) if known.items == page.items && known.size == page.size => return,
                Some(_) => {}
            }
        }
    };
    for board in module.tables.iter().filter(|table| table.owner.is_none()).flat_map(|table| table.boards.iter().flatten()) {
        add(board.name.clone(), &board.page);
    }
    for piece in &module.pieces {
        let side = piece.side.as_deref().unwrap_or_default();
        for face in &piece.faces {
            add(format!("{side} {} {}", piece.name, face.name), &face.page);
        }
        if let Some(cover) = &piece.cover {
            add(format!("{} cover", piece.sort), cover);
        }
    }
    pictures
}

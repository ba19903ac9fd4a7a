//! A cache of counters and boats as they print, shared by all desks; a picture is kept as long as its design is unchanged.

use std::collections::BTreeMap;
use std::sync::Arc;

use drawing::Page;
use rules::Id;
use vikings::{BoatClass, Character, Content, TroopType};
use vikings_paper::sheets::boats;
use vikings_paper::sheets::counters::{self, State};

/// The faces of a counter, each with the state that it shows.
pub type Faces = Arc<Vec<(State, Arc<Page>)>>;

/// Counters and boats as they print.
#[derive(Default)]
pub struct Printed {
    faces: BTreeMap<Id<Character>, (Kept, Faces)>,
    boats: BTreeMap<Id<BoatClass>, (BoatClass, Arc<Page>)>,
}

/// The data from which the faces of a character are drawn.
#[derive(PartialEq)]
struct Kept {
    character: Character,
    troop: Option<TroopType>,
    /// The names of all peoples. The sign on a counter depends on the position of the character's people in this list.
    peoples: Vec<String>,
}

impl Printed {
    /// All faces of the counters of a character.
    pub fn faces(&mut self, content: &Content, id: Id<Character>, character: &Character) -> Faces {
        let kept = Kept {
            character: character.clone(),
            troop: content.troop_of(character).cloned(),
            peoples: content.peoples().into_iter().map(str::to_owned).collect(),
        };
        if let Some((known, faces)) = self.faces.get(&id)
            && *known == kept
        {
            return Arc::clone(faces);
        }
        let faces: Faces = Arc::new(faces(content, character));
        self.faces.insert(id, (kept, Arc::clone(&faces)));
        faces
    }

    /// The page with a boat of a class, as it prints.
    pub fn boat(&mut self, id: Id<BoatClass>, boat: &BoatClass) -> Arc<Page> {
        if let Some((known, page)) = self.boats.get(&id)
            && known == boat
        {
            return Arc::clone(page);
        }
        let page = Arc::new(boats::alone(boat));
        self.boats.insert(id, (boat.clone(), Arc::clone(&page)));
        page
    }
}

/// Draws all faces of the counters of a character.
#[must_use]
pub fn faces(content: &Content, character: &Character) -> Vec<(State, Arc<Page>)> {
    counters::faces_of(content, character).into_iter().map(|face| (face.state, Arc::new(face.page))).collect()
}

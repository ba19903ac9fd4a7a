//! Counters and boats as they print, kept as long as they stay as they are: every desk that shows one takes it from here.

use std::collections::BTreeMap;
use std::sync::Arc;

use drawing::Page;
use rules::Id;
use vikings::{BoatClass, Character, Content, TroopType};
use vikings_paper::sheets::boats;
use vikings_paper::sheets::counters::{self, State};

/// The faces of a counter with what each is.
pub type Faces = Arc<Vec<(State, Arc<Page>)>>;

/// Counters and boats as they print.
#[derive(Default)]
pub struct Printed {
    faces: BTreeMap<Id<Character>, (Kept, Faces)>,
    boats: BTreeMap<Id<BoatClass>, (BoatClass, Arc<Page>)>,
}

/// What the faces of a character are made of.
#[derive(PartialEq)]
struct Kept {
    character: Character,
    troop: Option<TroopType>,
    /// The peoples, whose order tells the signs.
    peoples: Vec<String>,
}

impl Printed {
    /// Every face of the counters of a character.
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

    /// A boat of a class.
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

/// Every face of the counters of a character, drawn anew.
#[must_use]
pub fn faces(content: &Content, character: &Character) -> Vec<(State, Arc<Page>)> {
    counters::faces_of(content, character).into_iter().map(|face| (face.state, Arc::new(face.page))).collect()
}

//! A piece in VASSAL's format: a chain of traits (VASSAL's properties of a piece) from the outermost inwards, each with its type and its state.

use super::boards::pixel;
use super::module::Standing;
use super::sequence::{join, nest};
use super::{Carriage, Piece, gauges};
use geometry::{Point, Rect};

/// The number by which VASSAL knows a key that is pressed with Ctrl.
macro_rules! control {
    ($letter:literal) => {
        concat!($letter, ",130")
    };
}

const COPY: &str = control!("67");
const DELETE: &str = control!("68");
const FLIP: &str = control!("70");
const HIDE: &str = control!("72");
const MARK_MOVED: &str = control!("77");
const RETURN: &str = control!("82");
const TRAIL: &str = control!("84");
const LEFT: &str = control!("91");
const RIGHT: &str = control!("93");
/// The key command that makes a piece look for its carrier. VASSAL ignores the number in it; only its name counts.
pub(super) const FIND_CARRIER: &str = "57344,0,findMat";
/// The beginning of the key commands that show ranges.
const RANGES: &str = "57344,0,range";
/// The beginning of the key commands that show tinted spaces.
const VEILS: &str = "57344,0,veil";
/// The name of the property with the levels of a piece's gauges in words.
pub(super) const STATUS: &str = "Status";

/// A trait of a piece: its type, with the settings of the type, and its state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Trait {
    kind: String,
    state: String,
}

impl Trait {
    pub fn new(id: &str, fields: &[&str], state: impl Into<String>) -> Self {
        Self { kind: format!("{id};{}", join(fields, ';')), state: state.into() }
    }

    /// The type of the trait, with its settings.
    #[cfg(test)]
    pub fn kind(&self) -> &str {
        &self.kind
    }

    /// The state of the trait.
    #[cfg(test)]
    pub fn state(&self) -> &str {
        &self.state
    }
}

/// The pictures of a piece's faces, of its cover and of the spaces that can be shown around it, and the piece's outline.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct PiecePictures {
    pub faces: Vec<String>,
    pub cover: Option<String>,
    pub veils: Vec<String>,
    /// The outline of the piece, in VASSAL's format; `None` if players can grasp the piece anywhere.
    pub outline: Option<String>,
}

/// The name of the prototype that says what pieces of a sort can do.
pub(super) fn sort_prototype(sort: &str) -> String {
    format!("Type {sort}")
}

/// The name of the prototype of a side's pieces.
pub(super) fn side_prototype(side: &str) -> String {
    format!("Side {side}")
}

/// The traits of all pieces of a sort: they leave a trail, show that they moved, and can be copied and removed.
pub(super) fn sort_traits(sort: &str, moved: &str) -> Vec<Trait> {
    let trail = [
        "Movement trail",
        "false",
        "false",
        "10",
        "255,255,255",
        "0,0,0",
        "100",
        "50",
        "20",
        "30",
        "1.0",
        "",
        "",
        "",
        "",
        "false",
    ];
    let trail: Vec<&str> = std::iter::once(TRAIL).chain(trail).collect();
    vec![
        Trait::new("footprint", &trail, "false;;0;false"),
        Trait::new("markmoved", &[moved, "0", "0", "Mark as moved", MARK_MOVED, "", "true", "", "", "", ""], "false"),
        Trait::new("delete", &["Delete", DELETE, ""], ""),
        Trait::new("clone", &["Copy", COPY, ""], ""),
        marker(&[("Type", sort.to_owned())]),
        basic("", "", 0),
    ]
}

/// The traits of all pieces of a side.
pub(super) fn side_traits(side: &str) -> Vec<Trait> {
    vec![marker(&[("Side", side.to_owned())]), basic("", "", 0)]
}

fn marker(values: &[(&str, String)]) -> Trait {
    let names = join(values.iter().map(|(name, _)| name), ',');
    Trait { kind: format!("mark;{names}"), state: join(values.iter().map(|(_, value)| value), ',') }
}

/// The innermost trait of a piece. In a prototype its `gpid` (VASSAL's number of a piece) is 0, since a prototype is in no palette.
fn basic(picture: &str, name: &str, gpid: usize) -> Trait {
    let state = if gpid == 0 { "null;0;0;;0".to_owned() } else { format!("null;0;0;{gpid};0") };
    Trait::new("piece", &["", "", picture, name], state)
}

/// The traits of a piece in its state, from the outermost inwards. `gpid` is the piece's number in a palette or on a board.
pub(super) fn traits(piece: &Piece, standing: &Standing, pictures: &PiecePictures, gpid: usize) -> Vec<Trait> {
    let mut traits = vec![Trait::new("prototype", &[&sort_prototype(&piece.sort)], "")];
    match piece.carriage {
        Carriage::Carrier => traits.push(Trait::new("mat", &[&piece.name, ""], "0")),
        Carriage::Carried => traits.push(Trait::new("matPiece", &["", "true", "0", "0", FIND_CARRIER, ""], "noMat")),
        Carriage::None => {}
    }
    if let Some(deck) = &piece.deck {
        traits.push(Trait::new("return", &["Return to the deck", RETURN, deck, "", "", "2", "false", deck], ""));
    }
    if let Some(cover) = &pictures.cover {
        let hider = standing.hidden_by.as_deref().unwrap_or("null");
        let fields = [HIDE, cover, "Hide or show", "I", "?", "side:", "", "", "false", "", ""];
        traits.push(Trait::new("obs", &fields, format!("{hider};")));
    }
    traits.extend((1..).zip(&piece.ranges).map(|(number, (name, radius))| {
        let (radius, key) = (radius.to_string(), format!("{RANGES}{number}"));
        let own = ["255,170,0", "25", &radius, "false", name, &key, "", "true", "", name, "", "", "", "", "", "true"];
        Trait::new("AreaOfEffect", &own, "false")
    }));
    traits.extend(gauges::traits(&piece.gauges, &standing.levels));
    if let Some(turns) = piece.turns {
        let fields = [&turns.to_string(), RIGHT, LEFT, "Turn right", "Turn left", "", "", "Facing", "", "", "", "", "true"];
        traits.push(Trait::new("rotate", &fields, standing.turned.to_string()));
    }
    // The outline turns with the piece, so its trait is inside the trait that turns.
    traits.extend(pictures.outline.iter().map(|line| Trait { kind: format!("nonRect;{line}"), state: String::new() }));
    traits.extend((1..).zip(piece.veils.iter().zip(&pictures.veils)).map(|(number, (veil, picture))| {
        let key = format!("{VEILS}{number}");
        Layer { shown_by: Some((&veil.name, &key)), pictures: picture, ..Layer::default() }.of_level("-1")
    }));
    if let Some(side) = &piece.side {
        traits.push(Trait::new("prototype", &[&side_prototype(side)], ""));
    }
    if !piece.values.is_empty() {
        traits.push(marker(&piece.values));
    }
    match pictures.faces.as_slice() {
        [only] => traits.push(basic(only, &piece.name, gpid)),
        faces => {
            traits.push(layer(piece, standing, faces));
            traits.push(basic("", &piece.name, gpid));
        }
    }
    traits
}

/// The outline of a piece in pixels from its middle; `None` if players can grasp the piece anywhere. Ranges and spaces that are shown around a piece
/// do not count as parts of it.
pub(super) fn outline(piece: &Piece, scale: f64) -> Option<String> {
    let size = piece.faces.first()?.page.size;
    let whole = Rect::new(Point::ORIGIN, size);
    let is_square = piece.outline.is_empty() && !piece.veils.is_empty();
    let corners = if is_square { whole.corners().to_vec() } else { piece.outline.clone() };
    let corners = corners.into_iter().map(|corner| pixel(Point::ORIGIN + (corner - whole.middle()), scale));
    let steps = std::iter::once("m").chain(std::iter::repeat("l"));
    let corners: Vec<String> = steps.zip(corners).map(|(step, (x, y))| format!("{step},{x},{y}")).collect();
    (!corners.is_empty()).then(|| corners.join(",") + ",c")
}

/// The trait with the faces of a piece. A key command turns up the next face.
fn layer(piece: &Piece, standing: &Standing, pictures: &[String]) -> Trait {
    let names = piece.faces.iter().map(|face| if face.name.is_empty() { String::new() } else { format!("+ ({})", face.name) });
    let (pictures, names) = (join(pictures, ','), join(names, ','));
    let flip = if piece.faces.len() == 2 { "Flip" } else { "Next face" };
    let layer = Layer { next: Some((flip, FLIP)), shown_by: None, pictures: &pictures, names: &names, name: "Face" };
    layer.of_level(&(standing.face + 1).to_string())
}

/// A layer of a piece: several pictures, of which one is visible.
#[derive(Clone, Copy, Default)]
struct Layer<'a> {
    /// The command and the key that show the next picture; `None` if there are none.
    next: Option<(&'a str, &'a str)>,
    /// The command and the key that show and hide the pictures; `None` if they are always visible.
    shown_by: Option<(&'a str, &'a str)>,
    pictures: &'a str,
    names: &'a str,
    name: &'a str,
}

impl Layer<'_> {
    fn of_level(self, level: &str) -> Trait {
        let Self { next, shown_by, pictures, names, name } = self;
        let (next, next_key) = next.unwrap_or_default();
        let (show, show_key) = shown_by.unwrap_or_default();
        let always = if shown_by.is_none() { "true" } else { "false" };
        #[rustfmt::skip]
        let fields = [
            show, "128", "A", next, "128", "", "", "128", "", "", "", "1", "false", "0", "0", pictures, names, "true", name, "", "", "false", "", "1",
            "1", always, show_key, next_key, "", "", "1.0", "", "true",
        ];
        Trait::new("emb2", &fields, level)
    }
}

/// The text that describes a piece to VASSAL.
pub(super) fn text(traits: &[Trait]) -> String {
    let kinds: Vec<String> = traits.iter().map(|part| part.kind.clone()).collect();
    let states: Vec<String> = traits.iter().map(|part| part.state.clone()).collect();
    join(["+", "null", &nest(&kinds), &nest(&states)], '/')
}

#[cfg(test)]
mod tests {
    use super::super::sequence::{split, unnest};
    use super::*;
    use drawing::Page;
    use geometry::Size;

    /// The types and states of the traits in the text of a piece.
    fn read(text: &str) -> Vec<(String, String)> {
        let parts = split(text, '/');
        let [plus, null, kinds, states] = parts.as_slice() else { panic!("{text}") };
        assert_eq!((plus.as_str(), null.as_str()), ("+", "null"));
        let (kinds, states) = (unnest(kinds), unnest(states));
        assert_eq!(kinds.len(), states.len());
        kinds.into_iter().zip(states).collect()
    }

    #[test]
    fn a_cruiser_is_written_as_the_format_has_it() {
        let page = || Page::new("Cruiser", Size::new(10.0, 10.0));
        let cruiser = Piece::new("Cruiser A/1 'Ada'", "Ship", page()).with_face("damaged", page());
        let mut cruiser = cruiser.with_value("PointCost", 42).of_side("Blue");
        cruiser.turns = Some(6);
        let pictures = PiecePictures { faces: vec!["cruiser_f.png".into(), "cruiser_b.png".into()], ..Default::default() };
        let standing = Standing { turned: 4, ..Standing::new(super::super::PieceNumber(0)) };
        let written = text(&traits(&cruiser, &standing.with_face(1), &pictures, 3));
        let layer = "emb2;;128;A;Flip;128;;;128;;;;1;false;0;0;cruiser_f.png,cruiser_b.png;,+ (damaged);true;Face;;;false;;1;1;true;;70,130;;;1.0;;true";
        let expected = [
            ("prototype;Type Ship", ""),
            ("rotate;6;93,130;91,130;Turn right;Turn left;;;Facing;;;;;true", "4"),
            ("prototype;Side Blue", ""),
            ("mark;PointCost", "42"),
            (layer, "2"),
            ("piece;;;;Cruiser A/1 'Ada'", "null;0;0;3;0"),
        ];
        assert_eq!(read(&written), expected.map(|(kind, state)| (kind.to_owned(), state.to_owned())));
        assert!(written.contains("Cruiser A\\/1 'Ada'"), "{written}");
    }

    #[test]
    fn a_hidden_card_is_seen_by_its_side_alone_and_returns_to_its_deck() {
        let page = || Page::new("Card", Size::new(10.0, 10.0));
        let card = Piece { cover: Some(page()), deck: Some("Events; all".into()), ..Piece::new("Plague", "Card", page()) };
        let pictures = PiecePictures { faces: vec!["plague.png".into()], cover: Some("back.png".into()), ..Default::default() };
        let standing = Standing::new(super::super::PieceNumber(0)).hidden_by("Red");
        let traits = read(&text(&traits(&card, &standing, &pictures, 9)));
        assert_eq!(traits[1].0, "return;Return to the deck;82,130;Events\\; all;;;2;false;Events\\; all");
        assert_eq!(traits[2], ("obs;72,130;back.png;Hide or show;I;?;side:;;;false;;".to_owned(), "Red;".to_owned()));
        assert_eq!(traits[3], ("piece;;;plague.png;Plague".to_owned(), "null;0;0;9;0".to_owned()));
    }
}

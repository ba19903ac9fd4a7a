//! Groups pages into files, pairs fronts with their backs, and hands the files to a [`Binder`].

use super::SheetKind;
use super::frame::Body;
use super::leaf::Leaves;
use drawing::SheetSide;
use project::file_name::of_set;
use rules::slug;

/// What is known about a file before its first page is laid out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileHead {
    /// The kind of sheet that the pages belong to.
    pub kind: SheetKind,
    /// The name of the file, without an ending.
    pub name: String,
    /// The only player who may see the file; `None` if all players may.
    pub reader: Option<String>,
    /// Whether the kind has further files, for other players.
    pub is_share: bool,
    /// Whether any sheet of paper is printed on both sides.
    pub has_backs: bool,
    /// How many pages the kind has in all its files.
    pub pages_of_kind: usize,
}

/// Takes finished pages, file by file. Each page is laid out when the binder asks for it, and then belongs to the binder.
pub trait Binder {
    /// Takes the pages of a file.
    fn bind(&mut self, file: &FileHead, pages: &mut Leaves<'_>);
}

/// The names of the files of a kind of sheet, one for each reader. A file gets a number if its name differs from another reader's file only in case
/// or in signs, or if another kind's file would have the same name, because otherwise one file would overwrite the other.
pub(super) fn file_names<'reader>(
    kind: SheetKind,
    kinds: &[SheetKind],
    readers: impl IntoIterator<Item = Option<&'reader str>>,
) -> Vec<String> {
    let kinds = kinds.iter().copied().chain([SheetKind::CALIBRATION, SheetKind::PLAYTEST, SheetKind::GAME]);
    let others: Vec<String> = kinds.map(SheetKind::slug).filter(|other| *other != kind.slug()).map(str::to_owned).collect();
    let wished =
        |reader: Option<&str>| reader.map_or_else(|| kind.slug().to_owned(), |reader| format!("{kind}-{}", slug(reader)));
    of_set(readers.into_iter().map(wished), &others)
}

/// Groups the bodies (the contents of pages) by reader, in order. Those that all players may see form a group with the reader `None`.
pub(super) fn by_reader(bodies: Vec<Body>) -> Vec<(Option<String>, Vec<Body>)> {
    let mut readers: Vec<(Option<String>, Vec<Body>)> = Vec::new();
    for body in bodies {
        match readers.iter_mut().find(|(reader, _)| *reader == body.reader) {
            Some((_, theirs)) => theirs.push(body),
            None => readers.push((body.reader.clone(), vec![body])),
        }
    }
    readers
}

/// Puts the bodies (the contents of pages) into such an order that page 2k is the back of page 2k-1. If any sheet has a back, a front without a back
/// gets an empty one, because otherwise the next front would be printed there.
pub(super) fn paired(bodies: Vec<Body>) -> Vec<Body> {
    if !has_backs(&bodies) {
        return bodies;
    }
    let mut pairs = Vec::with_capacity(bodies.len());
    let mut ahead = bodies.into_iter().peekable();
    while let Some(mut body) = ahead.next() {
        let bare = body.side == SheetSide::Front && ahead.peek().is_none_or(|next| next.side == SheetSide::Front);
        if !bare {
            pairs.push(body);
            continue;
        }
        let (title, size) = (body.title, body.size);
        let empty = Body { side: SheetSide::Back, ..Body::front(format!("{title}, back"), size, super::Draft::new()) };
        body.title = format!("{title}, front");
        pairs.extend([body, empty]);
    }
    pairs
}

/// Whether any sheet has something on its back.
pub(super) fn has_backs(bodies: &[Body]) -> bool {
    bodies.iter().any(|body| body.side == SheetSide::Back)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SheetKind;

    #[test]
    fn no_two_readers_share_a_file() {
        let long = "a".repeat(300);
        let readers = ["Wolves of the Beyond", "WOLVES of the, beyond", "\u{2605}\u{2605}", "\u{2606}", &long];
        let names = file_names(SheetKind::CALIBRATION, &[], [None].into_iter().chain(readers.map(Some)));
        assert_eq!(names[..3], ["calibration", "calibration-wolves-of-the-beyond", "calibration-wolves-of-the-beyond-2"]);
        assert_eq!(names[3..5], ["calibration-unnamed", "calibration-unnamed-2"]);
        assert!(names[5].len() < 250, "{}", names[5]);
        // The file of a reader must not get the same name as another kind's file.
        let order = SheetKind::new("order", "Order");
        let kinds = [order, SheetKind::new("order-forms", "Order forms")];
        assert_eq!(file_names(order, &kinds, [Some("Forms")]), ["order-forms-2"]);
        assert_eq!(file_names(kinds[1], &kinds, [None]), ["order-forms"]);
    }
}

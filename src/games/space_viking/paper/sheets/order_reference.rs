//! Instructions for writing orders, on paper: every line and every act with an example, from the table by which the program reads orders.

use drawing::stock::Orientation;
use geometry::Mm;
use sheets::Printout;
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::{HEADING, TEXT};
use sheets::table::{Cell, Table};
use space_viking::orders::grammar::{FORMS, Form, Room};
use space_viking::{BOOK, Content, InPlayer, Place};

/// The possible heights of a row, which has two lines or three small ones. Lower rows are used if that saves a page.
const ROWS: [Mm; 3] = [Mm::new(11.6), Mm::new(10.9), Mm::new(10.2)];

const HOW: &str = "A sheet is text with one order a line, under a line that opens it with the key from your last report. Case and blanks do not matter, and # begins a comment. Words in capitals below are filled in; what stands in square brackets can be left out.\nItems and technologies bear the words of the price list. Any other name with a blank or a sign in it, of digits only, or like a word of these tables stands in quotes, straight or curled. 0711 is the space in column 7, row 11.\nA line that is not understood is told to you and costs nothing but itself.";

/// The reference of a project. Without players there are no pages.
#[must_use]
pub fn order_reference(content: &Content, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let Some(first) = content.players.ids().next() else { return Vec::new() };
    let fewest = ROWS.into_iter().map(|row| laid(frame, row)).min_by_key(Vec::len);
    let mut bodies = fewest.unwrap_or_default();
    printout.seal(&mut bodies, Place::Player(first, InPlayer::Whole), "The reference of orders");
    bodies
}

/// The pages of the reference, with rows of this height.
fn laid(frame: &Frame, height: Mm) -> Vec<Body> {
    let mut flow = Flow::new(frame, Orientation::Portrait, "How to write orders", BOOK);
    flow.prose(HOW, TEXT);
    let parts: [(&str, &[Room]); 4] = [
        ("Opening and blocks", &[Room::Opening, Room::Block]),
        ("Lines of a fleet\u{2019}s block, or of a message", &[Room::Line]),
        ("Acts at a stop, in brackets with commas between them", &[Room::Act]),
        ("Orders outside of blocks", &[Room::Outside]),
    ];
    for (title, rooms) in parts {
        let forms = FORMS.iter().filter(|form| rooms.contains(&form.room));
        let rows: Vec<Vec<Cell>> = forms.map(row).collect();
        let table = Table { shares: &[3.4, 4.8, 3.4], heads: &["order", "what it does", "for example"], row: height };
        flow.heading(title, HEADING, table.height(3));
        table.pour(&mut flow, &rows);
        flow.gap(Mm::new(2.0));
    }
    flow.finish()
}

fn row(form: &Form) -> Vec<Cell> {
    [form.pattern(), form.help.replace('`', ""), form.example.to_owned()].map(|words| (words, None)).into()
}

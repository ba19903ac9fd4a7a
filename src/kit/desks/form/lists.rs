//! Drop-down lists: the choices of a field, and the things that it can refer to.

use egui::Ui;

use super::controls::{Changed, Shown, Thing};
use super::widths::wide;
use crate::theme;
use crate::widgets::{Icon, Offer, choice, icon_button};
use rules::kind::{self, Value};
use rules::{capital, one_of};

/// Shows a drop-down list of the things to which a field can refer. A button beside it shows the thing to which the field refers now, or adds a new
/// one.
pub fn link(ui: &mut Ui, shown: &Shown, things: &[(u32, String)], one: &str, nothing: Option<&'static str>) -> Changed {
    let none = nothing.map(capital).unwrap_or_default();
    let named = |id: &u32| things.iter().find(|(known, _)| known == id).map(|(_, name)| name_of(name, one));
    let found = if let Value::Link(id) = shown.value { named(id) } else { None };
    let words = match (shown.value, &found) {
        (Value::Link(_), None) => format!("{} that is gone", capital(&one_of(one))),
        (_, Some(name)) => name.clone(),
        (_, None) => none.clone(),
    };
    // The remarks beside the things are worked out only while the list is open.
    let content = &shown.project.content;
    let rest = std::iter::once_with(|| {
        let kind = shown.linked;
        let places = kind.map(|kind| kind.things(content)).unwrap_or_default();
        let remark = move |at: usize| kind?.remark(content, places.get(at)?);
        things.iter().enumerate().map(move |(at, (id, name))| Listed {
            remark: remark(at).unwrap_or_default(),
            ..Listed::new(Value::Link(*id), name_of(name, one))
        })
    });
    let offers = nothing.map(|_| Listed::new(Value::Nothing, none.clone())).into_iter().chain(rest.flatten());
    let Some(_) = shown.linked else { return list(ui, shown, wide(shown.width), &words, offers) };
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        let room = wide(shown.width).min(ui.available_width()) - theme::ROW - 2.0;
        let mut changed = list(ui, shown, room, &words, offers);
        let name = shown.in_a_sentence;
        let (icon, name, help, thing) = if found.is_some() {
            // A thing whose name is a number needs no article.
            let article = if name.contains(" of ") || !name.ends_with(char::is_numeric) { "the " } else { "" };
            (Icon::GoTo, format!("Go to {article}{name}"), format!("Show the {one} itself, to change it."), Thing::Shown)
        } else {
            (
                Icon::Plus,
                format!("New {name}"),
                format!("Add {} to the project for this, and go to it.", one_of(one)),
                Thing::Made,
            )
        };
        changed.thing = icon_button(ui, icon, &name, &help, true).clicked().then_some(thing);
        changed
    })
    .inner
}

/// The name of a thing in a list, or words for a thing without a name.
fn name_of(name: &str, one: &str) -> String {
    if name.trim().is_empty() { format!("Unnamed {one}") } else { name.to_owned() }
}

/// An entry of a drop-down list.
pub struct Listed {
    /// The value that the entry stands for.
    pub value: Value,
    /// The words of the entry.
    pub words: String,
    /// A word or number at the right end of the entry; may be empty.
    pub remark: String,
    /// A sentence that explains the entry; may be empty.
    pub says: &'static str,
}

impl Listed {
    /// An entry without a remark or a sentence.
    pub fn new(value: Value, words: impl Into<String>) -> Self {
        Self { value, words: words.into(), remark: String::new(), says: "" }
    }
}

/// The words of a choice in a list: its word or, if its explanation is not a whole sentence, such as "from the rulebook", that explanation.
pub fn words(offer: &kind::Offer) -> String {
    match offer.help {
        "" => offer.word.to_owned(),
        help if is_sentence(help) => capital(offer.word),
        help => help.to_owned(),
    }
}

/// Whether the words end like a sentence.
pub fn is_sentence(words: &str) -> bool {
    words.ends_with('.')
}

/// Shows a drop-down list of values. Entries that cannot be chosen say why not.
pub fn list(ui: &mut Ui, shown: &Shown, width: f32, words: &str, offers: impl Iterator<Item = Listed>) -> Changed {
    let offers = offers.map(|listed| {
        let is_chosen = *shown.value == listed.value;
        let why_not = (shown.refused)(&listed.value);
        Offer::new(listed.value, listed.words, is_chosen).beside(listed.remark).explained(listed.says).unless(why_not)
    });
    let chosen = choice(ui, shown.name, width, words, offers);
    Changed { value: chosen.taken, ..Changed::not(chosen.response) }
}

//! The terms of a scenario as sentences, in one column for each side. Headings, such as what a side has and how it wins, divide the columns.

use egui::{RichText, Sense, Ui, Vec2};

use super::{OpenScenario, board};
use freedom_in_the_galaxy::set_up::Piece;
use freedom_in_the_galaxy::terms::{Limit, Provision};
use freedom_in_the_galaxy::{Content, InScenario, Side, Term, TermHeading};
use kit::desks::form::{Form, Gathered, OfList};
use kit::desks::{FrameContext, findings};
use kit::theme;
use kit::widgets::{card, section};
use rules::kind::{Grammar, Verb, hear};

/// The size of the counter beside a term, in points of the screen.
const COUNTER: f32 = 24.0;
/// The gap between the columns, and between two headings of a column.
const GAPS: Vec2 = Vec2::new(16.0, 8.0);

/// Shows the columns, and below them the terms that belong to neither side.
pub fn show(ui: &mut Ui, context: &mut FrameContext, form: &Form, open: OpenScenario) {
    card(ui, |ui| {
        ui.spacing_mut().item_spacing.x = GAPS.x;
        ui.columns(Side::ALL.len(), |columns| {
            for (ui, side) in columns.iter_mut().zip(Side::ALL) {
                ui.spacing_mut().item_spacing = Vec2::new(theme::GAP, 3.0);
                ui.label(RichText::new(side.label()).font(theme::bold(15.0)));
                for heading in TermHeading::ALL {
                    under(ui, context, form, open, (Some(side), heading));
                }
            }
        });
        let here = [InScenario::Provisions, InScenario::Limits, InScenario::Victory].map(|part| open.place(part));
        findings::at(ui, context, |found| here.contains(found));
    });
    card(ui, |ui| {
        section(ui, "WORDS THAT ARE PRINTED, AND NOT PLAYED");
        let lists: Vec<OfList> = TermHeading::ALL.into_iter().flat_map(|heading| lists(open, None, heading)).collect();
        show_lists(ui, context, form, open, ("words that are printed", None), &lists);
    });
}

/// Shows the terms of a side under one heading.
fn under(ui: &mut Ui, context: &mut FrameContext, form: &Form, open: OpenScenario, (side, heading): (Option<Side>, TermHeading)) {
    ui.add_space(GAPS.y);
    section(ui, &heading.label().to_uppercase());
    let name = format!("{} of the {}", heading.label(), side.map_or("game", Side::player));
    show_lists(ui, context, form, open, (&name, side), &lists(open, side, heading));
}

fn show_lists(
    ui: &mut Ui,
    context: &mut FrameContext,
    form: &Form,
    open: OpenScenario,
    (name, side): (&str, Option<Side>),
    lists: &[OfList],
) {
    let implied = side.map(|side| format!("the {} ", side.player())).unwrap_or_default();
    let lead = |ui: &mut Ui, context: &mut FrameContext, text: &str| lead(ui, context, open, text);
    form.gathered(ui, context, &Gathered { name, implied: &implied, lists, lead: &lead });
}

/// The lists of terms under a heading, each reduced to the terms that belong to this side or, if `side` is `None`, to neither side.
fn lists(open: OpenScenario, side: Option<Side>, heading: TermHeading) -> Vec<OfList> {
    let (content, scenario) = (open.content, open.scenario);
    let here = (side, heading);
    let lists = [
        of_list(content, &scenario.provisions, here),
        of_list(content, &scenario.limits, here),
        of_list(content, &scenario.scores, here),
        of_list(content, &scenario.instant, here),
    ];
    lists.into_iter().flatten().collect()
}

/// The terms of a list that belong to a side and a heading, and examples of terms that the user could add there; `None` if the list cannot have terms
/// there.
fn of_list<V: Verb + Term>(content: &Content, terms: &[V], (side, heading): (Option<Side>, TermHeading)) -> Option<OfList> {
    let is_here = |term: &V| term.heading() == heading && term.side(content) == side;
    let shows: Vec<usize> = (0..terms.len()).filter(|at| is_here(&terms[*at])).collect();
    let offer = |pattern: usize| {
        let text = Grammar::of::<V>().example_with(pattern, side.map_or("", Side::player));
        let text = hear::<V>(&text).map(|term| of_the_side(content, &term, text, side))?;
        hear::<V>(&text).filter(|term| is_here(term) && (side.is_some() || term.names().is_empty())).map(|_| text)
    };
    let offers: Vec<String> = (0..V::patterns().len()).filter_map(offer).collect();
    (!shows.is_empty() || !offers.is_empty()).then(|| OfList::new::<V>(shows, offers))
}

/// The text of an example of a term, in which characters of the side replace those that the grammar names.
fn of_the_side<V: Verb>(content: &Content, term: &V, text: String, side: Option<Side>) -> String {
    let own = content.characters.iter().filter(|(_, found)| Some(found.side) == side).map(|(_, found)| found.label());
    let things = term.names().into_iter().filter(|(what, _)| *what == "thing");
    things.zip(own).fold(text, |text, ((_, thing), own)| text.replacen(&thing, own, 1))
}

/// Shows the counter of the piece that a term names; shows nothing for a term that names no piece.
fn lead(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario, text: &str) {
    let Some(piece) = piece(open.content, text) else { return };
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(COUNTER), Sense::hover());
    let side = piece.side(open.content).unwrap_or_default();
    if ui.is_rect_visible(rect) {
        board::paint_counter(ui, context, open.content, (side, piece), rect);
    }
    response.on_hover_text(piece.label(open.content));
}

/// The first piece that a term names; `None` if it names none.
fn piece(content: &Content, text: &str) -> Option<Piece> {
    let names = hear::<Provision>(text).map(|term| term.names()).or_else(|| hear::<Limit>(text).map(|term| term.names()))?;
    names.into_iter().find_map(|(_, name)| {
        let unit = || content.units.find(|unit| unit.name.eq_ignore_ascii_case(&name)).map(|(id, _)| Piece::Unit(id));
        Piece::named(content, &name).or_else(unit)
    })
}

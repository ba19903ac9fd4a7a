//! The controls above the map, and the line below it.

use crate::FreedomInTheGalaxy;
use egui::{Label, RichText, Ui};

use super::scene::Scene;
use super::shades::Shade;
use super::{Memory, Tool};
use freedom_in_the_galaxy::{Edit, InStar, MapPlace, Place, Spark, Star};
use kit::action::{Action, Change, DeskMode};
use kit::board::Pieces as _;
use kit::board::arrange::{self, Chosen};
use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use kit::things::Things as _;
use kit::widgets::{Offer, choice, small_button, small_toggle};
use rules::{Id, Origin};

/// The width of the field that chooses the shade, in points of the screen.
const SHADES: f32 = 120.0;
/// The width of the field that chooses the kind of domino, in points of the screen.
const SPARKS: f32 = 170.0;

/// Shows the controls above the map.
pub fn show(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    let memory = &mut context.memory.own.of::<crate::Memory>().galaxy;
    ui.spacing_mut().item_spacing.x = 4.0;
    let night = scene.content.night;
    let chosen = Chosen { count: memory.board.chosen.len(), things: "the chosen stars", only_across: false };
    let (adds, arranges) = ui.horizontal_wrapped(|ui| (tools(ui, memory), arrange::menu(ui, chosen))).inner;
    let turns = ui.horizontal_wrapped(|ui| looks(ui, memory, night)).inner;
    let arranged = arranges.and_then(|(how, label)| scene.arranged(&memory.board.chosen, how, label));
    let words = match (scene.planet(), memory.spark, memory.shade) {
        (None, Some(_), _) => "Choose a planet, in the outline or among those of a star, to see whom its domino moves.",
        (Some(_), Some(_), _) => "Ringed are the stars of planets that may be shifted; the inspector names them.",
        (_, None, Shade::Nothing) => match memory.tool {
            Tool::Move => "Drag a star to move it; Shift chooses several. A press on a route selects it.",
            Tool::Route => "Drag from one star to another to draw a route between them.",
        },
        (_, None, shade) => shade.legend(),
    };
    ui.horizontal(|ui| {
        ui.set_min_height(theme::ROW * 0.7);
        let words = RichText::new(words).size(theme::SMALL).color(Palette::of(ui).weak);
        ui.add(Label::new(words).truncate());
    });
    if adds {
        // The new star is placed in the middle of the visible part of the map.
        let seen = memory.board.view.placed.map(|placed| placed.to_board(placed.rect.center()));
        let at = seen.map_or_else(MapPlace::default, MapPlace::of);
        let stars = &scene.content.stars;
        let name = rules::free_name("New Star", |name| stars.iter().any(|(_, star)| star.name == name));
        let place = Place::Star(stars.next_id(), InStar::Whole);
        let star = Star { name, at, origin: Origin::Own, ..Star::default() };
        context.change(Change::edit("Add star", Edit::Star(rules::Change::Add(star))));
        context.push(Action::PointAt(place.into()));
        context.push(Action::ShowDesk(DeskMode::Overview));
    }
    if let Some(change) = arranged {
        context.change(change);
    }
    if turns {
        let label = if night { "Draw the galaxy by day" } else { "Draw the galaxy by night" };
        context.change(Change::edit(label, Edit::Night(!night)));
    }
}

/// Shows the tools that change the map; returns whether to add a star.
fn tools(ui: &mut Ui, memory: &mut Memory) -> bool {
    ui.set_min_height(theme::ROW);
    for (tool, words, help) in [
        (Tool::Move, "Move stars", "Drag a star to where it is to stand."),
        (Tool::Route, "Draw routes", "Drag from one star to another to draw a route between them."),
    ] {
        if small_toggle(ui, memory.tool == tool, words).on_hover_text(help).clicked() {
            (memory.tool, memory.board.hand) = (tool, None);
        }
    }
    let button = small_button(ui, "Add star").accessible_name("Add star in the middle");
    button.on_hover_text("Add a star in the middle of what is seen.").clicked()
}

/// Shows the choices of what the map displays. Returns whether to switch between drawing the map by night and by day.
fn looks(ui: &mut Ui, memory: &mut Memory, night: bool) -> bool {
    ui.set_min_height(theme::ROW);
    let help = "Draw the map light on a dark sky, on screen and on paper; a print that saves ink leaves the sky white.";
    let turns = small_toggle(ui, night, "By night").on_hover_text(help).clicked();
    let help = "Show how far a jump leads from the selected star to every other.";
    if small_toggle(ui, memory.jumps, "Jumps").on_hover_text(help).clicked() {
        memory.jumps = !memory.jumps;
    }
    ui.add_space(theme::GAP);
    let weak = Palette::of(ui).weak;
    let small = |words: &str| RichText::new(words).size(theme::SMALL).color(weak);
    ui.label(small("Colours"));
    let shades = Shade::ALL.map(|shade| Offer::new(shade, shade.label(), shade == memory.shade));
    if let Some(shade) = choice(ui, "Colours of the planets", SHADES, memory.shade.label(), shades).taken {
        memory.shade = shade;
    }
    ui.label(small("Domino"));
    let label = |spark: Option<Spark>| spark.map_or("none", Spark::label);
    let sparks = std::iter::once(None).chain(Spark::ALL.map(Some));
    let offers = sparks.map(|spark| Offer::new(spark, label(spark), spark == memory.spark));
    if let Some(spark) = choice(ui, "Domino that is shown", SPARKS, label(memory.spark), offers).taken {
        memory.spark = spark;
    }
    turns
}

/// Shows the line below the board: a description of what is under the pointer or at the cursor, and the zoom.
pub fn line(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    let memory = &mut context.memory.own.of::<crate::Memory>().galaxy;
    let words = memory.board.view.meant().map_or_else(String::new, |star| describe(scene, star));
    memory.board.line(ui, &context.state.settings.keys, scene, words);
}

/// Describes a star and its distance from the selected one.
pub fn describe(scene: &Scene, star: Id<Star>) -> String {
    let name = scene.content.star_label(Some(star));
    let there = format!("{name}: {}", FreedomInTheGalaxy::summary(scene.content, Place::Star(star, InStar::Whole)));
    let Some(from) = scene.star().filter(|from| *from != star && scene.space_of(*from).is_some()) else { return there };
    let far = scene.content.distances(from).into_iter().find(|(other, _)| *other == star);
    let far = far.map_or_else(|| "no route".to_owned(), |(_, distance)| format!("a jump of {distance}"));
    format!("{there}; {far} from {}", scene.content.star_label(Some(from)))
}

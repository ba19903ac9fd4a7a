//! The shop: the pieces that a side can buy or has not placed yet, which the user clicks or drags; the points left to spend; and buttons for what the
//! scenario places and deals by itself.

use egui::accesskit::Role;
use egui::{Align2, PointerButton, Rect, RichText, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo};

use super::scene::{Elsewhere, Held, Scene};
use super::{bill, steps, words};
use freedom_in_the_galaxy::set_up::{Piece, Placed, Spot, deals, dealt, placed_by_the_book};
use freedom_in_the_galaxy::{InScenario, Side};
use kit::action::Action;
use kit::board::{Hand, HeldBy, Pieces as _, TAKES_OFF, box_line, tray};
use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use kit::widgets::{across_within, cut_line, described, ground, small_button, small_button_if, small_toggle};
use rules::Id;

/// The height of a row of the shop, in points of the screen.
const ROW: f32 = 34.0;
/// The size of the counter in a row, in points of the screen.
const COUNTER: f32 = 28.0;
/// The height of a box for pieces that stand in no space, in points of the screen.
const BOX: f32 = 68.0;
/// The height of such a box while it is empty, in points of the screen.
const EMPTY_BOX: f32 = 30.0;
/// The gap between two boxes, in points of the screen.
const APART: f32 = 6.0;

/// Shows the shop of the side that is chosen.
pub fn show(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    let rect = ui.available_rect_before_wrap();
    let board = &mut context.memory.own.of::<crate::Memory>().scenario.board.board;
    board.offer(ui, rect, Elsewhere::Shop);
    let leaves = board.carried().is_some_and(|hand| matches!(hand.piece, Held::Row(_)));
    let mut inside = tray(ui, leaves, board.is_over(Elsewhere::Shop), "Shop", TAKES_OFF);
    let ui = &mut inside;
    let boxes = [
        ("From space", "Who comes with the first turn.", Elsewhere::FromSpace, Spot::FromSpace),
        ("Where its player chooses", "Whoever stands nowhere in particular yet.", Elsewhere::Open, Spot::Open),
    ];
    let boxes = boxes.map(|(name, help, place, spot)| Waiting { name, help, place, here: in_no_space(scene, spot) });
    let high: f32 = boxes.iter().map(|waiting| waiting.height() + APART).sum();
    let (list, foot) = rect.shrink(8.0).split_top_bottom_at_y((rect.bottom() - 8.0 - high).max(rect.center().y));
    let mut list = ui.new_child(UiBuilder::new().max_rect(list.with_min_y(ui.cursor().top())).id_salt("list"));
    goods(&mut list, context, scene);
    let mut below = ui.new_child(UiBuilder::new().max_rect(foot).id_salt("boxes"));
    below.spacing_mut().item_spacing.y = APART;
    for box_of in boxes {
        waiting(&mut below, context, scene, box_of);
    }
}

fn goods(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let memory = &mut context.memory.own.of::<crate::Memory>().scenario.board;
        for side in Side::ALL {
            let toggle = small_toggle(ui, memory.side == side, side.label());
            if toggle.accessible_name(format!("Shop of the {}", side.player())).clicked() {
                memory.side = side;
            }
        }
    });
    // These buttons have a row of their own, because a narrow shop has no room for them in the row above.
    ui.horizontal(|ui| by_itself(ui, context, scene));
    let side = context.memory.own.of::<crate::Memory>().scenario.board.side;
    bill::show(ui, scene, side);
    ScrollArea::vertical().id_salt(("shop", side.label())).auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for shelf in shelves(scene, side).into_iter().filter(|shelf| !shelf.pieces.is_empty()) {
            let weak = Palette::of(ui).weak;
            ui.label(RichText::new(shelf.head).font(theme::bold(theme::SMALL)).color(weak));
            if !shelf.key.is_empty() {
                ui.label(RichText::new(shelf.key).size(theme::SMALL).color(weak));
            }
            for (piece, remark) in shelf.pieces {
                ware(ui, context, scene, (side, piece), &remark);
            }
        }
    });
}

/// Shows the buttons for the pieces that the scenario places and deals by itself.
fn by_itself(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    let open = scene.open;
    let memory = &mut context.memory.own.of::<crate::Memory>().scenario.board;
    let placed = placed_by_the_book(open.content, open.scenario);
    let button = small_button_if(ui, placed.is_some(), "Place by the book");
    let help = "Place everything that the scenario names or gives and that stands nowhere yet, where it says.";
    let button = button.on_hover_text(help).on_disabled_hover_text("Everything that the scenario names is placed.");
    let mut change = None;
    if button.clicked()
        && let Some(scenario) = placed
    {
        change = Some(steps::set(scene, "Place by the book", scenario, InScenario::SetUp));
    }
    if deals(open.scenario) {
        let seed = memory.seed + 1;
        let button = small_button(ui, "Deal");
        let help = format!("Deal what the scenario deals by chance, with seed {seed}, in the place of what was dealt before.");
        if button.on_hover_text(help).accessible_name("Deal by chance").clicked() {
            memory.seed = seed;
            let scenario = dealt(open.content, open.scenario, seed);
            change = Some(steps::set(scene, format!("Deal with seed {seed}"), scenario, InScenario::SetUp));
        }
    }
    if let Some(change) = change {
        let action = memory.board.made(change);
        context.push(action);
    }
}

/// What the numbers in [`freedom_in_the_galaxy::Character::line`] are, in their order (6.1).
const RATINGS: &str = "combat / endurance / intelligence / leadership (in space) / diplomacy / navigation";

/// Pieces available to a side under one heading.
struct Shelf {
    head: &'static str,
    /// A legend that explains the remarks beside the pieces; empty if the remarks need no explanation.
    key: &'static str,
    /// The pieces, each with a remark.
    pieces: Vec<(Piece, String)>,
}

/// The pieces available to a side, by heading.
fn shelves(scene: &Scene, side: Side) -> [Shelf; 4] {
    let content = scene.open.content;
    let rows = || scene.open.scenario.set_up.iter();
    let placed = |piece: Piece| rows().any(|(_, row)| row.piece == piece);
    let rules = scene.open.scenario.rules;
    let units = content.units.iter().filter(|(_, unit)| unit.side == side && rules.has(unit)).map(|(id, unit)| {
        let piece = Piece::Unit(id);
        let used: u32 = rows().filter(|(_, row)| row.piece == piece).map(|(_, row)| row.count.get()).sum();
        let cost = unit.cost.map_or_else(|| "no price".to_owned(), |cost| format!("{cost} FP"));
        (piece, format!("{cost}, {} left", i64::from(unit.count.get()) - i64::from(used)))
    });
    let characters = content.characters.iter().filter(|(id, character)| character.side == side && !placed(Piece::Character(*id)));
    let characters = characters.map(|(id, character)| (Piece::Character(id), character.line()));
    let possessions = content.possessions.iter().filter(|(id, found)| {
        let used: u32 = rows().filter(|(_, row)| row.piece == Piece::Possession(*id)).map(|(_, row)| row.count.get()).sum();
        found.kind.side() == side && used < found.count.get().max(1)
    });
    let possessions = possessions.map(|(id, found)| (Piece::Possession(id), found.kind.label().to_owned()));
    let markers = match side {
        Side::Rebel => vec![(Piece::Camp, String::new()), (Piece::SecretBase, String::new())],
        Side::Imperial => Vec::new(),
    };
    let bases = [(Piece::BaseUp, Piece::BASE_UP_COST), (Piece::BaseLevel, Piece::BASE_LEVEL_COST)];
    let markers = markers.into_iter().chain(bases.map(|(piece, cost)| (piece, format!("{cost} FP"))));
    let secrets = content.secrets.ids().map(Piece::Secret).filter(|piece| side == Side::Imperial && !placed(*piece));
    let markers = markers.chain(secrets.map(|piece| (piece, "secret".to_owned())));
    [
        Shelf { head: "UNITS", key: "", pieces: units.collect() },
        Shelf { head: "CHARACTERS", key: RATINGS, pieces: characters.collect() },
        Shelf { head: "POSSESSIONS", key: "", pieces: possessions.collect() },
        Shelf { head: "BASES AND MARKERS", key: "", pieces: markers.collect() },
    ]
}

/// Shows a row of the shop.
fn ware(ui: &mut Ui, context: &mut FrameContext, scene: &Scene, (side, piece): (Side, Piece), remark: &str) {
    let palette = Palette::of(ui);
    let name = piece.label(scene.open.content);
    let held = Held::New(side, piece);
    let (rect, response) = ui.allocate_exact_size(Vec2::new(ui.available_width() - 4.0, ROW), Sense::click_and_drag());
    let in_hand = context.memory.own.of::<crate::Memory>().scenario.board.board.hand.is_some_and(|hand| hand.piece == held);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, in_hand, format!("Take {name}")));
    described(&response, remark);
    if ui.is_rect_visible(rect) {
        ground(ui, rect, in_hand, &response);
        if response.has_focus() {
            ui.painter().rect_stroke(rect, theme::ROUND, Stroke::new(1.5, palette.accent), StrokeKind::Inside);
        }
        let counter = Rect::from_center_size(rect.left_center() + Vec2::new(ROW * 0.5, 0.0), Vec2::splat(COUNTER));
        let project = context.state.document.project();
        let counters = &mut context.memory.own.of::<crate::Memory>().scenario.board.counters;
        counters.paint(ui.painter(), (&mut *context.screen, project), scene.open.content, (side, piece), counter);
        let left = counter.right() + 8.0;
        let room = rect.right() - 4.0 - left;
        let middle = if remark.is_empty() { 0.5 } else { 0.3 };
        for (words, at, ink) in [(name.as_str(), middle, palette.text), (remark, 0.73, palette.weak)] {
            let galley = cut_line(ui, words.to_owned(), room, theme::regular(theme::SMALL), ink);
            let line =
                Rect::from_min_size(egui::pos2(left, rect.top() + rect.height() * at - galley.size().y * 0.5), galley.size());
            let at = Align2::LEFT_CENTER.align_size_within_rect(galley.size(), line).min;
            ui.painter().galley(at, galley, ink);
        }
    }
    let board = &mut context.memory.own.of::<crate::Memory>().scenario.board.board;
    if response.drag_started_by(PointerButton::Primary)
        && let Some(at) = response.interact_pointer_pos()
    {
        board.hand = Some(Hand::drag(held, at, true));
    }
    if response.clicked() {
        if in_hand {
            board.hand = None;
        } else {
            board.take(held);
        }
    }
    response.on_hover_text(format!("{name}. {remark} Drag it onto the display, or press it and then a space."));
}

/// The pieces that stand on no planet and whose spot is `spot`.
fn in_no_space(scene: &Scene, spot: Spot) -> Vec<Id<Placed>> {
    scene.at_start().filter(|(_, _, station)| station.planet.is_none() && station.spot == spot).map(|(id, ..)| *id).collect()
}

/// A box of pieces that stand on no planet.
struct Waiting {
    name: &'static str,
    help: &'static str,
    place: Elsewhere,
    here: Vec<Id<Placed>>,
}

impl Waiting {
    fn height(&self) -> f32 {
        if self.here.is_empty() { EMPTY_BOX } else { BOX }
    }
}

/// Shows a box of pieces that stand on no planet.
fn waiting(ui: &mut Ui, context: &mut FrameContext, scene: &Scene, waiting: Waiting) {
    let palette = Palette::of(ui);
    let (rect, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), waiting.height()), Sense::hover());
    let Waiting { name, help, place, here } = waiting;
    let memory = &mut context.memory.own.of::<crate::Memory>().scenario.board;
    memory.board.offer(ui, rect, place);
    let carried = memory.board.carried();
    let line = carried.and_then(|_| box_line(palette, true, memory.board.is_over(place)));
    ui.painter().rect(rect, theme::ROUND, palette.panel, line.unwrap_or(Stroke::new(1.0, palette.border)), StrokeKind::Inside);
    let mut inside = ui.new_child(UiBuilder::new().max_rect(rect.shrink2(Vec2::new(8.0, 4.0))).id_salt(name));
    let heading = RichText::new(format!("{name}: {}", here.len())).size(theme::SMALL).color(palette.weak);
    inside.label(heading).on_hover_text(help);
    across_within(&mut inside, ScrollArea::horizontal().id_salt(name).auto_shrink([false, false]), |ui| {
        ui.horizontal(|ui| {
            for id in here {
                waits(ui, context, scene, id);
            }
        });
    });
    // If the user took up the piece in hand without dragging it, a click on the box puts it there.
    let memory = &mut context.memory.own.of::<crate::Memory>().scenario.board;
    let pressed = ui.rect_contains_pointer(rect) && ui.input(|input| input.pointer.primary_clicked());
    if let Some(hand) = carried.filter(|hand| pressed && hand.held_by == HeldBy::Free) {
        let action = memory.board.put_down(scene, &hand, kit::board::Target::Box(place));
        context.push(action);
    }
}

/// Shows the counter of a piece that waits in a box.
fn waits(ui: &mut Ui, context: &mut FrameContext, scene: &Scene, id: Id<Placed>) {
    let Some(row) = scene.row(id) else { return };
    let held = Held::Row(id);
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(COUNTER), Sense::click_and_drag());
    let said = words::standing(scene, id);
    let marked = scene.held() == Some(held);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, marked, &said));
    let project = context.state.document.project();
    let counters = &mut context.memory.own.of::<crate::Memory>().scenario.board.counters;
    counters.paint(ui.painter(), (&mut *context.screen, project), scene.open.content, (row.side, row.piece), rect);
    if marked || response.has_focus() {
        let line = Stroke::new(2.0, Palette::of(ui).accent);
        ui.painter().rect_stroke(rect.expand(1.5), 2, line, StrokeKind::Inside);
    }
    let board = &mut context.memory.own.of::<crate::Memory>().scenario.board.board;
    board.lay(ui, rect, held);
    if response.drag_started_by(PointerButton::Primary)
        && let Some(at) = response.interact_pointer_pos()
    {
        board.hand = Some(Hand::drag(held, at, true));
    }
    if response.clicked() && board.hand.is_none_or(|hand| hand.held_by != HeldBy::Free) {
        if marked {
            board.take(held);
        }
        context.push(Action::PointAt(scene.place(Some(held))));
    }
    response.on_hover_text(said);
}

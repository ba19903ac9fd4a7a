//! Paints the overlay of the decks: names and figures of the boats, hooks and horses, the characters with their tasks and findings, the lit
//! (highlighted) hexes, the cursor, and the character in hand.

use egui::{Align2, Painter, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2};

use super::counter;
use super::decks::{Deck, Decks, Seat};
use super::scene::{Piece, Scene};
use geometry::Mm;
use kit::board::{BoardResponse, Ground, Overlay, Pieces as _, Target, badge, legend, verdict};
use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use kit::widgets::Icon;
use rules::Id;
use vikings::{InForce, Member, Task};

/// The width of a character's counter on the deck.
const SIDE: Mm = Mm::new(18.0);
/// The narrowest hex, in points of the screen, in which words fit without covering the neighbouring hexes.
const ROOM_FOR_WORDS: f32 = 40.0;

/// Paints the overlay over the decks.
pub fn show(ui: &Ui, context: &mut FrameContext, scene: &Scene, touched: &BoardResponse) {
    let over = &Overlay::new(ui, touched, &scene.decks, Ground::Paper);
    let paper = Palette::on_paper();
    let hand = context.memory.own.of::<crate::Memory>().force.board.carried();
    let lights = if hand.is_some() { context.memory.own.of::<crate::Memory>().force.guide.lights.clone() } else { Vec::new() };
    boats(over, scene, Palette::of(ui));
    for light in &lights {
        light.grounds(over);
    }
    for (id, _) in scene.force.members.iter() {
        member(over, context, scene, id);
    }
    hooks(over, scene);
    for light in &lights {
        light.signs(over, |seat| scene.on(seat).is_some());
    }
    let memory = &context.memory.own.of::<crate::Memory>().force;
    if let Some(from) = hand.and_then(|hand| scene.space_of(hand.piece)) {
        over.pale(from);
    }
    for seat in memory.board.chosen.iter().filter_map(|piece| scene.space_of(*piece)) {
        over.ring(seat, Stroke::new(2.5, paper.accent));
        over.fill(seat, paper.accent.gamma_multiply(0.18));
    }
    if let Some(seat) = scene.selected().and_then(|piece| scene.space_of(piece)) {
        over.ring(seat, Stroke::new(2.5, paper.accent));
    }
    memory.board.paint_band(ui, touched);
    over.cursor(&memory.board.view);
    if let Some(hand) = hand
        && let Some((at, painter)) = memory.board.carried_at(over)
    {
        let may_stand = match memory.board.aim(scene) {
            Some(Target::Space(seat)) => memory.guide.at(seat).is_some_and(|(_, against)| against.is_none()),
            Some(Target::Box(_)) => true,
            None => false,
        };
        let rect = Rect::from_center_size(at, Vec2::splat(over.placed.length(SIDE).max(30.0)));
        let character = scene.character(hand.piece).map(|(id, _)| id);
        counter::paint(&painter, context, scene.content, character, rect);
        painter.rect_stroke(rect.expand(1.0), 3, (2.0, if may_stand { paper.good } else { paper.error }), StrokeKind::Outside);
        verdict(&painter, rect.left_top(), may_stand);
    }
    legend(over, &lights);
}

/// Paints the name and figures of each boat above its deck, and the horses that stand on its hexes.
fn boats(over: &Overlay<Decks>, scene: &Scene, palette: &Palette) {
    for deck in &scene.decks.all {
        let room = over.placed.on_screen(deck.room);
        let selected = scene.part == InForce::Boat(deck.boat);
        let size = over.placed.length(Mm::new(6.0)).clamp(9.0, 20.0);
        let at = room.left_top() - Vec2::new(0.0, 2.0);
        let name = over.painter.text(at, Align2::LEFT_BOTTOM, deck.vessel.label(), theme::bold(size), palette.text);
        let words = figures(scene, deck);
        let at = name.right_bottom() + Vec2::new(8.0, 0.0);
        let said = over.painter.text(at, Align2::LEFT_BOTTOM, words, theme::regular(size * 0.8), palette.weak);
        if let Some((severity, _)) = scene.said.get(&InForce::Boat(deck.boat)) {
            over.icon(
                said.right_center() + Vec2::new(14.0, 0.0),
                Icon::of(*severity),
                size,
                Palette::on_paper().severity(*severity),
            );
        }
        if selected {
            over.painter.rect_stroke(room.expand(3.0), 4, Stroke::new(2.0, palette.accent), StrokeKind::Outside);
        }
        for hex in deck.class.deck() {
            let seat = Seat { boat: deck.boat, hex };
            let (width, middle) = (over.width(seat), over.middle(seat));
            let words = |words: &'static str, letter: &'static str| if width < ROOM_FOR_WORDS { letter } else { words };
            let size = (width * 0.22).clamp(8.0, 14.0);
            if deck.vessel.horses.contains(&deck.class.deck_place(hex)) {
                badge(&over.painter, middle, words("horse", "H"), size * 1.2);
            }
        }
    }
}

/// Paints the hooks of the boats beside the counters, in the gaps between them.
fn hooks(over: &Overlay<Decks>, scene: &Scene) {
    for deck in &scene.decks.all {
        for hex in deck.class.deck().filter(|hex| deck.vessel.hooks.contains(&deck.class.hex_name(*hex))) {
            let seat = Seat { boat: deck.boat, hex };
            let width = over.width(seat);
            hook(&over.painter, over.middle(seat) + Vec2::new(width * 0.44, 0.0), (width * 0.13).max(4.0));
        }
    }
}

/// Paints the sign of a boarding hook in the gap beside a counter, where no task is written.
fn hook(painter: &Painter, at: Pos2, radius: f32) {
    let paper = Palette::on_paper();
    painter.circle(at, radius, theme::PAPER, Stroke::new(1.0, paper.outline));
    let point = |x: f32, y: f32| at + Vec2::new(x, y) * radius;
    // The line begins with the shaft, continues with a half circle to the left, and ends with the barb.
    let bend = (0..=6_u8).map(|step| f32::from(step) * std::f32::consts::PI / 6.0);
    let bend = bend.map(|angle| point(-0.1 + 0.35 * angle.cos(), 0.2 + 0.35 * angle.sin()));
    let line = std::iter::once(point(0.25, -0.65)).chain(bend).chain([point(-0.45, -0.05), point(-0.2, 0.1)]);
    painter.line(line.collect(), Stroke::new((radius * 0.24).max(1.0), paper.text));
}

/// The figures of a boat with its crew, in words.
fn figures(scene: &Scene, deck: &Deck) -> String {
    let (class, speed) = (deck.class, deck.vessel.speed);
    let rowing = scene.force.rowing(deck.boat, class, scene.content);
    let best = class.best_speeds(0)[1].min(class.rowed_speed(rowing));
    let aboard = scene.force.aboard(deck.boat).count();
    format!("{}, {aboard} of {} aboard, {}, speed {speed} of {best}", class.label(), class.size(), class.rowers(rowing.pairs))
}

/// Paints a character on a deck with the character's task there.
fn member(over: &Overlay<Decks>, context: &mut FrameContext, scene: &Scene, id: Id<Member>) {
    let piece = Piece::Member(id);
    let Some(seat) = scene.space_of(piece).filter(|seat| over.sees(*seat)) else { return };
    let Some(member) = scene.force.members.get(id) else { return };
    let rect = Rect::from_center_size(over.middle(seat), Vec2::splat(over.placed.length(SIDE)));
    counter::paint(&over.painter, context, scene.content, member.character, rect);
    if let Some(word) = short(member.task, over.width(seat)) {
        let size = (rect.width() * 0.26).clamp(8.0, 15.0);
        let at = Pos2::new(rect.center().x, rect.bottom() + size * 0.4);
        badge(&over.painter, at, word, size);
    }
    if let Some((severity, _)) = scene.said.get(&InForce::Member(id)) {
        counter::mark(&over.painter, rect, *severity);
    }
}

/// The word for a task, or its letter if the width is too small for the word; `None` if nothing is written.
const fn short(task: Task, width: f32) -> Option<&'static str> {
    let (word, letter) = match task {
        Task::None => return None,
        Task::Oars => ("oars", "O"),
        Task::Helm => ("helm", "G"),
        Task::Boarding => ("boards", "B"),
        Task::Hook => ("throws", "T"),
        Task::Bailing => ("bails", "W"),
        Task::Shieldwall => ("shields", "S"),
        Task::Afoot => ("afoot", "A"),
        Task::Captive => ("captive", "C"),
    };
    Some(if width < ROOM_FOR_WORDS { letter } else { word })
}

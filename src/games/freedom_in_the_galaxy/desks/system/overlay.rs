//! Paints the overlay of the display: the selection, the cursor, markers, findings, and the thing in hand with the place where it would be put down.

use egui::{Align2, Stroke, Ui, Vec2};

use super::scene::{Held, Scene};
use super::{Memory, words};
use crate::display::{Display, RingSpot};
use freedom_in_the_galaxy::{Beginning, InPlanet, Loyalty, Place, Standing};
use freedom_in_the_galaxy_paper::sheets::ring::RingPart;
use kit::board::{BoardResponse, Ground, Overlay, Target};
use kit::theme::{self, Palette};
use kit::widgets::{Icon, plate};
use project::Finding;
use project::OneOf as _;
use rules::Severity;

type Over<'a> = Overlay<'a, Display<'a>>;

/// Paints the overlay over the display of a star.
pub fn show(ui: &Ui, memory: &Memory, scene: &Scene, touched: &BoardResponse, findings: &[Finding]) {
    let over: Over = Overlay::new(ui, touched, &scene.display, Ground::Paper);
    let paper = Palette::on_paper();
    if let Some(spot) = scene.spot() {
        over.ring(spot, Stroke::new(3.0, paper.accent));
    }
    for spot in scene.display.spots() {
        for (beginning, at) in scene.markers(spot) {
            let meant = scene.held() == Some(Held::Marker(spot.0, beginning));
            marker(&over, scene, (spot, beginning), over.placed.to_screen(at), meant);
        }
        if let Some(severity) = worst(findings, spot) {
            let at = over.bounds(spot).center_top() + Vec2::new(0.0, 9.0);
            over.icon(at, Icon::of(severity), 14.0, paper.severity(severity));
        }
    }
    over.cursor(&memory.board.view);
    let Some(hand) = memory.board.carried() else { return };
    let aim = memory.board.aim(scene);
    if let Some(from) = scene.lies(hand.piece) {
        over.pale(from);
    }
    if let Some(Target::Space(spot)) = aim.filter(|aim| matches!(aim, Target::Space(spot) if scene.takes(hand.piece, *spot))) {
        over.fill(spot, paper.good.gamma_multiply(0.22));
        over.ring(spot, Stroke::new(3.0, paper.good));
    }
    if let Some((at, painter)) = memory.board.carried_at(&over) {
        if let Held::Marker(_, beginning) = hand.piece {
            painter.circle(at, 9.0, paper.accent, Stroke::new(1.5, theme::PAPER));
            painter.text(at, Align2::CENTER_CENTER, beginning.letter(), theme::bold(theme::SMALL), theme::PAPER);
        }
        let said = words::put_down(scene, hand.piece, aim);
        plate(&painter, at + Vec2::new(0.0, 16.0), &[said], Align2::CENTER_TOP, Palette::of(ui));
    }
}

/// Paints the disc by which the user drags a marker. `meant` says whether the keys move this marker.
fn marker(over: &Over, scene: &Scene, (spot, beginning): (RingSpot, Beginning), at: egui::Pos2, meant: bool) {
    let radius = (over.placed.length(geometry::Mm::new(2.6))).max(6.0);
    let paper = Palette::on_paper();
    let (ground, ink) = match beginning {
        Beginning::StartRebellion => (paper.accent, theme::PAPER),
        Beginning::Armageddon => (theme::PAPER, paper.text),
    };
    let line = if meant { Stroke::new(2.5, paper.warning) } else { Stroke::new(1.0, paper.text) };
    over.painter.circle(at, radius, ground, line);
    let controlled = scene.standing(spot.0, beginning) == Some(Standing::RebelControl);
    let letters = if controlled { "AC" } else { beginning.letter() };
    over.painter.text(at, Align2::CENTER_CENTER, letters, theme::bold(radius * if controlled { 1.0 } else { 1.3 }), ink);
}

/// The severity of the worst finding about the thing in a space; `None` if there is no finding. Findings about a whole planet belong to its orbit
/// box.
fn worst(findings: &[Finding], (planet, part): RingSpot) -> Option<Severity> {
    let here = |finding: &&Finding| match (Place::own(&finding.place), part) {
        (Some(Place::Planet(id, InPlanet::Environ(environ))), RingPart::Environ(own)) => *id == planet && *environ == own,
        (Some(Place::Planet(id, InPlanet::Loyalty)), RingPart::Track(Loyalty::Neutral))
        | (Some(Place::Planet(id, InPlanet::Whole | InPlanet::Name | InPlanet::Number)), RingPart::Orbit) => *id == planet,
        _ => false,
    };
    findings.iter().filter(here).map(|finding| finding.about.severity).max()
}

//! A portrait: head and shoulders before a backdrop. The race decides head and skin, the side decides the clothes, and the name decides everything
//! else.

use super::brush::Brush;
use super::hair::Hair;
use super::scene::{self, Scene};
use super::{dress, heads};
use drawing::Color;
use freedom_in_the_galaxy::Side;
use geometry::{Rect, Seed};
use sheets::Draft;

/// The person whom a portrait shows.
#[derive(Clone, Copy, Debug)]
pub struct Sitter<'names> {
    /// The name of the person.
    pub name: &'names str,
    /// The person's title; empty if they have none.
    pub title: &'names str,
    /// The name of the person's race; empty if they have none.
    pub race: &'names str,
    /// The person's side; `None` for a companion, who may be on either side.
    pub side: Option<Side>,
}

impl Sitter<'_> {
    /// Whether the title is that of a woman, such as a princess, who is drawn without a beard.
    fn is_lady(self) -> bool {
        ["Princess", "Queen", "Empress", "Lady", "Countess", "Duchess"].iter().any(|title| self.title.starts_with(title))
    }
}

/// The colours of a portrait.
#[derive(Clone, Copy, Debug)]
pub struct Tones {
    /// The skin, and the skin in the shade.
    pub skin: [Color; 2],
    /// The colour of hair, mane or crest.
    pub hair: Color,
    /// The clothes, and their trimming.
    pub cloth: [Color; 2],
}

const HAIR: [Color; 6] = [
    Color::rgb(44, 34, 30),
    Color::rgb(98, 62, 34),
    Color::rgb(186, 138, 62),
    Color::rgb(150, 70, 34),
    Color::rgb(206, 204, 200),
    Color::rgb(70, 48, 72),
];
const REBEL: [[Color; 2]; 4] = [
    [Color::rgb(150, 92, 34), Color::rgb(238, 206, 132)],
    [Color::rgb(112, 60, 40), Color::rgb(226, 178, 104)],
    [Color::rgb(92, 98, 52), Color::rgb(224, 214, 150)],
    [Color::rgb(168, 76, 36), Color::rgb(70, 50, 38)],
];
const IMPERIAL: [[Color; 2]; 4] = [
    [Color::rgb(46, 58, 96), Color::rgb(214, 184, 92)],
    [Color::rgb(58, 60, 70), Color::rgb(188, 62, 58)],
    [Color::rgb(86, 44, 78), Color::rgb(220, 196, 120)],
    [Color::rgb(36, 72, 98), Color::rgb(208, 214, 224)],
];
const NEITHER: [[Color; 2]; 2] =
    [[Color::rgb(92, 92, 86), Color::rgb(190, 186, 170)], [Color::rgb(70, 92, 92), Color::rgb(180, 204, 196)]];

/// Draws the portrait of a person in a field.
pub fn portrait(draft: &mut Draft, sitter: Sitter, field: Rect) {
    let own = Seed::of(sitter.name);
    let head = heads::Head::of(sitter.race);
    let skin = heads::skin(head, sitter.race, own);
    let of = |colors: &[[Color; 2]]| colors[own.one_of(1, colors.len() as u64) as usize];
    let tones = Tones {
        skin: [skin, skin.mix(Color::BLACK, 0.22)],
        hair: HAIR[own.one_of(2, HAIR.len() as u64) as usize],
        cloth: match sitter.side {
            Some(Side::Rebel) => of(&REBEL),
            Some(Side::Imperial) => of(&IMPERIAL),
            None => of(&NEITHER),
        },
    };
    let mut brush = Brush::new(field);
    scene::paint(&mut brush, backdrop(sitter.side, own), own);
    // The backdrop is farther away than the person, so it is paler.
    brush.wash(Color::WHITE.with_alpha(120));
    let mut brush = brush.whole();
    let hair = head.has_hair().then(|| Hair::of(own, sitter.is_lady()));
    if let Some(hair) = hair {
        hair.behind(&mut brush, &tones);
    }
    dress::draw(&mut brush, sitter.side, own, &tones);
    heads::draw(&mut brush, head, own, &tones);
    if let Some(hair) = hair {
        hair.before(&mut brush, &tones);
    }
    brush.put(draft);
}

/// Chooses the scene behind the person.
fn backdrop(side: Option<Side>, own: Seed) -> Scene {
    let all = match side {
        Some(Side::Rebel) => [Scene::Wild, Scene::Fire, Scene::Planet, Scene::Cave],
        Some(Side::Imperial) => [Scene::City, Scene::Fleet, Scene::Planet, Scene::Air],
        None => [Scene::Liquid, Scene::Planet, Scene::City, Scene::Wild],
    };
    all[own.one_of(3, all.len() as u64) as usize]
}

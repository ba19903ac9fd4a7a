//! The clothes and weapons of a character. They depend on the character's type and arms and, where these leave a choice, on the name.

use drawing::Color;
use geometry::Seed;
use vikings::{Character, Person, TroopType};

pub const SKIN: Color = Color::rgb(240, 208, 176);
pub const METAL: Color = Color::rgb(188, 194, 202);
pub const WOOD: Color = Color::rgb(142, 96, 52);
pub const LINEN: Color = Color::rgb(252, 249, 240);
pub const LEATHER: Color = Color::rgb(104, 74, 48);
const FUR: Color = Color::rgb(112, 80, 54);
const GRAY_HAIR: Color = Color::rgb(236, 234, 228);
/// The colours of clothes. They are dark enough to stand out from any background.
const CLOTH: [Color; 6] = [
    Color::rgb(150, 58, 44),
    Color::rgb(74, 102, 62),
    Color::rgb(62, 84, 132),
    Color::rgb(128, 100, 48),
    Color::rgb(104, 66, 108),
    Color::rgb(60, 104, 108),
];
/// The colours of hair and beards, except those of elders.
const HAIR: [Color; 4] = [Color::rgb(216, 176, 92), Color::rgb(122, 78, 40), Color::rgb(176, 92, 42), Color::rgb(66, 50, 40)];
/// The radius of an ordinary shield, in millimetres.
const SHIELD: f64 = 2.3;
/// The radius of a shield that is made for a wall of shields, in millimetres.
const WALL: f64 = 2.7;

/// What a figure holds in its hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arms {
    /// A bow, drawn with both hands.
    Bow,
    /// A long axe, for one hand beside a shield or for both.
    Axe,
    /// A sword.
    Sword,
    /// A spear.
    Spear,
    /// A staff to lean on.
    Staff,
    /// A basket in front of the body.
    Basket,
}

/// A round shield.
#[derive(Clone, Copy, Debug)]
pub struct Shield {
    /// The radius of the shield.
    pub radius: f64,
    /// The number of the device that is painted on the shield.
    pub device: u64,
    /// The colour of the device.
    pub paint: Color,
}

/// How a figure looks.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// Whether the figure is a man, a woman or an elder.
    pub kind: Person,
    /// The colour of the clothes.
    pub cloth: Color,
    /// The colour of hair and beard.
    pub hair: Color,
    /// Whether the figure wears mail and a helmet.
    pub mail: bool,
    /// Whether the figure has a beard.
    pub beard: bool,
    /// The colour of the cloak or, for a berserker, of the bear's skin; `None` if the figure has neither.
    pub cloak: Option<Color>,
    /// Whether the figure wears a bear's skin in fights, as berserkers do.
    pub berserk: bool,
    /// The things in the figure's hands.
    pub arms: Arms,
    /// The shield; `None` if no hand is free for it.
    pub shield: Option<Shield>,
}

impl Look {
    /// How a character of this type looks.
    pub fn of(character: &Character, troop: Option<&TroopType>) -> Self {
        let seed = Seed::of(&character.name);
        let berserk = troop.is_some_and(|troop| troop.berserk);
        let cloth = |choice: u64| CLOTH[seed.one_of(choice, CLOTH.len() as u64) as usize];
        let arms = match character.kind {
            _ if character.bow => Arms::Bow,
            _ if berserk || character.axe => Arms::Axe,
            Person::Elder => Arms::Staff,
            Person::Woman => Arms::Basket,
            Person::Man if character.armour || character.values.is_rider() => Arms::Sword,
            Person::Man => Arms::Spear,
        };
        let has_shield = character.kind == Person::Man && arms != Arms::Bow && !berserk;
        let radius = if troop.is_some_and(|troop| troop.shield_wall) { WALL } else { SHIELD };
        let shield = Shield { radius, device: seed.one_of(4, 5), paint: cloth(3) };
        let own_cloak = character.values.is_rider() || seed.one_of(6, 3) == 0;
        let cloak = if berserk { Some(FUR) } else { own_cloak.then(|| cloth(7)) };
        Self {
            kind: character.kind,
            cloth: cloth(0),
            hair: if character.kind == Person::Elder { GRAY_HAIR } else { HAIR[seed.one_of(1, 4) as usize] },
            mail: character.armour,
            beard: match character.kind {
                Person::Elder => true,
                Person::Man => berserk || seed.one_of(2, 3) > 0,
                Person::Woman => false,
            },
            cloak,
            berserk,
            arms,
            shield: has_shield.then_some(shield),
        }
    }

    /// The colour of the chest, which means that of the clothes or of the mail.
    pub fn coat(&self) -> Color {
        if self.mail { METAL } else { self.cloth }
    }

    /// This colour in the shade.
    pub fn shaded(color: Color) -> Color {
        color.mix(Color::BLACK, 0.28)
    }
}

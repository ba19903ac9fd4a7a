//! A scenario made ready for play.

use std::sync::Arc;

use super::{
    Aim, BeastNumber, BoatNumber, Duty, Face, Fighter, Ground, Load, ManNumber, MarkerNumber, Public, Side, Stowed, fleet,
    space_of,
};
use crate::board::Site;
use crate::boat::DeckHex;
use crate::{self as vikings, Content, Goal, Person, Player as Seat, Purpose, Scenario, SetUp, Spot, Strength, Task, TokenKind};
use geometry::Space;
use rules::play::Player;
use rules::{Id, Level, Refusal, with_verb};

/// A scenario made ready for play.
#[derive(Clone, Debug)]
pub struct Battle {
    pub(super) public: Public,
    /// The kind of each marker: treasure or dummy. Players do not see it.
    pub(super) markers: Arc<[TokenKind]>,
}

/// How many characters a game can have at most.
const MEN: usize = 250;
/// How many beasts a game can have at most; also how many markers.
const THINGS: usize = 250;

impl Battle {
    /// Makes a scenario ready for play.
    ///
    /// # Errors
    /// Refuses a scenario that does not exist or lacks its ground or a side; a scenario with a character who has no values or is aboard but on no
    /// hex of the deck; one with a boat that begins where none can lie; and one with more pieces than a game can hold.
    pub fn of(content: &Content, scenario: Id<Scenario>) -> Result<Self, Refusal> {
        let found = content.scenarios.get(scenario).ok_or_else(|| Refusal::new("the scenario is gone"))?;
        if found.has_one_force_twice() {
            return Err(Refusal::new("one force is to play both sides"));
        }
        let set_up = SetUp::of(content, found);
        let site = set_up.site().ok_or_else(|| Refusal::new("it has no layout of boards"))?;
        let boats = fleet(content, &set_up)?;
        for seat in Seat::ALL {
            if set_up.men.iter().all(|man| man.player != seat) {
                return Err(Refusal::new(format!(
                    "{} no characters",
                    with_verb(&found.side_label(seat, content), "has", "have")
                )));
            }
        }
        let men = set_up.men.iter().map(|man| fighter(content, found, &set_up.hulls, man)).collect::<Result<Vec<_>, _>>()?;
        let (herd, horses) = herd(&men, &set_up, found);
        let lying = |what: TokenKind| found.lying(what).map(move |hex| Lying { what, hex, open: false, later: None });
        let mut markers: Vec<Lying> = if found.options.treasures || found.lying(TokenKind::Treasure).next().is_some() {
            lying(TokenKind::Treasure).chain(lying(TokenKind::Dummy)).collect()
        } else {
            Vec::new()
        };
        markers.extend((0..).map(BoatNumber).zip(&set_up.hulls).flat_map(cargo));
        // Markers are sorted by their hexes, so that their numbers do not reveal which of them are treasures.
        markers.sort_by_key(|marker| marker.hex);
        if men.len() > MEN || herd.len() > THINGS || markers.len() > THINGS {
            return Err(Refusal::new(format!("it has more than {MEN} characters, beasts or markers")));
        }
        let numbers: Vec<_> = set_up.men.iter().map(|man| (man.player, man.member.character)).collect();
        let aims = found.goals.iter().map(|(_, goal)| aim(found, goal, &numbers)).collect();
        let set_up_of = |seat: Seat| found.spaces_for(Purpose::set_up(seat)).into_iter().collect();
        let side = |seat: Seat| Side { name: found.side_label(seat, content), set_up: set_up_of(seat) };
        let treasures = markers.iter().filter(|marker| marker.what == TokenKind::Treasure).count();
        let waits = |(at, man): (u8, &vikings::Man<'_>)| {
            let boat = BoatNumber(man.hull.filter(|hull| !boats[*hull].is_there_at_first())? as u8);
            Some(Load { boat, deck: man.deck?, what: Stowed::Man(ManNumber(at)) })
        };
        let cargo = (0..).map(MarkerNumber).zip(&markers).filter_map(|(number, marker)| {
            let (boat, deck) = marker.later?;
            Some(Load { boat, deck, what: Stowed::Marker(number) })
        });
        let stowed = (0..).zip(&set_up.men).filter_map(waits).chain(horses).chain(cargo).collect();
        let public = Public {
            sides: Seat::ALL.map(side).into(),
            men: men.into(),
            grounds: grounds(site, found, content),
            tables: Arc::clone(&content.tables),
            goals: aims,
            options: Arc::new(found.options.clone()),
            grades: found.grades.as_slice().into(),
            turns: found.turns.map(|turns| u16::try_from(turns.get()).unwrap_or(u16::MAX)),
            treasures: treasures as u8,
            herd: herd.into(),
            buried: markers.iter().map(|marker| (marker.hex, marker.open)).collect(),
            boats: boats.into(),
            stowed,
            head_starts: found.head_starts.map(|points| 2 * points.get() as i32),
        };
        Ok(Self { public, markers: markers.into_iter().map(|marker| marker.what).collect() })
    }

    /// Whether anything is hidden from a player during the game: the covered tasks and speeds of boats, or markers that lie face down (4.2, 4.3,
    /// 5.5).
    #[must_use]
    pub fn has_secrets(&self) -> bool {
        !self.public.boats.is_empty() || self.public.buried.iter().any(|(_, open)| !open)
    }
}

/// A treasure or dummy at the start: its kind, its hex, and whether it lies face up. If a boat that comes in later carries it, also this boat and the
/// hex of the boat's deck.
struct Lying {
    what: TokenKind,
    hex: Space,
    open: bool,
    later: Option<(BoatNumber, DeckHex)>,
}

/// The hex of the map on which a hex of a boat's deck lies at the start. If the boat comes in later, the second part is the boat and the hex of the
/// deck; otherwise `None`.
fn aboard((boat, hull): (BoatNumber, &vikings::Hull<'_>), deck: DeckHex) -> (Space, Option<(BoatNumber, DeckHex)>) {
    match hull.berth.filter(|_| hull.vessel.turn.is_none_or(|turn| turn.get() == 0)) {
        Some(berth) => (space_of(hull.class.hex_at(berth, deck)), None),
        None => (Space::default(), Some((boat, deck))),
    }
}

/// The treasures aboard a boat. They lie face up in the middle of the boat.
fn cargo((boat, hull): (BoatNumber, &vikings::Hull<'_>)) -> Vec<Lying> {
    let mut keel: Vec<_> = hull.class.deck().filter(|deck| deck.row == 0).collect();
    let middle = hull.class.length.get() / 2;
    keel.sort_by_key(|deck| u32::from(deck.along).abs_diff(middle));
    let hexes = keel.into_iter().take(hull.vessel.treasures.get() as usize);
    let lies = |deck: DeckHex| {
        let (hex, later) = aboard((boat, hull), deck);
        Lying { what: TokenKind::Treasure, hex, open: true, later }
    };
    hexes.map(lies).collect()
}

/// The ground in each state of the tide; only one if there is no tide (5.5).
fn grounds(site: &Site, scenario: &Scenario, content: &Content) -> Arc<[Ground]> {
    let bars = scenario.spaces_for(Purpose::Tide);
    let of = |site: Site| Ground::of(site, &content.tables.grounds);
    if scenario.options.low_tide.is_none() || bars.is_empty() {
        return [of(site.clone())].into();
    }
    [of(site.with_beaches(&bars)), of(site.with_shallows(&bars)), of(site.clone())].into()
}

/// Makes a character ready for play.
fn fighter(
    content: &Content,
    scenario: &Scenario,
    hulls: &[vikings::Hull<'_>],
    man: &vikings::Man<'_>,
) -> Result<Fighter, Refusal> {
    let (character, member) = (man.character, man.member);
    let troop = content.troop_of(character);
    let values = character.values;
    if !values.sound.is_whole() || values.is_rider() && !values.mounted.is_whole() {
        return Err(Refusal::new(format!("{} lacks some values", character.label())));
    }
    let pace = scenario.paces.iter().find(|(_, pace)| pace.character == member.character).map(|(_, pace)| pace.movement);
    let sound = Strength { movement: pace.or(values.sound.movement), ..values.sound };
    // For a character without values for the wounded state, half of the sound values count, with attack and defense rounded up (see the rulings on
    // lost values).
    let half = Strength {
        attack: sound.attack.map(|level| Level::clamped(level.get().div_ceil(2))),
        defense: sound.defense.map(|level| Level::clamped(level.get().div_ceil(2))),
        movement: sound.movement.map(|level| Level::clamped(level.get() / 2)),
    };
    // If the scenario sets the character's pace, a wounded character has half of it (R20).
    let wounded = Strength { movement: if pace.is_some() { half.movement } else { values.wounded.movement }, ..values.wounded };
    let mounted_half = Strength { movement: values.mounted.movement, ..halved(values.mounted) };
    let faces = [sound, wounded.or(half), values.mounted, values.mounted_wounded.or(mounted_half)].map(face);
    let options = &scenario.options;
    let bound = member.task == Task::Captive;
    let aboard = member.boat.is_some();
    if aboard && man.deck.is_none() {
        return Err(Refusal::new(format!("{} is aboard a boat and on no hex of its deck", character.label())));
    }
    let start = match man.space {
        Some(space) if aboard => Spot::Hex(space),
        None if aboard => Spot::Anywhere,
        _ => member.start.spot(),
    };
    // The crew of a boat comes into play with the boat.
    let turn = man.hull.and_then(|hull| hulls[hull].vessel.turn).or(member.turn.filter(|_| !aboard));
    Ok(Fighter {
        player: Player::new(man.player as u8),
        key: man.id.number(),
        name: character.label().to_owned(),
        troop: troop.map_or_else(|| character.people_label().to_owned(), |troop| troop.label().to_owned()),
        faces,
        stunned: values.stunned.map_or(if character.armour { 3 } else { 1 }, small),
        rides: values.is_rider(),
        horse: values.is_rider() && !aboard,
        person: character.kind,
        viking: character.people.trim() == crate::force::VIKINGS,
        duty: if aboard { Duty::from(member.task) } else { Duty::Idle },
        armour: character.armour,
        bow: character.bow,
        axe: character.axe && troop.is_some_and(|troop| troop.axe),
        berserk: troop.is_some_and(|troop| troop.berserk),
        shields: troop.is_some_and(|troop| troop.shield_wall),
        swims: character.troop.is_some_and(|troop| options.swimmers.contains(&troop)),
        captive: options.captives && (bound || character.kind != Person::Man),
        unarmed: bound,
        worth: i32::try_from(content.worth(character).get()).unwrap_or(i32::MAX),
        start: (start, turn.map_or(0, |turn| u16::try_from(turn.get()).unwrap_or(u16::MAX))),
        heading: member.heading,
        afoot: member.task == Task::Afoot,
        in_wall: member.task == Task::Shieldwall,
    })
}

fn halved(strength: Strength) -> Strength {
    let up = |level: Level| Level::clamped(level.get().div_ceil(2));
    Strength { attack: strength.attack.map(up), defense: strength.defense.map(up), movement: strength.movement }
}

fn small(level: Level) -> u8 {
    u8::try_from(level.get()).unwrap_or(u8::MAX)
}

fn face(strength: Strength) -> Face {
    let [attack, defense, movement] = strength.numbers().map(|number| number.map_or(0, small));
    Face { attack, defense, movement }
}

/// The beasts of a game: first a horse for each rider, then the horses aboard boats, then the beasts on the ground. The second list has the beasts
/// that come into play later, with a boat.
fn herd(men: &[Fighter], set_up: &SetUp<'_>, scenario: &Scenario) -> (Vec<(TokenKind, Space)>, Vec<Load>) {
    let riders = men.iter().zip(&set_up.men).filter(|(man, _)| man.horse);
    let horses = riders.map(|(_, man)| (TokenKind::Horse, man.space.unwrap_or_default()));
    let about = [TokenKind::Horse, TokenKind::Pig, TokenKind::Goat];
    let mut herd: Vec<(TokenKind, Space)> = horses.collect();
    let mut stowed = Vec::new();
    for (boat, hull) in (0..).map(BoatNumber).zip(&set_up.hulls) {
        for deck in hull.vessel.horses.iter().filter_map(|place| hull.class.deck_hex_called(*place)) {
            let (space, later) = aboard((boat, hull), deck);
            stowed.extend(later.map(|(boat, deck)| Load { boat, deck, what: Stowed::Beast(BeastNumber(herd.len() as u8)) }));
            herd.push((TokenKind::Horse, space));
        }
    }
    herd.extend(about.into_iter().flat_map(|what| scenario.lying(what).map(move |space| (what, space))));
    (herd, stowed)
}

/// Converts a goal to the form that the game uses.
fn aim(scenario: &Scenario, goal: &Goal, men: &[(Seat, Option<Id<vikings::Character>>)]) -> Aim {
    let whose = if goal.what == vikings::GoalKind::Escaped { goal.side } else { goal.side.other() };
    let named = |(player, character): &(Seat, Option<Id<vikings::Character>>)| *player == whose && *character == goal.character;
    let who = goal.character.and_then(|_| men.iter().position(named)).map(|at| ManNumber(at as u8));
    let area = goal.area.and_then(|area| scenario.areas.get(area)).map(|area| area.spaces.clone());
    Aim { player: Player::new(goal.side as u8), goal: *goal, who, area: area.unwrap_or_default() }
}

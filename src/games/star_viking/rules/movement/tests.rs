//! Tests that touching is symmetric, that an equator is a ring, and that moves stay on the tile and enter other orbits through their deep space.

use proptest::prelude::*;

use super::*;
use crate::{Body, Orbit, Sector};
use rules::{Id, Level};

const AIR: Sector = Sector {
    atmosphere: true,
    wealth: None,
    ew: crate::Modifier::ZERO,
    defense: crate::Modifier::ZERO,
    attack: Level::clamped(0),
};

fn caps(equator: usize) -> Form {
    Form::Planet(Division::Caps { north: AIR, equator: vec![AIR; equator], south: AIR })
}

fn system(orbits: impl IntoIterator<Item = Vec<Form>>) -> System {
    let body = |form| Body { form, ..Body::default() };
    let orbit = |forms: Vec<Form>| Orbit { bodies: forms.into_iter().map(body).collect() };
    System { orbits: orbits.into_iter().map(orbit).collect(), ..System::default() }
}

fn on(orbit: u32, body: u32, part: Part) -> Space {
    Space::On(Spot { orbit: Id::new(orbit), body: Id::new(body), part })
}

fn unit(operations: Operations, speed: u32) -> UnitType {
    UnitType { operations, speed: Level::clamped(speed), ..UnitType::default() }
}

fn parts(spaces: Vec<Space>) -> Vec<Part> {
    let part = |space| match space {
        Space::On(spot) => Some(spot.part),
        Space::Deep(_) => None,
    };
    spaces.into_iter().filter_map(part).collect()
}

#[test]
fn an_equator_of_three_or_more_is_a_ring_and_one_of_two_touches_once() {
    use Part::{Equator, North, South};
    for length in 3..=5_u8 {
        let planet = system([vec![caps(usize::from(length))]]);
        for sector in 0..length {
            let near: Vec<Part> = parts(touching(&planet, on(1, 1, Equator(sector))));
            assert_eq!(near.iter().filter(|part| matches!(part, Equator(_))).count(), 2, "{length}: {near:?}");
            assert!(near.contains(&Equator((sector + 1) % length)) && near.contains(&North) && near.contains(&South));
        }
        assert_eq!(touching(&planet, on(1, 1, North)).len(), usize::from(length), "caps touch the whole equator only");
    }
    let two = system([vec![caps(2)]]);
    assert_eq!(parts(touching(&two, on(1, 1, Equator(0)))), [North, Equator(1), South]);
    assert_eq!(parts(touching(&system([vec![caps(1)]]), on(1, 1, Equator(0)))), [North, South]);
    assert!(touching(&system([vec![caps(0)]]), on(1, 1, North)).is_empty());
}

#[test]
fn halves_touch_and_bodies_never_do() {
    let halves = Form::Planet(Division::Halves { north: AIR, south: Sector::default() });
    let planet = system([vec![halves, Form::Moon(Sector::default())]]);
    assert_eq!(touching(&planet, on(1, 1, Part::North)), [on(1, 1, Part::South)]);
    assert_eq!(touching(&planet, on(1, 1, Part::South)), [on(1, 1, Part::North)]);
    assert!(touching(&planet, on(1, 2, Part::Whole)).is_empty());
    assert!(touching(&planet, Space::Deep(Id::new(1))).is_empty());
}

#[test]
fn units_stand_and_move_by_their_operations_code() {
    let halves = Form::Planet(Division::Halves { north: AIR, south: Sector::default() });
    let tile = system([vec![halves, Form::Moon(Sector::default())], vec![Form::Starcity(Sector::default())]]);
    let (north, south, moon) = (on(1, 1, Part::North), on(1, 1, Part::South), on(1, 2, Part::Whole));
    let (deep, outer, city) = (Space::Deep(Id::new(1)), Space::Deep(Id::new(2)), on(2, 1, Part::Whole));
    let [ship, boat, fighter, trooper, tank, pod] = Operations::ALL.map(|code| unit(code, 1));
    assert_eq!(standing(&trooper, &tile), [north, south, moon, city]);
    assert_eq!(standing(&tank, &tile), [north]);
    assert_eq!(standing(&fighter, &tile), tile.spaces());
    assert!(standing(&pod, &tile).is_empty());
    assert_eq!(moves(&ship, &tile, north), [deep, south, moon, outer]);
    assert_eq!(moves(&boat, &tile, city), [deep, outer]);
    assert_eq!(moves(&fighter, &tile, deep), [north, south, moon]);
    assert_eq!(moves(&trooper, &tile, north), [south]);
    assert!(moves(&trooper, &tile, moon).is_empty() && moves(&tank, &tile, north).is_empty());
    assert!(moves(&tank, &tile, south).is_empty(), "nobody moves from where he cannot stand");
    assert_eq!(arrivals(&ship, &tile), [deep, outer]);
    assert!(arrivals(&boat, &tile).is_empty());
}

#[test]
fn an_air_wing_moves_two_sectors_and_a_fortress_none() {
    let planet = system([vec![caps(5)]]);
    let west = on(1, 1, Part::Equator(0));
    assert_eq!(moves(&unit(Operations::A, 1), &planet, west).len(), 4);
    assert_eq!(moves(&unit(Operations::A, 2), &planet, west).len(), 6);
    assert!(moves(&unit(Operations::V, 0), &planet, west).is_empty());
}

fn any_form() -> impl Strategy<Value = Form> {
    let sector = any::<bool>().prop_map(|atmosphere| Sector { atmosphere, ..Sector::default() });
    (0..7_u8, prop::collection::vec(sector, 8), 0..6_usize).prop_map(|(kind, sectors, length)| match kind {
        0 => Form::Moon(sectors[0]),
        1 => Form::Asteroids(sectors[0]),
        2 => Form::Starcity(sectors[0]),
        3 => Form::Planet(Division::Whole(sectors[0])),
        4 => Form::Planet(Division::Halves { north: sectors[0], south: sectors[1] }),
        _ => Form::Planet(Division::Caps { north: sectors[0], equator: sectors[2..2 + length].to_vec(), south: sectors[1] }),
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(64) })]

    #[test]
    fn touching_is_symmetric_and_moves_stay_on_the_tile(
        orbits in prop::collection::vec(prop::collection::vec(any_form(), 0..4), 0..4),
        speed in 0..4_u32,
    ) {
        let tile = system(orbits);
        let spaces = tile.spaces();
        for space in &spaces {
            for near in touching(&tile, *space) {
                prop_assert!(near != *space && spaces.contains(&near));
                prop_assert!(touching(&tile, near).contains(space), "{space:?} {near:?}");
            }
            for code in Operations::ALL {
                let unit = unit(code, speed);
                prop_assert_eq!(can_move(&unit, &tile, *space), !moves(&unit, &tile, *space).is_empty());
                for to in moves(&unit, &tile, *space) {
                    prop_assert!(to != *space && spaces.contains(&to) && may_stand(&unit, &tile, to));
                    prop_assert!(moves(&unit, &tile, to).contains(space) || matches!((space, to), (Space::On(_), Space::Deep(_))));
                    if to.orbit() != space.orbit() {
                        prop_assert!(matches!(to, Space::Deep(_)), "{code}: another orbit is entered at its deep space");
                        prop_assert!(matches!(code, Operations::S | Operations::P));
                    }
                }
            }
        }
    }
}

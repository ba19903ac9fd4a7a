//! Random games: the engine must carry out every listed action and refuse all others, no pieces may appear from nowhere, and dead characters must not
//! act.

use super::*;

/// A count of all pieces of a game, to check that no piece appears from nowhere.
#[derive(Default)]
struct Book {
    units: Vec<i64>,
    killed: Party,
}

impl Book {
    fn keep(&mut self, contest: &Contest, state: &State, events: &[Event]) {
        let look = state.whole(&contest.public);
        if self.units.is_empty() {
            self.units = look.public.kinds().map(|kind| i64::from(look.in_play(kind))).collect();
            return;
        }
        let mut face_down = 0;
        for event in events {
            match *event {
                Event::Came(kind, _) | Event::Rose(kind, _) => self.units[kind.index()] += 1,
                Event::Lost(kind, _) => self.units[kind.index()] -= 1,
                Event::CameFaceDown(_) => face_down += 1,
                Event::Killed(character, _) => {
                    assert!(!self.killed.has(character), "nobody dies twice");
                    self.killed.add(character);
                }
                Event::Wounded(character) | Event::Captured(character, _) | Event::Leads(character) => {
                    assert!(!self.killed.has(character), "no dead character acts");
                }
                Event::Mission(_, party, _) | Event::Moved(party, ..) => assert!(party.and(self.killed).is_empty()),
                _ => {}
            }
        }
        let now: Vec<i64> = look.public.kinds().map(|kind| i64::from(look.in_play(kind))).collect();
        let waiting: i64 = look.open.environs.iter().map(|environ| environ.waiting.len() as i64).sum();
        let hidden: i64 = look
            .public
            .kinds()
            .filter(|kind| look.public.unit(*kind).hidden)
            .map(|kind| now[kind.index()] - self.units[kind.index()])
            .sum();
        assert_eq!(hidden, face_down, "units face down come and go as they are told");
        let open: i64 = look
            .public
            .kinds()
            .filter(|kind| !look.public.unit(*kind).hidden)
            .map(|kind| now[kind.index()] - self.units[kind.index()])
            .sum();
        assert!(
            (0..=waiting.max(0)).contains(&open) || open == 0,
            "open units come and go as they are told: {open} of {waiting}"
        );
        for kind in look.public.kinds().filter(|kind| look.public.unit(*kind).hidden) {
            self.units[kind.index()] = now[kind.index()];
        }
    }
}

fn keeps_the_rules(contest: &Contest, state: &State) {
    let look = state.whole(&contest.public);
    let idle = !matches!(state.asked.map(|asked| asked.question), Some(Question::Lose(_)));
    for environ in look.public.places() {
        for side in Side::ALL {
            assert!(look.number(side, environ) <= u32::from(look.public.environ(environ).size), "no environ is overstacked");
            let prisoners = look.prisoners(side, environ);
            let held = look.number(side, environ) > 0 || look.free(side, environ).len() >= prisoners.len();
            let away = matches!(state.asked.map(|asked| asked.question), Some(Question::Gather(_) | Question::ReactLeader(..)));
            assert!(held || away || !idle || state.open.fight.is_some(), "whom nobody guards is free");
        }
        let hidden: u32 = state.imperial.face_down[environ.index()].iter().map(|number| u32::from(*number)).sum();
        assert_eq!(hidden, u32::from(look.open.environ(environ).face_down));
    }
    for kind in look.public.kinds() {
        assert!(look.in_play(kind) <= look.public.unit(kind).kind.count.get().max(1) + 9, "counters are not made");
        let lying: u32 = state.imperial.face_down.iter().map(|counts| u32::from(counts[kind.index()])).sum();
        assert_eq!(lying, u32::from(state.open.face_down[kind.index()]));
    }
    let unseen = state.rebel.bearers.iter().flatten().count()
        + state.rebel.drawn.iter().filter(|(thing, _)| !look.public.is_ship(*thing)).count();
    assert_eq!(unseen, usize::from(state.open.unseen), "as many possessions are unseen as the Rebel has");
    for (number, now) in look.open.numbered() {
        let endurance = look.abilities(number, Party::of(number)).endurance.max(1);
        assert!(i32::from(now.wounds) <= endurance);
        if now.at == Whereabouts::Killed {
            assert!(look.belongings(number).next().is_none(), "the dead have nothing");
        }
        let ships = look.belongings(number).filter(|thing| look.public.is_ship(*thing)).count();
        assert!(ships <= 1, "nobody has two ships");
    }
    for planet in look.public.worlds() {
        let now = look.open.planet(planet);
        assert!(now.level <= 2 && (look.has_loyalty(planet) || now.loyalty == Loyalty::Unrest));
    }
}

/// Plays random games until this many positions have been checked.
fn look_at(contest: &Contest, seed: u64, wanted: u32) {
    let mut positions = 0;
    let mut strange: Vec<Action> = Vec::new();
    let mut longest = 0;
    for game in 0.. {
        if positions >= wanted {
            break;
        }
        let (mut dice, mut choices) = (Seeded::new(seed, game), Seeded::new(seed + 1, game));
        let (mut book, mut events) = (Book::default(), Vec::new());
        let mut state = contest.start(&mut dice, &mut events);
        let mut legal = Vec::new();
        let mut decisions = 0;
        while let Some(player) = contest.to_act(&state) {
            contest.legal(&state, &mut legal);
            assert!((1..60).contains(&legal.len()), "{} choices: {:?} {:?}", legal.len(), state.asked, state.open.errand);
            longest = longest.max(legal.len());
            keeps_the_rules(contest, &state);
            if state.open.turn > 0 {
                book.keep(contest, &state, &events);
            }
            for told in events.drain(..) {
                let words = contest.tell(&[told]);
                assert!(words.ends_with('.') && words.len() > 5, "{words}");
            }
            let called: BTreeSet<String> = legal.iter().map(|action| contest.choice(&state, *action)).collect();
            assert_eq!(called.len(), legal.len(), "two choices are called the same: {called:?} of {:?}", state.asked);
            assert!(contest.asks(&state).ends_with('?') && !contest.moment(&state).is_empty());
            assert_eq!(contest.score(&state).len(), 2);
            if positions % 50 == 0 {
                let text = ron::to_string(&state).expect("text");
                assert_eq!(ron::from_str::<State>(&text).as_ref(), Ok(&state));
            }
            for action in strange.iter().filter(|action| !legal.contains(action)).take(3) {
                let mut same = state.clone();
                assert!(contest.apply(&mut same, *action, &mut dice.clone(), &mut ()).is_err());
                assert_eq!(same, state);
            }
            strange.truncate(12);
            let view = contest.view(&state, player);
            let action = Captain::<Contest>::choose(&mut AtRandom, contest.public(), view, &legal, &mut choices);
            strange.insert(0, action);
            contest.apply(&mut state, action, &mut dice, &mut events).expect("what is listed applies");
            positions += 1;
            decisions += 1;
            assert!(decisions < 20_000, "no game is endless: {:?}", state.asked);
        }
        assert!(state.open.conclusion.is_some(), "the game came to an end: {:?}", state.open.agenda);
        assert_eq!(contest.outcome(&state).expect("the game is over").half_points.len(), 2);
    }
    assert!(longest < 50, "lists are short");
}

#[test]
fn positions_of_egrix_keep_the_rules() {
    look_at(&of("sample"), 14, as_many(4_000, 40_000));
}

#[test]
fn positions_of_varu_keep_the_rules() {
    look_at(&of("varu"), 24, as_many(4_000, 40_000));
}

#[test]
fn positions_of_a_game_that_is_placed_and_dealt_keep_the_rules() {
    look_at(&open_egrix(), 34, as_many(2_500, 20_000));
}

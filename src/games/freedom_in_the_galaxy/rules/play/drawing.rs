//! Drawing action cards one after the other with their events and letters; extra draws; and the end of the missions of an environ (13.3 to 13.6).

use super::table::Table;
use super::{Action, Cause, CharacterNumber, EnvironNumber, Event, Look, MissionGroup, Purpose, Question, Standing, Task};
use crate::odds::mission::{Values, extra_draws};
use crate::verbs::{Draw, Feat};
use crate::{Loyalty, Side};
use rules::play::{Dice, Sink};

/// How many letters let the group's mission achieve all that it can on the present board, so that it is complete.
pub(super) fn wanted(look: &Look, side: Side, group: &MissionGroup) -> u8 {
    let mission = &look.public.missions[usize::from(group.mission)];
    let Some(errand) = &look.open.errand else { return 1 };
    let planet = look.public.environ(errand.environ).planet;
    let most = mission.card.letters_wanted(9, side);
    let room = |feat: &Feat| match feat {
        Feat::Shift(_) | Feat::CoupShift(_) => {
            let at = look.open.planet(planet).loyalty as u32;
            if side == Side::Imperial { at } else { 4 - at }
        }
        Feat::FreePrisoners(_) => look.prisoners(side.other(), errand.environ).len() as u32,
        _ => most,
    };
    let least = mission.card.feats().map(room).max().unwrap_or(most);
    most.min(least).max(1) as u8
}

/// How many extra draws the group has (13.6).
pub(super) fn extra(look: &Look, side: Side, group: &MissionGroup) -> u32 {
    let Some(errand) = look.open.errand.as_ref().filter(|errand| !errand.barred && !group.camp) else { return 0 };
    if look.public.missions[usize::from(group.mission)].card.draws.contains(&Draw::NoDraws) {
        return 0;
    }
    (extra_at(look, side, (errand.environ, errand.loyalty), group) + i32::from(errand.more) + i32::from(group.once)).max(0) as u32
}

/// The extra draws that a group gets from its members, from the environ, and from the loyalty of the planet before the missions.
pub(super) fn extra_at(look: &Look, side: Side, (environ, loyalty): (EnvironNumber, Loyalty), group: &MissionGroup) -> i32 {
    let mission = &look.public.missions[usize::from(group.mission)];
    let environ = look.public.environ(environ);
    let imperial = loyalty.imperial_value();
    let values = Values {
        loyalty: if side == Side::Imperial { imperial } else { -imperial },
        coup: environ.coup.map_or(0, i32::from),
        ..Values::default()
    };
    let own: i32 = group.members.iter().map(|character| own_draws(look, character, group.mission)).sum();
    let best = |rating| look.best(group.members, rating);
    extra_draws(&mission.card.draws, &best, group.members.len(), own, values)
}

/// The extra draws in a mission that a character gets from the character's own card and possessions.
fn own_draws(look: &Look, character: CharacterNumber, mission: u8) -> i32 {
    let of = |draws: &[i32]| draws[usize::from(mission)];
    let things: i32 = look.belongings(character).map(|thing| of(&look.public.possession(thing).draws)).sum();
    of(&look.public.character(character).draws) + things
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    fn size(&self) -> u8 {
        self.state.open.errand.as_ref().map_or(0, |errand| self.public().environ(errand.environ).size)
    }

    /// Offers another card while a group is at work. After the last card, starts the extra draws.
    pub(super) fn offer_draw(&mut self) {
        let Some(errand) = &self.state.open.errand else { return };
        if errand.at_work().next().is_none() {
            return;
        }
        match errand.cards {
            0 => self.draw_or_settle(Action::Draw),
            drawn if drawn < self.size() => self.ask(self.phasing(), Question::Draw),
            _ => self.then(Task::ExtraDraws(0)),
        }
    }

    pub(super) fn draw_or_settle(&mut self, action: Action) {
        match action {
            Action::Draw => {
                self.then(Task::Draw);
                self.draw_card();
            }
            Action::Settle(group) => {
                self.then(Task::Draw);
                self.accomplish(group);
            }
            _ => {
                if let Some(errand) = &mut self.state.open.errand {
                    errand.stopped = true;
                }
                self.then(Task::Settle);
            }
        }
    }

    /// Draws a card that was not drawn in this environ yet; an empty deck is shuffled again.
    fn next_card(&mut self) -> u8 {
        let cards = self.public().cards.len() as u8;
        let Some(errand) = &mut self.state.open.errand else { return 0 };
        if errand.drawn.len() >= usize::from(cards) {
            errand.drawn.clear();
        }
        let mut drawn = errand.drawn.clone();
        drawn.sort_unstable();
        let mut card = self.draw(usize::from(cards) - drawn.len()) as u8;
        for known in drawn {
            card += u8::from(known <= card);
        }
        if let Some(errand) = &mut self.state.open.errand {
            errand.drawn.push(card);
        }
        card
    }

    fn draw_card(&mut self) {
        let card = self.next_card();
        let Some(errand) = &mut self.state.open.errand else { return };
        errand.cards += 1;
        let environ = errand.environ;
        self.tell(Event::Drawn(card));
        let section = self.public().cards[usize::from(card)].section(self.public().section(environ));
        self.then(Task::Letters { card, from: 0 });
        for event in (0..section.event.len() as u8).rev() {
            self.then(Task::Event { card, event });
        }
    }

    /// Counts the letters of a card after its events, group by group, beginning with the group that has the number `from` (13.5).
    pub(super) fn letters(&mut self, card: u8, from: u8) {
        let side = self.phasing();
        let Some(errand) = &self.state.open.errand else { return };
        let next = errand.at_work().find(|(number, group)| *number >= from && self.shows(card, group));
        let Some((number, _)) = next else { return };
        self.then(Task::Letters { card, from: number + 1 });
        let letter = self.letter_of(number);
        if super::offers::cancelling(&self.look(), side.other(), letter).is_empty() {
            self.gain_letter(number);
        } else {
            self.ask(side.other(), Question::Cancel(number));
        }
    }

    fn letter_of(&self, group: u8) -> char {
        let mission = self.state.open.errand.as_ref().map_or(0, |errand| errand.groups[usize::from(group)].mission);
        self.public().missions[usize::from(mission)].letter
    }

    /// Whether a card shows the letter of a group's mission and this letter has an effect at this moment.
    fn shows(&self, card: u8, group: &MissionGroup) -> bool {
        let mission = &self.public().missions[usize::from(group.mission)];
        let Some(errand) = &self.state.open.errand else { return false };
        let section = mission.card.reads(self.public().section(errand.environ));
        let shows = self.public().cards[usize::from(card)].shows(mission.letter, section);
        shows && super::success::counts_now(&self.look(), self.phasing(), group)
    }

    pub(super) fn cancel(&mut self, group: u8, action: Action) {
        if let Action::Use(thing) = action {
            self.use_up(thing);
            let attempt = self.group(group).attempt(self.phasing());
            self.tell(Event::Cancelled(attempt));
        } else {
            self.gain_letter(group);
        }
    }

    fn gain_letter(&mut self, group: u8) {
        let side = self.phasing();
        let Some(errand) = &mut self.state.open.errand else { return };
        let found = &mut errand.groups[usize::from(group)];
        found.letters += 1;
        let found = *found;
        self.tell(Event::Letter(found.attempt(side), found.letters));
        if found.letters >= wanted(&self.look(), side, &found) {
            self.accomplish(group);
        }
    }

    /// Makes the extra draws of this group, and then of the groups after it. The events of the cards that are drawn are ignored (13.6).
    pub(super) fn extra_draws(&mut self, group: u8) {
        let side = self.phasing();
        let Some(errand) = &self.state.open.errand else { return };
        let Some(found) = errand.groups.get(usize::from(group)).copied() else {
            return self.then(Task::Settle);
        };
        self.then(Task::ExtraDraws(group + 1));
        if found.standing != Standing::AtWork {
            return;
        }
        self.show_what_changes(|look| extra(look, side, &found));
        let draws = extra(&self.look(), side, &found);
        if draws == 0 {
            return;
        }
        let mut letters = 0;
        for _ in 0..draws {
            let card = self.next_card();
            letters += u8::from(self.shows(card, &found));
        }
        self.tell(Event::ExtraDraws(found.attempt(side), draws as u8, letters));
        if let Some(errand) = &mut self.state.open.errand {
            errand.groups[usize::from(group)].letters += letters;
        }
        if found.letters + letters >= wanted(&self.look(), side, &found) {
            self.accomplish(group);
        }
    }

    /// Completes the missions whose groups kept their letters, in the order that the player chooses (13.52).
    pub(super) fn settle(&mut self) {
        let Some(errand) = &self.state.open.errand else { return };
        let kept: Vec<u8> = errand.at_work().filter(|(_, group)| group.letters > 0).map(|(number, _)| number).collect();
        match kept.as_slice() {
            [] => {}
            [only] => {
                self.then(Task::Settle);
                self.accomplish(*only);
            }
            _ => self.ask(self.phasing(), Question::Settle),
        }
    }

    pub(super) fn choose_settled(&mut self, action: Action) {
        if let Action::Settle(group) = action {
            self.then(Task::Settle);
            self.accomplish(group);
        }
    }

    /// Ends the missions of an environ. Those that are not completed have failed, and their groups may be captured or killed.
    pub(super) fn end_errand(&mut self) {
        let side = self.phasing();
        let Some(errand) = self.state.open.errand.take() else { return };
        for (_, group) in errand.at_work() {
            self.tell(Event::Failed(group.attempt(side)));
            let faces = self.public().missions[usize::from(group.mission)].card.failure_die();
            if group.camp || faces == [None, None] {
                continue;
            }
            let die = u32::from(self.roll(side, Purpose::Failure));
            let strikes = |range: Option<(u32, u32)>| range.is_some_and(|(first, last)| (first..=last).contains(&die));
            let members = group.members.and(self.state.open.free_in(errand.environ));
            let cause = Cause::Failure(group.attempt(side));
            if strikes(faces[1]) {
                members.iter().for_each(|character| self.kill(character, cause));
            } else if strikes(faces[0]) && self.enemy_is_there(side, errand.environ) {
                members.iter().for_each(|character| self.capture(character, cause));
            } else if !members.is_empty() {
                self.tell(Event::Unharmed(Purpose::Failure, members));
            }
        }
    }

    /// Whether units or characters of the enemy are in the environ, so that characters can be captured (12.87).
    pub(super) fn enemy_is_there(&self, side: Side, environ: EnvironNumber) -> bool {
        let look = self.look();
        look.number(side.other(), environ) > 0 || !look.free(side.other(), environ).is_empty()
    }
}

//! Sentences for what happened in a game.

use super::turn::RAGES;
use super::{
    Action, Battle, Because, Cause, Clash, Conclusion, Condition, Event, Fighters, Harm, ManNumber, Phase, Position, TakenAlong,
    other,
};
use crate::{Arrow, ArrowTarget, Blow, CombatTable, Cover, Hurt, TokenKind};
use rules::play::{Player, Told};
use rules::{capital, counted, listed, with_verb};

impl Battle {
    /// Announces a turn, and how many characters and boats of each side can come in from now on.
    fn turn(&self, turn: u16) -> String {
        let coming = (0..2).map(Player::new).filter_map(|player| {
            let men = self.public.men_of(player).filter(|(_, fighter)| fighter.start.1 == turn).count();
            let boats = self.public.boats.iter().filter(|boat| boat.player == player && boat.start.1 == turn).count();
            let each = [(men, "character"), (boats, "boat")].into_iter().filter(|(count, _)| *count > 0);
            let each: Vec<String> = each.map(|(count, what)| counted(count as u32, what)).collect();
            (!each.is_empty()).then(|| format!(" {}: {} can come in.", self.side_name(player), listed(&each)))
        });
        std::iter::once(format!("Turn {turn}.")).chain(coming).collect()
    }

    /// A sentence for any event but a die roll.
    pub(super) fn news(&self, event: &Event) -> String {
        let name = |man: &ManNumber| self.name(*man).to_owned();
        match event {
            Event::Turn(turn) => self.turn(*turn),
            Event::Phase(..) => self.phases(std::slice::from_ref(event)),
            Event::Placed(man, hex) => format!("{} begins on {}.", name(man), self.hex(*hex)),
            Event::Moored(boat, hex) => format!("{} lies on {}.", self.boat_name(*boat), self.hex(*hex)),
            Event::Coiled(rope, _) => format!("{} is laid down.", capital(&self.rope_name(*rope))),
            Event::Entered(man, hex) => format!("{} comes in at {}.", name(man), self.hex(*hex)),
            Event::Die(..) => String::new(),
            Event::Shot { .. } | Event::ShotAtBeast { .. } | Event::Struck { .. } | Event::StruckBeast { .. } => {
                self.strikes(event)
            }
            Event::Slowed(man, points, cause) => {
                let points = counted(u32::from(*points), "movement point");
                let by = if *cause == Cause::Challenge { "the challenge" } else { "the arrow" };
                format!("{} loses {points} to {by}.", name(man))
            }
            Event::Moved(man, hex) => format!("{} goes to {}.", name(man), self.hex(*hex)),
            Event::WentBack(man, hex) => format!("{} has no way on and goes back to {}.", name(man), self.hex(*hex)),
            Event::StaysOut(man) => format!("{} has no way on and waits beyond the edge.", name(man)),
            Event::Challenged { by, man, result, .. } => {
                let came = match result {
                    Hurt::Unhurt => "who passes unhurt",
                    Hurt::Wounded => "who is wounded",
                    Hurt::Killed => "who is killed",
                };
                let table = &self.public.tables.challenges;
                let needed = format!("{} or more wounds, {} or more kills", table.wounds, table.kills);
                format!("{} challenges {}, {came} ({needed}).", name(by), name(man))
            }
            Event::Mounted(man, beast) => format!("{} mounts {}.", name(man), self.beast_name(*beast)),
            Event::Dismounted(man, hex) => format!("{} is off the horse, on {}.", name(man), self.hex(*hex)),
            Event::Leads(man, beast) => format!("{} leads {}.", name(man), self.beast_name(*beast)),
            Event::Carries(man, other, TakenAlong::OnBack) => format!("{} takes {} along, stunned.", name(man), name(other)),
            Event::Carries(man, other, TakenAlong::ByHand) => format!("{} leads {} along as a captive.", name(man), name(other)),
            Event::Freed(man, Some(friend)) => format!("{} is free again: {} stands beside them.", name(man), name(friend)),
            Event::Freed(man, None) => format!("{} is free again: nobody holds them any more.", name(man)),
            Event::PutBeast(beast, hex) => format!("{} is left on {}.", capital(&self.beast_name(*beast)), self.hex(*hex)),
            Event::PutMan(man, hex, _) => format!("{} is left on {}.", name(man), self.hex(*hex)),
            Event::Cleared(man, helper, hex) => {
                format!("{} and {} move the dead to {}.", name(man), name(helper), self.hex(*hex))
            }
            Event::TurnedOver(marker, what) => {
                let is = if *what == TokenKind::Treasure { "a treasure" } else { "nothing" };
                format!("{} is {is}.", capital(&self.marker_name(*marker)))
            }
            Event::PickedUp(man, _) => format!("{} picks up the treasure.", name(man)),
            Event::Dropped(man, _) => format!("{} drops the treasure.", name(man)),
            Event::Left(man) => format!("{} leaves the board.", name(man)),
            Event::LedOff(man) => format!("{} is led off the board.", name(man)),
            Event::CarriedOff(_, player) => format!("{} a treasure off.", with_verb(self.side_name(*player), "carries", "carry")),
            Event::Formed(man) => format!("{} stands in a wall of shields.", name(man)),
            Event::Broken(man) => format!("{} leaves the wall of shields.", name(man)),
            Event::Axe(man, true) => format!("{} takes the axe in both hands.", name(man)),
            Event::Axe(man, false) => format!("{} lowers the axe.", name(man)),
            Event::Harmed { man, harm, cause, because, again, .. } => {
                format!("{} {}{}{}{}.", name(man), first(*because), harmed(*harm), by(*cause), already(*again))
            }
            Event::BeastKilled(beast) => format!("{} is killed.", capital(&self.beast_name(*beast))),
            Event::BeastLost(beast) => format!("{} is lost in the water.", capital(&self.beast_name(*beast))),
            Event::Retreated(man, hex, _) => format!("{} falls back to {}.", name(man), self.hex(*hex)),
            Event::Displaced(man, hex) => format!("{} makes room and goes to {}.", name(man), self.hex(*hex)),
            Event::MustAdvance(man) => format!("{} is a berserker who has won, and must advance beside an enemy.", name(man)),
            Event::Advanced(man, hex) => format!("{} advances to {}.", name(man), self.hex(*hex)),
            Event::Rage(man, rages) => {
                let does = if *rages { "rages and fights on" } else { "calms down" };
                format!("{} {does} ({RAGES} or more rages).", name(man))
            }
            Event::Swam(man, _, drowns) => {
                let does = if *drowns { "drowns" } else { "stays afloat" };
                format!("{} {does} in deep water ({} or less drowns).", name(man), self.public.tables.drowning.drowns)
            }
            Event::StoodUp(man) => format!("{} stands up.", name(man)),
            Event::Tide(false) => "The water comes back over the sandbar.".into(),
            Event::Tide(true) => "The sandbar is under deep water.".into(),
            Event::Score(halves, standing) => {
                let side = |number: usize| {
                    let name = self.side_name(Player::new(number as u8));
                    format!("{name} {}, {} standing", in_points(halves[number]), standing[number])
                };
                format!("{}; {}.", side(0), side(1))
            }
            Event::Over(conclusion) => self.over(*conclusion),
            _ => self.news_afloat(event),
        }
    }

    /// The question who of several takes the result of an attack: who struck whom, the result, and what it does (2.72).
    pub(super) fn asks_who_takes(&self, clash: &Clash) -> String {
        let Some(wound) = clash.wound else { return String::new() };
        let names = |men: &[ManNumber]| listed(&men.iter().map(|man| self.name(*man).to_owned()).collect::<Vec<_>>());
        let (one, two) =
            (names(&clash.attackers), clash.beast.map_or_else(|| names(&clash.defenders), |beast| self.beast_name(beast)));
        format!("{one} against {two}, result {}: who {}?", wound.result, harmed(wound.harm))
    }

    /// Asks who else takes part in an attack, on either side: the text tells attackers from targets (2.7, 2.72).
    pub(super) fn asks_who_joins(&self, position: &Position, clash: &Clash) -> String {
        let names = |men: &[ManNumber]| listed(&men.iter().map(|man| self.name(*man).to_owned()).collect::<Vec<_>>());
        let attackers = names(&clash.attackers);
        let targets = clash.beast.map_or_else(|| names(&clash.defenders), |beast| self.beast_name(beast));
        let mut actions = Vec::new();
        self.public.joins(position, clash, &mut actions);
        let can_join = actions.iter().any(|action| matches!(action, Action::Join(_)));
        let can_add = actions.iter().any(|action| matches!(action, Action::Add(_)));
        match (can_join, can_add) {
            (true, true) => format!("Who joins {attackers} against {targets}, or whom does {attackers} attack as well?"),
            (false, true) => format!("Whom does {attackers} attack besides {targets}?"),
            (_, false) => format!("Who joins {attackers} against {targets}?"),
        }
    }

    /// A sentence for an arrow or an attack.
    fn strikes(&self, event: &Event) -> String {
        let name = |man: &ManNumber| self.name(*man).to_owned();
        let names = |men: &Fighters| listed(&men.iter().map(|man| self.name(man).to_owned()).collect::<Vec<_>>());
        match event {
            Event::Shot { archer, target, range, cover, mounted, aboard, still, result, .. } => {
                // Nobody falls back from an arrow aboard (2.4), or while they stand still in defensive fire (2.33).
                let none = if *aboard || *still { Arrow::A } else { Arrow::Miss };
                let needed = self.hits(ArrowTarget { mounted: *mounted, cover: *cover }, |arrow| arrow > none, "hits");
                let (behind, from) = (behind(*cover), counted(*range, "hex"));
                let does = match result {
                    Arrow::Miss => "and misses".to_owned(),
                    Arrow::A if *aboard => "with result A, which drives nobody back aboard".to_owned(),
                    Arrow::A if *still => "with result A, which does nothing to who stands still".to_owned(),
                    result => format!("with result {result}, {}", arrow(*result, *mounted)),
                };
                format!("{} shoots at {}{behind} from {from} {does}{needed}.", name(archer), name(target))
            }
            Event::ShotAtBeast { archer, beast, range, cover, result, .. } => {
                let needed = self.hits(ArrowTarget { mounted: true, cover: *cover }, Arrow::kills_beast, "kills");
                let (behind, from) = (behind(*cover), counted(*range, "hex"));
                let does = match result {
                    Arrow::Miss => "and misses".to_owned(),
                    result if result.kills_beast() => format!("with result {result}, which kills it"),
                    result => format!("with result {result}, which does nothing to a beast"),
                };
                format!("{} shoots at {}{behind} from {from} {does}{needed}.", name(archer), self.beast_name(*beast))
            }
            Event::StruckBeast { beast, attackers, odds, result, .. } => {
                let what = match result {
                    Blow::Nothing => "nothing happens".to_owned(),
                    blow if blow.kills_beast() => format!("result {blow}, which kills it"),
                    blow @ (Blow::A | Blow::B) => format!("result {blow}, {}", in_a_sentence(blow.says(true))),
                    // A beast without a rider stays where it is until it is led or mounted (2.57), so nothing drives it back.
                    Blow::C => "result C, but a beast that nobody rides or leads falls back from nobody".to_owned(),
                    blow => format!("result {blow}, which does nothing to a beast"),
                };
                let column = CombatTable::heading(usize::from(*odds));
                let needed = self.wins(true, *odds, Blow::kills_beast, "kills");
                format!("{} against {} in column {column}: {what}{needed}.", names(attackers), self.beast_name(*beast))
            }
            Event::Struck { attackers, defenders, strengths: [attack, defense], mounted, armour, odds, result, .. } => {
                let what = match result {
                    Blow::Nothing => "nothing happens".to_owned(),
                    blow => format!("result {blow}, {}", in_a_sentence(blow.says(*mounted))),
                };
                let (column, table) = (CombatTable::heading(usize::from(*odds)), if *mounted { " against riders" } else { "" });
                let (one, other) = (names(attackers), names(defenders));
                let armour = if *armour == 0 { "" } else { ", in armour" };
                let needed = self.wins(*mounted, *odds, |blow| blow >= Blow::C, "wins");
                format!("{one} against {other}{armour}, {attack} to {defense}, in column {column}{table}: {what}{needed}.")
            }
            _ => String::new(),
        }
    }

    /// A sentence for phases that follow each other directly. Nothing happened in any but the last of them, so the others are only named as passed
    /// over. A phase of pulling is not even named then, because nobody could pull and so nobody was asked (4.65).
    pub(super) fn phases(&self, events: &[Event]) -> String {
        let mut runs: Vec<(String, Vec<String>)> = Vec::new();
        for (at, event) in events.iter().enumerate() {
            let Event::Phase(player, phase) = event else { continue };
            if *phase == Phase::Pulling && at + 1 < events.len() {
                continue;
            }
            let whose = match (phase.is_naval(), *player == Player::new(0)) {
                (true, true) => "First naval phase".to_owned(),
                (true, false) => "Second naval phase".to_owned(),
                (false, _) => self.side_name(*player).to_owned(),
            };
            match runs.last_mut().filter(|(known, _)| *known == whose) {
                Some((_, labels)) => labels.push(self.phase_name(*player, *phase)),
                None => runs.push((whose, vec![self.phase_name(*player, *phase)])),
            }
        }
        let last = runs.pop().map(|(whose, mut labels)| {
            let now = labels.pop().unwrap_or_default();
            if labels.is_empty() { format!("{whose}: {now}.") } else { format!("{whose}: no {}; {now}.", labels.join(", no ")) }
        });
        let passed = runs.into_iter().map(|(whose, labels)| format!("{whose}: no {}.", labels.join(", no ")));
        passed.chain(last).collect::<Vec<_>>().join(" ")
    }

    /// The name of a phase of a player. In defensive fire the other side shoots, so that it is named (2.33).
    pub(super) fn phase_name(&self, player: Player, phase: Phase) -> String {
        if phase == Phase::LateFire {
            format!("{} by {}", phase.label(), self.side_name(other(player)))
        } else {
            phase.label().to_owned()
        }
    }

    fn over(&self, conclusion: Conclusion) -> String {
        let side = |player: Player| with_verb(self.side_name(player), "wins", "win");
        match conclusion {
            Conclusion::Goal(player) => format!("{}: a goal is met that wins at once.", side(player)),
            Conclusion::NobodyLeft => "The game is over: nobody is left to fight.".into(),
            Conclusion::Nothing => "The game is over: ten turns have passed without a wound.".into(),
            Conclusion::LastTurn => "The last turn is over.".into(),
        }
    }
}

/// Writes half points as points, such as `2½` for 5.
#[must_use]
pub fn in_points(halves: i32) -> String {
    format!("{}{}", halves.div_euclid(2), if halves % 2 == 0 { "" } else { "½" })
}

/// Removes the full stop and the capital letter of a sentence, for use within another sentence.
fn in_a_sentence(sentence: &str) -> String {
    let mut letters = sentence.trim_end_matches('.').chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

/// The words for the cover of a target.
fn behind(cover: Cover) -> String {
    if cover == Cover::None { String::new() } else { format!(" behind {} cover", cover.label()) }
}

/// The words for what a hit of an arrow does.
const fn arrow(result: Arrow, mounted: bool) -> &'static str {
    match (result, mounted) {
        (Arrow::Miss, _) => "nothing",
        (Arrow::A, _) => "which drives back or slows",
        (Arrow::B, false) => "a wound",
        (Arrow::B, true) => "which stuns and throws the rider",
        (Arrow::C, true) => "which wounds the rider",
        (Arrow::C | Arrow::D, false) => "which kills",
        (Arrow::D, true) => "which kills the horse and wounds the rider",
    }
}

/// Words that say why a character did not fall back; empty if that is not the cause.
const fn first(because: Option<Because>) -> &'static str {
    match because {
        None => "",
        Some(Because::Stayed) => "does not fall back and ",
        Some(Because::Stunned) => "is stunned, cannot fall back and ",
        Some(Because::NoRoom) => "finds no hex beside the horse and ",
    }
}

/// Words that say why a wound or a stun killed a character; empty if it did not.
const fn already(again: Option<Condition>) -> &'static str {
    match again {
        None | Some(Condition::Sound) => "",
        Some(Condition::Wounded) => ", being wounded already",
        Some(Condition::Stunned) => ", being stunned already",
    }
}

pub(super) const fn harmed(harm: Harm) -> &'static str {
    match harm {
        Harm::Stun => "is stunned",
        Harm::Wound => "is wounded",
        Harm::Fall => "is wounded and loses the horse",
        Harm::Kill => "is killed",
        Harm::KillBoth => "is killed with the horse",
    }
}

const fn by(cause: Cause) -> &'static str {
    match cause {
        Cause::Blade => "",
        Cause::Arrow => " by an arrow",
        Cause::Challenge => " in passing",
        Cause::Water => " by the water",
        Cause::Collision => " by the collision",
    }
}

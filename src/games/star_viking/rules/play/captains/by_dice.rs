//! The book's idea for solitaire play: a Viking whose starships jump by a table of dice, and who otherwise plays by rules of thumb. The Federation
//! plays by rules of thumb alone.

use super::super::{Action, Contest, Port, Public, Question, UnitState, View, Where};
use super::RuleOfThumb;
use rules::play::{Captain, Dice, Seeded};
use rules::{Citation, Count};

/// The captain whose Viking starships jump by dice.
#[derive(Clone, Copy, Debug, Default)]
pub struct ByDice;

/// The course that the dice give to a starship.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Course {
    /// The starship goes home, or stays there.
    Home,
    /// The starship stays where it is.
    Stay,
    /// The starship jumps to the n-th richest system that another player controls, counted from 1.
    Richest(u8),
    /// The starship follows the starship that was ordered just before it.
    Follow,
}

impl ByDice {
    /// The courses for the totals of two dice, from 2 to 12. The book has only the idea; the table is Drydock's own.
    pub const TABLE: [Course; 11] = [
        Course::Home,
        Course::Stay,
        Course::Richest(6),
        Course::Richest(4),
        Course::Richest(2),
        Course::Richest(1),
        Course::Richest(3),
        Course::Richest(5),
        Course::Follow,
        Course::Richest(7),
        Course::Home,
    ];
    /// The plunder aboard, in mega-credits, with which a starship goes home whatever the dice say.
    pub const FULL: u16 = 12;
    /// The origin of the table of courses.
    pub const ORIGIN: Citation =
        Citation::Drydock("the book only says that a Viking can be played by dice; this table of jumps is made for it");
}

impl Captain<Contest> for ByDice {
    fn at_once<'a>(&mut self, _: &Public, _: &dyn Fn() -> View) -> Option<Action> {
        None
    }

    fn choose(&mut self, public: &Public, view: View, legal: &[Action], dice: &mut Seeded) -> Action {
        let by_table = match view.question {
            Some(Question::Order(unit)) if public.is_viking(view.player) => {
                let own = view.own.iter().find(|(id, _)| *id == unit).map(|(_, own)| *own);
                own.filter(|own| !own.used.moved).and_then(|own| jump(public, &view, &own, legal, dice))
            }
            _ => None,
        };
        by_table.unwrap_or_else(|| RuleOfThumb.choose(public, view, legal, dice))
    }
}

/// The jump that the dice order; `None` while the starship can still load cargo at home.
fn jump(public: &Public, view: &View, own: &UnitState, legal: &[Action], dice: &mut Seeded) -> Option<Action> {
    if own.at == Where::Home && legal.iter().any(|action| matches!(action, Action::Load(_))) {
        return None;
    }
    let home = Action::Jump(Port::Home);
    let stays = legal.contains(&Action::Done).then_some(Action::Done);
    let goes_home = || if legal.contains(&home) { Some(home) } else { stays };
    if own.plunder >= ByDice::FULL || view.turn >= public.turns() {
        return goes_home();
    }
    let total = usize::from(dice.die() + dice.die());
    match ByDice::TABLE[total - 2] {
        Course::Home => goes_home(),
        Course::Stay => stays,
        Course::Follow => {
            let before = view.own.iter().rev().find(|(_, other)| other.used.acted && other.at == Where::Beside);
            before.map(|(_, other)| Action::Jump(Port::Tile(other.tile))).filter(|jump| legal.contains(jump)).or(stays)
        }
        Course::Richest(place) => {
            let wealth = |port: &Port| match port {
                Port::Home => 0,
                Port::Tile(tile) => Count::get(public.tile(*tile).system.wealth),
            };
            let theirs = |port: &Port| match port {
                Port::Home => false,
                Port::Tile(tile) => view.tiles[usize::from(*tile)].control != view.player,
            };
            let ports = legal.iter().filter_map(|action| if let Action::Jump(port) = action { Some(*port) } else { None });
            let mut ports: Vec<Port> = ports.filter(theirs).collect();
            ports.sort_by_key(|port| std::cmp::Reverse(wealth(port)));
            ports.get((usize::from(place) - 1).min(ports.len().saturating_sub(1))).copied().map(Action::Jump).or(stays)
        }
    }
}

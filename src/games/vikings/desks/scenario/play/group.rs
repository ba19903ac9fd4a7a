//! What becomes of several characters who are attacked together and driven back: the stunned die, and those without a way back are wounded, or die if
//! they were wounded already (2.72, 8.8).

use kit::play::Beside;
use rules::listed;
use rules::play::Play as _;
use vikings::Blow;
use vikings::fight::Outcomes;
use vikings::play::{Action, Battle, Clash, Condition, Fate, Harm, ManNumber, Position, Why, Wound};

/// What a retreat does to several defenders.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Driven {
    /// The defenders who die.
    pub dead: Vec<ManNumber>,
    /// The defenders who are wounded.
    pub hurt: Vec<ManNumber>,
    /// Whether all defenders die.
    pub all_die: bool,
}

impl Driven {
    /// What a retreat does to these defenders, in the order in which they fall back. The hexes of the dead are open to those who come after them. It is
    /// empty for a single defender, whose odds tell it themselves.
    pub fn of(battle: &Battle, position: &Position, attackers: &[ManNumber], defenders: &[ManNumber]) -> Self {
        let mut driven = Self::default();
        if defenders.len() < 2 {
            return driven;
        }
        let mut then = position.clone();
        for man in defenders {
            let condition = then.man(*man).condition;
            let stays = || battle.public().is_cornered(&then, *man, (attackers, Why::Blow));
            let dies = condition == Condition::Stunned || condition == Condition::Wounded && stays();
            if dies {
                driven.dead.push(*man);
                then.men[man.index()].fate = Fate::Dead;
            } else if stays() {
                driven.hurt.push(*man);
            }
        }
        driven.all_die = driven.dead.len() == defenders.len();
        driven
    }

    /// What a retreat does to the defenders of the attack in progress, with one more defender if the choice adds one. It is empty for other choices.
    pub fn by(battle: &Battle, position: &Position, action: Action) -> Self {
        let Some(clash) = position.clash.as_ref() else { return Self::default() };
        let more = match action {
            Action::Add(man) => Some(man),
            Action::Strike => None,
            _ => return Self::default(),
        };
        let defenders: Vec<ManNumber> = clash.defenders.iter().copied().chain(more).collect();
        Self::of(battle, position, &clash.attackers, &defenders)
    }

    /// Adds what a retreat does to the remark beside a blow, if a face of the die drives the defenders back.
    pub fn add_to(&self, beside: Beside, (battle, position): (&Battle, &Position), outcomes: Option<Outcomes>) -> Beside {
        let drives_back = outcomes.is_some_and(|outcomes| outcomes.of(Blow::C) > 0);
        let Some(words) = self.words(battle).filter(|_| drives_back) else { return beside };
        Beside { words: format!("{}; {words}", beside.words), says: format!("{}{}", beside.says, self.says(battle, position)) }
    }

    /// What a retreat does, in a few words: "driven back: Offa dies, Wistan wounded"; `None` if all fall back unharmed.
    pub fn words(&self, battle: &Battle) -> Option<String> {
        let dead = self.dead.iter().map(|man| format!("{} dies", battle.name(*man)));
        let hurt = self.hurt.iter().map(|man| format!("{} wounded", battle.name(*man)));
        let each: Vec<String> = dead.chain(hurt).collect();
        (!each.is_empty()).then(|| format!("driven back: {}", each.join(", ")))
    }

    /// What a retreat does, in sentences with the reason; empty if all fall back unharmed.
    pub fn says(&self, battle: &Battle, position: &Position) -> String {
        let stunned = |man: &&ManNumber| position.man(**man).condition == Condition::Stunned;
        let (cannot_go, shut_in): (Vec<&ManNumber>, Vec<&ManNumber>) = self.dead.iter().partition(stunned);
        let hurt: Vec<&ManNumber> = self.hurt.iter().collect();
        let sentence = |men: &[&ManNumber], (one, several): (&str, &str)| {
            let names: Vec<String> = men.iter().map(|man| battle.name(**man).to_owned()).collect();
            let does = if men.len() == 1 { one } else { several };
            (!names.is_empty()).then(|| format!(" Driven back, {} {does} (2.72, 8.8).", listed(&names)))
        };
        let parts = [
            sentence(&cannot_go, ("is stunned and dies", "are stunned and die")),
            sentence(&shut_in, ("has no way back, is wounded already and dies", "have no way back, are wounded already and die")),
            sentence(&hurt, ("has no way back and is wounded", "have no way back and are wounded")),
        ];
        parts.into_iter().flatten().collect()
    }
}

/// Whether any stun or wound kills: each of the defenders who can take it is stunned or wounded already. Only those without armour can take it, if there
/// are some (2.73, 8.8).
pub fn are_takers_weak(battle: &Battle, position: &Position, (attackers, defenders): (&[ManNumber], &[ManNumber])) -> bool {
    let Some(player) = defenders.first().map(|man| battle.public().man(*man).player) else { return false };
    let clash = Clash {
        attackers: attackers.to_vec(),
        defenders: defenders.to_vec(),
        beast: None,
        wound: Some(Wound { player, harm: Harm::Wound, result: Blow::E }),
        left: Vec::new(),
        winner: None,
        steps: 0,
    };
    let takers = battle.public().takers(position, &clash);
    !takers.is_empty() && takers.iter().all(|man| position.man(*man).condition != Condition::Sound)
}

//! A button that spends what is left of a budget at random, on as many things as it can buy. Each press makes another choice.

use egui::Ui;

use crate::widgets::small_button_if;
use rules::Chance;

/// A ware: a kind of thing that can be bought.
#[derive(Clone, Copy, Debug)]
pub struct Ware<T> {
    /// The thing, as the caller identifies it.
    pub thing: T,
    /// The price of one. A thing that costs nothing is never bought, because the budget would never run out.
    pub price: i64,
    /// How many more of the thing may be bought.
    pub left: usize,
}

/// Spends a budget: again and again buys one of the wares that can still be paid for, each with the same chance, until the budget can pay for none.
/// Returns what was bought.
#[must_use]
pub fn had<T: Copy>(mut wares: Vec<Ware<T>>, mut budget: i64, seed: u64) -> Vec<T> {
    let (mut chance, mut had) = (Chance::new(seed), Vec::new());
    loop {
        wares.retain(|ware| can_be_had(ware, budget));
        if wares.is_empty() {
            return had;
        }
        let drawn = chance.below(wares.len());
        let ware = &mut wares[drawn];
        had.push(ware.thing);
        budget -= ware.price;
        ware.left -= 1;
    }
}

/// Shows the button that spends a budget at random; if it was pressed, returns the things that the budget buys.
pub fn button<T: Copy>(ui: &mut Ui, wares: Vec<Ware<T>>, budget: i64) -> Vec<T> {
    let can = wares.iter().any(|ware| can_be_had(ware, budget));
    pressed(ui, can).map_or_else(Vec::new, |seed| had(wares, budget, seed))
}

/// Shows the button that spends a budget at random; if it was pressed, returns the seed for the choice.
pub fn pressed(ui: &mut Ui, enabled: bool) -> Option<u64> {
    let help = "Spend what is left on a choice at random. Undo, and press again, for another.";
    let button = small_button_if(ui, enabled, "Fill at random").on_hover_text(help);
    let button = button.on_disabled_hover_text("Nothing is to be had for what is left.");
    let count = ui.scope_id().with("choices at random");
    button.clicked().then(|| {
        ui.data_mut(|data| {
            let choices: &mut u64 = data.get_temp_mut_or_default(count);
            *choices += 1;
            *choices
        })
    })
}

const fn can_be_had<T>(ware: &Ware<T>, budget: i64) -> bool {
    ware.left > 0 && ware.price > 0 && ware.price <= budget
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_is_spent_until_nothing_is_cheap_enough() {
        let ware = |thing, price, left| Ware { thing, price, left };
        for seed in 0..50 {
            let had = had(vec![ware('a', 30, 9), ware('b', 7, 2), ware('c', 0, 9), ware('d', 200, 9)], 100, seed);
            let count = |thing| had.iter().filter(|other| **other == thing).count();
            let left = 100 - 30 * count('a') as i64 - 7 * count('b') as i64;
            assert!(left >= 0 && count('b') <= 2 && count('c') == 0 && count('d') == 0);
            assert!(left < 30 && (left < 7 || count('b') == 2), "{left} are left");
        }
        let choices: Vec<_> = (0..9).map(|seed| had(vec![ware('a', 30, 9), ware('b', 20, 9)], 100, seed)).collect();
        assert!(choices.windows(2).any(|two| two[0] != two[1]), "seeds give different choices");
    }
}

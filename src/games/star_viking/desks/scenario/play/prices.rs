//! The costs of choices, such as for units, repairs and points, with the money that would be left.

use kit::play::Beside;
use rules::counted;
use star_viking::play::{Action, Contest, Payer, Port, Price, Question, State};

/// The remark beside a choice that costs something or leads to a place where money can be spent; `None` for other choices.
pub fn beside(contest: &Contest, state: &State, action: Action) -> Option<Beside> {
    if let (Some((_, Question::Locals)), Action::At(Port::Tile(tile))) = (state.question, action) {
        let funds = state.tile(tile).funds;
        return Some(Beside { words: format!("{funds} mc"), says: format!("There are local funds of {}.", credits(funds)) });
    }
    let Price { cost, money, payer } = contest.priced(state, action)?;
    let left = money.saturating_sub(cost);
    let of = match payer {
        Payer::Treasury => "in the treasury",
        Payer::Locals => "of what can be spent in this system",
    };
    Some(Beside {
        words: format!("{cost} mc, {left} left"),
        says: format!("It costs {}; of {money} {of} {left} would be left.", credits(cost)),
    })
}

/// An amount of money in words.
fn credits(amount: u32) -> String {
    counted(amount, "mega-credit")
}

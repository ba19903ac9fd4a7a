//! Tests that the aims of the captain who looks ahead win more campaigns than those of the rules of thumb, even without looking ahead.

use super::*;
use rules::Points;

/// Plays games in which a captain with the keen aims plays each side in turn against captains with the usual aims. Returns how many games the captain
/// with the keen aims wins.
fn won(contest: &Contest, games: u32) -> u32 {
    let sides = contest.players() as u32;
    let wins = (0..games).filter(|game| {
        let own = game % sides;
        let mut captains: Vec<AnyCaptain> = (0..sides)
            .map(|side| if side == own { LookingAhead::new(0).into() } else { CaptainName::RuleOfThumb.captain() })
            .collect();
        let mut helms: Vec<&mut dyn Captain<Contest>> = captains.iter_mut().map(|captain| captain as _).collect();
        let end = fight(contest, &mut helms, &mut Record::new((), 33, *game), &mut ());
        contest.outcome(&end).is_some_and(|outcome| outcome.winner == Some(Player::new(own as u8)))
    });
    wins.count() as u32
}

#[test]
fn its_aims_win_levelled_campaigns() {
    let mut content = designs("sample");
    let blue = content.forces.iter().find(|(_, force)| force.color == Color::Blue).map(|(id, _)| id);
    let id = content.scenarios.ids().next().expect("a scenario");
    let scenario = content.scenarios.get_mut(id).expect("a scenario");
    let id = scenario.deployments.iter().find(|(_, deployment)| deployment.force == blue).map(|(id, _)| id).expect("its place");
    scenario.deployments.get_mut(id).expect("its place").purse = Points::new(400);
    // A captain with an even chance in every game wins this many or more in five of a hundred tests: 37 of 60 games, or 527 of 1,000.
    let (games, enough) = (as_many(60, 1_000), as_many(37, 527));
    let wins = won(&changed(content, |_| ()), games);
    assert!(wins >= enough, "{wins} of {games}");
}

#[test]
fn its_aims_win_more_than_a_third_of_campaigns_of_three() {
    // A captain with one chance in three in every game wins this many or more in five of a hundred tests: 27 of 60 games, or 359 of 999.
    let (games, enough) = (as_many(60, 999), as_many(27, 359));
    let wins = won(&changed(designs("double"), |_| ()), games);
    assert!(wins >= enough, "{wins} of {games}");
}

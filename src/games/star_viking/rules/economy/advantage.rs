//! Decides which player is ahead in points ("Points Victory", "Victory Points & Victory").

/// The player, counted from 0, who has at least one point and twice as many as every other player; `None` if there is no such player.
#[must_use]
pub fn has_twice_the_points(points: &[u32]) -> Option<usize> {
    let twice = |(player, own): (usize, &u32)| {
        let others = points.iter().enumerate().filter(|(other, _)| *other != player);
        (*own > 0 && others.into_iter().all(|(_, other)| u64::from(*own) >= 2 * u64::from(*other))).then_some(player)
    };
    points.iter().enumerate().find_map(twice)
}

/// The player, counted from 0, who has more points than every other; `None` if the leaders are equal.
#[must_use]
pub fn ahead(points: &[u32]) -> Option<usize> {
    let most = points.iter().max()?;
    let mut players = points.iter().enumerate().filter(|(_, own)| *own == most).map(|(player, _)| player);
    let first = players.next();
    if players.next().is_some() { None } else { first }
}

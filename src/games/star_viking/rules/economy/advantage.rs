//! Who is ahead in points ("Points Victory", "Victory Points & Victory").

/// Who has a point at least and twice as many as every other player; none where nobody has. Players are counted from 0.
#[must_use]
pub fn has_twice_the_points(points: &[u32]) -> Option<usize> {
    let twice = |(player, own): (usize, &u32)| {
        let others = points.iter().enumerate().filter(|(other, _)| *other != player);
        (*own > 0 && others.into_iter().all(|(_, other)| u64::from(*own) >= 2 * u64::from(*other))).then_some(player)
    };
    points.iter().enumerate().find_map(twice)
}

/// Who has more points than everybody else; none where the most are equal.
#[must_use]
pub fn ahead(points: &[u32]) -> Option<usize> {
    let most = points.iter().max()?;
    let mut players = points.iter().enumerate().filter(|(_, own)| *own == most).map(|(player, _)| player);
    let first = players.next();
    if players.next().is_some() { None } else { first }
}

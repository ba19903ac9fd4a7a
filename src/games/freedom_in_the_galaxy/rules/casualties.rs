//! Which units a side loses when it loses strength (10.3).

/// The sets of units from which the owner chooses one to fulfil a loss. Each set is a list of strengths in descending order: those of whole units
/// that add up to as much strength as possible without exceeding the loss. Units of strength 0 are never taken, and sets with the same strengths
/// count as one.
#[must_use]
pub fn casualties(strengths: &[u32], loss: u32) -> Vec<Vec<u32>> {
    let mut falling: Vec<u32> = strengths.iter().copied().filter(|strength| (1..=loss).contains(strength)).collect();
    falling.sort_unstable_by(|one, other| other.cmp(one));
    let most = most_that_fits(&falling, loss);
    let mut sets = Vec::new();
    collect(&falling, most, &mut Vec::new(), &mut sets);
    sets
}

/// The highest total strength of whole units that does not exceed the loss.
fn most_that_fits(strengths: &[u32], loss: u32) -> u32 {
    let mut reached = vec![false; loss as usize + 1];
    reached[0] = true;
    for strength in strengths {
        for sum in (*strength..=loss).rev() {
            reached[sum as usize] |= reached[(sum - strength) as usize];
        }
    }
    (0..=loss).rev().find(|sum| reached[*sum as usize]).unwrap_or_default()
}

/// Adds to `sets` every set of units whose strengths add up to `left`, each set once. `falling` has the strengths in descending order, and `taken`
/// those already chosen for the set.
fn collect(falling: &[u32], left: u32, taken: &mut Vec<u32>, sets: &mut Vec<Vec<u32>>) {
    if left == 0 {
        sets.push(taken.clone());
        return;
    }
    if falling.iter().sum::<u32>() < left {
        return;
    }
    let mut before = None;
    for (at, strength) in falling.iter().enumerate() {
        // Another unit of the same strength is not tried first, because it would give the same sets again.
        if *strength <= left && before != Some(*strength) {
            taken.push(*strength);
            collect(&falling[at + 1..], left - strength, taken, sets);
            taken.pop();
        }
        before = Some(*strength);
    }
}

#[cfg(test)]
mod tests {
    use super::casualties;

    #[test]
    fn a_loss_takes_as_much_strength_as_does_not_exceed_it() {
        assert_eq!(casualties(&[3], 2), [[0; 0]], "no unit of 3");
        assert_eq!(casualties(&[1, 1, 3], 2), [[1, 1]], "two of 1");
        assert_eq!(casualties(&[3, 3, 1], 5), [[3, 1]]);
        assert_eq!(casualties(&[3, 2, 1], 3), [vec![3], vec![2, 1]], "the owner chooses");
        assert_eq!(casualties(&[2, 2, 2], 4), [[2, 2]], "which of those alike is one and the same");
        assert_eq!(casualties(&[1, 0, 4], 9), [[4, 1]], "a unit without strength is never taken");
        assert_eq!(casualties(&[1, 1], 0), [[0; 0]]);
    }
}

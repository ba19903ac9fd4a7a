//! Random bytes that nobody can guess, from the system's own source.

/// This many random bytes that nobody can guess.
///
/// # Errors
/// If the system has no such source; says why.
pub fn unguessable<const COUNT: usize>() -> Result<[u8; COUNT], String> {
    let mut bytes = [0; COUNT];
    getrandom::fill(&mut bytes).map_err(|error| error.to_string())?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_are_alike() {
        let drawn: Vec<[u8; 16]> = (0..100).map(|_| unguessable().expect("bytes")).collect();
        assert!(drawn.iter().enumerate().all(|(at, bytes)| !drawn[..at].contains(bytes)));
    }
}

//! Random bytes that nobody can guess, from the system's own source.

/// `COUNT` random bytes that nobody can guess.
///
/// # Errors
/// If the system has no source of such bytes; the error says why.
pub fn unguessable<const COUNT: usize>() -> Result<[u8; COUNT], String> {
    let mut bytes = [0; COUNT];
    getrandom::fill(&mut bytes).map_err(|error| error.to_string())?;
    Ok(bytes)
}

/// A number that differs each time that the program is started; 0 if the system has no source of random bytes.
#[must_use]
pub fn number_of_this_start() -> u64 {
    unguessable().map_or(0, |bytes| u64::from(u32::from_le_bytes(bytes)))
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

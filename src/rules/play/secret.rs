//! The secret of a game by post, which no player may guess. The game's keys and dice are derived from it by a keyed hash.

use std::fmt::{self, Write as _};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::Seeded;

/// A secret of 128 bits. A player who has seen any number of hashes made with it can derive neither the secret nor another hash.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Secret([u8; Secret::BYTES]);

impl Secret {
    /// How many bytes a secret has.
    pub const BYTES: usize = 16;
    /// The block size of SHA-256 in bytes.
    const BLOCK: usize = 64;

    /// A secret made of these bytes, which have to come from a source that nobody can guess.
    #[must_use]
    pub const fn new(bytes: [u8; Self::BYTES]) -> Self {
        Self(bytes)
    }

    /// A secret derived from a seed. A player who can guess the seed also knows the secret, so this is only for replays, not for games by post.
    #[must_use]
    pub fn of_seed(seed: u64) -> Self {
        let hash = Sha256::new().chain_update(b"Drydock seed").chain_update(seed.to_le_bytes()).finalize();
        let mut bytes = [0; Self::BYTES];
        bytes.copy_from_slice(&hash[..Self::BYTES]);
        Self(bytes)
    }

    /// The hash of a message, keyed with the secret: HMAC-SHA-256 (RFC 2104).
    #[must_use]
    pub fn hash(&self, message: &[u8]) -> [u8; 32] {
        let mut key = [0_u8; Self::BLOCK];
        key[..Self::BYTES].copy_from_slice(&self.0);
        let inner = Sha256::new().chain_update(key.map(|byte| byte ^ 0x36)).chain_update(message).finalize();
        Sha256::new().chain_update(key.map(|byte| byte ^ 0x5c)).chain_update(inner).finalize().into()
    }

    /// The dice derived from a message, keyed with the secret.
    #[must_use]
    pub fn dice(&self, message: &[u8]) -> Seeded {
        let hash = self.hash(message);
        let number = |from: usize| hash[from..from + 8].iter().fold(0, |sum, byte| sum << 8 | u64::from(*byte));
        Seeded::new(number(0), number(8))
    }
}

/// Keeps the secret out of logs.
impl fmt::Debug for Secret {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Secret(..)")
    }
}

impl From<Secret> for String {
    fn from(secret: Secret) -> Self {
        secret.0.iter().fold(Self::new(), |mut digits, byte| {
            // Writing into a `String` cannot fail.
            let _ = write!(digits, "{byte:02x}");
            digits
        })
    }
}

impl TryFrom<String> for Secret {
    type Error = String;

    fn try_from(digits: String) -> Result<Self, String> {
        let wrong = || format!("a secret has {} hexadecimal digits", 2 * Self::BYTES);
        if digits.len() != 2 * Self::BYTES || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return Err(wrong());
        }
        let mut bytes = [0; Self::BYTES];
        for (at, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&digits[2 * at..2 * at + 2], 16).map_err(|_| wrong())?;
        }
        Ok(Self(bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_the_published_one() {
        // RFC 4231, test case 2, has a key of four bytes. Keys are padded with zeros, so a key of sixteen bytes can stand for it.
        let mut key = [0; Secret::BYTES];
        key[..4].copy_from_slice(b"Jefe");
        let hash = Secret::new(key).hash(b"what do ya want for nothing?");
        assert_eq!(hash[..8], [0x5b, 0xdc, 0xc1, 0x46, 0xbf, 0x60, 0x75, 0x4e]);
    }

    #[test]
    fn a_secret_is_written_in_digits_and_read_again() {
        let secret = Secret::of_seed(7);
        let digits = String::from(secret);
        assert_eq!((digits.len(), Secret::try_from(digits.clone())), (32, Ok(secret)));
        assert!(!format!("{secret:?}").contains(&digits[..8]));
        assert!(Secret::try_from(digits[1..].to_owned()).is_err() && Secret::try_from("é".repeat(16)).is_err());
        assert_ne!(secret.dice(b"one"), secret.dice(b"another"));
        assert_ne!(secret.dice(b"one"), Secret::of_seed(8).dice(b"one"));
    }
}

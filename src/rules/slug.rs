//! Names in the form that paths and file names use.

/// The name in lower case. Apostrophes are left out, and each run of other characters that are neither letters nor digits is replaced by a hyphen;
/// the result is never empty.
///
/// `"Otox Gol 79b"` becomes `otox-gol-79b`.
#[must_use]
pub fn slug(name: &str) -> String {
    let mut slug = String::with_capacity(name.len());
    for character in name.chars().flat_map(char::to_lowercase) {
        if character.is_alphanumeric() {
            slug.push(character);
        } else if !slug.is_empty() && !slug.ends_with('-') && character != '\'' && character != '’' {
            slug.push('-');
        }
    }
    let slug = slug.trim_end_matches('-');
    if slug.is_empty() { "unnamed".into() } else { slug.into() }
}

#[cfg(test)]
mod tests {
    use super::slug;

    #[test]
    fn a_slug_is_lower_case_and_never_empty() {
        assert_eq!(slug("Otox Gol 79b"), "otox-gol-79b");
        assert_eq!(slug("  The Queen's  Own! "), "the-queens-own");
        assert_eq!(slug("–"), "unnamed");
    }
}

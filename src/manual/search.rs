//! Words of the manual found again.

use super::block::Block;
use super::page::{Page, pages};

/// A place of the manual that has all the words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hit {
    /// The page.
    pub page: &'static Page,
    /// Which of its blocks.
    pub block: usize,
    /// The heading that it stands under.
    pub heading: String,
    /// What it says.
    pub words: String,
}

impl Hit {
    /// What it says, on one line of so many letters at the most.
    #[must_use]
    pub fn excerpt(&self, most: usize) -> String {
        let words = self.words.split_whitespace().collect::<Vec<_>>().join(" ");
        match words.char_indices().nth(most) {
            Some((end, _)) => format!("{}…", words[..end].trim_end()),
            None => words,
        }
    }
}

/// Where all these words stand in one block, in any order and case: headings before other places, then in the order of the manual. Nothing for no
/// word.
#[must_use]
pub fn search(words: &str) -> Vec<Hit> {
    let wanted: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
    if wanted.is_empty() {
        return Vec::new();
    }
    let (mut headings, mut others) = (Vec::new(), Vec::new());
    for page in pages() {
        let mut heading = page.title.clone();
        for (number, block) in page.blocks.iter().enumerate() {
            let text = block.text();
            let is_heading = matches!(block, Block::Heading(..));
            if is_heading {
                heading.clone_from(&text);
            }
            // A line counts with the heading above it, so that "vikings ram" finds the rams of Vikings.
            let told = format!("{} {heading} {text}", page.title).to_lowercase();
            let own = text.to_lowercase();
            let has_all = wanted.iter().all(|word| told.contains(word)) && wanted.iter().any(|word| own.contains(word));
            if has_all {
                let hit = Hit { page, block: number, heading: heading.clone(), words: text };
                if is_heading { headings.push(hit) } else { others.push(hit) }
            }
        }
    }
    headings.append(&mut others);
    headings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_in_any_order_with_their_page() {
        let hits = search("Calibration printer");
        assert!(hits.iter().any(|hit| hit.page.name == "printing"), "{hits:?}");
        assert_eq!(search("printer calibration").len(), hits.len());
        assert!(search("  ").is_empty() && search("xyzzy").is_empty());
    }
}

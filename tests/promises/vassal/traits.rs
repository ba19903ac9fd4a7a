//! The traits of a piece, read as VASSAL reads them.

/// A trait: its fields, the first of which says what it is, and its state.
#[derive(Debug)]
pub struct Trait {
    pub fields: Vec<String>,
    pub state: String,
}

impl Trait {
    /// What it is, such as `emb2`.
    pub fn id(&self) -> &str {
        &self.fields[0]
    }
}

/// The tokens between a delimiter. A backslash before a delimiter makes it a letter; apostrophes round a token are taken off.
pub fn tokens(text: &str, delimiter: char) -> Vec<String> {
    let (mut all, mut token) = (Vec::new(), String::new());
    for letter in text.chars() {
        match (letter == delimiter, token.ends_with('\\')) {
            (false, _) => token.push(letter),
            (true, true) => {
                token.pop();
                token.push(letter);
            }
            (true, false) => all.push(std::mem::take(&mut token)),
        }
    }
    all.push(token);
    for token in &mut all {
        if token.len() > 1 && token.starts_with('\'') && token.ends_with('\'') {
            *token = token[1..token.len() - 1].to_owned();
        }
    }
    all
}

fn chain(text: &str) -> Vec<String> {
    let mut tokens = tokens(text, '\t');
    assert!(tokens.len() <= 2, "a chain has an outer part and an inner one: {text}");
    match tokens.pop() {
        Some(inner) if !tokens.is_empty() => tokens.into_iter().chain(chain(&inner)).collect(),
        Some(only) => vec![only],
        None => Vec::new(),
    }
}

/// The traits of a piece from the outermost in.
pub fn read(text: &str) -> Vec<Trait> {
    let parts = tokens(text, '/');
    let [plus, nothing, kinds, states] = parts.as_slice() else { panic!("a piece has four parts: {text}") };
    assert_eq!((plus.as_str(), nothing.as_str()), ("+", "null"), "{text}");
    let (kinds, states) = (chain(kinds), chain(states));
    assert_eq!(kinds.len(), states.len(), "as many states as traits: {text}");
    kinds.iter().zip(states).map(|(kind, state)| Trait { fields: tokens(kind, ';'), state }).collect()
}

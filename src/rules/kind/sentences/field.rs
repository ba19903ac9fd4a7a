//! A field that holds sentences of a list.

use super::{Grammar, Verb, hear, say};

/// A field that holds sentences from a list.
pub struct Sentences<R: 'static, V: Verb> {
    /// How many sentences the field can hold.
    pub most: usize,
    /// Reads the sentences that a row holds in the field.
    pub get: fn(&R) -> &[V],
    /// Sets the sentences that a row holds in the field.
    pub set: fn(&mut R, Vec<V>),
}

/// A field that holds sentences from a list whose type is not known.
pub trait AnySentences<R>: Sync {
    /// The grammar of the list.
    fn grammar(&self) -> Grammar;
    /// How many sentences the field can hold.
    fn most(&self) -> usize;
    /// The sentences in the field.
    fn get(&self, row: &R) -> Vec<String>;
    /// Sets the sentences; any that are not in the list are left out.
    fn set(&self, row: &mut R, sentences: &[String]);
}

impl<R, V: Verb> AnySentences<R> for Sentences<R, V> {
    fn grammar(&self) -> Grammar {
        Grammar::of::<V>()
    }

    fn most(&self) -> usize {
        self.most
    }

    fn get(&self, row: &R) -> Vec<String> {
        (self.get)(row).iter().map(say).collect()
    }

    fn set(&self, row: &mut R, sentences: &[String]) {
        (self.set)(row, sentences.iter().filter_map(|text| hear(text)).collect());
    }
}

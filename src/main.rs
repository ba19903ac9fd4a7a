//! Drydock.

fn main() {}

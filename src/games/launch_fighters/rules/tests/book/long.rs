//! How thorough tests are.

/// The first, or the second when `DRYDOCK_LONG=1` asks for thorough runs.
pub fn long<T>(usual: T, thorough: T) -> T {
    if std::env::var_os("DRYDOCK_LONG").is_some_and(|value| value == "1") { thorough } else { usual }
}

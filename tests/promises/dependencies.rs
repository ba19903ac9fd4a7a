//! What Drydock is built from: packages from the registry alone, under licences that allow it to be passed on.

use std::process::Command;

use serde_json::Value;

/// Licences that ask for no more than that they are named. A package that offers a choice has to offer one of these.
const ALLOWED: [&str; 16] = [
    "MIT",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "0BSD",
    "ISC",
    "MIT-0",
    "MPL-2.0",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
    "OFL-1.1",
    "Ubuntu-font-1.0",
];

/// The platform that this machine builds for.
fn host() -> String {
    let output = Command::new(env!("CARGO")).arg("-vV").output().expect("cargo can be run");
    let told = String::from_utf8_lossy(&output.stdout);
    told.lines().find_map(|line| line.strip_prefix("host: ")).expect("cargo tells its host").to_owned()
}

fn metadata() -> Value {
    let output = Command::new(env!("CARGO"))
        // Packages of other platforms need not be on this machine, and the test may not fetch them.
        .args(["metadata", "--format-version", "1", "--locked", "--offline", "--filter-platform", &host()])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo can be run");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("cargo metadata is JSON")
}

/// Whether an SPDX expression is satisfied by allowed licences: every side of AND, one side of OR.
fn allowed(expression: &str) -> bool {
    let expression = expression.trim();
    if let Some(inner) = expression.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'))
        && !inner.contains(['(', ')'])
    {
        return allowed(inner);
    }
    let sides = |separator: &str| {
        let mut depth = 0_i32;
        let mut parts = Vec::new();
        let mut start = 0;
        for (at, letter) in expression.char_indices() {
            match letter {
                '(' => depth += 1,
                ')' => depth -= 1,
                _ if depth == 0 && expression[at..].starts_with(separator) => {
                    parts.push(&expression[start..at]);
                    start = at + separator.len();
                }
                _ => {}
            }
        }
        parts.push(&expression[start..]);
        parts
    };
    let alternatives: Vec<&str> =
        [" OR ", "/"].into_iter().map(&sides).find(|parts| parts.len() > 1).unwrap_or_else(|| vec![expression]);
    if alternatives.len() > 1 {
        return alternatives.into_iter().any(allowed);
    }
    let all = sides(" AND ");
    if all.len() > 1 {
        return all.into_iter().all(allowed);
    }
    ALLOWED.contains(&expression)
}

#[test]
fn every_package_comes_from_the_registry_under_a_free_licence() {
    let metadata = metadata();
    let packages = metadata["packages"].as_array().expect("a list of packages");
    assert!(packages.len() > 100);
    for package in packages {
        let name = package["name"].as_str().expect("a name");
        if name == "drydock" || name.starts_with("drydock-") {
            assert!(package["source"].is_null(), "{name} is not of this workspace");
            assert_eq!(package["license"], "MIT OR Apache-2.0", "{name}");
            continue;
        }
        let source = package["source"].as_str().unwrap_or("no registry");
        assert!(source.starts_with("registry+"), "{name} comes from {source}");
        let license = package["license"].as_str().unwrap_or_else(|| panic!("{name} names no licence"));
        assert!(allowed(license), "{name} is under {license}");
    }
}

#[test]
fn expressions_are_read_as_they_are_meant() {
    assert!(allowed("MIT OR GPL-3.0"));
    assert!(allowed("(MIT OR Apache-2.0) AND Unicode-3.0"));
    assert!(!allowed("MIT AND GPL-3.0"));
    assert!(!allowed("GPL-3.0"));
    assert!(allowed("MIT/Apache-2.0"));
}

//! No folder of the house depends on itself through another, and no great number of files on one another. What the compiler keeps between crates
//! is kept here inside them: an edge is a `use` between files outside tests, led through re-exports to the file that says the name.

use std::collections::{BTreeMap, BTreeSet};

use crate::architecture::{Source, sources};

/// The most files that may depend on one another.
const LARGEST_KNOT: usize = 40;

/// A module, by its crate and the names that lead to it.
type Module = Vec<String>;

/// The files of the house as modules, with what each brings in by `use`.
struct House {
    files: BTreeMap<Module, File>,
}

struct File {
    path: String,
    /// The names that a `use` brings into the module, with the paths behind them.
    names: BTreeMap<String, Module>,
    /// The modules whose every name it brings in.
    globs: Vec<Module>,
    /// The paths that its own code uses, re-exports aside.
    used: Vec<Module>,
}

impl House {
    fn of(sources: &[Source]) -> Self {
        let roots: BTreeMap<&str, String> = sources
            .iter()
            .filter_map(|source| source.path.strip_suffix("lib.rs"))
            .map(|folder| (folder, crate_name(folder)))
            .collect();
        let mut files = BTreeMap::new();
        for source in sources.iter().filter(|source| !source.path.ends_with("tests.rs")) {
            let root =
                roots.iter().filter(|(folder, _)| source.path.starts_with(**folder)).max_by_key(|(folder, _)| folder.len());
            let Some((folder, name)) = root else { continue };
            let inside = source.path[folder.len()..].trim_end_matches(".rs");
            let mut module = vec![name.clone()];
            module.extend(inside.split('/').filter(|part| !["lib", "mod"].contains(part)).map(str::to_owned));
            files.insert(module, File::of(source));
        }
        Self { files }
    }

    /// A path as it is written in a module, from its crate on; none of what is not of the house.
    fn absolute(&self, module: &[String], path: &[String]) -> Option<Module> {
        let first = path.first()?.as_str();
        let above = path.iter().take_while(|part| *part == "super").count();
        if above > 0 {
            return Some([&module[..module.len().checked_sub(above)?], &path[above..]].concat());
        }
        match first {
            "crate" => Some([&module[..1], &path[1..]].concat()),
            "self" => Some([module, &path[1..]].concat()),
            _ if self.is_said(module, first) => Some([module, path].concat()),
            _ => self.files.contains_key(&path[..1]).then(|| path.to_vec()),
        }
    }

    /// Whether a module has another of this name inside it, or brings the name in.
    fn is_said(&self, module: &[String], name: &str) -> bool {
        let inner = [module, &[name.to_owned()]].concat();
        self.files.contains_key(&inner) || self.files.get(module).is_some_and(|file| file.names.contains_key(name))
    }

    /// The file that says what a path leads to.
    fn file_of(&self, path: &[String], steps: usize) -> Option<&str> {
        let most = (1..=path.len()).rev().find(|length| self.files.contains_key(&path[..*length]))?;
        let (module, rest) = path.split_at(most);
        let file = &self.files[module];
        let Some(name) = rest.first().filter(|_| steps < 20) else { return Some(&file.path) };
        let onward = |led: &[String], rest: &[String]| {
            let led = self.absolute(module, led)?;
            self.file_of(&[led.as_slice(), rest].concat(), steps + 1)
        };
        if let Some(led) = file.names.get(name) {
            return onward(led, &rest[1..]);
        }
        let said_by = |glob: &Module| {
            let led = self.absolute(module, glob)?;
            self.is_said(&led, name).then(|| onward(glob, rest)).flatten()
        };
        Some(file.globs.iter().find_map(said_by).unwrap_or(&file.path))
    }

    /// Which files each file uses.
    fn edges(&self) -> BTreeMap<&str, BTreeSet<&str>> {
        let edges = self.files.iter().map(|(module, file)| {
            let used = file.used.iter().filter_map(|path| self.file_of(&self.absolute(module, path)?, 0));
            (file.path.as_str(), used.filter(|used| *used != file.path).collect())
        });
        edges.collect()
    }
}

/// By what name code calls the crate of a folder.
fn crate_name(folder: &str) -> String {
    let parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    match parts[..] {
        [] => "drydock".to_owned(),
        ["games", game, "rules"] => game.to_owned(),
        ["games", game, crate_of] => format!("{game}_{crate_of}"),
        [floor, ..] => floor.to_owned(),
    }
}

impl File {
    fn of(source: &Source) -> Self {
        let mut file = Self { path: source.path.clone(), names: BTreeMap::new(), globs: Vec::new(), used: Vec::new() };
        for (is_public, tree) in imports(&source.code) {
            let mut paths = Vec::new();
            leaves(&tree, &[], &mut paths);
            for mut path in paths {
                let Some(last) = path.pop() else { continue };
                let (name, alias) = last.split_once(" as ").unwrap_or((&last, &last));
                if name == "*" {
                    file.globs.push(path.clone());
                } else {
                    let alias = if alias == "self" { path.last().cloned().unwrap_or_default() } else { alias.to_owned() };
                    if name != "self" {
                        path.push(name.to_owned());
                    }
                    file.names.insert(alias, path.clone());
                }
                if !is_public {
                    file.used.push(path);
                }
            }
        }
        file
    }
}

/// What the `use` statements of some code bring in, as they are written, and whether they pass it on.
fn imports(code: &str) -> Vec<(bool, String)> {
    let mut found = Vec::new();
    let mut rest = code;
    while let Some(line) = rest.lines().next() {
        let begun = line.trim_start();
        let is_public = begun.starts_with("pub");
        let statement = if is_public { begun.split_once(' ').map_or("", |(_, behind)| behind) } else { begun };
        match (statement.strip_prefix("use "), rest.find(';')) {
            (Some(_), Some(end)) => {
                let text = &rest[..end];
                let tree = text.split_once("use ").map_or("", |(_, tree)| tree);
                found.push((is_public, tree.split_whitespace().collect::<Vec<_>>().join(" ")));
                rest = &rest[end + 1..];
            }
            _ => rest = rest.get(line.len() + 1..).unwrap_or_default(),
        }
    }
    found
}

/// The paths of a tree such as `a::{b, c::d}`.
fn leaves(tree: &str, before: &[String], found: &mut Vec<Module>) {
    let tree = tree.trim().trim_start_matches("::");
    let parts =
        |path: &str| path.split("::").map(str::trim).filter(|part| !part.is_empty()).map(str::to_owned).collect::<Vec<_>>();
    let Some((head, list)) = tree.split_once('{') else {
        if !tree.is_empty() {
            found.push([before, &parts(tree)].concat());
        }
        return;
    };
    let before = [before, &parts(head)].concat();
    let list = list.trim_end().strip_suffix('}').unwrap_or(list);
    let (mut depth, mut start) = (0, 0);
    for (at, letter) in list.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                leaves(&list[start..at], &before, found);
                start = at + 1;
            }
            _ => {}
        }
    }
    leaves(&list[start..], &before, found);
}

/// The sets of more than one that depend on one another, the largest first.
fn circles<'a>(edges: &BTreeMap<&'a str, BTreeSet<&'a str>>) -> Vec<Vec<&'a str>> {
    let mut backward: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (from, to) in edges {
        for to in to {
            backward.entry(to).or_default().insert(from);
        }
    }
    let (mut seen, mut order) = (BTreeSet::new(), Vec::new());
    for from in edges.keys() {
        order.extend(reached(from, edges, &mut seen));
    }
    let (mut taken, mut circles) = (BTreeSet::new(), Vec::new());
    for from in order.into_iter().rev() {
        let circle = reached(from, &backward, &mut taken);
        if circle.len() > 1 {
            circles.push(circle);
        }
    }
    circles.sort_by_key(|circle| std::cmp::Reverse(circle.len()));
    circles
}

/// What is reached from somewhere and was not seen before, each behind all that is reached from it.
fn reached<'a>(from: &'a str, edges: &BTreeMap<&'a str, BTreeSet<&'a str>>, seen: &mut BTreeSet<&'a str>) -> Vec<&'a str> {
    let mut done = Vec::new();
    let mut stack = vec![(from, false)];
    while let Some((at, is_left)) = stack.pop() {
        if is_left {
            done.push(at);
        } else if seen.insert(at) {
            stack.push((at, true));
            stack.extend(edges.get(at).into_iter().flatten().filter(|next| !seen.contains(**next)).map(|next| (*next, false)));
        }
    }
    done
}

/// The folders side by side that two files are in, where their paths part; none where one of them stands above the other's folder.
fn beside<'a>(one: &'a str, other: &'a str) -> Option<(&'a str, &'a str)> {
    let same = one.split('/').zip(other.split('/')).take_while(|(one, other)| one == other).map(|(part, _)| part.len() + 1).sum();
    let folder = |path: &'a str| path.get(same..)?.find('/').map(|end| &path[..same + end]);
    Some((folder(one)?, folder(other)?))
}

#[test]
fn folders_have_no_circles_and_files_no_great_knots() {
    let sources = sources();
    let house = House::of(&sources);
    let edges = house.edges();
    assert!(edges.values().map(BTreeSet::len).sum::<usize>() > 5_000, "the imports were not found");
    let files = circles(&edges);
    let largest = files.first().map_or(0, Vec::len);
    println!("{} circles of files, the largest of {largest}", files.len());
    // A game's crates stand on floors of their own, although they stand in one folder.
    let by_crate = |path: &str| match path.strip_prefix("games/") {
        Some(inside) => inside.replacen('/', "_", 1),
        None => path.to_owned(),
    };
    let placed: BTreeMap<&str, String> = edges.keys().map(|path| (*path, by_crate(path))).collect();
    let mut folders: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (one, others) in &edges {
        for (one, other) in others.iter().filter_map(|other| beside(&placed[one], &placed[other])) {
            folders.entry(one).or_default().insert(other);
        }
    }
    assert_eq!(circles(&folders), [[""; 0]; 0], "these folders depend on themselves through others");
    assert!(largest <= LARGEST_KNOT, "these {largest} files depend on one another:\n{}", files[0].join("\n"));
}

#[test]
fn the_finder_sees_every_way_to_use_a_file() {
    let mut paths = Vec::new();
    leaves("super::{a::{B, c::*}, D as E, self}", &[], &mut paths);
    let paths: Vec<String> = paths.iter().map(|path| path.join("::")).collect();
    assert_eq!(paths, ["super::a::B", "super::a::c::*", "super::D as E", "super::self"]);
    assert_eq!(
        imports("use a::B;\nfn f() {\n    use c::{\n        D,\n    };\n}\npub(crate) use e::F;\nlet used = 1;"),
        [(false, "a::B".into()), (false, "c::{ D, }".into()), (true, "e::F".into())]
    );
    let source = |path: &str, code: &str| Source { path: path.into(), code: code.into() };
    let house = House::of(&[
        source("lib.rs", ""),
        source("rules/lib.rs", "mod rule;\npub use rule::Rule;"),
        source("rules/rule.rs", "use super::finding::Finding;"),
        source("rules/finding.rs", "use crate::Rule;"),
        source("games/vikings/rules/lib.rs", "use rules::Rule;"),
    ]);
    let edges = house.edges();
    assert_eq!(edges["games/vikings/rules/lib.rs"], BTreeSet::from(["rules/rule.rs"]));
    assert_eq!(circles(&edges), [["rules/finding.rs", "rules/rule.rs"]]);
    assert_eq!(beside("a/b/c.rs", "a/d/e/f.rs"), Some(("a/b", "a/d")));
    assert_eq!(beside("a/c.rs", "a/d/e.rs"), None);
}

//! The build script. It gives the programs for Windows their icon and their version, which Windows reads from the program's file.
//!
//! `windres`, a part of mingw, makes these resources; the variable `WINDRES` can name another program. Mingw's compiler builds the functions that
//! Wine before version 9 lacks (`chance.c`). For any other target this script does nothing, and without mingw the programs have no resources.

#![allow(missing_docs)]

use std::path::Path;
use std::process::Command;
use std::{env, fs};

/// The icon of both programs. A test checks that it equals the icon that `drydock package --for windows` draws.
const ICON: &str = "src/windows/drydock.ico";

/// The functions that Rust's standard library needs from Windows and that Wine before version 9 does not have.
const CHANCE: &str = "src/windows/chance.c";

fn main() {
    println!("cargo::rerun-if-changed={ICON}");
    println!("cargo::rerun-if-changed={CHANCE}");
    println!("cargo::rerun-if-env-changed=WINDRES");
    let target = |what: &str| env::var(format!("CARGO_CFG_TARGET_{what}")).unwrap_or_default();
    if target("OS") != "windows" {
        return;
    }
    let made = match (target("ENV").as_str(), target("ARCH").as_str()) {
        ("gnu", arch @ ("x86_64" | "aarch64")) => resources(&format!("{arch}-w64-mingw32-windres")),
        ("gnu", _) => resources("i686-w64-mingw32-windres"),
        (other, _) => Err(format!("{other} has another tool for them than windres")),
    };
    match made {
        Ok(object) => println!("cargo::rustc-link-arg-bins={object}"),
        Err(why) => println!("cargo::warning=the programs of Windows get no icon and no version: {why}"),
    }
    if target("ENV") == "gnu" {
        // The linker needs the whole of this library before the library that uses it, although nothing has referred to it before that point.
        match cc::Build::new().file(CHANCE).link_lib_modifier("+whole-archive").try_compile("chance") {
            Ok(()) => println!("cargo::rustc-link-lib=advapi32"),
            Err(why) => println!("cargo::warning=Wine before version 9 will not load the programs of Windows: {why}"),
        }
    }
}

/// Has the resources made, and tells the linker where they are.
fn resources(usual: &str) -> Result<String, String> {
    let folder = env::var("OUT_DIR").map_err(|_| "there is no folder to make them in")?;
    let (script, object) = (Path::new(&folder).join("drydock.rc"), Path::new(&folder).join("drydock-resources.o"));
    fs::write(&script, described()).map_err(|error| error.to_string())?;
    let windres = env::var("WINDRES").unwrap_or_else(|_| usual.to_owned());
    let run = Command::new(&windres).arg(&script).args(["--output-format=coff", "--output"]).arg(&object).status();
    match run {
        Ok(status) if status.success() => Ok(object.display().to_string()),
        Ok(_) => Err(format!("{windres} has failed")),
        Err(error) => Err(format!("{windres}: {error}")),
    }
}

/// The text from which `windres` makes the resources: icon 1, and the version (Microsoft's VERSIONINFO resource) in English and Unicode.
fn described() -> String {
    let package = |what: &str| env::var(format!("CARGO_PKG_{what}")).unwrap_or_default();
    let version = package("VERSION");
    let numbers = format!("{},{},{},0", package("VERSION_MAJOR"), package("VERSION_MINOR"), package("VERSION_PATCH"));
    let texts = [
        ("FileDescription", "Drydock"),
        ("ProductName", "Drydock"),
        ("Comments", &package("DESCRIPTION")),
        ("LegalCopyright", &package("LICENSE")),
        ("FileVersion", &version),
        ("ProductVersion", &version),
    ];
    let texts: String = texts.map(|(name, text)| format!("VALUE \"{name}\", \"{text}\"\n")).concat();
    format!(
        "1 ICON \"{ICON}\"
1 VERSIONINFO
FILEVERSION {numbers}
PRODUCTVERSION {numbers}
FILEOS 0x40004
FILETYPE 1
BEGIN
BLOCK \"StringFileInfo\" BEGIN BLOCK \"040904b0\" BEGIN
{texts}END END
BLOCK \"VarFileInfo\" BEGIN VALUE \"Translation\", 0x409, 1200 END
END
"
    )
}

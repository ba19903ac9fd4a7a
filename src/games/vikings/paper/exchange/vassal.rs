//! TO BE WRITTEN

use exchange::vassal::Module;
use project::Project;
use sheets::SheetKind;
use vikings::Content;

/// What players read while they play.
pub const CHARTS: &[SheetKind] = &[];

/// A scenario.
pub fn module(_content: &Content, project: &Project, _scenario: Option<&str>) -> Module {
    Module::new(project.title.as_str(), "")
}

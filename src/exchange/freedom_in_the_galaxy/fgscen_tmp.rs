use crate::project::text;
use crate::sheets::{Request, print};
use std::path::Path;

#[test]
fn fgscen_tmp() {
    for name in ["sample", "varu", "backdoor", "orlog", "campaign", "two-stars"] {
        let path = format!("/tmp/fgscen_t/{name}.drydock");
        let bytes = std::fs::read(&path).expect("file");
        let mut project = match text::read(&bytes, Path::new(&path)) {
            Ok(project) => project,
            Err(error) => {
                println!("{name}: {error}");
                continue;
            }
        };
        let csv = format!("/tmp/fgscen_t/{name}.csv");
        let table = std::fs::read(&csv).expect("csv");
        match crate::exchange::import_table(&table, Path::new(&csv), &project, false) {
            Ok(import) => {
                for edit in &import.edits {
                    if let Err(error) = project.content.apply(edit) {
                        println!("{name}: {error}");
                    }
                }
            }
            Err(error) => {
                println!("{name}: {error}");
                continue;
            }
        }
        let start = std::time::Instant::now();
        let found = project.check();
        println!("{name}: {} findings in {:?}", found.len(), start.elapsed());
        for finding in found {
            if !["disputed-value", "reconstructed-value"].contains(&finding.about.name) {
                println!("  {:?} {} {}", finding.about.severity, finding.about.name, finding.message);
            }
        }
        std::fs::write(format!("/tmp/fgscen_t/out_{name}.drydock"), text::write(&project).expect("text")).expect("written");
        if let crate::rules::Content::FreedomInTheGalaxy(own) = &project.content {
            for (_, scenario) in own.scenarios.iter() {
                let board = crate::rules::freedom_in_the_galaxy::set_up::Board::of(own, scenario);
                println!(
                    "  points {} of {}",
                    crate::rules::freedom_in_the_galaxy::set_up::points_at_set_up(&board),
                    crate::rules::freedom_in_the_galaxy::set_up::most_points(&board)
                );
            }
            if name == "campaign" || name == "varu" {
                (super::prices::answer(own).lines)().iter().rev().take(80).rev().for_each(|line| println!("    {line}"));
            }
        }
        let kinds = crate::sheets::freedom_in_the_galaxy::SCENARIOS;
        let wanted = [
            kinds,
            crate::sheets::freedom_in_the_galaxy::SECRET_PAPERS,
            crate::sheets::freedom_in_the_galaxy::GUIDE,
            crate::sheets::freedom_in_the_galaxy::SEQUENCE,
            crate::sheets::freedom_in_the_galaxy::ENDURANCE,
        ];
        let printout = print(&project, &Request { only: wanted.into(), ..Request::default() });
        for finding in &printout.findings {
            println!("  paper {:?} {}", finding.about.severity, finding.message);
        }
        for kind in wanted {
            let bytes = crate::sheets::to_pdf(&project, kind, printout.pages(kind)).expect("pdf");
            std::fs::write(format!("/tmp/fgscen_t/{name}-{}.pdf", kind.slug()), bytes).expect("written");
        }
    }
}

//! Tables to and from a spreadsheet, which wants tabs between cells and may leave the header out.

/// A table as it is written to a file, with tabs between its cells.
#[must_use]
pub fn with_tabs(table: &[u8]) -> Option<String> {
    let mut writer = csv::WriterBuilder::new().delimiter(b'\t').from_writer(Vec::new());
    for record in csv::ReaderBuilder::new().has_headers(false).from_reader(table).records() {
        writer.write_record(&record.ok()?).ok()?;
    }
    String::from_utf8(writer.into_inner().ok()?).ok()
}

/// A table with this header above its cells, unless it has one, which it has where a cell of its first row is called by this column.
#[must_use]
pub fn with_header(table: &str, header: &[&str], column: &str) -> String {
    let first = table.lines().next().unwrap_or_default().to_lowercase();
    let named = first.split(['\t', ',', ';']).any(|cell| cell.trim().trim_matches('"') == column);
    if named { table.to_owned() } else { format!("{}\n{table}", header.join("\t")) }
}

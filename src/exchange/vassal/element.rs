//! The XML of a module's build file. An element has the name of the VASSAL class of which VASSAL makes an object from it.

use std::io;

use quick_xml::Writer;
use quick_xml::events::{BytesDecl, BytesEnd, BytesStart, BytesText, Event};

/// An element of the build file with its attributes in the order in which they are written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Element {
    name: String,
    attributes: Vec<(&'static str, String)>,
    children: Vec<Element>,
    text: String,
}

impl Element {
    /// An element for the class whose name is `VASSAL.build.` followed by this ending.
    pub fn build(class: &str) -> Self {
        Self::named(format!("VASSAL.build.{class}"))
    }

    /// An element for the class whose name is `VASSAL.build.module.` followed by this ending.
    pub fn module(class: &str) -> Self {
        Self::build(&format!("module.{class}"))
    }

    /// An element with this name, which is not that of a class.
    pub fn named(name: impl Into<String>) -> Self {
        Self { name: name.into(), attributes: Vec::new(), children: Vec::new(), text: String::new() }
    }

    /// Adds an attribute after the others.
    #[expect(clippy::needless_pass_by_value, reason = "numbers and texts are passed alike")]
    pub fn with(mut self, name: &'static str, value: impl ToString) -> Self {
        self.attributes.push((name, value.to_string()));
        self
    }

    /// Adds attributes after the others.
    pub fn with_all(mut self, attributes: &[(&'static str, &str)]) -> Self {
        self.attributes.extend(attributes.iter().map(|(name, value)| (*name, (*value).to_owned())));
        self
    }

    /// Sets the text of the element.
    pub fn saying(mut self, text: impl Into<String>) -> Self {
        self.text = text.into();
        self
    }

    /// Adds a child after the others.
    pub fn holding(mut self, child: Self) -> Self {
        self.children.push(child);
        self
    }

    /// Adds children after the others.
    pub fn holding_all(mut self, children: impl IntoIterator<Item = Self>) -> Self {
        self.children.extend(children);
        self
    }

    /// The value of an attribute; `None` if the element does not have it.
    #[cfg(test)]
    pub fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(known, _)| *known == name).map(|(_, value)| value.as_str())
    }

    /// The child elements, in order.
    #[cfg(test)]
    pub fn children(&self) -> &[Self] {
        &self.children
    }

    /// The bytes of a file whose root is this element.
    ///
    /// # Errors
    ///
    /// Never, since the writer writes into memory; but its signature allows errors.
    pub fn into_file(self) -> io::Result<Vec<u8>> {
        let mut writer = Writer::new(Vec::new());
        writer.write_event(Event::Decl(BytesDecl::new("1.0", Some("UTF-8"), Some("no"))))?;
        self.write(&mut writer)?;
        Ok(writer.into_inner())
    }

    fn write(&self, writer: &mut Writer<Vec<u8>>) -> io::Result<()> {
        let mut start = BytesStart::new(self.name.as_str());
        for (name, value) in &self.attributes {
            start.push_attribute((*name, in_one_line(value).as_str()));
        }
        if self.children.is_empty() && self.text.is_empty() {
            return writer.write_event(Event::Empty(start));
        }
        writer.write_event(Event::Start(start))?;
        if !self.text.is_empty() {
            writer.write_event(Event::Text(BytesText::new(&printable(&self.text))))?;
        }
        self.children.iter().try_for_each(|child| child.write(writer))?;
        writer.write_event(Event::End(BytesEnd::new(self.name.as_str())))
    }
}

/// A text without the control characters that XML forbids.
fn printable(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control() || matches!(letter, '\t' | '\n')).collect()
}

/// A text without line breaks, for an attribute.
fn in_one_line(text: &str) -> String {
    printable(text).replace(['\t', '\n'], " ")
}

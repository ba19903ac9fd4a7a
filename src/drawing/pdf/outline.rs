//! The outline of a document: a bookmark for every page. Pages whose titles begin with the same part are grouped under one bookmark.

/// A bookmark, with the bookmarks under it.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Bookmark {
    pub title: String,
    /// The page that the bookmark leads to, counted from 0.
    pub page: usize,
    pub under: Vec<Bookmark>,
}

const SEPARATOR: &str = " / ";

/// The bookmarks for these pages, each given by its title and number.
pub(super) fn bookmarks(titles: &[(&str, usize)]) -> Vec<Bookmark> {
    let mut marks = Vec::new();
    let mut rest = titles;
    while let Some(((first, page), _)) = rest.split_first() {
        let head = first.split(SEPARATOR).next().unwrap_or(first);
        let together = rest.iter().take_while(|(title, _)| title.split(SEPARATOR).next() == Some(head)).count();
        let (group, after) = rest.split_at(together);
        rest = after;
        if together == 1 {
            marks.push(Bookmark { title: (*first).to_owned(), page: *page, under: Vec::new() });
            continue;
        }
        // If the title of the group's first page is just the shared part, the bookmark of the group leads to that page, which needs no bookmark
        // below.
        let below = if *first == head { &group[1..] } else { group };
        if below.iter().any(|(title, _)| !title.contains(SEPARATOR)) {
            marks.extend(group.iter().map(|(title, page)| Bookmark {
                title: (*title).to_owned(),
                page: *page,
                under: Vec::new(),
            }));
            continue;
        }
        let below: Vec<(&str, usize)> =
            below.iter().map(|(title, page)| (&title[head.len() + SEPARATOR.len()..], *page)).collect();
        marks.push(Bookmark { title: head.to_owned(), page: *page, under: bookmarks(&below) });
    }
    marks
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(marks: &[Bookmark]) -> String {
        let inner = |mark: &Bookmark| if mark.under.is_empty() { String::new() } else { format!("({})", shown(&mark.under)) };
        marks.iter().map(|mark| format!("{}@{}{}", mark.title, mark.page, inner(mark))).collect::<Vec<_>>().join(", ")
    }

    #[test]
    fn titles_that_begin_the_same_are_put_together() {
        let titles =
            ["Rules", "Ships", "Ships / Big / One", "Ships / Big / Two", "Ships / Small", "Map / North", "Rules", "Rules"];
        let titles: Vec<_> = titles.into_iter().zip(0..).collect();
        assert_eq!(shown(&bookmarks(&titles)), "Rules@0, Ships@1(Big@2(One@2, Two@3), Small@4), Map / North@5, Rules@6, Rules@7");
        assert!(bookmarks(&[]).is_empty());
    }
}

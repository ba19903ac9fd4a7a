//! A page with every kind of item on it, for the tests of the back ends.

use std::sync::Arc;

use image::ImageFormat;

use super::text::{self, Style};
use super::{Color, Face, Group, Item, Items, Page, Path, Picture, Stroke, Tag, picture};
use geometry::{Angle, Mm, Point, Rect, Size, Transform};

const BLUE: Color = Color::rgb(0x33, 0x66, 0xcc);
const RED: Color = Color::rgb(0xcc, 0x33, 0x22);

/// A page with outlines, dashes, transparency, turned text, a curved clip, an undamaged and a damaged picture, and nested groups.
pub fn page() -> Page {
    let mut page = Page::new("Samples / every kind", Size::new(120.0, 160.0));
    page.trim = Some(Rect::at(5.0, 5.0, 110.0, 150.0));
    page.items = outlines();
    page.items.extend(texts());
    page.items.extend(groups());
    page.items.extend(pictures());
    page
}

fn outlines() -> Items {
    let ring = Path::circle(Point::new(20.0, 22.0), Mm::new(12.0)).and(Path::rect(Rect::at(14.0, 16.0, 12.0, 12.0)));
    let line = [Point::new(45.0, 10.0), Point::new(60.0, 34.0), Point::new(68.0, 12.0), Point::new(80.0, 34.0)];
    vec![
        (Point::ORIGIN, Path::rect(Rect::at(5.0, 5.0, 110.0, 150.0)).stroked(Color::gray(160), 0.2).into()),
        (Point::ORIGIN, ring.filled(Color::rgb(0xff, 0xdd, 0x66)).stroked(Color::BLACK, 0.8).into()),
        (Point::ORIGIN, Path::line(&line).with_stroke(Stroke::new(RED, Mm::new(1.2)).dashed(&[3.0, 1.5]).rounded()).into()),
        (Point::new(0.0, 3.0), Path::line(&line).with_stroke(Stroke::new(BLUE, Mm::new(2.0))).into()),
        (
            Point::ORIGIN,
            Path::rounded_rect(Rect::at(86.0, 10.0, 24.0, 14.0), Mm::new(4.0))
                .filled(BLUE.with_alpha(128))
                .stroked(RED.with_alpha(128), 2.0)
                .into(),
        ),
        (
            Point::ORIGIN,
            Path::arc(Point::new(98.0, 34.0), Mm::new(8.0), Angle::degrees(180.0), Angle::degrees(360.0))
                .stroked(Color::BLACK, 0.5)
                .into(),
        ),
    ]
}

fn texts() -> Items {
    let label = Rect::at(60.0, 44.0, 50.0, 10.0);
    let turned = vec![text::line("turned by 30°", Style::new(Face::Bold, 5.0), Point::ORIGIN)];
    let mut items = vec![
        (Point::ORIGIN, Path::rect(label).stroked(Color::BLACK, 0.1).into()),
        (Point::new(12.0, 45.0), Group::of(turned).with_transform(Transform::rotate(Angle::degrees(30.0))).tagged(Tag(1)).into()),
        text::line("Ünïcode → ★ ‘quoted’ 漢", Style::new(Face::Italic, 4.0).colored(RED.with_alpha(160)), Point::new(12.0, 44.0)),
    ];
    items.extend(text::fit_line("Heavy cruiser Excelsior", Style::new(Face::Regular, 5.0).centred(), label, Mm::new(2.0)).items);
    let prose =
        "Ships that ram lose a point of hull for every ten points of speed, rounded up; see the ramming table. ".repeat(4);
    items.extend(
        text::fit_box(&prose, Style::new(Face::Regular, 4.0).top(), Rect::at(12.0, 110.0, 46.0, 40.0), Mm::new(2.0)).items,
    );
    items
}

fn groups() -> Items {
    let stripes = (0..20).map(|count| {
        let x = f64::from(count) * 2.5;
        (Point::ORIGIN, Path::line(&[Point::new(x, 0.0), Point::new(x - 10.0, 20.0)]).stroked(BLUE, 1.0).into())
    });
    let mut inside: Items =
        vec![(Point::ORIGIN, Path::rect(Rect::at(0.0, 0.0, 40.0, 20.0)).filled(Color::rgb(0xee, 0xff, 0xee)).into())];
    inside.extend(stripes);
    let square = || -> Items {
        vec![(Point::ORIGIN, Path::rect(Rect::at(0.0, 0.0, 10.0, 10.0)).filled(BLUE).stroked(Color::BLACK, 0.5).into())]
    };
    let sheared = Transform { c: 0.5, ..Transform::IDENTITY };
    let nested: Items = vec![
        (Point::ORIGIN, Group::of(square()).tagged(Tag(5)).into()),
        (
            Point::new(14.0, 0.0),
            Group::of(square()).with_transform(Transform::rotate(Angle::degrees(20.0)).then(sheared)).tagged(Tag(6)).into(),
        ),
        (Point::new(28.0, 0.0), Group::of(square()).clipped(Path::rect(Rect::at(2.0, 2.0, 6.0, 20.0))).into()),
    ];
    vec![
        (
            Point::new(12.0, 60.0),
            Group::of(inside)
                .clipped(Path::ellipse(Point::new(10.0, 10.0), Mm::new(10.0), Mm::new(10.0)).and(Path::ellipse(
                    Point::new(28.0, 10.0),
                    Mm::new(8.0),
                    Mm::new(6.0),
                )))
                .tagged(Tag(3))
                .into(),
        ),
        (Point::new(14.0, 88.0), Group::of(nested).with_transform(Transform::scale(1.2, 0.8)).tagged(Tag(4)).into()),
    ]
}

fn pictures() -> Items {
    let picture = |bytes: Arc<[u8]>, description: &str| {
        Item::Image(Picture { bytes, size: Size::new(24.0, 16.0), description: description.into() })
    };
    let turned = vec![(Point::ORIGIN, picture(picture::tests::sample(ImageFormat::Png), "a gradient"))];
    vec![
        (Point::new(70.0, 60.0), picture(picture::tests::sample(ImageFormat::Png), "a <gradient> & more")),
        (Point::new(70.0, 80.0), picture(picture::tests::sample(ImageFormat::Jpeg), "a gradient")),
        (Point::new(70.0, 100.0), picture(Arc::from(*b"no picture"), "lost")),
        (Point::new(72.0, 120.0), Group::of(turned).with_transform(Transform::rotate(Angle::degrees(15.0))).into()),
    ]
}

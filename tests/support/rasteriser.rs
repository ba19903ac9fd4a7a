//! A window drawn on the processor, so that tests can look at it without a display: triangles in, pixels out.
//!
//! Colours are blended in gamma space with premultiplied alpha, as the window's own renderer does it.

use std::cell::Cell;
use std::collections::HashMap;
use std::rc::Rc;

use egui::epaint::{ImageDelta, Primitive, Vertex};
use egui::{Color32, Context, FullOutput, ImageData, Mesh, Pos2, Rect, TextureId, TextureOptions, TexturesDelta};
use image::{Rgba, RgbaImage};

/// Draws what egui puts out.
#[derive(Default)]
pub struct Rasteriser {
    textures: HashMap<TextureId, Texture>,
    part: Part,
}

/// The only part of a window that is drawn, in points, if not all of it is: a small one takes far less time. A clone is about the same window.
pub type Part = Rc<Cell<Option<Rect>>>;

struct Texture {
    width: usize,
    height: usize,
    pixels: Vec<Color32>,
    options: TextureOptions,
}

impl egui_kittest::TestRenderer for Rasteriser {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        for (id, delta) in std::mem::take(&mut delta.set) {
            for delta in delta {
                self.update(id, &delta);
            }
        }
        for id in std::mem::take(&mut delta.free) {
            self.textures.remove(&id);
        }
    }

    fn render(&mut self, context: &Context, output: &FullOutput) -> Result<RgbaImage, String> {
        let scale = context.pixels_per_point();
        let size = context.content_rect().size() * scale;
        let mut picture = RgbaImage::from_pixel(size.x.round() as u32, size.y.round() as u32, Rgba([0, 0, 0, 255]));
        for clipped in context.tessellate(output.shapes.clone(), scale) {
            let Primitive::Mesh(mesh) = &clipped.primitive else { continue };
            let clip = self.part.get().map_or(clipped.clip_rect, |part| part.intersect(clipped.clip_rect));
            self.mesh(&mut picture, mesh, clip, scale);
        }
        Ok(picture)
    }
}

impl Rasteriser {
    /// A rasteriser that draws this part alone.
    pub fn of_part(part: &Part) -> Self {
        Self { part: Rc::clone(part), ..Self::default() }
    }

    fn update(&mut self, id: TextureId, delta: &ImageDelta) {
        let ImageData::Color(image) = &delta.image;
        match delta.pos {
            None => {
                let texture = Texture {
                    width: image.width(),
                    height: image.height(),
                    pixels: image.pixels.clone(),
                    options: delta.options,
                };
                self.textures.insert(id, texture);
            }
            Some([left, top]) => {
                let Some(texture) = self.textures.get_mut(&id) else { return };
                for (row, pixels) in image.pixels.chunks(image.width()).enumerate() {
                    let start = (top + row) * texture.width + left;
                    texture.pixels[start..start + pixels.len()].copy_from_slice(pixels);
                }
            }
        }
    }

    fn mesh(&self, picture: &mut RgbaImage, mesh: &Mesh, clip: Rect, scale: f32) {
        let Some(texture) = self.textures.get(&mesh.texture_id) else { return };
        let clip = Rect::from_min_max((clip.min.to_vec2() * scale).to_pos2(), (clip.max.to_vec2() * scale).to_pos2());
        for corners in mesh.indices.as_chunks::<3>().0 {
            let corners = corners.map(|index| {
                let vertex = mesh.vertices[index as usize];
                Vertex { pos: (vertex.pos.to_vec2() * scale).to_pos2(), ..vertex }
            });
            triangle(picture, texture, corners, clip);
        }
    }
}

/// Twice the area of the triangle, positive when its corners turn clockwise on the screen.
fn area(a: Pos2, b: Pos2, c: Pos2) -> f32 {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

fn triangle(picture: &mut RgbaImage, texture: &Texture, corners: [Vertex; 3], clip: Rect) {
    let [a, mut b, mut c] = corners;
    let mut whole = area(a.pos, b.pos, c.pos);
    if whole < 0.0 {
        std::mem::swap(&mut b, &mut c);
        whole = -whole;
    }
    if whole == 0.0 {
        return;
    }
    let around = Rect::from_points(&[a.pos, b.pos, c.pos]).intersect(clip);
    if !around.is_positive() {
        return;
    }
    let (width, height) = (picture.width() as f32, picture.height() as f32);
    let columns = around.min.x.floor().max(0.0) as u32..around.max.x.ceil().min(width) as u32;
    // A pixel on a shared edge belongs to one triangle only: the one whose edge runs down or to the left.
    let owned = |from: Pos2, to: Pos2| to.y < from.y || (to.y <= from.y && to.x > from.x);
    let owned = [owned(b.pos, c.pos), owned(c.pos, a.pos), owned(a.pos, b.pos)];
    let beside = |weight: f32, owned: bool| weight < 0.0 || (weight == 0.0 && !owned);
    // Most triangles are of one colour, which need not be mixed anew for every pixel.
    let is_plain = [&b, &c].iter().all(|corner| corner.color == a.color && corner.uv == a.uv);
    let plain = is_plain.then(|| mixed(texture, [&a, &b, &c], [1.0, 0.0, 0.0]));
    for y in around.min.y.floor().max(0.0) as u32..around.max.y.ceil().min(height) as u32 {
        for x in columns.clone() {
            let point = Pos2::new(x as f32 + 0.5, y as f32 + 0.5);
            let weights = [area(b.pos, c.pos, point), area(c.pos, a.pos, point), area(a.pos, b.pos, point)];
            let outside = beside(weights[0], owned[0]) || beside(weights[1], owned[1]) || beside(weights[2], owned[2]);
            if !outside && clip.contains(point) {
                let source = plain.unwrap_or_else(|| mixed(texture, [&a, &b, &c], weights.map(|weight| weight / whole)));
                blend(picture.get_pixel_mut(x, y), source);
            }
        }
    }
}

/// The colour where the corners have these weights.
fn mixed(texture: &Texture, [a, b, c]: [&Vertex; 3], weights: [f32; 3]) -> [f32; 4] {
    let mix = |of: [f32; 3]| weights[0] * of[0] + weights[1] * of[1] + weights[2] * of[2];
    let texel = texture.sample(mix([a.uv.x, b.uv.x, c.uv.x]), mix([a.uv.y, b.uv.y, c.uv.y]));
    let [a, b, c] = [a, b, c].map(|corner| corner.color.to_array().map(f32::from));
    std::array::from_fn(|channel| mix([a[channel], b[channel], c[channel]]) * texel[channel] / 255.0)
}

fn blend(pixel: &mut Rgba<u8>, source: [f32; 4]) {
    let left = 1.0 - source[3] / 255.0;
    for (channel, source) in pixel.0.iter_mut().zip(source) {
        *channel = (source + f32::from(*channel) * left).round().clamp(0.0, 255.0) as u8;
    }
}

impl Texture {
    /// The colour at a place from 0 to 1, bilinear unless the texture asks for the nearest pixel.
    fn sample(&self, u: f32, v: f32) -> [f32; 4] {
        let (x, y) = (u * self.width as f32 - 0.5, v * self.height as f32 - 0.5);
        if self.options.magnification == egui::TextureFilter::Nearest {
            return self.pixel(x.round() as i64, y.round() as i64);
        }
        let (left, top) = (x.floor(), y.floor());
        let (across, down) = (x - left, y - top);
        let at = |right: i64, below: i64| self.pixel(left as i64 + right, top as i64 + below);
        let (first, second, third, fourth) = (at(0, 0), at(1, 0), at(0, 1), at(1, 1));
        std::array::from_fn(|index| {
            let upper = first[index] + (second[index] - first[index]) * across;
            let lower = third[index] + (fourth[index] - third[index]) * across;
            upper + (lower - upper) * down
        })
    }

    fn pixel(&self, x: i64, y: i64) -> [f32; 4] {
        let (x, y) = (x.clamp(0, self.width as i64 - 1) as usize, y.clamp(0, self.height as i64 - 1) as usize);
        self.pixels[y * self.width + x].to_array().map(f32::from)
    }
}

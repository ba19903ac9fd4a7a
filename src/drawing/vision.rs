//! How different colours look in a print in black alone, and to people who are blind to red or to green.

use super::Color;

/// A colour in a space where distances match visible differences: lightness from 0 to 100, and two axes of hue (CIELAB, D65).
#[derive(Clone, Copy, Debug, PartialEq)]
struct Lab {
    lightness: f64,
    green_red: f64,
    blue_yellow: f64,
}

/// The matrix that converts linear red, green and blue to what an eye without red receptors sees (Machado, Oliveira and Fernandes 2009).
const PROTANOPIA: [[f64; 3]; 3] =
    [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]];
/// The matrix that converts linear red, green and blue to what an eye without green receptors sees.
const DEUTERANOPIA: [[f64; 3]; 3] =
    [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]];

/// How different two colours look to viewers who cannot rely on hue.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Difference {
    /// The difference in a print in black alone, in steps of lightness.
    pub gray: f64,
    /// The difference for an eye without red receptors, as a distance in CIELAB.
    pub protanopia: f64,
    /// The difference for an eye without green receptors, as a distance in CIELAB.
    pub deuteranopia: f64,
}

impl Difference {
    /// Computes how two colours differ.
    #[must_use]
    pub fn of(one: Color, other: Color) -> Self {
        let seen = |eye: &[[f64; 3]; 3]| distance(lab(through(eye, linear(one))), lab(through(eye, linear(other))));
        Self { gray: (lightness(one) - lightness(other)).abs(), protanopia: seen(&PROTANOPIA), deuteranopia: seen(&DEUTERANOPIA) }
    }

    /// The least of the three differences.
    #[must_use]
    pub fn least(self) -> f64 {
        self.gray.min(self.protanopia).min(self.deuteranopia)
    }
}

/// The lightness of a colour, from 0 (black) to 100 (white), in steps that look equally large.
#[must_use]
pub fn lightness(color: Color) -> f64 {
    lab(linear(color)).lightness
}

fn linear(color: Color) -> [f64; 3] {
    color.rgb.map(|channel| {
        let share = f64::from(channel) / 255.0;
        if share <= 0.040_45 { share / 12.92 } else { libm::pow((share + 0.055) / 1.055, 2.4) }
    })
}

fn through(eye: &[[f64; 3]; 3], [red, green, blue]: [f64; 3]) -> [f64; 3] {
    eye.map(|row| (row[0] * red + row[1] * green + row[2] * blue).clamp(0.0, 1.0))
}

fn lab([red, green, blue]: [f64; 3]) -> Lab {
    let x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.950_47;
    let y = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    let z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.088_83;
    let [x, y, z] = [x, y, z].map(|share| if share > 0.008_856 { libm::cbrt(share) } else { 7.787 * share + 16.0 / 116.0 });
    Lab { lightness: 116.0 * y - 16.0, green_red: 500.0 * (x - y), blue_yellow: 200.0 * (y - z) }
}

fn distance(one: Lab, other: Lab) -> f64 {
    let steps = [one.lightness - other.lightness, one.green_red - other.green_red, one.blue_yellow - other.blue_yellow];
    steps.iter().map(|step| step * step).sum::<f64>().sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn black_and_white_are_a_hundred_steps_apart_for_every_eye() {
        let most = Difference::of(Color::BLACK, Color::WHITE);
        for steps in [most.gray, most.protanopia, most.deuteranopia] {
            assert!((steps - 100.0).abs() < 0.5, "{most:?}");
        }
        assert!(Difference::of(Color::gray(90), Color::gray(90)).least() < 1e-9);
    }

    #[test]
    fn a_red_and_a_green_of_one_lightness_are_told_apart_by_neither() {
        let (red, green) = (Color::rgb(226, 60, 42), Color::rgb(44, 146, 62));
        let difference = Difference::of(red, green);
        assert!(difference.gray < 3.0 && difference.least() < 3.0, "{difference:?}");
        let (yellow, blue) = (Color::rgb(250, 220, 60), Color::rgb(20, 40, 110));
        assert!(Difference::of(yellow, blue).least() > 40.0);
    }
}

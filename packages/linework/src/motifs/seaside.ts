import { points, knots } from '../geometry/knots.ts';
import { blob } from '../geometry/curve.ts';
import { arc, ellipse, rectangle } from '../geometry/forms.ts';
import { polar, type Path } from '../geometry/point.ts';
import type { Role } from '../roles.ts';
import type { Sheet } from '../sheet.ts';

/** A gull gliding, its wings spread 110 units. */
export function gull(sheet: Sheet): void {
  sheet.shape(
    blob(knots('-62,-22! -34,-32 -8,-6 8,-6 34,-32 62,-22! 36,-14 14,10 0,15 -14,10 -36,-14')),
    'line',
    'paper',
  );
}

/** A cat's head and shoulders under a sailor's hat. */
export function sailorCat(sheet: Sheet, whiskers: boolean): void {
  sheet.shape(ellipse(0, 62, 52, 40), 'line', 'c');
  for (const side of [-1, 1])
    sheet.shape(
      blob([
        [side * 14, -34, 1],
        [side * 40, -58, 1],
        [side * 48, -10, 1],
      ]),
      'line',
      'fur',
    );
  sheet.shape(ellipse(0, 0, 52, 42), 'bold', 'fur');
  if (whiskers) sheet.shape(ellipse(0, 16, 22, 15), 'line', 'cream');
  for (const side of [-1, 1]) {
    sheet.ink(ellipse(side * 22, -4, 6, 8));
    for (const tilt of whiskers ? [-6, 6] : [])
      sheet.line(
        [
          [side * 30, 12 + tilt * 0.3],
          [side * 66, 10 + tilt],
        ],
        'fine',
        0.7,
      );
  }
  sheet.ink(blob(points('-6,8 6,8 0,15')));
  sheet.line(arc(0, 14, 8, 8, 0.3, Math.PI - 0.3), 'fine', 0.4);
  sheet.shape(blob(knots('-28,-40! -24,-66 0,-72 24,-66 28,-40!')), 'line', 'paper');
  sheet.shape(rectangle(-36, -46, 72, 16, 8), 'line', 'a');
}

/** A lifebelt about the frame's origin. */
export function lifebelt(sheet: Sheet): void {
  sheet.shape(ellipse(0, 0, 42), 'line', 'a');
  for (let i = 0; i < 4; i++) {
    const at = (i * Math.PI) / 2 + Math.PI / 4;
    sheet
      .inside([ellipse(0, 0, 42)])
      .shape(
        [
          polar([0, 0], 10, at - 0.3),
          polar([0, 0], 60, at - 0.3),
          polar([0, 0], 60, at + 0.3),
          polar([0, 0], 10, at + 0.3),
        ],
        'line',
        'paper',
      );
  }
  sheet.rim(ellipse(0, 0, 42), 'line');
  sheet.shape(ellipse(0, 0, 20), 'line', 'wood');
}

/** A lighthouse on its rocks, 230 units high on the frame's origin. */
export function lighthouse(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(blob(knots('-96,6! -70,-26 -10,-44 50,-36 110,6!')), 'line', 'stone');
  const body: Path = points('-20,-160 20,-160 31,-34 -31,-34');
  sheet.shape(body, 'line', 'paper');
  for (const y of level === 2 ? [-142, -100, -58] : [-134, -74])
    sheet.inside([body]).shape(rectangle(-40, y, 80, level === 2 ? 21 : 30), 'line', 'a');
  sheet.rim(body, 'line');
  sheet.shape(rectangle(-27, -172, 54, 14, 5), 'line', 'stone');
  sheet.shape(rectangle(-15, -206, 30, 34), 'line', 'sun');
  sheet.shape(blob(knots('-25,-204! -16,-222 0,-230 16,-222 25,-204!')), 'line', 'a');
}

/** A fish 130 units long, looking to the right. */
export function fish(sheet: Sheet, role: Role): void {
  sheet.shape(blob(knots('-40,0 -78,-26! -70,0 -78,26!')), 'line', 'b');
  sheet.shape(blob(points('-50,0 -16,-30 30,-26 56,0 30,24 -16,27')), 'line', role);
  sheet.line(arc(10, 0, 18, 26, -1, 1), 'fine', 0.4);
  sheet.ink(ellipse(36, -7, 4.5, 5.5));
}

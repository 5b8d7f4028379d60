import { arc, ellipse } from '../geometry/forms.ts';
import type { Sheet } from '../sheet.ts';

/** A small friendly face: two eyes, a smile, round cheeks. Size is the distance between the eyes. */
export function smile(sheet: Sheet, x: number, y: number, size: number): void {
  const face = sheet.at({ x, y });
  for (const side of [-1, 1]) {
    const eye = [side * size * 0.5, 0] as const;
    face.ink(ellipse(...eye, size * 0.1, size * 0.13));
    face.gleam(ellipse(eye[0] + size * 0.03, -size * 0.05, Math.min(3.6, size * 0.04)));
    face.shape(ellipse(side * size * 0.72, size * 0.24, size * 0.19, size * 0.13), 'fine', 'blush');
  }
  face.line(arc(0, size * 0.08, size * 0.2, size * 0.2, 0.25, Math.PI - 0.25), 'line', 0.4);
}

import { knots, points } from '../../geometry/knots.ts';
import { clockwise, intersect } from '../../geometry/boolean.ts';
import { blob, twin } from '../../geometry/curve.ts';
import { arc, ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { sash } from '../../geometry/sash.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Sheet } from '../../sheet.ts';
import { band, type DrawVessel } from './painted-band.ts';
import { bow } from './ribbon.ts';

/** A wicker basket with a tall handle behind the flowers. */
export const basket: DrawVessel = (sheet, it) => {
  const body = twin(knots('0,0 196,0! 180,150 150,250! 0,258'));
  sheet.shape(body, 'bold', 'wood');
  const rows = [3, 4, 5][it.level]!;
  for (let row = 1; row < rows; row++) {
    const y = 24 + (row * 226) / rows;
    const strip = { left: -320, right: 320, top: y, bottom: y + 226 / rows, side: -10, middle: 8 };
    const zone = intersect([sash(strip)], [clockwise(body)]);
    sheet.shape(zone, 'line', row % 2 === 0 ? 'wood' : 'gold');
    const columns = [0, 6, 8][it.level]!;
    for (let i = 1; i < columns; i++) {
      const x = -190 + ((i + (row % 2) / 2) * 380) / columns;
      if (Math.abs(x) < 150)
        sheet.line(
          [
            [x, y + 2],
            [x * 0.97, y + 226 / rows + 4],
          ],
          'line',
          0,
        );
    }
  }
  sheet.rim(body, 'bold');
  sheet.shape(blob(points('-212,-12 0,-4 212,-12 214,22 0,34 -214,22')), 'line', 'gold');
  sheet.shape(twin(knots('0,250 154,244! 164,272! 0,282')), 'line', 'gold');
};

/** The hoop of a basket; drawn before what stands in it. */
export function basketHandle(sheet: Sheet): void {
  sheet.shape(
    [...arc(0, 0, 214, 560, Math.PI, Math.PI * 2), ...arc(0, 0, 182, 524, Math.PI * 2, Math.PI)],
    'bold',
    'wood',
  );
}

/** A cone of wrapping paper tied with a bow. */
export const wrap: DrawVessel = (sheet, it) => {
  for (const side of [-1, 1])
    for (const x of [20, 52])
      sheet.shape(
        tube(
          [
            [side * x * 0.5, 190],
            [side * x, 350],
          ],
          () => 9,
        ),
        'line',
        'leaf',
      );
  const cone = blob(knots('-212,-50! -130,10 0,40 130,10 212,-50! 120,110 40,226! 0,232 -40,226! -120,110'));
  sheet.shape(cone, 'bold', 'soft');
  if (it.level > 0) {
    const zone = intersect(
      [clockwise(blob(points('-150,60 0,86 150,60 60,196 -60,196')))],
      [clockwise(cone)],
    );
    fillZone(it.random.pick(['hearts', 'blossoms', 'moons'] as const), {
      sheet,
      zone,
      size: it.level === 1 ? 70 : 52,
      angle: 0,
      roles: ['b', 'd'],
    });
  }
  sheet.shape(blob(knots('-212,-50! -130,10 10,42! -10,150 -40,226! -130,100')), 'line', 'soft');
  bow(sheet.at({ y: 226, scale: 0.92 }), it.level);
};

/** A flower pot of clay with a saucer. */
export const pot: DrawVessel = (sheet, it) => {
  sheet.shape(ellipse(0, 322, 176, 26), 'line', 'rust');
  const body = twin(knots('0,40 146,40! 112,316! 0,326'));
  sheet.shape(body, 'bold', 'rust');
  band(sheet, body, { ...it, top: 130, bottom: 226, role: 'soft' });
  sheet.rim(body, 'bold');
  sheet.shape(rectangle(-166, -4, 332, 66, 10), 'bold', 'rust');
  if (it.level === 2)
    for (const x of [-120, -72, -24, 24, 72, 120])
      sheet.shape(place(petal('leaf', 44, 24), { x, y: 52 }), 'line', 'gold');
};

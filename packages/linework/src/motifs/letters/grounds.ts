import { byLevel, type Brief } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { fillZone } from '../../patterns/patterns.ts';
import { sea } from '../nature/shore.ts';
import { crescent, driftCloud, shining, starry } from '../nature/skies.ts';
import { fir, hill, roundTree } from '../landscape.ts';
import { verge } from '../stages/foliage.ts';
import type { Knot } from '../../geometry/curve.ts';

/** What lies behind a letter that fills its page. */
export type GroundName = 'hills' | 'sea' | 'night' | 'parlor' | 'table' | 'snow' | 'rays';

type DrawGround = (brief: Brief, size: readonly [width: number, height: number]) => void;

function slope(width: number, y: number, rise: number): Knot[] {
  return [0, 0.25, 0.5, 0.75, 1].map((t, i): Knot => [
    -20 + (width + 40) * t,
    y + (i % 2 === 0 ? rise : -rise),
  ]);
}

/** Trees of unlike size along the farthest slope of a meadow. */
function farTrees({ sheet, random, level }: Brief, [width, height]: readonly [number, number]): void {
  for (const [x, size] of [
    [0.1, 0.8],
    [0.22, 0.62],
    [0.8, 0.66],
    [0.92, 0.9],
  ] as const)
    roundTree(sheet.layer('trees').at({ x: width * x, y: height * 0.72, scale: size }), random, level > 0);
}

function meadow(brief: Brief, [width, height]: readonly [number, number]): void {
  const sheet = brief.sheet.layer('hills');
  const rows = byLevel(brief, 2, 3, 5);
  for (let i = 0; i < rows; i++) {
    if (i === 1) farTrees(brief, [width, height]);
    hill(
      sheet,
      slope(width, height * (0.62 + (0.3 * i) / rows), (i % 2 === 0 ? 1 : -1) * 34),
      height + 60,
      i % 2 === 0 ? 'grass' : 'leaf',
    );
  }
  verge({ ...brief, width, height, ground: height }, ['tulip', 'poppy'], 0.8);
}

/** Grounds by name. */
export const GROUNDS: Readonly<Record<GroundName, DrawGround>> = {
  hills(brief, size) {
    shining(brief.sheet.layer('sky'), {
      at: [size[0] * 0.78, 170],
      radius: 62,
      rays: byLevel(brief, 0, 9, 24),
      style: 'rays',
    });
    if (brief.level > 0)
      driftCloud(brief.sheet.layer('sky').at({ x: 170, y: 170, scale: 0.7 }), brief.random, true);
    meadow(brief, size);
  },
  sea(brief, size) {
    const sky = brief.sheet.layer('sky');
    shining(sky, { at: [size[0] * 0.24, 200], radius: 64, rays: byLevel(brief, 0, 10, 20), style: 'rays' });
    sea(brief.sheet.layer('sea'), brief.random, {
      width: size[0],
      from: size[1] * 0.46,
      to: size[1] * 0.96,
      bands: byLevel(brief, 3, 9, 14),
      floor: size[1] + 60,
    });
  },
  night(brief, size) {
    const sky = brief.sheet.layer('sky');
    for (let i = byLevel(brief, 1, 3, 5); i > 0; i--)
      sky.shape(
        ellipse(size[0] * 0.2, 190, 80 + i * byLevel(brief, 120, 150, 130)),
        'line',
        i % 2 === 0 ? 'night' : 'soft',
      );
    crescent(sky.at({ x: size[0] * 0.2, y: 190, angle: 0.4 }), 62);
    starry(sky, brief.random, {
      box: [70, 70, size[0] - 70, size[1] * 0.9],
      avoid: [ellipse(size[0] * 0.2, 190, 100)],
      count: byLevel(brief, 4, 16, 30),
      size: byLevel(brief, 30, 24, 20),
    });
  },
  parlor(brief, [width, height]) {
    const sheet = brief.sheet.layer('parlor');
    const stripes = byLevel(brief, 4, 12, 15);
    for (let i = 0; i < stripes; i++)
      sheet.shape(
        rectangle((i * width) / stripes, -20, width / stripes, height * 0.78),
        'fine',
        i % 2 === 0 ? 'soft' : 'cream',
      );
    if (brief.level === 2)
      for (let i = 0; i < stripes; i += 2)
        for (let k = 0; k < 6; k++)
          sheet.shape(
            place(petal('heart', 28, 28), {
              x: ((i + 0.5) * width) / stripes,
              y: 110 + k * 120 + (i % 4) * 30,
            }),
            'fine',
            'a',
          );
    sheet.shape(rectangle(-20, height * 0.76, width + 40, 26), 'line', 'cream');
    const boards = byLevel(brief, 1, 3, 4);
    for (let i = 0; i < boards; i++)
      sheet.shape(
        rectangle(-20, height * 0.786 + (i * height * 0.22) / boards, width + 40, (height * 0.22) / boards),
        'line',
        'wood',
      );
  },
  table(brief, [width, height]) {
    const sheet = brief.sheet.layer('table');
    const size = byLevel(brief, 200, 124, 84);
    for (let y = 0; y * size < height + size; y++)
      for (let x = 0; x * size < width + size; x++)
        sheet.shape(
          rectangle(x * size - 20, y * size - 20, size, size),
          'fine',
          (x + y) % 2 === 0 ? 'a' : 'paper',
        );
    if (brief.level === 2)
      for (let y = 0; y * size < height + size; y++)
        for (let x = 0; x * size < width + size; x++)
          if ((x + y) % 2 === 0)
            sheet.shape(
              place(petal('heart', size * 0.42, size * 0.42), {
                x: (x + 0.5) * size - 20,
                y: (y + 0.72) * size - 20,
              }),
              'fine',
              'soft',
            );
  },
  snow(brief, [width, height]) {
    const sheet = brief.sheet.layer('snow');
    const trees = byLevel(brief, 2, 5, 8);
    hill(sheet, slope(width, height * 0.58, 30), height + 60, 'paper');
    for (let i = 0; i < trees; i++)
      fir(
        sheet.at({
          x: 60 + ((width - 120) * i) / (trees - 1),
          y: height * 0.66 + (i % 2) * 26,
          scale: byLevel(brief, 1.7, 1.4, 1.2),
        }),
        byLevel(brief, 2, 3, 4),
        brief.level === 2,
      );
    hill(sheet, slope(width, height * 0.74, -26), height + 60, 'sky');
    hill(sheet, slope(width, height * 0.88, 24), height + 60, 'paper');
    const flakes = byLevel(brief, 5, 16, 26);
    for (let i = 0; i < flakes; i++)
      sheet.shape(
        ellipse(
          70 + ((i * 0.618) % 1) * (width - 140),
          70 + ((i * 0.37 + 0.1) % 1) * height * 0.42,
          byLevel(brief, 20, 14, 11),
        ),
        'line',
        'paper',
      );
  },
  rays(brief, size) {
    const sheet = brief.sheet.layer('rays');
    shining(sheet, {
      at: [size[0] / 2, size[1] / 2],
      radius: 200,
      rays: byLevel(brief, 12, 24, 44),
      style: 'rays',
    });
    if (brief.level === 2) {
      const ring = [
        clockwise(ellipse(size[0] / 2, size[1] / 2, size[0] * 0.46)),
        ellipse(size[0] / 2, size[1] / 2, size[0] * 0.4).toReversed(),
      ];
      sheet.shape(ring, 'line', 'sun');
      fillZone('scales', { sheet, zone: ring, size: 46, angle: 0, roles: ['sun', 'cream'] });
    }
  },
};

import { byLevel, type Brief } from '../../composition.ts';
import { curve } from '../../geometry/curve.ts';
import { rectangle, tube } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

/** A blanket hung over a rail, woven in bands, with fringes. */
export const blanket = edged({
  name: 'woven-blanket',
  category: 'patterns',
  size: [820, 1000],
  edge: 'page',
  backdrop: 'soft',
  draw(brief) {
    const { random, sheet, level } = brief;
    const [left, right, top, bottom] = [110, 710, 110, 850];
    const wall = byLevel(brief, 3, 7, 12);
    for (let i = 1; i < wall; i++)
      sheet.layer('wall').line(
        [
          [(i / wall) * 820, 0],
          [(i / wall) * 820, 1000],
        ],
        'line',
        0,
      );
    if (level === 2)
      for (let i = 0; i < wall * 9; i++)
        sheet.layer('wall').line(
          [
            [((i % wall) / wall) * 820, (Math.floor(i / wall) + ((i * 5) % 4) / 4) * 118],
            [(((i % wall) + 1) / wall) * 820, (Math.floor(i / wall) + ((i * 5) % 4) / 4) * 118],
          ],
          'fine',
          0,
        );
    sheet.layer('rail').shape(rectangle(34, 84, 752, 44, 22), 'bold', 'wood');
    const cloth = sheet.layer('cloth');
    const strands = byLevel(brief, 10, 20, 30);
    for (let i = 0; i < strands; i++) {
      const x = left + ((i + 0.5) / strands) * (right - left);
      const half = ((right - left) / strands) * 0.34;
      cloth.shape(
        tube(
          curve([
            [x, bottom - 10],
            [x + random.range(-8, 8), bottom + 60],
            [x + random.range(-14, 14), bottom + 112],
          ]),
          () => half,
        ),
        'fine',
        'soft',
      );
    }
    cloth.shape(rectangle(left, top - 34, right - left, bottom - top + 40, 16), 'bold', 'soft');
    const count = byLevel(brief, 4, 6, 9);
    const kinds = random.shuffle(BANDS);
    const heights = Array.from({ length: Math.ceil(count / 2) }, () => random.range(0.8, 1.4));
    const all = Array.from({ length: count }, (_, i) => heights[Math.min(i, count - 1 - i)]!);
    const unit = (bottom - top) / all.reduce((sum, one) => sum + one, 0);
    let y = top;
    all.forEach((share, i) => {
      const mirrored = Math.min(i, count - 1 - i);
      const roles = (['a', 'b', 'c', 'd'] as const).slice(mirrored % 3, (mirrored % 3) + 2);
      kinds[mirrored % kinds.length]!(cloth, {
        left,
        right,
        top: y,
        height: share * unit,
        parts: byLevel(brief, 4, 6, 9),
        level,
        roles,
      });
      y += share * unit;
    });
    return {
      title: random.fork('title').pick(['The Woven Blanket', 'Bands and Fringes', 'A Blanket on the Rail']),
      description:
        'A blanket hangs over a rail, band below band of stars, steps and arrows. The bands return from the middle in mirrored order.',
      tags: ['weaving', 'blanket', 'stripes', 'textile', 'geometric'],
    };
  },
});

interface Band {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly height: number;
  readonly parts: number;
  readonly level: Brief['level'];
  readonly roles: readonly Role[];
}

type DrawBand = (sheet: Sheet, band: Band) => void;

const eachPart = (it: Band, draw: (x: number, width: number, i: number) => void): void => {
  const width = (it.right - it.left) / it.parts;
  for (let i = 0; i < it.parts; i++) draw(it.left + i * width, width, i);
};

const ground = (sheet: Sheet, it: Band, role: Role | undefined): void =>
  sheet.shape(rectangle(it.left, it.top, it.right - it.left, it.height), 'line', role);

const BANDS: readonly DrawBand[] = [
  (sheet, it) => {
    ground(sheet, it, it.roles[0]);
    eachPart(it, (x, width) => {
      for (const size of it.level > 0 ? [0.94, 0.5] : [0.94])
        sheet.shape(
          [
            [x + width / 2, it.top + it.height * (0.5 - size / 2)],
            [x + width * (0.5 + size / 2), it.top + it.height / 2],
            [x + width / 2, it.top + it.height * (0.5 + size / 2)],
            [x + width * (0.5 - size / 2), it.top + it.height / 2],
          ],
          'line',
          size > 0.6 ? it.roles[1] : 'sun',
        );
    });
  },
  (sheet, it) => {
    ground(sheet, it, it.roles[1]);
    eachPart(it, (x, width) =>
      sheet.shape(
        [
          [x, it.top + it.height],
          [x + width / 2, it.top + 2],
          [x + width, it.top + it.height],
        ],
        'line',
        it.roles[0],
      ),
    );
    if (it.level > 0)
      eachPart(it, (x, width) =>
        sheet.shape(
          [
            [x + width * 0.26, it.top + it.height],
            [x + width / 2, it.top + it.height * 0.48],
            [x + width * 0.74, it.top + it.height],
          ],
          'line',
          'soft',
        ),
      );
  },
  (sheet, it) => {
    ground(sheet, it, it.roles[0]);
    const h = it.height / 3;
    eachPart(it, (x, width) =>
      sheet.shape(
        [
          [x, it.top + 3 * h],
          [x, it.top + 2 * h],
          [x + width / 5, it.top + 2 * h],
          [x + width / 5, it.top + h],
          [x + (2 * width) / 5, it.top + h],
          [x + (2 * width) / 5, it.top],
          [x + (3 * width) / 5, it.top],
          [x + (3 * width) / 5, it.top + h],
          [x + (4 * width) / 5, it.top + h],
          [x + (4 * width) / 5, it.top + 2 * h],
          [x + width, it.top + 2 * h],
          [x + width, it.top + 3 * h],
        ],
        'line',
        it.roles[1],
      ),
    );
  },
  (sheet, it) => {
    for (const share of [0, 0.36, 0.64])
      ground(
        sheet,
        { ...it, top: it.top + share * it.height, height: it.height * (share === 0.36 ? 0.28 : 0.36) },
        share === 0.36 ? it.roles[1] : it.roles[0],
      );
    if (it.level > 0)
      eachPart({ ...it, parts: it.parts * 2 }, (x, width, i) => {
        if (i % 2 === 0)
          sheet.shape(
            rectangle(x + width * 0.25, it.top + it.height * 0.36, width, it.height * 0.28),
            'line',
            'sun',
          );
      });
  },
  (sheet, it) => {
    ground(sheet, it, it.roles[1]);
    eachPart(it, (x, width, i) => {
      const cx = x + width / 2;
      const cy = it.top + it.height / 2;
      const r = Math.min(width, it.height) * 0.46;
      const rim = Array.from({ length: 16 }, (_, k): Point => [
        cx + Math.cos((k / 16) * 6.2832) * r * (k % 2 ? 0.5 : 1),
        cy + Math.sin((k / 16) * 6.2832) * r * (k % 2 ? 0.5 : 1),
      ]);
      sheet.shape(rim, 'line', i % 2 ? 'sun' : it.roles[0]);
    });
  },
];

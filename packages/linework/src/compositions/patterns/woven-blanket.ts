import { byLevel, type Brief } from '../../composition.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
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
    if (level === 1)
      for (const y of [236, 372, 508, 644, 780, 900])
        sheet.layer('wall').line(
          [
            [0, y],
            [820, y],
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
    drawTassels(cloth, [left, right, bottom], byLevel(brief, 7, 10, 14));
    cloth.shape(rectangle(left, top - 34, right - left, bottom - top + 40, 16), 'bold', 'soft');
    const count = byLevel(brief, 4, 6, 9);
    const kinds = random.shuffle(BANDS);
    const heights = Array.from({ length: Math.ceil(count / 2) }, () => random.range(0.8, 1.4));
    const all = Array.from({ length: count }, (_, i) => heights[Math.min(i, count - 1 - i)]!);
    const unit = (bottom - top) / all.reduce((sum, one) => sum + one, 0);
    let y = top;
    all.forEach((share, i) => {
      const pair = Math.min(i, count - 1 - i);
      const roles = (['a', 'b', 'c', 'd'] as const).slice(pair % 3, (pair % 3) + 2);
      kinds[pair % kinds.length]!(cloth, {
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
    if (level > 0) drawCat(sheet.layer('cat').at({ x: 664, y: 976, scale: 1.08 }));
    return {
      title: random.fork('title').pick(['The Woven Blanket', 'Bands and Fringes', 'A Blanket on the Rail']),
      description: `A blanket hangs over a rail, and its bands return from the middle in mirrored order. ${
        level > 0 ? 'A cat has found the tassels.' : 'Color the two bands of a pair alike.'
      }`,
      tags: ['weaving', 'blanket', 'stripes', 'textile', 'geometric'],
    };
  },
});

/** Tassels along the hem: a knot and a bell of threads that ends straight. */
function drawTassels(
  cloth: Sheet,
  [left, right, hem]: readonly [number, number, number],
  count: number,
): void {
  const step = (right - left) / count;
  for (let i = 0; i < count; i++) {
    const tassel = cloth.at({ x: left + (i + 0.5) * step, y: hem - 6, scale: step / 60 });
    tassel.shape(drawn('-13,10! 13,10! 17,34 25,92 22,104! 0,108 -22,104! -25,92 -17,34'), 'line', 'soft');
    for (const x of [-1, 1]) tassel.line(traced(`${x * 4},42 ${x * 6},66 ${x * 8},90`), 'fine', 0.3);
    tassel.shape(ellipse(0, 18, 17, 15), 'line', 'gold');
  }
}

/** A cat that sits below on the frame's origin and paws at a tassel. */
function drawCat(sheet: Sheet): void {
  sheet.shape(drawn('40,-6! 92,-14 108,-70 84,-108! 96,-64 70,-40 36,-44'), 'bold', 'fur');
  sheet.shape(drawn('-66,4! -76,-60 -58,-128 -6,-152 46,-128 66,-56 60,4!'), 'bold', 'fur');
  sheet.shape(
    drawn('-60,-196! -64,-250 -60,-268! -22,-238 16,-238! 54,-268 58,-250 54,-196 28,-158 -4,-148 -36,-158'),
    'bold',
    'fur',
  );
  for (const side of [-1, 1]) {
    sheet.ink(ellipse(-4 + side * 24, -204, 6, 8));
    sheet.line(traced(`${-4 + side * 26},-178 ${-4 + side * 50},-180 ${-4 + side * 76},-174`), 'fine', 0.3);
  }
  sheet.shape(mirrored('0,-190! 10,-190! 0,-178!', { x: -4 }), 'line', 'blush');
  sheet.line(traced('-18,-174 -4,-164 10,-174'), 'fine', 0.3);
  sheet.line(traced('-8,2 -10,-20 -6,-44'), 'line', 0.3);
  // The paw that has hooked a tassel, its toes towards us.
  sheet.shape(
    drawn('-58,-92! -86,-96 -104,-70 -108,-44 -96,-26 -72,-26 -60,-42 -56,-58 -40,-62!'),
    'bold',
    'fur',
  );
  for (const x of [-94, -82]) sheet.line(traced(`${x},-28 ${x - 1},-38 ${x},-46`), 'fine', 0.2);
}

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

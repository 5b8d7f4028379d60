import { type Brief, byLevel } from '../../composition.ts';
import { curve, twin } from '../../geometry/curve.ts';
import { ellipse, rectangle, arc } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import type { Point } from '../../geometry/point.ts';
import { headline } from '../../motifs/flower-names.ts';
import { clump, FACES, leavesAround } from '../../motifs/flowers/planted.ts';
import { speciesOf } from '../../motifs/flowers/species/species.ts';
import { cloud, fir, hill, sun } from '../../motifs/landscape.ts';
import { curledCat } from '../../motifs/people/pets.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

/** A vase on a table before an open window. */
export const windowTable = edged({
  name: 'window-table',
  category: 'flowers',
  size: [800, 960],
  edge: 'page',
  backdrop: 'cream',
  draw(brief) {
    const { random, sheet, level } = brief;
    drawView(brief);
    sheet.layer('table').shape(
      [
        [-10, 780],
        [810, 780],
        [810, 980],
        [-10, 980],
      ],
      'bold',
      'a',
    );
    const checks = byLevel(brief, 2, 5, 9);
    for (let i = 0; i <= checks; i++)
      sheet.layer('table').line(
        [
          [(i / checks) * 800, 780],
          [(i / checks) * 1200 - 200, 980],
        ],
        'fine',
        0,
      );
    for (const y of byLevel(brief, [], [850], [830, 890]))
      sheet.layer('table').line(
        [
          [0, y],
          [800, y],
        ],
        'fine',
        0,
      );
    const x = random.range(340, 460);
    const body = twin(
      knots(
        random.pick([
          '0,0 60,0! 44,60 110,150 120,240 70,310! 0,310',
          '0,0 78,0! 66,40 130,120 96,250 60,310! 0,310',
          '0,0 90,0! 96,120 80,310! 0,310',
        ]),
      ),
    );
    const vase = sheet.layer('vase').at({ x, y: 540 });
    const keys = random.shuffle(FACES).slice(0, byLevel(brief, 1, 2, 3));
    leavesAround(sheet.layer('vase'), brief, {
      key: keys[0]!,
      at: [x, 500],
      length: 250,
      count: byLevel(brief, 3, 6, 9),
    });
    vase.shape(body, 'bold', 'd');
    if (level > 0)
      for (const y of byLevel(brief, [], [120, 190], [90, 140, 190, 240]))
        vase
          .inside([body])
          .shape([...arc(0, y, 160, 24, Math.PI, 0), ...arc(0, y + 26, 160, 24, 0, Math.PI)], 'fine', 'soft');
    clump(
      sheet.layer('flowers'),
      { ...brief, random: random.fork('flowers') },
      { keys, at: [x, 430], half: byLevel(brief, 230, 215, 220), count: byLevel(brief, 3, 5, 7) },
    );
    for (const [dx, size] of byLevel(
      brief,
      [[200, 54]],
      [
        [190, 50],
        [250, 44],
      ],
      [
        [-220, 50],
        [200, 50],
        [262, 44],
      ],
    ))
      fruit(sheet.layer('fruit').at({ x: x + dx!, y: 840 }), size!);
    if (level === 1) curledCat(sheet.layer('fruit').at({ x: x - 236, y: 872, scale: 0.92 }), 1);
    const name = speciesOf(keys[0]!).many;
    return {
      title: random
        .fork('title')
        .pick([
          `${headline(name)} by the Window`,
          `A Table Set with ${headline(name)}`,
          `${headline(name)} and Morning Light`,
        ]),
      description: `A vase of ${name} stands on the table, and the window behind it looks out to the hills. Let the light come in pale yellow.`,
      tags: ['flowers', 'vase', 'window', 'table', 'still life', keys[0]!],
    };
  },
});

/** The window with a sun, a cloud and two hills beyond it, and a curtain on either side. */
function drawView(brief: Brief): void {
  const { random, sheet, level } = brief;
  const pane = rectangle(130, 60, 540, 560);
  const view = sheet.layer('view');
  view.shape(pane, 'bold', 'sky');
  const out = view.inside([pane]);
  if (level > 0) sun(out.at({ x: random.range(316, 326), y: 140 }), 40, 10);
  cloud(out.at({ x: random.range(520, 560), y: 150, scale: 0.5 }), random, level > 0);
  hill(
    out,
    [
      [100, 420],
      [300, 340],
      [500, 420],
      [700, 360],
    ],
    700,
    'grass',
  );
  hill(
    out,
    [
      [100, 500],
      [400, 460],
      [700, 520],
    ],
    700,
    'leaf',
  );
  if (level > 0) for (const x of [190, 250, 600]) fir(out.at({ x, y: 500, scale: 0.7 }), 3, false);
  for (const x of byLevel(brief, [400], [400], [310, 490]))
    view.shape(rectangle(x - 8, 60, 16, 560), 'line', 'wood');
  view.shape(rectangle(130, 300, 540, 16), 'line', 'wood');
  view.rim(pane, 'bold');
  for (const flip of [false, true])
    curtain(sheet.layer('curtain').at({ x: flip ? 800 : 0, flip }), byLevel(brief, 1, 3, 5));
}

function curtain(sheet: Sheet, folds: number): void {
  const rim = [
    [-10, 20],
    [250, 20],
    ...curve([
      [250, 20],
      [220, 280],
      [120, 480],
      [70, 500],
    ]),
    [90, 540],
    ...curve([
      [90, 540],
      [110, 640],
      [130, 720],
    ]),
    [-10, 720],
  ] as Point[];
  sheet.shape(rim, 'bold', 'soft');
  const inside = sheet.inside([rim]);
  for (let i = 1; i <= folds; i++) {
    const x = (i / (folds + 1)) * 230;
    inside.line(
      curve([
        [x, 20],
        [x * 0.9, 260],
        [x * 0.4, 480],
        [60, 520],
      ]),
      'fine',
      0.3,
    );
    if (i < folds)
      inside.line(
        curve([
          [60, 520],
          [x * 0.5, 620],
          [x * 0.6, 730],
        ]),
        'fine',
        0.3,
      );
  }
  sheet.shape(rectangle(-10, 496, 108, 40, 14), 'line', 'b');
}

function fruit(sheet: Sheet, size: number): void {
  sheet.shape(
    twin([
      [0, -size * 0.8],
      [size * 0.5, -size * 0.98],
      [size, -size * 0.3],
      [size * 0.7, size * 0.7],
      [0, size * 0.86],
    ]),
    'bold',
    'ember',
  );
  sheet.line(
    curve([
      [0, -size * 0.8],
      [4, -size * 1.1],
      [14, -size * 1.25],
    ]),
    'line',
    0,
  );
  sheet.shape(ellipse(size * 0.42, -size * 1.16, size * 0.36, size * 0.17, -0.4), 'line', 'leaf');
}

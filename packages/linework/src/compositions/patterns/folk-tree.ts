import { type Brief, byLevel } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { arc, ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, polar } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

/** A tulip as painted on old chests, its foot on the origin, 100 units high. */
function chestTulip(sheet: Sheet, level: Brief['level'], roles: readonly Role[]): void {
  sheet.shape(
    blob(knots('0,0! -36,-10 -50,-52 -44,-98! -20,-70 0,-100! 20,-70 44,-98! 50,-52 36,-10')),
    'bold',
    roles[0],
  );
  sheet.shape(petal('drop', 72, 40), 'line', roles[1]);
  if (level > 1) sheet.at({ y: -26 }).shape(petal('drop', 34, 18), 'fine', 'sun');
}

/** A round flower as painted on old chests. */
function chestRose(sheet: Sheet, level: Brief['level'], roles: readonly Role[]): void {
  const count = level === 0 ? 6 : 8;
  around(sheet, { radius: 20, count }, (spot) => {
    spot.shape(petal('round', 46, 48), 'line', roles[0]);
    if (level > 1) spot.at({ y: -16 }).shape(petal('drop', 22, 14), 'fine', 'soft');
  });
  sheet.shape(ellipse(0, 0, 24), 'line', 'sun');
  if (level > 0) sheet.shape(ellipse(0, 0, 11), 'fine', roles[1]);
}

function chestHeart(sheet: Sheet, level: Brief['level'], roles: readonly Role[]): void {
  sheet.shape(petal('heart', 100, 104), 'bold', roles[0]);
  if (level > 0) sheet.at({ y: -20 }).shape(petal('heart', 62, 60), 'line', roles[1]);
  if (level > 1) sheet.at({ y: -36 }).shape(petal('heart', 32, 30), 'fine', 'sun');
}

function chestBird(sheet: Sheet, level: Brief['level'], roles: readonly Role[]): void {
  sheet.shape(
    blob(knots('-50,-24! -150,-78 -170,-40! -128,-34 -160,-4! -118,-6 -140,26! -40,10!')),
    'line',
    roles[1],
  );
  for (const turn of [-0.7, -0.1, 0.5])
    sheet.at({ x: 46, y: -116, angle: turn }).shape(petal('drop', 52, 22), 'line', roles[1]);
  for (const x of [-14, 16]) sheet.shape(rectangle(x, 8, 9, 44, 4), 'line', 'gold');
  sheet.shape(
    blob(knots('86,-100 70,-128 36,-128 18,-100 -30,-66 -64,-26 -52,6 0,24 52,6 70,-40')),
    'bold',
    roles[0],
  );
  sheet.shape(blob(knots('20,-66! -20,-60 -72,-22 -40,-4 14,-10 32,-34')), 'line', roles[1]);
  if (level > 0) for (const x of [-34, -10, 14]) sheet.line(arc(x, -32, 16, 18, -1.2, 1.2), 'fine', 0.3);
  sheet.shape(
    [
      [84, -112],
      [116, -98],
      [82, -92],
    ],
    'line',
    'gold',
  );
  sheet.ink(ellipse(58, -104, 5));
}

const HEADS = [chestTulip, chestRose, chestHeart] as const;

/** A tree of life as folk painters set it on chests: two birds, tulips, roses and hearts, mirrored. */
export const folkTree = edged({
  name: 'folk-tree',
  category: 'patterns',
  size: [740, 1000],
  edge: 'page',
  backdrop: 'cream',
  keepsSides: true,
  draw(brief) {
    const { random, sheet, level } = brief;
    const roles = random.shuffle<Role>(['a', 'b', 'c', 'd']);
    const flip = (draw: (half: Sheet) => void): void => {
      draw(sheet.layer('tree'));
      draw(sheet.layer('tree').at({ x: 740, flip: true }));
    };
    const back = sheet.layer('back');
    const beams = byLevel(brief, 0, 0, 32);
    for (let i = 0; i < beams; i++)
      back.line(
        [polar([370, 480], 90, (i / beams) * 6.2832), polar([370, 480], 900, (i / beams) * 6.2832)],
        'fine',
        0,
      );
    for (const share of byLevel(brief, [1], [1], [1, 0.8, 0.6, 0.4]))
      back.line([...arc(370, 480, 320 * share, 440 * share, 0, 6.2832)], 'line', 0);
    if (level > 0) flip((half) => corner(half, level, roles));
    const branches = random.pick<readonly (readonly [number, number, number])[]>([
      [
        [300, 150, 640],
        [190, 330, 560],
        [110, 520, 700],
      ],
      [
        [210, 160, 560],
        [120, 360, 640],
        [250, 500, 700],
      ],
      [
        [290, 210, 600],
        [130, 250, 640],
        [150, 470, 730],
      ],
    ]);
    flip((half) => {
      for (const [x, y, root] of branches) {
        // Stems of medium pages come out of the vase, those of others out of the middle stem.
        const stem = curve(
          level === 1
            ? [
                [362, 744],
                [mix(370, x, 0.3), mix(744, y, 0.3)],
                [mix(370, x, 0.86), mix(744, y, 0.56)],
                [x, y + 40],
              ]
            : [
                [370, root],
                [x + (370 - x) * 0.3, root - 10],
                [x - 14, (y + root) / 2],
                [x, y + 40],
              ],
        );
        half.shape(
          tube(stem, (t) => 11 - 5 * t),
          'line',
          'leaf',
        );
        for (const share of byLevel(brief, [0.5], [0.4, 0.66], [0.32, 0.52, 0.72])) {
          const [px, py] = stem[Math.floor(share * (stem.length - 1))]!;
          for (const turn of [-1.3, 0.5])
            half
              .at({ x: px, y: py, angle: turn })
              .shape(petal('leaf', byLevel(brief, 84, 68, 58), byLevel(brief, 46, 34, 28)), 'line', 'leaf');
        }
      }
    });
    if (level === 1)
      flip((half) => {
        for (const [x, y, r] of [
          [250, 250, 12],
          [84, 660, 12],
          [250, 660, 12],
          [150, 740, 15],
        ] as const)
          half.shape(ellipse(x, y, r), 'line', 'sun');
      });
    const order = random.shuffle(HEADS);
    branches.forEach(([x, y], i) =>
      flip((half) =>
        order[i % 3]!(half.at({ x, y: y + 40, scale: byLevel(brief, 1.25, 1.15, 1.1), angle: -0.2 }), level, [
          roles[i]!,
          roles[(i + 1) % 4]!,
        ]),
      ),
    );
    sheet.layer('tree').shape(
      tube(
        [
          [370, 760],
          [370, 300],
        ],
        (t) => 16 - 8 * t,
      ),
      'bold',
      'leaf',
    );
    order[2]!(sheet.layer('tree').at({ x: 370, y: 300, scale: 1.7 }), level, [roles[0]!, roles[1]!]);
    if (level > 0)
      order[1]!(sheet.layer('tree').at({ x: 370, y: 520, scale: 1 }), level, [roles[2]!, roles[3]!]);
    sheet.layer('tree').shape(rectangle(20, 908, 700, 80), 'bold', 'soft');
    flip((half) => chestBird(half.at({ x: 194, y: 868, scale: 0.82 }), level, [roles[3]!, roles[0]!]));
    vase(sheet.layer('vase'), brief, roles);
    return {
      title: random
        .fork('title')
        .pick(['The Painted Chest', 'Tree of Birds and Tulips', 'Folk Tree with Two Birds']),
      description:
        'Two birds guard a vase from which tulips, roses and hearts grow, as country painters set them on chests. Both sides want the same colors.',
      tags: ['folk art', 'birds', 'tulips', 'hearts', 'symmetry'],
    };
  },
});

function corner(half: Sheet, level: Brief['level'], roles: readonly Role[]): void {
  for (const y of [40, 960]) {
    for (const radius of level > 1 ? [120, 84, 48] : [110, 60])
      half.shape(ellipse(30, y, radius), 'line', radius > 100 ? roles[1] : radius > 55 ? 'soft' : roles[0]);
  }
}

function vase(sheet: Sheet, brief: Brief, roles: readonly Role[]): void {
  const body = blob(
    knots('310,740! 430,740! 410,780 470,850 450,920 410,960! 330,960! 290,920 270,850 330,780'),
  );
  sheet.shape(body, 'bold', roles[1]);
  if (brief.level > 0) sheet.inside([body]).shape(rectangle(250, 828, 240, 52), 'line', 'soft');
  if (brief.level > 0)
    for (const x of byLevel(brief, [], [320, 370, 420], [305, 337, 370, 403, 435]))
      sheet.shape(ellipse(x, 854, 13), 'fine', roles[0]);
  sheet.shape(rectangle(300, 724, 140, 24, 8), 'line', roles[0]);
}

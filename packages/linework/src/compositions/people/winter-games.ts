import type { Composition } from '../../composition.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { type Point } from '../../geometry/point.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import { puff } from '../../motifs/nature/puff.ts';
import { namesOf } from '../../motifs/people/casting.ts';
import { winterField } from '../../motifs/stages/closer-places.ts';
import { Random } from '../../random.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import { cast, type Cast } from './cast.ts';
import { enter, pictured, type Picture } from './picture.ts';

const WIDE = [1000, 780] as const;

/** Children in winter coats. */
function bundled(scene: Scene, among: readonly Cast[] = []): Cast {
  return cast(scene, 'child', {
    among,
    as: {
      hat: 'beanie',
      top: { sleeves: 1.85, role: scene.random.pick(['a', 'b']), trim: 'soft', neckline: 'high', loose: 9 },
      bottom: { kind: 'trousers', length: 1.8, role: 'd', trim: 'c' },
      feet: 'boot',
      feetRole: 'c',
    },
  });
}

/** A wall of large blocks of snow with balls ready on it, its foot on a point. */
function snowFort(scene: Scene, [x, y]: Point, columns: number, flip: boolean): void {
  const { level, random } = scene;
  const sheet = scene.sheet.layer('wall').at({ x, y, flip });
  const [w, h] = [[104, 92, 80][level]!, [70, 62, 56][level]!];
  const rows = 3;
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < columns - row * 0.5; i++) {
      const left = (i - columns / 2 + (row % 2) * 0.5) * w;
      const [a, b] = [random.range(-4, 4), random.range(-4, 4)];
      const top = -(row + 1) * h;
      sheet.shape(
        drawn(
          `${left - 1},${top + a - 2} ${left + 12},${top - 6} ${left + w - 12},${top - 5} ${left + w + 1},${top + b - 2} ${left + w + 2},${top + h + 8} ${left + w / 2},${top + h + 14} ${left - 2},${top + h + 8}`,
        ),
        'bold',
        row % 2 ? 'soft' : 'paper',
      );
    }
  // Snow lies on the top row and hangs over it.
  const [from, to] = [-(columns / 2) * w + 2, (columns / 2 - 1) * w + w * 0.5 - 4];
  const top = -rows * h;
  const drips = 7;
  const hem = Array.from({ length: drips }, (_, i) => {
    const across = from + ((drips - i - 0.5) / drips) * (to - from);
    return `${across},${top + (i % 2 ? 26 : 8) + ((i * 7) % 5)}`;
  });
  sheet.shape(
    drawn(
      `${from - 6},${top + 8} ${from + 16},${top - 22} ${(from + to) / 2},${top - 30} ${to - 20},${top - 20} ${to + 6},${top + 6} ${hem.join(' ')}`,
    ),
    'bold',
    'paper',
  );
  for (const [dx, dy] of (
    [
      [-96, -3],
      [-48, -3],
      [-72, -40],
    ] as Point[]
  ).slice(0, level + 1))
    sheet.shape(ellipse(dx, dy - rows * h - 34, 24), 'line', 'paper');
}

/** A snowball on its way, with the snow it loses behind it. */
function flying(sheet: Scene['sheet'], [x, y]: Point, r: number, angle: number): void {
  const at = sheet.at({ x, y, angle });
  for (const [dx, dy, size] of [
    [-44, 6, 9],
    [-62, -10, 6.5],
  ] as const)
    at.shape(ellipse(dx, dy, size), 'line', 'paper');
  at.shape(puff(new Random(`ball ${x}`), [0, 0], [r, r], 8, 0.08), 'bold', 'paper');
  for (const dy of [-12, 8])
    at.line(
      [
        [-r - 8, dy],
        [-r - 34, dy],
      ],
      'fine',
      0.4,
    );
}

/** Where the snow is trodden between two forts, in units right of the page's edge and below the ground. */
const TRODDEN: readonly Point[] = [
  [430, -58],
  [520, -40],
  [590, -66],
  [470, -8],
  [560, 4],
];

const snowballs: Picture = {
  name: 'snowball-fight',
  category: 'people',
  isIndividual: true,
  size: WIDE,
  ground: 660,
  stages: [winterField],
  isCrowded: true,
  isBanded: true,
  act(scene) {
    const { sheet, random, ground, level } = scene;
    const one = bundled(scene);
    const two = bundled(scene, [one]);
    enter(scene, {
      who: one.who,
      posture: {
        ...POSTURES.stand,
        lean: -9,
        head: { turn: 0.5, tilt: -3 },
        arms: [
          { upper: -112, fore: -168, hand: 'grip', layer: 'behind' },
          { upper: 46, fore: 86, hand: 'open', thumb: -1 },
        ],
      },
      mien: 'laugh',
      x: 262,
      y: ground + 50,
      scale: 1.3,
      props: {
        over: (view, bones) =>
          view.shape(ellipse(bones.arms[0].end[0] - 8, bones.arms[0].end[1] - 30, 24), 'bold', 'paper'),
      },
    });
    enter(scene, {
      who: two.who,
      posture: {
        ...POSTURES.stand,
        lean: -12,
        bow: -4,
        head: { turn: 0.3, tilt: -12 },
        arms: [
          { upper: -34, fore: -150, hand: 'open', thumb: 1 },
          { upper: 104, fore: 158, hand: 'open', thumb: -1 },
        ],
      },
      mien: random.pick(['wonder', 'laugh'] as const),
      x: 750,
      y: ground + 96,
      scale: 1.26,
      flip: true,
    });
    const trodden = sheet.layer('wall');
    for (const [x, y] of level === 1 ? TRODDEN : [])
      trodden.line(
        traced(`${x - 24},${ground + y - 4} ${x},${ground + y + 7} ${x + 24},${ground + y - 3}`),
        'line',
        0.6,
      );
    snowFort(scene, [236, ground + 92], 4, false);
    snowFort(scene, [776, ground + 100], 4, true);
    const balls = sheet.layer('balls');
    for (const [x, y, r, angle] of (
      [
        [500, 170, 38, -0.2],
        [506, 268, 32, 0.2],
        [620, 90, 30, 2.9],
        [390, 88, 30, 3.4],
      ] as const
    ).slice(0, byGrade(scene, 2, 3, 4)))
      flying(balls, [x, y], r, angle);
    if (level > 0)
      for (const [x, r] of [
        [462, 30],
        [528, 26],
      ] as const)
        balls.shape(puff(random, [x, ground + 66], [r, r * 0.9], 8, 0.07), 'bold', 'paper');
    return {
      title: random.pick([
        `${one.called} Throws First`,
        `Snowballs for ${two.called}`,
        `The Snow Fort of ${one.called}`,
        `Duck, ${two.called}!`,
      ]),
      description: `${namesOf([one.looks, two.looks])} have built walls of snow and made a heap of snowballs. Whoever laughs loses, so nobody has won yet.`,
      tags: ['children', 'snowball', 'winter', 'snow', 'play'],
    };
  },
};

/** Children in the snow. */
export const winterGames: readonly Composition[] = [snowballs].map(pictured);

import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { curve } from '../../geometry/curve.ts';
import { ellipse } from '../../geometry/forms.ts';
import { polar, type Path } from '../../geometry/point.ts';
import { band, disc } from '../../motifs/bands.ts';
import { butterfly } from '../../motifs/figures/insects.ts';
import { leafSprig, roseFigure } from '../../motifs/figures/plants.ts';
import { crescent, feather, peacockFeather, starFigure } from '../../motifs/figures/ornaments.ts';
import { owlFigure } from '../../motifs/figures/creatures.ts';
import { fit, type Figure, type Look } from '../../motifs/figures/figure.ts';
import { dressBoards } from '../../motifs/dressing/boards.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { onGround } from '../on-ground.ts';

const GUESTS: readonly (readonly [figure: Figure, name: string, what: string])[] = [
  [owlFigure, 'Owl', 'a small owl'],
  [crescent, 'Moon', 'a crescent moon'],
  [butterfly, 'Butterfly', 'a butterfly'],
  [roseFigure, 'Rose', 'a wild rose'],
  [starFigure, 'Star', 'a star'],
];

/** A dreamcatcher: a hoop with its web, beads and hanging feathers. */
const hoopAlone: Composition = {
  name: 'mandala-dreamcatcher',
  category: 'mandalas',
  size: [780, 1000],
  strays: 1.4,
  draw(brief) {
    const { random } = brief;
    const guest = random.pick(GUESTS);
    const roles = random.shuffle<Role>(['a', 'b', 'c', 'd']);
    const look: Look = { level: brief.level, main: roles[0]!, accent: roles[1]! };
    const radius = random.range(220, 252);
    const hoop = { x: 390, y: radius * 1.04 + 106, radius };
    drawFeathers(brief, hoop, look);
    const wheel = brief.sheet.layer('hoop').at({ x: hoop.x, y: hoop.y });
    drawHoop(wheel, brief, hoop.radius, roles);
    drawWeb(wheel, brief, hoop.radius * 0.84, roles);
    wheel.shape(disc(hoop.radius * 0.46), 'bold', 'paper');
    fit(wheel, guest[0], look, hoop.radius * 0.7, hoop.radius * 0.7);
    return {
      title: `${random.pick(['Moonlit', 'Whispering', 'Soft Night', 'Wandering', 'Lullaby'])} ${guest[1]} Dreamcatcher`,
      description: `A hoop holds a web with ${guest[2]} in its middle, and feathers hang below. Good dreams find their way through the colors.`,
      tags: ['mandala', 'dreamcatcher', 'feathers', 'dreams', guest[1].toLowerCase()],
    };
  },
};

/** The same on a ground where the page is hard. */
export const dreamcatcher = onGround(hoopAlone, (ground, random, zone) =>
  dressBoards(ground, random, { zone, kind: 'logs', size: 116 }),
);

interface Hoop {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

function drawFeathers(brief: Brief, hoop: Hoop, look: Look): void {
  const { random } = brief;
  const sheet = brief.sheet.layer('feathers');
  const kind = random.pick([feather, peacockFeather]);
  const spread = brief.level === 0 ? [-0.62, 0, 0.62] : [-0.84, -0.42, 0, 0.42, 0.84];
  for (const share of spread) {
    const x = hoop.x + hoop.radius * share;
    const top = hoop.y + Math.sqrt(Math.max(0, 1 - share * share)) * hoop.radius;
    const size = (brief.level === 0 ? 320 : 275) * (1 - 0.14 * Math.abs(share)) * (share === 0 ? 1.05 : 1);
    const end = Math.min(940 - size, top + 46 + 60 * (1 - Math.abs(share)));
    const lean = share * -0.1;
    sheet.line(
      [
        [x, top - 10],
        [x, end + 14],
      ],
      'line',
      0,
    );
    const beads = brief.level === 0 ? 1 : 2;
    for (let i = 0; i < beads; i++)
      sheet.shape(
        ellipse(x, top + 22 + i * ((end - top) * 0.5), 13, 15),
        'line',
        i % 2 === 0 ? look.accent : 'sun',
      );
    sheet.shape(ellipse(x, end + 8, 15, 17), 'line', 'wood');
    fit(
      sheet.at({ x: x - lean * size * 0.5, y: end + size / 2 + 12, angle: Math.PI + lean }),
      kind,
      look,
      size * 0.5,
      size,
    );
  }
}

function drawHoop(wheel: Sheet, brief: Brief, radius: number, roles: readonly Role[]): void {
  const outer = radius + 26;
  if (brief.level === 0) {
    wheel.shape(disc(outer), 'bold', roles[2]);
    wheel.shape(disc(radius * 0.84), 'bold', 'soft');
  } else {
    const kind = brief.random.pick(['leaves', 'diamonds', 'scallops', 'pearls'] as const);
    band(wheel, {
      inner: radius * 0.84,
      outer,
      kind,
      fold: byLevel(brief, 8, 8, 12),
      spacing: byLevel(brief, 2, 1.3, 1.1),
      role: 'soft',
      ornament: roles[2]!,
    });
    wheel.rim(disc(outer), 'bold');
  }
  const look: Look = { level: brief.level, main: roles[3]!, accent: 'sun' };
  for (const side of [-1, 1])
    fit(
      wheel.at({ x: side * radius * 0.42, y: -radius * 1.03, angle: side * 0.95 }),
      leafSprig,
      look,
      110,
      130,
    );
  for (const [x, y, size] of [
    [-74, 14, 92],
    [74, 14, 92],
    [0, 0, 122],
  ] as const)
    if (brief.level > 0 || x === 0) fit(wheel.at({ x, y: y - radius * 1.04 }), roseFigure, look, size, size);
}

/** Threads from knot to knot, each round half a step aside of the last: a real web is tied like this. */
function drawWeb(wheel: Sheet, brief: Brief, radius: number, roles: readonly Role[]): void {
  wheel.shape(disc(radius), 'line', 'soft');
  const points = brief.random.pick(byLevel(brief, [6], [8, 9], [10, 12]));
  const rounds = byLevel(brief, 1, 2, 3);
  let reach = radius;
  for (let round = 0; round < rounds; round++) {
    const inner = reach * byLevel(brief, 0.66, 0.76, 0.78);
    around(wheel, { radius: 0, count: points, phase: round * 0.5 }, (spot, i) => {
      const half = Math.PI / points;
      const [from, to] = [
        polar([0, 0], reach, -Math.PI / 2 - half),
        polar([0, 0], reach, -Math.PI / 2 + half),
      ];
      const thread: Path = curve([
        [from[0], from[1]],
        [0, -inner],
        [to[0], to[1]],
      ]);
      if (round === 0) spot.shape([...thread, ...arcBack(reach, half)], 'fine', roles[i % 2]);
      else spot.line(thread, 'fine', 0);
      if (brief.level === 2 && round === 1) spot.shape(ellipse(0, -inner, 8), 'fine', 'sun');
    });
    reach = inner;
  }
}

function arcBack(radius: number, half: number): Path {
  return Array.from({ length: 9 }, (_, i) => polar([0, 0], radius, -Math.PI / 2 + half - (i / 8) * half * 2));
}

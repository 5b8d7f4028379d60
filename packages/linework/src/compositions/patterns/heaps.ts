import { byLevel, type Brief } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { blob } from '../../geometry/curve.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, polar, type Path, type Point } from '../../geometry/point.ts';
import { dressCloth } from '../../motifs/dressing/cloth.ts';
import { pageRim } from '../../motifs/page-ground.ts';
import { pack, type Room } from '../../motifs/flowers/pack.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

const COLORS: readonly Role[] = ['a', 'b', 'c', 'd'];

function roomsOn(
  brief: Brief,
  [width, height]: readonly [number, number],
  radii: readonly (readonly [number, number])[],
  gap: number,
): Room[] {
  return pack({
    rim: rectangle(-70, -70, width + 140, height + 140),
    radii: radii[brief.level]!,
    gap,
    edge: 0,
    random: brief.random.fork('rooms'),
  });
}

/** Buttons of many kinds, poured out over the page. */
export const buttons = edged({
  name: 'button-box',
  category: 'patterns',
  size: [1000, 820],
  edge: 'page',
  backdrop: 'soft',
  draw(brief) {
    if (brief.level === 2)
      dressCloth(brief.sheet.layer('cloth'), brief.random, {
        zone: [pageRim(1000, 820)],
        kind: 'plaid',
        size: 150,
      });
    roomsOn(
      brief,
      [1000, 820],
      [
        [120, 220],
        [76, 150],
        [40, 110],
      ],
      5,
    ).forEach(({ at, radius }, i) => {
      const own = brief.random.fork(`button ${i}`);
      button(
        brief.sheet.layer('buttons').at({ x: at[0], y: at[1], angle: own.range(0, 3) }),
        radius,
        own,
        brief.level,
      );
    });
    return {
      title: brief.random
        .fork('title')
        .pick(['The Button Box', 'A Jar of Buttons, Spilled', 'Grandmother’s Buttons']),
      description:
        'The whole button box has been poured out: shirts, coats and a party dress. No two need have the same color.',
      tags: ['buttons', 'sewing', 'circles', 'collection'],
    };
  },
});

type ButtonKind = 'plain' | 'beads' | 'rays' | 'petals' | 'blossom' | 'star' | 'stripes' | 'heart';

const KINDS: readonly ButtonKind[] = [
  'plain',
  'beads',
  'rays',
  'petals',
  'blossom',
  'star',
  'stripes',
  'heart',
];
/** Kinds whose outline is not round. */
const CUT: readonly ButtonKind[] = ['blossom', 'heart'];

/** The outline of a button: a disc, a blossom or a heart. */
function buttonRim(kind: ButtonKind, radius: number): Path {
  if (kind === 'heart') return place(petal('heart', radius * 1.9, radius * 1.96), { y: radius * 0.98 });
  if (kind !== 'blossom') return ellipse(0, 0, radius);
  return blob(
    Array.from({ length: 12 }, (_, i): Point =>
      polar([0, 0], radius * (i % 2 ? 0.84 : 1), (i / 12) * Math.PI * 2),
    ),
    3,
  );
}

/** A button with its rim, its well and two or four holes; a thread is left in some. */
function button(sheet: Sheet, radius: number, random: Random, level: 0 | 1 | 2): void {
  const [outer, inner] = random.shuffle(COLORS) as [Role, Role];
  const kind =
    radius > 46 ? random.pick(level === 0 ? (['plain', 'blossom', 'heart'] as const) : KINDS) : 'plain';
  const rim = buttonRim(kind, radius);
  sheet.shape(rim, 'bold', outer);
  const well = radius * (kind === 'plain' || CUT.includes(kind) ? 0.66 : 0.56);
  if (kind === 'beads')
    around(sheet, { radius: radius * 0.78, count: Math.round(radius / 9) + 4 }, (spot) =>
      spot.shape(ellipse(0, 0, radius * 0.11), 'fine', 'soft'),
    );
  if (kind === 'rays')
    around(sheet, { radius: radius * 0.56, count: 10 + level * 4 }, (spot) =>
      spot.line(
        [
          [0, 0],
          [0, -radius * 0.44],
        ],
        'fine',
        0,
      ),
    );
  if (kind === 'petals')
    around(sheet, { radius: radius * 0.42, count: 8 }, (spot) =>
      spot.shape(petal('round', radius * 0.5, radius * 0.42), 'line', inner),
    );
  if (kind === 'stripes') {
    const inside = sheet.inside([rim]);
    for (const y of [-0.6, -0.2, 0.2, 0.6])
      inside.shape(
        [
          [-radius, y * radius - radius * 0.09],
          [radius, y * radius - radius * 0.09],
          [radius, y * radius + radius * 0.09],
          [-radius, y * radius + radius * 0.09],
        ],
        'fine',
        inner,
      );
    sheet.rim(rim, 'bold');
  }
  const wellRim = kind === 'heart' ? buttonRim(kind, radius * 0.74) : ellipse(0, 0, well);
  sheet.shape(
    kind === 'star' ? star(0, 0, radius * 0.82, radius * 0.46, 5) : wellRim,
    'line',
    kind === 'petals' ? 'soft' : inner,
  );
  drawHoles(sheet, radius, random, kind === 'star' || kind === 'heart' ? radius * 0.4 : well);
}

/** Two or four holes, now and then with the thread still in them. */
function drawHoles(sheet: Sheet, radius: number, random: Random, well: number): void {
  const count = radius < 40 || random.chance(0.4) ? 2 : 4;
  const hole = Math.max(7.5, radius * 0.09);
  const reach = well * (count === 2 ? 0.36 : 0.44);
  around(sheet, { radius: reach, count }, (spot) => spot.shape(ellipse(0, 0, hole), 'fine', 'paper'));
  if (radius < 60 || !random.chance(0.45)) return;
  for (let i = 0; i < count / 2; i++)
    sheet
      .at({ angle: (i * Math.PI) / 2 })
      .shape(rectangle(-hole * 0.62, -reach, hole * 1.24, reach * 2, hole * 0.6), 'line', 'sand');
}

/** Slices of agate: bands around a hollow of crystals. */
export const agates = edged({
  name: 'agates',
  category: 'patterns',
  size: [780, 1000],
  edge: 'page',
  backdrop: 'soft',
  draw(brief) {
    roomsOn(
      brief,
      [780, 1000],
      [
        [150, 300],
        [46, 230],
        [30, 210],
      ],
      4,
    ).forEach(({ at, radius }, i) => {
      const own = brief.random.fork(`agate ${i}`);
      agate(brief.sheet.layer('stones'), at, radius * 1.06, own, byLevel(brief, 80, 46, 26));
    });
    return {
      title: brief.random.fork('title').pick(['Cut Agates', 'Rings of Stone', 'The Agate Slices']),
      description:
        'Sliced open, plain stones show ring after ring and a hollow full of crystals. Shade each band a little darker than the last.',
      tags: ['agate', 'stones', 'crystals', 'rings'],
    };
  },
});

/** A slice of agate: rings that follow its outline, and crystals that grow into the hollow; a small one is a pebble. */
function agate(sheet: Sheet, [x, y]: Point, radius: number, random: Random, step: number): void {
  const reaches = Array.from({ length: 9 }, () => random.range(0.86, 1.04));
  const ring = (size: number): Path =>
    blob(
      reaches.map((reach, i): Point =>
        polar([x, y], size * (reach + random.range(-0.03, 0.03)), (i / 9) * Math.PI * 2),
      ),
    );
  const roles = random.shuffle(COLORS);
  const hollow = radius < step * 2.4 ? step * 0.7 : Math.max(step * 1.3, radius * 0.4);
  let i = 0;
  for (let size = radius; size > hollow + step * 0.5; size -= step * random.range(0.66, 1.1), i++)
    sheet.shape(ring(size), i === 0 ? 'bold' : 'line', i === 0 ? 'stone' : roles[i % 4]!);
  const heart = ring(hollow);
  sheet.shape(heart, 'line', 'night');
  if (radius < step * 2.4) return;
  const inside = sheet.inside([heart]);
  const count = Math.max(6, Math.round(hollow / 11));
  around(inside, { centre: [x, y], radius: hollow * 1.1, count, phase: random.next() }, (spot, k) => {
    const long = hollow * random.range(0.5, 0.82);
    const half = (hollow * 3.3) / count;
    for (const side of [-1, 1])
      spot.shape(
        [
          [0, -10],
          [side * half, -10],
          [side * half * 0.86, long * 0.6],
          [0, long],
        ],
        'line',
        side < 0 ? roles[k % 4]! : 'paper',
      );
  });
  sheet.rim(heart, 'line');
}

/** Paper stars, folded and strewn until nothing is left free. */
export const paperStars = edged({
  name: 'paper-stars',
  category: 'patterns',
  size: [1000, 760],
  edge: 'page',
  backdrop: 'night',
  draw(brief) {
    const { sheet, random, level } = brief;
    roomsOn(
      brief,
      [1000, 760],
      [
        [150, 240],
        [90, 180],
        [62, 130],
      ],
      byLevel(brief, -70, -56, -40),
    ).forEach(({ at, radius }, i) => {
      const own = random.fork(`star ${i}`);
      const points = own.pick(byLevel(brief, [5], [5, 6], [5, 6, 8]));
      const turn = own.next();
      const spot = sheet.layer('stars').at({ x: at[0], y: at[1], angle: turn });
      const [first, second] = own.shuffle(COLORS) as [Role, Role];
      const inner = radius * own.range(0.44, 0.56);
      spot.shape(star(0, 0, radius, inner, points), 'bold', first);
      const corners = star(0, 0, radius, inner, points);
      corners.forEach((corner, k) => {
        if (k % 2 === 0 || level > 0)
          spot.shape([[0, 0], corner, corners[(k + 1) % corners.length]!], 'line', k % 2 ? first : second);
      });
      if (level > 0) spot.shape(ellipse(0, 0, radius * 0.17), 'line', 'sun');
    });
    return {
      title: random
        .fork('title')
        .pick(['Folded Paper Stars', 'A Sky of Paper Stars', 'Stars from Old Letters']),
      description:
        'Stars folded from paper tumble through the night, each point with a light side and a dark side. Old gold and deep blue go well together.',
      tags: ['stars', 'paper', 'origami', 'night'],
    };
  },
});

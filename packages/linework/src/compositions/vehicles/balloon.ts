import { knots, points } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise, intersect } from '../../geometry/boolean.ts';
import { blob, curve, twin, type Knot } from '../../geometry/curve.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { place, type Path, type Point, type Shape } from '../../geometry/point.ts';
import { framed } from '../../motifs/scenery.ts';
import { plainRider, rider } from '../../motifs/vehicles/driver.ts';
import { cloud, fir, hill, roundTree } from '../../motifs/landscape.ts';
import { star } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { sash } from '../../geometry/sash.ts';
import { fillZone, type PatternName } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

type Badge = 'star' | 'heart' | 'sun';

/** A hot-air balloon over hills. */
export const balloon: Composition = {
  name: 'balloon',
  category: 'vehicles',
  size: [800, 1000],
  strays: 1.5,
  draw(brief) {
    const badge = brief.random.pick<Badge>(['star', 'heart', 'sun']);
    if (brief.level === 0) {
      framed(brief.sheet, [800, 1000], 'sky', (inside) => drawBalloon({ ...brief, sheet: inside }, badge));
    } else drawBalloon(brief, badge);
    const mood = brief.random.pick(['Summer', 'Early', 'High', 'Drifting', 'Festival']);
    return {
      title: `${mood} ${{ star: 'Star', heart: 'Heart', sun: 'Sun' }[badge]} Balloon`,
      description: `A hot-air balloon rises over the hills among the clouds. Give every panel its own color.`,
      tags: ['balloon', 'flight', 'sky', 'clouds', 'travel'],
    };
  },
};

function drawBalloon(brief: Brief, badge: Badge): void {
  drawView(brief);
  const sheet = brief.sheet.layer('balloon').at({ x: 400, y: 380, scale: byLevel(brief, 0.96, 0.98, 0.98) });
  drawBasket(sheet, brief);
  drawEnvelope(sheet, brief);
  drawBadge(sheet, badge, brief.level);
}

const ISLAND = blob(points('56,700 400,690 744,700 740,890 680,940 400,950 120,940 60,890'));

function drawView(brief: Brief): void {
  const { random } = brief;
  const sky = brief.sheet.layer('sky');
  const clouds = byLevel(
    brief,
    [
      [140, 180, 0.62],
      [664, 660, 0.6],
      [136, 620, 0.56],
    ],
    [
      [130, 170, 0.6],
      [676, 210, 0.5],
      [664, 630, 0.62],
      [118, 560, 0.56],
    ],
    [
      [128, 150, 0.56],
      [676, 190, 0.5],
      [672, 590, 0.62],
      [124, 520, 0.5],
      [150, 690, 0.4],
    ],
  );
  for (const [x, y, scale] of clouds) cloud(sky.at({ x: x!, y: y!, scale: scale! }), random, brief.level > 0);
  const land = brief.sheet.layer('land').inside([brief.level === 1 ? ISLAND : rectangle(0, 0, 800, 1000)]);
  const edge = brief.level === 0 ? [0, 800] : [20, 790];
  const far = hill(land, points(`${edge[0]},850 180,800 380,862 600,806 ${edge[1]},850`), 1000, 'leaf');
  if (brief.level > 0)
    for (const t of [0.14, 0.3, 0.72, 0.86]) {
      const [x, y] = far[Math.floor(t * far.length)]!;
      fir(land.at({ x, y: y + 12, scale: byLevel(brief, 0, 0.52, 0.5) }), 2, brief.level === 2);
    }
  hill(land, points(`${edge[0]},930 240,870 460,920 640,880 ${edge[1]},900`), 1000);
  if (brief.level === 0)
    for (const x of [150, 640]) plainTree(land.at({ x, y: 930, scale: x === 150 ? 1 : 0.86 }));
  else
    for (const [x, y, scale] of [
      [150, 926, 0.62],
      [650, 930, 0.66],
      [240, 940, 0.46],
    ] as const)
      roundTree(land.at({ x, y, scale }), random, brief.level === 2);
  if (brief.level === 2) hill(land, points('20,960 160,948 400,940 560,956 790,930'), 1000, 'sand');
}

/** A tree of two parts, 190 units high. */
function plainTree(sheet: Sheet): void {
  sheet.shape(rectangle(-23, -80, 46, 84, 4), 'line', 'wood');
  sheet.shape(ellipse(0, -126, 58, 66), 'line', 'leaf');
}

const PROFILE: readonly Knot[] = knots('0,-320 150,-296 262,-200 296,-60 262,76 176,196 70,296! 0,308');

function drawEnvelope(sheet: Sheet, brief: Brief): void {
  const rim = clockwise(twin(PROFILE));
  sheet.shape(rim, 'bold', 'soft');
  const gores = byLevel(brief, 3, 4, 6);
  const edges = Array.from({ length: gores + 1 }, (_, i) => Math.sin(((i / gores) * 2 - 1) * (Math.PI / 2)));
  const roles: Role[] = ['a', 'b', 'c', 'd'];
  const names = brief.random.shuffle<PatternName>([
    'diamonds',
    'scales',
    'hearts',
    'moons',
    'stars',
    'blossoms',
    'triangles',
  ]);
  edges.slice(1).forEach((right, i) => {
    const zone = intersect([clockwise([...meridian(edges[i]!), ...meridian(right).reverse()])], [rim]);
    const mirrored = Math.min(i, gores - 1 - i);
    sheet.shape(zone, 'line', roles[mirrored % 4]);
    if (brief.level === 2 && mirrored % 2 === 1)
      fillZone(names[mirrored]!, { sheet, zone, size: 56, angle: 0, roles: [roles[mirrored]!, 'soft'] });
  });
  const bands = byLevel(
    brief,
    [[-52, 60]],
    [
      [-206, -150],
      [76, 132],
    ],
    [
      [-216, -164],
      [92, 142],
    ],
  );
  for (const [top, bottom] of bands) band(sheet, rim, top!, bottom!, brief);
  sheet.rim(rim, 'bold');
}

/** A line down the envelope that is a share (-1 to 1) of the way from its middle to its rim. */
function meridian(share: number): Point[] {
  return curve(PROFILE.map(([x, y]): Knot => [x * share * 1.02, y])).map(([x, y]) => [x, y]);
}

function band(sheet: Sheet, rim: Path, top: number, bottom: number, brief: Brief): void {
  const zone: Shape = intersect(
    [sash({ left: -330, right: 330, top, bottom, side: -36, middle: 24 })],
    [rim],
  );
  sheet.shape(zone, 'line', 'soft');
  if (brief.level === 0) return;
  const inside = sheet.inside(zone);
  const [step, mid] = [byLevel(brief, 0, 66, 50), (top + bottom) / 2];
  for (let i = -7; i <= 7; i++) {
    const x = i * step;
    const y = mid + 24 - 60 * (x / 330) ** 2;
    inside.shape(
      [
        [x, y - 22],
        [x + step * 0.4, y],
        [x, y + 22],
        [x - step * 0.4, y],
      ],
      'fine',
      i % 2 === 0 ? 'sun' : 'd',
    );
  }
}

function drawBadge(sheet: Sheet, badge: Badge, level: number): void {
  const scale = level === 0 ? 1 : 0.86;
  const spot = sheet.at({ y: level === 0 ? 8 : -14, scale });
  if (badge === 'star') {
    spot.shape(star(0, 0, 116, 58, 5), 'bold', 'sun');
    return spot.shape(star(0, 0, 64, 32, 5), 'line', 'cream');
  }
  if (badge === 'heart') {
    spot.shape(place(petal('heart', 196, 204), { y: 104 }), 'bold', 'a');
    return spot.shape(place(petal('heart', 110, 116), { y: 62 }), 'line', 'soft');
  }
  for (let i = 0; i < 10; i++)
    spot.shape(place(petal('leaf', 124, 48), { angle: (i * Math.PI) / 5 }), 'line', 'sun');
  spot.shape(ellipse(0, 0, 58), 'bold', 'sun');
}

function drawBasket(sheet: Sheet, brief: Brief): void {
  for (const x of brief.level === 0 ? [-84, 84] : [-62, -22, 22, 62])
    sheet.line(
      [
        [x, 280],
        [x * 0.82, 412],
      ],
      'line',
      0,
    );
  if (brief.level > 0) rider(sheet.at({ y: 366, scale: 0.68 }), 'bear', 'cap', 'a', 0);
  const basket = clockwise(blob(knots('-70,404! 70,404! 62,470 54,512! 0,520 -54,512! -62,470')));
  sheet.shape(basket, 'bold', 'wood');
  if (brief.level > 0)
    fillZone('bricks', {
      sheet,
      zone: [basket],
      size: byLevel(brief, 0, 66, 44),
      angle: 0,
      roles: ['wood', 'sand'],
    });
  if (brief.level === 0) {
    plainRider(
      sheet.at({ y: 354, scale: 0.7 }),
      brief.random.fork('passenger').pick(['bear', 'cat', 'mouse']),
    );
    return sheet.shape(rectangle(-92, 378, 184, 52, 22), 'bold', 'b');
  }
  for (const x of [-76, 76]) sheet.shape(ellipse(x, 462, 20, 28), 'line', 'sand');
  sheet.shape(rectangle(-82, 396, 164, 26, 13), 'bold', 'b');
}

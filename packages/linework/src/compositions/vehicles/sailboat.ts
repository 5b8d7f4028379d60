import { points, knots } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise, intersect } from '../../geometry/boolean.ts';
import { blob, curve, type Knot } from '../../geometry/curve.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { polar, type Path, type Point } from '../../geometry/point.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { cloud } from '../../motifs/landscape.ts';
import { fish, gull, lifebelt, lighthouse, sailorCat } from '../../motifs/seaside.ts';
import { framed, SCENE_PENS } from '../../motifs/scenery.ts';
import { fillZone, type PatternName } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';

const HORIZON = 664;

/** A sailing boat with patterned sails before the setting sun, a cat on lookout. */
export const sailboat: Composition = {
  name: 'sailboat',
  category: 'vehicles',
  size: [800, 1000],
  strays: 1.5,
  pens: SCENE_PENS,
  draw(brief) {
    const { random, level } = brief;
    framed(brief.sheet, [800, 1000], 'sky', (inside) => {
      const scene = { ...brief, sheet: inside };
      drawSky(scene);
      wave(scene, { y: HORIZON, height: 5, length: 150, pattern: false });
      if (level > 0) lighthouse(inside.layer('coast').at({ x: 690, y: HORIZON + 8, scale: 0.9 }), level);
      wave(scene, { y: HORIZON + 66, height: 12, length: 130, pattern: false });
      drawBoat(scene);
      wave(scene, { y: 816, height: 15, length: 140, pattern: false });
      if (level > 0) fish(inside.layer('sea').at({ x: 648, y: 872, angle: -0.3 }), 'a');
      wave(scene, { y: 892, height: 17, length: 160, pattern: level === 2 });
    });
    const hour = random.pick(
      byLevel(brief, ['Sunny', 'Merry'], ['Evening', 'Golden'], ['Patchwork', 'Sunset']),
    );
    return {
      title: `${hour} Sails`,
      description: `A little boat rides the waves with all its sails up. A cat in a sailor's hat keeps watch at the bow.`,
      tags: ['sailing boat', 'sea', 'waves', 'cat', ...(level > 0 ? ['lighthouse', 'sunset'] : ['sun'])],
    };
  },
};

function drawSky(brief: Brief): void {
  const sheet = brief.sheet.layer('sky');
  const centre: Point = [180, HORIZON];
  const rays = byLevel(brief, 0, 9, 0);
  for (let i = 0; i < rays; i++) {
    const [a, b] = [-Math.PI + (i * Math.PI) / rays, -Math.PI + ((i + 1) * Math.PI) / rays];
    sheet.shape(
      [centre, polar(centre, 1300, a), polar(centre, 1300, b)],
      'line',
      i % 2 === 0 ? 'cream' : 'soft',
    );
  }
  if (brief.level === 2)
    dressSky(sheet, brief.random, {
      zone: [rectangle(0, 0, 800, 700)],
      kind: 'beams',
      size: 104,
      source: centre,
      roles: ['cream', 'soft', 'sky', 'sun'],
    });
  if (brief.level > 0) sheet.shape(ellipse(...centre, 150), 'line', 'b');
  sheet.shape(ellipse(...centre, byLevel(brief, 150, 102, 102)), 'line', 'sun');
  cloud(sheet.at({ x: 150, y: 250, scale: byLevel(brief, 0.84, 0.72, 0.72) }), brief.random, brief.level > 0);
  cloud(sheet.at({ x: 650, y: 200, scale: byLevel(brief, 0.76, 0.62, 0.62) }), brief.random, brief.level > 0);
  if (brief.level === 0) cloud(sheet.at({ x: 668, y: 476, scale: 0.76 }), brief.random, false);
  for (const [x, y, scale] of byLevel(
    brief,
    [[220, 400, 1]],
    [
      [650, 320, 1],
      [226, 380, 0.8],
    ],
    [
      [650, 320, 1],
      [210, 380, 0.8],
      [700, 430, 0.75],
    ],
  ) as [number, number, number][])
    gull(sheet.at({ x, y, scale }));
}

interface Wave {
  readonly y: number;
  readonly height: number;
  readonly length: number;
  readonly pattern: boolean;
}

/** Water from a wavy line down to the frame. */
function wave(brief: Brief, it: Wave): void {
  const sheet = brief.sheet.layer('sea');
  const shift = brief.random.range(0, 6);
  const top: Point[] = [];
  for (let x = -10; x <= 810; x += 8)
    top.push([
      x,
      it.y -
        it.height * Math.sin((x / it.length) * Math.PI * 2 + shift) -
        it.height * 0.3 * Math.sin((x / it.length) * Math.PI * 4 + shift * 2),
    ]);
  const rim: Path = [...top, [810, 1000], [-10, 1000]];
  sheet.shape(rim, 'line', 'water');
  if (it.pattern) {
    fillZone('shells', {
      sheet,
      zone: intersect([clockwise(rim)], [clockwise(rectangle(-10, it.y - 30, 820, 200))]),
      size: 92,
      angle: 0,
      roles: ['water', 'sky'],
    });
    sheet.rim(rim, 'line');
    return;
  }
  if (brief.level > 0 && it.height > 8)
    for (let x = 90; x < 780; x += 150)
      sheet.line(
        curve([
          [x - 36, it.y + 34],
          [x - 12, it.y + 26],
          [x + 12, it.y + 36],
          [x + 36, it.y + 28],
        ]),
        'fine',
        0.8,
      );
}

const HULL: readonly Knot[] = knots(
  '132,716! 260,736 430,738 590,718 704,668! 676,752 618,820 520,850 270,850 184,812',
);

function drawBoat(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('boat');
  if (level === 0)
    sheet.line(
      [
        [400, 100],
        [400, 740],
      ],
      'bold',
      0,
    );
  else sheet.shape(rectangle(391, 104, 18, 640, 6), 'line', 'wood');
  sheet.shape(
    [...curve(points('400,106 440,92 474,114 520,108')), ...curve(points('520,158 474,162 440,142 400,156'))],
    'line',
    'a',
  );
  const patterns = random.shuffle<PatternName>([
    'hearts',
    'scales',
    'diamonds',
    'stars',
    'triangles',
    'honeycomb',
    'blossoms',
    'chevrons',
  ]);
  sail(brief, {
    rim: blob(knots('380,176! 318,330 236,500 124,640! 250,656 380,642!')),
    top: 176,
    foot: 656,
    names: patterns,
    roles: ['a', 'soft', 'b', 'cream', 'd'],
    lean: -0.1,
  });
  sail(brief, {
    rim: blob(knots('420,206! 490,330 566,490 662,620! 540,640 420,642!')),
    top: 206,
    foot: 644,
    names: patterns.toReversed(),
    roles: ['cream', 'c', 'soft', 'a', 'b'],
    lean: 0.1,
  });
  sailorCat(
    sheet.at({ x: 566, y: byLevel(brief, 684, 692, 692), scale: byLevel(brief, 1.05, 0.9, 0.9) }),
    level > 0,
  );
  const hull = blob(HULL);
  sheet.shape(hull, 'bold', 'wood');
  const inside = sheet.inside([hull]);
  inside.shape(
    blob(points('100,660 260,690 430,692 590,670 740,620 740,706 600,752 430,772 260,770 100,744')),
    'line',
    'a',
  );
  if (level > 0)
    for (const y of [806])
      inside.line(
        curve([
          [120, y - 14],
          [300, y],
          [500, y],
          [720, y - 34],
        ]),
        'line',
        0,
      );
  for (const x of byLevel(brief, [400], [290, 380], [270, 360, 450])) {
    sheet.shape(ellipse(x, 790, level === 0 ? 30 : 25), 'line', 'sun');
    if (level > 0) sheet.shape(ellipse(x, 790, 15), 'line', 'sky');
  }
  sheet.rim(hull, 'bold');
  if (level > 0) lifebelt(sheet.at({ x: 536, y: 776 }));
}

interface Sail {
  readonly rim: Path;
  readonly top: number;
  readonly foot: number;
  readonly names: readonly PatternName[];
  readonly roles: readonly Role[];
  /** How far the seams climb a unit sideways. */
  readonly lean: number;
}

function sail(brief: Brief, it: Sail): void {
  const { sheet, level } = { sheet: brief.sheet.layer('sails'), level: brief.level };
  sheet.shape(it.rim, 'bold', it.roles[0]);
  const count = byLevel(brief, 3, 4, 5);
  const whole = [clockwise(it.rim)];
  const seam = (t: number): number => it.top + (it.foot - it.top) * t ** 0.74;
  for (let i = 0; i < count; i++) {
    const [high, low] = [i === 0 ? 0 : seam(i / count), i === count - 1 ? 900 : seam((i + 1) / count)];
    const slope = (x: number, y: number): Point => [x, y + (400 - x) * it.lean];
    const zone = intersect(whole, [
      clockwise([slope(60, high), slope(740, high), slope(740, low), slope(60, low)]),
    ]);
    const role = it.roles[i % it.roles.length]!;
    sheet.shape(zone, 'line', role);
    const patterned = level === 2 ? i > 0 : level === 1 && i === 2;
    if (patterned)
      fillZone(it.names[i]!, {
        sheet,
        zone,
        size: byLevel(brief, 0, 74, 46),
        angle: 0,
        roles: [role, 'paper'],
      });
  }
  sheet.rim(it.rim, 'bold');
}

import { ellipse } from '../../geometry/forms.ts';
import { drawn } from '../../geometry/drawn.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { mix, type Path, type Point } from '../../geometry/point.ts';
import { halo, rays } from '../nature/halo.ts';
import { mesa } from '../nature/desert-plants.ts';
import { palm, swell } from '../nature/shore.ts';
import { crescent } from '../nature/skies.ts';
import { sun } from '../landscape.ts';
import { star } from '../../geometry/forms.ts';
import { skyBands } from './wilds.ts';
import { byGrade, strewn, type Scene, type Stage } from './stage.ts';

/** Waves of sand towards the reader, the lee of the larger ones in shade. */
function dunes(
  scene: Scene,
  top: number,
  count: number,
  roles: readonly ['sand' | 'ember', 'gold' | 'rust'],
): void {
  const { sheet, width, height, random, level } = scene;
  const phase = random.range(0, 6);
  for (let i = 0; i < count; i++) {
    const y = mix(top, height - 40, (i / count) ** 1.2);
    const crest = swell(width, y, mix(40, 16, i / count), 640 - i * 40, phase + i * 2.3);
    const rim = clockwise([...crest, [width + 20, height + 30], [-20, height + 30]]);
    const layer = sheet.layer('dunes');
    layer.shape(rim, 'line', roles[i % 2]);
    const room = (height - 40 - top) / count;
    if (level > 0)
      for (const face of leesOf(crest, room * 1.1))
        layer.inside([rim]).shape(face, 'fine', roles[(i + 1) % 2]);
  }
}

/** The shaded sides of a dune's tops: from each top a bent edge runs down to where the slope ends. */
function leesOf(crest: Path, deep: number): Path[] {
  const out: Path[] = [];
  for (let i = 6; i < crest.length - 14; i++) {
    const [x, y] = crest[i]!;
    const isTop = y < crest[i - 1]![1] && y <= crest[i + 1]![1];
    const end = crest
      .slice(i, i + 22)
      .findIndex(([, v], k, part) => k > 4 && part[k + 1] !== undefined && part[k + 1]![1] < v);
    const [u, v] = crest[i + (end > 0 ? end : 13)]!;
    if (!isTop || v - y < 14) continue;
    const edge = curve([
      [x, y - 2],
      [x + (u - x) * 0.16, y + deep * 0.34],
      [x + (u - x) * 0.1, y + deep * 0.62],
      [x + (u - x) * 0.44, y + deep * 0.94],
      [u, v],
    ]);
    out.push([...edge, [u, v - 60], [x, y - 60]]);
  }
  return out;
}

function pyramid({ sheet, level }: Scene, [x, y]: Point, half: number): void {
  const top = y - half * 1.15;
  const layer = sheet.layer('pyramids');
  layer.shape(
    [
      [x, top],
      [x + half, y],
      [x + half * 0.2, y + 10],
    ],
    'bold',
    'gold',
  );
  layer.shape(
    [
      [x, top],
      [x + half * 0.2, y + 10],
      [x - half, y],
    ],
    'bold',
    'sand',
  );
  if (level === 0) return;
  const courses = level === 1 ? 4 : 7;
  for (let i = 1; i < courses; i++) {
    const t = i / courses;
    layer.line(
      [
        [mix(x, x - half, t), mix(top, y, t)],
        [mix(x, x + half * 0.2, t), mix(top, y + 10, t)],
        [mix(x, x + half, t), mix(top, y, t)],
      ],
      'fine',
      0,
    );
  }
}

/** A desert by day, with pyramids and palms. */
export const desertDay: Stage = {
  where: 'through the desert',
  tags: ['desert', 'pyramid', 'palms'],
  sky: 'sky',
  behind(scene) {
    const { sheet, width, height, ground, random, level } = scene;
    if (level === 2) skyBands(scene, [-30, ground - 250], 15, ['cream', 'soft']);
    const light: Point = [width * 0.2, height * 0.18];
    if (level === 1) rays(sheet.layer('sun'), light, 4, ['sky', 'cream']);
    sun(
      sheet.layer('sun').at({ x: light[0], y: light[1] }),
      byGrade(scene, 70, 56, 56),
      byGrade(scene, 0, 9, 13),
    );
    for (const [x, half] of byGrade(
      scene,
      [[0.74, 190]],
      [
        [0.62, 130],
        [0.84, 200],
      ],
      [
        [0.56, 110],
        [0.82, 210],
        [0.68, 130],
      ],
    ) as Point[])
      pyramid(scene, [x * width, ground - 180], half);
    dunes(scene, ground - 220, byGrade(scene, 2, 4, 9), ['sand', 'gold']);
    for (const [x, high] of byGrade(
      scene,
      [],
      [[0.05, 330]],
      [
        [0.04, 360],
        [0.12, 260],
        [0.96, 220],
      ],
    ) as Point[])
      palm(sheet.layer('palms').at({ x: x * width, y: ground - 60 }), {
        height: high,
        lean: x < 0.5 ? 40 : -30,
        level: level === 2 ? 1 : 0,
        random,
      });
  },
};

/** A desert by night, with table mountains and a crescent. */
export const desertNight: Stage = {
  where: 'through the desert at night',
  tags: ['desert', 'night', 'moon'],
  sky: 'night',
  behind(scene) {
    const { sheet, width, height, ground, random, level } = scene;
    if (level === 2) skyBands(scene, [-30, ground - 240], 14, ['night', 'd']);
    crescent(
      sheet.layer('moon').at({ x: width * 0.82, y: height * 0.17, angle: 0.4 }),
      byGrade(scene, 80, 66, 60),
    );
    for (const [i, [x, y]] of strewn(random, byGrade(scene, [3, 1], [5, 3], [8, 3]), [
      60,
      60,
      width * 0.72,
      ground - 330,
    ]).entries())
      sheet
        .layer('stars')
        .shape(star(x, y, byGrade(scene, 34, 22, 18), byGrade(scene, 16, 10, 9), 5, i), 'line', 'sun');
    for (const [x, s] of byGrade(
      scene,
      [[0.3, 1]],
      [
        [0.24, 0.9],
        [0.66, 0.7],
      ],
      [
        [0.2, 0.9],
        [0.56, 0.6],
        [0.86, 0.8],
      ],
    ) as Point[])
      mesa(sheet.layer('mesas').at({ x: x * width, y: ground - 170, scale: s }), level);
    dunes(scene, ground - 210, byGrade(scene, 2, 4, 9), ['sand', 'rust']);
  },
};

/** Where stars stand above Mars, in shares of the page, and how large they are. */
const STARS = [
  [0.5, 0.12, 22],
  [0.72, 0.2, 17],
  [0.9, 0.1, 24],
  [0.6, 0.26, 15],
  [0.84, 0.28, 18],
  [0.42, 0.24, 17],
  [0.66, 0.08, 15],
  [0.95, 0.22, 15],
  [0.1, 0.36, 17],
] as const;

/** A thin sky with stars, wide rings of dust about the larger moon and a wall of cliffs at the horizon. */
function quietSky({ sheet, width, height, ground, random, level }: Scene): void {
  const sky = sheet.layer('heaven');
  if (level === 2)
    halo(sky, {
      at: [0.16 * width, 0.16 * height],
      begin: 110,
      ends: [170, 240, 320, 410, 500, 600, 700, 810, 930, 1060],
      roles: ['blush', 'cream'],
    });
  const own = random.fork('stars');
  for (const [x, y, r] of STARS.slice(0, level === 2 ? 9 : 3))
    sky.shape(star(x * width, y * height, r, r * 0.44, 5, own.range(0, 1)), 'line', 'sun');
  const cliffs = drawn(
    `-20,${ground - 250}! 90,${ground - 262} 130,${ground - 214}! 190,${ground - 222} 230,${ground - 276}! 330,${ground - 284} 372,${ground - 232}! 470,${ground - 240} 510,${ground - 206}! 620,${ground - 214} 660,${ground - 268}! 760,${ground - 274} 800,${ground - 226}! 900,${ground - 236} 1030,${ground - 262}! 1030,${ground}! -20,${ground}!`,
  );
  sky.shape(cliffs, 'line', 'rust');
  const face = sky.inside([cliffs]);
  for (const [i, x] of [60, 160, 280, 420, 560, 710, 850, 950].entries())
    face.line(
      curve([
        [x, ground - 300],
        [x + 10 - (i % 3) * 8, ground - 220],
        [x - 8 + (i % 2) * 18, ground - 120],
      ]),
      'line',
      0.4,
    );
}

/** The red plains of Mars under two moons. */
export const mars: Stage = {
  where: 'on Mars',
  tags: ['mars', 'planet', 'space'],
  sky: 'blush',
  behind(scene) {
    const { sheet, width, height, ground, random, level } = scene;
    if (level > 0) quietSky(scene);
    for (const [x, y, r] of [
      [0.16, 0.16, 58],
      [0.32, 0.1, 30],
    ] as const) {
      sheet.layer('moons').shape(ellipse(x * width, y * height, r), 'bold', 'stone');
      if (r > 40 || level > 0)
        for (const [u, v, q] of [
          [-0.3, -0.2, 0.26],
          [0.34, 0.24, 0.2],
          [0.2, -0.44, 0.16],
        ].slice(0, level + 1) as [number, number, number][])
          sheet.layer('moons').shape(ellipse(x * width + u * r, y * height + v * r, q * r), 'line', 'soft');
    }
    for (const [x, s] of byGrade(
      scene,
      [[0.7, 1.1]],
      [
        [0.56, 0.8],
        [0.88, 1.1],
      ],
      [
        [0.5, 0.7],
        [0.74, 0.9],
        [0.95, 1.2],
      ],
    ) as Point[])
      mesa(sheet.layer('mesas').at({ x: x * width, y: ground - 170, scale: s }), level);
    dunes(scene, ground - 220, byGrade(scene, 2, 4, 9), ['ember', 'rust']);
    for (const [x, y] of strewn(random, byGrade(scene, [2, 1], [5, 2], [8, 3]), [
      40,
      ground - 150,
      width - 40,
      height - 50,
    ])) {
      const r = byGrade(scene, 60, 40, 32) * random.range(0.7, 1.2);
      sheet.layer('craters').shape(ellipse(x, y, r, r * 0.34), 'line', 'sand');
      if (level > 0)
        sheet
          .layer('craters')
          .shape(drawn('-26,0 0,-8 26,0 0,9', { x, y: y + 3, scale: r / 46 }), 'fine', 'rust');
    }
  },
};

import { points } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import type { Path, Point } from '../../geometry/point.ts';
import { cloud, fir, hill, roundTree, sun } from '../../motifs/landscape.ts';
import { archway, bush, framed, SCENE_PENS, stalkFlower, way } from '../../motifs/scenery.ts';
import { mountain } from '../../motifs/nature/peaks.ts';
import { tower } from '../../motifs/tower.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** A castle on its hill, the way winding up to the gate. */
export const castle: Composition = {
  name: 'castle',
  category: 'fantasy',
  size: [800, 1000],
  strays: 1.5,
  pens: SCENE_PENS,
  draw(brief) {
    const { random, level } = brief;
    const night = level > 0 && random.chance(0.5);
    framed(brief.sheet, [800, 1000], night ? 'night' : 'sky', (inside) => {
      const scene = { ...brief, sheet: inside };
      drawSky(scene, night);
      drawLand(scene);
      drawWalls(scene);
      drawMeadow(scene);
    });
    const mood = night
      ? random.pick(['Starlit', 'Moonlit'])
      : random.pick(byLevel(brief, ['Sunny', 'Friendly'], ['Summer', 'Bannered'], ['Faraway', 'Storybook']));
    return {
      title: `${mood} Castle on the Hill`,
      description: `A winding path climbs to a castle with pointed roofs. ${night ? 'Stars shine over its towers while the windows glow.' : 'Flags fly from its towers and the gate stands ready for guests.'}`,
      tags: ['castle', 'fairy tale', 'towers', 'hill', night ? 'night sky' : 'sun'],
    };
  },
};

function drawSky(brief: Brief, night: boolean): void {
  const { random } = brief;
  const sheet = brief.sheet.layer('sky');
  if (night) {
    sheet.shape(ellipse(652, 176, 72), 'line', 'sun');
    for (const [x, y, r] of [
      [630, 156, 16],
      [672, 196, 12],
      [640, 204, 9],
    ] as const)
      sheet.shape(ellipse(x, y, r), 'fine', 'cream');
    const stars: [number, number][] = [
      [110, 110],
      [216, 190],
      [96, 300],
      [296, 116],
      [536, 120],
      [716, 330],
      [700, 440],
      [160, 400],
      [280, 250],
      [90, 460],
    ];
    for (const [x, y] of stars)
      sheet.shape(star(x, y, random.range(17, 25), 10, 5, random.range(-0.3, 0.3)), 'line', 'sun');
    return;
  }
  sun(sheet.at({ x: 164, y: 190 }), byLevel(brief, 62, 62, 58), byLevel(brief, 8, 14, 16));
  cloud(sheet.at({ x: 620, y: 216, scale: 0.8 }), random, brief.level > 0);
  if (brief.level > 0) cloud(sheet.at({ x: 690, y: 404, scale: 0.62 }), random, true);
  if (brief.level === 2) cloud(sheet.at({ x: 110, y: 392, scale: 0.5 }), random, true);
}

function drawLand(brief: Brief): void {
  const sheet = brief.sheet.layer('land');
  if (brief.level > 0) {
    mountain(sheet, { peak: [130, 452], half: 190, foot: 760, snow: true, roles: ['c', 'd'] });
    mountain(sheet, { peak: [690, 478], half: 170, foot: 760, snow: true, roles: ['c', 'd'] });
  }
  hill(sheet, points('0,650 130,606 300,640 500,640 660,600 800,640'), 1000, 'leaf');
  hill(sheet, points('0,812 100,770 200,690 300,652 500,652 600,686 700,752 800,786'), 1000, 'grass');
  way(sheet, {
    spine: points('400,648 386,710 352,780 360,860 424,940 500,1040'),
    far: 34,
    near: 92,
    rows: byLevel(brief, 0, 7, 14),
  });
}

function drawWalls(brief: Brief): void {
  const sheet = brief.sheet.layer('castle');
  const { level } = brief;
  const roofs = brief.random.shuffle<Role>(['a', 'b', 'd']);
  const [tall, near, far] = [roofs[0]!, roofs[1]!, roofs[2]!];
  const windows = byLevel(brief, 1, 2, 2);
  if (level > 0) {
    tower(sheet, {
      level,
      x: 292,
      foot: 600,
      top: 392,
      width: 78,
      roof: 128,
      role: far,
      windows: 1,
      flag: undefined,
    });
    tower(sheet, {
      level,
      x: 508,
      foot: 600,
      top: 366,
      width: 78,
      roof: 134,
      role: far,
      windows: 1,
      flag: undefined,
    });
  }
  tower(sheet, {
    level,
    x: 400,
    foot: 600,
    top: 316,
    width: byLevel(brief, 158, 138, 138),
    roof: 172,
    role: tall,
    windows,
    flag: 'd',
  });
  wall(sheet, brief, 232, 568, 548, 648);
  for (const [x, flag] of [
    [218, 'a'],
    [582, 'b'],
  ] as const)
    tower(sheet, {
      level,
      x,
      foot: 664,
      top: 470,
      width: byLevel(brief, 116, 104, 104),
      roof: byLevel(brief, 160, 150, 150),
      role: near,
      windows: 1,
      flag,
    });
  gate(sheet, brief);
}

function wall(sheet: Sheet, brief: Brief, left: number, right: number, top: number, foot: number): void {
  sheet.shape(
    [...teeth(left, right, top, byLevel(brief, 8, 10, 12)), [right, foot], [left, foot]],
    'bold',
    'stone',
  );
  if (brief.level === 0) return;
  const rows = byLevel(brief, 0, 1, 3);
  for (let row = 0; row < rows; row++)
    for (const x of [290, 318, 470, 498]) {
      const aside = row % 2 === 0 ? 0 : 12;
      sheet.shape(rectangle(x + aside - 10, top + 26 + row * 25, 26, 15, 4), 'fine', 'soft');
    }
}

/** The top of a wall between two corners, its teeth standing up from the given height. */
function teeth(left: number, right: number, top: number, count: number): Point[] {
  const step = (right - left) / (count * 2 - 1);
  return Array.from({ length: count }, (_, i): Point[] => {
    const x = left + i * 2 * step;
    return [
      [x, top],
      [x, top - 18],
      [x + step, top - 18],
      [x + step, top],
    ];
  }).flat();
}

function gate(sheet: Sheet, brief: Brief): void {
  sheet.shape([...teeth(326, 474, 506, 4), [474, 662], [326, 662]], 'bold', 'stone');
  sheet.shape(archway(400, 662, 108, 128), 'line', 'cream');
  const door: Path = archway(400, 662, 78, 108);
  sheet.shape(door, 'bold', 'wood');
  const inside = sheet.inside([door]);
  for (const x of byLevel(brief, [400], [380, 400, 420], [380, 400, 420]))
    inside.line(
      [
        [x, 540],
        [x, 662],
      ],
      'line',
      0,
    );
  if (brief.level > 0) for (const x of [391, 409]) sheet.ink(ellipse(x, 616, 4));
}

function drawMeadow(brief: Brief): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('meadow');
  const firs = byLevel<readonly [number, number, number][]>(
    brief,
    [[104, 886, 1.3]],
    [
      [86, 842, 1.05],
      [166, 884, 1.15],
    ],
    [
      [76, 820, 0.95],
      [200, 800, 0.75],
      [146, 880, 1.15],
    ],
  );
  for (const [x, y, scale] of firs) fir(sheet.at({ x, y, scale }), 3, level > 0);
  const trees = byLevel<readonly [number, number, number][]>(
    brief,
    [[690, 892, 1.3]],
    [[690, 872, 1.15]],
    [
      [620, 800, 0.7],
      [704, 868, 1.12],
    ],
  );
  for (const [x, y, scale] of trees) roundTree(sheet.at({ x, y, scale }), random, level > 0);
  if (level > 0) bush(sheet.at({ x: 604, y: 900, scale: 0.72 }), random, true);
  if (level === 2) bush(sheet.at({ x: 254, y: 900, scale: 0.62 }), random, true);
  const spots = byLevel<readonly (readonly [number, number])[]>(
    brief,
    [],
    [
      [190, 946],
      [660, 950],
    ],
    points('80,944 150,952 226,946 300,954 622,954 676,946 734,952'),
  );
  const tints: Role[] = ['a', 'd', 'b'];
  spots.forEach(([x, y], i) =>
    stalkFlower(sheet.at({ x, y, scale: byLevel(brief, 1.1, 0.8, 0.72) }), 5, tints[i % 3]!),
  );
}

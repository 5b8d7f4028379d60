import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import { place } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';
import { downTo } from '../dressing/coverings.ts';
import { dressPaving } from '../dressing/paving.ts';
import { dressSky } from '../dressing/sky.ts';
import { gableHouse, type Gable } from '../gable-house.ts';
import { hill, sun } from '../landscape.ts';
import { broadleaf } from '../nature/trees.ts';
import { tower } from '../tower.ts';
import { dinghy, drift, palm, sea } from '../nature/shore.ts';
import { crescent } from '../nature/skies.ts';
import { clouds, lawn, verge } from '../stages/foliage.ts';
import { waters } from '../stages/hours.ts';
import { firs, ridgeOf } from '../stages/prehistoric.ts';
import { ridge } from '../stages/outdoors.ts';
import { byGrade, strewn, type Scene, type Stage } from '../stages/stage.ts';

/** Two plain mountains with snow on them before the sky. */
function peaks({ sheet, width, ground }: Scene, foot: number): void {
  for (const [x, y, half] of [
    [0.2, 430, 0.34],
    [0.78, 480, 0.36],
  ] as const) {
    const [peak, reach] = [ground - y, half * width];
    const high = foot - peak;
    const view = sheet.layer('mountains').at({ x: x * width, y: peak });
    const rim = clockwise(
      drawn(
        `0,0! ${reach * 0.34},${high * 0.3} ${reach},${high}! ${-reach},${high}! ${-reach * 0.4},${high * 0.34}`,
      ),
    );
    view.shape(rim, 'bold', 'stone');
    view
      .inside([rim])
      .shape(
        drawn(
          `0,-20! ${reach},${-20}! ${reach},${high * 0.3}! ${reach * 0.22},${high * 0.34} ${reach * 0.1},${high * 0.22}! ${-reach * 0.06},${high * 0.38} ${-reach * 0.2},${high * 0.26}! ${-reach},${high * 0.3}! ${-reach},-20!`,
        ),
        'line',
        'paper',
      );
    view.rim(rim, 'bold');
  }
}

/** A meadow by a lake, firs on its far bank and mountains behind. */
export const lakeside: Stage = {
  where: 'by the lake',
  tags: ['lake', 'mountains'],
  sky: 'sky',
  behind(scene) {
    const { ground } = scene;
    clouds(scene, [
      [0.16, 0.2, 0.6],
      [0.86, 0.12, 0.6],
    ]);
    peaks(scene, ground - 200);
    ridgeOf(scene, ground - 240, 14, 'leaf');
    firs(scene, byGrade(scene, 2, 3, 8), ground - 190, 0.6);
    ridgeOf(scene, ground - 200, 4, 'grass');
    waters(scene, ground - 180, ground - 40);
    lawn(scene, ground - 70);
  },
};

/** Hills with two trees in slanting rain, with puddles on the grass. */
export const showers: Stage = {
  where: 'in the rain',
  tags: ['rain', 'puddles'],
  sky: 'sky',
  behind(scene) {
    const { sheet, random, width, height, ground } = scene;
    for (const [i, y] of [300, 220, 130].entries()) {
      ridgeOf(scene, ground - y, 26 - i * 4, i % 2 === 0 ? 'leaf' : 'grass');
      if (i === 1)
        for (const [x, scale] of [
          [0.1, 1.1],
          [0.9, 1.3],
        ] as const)
          broadleaf(sheet.layer('hills').at({ x: x * width, y: ground - 104, scale }), { random, level: 0 });
    }
    lawn(scene, ground - 60);
    for (const [x, y, half] of [
      [0.16, 56, 110],
      [0.66, 66, 130],
    ] as const) {
      sheet.layer('puddles').shape(ellipse(x * width, ground + y, half, half * 0.26), 'bold', 'water');
      sheet.layer('puddles').shape(ellipse(x * width, ground + y, half * 0.55, half * 0.13), 'line', 'sky');
    }
    for (let i = 0; i < byGrade(scene, 10, 20, 34); i++) {
      const [x, y] = [((i * 0.618) % 1) * width, height * (0.16 + 0.62 * ((i * 0.37) % 1))];
      sheet.layer('rain').line(traced(`${x},${y} ${x - 9},${y + 24} ${x - 18},${y + 50}`), 'line', 0.5);
    }
    clouds({ ...scene, random: random.fork('clouds') }, [
      [0.1, 0.13, 0.9],
      [0.9, 0.12, 0.9],
      [0.36, 0.06, 0.7],
      [0.64, 0.07, 0.7],
    ]);
  },
};

/** A palm that stands in the sand by the sea, with boats on the water and starfish before it. */
export const shore: Stage = {
  where: 'by the sea',
  tags: ['beach', 'sea', 'summer'],
  sky: 'sky',
  behind(scene) {
    const { sheet, random, width, height, ground } = scene;
    sun(sheet.layer('sun').at({ x: width * 0.9, y: height * 0.13 }), 44, byGrade(scene, 8, 10, 14));
    clouds(scene, [
      [0.3, 0.1, 0.6],
      [0.7, 0.24, 0.5],
      [0.48, 0.2, 0.5],
    ]);
    sea(sheet.layer('sea'), random, {
      width,
      from: ground - 280,
      to: ground - 130,
      bands: byGrade(scene, 2, 5, 8),
      floor: height + 40,
    });
    for (const [x, y, scale] of [
      [0.86, -190, 1.2],
      [0.24, -240, 0.7],
    ] as const)
      dinghy(sheet.layer('boats').at({ x: x * width, y: ground + y, scale }), ['a', 'b']);
    for (let i = 0; i < byGrade(scene, 1, 2, 4); i++)
      hill(
        sheet.layer('sand'),
        ridge(scene, ground - 90 + i * 50, 10, i * 2 + 1),
        height + 40,
        i % 2 === 0 ? 'sand' : 'cream',
      );
    const foot = { x: width * 0.1, y: ground - 10 };
    palm(sheet.layer('palm').at(foot), { height: 430, lean: 44, level: scene.level === 2 ? 1 : 0, random });
    drift(sheet.layer('palm').at(foot), 74, 'sand');
  },
  before(scene) {
    const { sheet, width, height, random } = scene;
    for (const x of byGrade(scene, [], [0.3, 0.74], [0.2, 0.36, 0.66, 0.8]))
      sheet.layer('shells').shape(
        place(star(0, 0, 28, 13, 5), {
          x: x * width,
          y: height - random.range(50, 66),
          angle: random.range(-0.6, 0.6),
        }),
        'line',
        'ember',
      );
  },
};

/** The share of the width to both sides of the middle that a letter stands before. */
const BEHIND_THE_LETTER = 0.14;
const GABLES: readonly Gable[] = ['steps', 'bell', 'point', 'neck'];

/** A row of small gabled houses: how many, how high each is, and how much of its place each fills (0 to 1). */
interface HouseRow {
  readonly count: number;
  readonly share: number;
  readonly height: (nth: number) => number;
  /** Whether houses that a letter in the middle would hide are left out. */
  readonly isOpenInTheMiddle?: boolean;
}

/** Draws the row from edge to edge, the gables in an order of the page's own. */
function houseRow({ sheet, random, width, ground, level }: Scene, row: HouseRow): void {
  const gables = random.shuffle(GABLES);
  for (let i = 0; i < row.count; i++) {
    const middle = (i + 0.5) / row.count;
    if (row.isOpenInTheMiddle && Math.abs(middle - 0.5) <= BEHIND_THE_LETTER) continue;
    gableHouse(sheet.layer('houses').at({ x: ((i + 0.5) * width) / row.count, y: ground - 78 }), {
      width: (width / row.count) * row.share,
      height: row.height(i),
      gable: gables[i % 4]!,
      roles: [(['b', 'c', 'd', 'cream'] as const)[i % 4]!, 'soft'],
      level: level === 0 ? 0 : 1,
      floors: 1,
    });
  }
}

/** Pavement before a row of houses, of stones about `size` units wide; plain on easy pages. */
function pavement(
  { random, width, height, ground, level }: Scene,
  sheet: Sheet,
  kind: 'flags' | 'slabs',
  size: number,
): void {
  const zone = clockwise(rectangle(-20, ground - 80, width + 40, height));
  if (level === 0) sheet.shape(zone, 'bold', 'stone');
  else dressPaving(sheet, random, { zone: [zone], kind, size, rim: 'bold' });
}

/** A street of low houses under an open sky, its pavement before them. */
export const lowStreet: Stage = {
  where: 'in a small street',
  tags: ['street', 'town', 'houses'],
  sky: 'sky',
  behind(scene) {
    const { sheet, ground } = scene;
    clouds(scene, [
      [0.14, 0.14, 0.7],
      [0.5, 0.08, 0.5],
      [0.86, 0.18, 0.7],
    ]);
    ridgeOf(scene, ground - 300, 22, 'leaf');
    houseRow(scene, {
      count: byGrade(scene, 3, 5, 6),
      share: 0.96,
      height: (nth) => 130 + ((nth * 53) % 50),
    });
    pavement(scene, sheet.layer('pavement'), 'flags', byGrade(scene, 200, 180, 130));
  },
};

/** A row of small gabled houses behind a paved square under a crescent moon. */
export const village: Stage = {
  where: 'in the village at night',
  tags: ['night', 'village', 'moon'],
  sky: 'night',
  behind(scene) {
    const { sheet, width, height, ground, random, level } = scene;
    if (level === 2)
      dressSky(sheet.layer('air'), random, {
        zone: downTo(width, ground - 240),
        kind: 'streaks',
        size: 130,
        roles: ['night', 'd', 'soft'],
      });
    for (const [i, [x, y]] of strewn(random, byGrade(scene, [2, 2], [4, 2], [6, 3]), [
      60,
      50,
      width - 60,
      ground - 430,
    ]).entries())
      if (Math.hypot(x - width * 0.86, y - 110) > 110)
        sheet.layer('stars').shape(star(x, y, 22 + (i % 3) * 5, 10 + (i % 3) * 2, 5, i), 'line', 'sun');
    crescent(sheet.layer('moon').at({ x: width * 0.86, y: 110, angle: 0.4 }), 58);
    for (const [y, rise] of [
      [ground - 330, 26],
      [ground - 270, 18],
    ] as const)
      hill(sheet.layer('hills'), ridge(scene, y, rise, y), height + 40, 'leaf');
    houseRow(scene, {
      count: Math.round(width / byGrade(scene, 260, 200, 160)),
      share: 0.9,
      height: (nth) => 116 + ((nth * 37) % 40),
      isOpenInTheMiddle: true,
    });
    pavement(scene, sheet.layer('square'), 'slabs', byGrade(scene, 200, 190, 150));
  },
};

/** A whole castle, small on a hill at one side, with a path up to its gate; `side` is where it stands, 0 to 1. */
export function castleHill(side: number): Stage {
  return {
    where: 'below the castle',
    tags: ['castle', 'fairy tale', 'kingdom'],
    sky: 'sky',
    behind(scene) {
      const { sheet, width, height, ground, level, random } = scene;
      clouds(scene, [
        [0.14, 0.1, 0.6],
        [0.5, 0.07, 0.5],
        [0.9, 0.09, 0.6],
      ]);
      ridgeOf(scene, ground - 250, 20, 'grass');
      const x = width * side;
      const top = ground - 330;
      hill(
        sheet.layer('hill'),
        [
          [x - 360, ground - 40],
          [x - 210, top + 130],
          [x - 110, top + 10],
          [x + 110, top + 10],
          [x + 210, top + 130],
          [x + 360, ground - 40],
        ],
        height + 30,
        'leaf',
      );
      const castle = sheet.layer('castle');
      for (const [dx, high, wide, roof, flag] of [
        [-74, 150, 50, 74, 'a'],
        [74, 130, 50, 74, 'b'],
        [0, 210, 62, 96, 'c'],
      ] as const)
        tower(castle, {
          level: level === 2 ? 1 : level,
          x: x + dx,
          foot: top + 20,
          top: top - high,
          width: wide,
          roof,
          role: 'd',
          windows: level === 0 ? 0 : 1,
          flag: level === 0 ? undefined : flag,
        });
      castle.shape(rectangle(x - 74, top - 76, 148, 100), 'bold', 'stone');
      for (let i = 0; i < 4; i++) castle.shape(rectangle(x - 70 + i * 38, top - 98, 24, 26), 'line', 'stone');
      castle.shape(drawn('-24,0! -24,-36 0,-58 24,-36 24,0!', { x, y: top + 22 }), 'bold', 'wood');
      sheet
        .layer('way')
        .shape(
          drawn(
            `${x - 20},${top + 20}! ${x + 20},${top + 20}! ${x + 50},${top + 110} ${x - 20},${top + 190} ${x + 40},${ground - 40}! ${x - 90},${ground - 40}! ${x - 70},${top + 190} ${x + 6},${top + 110}`,
          ),
          'line',
          'sand',
        );
      for (const [tx, scale] of [
        [x - 200 > width * 0.2 ? x - 196 : x + 190, 0.6],
        [width * (side > 0.5 ? 0.06 : 0.94), 0.9],
      ] as const)
        broadleaf(sheet.layer('trees').at({ x: tx, y: ground - 90, scale }), {
          random,
          level: level === 2 ? 1 : 0,
        });
      lawn(scene, ground - 90);
      verge(scene, ['daisy', 'tulip'], 0.8);
    },
  };
}

import { byLevel, type Brief } from '../../composition.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, lobed, rectangle } from '../../geometry/forms.ts';
import { uprightCat } from '../../motifs/roomy/upright-cat.ts';
import type { Sheet } from '../../sheet.ts';
import { between, mix, type Path, type Point } from '../../geometry/point.ts';
import { edged } from '../edged.ts';

/** From a share of the cloth's width and height to the page. */
type Cloth = (u: number, v: number) => Point;

const [WIDE, TALL] = [1000, 820];

/** A checkered cloth in folds: a curtain before a window, or a flag in the wind. */
export const opticalFolds = edged({
  name: 'optical-folds',
  category: 'patterns',
  size: [WIDE, TALL],
  edge: 'page',
  backdrop: 'sky',
  keepsSides: true,
  draw(brief) {
    const isFlag = brief.random.chance(0.5);
    if (isFlag) drawFlag(brief);
    else drawCurtain(brief);
    return isFlag
      ? {
          title: brief.random
            .fork('title')
            .pick(['The Finish Flag', 'A Flag on a Windy Day', 'Checkers in the Wind']),
          description:
            'A checkered flag rolls away from its pole under a sky with clouds. Color every second square, and darken the valleys of the cloth.',
          tags: ['flag', 'optical', 'wind', 'squares', 'folds'],
        }
      : {
          title: brief.random
            .fork('title')
            .pick(['The Checkered Curtain', 'Folds and Squares', 'Curtain Call']),
          description:
            'A checkered curtain hangs in deep folds from the rings of its rail. Where the squares grow narrow, a darker tone lets it bend.',
          tags: ['curtain', 'optical', 'illusion', 'squares', 'folds'],
        };
  },
});

/** Lays squares on a cloth; those that a fold turns away from the eye come narrow. */
function checker({ sheet, level, random }: Brief, cloth: Cloth, [columns, rows]: Point): void {
  const board = sheet.layer('cloth');
  const isRound = random.fork('marks').chance(0.5);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const edge = (from: Point, to: Point): Path =>
        Array.from({ length: 6 }, (_, k) => {
          const [u, v] = between(from, to, k / 6);
          return cloth((column + u) / columns, (row + v) / rows);
        });
      const rim = [
        ...edge([0, 0], [1, 0]),
        ...edge([1, 0], [1, 1]),
        ...edge([1, 1], [0, 1]),
        ...edge([0, 1], [0, 0]),
      ];
      const isOdd = (row + column) % 2 === 1;
      board.shape(rim, 'line', isOdd ? 'soft' : 'c');
      const [left, right] = [
        cloth(column / columns, (row + 0.5) / rows),
        cloth((column + 1) / columns, (row + 0.5) / rows),
      ];
      if (level === 0 || !isOdd || right[0] - left[0] < (level === 1 ? 62 : 44)) continue;
      const mark = isRound
        ? ellipse(0, 0, 0.27)
        : ([
            [0, -0.34],
            [0.3, 0],
            [0, 0.34],
            [-0.3, 0],
          ] as const);
      board.shape(
        mark.map(([u, v]) => cloth((column + 0.5 + u) / columns, (row + 0.5 + v) / rows)),
        'line',
        'd',
      );
    }
  const rim = [
    ...Array.from({ length: 60 }, (_, i) => cloth(i / 59, 0)),
    ...Array.from({ length: 20 }, (_, i) => cloth(1, i / 19)),
    ...Array.from({ length: 60 }, (_, i) => cloth(1 - i / 59, 1)),
    ...Array.from({ length: 20 }, (_, i) => cloth(0, 1 - i / 19)),
  ];
  board.rim(rim, 'bold');
}

/** A flag on a pole with a knob, clouds behind it. */
function drawFlag(brief: Brief): void {
  const { random, sheet, level } = brief;
  const folds = random.range(1.5, 2.1);
  const phase = random.range(-0.7, 0.5);
  const lift = random.range(44, 64);
  const sky = sheet.layer('sky');
  for (const [x, y, size] of [
    [330, 118, 1],
    [800, 96, 0.8],
  ] as const)
    cloud(sky, [x + random.range(-40, 40), y], 150 * size, level);
  if (level === 0) drawRacer(sheet.layer('below').at({ x: 600, y: 700 }));
  else drawRoofs(sheet.layer('below'), level);
  const cloth: Cloth = (u, v) => {
    // The folds slant, so that the free edge of the cloth bends as its hems do.
    const turn = folds * Math.PI * 2 * u + phase + (v - 0.5) * 1.3 * u;
    const x =
      168 +
      740 * (u + (0.075 / folds) * (Math.sin(turn + 0.6) - Math.sin(phase + 0.6)) * Math.min(1, u * 4)) +
      34 * u ** 2 * Math.sin(v * 4.6 + 0.4);
    const sway = lift * (Math.cos(turn) - Math.cos(phase)) * Math.min(1, u * 2.2);
    return [x, mix(180, level === 0 ? 510 : 630, v) + sway + 20 * u];
  };
  checker(brief, cloth, byLevel<Point>(brief, [6, 3], [9, 6], [14, 9]));
  const pole = sheet.layer('pole');
  pole.shape(rectangle(122, 130, 44, 760, 6), 'bold', 'wood');
  pole.shape(ellipse(144, 104, 42), 'bold', 'gold');
  for (const y of [200, 610]) pole.shape(rectangle(112, y, 64, 26, 8), 'line', 'gold');
}

/** A racing car on the road below the finish flag, on the frame's origin, its driver at the wheel. */
function drawRacer(sheet: Sheet): void {
  sheet.shape(
    drawn('-700,-64! -480,-84 -300,-66 -100,-40 200,-40 330,-64 500,-92! 500,10! -700,10!'),
    'line',
    'grass',
  );
  sheet.shape(rectangle(-700, 0, 1400, 200), 'bold', 'stone');
  for (const x of [-352, 236]) sheet.shape(rectangle(x, 6, 96, 50), 'line', 'ember');
  // The driver: a helmet with an open visor, hands on the wheel.
  sheet.shape(drawn('-70,-66! -66,-128 -40,-166 0,-172 34,-150 44,-112 36,-66!'), 'bold', 'gold');
  sheet.shape(drawn('46,-142! -6,-138 -14,-114 -4,-92 44,-92!'), 'line', 'cream');
  sheet.ink(ellipse(20, -118, 6.5));
  sheet.line(traced('74,-112 92,-92 84,-70'), 'bold', 0);
  sheet.shape(
    drawn(
      '-230,22! -232,-40 -262,-124! -160,-124! -172,-74! -136,-74! -112,-108 -76,-104 -64,-70! 60,-70! 130,-66 206,-44 246,22!',
    ),
    'bold',
    'a',
  );
  sheet.shape(ellipse(4, -24, 36), 'line', 'cream');
  sheet.line(traced('-10,-42! 18,-42! 0,-4!'), 'bold', 0);
  for (const x of [-126, 134]) {
    sheet.shape(ellipse(x, -8, 56), 'bold', 'd');
    sheet.ink(ellipse(x, -8, 11));
  }
  for (const y of [-44, -20]) sheet.line(traced(`-262,${y} -310,${y - 3} -370,${y + 2}`), 'line', 0.3);
}

/** A hill with a row of gabled houses and trees at the foot of a flag. */
function drawRoofs(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(drawn('-20,740! 200,690 480,716 760,684 1020,730! 1020,900! -20,900!'), 'line', 'grass');
  for (const [x, y, size] of [
    [452, 706, 54],
    [640, 700, 46],
    [948, 690, 60],
  ] as const)
    sheet.shape(lobed(x, y, size, 7, 6), 'bold', 'leaf');
  for (const [x, wide, eaves, ridge] of [
    [196, 170, 720, 650],
    [716, 178, 712, 640],
  ] as const)
    house(sheet.at({ x, y: eaves }), wide, eaves - ridge, level);
  church(sheet.at({ x: 500, y: 712 }));
}

/** A house with a gable to each side, the left end of its eaves on the frame's origin. */
function house(sheet: Sheet, wide: number, rise: number, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(wide * 0.7, -rise * 0.94, 26, rise), 'line', 'stone');
  sheet.shape(rectangle(0, 0, wide, 130), 'bold', 'soft');
  sheet.shape(
    [
      [-18, 0],
      [wide * 0.14, -rise],
      [wide * 0.86, -rise],
      [wide + 18, 0],
    ],
    'bold',
    'rust',
  );
  for (const share of level === 1 ? [0.2, 0.8] : [0.18, 0.5, 0.82]) {
    const x = wide * share;
    sheet.shape(rectangle(x - 18, 18, 36, 40), 'line', 'sun');
    sheet.line(traced(`${x},20 ${x},56`), 'fine', 0);
  }
  if (level === 1) sheet.shape(rectangle(wide / 2 - 18, 34, 36, 120), 'line', 'wood');
}

/** A church whose steeple is its left end, the left end of its eaves on the frame's origin. */
function church(sheet: Sheet): void {
  sheet.shape(rectangle(0, 0, 150, 130), 'bold', 'cream');
  sheet.shape(drawn('-6,2! 20,-52! 128,-52! 166,2!'), 'bold', 'ember');
  sheet.shape(rectangle(-44, -52, 64, 190), 'bold', 'cream');
  sheet.shape(drawn('-54,-50! -12,-128! 30,-50!'), 'bold', 'ember');
  sheet.shape(ellipse(-12, -22, 17), 'line', 'sun');
  sheet.shape(drawn('-30,96! -30,52 -12,30 6,52 6,96!'), 'line', 'wood');
  for (const x of [58, 110])
    sheet.shape(drawn(`${x - 15},70! ${x - 15},36 ${x},18 ${x + 15},36 ${x + 15},70!`), 'line', 'sun');
}

/** A heap of cloud with a rounded foot. */
function cloud(sheet: Brief['sheet'], [x, y]: Point, wide: number, level: 0 | 1 | 2): void {
  const heap = sheet.at({ x, y, scale: wide / 150 });
  heap.shape(
    blob([
      [-128, 36],
      [-150, 8],
      [-110, -22],
      [-88, -16],
      [-70, -62],
      [-12, -78],
      [26, -44],
      [56, -58],
      [98, -30],
      [104, -4],
      [142, 10],
      [120, 36],
      [40, 42],
      [-60, 40],
    ]),
    'line',
    'soft',
  );
  if (level > 0)
    heap.line(
      curve([
        [-60, 8],
        [-36, -16],
        [-4, -14],
        [10, 6],
      ]),
      'fine',
      0.5,
    );
}

/** A curtain on rings, its hem above the floor, a window behind it. */
function drawCurtain(brief: Brief): void {
  const { random, sheet, level } = brief;
  const folds = level === 0 ? random.range(1.6, 2) : random.range(2.4, 3.3);
  const phase = random.range(0, 6);
  const depth = byLevel(brief, 16, 20, 20);
  // On medium pages it leaves room for somebody who looks out beside it.
  const [middle, wide] = level === 1 ? [418, 690] : [500, 860];
  const room = sheet.layer('room');
  room.shape(rectangle(-10, 690, WIDE + 20, 200), 'line', 'wood');
  const boards = byLevel(brief, 1, 5, 7);
  for (let i = 1; i < boards; i++) {
    const x = (i / boards) * WIDE;
    room.line(
      [
        [x, 690],
        [500 + (x - 500) * 1.25, TALL],
      ],
      'line',
      0,
    );
  }
  const cloth: Cloth = (u, v) => {
    const turn = folds * Math.PI * 2 * u + phase;
    const flare = 1 + 0.05 * v;
    const x = middle + (u - 0.5) * wide * flare + (wide / (folds * Math.PI * 2)) * 0.55 * Math.sin(turn);
    return [x, 132 + 590 * v + depth * (0.4 + v) * Math.cos(turn)];
  };
  if (level === 1) uprightCat(room.at({ x: 800, y: 752, scale: 1.7 }));
  checker(brief, cloth, byLevel<Point>(brief, [6, 3], [12, 7], [22, 10]));
  const rail = sheet.layer('rail');
  rail.shape(rectangle(70, 66, 860, 34, 16), 'bold', 'gold');
  for (const x of [70, 930]) rail.shape(ellipse(x, 83, 32), 'bold', 'gold');
  const rings = byLevel(brief, 4, 8, 11);
  for (let i = 0; i < rings; i++) {
    const [, y] = cloth((i + 0.5) / rings, 0);
    const x = middle + ((i + 0.5) / rings - 0.5) * wide * 0.93;
    rail.shape(rectangle(x - 11, 56, 22, y - 40, 11), 'line', i % 2 ? 'sand' : 'soft');
  }
}

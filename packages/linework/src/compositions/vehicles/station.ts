import { byLevel, type Brief, type Story } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { points } from '../../geometry/knots.ts';
import { drawn, mirrored } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { mix, polar, type Path, type Point } from '../../geometry/point.ts';
import { everyday, looks } from '../../motifs/people/casting.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import type { Posture } from '../../motifs/people/body/skeleton.ts';
import type { Scene } from '../../motifs/stages/stage.ts';
import { rider } from '../../motifs/vehicles/driver.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';
import { enter } from '../people/picture.ts';

const END: Point = [430, 400];

/** How far to the right the end of the hall lies where the rails run up its middle. */
const TO_MIDDLE = 500 - END[0];

/** Half a hoop of the roof, so far from its end. */
function hoop(reach: number): Path {
  return Array.from({ length: 41 }, (_, i): Point => {
    const angle = Math.PI + (Math.PI * i) / 40;
    return [END[0] + reach * 1.15 * Math.cos(angle), END[1] + reach * Math.sin(angle)];
  });
}

function drawHall(brief: Brief): void {
  const { level } = brief;
  const sheet = brief.sheet.layer('hall');
  const reaches = byLevel(brief, [760, 300], [900, 620, 430, 290, 180], [900, 700, 540, 410, 310, 230, 160]);
  for (const [i, reach] of reaches.entries()) {
    const rim = clockwise([...hoop(reach), [END[0] + reach * 1.15, 900], [END[0] - reach * 1.15, 900]]);
    sheet.shape(rim, 'line', i % 2 === 0 ? 'sky' : 'soft');
    const panes = byLevel(brief, 0, 9, 13);
    const next = reaches[i + 1];
    if (next === undefined) continue;
    for (let k = 1; k < panes; k++) {
      const angle = Math.PI + (Math.PI * k) / panes;
      const [a, b] = [polar(END, reach, angle), polar(END, next, angle)];
      sheet.line(
        [
          [END[0] + (a[0] - END[0]) * 1.15, a[1]],
          [END[0] + (b[0] - END[0]) * 1.15, b[1]],
        ],
        'fine',
        0,
      );
    }
  }
  const view = sheet.inside([
    clockwise([
      ...hoop(reaches.at(-1)!),
      [END[0] + reaches.at(-1)! * 1.15, 900],
      [END[0] - reaches.at(-1)! * 1.15, 900],
    ]),
  ]);
  view.shape(drawn('100,390! 260,340 340,370 460,330 600,380 760,350! 760,900! 100,900!'), 'line', 'leaf');
  if (level > 0) view.shape(ellipse(500, 290, 30), 'line', 'sun');
}

function drawGround(brief: Brief): void {
  const { level } = brief;
  const sheet = brief.sheet.layer('ground');
  sheet.shape(
    [
      [380, 420],
      [480, 420],
      [660, 800],
      [-200, 800],
    ],
    'line',
    'stone',
  );
  const wall = clockwise([
    [-40, 480],
    [170, 440],
    [20, 700],
    [-40, 730],
  ]);
  sheet.shape(wall, 'line', 'rust');
  if (level > 0)
    fillZone('bricks', {
      sheet,
      zone: [wall],
      size: byLevel(brief, 0, 62, 46),
      angle: 0,
      roles: ['rust', 'sand'],
    });
  const sleepers = byLevel(brief, 0, 5, 8);
  for (let i = 0; i < sleepers; i++) {
    const t = (i + 0.4) / sleepers;
    const y = mix(600, 760, t);
    sheet.shape(rectangle(mix(200, 60, t), y, mix(330, 520, t), level === 1 ? 18 : 11, 3), 'fine', 'wood');
  }
  for (const [top, foot] of [
    [270, 160],
    [452, 478],
  ] as const)
    sheet.shape(
      [
        [top, 590],
        [top + 9, 590],
        [foot + 20, 800],
        [foot, 800],
      ],
      'line',
      'stone',
    );
  sheet.shape(
    [
      [474, 420],
      [560, 406],
      [1060, 560],
      [1060, 800],
      [640, 800],
    ],
    'bold',
    'sand',
  );
  sheet.shape(
    [
      [474, 420],
      [484, 419],
      [680, 800],
      [640, 800],
    ],
    'line',
    'sun',
  );
  const rows = byLevel(brief, 0, 3, 6);
  for (let i = 1; i <= rows; i++) {
    const t = (i / (rows + 1)) ** 1.5;
    sheet.line(
      [
        [mix(490, 676, t), mix(430, 790, t)],
        [1060, mix(450, 790, t)],
      ],
      'fine',
      0,
    );
  }
  if (level === 2)
    for (const x of [760, 850, 940, 1040])
      sheet.line(
        [
          [mix(500, x, 0.2), 440],
          [x, 800],
        ],
        'fine',
        0,
      );
}

/** Rails up the middle of the hall, a platform on each side, on medium and hard pages. */
function drawTwoPlatforms(brief: Brief): void {
  const { level } = brief;
  const sheet = brief.sheet.layer('ground');
  sheet.shape(points('450,420 550,420 740,800 260,800'), 'line', 'stone');
  const sleepers = level === 1 ? 6 : 9;
  for (let i = 0; i < sleepers; i++) {
    const t = (i + 0.4) / sleepers;
    const wide = mix(270, 430, t);
    sheet.shape(rectangle(500 - wide / 2, mix(560, 766, t), wide, level === 1 ? 17 : 11, 3), 'fine', 'wood');
  }
  for (const flip of [false, true]) {
    const side = flip ? sheet.at({ x: 1000, flip }) : sheet;
    side.shape(points('566,560 575,560 662,800 640,800'), 'line', 'stone');
    side.shape(points('544,420 640,408 1060,520 1060,800 736,800'), 'bold', 'sand');
    side.shape(points('544,420 556,419 778,800 736,800'), 'line', 'sun');
    const rows = level === 1 ? 3 : 6;
    for (let i = 1; i <= rows; i++) {
      const t = (i / (rows + 1)) ** 1.5;
      side.line(
        [
          [mix(560, 774, t), mix(428, 790, t)],
          [1060, mix(440, 790, t)],
        ],
        'fine',
        0,
      );
    }
    if (level === 2)
      for (const x of [840, 920, 1030]) side.line(points(`${mix(580, x, 0.2)},440 ${x},800`), 'fine', 0);
    column(side.at({ x: 836, y: 520, scale: 0.56 }));
  }
}

/** A column that carries the roof, its foot on the frame's origin. */
function column(sheet: Sheet): void {
  sheet.shape(rectangle(-16, -1700, 32, 1700), 'line', 'b');
  sheet.shape(mirrored('0,-30! 26,-30! 34,0! 0,0!'), 'line', 'b');
}

/** Columns along the platform, the nearer the taller. */
function columns(brief: Brief): void {
  const sheet = brief.sheet.layer('columns');
  const spots = byLevel(
    brief,
    [],
    [[740, 500, 0.5]],
    [
      [610, 458, 0.3],
      [740, 505, 0.5],
    ],
  );
  for (const [x, y, scale] of spots) {
    const at = sheet.at({ x: x!, y: y!, scale: scale! });
    column(at);
    if (brief.level > 0) at.shape(mirrored('0,-420! 24,-420! 18,-396! 0,-396!'), 'line', 'b');
  }
  stationClock(sheet.at({ x: 660, y: 216, scale: byLevel(brief, 0.9, 0.86, 0.84) }));
}

/** A clock that hangs from the roof. */
function stationClock(clock: Sheet): void {
  clock.line(
    [
      [0, -300],
      [0, -60],
    ],
    'line',
    0,
  );
  clock.shape(ellipse(0, 0, 64), 'bold', 'sun');
  clock.shape(ellipse(0, 0, 49), 'line', 'paper');
  clock.line(
    [
      [0, 0],
      [0, -34],
    ],
    'bold',
    0,
  );
  clock.line(
    [
      [0, 0],
      [24, 14],
    ],
    'bold',
    0,
  );
}

/** An express that comes towards us, 330 units wide, her wheels on the origin. */
function express(sheet: Sheet, { level }: Brief): void {
  sheet.shape(mirrored('0,-40! 120,-40! 112,4! 0,4!'), 'line', 'stone');
  const shell = mirrored('0,-430! 70,-424 128,-392 152,-330 166,-190 164,-90 150,-36! 0,-24!');
  sheet.shape(shell, 'bold', 'a');
  const inside = sheet.inside([shell]);
  inside.shape(mirrored('0,-220! 100,-226 180,-262! 180,-150! 100,-120 0,-110!'), 'line', 'paper');
  for (const side of [-1, 1]) {
    const pane = drawn('8,-380! 66,-374 104,-344 122,-258! 60,-246 8,-244!').map(([x, y]): Point => [
      x * side,
      y,
    ]);
    sheet.shape(pane, 'line', 'sky');
    if (side > 0) {
      rider(sheet.inside([clockwise(pane)]).at({ x: 52, y: -300, scale: 0.66 }), 'bear', 'cap', 'd', level);
      sheet.rim(pane, 'line');
    } else if (level > 0)
      sheet.inside([clockwise(pane)]).line(
        [
          [side * 30, -230],
          [side * 80, -390],
        ],
        'fine',
        0,
      );
    sheet.shape(ellipse(side * 104, -168, 25, 21), 'line', 'sun');
    if (level > 0) sheet.shape(ellipse(side * 104, -168, 12, 10), 'fine', 'paper');
  }
  sheet.shape(ellipse(0, -402, 20, 11), 'line', 'sun');
  sheet.shape(ellipse(0, -168, 40, 34), 'line', 'b');
  sheet.shape(mirrored('0,-88! 90,-92 150,-76 146,-52! 0,-46!'), 'line', 'stone');
  if (level > 0) for (const side of [-1, 1]) sheet.shape(ellipse(side * 66, -66, 15), 'line', 'paper');
  if (level === 2)
    for (let i = 0; i < 5; i++) sheet.shape(rectangle(-50 + i * 21, -122, 15, 12, 3), 'fine', 'stone');
}

/** A suitcase that stands on the ground. */
function suitcase(sheet: Sheet, role: 'c' | 'd', level: 0 | 1 | 2): void {
  sheet.shape(
    drawn('-24,-104! -22,-130 22,-130 24,-104! 14,-104! 12,-118 -12,-118 -14,-104!'),
    'line',
    'wood',
  );
  sheet.shape(rectangle(-62, -106, 124, 104, 14), 'bold', role);
  if (level > 0) for (const x of [-40, 26]) sheet.shape(rectangle(x, -106, 14, 104), 'line', 'wood');
}

const GREETS: Posture = { ...POSTURES.wave, head: { turn: -0.4, tilt: -4 } };

/** Where the two travelers and their suitcase stand: the tall one, the small one, the suitcase. */
interface Stands {
  readonly tall: number;
  readonly small: number;
  readonly luggage: number;
  /** Whether the small one stands on the other platform and looks across. */
  readonly isApart: boolean;
}

function travelers(brief: Brief, stands: Stands): void {
  const { level, random, sheet } = brief;
  const scene: Scene = { sheet, random, level, width: 1000, height: 760, ground: 690 };
  const first = looks(random, 'woman', 'she', level);
  const second = looks(random, 'child', random.pick(['he', 'she'] as const), level, [first]);
  const tall = byLevel(brief, 0.86, 0.8, 0.78);
  enter(scene, {
    who: { ...first, ...everyday(random, 'he', level === 2 ? 1 : 0) },
    posture: GREETS,
    mien: 'smile',
    x: stands.tall,
    y: 668,
    scale: tall,
    flip: true,
  });
  suitcase(sheet.layer('luggage').at({ x: stands.luggage, y: 694, scale: 0.8 }), 'c', level);
  enter(scene, {
    who: { ...second, ...everyday(random, second.kind, level === 2 ? 1 : 0) },
    posture: GREETS,
    mien: 'laugh',
    x: stands.small,
    y: 716,
    scale: tall * 0.92,
    flip: !stands.isApart,
  });
}

const TOLD = [
  {
    title: 'Under the Glass Roof',
    description:
      'Two travelers stand on the platform with their suitcase as the express rolls in. The station clock says they are in good time.',
  },
  {
    title: 'Early for Once',
    description:
      'They have never been on the platform before the train. Today they are, and the little one waves at the driver.',
  },
  {
    title: 'The Express Rolls In',
    description:
      'Iron ribs and glass arch over the rails. The suitcase is closed, the tickets are somewhere.',
  },
  {
    title: 'Waving at the Train',
    description: 'Grandmother will be behind one of those windows. They wave at all of them, to be sure.',
  },
] as const;

const TOLD_ON_BOTH = [
  {
    title: 'One on Each Platform',
    description:
      'Somebody has taken the wrong stairs, and now the train comes in between them. They wave across until it stops.',
  },
  {
    title: 'Wave Left, Wave Right',
    description:
      'The driver does not know where to look first, because hands go up on both sides. He smiles in the middle.',
  },
] as const;

/** An express that comes into a station under a glass roof. */
export const station = edged({
  name: 'station',
  category: 'vehicles',
  size: [1000, 760],
  edge: 'page',
  backdrop: 'soft',
  draw(brief) {
    const isMiddle = brief.level > 0 && !brief.isPart && brief.random.fork('track').chance(0.5);
    drawHall(isMiddle ? { ...brief, sheet: brief.sheet.at({ x: TO_MIDDLE }) } : brief);
    const train = brief.sheet.layer('train');
    if (isMiddle) {
      drawTwoPlatforms(brief);
      stationClock(brief.sheet.layer('columns').at({ x: 700, y: 176, scale: 0.84 }));
      express(train.at({ x: 500, y: 652 }), brief);
      travelers(brief, { tall: 862, small: 118, luggage: 222, isApart: true });
    } else {
      drawGround(brief);
      columns(brief);
      express(train.at({ x: 310, y: 668, scale: byLevel(brief, 1.14, 1.1, 1.08) }), brief);
      travelers(brief, { tall: 850, small: 672, luggage: 756, isApart: false });
    }
    return {
      ...brief.random.pick<Pick<Story, 'title' | 'description'>>(isMiddle ? TOLD_ON_BOTH : TOLD),
      tags: ['train', 'station', 'platform', 'travel', 'suitcase', 'people'],
    };
  },
});

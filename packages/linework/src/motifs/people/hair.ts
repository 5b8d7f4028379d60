import { clockwise, subtract } from '../../geometry/boolean.ts';
import { curve, twin } from '../../geometry/curve.ts';
import { arc, ellipse, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place, polar, type Path, type Point } from '../../geometry/point.ts';
import { fillZone, type PatternName } from '../../patterns/patterns.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** How hair is worn. */
export interface Hair {
  readonly role: Role;
  readonly accent: Role;
  readonly level: 0 | 1 | 2;
  readonly random: Random;
}

/** Hair around a face whose middle is the origin: what lies behind head and shoulders, and what lies before them. */
export interface Style {
  readonly name: string;
  readonly behind: (sheet: Sheet, hair: Hair) => void;
  readonly before: (sheet: Sheet, hair: Hair) => void;
}

/** A lock from its root to its tip, widest in the middle, with strands along it. */
function lock(sheet: Sheet, spine: Path, width: number, hair: Hair): void {
  const half = (t: number): number =>
    width * (0.5 + 0.5 * Math.sin(Math.min(1, t * 1.5) * Math.PI * 0.62)) * (1 - t ** 4) + 1.5;
  sheet.shape(clockwise(tube(spine, half)), 'line', hair.role);
  for (const share of [[], [0], [-0.36, 0.36]][hair.level]!) {
    const inner = spine.slice(Math.floor(spine.length * 0.12), Math.floor(spine.length * 0.86));
    sheet.line(shifted(inner, share * width), 'fine', 0.6);
  }
}

function shifted(path: Path, by: number): Point[] {
  return path.map(([x, y], i): Point => {
    const [a, b] = [path[Math.max(0, i - 1)]!, path[Math.min(path.length - 1, i + 1)]!];
    const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [x - ((b[1] - a[1]) / size) * by, y + ((b[0] - a[0]) / size) * by];
  });
}

/** A spine that swings from side to side on its way. */
function wavy(from: Point, bulge: Point, middle: Point, end: Point, swing: number, phase: number): Path {
  const base = curve([from, bulge, middle, end], 9);
  return base.map(([x, y], i): Point => {
    const t = i / (base.length - 1);
    return [x + swing * t * Math.sin(t * 9 + phase), y];
  });
}

const waves: Style = {
  name: 'flowing hair',
  behind(sheet, hair) {
    sheet.shape(
      twin(knots('0,-182 92,-164 150,-100 172,0 206,140 250,260 236,380 190,420 120,380 60,300 0,280')),
      'bold',
      hair.role,
    );
  },
  before(sheet, hair) {
    const count = [3, 4, 6][hair.level]!;
    for (let k = count; k >= 1; k--)
      for (const side of [-1, 1]) {
        const share = k / count;
        const spine = wavy(
          [side * 30, -150],
          [side * mix(110, 168, share), -60],
          [side * mix(110, 210, share), 130],
          [side * mix(128, 330, share), mix(470, 380, share)],
          mix(18, 30, share),
          k * 1.3 + (side > 0 ? 0.7 : 0),
        );
        lock(sheet, spine, [40, 36, 27][hair.level]!, hair);
      }
    for (const side of [1, -1]) {
      const spine = wavy(
        [side * -14, -150],
        [side * 84, -112],
        [side * 112, 20],
        [side * 150, 210],
        12,
        side,
      );
      lock(sheet, spine, 34, hair);
      const short = curve(
        [
          [side * -8, -156],
          [side * 60, -140],
          [side * 104, -70],
          [side * 112, 8],
        ],
        8,
      );
      lock(sheet, short, 24, hair);
    }
  },
};

const curls: Style = {
  name: 'a crown of curls',
  behind(sheet, hair) {
    const size = [74, 62, 40][hair.level]!;
    for (const radius of [238, 190, 140]) {
      const count = Math.round((radius * 4.7) / (size * 1.3));
      for (let i = 0; i <= count; i++) {
        const angle = mix(Math.PI * 0.8, Math.PI * 2.2, i / count);
        const [x, y] = polar([0, -40], radius * hair.random.range(0.96, 1.04), angle);
        curl(sheet, x, y, size * hair.random.range(0.88, 1.12), hair);
      }
    }
  },
  before(sheet, hair) {
    const size = [50, 44, 30][hair.level]!;
    const count = [4, 5, 8][hair.level]!;
    for (let i = 0; i <= count; i++) {
      const [x, y] = polar([0, -6], 122, mix(Math.PI * 1.1, Math.PI * 1.9, i / count));
      curl(sheet, x, y, size, hair);
    }
  },
};

function curl(sheet: Sheet, x: number, y: number, radius: number, { role, level, random }: Hair): void {
  sheet.shape(ellipse(x, y, radius), 'line', role);
  const start = random.range(0, 6.28);
  if (level > 0) sheet.line(arc(x, y, radius * 0.56, radius * 0.56, start, start + 4), 'fine', 0.5);
}

const braids: Style = {
  name: 'long braids',
  behind(sheet, hair) {
    sheet.shape(twin(knots('0,-176 86,-160 136,-96 138,0 120,90 60,110 0,110')), 'bold', hair.role);
  },
  before(sheet, hair) {
    const cap = subtract(
      [clockwise(twin(knots('0,-176 86,-160 134,-96 132,-10 112,46! 92,-34 62,-82 0,-104')))],
      [],
    );
    sheet.shape(cap, 'bold', hair.role);
    sheet.line(curve(knots('0,-174 2,-140 0,-106')), 'line', 0);
    for (const side of [-1, 1])
      for (const bend of [
        [30, 60],
        [54, 96],
      ].slice(0, hair.level === 0 ? 1 : 2))
        sheet.line(
          curve([
            [side * 6, -166],
            [side * bend[0]! * 1.5, -128],
            [side * bend[1]! * 1.14, -50],
          ]),
          'fine',
          0.5,
        );
    for (const side of [-1, 1]) braid(sheet, side, hair);
  },
};

function braid(sheet: Sheet, side: number, hair: Hair): void {
  const spine = curve(
    [
      [side * 116, 24],
      [side * 150, 130],
      [side * 132, 260],
      [side * 176, 400],
    ],
    4,
  );
  const knotsAlong = [7, 9, 12][hair.level]!;
  const size = [72, 58, 46][hair.level]!;
  sheet.shape(
    place(petal('drop', size * 1.9, size * 1.1), { x: side * 176, y: 396, angle: Math.PI - side * 0.2 }).map(
      ([x, y]): Point => [x, y],
    ),
    'line',
    hair.role,
  );
  for (let i = knotsAlong; i >= 0; i--) {
    const [x, y] = spine[Math.floor((i / knotsAlong) * (spine.length - 1))]!;
    for (const lean of i % 2 === 0 ? [1, -1] : [-1, 1])
      sheet.shape(
        ellipse(x + lean * size * 0.24, y, size * 0.54, size * 0.4, lean * 0.75),
        'line',
        hair.role,
      );
  }
  sheet.shape(ellipse(side * 176, 402, size * 0.5, size * 0.26), 'line', hair.accent);
}

const scarf: Style = {
  name: 'a patterned headscarf',
  behind(sheet, hair) {
    sheet.shape(
      twin(knots('0,-186 100,-168 156,-96 164,20 190,150 240,260 200,330 0,350')),
      'bold',
      hair.role,
    );
  },
  before(sheet, hair) {
    const outer = clockwise(twin(knots('0,-178 94,-162 146,-92 150,20 168,140 214,236! 130,300 0,316')));
    const opening = clockwise(twin(knots('0,-104 56,-90 82,-42 84,4 78,60 54,104 24,128 0,132')));
    const cloth = subtract([outer], [opening]);
    sheet.shape(cloth, 'bold', hair.role);
    const band = subtract(
      [clockwise(twin(knots('0,-132 72,-114 102,-50 106,8 96,70 66,124 0,156')))],
      [opening],
    );
    if (hair.level > 0) {
      const pattern = hair.random.pick<PatternName>(['scales', 'diamonds', 'hearts']);
      fillZone(pattern, {
        sheet,
        zone: subtract(cloth, band),
        size: [0, 74, 52][hair.level]!,
        angle: 0.2,
        roles: [hair.accent, hair.role],
      });
    }
    sheet.shape(band, 'line', hair.accent);
    if (hair.level > 0) return;
    for (const [x, y, u, v] of [
      [-70, 134, 90, 300],
      [-20, 158, 140, 250],
      [60, 130, 176, 190],
    ] as const)
      sheet.line(
        curve([
          [x, y],
          [mix(x, u, 0.5) + 10, mix(y, v, 0.5) + 26],
          [u, v],
        ]),
        'line',
        0.5,
      );
  },
};

/** The ways hair is worn. */
export const STYLES: readonly Style[] = [waves, curls, braids, scarf];

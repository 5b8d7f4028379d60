import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal, type PetalKind } from '../../geometry/petal.ts';
import { mix, place, type Path } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { plumage } from '../feathers.ts';

const shape = (table: string): Path => clockwise(blob(knots(table)));
const WARM: readonly Role[] = ['ember', 'sun', 'rust', 'gold'];

/** A feather from the origin upwards: its vane, its rib and an inner vane on the finer pages. */
function feather(
  sheet: Sheet,
  kind: PetalKind,
  long: number,
  wide: number,
  role: Role,
  level: 0 | 1 | 2,
): void {
  sheet.shape(petal(kind, long, wide), 'line', role);
  if (level === 2 && wide > 34) sheet.shape(petal(kind, long * 0.8, wide * 0.5), 'line', 'cream');
  else if (level > 0)
    sheet.line(
      [
        [0, -long * 0.1],
        [0, -long * 0.84],
      ],
      'fine',
      0.5,
    );
}

/** A bird of fire that rises with spread wings, its breast on the origin: about 700 units across and 900 high. */
export function phoenix(sheet: Sheet, level: 0 | 1 | 2): void {
  tail(sheet, level);
  for (const flip of [false, true]) wing(sheet.at({ flip }), level);
  const body = shape('0,-150 52,-120 74,-40 60,50 24,120 0,170! -24,120 -60,50 -74,-40 -52,-120');
  sheet.shape(body, 'bold', 'sun');
  if (level > 0)
    plumage(sheet, {
      zone: [body],
      size: [0, 50, 36][level]!,
      kind: 'round',
      roles: ['sun', 'gold', 'ember'],
    });
  sheet.rim(body, 'bold');
  head(sheet, level);
}

function wing(sheet: Sheet, level: 0 | 1 | 2): void {
  const rows = [
    [[5, 7, 10][level]!, 1, WARM[0]!, WARM[1]!],
    [[0, 6, 8][level]!, 0.68, WARM[2]!, WARM[3]!],
    [[0, 4, 6][level]!, 0.42, WARM[1]!, WARM[0]!],
  ] as const;
  const arm = curve(knots('30,-60 130,-130 230,-220 300,-330'), 5);
  for (const [count, share, one, other] of rows)
    for (let i = 0; i < count; i++) {
      const t = (i + 0.4) / count;
      const [x, y] = arm[Math.floor(t * (arm.length - 1))]!;
      const long = mix(170, 300, Math.sin(Math.PI * (0.25 + 0.55 * t))) * share;
      const angle = mix(2.75, 0.62, t ** 0.9);
      feather(
        sheet.at({ x, y, angle }),
        'round',
        long,
        long * [0.46, 0.34, 0.3][level]!,
        i % 2 === 0 ? one : other,
        share === 1 ? level : level === 2 ? 1 : 0,
      );
    }
  for (const [count, size, shift, role] of [
    [[4, 6, 8][level]!, 52, 0.5, 'gold'],
    [[4, 6, 8][level]!, 40, 0.1, 'ember'],
  ] as const)
    for (let i = 0; i < count; i++) {
      const t = (i + shift) / count;
      const [x, y] = arm[Math.floor(t * (arm.length - 1))]!;
      const long = mix(size * 1.9, size * 1.2, t);
      sheet.shape(
        place(petal('round', long, size * mix(1.3, 0.9, t)), { x: x - 8, y: y - 14, angle: mix(2.5, 1, t) }),
        'line',
        role,
      );
    }
}

function tail(sheet: Sheet, level: 0 | 1 | 2): void {
  const plumes = [
    '0,100 -60,220 -190,300 -270,400',
    '0,100 60,220 190,300 270,400',
    '0,110 -40,260 -110,380 -150,500',
    '0,110 40,260 110,380 150,500',
    '0,110 -10,260 10,380 0,540',
  ];
  for (const [i, table] of (level === 0 ? plumes.slice(2) : plumes).entries()) {
    const spine = curve(knots(table), 6);
    sheet.shape(
      clockwise(tube(spine, (t) => 9 + 21 * Math.sin(Math.PI * Math.min(1, t + 0.1)) ** 0.8)),
      'line',
      WARM[i % 4],
    );
    if (level > 0) sheet.line(spine.slice(6, -6), 'fine', 0.4);
    const [x, y] = spine.at(-1)!;
    const [px, py] = spine.at(-6)!;
    const eye = sheet.at({ x, y, angle: Math.atan2(y - py, x - px) + Math.PI / 2 });
    eye.shape(place(petal('drop', 46 * 2.3, 46 * 1.7), { y: 46 * 0.9 }), 'bold', 'rust');
    eye.shape(place(petal('drop', 66, 48), { y: 26 }), 'line', 'sun');
    if (level > 0) eye.shape(ellipse(0, -14, 13), 'line', 'c');
  }
}

function head(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const [i, angle] of (level === 0 ? [-0.5, 0.1, 0.7] : [-0.9, -0.5, -0.1, 0.3, 0.7]).entries())
    feather(
      sheet.at({ x: -8, y: -226, angle: angle - 0.2 }),
      'drop',
      110,
      40,
      WARM[i % 4]!,
      level === 2 ? 1 : 0,
    );
  sheet.shape(
    drawn(
      '-50,-96! -66,-132! -44,-140 -50,-180 -40,-226 -6,-254 34,-248 58,-222 58,-192 44,-168 46,-142! 66,-130! 50,-96! 20,-110! 0,-84! -22,-110!',
    ),
    'bold',
    'ember',
  );
  sheet.shape(drawn('46,-234! 84,-240 116,-216 122,-172! 104,-190 78,-196 52,-192!'), 'bold', 'gold');
  sheet.shape(drawn('50,-194! 78,-196 98,-186! 78,-172 48,-176!'), 'line', 'gold');
  sheet.shape(drawn('-14,-226! 12,-238 36,-230 46,-208! 26,-192 2,-196 -10,-208'), 'line', 'sun');
  sheet.shape(ellipse(18, -212, 14), 'line', 'paper');
  sheet.ink(ellipse(21, -211, 7.6, 9.4));
  sheet.gleam(ellipse(24, -215, 3));
  sheet.line(traced('-14,-230 14,-240 42,-226'), 'line', 0.3);
}

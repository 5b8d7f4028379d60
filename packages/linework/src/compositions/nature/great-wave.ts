import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise, unite } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { ellipse } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';

import { mix, place, type Path, type Point } from '../../geometry/point.ts';
import { leapingDolphin } from '../../motifs/adventure/dolphin.ts';
import { puff } from '../../motifs/nature/puff.ts';
import { dinghy, swell } from '../../motifs/nature/shore.ts';
import { halo } from '../../motifs/nature/halo.ts';
import { crescent, shining, starry } from '../../motifs/nature/skies.ts';
import { throughWindow, type WindowKind } from '../../motifs/nature/window.ts';
import { fillZone } from '../../patterns/patterns.ts';
import { gull } from '../../motifs/seaside.ts';
import { SCENE_PENS } from '../../motifs/scenery.ts';
import { mountain } from '../../motifs/nature/peaks.ts';
import { spiral } from '../../geometry/forms.ts';

const SIDE = 1000;

/** A breaking wave in flowing bands, after the manner of woodblock prints. */
export const greatWave: Composition = {
  name: 'great-wave',
  category: 'nature',
  size: [SIDE, SIDE],
  strays: 1.6,
  pens: SCENE_PENS,
  draw(brief) {
    const { random, level } = brief;
    const night = random.chance(0.35);
    const behind = random.pick(['mountain', 'sail', 'gulls'] as const);
    const kind = random.pick<WindowKind>(
      level === 0 ? ['panel', 'round'] : ['panel', 'round', 'arch', 'cut'],
    );
    const flip = random.chance(0.5);
    const hasDolphin = level > 0 && random.fork('animal').chance(0.4);
    const far = hasDolphin ? 'gulls' : behind;
    throughWindow(
      brief.sheet,
      { kind, size: [SIDE, SIDE], role: night ? 'night' : 'sky', band: level === 0 ? 0 : 22 },
      (inside) => {
        const scene = { ...brief, sheet: flip ? inside.at({ x: SIDE, flip: true }) : inside };
        drawSky(scene, night, far, hasDolphin);
        drawWave(hasDolphin ? { ...scene, sheet: scene.sheet.at({ x: 6, y: 170, scale: 0.84 }) } : scene);
        if (hasDolphin) drawDolphin(scene);
        drawForeground(scene, hasDolphin);
      },
    );
    return {
      title: `${night ? random.pick(['Moonlit', 'Midnight']) : random.pick(['Great', 'Rolling', 'Rising', 'Breaking'])} Wave ${{ mountain: 'and Far Peak', sail: 'and Small Sail', gulls: 'with Gulls' }[far]}`,
      description: `A great wave curls over and its foam reaches out like fingers. ${hasDolphin ? 'A dolphin leaps before it.' : { mountain: 'A snowy peak stands small and calm behind it.', sail: 'A small sail holds its course behind it.', gulls: 'Gulls ride the wind above it.' }[far]}`,
      tags: [
        'wave',
        'sea',
        'foam',
        night ? 'moon' : 'sun',
        { mountain: 'mountain', sail: 'sailboat', gulls: 'gulls' }[far],
      ],
    };
  },
};

function drawSky(
  brief: Brief,
  night: boolean,
  far: 'mountain' | 'sail' | 'gulls',
  hasDolphin: boolean,
): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('sky');
  const beside: Point = [random.range(690, 760) + 112, random.range(250, 330) + 86];
  const at: Point = (far === 'sail' && !night) || hasDolphin ? [846, 190] : beside;
  if (night) {
    halo(sheet, {
      at,
      begin: 140,
      ends: byLevel(brief, [250], [220, 320], [210, 300, 400]),
      roles: ['night', 'water'],
    });
    crescent(sheet.at({ x: at[0], y: at[1], angle: -0.5 }), 110);
    starry(sheet, random, {
      box: [100, 100, 900, 520],
      avoid: [ellipse(at[0], at[1], 150), ellipse(320, 420, 330)],
      count: byLevel(brief, 3, 6, 12),
      size: byLevel(brief, 30, 22, 20),
    });
  } else {
    const style = random.pick(['rays', 'rings'] as const);
    shining(sheet, {
      at,
      radius: 84,
      rays: style === 'rays' ? byLevel(brief, 7, 16, 26) : byLevel(brief, 2, 4, 6),
      style,
    });
  }
  if (far === 'mountain')
    mountain(sheet, {
      peak: [730, 470],
      half: 220,
      foot: 690,
      snow: true,
      roles: ['c', 'd'],
      isPlain: level === 0,
    });
  sheet.shape([...swell(SIDE, 660, 10, 420, 1), [SIDE + 20, SIDE], [-20, SIDE]], 'line', 'sky');
  if (far === 'sail')
    dinghy(sheet.at({ x: 772, y: 700, scale: byLevel(brief, 1.2, 1.24, 1.1), angle: -0.08 }), ['a', 'b']);
  if (far === 'gulls')
    for (const [x, y, s] of hasDolphin
      ? [
          [620, 150, 1.2],
          [890, 420, 0.9],
        ]
      : byLevel(
          brief,
          [[790, 500, 1.3]],
          [
            [800, 500, 1.2],
            [690, 560, 0.9],
          ],
          [
            [800, 500, 1.1],
            [700, 560, 0.9],
            [860, 580, 0.8],
          ],
        ))
      gull(sheet.at({ x: x!, y: y!, scale: s!, angle: -0.1 }));
  if (level > 0)
    sheet.shape([...swell(SIDE, 720, 14, 360, 3), [SIDE + 20, SIDE], [-20, SIDE]], 'line', 'water');
}

const BACK = knots('-30,960 -20,760 10,560 80,380 200,240 340,164 480,160 590,220 650,320');
const FACE = knots('560,960 420,880 330,760 300,620 330,480 410,390 500,350 570,350 620,380');

/** The point a share of the way along a path. */
function pick(path: Path, t: number): Point {
  return path[Math.min(path.length - 1, Math.floor(t * (path.length - 1)))]!;
}

function drawWave(brief: Brief): void {
  const sheet = brief.sheet.layer('wave');
  const [back, face] = [curve(BACK, 8), curve(FACE, 8)];
  const bands = byLevel(brief, 4, 9, 17);
  const count = 90;
  const strip = (share: number): Point[] =>
    Array.from({ length: count }, (_, i): Point => {
      const t = i / (count - 1);
      const [a, b] = [pick(back, t), pick(face, t)];
      return [mix(a[0], b[0], share), mix(a[1], b[1], share)];
    });
  for (let k = 0; k < bands; k++)
    sheet.shape(
      [...strip(k / bands), ...strip((k + 1) / bands).reverse()],
      'line',
      (['c', 'water', 'sky'] as const)[k % 3],
    );
  foam(brief, [
    {
      edge: back,
      from: 0.3,
      count: byLevel(brief, 12, 16, 20),
      size: byLevel(brief, 76, 60, 52),
      lift: 14,
      claws: byLevel(brief, 7, 10, 13),
    },
    {
      edge: face,
      from: 0.5,
      count: byLevel(brief, 8, 14, 17),
      size: byLevel(brief, 56, 46, 40),
      lift: -16,
      claws: byLevel(brief, 6, 10, 12),
    },
  ]);
}

interface Fringe {
  readonly edge: Path;
  readonly from: number;
  readonly count: number;
  readonly size: number;
  readonly lift: number;
  /** From which of its bulges on claws reach out of the foam. */
  readonly claws: number;
}

/** A claw of foam about one unit long that reaches down and hooks. */
const CLAW = clockwise(
  blob(knots('-0.36,-0.2 -0.34,0.4 -0.12,0.84 0.34,1.16! 0.16,0.8 0.3,0.4 0.34,-0.2'), 0.06),
);

/** The foam of the wave in one piece: fringes that thin out along its edges and meet at its tip. */
function foam(brief: Brief, fringes: readonly Fringe[]): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('foam');
  const rows = fringes.map((it) =>
    Array.from({ length: it.count }, (_, i) => {
      const [x, y] = pick(it.edge, mix(it.from, 1, i / (it.count - 1)));
      const grown = mix(0.24, 1.16, Math.sqrt(i / (it.count - 1)));
      return { x, y: y + it.lift * grown, r: it.size * grown * (0.74 + 0.42 * Math.sin(i * 2.3) ** 2) };
    }),
  );
  const fingers = rows.flatMap((spots, row) =>
    spots.slice(fringes[row]!.claws).flatMap(({ x, y, r }, i) =>
      [-0.5, 0.5].map((aside) =>
        place(CLAW, {
          x: x + aside * r,
          y: y + r * 0.4,
          scale: r * (i % 2 === 0 ? 1 : 0.8),
          angle: aside - 0.3,
        }),
      ),
    ),
  );
  const puffs = rows.flatMap((spots) =>
    spots.map(({ x, y, r }) => puff(random, [x, y], [r * 1.12, r], 6, 0.22)),
  );
  sheet.shape(unite([...puffs, ...fingers]), 'line', 'paper');
  if (level === 0) return;
  for (const spots of rows)
    for (const [i, { x, y, r }] of spots.entries())
      if (i % 2 === 0 && r > 30) sheet.line(spiral(x, y, r * 0.52, 1.1, i), 'fine', 0.4);
}

/** A dolphin in the air before the wave, and the drops it has brought along. */
function drawDolphin(brief: Brief): void {
  const sheet = brief.sheet.layer('dolphin');
  leapingDolphin(sheet.at({ x: 662, y: 660, scale: 0.84, angle: 0.04 }), brief.level, true);
  for (const [x, y, r] of [
    [838, 774, 13],
    [790, 750, 10],
    [740, 736, 12],
  ] as const)
    sheet.shape(ellipse(x, y, r, r * 1.2), 'line', 'paper');
}

function drawForeground(brief: Brief, hasDolphin: boolean): void {
  const { random } = brief;
  const sheet = brief.sheet.layer('foreground');
  const rows = byLevel(brief, [790, 880], [750, 806, 862, 920], [780, 850, 920]);
  rows.forEach((y, i) => {
    const top = curve([
      [-20, y - 50],
      [150, y - 20],
      [360, y + 40],
      [560, y + 50],
      [780, y - 10],
      [1020, y - 60],
    ]);
    sheet.shape(
      [...top, [SIDE + 20, SIDE + 10], [-20, SIDE + 10]],
      'line',
      (['water', 'c', 'sky'] as const)[i % 3],
    );
    if (brief.level === 2 && i > 0) {
      const zone = clockwise([...top, ...top.map(([x, ty]): Point => [x, ty + 74]).reverse()]);
      fillZone('scales', { sheet, zone: [zone], size: 50, angle: 0, roles: ['water', 'sky'] });
    }
    const hem = top.map(([x, ty], n): Point => [x, ty + 21 + 8 * Math.sin(n * 0.24 + i * 2)]);
    sheet.shape([...top, ...hem.reverse()], 'line', 'paper');
  });
  if (brief.level > 0 && !hasDolphin)
    for (const [x, y, r] of [
      [690, 400, 13],
      [716, 450, 10],
      [650, 450, 9],
    ] as const)
      sheet.shape(ellipse(x, y + random.range(-8, 8), r), 'line', 'paper');
}

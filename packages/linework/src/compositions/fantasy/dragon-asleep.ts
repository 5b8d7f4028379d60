import type { Brief, Composition, Story } from '../../composition.ts';
import { clockwise, unite } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { normals } from '../../geometry/path.ts';
import { mix, place, type Path, type Point } from '../../geometry/point.ts';
import { dressCoat } from '../../motifs/dressing/coat.ts';
import { dressMeadow } from '../../motifs/dressing/meadow.ts';
import { dressRock } from '../../motifs/dressing/rock.ts';
import { dragonHead } from '../../motifs/fantasy/dragon-head.ts';
import { rays } from '../../motifs/nature/halo.ts';
import { crescent, starry } from '../../motifs/nature/skies.ts';
import { tower } from '../../motifs/tower.ts';
import { archway } from '../../motifs/scenery.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

const SIZE = [1000, 950] as const;

/** Night over far mountains; a high sun on hard pages. */
function night(brief: Brief): void {
  const { sheet, random, level } = brief;
  const sky = sheet.layer('sky');
  if (level === 2) {
    rays(sky, [820, 170], 22, ['night', 'soft', 'd']);
    sky.shape(ellipse(820, 170, 112), 'bold', 'sun');
  } else {
    for (const [i, y] of [130, 260, 380].slice(0, level * 3).entries())
      sky.shape(
        [
          ...traced(`-20,${y} 240,${y - 34} 500,${y + 24} 780,${y - 26} 1020,${y + 16}`),
          [1020, 900],
          [-20, 900],
        ],
        'line',
        i % 2 ? 'night' : 'soft',
      );
    crescent(sky.at({ x: 820, y: 170 }), level === 0 ? 96 : 78);
    starry(sky, random, {
      box: [60, 60, 940, 330],
      avoid: [ellipse(820, 170, 120), ellipse(500, 280, 230)],
      count: level === 0 ? 3 : 4,
      size: level === 0 ? 44 : 20,
    });
  }
  const far = drawn(
    '-20,560! 120,430! 200,490! 300,410! 420,560! 600,540! 700,420! 800,500! 880,440! 1020,560! 1020,980! -20,980!',
  );
  sky.shape(far, 'line', 'b');
  if (level === 2)
    dressRock(sky, random, { zone: [far], kind: 'facets', size: 150, roles: ['b', 'soft'], rim: 'line' });
}

/** A castle of five towers on the top of the hill, its gate on the origin. */
function keep(sheet: Sheet, level: 0 | 1 | 2): void {
  const towers = [
    [-92, -150, 76, 130, 'c', 1],
    [86, -170, 76, 130, 'c', 1],
    [0, -260, 104, 170, 'a', 2],
    [-176, -60, 84, 120, 'a', 1],
    [176, -50, 84, 120, 'a', 1],
  ] as const;
  for (const [x, top, width, roof, role, windows] of level === 0 ? [towers[2], towers[3], towers[4]] : towers)
    tower(sheet, {
      level,
      x,
      foot: 20,
      top,
      width: width * (level === 0 ? 1.2 : 1),
      roof,
      role,
      windows: level === 0 ? 1 : windows,
      flag: level === 0 ? undefined : 'sun',
    });
  const teeth: Point[] = [];
  for (let i = 0; i < 7; i++) {
    const x = mix(-150, 150, i / 6.5);
    teeth.push([x, -96], [x + 24, -96], [x + 24, -70], [x + 46, -70]);
  }
  sheet.shape(clockwise([[-150, 24], [-150, -70], ...teeth, [150, -70], [150, 24]]), 'bold', 'stone');
  sheet.shape(archway(0, 24, 96, 86), 'line', 'cream');
  sheet.shape(archway(0, 24, 66, 66), 'line', 'wood');
  if (level > 0) for (const x of [-12, 12]) sheet.line(traced(`${x},20! ${x},-26!`), 'fine', 0);
}

/** The way the dragon lies: from the tail's tip round behind the hill and back to its chin. */
const COIL =
  '296,616 226,640 150,606 140,540 240,492 500,470 740,490 862,570 856,668 776,730 690,744 612,706 540,654 466,650 400,690';

/** At which share of its length the far part of the body ends, under the wing. */
const CUT = 0.63;

function ridge(sheet: Sheet, spine: Path, wide: (t: number) => number, count: number): void {
  const sides = normals(spine);
  for (let i = 0; i < count; i++) {
    const t = mix(0.1, 0.86, i / (count - 1));
    const k = Math.min(spine.length - 1, Math.floor(t * (spine.length - 1)));
    const [nx, ny] = sides[k]!;
    const half = wide(t);
    const [x, y] = [spine[k]![0] - nx * half * 0.86, spine[k]![1] - ny * half * 0.86];
    sheet.shape(
      place(drawn('-30,20! -14,-22 6,-54! 18,-18 30,20!'), {
        x,
        y,
        angle: Math.atan2(-ny, -nx) + Math.PI / 2,
        scale: 0.34 + half / 90,
      }),
      'line',
      'sun',
    );
  }
}

/** Half the body's width so far from the tail's tip. */
const bodyWidth = (t: number): number =>
  t < 0.5
    ? mix(10, 66, (t / 0.5) ** 0.8)
    : t < 0.86
      ? mix(66, 84, Math.min(1, (t - 0.5) / 0.3))
      : mix(84, 52, ((t - 0.86) / 0.14) ** 0.6);

function coils(brief: Brief, part: 'far' | 'near'): void {
  const { sheet, level, random } = brief;
  const spine = curve(knots(COIL), 6);
  const body = sheet.layer(part === 'far' ? 'tail' : 'dragon');
  const cutAt = Math.floor(spine.length * CUT);
  const way = part === 'far' ? spine.slice(0, cutAt + 12) : spine.slice(cutAt);
  const share = (i: number): number =>
    part === 'far' ? i * ((cutAt + 12) / spine.length) : CUT + i * (1 - CUT);
  const widthAt = (t: number): number => bodyWidth(share(t));
  if (part === 'far') {
    ridge(body, way, widthAt, [4, 9, 11][level]!);
    const [x, y] = spine[0]!;
    body.shape(
      drawn('0,14! -30,-10 -40,-46 0,-96! 40,-46 30,-10', { x: x - 4, y, angle: 1.3, scale: 0.8 }),
      'bold',
      'sun',
    );
  }
  const rim = unite([clockwise(tube(way, widthAt))]);
  body.shape(rim, 'bold', 'leaf');
  if (level > 0)
    dressCoat(body, random.fork(part), {
      zone: rim,
      kind: 'scales',
      size: [0, 116, 58][level]!,
      roles: ['leaf', 'grass'],
      rim: 'bold',
    });
}

/** A wing that is folded along the back: its wrist over the shoulder at the left, its fingers swept back. */
function foldedWing(sheet: Sheet, level: 0 | 1 | 2): void {
  const rim = drawn(
    '-118,84! -140,30 -128,-14! -60,-76 40,-124 150,-150! 128,-96 150,-44! 84,-36 92,28! 24,16 4,72! -50,52 -118,84!',
  );
  sheet.shape(rim, 'bold', 'ember');
  const inside = sheet.inside([rim]);
  for (const way of ['-126,-12 10,-64 150,-44', '-126,-10 -10,-14 92,28', '-124,-4 -56,22 4,72'].slice(
    0,
    level === 0 ? 2 : 3,
  ))
    inside.line(traced(way), 'line', 0.1);
  if (level === 2)
    for (const way of ['-120,-14 -10,-84 120,-120', '-118,-10 0,-40 110,-14', '-118,-4 -30,6 40,40'])
      inside.line(traced(way), 'fine', 0.4);
  sheet.shape(drawn('-140,-2! -164,-44 -138,-58! -112,-26!'), 'line', 'cream');
}

/** The foreleg: a shoulder at the right, the forearm laid flat, a paw with three claws at the left. */
function foreleg(sheet: Sheet): void {
  sheet.shape(
    drawn(
      '-150,18 -144,-14 -104,-30 -50,-24 10,-34 60,-76 120,-112 184,-96 206,-40 180,14 110,36 0,38 -110,42',
    ),
    'bold',
    'leaf',
  );
  sheet.line(traced('86,-12 110,-30 118,-60'), 'line', 0.4);
  for (const x of [-142, -106, -66])
    sheet.shape(drawn(`${x - 16},18! ${x - 30},50! ${x + 16},38!`), 'line', 'cream');
  for (const x of [-118, -80]) sheet.line(traced(`${x - 6},30 ${x + 2},8 ${x + 14},-4`), 'line', 0.4);
}

function asleepRoundTheCastle(brief: Brief): Story {
  const { level, random } = brief;
  night(brief);
  const isNear = random.fork('view').chance(0.5);
  const sheet = brief.sheet.at(isNear ? { x: -90, y: -110, scale: 1.2 } : { y: 76 });
  const scene = { ...brief, sheet };
  coils(scene, 'far');
  const hill = sheet.layer('hill');
  const mound = drawn('180,760! 230,620 340,470 430,410 570,410 660,470 780,620 830,760!');
  hill.shape(mound, 'bold', 'grass');
  if (level === 2) dressMeadow(hill, random, { zone: [mound], kind: 'mounds', size: 140, rim: 'bold' });
  const path = clockwise(
    tube(curve(knots('500,424 520,480 460,540 520,610 500,760'), 6), (t) => mix(22, 60, t)),
  );
  hill.inside([mound]).shape(path, 'line', 'sand');
  for (const [x, y, s] of (
    [
      [690, 610, 0.8],
      [570, 590, 0.66],
      [370, 530, 0.6],
      [640, 520, 0.56],
    ] as const
  ).slice(0, [2, 2, 4][level]))
    firOn(hill.at({ x, y, scale: level === 0 ? s * 1.3 : s }), level);
  keep(sheet.layer('castle').at({ x: 500, y: 412, scale: 0.86 }), level === 2 ? 1 : level);
  const ground = sheet.layer('ground');
  const fore = drawn('-20,720! 140,690 500,730 860,690 1020,720! 1020,960! -20,960!');
  ground.shape(fore, 'bold', 'grass');
  if (level === 2) dressMeadow(ground, random, { zone: [fore], kind: 'flowers', size: 130, rim: 'line' });
  coils(scene, 'near');
  foldedWing(sheet.layer('dragon').at({ x: 754, y: 628, scale: 1.05 }), level);
  foreleg(sheet.layer('dragon').at({ x: 610, y: 790, scale: 0.92 }));
  dragonHead(sheet.layer('dragon').at({ x: 330, y: 730, scale: 1.16, angle: 0.06, flip: true }), {
    level,
    roles: ['leaf', 'grass', 'sun'],
    isAsleep: true,
  });
  return {
    title: 'The Dragon around the Castle',
    description:
      'It came for the princess and stayed because the hill was warm. Nobody has needed a moat since.',
    tags: ['dragon', 'castle', 'night', 'fairy tale', 'sleeping'],
  };
}

function firOn(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-10, -20, 20, 30), 'line', 'wood');
  for (const y of level === 0 ? [0] : [0, -50])
    sheet.shape(
      drawn(`-56,${y - 16}! -20,${y - 80} 0,${y - 130}! 20,${y - 80} 56,${y - 16}! 0,${y - 4}`),
      'line',
      'leaf',
    );
}

/** A dragon asleep around a castle. */
export const dragonAsleep: Composition = edged({
  name: 'dragon-asleep',
  category: 'fantasy',
  size: SIZE,
  edge: 'page',
  backdrop: 'night',
  draw: asleepRoundTheCastle,
});

import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise, intersect } from '../../geometry/boolean.ts';
import { blob, curve, twin } from '../../geometry/curve.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { mix, place, type Path } from '../../geometry/point.ts';
import { petal } from '../../geometry/petal.ts';
import { normals } from '../../geometry/path.ts';
import { net } from '../../motifs/animals/coat.ts';
import { curled, limb } from '../../motifs/animals/curl.ts';
import { eyes, type Mood } from '../../motifs/animals/eyes.ts';
import { SIDES } from '../../motifs/animals/look.ts';
import { cheeks } from '../../motifs/animals/muzzle.ts';
import { medallion } from '../../motifs/animals/medallion.ts';
import { coral, kelp, minnow } from '../../motifs/animals/sea.ts';
import { seaPlace } from '../../motifs/stages/sea-places.ts';
import { hill } from '../../motifs/landscape.ts';
import { SCENE_PENS } from '../../motifs/scenery.ts';
import { floaters } from '../../motifs/floaters.ts';
import type { Sheet } from '../../sheet.ts';

const HEAD = clockwise(twin(knots('0,-330 96,-318 176,-256 204,-160 186,-70 150,0 156,60 120,110 0,130')));

/** The paler mask about the eyes. */
const CHEEKS = clockwise(twin(knots('0,-76! 40,-110 100,-112 146,-66 150,0 120,60 60,86 0,90')));

interface Arm {
  readonly spine: Path;
  readonly half: number;
}

const arm = (table: string, turn: 1 | -1, half: number, length = 330): Arm => ({
  spine: curled(knots(table), { turn, length, from: 88, to: 24 }),
  half,
});

/** Right arms from the back to the front, raised and lowered. */
const RAISED: readonly Arm[] = [
  arm('90,-10 200,-30 284,-100 316,-190', -1, 44),
  arm('110,30 220,44 320,6', -1, 46),
  arm('100,70 210,120 300,180', 1, 50, 360),
  arm('46,90 90,170 118,250', 1, 52),
];
const LOWERED: readonly Arm[] = [
  arm('90,-10 200,-10 290,-70 340,-140', 1, 44, 300),
  arm('110,30 220,70 310,70', 1, 46, 300),
  arm('100,70 170,150 230,220', -1, 50, 360),
  arm('46,90 60,180 70,270', -1, 52),
];

/** An octopus with curling arms over the sea floor. */
export const octopus: Composition = {
  name: 'octopus',
  category: 'animals',
  size: [960, 1000],
  strays: 1.6,
  pens: SCENE_PENS,
  draw(brief) {
    const { random, level } = brief;
    const mood = random.pick<Mood>(['bright', 'happy', 'dreamy', 'wink']);
    const flip = random.chance(0.5);
    const hat = random.pick(['none', 'shell', 'bow'] as const);
    const fine = level === 2;
    const rim = rectangle(32, 32, 896, 936, 20);
    if (fine) drawSea(brief, rim);
    else drawFloor(brief, rim);
    const sheet = brief.sheet
      .inside([clockwise(rim)])
      .layer('octopus')
      .at({ x: 480, y: hat === 'none' ? 452 : 478, scale: byLevel(brief, 0.88, 0.9, 0.9), flip });
    const arms = random.shuffle([RAISED, LOWERED]);
    const same = random.chance(0.3);
    for (let i = 0; i < 4; i++)
      SIDES.forEach((side, k) => drawArm(sheet.at({ flip: side }), brief, arms[same ? 0 : k]![i]!));
    drawHead(sheet, brief, mood);
    if (hat === 'bow') drawBow(sheet.at({ x: 70, y: -314, angle: 0.3 }), level);
    if (hat === 'shell') drawCap(sheet, level);
    brief.sheet.layer('frame').rim(rim, 'bold');
    const air = { bright: 'Curious', happy: 'Merry', dreamy: 'Dreamy', wink: 'Winking' }[mood];
    return {
      title: `${air} Octopus${{ none: '', shell: ' in a Shell Cap', bow: ' with a Bow' }[hat]}`,
      description: `An octopus curls all eight arms over the sea floor. ${fine ? 'Corals and fish keep it company.' : 'Bubbles rise between the weeds.'}`,
      tags: ['octopus', 'ocean', 'sea', 'tentacles', 'underwater'],
    };
  },
};

/** The sea of a fine page. */
function drawSea(brief: Brief, rim: Path): void {
  const { random } = brief;
  brief.sheet.layer('sky').shape(rim, 'bold', 'water');
  seaPlace(brief.sheet.inside([clockwise(rim)]), {
    random: random.fork('place'),
    size: [960, 1000],
    waters: random.fork('waters').pick(['shafts', 'currents', 'scallops'] as const),
    growth: random.fork('growth').pick(['reef', 'kelp'] as const),
    fish: [
      [0.16, 0.14, 0.6],
      [0.86, 0.12, 0.56],
    ],
  });
}

function drawArm(sheet: Sheet, brief: Brief, { spine: whole, half }: Arm): void {
  const spine = whole.slice(0, whole.length - byLevel(brief, 13, 9, 0));
  const width = (t: number): number => mix(half, 13, t ** 0.75);
  sheet.shape(limb(spine, width), 'bold', 'a');
  const sides = normals(spine);
  const count = byLevel(brief, 0, 3, 8);
  for (let i = 0; i < count; i++) {
    const t = 0.26 + (byLevel(brief, 0, 0.26, 0.5) * i) / count;
    const at = Math.floor(t * (spine.length - 1));
    const [nx, ny] = sides[at]!;
    const [x, y] = spine[at]!;
    const r = width(t) * byLevel(brief, 0.4, 0.4, 0.46);
    const middle = [x + nx * width(t) * 0.3, y + ny * width(t) * 0.3] as const;
    sheet.shape(ellipse(...middle, r), 'line', 'cream');
    if (brief.level === 2 && r > 18) sheet.shape(ellipse(...middle, r * 0.46), 'fine', 'blush');
  }
}

function drawHead(sheet: Sheet, brief: Brief, mood: Mood): void {
  const { level, random } = brief;
  sheet.shape(HEAD, 'bold', 'a');
  const inside = sheet.inside([HEAD]);
  if (level === 2) {
    random.next();
    net(
      inside,
      intersect([HEAD], [clockwise(twin(knots('0,-420! 240,-420! 240,-190 140,-150 60,-140 0,-120!')))]),
      {
        size: 64,
        role: 'b',
      },
    );
  }
  if (level === 1) medallion(sheet.at({ y: -210, scale: 0.86 }), { level, fold: 8, kind: 'round' });
  if (level === 0)
    for (const [x, y, r] of [
      [-84, -214, 40],
      [4, -262, 34],
      [92, -196, 42],
    ] as const)
      sheet.shape(ellipse(x, y, r), 'line', 'b');
  if (level === 1) inside.shape(CHEEKS, 'line', 'soft');
  sheet.rim(HEAD, 'bold');
  eyes(sheet, {
    x: 78,
    y: -40,
    size: 48,
    iris: 'gold',
    mood,
    shape: 'round',
    lashes: 2,
    plain: level === 0 && 'roomy',
  });
  if (level > 0) cheeks(sheet, 110, 30, 26);
  else for (const x of [-102, 102]) sheet.shape(ellipse(x, 44, 32, 27), 'line', 'blush');
  sheet.line(curve(knots('-34,34 -14,54 14,54 34,34')), 'line', 0.4);
}

function drawBow(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const flip of SIDES) {
    const side = sheet.at({ flip });
    side.shape(blob(knots('10,-12! 50,-50 104,-56! 112,-6 104,46! 50,40 10,14!')), 'bold', 'd');
    if (level > 0) side.shape(blob(knots('34,-12! 64,-30 88,-32! 92,-4 88,24! 62,22 34,8!')), 'line', 'soft');
  }
  sheet.shape(ellipse(0, 0, level === 0 ? 30 : 22, level === 0 ? 30 : 25), 'bold', 'b');
}

function drawCap(sheet: Sheet, level: 0 | 1 | 2): void {
  const shell = clockwise(twin(knots('0,-400 70,-392 118,-346 128,-290 60,-276 0,-272')));
  sheet.shape(shell, 'bold', 'd');
  const ribs = level === 0 ? [-50, 50] : [-82, -42, 0, 42, 82];
  for (const x of ribs)
    sheet.inside([shell]).line(
      curve([
        [x * 0.3, -410],
        [x * 0.9, -340],
        [x, -262],
      ]),
      'line',
      0,
    );
  sheet.rim(shell, 'bold');
}

function drawFloor(brief: Brief, rim: Path): void {
  const { random, level } = brief;
  brief.sheet.layer('sky').shape(rim, 'bold', 'water');
  const sheet = brief.sheet.inside([clockwise(rim)]).layer('floor');
  hill(sheet, knots('0,760 220,730 480,770 740,724 960,752'), 1000, 'sky');
  const rib = level > 0;
  if (level > 0) {
    kelp(sheet, [170, 930], byLevel(brief, [], [330, 240], [360, 280, 200]), { random, rib });
    kelp(sheet, [800, 930], byLevel(brief, [], [300, 380], [240, 400, 300]), { random, rib });
  }
  if (level === 0)
    for (const [x, lean, long] of [
      [120, 0.1, 300],
      [850, -0.14, 340],
    ] as const)
      sheet.shape(place(petal('leaf', long, 104), { x, y: 910, angle: lean }), 'line', 'leaf');
  hill(sheet, knots('0,866 240,846 520,878 760,842 960,864'), 1000, 'sand');
  if (level === 0) sheet.shape(star(300, 886, 74, 44, 5, 0.2), 'bold', 'rust');
  else coral(sheet.at({ x: 300, y: 930, scale: 0.5 }), 'rust', false);
  if (level > 0) coral(sheet.at({ x: 690, y: 930, scale: 0.56 }), 'ember', level === 2);
  if (level > 0)
    [
      [140, 150],
      [826, 170],
    ]
      .slice(0, level)
      .forEach(([x, y], i) =>
        minnow(sheet.at({ x: x!, y: y!, scale: 0.9, flip: i === 0 }), i === 0 ? 'ember' : 'c', level),
      );
  floaters(sheet, {
    random,
    kinds: ['bubble'],
    box: [80, 80, 880, 700],
    avoid: [
      ellipse(480, 450, 440, 370),
      ellipse(480, 200, 240, 200),
      ellipse(120, 150, 70, 50),
      ellipse(850, 180, 70, 50),
    ],
    count: byLevel(brief, 4, 8, 12),
    sizes: byLevel(brief, [26, 36], [16, 28], [14, 24]),
    gap: 14,
  });
}

import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise, intersect, unite } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { ellipse } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place, type Shape } from '../../geometry/point.ts';
import { adorn } from '../../motifs/animals/adorn.ts';
import { blossom, plainBlossom } from '../../motifs/animals/blossom.ts';
import { curled, limb, type Coil } from '../../motifs/animals/curl.ts';
import { eyeOf, type Mood } from '../../motifs/animals/eyes.ts';
import { medallion } from '../../motifs/animals/medallion.ts';
import { hill, roundTree, tuft } from '../../motifs/landscape.ts';
import { framed, SCENE_PENS } from '../../motifs/scenery.ts';
import type { PatternName } from '../../patterns/patterns.ts';
import type { Sheet } from '../../sheet.ts';

const SIZE = [1000, 800] as const;
const BODY = clockwise(
  blob(
    knots(
      '330,330! 360,244 440,200 560,188 680,206 780,258 838,350 852,470 846,600 852,712! 748,712! 742,630 716,582 640,572 560,572 500,584 474,630 470,712! 366,712! 356,620 330,520 316,420',
    ),
  ),
);
const FAR_LEGS = [
  '404,540! 520,560! 500,620 506,690! 410,690! 404,620',
  '640,560! 740,560! 730,620 736,690! 644,690! 640,620',
].map((table) => blob(knots(table)));
const SKULL = clockwise(
  blob(knots('214,318 226,232 290,180 372,182 430,240 444,340 416,424 356,466 296,476 244,450 218,390')),
);
const EAR = clockwise(
  blob(knots('344,236! 420,196 506,236 534,330 510,430 446,500 404,470 362,400 340,310')),
);
const INNER = clockwise(
  blob(knots('380,268! 428,238 482,266 500,336 482,410 444,452 416,424 388,366 374,310')),
);
const CLOTH = clockwise(blob(knots('548,150! 780,150! 800,420 690,456 560,440!')));

const snout = (table: string, coil: Coil): Shape =>
  unite([SKULL, clockwise(limb(curled(knots(table), coil), (t) => mix(66, 25, t ** 0.8)))]);

/** The head with its trunk hanging or raised. */
const HEADS = {
  low: snout('282,390 216,440 188,530 186,600', { turn: 1, length: 150, from: 70, to: 30 }),
  high: snout('282,390 196,404 142,340 132,262', { turn: 1, length: 130, from: 80, to: 40 }),
} as const;

/** An elephant on its way through the savanna, a calf at its side on some pages. */
export const elephantWalk: Composition = {
  name: 'elephant-walk',
  category: 'animals',
  size: SIZE,
  strays: 1.6,
  pens: SCENE_PENS,
  draw(brief) {
    const { random, level } = brief;
    const calf = level > 0 && random.chance(0.5);
    const trunk = random.pick(['low', 'high'] as const);
    const mood = random.pick(['bright', 'happy', 'dreamy'] as const);
    const evening = random.chance(0.5);
    const flip = random.chance(0.5);
    const fill = random.pick<PatternName>(['diamonds', 'hearts', 'scales', 'stars', 'shells']);
    framed(brief.sheet, SIZE, evening ? 'ember' : 'sky', (inside) => {
      const page = inside.at(flip ? { x: SIZE[0], flip: true } : {});
      drawPlain(page.layer('plain'), brief, evening);
      const at = calf ? { x: -10, y: 50, scale: 0.92 } : { x: 4, y: 14, scale: 0.98 };
      drawElephant(page.layer('elephant').at(at), { level, mood, trunk, fill, cloth: true });
      if (calf)
        drawElephant(page.layer('calf').at({ x: 560, y: 420, scale: 0.46 }), {
          level: 0,
          mood: 'happy',
          trunk: 'high',
          fill,
          cloth: false,
        });
      drawGrass(page.layer('grass'), brief);
    });
    const air = { bright: 'Wise', happy: 'Cheerful', dreamy: 'Gentle' }[mood];
    return {
      title: `${air} Elephant${calf ? ' and Calf' : ''} ${evening ? 'at Sunset' : 'on the Savanna'}`,
      description: `An elephant walks across the plain with its trunk ${trunk === 'high' ? 'held high' : 'swinging low'}${calf ? ' and its calf beside it' : ''}. The cloth on its back waits for your brightest colors.`,
      tags: [
        'elephant',
        'savanna',
        'safari',
        calf ? 'mother and baby' : 'wild animals',
        evening ? 'sunset' : 'sunshine',
      ],
    };
  },
};

interface Pose {
  readonly level: 0 | 1 | 2;
  readonly mood: Mood;
  readonly trunk: keyof typeof HEADS;
  readonly fill: PatternName;
  readonly cloth: boolean;
}

function drawElephant(sheet: Sheet, it: Pose): void {
  const { level } = it;
  sheet.line(curve(knots('838,330 880,380 884,450 866,500')), 'bold', 0.2);
  sheet.shape(place(petal('drop', 74, 34), { x: 868, y: 490, angle: Math.PI + 0.2 }), 'line', 'wood');
  for (const leg of FAR_LEGS) sheet.shape(leg, 'bold', 'stone');
  sheet.shape(BODY, 'bold', 'stone');
  for (const x of [418, 800])
    for (const dx of level === 0 ? [-28, 28] : [-34, 0, 34])
      sheet
        .inside([BODY])
        .shape(ellipse(x + dx, 708, level === 0 ? 27 : 15, level === 0 ? 30 : 20), 'line', 'cream');
  sheet.rim(BODY, 'bold');
  if (it.cloth) drawCloth(sheet, it);
  sheet.shape(HEADS[it.trunk], 'bold', 'stone');
  if (level > 0)
    for (const [x, y] of [
      [200, 470],
      [184, 510],
      [180, 552],
    ] as const)
      if (it.trunk === 'low')
        sheet.line(
          curve([
            [x - 30, y],
            [x, y + 10],
            [x + 34, y + 6],
          ]),
          'fine',
          0.5,
        );
  sheet.shape(TUSK, 'line', 'cream');
  sheet.shape(EAR, 'bold', 'stone');
  if (level === 2) adorn(sheet, INNER, { fill: it.fill, size: 46, roles: ['a', 'blush'] });
  else sheet.shape(INNER, 'line', 'blush');
  eyeOf(
    sheet.at({ x: 286, y: 306 }),
    { size: level === 0 ? 30 : 27, iris: 'wood', shape: 'almond', lashes: 3, plain: true, look: [-0.2, 0] },
    it.mood,
    -1,
  );
  if (!it.cloth) return;
  sheet.shape(ellipse(300, 372, 24, 17), 'fine', 'blush');
  (level === 0 ? plainBlossom : blossom)(
    sheet.at({ x: 356, y: 190, scale: level === 0 ? 0.6 : 0.46 }),
    'poppy',
    'a',
  );
}

const TUSK = blob(knots('262,432! 224,470 180,482 158,474! 176,504 220,512 268,480!'));

/** The cloth on its back: a field with a medallion, a border, tassels. */
function drawCloth(sheet: Sheet, it: Pose): void {
  const { level, fill } = it;
  const field = intersect([CLOTH], [BODY]);
  const tassels = [0, 5, 7][level]!;
  for (let i = 0; i < tassels; i++) {
    const t = (i + 0.5) / tassels;
    sheet.shape(
      place(petal('drop', 46, 24), {
        x: mix(566, 786, t),
        y: 430 + 14 * Math.sin(Math.PI * t) - 18 * t,
        angle: Math.PI,
      }),
      'line',
      'd',
    );
  }
  if (level === 2) adorn(sheet, field, { fill, size: 48, roles: ['a', 'soft'] });
  else sheet.shape(field, 'bold', 'a');
  sheet.inside(field).shape(blob(knots('520,388! 620,410 700,410 820,380! 820,480! 520,480!')), 'line', 'b');
  if (level === 0) plainBlossom(sheet.inside(field).at({ x: 664, y: 304, scale: 0.74 }), 'cosmos', 'd');
  else if (level === 1) {
    sheet.inside(field).shape(ellipse(664, 304, 84), 'line', 'soft');
    blossom(sheet.inside(field).at({ x: 664, y: 304, scale: 0.7 }), 'cosmos', 'd');
  } else
    medallion(sheet.inside(field).at({ x: 664, y: 304, scale: 0.66 }), { level: 1, fold: 8, kind: 'round' });
  sheet.rim(field, 'bold');
}

function drawPlain(sheet: Sheet, brief: Brief, evening: boolean): void {
  const { level, random } = brief;
  sheet.shape(ellipse(evening ? 620 : 840, evening ? 330 : 170, evening ? 250 : 84), 'line', 'sun');
  hill(sheet, knots('0,560 180,520 400,560 640,510 820,545 1000,500'), 800, 'grass');
  for (const [x, y, scale] of byLevel(
    brief,
    [[930, 600, 1.3]],
    [
      [930, 600, 1.5],
      [70, 590, 1.1],
    ],
    [
      [930, 600, 1.6],
      [70, 590, 1.2],
      [560, 560, 0.6],
    ],
  ))
    roundTree(sheet.at({ x: x!, y: y!, scale: scale!, stretch: 1.35 }), random, level === 2);
  hill(sheet, knots('0,690 200,668 460,690 720,664 1000,684'), 800, 'sand');
}

function drawGrass(sheet: Sheet, brief: Brief): void {
  if (brief.level === 0) return;
  for (const [x, y] of [
    [90, 750],
    [250, 766],
    [560, 756],
    [690, 768],
    [930, 752],
  ] as const)
    tuft(sheet.at({ x, y, scale: 1.1 }));
}

import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise, unite } from '../../geometry/boolean.ts';
import { blob, curve, twin } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Path } from '../../geometry/point.ts';
import { sash } from '../../geometry/sash.ts';
import { scarf } from '../../motifs/animals/dress.ts';
import { eyes, type Mood } from '../../motifs/animals/eyes.ts';
import { locks } from '../../motifs/animals/fur.ts';
import { SIDES } from '../../motifs/animals/look.ts';
import { fringed, hangingRow } from '../../motifs/animals/soft-fur.ts';
import { cheeks } from '../../motifs/animals/muzzle.ts';
import { dressRock } from '../../motifs/dressing/rock.ts';
import { dressSnow } from '../../motifs/dressing/shore.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { plumage } from '../../motifs/feathers.ts';
import { fir, hill } from '../../motifs/landscape.ts';
import { framed, SCENE_PENS } from '../../motifs/scenery.ts';
import { scatter } from '../../motifs/scatter.ts';
import type { PatternName } from '../../patterns/patterns.ts';
import type { Sheet } from '../../sheet.ts';

const BODY = clockwise(
  twin(knots('0,-340 92,-328 160,-266 182,-180 178,-110 214,0 244,130 238,260 190,350 110,392 0,400')),
);
const FACE = clockwise(twin(knots('0,-214! 40,-262 98,-258 140,-204 138,-140 100,-92 0,-70')));
const BELLY = clockwise(twin(knots('0,-50 104,-36 160,60 184,170 168,280 110,350 0,366')));
const FLIPPER = blob(
  knots('150,-136! 206,-112 262,-36 298,56 306,140 288,196 256,200 224,150 198,80 180,10'),
);
const WAVING = blob(
  knots('120,-120! 186,-158 236,-208 284,-252 322,-276 352,-268 360,-224 340,-156 300,-84 246,-16 190,40!'),
);
const FOOT = blob(knots('40,392! 90,372 150,384 178,424! 140,420 128,436! 104,426 84,440! 62,424 30,428!'));
const BROAD_FLIPPER = blob(knots('176,-90! 254,-40 318,56 332,150 304,188 256,156 200,90'));
const BROAD_FOOT = blob(knots('0,400! 60,372 150,374 204,416 196,452! 0,452!'));

const SIZE = [860, 1000] as const;

/** A penguin in the snow, alone or with its chick. */
export const penguin: Composition = {
  name: 'penguin',
  category: 'animals',
  size: SIZE,
  strays: 1.6,
  pens: SCENE_PENS,
  draw(brief) {
    const { random } = brief;
    const mood = random.pick<Mood>(['bright', 'happy', 'dreamy', 'wink']);
    const chick = random.chance(0.5);
    const wears = random.pick(['hat', 'scarf', 'earmuffs', 'both'] as const);
    const fill = random.pick<PatternName>(['hearts', 'stars', 'diamonds', 'scales']);
    const flip = random.chance(0.5);
    framed(brief.sheet, SIZE, random.pick(['sky', 'night']), (inside) => {
      const page = inside.at(flip ? { x: 860, flip: true } : {});
      if (brief.level === 2) drawIce(page, brief);
      else drawSnow(page, brief, chick);
      if (brief.level === 1) drawDrift(page, brief);
      const capped = wears === 'hat' || wears === 'both';
      const at = { x: chick ? 370 : 430, y: capped ? 530 : 490, scale: capped ? 0.88 : chick ? 0.94 : 0.98 };
      drawPenguin(page.layer('penguin').at(at), brief, { mood, fill, waves: !chick && random.chance(0.6) });
      dressUp(page.layer('dress').at(at), brief, wears, fill);
      if (chick) drawChick(page.layer('chick').at({ x: 640, y: 740, scale: 0.86 }), brief);
      if (brief.level === 0) drawDrift(page, brief);
    });
    const clothes = {
      hat: 'in a Bobble Hat',
      scarf: 'in a Scarf',
      earmuffs: 'in Earmuffs',
      both: 'in Hat and Scarf',
    }[wears];
    const air = { bright: 'Bright-Eyed', happy: 'Jolly', dreamy: 'Dozing', wink: 'Cheeky' }[mood];
    return {
      title: `${air} Penguin ${clothes}${chick ? ' with a Chick' : ''}`,
      description: `A penguin stands in the ${brief.level === 2 ? 'ice' : 'falling snow'} ${clothes.toLowerCase()}. ${chick ? 'Its fluffy chick keeps close.' : brief.level === 2 ? 'Color every feather if you like.' : 'Behind it the firs are waiting for color.'}`,
      tags: ['penguin', 'snow', 'winter', chick ? 'parent and chick' : 'cozy', 'bird'],
    };
  },
};

interface Pose {
  readonly mood: Mood;
  readonly fill: PatternName;
  readonly waves: boolean;
}

/** The ice and the sky of a fine page. */
function drawIce(page: Sheet, { random }: Brief): void {
  dressSky(page.layer('sky'), random.fork('sky'), {
    zone: [rectangle(-10, -10, 880, 740)],
    kind: random.fork('kind').pick(['stars', 'streaks'] as const),
    size: 150,
    roles: ['night', 'd', 'sun'],
    source: [660, 150],
  });
  for (const [x, y, half] of [
    [140, 480, 200],
    [720, 420, 230],
  ] as const)
    dressRock(page.layer('bergs'), random.fork(`berg ${x}`), {
      zone: [
        drawn(
          `${x - half},760! ${x - half * 0.6},${y + 110}! ${x - 20},${y}! ${x + half * 0.3},${y + 70}! ${x + half * 0.7},${y + 150}! ${x + half},760!`,
        ),
      ],
      kind: 'facets',
      size: 110,
      roles: ['soft', 'paper', 'sky'],
      rim: 'line',
    });
  dressSnow(page.layer('snow'), random.fork('snow'), {
    zone: [drawn('-20,720! 200,700 430,730 640,704 880,726! 880,1020! -20,1020!')],
    kind: 'ribs',
    size: 140,
    rim: 'line',
  });
}

/** A raised flipper with its feathers in rows across it. */
function waving(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(WAVING, 'bold', 'c');
  const inside = sheet.inside([WAVING]);
  for (const row of level === 0 ? [] : FLIPPER_ROWS) inside.line(fringed(row, 3, -20), 'line', 0);
  sheet.rim(WAVING, 'bold');
}

const FLIPPER_ROWS = [
  '306,-300 336,-230 372,-190',
  '262,-258 292,-170 350,-110',
  '206,-210 240,-110 310,-30',
];

function drawPenguin(sheet: Sheet, brief: Brief, it: Pose): void {
  const { level } = brief;
  for (const flip of SIDES) {
    const side = sheet.at({ flip });
    side.shape(level === 0 ? BROAD_FOOT : FOOT, 'bold', 'ember');
    if (it.waves && !flip) waving(side, level);
    else side.shape(level === 0 ? BROAD_FLIPPER : FLIPPER, 'bold', 'c');
  }
  sheet.shape(BODY, 'bold', 'c');
  if (level === 2) feathered(sheet);
  else sheet.shape(BELLY, 'line', 'paper');
  if (level === 0)
    locks(sheet, [
      [-60, 40, 0.2, 40],
      [50, 90, -0.1, 40],
    ]);
  if (level === 1) downyBelly(sheet);
  sheet.shape(FACE, 'line', 'paper');
  eyes(sheet, {
    x: 68,
    y: level === 0 ? -206 : -196,
    size: level === 0 ? 42 : 36,
    iris: 'wood',
    mood: it.mood,
    shape: 'round',
    lashes: 1,
    plain: level === 0 && 'roomy',
  });
  sheet.shape(level === 0 ? BROAD_BEAK : BEAK, 'line', 'ember');
  if (level > 0) sheet.line(curve(knots('-34,-142 0,-130 34,-142')), 'line', 0.4);
  if (level > 0) cheeks(sheet, 100, -138, 22);
}

/** Feathers on the belly of a medium page in rows from edge to edge, each shifted against the one above it. */
function downyBelly(sheet: Sheet): void {
  const inside = sheet.inside([BELLY]);
  for (const [row, y] of [20, 86, 152, 218, 284].entries())
    inside.line(hangingRow({ y, half: 190 - (row % 2) * 14, sag: 30 }, 6 + (row % 2), 30), 'line', 0);
  for (const flip of SIDES) sheet.at({ flip }).line(traced('190,60 200,130 188,220'), 'line', 0.7);
}

/** A plain dark back with the seam of its wings, and short feathers on the belly alone. */
function feathered(sheet: Sheet): void {
  const inside = sheet.inside([BODY]);
  for (const flip of SIDES)
    for (const table of BACK_SEAMS) inside.at({ flip }).line(traced(table), 'fine', 0);
  sheet.shape(BELLY, 'line', 'paper');
  plumage(sheet, { zone: [BELLY], size: 88, kind: 'round', roles: ['paper', 'soft'] });
  sheet.rim(BELLY, 'line');
  sheet.shape(BIB, 'line', 'sun');
  sheet.rim(BODY, 'bold');
}

/** Where the dark of the back folds: from the neck to the shoulder, and under the flipper. */
const BACK_SEAMS = ['120,-70 166,-64 220,-90', '184,170 214,176 260,160'];
/** The pale throat that runs into the belly. */
const BIB = twin(knots('0,-80! 90,-86 140,-60 118,-18 60,14 0,22'));

const BEAK: Path = twin(knots('0,-168 30,-162 44,-146 26,-124 0,-110'));
const BROAD_BEAK: Path = twin(knots('0,-154 32,-148 52,-128 34,-102 0,-84'));

type Clothes = 'hat' | 'scarf' | 'earmuffs' | 'both';

function dressUp(sheet: Sheet, brief: Brief, wears: Clothes, fill: PatternName): void {
  if (wears === 'scarf' || wears === 'both')
    scarf(sheet.at({ y: byLevel(brief, -48, -10, -10) }), { y: -70, half: 168, level: brief.level, fill });
  if (wears === 'hat' || wears === 'both') drawHat(sheet, brief.level);
  if (wears === 'earmuffs') {
    sheet.line(curve(knots('-178,-220 -130,-340 0,-382 130,-340 178,-220')), 'bold', 0);
    for (const side of [-1, 1]) {
      sheet.shape(ellipse(side * 182, -206, byLevel(brief, 50, 42, 42), 54), 'bold', 'a');
      if (brief.level > 0) sheet.shape(ellipse(side * 186, -206, 22, 32), 'line', 'b');
    }
  }
}

function drawHat(sheet: Sheet, level: 0 | 1 | 2): void {
  const cap = clockwise(twin(knots('0,-440 80,-424 140,-360 158,-280! 0,-262')));
  sheet.shape(cap, 'bold', 'a');
  const inside = sheet.inside([cap]);
  if (level > 0)
    for (const [top, role] of [
      [-410, 'b'],
      [-350, 'd'],
    ] as const)
      inside.shape(
        sash({ left: -200, right: 200, top, bottom: top + 34, side: 0, middle: 14 }),
        'line',
        role,
      );
  sheet.rim(cap, 'bold');
  const band = sash({ left: -172, right: 172, top: -304, bottom: -248, side: 0, middle: 18 });
  sheet.shape(band, 'bold', 'd');
  const ribs = [0, 7, 11][level]!;
  for (let i = 0; i < ribs; i++) {
    const x = -172 + ((i + 0.5) * 344) / ribs;
    const sag = 18 * (1 - (x / 172) ** 2);
    sheet.line(
      [
        [x, -292 + sag],
        [x, -262 + sag],
      ],
      'line',
      0.4,
    );
  }
  sheet.shape(blob(pompom(0, -462, 52)), 'bold', 'b');
}

function pompom(x: number, y: number, radius: number): [number, number][] {
  return Array.from({ length: 18 }, (_, i): [number, number] => {
    const r = radius * (i % 2 === 0 ? 1 : 0.86);
    const angle = (i / 18) * Math.PI * 2;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });
}

const CHICK = clockwise(
  twin(knots('0,-196 60,-190 112,-140 120,-80 136,-40! 140,20 158,60! 146,110 120,150 70,176 0,182')),
);
const CHICK_FACE = clockwise(twin(knots('0,-118! 30,-150 76,-140 94,-96 70,-40 0,-26')));

function drawChick(sheet: Sheet, brief: Brief): void {
  const { level } = brief;
  for (const flip of SIDES)
    sheet.at({ flip }).shape(blob(knots('16,168! 50,160 88,176 96,196! 60,200 20,196!')), 'bold', 'ember');
  sheet.shape(CHICK, 'bold', 'stone');
  for (const flip of SIDES)
    sheet.at({ flip }).shape(blob(knots('100,-30! 150,10 172,66 164,96! 128,84 106,40')), 'bold', 'stone');
  sheet.shape(twin(knots('0,-10 70,10 92,80 64,140 0,150')), 'line', 'soft');
  sheet.shape(CHICK_FACE, 'line', 'paper');
  if (level > 0)
    locks(sheet, [
      [-30, 50, 0.2, 30],
      [30, 70, -0.1, 30],
      [0, 108, 0, 28],
    ]);
  eyes(sheet, { x: 44, y: -96, size: 24, iris: 'wood', mood: 'bright', shape: 'round', plain: true });
  sheet.shape(twin(knots('0,-74 16,-68 14,-56 0,-46!')), 'line', 'ember');
  sheet.line(curve(knots('-14,-194 -20,-220 -6,-232')), 'line', 0.6);
  sheet.line(curve(knots('4,-196 8,-224 26,-230')), 'line', 0.6);
}

function drawSnow(page: Sheet, brief: Brief, chick: boolean): void {
  const { random, level } = brief;
  const light = page.layer('light');
  light.shape(ellipse(730, 150, 84), 'line', 'sun');
  if (level === 2) light.shape(ellipse(730, 150, 58), 'fine', 'cream');
  hill(page.layer('hills'), knots('0,700 160,640 330,690 520,640 700,690 860,640'), 1000, 'soft');
  hill(page.layer('hills'), knots('0,800 200,770 430,800 640,764 860,800'), 1000, 'paper');
  const trees = page.layer('trees');
  for (const [x, y, scale] of byLevel(
    brief,
    [
      [126, 985, 1.7],
      [740, 985, 1.6],
    ],
    [
      [640, 760, 0.9],
      [790, 830, 1.7],
      [240, 756, 0.8],
      [40, 800, 1.3],
    ],
    [
      [100, 880, 2.2],
      [206, 880, 1.5],
      [770, 880, 2.2],
      [676, 880, 1.5],
    ],
  ))
    fir(trees.at({ x: x!, y: y!, scale: scale! }), byLevel(brief, 2, 3, 4), level > 0);
  if (level === 1) igloo(page.layer('trees').at({ x: 134, y: 772, scale: 0.7 }));
  const flakes = scatter(random, {
    box: level === 0 ? [116, 116, 744, 620] : [70, 70, 790, chick ? 620 : 700],
    avoid: [
      ellipse(730, 150, 90),
      ellipse(chick ? 370 : 430, 440, 330, 420),
      ellipse(150, 670, 110, 220),
      ellipse(716, 670, 110, 220),
      ellipse(690, 370, 160, 190),
    ],
    count: byLevel(brief, 3, 9, 14),
    sizes: byLevel(brief, [54, 62], [26, 38], [24, 36]),
    gap: 12,
  });
  flakes.forEach(({ at: [x, y], size }, i) =>
    flake(page.layer('flakes').at({ x, y, scale: size / 30, angle: i }), level),
  );
}

/** A house of snow blocks with its way in, on the frame's origin. */
function igloo(sheet: Sheet): void {
  const dome = drawn('-130,0! -122,-70 -80,-124 0,-146 80,-124 122,-70 130,0!');
  sheet.shape(dome, 'bold', 'paper');
  const inside = sheet.inside([dome]);
  for (const table of ['-140,-44 0,-34 140,-44', '-140,-92 0,-82 140,-92'])
    inside.line(traced(table), 'line', 0);
  for (const table of [
    '-60,0 -58,-42',
    '-96,-46 -84,-92',
    '-20,-38 -18,-86',
    '60,-40 52,-90',
    '0,-86 0,-150',
  ])
    inside.line(traced(table), 'line', 0);
  sheet.rim(dome, 'bold');
  sheet.shape(drawn('-8,2! -6,-48 34,-72 76,-48 80,2!'), 'bold', 'soft');
  sheet.shape(drawn('12,2! 14,-34 36,-48 58,-34 60,2!'), 'line', 'd');
}

/** A snowflake of six petals, 30 units in radius. */
function flake(sheet: Sheet, level: 0 | 1 | 2): void {
  const arms: Path[] = Array.from({ length: 6 }, (_, i) =>
    place(level === 0 ? petal('round', 32, 25) : petal('point', 32, 17), { angle: (i * Math.PI) / 3 }),
  );
  if (level === 0) arms.push(ellipse(0, 0, 12));
  sheet.shape(unite(arms), 'line', 'sky');
  if (level === 2) sheet.shape(ellipse(0, 0, 9), 'fine', 'soft');
}

function drawDrift(page: Sheet, brief: Brief): void {
  const drift = clockwise(
    blob(knots('-20,900! 180,872 300,890 430,876 560,892 680,872 880,896! 880,1120! -20,1120!')),
  );
  const sheet = page.layer('drift');
  if (brief.level === 0) return sheet.shape(place(drift, { y: 30 }), 'bold', 'paper');
  sheet.shape(place(drift, { y: -70 }), 'bold', 'paper');
  for (const [x, y] of [
    [270, 956],
    [590, 958],
  ] as const)
    sheet.line(place(curve(knots('-50,6 -16,-6 20,-4 52,8')), { x, y }), 'fine', 0.7);
  for (const [i, x] of [90, 146, 200].entries())
    sheet.shape(
      drawn('-20,12 -24,-4! -12,-8 -8,-22! 0,-8 10,-20! 14,-6 26,-2! 18,12 0,18', {
        x,
        y: 868 + i * 14 + (i % 2) * 16,
        angle: 0.5,
      }),
      'line',
      'soft',
    );
}

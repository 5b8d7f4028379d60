import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise, unite, grow } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { knots, points } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place } from '../../geometry/point.ts';
import { limb } from '../../motifs/animals/curl.ts';
import { blooms, type Spot } from '../../motifs/animals/backdrops.ts';
import { bonesOf, lieOn } from '../../motifs/animals/body/pelt.ts';
import { coat } from '../../motifs/animals/coat.ts';
import { eyeOf } from '../../motifs/animals/eyes.ts';
import { currents } from '../../motifs/animals/sea.ts';
import { plumage } from '../../motifs/feathers.ts';
import { branch } from '../../motifs/branch.ts';
import { many, titled } from '../../motifs/flower-names.ts';
import type { FlowerName } from '../../motifs/flowers.ts';
import { dressMeadow } from '../../motifs/dressing/meadow.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { dressWater } from '../../motifs/dressing/water.ts';
import { cloud, hill } from '../../motifs/landscape.ts';
import { lilyPad, waterLily } from '../../motifs/pond.ts';
import { framed, SCENE_PENS } from '../../motifs/scenery.ts';
import type { Sheet } from '../../sheet.ts';

const SIZE = [1000, 860] as const;
const TORSO = clockwise(
  blob(
    knots(
      '262,470! 226,540 244,628 320,690 450,716 600,710 740,668 850,590 916,500 940,430! 850,452 740,470 600,450 440,430 340,430',
    ),
  ),
);
const NECK = limb(curve(knots('350,600 276,520 250,430 286,340 346,270 350,196 300,156 252,166'), 9), (t) =>
  mix(86, 37, Math.min(1, t * 1.7)),
);
/** Body and neck in one, the corner between them rounded. */
const BODY = grow(grow(unite([TORSO, NECK]), 34), -34);
const HEAD = clockwise(blob(knots('312,150 280,112 228,110 192,140 184,182 212,212 262,214 304,192')));
const BEAK = blob(knots('200,140! 166,160 126,184 104,212! 150,220 206,208! 186,176'));
const BROAD_BEAK = blob(knots('208,124! 164,142 112,172 80,212! 150,236 216,212! 196,172'));
const MASK = blob(knots('203,134! 219,146 221,162 206,190! 190,178 192,152'));

/** A swan on a pond, alone, with cygnets, or wearing a crown. */
export const swan: Composition = {
  name: 'swan',
  category: 'animals',
  size: SIZE,
  strays: 1.6,
  pens: SCENE_PENS,
  draw(brief) {
    const { random } = brief;
    const company = random.pick(['cygnets', 'lilies', 'bough'] as const);
    const flip = random.chance(0.5);
    const flower = random.pick<FlowerName>(['rose', 'daisy', 'poppy', 'cosmos']);
    const evening = random.chance(0.4);
    framed(brief.sheet, SIZE, evening ? 'blush' : 'sky', (inside) => {
      const page = inside.at(flip ? { x: SIZE[0], flip: true } : {});
      drawPond(page, brief, evening);
      drawSwan(page.layer('swan').at({ x: byLevel(brief, -6, -6, -14), y: 30, scale: 0.96 }), brief);
      if (company === 'bough') drawBough(page.layer('bough'), brief, flower);
      if (company === 'cygnets') drawCygnets(page.layer('cygnets'), brief);
      if (company === 'lilies') drawLilies(page.layer('lilies'), brief);
    });
    const air = random.pick(
      evening ? ['Sunset', 'Evening', 'Rosy'] : ['Graceful', 'Quiet', 'Morning', 'White'],
    );
    const more = {
      cygnets: ' with Cygnets',
      lilies: ' among Water Lilies',
      bough: ` beneath ${titled(many(flower))}`,
    }[company];
    return {
      title: `${air} Swan${more}`,
      description: `A swan glides over the pond with one wing raised${company === 'cygnets' ? ', her cygnets close behind' : ''}. Tint every row of feathers a little deeper than the last.`,
      tags: [
        'swan',
        'bird',
        'pond',
        { cygnets: 'mother and young', lilies: 'water lilies', bough: many(flower) }[company],
        'feathers',
      ],
    };
  },
};

function drawSwan(sheet: Sheet, brief: Brief): void {
  const { level } = brief;
  const tail = byLevel(brief, 0, 3, 4);
  for (let i = 0; i < tail; i++)
    sheet.shape(place(petal('round', 200, 84), { x: 760, y: 560, angle: 0.72 + i * 0.24 }), 'bold', 'paper');
  sheet.shape(BODY, 'bold', 'paper');
  if (level === 2) {
    coat(sheet, {
      zone: BODY,
      lie: lieOn(bonesOf(points('250,166 350,196 286,340 276,520 350,600 600,600 900,500'), 0, 0)),
      size: 54,
      long: 1.4,
      random: brief.random.fork('down'),
      roleAt: () => 'paper',
    });
    sheet.rim(BODY, 'bold');
  }
  sheet.shape(HEAD, 'bold', 'paper');
  sheet.shape(level === 0 ? BROAD_BEAK : BEAK, 'bold', 'ember');
  if (level > 0) sheet.shape(MASK, 'line', 'stone');
  eyeOf(
    sheet.at({ x: 244, y: 152 }),
    { size: 20, iris: 'wood', shape: 'round', lashes: 0, plain: true },
    level === 0 ? 'dreamy' : 'bright',
    -1,
  );
  drawWing(sheet, brief);
}

/** The raised wing: long quills at the back, two shorter rows before them, the shoulder in front. */
function drawWing(sheet: Sheet, brief: Brief): void {
  const rows = byLevel(
    brief,
    [
      [4, 480, 360, 124],
      [3, 290, 230, 112],
    ],
    [
      [8, 500, 360, 84],
      [7, 360, 260, 76],
      [5, 230, 170, 74],
    ],
    [
      [13, 520, 370, 66],
      [12, 410, 290, 58],
      [10, 310, 220, 52],
      [8, 210, 160, 48],
    ],
  );
  rows.forEach(([count, long, short, width], row) => {
    for (let i = 0; i < count!; i++) {
      const t = i / (count! - 1);
      const angle = mix(1.62 - row * 0.04, 0.46 + row * 0.06, t);
      const at = { x: 410 + 26 * row * (1 - t), y: 590 - 20 * t, angle };
      const length = mix(long!, short!, t);
      sheet.shape(place(petal('round', length, width!), at), 'bold', row % 2 === 0 ? 'paper' : 'soft');
      if (brief.level > 0)
        sheet.line(
          place(
            [
              [0, -length * 0.66],
              [0, -length * 0.9],
            ],
            at,
          ),
          'fine',
          0.7,
        );
      if (brief.level === 2 && row === 0)
        sheet.shape(
          place(petal('drop', 46, width! * 0.42), {
            ...at,
            x: at.x + (length - 62) * Math.sin(angle),
            y: at.y - (length - 62) * Math.cos(angle),
          }),
          'fine',
          'a',
        );
    }
  });
  sheet.shape(SHOULDER, 'bold', 'paper');
  if (brief.level === 0) return;
  plumage(sheet.inside([SHOULDER]), {
    zone: [SHOULDER],
    size: byLevel(brief, 0, 62, 46),
    kind: 'round',
    roles: ['paper', 'soft'],
    mark: 'none',
  });
  sheet.rim(SHOULDER, 'bold');
}

const SHOULDER = clockwise(blob(knots('380,480 430,470 486,500 520,560 520,630 470,664 410,650 374,590')));

/** A flowering bough that hangs in over the water. */
function drawBough(sheet: Sheet, brief: Brief, flower: FlowerName): void {
  const { random, level } = brief;
  branch(
    sheet,
    points(level === 0 ? '1010,36 880,92 740,126 620,180' : '1010,60 880,110 740,120 600,170 520,160'),
    byLevel(brief, 44, 20, 20),
    random,
    byLevel(brief, 0, 4, 7),
  );
  const spots: Spot[] = byLevel<Spot[]>(
    brief,
    [
      [856, 150, 92],
      [624, 176, 78],
    ],
    [
      [900, 90, 52],
      [800, 160, 62],
      [548, 166, 56],
    ],
    [
      [910, 80, 48],
      [840, 160, 58],
      [740, 110, 46],
      [650, 180, 54],
      [540, 160, 40],
    ],
  );
  blooms(sheet, spots, { random: random.fork('bough'), level: level === 2 ? 1 : level, flower }, [720, -300]);
}

function drawCygnets(sheet: Sheet, brief: Brief): void {
  for (const [x, y, scale] of byLevel(
    brief,
    [[790, 748, 1]],
    [
      [830, 740, 0.86],
      [640, 770, 0.94],
    ],
    [
      [850, 736, 0.84],
      [690, 766, 0.92],
      [530, 778, 0.96],
    ],
  ))
    cygnet(sheet.at({ x: x!, y: y!, scale: scale! }), brief.level);
}

/** A cygnet afloat, 150 units long about the frame's origin. */
function cygnet(sheet: Sheet, level: 0 | 1 | 2): void {
  const body = unite([
    blob(knots('-62,-14 -66,20 -30,44 30,44 72,14 92,-30! 56,-20 10,-24 -30,-30')),
    limb(curve(knots('-30,20 -50,-16 -46,-52 -56,-76'), 6), () => 21),
  ]);
  sheet.shape(grow(grow(body, 12), -12), 'bold', 'stone');
  sheet.shape(ellipse(-60, -82, 31, 27), 'bold', 'stone');
  sheet.shape(blob(knots('-86,-90! -112,-78 -118,-70! -100,-66 -84,-68!')), 'line', 'ember');
  sheet.ink(ellipse(-66, -88, 5, 6));
  sheet.gleam(ellipse(-64, -90, 2));
  sheet.shape(
    blob(knots('-14,-6! 20,-20 56,-12 70,-4! 50,18 16,22 -8,14')),
    'line',
    level > 0 ? 'soft' : 'stone',
  );
}

function drawLilies(sheet: Sheet, brief: Brief): void {
  if (brief.level === 0) return broadLily(sheet.at({ x: 840, y: 784 }));
  for (const [x, y, scale] of byLevel(
    brief,
    [],
    [
      [790, 760, 1],
      [520, 784, 0.8],
    ],
    [
      [810, 756, 0.94],
      [610, 784, 0.76],
      [220, 776, 0.8],
    ],
  )) {
    lilyPad(sheet.at({ x: x!, y: y! + 10, scale: scale! * 0.44, stretch: 2.6 }), byLevel(brief, 0, 5, 7));
    waterLily(sheet.at({ x: x! + 6, y: y! - 10, scale: scale! * 0.62 }), 'blush', byLevel(brief, 0, 1, 1));
  }
}

/** A lily of three petals on its leaf. */
function broadLily(sheet: Sheet): void {
  sheet.shape(ellipse(0, 14, 150, 44), 'bold', 'leaf');
  for (const angle of [-0.85, 0.85, 0])
    sheet.shape(
      place(petal('lotus', angle === 0 ? 136 : 128, 92), { x: angle * 20, y: 6, angle }),
      'line',
      'blush',
    );
}

function drawPond(page: Sheet, brief: Brief, evening: boolean): void {
  const { level, random } = brief;
  const sheet = page.layer('pond');
  if (level === 2) return drawLake(page, brief, evening);
  if (evening) sheet.shape(ellipse(420, 270, 130), 'line', 'sun');
  else cloud(sheet.at({ x: 760, y: 180, scale: 0.8 }), random, level > 0);
  if (level > 0) cloud(sheet.at({ x: 480, y: 130, scale: 0.5 }), random, false);
  const far = byLevel(brief, -90, 0, 0);
  hill(
    sheet,
    knots('0,430 180,390 420,430 640,390 840,420 1000,380').map(([x, y]) => [x, y + far] as const),
    860,
  );
  reeds(sheet.at({ x: byLevel(brief, 104, 120, 120), y: 560 }), level);
  if (level > 0) reeds(sheet.at({ x: 210, y: 540, scale: 0.8 }), level);
  currents(sheet, SIZE, byLevel(brief, [560, 700], [550, 640, 740], [550, 610, 680, 760]), random);
}

/** The lake of a fine page. */
function drawLake(page: Sheet, { random }: Brief, evening: boolean): void {
  dressSky(page.layer('sky'), random.fork('sky'), {
    zone: [rectangle(-10, -10, 1020, 470)],
    kind: random
      .fork('kind')
      .pick(evening ? (['beams', 'streaks'] as const) : (['heaped', 'gusts', 'beams'] as const)),
    size: 124,
    roles: evening ? ['blush', 'cream', 'sun'] : ['sky', 'soft', 'sun'],
    source: [700, 330],
  });
  dressMeadow(page.layer('shore'), random.fork('shore'), {
    zone: [drawn('-20,430! 180,390 420,430 640,390 840,420 1020,380! 1020,700! -20,700!')],
    kind: 'mounds',
    size: 120,
    rim: 'line',
  });
  for (const [x, y, scale] of [
    [120, 580, 1],
    [60, 610, 1.2],
    [930, 580, 1.1],
  ] as const)
    reeds(page.layer('reeds').at({ x, y, scale }), 2);
  dressWater(page.layer('lake'), random.fork('lake'), {
    zone: [drawn('-20,566! 300,560 700,570 1020,560! 1020,900! -20,900!')],
    kind: random.fork('water').pick(['ripples', 'scallops', 'reflections'] as const),
    size: 136,
    rim: 'line',
  });
}

/** Cattails and blades, 300 units high on the frame's origin. */
function reeds(sheet: Sheet, level: 0 | 1 | 2): void {
  if (level === 0) return broadReeds(sheet);
  for (const [x, long, lean] of [
    [-46, 220, -0.2],
    [50, 240, 0.22],
    [8, 190, 0.06],
  ] as const)
    sheet.shape(place(petal('leaf', long, 34), { x, y: 20, angle: lean }), 'line', 'leaf');
  for (const [x, high] of points('-16,280 26,230 -64,200').slice(0, level + 1) as [number, number][]) {
    sheet.line(
      [
        [x, 20],
        [x - 4, -high],
      ],
      'line',
      0,
    );
    sheet.shape(
      blob([
        [x - 15, -high + 70],
        [x - 15, -high],
        [x - 4, -high - 16],
        [x + 9, -high],
        [x + 10, -high + 70],
        [x - 2, -high + 84],
      ]),
      'line',
      'wood',
    );
  }
}

/** Two broad leaves and a thick cattail. */
function broadReeds(sheet: Sheet): void {
  for (const [x, long, lean] of [
    [-40, 230, -0.24],
    [66, 190, 0.3],
  ] as const)
    sheet.shape(place(petal('leaf', long, 72), { x, y: 20, angle: lean }), 'line', 'leaf');
  sheet.line(
    [
      [10, 20],
      [6, -220],
    ],
    'bold',
    0,
  );
  sheet.shape(ellipse(6, -230, 27, 62), 'line', 'wood');
}

import { points, knots } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition, type Story } from '../../composition.ts';
import { clockwise, intersect, subtract } from '../../geometry/boolean.ts';
import { blob, curve, type Knot } from '../../geometry/curve.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import type { Path } from '../../geometry/point.ts';
import { plumage } from '../../motifs/feathers.ts';
import { floaters } from '../../motifs/floaters.ts';
import { eye } from '../../motifs/eye.ts';
import { framed } from '../../motifs/scenery.ts';
import { seaPlace } from '../../motifs/stages/sea-places.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** A fish with veils for fins among water plants. */
export const fish: Composition = {
  name: 'fish',
  category: 'animals',
  size: [1000, 1000],
  strays: 1.8,
  draw(brief) {
    const { random, level } = brief;
    const flip = random.chance(0.5);
    if (level === 2) return drawFine(brief, flip);
    const sheet = brief.sheet.at({ x: flip ? 552 : 448, y: 476, flip, scale: 0.97 });
    floaters(brief.sheet.layer('water'), {
      random,
      kinds: ['bubble'],
      box: [70, 60, 930, 640],
      avoid: [ellipse(500, 470, 440, 290), ellipse(500, 480, 330, 400)],
      count: byLevel(brief, 5, 8, 13),
      sizes: byLevel(brief, [28, 44], [20, 36], [16, 32]),
      gap: 16,
    });
    drawWeeds(brief);
    drawFins(sheet.layer('fins'), brief);
    drawBody(sheet.layer('fish'), brief);
    return {
      title: `${random.pick(['Veiltail', 'Lantern', 'Silk', 'Coral', 'Pearl'])} Fish`,
      description: `A fish with fins like veils drifts between water plants. ${level === 0 ? 'Its broad fins take any color.' : 'Let one color run into the next along the rays.'}`,
      tags: ['fish', 'sea', 'ocean', 'underwater', 'bubbles'],
    };
  },
};

/** A fine page: the fish in a sea that fills it. */
function drawFine(brief: Brief, flip: boolean): Story {
  const { random } = brief;
  const growth = random.fork('growth').pick(['reef', 'kelp'] as const);
  framed(brief.sheet, [1000, 1000], 'water', (inside) => {
    seaPlace(inside, {
      random: random.fork('place'),
      size: [1000, 1000],
      waters: random.fork('waters').pick(['shafts', 'currents', 'scallops'] as const),
      growth,
      floor: 0.88,
      fish: [
        [flip ? 0.86 : 0.14, 0.14, 0.56],
        [flip ? 0.88 : 0.12, 0.68, 0.44],
      ],
    });
    const sheet = inside.at({
      x: flip ? 546 : 454,
      y: 470,
      flip,
      scale: 0.9,
      angle: random.fork('turn').range(-0.16, 0.16),
    });
    drawFins(sheet.layer('fins'), brief);
    drawBody(sheet.layer('fish'), brief);
  });
  return {
    title: `${random.fork('title').pick(['Veiltail', 'Silk', 'Coral', 'Pearl'])} Fish ${growth === 'reef' ? 'above the Corals' : 'in the Kelp'}`,
    description: `A fish with fins like veils drifts ${growth === 'reef' ? 'above the corals' : 'between tall kelp'}. Let one color run into the next along the rays.`,
    tags: ['fish', 'sea', 'ocean', 'underwater', growth],
  };
}

const BODY: Path = clockwise(
  blob(knots('-318,10! -270,-70 -150,-138 0,-150 140,-96 214,-34 220,40 140,100 -10,150 -160,130 -268,74')),
);

interface Fin {
  readonly rim: readonly Knot[];
  /** Where its rays come from and the points they run to. */
  readonly root: readonly [number, number];
  readonly tips: readonly (readonly [number, number])[];
  readonly role: Role;
}

const FINS: readonly Fin[] = [
  {
    rim: knots(
      '190,-30! 262,-150 350,-286 428,-322 454,-270 424,-190 444,-120 462,-56 428,10 454,92 440,170 418,232 438,300 398,336 318,286 250,166 196,44!',
    ),
    root: [180, 6],
    tips: points('410,-250 440,-150 446,-60 420,20 440,110 410,210 390,290'),
    role: 'a',
  },
  {
    rim: knots(
      '-170,-128! -154,-250 -84,-350 -4,-388 52,-362 84,-312 146,-322 184,-272 236,-226 222,-150 160,-80!',
    ),
    root: [-20, -60],
    tips: points('-120,-290 -40,-360 40,-340 110,-310 170,-250 220,-200'),
    role: 'b',
  },
  {
    rim: knots('-120,130! -118,240 -66,342 -14,350 16,318 56,372 102,366 128,312 172,300 188,220 160,90!'),
    root: [0, 60],
    tips: points('-60,320 0,340 60,360 120,310 164,290'),
    role: 'b',
  },
];

function drawFins(sheet: Sheet, brief: Brief): void {
  for (const fin of FINS) {
    const rim = clockwise(blob(fin.rim));
    sheet.shape(rim, 'bold', fin.role);
    const tips = brief.level === 0 ? fin.tips.filter((_, i) => i % 3 === 1) : fin.tips;
    rays(sheet, rim, fin, tips, brief.level);
  }
}

/** Rays cut a fin into bands of two colors; on harder pages a second row of bands lies near its root. */
function rays(sheet: Sheet, rim: Path, fin: Fin, tips: Fin['tips'], level: number): void {
  const inside = sheet.inside([rim]);
  const spread = tips.map(([x, y]) =>
    curve([
      fin.root,
      [(fin.root[0] + x) / 2 + (y - fin.root[1]) * 0.06, (fin.root[1] + y) / 2],
      [x * 1.25 - fin.root[0] * 0.25, y * 1.25 - fin.root[1] * 0.25],
    ]),
  );
  if (level > 0)
    spread.slice(1).forEach((ray, i) => {
      if (i % 2 === 0) inside.shape([...spread[i]!, ...ray.toReversed()], 'line', 'soft');
    });
  for (const ray of spread) inside.line(ray, 'line', 0.2);
  if (level === 0) return;
  const reach = level === 1 ? [0.62] : [0.78, 0.56];
  for (const share of reach) {
    const scaled = rim.map(
      ([x, y]) => [fin.root[0] + (x - fin.root[0]) * share, fin.root[1] + (y - fin.root[1]) * share] as const,
    );
    inside.rim(intersect([clockwise(scaled)], [rim]), 'fine');
  }
}

function drawBody(sheet: Sheet, brief: Brief): void {
  sheet.shape(BODY, 'bold', 'd');
  const face = clockwise(blob(points('-340,-160 -150,-200 -118,-60 -112,40 -150,170 -340,170')));
  const scales = subtract([BODY], [face]);
  if (brief.level === 0) stripes(sheet.inside(scales));
  else
    plumage(sheet.at({ angle: -Math.PI / 2 }), {
      zone: turned(scales),
      size: byLevel(brief, 0, 76, 56),
      kind: 'round',
      roles: ['c', 'sun', 'd'],
    });
  sheet.rim(scales, 'line');
  eye(sheet, {
    x: -212,
    y: -36,
    radius: byLevel(brief, 46, 40, 38),
    iris: 'sun',
    pupil: 0.54,
    look: [-0.3, 0],
  });
  if (brief.level < 2) sheet.line(curve(points('-314,24 -284,40 -250,34')), 'line', 0.4);
  if (brief.level === 1) sheet.shape(ellipse(-180, 60, 26, 18), 'fine', 'blush');
  if (brief.level === 2) fineFace(sheet.inside([BODY]));
  const fin = clockwise(blob(knots('-70,30! 20,0 90,50 60,76 84,120! 10,116 -60,76')));
  sheet.shape(fin, 'bold', 'a');
  for (const y of [44, 66, 90])
    sheet.inside([fin]).line(
      curve([
        [-50, 52],
        [20, y],
        [100, y * 1.3],
      ]),
      'fine',
      0.5,
    );
}

/** Lips, a gill cover of two plates, and the line that runs over the forehead. */
function fineFace(inside: Sheet): void {
  inside.shape(
    blob(knots('-152,-104! -108,-60 -96,14 -112,84 -150,128! -176,86 -186,20 -176,-50')),
    'line',
    'c',
  );
  inside.line(curve(points('-186,20 -140,16 -98,14')), 'fine', 0);
  inside.line(curve(points('-276,-64 -246,-96 -206,-110 -152,-104')), 'fine', 0);
  inside.line(curve(points('-176,86 -214,92 -262,76')), 'fine', 0);
  inside.shape(blob(knots('-330,-14! -296,-18 -276,8! -300,16 -330,16!')), 'line', 'blush');
  inside.shape(blob(knots('-330,14! -300,18 -270,22! -276,44 -300,52!')), 'line', 'blush');
}

function stripes(inside: Sheet): void {
  for (const x of [-50, 70])
    inside.shape(
      blob([
        [x, -180, 1],
        [x + 58, -180, 1],
        [x + 84, 0],
        [x + 58, 180, 1],
        [x, 180, 1],
        [x + 26, 0],
      ]),
      'line',
      'sun',
    );
}

/** The shape turned a quarter, so that scales that hang down in the turned frame point along the fish. */
function turned(shape: readonly Path[]): Path[] {
  return shape.map((path) => path.map(([x, y]) => [-y, x] as const));
}

function drawWeeds(brief: Brief): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('weeds');
  const stalks = byLevel(
    brief,
    [
      [150, 250],
      [860, 230],
    ],
    points('120,330 190,210 820,230 890,320 260,150'),
    points('110,360 170,260 232,170 790,180 846,270 900,350 300,120 720,130'),
  );
  for (const [x, height] of stalks) {
    const sway = random.range(18, 34) * (random.chance(0.5) ? 1 : -1);
    const spine = curve(
      [
        [x, 936],
        [x + sway, 936 - height * 0.33],
        [x - sway, 936 - height * 0.66],
        [x + sway * 0.6, 936 - height],
      ],
      6,
    );
    sheet.shape(
      tube(spine, (t) => byLevel(brief, 30, 24, 20) * (1 - t) ** 0.6 + 3),
      'line',
      'leaf',
    );
    if (level > 0) sheet.line(spine.slice(0, -8), 'fine', 0.6);
  }
  const stones = byLevel(
    brief,
    [
      [300, 60],
      [660, 74],
    ],
    points('340,56 440,40 610,64 710,44'),
    points('380,52 466,36 556,56 640,40'),
  );
  for (const [x, half] of stones)
    sheet.shape(
      blob([
        [x - half, 936],
        [x - half * 0.7, 936 - half * 0.8],
        [x, 936 - half * 1.05],
        [x + half * 0.8, 936 - half * 0.7],
        [x + half, 936],
        [x, 944],
      ]),
      'line',
      'stone',
    );
  sheet.line(curve(points('66,942 300,932 600,944 934,934')), 'bold', 0.4);
}

import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise, grow, unite } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { arc, ellipse } from '../../geometry/forms.ts';
import { knots, points } from '../../geometry/knots.ts';
import type { Path } from '../../geometry/point.ts';
import { eyeOf, type Mood } from '../../motifs/animals/eyes.ts';
import { medallion } from '../../motifs/animals/medallion.ts';
import { coral, currents, kelp, minnow, sand } from '../../motifs/animals/sea.ts';
import { starfish } from '../../motifs/shells.ts';
import { floaters } from '../../motifs/floaters.ts';
import { framed, SCENE_PENS } from '../../motifs/scenery.ts';
import { seaPlace } from '../../motifs/stages/sea-places.ts';
import { Random } from '../../random.ts';
import type { PatternName } from '../../patterns/patterns.ts';
import type { Sheet } from '../../sheet.ts';

const SIZE = [1000, 800] as const;

const BODY: Path = clockwise(
  blob(
    knots(
      '92,470 98,388 150,304 250,244 380,222 520,242 640,300 736,350 800,344 836,300 848,252! 902,262! 900,330 876,404 812,470 706,528 570,588 430,616 290,604 176,558 116,512',
    ),
  ),
);
const FLUKES: Path = clockwise(
  blob(
    knots(
      '860,276! 812,256 766,206 752,140! 806,146 854,180 880,226! 908,182 956,158 990,170! 982,226 944,264 892,282!',
    ),
  ),
);
/** Body and flukes in one, the corners between them rounded. */
const RIM = grow(grow(unite([BODY, FLUKES]), 24), -24);
const BELLY = blob(
  knots('40,486! 130,506 240,500 350,512 470,556 600,572 720,500 860,420! 900,800! 40,800!'),
);
const FIN = blob(knots('372,490! 452,520 520,600 548,690! 470,690 396,640 350,570'));
const FAR_FIN = blob(knots('250,560! 240,620 200,676 150,700! 160,640 180,590 214,548!'));

/** A great whale swimming over a reef, on some pages with its calf. */
export const whale: Composition = {
  name: 'whale',
  category: 'animals',
  size: SIZE,
  strays: 1.6,
  pens: SCENE_PENS,
  draw(brief) {
    const { random } = brief;
    const calf = brief.level > 0 && random.chance(0.5);
    const flip = random.chance(0.5);
    const mood = random.pick(['bright', 'happy', 'dreamy'] as const);
    const fills = random.shuffle<PatternName>(['scales', 'shells', 'diamonds', 'hearts', 'stars']);
    framed(brief.sheet, SIZE, 'sky', (inside) => {
      const sheet = flip ? inside.at({ x: SIZE[0], flip: true }) : inside;
      if (brief.level === 2) drawSea(sheet, random);
      else {
        currents(sheet.layer('water'), SIZE, byLevel(brief, [300], [210, 470], []), random);
        drawReef(sheet.layer('reef'), brief, calf);
      }
      const big = sheet
        .layer('whale')
        .at({ x: calf ? 6 : 22, y: calf ? -34 : 34, scale: calf || brief.level === 1 ? 0.93 : 0.965 });
      drawWhale(big, brief, { mood, fills });
      if (calf)
        drawWhale(
          sheet.layer('calf').at({ x: 340, y: 440, scale: 0.4 }),
          { ...brief, level: 1 },
          { mood: 'happy', fills },
        );
    });
    const air = random.pick(
      {
        bright: ['Wandering', 'Curious', 'Deep-Sea'],
        happy: ['Singing', 'Merry', 'Friendly'],
        dreamy: ['Dreaming', 'Drifting', 'Gentle'],
      }[mood],
    );
    return {
      title: `${air} Whale ${calf ? 'and Calf' : 'above the Reef'}`,
      description: calf
        ? `A whale and her calf swim side by side over the reef. ${brief.level === 2 ? 'The fish make room for both of them.' : 'Bubbles rise past them to the light.'}`
        : `A whale glides over the reef with a smile. Little fish ${brief.level === 2 ? '' : 'and bubbles '}keep it company.`,
      tags: ['whale', 'ocean', 'sea', calf ? 'mother and baby' : 'reef', 'underwater'],
    };
  },
};

/** The sea of a fine page. */
function drawSea(sheet: Sheet, random: Random): void {
  seaPlace(sheet, {
    random: random.fork('place'),
    size: SIZE,
    waters: random.fork('waters').pick(['shafts', 'currents', 'scallops'] as const),
    growth: random.fork('growth').pick(['reef', 'kelp'] as const),
    floor: 0.9,
    fish: [
      [0.16, 0.14, 0.56],
      [0.62, 0.16, 0.5],
    ],
  });
}

/** Lights that taper to both ends, from the crest of the back downwards. */
const LIGHTS = [
  '230,262! 330,214 470,196 600,214 690,250! 600,240 470,226 340,240',
  '420,300! 520,262 640,262 740,296 800,336! 720,322 620,296 520,292',
  '560,388! 660,350 760,360 830,392! 760,390 660,380',
  '170,352! 260,306 360,286 450,292! 370,306 270,332',
];

/** Long lights on a whale's back, one above the other. */
function drawLights(inside: Sheet): void {
  for (const [i, light] of LIGHTS.entries())
    inside.shape(blob(knots(light)), 'fine', i % 2 === 0 ? 'a' : 'soft');
}

function drawWhale(sheet: Sheet, brief: Brief, it: { mood: Mood; fills: readonly PatternName[] }): void {
  const { level } = brief;
  sheet.shape(FAR_FIN, 'bold', 'd');
  sheet.shape(RIM, 'bold', 'water');
  const inside = sheet.inside([BODY]);
  if (level === 2) {
    drawLights(inside);
  }
  inside.shape(BELLY, 'line', 'cream');
  const pleats = byLevel(brief, 2, 4, 5);
  for (let i = 1; i <= pleats; i++) {
    const drop = (i * 118) / (pleats + 1);
    inside.line(
      curve([
        [90, 500 + drop * 0.5],
        [200, 502 + drop],
        [330, 512 + drop],
        [470, 556 + drop * 0.8],
        [620, 572 + drop * 0.4],
      ]),
      'line',
      0.2,
    );
  }
  if (level === 1) {
    medallion(inside.at({ x: 420, y: 366 }), {
      level,
      fold: 8,
      kind: 'drop',
    });
    for (const [x, y, r] of [
      [560, 400, 20],
      [616, 420, 15],
      [664, 434, 11],
      [300, 300, 13],
      [262, 330, 10],
    ] as const)
      inside.shape(ellipse(x, y, r), 'line', 'a');
  } else if (level === 0)
    for (const [x, y, r] of [
      [430, 340, 46],
      [530, 380, 34],
      [610, 400, 24],
    ] as const)
      inside.shape(ellipse(x, y, r), 'line', 'a');
  if (level > 0)
    for (const table of ['866,262 830,220 784,170', '896,266 930,224 968,188', '876,262 850,216 820,180'])
      sheet.inside([FLUKES]).line(curve(knots(table)), 'fine', 0.5);
  if (level === 2) sheet.inside(RIM).line(curve(knots('830,296 866,280 896,284 924,300')), 'line', 0);
  sheet.rim(RIM, 'bold');
  sheet.shape(FIN, 'bold', 'd');
  if (level > 0)
    for (const table of ['400,520 460,590 510,660', '384,550 430,610 470,664'])
      sheet.line(curve(knots(table)), 'fine', 0.6);
  eyeOf(
    sheet.at({ x: 226, y: 430 }),
    { size: 32, iris: 'wood', shape: 'round', lashes: 2, plain: level === 0, look: [-0.3, 0] },
    it.mood,
    -1,
  );
  sheet.line(curve(knots('98,478 140,500 196,500 246,474')), 'line', 0.4);
  sheet.shape(ellipse(286, 462, 24, 15, -0.2), 'fine', 'blush');
}

function drawReef(sheet: Sheet, brief: Brief, calf: boolean): void {
  const { random, level } = brief;
  const rib = level > 0;
  kelp(sheet, [110, 780], byLevel(brief, [190], [230, 170], [250, 190, 140]), { random, rib });
  kelp(sheet, [900, 780], byLevel(brief, [230], [300, 240], [320, 250, 190]), { random, rib });
  if (level > 0 && !calf) coral(sheet.at({ x: 700, y: 730, scale: 0.8 }), 'a', level === 2);
  if (level === 1 && !calf) coral(sheet.at({ x: 460, y: 736, scale: 0.66 }), 'b', false);
  sand(sheet, SIZE, 716, random);
  if (level > 0) coral(sheet.at({ x: calf ? 230 : 280, y: 742, scale: 0.62 }), 'rust', level === 2);
  if (level === 0) starfish(sheet.at({ x: 300, y: 730, scale: 0.4, angle: 0.2 }), 'rust', 0);
  const places = byLevel(
    brief,
    [[150, 130]],
    [
      [150, 130],
      [600, 690],
    ],
    points('150,120 610,690 250,660'),
  );
  if (!calf)
    places.forEach(([x, y], i) =>
      minnow(
        sheet.at({ x: x, y: y, scale: byLevel(brief, 1.1, 0.8, 0.7), angle: -0.1 }),
        i === 1 ? 'ember' : 'c',
        level,
      ),
    );
  floaters(sheet, {
    random,
    kinds: ['bubble'],
    box: [70, 70, 930, 640],
    avoid: [ellipse(460, 410, 430, 240), ellipse(880, 200, 130, 110), arc(150, 130, 90, 60, 0, 6.2)],
    count: byLevel(brief, 3, 8, 14),
    sizes: byLevel(brief, [22, 30], [13, 24], [12, 22]),
    gap: 16,
  });
}

import { byLevel, type Brief } from '../../composition.ts';
import { clockwise, grow } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import type { Path, Point } from '../../geometry/point.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import { dressSand } from '../../motifs/dressing/shore.ts';
import { swell } from '../../motifs/nature/shore.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

/** A palm from above at a slant: a bent trunk and a crown of feathered fronds that hang to all sides. */
function palmTop(sheet: Sheet, leaves: number): void {
  sheet.shape(drawn('-8,66! -2,40 -4,10 -6,-4! 8,-4! 10,12 10,42 10,68!'), 'line', 'wood');
  const turns = Array.from({ length: leaves }, (_, i) => (i + 0.5) / leaves);
  for (const share of [...turns].sort((x, y) => Math.abs(y - 0.5) - Math.abs(x - 0.5)).reverse()) {
    const angle = (share - 0.5) * Math.PI * 1.9;
    sheet.shape(
      drawn('-3,0! -13,-20 -15,-44 -10,-66 2,-88! 12,-64 15,-42 12,-20 4,0!', { angle, flip: share < 0.5 }),
      'line',
      share < 0.5 ? 'leaf' : 'grass',
    );
  }
  for (const [x, y] of [
    [-7, 3],
    [8, 5],
  ] as const)
    sheet.shape(ellipse(x, y, 8), 'line', 'rust');
}

/** A hut's roof from above. */
function roof(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-34, -24, 68, 48, 3), 'line', 'wood');
  for (const side of [-1, 1])
    sheet.shape(
      [
        [-34, side * 24],
        [-18, 0],
        [18, 0],
        [34, side * 24],
      ],
      'line',
      side < 0 ? 'wood' : 'sand',
    );
  if (level === 2)
    for (const x of [-14, 0, 14])
      sheet.line(
        [
          [x * 0.8, 2],
          [x * 1.4, 22],
        ],
        'fine',
        0.2,
      );
}

interface Island {
  readonly rim: string;
  readonly palms: readonly (readonly [number, number, number])[];
  readonly huts: readonly (readonly [number, number, number])[];
}

const ISLANDS: readonly Island[] = [
  {
    rim: '90,650 130,560 220,540 300,590 390,610 420,690 350,760 260,740 210,800 120,780',
    palms: [
      [190, 620, 1.1],
      [300, 690, 0.9],
      [170, 720, 0.8],
    ],
    huts: [[246, 648, 0]],
  },
  {
    rim: '600,120 700,90 800,140 840,230 790,310 690,300 610,260 570,190',
    palms: [
      [680, 170, 1],
      [760, 240, 0.86],
    ],
    huts: [[748, 160, 0.4]],
  },
  {
    rim: '640,800 720,760 820,780 860,850 800,910 690,910 620,870',
    palms: [
      [700, 836, 0.9],
      [790, 850, 0.8],
    ],
    huts: [],
  },
  { rim: '120,220 190,180 260,220 270,290 200,330 120,300', palms: [[196, 256, 0.9]], huts: [] },
];

/** Two coasts that face each other, with a hut and palms along each. */
const BEACHES: readonly Island[] = [
  {
    rim: '-60,60 120,40 206,150 176,300 236,420 190,560 252,700 200,860 120,980 -60,980',
    palms: [
      [120, 330, 1.15],
      [170, 470, 1],
      [124, 560, 1.1],
      [196, 720, 1],
      [150, 800, 0.9],
    ],
    huts: [[112, 650, 0.3]],
  },
  {
    rim: '1060,30 900,60 800,190 836,330 764,470 820,600 780,740 830,900 1060,980',
    palms: [
      [868, 250, 1.1],
      [900, 340, 0.95],
      [836, 470, 1.05],
      [884, 560, 1.1],
      [868, 780, 1],
    ],
    huts: [[890, 660, -0.3]],
  },
];

/** A parasol on the beach, from above. */
function parasol(sheet: Sheet): void {
  sheet.shape(ellipse(0, 0, 27), 'line', 'paper');
  for (const turn of [0, 1, 2])
    sheet.shape([[0, 0], ...arc(0, 0, 27, 27, turn * 2.094, turn * 2.094 + 1.047)], 'fine', 'a');
}

function island(sheet: Sheet, it: Island, brief: Brief): void {
  const { level } = brief;
  const rim = drawn(it.rim);
  const shallows = BEACHES.includes(it) ? [21] : byLevel(brief, [], [44], [64, 34]);
  for (const by of shallows) sheet.shape(grow([rim], by), 'line', by > 40 ? 'sky' : 'water');
  sheet.shape(rim, 'bold', 'sand');
  if (level === 2 && BEACHES.includes(it))
    dressSand(sheet, brief.random.fork('sand'), {
      zone: [clockwise(rim)],
      kind: 'ripples',
      size: 120,
      rim: 'bold',
    });
  if (level > 0) sheet.shape(grow([rim], byLevel(brief, -34, -30, -24)), 'line', 'grass');
  if (level > 0) for (const [x, y, angle] of it.huts) roof(sheet.at({ x, y, angle, scale: 0.95 }), level);
  const palms = level === 0 ? it.palms.slice(0, 1) : it.palms;
  for (const [i, [x, y, scale]] of palms.entries())
    palmTop(
      sheet.at({ x, y, scale: scale * byLevel(brief, 1.5, 1, 0.96), angle: (i - 1) * 0.3 }),
      byLevel(brief, 4, 6, 7),
    );
}

function openSea(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('sea');
  const rows = [5, 9, brief.isPart ? 17 : 31][level]!;
  for (let i = 0; i < rows; i++)
    sheet.shape(
      [
        ...swell(1000, -30 + (i * 1060) / rows, [22, 14, 9][level]!, 180, random.range(0, 6)),
        [1040, 1040],
        [-40, 1040],
      ],
      level === 0 ? 'line' : 'fine',
      i % 2 === 0 ? 'water' : 'sky',
    );
}

/** A boat from above, its wake behind it. */
function launch(sheet: Sheet): void {
  for (const side of [-1, 1])
    sheet.shape(
      drawn('4,30! 20,60 52,110! 26,84 6,48!').map(([x, y]): Point => [x * side, y]),
      'line',
      'paper',
    );
  sheet.shape(mirrored('0,-48 20,-14 22,36! 0,42!'), 'bold', 'c');
  sheet.shape(mirrored('0,-22 11,-6 12,26! 0,28!'), 'line', 'wood');
  sheet.shape(rectangle(-12, -4, 24, 9, 3), 'fine', 'cream');
}

const FUSELAGE = mirrored('0,-176 16,-168 24,-130 30,-60 26,60 14,150 8,196! 0,200!');
const WING: Path = mirrored('0,-62! 120,-60 270,-54 292,-36 288,-8 262,6 120,14 0,16!');

/** A seaplane from above, its nose up, 580 units from tip to tip. */
function seaplane(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const y of [-112, 58]) sheet.shape(rectangle(-96, y, 192, 13, 5), 'line', 'soft');
  for (const side of [-1, 1]) {
    const float = sheet.at({ x: side * 94 });
    float.shape(drawn('-22,-130 -14,-164 14,-164 22,-130 25,-20 20,104! -20,104! -25,-20'), 'line', 'stone');
    if (level > 0) float.line(traced('-20,84! 20,84!'), 'line', 0);
    if (level > 0) float.line(traced('0,-160 0,84'), 'fine', 0);
  }
  sheet.shape(mirrored('0,140! 60,146 98,156 96,182 60,190 0,192!'), 'bold', 'b');
  sheet.shape(FUSELAGE, 'bold', 'a');
  sheet.shape(WING, 'bold', 'paper');
  const wing = sheet.inside([WING]);
  for (const side of [-1, 1]) {
    wing.shape(rectangle(side > 0 ? 226 : -300, -80, 74, 120), 'line', 'a');
    if (level > 0)
      wing.shape(
        drawn('44,-6! 200,-10! 200,30! 44,30!').map(([x, y]): Point => [x * side, y]),
        'line',
        'soft',
      );
    if (level > 0) sheet.shape(ellipse(side * 168, -28, 22), 'line', 'sun');
    if (level === 2)
      for (const x of [70, 110])
        wing.line(
          [
            [side * x, -70],
            [side * x, -10],
          ],
          'fine',
          0,
        );
  }
  sheet.rim(WING, 'bold');
  sheet.shape(mirrored('0,-140 16,-132 22,-104! 0,-96'), 'line', 'sky');
  if (level > 0)
    sheet.line(
      [
        [0, -140],
        [0, -98],
      ],
      'fine',
      0,
    );
  sheet.shape(mirrored('0,-64 22,-56 22,-6! 0,6'), 'line', 'a');
  sheet.shape(mirrored('0,120! 7,130 7,210 0,216!'), 'line', 'b');
  sheet.shape(ellipse(0, -168, 27, 15), 'line', 'stone');
  for (const side of [-1, 1])
    sheet.shape(drawn('0,-6! 40,-9 66,-4 66,4 40,6 0,5!', { y: -184, flip: side < 0 }), 'line', 'wood');
  sheet.shape(arc(0, -182, 13, 18, Math.PI, Math.PI * 2), 'line', 'sun');
}

function drift(sheet: Sheet, random: Random, spots: readonly (readonly number[])[], level: 0 | 1 | 2): void {
  for (const [x, y, scale] of spots) driftCloud(sheet.at({ x: x!, y: y!, scale: scale! }), random, level > 0);
}

const TOLD = [
  {
    title: 'Above the Lagoon',
    description:
      'A seaplane turns over a lagoon with islands. Huts, palms and boats look like toys from up here.',
  },
  {
    title: 'Mail for Four Islands',
    description:
      'The pilot brings letters, fruit and a new kettle. There is no runway here and none is needed.',
  },
  {
    title: 'The Seaplane and the Islands',
    description: 'Rings of shallow water lie around every island. Each can be a paler blue than the last.',
  },
  {
    title: 'A Shadow over the Reef',
    description:
      'Whoever looks up from the beach now sees a pair of wings. It will land beside the huts in a minute.',
  },
] as const;

/** A seaplane over a lagoon with islands, seen from above. */
export const seaplanePage = edged({
  name: 'seaplane',
  category: 'vehicles',
  size: [1000, 1000],
  edge: 'oval',
  backdrop: 'water',
  draw(brief) {
    const { level, random } = brief;
    openSea(brief);
    const isStrait = random.fork('islands').chance(0.5);
    for (const it of isStrait ? BEACHES : ISLANDS.slice(0, byLevel(brief, 2, 4, 4)))
      island(brief.sheet.layer('islands'), it, brief);
    if (isStrait && level > 0)
      for (const [x, y] of [
        [206, 596],
        [150, 230],
        [812, 666],
        [830, 160],
      ] as const)
        parasol(brief.sheet.layer('islands').at({ x, y, angle: y / 100 }));
    if (level > 0) launch(brief.sheet.layer('boats').at({ x: isStrait ? 560 : 460, y: 850, angle: -0.9 }));
    if (level === 2) launch(brief.sheet.layer('boats').at({ x: 420, y: 170, angle: 0.8, scale: 0.8 }));
    seaplane(
      brief.sheet.layer('plane').at({
        x: isStrait ? 508 : 486,
        y: isStrait ? 500 : 452,
        angle: isStrait ? 0.2 : 0.62,
        scale: byLevel(brief, 1.12, 1, 0.94),
      }),
      level,
    );
    drift(
      brief.sheet.layer('clouds'),
      random,
      byLevel(
        brief,
        [],
        [[860, 600, 0.7]],
        [
          [isStrait ? 610 : 870, isStrait ? 240 : 560, 0.66],
          [isStrait ? 360 : 110, isStrait ? 780 : 470, 0.6],
        ],
      ),
      level,
    );
    return {
      ...brief.random.pick(TOLD),
      tags: ['seaplane', 'plane', 'islands', 'from above', 'palms', 'lagoon'],
    };
  },
});

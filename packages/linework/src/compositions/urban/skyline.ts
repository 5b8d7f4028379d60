import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle, star } from '../../geometry/forms.ts';
import { mix, type Point } from '../../geometry/point.ts';
import { evenly, ruled } from '../../geometry/ruled.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { driftCloud, crescent } from '../../motifs/nature/skies.ts';
import { lens } from '../../motifs/nature/open-water.ts';
import { swell } from '../../motifs/nature/shore.ts';
import { framed, SCENE_PENS } from '../../motifs/scenery.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

const SHORE = 640;
/** Above which place of the shore the sun or the moon stands. */
const SKY_LIGHT = 810;

/** Towers on a waterfront, near ones before far ones, their light on the water. */
export const skyline: Composition = {
  name: 'skyline',
  category: 'urban',
  size: [1000, 880],
  strays: 0.9,
  pens: SCENE_PENS,
  draw(brief) {
    const { random, level } = brief;
    const isNight = random.chance(0.6);
    const hasPier = level > 0 && random.fork('pier').chance(0.5);
    framed(brief.sheet, [1000, 880], isNight ? 'night' : 'sky', (sheet) => {
      const scene = { ...brief, sheet };
      drawSky(scene, isNight);
      if (level > 0)
        drawRow(
          { ...scene, random: random.fork('far') },
          {
            foot: SHORE - 20,
            low: 210,
            high: 370,
            width: byLevel(brief, 150, 140, 86),
            roles: ['stone', 'soft', 'sand'],
            isFar: true,
          },
        );
      drawRow(
        { ...scene, random: random.fork('near') },
        {
          foot: SHORE,
          low: 150,
          high: 350,
          width: byLevel(brief, 230, 160, 116),
          roles: ['a', 'b', 'c', 'd', 'cream', 'gold'],
          isFar: false,
        },
      );
      drawWater(scene);
      const boats = sheet.layer('boats');
      const first = random.fork('boats').pick(['ferry', 'sail'] as const);
      if (first === 'ferry') drawFerry(boats.at({ x: random.range(420, 560), y: SHORE + 150 }), level);
      else drawSailer(boats.at({ x: random.range(500, 600), y: SHORE + 154 }));
      if (level === 2) drawSailer(boats.at({ x: first === 'ferry' ? 884 : 260, y: SHORE + 96, scale: 0.5 }));
      if (hasPier) drawPier(scene);
    });
    const title = random
      .fork('title')
      .pick(
        isNight
          ? [
              'City Lights on the Water',
              'Midnight Skyline',
              'The City That Stays Up',
              'Harbor City by Night',
              'Moon over the Towers',
              'Last Ferry Home',
            ]
          : [
              'Morning on the Waterfront',
              'Skyline with Clouds',
              'Harbor City at Noon',
              'Towers by the River',
              'The City from the Pier',
              'First Ferry of the Day',
            ],
      );
    return {
      title,
      description: `Towers, domes and flat roofs crowd along the waterfront${isNight ? ' under the moon' : ''}. Every window can have a light of its own.`,
      tags: ['city', 'skyline', 'towers', 'water', isNight ? 'night' : 'day', 'windows'],
    };
  },
};

function drawSky(brief: Brief, isNight: boolean): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('sky');
  if (!isNight) {
    if (level === 2)
      dressSky(sheet, random, {
        zone: [clockwise(rectangle(0, 0, 1000, SHORE))],
        kind: random.fork('day').pick(['streaks', 'mackerel']),
        size: 116,
      });
    sheet.shape(ellipse(SKY_LIGHT, 160, 66), 'line', 'sun');
    for (const [x, y, scale] of [
      [200, 150, 0.8],
      [520, 110, 0.6],
      [90, 290, 0.5],
      [900, 300, 0.5],
    ] as const)
      driftCloud(sheet.at({ x, y, scale }), random, level > 0);
    return;
  }
  const kind = random.fork('night').pick(['stars', 'gusts', 'streaks'] as const);
  if (level === 2 && !brief.isPart && kind !== 'stars')
    dressSky(sheet, random, {
      zone: [clockwise(rectangle(0, 0, 1000, SHORE))],
      kind,
      size: 106,
      roles: ['night', 'soft', 'sun'],
    });
  else if (level === 2 && !brief.isPart)
    for (let ring = 10; ring > 0; ring--)
      sheet.shape(ellipse(SKY_LIGHT, 160, 48 + ring * 68), 'line', ring % 2 ? 'soft' : 'night');
  crescent(sheet.at({ x: SKY_LIGHT, y: 160, angle: 0.4 }), 64);
  const count = byLevel(brief, 5, 9, 13);
  for (let i = 0; i < count; i++) {
    const r = random.range(12, 20);
    sheet.shape(
      star(mix(80, 680, i / (count - 1)), 76 + (i % 3) * 36 + random.range(-8, 8), r, r * 0.5, 5),
      'line',
      'sun',
    );
  }
}

interface Row {
  readonly foot: number;
  readonly low: number;
  readonly high: number;
  readonly width: number;
  readonly roles: readonly Role[];
  readonly isFar: boolean;
}

function drawRow(brief: Brief, row: Row): void {
  const { random } = brief;
  const sheet = brief.sheet.layer(row.isFar ? 'far' : 'near');
  let x = -random.range(10, 50);
  let last = -1;
  while (x < 1000) {
    const width = row.width * random.range(0.8, 1.24);
    const drawnHeight = random.range(row.low, row.high);
    const isBelowLight = x + width > SKY_LIGHT - 120 && x < SKY_LIGHT + 120;
    const height = isBelowLight ? Math.min(drawnHeight, row.isFar ? 230 : 260) : drawnHeight;
    let top = random.int(0, TOPS.length - 1);
    if (top === last) top = (top + 1) % TOPS.length;
    last = top;
    building(
      { ...brief, sheet: sheet.at({ x, y: row.foot }) },
      { width, height, role: random.pick(row.roles), top: TOPS[top]!, isFar: row.isFar },
    );
    x += width * (row.isFar ? 1 : random.range(0.94, 1.16));
  }
}

interface Building {
  readonly width: number;
  readonly height: number;
  readonly role: Role;
  readonly top: Top;
  readonly isFar: boolean;
}

type Top = (sheet: Sheet, width: number, height: number, role: Role) => void;

const TOPS: readonly Top[] = [
  (sheet, w, h, role) => {
    sheet.shape(rectangle(w * 0.46, -h - 110, w * 0.08, 70), 'line', 'stone');
    sheet.shape(
      [
        [w * 0.18, -h + 4],
        [w * 0.5, -h - 70],
        [w * 0.82, -h + 4],
      ],
      'line',
      role,
    );
  },
  (sheet, w, h) => {
    sheet.shape(rectangle(w * 0.47, -h - w * 0.46 - 36, w * 0.06, 44), 'line', 'sun');
    sheet.shape([...arc(w / 2, -h, w * 0.4, w * 0.46, Math.PI, Math.PI * 2)], 'line', 'gold');
  },
  (sheet, w, h, role) => {
    sheet.shape(rectangle(w * 0.3, -h - 74, w * 0.4, 78), 'line', role);
    sheet.shape(rectangle(w * 0.15, -h - 36, w * 0.7, 40), 'line', role);
  },
  (sheet, w, h) => {
    for (const x of [0.24, 0.66]) sheet.shape(rectangle(w * x, -h - 26, w * 0.14, 30), 'line', 'stone');
    sheet.shape(
      [
        [w * 0.36, -h - 30],
        [w * 0.64, -h - 30],
        [w * 0.6, -h + 4],
        [w * 0.4, -h + 4],
      ],
      'line',
      'wood',
    );
    sheet.shape(
      [
        [w * 0.32, -h - 30],
        [w * 0.5, -h - 56],
        [w * 0.68, -h - 30],
      ],
      'line',
      'rust',
    );
  },
  (sheet, w, h, role) =>
    sheet.shape(
      [
        [0, -h + 4],
        [w * 0.02, -h - 20],
        [w, -h - 86],
        [w, -h + 4],
      ],
      'line',
      role,
    ),
];

function building(brief: Brief, it: Building): void {
  const { sheet, random, level } = brief;
  const { width: w, height: h } = it;
  it.top(sheet, w, h, it.role);
  const wall = clockwise(rectangle(0, -h, w, h + 30));
  sheet.shape(wall, it.isFar ? 'line' : 'bold', it.role);
  if (level === 0 && it.isFar) return;
  const inside = sheet.inside([wall]);
  const style = random.int(0, 2);
  const pane = byLevel(brief, 72, 54, it.isFar ? 34 : 28);
  const columns = Math.max(2, Math.round(w / (pane * 1.3)));
  const rows = Math.max(2, Math.round(h / (pane * (style === 1 ? 1.9 : 1.45))));
  const [dx, dy] = [w / columns, h / rows];
  for (let row = 0; row < rows; row++) {
    const y = -h + (row + 0.5) * dy;
    if (style === 2) {
      inside.shape(
        rectangle(w * 0.08, y - dy * 0.26, w * 0.84, dy * 0.52, 4),
        'fine',
        row % 2 === 0 ? 'sun' : 'sky',
      );
      if (level === 1 && !it.isFar && row % 2 === 0)
        inside.line(
          [
            [w * 0.4, y - dy * 0.26],
            [w * 0.4, y + dy * 0.26],
          ],
          'fine',
          0,
        );
      continue;
    }
    for (let column = 0; column < columns; column++) {
      const x = (column + 0.5) * dx;
      const frame: readonly Point[] =
        style === 0
          ? rectangle(x - dx * 0.29, y - dy * 0.3, dx * 0.58, dy * 0.6, 3)
          : [
              ...arc(x, y - dy * 0.1, dx * 0.28, dx * 0.28, Math.PI, Math.PI * 2),
              [x + dx * 0.28, y + dy * 0.34],
              [x - dx * 0.28, y + dy * 0.34],
            ];
      inside.shape(frame, 'fine', random.chance(0.6) ? 'sun' : 'sky');
    }
  }
  sheet.rim(wall, it.isFar ? 'line' : 'bold');
}

/** The quay, slow ripples, and the light of the sky and of windows that lies broken on them. */
function drawWater(brief: Brief): void {
  const { random } = brief;
  const sheet = brief.sheet.layer('water');
  sheet.shape(rectangle(0, SHORE, 1000, 30), 'line', 'stone');
  for (let x = 70; x < 1000; x += byLevel(brief, 400, 300, 120))
    ruled(sheet, `${x},${SHORE} ${x},${SHORE + 30}`);
  const bands = byLevel(brief, 2, 4, 6);
  for (let i = 0; i < bands; i++)
    sheet.shape(
      [
        ...swell(
          1000,
          SHORE + 30 + 190 * (i / bands) ** 1.25,
          i === 0 ? 0 : 5 + i * 1.5,
          170 + i * 24,
          i * 2,
        ),
        [1040, 900],
        [-40, 900],
      ],
      'line',
      i % 2 === 0 ? 'water' : 'sky',
    );
  const lights = byLevel<readonly number[]>(
    brief,
    [SKY_LIGHT],
    [150, 430, SKY_LIGHT],
    [90, 250, 430, 610, SKY_LIGHT],
  );
  for (const [k, x] of lights.entries())
    for (let i = 0; i < byLevel(brief, 2, 3, 5); i++) {
      const wide = (x === SKY_LIGHT ? 66 : 40) + i * (x === SKY_LIGHT ? 16 : 7);
      const y = SHORE + 50 + i * byLevel(brief, 70, 52, 34) + (k % 2) * 8;
      sheet.shape(
        lens([x - wide + random.range(-10, 10), y], wide * 2, byLevel(brief, 40, 22, 15)),
        'line',
        'sun',
      );
    }
}

/** Posts of a pier in the foreground, a gull's perch at the left. */
function drawPier({ sheet: page, level }: Brief): void {
  const sheet = page.layer('pier');
  for (const [x, top] of [
    [level === 1 ? 126 : 96, 700],
    [level === 1 ? 194 : 170, 730],
    [level === 1 ? 260 : 250, 760],
  ] as const) {
    sheet.shape(rectangle(x - 24, top, 48, 240), 'bold', 'wood');
    sheet.shape(ellipse(x, top, 24, 9), 'line', 'sand');
    sheet.shape(rectangle(x - 28, top + 34, 56, 24, 8), 'line', 'sand');
  }
  perchedGull(sheet.at({ x: level === 1 ? 126 : 96, y: 700, scale: 1.2 }), level);
}

/** A gull that stands on the origin and looks out to the right. */
function perchedGull(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const x of [-4, 12]) sheet.line(traced(`${x},-14! ${x + 2},0! ${x + 12},2!`), 'line', 0);
  sheet.shape(
    drawn('-62,-22! -30,-44 0,-54 14,-74 34,-84 52,-72 50,-54 38,-40 34,-20 8,-8 -20,-12!'),
    'bold',
    'paper',
  );
  if (level !== 1) sheet.shape(drawn('-74,-18! -40,-40 0,-42 20,-30 0,-16 -30,-14!'), 'line', 'stone');
  sheet.shape(drawn('50,-70! 78,-62! 50,-58!'), 'line', 'ember');
  sheet.ink(ellipse(36, -70, 3.6, 4.4));
  if (level === 2) sheet.line(traced('-50,-20 -20,-26 4,-26'), 'fine', 0.4);
}

/** A ferry with two decks, a rail, a funnel and a flag, 330 units long. */
function drawFerry(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(drawn('10,-206! 62,-206! 68,-140! 4,-140!'), 'line', 'a');
  sheet.shape(rectangle(2, -196, 66, 22), 'line', 'paper');
  sheet.shape(
    drawn(
      '36,-208! 30,-240 54,-260 70,-248! 84,-286 124,-290 140,-264! 178,-284 210,-260 190,-236 150,-236 116,-224 90,-234 64,-208!',
    ),
    'line',
    'paper',
  );
  ruled(sheet, '-150,-58 -150,-150', 'line');
  sheet.shape(drawn('-150,-150! -112,-140 -90,-148! -94,-118! -114,-112 -150,-120!'), 'line', 'b');
  sheet.shape(drawn('-84,-150! -70,-186! -18,-186! -18,-150!'), 'line', 'cream');
  sheet.shape(rectangle(-74, -176, 44, 22, 4), 'line', 'sky');
  sheet.shape(rectangle(-100, -144, 196, 42, 6), 'line', 'paper');
  sheet.shape(rectangle(-124, -102, 254, 46, 6), 'line', 'cream');
  const panes = [2, 4, 6][level]!;
  for (const x of evenly(panes, -92, 90)) sheet.shape(rectangle(x - 12, -134, 24, 22, 3), 'line', 'sun');
  for (const x of evenly(panes + 1, -116, 122)) sheet.shape(ellipse(x, -79, 11), 'line', 'sun');
  sheet.shape(drawn('-176,-62! -150,-54 160,-54 200,-70! 164,8 -132,8!'), 'bold', 'rust');
  sheet.line(traced('-164,-34 0,-28 182,-40'), 'line', 0);
}

/** A sailing boat with a cabin, 240 units high. */
function drawSailer(sheet: Sheet): void {
  ruled(sheet, '0,-30 0,-250', 'bold');
  sheet.shape(drawn('8,-244! 60,-150 86,-58! 8,-58!'), 'line', 'a');
  sheet.shape(drawn('-8,-226! -40,-140 -86,-52! -8,-62!'), 'line', 'paper');
  ruled(sheet, '8,-150 58,-150 | -8,-140 -40,-140', 'line');
  sheet.shape(rectangle(-50, -56, 90, 30, 8), 'line', 'cream');
  for (const x of [-28, 14]) sheet.shape(ellipse(x, -40, 9), 'line', 'sky');
  sheet.shape(drawn('-122,-34! 0,-22 130,-42! 96,14 -88,14!'), 'bold', 'wood');
}

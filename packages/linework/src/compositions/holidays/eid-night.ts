import { byLevel, type Brief } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, polygon, rectangle, star } from '../../geometry/forms.ts';
import { evenly } from '../../geometry/ruled.ts';
import { crescent, starry } from '../../motifs/nature/skies.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { sights } from '../sights.ts';

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd', 'sun', 'ember'];

/** A pointed arch, the middle of its foot on the origin. */
function pointed(wide: number, high: number): string {
  const half = wide / 2;
  return `0,${-high}! ${half * 0.62},${-high * 0.8} ${half},${-high * 0.52} ${half},0! 0,0!`;
}

function dome(sheet: Sheet, radius: number, level: 0 | 1 | 2, role: Role, hasMoon: boolean): void {
  const rim = mirrored(
    `0,${-radius * 1.5}! ${radius * 0.3},${-radius * 1.2} ${radius * 1.06},${-radius * 0.62} ${radius * 0.9},0! 0,0!`,
  );
  sheet.shape(rim, 'bold', role);
  for (const x of [[], [0.4], [0.28, 0.62]][level]!)
    for (const side of [-1, 1])
      sheet.line(
        [
          [side * radius * x * 0.5, -radius * 1.26],
          [side * radius * x * 1.2, -radius * 0.6],
          [side * radius * x, 0],
        ],
        'fine',
        0,
      );
  sheet.shape(rectangle(-radius * 0.98, -6, radius * 1.96, radius * 0.2, 4), 'line', 'cream');
  if (!hasMoon) return;
  sheet.shape(rectangle(-3, -radius * 1.8, 6, radius * 0.34), 'line', 'gold');
  crescent(sheet.at({ y: -radius * 1.94, angle: -0.6 }), radius * 0.17);
}

function minaret(sheet: Sheet, high: number, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-24, -high, 48, high), 'bold', 'cream');
  for (const y of evenly([1, 3, 5][level]!, -high + 20, -40))
    sheet.shape(mirrored(pointed(20, 38), { y }), 'line', 'sun');
  for (const y of [-high * 0.62, -high])
    sheet.shape(drawn('-38,0! 38,0! 30,26! -30,26!', { y: y - 14 }), 'line', 'b');
  sheet.shape(
    mirrored(`0,${-high - 110}! 8,${-high - 70} 28,${-high - 40} 22,${-high - 14}! 0,${-high - 14}!`),
    'bold',
    'a',
  );
}

function mosque(brief: Brief): void {
  const { level } = brief;
  const sheet = brief.sheet.layer('mosque').at({ x: 400, y: 860 });
  for (const x of [-240, 240]) minaret(sheet.at({ x }), 480, level);
  if (level > 0)
    for (const x of [-130, 130]) dome(sheet.at({ x, y: -210 }), 62, level === 2 ? 1 : 0, 'c', false);
  dome(sheet.at({ y: -270 }), 118, level, 'b', true);
  sheet.shape(rectangle(-130, -270, 260, 70), 'line', 'cream');
  for (const x of evenly(byLevel(brief, 2, 4, 6), -120, 120))
    sheet.shape(mirrored(pointed(26, 46), { x, y: -208 }), 'line', 'sun');
  sheet.shape(rectangle(-210, -206, 420, 206), 'bold', 'sand');
  for (const x of byLevel(brief, [0], [-140, 0, 140], [-150, 0, 150])) {
    sheet.shape(mirrored(pointed(108, 168), { x }), 'line', 'c');
    sheet.shape(mirrored(pointed(78, 136), { x }), 'line', x === 0 ? 'wood' : 'sun');
  }
}

/** A lantern of colored glass that hangs from the origin. */
function glassLantern(sheet: Sheet, brief: Brief, role: Role): void {
  const { level } = brief;
  sheet.line(
    [
      [0, -700],
      [0, 0],
    ],
    'line',
    0,
  );
  sheet.shape(mirrored('0,-6! 16,0 22,24! 0,24!'), 'line', 'gold');
  sheet.shape(mirrored('0,22! 52,60! 0,60!'), 'bold', role);
  const body = mirrored('0,60! 46,60! 62,110 46,164! 0,164!');
  sheet.shape(body, 'bold', 'sun');
  const inside = sheet.inside([body]);
  for (const x of [[], [-20, 20], [-30, 0, 30]][level]!)
    inside.line(
      [
        [x * 0.8, 56],
        [x * 1.3, 110],
        [x * 0.8, 168],
      ],
      'line',
      0,
    );
  if (level > 0) inside.shape(star(0, 112, 22, 11, 8), 'line', role);
  sheet.shape(mirrored('0,162! 52,162! 36,186! 0,186!'), 'bold', role);
  if (level > 0) sheet.shape(mirrored('0,186! 9,200 0,226!'), 'line', 'gold');
}

/** A date: a long fruit with creases and the rest of its stalk. */
function date(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(drawn('-36,0 -22,-17 10,-18 34,-8 38,2 30,12 6,18 -24,16'), 'line', 'rust');
  if (level > 0) for (const y of [-5, 5]) sheet.line(traced(`-24,${y} 0,${y - 2} 22,${y}`), 'fine', 0.5);
}

/** Where the lanterns of a window hang, and where its moon stands if that is not left to chance. */
interface Hung {
  readonly lanterns: readonly (readonly [x: number, y: number, scale: number])[];
  readonly moon?: number;
}

function drawWindow(brief: Brief, { lanterns, moon }: Hung): void {
  const { level, random } = brief;
  const sky = brief.sheet.layer('sky');
  const x = moon ?? random.range(260, 540);
  for (let i = byLevel(brief, 2, 4, 9); i > 0; i--)
    sky.shape(ellipse(x, 250, 80 + i * byLevel(brief, 110, 76, 46)), 'line', i % 2 ? 'soft' : 'night');
  crescent(sky.at({ x, y: 250, angle: -0.5 }), 92);
  starry(sky, random, {
    box: [80, 90, 720, 420],
    avoid: [ellipse(x, 250, 120)],
    count: byLevel(brief, 2, 7, 12),
    size: byLevel(brief, 28, 20, 18),
  });
  brief.sheet
    .layer('hills')
    .shape(drawn('-20,800! 200,760 420,790 640,750 820,790! 820,1040! -20,1040!'), 'line', 'sand');
  mosque(brief);
  const frame = brief.sheet.layer('frame');
  const opening = mirrored('0,70! 150,130 300,250 316,420 316,900! 0,900!', { x: 400 });
  frame.shape([clockwise(rectangle(-20, -20, 840, 1040)), clockwise(opening).toReversed()], 'bold', 'b');
  if (level > 0)
    for (const side of [-1, 1]) {
      const left = side < 0 ? 34 : 718;
      const tiles = byLevel(brief, 0, 7, 10);
      for (let i = 0; i < tiles; i++) {
        const y = 260 + (i * 620) / tiles;
        frame.shape(rectangle(left, y, 48, 620 / tiles), 'line', i % 2 ? 'c' : 'cream');
        frame.shape(polygon(left + 24, y + 310 / tiles, level === 1 ? 15 : 13, 4), 'fine', 'sun');
      }
    }
  frame.rim(clockwise(opening), 'bold');
  for (const [i, [u, v, s]] of lanterns.slice(0, level + 1).entries())
    glassLantern(brief.sheet.layer('lanterns').at({ x: u, y: v, scale: s }), brief, LEADS[i]!);
  const sill = brief.sheet.layer('sill');
  sill.shape(rectangle(20, 880, 760, 88, 8), 'bold', 'paper');
  sill.shape(rectangle(20, 908, 760, 44), 'line', 'b');
  if (level > 0) for (const u of evenly(11, 30, 770)) sill.shape(polygon(u, 930, 11, 4), 'fine', 'sun');
  const plate = sill.at({ x: random.chance(0.5) ? 264 : 536, y: 884, scale: 1.24 });
  for (const [u, v] of (
    [
      [-56, -24],
      [0, -28],
      [56, -24],
      [-28, -54],
      [28, -54],
      [0, -82],
    ] as const
  ).slice(0, byLevel(brief, 3, 5, 6)))
    date(plate.at({ x: u, y: v, angle: u / 160 }), level);
  plate.shape(mirrored('0,-24! 122,-28! 96,-4 60,6 0,8!'), 'bold', 'gold');
  plate.shape(mirrored('0,-28! 130,-28! 126,-14! 0,-14!'), 'line', 'sun');
}

const EID = {
  category: 'holidays',
  size: [800, 1000],
  backdrop: 'night',
  tags: ['eid', 'ramadan', 'mosque', 'lanterns', 'crescent moon', 'night'],
} as const;

/** The night of Eid, seen through a window. */
export const eidNights = [
  ...sights(
    {
      ...EID,
      draw: (brief) =>
        drawWindow(brief, {
          lanterns: [
            [112, 84, 0.6],
            [688, 84, 0.6],
          ],
        }),
    },
    [
      {
        name: 'eid-night',
        size: [800, 1000],
        told: [
          [
            'The Moon Has Been Seen',
            'Somebody on the roof saw it first and called it down the street. Tomorrow there will be new clothes and sweets.',
          ],
          [
            'Eid Mubarak from the Window',
            'The lanterns are lit and the dates are on the sill. Outside the new moon hangs over the domes.',
          ],
          [
            'The Thinnest Moon of the Year',
            'It is as thin as a fingernail and the whole town has waited for it. Light the windows of the minarets one by one.',
          ],
        ],
      },
    ],
  ),
  ...sights(
    {
      ...EID,
      draw: (brief) =>
        drawWindow(brief, {
          moon: 400,
          lanterns: [
            [232, 182, 0.8],
            [568, 182, 0.8],
          ],
        }),
    },
    [
      {
        name: 'domes-and-lanterns',
        size: [1000, 800],
        views: [
          [400, 420, 1.34],
          [400, 700, 1.34],
        ],
        told: [
          [
            'Lanterns over the Roofs',
            'The lantern is made of colored glass and throws stars on the wall. Give it three colors at least.',
          ],
          [
            'Between Two Minarets',
            'The call has faded and the kitchens are busy. From here one sees every dome in the quarter.',
          ],
          [
            'A Feast behind Every Window',
            'The streets are quiet because everybody is at somebody’s table. The arches keep the light on for late guests.',
          ],
        ],
      },
    ],
  ),
];

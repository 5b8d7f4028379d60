import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve, type Knot } from '../../geometry/curve.ts';
import { arc, ellipse, rectangle, star } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { polar, type Path, type Point } from '../../geometry/point.ts';
import { galleon } from '../../motifs/adventure/galleon.ts';
import { palm } from '../../motifs/nature/shore.ts';
import { conifer } from '../../motifs/stages/wilds.ts';
import { mountain } from '../../motifs/scenery.ts';
import { gableHut } from '../../motifs/adventure/landmarks.ts';
import { fillZone } from '../../patterns/patterns.ts';
import { PEOPLE_PENS } from '../../motifs/people/pens.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';

const shape = (table: string): Path => clockwise(blob(knots(table)));

/** A sheet of old paper: uneven edges, a tear here and there. */
function parchment(random: Random): Path {
  const [left, top, right, bottom] = [50, 46, 950, 754];
  const out: Knot[] = [];
  const edge = (count: number, at: (t: number, off: number) => Point): void => {
    for (let i = 0; i < count; i++) {
      const [x, y] = at((i + 0.5) / count, random.range(-9, 9));
      out.push(random.chance(0.25) ? [x, y, 1] : [x, y]);
    }
  };
  edge(9, (t, off) => [left + t * (right - left), top + off]);
  edge(7, (t, off) => [right + off, top + t * (bottom - top)]);
  edge(9, (t, off) => [right - t * (right - left), bottom + off]);
  edge(7, (t, off) => [left + off, bottom - t * (bottom - top)]);
  return clockwise(blob(out));
}

const COASTS = [
  '300,250 380,190 500,206 580,170 700,210 780,290 760,390 800,470 720,560 600,580 520,630 400,600 330,540 250,520 220,430 270,360 250,300',
  '250,330 320,220 440,190 520,250 640,200 760,240 810,350 740,420 760,540 660,610 540,570 430,620 300,580 270,500 200,430',
] as const;

function coast(brief: Brief, sheet: Sheet): void {
  const table = brief.random.pick(COASTS);
  const land = shape(table);
  const grown = (by: number): Path =>
    land.map(([x, y]): Point => [510 + (x - 510) * by, 400 + (y - 400) * by]);
  for (const by of byLevel(brief, [], [1.12], [1.22, 1.11]))
    sheet.shape(grown(by), 'line', by > 1.15 ? 'sky' : 'c');
  sheet.shape(land, 'bold', 'sand');
  sheet.shape(grown(0.86), 'line', 'grass');
  const river = sheet.inside([grown(0.86)]);
  if (brief.level > 0)
    river.shape(
      shape(
        '500,300! 520,350 480,400 520,460 500,520 540,640! 580,640! 546,520 566,460 524,400 560,350 536,300!',
      ),
      'line',
      'water',
    );
  sheet.shape(ellipse(516, 310, 46, 27), 'line', 'water');
}

/** One stroke of the cross, turned. */
const bar = (angle: number): Path =>
  rectangle(-46, -13, 92, 26, 9).map(([x, y]) => polar([0, 0], Math.hypot(x, y), Math.atan2(y, x) + angle));

function way(brief: Brief, sheet: Sheet): void {
  const line = curve(knots('310,500 370,486 430,510 500,490 580,500 640,470 650,400 610,350 650,310'), 5);
  const steps = byLevel(brief, 5, 9, 12);
  for (let i = 0; i < steps; i++) {
    const [x, y] = line[Math.floor((i / steps) * (line.length - 1))]!;
    sheet.shape(ellipse(x, y, byLevel(brief, 17, 12, 10)), 'line', 'rust');
  }
  const cross = sheet.at({ x: 688, y: 300, angle: 0.1 });
  cross.shape(bar(0.78), 'bold', 'a');
  cross.shape(bar(-0.78), 'bold', 'a');
}

function compass(brief: Brief, sheet: Sheet): void {
  sheet.shape(ellipse(0, 0, 74), 'line', 'cream');
  if (brief.level > 0) sheet.shape(ellipse(0, 0, 56), 'line', 'soft');
  if (brief.level > 0) sheet.shape(star(0, 0, 62, 20, 4, Math.PI / 4), 'line', 'b');
  for (let i = 0; i < 4; i++) {
    const tip = polar([0, 0], 96, (i * Math.PI) / 2);
    for (const side of [-1, 1])
      sheet.shape(
        [[0, 0], polar([0, 0], 26, (i * Math.PI) / 2 + side * 0.785), tip],
        'line',
        side < 0 ? 'a' : 'paper',
      );
  }
}

/** A sea serpent in three loops with its head to the right. */
function serpent(brief: Brief, sheet: Sheet): void {
  for (const [x, r] of [
    [-110, 40],
    [-20, 50],
  ] as const) {
    const arch = [
      ...arc(x, 0, r, r * 1.1, Math.PI, Math.PI * 2),
      ...arc(x, 0, r * 0.46, r * 0.6, Math.PI * 2, Math.PI),
    ];
    sheet.shape(clockwise(arch), 'bold', 'd');
  }
  sheet.shape(shape('-186,4! -180,-40 -206,-62! -160,-60 -150,-30 -160,4!'), 'bold', 'd');
  sheet.shape(
    shape('52,4! 50,-60 70,-110 110,-126 150,-112 172,-90 160,-72 118,-74 96,-60 92,4!'),
    'bold',
    'd',
  );
  sheet.ink(ellipse(118, -102, 5, 6));
  sheet.shape(shape('70,-104! 84,-140 104,-122!'), 'line', 'ember');
  if (brief.level > 0)
    for (const y of [-50, -24])
      sheet.line(
        [
          [53, y],
          [90, y],
        ],
        'fine',
        0,
      );
}

function surf(brief: Brief, sheet: Sheet): void {
  const spots = (
    [
      [150, 300],
      [150, 190],
      [860, 420],
      [620, 130],
      [330, 140],
      [560, 690],
      [440, 690],
      [860, 330],
    ] as const
  ).slice(0, byLevel(brief, 2, 3, 8));
  for (const [x, y] of spots)
    sheet.shape(
      shape(
        `${x - 52},${y}! ${x - 26},${y - 32} ${x},${y - 12} ${x + 28},${y - 34} ${x + 54},${y}! ${x + 26},${y - 8} ${x},${y + 16} ${x - 26},${y - 6}`,
      ),
      'line',
      'sky',
    );
}

function landmarks(brief: Brief, sheet: Sheet): void {
  const { random, level } = brief;
  const peak = (x: number, y: number, half: number): void =>
    mountain(sheet, { peak: [x, y], half, foot: y + half * 1.2, snow: true, roles: ['stone', 'night'] });
  peak(430, 220, 92);
  if (level > 0) peak(340, 280, 72);
  for (const [x, y, s] of byLevel(
    brief,
    [[640, 560, 0.6]],
    [
      [610, 570, 0.5],
      [680, 545, 0.46],
      [420, 566, 0.46],
    ],
    [
      [600, 576, 0.36],
      [664, 566, 0.36],
      [726, 530, 0.36],
      [430, 580, 0.36],
      [366, 560, 0.34],
      [640, 280, 0.32],
    ],
  ) as [number, number, number][])
    conifer({ ...brief, sheet, width: 1000, height: 800, ground: y }, [x, y], s);
  palm(sheet.at({ x: 290, y: 440, scale: 0.6 }), { height: 200, lean: 20, level: 0, random });
  if (level === 2)
    palm(sheet.at({ x: 756, y: 450, scale: 0.6 }), { height: 190, lean: -24, level: 0, random });
  if (level > 0) gableHut(sheet.at({ x: 420, y: 450, scale: 0.62 }), level);
}

/** An old map of an island: the way to the treasure, ship, serpent and compass. */
export const islandMap: Composition = {
  name: 'island-map',
  category: 'adventure',
  size: [1000, 800],
  strays: 1.2,
  pens: PEOPLE_PENS,
  draw(brief) {
    const { random, level } = brief;
    const paper = parchment(random.fork('paper'));
    brief.sheet.layer('paper').shape(paper, 'bold', 'cream');
    const flip = random.chance(0.5);
    const view = brief.sheet.inside([paper]);
    const map = flip ? view.at({ x: 1000, flip: true }) : view;
    const border = rectangle(92, 86, 816, 628, 14);
    map.layer('sea').shape(border, 'line', 'water');
    if (level === 2)
      fillZone('scales', {
        sheet: map.layer('sea'),
        zone: [border],
        size: 92,
        angle: 0,
        roles: ['water', 'sky'],
      });
    else surf(brief, map.layer('surf'));
    coast({ ...brief, random: random.fork('coast') }, map.layer('land'));
    way(brief, map.layer('way'));
    landmarks({ ...brief, random: random.fork('marks') }, map.layer('marks'));
    compass(brief, map.layer('compass').at({ x: 800, y: 610, scale: byLevel(brief, 1.1, 1, 1) }));
    serpent(brief, map.layer('serpent').at({ x: 730, y: 186, scale: byLevel(brief, 0.9, 0.9, 0.9) }));
    if (level > 0)
      galleon(map.layer('ship').at({ x: 186, y: 650, scale: 0.27 }), {
        level: 0,
        sails: ['paper', 'b'],
        flag: 'a',
      });
    for (const [x, y, angle] of level < 2
      ? []
      : ([
          [92, 86, 0],
          [908, 86, 1.57],
          [908, 714, 3.14],
          [92, 714, -1.57],
        ] as const)) {
      const corner = map.layer('corners').at({ x, y, angle });
      corner.shape(shape('-8,-8! 96,-8! 70,22 40,40 22,70 -8,96!'), 'line', 'b');
      corner.shape(ellipse(24, 24, 15), 'line', 'gold');
    }
    return {
      title: random.pick([
        'X Marks the Spot',
        'The Map in the Bottle',
        'An Island on No Other Map',
        'Seventeen Steps to the Treasure',
      ]),
      description: random.pick([
        'An old map shows the way across the island, past the lake and up to the cross. The sea serpent was drawn from life.',
        'Whoever drew this map knew the island well. It has the palms, the peaks and the place where something is buried.',
        'The paper is torn at the edges, and the ink has run, but the cross can still be found. Bring a spade.',
        'Go past the hut and between the firs, and mind the serpent. Every step to the treasure is on this map.',
      ]),
      tags: ['treasure map', 'map', 'island', 'pirates', 'compass', 'sea serpent', 'adventure'],
    };
  },
};

import type { Composition } from '../../composition.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { place, type Point } from '../../geometry/point.ts';
import { petal } from '../../geometry/petal.ts';
import { swell } from '../../motifs/nature/shore.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import type { Posture, Skeleton } from '../../motifs/people/body/skeleton.ts';
import { rope } from '../../motifs/people/props.ts';
import { boulderHall } from '../../motifs/stages/halls.ts';
import { beach, park, snow } from '../../motifs/stages/outdoors.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import { cast, SHORTS, TROUSERS } from './cast.ts';
import { enter, pictured, type Picture } from './picture.ts';

const TALL = [800, 1000] as const;
const WIDE = [1000, 780] as const;

/** What hands hold and feet stand on. */
function holds(view: Scene['sheet'], { arms, legs }: Skeleton): void {
  for (const { end } of arms) view.shape(ellipse(end[0], end[1] - 22, 30, 24, 0.3), 'bold', 'a');
  for (const { end } of legs) view.shape(ellipse(end[0], end[1] + 32, 36, 16), 'bold', 'b');
}

/** Somebody on a wall, one hand higher than the other. */
const climbs = (turn: number): Posture => ({
  ...POSTURES.stand,
  head: { turn: turn * 0.4, tilt: -6 },
  arms: [
    { upper: turn > 0 ? -160 : -100, fore: turn > 0 ? -172 : -150, hand: 'grip', layer: 'over' },
    { upper: turn > 0 ? 104 : 156, fore: turn > 0 ? 150 : 176, hand: 'grip', layer: 'over' },
  ],
  legs:
    turn > 0
      ? [
          { upper: -30, lower: -4, toes: 'left', roll: 16 },
          { upper: 72, lower: -10, toes: 'right', roll: 16 },
        ]
      : [
          { upper: -72, lower: 8, toes: 'left', roll: 16 },
          { upper: 26, lower: 6, toes: 'right', roll: 16 },
        ],
});

const wall: Picture = {
  name: 'climbing-wall',
  category: 'people',
  size: TALL,
  ground: 930,
  edge: 'page',
  stages: [boulderHall],
  act(scene) {
    const { sheet, random, level } = scene;
    const first = cast(scene, 'child', { as: { bottom: SHORTS } });
    const second = cast(scene, 'teen', { among: [first], as: { bottom: TROUSERS } });
    for (const [who, x, y, turn, scale] of [
      [first, 270, random.range(480, 560), 1, 1],
      [second, 560, random.range(780, 860), -1, 0.86],
    ] as const) {
      if (level === 0 && who === second) continue;
      const at = sheet.layer('rope');
      rope(
        at,
        [
          [x + 12, -20],
          [x + 4, y - 300 * scale],
          [x, y - 230 * scale],
        ],
        5,
        'sun',
      );
      enter(scene, {
        who: { ...who.who, hat: 'helmet' },
        posture: climbs(turn),
        mien: who === first ? 'bold' : 'smile',
        x,
        y,
        scale,
        props: { behind: holds },
      });
    }
    return {
      title: random.pick([
        `${first.called} Is Nearly at the Top`,
        `The Red Route, Says ${second.called}`,
        `${second.called} Comes Second`,
      ]),
      description: `${first.called} climbs as if the wall were a tree, and ${second.called} follows by the easy route. The ropes hold, and the mat is soft.`,
      tags: ['climbing', 'climbing wall', 'sport', 'rope', 'child'],
    };
  },
};

const surf: Picture = {
  name: 'surfer',
  category: 'people',
  size: WIDE,
  ground: 600,
  edge: 'page',
  stages: [beach],
  isBanded: true,
  isCrowded: true,
  views: [
    [500, 300, 1],
    [500, 100, 1.1],
    [420, 300, 1.2],
  ],
  act(scene) {
    const { sheet, random } = scene;
    const who = cast(scene, random.pick(['child', 'teen', 'woman'] as const), {
      as: { feet: 'bare', bottom: SHORTS },
    });
    const scale = who.who.build === 'child' ? 1 : 0.74;
    const sea = sheet.layer('wave');
    for (const [k, table] of [
      '-40,300! 160,150 420,90 660,150 780,300 700,250 590,250 560,330 640,440 860,520 1060,560! 1060,840! -40,840!',
      '-40,420! 140,270 360,210 520,260 500,350 600,520 820,610 1060,640! 1060,840! -40,840!',
      '-40,560! 160,440 300,420 420,500 560,620 800,690 1060,710! 1060,840! -40,840!',
    ].entries())
      if (k <= byGrade(scene, 0, 1, 2)) {
        const rim = drawn(table);
        sea.shape(rim, 'bold', (['water', 'sky', 'water'] as const)[k]);
        const inside = sea.inside([rim]);
        for (const t of byGrade(scene, [], [0.4, 0.8], [0.2, 0.4, 0.6, 0.8, 1]))
          inside.line(
            traced(
              `-60,${460 + t * 240} ${200 - t * 60},${330 + t * 220} ${420 - t * 60},${190 + t * 240} ${560 - t * 40},${330 + t * 160} 700,${520 + t * 120} 1060,${600 + t * 130}`,
            ),
            'line',
            0,
          );
        sea.rim(rim, 'bold');
      }
    const board = sheet.layer('rider').at({ x: 470, y: 570, angle: random.range(0.06, 0.22) });
    board.shape(drawn('-260,0 -180,-24 60,-26 220,-20 300,-44! 240,14 60,28 -180,24'), 'bold', 'a');
    board.shape(drawn('-180,2 0,-4 200,-8 240,-18 190,6 0,10'), 'line', 'sun');
    enter(
      { ...scene, sheet: board, ground: -12 },
      {
        who: who.who,
        posture: {
          ...POSTURES.stand,
          lean: 8,
          turn: 0.5,
          head: { turn: 0.5, tilt: -2 },
          arms: [
            { upper: -84, fore: -104, hand: 'open', thumb: 1, layer: 'behind' },
            { upper: 80, fore: 104, hand: 'open', thumb: -1 },
          ],
          legs: [
            { upper: -46, lower: -8, toes: 'right' },
            { upper: 52, lower: 6, toes: 'right' },
          ],
        },
        mien: 'laugh',
        x: 0,
        scale,
      },
    );
    for (const [i, [x, y]] of (
      [
        [90, 640],
        [200, 600],
        [290, 660],
        [160, 700],
        [60, 560],
      ] as Point[]
    )
      .slice(0, byGrade(scene, 2, 4, 5))
      .entries())
      sea.shape(place(petal('drop', 40, 24), { x, y, angle: -1.2 + i * 0.4 }), 'line', 'paper');
    sheet.layer('foam').shape([...swell(1000, 700, 16, 190, 2), [1020, 840], [-20, 840]], 'line', 'sky');
    return {
      title: random.pick([
        `${who.called} Rides the Big One`,
        `One Wave for ${who.called}`,
        `${who.called} Stands Up`,
      ]),
      description: `${who.called} has waited for this wave since breakfast. Knees bent, arms wide, and do not look down.`,
      tags: ['surfing', 'surfer', 'wave', 'sea', 'sport'],
    };
  },
};

/** A round target on its stand, 300 units high on the origin. */
function target(sheet: Scene['sheet'], level: 0 | 1 | 2): void {
  for (const x of [-70, 70])
    rope(
      sheet,
      [
        [x * 0.4, -260],
        [x * 1.3, 0],
      ],
      8,
      'wood',
    );
  const rings = [3, 4, 5][level]!;
  for (let i = 0; i < rings; i++)
    sheet.shape(
      ellipse(0, -210, 112 * (1 - i / rings), 120 * (1 - i / rings)),
      i === 0 ? 'bold' : 'line',
      (['paper', 'b', 'a', 'sun', 'rust'] as const)[i],
    );
}

const archery: Picture = {
  name: 'archer',
  category: 'people',
  size: WIDE,
  ground: 640,
  stages: [park, snow],
  isBanded: true,
  views: [
    [500, 300, 1],
    [500, 600, 1.1],
    [400, 560, 1.18],
  ],
  act(scene, stage) {
    const { sheet, random, level, ground } = scene;
    const who = cast(scene, random.pick(['child', 'teen'] as const));
    const scale = who.who.build === 'child' ? 1.16 : 0.98;
    target(sheet.layer('target').at({ x: 800, y: ground - 10, scale: 1.1 }), level);
    enter(scene, {
      who: who.who,
      posture: {
        ...POSTURES.stand,
        turn: 0.4,
        head: { turn: 0.55, tilt: 0 },
        arms: [
          { upper: -64, fore: 92, hand: 'grip', layer: 'over' },
          { upper: 88, fore: 90, hand: 'grip', thumb: -1 },
        ],
        legs: [
          { upper: -16, lower: -12, toes: 'right' },
          { upper: 18, lower: 12, toes: 'right' },
        ],
      },
      mien: 'bold',
      x: 300,
      y: ground + 30,
      scale,
      props: {
        over: (view, bones) => {
          const [x, y] = bones.arms[1].end;
          const [hx, hy] = bones.arms[0].end;
          rope(
            view,
            [
              [x - 8, y - 150],
              [x + 30, y - 80],
              [x + 16, y],
              [x + 30, y + 80],
              [x - 8, y + 150],
            ],
            6,
            'wood',
          );
          view.line(
            [
              [x - 8, y - 150],
              [hx, hy],
              [x - 8, y + 150],
            ],
            'line',
            0,
          );
          rope(
            view,
            [
              [hx - 10, hy],
              [x + 70, y],
            ],
            4,
            'wood',
          );
          view.shape(
            [
              [x + 68, y - 12],
              [x + 98, y],
              [x + 68, y + 12],
            ],
            'line',
            'stone',
          );
        },
      },
    });
    return {
      title: random.pick([
        `${who.called} Aims for the Yellow`,
        `The Quiet Second before ${who.called} Lets Go`,
        `${who.called} and the Straw Target`,
      ]),
      description: `${who.called} breathes out ${stage.where} and looks at nothing but the middle. Archery is a sport for people who can stand still.`,
      tags: ['archery', 'bow and arrow', 'target', 'sport', stage.tags[0]!],
    };
  },
};

/** People at their sports. */
export const sports: readonly Composition[] = [wall, surf, archery].map(pictured);

import type { Composition } from '../../composition.ts';
import { ellipse } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import {
  batterBowl,
  cookieTray,
  cutter,
  kitchenTable,
  rolledDough,
  rollingPin,
} from '../../motifs/people/baking.ts';
import { jars, kitchen, pots } from '../../motifs/stages/indoors.ts';
import type { Scene, Stage } from '../../motifs/stages/stage.ts';
import { cast, TROUSERS, type Cast } from './cast.ts';
import { pictured, type Picture } from './picture.ts';
import { behindTable, type Seated } from './seated.ts';

const SIZE = [1000, 900] as const;
const EDGE = 640;
const PIN: Point = [500, 706];

const bakery: Stage = {
  ...kitchen,
  behind(scene) {
    const lower = { ...scene, ground: 800 };
    if (scene.level === 2) return kitchen.behind(lower);
    jars(scene.sheet.layer('jars').at({ x: 40, y: 180 }), scene.width - 80, scene.level, 0);
    pots(lower);
    scene.sheet.layer('tiles').line(
      [
        [0, 500],
        [scene.width, 500],
      ],
      'line',
      0,
    );
  },
};

function bakers(scene: Scene): readonly [Cast, Cast, Cast] {
  const { random, level } = scene;
  const sleeves = {
    sleeves: 1.72,
    trim: 'd',
    print: 'plain',
    neckline: level === 0 ? 'round' : 'collar',
  } as const;
  const apron = { ...TROUSERS, role: 'paper', trim: 'a', bib: true } as const;
  const kind = random.pick(['she', 'he'] as const);
  const grown = cast(scene, kind === 'she' ? 'woman' : 'man', {
    kind,
    as: {
      top: { ...sleeves, role: 'a' },
      bottom: apron,
      old: random.chance(0.6),
      hairRole: 'stone',
      ...(kind === 'she' ? { hair: random.pick(['bun', 'hijab', 'bob', 'afro'] as const) } : {}),
    },
  });
  const one = cast(scene, 'child', {
    among: [grown],
    as: { top: { ...sleeves, role: 'b', neckline: 'round' }, bottom: apron },
  });
  const two = cast(scene, 'child', {
    among: [grown, one],
    as: { top: { ...sleeves, role: 'c', neckline: 'round' }, bottom: apron },
  });
  return [grown, one, two];
}

const cookies: Picture = {
  name: 'star-cookies',
  category: 'people',
  size: SIZE,
  ground: 860,
  stages: [bakery],
  act(scene) {
    const { random } = scene;
    const [grown, one, two] = bakers(scene);
    const spoon: Point = [806, 600];
    const seats: readonly (readonly [Cast, Seated])[] = [
      [
        grown,
        {
          hips: [500, 676],
          scale: 1.62,
          mien: random.pick(['smile', 'laugh'] as const),
          head: { turn: -0.2, tilt: -5, gaze: [-1, 3] },
          arms: [
            { to: [PIN[0] - 158, PIN[1] - 30], elbow: -1, hand: 'grip', thumb: 1 },
            { to: [PIN[0] + 158, PIN[1] - 30], elbow: 1, hand: 'grip', thumb: -1 },
          ],
        },
      ],
      [
        one,
        {
          hips: [196, 716],
          scale: 1.66,
          mien: random.pick(['smile', 'wonder'] as const),
          head: { turn: 0.4, tilt: 8, gaze: [2, 3.4] },
          arms: [
            { to: [112, 692], elbow: -1, hand: 'flat', thumb: 1 },
            { to: [254, 732], elbow: 1, hand: 'grip', thumb: -1 },
          ],
        },
      ],
      [
        two,
        {
          hips: [812, 716],
          scale: 1.66,
          mien: 'laugh',
          head: { turn: -0.3, tilt: -8, gaze: [-1, 3] },
          arms: [
            { to: [706, 722], elbow: -1, hand: 'relaxed', thumb: 1 },
            { to: [836, 604], elbow: 1, hand: 'grip', thumb: -1 },
          ],
        },
      ],
    ];
    behindTable(scene, seats, EDGE - 8, () => lay(scene, spoon));
    return {
      title: `Star Cookies with ${grown.called}`,
      description: `${grown.called} rolls, ${one.called} cuts out and ${two.called} stirs what is left. The first tray never gets cold.`,
      tags: ['baking', 'cookies', 'kitchen', 'children', 'family', 'dough'],
    };
  },
};

function lay({ sheet, level }: Scene, spoon: Point): void {
  const table = sheet.layer('table');
  kitchenTable(table.at({ x: 500, y: EDGE }), level, 170);
  rolledDough(table.at({ x: 478, y: 736, scale: 1.16 }), level);
  rollingPin(table.at({ x: PIN[0], y: PIN[1] - 20 }), level);
  cutter(table.at({ x: 312, y: 776 }));
  cookieTray(table.at({ x: 156, y: 772, scale: 0.94 }), level);
  if (level > 0)
    for (const [x, y] of [
      [592, 786],
      [634, 792],
    ] as const)
      table.shape(ellipse(x, y, 22, 18, 0.4), 'line', 'cream');
  batterBowl(table.at({ x: 776, y: 786, scale: 1.1 }), level, [
    (spoon[0] - 770) / 1.1,
    (spoon[1] - 776) / 1.1,
  ]);
}

/** Cookies at a kitchen table. */
export const starCookies: Composition = pictured(cookies);

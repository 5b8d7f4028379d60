import { asOne } from '../../motifs/dressing/coverings.ts';
import { dressBark } from '../../motifs/dressing/bark.ts';
import type { Composition } from '../../composition.ts';
import { clockwise, unite } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { type Path, place, polar } from '../../geometry/point.ts';
import { toadstool } from '../../motifs/nature/undergrowth.ts';
import { broadHill } from '../../motifs/stages/broad.ts';
import { type Scene, byGrade } from '../../motifs/stages/stage.ts';
import { deepWood, pasture } from '../../motifs/stages/wild-places.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { simpler } from '../people/picture.ts';
import { scenic } from '../scenic.ts';
import { easyCapHouse, easyTree } from './first-doors.ts';

type Level = 0 | 1 | 2;

const WIDE = [1000, 800] as const;

const TALL = [800, 1000] as const;

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd', 'ember', 'sun'];

function lamp(view: Sheet, level: Level): void {
  view.line(
    [
      [0, -90],
      [0, -30],
    ],
    'line',
    0,
  );
  view.shape(drawn('-30,-10! 0,-40! 30,-10!'), 'line', 'wood');
  view.shape(drawn('-26,-10! -34,46! 34,46! 26,-10!'), 'bold', 'sun');
  if (level > 0) view.shape(drawn('0,36 -12,22 0,0! 12,22'), 'line', 'ember');
  view.shape(rectangle(-34, 46, 68, 12, 4), 'line', 'wood');
}

/** The outline of a round-topped door, wider by some units. */
const doorway = (grow: number): Path =>
  clockwise([
    ...arc(0, -180, 100 + grow, 120 + grow, Math.PI, Math.PI * 2),
    [100 + grow, 0] as const,
    [-100 - grow, 0] as const,
  ]);

/** A round-topped door of boards, 300 units high. */
function door(view: Sheet, level: Level, role: Role): void {
  view.shape(doorway(26), 'bold', 'stone');
  const stones = [0, 9, 13][level]!;
  for (let i = 1; i < stones; i++) {
    const a = Math.PI + (i / stones) * Math.PI;
    view.line(
      [
        [100 * Math.cos(a), -180 + 120 * Math.sin(a)],
        [126 * Math.cos(a), -180 + 146 * Math.sin(a)],
      ],
      'line',
      0,
    );
  }
  view.shape(doorway(0), 'bold', role);
  const inside = view.inside([doorway(0)]);
  for (const x of level === 0 ? [0] : [-60, -20, 20, 60])
    inside.line(
      [
        [x, -320],
        [x, 10],
      ],
      'line',
      0,
    );
  for (const y of [-50, -146].slice(0, level + 1))
    view.shape(
      drawn(`-100,${y - 10}! -20,${y - 12}! 10,${y}! -20,${y + 12}! -100,${y + 10}!`),
      'line',
      'gold',
    );
  view.shape(ellipse(66, -120, 13), 'line', 'gold');
  view.shape(ellipse(0, -220, 30), 'bold', 'sun');
}

const treeDoor = scenic({
  name: 'tree-door',
  category: 'fantasy',
  covers: ({ random }) => ({
    tree: asOne(dressBark, random, { kinds: ['plates'], size: 110 }),
  }),
  size: TALL,
  ground: 820,
  edge: 'open',
  stages: [deepWood('day', 'birch'), deepWood('night', 'ridged'), deepWood('dusk', 'birch')],
  easyStages: [broadHill('day', 0.2275), broadHill('night', 0.8)],
  tags: ['door', 'enchanted forest', 'tree house', 'magic'],
  layouts: [
    {
      words: [
        [
          'The Door in the Oak',
          'Yesterday it was not there. Knock three times and say your name very quietly.',
        ],
        [
          'Who Lives in This Tree?',
          'There is a light on and somebody has swept the steps. It must be somebody small.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        if (level === 0) return easyTree(scene);
        bigTree(scene, 400, 1);
        door(sheet.layer('door').at({ x: 400, y: 850, scale: byGrade(scene, 1.1, 1, 0.96) }), level, 'ember');
        for (let i = 0; i < 3; i++)
          sheet
            .layer('steps')
            .shape(rectangle(400 - 130 - i * 24, 850 + i * 34, 260 + i * 48, 36, 8), 'bold', 'stone');
        if (level > 0) lamp(sheet.layer('lamp').at({ x: 560, y: 640 }), level);
        for (const [x, y] of byGrade(
          scene,
          [],
          [[400, 420]],
          [
            [330, 440],
            [470, 330],
            [380, 230],
          ],
        ) as [number, number][])
          porthole(sheet.layer('windows').at({ x, y }), level);
        caps(scene, [
          [110, 0.9],
          [700, 0.7],
        ]);
      },
    },
    {
      words: [
        [
          'Three Doors, Three Trees',
          'Behind one there is tea, behind one a staircase and behind one the sea. You may choose.',
        ],
        [
          'The Street of the Little People',
          'They live in the trees on the left, on the right and in the middle. In the evening they light the lamps.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        for (const [i, [x, s]] of (
          [
            [150, 0.56],
            [650, 0.6],
            [400, 0.74],
          ] as const
        ).entries()) {
          bigTree(scene, x, s);
          door(sheet.layer('door').at({ x, y: 800 + s * 90, scale: s * 0.9 }), simpler(level), LEADS[i]!);
          const foliage = sheet.layer('crown').at({ x, y: 836 - s * 900, scale: s });
          crown(foliage, level, i);
          if (level === 1) leafPairs(foliage);
          porthole(sheet.layer('windows').at({ x, y: 500 - i * 20, scale: s }), level);
          const side = i === 0 ? -1 : 1;
          const hook = sheet.layer('lamp').at({ x: x + side * 170 * s, y: 640, flip: side < 0, scale: 0.7 });
          if (level === 1) bracket(hook);
          lamp(hook, simpler(level));
        }
        caps(scene, [
          [270, 0.6],
          [540, 0.5],
        ]);
      },
    },
  ],
});

function bigTree({ sheet, level }: Scene, x: number, s: number): void {
  const view = sheet.layer('tree').at({ x, y: 860, scale: s });
  const rim = clockwise(
    drawn(
      '-190,-900! -170,-600 -200,-300 -250,-90 -370,10! -230,-20 -180,30! -80,0 80,0 190,34! 230,-20 370,14! 250,-90 200,-300 170,-600 200,-900!',
    ),
  );
  view.shape(rim, 'bold', 'wood');
  const inside = view.inside([rim]);
  for (const t of [
    '-130,-880 -110,-640 -150,-380 -190,-120',
    '130,-880 110,-640 150,-380 200,-110',
    '-60,-880 -50,-700 -80,-520',
    '70,-880 60,-720 84,-540',
    '-170,-420 -140,-330 -176,-220',
    '168,-420 140,-330 180,-220',
  ].slice(0, [2, 4, 0][level]))
    inside.line(traced(t), 'line', 0.5);
}

/** The crown of a wide tree, from where its trunk begins. */
function crown(view: Sheet, level: Level, turn: number): void {
  const bumps = Array.from({ length: 13 }, (_, i) => polar([0, 0], 1, (i / 13) * Math.PI * 2 + turn));
  const rim = unite([ellipse(0, 0, 300, 200), ...bumps.map(([x, y]) => ellipse(x * 280, y * 180, 84, 76))]);
  view.shape(rim, 'bold', turn % 2 === 0 ? 'leaf' : 'grass');
  if (level === 0) return;
  for (const [x, y] of [
    [-190, 20],
    [-90, -90],
    [30, 40],
    [120, -80],
    [210, 50],
    [-80, 110],
  ] as const)
    view.line(arc(x, y, 44, 36, 0.3, Math.PI - 0.3), 'line', 0.5);
}

/** Leaves in pairs all over a crown. */
function leafPairs(view: Sheet): void {
  for (const [x, y, angle] of [
    [-220, 10, -0.5],
    [-110, -70, -0.2],
    [10, -110, 0],
    [130, -66, 0.3],
    [226, 20, 0.6],
    [-130, 110, -0.6],
    [0, 60, 0.1],
    [124, 120, 0.5],
  ] as const)
    for (const lean of [-0.55, 0.55])
      view.shape(place(petal('leaf', 84, 44), { x, y, angle: angle + lean }), 'line', 'leaf');
}

/** The arm of wood that holds a lamp whose hook is at the origin of the frame; the trunk is on the left. */
function bracket(view: Sheet): void {
  view.shape(drawn('-96,-98! 16,-98! 16,-84! -96,-84!'), 'line', 'wood');
  view.line(traced('-84,-40! -40,-50 -14,-84!'), 'line', 0);
}

function porthole(view: Sheet, level: Level): void {
  view.shape(ellipse(0, 0, 52), 'bold', 'rust');
  view.shape(ellipse(0, 0, 40), 'line', 'sun');
  if (level === 0) return;
  view.line(
    [
      [-40, 0],
      [40, 0],
    ],
    'line',
    0,
  );
  view.line(
    [
      [0, -40],
      [0, 40],
    ],
    'line',
    0,
  );
}

function caps({ sheet, level, ground }: Scene, at: readonly (readonly [x: number, s: number])[]): void {
  for (const [x, s] of at)
    toadstool(sheet.layer('caps').at({ x, y: ground + 120, scale: s }), {
      kind: 'dome',
      level: simpler(level),
      role: 'ember',
      lean: 6,
    });
}

/** A house in a toadstool, 420 units high. */
function capHouse(view: Sheet, level: Level, role: Role): void {
  view.shape(drawn('96,-330! 96,-410! 140,-410! 140,-290!'), 'bold', 'stone');
  const stem = clockwise(drawn('-120,0! -100,-130 -110,-240! 110,-240! 100,-130 120,0! 60,10 -60,10'));
  view.shape(stem, 'bold', 'cream');
  door(view.at({ x: -6, y: 4, scale: 0.46 }), simpler(level), 'wood');
  if (level > 0) porthole(view.at({ x: 76, y: -150, scale: 0.5 }), level);
  const cap = clockwise(
    drawn('-240,-220! -230,-330 -120,-420 0,-440 120,-420 230,-330 240,-220! 120,-190 0,-182 -120,-190'),
  );
  view.shape(cap, 'bold', role);
  for (const [x, y, r] of (
    [
      [-110, -310, 36],
      [30, -360, 44],
      [130, -280, 32],
      [-20, -250, 24],
      [-180, -250, 20],
      [-60, -390, 18],
    ] as const
  ).slice(0, [3, 4, 6][level]))
    view.inside([cap]).shape(ellipse(x, y, r, r * 0.84), 'line', 'paper');
}

const toadstoolVillage = scenic({
  name: 'toadstool-village',
  category: 'fantasy',
  size: WIDE,
  ground: 620,
  edge: 'open',
  stages: [deepWood('night', 'birch'), pasture('dusk'), deepWood('day', 'ridged'), pasture('night')],
  easyStages: [broadHill('day', 0.182), broadHill('night', 0.182)],
  tags: ['toadstool', 'gnome', 'village', 'lanterns'],
  layouts: [
    {
      words: [
        [
          'The House with the Red Roof',
          'It grew overnight, and in the morning somebody had moved in. Rain runs off it very well.',
        ],
        [
          "A Gnome's Own House",
          'The gnome is out. The key lies under the third stone, but you do not know that from us.',
        ],
      ],
      draw(scene) {
        if (scene.level === 0) return easyCapHouse(scene);
        capHouse(
          scene.sheet.layer('house').at({ x: 500, y: 740, scale: byGrade(scene, 0, 1.28, 1.24) }),
          scene.level,
          'ember',
        );
        caps(scene, [
          [130, 0.9],
          [880, 0.8],
        ]);
      },
    },
    {
      words: [
        [
          'The Toadstool Village',
          'Four houses, a string of lamps and no road in. You must know where it is.',
        ],
        [
          'Lantern Night in the Wood',
          'Once a year they hang up all their lamps. The glowworms take the evening off.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        for (const [i, [x, y, s]] of (
          [
            [200, 600, 0.6],
            [790, 590, 0.64],
            [480, 650, 0.84],
            [140, 780, 0.5],
            [860, 780, 0.54],
          ] as const
        ).entries())
          capHouse(
            sheet.layer('house').at({ x, y, scale: s }),
            i < 2 ? simpler(level) : level,
            LEADS[(i + 4) % 6]!,
          );
        const line = curve(
          [
            [-20, 190],
            [260, 290],
            [520, 230],
            [780, 300],
            [1020, 190],
          ],
          6,
        );
        sheet.layer('string').line(line, 'line', 0);
        for (let i = 0; i < byGrade(scene, 0, 5, 8); i++) {
          const [x, y] = line[Math.floor(((i + 0.5) / byGrade(scene, 1, 5, 8)) * line.length)]!;
          lamp(sheet.layer('string').at({ x, y: y + 60, scale: 0.66 }), simpler(level));
        }
      },
    },
  ],
});

/** Doors and houses of an enchanted wood. */
export const enchantedWood: readonly Composition[] = [treeDoor, toadstoolVillage];

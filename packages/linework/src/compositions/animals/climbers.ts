import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { hangingSloth, huggingKoala, sittingPanda } from '../../motifs/animals/beasts/little-ones.ts';
import { bough } from '../../motifs/nature/bough.ts';
import { leaf } from '../../motifs/leaf.ts';
import { nearLeaves, skyOf } from '../../motifs/stages/hours.ts';
import { glade } from '../../motifs/stages/outdoors.ts';
import { ridgeOf } from '../../motifs/stages/prehistoric.ts';
import { type Scene, type Stage, byGrade } from '../../motifs/stages/stage.ts';
import { jungle } from '../../motifs/stages/wild-places.ts';
import { scenic } from '../scenic.ts';
import { tidied } from '../tidied.ts';
import { simpler } from '../people/picture.ts';

const TALL = [800, 1000] as const;

const WIDE = [1000, 800] as const;

/** A grove of bamboo. */
const bamboo: Stage = {
  where: 'in the bamboo',
  tags: ['bamboo', 'forest', 'green'],
  sky: 'sky',
  behind(scene) {
    const { sheet, width, height, random } = scene;
    skyOf(scene, 'day', 640, 0.6);
    ridgeOf(scene, 640, 16, 'leaf');
    for (let i = 0; i < byGrade(scene, 1, 3, 6); i++)
      ridgeOf(scene, 700 + i * 50, 12, i % 2 === 0 ? 'grass' : 'leaf');
    const canes = byGrade(
      scene,
      [0.09],
      [0.06, 0.2, 0.82, 0.95],
      [0.4, 0.52, 0.63, 0.05, 0.14, 0.26, 0.76, 0.87, 0.96],
    );
    for (const [i, x] of canes.entries()) {
      const half = byGrade(scene, 30, 24, 19) * (i % 3 === 0 ? 1.2 : 0.86);
      const parts = byGrade(scene, 4, 6, 8);
      const foot = height - (x > 0.3 && x < 0.7 ? 290 : 160);
      for (let k = 0; k < parts; k++)
        sheet
          .layer('canes')
          .shape(
            rectangle(x * width - half, (k * foot) / parts + (i % 2) * 24, half * 2, foot / parts, 9),
            'line',
            i % 2 === 0 ? 'grass' : 'leaf',
          );
      for (let k = 0; k < byGrade(scene, 0, 3, 4); k++)
        for (const side of [-1, 1])
          leaf(sheet.layer('canes'), {
            at: {
              x: x * width + side * half * 0.6,
              y: 130 + k * 160 + (i % 3) * 40,
              angle: side * (1.2 + 0.2 * (k % 2)),
            },
            length: byGrade(scene, 120, 100, 84),
            width: byGrade(scene, 44, 32, 26),
            random,
            role: 'leaf',
          });
    }
  },
  before: (scene) => nearLeaves(scene, [-1, 1], 0.8),
};

const pandaInBamboo = scenic({
  name: 'panda-in-bamboo',
  category: 'animals',
  size: TALL,
  ground: 860,
  edge: 'open',
  stages: [bamboo],
  tags: ['panda', 'wild animal', 'bear'],
  layouts: [
    {
      words: [
        [
          'The Panda Has Lunch',
          'Lunch is bamboo, and so are breakfast and supper. The panda would not change a thing.',
        ],
        [
          'Bamboo for Everybody',
          'Twelve hours a day the panda eats. For the rest of the time it thinks about eating.',
        ],
      ],
      draw: (scene) =>
        sittingPanda(
          scene.sheet.layer('panda').at({ x: 400, y: 890, scale: byGrade(scene, 1.5, 1.36, 1.3) }),
          scene.level,
        ),
    },
    {
      words: [
        [
          'Big Panda, Little Panda',
          'The little one eats as the big one does, only faster. That is how one learns.',
        ],
        [
          'Two Pandas in the Grove',
          'They sit side by side and say nothing. With so much crunching one would not hear it anyway.',
        ],
      ],
      draw(scene) {
        sittingPanda(scene.sheet.layer('panda').at({ x: 270, y: 800, scale: 1.02 }), scene.level);
        sittingPanda(
          scene.sheet.layer('panda').at({ x: 590, y: 890, scale: 0.74, flip: true }),
          simpler(scene.level),
        );
      },
    },
  ],
});

const slothAndKoala = scenic({
  name: 'slow-climbers',
  category: 'animals',
  size: WIDE,
  ground: 700,
  edge: 'open',
  stages: [jungle('day'), jungle('dusk')],
  tags: ['sloth', 'wild animal', 'tree'],
  layouts: [
    {
      words: [
        [
          'The Sloth Hangs Around',
          'The sloth set out on Monday and will be there on Thursday. It is already looking forward to it.',
        ],
        ['No Hurry at All', 'Upside down everything looks like a ceiling. The sloth likes it that way.'],
      ],
      draw(scene) {
        limb(scene, 250);
        hangingSloth(
          scene.sheet.layer('sloth').at({ x: 480, y: 250, scale: byGrade(scene, 1.4, 1.3, 1.26) }),
          scene.level,
        );
      },
    },
    {
      words: [
        [
          'A Sloth with Her Baby',
          'The baby has the softest hammock in the forest. It rocks once an hour, when she reaches for a leaf.',
        ],
        [
          'Carried by Mother',
          'The little one rides on its mother and holds on to her fur. It could not fall if it tried.',
        ],
      ],
      draw(scene) {
        limb(scene, 210);
        hangingSloth(
          scene.sheet
            .layer('sloth')
            .at({ x: 500, y: 210, scale: 1.5, flip: scene.random.fork('turn').chance(0.5) }),
          scene.level,
          true,
        );
      },
    },
    {
      words: [
        [
          'Two Sloths on a Bough',
          'One was here first, a long time ago. The other one only needed an hour for the last meter.',
        ],
        ['The Slow Club', 'They meet when they get there. Today it is the two of them.'],
      ],
      draw(scene) {
        limb(scene, 160);
        hangingSloth(scene.sheet.layer('sloth').at({ x: 260, y: 160, scale: 0.86 }), scene.level);
        limb(scene, 450);
        hangingSloth(scene.sheet.layer('sloth').at({ x: 600, y: 450, scale: 0.92, flip: true }), scene.level);
      },
    },
  ],
});

function limb(scene: Scene, y: number): void {
  const { sheet, random, width, level } = scene;
  bough(sheet.layer('limb'), {
    spine: [
      [-30, y + 20],
      [width * 0.5, y - 6],
      [width * 0.96, y + 10],
    ],
    thickness: 34,
    leaves: byGrade(scene, 1, 8, 12),
    size: byGrade(scene, 120, 100, 86),
    roles: ['leaf', 'grass'],
    random,
    ribs: level > 0,
    fromRim: true,
  });
}

const koalaTree = scenic({
  name: 'koala-tree',
  category: 'animals',
  size: TALL,
  ground: 860,
  edge: 'open',
  stages: [glade, jungle('dusk')],
  tags: ['koala', 'wild animal', 'eucalyptus'],
  layouts: [
    {
      words: [
        [
          'The Koala Holds On',
          'The koala has found the best tree and put both arms round it. It will not let go before supper.',
        ],
        ['A Tree to Hug', 'Eucalyptus for lunch, then a nap, then eucalyptus. A koala has a full day.'],
      ],
      draw(scene) {
        gum(scene, 440);
        huggingKoala(
          scene.sheet.layer('koala').at({ x: 410, y: 740, scale: byGrade(scene, 1.5, 1.4, 1.36) }),
          scene.level,
          false,
        );
      },
    },
    {
      words: [
        [
          'Koala with a Joey',
          "The joey rides on its mother's back and sees everything. It knows no better bus.",
        ],
        [
          'Piggyback',
          'Hold on, says the mother, and climbs one branch higher. The little one has its eyes wide open.',
        ],
      ],
      draw(scene) {
        gum(scene, 460);
        huggingKoala(scene.sheet.layer('koala').at({ x: 430, y: 800, scale: 1.3 }), scene.level, true);
      },
    },
  ],
});

/** The trunk of a gum tree with a bough of narrow leaves. */
function gum(scene: Scene, x: number): void {
  const { sheet, random, height, level } = scene;
  const view = sheet.layer('gum');
  const rim = clockwise(
    drawn(
      `${x - 44},${height + 20}! ${x - 30},600 ${x - 40},300 ${x - 26},-20! ${x + 70},-20! ${x + 60},300 ${x + 76},600 ${x + 80},${height + 20}!`,
    ),
  );
  for (const [y, side] of [
    [150, -1],
    [300, 1],
    [520, 1],
  ].slice(0, level + 1) as [number, number][])
    bough(view, {
      spine: [
        [x, y + 60],
        [x + side * 150, y],
        [x + side * 300, y + 50],
      ],
      thickness: 20,
      leaves: byGrade(scene, 1, 6, 8),
      size: byGrade(scene, 120, 96, 84),
      roles: ['leaf', 'grass'],
      random,
      ribs: level > 0,
      fromRim: true,
    });
  view.shape(rim, 'bold', 'cream');
  for (const [u, v] of (
    [
      [0, 160],
      [30, 420],
      [6, 620],
      [36, 860],
      [40, 90],
      [0, 900],
    ] as const
  ).slice(0, level * 3))
    view.inside([rim]).shape(ellipse(x + u, v, 26, 44, 0.2), 'line', 'sand');
}

/** Animals that are in no hurry. */
export const climbers: readonly Composition[] = [
  tidied(pandaInBamboo),
  tidied(slothAndKoala),
  tidied(koalaTree),
];

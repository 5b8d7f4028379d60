import type { Composition } from '../../composition.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { boldSlider } from '../../motifs/animals/bold.ts';
import { slidingPenguin, standingPenguin } from '../../motifs/birds/penguins.ts';
import { chick, flamingo, hen } from '../../motifs/birds/species.ts';
import { pickets } from '../../motifs/stages/foliage.ts';
import { broadIce } from '../../motifs/stages/broad.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import { overgrown } from '../../motifs/stages/near-growth.ts';
import { iceSea, jungle, pasture, savanna } from '../../motifs/stages/wild-places.ts';
import { finely } from '../../motifs/stages/finer-parts.ts';
import { fineIce, fineJungle, finePasture, fineSavanna } from '../../motifs/stages/finer-places.ts';
import { scenic } from '../scenic.ts';
import { tidied } from '../tidied.ts';
import { farther, footprints, grassTufts, spray } from './wildlife.ts';

const flamingos = scenic({
  name: 'flamingos',
  category: 'animals',
  size: [800, 1000],
  ground: 760,
  edge: 'open',
  stages: [
    overgrown(finely(savanna('dusk', true), fineSavanna('dusk', true)), 'savanna'),
    overgrown(finely(savanna('day', true), fineSavanna('day', true)), 'savanna'),
    finely(jungle('dusk'), fineJungle, 'near'),
  ],
  tags: ['flamingo', 'bird', 'lake', 'pink'],
  layouts: [
    {
      words: [
        [
          'A Flamingo on One Leg',
          'The other leg is getting warm in the feathers. In a while the flamingo will change over.',
        ],
        [
          'Standing Still Beautifully',
          'The flamingo can stand like this for hours. Try it yourself while you color.',
        ],
      ],
      draw(scene) {
        flamingo(
          scene.sheet.layer('flamingo').at({ x: 350, y: 890, scale: byGrade(scene, 1.2, 1.34, 1.3) }),
          scene.level,
          'up',
          true,
        );
      },
    },
    {
      words: [
        [
          'Flamingos at the Lagoon',
          'One looks, one fishes and one has tucked its head away. So it goes all day.',
        ],
        [
          'Three Pink Friends',
          'You turn pink from what you eat, if you are a flamingo. These three have eaten well.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        flamingo(
          sheet.layer('flamingo').at({ x: 600, y: 740, scale: 0.86, flip: true }),
          farther(level),
          'back',
          true,
        );
        flamingo(sheet.layer('flamingo').at({ x: 230, y: 810, scale: 1 }), level, 'up', false);
        flamingo(sheet.layer('flamingo').at({ x: 450, y: 920, scale: 1.1 }), level, 'down', false);
      },
    },
    {
      words: [
        [
          'Two Flamingos, One Heart',
          'They have stepped up close to each other. Look at what their two necks make.',
        ],
        [
          'The Flamingo Dance',
          'A step to the left, a step to the right and the neck in a bow. The lake is their mirror.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        flamingo(sheet.layer('flamingo').at({ x: 232, y: 890, scale: 0.98 }), level, 'up', false);
        flamingo(sheet.layer('flamingo').at({ x: 578, y: 890, scale: 0.98, flip: true }), level, 'up', true);
      },
    },
  ],
});

/** Grain that lies about, and a worm that two chicks have seen. */
function pecked({ sheet, ground }: Scene): void {
  const view = sheet.layer('grain');
  view.shape(
    drawn('-44,8! -40,-10 -18,-18 0,-4 18,6 32,-8 48,-6! 46,10 26,22 4,16 -16,2 -28,6 -32,16!', {
      x: 736,
      y: ground + 134,
    }),
    'line',
    'blush',
  );
  for (const [x, y] of [
    [520, 150],
    [556, 128],
    [584, 156],
    [250, 148],
    [214, 126],
  ] as const)
    view.shape(ellipse(x, ground + y, 13, 9, 0.5), 'line', 'sun');
}

/** A wooden henhouse on legs with a ladder down to the left; its foot is on a point. */
function henhouse({ sheet, level }: Scene, x: number, y: number): void {
  const view = sheet.layer('henhouse').at({ x, y });
  for (const u of [-130, 150])
    view.shape(drawn(`${u - 16},-150! ${u + 16},-150! ${u + 16},20! ${u - 16},20!`), 'line', 'wood');
  const wall = drawn('-170,-150! -170,-350! 190,-350! 190,-150!');
  view.shape(wall, 'bold', 'sand');
  for (const v of level > 0 ? [-190, -230, -270, -310] : [])
    view.inside([wall]).line(
      [
        [-180, v],
        [200, v],
      ],
      'line',
      0,
    );
  view.rim(wall, 'bold');
  view.shape(drawn('-100,-150! -100,-240 -40,-286 20,-240 20,-150!'), 'bold', 'd');
  view.shape(drawn('70,-230! 70,-310! 150,-310! 150,-230!'), 'bold', 'sky');
  view.line(traced('110,-310 110,-230'), 'line', 0);
  view.line(traced('70,-270 150,-270'), 'line', 0);
  view.shape(drawn('-214,-344! 10,-470! 234,-344! 220,-316! 10,-430! -200,-316!'), 'bold', 'ember');
  view.shape(drawn('-184,-326! 10,-430! 204,-326! 190,-346! 10,-440! -170,-346!'), 'none', 'ember');
  view.shape(drawn('-170,-350! 10,-432! 190,-350!'), 'line', 'sand');
  view.shape(ellipse(10, -380, 22), 'line', 'd');
  view.shape(drawn('-104,-160! -16,-160! -196,76! -290,76!'), 'bold', 'wood');
  for (const t of [0.18, 0.38, 0.58, 0.78])
    view.line(
      [
        [-104 - 186 * t, -160 + 236 * t],
        [-16 - 180 * t, -160 + 236 * t],
      ],
      'line',
      0,
    );
}

const hensInTheYard = scenic({
  name: 'hens-in-the-yard',
  category: 'animals',
  size: [1000, 800],
  ground: 600,
  edge: 'open',
  stages: (['day', 'dusk'] as const).map((hour) =>
    overgrown(finely(pasture(hour), finePasture(hour), 'near'), 'meadow'),
  ),
  tags: ['hen', 'chicks', 'farm animal', 'bird'],
  layouts: [
    {
      words: [
        [
          'Mother Hen',
          'The hen has counted her chicks and is short of one. It is behind you, says the smallest.',
        ],
        [
          'The Hen and Her Chicks',
          'Where she scratches there is always something to eat. The chicks have understood that at once.',
        ],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        if (level > 0) pickets(scene, ground - 20);
        hen(
          sheet.layer('hen').at({ x: 400, y: ground + 120, scale: byGrade(scene, 2.1, 1.8, 1.7) }),
          level,
          'wood',
          false,
          true,
        );
        if (level > 0) pecked(scene);
        grassTufts(scene, [
          [640, ground + 30, 0.8],
          [120, ground + 60, 0.9],
          [860, ground + 110, 0.9],
          [330, ground + 30, 0.7],
        ]);
        for (const [x, y, s] of byGrade(
          scene,
          [[760, 140, 1.5]],
          [
            [650, 140, 1.1],
            [780, 60, 1],
          ],
          [
            [690, 130, 1],
            [800, 90, 0.9],
            [910, 140, 1],
            [160, 140, 0.9],
          ],
        ) as [number, number, number][])
          chick(sheet.layer('chicks').at({ x, y: ground + y, scale: s }), level);
      },
    },
    {
      words: [
        ['At the Henhouse', 'The hen has come down the ladder first. The chicks would rather slide.'],
        [
          'Everybody out of the Henhouse',
          'One chick is on the ladder, one is in the door and one has lost its nerve. Their mother says that it is quite easy.',
        ],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        henhouse(scene, 730, ground + 60);
        hen(sheet.layer('hen').at({ x: 310, y: ground + 130, scale: 1.66 }), level, 'wood', false, true);
        for (const [x, y, s, flip] of [
          [690, -86, 0.86, true],
          [548, 56, 0.9, true],
          [470, 156, 1, true],
          [640, 150, 1, false],
        ] as const)
          chick(sheet.layer('chicks').at({ x, y: ground + y, scale: s, flip }), level);
      },
    },
    {
      words: [
        ['The Cock of the Yard', 'He has called the sun, and it has come. He does that every morning.'],
        [
          'Good Morning, Everybody!',
          'The cock stands on the box and crows. Two hens have been up for an hour and say nothing.',
        ],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        pickets(scene, ground - 20);
        sheet
          .layer('box')
          .shape(
            drawn(`360,${ground + 10}! 640,${ground + 10}! 640,${ground + 150}! 360,${ground + 150}!`),
            'bold',
            'wood',
          );
        if (level > 0)
          for (const k of [46, 92])
            sheet.layer('box').line(
              [
                [360, ground + 10 + k],
                [640, ground + 10 + k],
              ],
              'line',
              0,
            );
        hen(sheet.layer('cock').at({ x: 490, y: ground + 12, scale: 1.5 }), level, 'ember', true);
        hen(sheet.layer('hen').at({ x: 240, y: ground + 140, scale: 1 }), farther(level), 'cream', false);
        hen(
          sheet.layer('hen').at({ x: 756, y: ground + 140, scale: 0.96, flip: true }),
          farther(level),
          'wood',
          false,
        );
      },
    },
  ],
});

const penguinSlide = scenic({
  name: 'penguin-slide',
  category: 'animals',
  size: [1000, 800],
  ground: 590,
  edge: 'open',
  stages: (['day', 'dusk', 'night'] as const).map((hour) => finely(iceSea(hour), fineIce(hour))),
  easyStages: [broadIce('day'), broadIce('dusk'), broadIce('night')],
  tags: ['penguin', 'bird', 'play'],
  layouts: [
    {
      words: [
        [
          'Belly First',
          'Nobody walks who can slide. The penguin goes down the hill on its belly and climbs up again at once.',
        ],
        [
          'The Penguin Slide',
          'Feet up, beak forward and off it goes. At the bottom is the sea, so braking is not needed.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        slope(scene);
        if (level === 0)
          return boldSlider(sheet.layer('penguin').at({ x: 450, y: 590, scale: 1.2, angle: 0.16 }));
        slidingPenguin(
          sheet.layer('penguin').at({ x: 420, y: 560, scale: byGrade(scene, 0, 1.5, 1.4), angle: 0.2 }),
          level,
        );
        if (level > 0)
          standingPenguin(sheet.layer('penguin').at({ x: 110, y: 480, scale: 0.8 }), farther(level));
        if (level === 2)
          slidingPenguin(sheet.layer('penguin').at({ x: 810, y: 700, scale: 0.8, angle: 0.3 }), 1);
      },
    },
    {
      words: [
        ['A Colony of Penguins', 'They stand about and talk about the weather. It is cold, they all agree.'],
        [
          'Meeting on the Ice',
          'Five penguins have one question to settle. It is who goes into the water first.',
        ],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        for (const [i, [x, y, s]] of (
          [
            [180, 0, 0.8],
            [800, -10, 0.86],
            [480, 20, 0.96],
            [300, 130, 1.3],
            [690, 140, 1.36],
          ] as const
        ).entries())
          standingPenguin(
            sheet.layer('penguin').at({ x, y: ground + y, scale: s, flip: i % 2 === 1 }),
            i < 2 ? farther(level) : level,
          );
        footprints(scene, [60, ground + 150], [200, ground + 190], 4);
      },
    },
    {
      words: [
        [
          'First into the Water',
          'One has dared to go and the others watch. It cannot be that cold, they think.',
        ],
        ['Splash!', 'The first penguin is in. The second says that it will be along in a minute.'],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        slidingPenguin(sheet.layer('penguin').at({ x: 710, y: ground - 30, scale: 1.1, angle: 0.9 }), level);
        spray(scene, [800, ground + 110], 1.1);
        standingPenguin(sheet.layer('penguin').at({ x: 450, y: ground + 60, scale: 1.1 }), farther(level));
        standingPenguin(sheet.layer('penguin').at({ x: 215, y: ground + 110, scale: 1.44 }), level);
      },
    },
  ],
});

function slope(scene: Scene): void {
  const view = scene.sheet.layer('slope');
  const bands = byGrade(scene, 2, 4, 7);
  for (let i = 0; i < bands; i++)
    view.shape(
      drawn(
        `-20,${430 + i * 52}! 200,${470 + i * 56} 520,${610 + i * 50} 1020,${740 + i * 30}! 1020,840! -20,840!`,
      ),
      'line',
      i % 2 === 0 ? 'paper' : 'soft',
    );
}

/** Birds on their feet or bellies. */
export const birdsOnFoot: readonly Composition[] = [flamingos, tidied(hensInTheYard), penguinSlide];

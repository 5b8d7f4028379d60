import type { Composition } from '../../composition.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { broadIce } from '../../motifs/stages/broad.ts';
import { boldFish } from '../../motifs/animals/bold.ts';
import { bear } from '../../motifs/animals/beasts/bear.ts';
import { elephant } from '../../motifs/animals/beasts/elephant.ts';
import { walkingBear } from '../../motifs/animals/beasts/walking-bear.ts';
import { sittingBear } from '../../motifs/animals/beasts/sitting-bear.ts';
import { giraffe } from '../../motifs/animals/beasts/giraffe.ts';
import { posed } from '../../motifs/animals/body/pose.ts';
import { type Beast, quadruped } from '../../motifs/animals/body/quadruped.ts';
import { leafyBranch } from '../../motifs/nature/leafy-branch.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import { overgrown } from '../../motifs/stages/near-growth.ts';
import { iceSea, savanna } from '../../motifs/stages/wild-places.ts';
import { finely } from '../../motifs/stages/finer-parts.ts';
import { fineIce, fineSavanna } from '../../motifs/stages/finer-places.ts';
import { scenic } from '../scenic.ts';
import { tidied } from '../tidied.ts';
import { farther, footprints, shower } from './wildlife.ts';

/** An elephant that stands higher on its legs. */
function tall(...it: Parameters<typeof elephant>): Beast {
  const beast = elephant(...it);
  return { ...beast, build: { ...beast.build, leg: 232 } };
}

const elephantWater = scenic({
  name: 'elephants-at-the-water',
  category: 'animals',
  size: [1000, 800],
  ground: 610,
  edge: 'open',
  stages: (['dusk', 'day', 'night'] as const).map((hour) =>
    overgrown(finely(savanna(hour, true), fineSavanna(hour, true)), 'savanna'),
  ),
  tags: ['elephant', 'wild animal'],
  layouts: [
    {
      words: [
        [
          'An Elephant at the Water Hole',
          'The elephant has walked all day to get here. Now it drinks a bathtub full.',
        ],
        [
          'The First Sip',
          'Ten liters fit into a trunk. The elephant thinks of the first one all the way here.',
        ],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        quadruped(
          sheet.layer('elephant').at({ x: 400, y: ground + 50, scale: byGrade(scene, 1.16, 1.14, 1.1) }),
          tall('down', 'grown'),
          posed('walk', { neck: 0.4, head: 0.1, tail: 0.5 }),
          level,
        );
      },
    },
    {
      words: [
        [
          'The Elephant Calf Gets a Shower',
          'Its mother lifts her trunk and it rains out of a clear sky. The calf has asked for it twice.',
        ],
        [
          'Shower Time',
          'Water up the trunk, water out of the trunk. The calf is clean now and will not be for long.',
        ],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        const herd = sheet.layer('elephant');
        quadruped(
          herd.at({ x: 300, y: ground + 40, scale: 1 }),
          elephant('up', 'grown'),
          posed('stand', { neck: 0.5 }),
          level,
        );
        shower(scene, [760, ground - 420], [890, ground - 40]);
        quadruped(
          herd.at({ x: 790, y: ground + 116, scale: 0.58, flip: true }),
          elephant('up', 'calf'),
          posed('stand', { neck: 0.6 }),
          level,
        );
      },
    },
    {
      words: [
        [
          'Three Elephants in a Row',
          'The largest goes ahead, the smallest holds on behind. So nobody gets lost.',
        ],
        [
          'On the Long Way',
          'An elephant never forgets where the water is. The little ones are learning it now.',
        ],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        const herd = sheet.layer('elephant');
        quadruped(
          herd.at({ x: 150, y: ground + 30, scale: 0.42 }),
          tall('forward', 'calf'),
          posed('walk', { neck: 0.5 }),
          farther(level),
        );
        quadruped(
          herd.at({ x: 350, y: ground + 30, scale: 0.6 }),
          tall('forward', 'grown'),
          posed('walk', { neck: 0.4 }),
          farther(level),
        );
        quadruped(
          herd.at({ x: 630, y: ground + 60, scale: 0.84 }),
          tall('down', 'grown'),
          posed('walk', { neck: 0.5 }),
          level,
        );
      },
    },
  ],
});

const giraffeTreetops = scenic({
  name: 'giraffes-in-the-trees',
  category: 'animals',
  size: [800, 1000],
  ground: 820,
  edge: 'open',
  stages: (['day', 'dusk'] as const).map((hour) =>
    overgrown(finely(savanna(hour, false), fineSavanna(hour, false)), 'savanna'),
  ),
  tags: ['giraffe', 'wild animal', 'long neck'],
  layouts: [
    {
      words: [
        [
          'The Giraffe Has Lunch',
          'The best leaves grow where only one can reach them. That one is in no hurry.',
        ],
        [
          'Salad from the Top Shelf',
          'The giraffe looks over the whole land while it eats. It could tell you who is coming to dinner.',
        ],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        quadruped(
          sheet.layer('giraffe').at({ x: 330, y: ground + 110, scale: byGrade(scene, 1.12, 1.06, 1.04) }),
          giraffe(300, level),
          posed('walk', { neck: 1.16 }),
          level,
        );
        browse(scene);
      },
    },
    {
      words: [
        [
          'Mother Giraffe and Her Calf',
          'The calf is two meters tall and still feels small. Its mother bends down to tell it that it is not.',
        ],
        ['A Kiss from Above', 'It is a long way down from up there. For the little one it is worth it.'],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        const herd = sheet.layer('giraffe');
        quadruped(
          herd.at({ x: 280, y: ground + 60, scale: 0.96 }),
          giraffe(280, level),
          posed('walk', { neck: 0.74, head: 0.5 }),
          level,
        );
        quadruped(
          herd.at({ x: 560, y: ground + 140, scale: 0.58, flip: true }),
          giraffe(200, farther(level)),
          posed('stand', { neck: 1.3 }),
          farther(level),
        );
      },
    },
    {
      words: [
        [
          'Two Giraffes, Two Directions',
          'One looks out to the east, the other to the west. Nothing gets past the two of them.',
        ],
        ['The Lookouts', 'Nobody on the savanna sees farther. They have never climbed on anything to do it.'],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        const herd = sheet.layer('giraffe');
        quadruped(
          herd.at({ x: 200, y: ground - 60, scale: 0.58, flip: true }),
          giraffe(320, farther(level)),
          posed('walk', { neck: 1.36 }),
          farther(level),
        );
        quadruped(
          herd.at({ x: 470, y: ground + 110, scale: 0.8 }),
          giraffe(310, level),
          posed('walk', { neck: 1.2 }),
          level,
        );
      },
    },
  ],
});

/** The branch that a giraffe eats from; it reaches in from the right. */
function browse({ sheet, random, level }: Scene): void {
  leafyBranch(sheet.layer('branch'), {
    random: random.fork('branch'),
    level,
    lines: ['880,90 820,210 762,312 704,380', '812,222 760,214 700,244', '790,268 812,350 780,430'],
    thick: 12,
    leaf: 'beech',
    size: [120, 104, 92][level]!,
    roles: ['leaf', 'grass'],
    leaves: 4,
  });
}

const polarBears = scenic({
  name: 'polar-bears',
  category: 'animals',
  size: [1000, 800],
  ground: 610,
  edge: 'open',
  stages: (['day', 'night', 'dusk'] as const).map((hour) =>
    overgrown(finely(iceSea(hour), fineIce(hour)), 'ice'),
  ),
  easyStages: [broadIce('day'), broadIce('night'), broadIce('dusk')],
  tags: ['polar bear', 'wild animal', 'winter'],
  layouts: [
    {
      words: [
        [
          'The Polar Bear',
          'White fur, black nose and all the ice in the world to itself. The bear is on its way to the sea.',
        ],
        [
          'Alone on the Ice',
          'The polar bear walks and walks. It likes it best when there is nobody to talk to.',
        ],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        floes(scene);
        footprints(scene, [40, ground + 80], [180, ground + 100], 4);
        if (level === 0) {
          boldFish(sheet.layer('fish').at({ x: 800, y: ground + 96, scale: 0.9, angle: -0.1 }), [
            'soft',
            'sky',
          ]);
          return sittingBear(sheet.layer('bear').at({ x: 380, y: ground + 130, scale: 1.5 }), {
            ...WHITE,
            level,
            lean: 0.05,
          });
        }
        walkingBear(sheet.layer('bear').at({ x: 440, y: ground + 90, scale: 1.36 }), 'ice', level);
      },
    },
    {
      words: [
        [
          'A Ride over the Ice',
          'One cub walks and one cub rides. After the next floe they will change places.',
        ],
        [
          'The Cub Rides Along',
          'A bear is broad enough to be a sledge. The cub on top has the best view, and the one behind has cold feet.',
        ],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        floes(scene);
        const bears = sheet.layer('bears');
        walkingBear(bears.at({ x: 500, y: ground - 140, scale: 0.54, angle: -0.06 }), 'ice', farther(level));
        walkingBear(bears.at({ x: 530, y: ground + 90, scale: 1.2 }), 'ice', level);
        walkingBear(bears.at({ x: 140, y: ground + 124, scale: 0.5 }), 'ice', farther(level));
      },
    },
    {
      words: [
        [
          'Bear at the Breathing Hole',
          'If you wait long enough, somebody comes up for air. The seal knows that too and takes another way.',
        ],
        [
          'A Patient Bear',
          'The bear lies beside the hole and waits. On the left somebody is laughing quietly.',
        ],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        const hole = sheet.layer('hole');
        for (let i = 0; i < byGrade(scene, 1, 2, 3); i++)
          hole.shape(
            ellipse(760, ground + 110, 150 - i * 26, 40 - i * 9),
            'line',
            i % 2 === 0 ? 'water' : 'sky',
          );
        quadruped(
          sheet.layer('bear').at({ x: 470, y: ground + 84, scale: 1.24 }),
          bear('ice'),
          posed('lie', { neck: 0.1, head: 0.4 }),
          level,
        );
        seal(scene, 130, ground + 110, 1);
      },
    },
    {
      words: [
        [
          'A Mother Bear and Her Cub',
          'The two have sat down on the ice to look at you. The cub has been told not to wave.',
        ],
        [
          'Big White Bear, Little White Bear',
          'The snow is a soft chair and has room for two. Somebody has already eaten the fish.',
        ],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        floes(scene);
        sittingBear(sheet.layer('bear').at({ x: 400, y: ground + 120, scale: 1.44 }), {
          ...WHITE,
          level,
          lean: 0.05,
        });
        sittingBear(sheet.layer('cub').at({ x: 710, y: ground + 140, scale: 0.8 }), {
          ...WHITE,
          level: farther(level),
          lean: -0.12,
        });
      },
    },
  ],
});

const WHITE = { coat: 'paper', pale: 'soft' } as const;

/** Floes that drift in the water behind the bear, each with the edge of its ice below. */
function floes({ sheet, ground, level }: Scene): void {
  const view = sheet.layer('floes');
  for (const [x, y, s] of [
    [120, -64, 0.8],
    [860, -50, 1],
  ] as const) {
    const floe = view.at({ x, y: ground + y, scale: s });
    floe.shape(drawn('-110,0! -70,-24 0,-18 60,-28 116,-4! 108,26 40,36 -50,32 -104,24'), 'line', 'sky');
    if (level > 0) floe.shape(drawn('-110,0! -70,-24 0,-18 60,-28 116,-4! 40,14 -50,8'), 'line', 'paper');
  }
}

/** A seal that looks out of the water at a point. */
function seal(scene: Scene, x: number, y: number, scale: number): void {
  const view = scene.sheet.layer('seal').at({ x, y, scale });
  view.shape(ellipse(0, 10, 108, 26), 'line', 'water');
  view.shape(drawn('-50,16! -58,-50 -30,-104 10,-108 44,-80 52,-40 56,16! 0,30'), 'bold', 'stone');
  view.shape(drawn('-16,-44 6,-60 30,-46 34,-26 8,-14 -14,-24'), 'line', 'cream');
  for (const u of [-22, 30]) {
    view.ink(ellipse(u, -64, 7, 9));
    view.gleam(ellipse(u + 2, -68, 3));
  }
  view.ink(ellipse(8, -46, 7, 5));
  view.shape(drawn('-80,12! -40,24 0,18 40,26 80,12! 60,32 0,38 -60,32'), 'line', 'water');
}

/** Animals of hot and of cold lands. */
export const farLands: readonly Composition[] = [elephantWater, tidied(giraffeTreetops), polarBears];

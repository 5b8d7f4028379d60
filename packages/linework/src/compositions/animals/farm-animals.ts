import type { Composition } from '../../composition.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place } from '../../geometry/point.ts';
import { boldCow, boldPig } from '../../motifs/animals/beasts/bold-beasts.ts';
import { cow } from '../../motifs/animals/beasts/cow.ts';
import { spottedDog } from '../../motifs/animals/beasts/dog.ts';
import { standingPig } from '../../motifs/animals/beasts/standing-pig.ts';
import { haunch } from '../../motifs/animals/body/trimmings.ts';
import { posed } from '../../motifs/animals/body/pose.ts';
import { type Beast, type Joints, quadruped } from '../../motifs/animals/body/quadruped.ts';
import { beach } from '../../motifs/stages/outdoors.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import { broadMeadow } from '../../motifs/stages/broad.ts';
import { railFence } from '../../motifs/stages/rail-fence.ts';
import { overgrown } from '../../motifs/stages/near-growth.ts';
import { pasture } from '../../motifs/stages/wild-places.ts';
import { finely } from '../../motifs/stages/finer-parts.ts';
import { fineBeach, finePasture } from '../../motifs/stages/finer-places.ts';
import type { Sheet } from '../../sheet.ts';
import { scenic } from '../scenic.ts';
import { tidied } from '../tidied.ts';
import { farther, footprints, grassTufts } from './wildlife.ts';

/** The spotted dog with a smooth coat, a deep chest and legs that are long enough to run on. */
const DOG: Beast = {
  ...spottedDog,
  pelt: 'smooth',
  marks(inside, at, level) {
    spottedDog.marks?.(inside, at, level);
    haunch(inside, at, DOG.build);
  },
  build: {
    ...spottedDog.build,
    length: 150,
    leg: 146,
    trunk: [42, 36, 54],
    neck: [52, 48, 36],
    limb: [42, 18, 13],
  },
};

const WIDE = [1000, 800] as const;

const cowAndCalf = scenic({
  name: 'cow-and-calf',
  category: 'animals',
  size: WIDE,
  ground: 640,
  edge: 'open',
  fineFocus: [520, 440, 1.22],
  stages: (['day', 'dusk'] as const).map((hour) =>
    overgrown(finely(pasture(hour), finePasture(hour, ['mounds'])), 'meadow'),
  ),
  easyStages: [broadMeadow('day'), broadMeadow('dusk')],
  tags: ['cow', 'farm animal', 'calf'],
  layouts: [
    {
      words: [
        [
          'The Cow on the Hill',
          'The cow chews and looks at you, and goes on chewing. She has four stomachs and no appointments.',
        ],
        ['Clover for Breakfast', 'From here to the wood it is all clover. The cow has begun on the left.'],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        quadruped(
          sheet
            .layer('cow')
            .at({ x: byGrade(scene, 470, 440, 440), y: ground + 70, scale: byGrade(scene, 1.22, 1.2, 1.16) }),
          level === 0 ? boldCow : cow('grown'),
          level === 0 ? posed('walk', { neck: 0.45, tail: -1.2 }) : posed('stand', { neck: 0.45 }),
          level,
        );
      },
    },
    {
      words: [
        ['Cow and Calf', 'The calf has lain down in the grass. Its mother stands so that it has shade.'],
        [
          'An Afternoon in the Meadow',
          'One stands and one lies, and both of them chew. The flies have the afternoon off.',
        ],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        railFence(scene, ground - 70, 70);
        quadruped(
          sheet.layer('cow').at({ x: 620, y: ground - 10, scale: 1.06, flip: true }),
          cow('grown'),
          posed('stand', { neck: 0.3 }),
          level,
        );
        quadruped(
          sheet.layer('calf').at({ x: 330, y: ground + 110, scale: 1.16 }),
          cow('calf'),
          posed('lie', { neck: 0.7 }),
          level,
        );
      },
    },
    {
      words: [
        [
          'Two Cows and a Calf',
          'Each of them is sure that the grass is greener where another one stands. So they all keep moving.',
        ],
        ['Going Home to Be Milked', 'They know the way and the time. Nobody has to call them.'],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        const herd = sheet.layer('cow');
        quadruped(
          herd.at({ x: 100, y: ground - 120, scale: 0.38 }),
          cow('calf'),
          posed('walk', { neck: 0.5 }),
          farther(level),
        );
        quadruped(
          herd.at({ x: 260, y: ground - 40, scale: 0.54 }),
          cow('grown'),
          posed('walk', { neck: 0.55 }),
          level,
        );
        grassTufts(scene, [
          [300, ground + 134, 1],
          [770, ground + 124, 1.1],
          [150, ground + 60, 0.8],
          [640, ground + 140, 0.9],
        ]);
        const front = herd.at({ x: 530, y: ground + 96, scale: 0.9 });
        bell(front, quadruped(front, cow('grown'), posed('walk', { neck: 0.4 }), level));
      },
    },
  ],
});

/** A bell that hangs from a strap round the neck of a cow. */
function bell(sheet: Sheet, { nape, shoulder }: Joints): void {
  const [x, y] = [mix(shoulder[0], nape[0], 0.66), mix(shoulder[1], nape[1], 0.66)];
  const at = sheet.at({ x, y });
  at.shape(drawn('-40,-56! -18,-64! 2,-30 18,6 26,42! 2,50! -4,16 -18,-20'), 'line', 'ember');
  at.shape(drawn('-4,36! 24,32! 34,66 44,84! -16,92! -8,66'), 'bold', 'gold');
  at.shape(ellipse(15, 92, 10, 8), 'line', 'gold');
}

const pigFamily = scenic({
  name: 'pig-family',
  category: 'animals',
  size: WIDE,
  ground: 630,
  edge: 'open',
  stages: (['day', 'dusk'] as const).map((hour) =>
    overgrown(finely(pasture(hour), finePasture(hour, ['mounds'])), 'meadow'),
  ),
  easyStages: [broadMeadow('day'), broadMeadow('dusk')],
  tags: ['pig', 'piglet', 'farm animal'],
  layouts: [
    {
      words: [
        [
          'A Pig in Clover',
          'This pig has found the best corner of the farm. It does not intend to share it.',
        ],
        [
          'The Happiest Pig',
          'The sun shines, the mud is soft and supper is certain. A pig cannot think of anything else.',
        ],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        if (level === 0) {
          quadruped(
            sheet.layer('pig').at({ x: 470, y: ground + 36, scale: 1.66 }),
            boldPig,
            posed('walk', { neck: 0.3 }),
            level,
          );
          return;
        }
        puddle(scene, 480, ground + 84, 400);
        const view = sheet.layer('pig').at({ x: 470, y: ground + 82, scale: level === 2 ? 1.36 : 1.4 });
        standingPig(view, { level, coat: 'blush', isSpotted: true });
        mudBefore(scene, 480, ground + 84, 400);
      },
    },
    {
      words: [
        [
          'Sow with Three Piglets',
          'They follow her in a row, the smallest last. He is the one with the ideas.',
        ],
        [
          'Family Outing',
          'Three piglets, one mother and a great deal to smell. They will be late for supper.',
        ],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        railFence(scene, ground - 70, 80);
        standingPig(sheet.layer('pig').at({ x: 620, y: ground + 40, scale: 1 }), {
          level,
          coat: 'blush',
          isSpotted: false,
        });
        for (const [i, [x, y]] of (
          [
            [330, 40],
            [150, 70],
            [420, 130],
          ] as const
        ).entries())
          standingPig(sheet.layer('piglets').at({ x, y: ground + y, scale: 0.42 }), {
            level,
            coat: i === 1 ? 'cream' : 'blush',
            isSpotted: i === 1,
          });
      },
    },
    {
      words: [
        [
          'The Mud Bath',
          'Mud is good for the skin, says the pig, and steps in with all four feet. The piglet is still thinking about it.',
        ],
        [
          'Room for One More',
          'Whoever stands in the puddle has warm feet all day. There would be room on the left.',
        ],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        puddle(scene, 350, ground + 92, 310);
        const view = sheet.layer('pig').at({ x: 330, y: ground + 90, scale: 1.16 });
        standingPig(view, { level, coat: 'cream', isSpotted: true });
        mudBefore(scene, 350, ground + 92, 310);
        mudSplashes(scene, [
          [700, ground + 36, 0.8],
          [636, ground + 66, 0.3],
          [70, ground + 30, -0.6],
        ]);
        standingPig(sheet.layer('piglet').at({ x: 800, y: ground + 70, scale: 0.6, flip: true }), {
          level,
          coat: 'blush',
          isSpotted: false,
        });
      },
    },
  ],
});

/** Drops of mud that fly up from the feet, each at a point and with a lean. */
function mudSplashes({ sheet }: Scene, at: readonly (readonly [x: number, y: number, lean: number])[]): void {
  for (const [x, y, angle] of at)
    sheet.layer('mud').shape(place(petal('drop', 44, 26), { x, y, angle: angle + Math.PI }), 'line', 'rust');
}

/** Wet mud with an uneven rim. */
function puddle({ sheet }: Scene, x: number, y: number, half: number): void {
  const view = sheet.layer('mud').at({ x, y, scale: half / 100 });
  view.shape(
    drawn(
      '-118,4 -104,-9 -78,-8 -60,-17 -24,-14 6,-20 40,-15 66,-18 92,-8 116,-4 112,8 88,9 72,17 38,14 8,21 -30,16 -58,20 -84,11 -108,12',
    ),
    'line',
    'rust',
  );
}

/** The mud before the feet of a pig that has sunk into it: the line where its legs go in, and rings about them. */
function mudBefore({ sheet }: Scene, x: number, y: number, half: number): void {
  const view = sheet.layer('mud before').at({ x, y, scale: half / 100 });
  view.shape(drawn('-76,-3! -40,-5! 0,-5! 40,-5! 64,-3! 62,8! -70,8!'), 'none', 'rust');
  for (const table of [
    '-74,-6 -66,-1 -54,-5 -42,0 -30,-5 -18,-1 -6,-5',
    '2,-5 12,0 24,-5 36,0 48,-5 58,-2',
    '-66,10 -40,13 -12,11',
    '14,9 36,12 56,8',
  ])
    view.line(traced(table), 'line', 0.6);
}

/** One high arch, the forelegs reaching ahead, the hind legs stretched out behind. */
const LEAP = posed('run', {
  hip: [-0.5, -1.3],
  shoulder: [0.48, -1.42],
  arch: 0.16,
  neck: 0.62,
  head: 0.02,
  hind: ['-0.24,0.3 -0.6,0.36 -0.86,0.66', '-0.02,0.4 -0.36,0.56 -0.52,0.86'],
  fore: ['0.34,0.22 0.62,0.3 0.92,0.36', '0.28,0.36 0.5,0.48 0.62,0.7'],
});

const dogAtTheBeach = scenic({
  name: 'dog-at-the-beach',
  category: 'animals',
  size: WIDE,
  ground: 640,
  edge: 'open',
  stages: [finely(beach, fineBeach), overgrown(finely(pasture('day'), finePasture('day'), 'near'), 'meadow')],
  tags: ['dog', 'pet', 'play'],
  layouts: [
    {
      words: [
        [
          'After the Ball',
          'The ball flies, the dog flies after it. This goes on until somebody is tired, and it is not the dog.',
        ],
        ['Catch!', 'Ears up and tongue out, the dog flies. It has not a thought in the world but the ball.'],
      ],
      draw(scene, stage) {
        const { sheet, level, ground } = scene;
        if (stage.tags.includes('meadow')) runningGround(scene);
        quadruped(
          sheet.layer('dog').at({
            x: 400,
            y: ground + 30,
            scale: byGrade(scene, 1.56, 1.46, 1.4),
            angle: -0.08,
          }),
          DOG,
          LEAP,
          level,
        );
        ball(scene, 880, ground - 330, 56);
      },
    },
    {
      words: [
        ['Waiting for You', 'The dog has put the ball down and sits. Now it is your turn.'],
        ['A Very Good Dog', 'It sits, it waits and it does not even look at the ball. Well, hardly.'],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        footprints(scene, [60, ground + 60], [330, ground + 110], 7);
        quadruped(
          sheet.layer('dog').at({ x: 430, y: ground + 110, scale: 2 }),
          DOG,
          posed('sit', { tail: 0.4 }),
          level,
        );
        ball(scene, 810, ground + 30, 60);
      },
    },
    {
      words: [
        ['Two Dogs, One Afternoon', 'One runs and the other runs too. Nobody remembers who started it.'],
        [
          'Friends on Eight Legs',
          'They met half an hour ago. It feels as if they had known each other for ever.',
        ],
      ],
      draw(scene, stage) {
        const { sheet, level, ground } = scene;
        if (stage.tags.includes('meadow')) runningGround(scene);
        const pack = sheet.layer('dog');
        quadruped(
          pack.at({ x: 820, y: ground - 190, scale: 0.48 }),
          { ...DOG, coat: 'sand', marks() {} },
          LEAP,
          farther(level),
        );
        quadruped(pack.at({ x: 440, y: ground + 90, scale: 1.16 }), DOG, posed('run', { neck: 0.7 }), level);
      },
    },
  ],
});

/** A rail fence and tufts of grass where dogs run in a meadow. */
function runningGround(scene: Scene): void {
  const { ground } = scene;
  railFence(scene, ground - 50, 84);
  grassTufts(scene, [
    [700, ground + 70, 1],
    [90, ground + 40, 0.9],
    [600, ground + 130, 1.1],
  ]);
}

function ball({ sheet, level }: Scene, x: number, y: number, r: number): void {
  const view = sheet.layer('ball').at({ x, y });
  const rim = ellipse(0, 0, r);
  view.shape(rim, 'bold', 'ember');
  const inside = view.inside([rim]);
  for (const turn of level === 0 ? [0] : [0, 2.1, 4.2])
    inside.shape(
      ellipse(Math.cos(turn) * r * 0.9, Math.sin(turn) * r * 0.9, r * 0.62),
      'line',
      turn === 0 ? 'sun' : 'c',
    );
  view.rim(rim, 'bold');
}

/** Cows, pigs and a dog out of doors. */
export const farmAnimals: readonly Composition[] = [cowAndCalf, tidied(pigFamily), tidied(dogAtTheBeach)];

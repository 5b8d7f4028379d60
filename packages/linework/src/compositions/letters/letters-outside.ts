import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import { redFox } from '../../motifs/animals/beasts/fox.ts';
import { squirrel } from '../../motifs/animals/beasts/little-ones.ts';
import { posed } from '../../motifs/animals/body/pose.ts';
import { quadruped } from '../../motifs/animals/body/quadruped.ts';
import { sittingFrog } from '../../motifs/animals/pond-dwellers.ts';
import { chick, hen } from '../../motifs/birds/species.ts';
import { downTo } from '../../motifs/dressing/coverings.ts';
import { dressFoliage } from '../../motifs/dressing/foliage.ts';
import { FLOWERS, type FlowerName } from '../../motifs/flowers.ts';
import { sun } from '../../motifs/landscape.ts';
import { acorn, speciesLeaf } from '../../motifs/nature/leaves.ts';
import { toadstool } from '../../motifs/nature/undergrowth.ts';
import { broadleaf, spruce } from '../../motifs/nature/trees.ts';
import { umbrella } from '../../motifs/people/props.ts';
import { clouds, lawn, pickets } from '../../motifs/stages/foliage.ts';
import { ridgeOf } from '../../motifs/stages/prehistoric.ts';
import { byGrade } from '../../motifs/stages/stage.ts';
import { butterfly } from '../../motifs/visitors.ts';
import type { Sheet } from '../../sheet.ts';
import { withEasy } from '../easy-page.ts';
import { tidied } from '../tidied.ts';
import { EASY_LETTERS } from './easy-letters.ts';
import { block, patterned, printed, standing } from './printed.ts';

const TALL = [800, 1000] as const;

/** An oak twig that hangs into the page from its upper right corner, with leaves and acorns. */
function oakTwig(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.line(traced('830,20 720,64 610,96'), 'bold', 0.2);
  for (const [x, y, angle, scale] of [
    [760, 50, 2.4, 1.15],
    [700, 74, 3.3, 1.2],
    [640, 90, 2.7, 1],
    [612, 96, -1.9, 1],
    [690, 72, -0.5, 0.8],
  ] as const)
    speciesLeaf(sheet.at({ x, y, angle, scale }), 'oak', scale > 1.1 ? 'rust' : 'ember', level === 2 ? 2 : 0);
  acorn(sheet.at({ x: 716, y: 150, scale: 0.8, angle: 0.1 }), 1);
}

const oakWood = printed({
  name: 'letter-a',
  size: TALL,
  ground: 880,
  draw(scene) {
    const { sheet, random, level } = scene;
    sun(sheet.layer('sun').at({ x: 130, y: 150 }), 58, 11);
    clouds(scene, [
      [0.44, 0.1, 0.4],
      [0.86, 0.34, 0.5],
    ]);
    ridgeOf(scene, 560, 30, 'leaf');
    for (const [x, y, scale] of [
      [70, 640, 1],
      [664, 640, 1.12],
    ] as const)
      broadleaf(sheet.layer('trees').at({ x, y, scale }), { random, level: level === 2 ? 1 : 0 });
    ridgeOf(scene, 660, 26, 'grass');
    lawn(scene, 790);
    oakTwig(sheet.layer('twig'), level);
    patterned(scene, 'A', { x: 336, y: 530, scale: 1.4 }, 'a', 'diamonds');
    squirrel(
      sheet.layer('squirrel').at({ x: 612, y: 916, scale: 1.08, flip: true }),
      level === 2 ? 1 : level,
    );
    for (const [x, y, angle, scale] of [
      [196, 918, 1.7, 1.1],
      [372, 868, -1.2, 0.96],
      [316, 934, 2.6, 0.9],
    ] as const)
      acorn(sheet.layer('acorns').at({ x, y, angle, scale }), 1);
    for (const [x, y, angle] of [
      [96, 860, 1],
      [700, 950, -1.2],
    ] as const)
      speciesLeaf(sheet.layer('acorns').at({ x, y, angle, scale: 0.9 }), 'oak', 'ember', level === 2 ? 2 : 0);
    return {
      title: 'An Acorn for the Letter A',
      description:
        'The squirrel has carried one acorn to the A and left three more at its feet. Tomorrow it will have forgotten which letter it was.',
      tags: ['letter', 'alphabet', 'a', 'acorn', 'squirrel', 'oak', 'autumn'],
    };
  },
});

const bed = printed({
  name: 'letter-b',
  size: TALL,
  ground: 880,
  draw(scene) {
    const { sheet, random, level } = scene;
    dressFoliage(sheet.layer('leaves'), random, {
      zone: downTo(800, 1000),
      kind: 'hanging',
      size: byGrade(scene, 160, 150, 120),
    });
    const kinds = random.shuffle<FlowerName>(['rose', 'daisy', 'cosmos', 'lily', 'peony', 'poppy']);
    for (const [i, [x, y, size]] of (
      [
        [96, 110, 0.8],
        [720, 560, 0.9],
        [88, 560, 0.66],
        [700, 800, 1.05],
        [128, 860, 1.15],
        [420, 926, 0.74],
        [84, 330, 0.6],
      ] as const
    ).entries())
      FLOWERS[kinds[i % 6]!](sheet.layer('flowers').at({ x, y, scale: size }), {
        random: random.fork(`${i}`),
        level: level === 2 ? 1 : 0,
        petals: (['b', 'sun', 'd', 'c'] as const)[i % 4]!,
        heart: 'ember',
      });
    patterned(scene, 'B', { x: 390, y: 560, scale: 1.5 }, 'a');
    butterfly(sheet.layer('butterfly').at({ x: 540, y: 268, scale: 1.86, angle: 0.3 }), ['b', 'sun'], 2);
    butterfly(sheet.layer('butterfly').at({ x: 306, y: 838, scale: 0.9, angle: -0.5 }), ['d', 'a'], 1);
    return {
      title: 'A Butterfly Lands on the B',
      description:
        'The largest butterfly of the garden has sat down on the shoulder of the B. Its little sister is still looking for a free place.',
      tags: ['letter', 'alphabet', 'b', 'butterfly', 'flowers', 'leaves'],
    };
  },
});

const foxWood = printed({
  name: 'letter-f',
  size: TALL,
  ground: 880,
  draw(scene) {
    const { sheet, random, level } = scene;
    sun(sheet.layer('sun').at({ x: 640, y: 150 }), 62, 11);
    clouds(scene, [[0.16, 0.12, 0.44]]);
    ridgeOf(scene, 500, 34, 'leaf');
    for (const [x, y, s] of [
      [66, 640, 1.1],
      [740, 640, 1.24],
      [620, 610, 0.8],
    ] as const)
      spruce(sheet.layer('firs').at({ x, y, scale: s }), { random, level: level === 2 ? 1 : 0 });
    ridgeOf(scene, 660, 20, 'grass');
    lawn(scene, 780);
    patterned(scene, 'F', { x: 320, y: 500, scale: 1.5 }, 'b', 'diamonds');
    quadruped(
      sheet.layer('fox').at({ x: 500, y: 922, scale: 1.36 }),
      redFox,
      posed('sit', { head: -0.06, tail: -0.1 }),
      level,
    );
    for (const [x, y, scale, kind] of [
      [108, 930, 0.66, 'dome'],
      [176, 950, 0.46, 'bell'],
    ] as const)
      toadstool(sheet.layer('toadstools').at({ x, y, scale }), {
        kind,
        lean: 6,
        role: 'rust',
        level: level === 2 ? 1 : 0,
      });
    return {
      title: 'A Fox in Front of the F',
      description:
        'The fox has sat down in front of its letter with the brush behind it. From here it can see who comes out of the wood.',
      tags: ['letter', 'alphabet', 'f', 'fox', 'forest'],
    };
  },
});

/** A nest of straw with eggs on the frame's origin, 200 units wide. */
function strawNest(sheet: Sheet): void {
  for (const x of [-44, 0, 44]) sheet.shape(ellipse(x, -52, 30, 38), 'bold', 'cream');
  const rim = clockwise(drawn('-104,-50! -60,-36 0,-32 60,-36 104,-50! 92,-8 50,4 -50,4 -92,-8'));
  sheet.shape(rim, 'bold', 'gold');
  for (const t of ['-86,-30 -30,-14 40,-16', '-50,-8 10,-20 84,-28'])
    sheet.inside([rim]).line(traced(t), 'line', 0.2);
}

const henYard = printed({
  name: 'letter-h',
  size: TALL,
  ground: 880,
  draw(scene) {
    const { sheet, level } = scene;
    clouds(scene, [
      [0.16, 0.1, 0.5],
      [0.84, 0.12, 0.5],
    ]);
    ridgeOf(scene, 560, 34, 'leaf');
    pickets(scene, 770);
    lawn(scene, 750);
    patterned(scene, 'H', { x: 400, y: 530, scale: 1.56 }, 'a', 'hearts');
    hen(sheet.layer('hen').at({ x: 392, y: 508, scale: 0.8 }), level === 0 ? 0 : 1, 'rust', false);
    strawNest(sheet.layer('nest').at({ x: 404, y: 930, scale: 1.06 }));
    chick(sheet.layer('chicks').at({ x: 120, y: 938, scale: 1.5 }), level === 0 ? 0 : 1);
    chick(sheet.layer('chicks').at({ x: 226, y: 964, scale: 1.3 }), level === 0 ? 0 : 1);
    chick(sheet.layer('chicks').at({ x: 664, y: 944, scale: 1.5, flip: true }), level === 0 ? 0 : 1);
    return {
      title: 'The Hen on the H',
      description:
        'An H has a perch built in, and the hen has found it. Three chicks are out already, and three eggs are still thinking about it.',
      tags: ['letter', 'alphabet', 'h', 'hen', 'chicks', 'farm'],
    };
  },
});

/** Round puddles with the rings that drops make. */
function puddles(sheet: Sheet, spots: readonly (readonly [x: number, y: number, half: number])[]): void {
  for (const [x, y, half] of spots) {
    sheet.shape(ellipse(x, y, half, half * 0.26), 'bold', 'water');
    sheet.shape(ellipse(x, y, half * 0.56, half * 0.14), 'line', 'sky');
  }
}

const shower = printed({
  name: 'letter-u',
  size: TALL,
  ground: 880,
  draw(scene) {
    const { sheet, level } = scene;
    clouds(scene, [
      [0.18, 0.1, 0.72],
      [0.8, 0.12, 0.7],
      [0.5, 0.06, 0.6],
    ]);
    for (const [x, y] of [
      [90, 250],
      [210, 200],
      [690, 230],
      [600, 190],
      [60, 420],
      [740, 400],
      [84, 600],
      [716, 590],
    ] as const)
      sheet.layer('drops').shape(drawn('0,-34! 15,4 0,20 -15,4', { x, y, angle: 0.14 }), 'line', 'water');
    ridgeOf(scene, 640, 26, 'leaf');
    lawn(scene, 740);
    puddles(sheet.layer('puddles'), [
      [190, 946, 130],
      [650, 930, 110],
    ]);
    const u = standing('U', { x: 0, y: 0, scale: 1.6 }, { stem: 80, hairline: 62 }).map((path) =>
      path.map(([x, y]): Point => [392 + x * 1.12, 596 + y]),
    );
    block(sheet.layer('letter'), u, { role: 'b', side: 'soft', depth: [18, 12], inline: 18 });
    umbrella(sheet.layer('umbrella').at({ x: 440, y: 726, scale: 1.22 }), level, ['a', 'sun']);
    sittingFrog(sheet.layer('frog').at({ x: 350, y: 846, scale: 1.06 }), level === 0 ? 0 : 1, 'grass');
    sheet.layer('frog').shape(drawn('414,724 422,704 444,700 458,716 452,736 430,740'), 'bold', 'grass');
    return {
      title: 'U Is for Under the Umbrella',
      description:
        'A frog has moved into the bowl of the U and put up an umbrella. Frogs like rain, but this one has just had its hair done.',
      tags: ['letter', 'alphabet', 'u', 'umbrella', 'frog', 'rain'],
    };
  },
});

/** Capital letters out of doors, each with somebody whose name or thing begins with them. */
export const lettersOutside: readonly Composition[] = [
  withEasy(tidied(oakWood), EASY_LETTERS.A),
  withEasy(tidied(bed), EASY_LETTERS.B),
  withEasy(tidied(foxWood), EASY_LETTERS.F),
  withEasy(tidied(henYard), EASY_LETTERS.H),
  withEasy(tidied(shower), EASY_LETTERS.U),
];

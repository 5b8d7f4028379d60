import type { Composition } from '../../composition.ts';
import { clockwise, subtract } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { place, type Path, type Point } from '../../geometry/point.ts';
import { chick, hen } from '../../motifs/birds/species.ts';
import { downTo } from '../../motifs/dressing/coverings.ts';
import { dressFoliage } from '../../motifs/dressing/foliage.ts';
import { dressRoof } from '../../motifs/dressing/roof.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { dressWall } from '../../motifs/dressing/wall.ts';
import { apple } from '../../motifs/fruit.ts';
import { grassland } from '../../motifs/letters/grassland.ts';
import { trimmed, TRIMS } from '../../motifs/letters/trimmed.ts';
import { songbird } from '../../motifs/nature/fliers.ts';
import { puff } from '../../motifs/nature/puff.ts';
import { clouds } from '../../motifs/stages/foliage.ts';
import { ridgeOf } from '../../motifs/stages/prehistoric.ts';
import { type Scene } from '../../motifs/stages/stage.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { tidied } from '../tidied.ts';
import { figures, LEADS, printed } from './printed.ts';

const SQUARE = [1000, 1000] as const;

/** A round bird that looks at us, its feet on the frame's origin, 110 units high. */
function roundBird(sheet: Sheet, roles: readonly [Role, Role], isAsleep: boolean): void {
  sheet.shape(drawn('-18,-12! -26,34! 0,44 26,34! 18,-12!'), 'line', roles[0]);
  sheet.shape(drawn('0,-112 36,-100 54,-60 48,-20 24,2 -24,2 -48,-20 -54,-60 -36,-100'), 'bold', roles[0]);
  sheet.shape(drawn('0,-66 26,-54 32,-26 18,-4 -18,-4 -32,-26 -26,-54'), 'line', roles[1]);
  for (const flip of [false, true]) {
    const side = sheet.at({ flip });
    side.shape(drawn('40,-66! 62,-40 56,-8 44,4! 34,-24'), 'line', roles[0]);
    if (isAsleep) side.line(traced('10,-84 18,-78 27,-84'), 'line', 0.2);
    else side.ink(ellipse(19, -82, 5, 6.5));
  }
  sheet.shape(drawn('-9,-78! 9,-78! 0,-62!'), 'line', 'gold');
}

/** How low a wire hangs at a place. */
const wireAt = (y: number, x: number): number => y + 22 * (1 - ((x - 500) / 420) ** 2);

/** A row of gables along the foot of the page. */
function rooftops({ sheet, random, level }: Scene): void {
  for (const [i, [x, y, half]] of (
    [
      [60, 760, 150],
      [940, 750, 150],
      [280, 820, 150],
      [730, 820, 160],
    ] as const
  ).entries()) {
    const view = sheet.layer(`house ${i}`);
    view.shape(rectangle(x - half * 0.5, y - 66, 40, 110), 'bold', 'stone');
    view.shape(rectangle(x - half * 0.5 - 8, y - 78, 56, 18, 4), 'line', 'stone');
    const roof = clockwise(drawn(`${x - half},${y + 130}! ${x},${y - 30}! ${x + half},${y + 130}!`));
    view.shape(rectangle(x - half + 22, y + 120, half * 2 - 44, 300), 'bold', LEADS[i]);
    view.shape(rectangle(x - 26, y + 160, 52, 66, 4), 'line', 'sky');
    view.line(traced(`${x},${y + 160} ${x},${y + 226}`), 'line', 0);
    if (level === 2)
      dressRoof(view, random, {
        zone: [roof],
        kind: i % 2 === 0 ? 'round' : 'square',
        size: 62,
        rim: 'bold',
      });
    else {
      view.shape(roof, 'bold', 'rust');
      const tiles = view.inside([roof]);
      for (const up of [84, 38]) tiles.line(traced(`${x - half},${y + up} ${x + half},${y + up}`), 'line', 0);
      view.rim(roof, 'bold');
    }
  }
}

const wires = printed({
  name: 'number-11',
  size: SQUARE,
  ground: 900,
  draw(scene) {
    const { sheet } = scene;
    clouds(scene, [
      [0.76, 0.66, 0.9],
      [0.16, 0.66, 0.7],
    ]);
    rooftops(scene);
    const poles = sheet.layer('poles');
    for (const x of [84, 916]) {
      poles.shape(rectangle(x - 12, 70, 24, 960, 6), 'bold', 'wood');
      for (const y of [150, 310, 470]) poles.shape(rectangle(x - 50, y - 10, 100, 20, 5), 'line', 'wood');
    }
    for (const y of [150, 310, 470])
      poles.line(
        traced(`-20,${y - 6} 84,${y} 280,${y + 17} 500,${y + 22} 720,${y + 17} 916,${y} 1020,${y - 6}`),
        'bold',
        0,
      );
    const birds = sheet.layer('birds');
    for (const [i, [y, x, kind, flip]] of (
      [
        [150, 230, 'side', false],
        [150, 400, 'front', false],
        [150, 560, 'asleep', false],
        [150, 760, 'side', true],
        [310, 190, 'front', false],
        [310, 360, 'side', true],
        [310, 610, 'side', false],
        [310, 800, 'asleep', false],
        [470, 260, 'side', false],
        [470, 520, 'front', false],
        [470, 740, 'side', true],
      ] as const
    ).entries()) {
      const at = birds.at({ x, y: wireAt(y, x) + 3, flip, scale: 0.78 + (i % 3) * 0.08 });
      const roles = [LEADS[i % 4]!, 'cream'] as const;
      if (kind === 'side') songbird(at, roles, 0);
      else roundBird(at, roles, kind === 'asleep');
      for (const foot of [-12, 12]) at.line(traced(`${foot - 5},-7 ${foot},5 ${foot + 6},-6`), 'bold', 0.2);
    }
    figures(scene, '11', { x: 506, y: 776, scale: 0.86 });
    return {
      title: 'Eleven Birds on Three Wires',
      description:
        'Some look left, some look right, and two of the eleven are asleep. Count them before the bell wakes those two.',
      tags: ['number', 'counting', '11', 'eleven', 'birds', 'roofs'],
    };
  },
});

const EGG = '0,-74 34,-62 54,-18 46,26 0,46 -46,26 -54,-18 -34,-62';

const eggBox = printed({
  name: 'number-12',
  size: SQUARE,
  ground: 900,
  backdrop: 'cream',
  draw(scene) {
    const { sheet, random, level } = scene;
    if (level === 2)
      dressWall(sheet.layer('wall'), random, { zone: downTo(1000, 800), kind: 'tiles', size: 120 });
    const cloth = clockwise(drawn('-20,760! 500,750 1020,760! 1020,1020! -20,1020!'));
    sheet.layer('cloth').shape(cloth, 'bold', 'b');
    const checks = sheet.layer('cloth').inside([cloth]);
    for (const y of [840, 910, 970]) checks.line(traced(`-20,${y} 500,${y - 8} 1020,${y}`), 'line', 0);
    for (let i = 1; i < 10; i++) checks.line(traced(`${i * 100},740 ${i * 108 - 40},1040`), 'line', 0);
    hen(sheet.layer('hen').at({ x: 262, y: 214, scale: 0.72 }), level === 0 ? 0 : 1, 'rust', false);
    const box = sheet.layer('box');
    box.shape(drawn('130,560! 120,250 150,206! 850,206! 880,250 870,560!'), 'bold', 'sand');
    box.shape(drawn('170,540! 160,262 182,240! 818,240! 840,262 830,540!'), 'line', 'soft');
    for (const x of [232, 294, 706, 768])
      box.line(traced(`${x},240 ${x + (x < 500 ? -14 : 14)},540`), 'line', 0);
    figures(scene, '12', { x: 500, y: 384, scale: 0.62 });
    const roles = random.shuffle(LEADS);
    for (const [row, y] of [588, 736].entries()) {
      const step = 122 + row * 8;
      const wide = step * 3 + 20;
      const eggs = sheet.layer(`eggs ${row}`);
      for (let i = 0; i < 6; i++) {
        const rim = drawn(EGG, {
          x: 500 + (i - 2.5) * step,
          y: y - 26,
          scale: 1.1 + row * 0.08,
          angle: (i % 3) * 0.1 - 0.1,
        });
        const k = row * 6 + i;
        eggs.shape(rim, 'bold', k % 2 === 0 ? 'cream' : 'paper');
        if (k >= 10) trimmed(eggs, rim, 'gores', roles[k % 4]!);
        trimmed(eggs, rim, k === 11 ? 'zigzag' : TRIMS[k % 10]!, roles[(k + row) % 4]!);
      }
      const edge = Array.from({ length: 6 }, (_, i) => {
        const x = 500 + (i - 2.5) * step;
        return `${x - step * 0.5},${y - 14} ${x},${y + 22}`;
      });
      const cups = sheet.layer(`cups ${row}`);
      cups.shape(
        clockwise(
          drawn(
            `${edge.join(' ')} ${500 + wide},${y - 16}! ${500 + wide - 26},${y + 104}! ${500 - wide + 26},${y + 104}! ${500 - wide},${y - 16}!`,
          ),
        ),
        'bold',
        'sand',
      );
      for (let i = 1; i < 6; i++) {
        const x = 500 + (i - 3) * step;
        cups.line(traced(`${x},${y - 12} ${x},${y + 104}`), 'line', 0);
      }
      for (let i = 0; i < 6; i++) {
        const x = 500 + (i - 2.5) * step;
        for (const side of [-1, 1])
          cups.line(
            traced(`${x + side * step * 0.22},${y + 12} ${x + side * step * 0.3},${y + 104}`),
            'line',
            0,
          );
      }
    }
    chick(sheet.layer('chick').at({ x: 150, y: 950, scale: 1.3 }), level === 0 ? 0 : 1);
    chick(sheet.layer('chick').at({ x: 840, y: 956, scale: 1.2, flip: true }), level === 0 ? 0 : 1);
    return {
      title: 'A Dozen in the Box',
      description:
        'Twelve eggs lie in two rows, and no two are painted alike. The hen on the lid has counted them and sits very straight.',
      tags: ['number', 'counting', '12', 'twelve', 'eggs', 'hen', 'spring'],
    };
  },
});

const APPLE = mirrored('0,-70! 40,-88 92,-56 96,8 66,76 28,92 0,84');

/** An apple with a bite in it, a worm in it or cut open, 190 units wide about the frame's origin. */
function oddApple(sheet: Sheet, kind: 'bitten' | 'worm' | 'half'): void {
  sheet.line(traced('0,-70 4,-104 18,-122'), 'bold', 0.1);
  if (kind === 'bitten') {
    const bites = [ellipse(94, -22, 36), ellipse(98, 34, 34)].map(clockwise);
    sheet.shape(subtract([clockwise(APPLE)], bites), 'bold', 'rust');
    return;
  }
  sheet.shape(APPLE, 'bold', 'rust');
  if (kind === 'half') {
    sheet.shape(place(APPLE, { scale: 0.84, y: 2 }), 'line', 'cream');
    sheet.shape(drawn('0,-34 26,-10 22,30 0,46 -22,30 -26,-10'), 'line', 'sand');
    for (const x of [-10, 10]) sheet.shape(ellipse(x, 8, 7, 13), 'line', 'wood');
    return;
  }
  sheet.shape(ellipse(38, -8, 26, 22), 'line', 'wood');
  sheet.shape(drawn('22,-8! 30,-50 70,-70 100,-58 104,-36 86,-28! 64,-44 54,-30 54,-4!'), 'bold', 'grass');
  sheet.ink(ellipse(88, -48, 5));
}

/** A crate of slats, its foot on the frame's origin, 300 units wide. */
function crate(sheet: Sheet): void {
  for (const y of [-124, -82, -40]) sheet.shape(rectangle(-150, y, 300, 36, 4), 'bold', 'wood');
  for (const x of [-150, 116]) sheet.shape(rectangle(x, -132, 34, 134, 4), 'bold', 'wood');
}

/** A ladder from a point up to another. */
function ladder(sheet: Sheet, [x, y]: Point, [u, v]: Point): void {
  const view = sheet.at({ x, y, angle: Math.atan2(u - x, y - v) });
  const long = Math.hypot(u - x, v - y);
  for (let rung = 60; rung < long - 20; rung += 84)
    view.shape(rectangle(-40, -rung, 80, 18, 4), 'line', 'wood');
  for (const side of [-52, 34]) view.shape(rectangle(side, -long, 18, long, 6), 'bold', 'wood');
}

/** A part of a tree's crown, its leaves in bunches on the finest pages. */
function crown(sheet: Sheet, { random, level }: Scene, rim: Path): void {
  if (level === 2) dressFoliage(sheet, random, { zone: [rim], kind: 'bunches', size: 160, rim: 'bold' });
  else sheet.shape(rim, 'bold', 'leaf');
}

const orchard = printed({
  name: 'number-14',
  size: SQUARE,
  ground: 900,
  draw(scene) {
    const { sheet, random, level } = scene;
    if (level === 2)
      dressSky(sheet.layer('sky'), random, { zone: downTo(1000, 720), kind: 'heaped', size: 110 });
    ridgeOf(scene, 640, 30, 'leaf');
    const grass = clockwise(drawn('-20,730! 300,700 640,736 1020,706! 1020,1020! -20,1020!'));
    grassland(sheet.layer('grass'), scene, grass, 'mounds', 150);
    const tree = sheet.layer('tree');
    tree.shape(
      drawn('250,880! 300,820 306,640 290,520! 420,520! 404,640 412,820 470,880! 400,866 320,866'),
      'bold',
      'wood',
    );
    for (const t of ['336,560 330,700 320,840', '380,560 384,700 396,830']) tree.line(traced(t), 'line', 0.3);
    for (const [x, y, rx, ry] of [
      [160, 400, 150, 130],
      [560, 400, 160, 136],
      [250, 220, 170, 140],
      [500, 210, 170, 140],
      [350, 420, 190, 150],
    ] as const)
      crown(tree, scene, puff(random, [x, y], [rx, ry], 11, 0.12));
    ladder(sheet.layer('ladder'), [640, 880], [520, 330]);
    figures(scene, '14', { x: 790, y: 210, scale: 0.56 });
    const fruit = sheet.layer('apples');
    for (const [i, [x, y, size]] of (
      [
        [130, 410, 0.46],
        [236, 190, 0.42],
        [420, 130, 0.44],
        [330, 330, 0.5],
        [470, 460, 0.44],
        [280, 500, 0.42],
        [596, 240, 0.46],
      ] as const
    ).entries())
      apple(fruit.at({ x, y, scale: size, angle: (i % 3) * 0.16 - 0.16 }), level > 0 ? 1 : 0);
    for (const [x, y, angle] of [
      [722, 836, -0.2],
      [800, 822, 0.2],
      [880, 838, 0.1],
    ] as const)
      apple(fruit.at({ x, y, angle, scale: 0.48 }), level > 0 ? 1 : 0);
    crate(sheet.layer('crate').at({ x: 796, y: 950 }));
    const low = sheet.layer('windfall');
    oddApple(low.at({ x: 120, y: 868, scale: 0.6, angle: -0.3 }), 'bitten');
    oddApple(low.at({ x: 236, y: 898, scale: 0.62 }), 'worm');
    oddApple(low.at({ x: 560, y: 894, scale: 0.6, angle: 0.2 }), 'half');
    apple(low.at({ x: 430, y: 896, scale: 0.56, angle: 1.2 }), level > 0 ? 1 : 0);
    return {
      title: 'Fourteen Apples, One with a Tenant',
      description:
        'Seven apples are still in the tree, three are in the crate and four lie in the grass. One of the fourteen is taken, and its owner is looking out.',
      tags: ['number', 'counting', '14', 'fourteen', 'apples', 'orchard', 'ladder'],
    };
  },
});

/** Figures from eleven to fourteen, each with so many things that are not alike. */
export const countingCrowds: readonly Composition[] = [wires, eggBox, orchard].map((one) => tidied(one));

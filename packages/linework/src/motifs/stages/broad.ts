import { around } from '../../geometry/around.ts';
import { clockwise, unite } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, star, tube } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Point } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { broadBlossom } from '../animals/blossom.ts';
import { boldFish } from '../animals/bold.ts';
import type { FlowerName } from '../flowers.ts';
import { cloud } from '../landscape.ts';
import { swell } from '../nature/shore.ts';
import { crescent } from '../nature/skies.ts';
import { roomyCloud } from '../roomy/sights.ts';
import { type Hour, SKY_OF } from './hours.ts';
import type { Scene, Stage } from './stage.ts';

/** Ground or water from a slow wave down to the foot of the page. */
function band({ sheet, width, height }: Scene, y: number, role: Role, high = 14): void {
  const phase = y * 0.013;
  sheet
    .layer('ground')
    .shape(
      [...swell(width, y, high, width * 0.7, phase), [width + 20, height + 40], [-20, height + 40]],
      'line',
      role,
    );
}

/** A sun with fat rays, a setting sun, or a crescent with two stars. */
function broadLight({ sheet, width }: Scene, hour: Hour, [x, y]: Point): void {
  const far = sheet.layer('light');
  if (hour === 'dusk') return far.shape(ellipse(x, y, 120), 'bold', 'sun');
  if (hour === 'night') {
    crescent(far.at({ x, y, angle: -0.5 }), 88);
    for (const [u, v] of [
      [0.5, 110],
      [x < width / 2 ? 0.8 : 0.2, 170],
    ] as const)
      far.shape(star(u * width, v, 48, 28, 5, u), 'line', 'sun');
    return;
  }
  around(far, { centre: [x, y], radius: 76, count: 8 }, (spot) =>
    spot.shape(petal('round', 54, 56), 'line', 'gold'),
  );
  far.shape(ellipse(x, y, 68), 'bold', 'sun');
}

/** Where the light of a page stands: left or right, in shares of its width. */
function sideOf({ random, width }: Scene): number {
  const aside = 182 / width;
  return random.fork('light').chance(0.5) ? aside : 1 - aside;
}

/** Light on one side, clouds by day on the other. */
function broadSky(scene: Scene, hour: Hour, horizon: number, side = sideOf(scene)): void {
  const { sheet, width, random } = scene;
  broadLight(scene, hour, [side * width, hour === 'dusk' ? horizon - 20 : 172]);
  if (hour === 'night') return;
  const far = sheet.layer('clouds');
  cloud(far.at({ x: (1 - side) * width, y: 200, scale: 0.8 }), random, false);
  if (width > 900) cloud(far.at({ x: width * 0.5, y: 140, scale: 0.56 }), random, false);
}

/** A big flower on a stalk with a leaf, standing on a point. */
function tallFlower(sheet: Sheet, [x, y]: Point, high: number, kind: FlowerName, role: Role): void {
  sheet.line(
    [
      [x, y],
      [x, y - high],
    ],
    'bold',
    0,
  );
  const inward = x < 400 ? 0.8 : -0.8;
  sheet.shape(place(petal('leaf', 180, 88), { x, y: y - 24, angle: inward }), 'line', 'leaf');
  broadBlossom(sheet.at({ x, y: y - high, scale: 0.86 }), kind, role);
}

/** A meadow with one hill; the ground is one area where an animal stands. */
export function broadMeadow(hour: Hour): Stage {
  return {
    where: 'in the meadow',
    tags: ['meadow', 'farm', hour === 'dusk' ? 'evening' : 'summer'],
    sky: SKY_OF[hour],
    behind(scene) {
      const { ground } = scene;
      broadSky(scene, hour, ground - 290);
      band(scene, ground - 290, 'leaf', 40);
      band(scene, ground - 180, 'grass');
    },
    before({ sheet, width, height }) {
      const near = sheet.layer('near');
      broadBlossom(near.at({ x: width * 0.09, y: height - 74, scale: 0.9 }), 'daisy', 'a');
      broadBlossom(near.at({ x: width * 0.92, y: height - 66, scale: 0.8 }), 'poppy', 'b');
    },
  };
}

/** One hill under a wide sky, its light on the given side. */
export function broadHill(hour: Hour, light?: number): Stage {
  return {
    where: 'outdoors',
    tags: ['summer', hour === 'dusk' ? 'evening' : 'sun'],
    sky: SKY_OF[hour],
    behind(scene) {
      broadSky(scene, hour, scene.height * 0.56, light);
      band(scene, scene.height * 0.56, 'grass', 34);
    },
  };
}

/** High in the air, among clouds. */
export function broadAir(hour: Hour): Stage {
  return {
    where: 'above the clouds',
    tags: ['sky', 'clouds', hour === 'dusk' ? 'evening' : hour],
    sky: SKY_OF[hour],
    behind(scene) {
      const { sheet, width, height } = scene;
      band(scene, height * 0.5, 'soft', 34);
      broadLight(scene, hour, [hour === 'dusk' ? width * 0.82 : 182, hour === 'dusk' ? 240 : 172]);
      const clouds = sheet.layer('clouds');
      for (const [x, y, scale] of [
        [0.16, 0.94, 1.1],
        [0.82, 0.9, 1.2],
        [0.84, 0.2, 0.8],
      ] as const)
        if (hour === 'day' || y > 0.5) roomyCloud(clouds.at({ x: x * width, y: y * height, scale }));
    },
  };
}

/** A garden with tall flowers at both sides. */
export function broadGarden(hour: Hour): Stage {
  return {
    where: 'in the garden',
    tags: ['garden', 'flowers', 'summer'],
    sky: SKY_OF[hour],
    behind(scene) {
      const { sheet, width, height, ground } = scene;
      broadLight(scene, hour, [182, 172]);
      band(scene, ground - 130, 'grass', 26);
      const near = sheet.layer('near');
      tallFlower(near, [width * 0.13, height - 10], 250, 'daisy', 'a');
      tallFlower(near, [width * 0.88, height - 10], 340, 'poppy', 'd');
    },
  };
}

/** A boat with two sails, its hull half below the frame's origin. */
function sail(sheet: Sheet): void {
  sheet.shape(drawn('-8,-34! -8,-186! -92,-34!'), 'bold', 'paper');
  sheet.shape(drawn('4,-34! 4,-210! 104,-34!'), 'bold', 'a');
  sheet.shape(drawn('-120,-26! 130,-26! 96,40! -90,40!'), 'bold', 'wood');
}

/** The open sea with a boat. */
export function broadSea(hour: Hour): Stage {
  return {
    where: 'on the open sea',
    tags: ['sea', 'waves', hour === 'dusk' ? 'sunset' : hour],
    sky: SKY_OF[hour],
    behind(scene) {
      const { ground } = scene;
      const side = sideOf(scene);
      band(scene, ground - 420, 'soft', 26);
      broadSky(scene, hour, ground - 190, side);
      sail(scene.sheet.layer('boats').at({ x: (1 - side) * scene.width, y: ground - 160 }));
      band(scene, ground - 190, 'water', 8);
    },
    before: (scene) => band({ ...scene, sheet: scene.sheet.layer('near') }, scene.ground + 40, 'sky', 26),
  };
}

/** Snow before a cold sea with one iceberg. */
export function broadIce(hour: Hour): Stage {
  return {
    where: 'on the ice',
    tags: ['ice', 'arctic', 'sea'],
    sky: SKY_OF[hour],
    behind(scene) {
      const { sheet, width, ground, random } = scene;
      const side = sideOf(scene);
      broadLight(scene, hour, [side * width, hour === 'dusk' ? ground - 290 : 164]);
      if (hour !== 'night')
        cloud(sheet.layer('clouds').at({ x: width * 0.5, y: 150, scale: 0.7 }), random, false);
      const berg = sheet.layer('bergs').at({ x: (1 - side) * width, y: ground - 270, scale: 0.8 });
      berg.shape(drawn('-170,10! -130,-100! -60,-150! -10,-250! 70,-190! 120,-80! 170,10!'), 'bold', 'soft');
      berg.shape(drawn('-10,-250! 20,-130! -30,-70! 0,10! -170,10! -130,-100! -60,-150!'), 'line', 'paper');
      band(scene, ground - 268, 'water', 8);
      band(scene, ground - 200, 'paper');
    },
    before: (scene) => band({ ...scene, sheet: scene.sheet.layer('near') }, scene.ground + 130, 'soft', 20),
  };
}

/** A broad weed that sways up from the sea floor. */
function weed(sheet: Sheet, [x, y]: Point, high: number, role: Role): void {
  const spine = curve([
    [x, y],
    [x - 26, y - high * 0.3],
    [x + 26, y - high * 0.65],
    [x, y - high],
  ]);
  const [u, v] = spine.at(-1)!;
  sheet.shape(unite([clockwise(tube(spine, (t) => 44 - 10 * t)), ellipse(u, v, 34)]), 'line', role);
}

/** The bottom of the sea: weeds, a coral, a fish and bubbles. */
export const broadDeep: Stage = {
  where: 'under the sea',
  tags: ['sea', 'underwater', 'reef'],
  sky: 'water',
  behind(scene) {
    const { sheet, width, height, random } = scene;
    const side = sideOf(scene);
    const tall = height > width;
    band(scene, height * 0.2, 'sky', 16);
    const fish = sheet.layer('fish').at({ x: side * width, y: 124, flip: random.chance(0.5), scale: 0.9 });
    boldFish(fish, ['c', 'sun']);
    for (const [x, y, r] of [
      [1 - side, 96, 34],
      [1 - side + (side < 0.5 ? -0.1 : 0.1), 166, 28],
    ] as const)
      sheet.layer('bubbles').shape(ellipse(x * width, y, r), 'line', 'soft');
    if (tall) {
      weed(sheet.layer('weeds'), [width * 0.11, height - 60], 330, 'leaf');
      weed(sheet.layer('weeds'), [width * 0.89, height - 60], 420, 'grass');
    }
    band({ ...scene, sheet: sheet.layer('sand') }, height - 110, 'sand', 18);
  },
  before({ sheet, width, height }) {
    const reef = sheet.layer('reef');
    const foot = height - 46;
    const arms = ['0,20 -6,-70 -4,-130', '0,-30 -56,-70 -64,-110', '0,-40 52,-80 66,-126'].map((table) => {
      const spine = curve(table.split(' ').map((pair) => pair.split(',').map(Number) as [number, number]));
      const [x, y] = spine.at(-1)!;
      return [clockwise(tube(spine, () => 27)), ellipse(x, y, 27)];
    });
    reef.at({ x: width * 0.2, y: foot }).shape(unite(arms.flat()), 'bold', 'a');
    const shell = reef.at({ x: width * 0.8, y: foot + 6 });
    shell.shape(drawn('-26,10! -84,-50 -70,-112 0,-134 70,-112 84,-50 26,10!'), 'bold', 'b');
    for (const x of [-30, 30])
      shell.line(
        [
          [x * 0.4, -20],
          [x, -92],
        ],
        'line',
        0.4,
      );
  },
};

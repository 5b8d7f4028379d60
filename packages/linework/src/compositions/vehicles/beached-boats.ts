import { type Brief, type Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { camera, type Camera, type Spot } from '../../geometry/camera.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import { dressSand } from '../../motifs/dressing/shore.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { dressWater } from '../../motifs/dressing/water.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import {
  bucket,
  fishCrate,
  floatBall,
  lobsterPot,
  netHeap,
  roller,
  ropeCoil,
} from '../../motifs/places/quay-things.ts';
import { gull, lighthouse } from '../../motifs/seaside.ts';
import { solidBoat } from '../../motifs/vehicles/solid-boat.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

const HORIZON = 214;
const SHORE = '-20,452! 160,440 420,424 700,446 1020,420! 1020,1000! -20,1000!';

function bay(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('bay').at({ y: HORIZON - 330 });
  const sky = [clockwise(rectangle(0, 100, 1000, 250))];
  if (level === 2) dressSky(sheet, random, { zone: sky, kind: 'heaped', size: 150 });
  else
    for (const [x, y, scale] of [
      [150, 236, 0.6],
      [560, 222, 0.6],
    ] as const)
      driftCloud(sheet.at({ x, y, scale }), random, true);
  const sea = clockwise(drawn('-20,330! 1020,330! 1020,560! -20,560!'));
  sheet.shape(sea, 'line', 'water');
  if (level === 2) dressWater(sheet, random, { zone: [sea], kind: 'currents', size: 92, rim: 'line' });
  village(sheet, level);
  const beach = clockwise(drawn(SHORE));
  sheet.shape(beach, 'line', 'sand');
  if (level === 2) dressSand(sheet, random, { zone: [beach], kind: 'shingle', size: 112, rim: 'line' });
  if (level < 2) for (const [x, y, r] of PEBBLES) sheet.shape(ellipse(x, y, r, r * 0.56), 'line', 'stone');
}

/** Stones on a beach: where they lie and how wide they are. */
const PEBBLES = [
  [470, 830, 26],
  [520, 842, 18],
  [90, 640, 28],
  [140, 656, 20],
  [930, 640, 24],
  [880, 650, 16],
  [70, 846, 22],
  [620, 540, 16],
  [960, 560, 18],
  [520, 700, 22],
] as const;

/** A headland with a few houses and a lighthouse. */
function village(sheet: Sheet, level: 0 | 1 | 2): void {
  lighthouse(sheet.at({ x: 900, y: 286, scale: 0.52 }), level > 0 ? 1 : 0);
  sheet.shape(drawn('600,346! 660,300 740,262 850,246 1020,256! 1020,346!'), 'line', 'leaf');
  for (const [i, [x, y, wide]] of (
    [
      [700, 322, 54],
      [770, 296, 50],
      [836, 326, 60],
    ] as const
  ).entries()) {
    sheet.shape(
      rectangle(x - wide / 2, y - wide * 0.5, wide, wide * 0.5),
      'line',
      (['cream', 'a', 'paper'] as const)[i],
    );
    sheet.shape(
      drawn(`${x - wide * 0.6},${y - wide * 0.48}! ${x},${y - wide}! ${x + wide * 0.6},${y - wide * 0.48}!`),
      'line',
      'ember',
    );
    sheet.shape(rectangle(x - wide * 0.13, y - wide * 0.34, wide * 0.26, wide * 0.34), 'fine', 'c');
  }
}

/** A gull that stands on the frame's origin and looks to the right, 120 units high. */
function standingGull(sheet: Sheet, role: Role): void {
  for (const x of [-6, 14])
    sheet.line(
      [
        [x, -34],
        [x, 0],
      ],
      'line',
      0,
    );
  sheet.shape(drawn('44,-112! 66,-106 70,-98! 44,-98!'), 'line', 'sun');
  sheet.shape(
    drawn('-74,-44! -40,-66 0,-78 14,-104 34,-122 52,-108 48,-88 44,-58 20,-34 -14,-28 -44,-34'),
    'bold',
    'paper',
  );
  sheet.shape(drawn('-84,-40! -46,-66 -4,-72 18,-58 0,-42 -40,-36'), 'line', role);
  sheet.ink(ellipse(38, -106, 3.6));
}

interface Beach {
  readonly brief: Brief;
  readonly view: Camera;
}

/** Logs under a keel, at shares along it. */
function rollers({ brief, view }: Beach, at: Spot, heading: number, shares: readonly number[]): void {
  for (const share of shares) {
    const spot: Spot = [at[0] + Math.cos(heading) * share, 0, at[2] + Math.sin(heading) * share];
    roller(
      brief.sheet.layer('rollers'),
      { view, at: spot, turn: heading + Math.PI / 2, level: brief.level },
      2.5,
      0.17,
    );
  }
}

function besideTheBoat(beach: Beach): void {
  const { brief, view } = beach;
  const { level } = brief;
  const sheet = brief.sheet.layer('things');
  const on = (at: Spot, turn = 0) => ({ view, at, turn, level });
  const spot = (at: Spot): Point => view.see(at);
  lobsterPot(sheet, on([-3, 0, 6.9], 0.95));
  lobsterPot(sheet, on([-1.75, 0, 6.6], 0.8));
  lobsterPot(sheet, on([-2.4, 0.5, 6.75], 0.7));
  netHeap(sheet, brief.random.fork('net'), spot([0.3, 0, 6]), [132, 66], level);
  for (const [x, z, r] of [
    [0.75, 5.6, 25],
    [-0.4, 5.6, 23],
    [0.15, 5.45, 26],
  ] as const)
    floatBall(sheet, [spot([x, 0, z])[0], spot([x, 0, z])[1] - r], r, ['ember', 'paper']);
  fishCrate(sheet, on([2, 0, 6], 0.4), 'b');
  if (level > 0) bucket(sheet, on([3.3, 0, 6.6]), 'c');
  ropeCoil(sheet, on([-1.3, 0, 5.75]), 0.46);
}

const WITH_CABIN = [
  {
    title: 'The Tide Is Out',
    description:
      'The boat rests on its rollers, and everything it brought home lies on the stones. The gull has already counted the fish.',
  },
  {
    title: 'Home before the Weather',
    description:
      'Pots, net and rope are ashore, and the cabin is locked until morning. Behind the headland the clouds pile up.',
  },
];
const OPEN = [
  {
    title: 'An Open Boat on Three Logs',
    description:
      'Three logs are enough to bring a boat up the beach if everybody pulls. Now it can be seen into, down to the last bench.',
  },
  {
    title: 'Four Fish for Supper',
    description:
      'The catch is in the box, the net is drying and the rope is coiled. Only the gull is still at work.',
  },
];

/** Where the eye is: before the boat, or higher and aside of it. */
const STANDS = [
  { from: [0, 3.5, 0], to: [0, 1, 8], zoom: 880 },
  { from: [2.5, 3.7, -1], to: [-0.5, 1, 8], zoom: 960 },
] as const;

/** Boats hauled up on a beach, with what fishers leave beside them. */
export const beachedBoats: Composition = edged({
  name: 'beached-boats',
  category: 'vehicles',
  size: [1000, 800],
  edge: 'page',
  backdrop: 'sky',
  draw(brief) {
    const { level } = brief;
    const hasCabin = brief.random.fork('boat').chance(0.5);
    const eye = brief.random.fork('stand').pick(STANDS);
    const [, sinks] = camera({ ...eye, centre: [0, 0] }).see([0, eye.from[1], 999]);
    const view = camera({ ...eye, centre: [500, HORIZON - sinks] });
    const beach = { brief, view };
    bay(brief);
    const boats = brief.sheet.layer('boats');
    const put = (
      at: Spot,
      heading: number,
      roles: readonly [Role, Role, Role],
      cabin: boolean,
      isFar: boolean,
    ): void => {
      rollers(beach, at, heading, isFar ? [0.6] : [-2.3, 0.4, 2.5]);
      solidBoat(boats, { view, at, heading, level, roles, hasCabin: cabin, isFar }, -1);
    };
    put([-5.4, 0, 16.5], -0.7, ['c', 'cream', 'b'], !hasCabin, true);
    put([-0.35, 0, 9.5], -0.62, ['a', 'paper', 'ember'], hasCabin, false);
    besideTheBoat(beach);
    gull(brief.sheet.layer('gulls').at({ x: 352, y: 130, scale: 0.7 }));
    const [x, y] = view.see([-2.45, 0.52 + 0.52, 6.75]);
    standingGull(brief.sheet.layer('gulls').at({ x, y, scale: 0.8 }), 'stone');
    return {
      ...brief.random.fork('words').pick(hasCabin ? WITH_CABIN : OPEN),
      tags: ['fishing boat', 'beach', 'sea', 'gull', 'nets', 'lobster pots', 'lighthouse'],
    };
  },
});

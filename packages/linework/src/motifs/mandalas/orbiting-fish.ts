import { clockwise } from '../../geometry/boolean.ts';
import { bent, type Orbit } from '../../geometry/bent.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { contains } from '../../geometry/path.ts';
import { place, type Path, type Point } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** What a fish wears behind its gill. */
export type Skin = 'scales' | 'stripes' | 'bars';

/** A fish that swims round a centre, bent along its way. */
export interface OrbitingFish {
  readonly orbit: Orbit;
  /** 1 is 340 units long. */
  readonly size: number;
  readonly level: 0 | 1 | 2;
  readonly skin: Skin;
  /** The body, the fins, the markings. */
  readonly roles: readonly [Role, Role, Role];
  /** Whether it has a deep belly and a long back fin with rays. */
  readonly isDeep?: boolean;
}

/** Body and tail in one outline. */
const BODY =
  '168,2 158,-18 124,-44 66,-58 0,-54 -60,-38 -112,-20 -144,-16 -176,-40 -214,-84 -240,-92! -222,-46 -204,0 -220,46 -236,90! -210,82 -174,40 -144,16 -112,20 -60,34 6,44 70,44 128,30 160,14';
/** The body of a fish with a long back fin: its belly hangs deeper, for the way round bends it upwards. */
const FULL_BODY =
  '168,4 158,-16 124,-40 66,-54 0,-52 -60,-38 -112,-20 -144,-16 -176,-40 -214,-84 -240,-92! -222,-46 -204,0 -220,46 -236,90! -210,82 -174,40 -144,18 -112,36 -64,76 2,92 66,78 122,44 158,16';
const TAIL_ROOT = '-140,-30 -150,0 -140,30';
const BACK_FIN = '80,-44! 64,-88 30,-108 0,-90! -18,-102 -40,-92! -60,-92 -78,-72! -90,-60 -88,-24! 0,-40';
const LONG_BACK_FIN =
  '70,-42! 58,-74 26,-100 -4,-104! -16,-92 -30,-100! -44,-86 -58,-90! -72,-74 -98,-68! -96,-50 -100,-20! -40,-30 0,-36';
const BELLY_FINS = [
  '34,30! 28,62 0,88 -20,70! -20,50 -8,28!',
  '-50,22! -62,48 -92,62 -104,42! -102,26 -88,12!',
];
const ARM_FIN = '66,4! 40,-8 4,-4 -34,20! -14,32! 20,30 54,20!';
const BEHIND_GILL = '76,-80! 62,-30 62,0 82,60! -150,60! -150,-80!';
const GILL = '92,-52 70,-20 70,6 88,46';
const SCALE_COLUMNS = 9;

/** Draws the fish. */
export function orbitingFish(sheet: Sheet, it: OrbitingFish): void {
  const { level, roles } = it;
  const onWay = (path: Path): Path => clockwise(bent(place(path, { scale: it.size }), it.orbit));
  sheet.shape(onWay(drawn(it.isDeep ? LONG_BACK_FIN : BACK_FIN)), 'line', roles[1]);
  for (const fin of BELLY_FINS.slice(level === 0 ? 2 : it.isDeep && it.size < 1 ? 1 : 0))
    sheet.shape(onWay(place(drawn(fin), { y: it.isDeep ? 26 : 0 })), 'line', roles[1]);
  const rim = drawn(it.isDeep ? FULL_BODY : BODY);
  const body = onWay(rim);
  sheet.shape(body, 'bold', roles[0]);
  const inside = sheet.inside([body]);
  drawSkin(inside, it, rim, onWay);
  inside.shape(onWay(drawn(`${TAIL_ROOT} -260,120! -260,-120!`)), 'line', roles[1]);
  if (level > 0) finRays(sheet, onWay, it.isDeep ? DEEP_RAYS.slice(0, it.size < 1 ? 5 : 7) : RAYS);
  inside.line(bentLine(GILL, it), 'line', 0.2);
  sheet.rim(body, 'bold');
  if (level > 0) sheet.shape(onWay(drawn(ARM_FIN)), 'line', roles[1]);
  sheet.line(bentLine('162,8 146,10 134,6', it), 'line', 0.5);
  const eye: Point = [122, -12];
  sheet.shape(onWay(ellipse(eye[0], eye[1], level === 0 ? 17 : 14)), 'line', 'paper');
  sheet.ink(onWay(ellipse(eye[0] + 2, eye[1], 6)));
  sheet.gleam(onWay(ellipse(eye[0] + 5, eye[1] - 3, 2.4)));
}

function bentLine(table: string, { orbit, size }: OrbitingFish): Path {
  return bent(place(traced(table), { scale: size }), orbit);
}

const RAYS = [
  '-164,-14 -192,-36 -218,-66',
  '-166,0 -180,0 -194,0',
  '-164,14 -190,36 -214,66',
  '46,-66 34,-92',
  '10,-70 0,-84',
  '-26,-70 -36,-86',
  '10,60 -8,84',
  '-76,42 -92,58',
];

/** Rays of a fish with a long back fin, those that a small one has too first. */
const DEEP_RAYS = [
  ...RAYS.slice(0, 3),
  '-10,-56 -24,-70 -38,-84',
  '40,-58 28,-76 12,-90',
  '-62,-46 -74,-54 -88,-60',
  '4,90 -8,108',
];

function finRays(sheet: Sheet, onWay: (path: Path) => Path, rays: readonly string[]): void {
  for (const ray of rays) sheet.line(onWay(traced(ray)), 'fine', 0.5);
}

/** Scales, bars or stripes on the body, of which the rim before it is bent is given. */
function drawSkin(
  inside: Sheet,
  { level, skin, roles }: OrbitingFish,
  rim: Path,
  onWay: (path: Path) => Path,
): void {
  const zone = drawn(BEHIND_GILL);
  if (skin === 'scales' && level > 0) {
    const coat = inside.inside([onWay(zone)]);
    for (const [x, y, size] of scaleSpots())
      if (contains(rim, [x, y])) {
        coat.shape(onWay(ellipse(x, y, size, size * 0.98)), 'fine', (x + y) % 2 > 0.6 ? roles[2] : roles[0]);
      }
    return;
  }
  const bars = skin === 'bars' || level === 0;
  if (bars) {
    for (const x of level === 0 ? [-10] : [40, -10, -60])
      inside.shape(
        onWay(
          drawn(
            `${x},-80! ${x - 14},-20 ${x - 8},20 ${x + 6},80! ${x - 30},80! ${x - 44},20 ${x - 48},-20 ${x - 34},-80!`,
          ),
        ),
        'line',
        roles[2],
      );
    return;
  }
  const rows = ['66,-26 0,-30 -60,-22 -104,-6', '70,-4 0,-10 -60,-6 -108,0', '66,22 0,22 -60,14 -104,6'];
  for (const row of rows) inside.line(onWay(traced(row)).toReversed(), 'fine', 0.2);
}

/** Where scales lie on a straight fish, those nearest to the tail first. */
function scaleSpots(): readonly (readonly [x: number, y: number, size: number])[] {
  return Array.from({ length: SCALE_COLUMNS }, (_, i) => {
    const x = -124 + i * 21.5;
    return Array.from({ length: 6 }, (__, k) => [x, -66 + k * 25 + (i % 2) * 12.5, 15.5] as const);
  }).flat();
}

import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place, type Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { pebble } from '../nature/shore.ts';
import type { Scene } from './stage.ts';

type Cover = 'grass' | 'stones' | 'none';

/** Ground from edge to edge that rises and falls once or twice over the page. */
interface Rolling {
  /** The layer that its bands lie in. */
  readonly layer: string;
  /** Where the farthest band begins. */
  readonly top: number;
  readonly bands: number;
  readonly roles: readonly Role[];
  /** What grows or lies on it but for easy pages. */
  readonly cover?: Cover;
}

/** Draws the bands, each a slope that leans to the other side than the one behind it, and what stands on them. */
export function rollingGround(scene: Scene, it: Rolling): void {
  const { sheet, width, height, random } = scene;
  const own = random.fork(`ground ${it.layer}`);
  let side = own.chance(0.5) ? 1 : -1;
  for (let i = 0; i < it.bands; i++) {
    const y = mix(it.top, height + 10, (i / it.bands) ** 1.2);
    const crest = slope(own, width, y, { side, rise: mix(9, 26, i / it.bands) });
    sheet
      .layer(it.layer)
      .shape(
        clockwise([...crest, [width + 20, height + 40], [-20, height + 40]]),
        'line',
        it.roles[i % it.roles.length],
      );
    if (scene.level > 0 && i > 0) coverOf(scene, own, crest, it.cover ?? 'grass');
    side = -side;
  }
}

/** A line over the page that climbs to one side, dips once, and never runs level for long. */
function slope(
  random: Random,
  width: number,
  y: number,
  { side, rise }: { readonly side: number; readonly rise: number },
): Point[] {
  const dip = random.range(0.3, 0.7);
  return curve(
    [-0.03, dip * 0.5, dip, mix(dip, 1, 0.5), 1.03].map((t): [number, number] => [
      width * t,
      y -
        side * rise * (t - 0.5) * 1.6 +
        rise * (Math.abs(t - dip) < 0.02 ? 0.7 : -0.25) * random.range(0.7, 1.3),
    ]),
    14,
  );
}

/** A few tufts or stones along a crest, in groups rather than evenly strewn. */
function coverOf(scene: Scene, random: Random, crest: readonly Point[], cover: Cover): void {
  if (cover === 'none') return;
  const groups =
    scene.level === 2 ? [random.range(0.08, 0.34), random.range(0.64, 0.92)] : [random.range(0.12, 0.88)];
  for (const middle of groups) group(scene, random, crest, { cover, middle });
}

function group(
  scene: Scene,
  random: Random,
  crest: readonly Point[],
  { cover, middle }: { readonly cover: Exclude<Cover, 'none'>; readonly middle: number },
): void {
  const count = random.int(1, 2);
  for (let i = 0; i < count; i++) {
    const t = Math.min(0.97, Math.max(0.03, middle + i * random.range(0.06, 0.1)));
    const [x, y] = crest[Math.floor(t * (crest.length - 1))]!;
    const at = { x, y: y + 12 };
    const near = scene.sheet.layer('cover').at(at);
    if (cover === 'grass') tussock(near, random, random.range(56, 76) / (1 + i * 0.3));
    else pebble(near, 0, 0, random.range(11, 20));
  }
}

/** Three broad blades of grass on the frame's origin, the middle one in front. */
function tussock(sheet: Sheet, random: Random, high: number): void {
  for (const lean of [-0.62, 0.62, 0])
    sheet.shape(
      place(petal('leaf', high * (lean === 0 ? 1 : 0.8), high * 0.36), {
        angle: lean + random.range(-0.1, 0.1),
      }),
      'line',
      'grass',
    );
}

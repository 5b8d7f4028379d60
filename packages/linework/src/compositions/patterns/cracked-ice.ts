import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { around } from '../../geometry/around.ts';
import { fields } from '../../geometry/fields.ts';
import { traced } from '../../geometry/drawn.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { area } from '../../geometry/path.ts';
import { petal } from '../../geometry/petal.ts';
import { between, distance, type Path, type Point } from '../../geometry/point.ts';
import { pageRim } from '../../motifs/page-ground.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';

/** A window lattice like ice that cracked, with plum blossoms that fell on it (a shape grammar: Stiny 1977). */
export const crackedIce: Composition = {
  name: 'cracked-ice',
  category: 'patterns',
  size: [760, 1000],
  strays: 0.8,
  draw(brief) {
    const { random } = brief;
    const sheet = brief.sheet.layer('lattice');
    const rim = clockwise(pageRim(760, 1000));
    sheet.shape(rim, 'bold', 'wood');
    const cracks: Path[] = [];
    crack(rim, byLevel(brief, 66000, 15000, 5600), random.fork('cracks'), cracks);
    const bar = byLevel(brief, 0.5, 8, 6);
    const roles: readonly Role[] = ['water', 'soft', 'sky', 'c'];
    for (const pane of fields([rim], cracks, bar, byLevel(brief, 3600, 900, 300)))
      sheet.shape(pane, 'line', random.pick(roles));
    if (brief.level === 0) drawBough(brief);
    else drawBlossoms(brief, cracks);
    return {
      title: random.pick([
        'Plum Blossoms on Cracked Ice',
        'The Window of the Tea House',
        'Ice on the Garden Pond',
        'Winter Breaks at Last',
      ]),
      description:
        'The lattice breaks like ice on a pond, and plum blossoms have fallen on its bars. Keep the panes cold and the petals warm.',
      tags: ['lattice', 'blossom', 'window', 'ice', 'chinese'],
    };
  },
};

/** Breaks a pane in two until its pieces are small, and notes the breaks. */
function crack(pane: Path, most: number, random: Random, cracks: Path[]): void {
  const size = Math.abs(area(pane));
  if (size < most * random.range(0.8, 1.5)) return;
  const n = pane.length;
  const sides = pane.map((point, i) => distance(point, pane[(i + 1) % n]!));
  const first = sides.indexOf(Math.max(...sides));
  const others = [...sides.keys()].filter((i) => i !== first && !(n > 3 && isBeside(i, first, n)));
  const second = others.toSorted((a, b) => sides[b]! - sides[a]!)[0]!;
  const [from, to] = [breakPoint(pane, first, random), breakPoint(pane, second, random)];
  cracks.push([from, to]);
  const [low, high] = first < second ? [first, second] : [second, first];
  const [a, b] = first < second ? [from, to] : [to, from];
  crack([a, ...pane.slice(low + 1, high + 1), b], most, random, cracks);
  crack([b, ...pane.slice(high + 1), ...pane.slice(0, low + 1), a], most, random, cracks);
}

function isBeside(i: number, first: number, n: number): boolean {
  return (i + 1) % n === first || (first + 1) % n === i;
}

function breakPoint(pane: Path, side: number, random: Random): Point {
  return between(pane[side]!, pane[(side + 1) % pane.length]!, random.range(0.34, 0.66));
}

/** A plum bough with blossoms and a bud that hangs over the ice of an easy page. */
function drawBough(brief: Brief): void {
  const sheet = brief.sheet.layer('blossoms').inside([clockwise(pageRim(760, 1000))]);
  const flip = brief.random.chance(0.5);
  const bough = sheet.at({ x: flip ? 760 : 0, flip });
  for (const [table, half] of [
    ['800,120 640,210 520,330 420,500 250,640', 22],
    ['520,330 400,270 260,260', 15],
  ] as const)
    bough.shape(
      tube(traced(table), (t) => half * (1.15 - 0.5 * t)),
      'line',
      'wood',
    );
  for (const [x, y, size] of [
    [560, 260, 112],
    [270, 240, 98],
    [410, 490, 120],
    [230, 690, 104],
  ] as const) {
    around(bough, { centre: [x, y], radius: 0, count: 5, phase: brief.random.range(0, 1) }, (spot) =>
      spot.shape(petal('round', size, size * 1.02), 'line', 'blush'),
    );
    bough.shape(ellipse(x, y, size * 0.32), 'line', 'sun');
  }
}

function drawBlossoms(brief: Brief, cracks: readonly Path[]): void {
  const sheet = brief.sheet.layer('blossoms').inside([clockwise(pageRim(760, 1000))]);
  const size = byLevel(brief, 96, 62, 44);
  const kept: Point[] = [];
  const ends = brief.random.shuffle(cracks.flatMap((line) => [...line]));
  for (const end of ends) {
    const [x, y] = end;
    const isFar = kept.every((other) => distance(other, end) > size * 2.7);
    if (!isFar || x < 34 + size || x > 726 - size || y < 34 + size || y > 966 - size) continue;
    if (kept.length >= byLevel(brief, 5, 11, 20)) break;
    kept.push(end);
    const turn = brief.random.range(0, 1);
    around(sheet, { centre: end, radius: 0, count: 5, phase: turn }, (spot) =>
      spot.shape(petal('round', size, size * 0.98), 'line', 'blush'),
    );
    sheet.shape(ellipse(x, y, size * 0.3), 'line', 'sun');
  }
}

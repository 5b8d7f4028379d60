import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { ellipse } from '../../geometry/forms.ts';
import type { PetalKind } from '../../geometry/petal.ts';
import { disc } from '../../motifs/bands.ts';
import { ornatePetal, type Decor } from '../../motifs/ornate-petal.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** Rows of petals laid like scales, each row half a step aside of the next: a dahlia grown to a mandala. */
export const dahliaMandala: Composition = {
  name: 'mandala-dahlia',
  category: 'mandalas',
  size: [1000, 1000],
  strays: 0,
  draw(brief) {
    const wheel = brief.sheet.layer('mandala').at({ x: 500, y: 500 });
    const kind = brief.random.pick<PetalKind>(['lotus', 'round', 'leaf', 'heart']);
    drawRows(wheel, brief, kind);
    const name = { lotus: 'Water Lily', round: 'Dahlia', leaf: 'Sunburst', heart: 'Clover' }[kind as 'leaf'];
    return {
      title: `${brief.random.pick(['Deep', 'Velvet', 'Morning', 'Silent', 'Glowing'])} ${name} Mandala`,
      description:
        'Row upon row of petals overlaps like the scales of a flower. Shade from a light heart to a dark rim, or the other way round.',
      tags: ['mandala', 'flower', 'petals', 'meditation', 'circle'],
    };
  },
};

function drawRows(wheel: Sheet, brief: Brief, kind: PetalKind): void {
  const fold = byLevel(brief, 6, brief.random.pick([10, 12]), brief.random.pick([14, 16]));
  const rows = byLevel(brief, 3, 4, 6);
  const [rim, core] = [448, byLevel(brief, 96, 92, 84)];
  const roles = brief.random.shuffle<Role>(['a', 'b', 'c', 'd']);
  const decors = brief.random.shuffle<Decor[]>(
    byLevel(
      brief,
      [['drop'], [], []],
      [['echo'], ['drop'], [], ['eye']],
      [['echo'], ['drop'], ['nest'], ['eye'], ['echo', 'drop'], ['rib']],
    ),
  );
  for (let row = 0; row < rows; row++) {
    const tip = rim - ((rim - core) * row) / rows;
    const next = rim - ((rim - core) * (row + 1)) / rows;
    const base = Math.max(8, next - (rim - core) * 0.24);
    const count = tip * 6.28 < fold * 70 && brief.level > 0 ? fold / 2 : fold;
    const length = tip - base;
    const width = ((Math.PI * 2 * (next + (tip - next) * 0.3)) / count) * 0.99;
    around(wheel, { radius: base, count, phase: row % 2 === 0 ? 0 : 0.5 }, (spot) => {
      ornatePetal(spot, {
        kind,
        length,
        width,
        decor: decors[row % decors.length]!,
        role: roles[row % 4]!,
        inner: 'soft',
        weight: row === 0 ? 'bold' : 'line',
        isFine: true,
      });
      if (row === 0 && brief.level === 2) spot.shape(ellipse(0, -length - 8, 8), 'line', 'sun');
    });
    wheel.shape(disc(next), 'line', roles[(row + 1) % 4]);
  }
  wheel.shape(disc(core), 'line', 'soft');
  const inner = byLevel(brief, 0, 6, 8);
  around(wheel, { radius: core * 0.36, count: inner }, (spot) =>
    spot.shape(ellipse(0, -core * 0.3, (core * 1.5) / inner, core * 0.2), 'fine', 'sun'),
  );
  wheel.shape(disc(core * 0.32), 'line', 'a');
}

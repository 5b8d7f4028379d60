import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';

import { knots, points } from '../../geometry/knots.ts';
import { normals, resample } from '../../geometry/path.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Path } from '../../geometry/point.ts';
import { many, titled } from '../../motifs/flower-names.ts';
import { FLOWERS, type FlowerName } from '../../motifs/flowers.ts';
import { bow } from '../../motifs/holidays/presents.ts';
import { branch } from '../../motifs/branch.ts';
import { butterfly, songbird } from '../../motifs/nature/fliers.ts';
import { speciesLeaf } from '../../motifs/nature/leaves.ts';
import { shining } from '../../motifs/nature/skies.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

type Middle = 'birds' | 'letter' | 'butterfly';

const MIDDLES: Readonly<Record<Middle, string>> = {
  birds: 'Two small birds sit together in the middle.',
  letter: 'A sealed letter waits in the middle.',
  butterfly: 'A butterfly rests in the middle.',
};

/** A heart wound from leaves and flowers for Valentine's Day. */
export const valentine: Composition = {
  name: 'valentine',
  category: 'holidays',
  size: [1000, 1000],
  strays: 1.4,
  draw(brief) {
    const { random, level } = brief;
    const kind = random.pick<FlowerName>(['rose', 'daisy', 'cosmos', 'poppy']);
    const middle = random.pick<Middle>(['birds', 'letter', 'butterfly']);
    const heart = place(petal('heart', 700, 720), { x: 500, y: 856 });
    drawGround(brief, heart);
    drawMiddle(brief, middle);
    drawWreath(brief, heart, kind);
    bow(brief.sheet.layer('bow').at({ x: 500, y: 850, scale: byLevel(brief, 1.7, 1.4, 1.2) }), 'rust');
    return {
      title: `Heart of ${titled(many(kind))} with ${{ birds: 'Two Birds', letter: 'a Letter', butterfly: 'a Butterfly' }[middle]}`,
      description: `${titled(many(kind))} and leaves are wound into a heart for Valentine's Day. ${MIDDLES[middle]}`,
      tags: ['valentine', 'heart', many(kind), middle, ...(level === 0 ? ['love'] : ['wreath'])],
    };
  },
};

function drawGround(brief: Brief, heart: Path): void {
  const { random } = brief;
  const sheet = brief.sheet.layer('ground');
  sheet.shape(heart, 'line', 'soft');
  const style = random.pick(['rays', 'rings'] as const);
  shining(sheet.inside([clockwise(heart)]), {
    at: [500, 440],
    radius: byLevel(brief, 130, 110, 100),
    rays: style === 'rays' ? byLevel(brief, 6, 14, 22) : byLevel(brief, 2, 3, 5),
    style,
    roles: ['cream', 'soft'],
  });
}

function drawMiddle(brief: Brief, middle: Middle): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('middle');
  if (middle === 'butterfly')
    return butterfly(sheet.at({ x: 500, y: 450, scale: byLevel(brief, 1.9, 1.8, 1.7) }), ['a', 'd'], level);
  if (middle === 'letter') return letter(sheet.at({ x: 500, y: 460, angle: -0.08 }));
  branch(sheet, knots('250,560 380,544 500,556 640,540 750,556'), 15, random, 0);
  songbird(sheet.at({ x: 400, y: 548, scale: byLevel(brief, 1.1, 1.06, 1) }), ['d', 'rust'], level);
  songbird(sheet.at({ x: 600, y: 546, scale: byLevel(brief, 1.1, 1.06, 1), flip: true }), ['c', 'a'], level);
  sheet.shape(place(petal('heart', 84, 88), { x: 500, y: 370 }), 'line', 'rust');
}

function letter(sheet: Sheet): void {
  sheet.shape(points('-190,-120 190,-120 190,130 -190,130'), 'bold', 'paper');
  for (const x of [-190, 190])
    sheet.line(
      [
        [x, 130],
        [x * 0.16, 0],
      ],
      'line',
      0,
    );
  sheet.shape(curve(knots('-190,-120! 0,40! 190,-120!')).slice(), 'bold', 'soft');
  sheet.shape(place(petal('heart', 92, 96), { y: 60 }), 'line', 'rust');
}

function drawWreath(brief: Brief, heart: Path, kind: FlowerName): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('wreath');
  const count = byLevel(brief, 12, 11, 26);
  const rim = resample(heart, 2, true);
  const sides = normals(rim, true);
  const spots = Array.from({ length: count }, (_, i) =>
    Math.floor(((i + (level === 1 ? 0 : 0.5)) / count) * rim.length),
  );
  for (const [i, k] of spots.entries()) {
    const [x, y] = rim[k]!;
    const [nx, ny] = sides[k]!;
    const out = Math.atan2(ny, nx) + Math.PI / 2;
    for (const turn of level === 0 ? [i % 2 === 0 ? 0.5 : 2.6] : [0.75, 2.4])
      speciesLeaf(
        sheet.at({
          x,
          y,
          angle: out + turn + Math.PI,
          scale: byLevel(brief, 1.15, 1, 0.84) * random.range(0.92, 1.06),
        }),
        i % 2 === 0 ? 'beech' : 'birch',
        i % 2 === 0 ? 'leaf' : 'grass',
        level === 2 ? 1 : 0,
      );
  }
  const roles: Role[] = ['a', 'rust', 'b'];
  const blooms = byLevel(brief, 6, 11, 12);
  for (let i = 0; i < blooms; i++) {
    const [x, y] = rim[Math.floor(((i + 0.5) / blooms) * rim.length)]!;
    FLOWERS[kind](sheet.at({ x, y, scale: byLevel(brief, 0.78, 0.66, 0.56) * (i % 2 === 0 ? 1.06 : 0.9) }), {
      random: random.fork(`bloom ${i}`),
      level: 0,
      petals: roles[i % 3]!,
      heart: 'sun',
    });
  }
}

import { knots, points } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { unite } from '../../geometry/boolean.ts';
import { blob, curve, twin } from '../../geometry/curve.ts';
import { arc, ellipse, star } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place } from '../../geometry/point.ts';
import { band, disc } from '../../motifs/bands.ts';
import { fit } from '../../motifs/figures/figure.ts';
import { sunlet } from '../../motifs/figures/ornaments.ts';
import { ornatePetal } from '../../motifs/ornate-petal.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import type { Sheet } from '../../sheet.ts';
import { onGround } from '../on-ground.ts';

/** How deep the band of small ornaments round the sky is, for each difficulty. */
const BAND = [0, 46, 34] as const;
/** How far the flames of a sun of size 1 reach. */
const FLAME_REACH = 258;

/** A dreaming sun among moons and stars. */
export const sunAlone: Composition = {
  name: 'mandala-sun',
  category: 'mandalas',
  size: [1000, 1000],
  strays: 0,
  draw(brief) {
    const wheel = brief.sheet.layer('mandala').at({ x: 500, y: 500 });
    const fold = brief.random.pick(byLevel(brief, [8], [8, 10, 12], [12, 14, 16]));
    const wanted = brief.random.pick([0.84, 1, 1.16]);
    const rim = brief.random.pick([372, 400, 414]);
    const size = Math.min(wanted, (rim - BAND[brief.level] - byLevel(brief, 132, 96, 96)) / FLAME_REACH);
    drawHeaven(wheel, brief, { tips: fold, rim, sun: size });
    const middle = wheel.at({ scale: size });
    drawRays(middle, brief, fold);
    drawFace(middle, brief.level);
    return {
      title: `${brief.random.pick(['Dreaming', 'Sleeping', 'Celestial', 'Smiling', 'Midsummer'])} Sun Mandala`,
      description:
        'A sun with closed eyes dreams in the middle of a ring of moons. Its rays wave outwards like small flames.',
      tags: ['mandala', 'sun', 'moon', 'stars', 'celestial'],
    };
  },
};

/** The same on a ground where the page is hard. */
export const sunMandala = onGround(sunAlone, (ground, random, zone) =>
  dressSky(ground, random, { zone, kind: 'stars', size: 110 }),
);

interface Heaven {
  readonly tips: number;
  readonly rim: number;
  /** Size of the sun in its middle. */
  readonly sun: number;
}

function drawHeaven(wheel: Sheet, brief: Brief, { tips, rim, sun }: Heaven): void {
  drawFringe(wheel, brief, tips, rim);
  const edge = BAND[brief.level];
  if (brief.level === 1) {
    wheel.shape(disc(rim), 'bold', 'soft');
    around(wheel, { radius: rim - edge / 2, count: tips * 2, phase: 0.5 }, (spot) =>
      spot.shape(ellipse(0, 0, 12), 'line', 'c'),
    );
  }
  if (brief.level === 2) {
    const kind = brief.random.pick(['beads', 'drops', 'diamonds'] as const);
    band(wheel, {
      inner: rim - edge,
      outer: rim,
      kind,
      fold: tips,
      spacing: 1.2,
      role: 'soft',
      ornament: 'c',
    });
  }
  const sky = rim - edge;
  wheel.shape(disc(sky), 'bold', 'night');
  around(wheel, { radius: 160 * sun, count: tips, phase: 0.5 }, (spot) =>
    spot.line(
      [
        [0, 0],
        [0, 160 * sun - sky],
      ],
      'line',
      0,
    ),
  );
  if (brief.level === 2) clouds(wheel, sky, tips);
  const from = FLAME_REACH * sun;
  const ring = mix(from, sky, byLevel(brief, 0.46, 0.45, 0.42));
  const room = Math.min((sky - from) * byLevel(brief, 0.38, 0.42, 0.34), ((ring * Math.PI) / tips) * 0.72);
  const others = brief.random.pick(['star', 'sun', 'drop'] as const);
  around(wheel, { radius: ring, count: tips }, (spot, i) => {
    if (i % 2 === 0)
      moon(brief.level === 1 ? spot.at({ angle: (-i / tips) * Math.PI * 2 }) : spot, room, brief.level);
    else if (others === 'star' || (others === 'sun' && brief.level === 1))
      spot.shape(star(0, 0, room, room * 0.48, 5), 'line', 'sun');
    else if (others === 'sun')
      fit(spot, sunlet, { level: 0, main: 'ember', accent: 'b' }, room * 2, room * 2);
    else spot.shape(place(petal('drop', room * 1.9, room * 1.2), { y: room * 0.95 }), 'line', 'c');
  });
}

/** Clouds along the rim of the sky between its spokes. */
function clouds(wheel: Sheet, sky: number, tips: number): void {
  const inside = wheel.inside([disc(sky)]);
  const half = (Math.PI * sky) / tips;
  around(inside, { radius: sky + 4, count: tips }, (spot) => {
    spot.shape(
      unite([
        ellipse(-half * 0.5, 0, half * 0.46, 26),
        ellipse(half * 0.5, 0, half * 0.46, 26),
        ellipse(0, 0, half * 0.5, 36),
      ]),
      'line',
      'soft',
    );
  });
  wheel.rim(disc(sky), 'bold');
}

/** What looks out behind the sky: leaves and domes, rays, or clouds. */
function drawFringe(wheel: Sheet, brief: Brief, tips: number, rim: number): void {
  const step = (rim * Math.PI * 2) / tips;
  const kind = brief.random.pick(['leaf', 'lotus', 'cloud'] as const);
  const reach = 458 - rim;
  if (kind === 'cloud') {
    around(wheel, { radius: rim - 8, count: tips * 2, phase: 0.5 }, (spot) =>
      spot.shape(ellipse(0, 0, step * 0.29, reach), 'bold', 'd'),
    );
    if (brief.level > 0)
      around(wheel, { radius: rim - 8, count: tips * 2, phase: 0.5 }, (spot) =>
        spot.shape(ellipse(0, 0, step * 0.17, reach * 0.6), 'fine', 'soft'),
      );
    return;
  }
  around(wheel, { radius: rim - 66, count: tips, phase: 0.5 }, (spot) =>
    ornatePetal(spot, { kind, length: 66 + reach, width: step * 0.66, decor: [], role: 'd', weight: 'bold' }),
  );
  around(wheel, { radius: rim - 20, count: tips }, (spot) => {
    spot.shape(ellipse(0, -8, step * 0.24, reach * 0.8), 'bold', 'b');
    if (brief.level > 0) spot.shape(ellipse(0, -14, step * 0.1), 'fine', 'sun');
  });
}

/** A crescent; the one for the youngest is nearly half a moon, and medium pages give it a sleeping face. */
function moon(sheet: Sheet, size: number, level: 0 | 1 | 2): void {
  if (level === 1) return sleepingMoon(sheet.at({ scale: size / 100 }));
  const [aside, from] = level === 0 ? [0.75, 1.736] : [0.5, 1.418];
  sheet.shape(
    [
      ...arc(0, 0, size, size, Math.PI * 2 - 0.9, 0.9),
      ...arc(size * aside, 0, size * 0.79, size * 0.79, from, Math.PI * 2 - from),
    ],
    'line',
    'cream',
  );
}

/** A crescent 200 units tall in profile, its eye closed. */
function sleepingMoon(sheet: Sheet): void {
  sheet.shape(
    blob(
      knots(
        '56,-86! 10,-100 -48,-88 -90,-44 -98,10 -76,62 -30,94 20,98 58,82! 26,72 6,50! 14,32 8,20! 40,8! 14,-22 20,-56',
      ),
    ),
    'line',
    'cream',
  );
  sheet.line(curve(points('-34,-24 -20,-14 -2,-18')), 'line', 0.4);
}

function drawRays(wheel: Sheet, brief: Brief, fold: number): void {
  const [base, reach] = [150, byLevel(brief, 96, 96, 92)];
  const width = (base * 6.28) / fold;
  if (brief.level > 0)
    around(wheel, { radius: base, count: fold, phase: 0.5 }, (spot) =>
      spot.shape(petal('leaf', reach * 0.8, width * 0.9), 'line', 'a'),
    );
  around(wheel, { radius: base, count: fold }, (spot) => {
    spot.shape(
      blob([
        [-width * 0.42, 6, 1],
        [-width * 0.44, -reach * 0.3],
        [-width * 0.1, -reach * 0.62],
        [width * 0.16, -reach * 1.06, 1],
        [width * 0.28, -reach * 0.6],
        [width * 0.22, -reach * 0.34],
        [width * 0.42, 6, 1],
      ]),
      'line',
      'sun',
    );
    if (brief.level === 2)
      spot.line(
        curve([
          [-width * 0.06, -reach * 0.18],
          [-width * 0.08, -reach * 0.4],
          [width * 0.08, -reach * 0.74],
        ]),
        'fine',
        0.7,
      );
  });
  if (brief.level > 0)
    band(wheel, {
      inner: 146,
      outer: 172,
      kind: 'teeth',
      fold,
      spacing: brief.level === 1 ? 1.9 : 1.2,
      role: 'b',
      ornament: 'cream',
    });
}

function drawFace(wheel: Sheet, level: number): void {
  wheel.shape(disc(level === 0 ? 160 : 146), 'bold', 'sun');
  if (level > 0) {
    wheel.shape(twin(knots('0,-136! 20,-110 0,-78!')), 'fine', 'a');
    for (const side of [-1, 1])
      wheel.shape(
        blob([
          [side * 26, -88, 1],
          [side * 58, -106],
          [side * 92, -88, 1],
          [side * 58, -94],
        ]),
        'fine',
        'b',
      );
  }
  for (const side of [-1, 1]) {
    wheel.line(
      curve([
        [side * 24, -38],
        [side * 42, -22],
        [side * 66, -20],
        [side * 88, -36],
      ]),
      'bold',
      0.5,
    );
    for (const [x, y] of [
      [38, -24],
      [56, -18],
      [74, -24],
    ] as const)
      wheel.line(
        [
          [side * x, y],
          [side * (x + 4), y + 14],
        ],
        'line',
        0.6,
      );
    wheel.shape(ellipse(side * 82, 30, 28, 24), 'fine', 'blush');
  }
  wheel.line(curve(points('8,-44 14,6 24,28 4,38 -14,32')), 'line', 0.5);
  if (level === 0) return wheel.line(arc(0, 56, 46, 34, 0.3, Math.PI - 0.3), 'bold', 0.4);
  wheel.shape(blob(knots('-42,70! -16,60 0,66 16,60 42,70! 0,76')), 'line', 'a');
  wheel.shape(blob(knots('-42,70! 0,78 42,70! 18,94 -18,94')), 'line', 'a');
}

import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise, intersect } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { resample } from '../../geometry/path.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place, polar, type Point } from '../../geometry/point.ts';
import { FLOWERS, type FlowerName } from '../../motifs/flowers.ts';
import { face, shoulders } from '../../motifs/people/face.ts';
import { STYLES, type Hair, type Style } from '../../motifs/people/hair.ts';
import { SCENE_PENS } from '../../motifs/scenery.ts';
import { fillZone, type PatternName } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

const NAMES = [
  'Amara',
  'Lucia',
  'Mei',
  'Freya',
  'Zainab',
  'Ines',
  'Nala',
  'Clara',
  'Yuki',
  'Leila',
  'Rosa',
  'Thandi',
  'Ivy',
  'Noor',
  'Elena',
  'Sofia',
  'Kaia',
  'Maya',
] as const;

/** A portrait from the front, flowers in the hair and leaves behind it. */
export const flowerPortrait: Composition = {
  name: 'flower-portrait',
  category: 'people',
  size: [800, 1000],
  strays: 1.2,
  pens: SCENE_PENS,
  draw(brief) {
    const { random, level } = brief;
    const style = random.pick(STYLES);
    const flower = random.pick<FlowerName>(['rose', 'daisy', 'poppy', 'cosmos', 'lily', 'peony']);
    const isAsleep = random.chance(0.4);
    const rim = rectangle(34, 34, 732, 932, 24);
    brief.sheet.layer('ground').shape(rim, 'bold', 'soft');
    const inside = brief.sheet.inside([rim]);
    drawLeaves(inside.layer('leaves'), brief);
    const hair: Hair = {
      role: random.pick<Role>(['wood', 'ember', 'gold', 'rust', 'fur', 'night']),
      accent: random.pick<Role>(['a', 'b', 'c']),
      level,
      random: random.fork('hair'),
    };
    drawPerson(
      inside.layer('person').at({ x: 400, y: 452, scale: 1.12 }),
      { ...brief, random: random.fork('person') },
      style,
      hair,
      isAsleep,
    );
    drawCrown(inside.layer('flowers').at({ x: 400, y: 452, scale: 1.12 }), brief, flower, style);
    brief.sheet.layer('frame').rim(rim, 'bold');
    const name = random.fork('name').pick(NAMES);
    return {
      title: `${name} with ${isAsleep ? 'Closed Eyes' : 'Flowers in Her Hair'}`,
      description: `${name} wears ${style.name} and a garland of flowers. ${isAsleep ? 'She has closed her eyes and listens.' : 'She looks straight at you.'}`,
      tags: ['portrait', 'woman', 'hair', 'flowers', 'face', 'garland'],
    };
  },
};

/** Long leaves that fan out behind the head and fill the page to its edge. */
function drawLeaves(sheet: Sheet, brief: Brief): void {
  const rings = byLevel(
    brief,
    [[7, 520, 230]],
    [[11, 560, 230]],
    [
      [17, 620, 210],
      [14, 470, 190],
    ],
  ) as readonly (readonly number[])[];
  for (const [k, [count, reach, long]] of rings.entries())
    for (let i = 0; i < count!; i++) {
      const angle = mix(Math.PI * 0.78, Math.PI * 2.22, (i + (k % 2) * 0.5) / (count! - 1));
      const [x, y] = polar([400, 430], reach! - long!, angle);
      const at = { x, y, angle: angle + Math.PI / 2 };
      sheet.shape(
        place(petal('leaf', long! * 1.25, long! * 0.62), at),
        'line',
        k % 2 === 0 ? 'leaf' : 'grass',
      );
      sheet.line(
        place(
          [
            [0, -8],
            [0, -long! * 1.25 + 12],
          ] satisfies Point[],
          at,
        ),
        'fine',
        0.4,
      );
    }
}

function drawPerson(sheet: Sheet, brief: Brief, style: Style, hair: Hair, isAsleep: boolean): void {
  const { random, level } = brief;
  const skin = random.pick<Role>(['cream', 'sand', 'fur', 'gold', 'wood', 'blush']);
  style.behind(sheet, hair);
  shoulders(sheet, skin);
  drawDress(sheet, brief);
  if (level === 2) necklace(sheet);
  face(sheet, { skin, iris: random.pick<Role>(['water', 'leaf', 'wood']), isAsleep, level });
  style.before(sheet, hair);
  if (style.name.includes('scarf')) return;
  for (const side of [-1, 1])
    sheet.shape(
      place(petal('drop', 46, 24), { x: side * 106, y: 52, angle: Math.PI }).map(([x, y]): Point => [x, y]),
      'line',
      'sun',
    );
}

/** Two strings of beads about the neck, a drop on the lower one. */
function necklace(sheet: Sheet): void {
  const string = (thread: Point[], r: number): void => {
    sheet.line(thread, 'line', 0);
    for (const [i, [x, y]] of resample(thread, r * 2.1).entries())
      sheet.shape(ellipse(x, y, r), 'line', i % 2 ? 'sun' : 'a');
  };
  string(curve(knots('-46,152 -34,190 0,208 34,190 46,152')), 10);
  string(curve(knots('-74,198 -52,248 0,284 52,248 74,198')), 13);
  sheet.shape(place(petal('drop', 60, 38), { x: 0, y: 356, angle: 0 }), 'line', 'ember');
}

function drawDress(sheet: Sheet, brief: Brief): void {
  const { random, level } = brief;
  const rim = clockwise(
    blob(
      knots('-196,238! -120,312 0,340 120,312 196,238! 270,290 320,400 330,520! -330,520! -320,400 -270,290'),
    ),
  );
  sheet.shape(rim, 'bold', 'd');
  const hem = clockwise(
    blob(knots('-196,238! -120,312 0,340 120,312 196,238! 222,252! 132,346 0,376 -132,346 -222,252!')),
  );
  if (level > 0) {
    const zone = intersect([rim], [rectangle(-400, 0, 800, 480)]);
    const pattern = random.pick<PatternName>(['hearts', 'scales', 'lattice', 'diamonds']);
    fillZone(pattern, { sheet, zone, size: byLevel(brief, 0, 84, 58), angle: 0, roles: ['d', 'soft'] });
  }
  sheet.shape(hem, 'line', 'cream');
}

/** A garland over the brow: leaves first, then flowers, the largest in the middle. */
function drawCrown(sheet: Sheet, brief: Brief, flower: FlowerName, style: Style): void {
  const { random, level } = brief;
  const count = byLevel(brief, 3, 3, 7);
  const radius = style.name.includes('curls') ? 176 : 152;
  const spots = Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1);
    const angle = mix(Math.PI * 1.08, Math.PI * 1.92, t);
    const size = mix(byLevel(brief, 92, 96, 58), byLevel(brief, 128, 140, 88), Math.sin(t * Math.PI));
    return { at: polar([0, 4], radius, angle), angle, size };
  });
  for (const { at, angle, size } of spots)
    for (const lean of [-0.7, 0.7])
      sheet.shape(
        place(petal('leaf', size * 0.95, size * 0.42), {
          x: at[0],
          y: at[1],
          angle: angle + Math.PI / 2 + lean,
        }),
        'line',
        'leaf',
      );
  const order = spots
    .map((_, i) => i)
    .toSorted((a, b) => Math.abs(b - (count - 1) / 2) - Math.abs(a - (count - 1) / 2));
  for (const i of order) {
    const { at, size } = spots[i]!;
    FLOWERS[flower](sheet.at({ x: at[0], y: at[1], scale: size / 200 }), {
      random: random.fork(`flower ${i}`),
      level: level === 2 ? 1 : 0,
      petals: (['a', 'b', 'c'] as const)[i % 3]!,
      heart: 'sun',
    });
  }
}

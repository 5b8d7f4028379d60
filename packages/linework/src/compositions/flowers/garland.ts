import { knots } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { curve, type Knot } from '../../geometry/curve.ts';
import { arc, ellipse, tube } from '../../geometry/forms.ts';
import { resample } from '../../geometry/path.ts';
import { distance, type Path, type Point } from '../../geometry/point.ts';
import { headline, titled } from '../../motifs/flower-names.ts';
import { SPECIES, speciesOf, type SpeciesName } from '../../motifs/flowers/species/species.ts';
import { head } from '../../motifs/flowers/species/stalk.ts';
import { bow } from '../../motifs/flowers/ribbon.ts';
import { sprig } from '../../motifs/sprig.ts';
import { bee, butterfly } from '../../motifs/visitors.ts';
import type { Role } from '../../roles.ts';

interface Hoop {
  readonly title: string;
  readonly said: string;
  readonly tag: string;
  /** The line the flowers are bound to; where it is open a bow or nothing closes it. */
  readonly line: Path;
  readonly bow?: Point;
  readonly guest: Point;
  /** Whether twigs close the ring of medium pages between its flowers. */
  readonly isTwiggy?: boolean;
  /** Radius of the medallion within; none at 0. */
  readonly inner: number;
}

const HEART: readonly Knot[] = knots(
  '500,862 330,700 170,520 140,330 250,180 400,190 500,320! 600,190 750,180 860,330 830,520 670,700 500,862',
);

const HOOPS: Readonly<Record<string, Hoop>> = {
  wreath: {
    title: 'Wreath',
    said: 'a round wreath with a bow',
    tag: 'wreath',
    line: arc(500, 480, 325, 325, Math.PI * 0.6, Math.PI * 2.4),
    bow: [500, 800],
    guest: [500, 480],
    inner: 165,
  },
  heart: {
    title: 'Heart Wreath',
    said: 'a wreath bent into a heart',
    tag: 'heart',
    line: curve(HEART),
    guest: [500, 572],
    isTwiggy: true,
    inner: 0,
  },
};

const BOUND: readonly SpeciesName[] = [
  'rose',
  'anemone',
  'poppy',
  'frangipani',
  'dogwood',
  'cherry',
  'camellia',
  'clematis',
  'daffodil',
  'marguerite',
  'hellebore',
  'peony',
  'hibiscus',
  'sunflower',
];

function garland(key: string, hoop: Hoop): Composition {
  return {
    name: `garland-${key}`,
    category: 'flowers',
    size: [1000, 1000],
    strays: 1.5,
    draw(brief) {
      const names = brief.random
        .shuffle(BOUND.slice(0, brief.level === 0 ? 8 : BOUND.length))
        .slice(0, brief.level === 0 ? 2 : 3);
      const sheet = brief.sheet.at({ x: 55, y: 55, scale: 0.89 });
      const page = { ...brief, sheet };
      sheet.layer('hoop').shape(
        tube(hoop.line, () => 9),
        'line',
        'wood',
      );
      if (hoop.isTwiggy && brief.level === 1) drawTwigs(page, hoop);
      drawBound(page, hoop, names);
      drawGuests(page, hoop);
      const [first, second] = names.map((name) => SPECIES[name].many);
      return {
        title: `${hoop.title} of ${headline(first!)} and ${headline(second!)}`,
        description: `${titled(first!)} and ${second!} are bound to ${hoop.said}. Repeat your colors round the ring to hold it together.`,
        tags: ['flowers', 'leaves', 'decoration', hoop.tag, ...names].slice(0, 8),
      };
    },
  };
}

/** Twigs to both sides of the line between every two flowers, with leaves on one side and berries on the other. */
function drawTwigs({ sheet, random }: Brief, hoop: Hoop): void {
  const own = random.fork('twigs');
  const line = resample(hoop.line, 95);
  line.forEach(([x, y], i) => {
    if (i % 2 === 0 || i === line.length - 1) return;
    const [a, b] = [line[i - 1]!, line[i + 1]!];
    const way = Math.atan2(b[1] - a[1], b[0] - a[0]);
    for (const side of [-1, 1])
      sprig(sheet.layer('leaves'), {
        from: [x, y],
        angle: way + side * own.range(1.2, 1.5),
        length: own.range(92, 112) * (side > 0 ? 0.86 : 1),
        kind: side > 0 ? 'berry' : 'leafy',
        random: own,
        pairs: 1,
      });
  });
}

function drawBound(brief: Brief, hoop: Hoop, names: readonly SpeciesName[]): void {
  const { random, level, sheet } = brief;
  const step = byLevel(brief, 330, 190, 172);
  const all = resample(hoop.line, step);
  const isClosed = distance(all[0]!, all.at(-1)!) < 1;
  const spots = isClosed ? all.slice(0, -1) : all;
  const roles: readonly Role[] = ['a', 'd', 'b'];
  spots.forEach(([x, y]) => {
    const way = Math.atan2(y - 500, x - 500);
    for (const turn of byLevel(brief, [-0.75], [-0.7, 0.7, 3.1], [-0.75, 0.6, 3.1]))
      SPECIES.camellia.leaf(
        sheet.layer('leaves').at({
          x,
          y,
          angle: way + Math.PI / 2 + turn,
          scale: byLevel(brief, 2.2, 1.55, 1.45) * random.range(0.9, 1.1),
        }),
        {
          random,
          level: level === 2 ? 1 : 0,
        },
      );
  });
  spots.forEach((at, i) => {
    const large = i % 2 === 0;
    const which = large ? 0 : 1 + (((i - 1) / 2) % (names.length - 1 || 1));
    const species = speciesOf(names[Math.floor(which) % names.length]!);
    const scale =
      byLevel(brief, large ? 1.75 : 1.4, large ? 1.2 : 0.98, large ? 1.12 : 0.92) * random.range(0.96, 1.05);
    head(sheet.layer('flowers'), {
      species,
      at,
      scale,
      facing: 'face',
      lean: random.range(0, 6.28),
      level: (level === 0 ? 0 : large && level === 2 ? 1 : level - 1) as 0 | 1 | 2,
      random: random.fork(`head ${i}`),
      petals: species.petals === 'a' ? roles[Math.floor(which) % 3]! : species.petals,
    });
  });
}

function drawGuests(brief: Brief, hoop: Hoop): void {
  const { level, sheet, random } = brief;
  if (hoop.bow) bow(sheet.layer('bow').at({ x: hoop.bow[0], y: hoop.bow[1], scale: 1.05 }), level);
  if (hoop.inner > 0)
    sheet.layer('guest').shape(ellipse(hoop.guest[0], hoop.guest[1], hoop.inner), 'line', 'soft');
  const spot = sheet.layer('guest').at({
    x: hoop.guest[0],
    y: hoop.guest[1],
    scale: hoop.inner > 0 ? byLevel(brief, 1.25, 1.2, 1.2) : byLevel(brief, 1.35, 1.15, 1.35),
    angle: random.range(-0.25, 0.25),
  });
  if (random.chance(0.6)) butterfly(spot, ['b', 'd'], level);
  else bee(spot, level);
}

/** Every line that flowers are bound to. */
export const GARLANDS = Object.entries(HOOPS).map(([key, hoop]) => garland(key, hoop));

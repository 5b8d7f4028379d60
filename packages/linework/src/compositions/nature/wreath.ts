import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { ellipse } from '../../geometry/forms.ts';
import { polar } from '../../geometry/point.ts';
import { FLOWERS } from '../../motifs/flowers.ts';
import { bee, butterfly, songbird } from '../../motifs/nature/fliers.ts';
import { acorn, berries, pineCone, roseHip, speciesLeaf, type LeafKind } from '../../motifs/nature/leaves.ts';
import { shining } from '../../motifs/nature/skies.ts';
import { snowflake } from '../../motifs/nature/shelters.ts';
import { hedgehog, snail } from '../../motifs/nature/creepers.ts';
import { toadstool } from '../../motifs/nature/undergrowth.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

type Season = 'spring' | 'summer' | 'autumn' | 'winter';

interface Kit {
  readonly leaves: readonly LeafKind[];
  readonly leafRoles: readonly Role[];
  /** Drawn about the origin, about 100 units wide. */
  readonly jewels: readonly ((sheet: Sheet, brief: Brief, i: number) => void)[];
  readonly hearts: readonly Heart[];
  readonly text: string;
  readonly tags: readonly string[];
}

interface Heart {
  readonly word: string;
  readonly text: string;
  draw(sheet: Sheet, level: 0 | 1 | 2): void;
}

const HEARTS = {
  hedgehog: {
    word: 'Hedgehog',
    text: 'A hedgehog sits in the middle.',
    draw: (sheet, level) => hedgehog(sheet.at({ x: -20, y: 60, scale: 1.15 }), level),
  },
  bird: {
    word: 'Songbird',
    text: 'A small bird sits in the middle.',
    draw: (sheet, level) => songbird(sheet.at({ x: 16, y: 84, scale: 1.3 }), ['c', 'rust'], level),
  },
  butterfly: {
    word: 'Butterfly',
    text: 'A butterfly rests in the middle.',
    draw: (sheet, level) => butterfly(sheet.at({ y: 14, scale: 1.34 }), ['a', 'd'], level),
  },
  bee: {
    word: 'Bee',
    text: 'A bee hums in the middle.',
    draw: (sheet) => bee(sheet.at({ y: 20, scale: 1.9 })),
  },
  snail: {
    word: 'Snail',
    text: 'A snail creeps through the middle.',
    draw: (sheet, level) => snail(sheet.at({ y: 80, scale: 1.26 }), 'd', level),
  },
  toadstool: {
    word: 'Toadstool',
    text: 'A toadstool grows in the middle.',
    draw: (sheet, level) =>
      toadstool(sheet.at({ y: 128, scale: 1.05 }), { kind: 'dome', level, role: 'rust', lean: 10 }),
  },
  snowflake: {
    word: 'Snowflake',
    text: 'A snowflake hangs in the middle.',
    draw: (sheet) => snowflake(sheet, 150),
  },
} as const satisfies Record<string, Heart>;

const flower =
  (name: 'daisy' | 'poppy' | 'cosmos' | 'rose' | 'peony') =>
  (sheet: Sheet, brief: Brief, i: number): void =>
    FLOWERS[name](sheet.at({ scale: 0.74 }), {
      random: brief.random.fork(`${name} ${i}`),
      level: 0,
      petals: (['a', 'd', 'b'] as const)[i % 3]!,
      heart: 'sun',
    });

const KITS: Readonly<Record<Season, Kit>> = {
  spring: {
    leaves: ['birch', 'beech'],
    leafRoles: ['leaf', 'grass'],
    jewels: [flower('cosmos'), flower('daisy'), flower('rose')],
    hearts: [HEARTS.bird, HEARTS.butterfly, HEARTS.snail],
    text: 'Young leaves and open blossoms',
    tags: ['spring', 'blossoms'],
  },
  summer: {
    leaves: ['ivy', 'beech', 'willow'],
    leafRoles: ['leaf', 'grass'],
    jewels: [
      flower('poppy'),
      flower('daisy'),
      (sheet, brief) => berries(sheet.at({ y: -50 }), 'rust', brief.level),
    ],
    hearts: [HEARTS.bee, HEARTS.butterfly, HEARTS.snail],
    text: 'Green leaves, poppies, daisies and berries',
    tags: ['summer', 'flowers'],
  },
  autumn: {
    leaves: ['oak', 'maple', 'beech'],
    leafRoles: ['ember', 'rust', 'sun', 'gold'],
    jewels: [
      (sheet, brief) => acorn(sheet.at({ y: -46, scale: 1.1 }), brief.level),
      (sheet, brief) => berries(sheet.at({ y: -50 }), 'rust', brief.level),
      (sheet, brief) => roseHip(sheet.at({ y: -46, scale: 1.2 }), brief.level),
    ],
    hearts: [HEARTS.hedgehog, HEARTS.toadstool, HEARTS.bird],
    text: 'Oak and maple leaves with acorns and berries',
    tags: ['autumn', 'acorns'],
  },
  winter: {
    leaves: ['holly', 'beech'],
    leafRoles: ['leaf', 'grass'],
    jewels: [
      (sheet, brief) => pineCone(sheet.at({ y: -70, scale: 0.94 }), brief.level),
      (sheet, brief) => berries(sheet.at({ y: -50 }), 'rust', brief.level),
    ],
    hearts: [HEARTS.bird, HEARTS.snowflake],
    text: 'Holly and evergreen leaves with cones and red berries',
    tags: ['winter', 'holly'],
  },
};

/** A wreath of what one season gives. */
function wreath(season: Season): Composition {
  const kit = KITS[season];
  return {
    name: `wreath-${season}`,
    category: 'nature',
    size: [1000, 1000],
    strays: 1.5,
    draw(brief) {
      const { random } = brief;
      const heart = random.pick(kit.hearts);
      drawMiddle(brief, heart);
      drawRing(brief, kit);
      return {
        title: `${random.pick(WORDS[season])} Wreath with a ${heart.word}`,
        description: `${kit.text} are bound into a wreath. ${heart.text}`,
        tags: ['wreath', 'leaves', heart.word.toLowerCase(), ...kit.tags],
      };
    },
  };
}

const WORDS: Readonly<Record<Season, readonly string[]>> = {
  spring: ['Spring', 'April', 'Blossom'],
  summer: ['Summer', 'Midsummer', 'Garden'],
  autumn: ['Autumn', 'October', 'Harvest'],
  winter: ['Winter', 'December', 'Holly'],
};

/** A wreath for each season. */
export const wreaths: readonly Composition[] = (['spring', 'summer', 'autumn', 'winter'] as const).map(
  wreath,
);

const CENTRE = [500, 500] as const;

function drawMiddle(brief: Brief, heart: Heart): void {
  const { random, level } = brief;
  const disc = [ellipse(500, 500, 310)];
  const sheet = brief.sheet.layer('middle');
  sheet.shape(disc, 'line', 'soft');
  const style = random.pick(['rays', 'rings'] as const);
  shining(sheet.inside(disc), {
    at: CENTRE,
    radius: 60,
    rays: style === 'rays' ? byLevel(brief, 5, 10, 20) : byLevel(brief, 2, 4, 5),
    style,
    roles: ['cream', 'soft'],
  });
  sheet.shape(ellipse(500, 500, byLevel(brief, 186, 190, 194)), 'line', 'sky');
  heart.draw(brief.sheet.layer('heart').at({ x: 500, y: 500 }), level);
}

function drawRing(brief: Brief, kit: Kit): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('wreath');
  const count = byLevel(brief, 8, 10, 14);
  const size = byLevel(brief, 2, 1.6, 1.34);
  const start = random.range(0, 6.28);
  for (const [ring, radius, lean] of [
    [0, 336, level === 0 ? -0.2 : -0.62],
    [1, 326, 0.5],
  ] as const) {
    for (let i = 0; i < count; i++) {
      if (level === 0 && ring === 1) continue;
      const angle = start + ((i + ring * 0.5) / count) * Math.PI * 2;
      const [x, y] = polar(CENTRE, radius, angle);
      const kind = kit.leaves[(i + ring) % kit.leaves.length]!;
      const spot = sheet.at({
        x,
        y,
        angle: angle + Math.PI + lean + random.range(-0.1, 0.1),
        scale: size * random.range(0.92, 1.08),
      });
      const role = kit.leafRoles[(i + ring) % kit.leafRoles.length]!;
      speciesLeaf(spot, kind, role, level);
    }
  }
  const jewels = byLevel(brief, 4, 5, 8);
  for (let i = 0; i < jewels; i++) {
    const angle = start + (level === 0 ? 0.39 : 0.3) + (i / jewels) * Math.PI * 2;
    const [x, y] = polar(CENTRE, 330, angle);
    kit.jewels[i % kit.jewels.length]!(
      sheet.at({
        x,
        y,
        angle: angle - Math.PI / 2 + random.range(-0.2, 0.2),
        scale: byLevel(brief, 1.2, 1.1, 0.98),
      }),
      brief,
      i,
    );
  }
}

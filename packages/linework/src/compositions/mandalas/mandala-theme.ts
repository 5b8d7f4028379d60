import { byLevel, type Brief, type Composition, type Story } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { finePetal } from '../../geometry/petal.ts';
import { around } from '../../geometry/around.ts';
import { band, disc, type BandKind } from '../../motifs/bands.ts';
import { fit, type Look } from '../../motifs/figures/figure.ts';
import {
  bandRing,
  crownRing,
  frameRing,
  hem,
  layRings,
  petalRing,
  type Ring,
} from '../../motifs/mandalas/rings.ts';
import { THEMES, type Named, type Theme } from '../../motifs/mandalas/themes.ts';
import { leafyPage, pageGround } from '../../motifs/page-ground.ts';
import type { PetalKind } from '../../geometry/petal.ts';
import type { Decor } from '../../motifs/ornate-petal.ts';
import { dressCloth } from '../../motifs/dressing/cloth.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { tidied } from '../tidied.ts';

/** Mandalas whose rings are small figures of one world: sea, garden, wood. */
export const themedMandalas: readonly Composition[] = THEMES.map((theme) =>
  tidied(
    {
      name: `mandala-${theme.name}`,
      category: 'mandalas',
      size: [1000, 1000],
      strays: 1.2,
      draw(brief: Brief) {
        const cast = castOf(brief, theme);
        if (brief.level === 2) GROUNDS[theme.name]?.(brief);
        const wheel = brief.sheet.layer('mandala').at({ x: 500, y: 500 });
        LAYOUTS[cast.layout](wheel, brief, cast);
        return story(brief, cast);
      },
    },
    0,
  ),
);

/** What hard pages of a theme lie on; a white sheet when absent. */
const GROUNDS: Readonly<Record<string, (brief: Brief) => void>> = {
  cats: ({ sheet, random }) =>
    void pageGround(sheet, [1000, 1000], (ground, zone) =>
      dressCloth(ground, random, { zone, kind: 'plaid', size: 130 }),
    ),
  hearts: ({ sheet }) => leafyPage(sheet, 'leaf', ['leaf', 'grass']),
  feather: ({ sheet }) => leafyPage(sheet, 'lotus', ['leaf', 'd']),
};

type Layout = 'medallion' | 'blossom' | 'crown' | 'chain';

/** The choices of one page. */
interface Cast {
  readonly theme: Theme;
  readonly layout: Layout;
  readonly fold: number;
  readonly hero: Named;
  readonly other: Named;
  readonly roles: readonly Role[];
  readonly bands: readonly BandKind[];
  readonly look: Look;
}

function castOf(brief: Brief, theme: Theme): Cast {
  const { random } = brief;
  const layout = random.pick<Layout>(['medallion', 'blossom', 'crown', 'chain']);
  const plain = brief.level === 0 && layout !== 'medallion';
  const hero = random.pick(plain ? theme.plain : theme.heroes);
  const other = random.pick(
    (brief.level === 0 ? theme.plain : theme.others).filter((one) => one.figure !== hero.figure),
  );
  const roles = random.shuffle<Role>(['a', 'b', 'c', 'd']);
  return {
    theme,
    hero,
    other,
    roles,
    layout,
    fold: random.pick(byLevel(brief, [5, 6], [6, 7, 8], [8, 10, 12])),
    bands: random.shuffle(theme.bands),
    look: { level: brief.level, main: roles[0]!, accent: roles[1]! },
  };
}

const LAYOUTS: Readonly<Record<Layout, (wheel: Sheet, brief: Brief, cast: Cast) => void>> = {
  medallion: drawMedallion,
  blossom: drawBlossom,
  crown: drawCrown,
  chain: drawChain,
};

/** One large figure in the middle, wreathed. */
function drawMedallion(wheel: Sheet, brief: Brief, cast: Cast): void {
  const { fold, roles, bands } = cast;
  const core = byLevel(brief, 214, 190, 156);
  const rings: Ring[] = [];
  if (brief.level > 0)
    rings.push(
      hem(0.5, {
        fold,
        role: roles[2]!,
        ...(brief.level === 1 ? {} : { nested: 'soft', dot: 'sun' }),
      }),
    );
  if (brief.level === 2) rings.push(bandRing(0.28, bands[0]!, fold, ['soft', roles[3]!]));
  rings.push(
    frameRing(byLevel(brief, 1, 1.25, 1), {
      frame: brief.random.pick([frameOf(cast), 'medallion']),
      figure: cast.other.figure,
      count: fold,
      look: cast.look,
      role: byLevel(brief, roles[2]!, 'paper', 'paper'),
      ...(brief.level > 0 ? { ground: cast.theme.ground, behind: roles[1]! } : {}),
    }),
  );
  if (brief.level > 0)
    rings.push(bandRing(0.3, bands[1]!, fold, ['soft', roles[3]!], byLevel(brief, 1.3, 2, 1.3)));
  layRings(wheel, { inner: core, outer: 455 }, rings);
  wheel.shape(disc(core), 'bold', 'paper');
  if (brief.level === 2)
    band(wheel, {
      inner: core * 0.84,
      outer: core * 0.97,
      kind: 'beads',
      fold,
      spacing: 1.3,
      role: 'soft',
      ornament: roles[3]!,
    });
  else wheel.shape(disc(core * 0.91), 'fine', 'paper');
  fit(wheel, cast.hero.figure, cast.look, core * 1.3, core * 1.3);
}

/** A blossom with a figure in each of its petals. */
function drawBlossom(wheel: Sheet, brief: Brief, cast: Cast): void {
  const { fold, roles, bands } = cast;
  const rings: Ring[] = [
    frameRing(byLevel(brief, 1.2, 1.5, 1.1), {
      frame: frameOf(cast),
      figure: cast.hero.figure,
      count: fold,
      look: cast.look,
      role: byLevel(brief, 'paper', roles[2]!, roles[2]!),
      behind: roles[3]!,
      echo: brief.level > 0,
    }),
  ];
  if (brief.level > 0) rings.push(bandRing(0.26, bands[1]!, fold, ['soft', roles[1]!]));
  if (brief.level === 2)
    rings.push(petals(0.62, brief, cast, fold * 2), bandRing(0.22, bands[0]!, fold, ['soft', roles[2]!]));
  const core = byLevel(brief, 110, 110, 120);
  layRings(wheel, { inner: core, outer: 460 }, rings);
  drawFlower(wheel, brief, cast, core);
}

/** Figures stand outside on the rim; petals turn within. */
function drawCrown(wheel: Sheet, brief: Brief, cast: Cast): void {
  const { fold, roles, bands, look } = cast;
  const rings: Ring[] = [
    crownRing(byLevel(brief, 1.3, 1.05, 0.95), {
      figure: cast.hero.figure,
      count: fold,
      look,
      lobes: roles[2]!,
    }),
  ];
  if (brief.level > 0) rings.push(bandRing(0.28, bands[0]!, fold, ['soft', roles[3]!]));
  if (brief.level === 2)
    rings.push(
      frameRing(0.95, {
        frame: 'medallion',
        figure: cast.other.figure,
        count: fold,
        look,
        role: 'paper',
        ground: 'soft',
        behind: roles[1]!,
      }),
    );
  else if (brief.level === 1) rings.push(petals(0.75, brief, cast, fold));
  const core = byLevel(brief, 180, 120, 110);
  layRings(wheel, { inner: core, outer: 462 }, rings);
  drawFlower(wheel, brief, cast, core);
}

/** Two rows of long peacock feathers, their eyes at the rim, round a star of petals. */
function drawPlumes(wheel: Sheet, brief: Brief, cast: Cast): void {
  const count = byLevel(brief, 6, 8, 12);
  const core = 150;
  for (const [phase, long] of [
    [0.5, 330],
    [0, 284],
  ] as const)
    around(wheel, { radius: core * 0.86, count, phase }, (spot) =>
      plume(spot, long, brief.level, cast.roles),
    );
  drawFlower(wheel, brief, cast, core);
}

/** A peacock feather that stands on the frame's origin: barbs on both sides of its shaft, and its eye. */
function plume(spot: Sheet, long: number, level: 0 | 1 | 2, roles: readonly Role[]): void {
  const rim = finePetal('drop', long, long * 0.54);
  spot.shape(rim, 'bold', roles[0]);
  const inside = spot.inside([clockwise(rim)]);
  const barbs = [2, 3, 4][level]!;
  for (let i = 0; i < barbs; i++)
    for (const side of [-1, 1]) {
      const y = -long * (0.34 + (0.2 * i) / barbs);
      inside.line(
        curve([
          [0, y],
          [side * long * 0.16, y - long * 0.09],
          [side * long * 0.34, y - long * 0.3],
        ]),
        'fine',
        0,
      );
    }
  spot.line(
    [
      [0, 0],
      [0, -long * 0.56],
    ],
    'line',
    0,
  );
  const eye = spot.at({ y: -long * 0.5 });
  eye.shape(finePetal('round', long * 0.42, long * 0.34), 'line', roles[1]);
  eye.at({ y: -long * 0.05 }).shape(finePetal('round', long * 0.3, long * 0.24), 'line', 'gold');
  if (level > 0)
    eye.at({ y: -long * 0.09 }).shape(finePetal('heart', long * 0.18, long * 0.16), 'line', roles[2]);
}

/** Medallions linked to a chain round a star of petals. */
function drawChain(wheel: Sheet, brief: Brief, cast: Cast): void {
  if (cast.theme.name === 'feather') return drawPlumes(wheel, brief, cast);
  const { fold, roles, bands, look } = cast;
  const rings: Ring[] = [];
  if (brief.level > 0)
    rings.push(hem(0.34, { fold, role: roles[3]!, ...(brief.level === 2 ? { nested: 'soft' } : {}) }));
  rings.push(
    frameRing(byLevel(brief, 1.5, 1.4, 1), {
      frame: 'medallion',
      figure: cast.hero.figure,
      count: byLevel(brief, fold, fold, fold),
      look,
      role: 'paper',
      behind: roles[2]!,
      echo: brief.level === 2,
      ground: cast.theme.ground,
    }),
  );
  if (brief.level === 2) rings.push(bandRing(0.22, bands[0]!, fold, ['soft', roles[1]!]));
  rings.push(petals(byLevel(brief, 0.8, 0.7, 0.6), brief, cast, byLevel(brief, fold, fold, fold * 2)));
  const core = byLevel(brief, 70, 90, 120);
  layRings(wheel, { inner: core, outer: byLevel(brief, 440, 458, 458) }, rings);
  drawFlower(wheel, brief, cast, core);
}

/** The petal that frames a figure: one with room in its middle. */
function frameOf({ fold }: Cast): PetalKind {
  return (['lotus', 'round', 'drop'] as const)[fold % 3]!;
}

function petals(weight: number, brief: Brief, cast: Cast, count: number): Ring {
  const kind = cast.theme.petals[cast.fold % cast.theme.petals.length]!;
  return petalRing(weight, {
    kind,
    count,
    decor: byLevel<Decor[]>(brief, [], brief.random.pick([[], ['echo']]), ['drop']),
    role: cast.roles[3]!,
    ground: 'soft',
    ...(brief.level > 0 ? { behind: cast.roles[1]! } : {}),
  });
}

function drawFlower(wheel: Sheet, brief: Brief, cast: Cast, radius: number): void {
  const { roles, theme, fold } = cast;
  wheel.shape(disc(radius), 'line', brief.level === 0 ? 'sun' : 'soft');
  if (brief.level === 0 && radius < 150) return wheel.shape(disc(radius * 0.45), 'line', roles[0]);
  const count = fold > 8 ? fold / 2 : fold;
  layRings(wheel, { inner: radius * 0.34, outer: radius * byLevel(brief, 0.9, 0.96, 0.96) }, [
    petalRing(1, {
      kind: theme.petals.at(-1)!,
      count,
      decor: byLevel<Decor[]>(brief, [], [], ['drop']),
      role: roles[0]!,
    }),
  ]);
  wheel.shape(disc(radius * 0.34), 'line', 'sun');
  if (brief.level > 0) wheel.shape(disc(radius * 0.17), 'fine', roles[1]);
}

function story(brief: Brief, { theme, hero, other, layout }: Cast): Story {
  const place = {
    medallion: `A large ${hero.one.toLowerCase()} rests in the middle, wreathed by ${other.many}.`,
    blossom: `A great blossom holds ${hero.many} in its petals.`,
    crown: `A crown of ${hero.many} stands on the rim of a flowering wheel.`,
    chain:
      theme.name === 'feather'
        ? 'Long peacock feathers spread in two rows around a star of petals.'
        : `Medallions with ${hero.many} are linked to a chain about a ring of petals.`,
  }[layout];
  return {
    title: `${brief.random.pick(theme.moods)} ${hero.one} Mandala`,
    description: `${place} Give every ring a color of its own and repeat it all the way round.`,
    tags: [...new Set(['mandala', 'symmetry', ...theme.tags, hero.many])],
  };
}

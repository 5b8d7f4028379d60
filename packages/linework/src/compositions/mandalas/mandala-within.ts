import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise, intersect, subtract, unite } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, polygon, rectangle } from '../../geometry/forms.ts';
import { bounds, shapeArea } from '../../geometry/path.ts';
import { petal, type PetalKind } from '../../geometry/petal.ts';
import { place, polar, type Path, type Placement, type Point, type Shape } from '../../geometry/point.ts';
import { roundTree } from '../../motifs/landscape.ts';
import { drawHeart } from '../../motifs/mandalas/hearts.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import { SILHOUETTES, type SilhouetteName } from '../../motifs/silhouettes.ts';
import type { Silhouette } from '../../motifs/silhouettes/silhouette.ts';
import { drawBackdrop, ROOM, type Backdrop } from '../../motifs/tilework/backdrops.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** The figures a mandala opens in, and where its middle lies. */
const MIDDLES: Readonly<Partial<Record<SilhouetteName, Point>>> = {
  balloon: [500, 350],
  vase: [500, 540],
  star: [500, 536],
  drop: [500, 640],
};

/** A figure whose inside is one mandala, cut off at its rim. */
function mandalaWithin(name: SilhouetteName, centre: Point): Composition {
  const figure: Silhouette = SILHOUETTES[name];
  return {
    name: `mandala-within-${name}`,
    category: 'mandalas',
    size: [1000, 1000],
    strays: 1.2,
    draw(brief) {
      const { random } = brief;
      const flip = random.chance(0.5);
      const backdrop = random.pick<Backdrop>(['open', 'open', 'rays', 'medallion', figure.home ?? 'window']);
      const isAloft = name === 'balloon' && brief.level > 0;
      if (isAloft) drawCountry(brief.sheet.layer('backdrop'), random.fork('country'));
      else drawBackdrop(brief.sheet, backdrop, brief);
      if (name === 'vase') drawTable(brief.sheet.layer('table'), brief, backdrop !== 'open');
      const scale = ROOM[isAloft ? 'hills' : backdrop];
      const x = 500 - 500 * scale * (flip ? -1 : 1);
      const sheet = brief.sheet.layer('figure').at({ x, y: 500 - 500 * scale, scale, flip });
      const visible = figure.parts.map((part, i) => {
        const over = figure.parts.slice(i + 1).map(clockwise);
        return over.length > 0 ? subtract([clockwise(part)], over) : [clockwise(part)];
      });
      const calm = unite(figure.whole);
      for (const part of visible) {
        sheet.shape(part, 'bold', 'soft');
        drawWheel(sheet, brief, subtract(part, calm), centre);
      }
      for (const part of visible) sheet.rim(part, 'bold');
      for (const part of figure.whole) sheet.shape(clockwise(part), 'bold', 'cream');
      for (const stroke of figure.strokes) sheet.line(stroke, 'line', 0.3);
      if (isAloft) weaveBasket(sheet);
      const mood = random.pick(['Mandala', 'Blossoming', 'Daydreaming', 'Ornate', 'Festive']);
      const plain = mood === 'Mandala' ? `${figure.title} Mandala` : `${mood} Mandala ${figure.title}`;
      return {
        title: plain,
        description: `A mandala opens inside a ${figure.title.toLowerCase()} and fills it from its middle to its rim. Let one color lead outwards to the next, ring by ring.`,
        tags: ['mandala', 'petals', 'symmetry', ...figure.tags],
      };
    },
  };
}

/** The wicker of a balloon's basket: rows, and between them the ends of their strands in turn. */
function weaveBasket(sheet: Sheet): void {
  for (const y of [884, 914]) sheet.line(traced(`416,${y} 500,${y + 5} 584,${y}`), 'line', 0);
  for (const [x, from, to] of [
    [442, 858, 884],
    [558, 858, 884],
    [500, 888, 918],
  ] as const)
    sheet.line(traced(`${x},${from} ${x},${(from + to) / 2} ${x},${to}`), 'line', 0);
}

/** The land below a balloon: a sun and clouds, far hills, a farm with its trees, and fields in furrows. */
function drawCountry(sheet: Sheet, random: Random): void {
  const pane = rectangle(58, 58, 884, 884, 40);
  sheet.shape(pane, 'bold', 'sky');
  const view = sheet.inside([clockwise(pane)]);
  for (const radius of [620, 420, 250])
    view.shape(ellipse(176, 176, radius), 'line', radius === 420 ? 'soft' : 'sky');
  view.shape(ellipse(176, 176, 70), 'line', 'sun');
  for (const [x, y, scale] of [
    [860, 230, 0.8],
    [150, 430, 0.72],
    [866, 500, 0.6],
  ] as const)
    driftCloud(view.at({ x, y, scale }), random.fork(`cloud ${x}`), false);
  view.shape(
    drawn('40,960! 40,650! 170,600 330,640 500,606 700,650 840,600 960,640! 960,960!'),
    'line',
    'leaf',
  );
  for (const [x, y, scale] of [
    [122, 690, 0.66],
    [748, 694, 0.56],
  ] as const)
    roundTree(view.at({ x, y, scale }), random.fork(`tree ${x}`), false);
  view.shape(drawn('176,716! 176,654! 274,654! 274,716!'), 'line', 'cream');
  view.shape(drawn('160,658! 192,612! 258,612! 290,658!'), 'line', 'rust');
  view.shape(drawn('210,716! 210,676! 238,676! 238,716!'), 'line', 'wood');
  const fields = clockwise(drawn('40,960! 40,712! 260,700 520,716 760,696 960,712! 960,960!'));
  view.shape(fields, 'line', 'grass');
  const land = view.inside([fields]);
  for (const [top, foot] of [
    [200, -80],
    [380, 270],
    [640, 740],
    [820, 1080],
  ] as const)
    land.line(traced(`${top},690 ${(top * 2 + foot) / 3},780 ${foot},960`), 'line', 0);
  land.line(traced('40,816 300,800 640,812 960,800'), 'line', 0);
  sheet.rim(pane, 'bold');
}

/** A table with a scalloped cloth under a vase, and a pear and oranges on it; it ends at a frame or at its own edge. */
function drawTable(sheet: Sheet, { level }: Brief, isFramed: boolean): void {
  const [left, right, foot] = isFramed ? [58, 942, 942] : [70, 930, 960];
  const cloth = clockwise([
    [left, 800],
    [right, 800],
    [right, foot],
    [left, foot],
  ]);
  sheet.shape(cloth, 'bold', 'cream');
  const inside = sheet.inside([cloth]);
  for (let i = 0; i < 9; i++)
    inside.shape(
      ellipse(left + ((i + 0.5) / 9) * (right - left), 872, (right - left) / 18, 46),
      'line',
      i % 2 ? 'a' : 'soft',
    );
  if (level > 0)
    for (let i = 0; i < 9; i += 2)
      inside.shape(ellipse(left + ((i + 0.5) / 9) * (right - left), 892, 13), 'line', 'gold');
  inside.shape(
    clockwise([
      [left, 800],
      [right, 800],
      [right, 872],
      [left, 872],
    ]),
    'line',
    'cream',
  );
  for (const [x, y, r] of [
    [190, 780, 58],
    [284, 800, 50],
    [742, 800, 52],
  ] as const) {
    if (level === 0) {
      sheet.shape(ellipse(x, y, r), 'bold', 'gold');
      continue;
    }
    const apple = sheet.at({ x, y, scale: r / 52 });
    apple.shape(
      drawn('0,-42 22,-54 48,-38 54,-2 38,38 12,52 0,46 -12,52 -38,38 -54,-2 -48,-38 -22,-54'),
      'bold',
      'gold',
    );
    apple.line(traced('0,-32 2,-50 10,-62'), 'bold', 0.2);
    apple.line(traced('-36,6 -30,22 -20,32'), 'fine', 0.5);
    sheet.shape(place(petal('leaf', r * 0.8, r * 0.4), { x, y: y - r * 0.86, angle: 1.2 }), 'line', 'leaf');
  }
  sheet.shape(
    drawn('838,826 782,806 778,744 812,700 824,646 852,646 864,700 900,744 896,806'),
    'bold',
    'leaf',
  );
  sheet.line(traced('838,648 840,626 852,612'), 'bold', 0.2);
}

/** Figures filled with mandalas. */
export const mandalasWithin: readonly Composition[] = (
  Object.entries(MIDDLES) as [SilhouetteName, Point][]
).map(([name, centre]) => mandalaWithin(name, centre));

interface Ring {
  readonly inner: number;
  readonly outer: number;
  readonly kind: PetalKind | 'dots' | 'rays';
  readonly count: number;
  readonly roles: readonly [Role, Role];
  readonly phase: number;
}

function drawWheel(sheet: Sheet, brief: Brief, zone: Shape, [x, y]: Point): void {
  const random = brief.random.fork('wheel');
  const fold = random.pick(byLevel(brief, [6, 8], [8, 10], [12, 14]));
  const [left, top, right, bottom] = bounds(zone);
  const reach = Math.max(...[left, right].flatMap((u) => [top, bottom].map((v) => Math.hypot(u - x, v - y))));
  const roles = random.shuffle<Role>(['a', 'b', 'c', 'd']);
  const kinds = random.shuffle<Ring['kind']>(['lotus', 'round', 'drop', 'leaf', 'heart', 'dots', 'rays']);
  const rings: Ring[] = [];
  const heart = byLevel(brief, 96, 112, 92);
  let inner = heart;
  for (let i = 0; inner < reach; i++) {
    const kind = kinds[i % kinds.length]!;
    const deep = byLevel(brief, 130, 84, 58) * (kind === 'dots' ? 0.6 : 1) * random.range(0.9, 1.2);
    const outer = inner + deep;
    const circle = Math.PI * 2 * (inner + deep * 0.5);
    const count = fold * Math.max(1, Math.round(circle / (deep * byLevel(brief, 1.2, 0.95, 0.9)) / fold));
    rings.push({
      inner,
      outer,
      kind,
      count,
      phase: i % 2 === 0 ? 0 : 0.5,
      roles: [roles[i % 4]!, roles[(i + 1) % 4]!],
    });
    inner = outer;
  }
  for (const ring of rings.reverse()) drawRing(sheet, brief, zone, { x, y }, ring);
  drawHeart(sheet.at({ x, y }), {
    random: random.fork('heart'),
    level: brief.level,
    radius: heart,
    fold,
    roles,
  });
}

function drawRing(sheet: Sheet, brief: Brief, zone: Shape, at: Placement, it: Ring): void {
  const [x, y] = [at.x ?? 0, at.y ?? 0];
  const deep = it.outer - it.inner;
  const width = (Math.PI * 2 * (it.inner + deep * 0.5)) / it.count;
  lay(sheet, zone, polygon(x, y, it.outer, 150), it.roles[1], 0, 'line');
  const cells: [Path, Path | undefined][] = [];
  for (let i = 0; i < it.count; i++) {
    const angle = ((i + it.phase) / it.count) * Math.PI * 2;
    const [px, py] = polar([x, y], it.inner, angle - Math.PI / 2);
    const here = (path: Path): Path => place(path, { x: px, y: py, angle });
    if (it.kind === 'dots')
      cells.push([here(ellipse(0, -deep / 2, Math.min(deep, width) * 0.36)), undefined]);
    else if (it.kind === 'rays')
      cells.push([
        here([
          [-width * 0.36, 0],
          [width * 0.36, 0],
          [0, -deep * 0.88],
        ]),
        undefined,
      ]);
    else
      cells.push([
        here(petal(it.kind, deep * 0.87, width * 0.86)),
        brief.level > 0
          ? here(place(petal('drop', deep * 0.46, width * 0.34), { y: -deep * 0.22 }))
          : undefined,
      ]);
  }
  for (const [cell, seed] of cells) {
    const whole = lay(sheet, zone, cell, it.roles[0], 0.55);
    if (whole && seed) lay(sheet, zone, seed, 'soft', 0.97);
  }
}

/** Lays a cell cut by the zone; gives whether more than the least share of it is in sight. */
function lay(
  sheet: Sheet,
  zone: Shape,
  cell: Path,
  role: Role,
  least: number,
  weight: 'line' | 'fine' = 'fine',
): boolean {
  const visible = intersect([clockwise(cell)], zone).filter((path) => shapeArea([path]) > 150);
  if (visible.length === 0 || shapeArea(visible) < shapeArea([cell]) * least) return false;
  sheet.shape(visible, weight, role);
  return true;
}

import { byLevel, PENS, type Brief, type Composition } from '../../composition.ts';
import { blob, type Knot } from '../../geometry/curve.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import { mix, type Path, type Placement, type Point } from '../../geometry/point.ts';
import { archWindow, doubleFrame, type Surround } from '../../motifs/flowers/surround.ts';
import { speciesOf, type Species } from '../../motifs/flowers/species/species.ts';
import { head, stalk, type Facing, type Head } from '../../motifs/flowers/species/stalk.ts';
import { floweringEdge, lawnEdge, leafRosette, type LawnGuest } from '../../motifs/flowers/garden-edge.ts';
import { potOnSill, stoneSill } from '../../motifs/flowers/sills.ts';
import {
  freeSun,
  gardenView,
  roomAt,
  type GardenView,
  type Taken,
} from '../../motifs/flowers/garden-view.ts';
import { gardenWall, type GardenWall } from '../../motifs/flowers/garden-wall.ts';
import { pageRim } from '../../motifs/page-ground.ts';
import { headline, titled } from '../../motifs/flower-names.ts';
import { bee, butterfly } from '../../motifs/visitors.ts';
import type { Sheet } from '../../sheet.ts';
import { drawBough } from './bough.ts';
import { GUEST_WORDS, GUESTS } from './lawn-guests.ts';
import { NOTES, type PortraitName } from './notes.ts';
import { FRAMED_TUFTS, OWN_POSES, type Pose, POSES } from './portrait-poses.ts';
import { drawSpikes } from './spike-bed.ts';

/** Lines a little finer than usual where petals lie close. */
const PORTRAIT_PENS = { ...PENS, medium: { bold: 5.6, line: 3.7, fine: 2.6, none: 0 } };

/** What stands behind a plant on hard pages; bricks when absent. */
const WALLS: Readonly<Record<string, GardenWall>> = {
  camellia: 'fence',
  daffodil: 'fence',
  tulip: 'wind',
  cosmos: 'clouds',
  lavender: 'rubble',
  peony: 'rubble',
};

/** What lies behind a plant in a frame; hills when absent. */
const VIEWS: Readonly<Record<string, GardenView>> = {
  tulip: 'fields',
  iris: 'water',
  'calla lily': 'slopes',
  daffodil: 'slopes',
  frangipani: 'sea',
  orchid: 'water',
  strelitzia: 'sea',
  pansy: 'fence',
  poppy: 'slopes',
  gerbera: 'slopes',
  coneflower: 'fence',
  marguerite: 'fence',
  crocus: 'slopes',
  peony: 'slopes',
  lavender: 'fields',
};

const MOODS = [
  'Morning',
  'Velvet',
  'Garden',
  'Sunlit',
  'Quiet',
  'Wild',
  'Summer',
  'Dewy',
  'Meadow',
  'Golden',
];

/** A page that shows one plant: its flowers in several views, buds and leaves. */
export function portrait(key: PortraitName): Composition {
  const species = speciesOf(key);
  return {
    name: `portrait-${key}`,
    category: 'flowers',
    size: [800, 1000],
    strays: 1.6,
    pens: PORTRAIT_PENS,
    draw(brief) {
      const group = groupOf(brief, species);
      const { fills, pane, taken } = drawSurround(brief, species, group);
      const shown = drawPlant(brief, species, { fills, pane, group });
      drawNear(brief, species, shown.heads, pane);
      const airy = VIEWS[species.name] === 'fields' ? AIRY.filter(([, y]) => y < 400) : AIRY;
      const guest = drawGuest(
        brief,
        shown.heads,
        pane ? [...airy, ...PANE_CORNERS] : [...airy, ...CORNERS],
        taken,
      );
      const sitter = sitterBefore(species, brief.level);
      const onLawn = sitter ? `, and ${GUEST_WORDS[sitter]}` : '';
      const mood = brief.random.fork('title').pick(MOODS);
      return {
        title: `${mood} ${headline(species.name)}`,
        description: `${describe(species, shown)}${guest}${onLawn}. ${NOTES[key]}`,
        tags: [
          'flower',
          'botanical',
          'leaves',
          ...new Set([key, species.name, ...(shown.buds ? ['buds'] : ['petals'])]),
        ],
      };
    },
  };
}

/** Who sits before a plant, on framed pages alone. */
function sitterBefore({ name }: Species, level: 0 | 1 | 2): LawnGuest | undefined {
  return level === 1 ? GUESTS[name] : undefined;
}

/** What is nearer than a plant: a pot, on easy pages leaves, a sill before the sea, or the edge of the garden. */
function drawNear(brief: Brief, species: Species, heads: readonly Taken[], pane?: Path): void {
  const rim = pane ?? pageRim(800, 1000);
  const near = brief.sheet.layer('near').inside([rim]);
  const random = brief.random.fork('bank');
  const guest = sitterBefore(species, brief.level);
  const floor = Math.max(...rim.map(([, y]) => y));
  if (species.name === 'orchid') potOnSill(near, floor, brief.level);
  else if (brief.level === 0) {
    if (species.leaf !== speciesOf('sunflower').leaf)
      leafRosette(near.at({ x: 400, y: floor + 8, scale: 2 }), random);
  } else if (VIEWS[species.name] === 'sea') stoneSill(near, random, floor);
  else if (guest) {
    const lowest = heads.toSorted((a, b) => b.at[1] - a.at[1])[0]!;
    lawnEdge(near, random, { floor, guest, isLeft: lowest.at[0] > 400 });
  } else floweringEdge(near, random, { floor, free: [300, 500] });
  brief.sheet.layer('near').rim(rim, 'line');
}

/** What of a plant is on the page, for its description. */
interface Shown {
  readonly flowers: number;
  readonly buds: boolean;
  /** Where heads are, and how large. */
  readonly heads: readonly Taken[];
}

function describe(species: Species, { flowers, buds }: Shown): string {
  const [name, its] = flowers > 1 ? [species.many, 'their'] : [`single ${species.name}`, 'its'];
  const start = flowers > 1 ? titled(name) : `A ${name}`;
  return `${start} with ${its} own leaves${buds ? ' and buds' : ''}, drawn after the living plant`;
}

/** What a bough may fill, in its own units: all of a page, or what a frame or a window leaves. */
const WIDE = rectangle(0, -40, 800, 1060);
const PANE = rectangle(-24, -16, 848, 1100);
const ARCH: Path = [...arc(400, 407, 396, 396, Math.PI, Math.PI * 2), [796, 1054], [4, 1054]];

/** The flowers of a plant that rises from the ground, and whether they are mirrored. */
interface Group {
  readonly poses: readonly Pose[];
  readonly flip: boolean;
}

/** Chooses the flowers of a plant; none for boughs, vines and spikes, which find their own. */
function groupOf({ random, level }: Brief, species: Species): Group | undefined {
  if (species.habit === 'bough' || species.habit === 'vine' || species.habit === 'spike') return undefined;
  const own = level === 1 ? OWN_POSES[species.name] : undefined;
  return { poses: random.pick(own ?? POSES[level]!), flip: random.chance(0.5) };
}

/** The flowers of a group, those of a mirrored one on the other side. */
function standing({ poses, flip }: Group): readonly Pose[] {
  return flip ? poses.map((pose) => ({ ...pose, at: [800 - pose.at[0], pose.at[1]] })) : poses;
}

/** Where on the page heads are, and how large; the reach is that of a head of scale 1, in units. */
function takenBy(heads: readonly Pick<Pose, 'at' | 'scale'>[], fit: Fit, reach: number): Taken[] {
  return heads.map(({ at: [x, y], scale }) => ({
    at: [fit.x + x * fit.scale, fit.y + y * fit.scale],
    size: scale * fit.scale * reach,
  }));
}

type Fit = Required<Pick<Placement, 'x' | 'y' | 'scale'>>;

/** Where the frame of a plant lies: on framed pages within the frame. */
const fitOf = (brief: Brief): Fit =>
  brief.level === 1 ? { x: 16, y: 66, scale: 0.96 } : { x: -20, y: 30, scale: 1.02 };

/** Draws what stands around and behind a plant; gives what a bough may fill and, on framed pages, the pane. */
function drawSurround(
  brief: Brief,
  species: Species,
  group?: Group,
): { fills: Path; pane?: Path; taken?: readonly Taken[] } {
  const surround = { width: 800, height: 1000, level: brief.level, random: brief.random.fork('surround') };
  const sheet = brief.sheet.layer('surround');
  const choice = surround.random.int(0, 2);
  if (brief.level !== 1) {
    const inside = sheet.inside([pageRim(800, 1000)]);
    if (brief.level === 2) gardenWall(sheet, WALLS[species.name] ?? 'bricks', surround);
    else {
      sheet.shape(pageRim(800, 1000), 'line', 'sky');
      drawGround(inside, surround);
      sheet.rim(pageRim(800, 1000), 'line');
    }
    return { fills: WIDE };
  }
  const pane = choice === 1 ? doubleFrame(sheet, surround) : archWindow(sheet, surround);
  const taken = group
    ? [...takenBy(standing(group), fitOf(brief), 104), ...(choice === 1 ? [] : SPANDRELS)]
    : [];
  gardenView(sheet.inside([pane]), VIEWS[species.name] ?? 'hills', surround.random, taken);
  sheet.rim(pane, 'line');
  return { fills: choice === 1 ? PANE : ARCH, pane, taken };
}

/** Earth beneath and, behind, a low sun over one rolling hill, up to the page's edge. */
function drawGround(sheet: Sheet, { random }: Surround): void {
  const hill = (knots: readonly Knot[]) =>
    sheet.shape(blob([...knots, [770, 970, 1], [30, 970, 1]]), 'line', 'grass');
  sheet.shape(ellipse(random.pick([170, 630]), 200, 96), 'line', 'sun');
  hill([
    [30, 560, 1],
    [240, 500],
    [520, 560],
    [770, 480, 1],
  ]);
  hill([
    [30, 850, 1],
    [240, 828],
    [420, 846],
    [600, 824],
    [770, 846, 1],
  ]);
}

function drawPlant(
  brief: Brief,
  species: Species,
  { fills, pane, group }: { fills: Path; pane: Path | undefined; group: Group | undefined },
): Shown {
  const fit = fitOf(brief);
  const whole = brief.level === 1 ? brief.sheet : brief.sheet.inside([pageRim(800, 1000)]);
  const page = { ...brief, sheet: whole.at(fit) };
  if (species.habit === 'bough' || species.habit === 'vine')
    return brief.level !== 1
      ? shownOf(drawBough(page, species, fills), fit)
      : shownOf(drawBough({ ...brief, sheet: brief.sheet.at(ON_PANE) }, species, fills), ON_PANE);
  if (!group) return { flowers: drawSpikes(page, species), buds: false, heads: [] };
  const { random } = brief;
  const { poses, flip } = group;
  const turned = (view: Sheet): Sheet => (flip ? view.at({ x: 800, flip: true }) : view);
  const sheet = turned(page.sheet);
  const stems = pane ? turned(brief.sheet.inside([pane]).at(fit)).layer('stems') : sheet.layer('stems');
  const isTuft = species.habit === 'tuft' || species.hasBareStem === true;
  if (isTuft) drawTuft(stems, brief, species);
  const heads = poses.map((pose, i) => {
    const it = { species, level: headLevel(brief, pose), random: random.fork(`head ${i}`) };
    const foot = headFoot(species, pose);
    const lean = stalk(stems, {
      ...it,
      from: [isTuft ? pose.root : mix(pose.root, pose.at[0], 0.5), 935],
      to: foot,
      bow: pose.bow,
      half: byLevel(brief, 20, 7.5, 6.5),
      leaves: isTuft ? [] : stemLeaves(brief, species, pose),
    });
    return {
      ...it,
      at: foot,
      scale: pose.scale,
      facing: pose.facing,
      lean: pose.facing === 'face' ? 0 : lean,
    };
  });
  for (const it of heads) head(sheet.layer('flowers'), it);
  return shownOf(standing(group), fit);
}

/** Where the frame of a bough lies on a framed page. */
const ON_PANE = { x: 80, y: 74, scale: 0.8 };

/** Counts the open flowers of a layout, looks for buds and says where they came to be. */
function shownOf(
  heads: readonly { readonly facing: Facing; readonly at: Point; readonly scale: number }[],
  fit: Fit,
): Shown {
  const open = heads.filter(({ facing }) => facing !== 'bud');
  return {
    flowers: open.length,
    buds: open.length < heads.length,
    heads: takenBy(heads, fit, 90),
  };
}

/** Places in the air of a pane, away from its frame. */
const AIRY: readonly Point[] = [
  [250, 330],
  [550, 330],
  [400, 170],
  [290, 220],
  [510, 220],
  [180, 430],
  [620, 430],
];

/** More of them in a frame. */
const PANE_CORNERS: readonly Point[] = [
  [190, 200],
  [610, 200],
];

/** What the wall over an arched window takes of a page. */
const SPANDRELS: readonly Taken[] = [
  { at: [60, 60], size: 170 },
  { at: [740, 60], size: 170 },
];

/** More of them on a page without a frame. */
const CORNERS: readonly Point[] = [
  [120, 120],
  [680, 120],
];

/** A head that stands on its foot hangs its middle, not its foot, on the pose's place. */
function headFoot(species: Species, pose: Pose): Point {
  const upright =
    pose.facing === 'side' || pose.facing === 'bud' || species.tilts[0] === 0 || species.tilts[0] > 1;
  const turned = pose.facing === 'turned' ? 0.25 : 0;
  return [pose.at[0], pose.at[1] + pose.scale * species.reach * (upright ? 0.5 : turned)];
}

/** Small heads carry less detail than large ones: what could not be colored is not drawn. */
function headLevel(brief: Brief, pose: Pose): Head['level'] {
  if (brief.level === 0) return 0;
  return (pose.scale >= byLevel(brief, 0, 1.7, 1.35) ? brief.level : brief.level - 1) as Head['level'];
}

function stemLeaves(
  brief: Brief,
  species: Species,
  pose: Pose,
): { share: number; side: 1 | -1; length: number }[] {
  if (brief.level === 0 && species.name === 'pansy') return [];
  const length = species.leafSize * byLevel(brief, 1.5, 1.2, 1.05);
  const medium = species.name === 'peony' && pose.root === 400 ? [0.2, 0.42, 0.66] : [0.18, 0.42];
  const shares = pose.facing === 'bud' ? [0.42] : byLevel(brief, [0.14, 0.2], medium, [0.2, 0.46]);
  const first = pose.bow >= 0 ? 1 : -1;
  return shares.map((share, i) => ({
    share,
    side: (i % 2 === 0 ? first : -first) as 1 | -1,
    length: length * (1 - share * 0.4),
  }));
}

/** Leaves that rise from the ground in a fan. */
function drawTuft(sheet: Sheet, brief: Brief, species: Species): void {
  const framed = FRAMED_TUFTS[species.name] ?? { count: 5, length: 1.65 };
  const count = byLevel(brief, 3, framed.count, 7);
  const size = species.leafSize * byLevel(brief, 1.75, framed.length, 1.6);
  for (let i = 0; i < count; i++) {
    const angle = ((i + 0.5) / count - 0.5) * 1.7;
    const length = size * (1 - Math.abs(angle) * 0.3);
    species.leaf(sheet.at({ x: 400 + angle * 60, y: 935, angle, scale: length / 100, flip: angle < 0 }), {
      random: brief.random,
      level: brief.level,
    });
  }
}

/** How far from flowers and sun the middle of a visitor must be. */
const GUEST_ROOM = 38;
/**
 * Draws a visitor if there is one, where the air has most room, on framed pages looking to the largest flower; gives
 * the words for it.
 */
function drawGuest(
  brief: Brief,
  heads: readonly Taken[],
  spots: readonly Point[],
  inPane?: readonly Taken[],
): string {
  const { level } = brief;
  const random = brief.random.fork('guest');
  const sun = inPane && freeSun(inPane);
  const taken = [...(inPane?.length ? inPane : heads), ...(sun ? [sun] : [])];
  const [x, y] = spots.toSorted((a, b) => roomAt(b, taken) - roomAt(a, taken))[0]!;
  const largest = heads.toSorted((a, b) => b.size - a.size)[0];
  const isFlippedByChance = !random.chance(0.5);
  const flip = level === 1 && largest ? x > largest.at[0] : isFlippedByChance;
  const place = brief.sheet.layer('guest').at({
    x,
    y,
    scale: byLevel(brief, 0.9, 0.8, 0.66),
    angle: random.range(-0.3, 0.3),
    flip,
  });
  const isCrowded = level === 1 && roomAt([x, y], taken) < GUEST_ROOM;
  const guest = isCrowded || level === 0 ? 2 : random.int(0, 2);
  if (guest === 0) butterfly(place, ['b', 'd'], level);
  else if (guest === 1) bee(place, level);
  return [', with a butterfly above', ', with a bumblebee above', ''][guest]!;
}

import { byLevel, PENS, type Brief, type Composition, type Story } from '../../composition.ts';
import type { Path } from '../../geometry/point.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { knots, points } from '../../geometry/knots.ts';
import {
  blooms,
  canopy,
  heapSpots,
  moonlight,
  rays,
  ringSpots,
  thicket,
  wreath,
  type Growth,
} from '../../motifs/animals/backdrops.ts';
import { arms } from '../../motifs/animals/busts.ts';
import { beads, bowTie, flowerCrown, jumper, scarf } from '../../motifs/animals/dress.ts';
import type { Mood } from '../../motifs/animals/eyes.ts';
import type { Look } from '../../motifs/animals/look.ts';
import type { Sitter } from '../../motifs/animals/sitter.ts';
import { many, titled } from '../../motifs/flower-names.ts';
import type { FlowerName } from '../../motifs/flowers.ts';
import { cloud, fir, hill } from '../../motifs/landscape.ts';
import type { Sheet } from '../../sheet.ts';
import type { PatternName } from '../../patterns/patterns.ts';
import { CROPS, type Haunt, HAUNTS, inTitle } from './haunts.ts';

type Setting = 'thicket' | 'wreath' | 'moon' | 'rays' | 'hills' | 'jungle';
type Dress = 'scarf' | 'bow' | 'jumper' | 'beads' | 'bare';

/** How a species is set on its page. */
export interface Portrait {
  readonly sitter: Sitter;
  readonly size: readonly [number, number];
  readonly scale: number;
  /** Height of the head's middle, in units. */
  readonly headAt: number;
  readonly settings: readonly Setting[];
  readonly dresses: readonly Dress[];
  readonly flowers: readonly FlowerName[];
  readonly moods: readonly Mood[];
  /** Where its finest pages may be set. */
  readonly haunts: readonly Haunt[];
}

const PLAIN: readonly FlowerName[] = ['poppy', 'lily', 'daisy', 'cosmos'];

const QUIET: readonly PatternName[] = ['scales', 'hearts', 'diamonds', 'stars', 'shells', 'honeycomb'];

/** A composition: the head and shoulders of an animal among flowers, before the moon or in the wild. */
export function portrait(it: Portrait): Composition {
  return {
    name: `${it.sitter.name}-portrait`,
    category: 'animals',
    size: it.size,
    strays: 1.6,
    pens: PORTRAIT_PENS,
    draw: (brief) => sit(brief, it),
  };
}

const FRAMED: ReadonlySet<Setting> = new Set(['rays', 'hills', 'jungle']);

const PORTRAIT_PENS = {
  ...PENS,
  easy: { bold: 7, line: 5.2, fine: 4.2, none: 0 },
  hard: { bold: 5.6, line: 2.9, fine: 2.1, none: 0 },
};

interface Scene {
  readonly setting: Setting;
  readonly dress: Dress;
  readonly crowned: boolean;
  readonly crop: keyof typeof CROPS;
  readonly haunt: Haunt;
  readonly growth: Growth;
  readonly look: Look;
}

function sit(brief: Brief, it: Portrait): Story {
  const { random, level } = brief;
  const flower = random.pick(level === 0 ? PLAIN : it.flowers);
  const worn = random.pick(it.dresses);
  const dress = level === 2 && worn === 'jumper' ? 'bare' : worn;
  const isCrowned = random.chance(worn === 'bare' ? 0.9 : 0.4);
  const setting = random.pick(level === 0 ? it.settings.filter((name) => name !== 'wreath') : it.settings);
  const mood = random.pick(it.moods);
  const crop =
    mood === 'dreamy' || mood === 'happy'
      ? random.fork('crop').pick(['bust', 'peek', 'close'] as const)
      : 'bust';
  const crowned = isCrowned && (level < 2 || crop === 'bust');
  const haunt = random.fork('haunt').pick(it.haunts);
  const scene: Scene = {
    setting,
    dress,
    crowned,
    crop,
    haunt,
    growth: { random: random.fork('growth'), level, flower },
    look: {
      level,
      mood,
      fills: random.shuffle(QUIET),
      pose: random.int(0, 5),
      crowned: crowned || level === 2,
      dressed: dress !== 'bare',
      random: random.fork('look'),
    },
  };
  const [width, height] = it.size;
  const room = { x: width * 0.02, y: height * 0.02, scale: 0.96 };
  if (level === 2) {
    drawFine(brief, it, scene);
    return storyOf(brief, it, scene);
  }
  const sheet = FRAMED.has(scene.setting) ? brief.sheet : brief.sheet.at(room);
  SETTINGS[scene.setting]({ ...brief, sheet }, it, scene);
  return storyOf(brief, it, scene);
}

/** A fine portrait: every lock of fur, in a place that fills the page. */
function drawFine(brief: Brief, it: Portrait, scene: Scene): void {
  const [width, height] = it.size;
  const { random } = brief;
  const rim = rectangle(32, 32, width - 64, height - 64, 14);
  brief.sheet.layer('ground').shape(rim, 'bold', 'leaf');
  const page = { ...brief, sheet: brief.sheet.inside([rim]) };
  const crop = CROPS[scene.crop];
  const headAt = it.headAt + crop.down * height;
  const wall = { random: random.fork('place'), size: it.size, centre: [width / 2, headAt] as const };
  const haunt = HAUNTS[scene.haunt].draw;
  haunt(page.sheet.layer('place'), wall);
  const near: Portrait = { ...it, headAt, scale: it.scale * crop.zoom };
  drawFineBust(seat(page, near, 1), it, scene);
  drawHead(page, near, scene, 1);
  if (crop.covered > 0) haunt(page.sheet.layer('near'), { ...wall, covered: crop.covered * height });
  brief.sheet.layer('frame').rim(rim, 'bold');
}

function drawFineBust(sheet: Sheet, { sitter }: Portrait, { look, dress }: Scene): void {
  const bust = sheet.layer('bust');
  bust.shape(sitter.bust, 'bold', sitter.coat);
  sitter.fineBust(bust, look);
  const worn = { ...sitter.neck, level: look.level, fill: look.fills[2]! };
  if (dress === 'scarf') scarf(sheet.layer('scarf'), worn);
  if (dress === 'beads') beads(sheet.layer('beads'), worn);
  if (dress === 'bow')
    bowTie(sheet.layer('bow').at({ y: sitter.neck.y + 70, scale: 1.15 }), look.level, worn.fill);
}

type DrawSetting = (brief: Brief, it: Portrait, scene: Scene) => void;

const SETTINGS: Readonly<Record<Setting, DrawSetting>> = {
  thicket(brief, it, scene) {
    thicket(brief.sheet.layer('thicket'), it.size, scene.growth);
    drawSitter(brief, it, scene);
    drawHeap(brief, it, scene);
  },
  wreath(brief, it, scene) {
    const ring = {
      centre: [it.size[0] / 2, it.size[1] * 0.5] as const,
      radius: it.size[0] * byLevel(brief, 0.375, 0.37, 0.39),
    };
    const disc = ellipse(...ring.centre, ring.radius * 1.02);
    drawBust({ ...brief, sheet: brief.sheet.inside([disc]) }, it, scene, 0.86);
    wreath(brief.sheet.layer('wreath'), ring, scene.growth);
    drawHead(brief, it, scene, 0.86);
    blooms(
      brief.sheet.layer('flowers'),
      ringSpots(ring.centre, ring.radius, brief.level),
      scene.growth,
      ring.centre,
      1.3,
    );
  },
  moon(brief, it, scene) {
    const [width] = it.size;
    moonlight(
      brief.sheet.layer('night'),
      {
        centre: [width / 2, it.headAt - 10],
        radius: Math.min(width * 0.42, it.headAt - 44) * (brief.level === 2 ? 0.86 : 1),
      },
      it.size,
      scene.growth,
    );
    drawSitter(brief, it, scene);
    drawHeap(brief, it, scene);
  },
  rays(brief, it, scene) {
    inFrame(brief, it, scene);
  },
  hills(brief, it, scene) {
    inFrame(brief, it, scene);
  },
  jungle(brief, it, scene) {
    inFrame(brief, it, scene);
  },
};

function inFrame(brief: Brief, it: Portrait, scene: Scene): void {
  const [width, height] = it.size;
  const rim = rectangle(34, 34, width - 68, height - 68, 40);
  brief.sheet.layer('sky').shape(rim, 'bold', scene.setting === 'jungle' ? 'grass' : 'sky');
  const inside = brief.sheet.inside([rim]);
  if (scene.setting === 'rays')
    rays(inside.layer('rays'), [width / 2, it.headAt], byLevel(brief, 7, 20, 28), ['sun', 'cream']);
  if (scene.setting === 'hills') drawHills(brief, inside, it);
  if (scene.setting === 'jungle') canopy(inside.layer('canopy'), it.size, scene.growth);
  drawSitter({ ...brief, sheet: inside }, it, scene);
  const corners = byLevel(
    brief,
    [[0.1, 0.915, 92] as const, [0.9, 0.915, 92] as const],
    [
      [0.06, 0.78, 52] as const,
      [0.94, 0.8, 56] as const,
      [0.12, 0.9, 84] as const,
      [0.88, 0.91, 84] as const,
    ],
    [
      [0.06, 0.78, 56] as const,
      [0.94, 0.78, 56] as const,
      [0.26, 0.94, 58] as const,
      [0.74, 0.94, 58] as const,
      [0.12, 0.88, 86] as const,
      [0.88, 0.88, 86] as const,
    ],
  ).map(([x, y, size]) => [x * width, y * height, size] as const);
  blooms(
    inside.layer('flowers'),
    corners,
    scene.growth,
    [width / 2, height * 1.4],
    byLevel(brief, 3.4, 0.75, 0.75),
  );
  brief.sheet.layer('frame').rim(rim, 'bold');
}

function drawHills(brief: Brief, inside: Brief['sheet'], it: Portrait): void {
  const [width, height] = it.size;
  const sky = inside.layer('hills');
  for (const [x, y, s] of byLevel(
    brief,
    [
      [0.18, 0.2, 0.7],
      [0.86, 0.3, 0.6],
    ],
    [
      [0.16, 0.2, 0.66],
      [0.88, 0.15, 0.6],
    ],
    [
      [0.16, 0.18, 0.66],
      [0.88, 0.13, 0.6],
      [0.92, 0.36, 0.5],
      [0.08, 0.38, 0.5],
    ],
  ))
    cloud(
      sky.at({ x: x! * width, y: y! * height, scale: s! }),
      brief.random.fork(`cloud ${x}`),
      brief.level > 0,
    );
  hill(
    sky,
    knots(
      `0,${height * 0.62} ${width * 0.2},${height * 0.55} ${width * 0.5},${height * 0.6} ${width * 0.8},${height * 0.53} ${width},${height * 0.6}`,
    ),
    height,
  );
  for (const [x, s] of byLevel(
    brief,
    [[0.1, 1]],
    [
      [0.1, 1.1],
      [0.93, 1.2],
    ],
    points('0.08,1.1 0.18,0.8 0.93,1.2 0.83,0.8 0.25,0.6'),
  ))
    fir(sky.at({ x: x * width, y: height * 0.64, scale: s }), byLevel(brief, 2, 3, 4), brief.level > 0);
  hill(
    sky,
    knots(
      `0,${height * 0.72} ${width * 0.3},${height * 0.66} ${width * 0.6},${height * 0.71} ${width},${height * 0.66}`,
    ),
    height,
  );
}

function drawHeap(brief: Brief, it: Portrait, scene: Scene): void {
  const spots = heapSpots(it.size, brief.level, scene.growth.random);
  blooms(brief.sheet.layer('flowers'), spots, scene.growth, [it.size[0] / 2, it.size[1] * 1.4]);
}

function drawSitter(brief: Brief, it: Portrait, scene: Scene): void {
  drawBust(brief, it, scene, 1);
  drawHead(brief, it, scene, 1);
}

function seat(brief: Brief, it: Portrait, shrink: number): Sheet {
  const y = it.headAt + (1 - shrink) * it.size[1] * 0.1;
  return brief.sheet.at({ x: it.size[0] / 2, y, scale: it.scale * shrink });
}

function drawBust(brief: Brief, it: Portrait, scene: Scene, shrink: number): void {
  const { sitter } = it;
  const { look, dress } = scene;
  const sheet = seat(brief, it, shrink);
  const floor = FRAMED.has(scene.setting) ? it.size[1] : it.size[1] * 0.93;
  const foot = (floor - it.headAt) / (it.scale * shrink);
  const body = FRAMED.has(scene.setting) ? sitter.bust : vignette(sitter.bust, foot);
  const bust = sheet.layer('bust');
  const worn = { ...sitter.neck, level: look.level, fill: look.fills[2]! };
  if (dress === 'jumper') jumper(bust, body, { ...worn, arms: sitter.arms });
  else {
    bust.shape(body, 'bold', sitter.coat);
    const inside = bust.inside([body]);
    if (sitter.arms) arms(inside, sitter.coat, look.level);
    sitter.chest(inside, look);
    bust.rim(body, 'bold');
  }
  if (dress === 'scarf') scarf(sheet.layer('scarf'), worn);
  if (dress === 'beads') beads(sheet.layer('beads'), worn);
  if (dress === 'bow')
    bowTie(sheet.layer('bow').at({ y: sitter.neck.y + 70, scale: 1.15 }), look.level, worn.fill);
}

/** The bust rounded off at its foot, where flowers will cover it. */
function vignette(bust: Path, foot: number): Path {
  const start = foot - 130;
  return bust.map(([x, y]) => {
    if (y <= start) return [x, y];
    const share = Math.min(1, (y - start) / (720 - start));
    return [x * (1 - 0.5 * share ** 2), start + 130 * Math.sin((share * Math.PI) / 2)];
  });
}

function drawHead(brief: Brief, it: Portrait, scene: Scene, shrink: number): void {
  const tilt = brief.random.fork('tilt').pick([-0.1, -0.06, 0.06, 0.1]);
  const head = seat(brief, it, shrink).layer('head').at({ angle: tilt });
  it.sitter.head(head, scene.look);
  if (scene.crowned) flowerCrown(head, it.sitter.brow, scene.growth);
}

const AIRS: Readonly<Record<Mood, readonly string[]>> = {
  bright: ['Bright-Eyed', 'Curious', 'Gentle', 'Watchful'],
  happy: ['Merry', 'Smiling', 'Cheerful', 'Happy'],
  dreamy: ['Dreaming', 'Drowsy', 'Peaceful', 'Sleepy'],
  wink: ['Winking', 'Playful', 'Cheeky'],
};

function storyOf(brief: Brief, it: Portrait, scene: Scene): Story {
  const { name, kin } = it.sitter;
  const flowers = many(scene.growth.flower);
  const crown =
    brief.level === 0 ? `with a ${titled(scene.growth.flower)}` : `in a ${titled(scene.growth.flower)} Crown`;
  const wears = {
    scarf: 'in a Warm Scarf',
    bow: 'in a Bow Tie',
    jumper: 'in a Knitted Jumper',
    beads: 'with a Bead Necklace',
    bare: scene.crowned
      ? crown
      : brief.level === 2
        ? inTitle(HAUNTS[scene.haunt].words)
        : `among ${titled(flowers)}`,
  }[scene.dress];
  const where = {
    thicket: `Twigs rise on both sides and ${flowers} bloom in front.`,
    wreath: `A wreath of leaves and ${flowers} closes round the picture.`,
    moon: `The full moon stands behind and ${flowers} bloom in front.`,
    rays: `Rays of light fan out behind, with ${flowers} in the corners.`,
    hills: `Hills, clouds and firs lie behind, with ${flowers} in front.`,
    jungle: `Great leaves hang in from above and ${flowers} bloom below.`,
  }[scene.setting];
  const mood = brief.random.fork('title').pick(AIRS[scene.look.mood]);
  const tags = [
    name,
    ...kin,
    'portrait',
    ...(brief.level === 2 ? ['close-up', scene.haunt] : [flowers]),
    scene.crowned ? 'flower crown' : scene.dress === 'bare' ? 'cute' : scene.dress,
  ];
  return {
    title: `${mood} ${titled(name)} ${wears}`,
    description:
      brief.level === 2
        ? `${/^[aeiou]/.test(name) ? 'An' : 'A'} ${name} looks ${HAUNTS[scene.haunt].words}. Every part of its coat waits for a color of its own.`
        : `A ${name} sits for its portrait ${scene.dress === 'bare' ? '' : wears.toLowerCase()}`.trim() +
          `. ${where}`,
    tags: [...new Set(tags)],
  };
}

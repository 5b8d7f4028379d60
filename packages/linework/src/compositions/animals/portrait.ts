import { PENS, type Brief, type Composition, type Story } from '../../composition.ts';
import { unite } from '../../geometry/boolean.ts';
import { rectangle } from '../../geometry/forms.ts';
import type { Growth } from '../../motifs/animals/backdrops.ts';
import {
  beads,
  bowTie,
  browBeads,
  collar,
  flowerCrown,
  jumper,
  scarf,
  type Worn,
} from '../../motifs/animals/dress.ts';
import type { Mood } from '../../motifs/animals/eyes.ts';
import { forearm, ledge, paw, type LedgeKind } from '../../motifs/animals/ledges.ts';
import type { Look } from '../../motifs/animals/look.ts';
import type { Sitter } from '../../motifs/animals/sitter.ts';
import { titled } from '../../motifs/flower-names.ts';
import type { FlowerName } from '../../motifs/flowers.ts';
import type { Sheet } from '../../sheet.ts';
import type { PatternName } from '../../patterns/patterns.ts';
import { CROPS, type Haunt, HAUNTS, inTitle } from './haunts.ts';
import { corners, PLACES, type PlaceName } from './portrait-places.ts';

type Dress = 'scarf' | 'bow' | 'jumper' | 'beads' | 'bare';

/** How a species is set on its page. */
export interface Portrait {
  readonly sitter: Sitter;
  readonly size: readonly [number, number];
  readonly scale: number;
  /** Height of the head's middle, in units. */
  readonly headAt: number;
  /** What lies behind it on easy and medium pages, and what it looks over. */
  readonly places: readonly PlaceName[];
  readonly ledges: readonly LedgeKind[];
  /** The ledge's height as a share of the page's, where it is not the usual one. */
  readonly ledgeAt?: number;
  /** What is otherwise on easy pages: where the head is, how large, how high the ledge. */
  readonly easy?: Partial<Pick<Portrait, 'headAt' | 'scale' | 'ledgeAt'>>;
  /** What grows before the ledge. */
  readonly growing: readonly FlowerName[];
  readonly dresses: readonly Dress[];
  readonly flowers: readonly FlowerName[];
  readonly moods: readonly Mood[];
  /** Whether its finest pages always show the whole bust, and never come closer. */
  readonly isWhole?: boolean;
  /** From which share of the height leaves and flowers cover its finest pages, however near it comes. */
  readonly veiled?: number;
  /** Where its finest pages may be set. */
  readonly haunts: readonly Haunt[];
}

const PLAIN: readonly FlowerName[] = ['poppy', 'lily', 'daisy', 'cosmos'];

const QUIET: readonly PatternName[] = ['scales', 'hearts', 'diamonds', 'stars', 'shells', 'honeycomb'];

/** A composition: an animal that looks over a log, a wall, a fence or a hedge, on hard pages out of leaves. */
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

const PORTRAIT_PENS = {
  ...PENS,
  easy: { bold: 7, line: 5.2, fine: 4.2, none: 0 },
  hard: { bold: 5.6, line: 2.9, fine: 2.1, none: 0 },
};

interface Scene {
  readonly place: PlaceName;
  readonly ledge: LedgeKind;
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
  const place = random.pick(it.places);
  const over = random.fork('ledge').pick(it.ledges);
  const mood = random.pick(it.moods);
  const crop =
    (mood === 'dreamy' || mood === 'happy') && !it.isWhole
      ? random.fork('crop').pick(['bust', 'peek', 'close'] as const)
      : 'bust';
  const isJeweled = dress === 'beads' && it.sitter.wearsOnBrow === true;
  const crowned = isCrowned && !isJeweled && (level < 2 || crop === 'bust');
  const haunt = random.fork('haunt').pick(it.haunts);
  const scene: Scene = {
    place,
    ledge: over,
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
      isJeweled,
      random: random.fork('look'),
    },
  };
  if (level === 2) drawFine(brief, it, scene);
  else drawOverLedge(brief, level === 0 ? { ...it, ...it.easy } : it, scene, level);
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
  drawFineBust(seat(page, near), it, scene);
  drawHead(page, near, scene);
  const covered = it.veiled ?? crop.covered;
  if (covered > 0) haunt(page.sheet.layer('near'), { ...wall, covered: covered * height });
  brief.sheet.layer('frame').rim(rim, 'bold');
}

function drawFineBust(sheet: Sheet, it: Portrait, scene: Scene): void {
  const bust = sheet.layer('bust');
  it.sitter.behind?.(bust, scene.look);
  bust.shape(it.sitter.bust, 'bold', it.sitter.coat);
  it.sitter.fineBust(bust);
  drawWorn(sheet, it, scene);
  it.sitter.fineArms?.(sheet.layer('arms'), scene.haunt);
}

/** How far down the page the ledge usually lies, as a share of the height. */
const LEDGE_AT = 0.735;
/** How much smaller an animal behind a ledge is than on a page of its own. */
const SITTER_SCALE = 0.88;

/** A portrait over a ledge, with a place behind it. */
function drawOverLedge(brief: Brief, it: Portrait, scene: Scene, level: 0 | 1): void {
  const [width, height] = it.size;
  const rim = rectangle(34, 34, width - 68, height - 68, 40);
  brief.sheet.layer('sky').shape(rim, 'bold', scene.place === 'night' ? 'night' : 'sky');
  const page = { ...brief, sheet: brief.sheet.inside([rim]) };
  const ground = { size: it.size, level, random: scene.growth.random };
  PLACES[scene.place].draw(page.sheet.layer('place'), ground);
  const top = height * (it.ledgeAt ?? LEDGE_AT);
  const behind = { ...it, scale: it.scale * SITTER_SCALE };
  const seated = seat(page, behind);
  const paws = pawsOf(it.sitter, (top - it.headAt) / behind.scale);
  drawBust(seated, it, scene, paws);
  if (paws.length === 0) drawWorn(seated, it, scene);
  ledge(page.sheet.layer('ledge').at({ y: top }), scene.ledge, {
    width,
    deep: height - top,
    level,
    random: scene.growth.random.fork('ledge'),
  });
  for (const at of paws)
    paw(seated.layer('paws'), at, {
      level,
      coat: it.sitter.coat,
      isSleeved: scene.dress === 'jumper',
      foot: it.sitter.foot,
    });
  if (paws.length > 0) drawWorn(seated, it, scene);
  drawHead(page, behind, scene);
  corners(page.sheet.layer('flowers'), it.growing, ground, scene.ledge !== 'log');
  brief.sheet.layer('frame').rim(rim, 'bold');
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where the paws lie on a ledge so many units below the middle of the head. */
function pawsOf({ reach }: Sitter, y: number): Spot[] {
  return reach === undefined ? [] : [-reach, reach].map((x) => ({ x, y }));
}

function seat(brief: Brief, it: Portrait): Sheet {
  return brief.sheet.at({ x: it.size[0] / 2, y: it.headAt, scale: it.scale });
}

function drawBust(sheet: Sheet, it: Portrait, scene: Scene, paws: readonly Spot[]): void {
  const { sitter } = it;
  const { look, dress } = scene;
  const body = unite([sitter.bust, ...paws.map((at) => forearm(at, sitter.foot))]);
  const bust = sheet.layer('bust');
  sitter.behind?.(bust, look);
  if (dress === 'jumper') return jumper(bust, body, wornOn(it, look));
  bust.shape(body, 'bold', sitter.coat);
  sitter.chest(bust.inside(body), look);
  bust.rim(body, 'bold');
}

function wornOn({ sitter }: Portrait, look: Look): Worn {
  const { y, half, low = 0 } = sitter.neck;
  return { y: look.level === 2 ? y + low : y, half, level: look.level, fill: look.fills[2]! };
}

function drawWorn(sheet: Sheet, it: Portrait, { look, dress }: Scene): void {
  const worn = wornOn(it, look);
  if (dress === 'scarf') scarf(sheet.layer('scarf'), worn);
  if (dress === 'beads' && !it.sitter.wearsOnBrow) beads(sheet.layer('beads'), worn);
  if (dress === 'bow') bowTie(sheet.layer('bow').at({ y: worn.y + 70, scale: 1.15 }), look.level, worn.fill);
  if (dress === 'jumper') collar(sheet.layer('collar'), worn);
}

function drawHead(brief: Brief, it: Portrait, scene: Scene): void {
  const tilt = brief.random.fork('tilt').pick([-0.1, -0.06, 0.06, 0.1]);
  const head = seat(brief, it).layer('head').at({ angle: tilt });
  it.sitter.head(head, scene.look);
  if (scene.look.isJeweled) browBeads(head, it.sitter.brow, scene.look.level);
  if (scene.crowned) flowerCrown(head, it.sitter.brow, scene.growth);
}

const AIRS: Readonly<Record<Mood, readonly string[]>> = {
  bright: ['Bright-Eyed', 'Curious', 'Gentle', 'Watchful'],
  happy: ['Merry', 'Smiling', 'Cheerful', 'Happy'],
  dreamy: ['Dreaming', 'Drowsy', 'Peaceful', 'Sleepy'],
  wink: ['Winking', 'Playful', 'Cheeky'],
};

const OVER: Readonly<Record<LedgeKind, string>> = {
  log: 'a mossy log',
  wall: 'a garden wall',
  fence: 'a wooden fence',
  hedge: 'a hedge in flower',
};

function storyOf(brief: Brief, it: Portrait, scene: Scene): Story {
  const { name, kin } = it.sitter;
  const crown =
    brief.level === 0 ? `with a ${titled(scene.growth.flower)}` : `in a ${titled(scene.growth.flower)} Crown`;
  const wears = {
    scarf: 'in a Warm Scarf',
    bow: 'in a Bow Tie',
    jumper: 'in a Knitted Jumper',
    beads: 'with a String of Beads',
    bare: scene.crowned
      ? crown
      : brief.level === 2
        ? inTitle(HAUNTS[scene.haunt].words)
        : inTitle(`behind ${OVER[scene.ledge]}`),
  }[scene.dress];
  const subject = `${/^[aeiou]/.test(name) ? 'An' : 'A'} ${name}`;
  const dressed = scene.dress === 'bare' ? '' : ` ${wears.toLowerCase()}`;
  const mood = brief.random.fork('title').pick(AIRS[scene.look.mood]);
  const tags = [
    name,
    ...kin,
    'portrait',
    ...(brief.level === 2 ? ['close-up', scene.haunt] : [scene.ledge]),
    scene.crowned ? 'flower crown' : scene.dress === 'bare' ? 'cute' : scene.dress,
  ];
  return {
    title: `${mood} ${titled(name)} ${wears}`,
    description:
      brief.level === 2
        ? `${subject} looks ${HAUNTS[scene.haunt].words}. Every part of its coat waits for a color of its own.`
        : `${subject}${dressed} looks out over ${OVER[scene.ledge]}. ${PLACES[scene.place].words}`,
    tags: [...new Set(tags)],
  };
}

import { points } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { hill } from '../../motifs/landscape.ts';
import { butterfly, ladybird } from '../../motifs/nature/fliers.ts';
import { crescent, shining, starry } from '../../motifs/nature/skies.ts';
import { hedgehog, snail } from '../../motifs/nature/creepers.ts';
import { boulder, fern, grass, toadstool, type CapKind } from '../../motifs/nature/undergrowth.ts';
import { wildflower } from '../../motifs/nature/wildflowers.ts';
import { throughWindow, type WindowKind } from '../../motifs/nature/window.ts';
import { SCENE_PENS } from '../../motifs/scenery.ts';
import { ellipse } from '../../geometry/forms.ts';
import type { Role } from '../../roles.ts';
import { easyPage } from '../easy-page.ts';
import { EASY_MUSHROOMS } from './easy/woods.ts';

type Guest = 'snail' | 'hedgehog' | 'ladybird' | 'butterfly';

/** Where mushrooms stand, back to front: x, y of the foot, scale, lean. */
const GROUPS = [
  [
    [640, 790, 1.9, 20],
    [318, 810, 2.4, -22],
    [486, 862, 1.25, 8],
    [778, 872, 1.1, 24],
    [182, 880, 0.9, -20],
  ],
  [
    [500, 790, 2.7, 6],
    [250, 830, 1.6, -26],
    [748, 836, 1.7, 30],
    [392, 884, 0.96, -8],
    [628, 890, 0.86, 14],
  ],
  [
    [330, 780, 1.7, -16],
    [664, 812, 2.5, 24],
    [486, 850, 1.5, -4],
    [214, 872, 1.2, -24],
    [800, 890, 0.86, 20],
  ],
] as const;

const WORDS: Readonly<Record<CapKind, string>> = {
  dome: 'Toadstools',
  bell: 'Ink Caps',
  parasol: 'Parasols',
  funnel: 'Chanterelles',
};

/** Mushrooms of one or two kinds in a glade, with somebody small beside them. */
export const mushroomGlade: Composition = {
  name: 'mushroom-glade',
  category: 'nature',
  size: [1000, 1000],
  strays: 1.7,
  pens: SCENE_PENS,
  draw(brief) {
    const { random, level } = brief;
    if (level === 0) return easyPage(brief, [1000, 1000], EASY_MUSHROOMS);
    const caps = random.shuffle<CapKind>(['dome', 'bell', 'parasol', 'funnel']);
    const guest = random.pick<Guest>(['snail', 'hedgehog', 'ladybird', 'butterfly']);
    const night = random.chance(0.4);
    const kind = random.pick<WindowKind>(['panel', 'round', 'arch', 'cut']);
    throughWindow(
      brief.sheet,
      { kind, size: [1000, 1000], role: night ? 'night' : 'sky', band: 22 },
      (inside) => {
        const scene = { ...brief, sheet: inside };
        drawSky(scene, night);
        drawGround(scene);
        drawMushrooms(
          kind === 'round' ? { ...scene, sheet: inside.at({ x: 76, y: 84, scale: 0.85 }) } : scene,
          caps,
        );
        drawGuest(scene, guest);
      },
    );
    const word = WORDS[caps[0]!];
    return {
      title: `${night ? random.pick(['Moonlit', 'Midnight', 'Starlit']) : random.pick(['Woodland', 'Morning', 'Mossy', 'Dewy'])} ${word}`,
      description: `${word} of every size grow in the moss. ${GUESTS[guest]}`,
      tags: ['mushrooms', 'forest', 'moss', guest, ...(night ? ['night', 'moon'] : ['ferns'])],
    };
  },
};

const GUESTS: Readonly<Record<Guest, string>> = {
  snail: 'A snail has come a long way to see them.',
  hedgehog: 'A hedgehog rests in their shade.',
  ladybird: 'A ladybird crosses the moss.',
  butterfly: 'A butterfly is about to settle.',
};

function drawSky(brief: Brief, night: boolean): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('sky');
  if (night) {
    for (const r of byLevel(brief, [420], [520, 360], [600, 460, 320]))
      sheet.shape(ellipse(690, 270, r), 'line', r === 460 ? 'water' : 'night');
    crescent(sheet.at({ x: 690, y: 270, angle: -0.5 }), 100);
    starry(sheet, random, {
      box: [90, 90, 910, 560],
      avoid: [ellipse(690, 270, 140)],
      count: byLevel(brief, 3, 10, 16),
      size: byLevel(brief, 30, 22, 18),
    });
  } else
    shining(sheet, {
      at: [random.range(420, 580), random.range(330, 420)],
      radius: byLevel(brief, 130, 120, 110),
      rays: byLevel(brief, 5, 16, 26),
      style: 'rays',
    });
  if (level === 2) grass(sheet.at({ x: 500, y: 760 }), random, 300, 7, 'leaf');
  if (level > 0) {
    fern(sheet.at({ x: 140, y: 770 }), random, 420, level);
    fern(sheet.at({ x: 880, y: 770 }), random.fork('right'), 420, level);
  }
}

function drawGround(brief: Brief): void {
  const sheet = brief.sheet.layer('ground');
  hill(sheet, points('-10,740 240,700 520,690 780,706 1010,750'), 1010, 'leaf');
  hill(sheet, points('-10,840 200,830 480,800 740,826 1010,850'), 1010, 'grass');
}

function drawMushrooms(brief: Brief, caps: readonly CapKind[]): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('mushrooms');
  const roles = random.shuffle<Role>(['rust', 'ember', 'a', 'd']);
  const group = random.pick(GROUPS).slice(0, byLevel(brief, 2, 5, 5));
  group.forEach(([x, y, scale, lean], i) => {
    const kind = i % 3 === 2 ? caps[1]! : caps[0]!;
    toadstool(sheet.at({ x, y: y + byLevel(brief, 20, 0, 0), scale: scale * byLevel(brief, 1.12, 1, 1) }), {
      kind,
      level: scale < 1 ? 0 : level,
      role: i % 3 === 2 ? roles[1]! : roles[0]!,
      lean: lean * 0.5,
      isJoined: true,
    });
    if (level > 0 && i < 3)
      grass(sheet.at({ x: x - 34 * scale, y: y + 12 }), random.fork(`foot ${i}`), 24 + 22 * scale, 3);
  });
  if (level > 0) {
    boulder(sheet.at({ x: 868, y: 884 }), random, 58, true);
    for (const [x, role] of [
      [132, 'a'],
      [700, 'd'],
    ] as const)
      wildflower(sheet.at({ x, y: 934 }), {
        kind: 'daisy',
        random,
        level: 0,
        height: 66,
        size: 27,
        sway: random.range(-12, 12),
        role,
        isRooted: true,
      });
  }
  for (const x of byLevel(brief, [], [96, 900], [90, 300, 640, 910]))
    grass(sheet.at({ x, y: 956 }), random, byLevel(brief, 130, 120, 120), byLevel(brief, 3, 3, 4));
}

function drawGuest(brief: Brief, guest: Guest): void {
  const { level } = brief;
  const sheet = brief.sheet.layer('guest');
  if (guest === 'snail')
    snail(sheet.at({ x: 480, y: 934, scale: byLevel(brief, 1.2, 0.94, 0.86) }), 'd', level);
  if (guest === 'hedgehog')
    hedgehog(sheet.at({ x: 500, y: 938, scale: byLevel(brief, 1.1, 0.8, 0.74) }), level);
  if (guest === 'ladybird')
    ladybird(sheet.at({ x: 540, y: 900, scale: byLevel(brief, 1.2, 0.8, 0.7), angle: 0.7 }), level);
  if (guest === 'butterfly')
    butterfly(
      sheet.at({ x: 190, y: 330, scale: byLevel(brief, 1.1, 0.86, 0.8), angle: 0.5 }),
      ['a', 'b'],
      level,
    );
}

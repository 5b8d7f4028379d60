import { points, knots } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { curve } from '../../geometry/curve.ts';
import { traced } from '../../geometry/drawn.ts';
import { hill } from '../../motifs/landscape.ts';
import {
  crab,
  dinghy,
  drift,
  palm,
  parasol,
  pebble,
  sandcastle,
  sea,
  swell,
} from '../../motifs/nature/shore.ts';
import { driftCloud, shining } from '../../motifs/nature/skies.ts';
import { throughWindow, type WindowKind } from '../../motifs/nature/window.ts';
import { gull } from '../../motifs/seaside.ts';
import { SCENE_PENS } from '../../motifs/scenery.ts';
import { scallop, starfish } from '../../motifs/shells.ts';
import type { Role } from '../../roles.ts';
import { easyPage } from '../easy-page.ts';
import { EASY_BEACHES } from './easy/shores.ts';

const WIDE = 1000;
const HIGH = 760;

type Find = 'parasol' | 'castle' | 'crab' | 'boat';

const FINDS: Readonly<Record<Find, { word: string; text: string }>> = {
  parasol: { word: 'Parasol', text: 'A striped parasol gives a little shade.' },
  castle: { word: 'Sandcastle', text: 'Somebody has built a castle of sand.' },
  crab: { word: 'Crab', text: 'A crab waves from the sand.' },
  boat: { word: 'Sail', text: 'A small boat sails past.' },
};

/** A warm beach with palms. */
export const palmBeach: Composition = {
  name: 'palm-beach',
  category: 'nature',
  size: [WIDE, HIGH],
  strays: 1.6,
  pens: SCENE_PENS,
  draw(brief) {
    const { random, level } = brief;
    if (level === 0) return easyPage(brief, [WIDE, HIGH], EASY_BEACHES);
    const find = random.pick<Find>(['parasol', 'castle', 'crab', 'boat']);
    const kind = random.pick<WindowKind>(['panel', 'cut', 'arch']);
    const flip = random.chance(0.5);
    throughWindow(brief.sheet, { kind, size: [WIDE, HIGH], role: 'sky', band: 20 }, (inside) => {
      const scene = { ...brief, sheet: flip ? inside.at({ x: WIDE, flip: true }) : inside };
      drawSea(scene, find);
      drawBeach(scene, find);
    });
    return {
      title: `${random.pick(['Palm Beach', 'Island Beach', 'Coconut Bay', 'Lagoon'])} with ${FINDS[find].word === 'Sail' ? 'a Sail' : `a ${FINDS[find].word}`}`,
      description: `Palms lean over warm sand where the waves run out. ${FINDS[find].text}`,
      tags: ['beach', 'palm tree', 'sea', 'summer', find === 'boat' ? 'sailboat' : find],
    };
  },
};

function drawSea(brief: Brief, find: Find): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('sea');
  shining(sheet, {
    at: [random.range(560, 700), random.range(330, 372)],
    radius: byLevel(brief, 100, 92, 86),
    rays: byLevel(brief, 6, 16, 30),
    style: 'rays',
  });
  for (const [x, y, scale] of byLevel(
    brief,
    [],
    [[840, 190, 0.7]],
    [
      [840, 180, 0.64],
      [560, 130, 0.5],
    ],
  ))
    driftCloud(sheet.at({ x: x!, y: y!, scale: scale! }), random, level > 0);
  sea(sheet, random, { width: WIDE, from: 380, to: 570, bands: byLevel(brief, 2, 4, 8), floor: HIGH + 10 });
  hill(sheet, knots('820,384! 880,346 930,356 1010,330!'), 384, 'leaf');
  if (find === 'boat') dinghy(sheet.at({ x: 600, y: 474, scale: byLevel(brief, 1, 0.84, 0.8) }), ['a', 'b']);
  if (level > 0)
    for (const [x, y, scale] of [
      [560, 120, 0.6],
      [640, 166, 0.44],
    ] as const)
      gull(sheet.at({ x, y, scale }));
}

function drawBeach(brief: Brief, find: Find): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('beach');
  const phase = random.range(0, 2);
  for (const [y, role] of byLevel<readonly (readonly [number, Role])[]>(
    brief,
    [[540, 'sand']],
    [
      [516, 'cream'],
      [548, 'sand'],
    ],
    [
      [506, 'sky'],
      [530, 'cream'],
      [560, 'sand'],
    ],
  ))
    sheet.shape([...swell(WIDE, y, 16, 420, phase), [WIDE + 20, HIGH + 10], [-20, HIGH + 10]], 'line', role);
  if (level > 0) sheet.line(curve(points('420,690 600,660 800,690 1000,664')), 'line', 0.3);
  const [x, lean] = random.pick([
    [170, 96],
    [220, -60],
    [150, 140],
  ] as const);
  if (level > 0)
    palm(sheet.at({ x: x + 120, y: 640 }), {
      height: 350,
      lean: lean > 0 ? 40 : 120,
      level,
      random: random.fork('second'),
    });
  if (level > 0) drift(sheet.at({ x: x + 120, y: 636 }), 66, 'sand');
  palm(sheet.at({ x, y: 690 }), { height: byLevel(brief, 480, 470, 470), lean, level, random });
  drift(sheet.at({ x, y: 690 }), 82, 'sand');
  const spot = { x: 690, y: byLevel(brief, 690, 650, 676) };
  if (level === 1) drawStrand(brief, find);
  if (level === 2 && find !== 'crab') crab(sheet.at({ x: 450, y: 700, scale: 0.6 }), 'rust', 1);
  if (find === 'parasol')
    parasol(
      sheet.at({ ...spot, angle: -0.16, scale: byLevel(brief, 0.96, 0.9, 0.86) }),
      ['a', 'soft'],
      level,
    );
  if (find === 'castle') sandcastle(sheet.at({ ...spot, scale: byLevel(brief, 1, 0.92, 0.88) }), level);
  if (find === 'crab') crab(sheet.at({ ...spot, scale: byLevel(brief, 1.1, 1, 0.96) }), 'rust', level);
  if (find !== 'castle' && level < 2)
    starfish(
      sheet.at({
        x: 470,
        y: byLevel(brief, 690, 656, 690),
        scale: byLevel(brief, 0.5, 0.42, 0.4),
        angle: 0.3,
      }),
      'b',
      byLevel(brief, 0, 0, 1),
    );
  for (const [px, py, r] of byLevel(
    brief,
    [[880, 700, 26]],
    [
      [880, 664, 22],
      [916, 650, 15],
    ],
    [
      [866, 704, 20],
      [902, 692, 14],
      [350, 716, 17],
      [390, 706, 12],
      [560, 716, 15],
    ],
  ))
    pebble(sheet, px!, py!, r!);
}

/** What the sea leaves on a plainer beach: ripples in the sand, a scallop, and a small crab beside a castle. */
function drawStrand({ sheet: whole, level }: Brief, find: Find): void {
  const sheet = whole.layer('beach');
  for (const table of [
    '560,590 640,578 720,592 800,580',
    '380,610 450,600 520,612',
    '760,700 840,688 920,700 1000,690',
    '400,712 480,702 560,714 640,704',
  ])
    sheet.line(traced(table), 'line', 0.4);
  scallop(sheet.at({ x: 850, y: 600, scale: 0.22, angle: 0.4 }), {
    ribs: 5,
    bands: 0,
    roles: ['a', 'cream'],
  });
  if (find === 'castle') crab(sheet.at({ x: 490, y: 664, scale: 0.62 }), 'rust', level);
}

import { points } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { ellipse } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import { campfire, logSeat, tent, type TentKind } from '../../motifs/adventure/camp.ts';
import { hill } from '../../motifs/landscape.ts';
import { hedgehog } from '../../motifs/nature/creepers.ts';
import { aurora } from '../../motifs/nature/aurora.ts';
import { halo } from '../../motifs/nature/halo.ts';
import { crescent, driftCloud, shining, starry } from '../../motifs/nature/skies.ts';
import { broadleaf, spruce } from '../../motifs/nature/trees.ts';
import { grass, toadstool } from '../../motifs/nature/undergrowth.ts';
import { throughWindow } from '../../motifs/nature/window.ts';
import { SCENE_PENS } from '../../motifs/scenery.ts';
import { mountain } from '../../motifs/nature/peaks.ts';

const WIDE = 1000;
const HIGH = 760;

type Sky = 'night' | 'sunset' | 'lights';

const SKIES: Readonly<Record<Sky, { word: string; text: string }>> = {
  night: { word: 'under the Stars', text: 'The moon is up and the fire is lit.' },
  sunset: { word: 'at Sunset', text: 'The sun goes down behind the mountains.' },
  lights: { word: 'under Northern Lights', text: 'Northern lights flow across the sky.' },
};

const TENT_WORDS: Readonly<Record<TentKind, string>> = { ridge: 'Tent', dome: 'Dome Tent', tipi: 'Tipi' };

/** A tent and a campfire at the edge of a wood below mountains. */
export const campsite: Composition = {
  name: 'campsite',
  category: 'adventure',
  size: [WIDE, HIGH],
  strays: 1.6,
  pens: SCENE_PENS,
  draw(brief) {
    const { random, level } = brief;
    const sky = random.pick<Sky>(['night', 'sunset', 'lights']);
    const picked = random.pick<TentKind>(['ridge', 'dome', 'tipi']);
    const kind = level === 0 ? 'dome' : picked;
    const flip = random.chance(0.5);
    throughWindow(
      brief.sheet,
      {
        kind: level === 0 ? 'panel' : random.pick(['panel', 'cut', 'arch'] as const),
        size: [WIDE, HIGH],
        role: sky === 'sunset' ? 'sky' : 'night',
        band: level === 0 ? 0 : 20,
      },
      (inside) => {
        const scene = { ...brief, sheet: flip ? inside.at({ x: WIDE, flip: true }) : inside };
        drawSky(scene, sky);
        drawLand(scene);
        drawCamp(scene, kind);
      },
    );
    return {
      title: `${TENT_WORDS[kind]} ${SKIES[sky].word}`,
      description: `A ${TENT_WORDS[kind].toLowerCase()} stands by a campfire at the edge of the wood. ${SKIES[sky].text}`,
      tags: ['camping', 'tent', 'campfire', 'mountains', sky === 'lights' ? 'northern lights' : sky],
    };
  },
};

function drawSky(brief: Brief, sky: Sky): void {
  const { random } = brief;
  const sheet = brief.sheet.layer('sky');
  const at: Point = [random.range(600, 720), random.range(170, 220)];
  if (sky === 'sunset') {
    const style = random.pick(['rays', 'rings'] as const);
    shining(sheet, {
      at: [at[0] - 140, byLevel(brief, 330, 232, 330)],
      radius: 92,
      rays: style === 'rays' ? byLevel(brief, 7, 16, 28) : byLevel(brief, 3, 5, 9),
      style,
    });
    if (brief.level === 0) driftCloud(sheet.at({ x: 800, y: 190, scale: 0.9 }), random.fork('cloud'), false);
    return;
  }
  if (sky === 'lights') {
    starry(sheet, random, {
      box: [80, 62, 920, 128],
      avoid: [],
      count: byLevel(brief, 3, 6, 0),
      size: byLevel(brief, 26, 20, 17),
    });
    return aurora(sheet, random, {
      width: WIDE,
      top: byLevel(brief, 166, 166, 92),
      bottom: 420,
      ribbons: byLevel(brief, 3, 5, 12),
      roles: ['leaf', 'water', 'c', 'd'],
    });
  }
  const ends = byLevel(brief, [230], [210, 320], [190, 290, 400]);
  halo(sheet, { at, begin: 126, ends, roles: ['night', 'water'] });
  crescent(sheet.at({ x: at[0], y: at[1], angle: -0.5 }), 92);
  starry(sheet, random, {
    box: [80, 70, 920, 360],
    avoid: [ellipse(at[0], at[1], 130)],
    count: byLevel(brief, 2, 11, 20),
    size: byLevel(brief, 62, 20, 17),
  });
}

function drawLand(brief: Brief): void {
  const { random } = brief;
  const sheet = brief.sheet.layer('land');
  for (const [x, y, half] of byLevel(
    brief,
    [[330, 270, 260]],
    [
      [180, 340, 210],
      [830, 330, 220],
      [480, 270, 240],
    ],
    [
      [120, 350, 180],
      [890, 330, 200],
      [330, 290, 200],
      [620, 310, 210],
    ],
  ))
    mountain(sheet, {
      peak: [x! + random.range(-20, 20), y! + random.range(-14, 14)],
      half: half!,
      foot: 560,
      snow: true,
      roles: ['stone', 'c'],
      isPlain: brief.level < 2,
    });
  hill(sheet, points('-10,500 240,470 520,500 760,470 1010,500'), HIGH + 10, 'leaf');
  const grow = brief.level === 0 ? broadleaf : random.pick([spruce, broadleaf]);
  const trees = byLevel(
    brief,
    [],
    [
      [110, 590, 1.1],
      [900, 590, 1.06],
      [790, 560, 0.8],
    ],
    [
      [80, 590, 1.1],
      [190, 560, 0.86],
      [290, 540, 0.66],
      [920, 590, 1.1],
      [820, 560, 0.8],
      [730, 540, 0.62],
    ],
  );
  for (const [i, [x, y, s]] of trees.entries())
    grow(sheet.at({ x: x!, y: y!, scale: s! }), {
      random: random.fork(`tree ${i}`),
      level: brief.level === 2 && s! > 0.8 ? 1 : 0,
    });
  hill(sheet, points('-10,580 240,560 520,580 760,560 1010,590'), HIGH + 10, 'grass');
}

function drawCamp(brief: Brief, kind: TentKind): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('camp');
  if (level > 0) sheet.shape(clockwise(ellipse(650, 668, 190, 40)), 'line', 'sand');
  if (level === 0)
    for (const [x, y, rx] of [
      [556, 700, 44],
      [472, 704, 60],
      [92, 690, 62],
    ] as const)
      sheet.shape(ellipse(x, y, rx, rx * 0.6), 'bold', 'stone');
  tent(
    sheet.at({
      x: byLevel(brief, 300, 340, 340),
      y: byLevel(brief, 660, 650, 640),
      scale: byLevel(brief, 1.2, 1, 0.96) * (kind === 'tipi' ? 0.9 : 1),
    }),
    kind,
    random.pick([
      ['a', 'sun'],
      ['b', 'a'],
      ['d', 'sun'],
      ['ember', 'cream'],
    ] as const),
    level,
  );
  campfire(
    sheet.at({
      x: byLevel(brief, 740, 650, 650),
      y: byLevel(brief, 664, 680, 680),
      scale: byLevel(brief, 1.6, 0.96, 0.9),
    }),
    level,
  );
  if (level > 0) logSeat(sheet.at({ x: 808, y: 674, scale: 0.82 }), level);
  if (level === 2) hedgehog(sheet.at({ x: 486, y: 712, scale: 0.76, flip: true }), 1);
  if (level === 2)
    toadstool(sheet.at({ x: 128, y: 690, scale: 0.44 }), { kind: 'dome', level: 0, role: 'rust', lean: 6 });
  if (level === 1 && kind !== 'dome') {
    for (const [x, y, rx] of [
      [136, 676, 40],
      [188, 690, 28],
      [520, 712, 26],
    ] as const)
      sheet.shape(ellipse(x, y, rx, rx * 0.6), 'line', 'stone');
    for (const x of [250, 456]) grass(sheet.at({ x, y: 728 }), random.fork(`tuft ${x}`), 64, 3);
  }
  for (const x of byLevel(brief, [], [930], [180, 940])) grass(sheet.at({ x, y: 720 }), random, 90, 3);
}

import { byLevel, type Brief } from '../../composition.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import { heron } from '../../motifs/birds/heron.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { dressWater } from '../../motifs/dressing/water.ts';
import { turf } from '../../motifs/nature/meadow-plants.ts';
import { floatingLeaf, floatingLily, reedMace, ripples } from '../../motifs/nature/waterside.ts';
import { dragonfly } from '../../motifs/pond.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

const SHORE = 640;

function lake(brief: Brief, sun: Point): void {
  const { level, random } = brief;
  const sky = brief.sheet.layer('sky');
  if (level === 2)
    dressSky(sky, random, {
      zone: [rectangle(0, 0, 760, SHORE)],
      kind: 'beams',
      size: 150,
      source: sun,
    });
  sky.shape(ellipse(sun[0], sun[1], 80), 'bold', 'sun');
  const far = brief.sheet.layer('far');
  turf(far, '-20,560 120,500 260,540 420,480 600,530 790,490', SHORE + 20, 'leaf');
  turf(far, '-20,610 200,590 400,606 600,586 790,606', SHORE + 20, 'grass');
  const water = turf(brief.sheet.layer('water'), `-20,${SHORE} 300,${SHORE} 790,${SHORE}`, 1040, 'water');
  if (level === 2)
    dressWater(brief.sheet.layer('water'), random, {
      zone: [water],
      kind: 'ripples',
      size: 130,
      rim: 'line',
    });
  else if (level === 1)
    for (const [x, y, w] of [
      [120, 700, 80],
      [640, 720, 90],
      [300, 930, 100],
      [560, 880, 70],
    ] as const)
      brief.sheet.layer('water').line(
        [
          [x - w, y],
          [x, y + 6],
          [x + w, y],
        ],
        'line',
        0.8,
      );
}

const READY = [
  [
    'The Heron Has Seen Something',
    'The heron bends its neck and does not breathe. Down in the water somebody had better hurry.',
  ],
  [
    'A Neck like a Spring',
    'The heron has drawn its neck back and looks into the water. It can wait longer than the fish can.',
  ],
  [
    'One Moment before the Splash',
    'Feather lies on feather and nothing moves among the reeds. The heron looks down its bill and takes aim.',
  ],
] as const;
const UPRIGHT = [
  ['The Heron on Guard', 'Nobody stands as still as a heron. The dragonfly takes it for a reed.'],
  [
    'Thinner than a Reed',
    'The heron has stretched itself and hopes to be taken for a reed. Only its wing gives it away.',
  ],
  [
    'The Heron Stands and Waits',
    'Long legs, long neck, long patience: the heron stands among the reeds as if it had grown there. Color each row of its wing in a grey of its own.',
  ],
] as const;

/** A fish that shows its back in a ring on the water, about the frame's origin. */
function fish(sheet: Sheet): void {
  sheet.shape(ellipse(0, 4, 118, 34), 'line', 'sky');
  sheet.shape(drawn('-48,0! -84,-24 -90,-4! -96,22 -48,6!'), 'line', 'ember');
  sheet.shape(drawn('-56,2! -20,-22 30,-22 64,2! 30,20 -20,20'), 'bold', 'ember');
  sheet.line(traced('34,-18 26,0 34,16'), 'line', 0.2);
  sheet.ink(ellipse(46, -4, 4));
}

/** A heron in the shallows among reeds. */
export const heronReeds = edged({
  name: 'heron-reeds',
  category: 'nature',
  size: [760, 1000],
  edge: 'page',
  backdrop: 'sky',
  draw(brief) {
    const { level, random } = brief;
    const isReady = random.chance(0.5);
    lake(brief, isReady ? [606, 416] : [572, 290]);
    const reeds = brief.sheet.layer('reeds');
    for (const [x, height] of byLevel(
      brief,
      [[90, 430]],
      [
        [70, 560],
        [170, 430],
        [690, 440],
      ],
      [
        [64, 590],
        [150, 470],
        [234, 380],
        [700, 480],
      ],
    ) as [number, number][]) {
      const isUnderBill = isReady && level > 0 && x > 600;
      if (isUnderBill && level === 1) continue;
      reedMace(reeds.at({ x, y: 800 }), random, {
        height: isUnderBill ? 290 : height,
        sway: random.range(-24, 24),
        level,
      });
      reeds.shape(ellipse(x, 802, 52, 11), 'line', 'sky');
    }
    if (isReady && level > 0) fish(brief.sheet.layer('fish').at({ x: 560, y: 736 }));
    ripples(brief.sheet.layer('rings').at({ x: 370, y: 896 }), 190, byLevel(brief, 1, 2, 3));
    heron(
      brief.sheet.layer('heron').at({ x: isReady ? 310 : 330, y: 900, scale: isReady ? 1.06 : 0.98 }),
      level,
      isReady ? 'ready' : 'upright',
    );
    const fore = brief.sheet.layer('fore');
    for (const [x, y, scale] of byLevel(
      brief,
      [[600, 900, 1.3]],
      [
        [600, 860, 1.1],
        [150, 880, 1],
      ],
      [
        [610, 850, 1.06],
        [140, 870, 1],
        [560, 930, 0.8],
      ],
    ) as [number, number, number][])
      floatingLeaf(fore.at({ x, y, scale }), level);
    floatingLily(
      fore.at({ x: 620, y: byLevel(brief, 890, 856, 846), scale: byLevel(brief, 1.2, 1, 0.96) }),
      level,
    );
    reedMace(fore.at({ x: 70, y: 1010 }), random, { height: 250, sway: 10, level });
    if (level > 0)
      dragonfly(
        brief.sheet
          .layer('dragonfly')
          .at({ x: isReady ? 560 : 590, y: isReady ? 560 : 480, angle: 0.7, scale: 0.8 }),
        level,
      );
    const [title, description] = (isReady ? READY : UPRIGHT)[level];
    return { title, description, tags: ['heron', 'reeds', 'lake', 'bird', 'water lily', 'dragonfly'] };
  },
});

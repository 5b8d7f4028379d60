import { byLevel, type Brief } from '../../composition.ts';
import { clockwise, unite } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { drawn } from '../../geometry/drawn.ts';
import { rectangle, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place } from '../../geometry/point.ts';
import { cubFace, sleepingCub, sleepingFox } from '../../motifs/animals/sleeping-fox.ts';
import { dressRock } from '../../motifs/dressing/rock.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { bellflower, oxEye, poppyBowl, sward, turf } from '../../motifs/nature/meadow-plants.ts';
import { grownBy, grownLeaf } from '../../motifs/nature/grown-leaf.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

const TURF = 140;
const CHAMBER =
  '64,500 84,370 180,276 340,232 520,222 700,246 850,320 930,450 920,590 820,680 500,704 190,684 88,610';

function meadow(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('meadow');
  if (level === 2)
    dressSky(sheet, random, { zone: [rectangle(0, -60, 1000, TURF + 90)], kind: 'heaped', size: 190 });
  const kinds = random.shuffle(level === 0 ? [oxEye, poppyBowl] : [oxEye, poppyBowl, bellflower]);
  for (const [i, x] of byLevel(brief, [640], [110, 220, 560, 650], [110, 230, 520, 640]).entries())
    kinds[i % kinds.length]!(sheet.at({ x, y: TURF + 30 }), {
      height: 104 - (i % 2) * 20,
      sway: i % 2 ? 12 : -12,
      size: byLevel(brief, 80, 44, 40),
      level: level === 2 ? 1 : 0,
    });
  turf(sheet, `-30,${TURF + 12} 300,${TURF} 700,${TURF + 14} 1030,${TURF}`, TURF + 100);
  sward(sheet, random.fork('turf'), {
    from: 30,
    to: 1000,
    foot: TURF + 74,
    tall: byLevel(brief, 130, 112, 104),
    width: byLevel(brief, 44, 28, 24),
    apart: byLevel(brief, 330, 176, 128),
  });
}

function earth(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('earth');
  for (const [i, y] of byLevel(brief, [TURF + 52], [TURF + 52, 470], [TURF + 52]).entries()) {
    const zone = clockwise(
      blob([
        [-30, y, 1],
        [250, y + 14],
        [520, y - 8],
        [780, y + 12],
        [1030, y, 1],
        [1030, 800, 1],
        [-30, 800, 1],
      ]),
    );
    sheet.shape(zone, 'line', (['wood', 'rust', 'stone'] as const)[i]);
    if (level === 2)
      dressRock(sheet, random.fork(`earth ${i}`), {
        zone: [zone],
        kind: 'boulders',
        size: 165,
        roles: [(['wood', 'rust', 'stone'] as const)[i]!, 'sand'],
      });
  }
}

/** Roots that come in through the ceiling and thin out to nothing. */
function roots({ level }: Brief, sheet: Sheet): void {
  const lines = [
    '150,220 160,320 130,370 142,430',
    '200,190 216,280 246,310 240,360',
    '800,220 810,320 790,360 816,420',
    '770,200 760,260 730,290 740,330',
    '480,180 490,240 476,290',
    '640,200 650,270 690,300',
  ];
  for (const table of lines.slice(0, level === 1 ? 4 : 6))
    sheet.shape(clockwise(tube(curve(knots(table)), (t) => mix(16, 3, t))), 'line', 'wood');
}

/** Dry leaves on the floor before the fox. */
function litter(brief: Brief): void {
  const { level, random } = brief;
  const count = byLevel(brief, 3, 4, 7);
  const long = byLevel(brief, 150, 110, 96);
  for (let i = 0; i < count; i++) {
    const angle = (i % 2 ? 1 : -1) * random.range(1.25, 1.5);
    const at = {
      x: mix(120, 880, (i + 0.5) / count) - Math.sign(angle) * long * 0.5,
      y: 712 + (i % 2) * 10,
      angle,
    };
    if (level > 0) {
      grownLeaf(brief.sheet.at({ ...at, scale: long / 100 }), {
        kind: i % 2 ? 'oak' : 'beech',
        role: i % 3 ? 'gold' : 'rust',
        veins: 1,
        ...grownBy(random),
      });
      continue;
    }
    brief.sheet.shape(place(petal('leaf', long, long * 0.46), at), 'line', i % 3 ? 'gold' : 'rust');
  }
}

/** A fox asleep in its den under a meadow, and what its cubs do meanwhile. */
export const foxDen = edged({
  name: 'fox-den',
  category: 'nature',
  size: [1000, 820],
  edge: 'page',
  backdrop: 'sky',
  draw(whole) {
    const brief = { ...whole, sheet: whole.sheet.at({ y: 60 }) };
    const { level, random } = brief;
    meadow(brief);
    earth(brief);
    const den = brief.sheet.layer('den');
    const tunnel = clockwise(tube(curve(knots('720,420 860,300 950,250 1060,236')), () => 54));
    const rim = unite([drawn(CHAMBER), tunnel]);
    den.shape(rim, 'bold', 'night');
    const inside = den.inside(rim);
    if (level > 0)
      dressRock(inside, random.fork('walls'), {
        zone: rim,
        kind: 'boulders',
        size: level === 2 ? 160 : 250,
        roles: ['wood', 'rust'],
      });
    if (level > 0) roots(brief, inside);
    const isLooking = random.chance(0.5) || level === 0;
    if (isLooking) {
      cubFace(inside.at({ x: 706, y: 464, scale: byLevel(brief, 1.2, 0.92, 0.92), angle: 0.1 }), level);
      if (level > 0) cubFace(inside.at({ x: 524, y: 426, scale: 0.88, angle: -0.06 }), level);
    }
    sleepingFox(
      inside.at({ x: isLooking ? 490 : 420, y: isLooking ? 660 : 650, scale: 0.98 }),
      level === 0 ? 0 : 1,
    );
    if (!isLooking) sleepingCub(inside.at({ x: 770, y: 650, scale: 1.16, flip: true }), level);
    litter({ ...brief, sheet: inside });
    den.rim(rim, 'bold');
    const [title, description] = isLooking ? LOOKING[level] : ASLEEP[level];
    return { title, description, tags: ['fox', 'den', 'fox cubs', 'underground', 'meadow', 'asleep'] };
  },
});

const LOOKING = [
  [
    'Somebody Is Not Tired',
    'Mother sleeps with her tail over her feet. One cub has just found out that you are there.',
  ],
  ['Who Is Looking In?', 'The vixen sleeps in her den and notices nothing. Her cubs have seen you long ago.'],
  [
    'Two Pairs of Ears',
    'Deep between the stones a vixen is asleep on her leaves. Behind her back four eyes are wide open.',
  ],
] as const;
const ASLEEP = [
  [
    'The Fox Den at Noon',
    'Foxes sleep while the sun shines on the meadow above them. The small one does it just like the big one.',
  ],
  [
    'Curled Up Twice',
    'A vixen and her cub lie in their den with their noses in their tails. Above them the flowers keep watch.',
  ],
  [
    'Under the Roots a Fox Sleeps',
    'The roots come in through the ceiling and the leaves are dry. A vixen and her cub will sleep until evening.',
  ],
] as const;

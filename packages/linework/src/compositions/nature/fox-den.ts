import { byLevel, type Brief } from '../../composition.ts';
import { clockwise, grow, unite } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { rectangle, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place } from '../../geometry/point.ts';
import {
  cubFace,
  cubPaws,
  cubShoulders,
  sittingCub,
  sleepingCub,
  sleepingFox,
} from '../../motifs/animals/sleeping-fox.ts';
import { dressRock } from '../../motifs/dressing/rock.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { bellflower, oxEye, poppyBowl, sward, turf } from '../../motifs/nature/meadow-plants.ts';
import { grownBy, grownLeaf } from '../../motifs/nature/grown-leaf.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

const TURF = 140;
/** Where a vixen and her cubs lie beside each other, below a way that leads straight up. */
const NURSERY =
  '40,520 60,400 150,300 320,250 520,240 740,262 900,340 956,470 930,600 830,690 520,716 200,714 80,640';
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
    const isLooking = random.chance(0.5) || level === 0;
    const isPlaying = level > 0 && isLooking && random.fork('cubs').chance(0.5);
    const way = isPlaying ? '350,330 320,260 316,196' : '720,420 860,300 950,250 1060,236';
    const tunnel = clockwise(tube(curve(knots(way)), () => (isPlaying ? 76 : 54)));
    const dug = unite([drawn(isPlaying ? NURSERY : CHAMBER), tunnel]);
    // the shaft widens where it comes into the nursery
    const rim = isPlaying ? grow(grow(dug, 44), -44) : dug;
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
    const room = { ...brief, sheet: inside };
    if (isPlaying) nursery(room);
    else {
      if (isLooking) looking(room);
      else asleep(room);
      litter(room);
    }
    den.rim(rim, 'bold');
    if (isPlaying) mouth(brief);
    const [title, description] = (isPlaying ? PLAYING : isLooking ? LOOKING : ASLEEP)[level];
    return { title, description, tags: ['fox', 'den', 'fox cubs', 'underground', 'meadow', 'asleep'] };
  },
});

/** The vixen asleep, a cub behind her back, or two of them with their paws on it. */
function looking({ level, sheet }: Brief): void {
  const vixen = sheet.at({ x: 490, y: 660, scale: 0.98 });
  if (level === 0) {
    cubFace(sheet.at({ x: 706, y: 464, scale: 1.2, angle: 0.1 }), level);
    return sleepingFox(vixen, level);
  }
  for (const [x, y, scale, angle] of [
    [632, 448, 0.9, 0.06],
    [462, 424, 0.86, -0.06],
  ] as const) {
    cubShoulders(sheet.at({ x, y, scale }));
    cubFace(sheet.at({ x, y, scale, angle }), level);
  }
  sleepingFox(vixen, 1);
  cubPaws(sheet.at({ x: 466, y: 420, scale: 0.7, angle: -0.04 }));
  cubPaws(sheet.at({ x: 634, y: 442, scale: 0.7, angle: 0.34 }));
}

/** The vixen and one cub, both asleep. */
function asleep({ level, sheet }: Brief): void {
  sleepingFox(sheet.at({ x: 420, y: 650, scale: 0.98 }), 1);
  sleepingCub(sheet.at({ x: 770, y: 650, scale: 1.16, flip: true }), level);
}

/** Grass about the hole where the way up comes out. */
function mouth(brief: Brief): void {
  const sheet = brief.sheet.layer('mouth');
  for (const [from, to] of [
    [220, 250],
    [390, 420],
  ] as const)
    sward(sheet, brief.random.fork('mouth'), { from, to, foot: TURF + 54, tall: 96, width: 24, apart: 90 });
}

/** The vixen asleep at one side, two cubs awake at the other with a feather before them. */
function nursery({ level, sheet }: Brief): void {
  sleepingFox(sheet.at({ x: 650, y: 664, scale: 0.86 }), 1);
  sittingCub(sheet.at({ x: 376, y: 622, scale: 0.76, flip: true }), level, 0.2);
  sittingCub(sheet.at({ x: 216, y: 650, scale: 0.98, flip: true }), level, 0.1);
  plume(sheet.at({ x: 316, y: 690, angle: -0.2, scale: 1.2 }));
}

/** A feather on the frame's origin, 250 units long: a bent shaft, down at its foot, a vane with two rents in it. */
function plume(sheet: Sheet): void {
  sheet.shape(
    drawn(
      '-84,8! -70,-12 -30,-22 4,-26! 0,-12! 20,-27 64,-28 112,-14 146,8! 100,16 66,18! 54,8! 42,22 0,25 -50,20!',
    ),
    'line',
    'paper',
  );
  sheet.shape(drawn('-84,8! -104,-8 -112,4! -122,12 -108,18! -104,28 -78,22!'), 'line', 'soft');
  sheet.line(traced('-146,20 -84,8 0,-4 80,-2 122,5'), 'line', 0.2);
  for (const [x, y] of [
    [-52, 2],
    [-16, -3],
    [24, -5],
    [62, -4],
  ] as const)
    for (const side of [-1, 1])
      sheet.line(traced(`${x},${y} ${x + 14},${y + side * 6} ${x + 26},${y + side * 13}`), 'fine', 0.3);
}

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
const PLAYING = [
  LOOKING[0],
  [
    'A Feather for Two',
    'The vixen is asleep at last, and her cubs have found a feather. It belongs to both, and that may become a problem.',
  ],
  [
    'While Mother Sleeps',
    'A feather has come down the tunnel, and two cubs sit before it as good as gold. As long as their mother sleeps, it is theirs.',
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

import { byLevel, type Brief } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { drawn, mirrored } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle, spiral, star } from '../../geometry/forms.ts';
import { mix, type Point } from '../../geometry/point.ts';
import { evenly } from '../../geometry/ruled.ts';
import { archway } from '../../motifs/scenery.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { sights } from '../sights.ts';

const SWEET: readonly Role[] = ['a', 'b', 'c', 'd', 'sun', 'rust'];

function lollipop(sheet: Sheet, role: Role, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-6, -90, 12, 96), 'line', 'paper');
  sheet.shape(ellipse(0, -130, 52), 'bold', role);
  if (level > 0) sheet.line(spiral(0, -130, 48, 2.2, 0.6), 'line', 0.2);
}

/** A striped cane, its foot at the origin. */
function cane(sheet: Sheet, level: 0 | 1 | 2): void {
  const rim = drawn(
    '-14,0! -14,-200! -10,-262 40,-290 88,-256 94,-220! 66,-216! 56,-244 34,-256 16,-236 14,-200! 14,0!',
  );
  sheet.shape(rim, 'bold', 'paper');
  const inside = sheet.inside([rim]);
  for (const y of evenly([2, 4, 5][level]!, -220, -14))
    inside.shape(
      [
        [-30, y],
        [30, y - 24],
        [30, y - 6],
        [-30, y + 18],
      ],
      'line',
      'rust',
    );
  sheet.rim(rim, 'bold');
}

function man(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(
    mirrored('0,-150 34,-140 44,-112 32,-84! 74,-84 92,-66 78,-48 40,-44! 44,-10 64,20 54,40 30,36 0,0!'),
    'bold',
    'wood',
  );
  for (const x of [-14, 14]) sheet.ink(ellipse(x, -118, 4, 6));
  sheet.line(arc(0, -108, 16, 13, 0.3, Math.PI - 0.3), 'fine', 0.3);
  for (const y of [-66, -34].slice(0, level + 1)) sheet.shape(ellipse(0, y, 9), 'line', 'sun');
}

/** Icing that runs down from a roof's edge in drops. */
function icing(from: Point, to: Point, drops: number, deep: number): Point[] {
  const lower = Array.from({ length: drops * 8 + 1 }, (_, i): Point => {
    const t = i / (drops * 8);
    return [
      mix(from[0], to[0], t),
      mix(from[1], to[1], t) +
        8 +
        deep * Math.abs(Math.sin(t * Math.PI * drops)) * (0.66 + 0.34 * Math.sin(Math.floor(i / 8) * 2.3)),
    ];
  });
  return [from, to, ...lower.toReversed()];
}

function house(brief: Brief): void {
  const { level } = brief;
  const sheet = brief.sheet.layer('house').at({ x: 400, y: 800 });
  sheet.shape(rectangle(110, -560, 70, 170), 'bold', 'rust');
  sheet.shape(icing([100, -566], [190, -566], 3, 26), 'line', 'paper');
  sheet.shape(mirrored('0,-560! 230,-320! 230,0! 0,0!'), 'bold', 'wood');
  const wall = mirrored('0,-520! 200,-300! 200,-10! 0,-10!');
  if (level === 2) fillZone('bricks', { sheet, zone: [wall], size: 74, angle: 0, roles: ['wood', 'sand'] });
  for (const side of [-1, 1]) {
    const roof = sheet.at({ flip: side < 0 });
    const slab = drawn('0,-620! 300,-330! 276,-286! 0,-552!');
    roof.shape(slab, 'bold', 'paper');
    for (const t of evenly(byLevel(brief, 3, 5, 7), 0.08, 0.95))
      roof.shape(
        ellipse(mix(0, 288, t), mix(-586, -308, t), byLevel(brief, 27, 21, 17)),
        'line',
        SWEET[Math.floor(t * 20) % 6],
      );
    roof.shape(icing([0, -552], [276, -286], byLevel(brief, 4, 5, 7), 34), 'bold', 'paper');
  }
  sheet.shape(ellipse(0, -400, 54), 'bold', 'sun');
  if (level > 0)
    around(sheet.at({ y: -400 }), { radius: 54, count: level === 1 ? 8 : 12 }, (spot, i) =>
      spot.shape(ellipse(0, 0, level === 1 ? 15 : 12), 'line', SWEET[i % 3]),
    );
  sheet.shape(archway(0, 0, 130, 220), 'bold', 'a');
  sheet.shape(archway(0, 0, 90, 184), 'line', 'b');
  if (level > 0)
    for (const [i, t] of evenly(level === 1 ? 7 : 11, 0, Math.PI).entries())
      sheet.shape(ellipse(-Math.cos(t) * 86, -150 - Math.sin(t) * 86, 14), 'line', SWEET[i % 4]);
  sheet.shape(ellipse(26, -90, 9), 'line', 'sun');
  for (const x of [-144, 144]) {
    sheet.shape(rectangle(x - 42, -230, 84, 90, 12), 'bold', 'sun');
    sheet.line(
      [
        [x, -230],
        [x, -140],
      ],
      'line',
      0,
    );
    sheet.line(
      [
        [x - 42, -186],
        [x + 42, -186],
      ],
      'line',
      0,
    );
    sheet.shape(icing([x - 52, -236], [x + 52, -236], 3, 22), 'line', 'paper');
    if (level > 0) sheet.shape(mirrored('0,-10! 14,-24 28,-8 16,12 0,28!', { x, y: -90 }), 'line', 'rust');
  }
}

/** A house of gingerbread in the snow. */
export const gingerbreads = sights(
  {
    category: 'holidays',
    size: [800, 1000],
    backdrop: 'night',
    tags: ['gingerbread house', 'christmas', 'sweets', 'candy cane', 'winter', 'snow'],
    draw(brief) {
      const { level, random } = brief;
      const sky = brief.sheet.layer('sky');
      for (let i = byLevel(brief, 1, 3, 6); i > 0; i--)
        sky.shape(ellipse(400, 460, 230 + i * byLevel(brief, 60, 70, 52)), 'line', i % 2 ? 'soft' : 'night');
      for (const [x, y, r] of (
        [
          [110, 130, 44],
          [690, 120, 40],
          [90, 380, 34],
          [720, 380, 36],
          [280, 90, 26],
          [540, 84, 28],
        ] as const
      ).slice(0, byLevel(brief, 2, 4, 6)))
        sky.shape(star(x, y, r, r * 0.52, 6), 'line', 'paper');
      const land = brief.sheet.layer('land');
      land.shape(drawn('-20,760! 160,720 400,750 640,716 820,760! 820,1040! -20,1040!'), 'line', 'paper');
      for (const [i, x] of byLevel(brief, [90], [70, 740], [60, 740, 160]).entries())
        lollipop(land.at({ x, y: 790 + i * 10, scale: i === 2 ? 0.9 : 1.3 }), SWEET[i + 1]!, level);
      house(brief);
      const fore = brief.sheet.layer('fore');
      fore.shape(
        drawn('-20,810! 200,800 320,840 480,840 600,800 820,812! 820,1040! -20,1040!'),
        'bold',
        'paper',
      );
      if (level > 0)
        for (const [i, y] of evenly(byLevel(brief, 0, 3, 4), 830, 960).entries())
          for (const x of [-0.5, 0.5])
            fore.shape(ellipse(400 + x * (70 + i * 46), y, 30 + i * 6, 14 + i * 2), 'line', SWEET[i % 4]);
      for (const [x, flip] of [
        [130, false],
        [670, true],
      ] as const)
        cane(fore.at({ x, y: 930, scale: 1, flip }), level);
      man(fore.at({ x: random.pick([236, 564]), y: 858, scale: byLevel(brief, 1.2, 1, 0.9) }), level);
      for (const [i, x] of evenly(byLevel(brief, 3, 6, 9), 0, 800).entries())
        fore.shape(
          ellipse(x, 972, byLevel(brief, 60, 44, 36), byLevel(brief, 44, 34, 28)),
          'bold',
          SWEET[i % 6],
        );
    },
  },
  [
    {
      name: 'gingerbread-door',
      size: [1000, 800],
      views: [
        [400, 560, 1.3],
        [400, 760, 1.3],
      ],
      told: [
        ['Knock on Chocolate', 'The bell is a cherry and it sticks. Better to knock.'],
        [
          'Window Panes of Sugar',
          'Somebody has lit a lamp behind the sugar. Yellow would be true, but pink would be sweeter.',
        ],
        [
          'All Buttons and Icing',
          'From nearby you see what the baker took for mortar. Every button on the roof was counted twice.',
        ],
      ],
    },
  ],
);

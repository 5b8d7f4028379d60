import { byLevel, type Brief } from '../../composition.ts';
import { clockwise, subtract } from '../../geometry/boolean.ts';
import { blob } from '../../geometry/curve.ts';
import { drawn, mirrored } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { polar, type Path } from '../../geometry/point.ts';
import { starfish } from '../../motifs/shells.ts';
import { gull } from '../../motifs/seaside.ts';
import { crab, dinghy, drift, palm, sea } from '../../motifs/nature/shore.ts';
import { halo } from '../../motifs/nature/halo.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import { roomyStarfish } from '../../motifs/roomy/sights.ts';
import { sights } from '../sights.ts';

function outside(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('outside');
  const x = random.range(380, 620);
  const ends = byLevel(brief, [124], [120, 180, 250], [104, 150, 204, 264, 330]);
  halo(sheet, { at: [x, 330], begin: 58, ends, roles: ['soft', 'sky'] });
  sheet.shape(ellipse(x, 330, 58), 'line', 'sun');
  if (level > 0) driftCloud(sheet.at({ x: x + 120, y: 260, scale: 0.5 }), random, true);
  sheet.shape(drawn('640,480! 680,420 760,400 860,440 900,480!'), 'line', 'leaf');
  sea(sheet, random, { width: 1000, from: 470, to: 700, bands: byLevel(brief, 2, 5, 8), floor: 800 });
  dinghy(sheet.at({ x: random.range(360, 600), y: 570, scale: byLevel(brief, 1.4, 1, 0.9) }), ['a', 'sun']);
  for (const [u, v] of [
    [420, 230],
    [560, 200],
  ].slice(0, level))
    gull(sheet.at({ x: u!, y: v!, scale: 0.8 }));
  sheet.shape(
    drawn('-20,760! 200,690 420,668 640,684 820,720 1020,750! 1020,1040! -20,1040!'),
    'line',
    'sand',
  );
  if (level > 0)
    palm(sheet.at({ x: 700, y: 720, scale: 0.62 }), {
      height: 420,
      lean: -90,
      level: level === 2 ? 1 : 0,
      random,
    });
  if (level > 0) drift(sheet.at({ x: 700, y: 716 }), 60, 'sand');
}

/** Layers of rock around the opening, each one further back. */
function rock(brief: Brief): void {
  const { level, random } = brief;
  const page = clockwise(rectangle(-40, -40, 1080, 1080));
  const turn = random.range(0, 6);
  const dents = Array.from({ length: 13 }, () => random.range(-0.05, 0.05));
  const mouth = (size: number): Path => {
    return clockwise(
      blob(
        Array.from({ length: 13 }, (_, i) => {
          const angle = (i / 13) * Math.PI * 2;
          const [x, y] = polar([0, 0], size * (1 + 0.1 * Math.sin(angle * 3 + turn) + dents[i]!), angle);
          return [500 + x * 1.04, 520 + y * (y < 0 ? 0.96 : 0.72)] as const;
        }),
      ),
    );
  };
  const sheet = brief.sheet.layer('rock');
  for (const [i, size] of byLevel(
    brief,
    [360, 450],
    [340, 410, 490],
    [330, 366, 404, 446, 492, 542, 600],
  ).entries()) {
    const ring = subtract([page], [mouth(size)]);
    sheet.shape(ring, 'bold', i % 2 ? 'stone' : 'wood');
  }
  for (const [x, long, wide] of (
    [
      [150, 260, 44],
      [300, 150, 34],
      [690, 190, 38],
      [860, 300, 48],
      [470, 110, 26],
      [580, 140, 28],
      [230, 120, 24],
      [780, 140, 26],
    ] as const
  ).slice(0, byLevel(brief, 3, 6, 8))) {
    const half = level === 0 ? wide * 2 : wide;
    const rim = mirrored(
      `0,0! ${half},0! ${half * 0.6},${long * 0.4} ${half * 0.2},${long * 0.8} 0,${long}!`,
      { x, y: 20 },
    );
    sheet.shape(rim, 'bold', 'stone');
    for (let i = 1; i < [2, 3, 5][level]!; i++)
      sheet.inside([clockwise(rim)]).line(
        [
          [x - wide, 10 + i * long * 0.17],
          [x, 24 + i * long * 0.17],
          [x + wide, 10 + i * long * 0.17],
        ],
        'fine',
        0,
      );
  }
}

/** Looking out of a sea cave. */
export const caves = sights(
  {
    category: 'nature',
    size: [1000, 1000],
    backdrop: 'sky',
    tags: ['cave', 'sea', 'beach', 'boat', 'rocks', 'sun'],
    draw(brief) {
      const { level, random } = brief;
      outside(brief);
      rock(brief);
      const sheet = brief.sheet.layer('floor');
      const [left, right] = [random.range(300, 420), random.range(600, 720)];
      if (level > 0) crab(sheet.at({ x: left, y: 946, scale: 0.8 }), 'rust', level);
      if (level > 0) starfish(sheet.at({ x: right, y: 896, scale: 0.62, angle: 0.3 }), 'ember', 4);
      else roomyStarfish(sheet.at({ x: right, y: 880, scale: 1.1, angle: 0.3 }), 'ember');
      for (const [x, y, r] of (
        [
          [150, 930, 60],
          [860, 930, 70],
          [520, 960, 36],
        ] as const
      ).slice(0, level + 1))
        sheet.shape(
          drawn('-40,20! -30,-20 10,-34 40,-10 44,20!', {
            x,
            y,
            scale: (r / 40) * byLevel(brief, 1.5, 1, 1),
          }),
          'line',
          'stone',
        );
    },
  },
  [
    {
      name: 'sea-cave',
      size: [1000, 1000],
      told: [
        [
          'A Door to the Sea',
          'The cave is cool and the bay is warm. Stand in the opening and have a bit of both.',
        ],
        [
          'The Smugglers’ Lookout',
          'Nobody sees you in here, but you see every sail in the bay. The crab has known this for years.',
        ],
        [
          'Where the Cave Ends',
          'Ring after ring of dark rock, and then all that light. Begin with the sun and go back into the shade.',
        ],
      ],
    },
    {
      name: 'cave-mouth',
      size: [760, 1000],
      views: [
        [340, 460, 1.36],
        [660, 520, 1.36],
      ],
      told: [
        [
          'Dripstones and Daylight',
          'The stone grows a finger’s width in a hundred years. The boat passes in a minute.',
        ],
        ['Half in the Shade', 'On this side it drips and echoes. On that side it is summer.'],
        [
          'Stone Curtains',
          'The sea has worked on this wall since before there were boats. Every crack may have a grey of its own.',
        ],
      ],
    },
  ],
);

import { byLevel, type Brief } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { evenly } from '../../geometry/ruled.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import { cabin } from '../../motifs/nature/shelters.ts';
import { spruce } from '../../motifs/nature/trees.ts';
import { mountain } from '../../motifs/nature/peaks.ts';
import { plainRider, rider, type Rider } from '../../motifs/vehicles/driver.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { sights } from '../sights.ts';

const SHELL = mirrored('0,0! 130,0 158,20 166,80 160,210 130,244 0,248!');

/** A cabin of few and large parts, as high as the other one. */
function plainGondola(sheet: Sheet, role: Role, riders: readonly Rider[]): void {
  sheet.shape(rectangle(-24, 0, 48, 200), 'line', 'stone');
  sheet.shape(rectangle(-76, -26, 152, 52, 20), 'line', 'b');
  const body = sheet.at({ y: 182 });
  body.shape(SHELL, 'bold', role);
  body.inside([SHELL]).shape(rectangle(-200, 166, 400, 100), 'line', 'cream');
  for (const [i, x] of [-68, 68].entries()) {
    const pane = clockwise(rectangle(x - 58, 30, 116, 112, 16));
    body.shape(pane, 'line', 'sky');
    plainRider(body.inside([pane]).at({ x, y: 108, scale: 0.96 }), riders[i]!);
    body.rim(pane, 'line');
  }
  body.rim(SHELL, 'bold');
}

/** A cabin that hangs from the origin: its grip at y 0, its floor at y 430. */
function gondola(sheet: Sheet, brief: Brief, role: Role, riders: readonly Rider[]): void {
  const { level } = brief;
  if (level === 0) return plainGondola(sheet, role, riders);
  sheet.shape(
    drawn('-12,0! 12,0! 12,130! 60,180! 40,194! 0,152! -40,194! -60,180! -12,130!'),
    'line',
    'stone',
  );
  for (const x of [-34, 34]) sheet.shape(ellipse(x, -4, 20), 'line', 'stone');
  sheet.shape(rectangle(-62, -8, 124, 22, 8), 'line', 'b');
  const body = sheet.at({ y: 182 });
  body.shape(SHELL, 'bold', role);
  const inside = body.inside([SHELL]);
  inside.shape(rectangle(-200, 148, 400, 30), 'line', 'cream');
  for (const [i, x] of [-98, 0, 98].entries()) {
    const pane = clockwise(rectangle(x - 40, 36, 80, 96, 16));
    inside.shape(pane, 'line', 'sky');
    rider(
      inside.inside([pane]).at({ x, y: 96, scale: 0.72 }),
      riders[i]!,
      i === 1 ? 'cap' : 'none',
      (['c', 'd', 'a'] as const)[i]!,
      level === 2 ? 1 : 0,
    );
    inside.rim(pane, 'line');
  }
  if (level > 0)
    for (const x of level === 1 ? [0] : [-98, 0, 98]) inside.shape(ellipse(x, 210, 18), 'line', 'sun');
  body.rim(SHELL, 'bold');
}

function pylon(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const side of [-1, 1])
    sheet.shape(drawn('-7,0! 7,0! 46,420! 30,420!', { flip: side < 0 }), 'line', 'stone');
  for (const y of evenly([2, 4, 6][level]!, 40, 400))
    sheet.line(
      [
        [-10 - y * 0.09, y],
        [10 + y * 0.09, y + 34],
      ],
      'line',
      0,
    );
  sheet.shape(rectangle(-90, -16, 180, 26, 6), 'line', 'stone');
}

const rope = (x: number): number => 300 - (x - 60) * 0.24;

/** Cabins on a rope over a valley. */
export const cableCars = sights(
  {
    category: 'vehicles',
    size: [760, 1000],
    backdrop: 'sky',
    tags: ['cable car', 'mountains', 'snow', 'winter', 'firs', 'animals'],
    draw(brief) {
      const { level, random } = brief;
      const sheet = brief.sheet;
      const sky = sheet.layer('sky');
      for (let i = byLevel(brief, 1, 3, 6); i > 0; i--)
        sky.shape(ellipse(600, 160, 48 + i * byLevel(brief, 60, 56, 44)), 'line', i % 2 ? 'soft' : 'sky');
      sky.shape(ellipse(600, 160, 48), 'line', 'sun');
      driftCloud(sky.at({ x: 190, y: 150, scale: 0.7 }), random, level > 0);
      const far = sheet.layer('mountains');
      for (const [x, y, half] of byLevel(
        brief,
        [
          [90, 330, 230],
          [690, 300, 250],
        ],
        [
          [80, 400, 200],
          [620, 300, 260],
          [340, 430, 220],
        ],
        [
          [60, 380, 180],
          [680, 320, 210],
          [480, 360, 190],
          [260, 420, 200],
        ],
      ))
        mountain(far, {
          peak: [x! + random.range(-20, 20), y!],
          half: half!,
          foot: 720,
          snow: true,
          roles: ['stone', 'soft'],
        });
      for (const [i, [y, count]] of byLevel(
        brief,
        [[700, 0]],
        [
          [640, 4],
          [780, 4],
        ],
        [
          [600, 7],
          [680, 6],
          [760, 0],
          [830, 5],
          [900, 0],
          [940, 0],
        ],
      ).entries()) {
        far.shape(
          drawn(
            `-20,${y! - 10}! 180,${y! - 40} 380,${y! + 6} 600,${y! - 30} 800,${y! + 10}! 800,1040! -20,1040!`,
          ),
          'line',
          i % 2 ? 'soft' : 'paper',
        );
        for (const x of evenly(count!, 0, 760))
          spruce(
            far.at({
              x: x + random.range(-24, 24),
              y: y! + random.range(20, 60),
              scale: byLevel(brief, 0.8, 0.56, 0.46),
            }),
            { random, level: 0, snow: false },
          );
      }
      if (level > 0)
        cabin(far.at({ x: random.range(160, 260), y: 900, scale: byLevel(brief, 0, 0.7, 0.66) }), {
          random,
          level: level === 2 ? 1 : 0,
          snow: true,
        });
      if (level > 0) pylon(sheet.layer('pylon').at({ x: 650, y: rope(650) + 14, scale: 1.2 }), level);
      const lines = sheet.layer('rope');
      for (const by of level === 0 ? [0] : [-6, 6])
        lines.line(
          [
            [-20, rope(-20) + by],
            [380, rope(380) + by + 10],
            [790, rope(790) + by],
          ],
          'line',
          0,
        );
      const riders = random.shuffle<Rider>(['bear', 'fox', 'rabbit', 'cat', 'mouse', 'pig', 'dog', 'frog']);
      const x = random.range(250, 400);
      if (level > 0)
        gondola(
          sheet.layer('second').at({ x: x < 320 ? 600 : 110, y: rope(x < 320 ? 600 : 110) + 8, scale: 0.42 }),
          { ...brief, level: 0 },
          'b',
          riders.slice(4),
        );
      gondola(
        sheet.layer('first').at({ x, y: rope(x) + 12, scale: byLevel(brief, 1.14, 1.06, 1.02) }),
        brief,
        'a',
        riders,
      );
    },
  },
  [
    {
      name: 'cable-car',
      size: [760, 1000],
      told: [
        ['Up to the Snow', 'Two friends ride up with cold noses and warm hats. At the top there is cocoa.'],
        [
          'Above the Firs',
          'The cabin swings a little and everybody holds on to somebody. Down there is the hut where they had breakfast.',
        ],
        [
          'The First Ride of the Day',
          'Nobody has skied on this snow yet. Three passengers are already discussing who goes first.',
        ],
      ],
    },
    {
      name: 'hanging-by-a-rope',
      size: [1000, 720],
      views: [
        [330, 470, 1.34],
        [420, 800, 1.32],
      ],
      told: [
        [
          'Over the Valley',
          'For a moment the cabin stands quite still. Then the rope hums and the mountains move on.',
        ],
        [
          'Three in a Cabin',
          'There is room for six, but scarves need space too. Wave back, they have been waving for a while.',
        ],
        [
          'Nothing but Air Below',
          'Whoever is afraid of heights looks at the firs. Whoever is not looks at them as well.',
        ],
      ],
    },
  ],
);

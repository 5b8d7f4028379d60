import { byLevel, type Brief } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { mix } from '../../geometry/point.ts';
import { shining } from '../../motifs/nature/skies.ts';
import { dinghy, sea } from '../../motifs/nature/shore.ts';
import { gull } from '../../motifs/seaside.ts';
import { townhouse, type Gable } from '../../motifs/townhouse.ts';
import { rider, type Rider } from '../../motifs/vehicles/driver.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

function drawBay(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('bay');
  shining(sheet, { at: [380, 214], radius: 64, rays: byLevel(brief, 0, 12, 24), style: 'rays' });
  sheet.shape(
    drawn('-40,300! 120,250 240,280 330,240 430,276 560,236 660,270 800,246! 800,420! -40,420!'),
    'line',
    'leaf',
  );
  sea(sheet, random, { width: 760, from: 306, to: 420, bands: byLevel(brief, 1, 3, 4), floor: 520 });
  if (level > 0) dinghy(sheet.at({ x: 330, y: 362, scale: 0.36 }), ['a', 'paper']);
  if (level > 0) dinghy(sheet.at({ x: 436, y: 344, scale: 0.28 }), ['b', 'paper']);
}

/** The houses on both sides, each row lower and nearer than the one behind it. */
function drawHill(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('hill');
  sheet.shape(
    [
      [330, 420],
      [430, 420],
      [700, 1040],
      [60, 1040],
    ],
    'line',
    'stone',
  );
  const rows = byLevel(brief, 1, 3, 4);
  const gables = random.shuffle<Gable>(['step', 'bell', 'point', 'round', 'neck']);
  const walls = random.shuffle<Role>(['a', 'b', 'c', 'd', 'cream', 'gold', 'soft', 'sun']);
  for (let row = 0; row < rows; row++) {
    const t = level === 0 ? 0.8 : row / (rows - 1);
    const [width, inner, base] = [mix(150, 300, t), mix(326, 168, t), mix(470, 900, t)];
    for (const side of [0, 1]) {
      const at = {
        x: side === 0 ? inner - width : 760 - inner + width,
        y: base,
        scale: width / 240,
        flip: side === 1,
      };
      const foot = mix(30, 170, t);
      sheet.shape(
        drawn(
          `0,0! ${width},${foot * 0.4}! ${width},${foot}! 0,${foot}!`,
          side === 0
            ? { x: inner - width, y: base - 6 }
            : { x: 760 - inner + width, y: base - 6, flip: true },
        ),
        'line',
        'sand',
      );
      townhouse(sheet.at(at), {
        level: row > 1 ? 1 : 0,
        width: 240,
        eaves: level === 0 ? 330 : 370 + ((row + side) % 2) * 40,
        gable: gables[(row * 2 + side) % 5]!,
        wall: walls[(row * 2 + side) % 8]!,
        trim: walls[(row * 2 + side + 3) % 8]!,
        floors: level === 0 ? 1 : 2,
        shop: false,
      });
    }
  }
}

function rails(brief: Brief): void {
  const { level } = brief;
  const sheet = brief.sheet.layer('rails');
  const far = [366, 394] as const;
  if (level > 0) {
    const sets = level === 1 ? 4 : 8;
    for (let i = 0; i < sets; i++) {
      const y = mix(880, 1010, i / sets);
      const half = mix(160, 200, i / sets);
      sheet.shape(rectangle(380 - half, y, half * 2, level === 1 ? 20 : 9, 3), 'fine', 'sand');
    }
  }
  for (const [x, foot] of [
    [far[0], 262],
    [far[1], 498],
  ] as const)
    sheet.shape(
      [
        [x - 2, 430],
        [x + 2, 430],
        [foot + 9, 1040],
        [foot - 9, 1040],
      ],
      'line',
      'paper',
    );
}

const SHELL = mirrored('0,-486! 112,-482 142,-460 152,-410 156,-70! 0,-70!');
const ROOF = mirrored('0,-540! 96,-534 164,-504 176,-470! 0,-478!');

/** A tram that comes towards us, 320 units wide, its wheels on the origin. */
function tram(sheet: Sheet, brief: Brief, who: Rider): void {
  const { level } = brief;
  sheet.line(traced('-10,-536 -60,-640 -20,-700'), 'line', 0);
  sheet.shape(SHELL, 'bold', 'a');
  const inside = sheet.inside([SHELL]);
  inside.shape(rectangle(-200, -250, 400, 90), 'line', 'cream');
  sheet.shape(ROOF, 'bold', 'b');
  sheet.shape(rectangle(-74, -524, 148, 42, 12), 'bold', 'sun');
  if (level > 0) for (let i = 0; i < 4; i++) sheet.shape(ellipse(-45 + i * 30, -503, 9), 'fine', 'ember');
  const riders: readonly Rider[] = (['rabbit', 'mouse', 'pig', 'frog', 'dog'] as const).filter(
    (one) => one !== who,
  );
  for (const [i, x] of [-100, 0, 100].entries()) {
    const pane = clockwise(
      i === 1 ? rectangle(-46, -448, 92, 176, 14) : rectangle(x - 36, -440, 72, 160, 14),
    );
    sheet.shape(pane, 'line', 'sky');
    if (i === 1 || level === 2)
      rider(
        sheet.inside([pane]).at({ x, y: i === 1 ? -350 : -336, scale: i === 1 ? 0.86 : 0.62 }),
        i === 1 ? who : riders[i]!,
        i === 1 ? 'cap' : i === 0 ? 'straw' : 'none',
        i === 1 ? 'd' : 'c',
        i === 1 ? level : 0,
      );
    sheet.rim(pane, 'line');
  }
  sheet.shape(ellipse(0, -164, 46), 'bold', 'sun');
  sheet.shape(ellipse(0, -164, 29), 'line', 'cream');
  for (const side of [-1, 1])
    sheet.shape(ellipse(side * 110, -206, 21), 'line', level === 0 ? 'sun' : 'paper');
  if (level > 0)
    for (const side of [-1, 1]) sheet.shape(rectangle(side * 108 - 30, -150, 60, 50, 8), 'line', 'b');
  sheet.shape(rectangle(-168, -92, 336, 30, 12), 'bold', 'stone');
  const slats = byLevel(brief, 3, 5, 9);
  for (let i = 0; i < slats; i++) {
    const [x, w] = [-124 + (i * 248) / slats, 248 / slats];
    sheet.shape(
      [
        [x, -62],
        [x + w, -62],
        [x * 1.1 + w * 1.1, -10],
        [x * 1.1, -10],
      ],
      'line',
      'wood',
    );
  }
}

const TOLD = [
  {
    title: 'The Tram up the Hill',
    description:
      'The tram climbs from the bay between painted houses. It is so steep that the houses stand on steps.',
  },
  {
    title: 'Steepest Stop in Town',
    description:
      'Whoever gets off here has only stairs left. The bell rings, and down in the bay the boats go home.',
  },
  {
    title: 'The Bell on the Hill',
    description: 'One ring means stop and two mean hold on. The driver rings both, to be safe.',
  },
  {
    title: 'From the Bay to the Top',
    description:
      'The passengers sit still and let the houses go by. At the top you can see the sea on both sides.',
  },
] as const;

/** A tram that climbs a steep street from the bay. */
export const hillTram = edged({
  name: 'hill-tram',
  category: 'vehicles',
  size: [760, 1000],
  edge: 'arch',
  backdrop: 'sky',
  draw(brief) {
    const { random, level } = brief;
    const who = random.pick<Rider>(['bear', 'cat', 'fox']);
    drawBay(brief);
    drawHill(brief);
    rails(brief);
    tram(brief.sheet.layer('tram').at({ x: 380, y: 936, scale: byLevel(brief, 1, 0.94, 0.9) }), brief, who);
    if (level > 0)
      for (const [x, y] of [
        [250, 150],
        [520, 130],
      ] as const)
        gull(brief.sheet.layer('gulls').at({ x, y, scale: 0.7 }));
    return {
      ...brief.random.pick(TOLD),
      tags: ['tram', 'cable car', 'hill', 'street', 'bay', who],
    };
  },
});

import { byLevel, type Brief } from '../../composition.ts';
import { clockwise, intersect } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, star, tube } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { swell } from '../../motifs/nature/shore.ts';
import { driftCloud, shining } from '../../motifs/nature/skies.ts';
import { gull } from '../../motifs/seaside.ts';
import { rider, type Rider } from '../../motifs/vehicles/driver.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

const MAIN = drawn('-14,-64! -14,-560! -70,-400 -120,-240 -150,-64! -80,-50');
const SPINNAKER = drawn(
  '6,-530! 96,-514 184,-420 210,-290 196,-160 158,-84! 100,-104 44,-98! 66,-210 56,-350',
);
const HULL = drawn('-180,-44! -60,-34 80,-34 190,-56! 150,10 90,44 -60,50 -140,30!');

/** Where the seams of a spinnaker run: lines from its top to its foot. */
const SEAMS = [
  '4,-540 66,-300 30,-110',
  '4,-540 110,-310 62,-90',
  '4,-540 150,-330 108,-80',
  '4,-540 186,-350 150,-90',
];

interface Yacht {
  readonly at: readonly [x: number, y: number, scale: number];
  readonly roles: readonly [Role, Role];
  readonly crew: readonly Rider[];
  /** What the spinnaker of a medium page shows. */
  readonly emblem: 'star' | 'sun' | 'heart';
}

/** A racing yacht that runs before the wind to the right, 620 units high, her waterline on the origin. */
function yacht(sheet: Sheet, it: Yacht, level: 0 | 1 | 2): void {
  if (level === 0)
    sheet.line(
      [
        [-8, -596],
        [-8, -40],
      ],
      'bold',
      0,
    );
  else sheet.shape(rectangle(-14, -590, 12, 560, 5), 'line', 'wood');
  sheet.shape(MAIN, 'bold', 'paper');
  const main = sheet.inside([MAIN]);
  const battens = [0, 3, 5][level]!;
  for (let i = 1; i <= battens; i++)
    main.line(
      traced(
        `-200,${-60 - (i * 440) / (battens + 1)} -70,${-78 - (i * 450) / (battens + 1)} 0,${-70 - (i * 460) / (battens + 1)}`,
      ),
      'fine',
      0,
    );
  sheet.rim(MAIN, 'bold');
  sheet.shape(SPINNAKER, 'bold', it.roles[0]);
  const sail = sheet.inside([SPINNAKER]);
  for (const table of level === 0 ? [] : level === 1 ? SEAMS.slice(0, 3) : SEAMS)
    sail.line(traced(table), 'line', 0);
  if (level === 1) emblem(sail.at({ x: 92, y: -252 }), it.emblem);
  if (level > 0)
    sail.shape(
      clockwise([
        ...traced('-20,-420 90,-400 230,-440'),
        ...traced('-20,-350 90,-330 230,-370').toReversed(),
      ]),
      'line',
      'sun',
    );
  if (level === 2) {
    const band = intersect(
      [
        clockwise([
          ...traced('-20,-270 110,-244 230,-290'),
          ...traced('-20,-190 110,-160 230,-206').toReversed(),
        ]),
      ],
      [SPINNAKER],
    );
    sail.shape(band, 'line', 'cream');
    fillZone('diamonds', { sheet: sail, zone: band, size: 44, angle: 0, roles: [it.roles[1], 'cream'] });
  }
  if (level === 0)
    sail.shape(
      clockwise([
        ...traced('-20,-400 100,-372 240,-420'),
        ...traced('-20,-290 110,-262 240,-310').toReversed(),
      ]),
      'line',
      'sun',
    );
  sheet.rim(SPINNAKER, 'bold');
  sheet.line(traced('44,-98 10,-80 -4,-60'), 'line', 0);
  if (level > 0) {
    sheet.line(traced('6,-530 -8,-576'), 'line', 0);
    sheet.line(traced('158,-84 176,-72 186,-52'), 'line', 0);
    sheet.shape(clockwise(tube(traced('-8,-128 46,-96'), () => 5)), 'line', 'wood');
  }
  crew(sheet, it, level);
  sheet.shape(HULL, 'bold', it.roles[1]);
  if (level > 0) sheet.inside([HULL]).line(traced('-200,-16 0,-6 200,-28'), 'line', 0);
  if (level === 2) for (const x of [-96, -60, -24]) sheet.shape(ellipse(x, 18, 9), 'fine', 'sky');
}

/** A large emblem about the frame's origin. */
function emblem(sheet: Sheet, kind: Yacht['emblem']): void {
  if (kind === 'star') sheet.shape(star(0, 0, 66, 32, 5), 'bold', 'sun');
  else if (kind === 'heart') sheet.shape(place(petal('heart', 112, 116), { y: 56 }), 'bold', 'ember');
  else {
    sheet.shape(ellipse(0, 0, 56), 'bold', 'sun');
    sheet.shape(ellipse(0, 0, 28), 'line', 'ember');
  }
}

function crew(sheet: Sheet, it: Yacht, level: 0 | 1 | 2): void {
  const seats = level === 0 ? [] : [-116, -44];
  for (const [i, x] of seats.entries())
    rider(sheet.at({ x, y: -84, scale: 0.56 }), it.crew[i]!, i === 0 ? 'cap' : 'none', 'sun', 0);
}

function drawBay(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('bay');
  if (level === 0) shining(sheet, { at: [820, 210], radius: 84, rays: 2, style: 'rings' });
  else shining(sheet, { at: [500, 520], radius: 120, rays: byLevel(brief, 0, 14, 24), style: 'rays' });
  for (const [x, y, scale] of byLevel(
    brief,
    [],
    [
      [160, 150, 0.9],
      [850, 130, 0.7],
    ],
    [
      [140, 140, 0.8],
      [860, 120, 0.7],
      [500, 92, 0.6],
      [900, 300, 0.5],
      [90, 300, 0.5],
    ],
  ))
    driftCloud(sheet.at({ x: x!, y: y!, scale: scale! }), random, level > 0);
  sheet.shape(
    drawn(
      '-40,560! 60,520 180,470 290,520 380,500 470,540 600,516 700,470 800,430 900,480 1040,520! 1040,700! -40,700!',
    ),
    'line',
    'leaf',
  );
  if (level > 0)
    sheet.shape(
      drawn('-40,590! 120,560 260,580 420,556 560,584 760,548 1040,580! 1040,700! -40,700!'),
      'line',
      'grass',
    );
}

function wave(brief: Brief, y: number, phase: number, role: Role): void {
  const { level, sheet } = brief;
  const top = swell(1000, y, byLevel(brief, 14, 13, 10), byLevel(brief, 330, 240, 190), phase);
  const zone = clockwise([...top, [1040, 1060], [-40, 1060]]);
  sheet.layer('sea').shape(zone, 'line', role);
  if (level === 2)
    sheet.layer('sea').line(
      top.map(([x, v]) => [x + 30, v + 17] as const),
      'fine',
      0.2,
    );
}

/** How the yachts lie, the farthest first: in a row towards the eye, or the first far ahead. */
const FLEETS: readonly (readonly Yacht['at'][])[] = [
  [
    [760, 640, 0.62],
    [250, 710, 0.8],
    [610, 850, 1.08],
  ],
  [
    [560, 636, 0.5],
    [790, 700, 0.78],
    [330, 858, 1.2],
  ],
];

const TOLD = [
  {
    title: 'Spinnakers Up',
    description:
      'Yachts run before the wind with their great round sails full. The crews lean out and count the waves to the finish.',
  },
  {
    title: 'Regatta in the Bay',
    description:
      'The wind came up at noon, just as they had hoped. Now the sails decide who gets home first.',
  },
  {
    title: 'Three Boats and One Wind',
    description:
      'They all have the same wind, but not the same sails. Give each boat colors that can be told apart from the shore.',
  },
  {
    title: 'Running Home',
    description:
      'The sun goes down behind the hills and the race is nearly over. There will be soup for all crews.',
  },
] as const;

/** Yachts that race before the wind, one before the other. */
export const regatta = edged({
  name: 'regatta',
  category: 'vehicles',
  size: [1000, 1000],
  edge: 'page',
  backdrop: 'sky',
  draw(brief) {
    const { random, level } = brief;
    const roles = random.shuffle<Role>(['a', 'b', 'c', 'd', 'ember']);
    const crews = random.shuffle<Rider>(['cat', 'dog', 'bear', 'fox', 'rabbit', 'mouse']);
    drawBay(brief);
    wave(brief, 606, 1, 'water');
    const lies = random.fork('fleet').pick(FLEETS);
    const fleet = level === 0 ? lies.slice(1) : lies;
    for (const [i, at] of fleet.entries()) {
      const [x, y, scale] = at;
      wave(brief, y - 20 * scale, i * 2, i % 2 === 0 ? 'sky' : 'water');
      const it: Yacht = {
        at,
        roles: [roles[i]!, roles[(i + 2) % 5]!],
        crew: [crews[i * 2]!, crews[i * 2 + 1]!],
        emblem: (['heart', 'sun', 'star'] as const)[i % 3]!,
      };
      yacht(
        brief.sheet.layer('fleet').at({ x, y: y + 10, scale, angle: 0.07 }),
        it,
        i === 0 && level === 2 ? 1 : level,
      );
      wave(brief, y + 34 * scale, i * 2 + 1, i % 2 === 0 ? 'water' : 'sky');
    }
    if (level > 0) wave(brief, 950, 3, 'water');
    if (level > 0)
      for (const [x, y, scale] of [
        [430, 230, 1],
        [520, 180, 0.7],
      ] as const)
        gull(brief.sheet.layer('gulls').at({ x, y, scale, angle: -0.15 }));
    return {
      ...brief.random.pick(TOLD),
      tags: ['regatta', 'sailing', 'yacht', 'sea', 'wind', 'race'],
    };
  },
});

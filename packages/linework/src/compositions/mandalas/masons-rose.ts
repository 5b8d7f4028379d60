import type { Difficulty } from '@inkbloom/formats/page';
import { byLevel, type Brief } from '../../composition.ts';
import { clockwise, grow, subtract, unite } from '../../geometry/boolean.ts';
import { fields, kindsOf } from '../../geometry/fields.ts';
import { ellipse } from '../../geometry/forms.ts';
import { bounds, contains, densify, middle } from '../../geometry/path.ts';
import { distance, polar, type Path, type Point, type Shape } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Pens, Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

const TURN = Math.PI * 2;
/** The radius of the window within its ring of stones. */
const RIM = 396;

/** How the bars of a window run: over how many lights they lean, to one side or to both, in how many tiers. */
interface School {
  readonly leans: number;
  readonly both: boolean;
  /** How a bar bends: 1 leans evenly, more bends late. */
  readonly bends: number;
  /** Bars that run round, as shares of the way from the eye to the rim. */
  readonly rounds: readonly number[];
  readonly spokes: boolean;
}

const SCHOOLS: readonly School[] = [
  { leans: 0.5, both: true, bends: 2.6, rounds: [], spokes: false },
  { leans: 1, both: true, bends: 1.6, rounds: [], spokes: false },
  { leans: 1.6, both: false, bends: 1.3, rounds: [0.56], spokes: false },
  { leans: 1, both: true, bends: 3, rounds: [0.5], spokes: true },
];

/** Finer than usual: bars of stone have two edges everywhere. */
const GLAZIERS_PENS: Readonly<Record<Difficulty, Pens>> = {
  easy: { bold: 5, line: 4.2, fine: 3.4, none: 0 },
  medium: { bold: 4, line: 3.2, fine: 2.4, none: 0 },
  hard: { bold: 3.2, line: 2.6, fine: 2, none: 0 },
};

/** A rose window as a mason cuts it: every opening in a chamfered frame, the stones of the ring around it. */
export const masonsRose = edged({
  name: 'mandala-tracery',
  category: 'mandalas',
  size: [1000, 1000],
  edge: 'page',
  backdrop: 'stone',
  pens: GLAZIERS_PENS,
  draw(brief) {
    const { random, sheet } = brief;
    const school = random.pick(SCHOOLS);
    const fold = byLevel(brief, 6, random.pick([8, 10]), random.pick([12, 14, 16]));
    drawWall(sheet.layer('wall'), brief);
    const window = sheet.layer('window').at({ x: 500, y: 500 });
    drawRing(window, brief, fold);
    drawTracery(window, brief, school, fold);
    return {
      title: random.fork('title').pick(['What the Mason Cut', 'Stone Lace', 'The Rose of Stone and Glass']),
      description:
        'Bars of stone branch and meet around the eye of a great round window, and every opening has its cusps. Leave the stone pale and let the glass burn.',
      tags: ['mandala', 'rose window', 'gothic', 'stained glass', 'cathedral', 'tracery'],
    };
  },
});

/** Circles round a centre that melt into a foil: trefoil, quatrefoil and so on; the first lobe points outwards. */
function foil([x, y]: Point, radius: number, lobes: number, first: number): Shape {
  const away = radius / (1 + Math.sin(Math.PI / lobes) * 1.12);
  const size = radius - away;
  return unite([
    ellipse(x, y, away * 0.86),
    ...Array.from({ length: lobes }, (_, i) => {
      const [u, v] = polar([x, y], away, first + (i / lobes) * TURN);
      return ellipse(u, v, size);
    }),
  ]);
}

/** The middle lines of the bars. */
function barsOf({ leans, both, bends, rounds, spokes }: School, fold: number, eye: number): Path[] {
  const bars: Path[] = [];
  const lean = (from: number, side: number): Path =>
    Array.from({ length: 40 }, (_, k) => {
      const t = k / 39;
      const turn = (from + side * leans * t ** bends) / fold;
      return polar([0, 0], eye + (RIM + 8 - eye) * t, turn * TURN - TURN / 4);
    });
  for (let i = 0; i < fold; i++) {
    bars.push(lean(i, 1));
    if (both) bars.push(lean(i, -1));
    if (spokes)
      bars.push([
        polar([0, 0], eye, ((i + 0.5) / fold) * TURN - TURN / 4),
        polar([0, 0], eye + (RIM - eye) * rounds[0]!, ((i + 0.5) / fold) * TURN - TURN / 4),
      ]);
  }
  for (const share of rounds) {
    const round = ellipse(0, 0, eye + (RIM - eye) * share);
    bars.push([...round, round[0]!]);
  }
  return bars;
}

/** The web of bars, the panes between them with their medallions, and the eye. */
function drawTracery(window: Sheet, brief: Brief, school: School, fold: number): void {
  const eye = byLevel(brief, 110, 104, 112);
  const bar = byLevel(brief, 14, 9, 8);
  const roles = brief.random.shuffle<Role>(['a', 'b', 'c', 'd']);
  const ground = subtract([clockwise(ellipse(0, 0, RIM - 6))], [clockwise(ellipse(0, 0, eye + bar))]);
  const panes = fields(ground, barsOf(school, fold, eye), bar, 420);
  const kinds = kindsOf(panes, (pane) => Math.hypot(...middle(pane)));
  panes.forEach((pane, i) => {
    window.shape(pane, 'bold', roles[kinds[i]! % 4]);
    drawMedallion(window, brief, pane, roles[(kinds[i]! + 1) % 4]!);
  });
  window.shape(ellipse(0, 0, eye - bar + 4), 'bold', 'stone');
  const lobes = fold > 8 ? Math.min(8, fold / 2) : fold;
  window.shape(foil([0, 0], eye - bar - 8, lobes, -TURN / 4), 'line', roles[0]);
  if (brief.level > 0) window.shape(foil([0, 0], (eye - bar) * 0.52, lobes, -TURN / 4), 'fine', roles[1]);
  window.shape(ellipse(0, 0, (eye - bar) * 0.24), 'line', 'sun');
}

/** A foil of other glass where a pane is widest. */
function drawMedallion(window: Sheet, brief: Brief, pane: Shape, role: Role): void {
  const rim = pane[0]!;
  const [left, top, right, bottom] = bounds(pane);
  const outline = densify(rim, 12, true);
  const room = (at: Point): number =>
    contains(rim, at) ? Math.min(...outline.map((point) => distance(point, at))) : 0;
  let best: Point = middle(pane);
  for (let i = 1; i < 16; i++)
    for (let k = 1; k < 16; k++) {
      const at: Point = [left + ((right - left) * i) / 16, top + ((bottom - top) * k) / 16];
      if (room(at) > room(best) + 0.4) best = at;
    }
  const radius = room(best);
  if (radius < byLevel(brief, 50, 21, 15)) return;
  const outwards = Math.atan2(best[1], best[0]);
  const inside = window.inside(pane);
  if (brief.level > 0)
    for (const turn of [TURN / 4, -TURN / 4])
      inside.line([polar(best, radius * 0.7, outwards + turn), polar(best, 200, outwards + turn)], 'fine', 0);
  inside.shape(foil(best, radius * 0.8, radius > 34 ? 4 : 3, outwards), 'line', role);
  if (brief.level === 2 && radius > 26) inside.shape(ellipse(best[0], best[1], radius * 0.24), 'fine', 'sun');
}

/** The stones of the ring, between two mouldings. */
function drawRing(window: Sheet, brief: Brief, fold: number): void {
  const outer = 456;
  window.shape(ellipse(0, 0, outer), 'bold', 'stone');
  const stones = fold * byLevel(brief, 2, 2, 3);
  for (let i = 0; i < stones; i++) {
    const angle = (i / stones) * TURN;
    window.line([polar([0, 0], RIM + 26, angle), polar([0, 0], outer, angle)], 'line', 0);
  }
  window.shape(ellipse(0, 0, RIM + 26), 'bold', 'sand');
  window.shape(ellipse(0, 0, RIM + 4), 'line', 'stone');
}

/** Courses of squared stone, and a trefoil cut into each corner. */
function drawWall(wall: Sheet, brief: Brief): void {
  const corner: Shape = [clockwise(ellipse(500, 500, 470))];
  const rows = byLevel(brief, 4, 6, 10);
  const page: Path = [
    [0, 0],
    [1000, 0],
    [1000, 1000],
    [0, 1000],
  ];
  const stone = wall.inside(subtract([clockwise(page)], corner));
  for (let row = 0; row < rows; row++) {
    const y = (row / rows) * 1000;
    stone.line(
      [
        [0, y],
        [1000, y],
      ],
      'line',
      0,
    );
    for (let k = 0; k < rows; k++) {
      const x = ((k + (row % 2 ? 0.5 : 0)) / rows) * 1000;
      stone.line(
        [
          [x, y],
          [x, y + 1000 / rows],
        ],
        'line',
        0,
      );
    }
  }
  for (const [x, y] of [
    [110, 110],
    [890, 110],
    [890, 890],
    [110, 890],
  ] as const) {
    const facing = Math.atan2(500 - y, 500 - x);
    wall.shape(foil([x, y], byLevel(brief, 70, 64, 62), 3, facing + Math.PI), 'bold', 'stone');
    wall.shape(grow(foil([x, y], byLevel(brief, 70, 64, 62), 3, facing + Math.PI), -11), 'line', 'night');
  }
}

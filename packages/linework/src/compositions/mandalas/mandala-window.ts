import { points } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Path } from '../../geometry/point.ts';
import { disc } from '../../motifs/bands.ts';
import { bend, layRings, type Ring, type Room } from '../../motifs/mandalas/rings.ts';
import { pageGround } from '../../motifs/page-ground.ts';
import { dressWall } from '../../motifs/dressing/wall.ts';
import type { Role } from '../../roles.ts';
import type { Sheet, Weight } from '../../sheet.ts';

type Light = 'lancets' | 'roundels' | 'wedges' | 'trefoils';

/** A rose window of stained glass, set in a square or a pointed arch. */
export const windowMandala: Composition = {
  name: 'mandala-window',
  category: 'mandalas',
  size: [1000, 1000],
  strays: 0.9,
  draw(brief) {
    const fold = brief.random.pick(byLevel(brief, [6, 8], [8, 10, 12], [10, 12, 16]));
    const roles = brief.random.shuffle<Role>(['a', 'b', 'c', 'd']);
    const framed = brief.random.chance(0.7);
    if (framed) drawWall(brief, roles);
    const wheel = brief.sheet.layer('window').at({ x: 500, y: 500 });
    const radius = framed ? 412 : 455;
    wheel.shape(disc(radius), 'bold', 'stone');
    const inner = drawLights(wheel, brief, fold, radius - byLevel(brief, 20, 16, 14), roles);
    drawHub(wheel, brief, inner, fold, roles);
    return {
      title: `${brief.random.pick(['Cathedral', 'Abbey', 'Chapel', 'Vesper', 'Morning'])} ${brief.random.pick(['Rose Window', 'Wheel Window', 'Stained Glass'])}`,
      description:
        'A round church window with its panes of colored glass. Deep, clear colors make it glow as if the sun stood behind.',
      tags: ['mandala', 'stained glass', 'window', 'gothic', 'cathedral'],
    };
  },
};

function drawWall(brief: Brief, roles: readonly Role[]): void {
  const sheet = brief.sheet.layer('wall');
  if (brief.level === 2)
    pageGround(brief.sheet, [1000, 1000], (wall, zone) =>
      dressWall(wall, brief.random, { zone, kind: 'rubble', size: 100, roles: ['stone', 'soft'] }),
    );
  else {
    sheet.shape(rectangle(38, 38, 924, 924), 'bold', 'stone');
    sheet.shape(rectangle(62, 62, 876, 876), 'line', 'soft');
  }
  for (const [x, y, turn] of [
    [62, 62, 0],
    [938, 62, 1],
    [938, 938, 2],
    [62, 938, 3],
  ] as const) {
    const corner = sheet.at({ x, y, angle: (turn * Math.PI) / 2 });
    corner.shape(place(petal('lotus', 150, 96), { x: 6, y: 6, angle: Math.PI * 0.75 }), 'line', roles[0]);
    if (brief.level > 0) {
      corner.shape(place(petal('lotus', 92, 50), { x: 26, y: 26, angle: Math.PI * 0.75 }), 'fine', 'paper');
      for (const side of [0, 1])
        corner.shape(
          place(petal('drop', 120, 46), {
            x: side === 0 ? 66 : 14,
            y: side === 0 ? 14 : 66,
            angle: side === 0 ? Math.PI * 0.545 : Math.PI * 0.955,
          }),
          'line',
          roles[1],
        );
    }
  }
}

function drawLights(wheel: Sheet, brief: Brief, fold: number, outer: number, roles: readonly Role[]): number {
  const lights = brief.random.shuffle<Light>(['lancets', 'roundels', 'wedges', 'trefoils']);
  const chosen = lights.slice(0, byLevel(brief, 1, 2, 3));
  const rings = chosen.map((light, i): Ring => {
    const many = fold * (i === 0 && brief.level > 0 && light === 'wedges' ? 1.5 : 1);
    const count = Math.round(i === chosen.length - 1 && i > 0 && fold > 8 ? fold / 2 : many);
    return {
      weight: { lancets: 1.5, roundels: 0.8, wedges: 0.7, trefoils: 1 }[light],
      draw: (sheet, room) =>
        LIGHTS[light](sheet, room, {
          count,
          level: brief.level,
          roles: [roles[i % 4]!, roles[(i + 1) % 4]!, roles[(i + 2) % 4]!],
        }),
    };
  });
  const inner = byLevel(brief, 130, 118, 100);
  layRings(wheel, { inner, outer }, rings);
  return inner;
}

interface Glass {
  readonly count: number;
  readonly level: 0 | 1 | 2;
  readonly roles: readonly [Role, Role, Role];
}

const LEAD = 0.88;

const LIGHTS: Readonly<Record<Light, (wheel: Sheet, room: Room, glass: Glass) => void>> = {
  lancets: (wheel, room, glass) => {
    ground(wheel, room, glass.roles[2]);
    each(glass, (i) => {
      pane(wheel, room, glass, i, lancet(LEAD, 0.95), glass.roles[0], 'line');
      if (glass.level > 0) {
        pane(wheel, room, glass, i, lancet(LEAD * 0.66, 0.86), glass.roles[1], 'fine');
        pane(wheel, room, glass, i, round(0, 0.56, 0.34, 0.12), 'sun', 'fine');
      }
      if (glass.level === 2) pane(wheel, room, glass, i, round(0, 0.26, 0.26, 0.1), 'paper', 'fine');
    });
    wheel.shape(disc(room.inner), 'bold', 'stone');
  },
  roundels: (wheel, room, glass) => {
    ground(wheel, room, glass.roles[2]);
    const [height, middle] = [room.outer - room.inner, (room.outer + room.inner) / 2];
    const radius = Math.min(height * 0.42, middle * Math.sin(Math.PI / glass.count) * 0.88);
    around(wheel, { radius: middle, count: glass.count }, (spot) => {
      spot.line(
        [
          [0, -height / 2],
          [0, height / 2],
        ],
        'line',
        0,
      );
      spot.shape(ellipse(0, 0, radius), 'line', glass.roles[0]);
      if (glass.level > 0) {
        around(spot, { radius: 0, count: 4 }, (leaf) =>
          leaf.shape(
            place(petal('round', radius * 0.74, radius * 0.6), { y: -radius * 0.1 }),
            'fine',
            glass.roles[1],
          ),
        );
        if (glass.level === 2) spot.shape(ellipse(0, 0, radius * 0.2), 'fine', 'sun');
      }
    });
    wheel.shape(disc(room.inner), 'bold', 'stone');
  },
  wedges: (wheel, room, glass) => {
    ground(wheel, room, 'stone');
    each(glass, (i) => {
      pane(
        wheel,
        room,
        glass,
        i,
        [
          [-LEAD, 0.04],
          [LEAD, 0.04],
          [LEAD, 0.96],
          [-LEAD, 0.96],
        ],
        glass.roles[i % 2]!,
        'line',
      );
      if (glass.level > 0)
        pane(wheel, room, glass, i, points('0,0.16 0.62,0.5 0,0.84 -0.62,0.5'), glass.roles[2], 'fine');
    });
    wheel.shape(disc(room.inner), 'bold', 'stone');
  },
  trefoils: (wheel, room, glass) => {
    ground(wheel, room, glass.roles[2]);
    const height = room.outer - room.inner;
    const size = Math.min(height * 0.46, ((room.inner + height * 0.55) * Math.PI * 0.86) / glass.count);
    around(wheel, { radius: room.inner + height * 0.46, count: glass.count }, (spot) => {
      for (const turn of [-2.1, 2.1, 0])
        spot.shape(
          place(petal('round', size * 0.92, size * 0.86), { angle: turn }),
          'line',
          turn === 0 ? glass.roles[0] : glass.roles[1],
        );
      if (glass.level > 0) spot.shape(ellipse(0, 0, size * 0.2), 'fine', 'sun');
    });
    around(wheel, { radius: room.inner, count: glass.count, phase: 0.5 }, (spot) =>
      spot.line(
        [
          [0, 0],
          [0, -height],
        ],
        'line',
        0,
      ),
    );
    wheel.shape(disc(room.inner), 'bold', 'stone');
  },
};

function ground(wheel: Sheet, room: Room, role: Role): void {
  wheel.shape(disc(room.outer), 'line', role);
}

function each(glass: Glass, draw: (index: number) => void): void {
  for (let i = 0; i < glass.count; i++) draw(i);
}

function pane(
  wheel: Sheet,
  room: Room,
  glass: Glass,
  index: number,
  outline: Path,
  role: Role,
  weight: Weight,
): void {
  wheel.shape(bend(dense(outline), room, glass.count, index), weight, role);
}

/** A window with a pointed head: half width at the sill and height of the tip. */
function lancet(half: number, tip: number): Path {
  const right = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8;
    return [
      half * Math.cos((t * Math.PI) / 2) ** 0.8,
      0.62 * tip + 0.38 * tip * Math.sin((t * Math.PI) / 2) ** 1.1,
    ] as const;
  });
  return [
    [half, 1 - 0.97 * tip],
    ...right,
    ...right
      .slice(0, -1)
      .map(([x, y]) => [-x, y] as const)
      .reverse(),
    [-half, 1 - 0.97 * tip],
  ];
}

function round(x: number, y: number, rx: number, ry: number): Path {
  return ellipse(x, y, rx, ry);
}

function dense(path: Path): Path {
  return path.flatMap(([x, y], i) => {
    const [u, v] = path[(i + 1) % path.length]!;
    return Array.from({ length: 4 }, (_, k) => [x + ((u - x) * k) / 4, y + ((v - y) * k) / 4] as const);
  });
}

function drawHub(wheel: Sheet, brief: Brief, inner: number, fold: number, roles: readonly Role[]): void {
  const radius = inner - byLevel(brief, 14, 12, 10);
  wheel.shape(disc(radius), 'line', roles[3]);
  const count = fold > 8 ? fold / 2 : fold;
  around(wheel, { radius: radius * 0.28, count }, (spot) =>
    spot.shape(
      petal('round', radius * 0.62, Math.min(radius * 0.56, (radius * 3) / count)),
      'line',
      roles[0],
    ),
  );
  wheel.shape(disc(radius * 0.32), 'line', 'sun');
}

import { grow } from '../geometry/boolean.ts';
import { ellipse } from '../geometry/forms.ts';
import { bezier } from '../geometry/curve.ts';
import { finePetal, petal, WIDEST, type PetalKind } from '../geometry/petal.ts';
import { place, type Path } from '../geometry/point.ts';
import type { Role } from '../roles.ts';
import type { Sheet, Weight } from '../sheet.ts';

/** What a petal carries inside. */
export type Decor =
  | 'plain'
  | 'echo'
  | 'drop'
  | 'eye'
  | 'dots'
  | 'fan'
  | 'rib'
  | 'nest'
  | 'veins'
  | 'heart'
  | 'crown'
  | 'stripes';

/** A petal standing on the frame's origin, pointing up. */
export interface OrnatePetal {
  readonly kind: PetalKind;
  readonly length: number;
  readonly width: number;
  readonly decor: readonly Decor[];
  readonly weight?: Weight;
  readonly role: Role;
  /** The color of what it carries. */
  readonly inner?: Role;
  /** Whether its rim stays smooth when it is long. */
  readonly isFine?: boolean;
}

/** Draws a petal with its decoration, coarse to fine. */
export function ornatePetal(sheet: Sheet, petals: OrnatePetal): void {
  const rim = (petals.isFine ? finePetal : petal)(petals.kind, petals.length, petals.width);
  sheet.shape(rim, petals.weight ?? 'line', petals.role);
  for (const decor of petals.decor) DECORS[decor](sheet, petals, rim);
}

type Draw = (sheet: Sheet, it: OrnatePetal, rim: Path) => void;

const inner = (it: OrnatePetal): Role => it.inner ?? 'soft';
const breadth = (it: OrnatePetal): number => Math.min(it.width, it.length * 0.8);

const DECORS: Readonly<Record<Decor, Draw>> = {
  plain: () => undefined,
  echo: (sheet, it, rim) => {
    for (const path of grow([rim], -breadth(it) * 0.12)) sheet.shape(path, 'fine', inner(it));
  },
  drop: (sheet, it) => {
    sheet.shape(
      place(petal('drop', it.length * 0.46, it.width * 0.32), { y: -it.length * (WIDEST[it.kind] - 0.3) }),
      'fine',
      inner(it),
    );
  },
  eye: (sheet, it) => {
    const base = -it.length * (WIDEST[it.kind] - 0.3);
    sheet.shape(place(petal('leaf', it.length * 0.56, it.width * 0.46), { y: base }), 'fine', inner(it));
    sheet.shape(ellipse(0, base - it.length * 0.28, it.width * 0.1), 'fine', 'paper');
  },
  dots: (sheet, it) => {
    const sizes = [0.1, 0.08, 0.062];
    sizes.forEach((size, i) =>
      sheet.shape(ellipse(0, -it.length * (0.78 - 0.15 * i), breadth(it) * size), 'fine', inner(it)),
    );
  },
  fan: (sheet, it) => {
    for (const turn of [-0.5, 0.5, 0]) {
      const leaf = petal('leaf', it.length * (turn === 0 ? 0.56 : 0.44), it.width * 0.27);
      sheet.shape(
        place(leaf, { y: -it.length * 0.1, angle: turn * (it.width / it.length) * 1.15 }),
        'fine',
        inner(it),
      );
    }
  },
  rib: (sheet, it) =>
    sheet.line(
      [
        [0, -it.length * 0.08],
        [0, -it.length * 0.9],
      ],
      'fine',
      0.3,
    ),
  nest: (sheet, it) => {
    for (const [size, lift, role] of [
      [0.7, 0.13, inner(it)],
      [0.38, 0.3, it.role],
    ] as const) {
      const rim = (it.isFine ? finePetal : petal)(it.kind, it.length * size, it.width * size * 0.9);
      sheet.shape(place(rim, { y: -it.length * lift }), 'fine', role);
    }
  },
  veins: (sheet, it, rim) => {
    const inside = sheet.inside([rim]);
    inside.line(
      [
        [0, 0],
        [0, -it.length * 0.94],
      ],
      'fine',
      0.3,
    );
    for (let i = 1; i <= 4; i++) {
      const t = 0.1 + i * 0.15;
      for (const side of [-1, 1]) inside.line(vein(it, t, side), 'fine', 0.2);
    }
  },
  heart: (sheet, it) => {
    sheet.shape(
      place(petal('heart', it.length * 0.42, it.width * 0.52), { y: -it.length * 0.3 }),
      'fine',
      inner(it),
    );
  },
  crown: (sheet, it) => {
    for (let i = -1; i <= 1; i++) {
      const [x, lift] = [(i / 4) * it.width * 0.62, 0.74 - i * i * 0.035];
      sheet.shape(ellipse(x, -it.length * lift, Math.max(5.5, breadth(it) * 0.06)), 'fine', inner(it));
    }
    sheet.shape(
      place(petal('drop', it.length * 0.4, it.width * 0.32), { y: -it.length * 0.14 }),
      'fine',
      inner(it),
    );
  },
  stripes: (sheet, it, rim) => {
    const inside = sheet.inside(grow([rim], -breadth(it) * 0.1));
    inside.rim(grow([rim], -breadth(it) * 0.1), 'fine');
    const bars = Math.max(3, Math.min(6, Math.floor(it.length / 26)));
    for (let i = 1; i <= bars; i++) inside.line(chevron(it, i / (bars + 1)), 'fine', 0);
  },
};

function vein(it: OrnatePetal, t: number, side: number): Path {
  const [l, w] = [it.length, it.width * side];
  return bezier(
    [0, -l * t],
    [w * 0.12, -l * (t + 0.05)],
    [w * 0.3, -l * (t + 0.1)],
    [w * 0.62, -l * (t + 0.2)],
    10,
  );
}

function chevron(it: OrnatePetal, t: number): Path {
  const [y, w] = [-it.length * t, it.width];
  return bezier([-w, y - w * 0.25], [-w * 0.3, y + w * 0.12], [w * 0.3, y + w * 0.12], [w, y - w * 0.25], 16);
}

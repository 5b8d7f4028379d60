import { mix, polar, type Path, type Point } from './point.ts';
import { normals } from './path.ts';

const TURN = Math.PI * 2;

/** An ellipse turned by an angle; a circle when the second radius is left out. */
export function ellipse(x: number, y: number, rx: number, ry = rx, angle = 0): Point[] {
  const count = Math.max(26, Math.min(160, Math.round(Math.sqrt(Math.max(rx, ry)) * 8)));
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return Array.from({ length: count }, (_, i): Point => {
    const [u, v] = [rx * Math.cos((i / count) * TURN), ry * Math.sin((i / count) * TURN)];
    return [x + u * cos - v * sin, y + u * sin + v * cos];
  });
}

/** Part of an ellipse between two angles, as an open line. */
export function arc(x: number, y: number, rx: number, ry: number, from: number, to: number): Point[] {
  const parts = Math.max(6, Math.round(Math.abs(to - from) * Math.sqrt(Math.max(rx, ry)) * 1.4));
  return Array.from({ length: parts + 1 }, (_, i): Point => {
    const angle = mix(from, to, i / parts);
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  });
}

/** A rectangle with rounded corners. */
export function rectangle(x: number, y: number, width: number, height: number, radius = 0): Point[] {
  const [right, bottom] = [x + width, y + height];
  if (radius <= 0)
    return [
      [x, y],
      [right, y],
      [right, bottom],
      [x, bottom],
    ];
  const r = Math.min(radius, width / 2, height / 2);
  const quarter = TURN / 4;
  return [
    ...arc(right - r, y + r, r, r, -quarter, 0),
    ...arc(right - r, bottom - r, r, r, 0, quarter),
    ...arc(x + r, bottom - r, r, r, quarter, 2 * quarter),
    ...arc(x + r, y + r, r, r, 2 * quarter, 3 * quarter),
  ];
}

/** A star with the given number of points, the first straight up unless turned. */
export function star(x: number, y: number, outer: number, inner: number, points: number, turn = 0): Point[] {
  return Array.from({ length: points * 2 }, (_, i) =>
    polar([x, y], i % 2 === 0 ? outer : inner, turn - TURN / 4 + (i * Math.PI) / points),
  );
}

/** A round outline with gentle lobes, `swell` units out and in. */
export function lobed(x: number, y: number, radius: number, lobes: number, swell: number): Point[] {
  return Array.from({ length: 96 }, (_, i) => {
    const angle = (i / 96) * TURN;
    return polar([x, y], radius + swell * Math.cos(angle * lobes), angle);
  });
}

/** A regular polygon. */
export function polygon(x: number, y: number, radius: number, sides: number, turn = 0): Point[] {
  return Array.from({ length: sides }, (_, i) => polar([x, y], radius, turn + (i * TURN) / sides));
}

/** The band round a spine whose half width at a share (0 to 1) of the way is given: stems, tails, branches. */
export function tube(spine: Path, halfWidth: (share: number) => number): Point[] {
  const sides = normals(spine);
  const side = (sign: number): Point[] =>
    spine.map(([x, y], i) => {
      const [nx, ny] = sides[i]!;
      const width = sign * halfWidth(i / (spine.length - 1));
      return [x + nx * width, y + ny * width];
    });
  return [...side(1), ...side(-1).reverse()];
}

/** A spiral from the rim inwards, as an open line. */
export function spiral(x: number, y: number, radius: number, turns: number, start = 0, flatten = 1): Point[] {
  const parts = Math.max(16, Math.round(turns * 26));
  return Array.from({ length: parts + 1 }, (_, i): Point => {
    const t = i / parts;
    const angle = start + t * turns * TURN;
    const r = radius * (1 - 0.93 * t);
    return [x + r * Math.cos(angle), y + r * flatten * Math.sin(angle)];
  });
}

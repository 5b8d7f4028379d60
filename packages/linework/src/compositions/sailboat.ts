import { byLevel, type Brief, type Composition } from '../composition.ts';
import { clockwise, intersect } from '../geometry/boolean.ts';
import { blob, curve, type Knot } from '../geometry/curve.ts';
import { arc, ellipse, rectangle } from '../geometry/forms.ts';
import { polar, type Path, type Point } from '../geometry/point.ts';
import { cloud } from '../motifs/landscape.ts';
import { framed, SCENE_PENS } from '../motifs/scenery.ts';
import { fillZone, type PatternName } from '../patterns/patterns.ts';
import type { Role } from '../roles.ts';
import type { Sheet } from '../sheet.ts';

const HORIZON = 664;

/** A sailing boat with patterned sails before the setting sun, a cat on lookout. */
export const sailboat: Composition = {
  name: 'sailboat',
  category: 'vehicles',
  size: [800, 1000],
  strays: 1.5,
  pens: SCENE_PENS,
  draw(brief) {
    const { random, level } = brief;
    framed(brief.sheet, [800, 1000], 'sky', (inside) => {
      const scene = { ...brief, sheet: inside };
      drawSky(scene);
      wave(scene, { y: HORIZON, height: 5, length: 150, pattern: false });
      if (level > 0) lighthouse(inside.layer('coast').at({ x: 690, y: HORIZON + 8, scale: 0.9 }), level);
      wave(scene, { y: HORIZON + 66, height: 12, length: 130, pattern: false });
      drawBoat(scene);
      wave(scene, { y: 816, height: 15, length: 140, pattern: level === 2 });
      if (level > 0) fish(inside.layer('sea').at({ x: 648, y: 872, angle: -0.3 }), 'a');
      wave(scene, { y: 898, height: 17, length: 160, pattern: level === 2 });
    });
    const hour = random.pick(byLevel(brief, ['Sunny', 'Merry'], ['Evening', 'Golden'], ['Patchwork', 'Sunset']));
    return {
      title: `${hour} Sails`,
      description: `A little boat rides the waves with all its sails up. A cat in a sailor's hat keeps watch at the bow.`,
      tags: ['sailing boat', 'sea', 'waves', 'cat', ...(level > 0 ? ['lighthouse', 'sunset'] : ['sun'])],
    };
  },
};

function drawSky(brief: Brief): void {
  const sheet = brief.sheet.layer('sky');
  const centre: Point = [180, HORIZON];
  const rays = byLevel(brief, 0, 9, 14);
  for (let i = 0; i < rays; i++) {
    const [a, b] = [-Math.PI + (i * Math.PI) / rays, -Math.PI + ((i + 1) * Math.PI) / rays];
    sheet.shape([centre, polar(centre, 1300, a), polar(centre, 1300, b)], 'line', i % 2 === 0 ? 'cream' : 'soft');
  }
  if (brief.level > 0) sheet.shape(ellipse(...centre, 150), 'line', 'b');
  sheet.shape(ellipse(...centre, byLevel(brief, 120, 102, 102)), 'line', 'sun');
  cloud(sheet.at({ x: 150, y: 250, scale: 0.72 }), brief.random, brief.level > 0);
  cloud(sheet.at({ x: 664, y: 200, scale: 0.62 }), brief.random, brief.level > 0);
  for (const [x, y, scale] of byLevel(brief, [[650, 420, 1]], [[650, 320, 1], [226, 380, 0.8]], [[650, 320, 1], [210, 380, 0.8], [700, 430, 0.75]]) as [number, number, number][]) gull(sheet.at({ x, y, scale }));
}

/** A gull gliding, its wings spread 110 units. */
function gull(sheet: Sheet): void {
  sheet.shape(blob([[-62, -22, 1], [-34, -32], [-8, -6], [8, -6], [34, -32], [62, -22, 1], [36, -14], [14, 10], [0, 15], [-14, 10], [-36, -14]]), 'line', 'paper');
}

interface Wave {
  readonly y: number;
  readonly height: number;
  readonly length: number;
  readonly pattern: boolean;
}

/** Water from a wavy line down to the frame. */
function wave(brief: Brief, it: Wave): void {
  const sheet = brief.sheet.layer('sea');
  const shift = brief.random.range(0, 6);
  const top: Point[] = [];
  for (let x = -10; x <= 810; x += 8) top.push([x, it.y - it.height * Math.sin((x / it.length) * Math.PI * 2 + shift) - it.height * 0.3 * Math.sin((x / it.length) * Math.PI * 4 + shift * 2)]);
  const rim: Path = [...top, [810, 1000], [-10, 1000]];
  sheet.shape(rim, 'line', 'water');
  if (it.pattern) {
    const low = it.y + 96;
    fillZone('shells', { sheet, zone: intersect([clockwise(rim)], [clockwise(rectangle(40, it.y - 30, 720, low - it.y))]), size: 92, angle: 0, roles: ['water', 'sky'] });
    sheet.rim(rim, 'line');
    return;
  }
  if (brief.level > 0 && it.height > 8)
    for (let x = 90; x < 780; x += 150) sheet.line(curve([[x - 36, it.y + 34], [x - 12, it.y + 26], [x + 12, it.y + 36], [x + 36, it.y + 28]]), 'fine', 0.8);
}

const HULL: readonly Knot[] = [[132, 716, 1], [260, 736], [430, 738], [590, 718], [704, 668, 1], [676, 752], [618, 820], [520, 850], [270, 850], [184, 812]];

function drawBoat(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('boat');
  sheet.shape(rectangle(391, 104, 18, 640, 6), 'line', 'wood');
  sheet.shape([...curve([[400, 106], [440, 92], [474, 114], [520, 108]]), ...curve([[520, 158], [474, 162], [440, 142], [400, 156]])], 'line', 'a');
  const patterns = random.shuffle<PatternName>(['hearts', 'scales', 'diamonds', 'stars', 'triangles', 'honeycomb', 'blossoms', 'chevrons']);
  sail(brief, { rim: blob([[380, 176, 1], [318, 330], [236, 500], [124, 640, 1], [250, 656], [380, 642, 1]]), top: 176, foot: 656, names: patterns, roles: ['a', 'soft', 'b', 'cream', 'd'], lean: 0.12 });
  sail(brief, { rim: blob([[420, 206, 1], [490, 330], [566, 490], [662, 620, 1], [540, 640], [420, 642, 1]]), top: 206, foot: 644, names: patterns.toReversed(), roles: ['cream', 'c', 'soft', 'a', 'b'], lean: -0.12 });
  cat(sheet.at({ x: 566, y: 692, scale: 0.9 }));
  const hull = blob(HULL);
  sheet.shape(hull, 'bold', 'wood');
  const inside = sheet.inside([hull]);
  inside.shape(blob([[100, 690], [260, 736], [430, 738], [590, 718], [740, 650], [740, 706], [600, 752], [430, 772], [260, 770], [100, 744]]), 'line', 'a');
  if (level > 0) for (const y of [806]) inside.line(curve([[120, y - 14], [300, y], [500, y], [720, y - 34]]), 'line', 0);
  for (const x of byLevel(brief, [400], [290, 380], [270, 360, 450])) {
    sheet.shape(ellipse(x, 790, 25), 'line', 'sun');
    sheet.shape(ellipse(x, 790, 15), 'line', 'sky');
  }
  sheet.rim(hull, 'bold');
  if (level > 0) ring(sheet.at({ x: 536, y: 776 }));
}

interface Sail {
  readonly rim: Path;
  readonly top: number;
  readonly foot: number;
  readonly names: readonly PatternName[];
  readonly roles: readonly Role[];
  /** How far the seams climb a unit sideways. */
  readonly lean: number;
}

function sail(brief: Brief, it: Sail): void {
  const { sheet, level } = { sheet: brief.sheet.layer('sails'), level: brief.level };
  sheet.shape(it.rim, 'bold', it.roles[0]!);
  const count = byLevel(brief, 3, 4, 5);
  const whole = [clockwise(it.rim)];
  const seam = (t: number): number => it.top + (it.foot - it.top) * t ** 0.74;
  for (let i = 0; i < count; i++) {
    const [high, low] = [i === 0 ? 0 : seam(i / count), i === count - 1 ? 900 : seam((i + 1) / count)];
    const slope = (x: number, y: number): Point => [x, y + (400 - x) * it.lean];
    const zone = intersect(whole, [clockwise([slope(60, high), slope(740, high), slope(740, low), slope(60, low)])]);
    const role = it.roles[i % it.roles.length]!;
    sheet.shape(zone, 'line', role);
    const patterned = level === 2 ? i > 0 : level === 1 && i === 2;
    if (patterned) fillZone(it.names[i]!, { sheet, zone, size: byLevel(brief, 0, 74, 46), angle: 0, roles: [role, 'paper'] });
  }
  sheet.rim(it.rim, 'bold');
}

/** A cat's head and shoulders under a sailor's hat. */
function cat(sheet: Sheet): void {
  sheet.shape(ellipse(0, 62, 52, 40), 'line', 'c');
  for (const side of [-1, 1]) sheet.shape(blob([[side * 14, -34, 1], [side * 40, -58, 1], [side * 48, -10, 1]]), 'line', 'fur');
  sheet.shape(ellipse(0, 0, 52, 42), 'bold', 'fur');
  sheet.shape(ellipse(0, 16, 22, 15), 'line', 'cream');
  for (const side of [-1, 1]) {
    sheet.ink(ellipse(side * 22, -4, 6, 8));
    sheet.gleam(ellipse(side * 22 + 2, -7, 2.2));
    for (const tilt of [-6, 6]) sheet.line([[side * 30, 12 + tilt * 0.3], [side * 66, 10 + tilt]], 'fine', 0.7);
  }
  sheet.ink(blob([[-6, 8], [6, 8], [0, 15]]));
  sheet.line(arc(0, 14, 8, 8, 0.3, Math.PI - 0.3), 'fine', 0.4);
  sheet.shape(blob([[-28, -40, 1], [-24, -66], [0, -72], [24, -66], [28, -40, 1]]), 'line', 'paper');
  sheet.shape(rectangle(-36, -46, 72, 16, 8), 'line', 'a');
}

function ring(sheet: Sheet): void {
  sheet.shape(ellipse(0, 0, 42), 'line', 'a');
  for (let i = 0; i < 4; i++) {
    const at = (i * Math.PI) / 2 + Math.PI / 4;
    sheet.inside([ellipse(0, 0, 42)]).shape([polar([0, 0], 10, at - 0.3), polar([0, 0], 60, at - 0.3), polar([0, 0], 60, at + 0.3), polar([0, 0], 10, at + 0.3)], 'line', 'paper');
  }
  sheet.rim(ellipse(0, 0, 42), 'line');
  sheet.shape(ellipse(0, 0, 20), 'line', 'wood');
}

function lighthouse(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(blob([[-96, 6, 1], [-70, -26], [-10, -44], [50, -36], [110, 6, 1]]), 'line', 'stone');
  const body: Path = [[-20, -160], [20, -160], [31, -34], [-31, -34]];
  sheet.shape(body, 'line', 'paper');
  for (const y of level === 2 ? [-142, -100, -58] : [-134, -74]) sheet.inside([body]).shape(rectangle(-40, y, 80, level === 2 ? 21 : 30), 'line', 'a');
  sheet.rim(body, 'line');
  sheet.shape(rectangle(-27, -172, 54, 14, 5), 'line', 'stone');
  sheet.shape(rectangle(-15, -206, 30, 34), 'line', 'sun');
  sheet.shape(blob([[-25, -204, 1], [-16, -222], [0, -230], [16, -222], [25, -204, 1]]), 'line', 'a');
}

function fish(sheet: Sheet, role: Role): void {
  sheet.shape(blob([[-40, 0], [-78, -26, 1], [-70, 0], [-78, 26, 1]]), 'line', 'b');
  sheet.shape(blob([[-50, 0], [-16, -30], [30, -26], [56, 0], [30, 24], [-16, 27]]), 'line', role);
  sheet.line(arc(10, 0, 18, 26, -1, 1), 'fine', 0.4);
  sheet.ink(ellipse(36, -7, 4.5, 5.5));
}

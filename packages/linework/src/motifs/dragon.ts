import { points, knots } from '../geometry/knots.ts';
import { clockwise, intersect } from '../geometry/boolean.ts';
import { blob, curve, twin, type Knot } from '../geometry/curve.ts';
import { arc, ellipse, tube } from '../geometry/forms.ts';
import { petal } from '../geometry/petal.ts';
import { mix, place, type Path, type Point } from '../geometry/point.ts';
import { fillZone, type PatternName } from '../patterns/patterns.ts';
import type { Role } from '../roles.ts';
import type { Sheet } from '../sheet.ts';
import { eye } from './eye.ts';

/** A baby dragon sitting in its eggshell: about 760 wide, its shell's foot on y 0 and its horns at y -780. */
export interface Dragon {
  readonly level: 0 | 1 | 2;
  readonly skin: Role;
  readonly crest: Role;
  readonly shell: Role;
  /** Ornament of the shell on medium and hard pages. */
  readonly pattern: PatternName;
  readonly smile: 'closed' | 'open';
}

/** Draws the dragon from tail and wings to face, then the shell and the paws upon it. */
export function babyDragon(sheet: Sheet, it: Dragon): void {
  for (const side of [-1, 1]) wing(sheet.at({ x: side * 84, y: -316, flip: side < 0 }), it);
  tail(sheet, it);
  backOfShell(sheet, it);
  body(sheet, it);
  head(sheet.at({ y: -500 }), it);
  shell(sheet, it);
  for (const side of [-1, 1]) paw(sheet.at({ x: side * 118, y: -248, flip: side < 0 }), it);
}

function tail(sheet: Sheet, it: Dragon): void {
  const spine = curve(points('40,-80 220,-30 334,-56 386,-140 372,-226'));
  sheet.shape(
    tube(spine, (t) => mix(58, 15, t)),
    'bold',
    it.skin,
  );
  sheet.shape(place(petal('ogee', 116, 112), { x: 372, y: -214, angle: -0.12 }), 'bold', it.crest);
}

const WING: readonly Knot[] = knots(
  '0,60! 26,-40 96,-128 196,-214! 258,-150 290,-40! 236,-52 204,-8! 160,-20 126,40! 80,36',
);

function wing(sheet: Sheet, it: Dragon): void {
  const rim = blob(WING);
  sheet.shape(rim, 'bold', it.crest);
  const inside = sheet.inside([clockwise(rim)]);
  const tips: Point[] =
    it.level === 0
      ? []
      : [
          [204, -8],
          [126, 40],
        ];
  for (const [i, [x, y]] of tips.entries()) {
    const rib: Point[] = curve([
      [190, -206],
      [mix(196, x, 0.5) + 16, mix(-214, y, 0.5)],
      [x, y],
    ]);
    inside.shape([...rib, [x - 40, y + 60], [0, 100], [0, -100]], 'none', i % 2 === 0 ? 'soft' : it.crest);
    inside.line(rib, 'line', 0.2);
    if (it.level === 2)
      inside.line(rib.map(([px, py]): Point => [px + 40 + (py + 214) * 0.08, py + 6]).slice(6), 'fine', 0.7);
  }
  if (it.level > 0)
    inside.shape(
      blob(knots('-10,80! 10,-50 90,-146 196,-224! 196,-200! 112,-110 52,-30 40,70!')),
      'line',
      it.skin,
    );
  sheet.rim(rim, 'bold');
}

/** The jagged edge of the shell from left to right, at a height, its teeth alternating. */
function jag(y: number, half: number, teeth: number, depth: number): Point[] {
  return Array.from({ length: teeth * 2 + 1 }, (_, i): Point => {
    const t = i / (teeth * 2);
    const sag = Math.sin(t * Math.PI) * 34;
    return [mix(-half, half, t), y + sag + (i % 2 === 0 ? -depth : depth * (0.7 + 0.3 * Math.sin(i * 2.3)))];
  });
}

function backOfShell(sheet: Sheet, it: Dragon): void {
  if (it.level === 0) return;
  const top = jag(-300, 246, 5, 24);
  sheet.shape([...top, [246, -180], [-246, -180]], 'line', 'cream');
}

function body(sheet: Sheet, it: Dragon): void {
  const rim = twin(points('0,-440 86,-420 124,-330 150,-220 150,-120 0,-90'));
  sheet.shape(rim, 'bold', it.skin);
  if (it.level === 2)
    fillZone('scales', { sheet, zone: [clockwise(rim)], size: 46, angle: 0, roles: [it.skin, 'soft'] });
  const belly = twin(points('0,-400 64,-380 88,-290 92,-120 0,-100'));
  sheet.shape(belly, 'line', 'cream');
  const inside = sheet.inside([clockwise(belly)]);
  for (const y of [[], [-316, -268], [-330, -296, -262]][it.level]!)
    inside.line(arc(0, y - 24, 110, 30, 0, Math.PI), 'line', 0);
  sheet.rim(rim, 'bold');
}

function head(sheet: Sheet, it: Dragon): void {
  for (const side of [-1, 1]) {
    horn(sheet.at({ x: side * 92, y: -128, angle: side * 0.3, flip: side < 0 }), it.level);
    ear(sheet.at({ x: side * 162, y: -20, flip: side < 0 }), it);
  }
  const spikes = [
    [-34, -146, 0.8, -0.2],
    [34, -146, 0.8, 0.2],
    [0, -152, 1.1, 0],
  ] as const;
  for (const [x, y, size, angle] of spikes.slice(it.level === 0 ? 2 : 0))
    spike(sheet.at({ x, y, scale: size, angle }), it.crest);
  const rim = twin(points('0,-164 84,-156 154,-104 182,-16 176,54 136,108 70,138 0,144'));
  sheet.shape(rim, 'bold', it.skin);
  if (it.level > 0) brow(sheet, it, rim);
  muzzle(sheet, it, rim);
  for (const side of [-1, 1]) {
    eye(sheet, { x: side * 82, y: -32, radius: 56, iris: it.crest, pupil: 0.54, look: [-side * 0.25, 0.15] });
    sheet.line(arc(side * 82, -36, 66, 72, -Math.PI / 2 - 0.55, -Math.PI / 2 + 0.55), 'line', 0.6);
    sheet.shape(ellipse(side * 146, 46, 17, 13), 'fine', 'blush');
  }
}

function brow(sheet: Sheet, it: Dragon, rim: Path): void {
  if (it.level === 1) {
    for (const turn of [-0.6, 0.6, 0])
      sheet.shape(place(petal('leaf', turn === 0 ? 84 : 64, 36), { y: -62, angle: turn }), 'line', it.crest);
    return;
  }
  const zone = intersect([twin(knots('0,-190 70,-190 78,-120 44,-70 0,-34!'))], [clockwise(rim)]);
  sheet.shape(zone, 'line', 'soft');
  fillZone('scales', { sheet, zone, size: 42, angle: 0, roles: ['soft', it.skin] });
  sheet.rim(rim, 'bold');
}

function muzzle(sheet: Sheet, it: Dragon, rim: Path): void {
  sheet.shape(
    intersect([twin(points('0,40 54,42 104,66 196,130 196,220 0,230'))], [clockwise(rim)]),
    'line',
    'cream',
  );
  sheet.rim(rim, 'bold');
  for (const side of [-1, 1]) sheet.ink(ellipse(side * 32, 62, 8, 6, side * 0.5));
  if (it.smile === 'open') {
    const mouth = [
      ...arc(0, 84, 52, 14, Math.PI, 0).map(([x, y]): Point => [x, 168 - y]),
      ...arc(0, 90, 48, 38, 0.1, Math.PI - 0.1),
    ];
    sheet.shape(mouth, 'line', 'blush');
    for (const side of [-1, 1])
      sheet.shape(
        [
          [side * 34, 96],
          [side * 16, 98],
          [side * 26, 112],
        ],
        'line',
        'paper',
      );
    return;
  }
  sheet.line(curve(points('-64,84 -40,104 0,110 40,104 64,84')), 'line', 0.4);
}

function horn(sheet: Sheet, level: 0 | 1 | 2): void {
  const rim = blob(knots('-26,0! -22,-60 4,-120 34,-150! 34,-90 30,-40 30,0!'));
  sheet.shape(rim, 'bold', 'sun');
  const inside = sheet.inside([clockwise(rim)]);
  for (const y of [[], [-44, -84], [-34, -64, -94]][level]!)
    inside.line(arc(4, y - 14, 44, 20, 0, Math.PI), 'line', 0);
}

function ear(sheet: Sheet, it: Dragon): void {
  const rim = blob(knots('0,-36! 44,-84 104,-112! 100,-52 124,0! 76,6 66,50! 30,40 0,44!'));
  sheet.shape(rim, 'bold', it.crest);
  if (it.level === 0) return;
  for (const tip of [
    [84, -78],
    [92, -12],
  ] as const)
    sheet.line([[14, 4], tip], 'line', 0.6);
}

function spike(sheet: Sheet, role: Role): void {
  sheet.shape(twin(knots('0,-74! 26,-24 24,16 0,22')), 'line', role);
}

function shell(sheet: Sheet, it: Dragon): void {
  const rim = clockwise([
    ...jag(-236, 262, it.level === 0 ? 5 : 7, 22),
    ...arc(0, -236, 262, 236, 0, Math.PI),
  ]);
  sheet.shape(rim, 'bold', it.shell);
  const whole = [rim];
  const inside = sheet.inside(whole);
  if (it.level === 0) {
    for (const [x, y, r] of [
      [-150, -120, 40],
      [0, -110, 54],
      [150, -120, 40],
    ] as const)
      inside.shape(ellipse(x, y, r), 'line', 'soft');
    return;
  }
  const bands = [
    [-150, -100],
    [-100, -46],
  ] as const;
  bands.forEach(([high, low], i) => {
    const zone = intersect([clockwise([...edge(high), ...edge(low).toReversed()])], whole);
    sheet.shape(zone, 'line', i === 0 ? 'soft' : 'b');
    if (it.level === 2 || i === 0)
      fillZone(i === 0 ? it.pattern : 'diamonds', {
        sheet,
        zone,
        size: it.level === 2 ? 42 : 56,
        angle: 0,
        roles: [i === 0 ? it.crest : 'b', 'paper'],
      });
  });
  sheet.rim(rim, 'bold');
}

function edge(y: number): Point[] {
  return arc(0, y - 30, 280, 44, Math.PI, 0).map(([x, py]): Point => [x, 2 * (y - 30) - py]);
}

function paw(sheet: Sheet, it: Dragon): void {
  sheet.shape(blob(points('-44,-40 0,-62 44,-40 50,6 28,34 0,38 -28,34 -50,6')), 'bold', it.skin);
  for (const x of [-15, 15])
    sheet.line(
      [
        [x, 26],
        [x * 0.9, 4],
      ],
      'line',
      0.5,
    );
}

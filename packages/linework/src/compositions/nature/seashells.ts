import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { mix, polar, type Point } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';
import { framed, SCENE_PENS } from '../../motifs/scenery.ts';
import { fanShell, snail, spire, starfish } from '../../motifs/shells.ts';
import type { Role } from '../../roles.ts';

/** A big scallop and other finds on the sand where the waves run out. */
export const seashells: Composition = {
  name: 'seashells',
  category: 'nature',
  size: [1000, 1000],
  strays: 1.6,
  pens: SCENE_PENS,
  draw(brief) {
    const { random, level } = brief;
    const roles = random.shuffle<Role>(['a', 'b', 'd']);
    const [first, second, third] = [roles[0]!, roles[1]!, roles[2]!];
    framed(brief.sheet, [1000, 1000], 'water', (inside) => {
      drawSurf({ ...brief, sheet: inside });
      const sheet = inside.layer('shells');
      if (level > 0)
        starfish(sheet.at({ x: 836, y: 604, angle: 0.3, scale: 0.96 }), 'b', byLevel(brief, 0, 2, 3));
      if (level > 0) snail(sheet.at({ x: 140, y: 626, angle: -0.2, scale: 0.82 }), [third, 'cream'], level);
      const scallop = sheet.at({ x: 480, y: 724, angle: -0.08, scale: byLevel(brief, 1.12, 1.04, 1.04) });
      if (level === 2) flutedScallop(scallop, first);
      else
        fanShell(scallop, {
          ribs: level === 0 ? 5 : 7,
          bands: level === 0 ? 1 : 2,
          roles: [first, 'cream'],
        });
      spire(
        sheet.at({
          x: byLevel(brief, 640, 650, 640),
          y: byLevel(brief, 848, 846, 850),
          angle: -0.24,
          scale: byLevel(brief, 0.92, 0.76, 0.74),
        }),
        [second, 'soft'],
        byLevel(brief, 3, 5, 7),
        level,
      );
      if (level === 0) starfish(sheet.at({ x: 190, y: 820, angle: -0.2, scale: 1.05 }), 'b', 1);
      else
        fanShell(sheet.at({ x: 236, y: 908, angle: -0.4, scale: 0.48 }), {
          ribs: 5,
          bands: level,
          roles: [third, 'soft'],
        });
      drawPebbles({ ...brief, sheet: inside });
    });
    return {
      title: random.pick(
        byLevel(
          brief,
          ['Shell on the Sand', 'Little Beach Finds'],
          ['Seashells by the Shore', 'Treasures of the Tide'],
          ['The Patterned Shell', 'Shells after the Storm'],
        ),
      ),
      description: `The tide has left a great scallop and other shells on the sand. ${level === 0 ? 'Give every rib its own color.' : 'A starfish rests beside them while the last waves run out.'}`,
      tags: ['seashells', 'beach', 'sea', 'sand', 'starfish'],
    };
  },
};

/** How many ribs a great scallop has, and how far its fan opens to each side, in radians. */
const RIBS = 9;
const OPEN = 1.12;

/** A scallop with a fluted rim, bands of growth and two ears beside its hinge, 560 units wide on the frame's origin. */
function flutedScallop(sheet: Sheet, role: Role): void {
  const radius = (angle: number): number => 372 - 46 * (angle / OPEN) ** 2;
  const ray = (angle: number, share: number): Point =>
    polar([0, 20], radius(angle) * share, angle - Math.PI / 2);
  const seam = (i: number): number => mix(-OPEN, OPEN, i / RIBS);
  for (const flip of [false, true]) {
    const ear = sheet.at({ flip });
    ear.shape(drawn('10,-60! 60,-66 126,-62! 112,-24 118,12! 60,34 10,36!'), 'bold', 'sand');
    for (const line of ['40,-62 44,-16 36,30', '82,-62 80,-20 84,22']) ear.line(traced(line), 'line', 0.2);
  }
  const rim = Array.from({ length: RIBS }, (_, i): Point[] => {
    const [a, b] = [seam(i), seam(i + 1)];
    return curve(
      [
        ray(a, 1),
        ray(mix(a, b, 0.25), 1.06),
        ray(mix(a, b, 0.5), 1.085),
        ray(mix(a, b, 0.75), 1.06),
        ray(b, 1),
      ],
      6,
    ).slice(0, -1);
  }).flat();
  const fan = clockwise([...rim, ray(OPEN, 1), [58, -18], [34, 24], [-34, 24], [-58, -18]]);
  sheet.shape(fan, 'bold', role);
  const inside = sheet.inside([fan]);
  for (const [k, share] of [0.84, 0.66, 0.47].entries()) {
    const band = Array.from({ length: RIBS }, (_, i): Point[] => {
      const [a, b] = [seam(i), seam(i + 1)];
      return curve([ray(a, share), ray(mix(a, b, 0.5), share + 0.045), ray(b, share)], 6).slice(0, -1);
    }).flat();
    inside.shape(
      [...band, ray(OPEN, share), ray(OPEN * 1.3, share * 0.4), [0, 60], ray(-OPEN * 1.3, share * 0.4)],
      'line',
      k % 2 === 0 ? 'cream' : role,
    );
  }
  for (let i = 1; i < RIBS; i++) inside.line([ray(seam(i), 0.24), ray(seam(i), 1)], 'line', 0);
  inside.shape(drawn('-74,40! -66,-40 -34,-72 0,-78 34,-72 66,-40 74,40!'), 'line', 'sand');
  sheet.rim(fan, 'bold');
  sheet.shape(drawn('-124,14! -60,4 0,2 60,4 124,14! 116,40 0,52 -116,40'), 'bold', 'sand');
}

/** How far below its height a wave's line lies at most: what lies deeper is under the next one. */
const LOWEST = 64;

/** Waves running out over the sand, their foam in lobes. */
function drawSurf(brief: Brief): void {
  const sheet = brief.sheet.layer('surf');
  const lines: readonly (readonly [number, number, Role])[] = byLevel(
    brief,
    [
      [130, 96, 'sky'],
      [226, 120, 'cream'],
      [262, 120, 'sand'],
      [420, 330, 'sand'],
    ],
    [
      [104, 84, 'sky'],
      [176, 104, 'water'],
      [256, 120, 'cream'],
      [296, 120, 'sand'],
      [430, 330, 'sand'],
    ],
    [
      [92, 64, 'sky'],
      [146, 76, 'water'],
      [206, 92, 'sky'],
      [262, 108, 'cream'],
      [302, 108, 'sand'],
      [430, 330, 'sand'],
    ],
  );
  for (const [i, [y, length, role]] of lines.entries()) {
    const next = lines[i + 1];
    const foot = brief.level === 2 && next ? next[0] + LOWEST : 1010;
    const top: Point[] = [];
    const shift = role === 'sand' ? 0 : brief.random.range(0, 1);
    for (let x = -10; x <= 1010; x += 6) {
      const lobe = Math.abs(Math.sin((x / length + shift) * Math.PI * 0.5));
      top.push([x, y + 34 * lobe + 26 * Math.sin(x / 210 + 0.6)]);
    }
    sheet.shape([...top, [1010, foot], [-10, foot]], 'line', role);
  }
}

function drawPebbles(brief: Brief): void {
  const sheet = brief.sheet.layer('pebbles');
  const spots = byLevel<readonly (readonly [number, number, number])[]>(
    brief,
    [
      [860, 600, 34],
      [130, 640, 36],
      [806, 664, 22],
    ],
    [
      [880, 420, 24],
      [930, 470, 16],
      [100, 470, 26],
      [92, 784, 16],
      [470, 910, 22],
      [540, 934, 15],
    ],
    [
      [880, 420, 22],
      [926, 470, 15],
      [100, 470, 24],
      [150, 430, 15],
      [80, 772, 14],
      [450, 900, 20],
      [506, 930, 14],
      [398, 936, 15],
      [900, 910, 20],
      [850, 936, 13],
    ],
  );
  for (const [x, y, r] of spots) sheet.shape(ellipse(x, y, r, r * 0.76, 0.3), 'line', 'stone');
  if (brief.level === 0) return;
  for (const [x, y] of [
    [330, 860],
    [640, 944],
    [250, 700],
    [730, 660],
    [740, 930],
    [560, 860],
  ] as const)
    sheet.ink(ellipse(x, y, 3.4));
}

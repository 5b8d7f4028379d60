import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { ellipse } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import { framed, SCENE_PENS } from '../../motifs/scenery.ts';
import { fanShell, snail, spire, starfish } from '../../motifs/shells.ts';
import type { PatternName } from '../../patterns/patterns.ts';
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
      const pattern =
        level === 2 ? random.pick<PatternName>(['scales', 'diamonds', 'honeycomb', 'hearts']) : undefined;
      if (level > 0)
        starfish(sheet.at({ x: 836, y: 604, angle: 0.3, scale: 0.96 }), 'b', byLevel(brief, 0, 2, 3));
      if (level > 0) snail(sheet.at({ x: 140, y: 626, angle: -0.2, scale: 0.82 }), [third, 'cream'], level);
      fanShell(sheet.at({ x: 480, y: 724, angle: -0.08, scale: byLevel(brief, 1.12, 1.04, 1.04) }), {
        ribs: byLevel(brief, 5, 7, 9),
        bands: byLevel(brief, 1, 2, 3),
        roles: [first, 'cream'],
        pattern,
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
          pattern: undefined,
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
  for (const [y, length, role] of lines) {
    const top: Point[] = [];
    const shift = role === 'sand' ? 0 : brief.random.range(0, 1);
    for (let x = -10; x <= 1010; x += 6) {
      const lobe = Math.abs(Math.sin((x / length + shift) * Math.PI * 0.5));
      top.push([x, y + 34 * lobe + 26 * Math.sin(x / 210 + 0.6)]);
    }
    sheet.shape([...top, [1010, 1010], [-10, 1010]], 'line', role);
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

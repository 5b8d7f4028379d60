import { drawn, traced } from '../../../geometry/drawn.ts';
import { ellipse } from '../../../geometry/forms.ts';
import type { Role } from '../../../roles.ts';
import { type Beast, gaze, snout } from '../body/quadruped.ts';

/** A heavy bear of a coat; one of the ice has a longer neck. */
export function bear(coat: Role, far: Role, kind: 'brown' | 'ice' = 'brown'): Beast {
  const face =
    kind === 'brown'
      ? '-44,20 -44,-24 -12,-50 26,-48 50,-28 84,-18 98,-4 96,14 80,24 50,34 14,46 -22,42'
      : '-44,18 -42,-20 -10,-40 30,-40 58,-26 96,-16 110,-2 108,14 88,24 54,32 14,42 -22,40';
  return {
    build: {
      length: 210,
      leg: 138,
      trunk: [66, 68, 66],
      neck: kind === 'brown' ? [46, 66, 46] : [76, 62, 40],
      limb: [54, 32, 26],
      foot: 'paw',
      sole: 30,
      headScale: 1.12,
    },
    pelt: { kind: 'locks', size: 36 },
    coat,
    far,
    face,
    melts(at) {
      const [x, y] = at.dock;
      const [sx, sy] = at.shoulder;
      return [ellipse(x, y + 4, 16, 14), ...(kind === 'brown' ? [ellipse(sx - 24, sy - 26, 62, 54)] : [])];
    },
    marks(inside, at, level) {
      const [x, y] = at.back;
      const [bx, by] = at.belly;
      if (level > 0)
        inside.shape(
          drawn(
            `${bx - 70},${by + 10} ${bx - 20},${by - 26} ${bx + 50},${by - 22} ${bx + 110},${by - 36} ${bx + 110},${by + 60} ${bx - 60},${by + 60}`,
          ),
          'line',
          'cream',
        );
      if (level > 0)
        inside.shape(
          drawn(
            `${x - 190},${y - 40}! ${x - 176},${y + 40} ${x - 140},${y + 22}! ${x - 104},${y + 50} ${x - 60},${y + 30}! ${x - 20},${y + 56} ${x + 22},${y + 34}! ${x + 66},${y + 56} ${x + 100},${y + 26}! ${x + 150},${y + 40} ${x + 160},${y - 60}!`,
          ),
          'line',
          far,
        );
    },
    behind: (sheet, at) => sheet.shape(ellipse(...shifted(at.head, [26, -44]), 18), 'bold', far),
    features(sheet, level) {
      sheet.shape(ellipse(-16, -44, 21), 'bold', coat);
      sheet.shape(ellipse(-14, -42, 11), 'line', kind === 'brown' ? 'wood' : 'blush');
      sheet
        .inside([drawn(face)])
        .shape(drawn('120,-30! 66,-24 48,-8 48,14 60,34 90,44 120,20'), 'line', 'cream');
      gaze(sheet, [38, -16], 6.2);
      snout(sheet, [kind === 'brown' ? 92 : 104, -6], 9.4);
      sheet.line(traced('94,2 90,14 66,16'), 'line', 0.5);
      if (level > 0) sheet.line(traced('26,-30 36,-34 46,-30'), 'fine', 0.5);
    },
    over(sheet, at, level) {
      if (level === 0) return;
      for (const [x, y] of [at.feet[0], at.feet[2]])
        for (const u of [14, 28, 42])
          sheet.shape(
            drawn(`${x + u - 5},${y - 2}! ${x + u + 2},${y - 12} ${x + u + 9},${y + 6}!`),
            'line',
            'paper',
          );
    },
  };
}

function shifted(
  at: { readonly x?: number; readonly y?: number; readonly angle?: number },
  [u, v]: readonly [number, number],
): [number, number] {
  const [cos, sin] = [Math.cos(at.angle ?? 0), Math.sin(at.angle ?? 0)];
  return [(at.x ?? 0) + u * cos - v * sin, (at.y ?? 0) + u * sin + v * cos];
}

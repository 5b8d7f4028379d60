import { unite } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { mix, type Path } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';
import { backScales, leg, lidded, outline, spots, stroke, type Hide, threeNails } from './dinosaur.ts';

const TRUNK = '-200,-150 -170,-250 -90,-310 30,-322 130,-290 180,-220 170,-140 110,-104 0,-88 -120,-100';
const HIND =
  '-180,-190 -110,-212 -66,-170 -70,-96 -84,-46 -72,-14 -76,0! -160,0! -166,-18 -158,-56 -166,-110';
const FORE = '70,-190 130,-204 170,-160 162,-90 150,-44 162,-14 158,0! 78,0! 72,-18 82,-56 70,-110';

/** Where the neck of a long-necked dinosaur goes: up, or forward and down to the water. */
type Neck = 'up' | 'down';

const NECKS: Readonly<
  Record<Neck, readonly [spine: string, head: readonly [x: number, y: number, angle: number]]>
> = {
  up: ['90,-220 170,-330 206,-470 222,-600 262,-690', [266, -700, 0.2]],
  down: ['90,-220 200,-300 300,-270 360,-180 400,-90', [404, -84, 0.9]],
};

/** A Brachiosaurus, 320 units high at the shoulders; with its neck up 760 high. */
export function longNeck(sheet: Sheet, it: Hide, neck: Neck = 'up'): void {
  leg(sheet.at({ x: 58, y: -12 }), it, HIND, threeNails(-90, 30));
  leg(sheet.at({ x: 54, y: -12 }), it, FORE, threeNails(144, 30));
  const [table, [x, y, angle]] = NECKS[neck];
  const spine = curve(knots(table), 6);
  const tail = curve(knots('-120,-200 -240,-190 -330,-110 -420,-70 -500,-96'), 6);
  const rim = unite([
    outline(TRUNK),
    tube(spine, (t) => mix(86, 25, Math.min(1, t * 1.25) ** 0.62)),
    tube(tail, (t) => mix(88, 4, t ** 0.8)),
  ]);
  sheet.shape(rim, 'bold', it.skin);
  const inside = sheet.inside(rim);
  const throat: Path = tube(spine, (t) => mix(70, 20, Math.min(1, t * 1.3) ** 0.6)).map(
    ([u, v]) => [u + (neck === 'up' ? 46 : -10), v + (neck === 'up' ? 16 : 52)] as const,
  );
  if (!it.isPlain)
    inside.shape(
      unite([throat, outline('-330,-70 -180,-128 0,-124 130,-150 200,-190 260,-60 -200,-20')]),
      'line',
      it.belly,
    );
  backScales(
    inside,
    it,
    '-500,-96! -340,-150 -170,-270 -60,-330 70,-330 130,-280! 60,-220 -80,-210 -240,-130',
    62,
  );
  spots(inside, it, [
    [-70, -250, 34],
    [40, -262, 28],
    [-150, -216, 24],
    [100, -240, 20],
    [-14, -200, 22],
    [-236, -176, 18],
    ...(neck === 'up'
      ? ([
          [176, -420, 15],
          [196, -520, 13],
          [150, -340, 17],
        ] as const)
      : ([
          [180, -296, 16],
          [270, -262, 14],
        ] as const)),
  ]);
  sheet.rim(rim, 'bold');
  leg(sheet, it, HIND, threeNails(-90, 30));
  leg(sheet, it, FORE, threeNails(144, 30));
  head(sheet.at({ x, y, angle }), it);
}

function head(sheet: Sheet, it: Hide): void {
  sheet.shape(
    outline('-36,10 -34,-26 -8,-52 26,-54 44,-34 92,-22 108,2 96,24 50,32 6,34 -22,30'),
    'bold',
    it.skin,
  );
  lidded(sheet, [20, -26], 13, it.isPlain);
  sheet.line(stroke('100,10 70,16 40,12 28,2'), 'line', 0.5);
  sheet.ink(ellipse(90, -8, 4, 3.4));
  if (it.level > 0) sheet.shape(ellipse(18, 12, 12, 9), 'line', 'blush');
}

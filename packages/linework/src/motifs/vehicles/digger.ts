import { clockwise, unite } from '../../geometry/boolean.ts';
import { blob } from '../../geometry/curve.ts';
import { ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { knots, points } from '../../geometry/knots.ts';
import { mix, type Path } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';
import { rider } from './driver.ts';
import type { DrawVehicle } from './vehicle.ts';

/** An excavator on tracks that lifts a bucket of earth. */
export const digger: DrawVehicle = ({ sheet, brief, who, hat }) => {
  const { level } = brief;
  arm(sheet);
  tracks(sheet, level);
  sheet.shape(rectangle(-130, -132, 190, 40, 8), 'line', 'stone');
  const hull = clockwise(
    blob(knots('-270,-128! -282,-220 -262,-276 -200,-290! 60,-290! 150,-210 158,-128!')),
  );
  sheet.shape(hull, 'bold', 'sun');
  const inside = sheet.inside([hull]);
  inside.shape(rectangle(-300, -166, 500, 26), 'line', 'ember');
  for (let i = 0; i < (level === 1 ? 3 : 5); i++) {
    const y = -262 + i * (level === 1 ? 28 : 18);
    sheet.shape(rectangle(-244, y, 92, level === 1 ? 15 : 11, 5), 'fine', 'stone');
  }
  sheet.rim(hull, 'bold');
  const cab = clockwise(blob(knots('-96,-150! -90,-420! 66,-420! 118,-300 120,-150!')));
  sheet.shape(cab, 'bold', 'sun');
  const pane = blob(knots('-70,-398! 52,-398! 92,-300 94,-240! -70,-240!'));
  sheet.shape(pane, 'line', 'sky');
  const seat = sheet.inside([pane]);
  rider(seat.at({ x: 8, y: -312, scale: 0.94 }), who, hat, 'd', level);
  sheet.rim(pane, 'line');
  sheet.shape(rectangle(-66, -214, 40, 17, 8), 'line', 'stone');
  sheet.shape(rectangle(-8, -444, 40, 24, 10), 'line', 'ember');
};

function tracks(sheet: Sheet, level: 0 | 1 | 2): void {
  const rim = clockwise(rectangle(-268, -104, 492, 104, 52));
  const pads = level === 1 ? 14 : 22;
  for (let i = 0; i < pads; i++)
    for (const y of [-110, -8])
      sheet.shape(rectangle(-222 + (i * 400) / (pads - 1) - 7, y, 14, 16, 3), 'fine', 'stone');
  sheet.shape(rim, 'bold', 'stone');
  sheet.shape(rectangle(-240, -80, 436, 56, 28), 'line', 'soft');
  const wheels = level === 1 ? 5 : 7;
  for (let i = 0; i < wheels; i++) {
    const x = -204 + (i * 364) / (wheels - 1);
    sheet.shape(ellipse(x, -52, level === 1 ? 25 : 20), 'line', 'sun');
    sheet.shape(ellipse(x, -52, 9), 'fine', 'stone');
  }
}

/** A beam of the arm. */
export const bone = (spine: Path, from: number, to: number): Path => tube(spine, (t) => mix(from, to, t));

function arm(sheet: Sheet): void {
  sheet.shape(unite([bone(points('404,-316 330,-456'), 22, 30), ellipse(402, -306, 26)]), 'bold', 'sun');
  fullBucket(sheet.at({ x: 412, y: -230 }));
  sheet.shape(bone(points('214,-372 320,-412'), 12, 12), 'line', 'stone');
  sheet.shape(
    unite([bone(points('110,-210 190,-390 344,-456'), 40, 28), ellipse(344, -450, 36)]),
    'bold',
    'sun',
  );
  for (const [x, y, r] of [
    [344, -450, 15],
    [402, -306, 11],
    [170, -330, 14],
  ] as const)
    sheet.shape(ellipse(x, y, r), 'line', 'stone');
}

/** A bucket with teeth about the frame's origin, heaped with earth. */
function fullBucket(sheet: Sheet): void {
  sheet.shape(blob(knots('-78,-36! -58,-66 -26,-84 6,-78 34,-90 62,-64 80,-36!')), 'line', 'wood');
  const teeth = '78,44! 62,80! 44,48! 20,50! 0,86! -20,50! -44,48! -62,80! -78,44!';
  sheet.shape(blob(knots(`-74,-40! 74,-40! 88,-8 88,14 ${teeth} -88,14 -88,-8`)), 'bold', 'stone');
  sheet.line(points('-86,16 86,16'), 'fine', 0);
}

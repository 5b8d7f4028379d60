import { clockwise, intersect } from '../../geometry/boolean.ts';
import { blob } from '../../geometry/curve.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import type { Sheet } from '../../sheet.ts';
import { rider } from './driver.ts';
import type { DrawVehicle } from './vehicle.ts';
import { wheel } from './wheel.ts';

const HULL = clockwise(
  blob(
    knots('-330,-46! -338,-330 -310,-362 -260,-366! 150,-366! 206,-352 252,-234 318,-212 340,-160 344,-46!'),
  ),
);

/** An ice cream van with its hatch open and a cone on the roof. */
export const iceCreamVan: DrawVehicle = ({ sheet, brief, who, hat }) => {
  const { level } = brief;
  cone(sheet.at({ x: -90, y: -360 }));
  sheet.shape(HULL, 'bold', 'cream');
  const lower = intersect(
    [clockwise(blob(knots('-400,-170! -200,-150 0,-172 200,-150 400,-172! 400,0! -400,0!')))],
    [HULL],
  );
  sheet.shape(lower, 'line', 'a');
  const pane = blob(knots('128,-338! 178,-330 222,-236! 128,-228!'));
  sheet.shape(pane, 'line', 'sky');
  const hatch = rectangle(-262, -318, 300, 130, 6);
  sheet.shape(hatch, 'line', 'soft');
  rider(sheet.inside([hatch]).at({ x: -112, y: -248, scale: 0.96 }), who, hat, 'd', level);
  for (const [i, x] of [-226, -178, 4].entries()) {
    sheet.shape(ellipse(x, -240, 19), 'line', (['b', 'c', 'd'] as const)[i % 3]);
    sheet.shape(blob(knots(`${x - 20},-232! ${x + 20},-232! ${x},-184!`)), 'line', 'gold');
  }
  sheet.rim(hatch, 'line');
  awning(sheet, level);
  sheet.shape(rectangle(-280, -194, 336, 22, 8), 'bold', 'wood');
  sheet.shape(ellipse(318, -120, 17, 21), 'line', 'sun');
  for (const [i, x] of [-250, -90, 40].entries())
    if (i !== 1 || level !== 1)
      sheet.shape(
        blob(knots('0,-118 26,-98 0,-66! -26,-98')).map(([u, v]) => [u + x, v] as const),
        'line',
        'sun',
      );
  sheet.shape(rectangle(-346, -58, 700, 24, 10), 'bold', 'stone');
  for (const x of [-206, 212]) {
    sheet.shape(ellipse(x, -66, 78), 'line', 'a');
    wheel(sheet, { x, radius: 66, level, hub: 'cream' });
  }
};

/** Stripes of cloth above the hatch. */
function awning(sheet: Sheet, level: 0 | 1 | 2): void {
  const stripes = level === 1 ? 6 : 8;
  const width = 330 / stripes;
  for (let i = 0; i < stripes; i++) {
    const x = -277 + i * width;
    sheet.shape(
      [
        [x + 8, -344],
        [x + width + 8, -344],
        [x + width, -296],
        ...arc(x + width / 2, -296, width / 2, 16, 0, Math.PI),
      ],
      'line',
      i % 2 === 0 ? 'b' : 'paper',
    );
  }
}

/** The cone on the roof, its tip on the frame's origin. */
function cone(sheet: Sheet): void {
  const wafer = clockwise(blob(knots('-62,-70! 62,-70! 30,4! -30,4!')));
  sheet.shape(wafer, 'bold', 'gold');
  const inside = sheet.inside([wafer]);
  for (let i = -4; i <= 4; i++)
    for (const lean of [-60, 60])
      inside.line(
        [
          [i * 34, 10],
          [i * 34 + lean, -80],
        ],
        'fine',
        0,
      );
  sheet.rim(wafer, 'bold');
  sheet.shape(
    blob(knots('-78,-66! -86,-104 -56,-118 56,-118 86,-104 78,-66! 40,-54 0,-66 -40,-54')),
    'bold',
    'blush',
  );
  sheet.shape(blob(knots('-58,-112! -62,-144 -30,-156 40,-154 62,-138 56,-112! 0,-104')), 'bold', 'soft');
  sheet.shape(
    blob(knots('-36,-150! -34,-184 4,-214 22,-204 14,-190 40,-176 36,-150! 0,-144')),
    'bold',
    'blush',
  );
}

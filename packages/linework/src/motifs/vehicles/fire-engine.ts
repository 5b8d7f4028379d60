import { around } from '../../geometry/around.ts';
import { clockwise, intersect } from '../../geometry/boolean.ts';
import { blob } from '../../geometry/curve.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import type { Sheet } from '../../sheet.ts';
import { rider } from './driver.ts';
import type { DrawVehicle, Ride } from './vehicle.ts';
import { wheel } from './wheel.ts';

const CAB = clockwise(blob(knots('70,-60! 70,-300! 236,-300 290,-280 336,-176 346,-60!')));

/** A fire engine with its ladder on the roof. */
export const fireEngine: DrawVehicle = (ride) => {
  for (const x of [-270, 34])
    ride.sheet.shape(
      blob(knots(`${x - 26},-264! ${x - 14},-336! ${x + 14},-336! ${x + 26},-264!`)),
      'line',
      'stone',
    );
  ladder(ride.sheet.at({ x: -40, y: -334 }), ride.brief.level);
  fireEngineWithoutLadder(ride);
};

/** The same fire engine with a bare roof, for a ladder that is in use. */
export function fireEngineWithoutLadder({ sheet, brief, who, hat }: Ride): void {
  const { level } = brief;
  sheet.shape(rectangle(-350, -270, 424, 214, 16), 'bold', 'a');
  if (level === 2 && !brief.isPart) seams(sheet);
  lockers(sheet, level);
  sheet.shape(CAB, 'bold', 'a');
  const pane = blob(knots('190,-270! 244,-268 272,-250 300,-178! 190,-178!'));
  sheet.shape(pane, 'line', 'sky');
  rider(sheet.inside([pane]).at({ x: 238, y: -214, scale: 0.74 }), who, hat, 'd', level);
  sheet.rim(pane, 'line');
  sheet.shape(rectangle(92, -270, 76, 92, 10), 'line', 'sky');
  sheet.shape(intersect([clockwise(rectangle(-400, -156, 800, 34))], [CAB]), 'line', 'paper');
  sheet.shape(rectangle(-350, -156, 424, 34), 'line', 'paper');
  sheet.shape(rectangle(176, -112, 40, 17, 8), 'line', 'stone');
  for (const x of [110, 190]) sheet.shape(rectangle(x, -322, 52, 26, 11), 'line', x === 110 ? 'd' : 'ember');
  sheet.shape(ellipse(330, -104, 17, 22), 'line', 'sun');
  sheet.shape(rectangle(-366, -62, 736, 26, 10), 'bold', 'stone');
  for (const x of [-236, 216]) {
    sheet.shape(ellipse(x, -72, 88), 'line', 'a');
    wheel(sheet, { x, radius: 72, level, hub: 'cream' });
  }
}

/** Where the plates of the body meet. */
function seams(sheet: Sheet): void {
  for (const x of [-200, -60, 52])
    sheet.line(
      [
        [x, -270],
        [x, -58],
      ],
      'fine',
      0,
    );
}

function ladder(sheet: Sheet, level: 0 | 1 | 2): void {
  const rungs = level === 1 ? 7 : 11;
  for (let i = 0; i < rungs; i++)
    sheet.shape(rectangle(-290 + ((i + 0.5) * 590) / rungs - 7, -44, 14, 34), 'line', 'soft');
  for (const y of [-58, -14]) sheet.shape(rectangle(-310, y, 630, 18, 8), 'line', 'stone');
}

function lockers(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-330, -252, 120, 84, 8), 'line', 'stone');
  sheet.shape(rectangle(-190, -252, 120, 84, 8), 'line', 'stone');
  const slats = level === 1 ? 2 : 4;
  for (const x of [-330, -190])
    for (let i = 1; i <= slats; i++) {
      const y = -252 + (i * 84) / (slats + 1);
      sheet.line(
        [
          [x, y],
          [x + 120, y],
        ],
        'fine',
        0,
      );
    }
  const reel = sheet.at({ x: 6, y: -208 });
  reel.shape(ellipse(0, 0, 46), 'line', 'gold');
  reel.shape(ellipse(0, 0, 32), 'fine', 'ember');
  reel.shape(ellipse(0, 0, 15), 'line', 'stone');
  if (level === 2)
    around(reel, { radius: 39, count: 12 }, (spot) =>
      spot.line(
        [
          [0, -7],
          [0, 7],
        ],
        'fine',
        0,
      ),
    );
}

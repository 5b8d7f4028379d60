import { clockwise, intersect } from '../../geometry/boolean.ts';
import { blob } from '../../geometry/curve.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import type { Path, Point } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { awning, cone } from './ice-cream-van.ts';
import { plainRider, type Hat, type Rider } from './driver.ts';
import type { DrawVehicle } from './vehicle.ts';

/** Where the chin of a head that stands on its frame's origin rests. */
const CHIN = 36;

/** A pane of which somebody looks out, the chin on its sill. */
function lookOut(sheet: Sheet, pane: Path, it: { at: Point; scale: number; who: Rider; hat: Hat }): void {
  sheet.shape(pane, 'line', 'sky');
  const [x, sill] = it.at;
  plainRider(
    sheet.inside([clockwise(pane)]).at({ x, y: sill - CHIN * it.scale, scale: it.scale }),
    it.who,
    it.hat,
  );
  sheet.rim(pane, 'line');
}

/** A wheel on the ground line, its tire broad. */
function wheel(sheet: Sheet, x: number, radius: number, hub: Role): void {
  sheet.shape(ellipse(x, -radius, radius), 'bold', 'stone');
  sheet.shape(ellipse(x, -radius, radius * 0.38), 'line', hub);
}

const headlight = (sheet: Sheet, x: number, y: number): void => sheet.shape(ellipse(x, y, 25), 'line', 'sun');

/** A double-decker bus of few and large parts. */
export const plainBus: DrawVehicle = ({ sheet, brief, who }) => {
  const hull = clockwise(
    blob(knots('-350,-40! -352,-452 -326,-488 -286,-492! 266,-492! 320,-482 338,-430 348,-240 350,-40!')),
  );
  sheet.shape(hull, 'bold', 'a');
  sheet.shape(intersect([clockwise(rectangle(-400, -300, 800, 52))], [hull]), 'line', 'cream');
  const riders = brief.random.shuffle<Rider>(['bear', 'cat', 'dog', 'mouse', 'pig', 'frog', 'fox']);
  const upstairs = riders.filter((one) => one !== who);
  for (const [i, x] of [-228, -16, 196].entries())
    lookOut(sheet, rectangle(x - 84, -456, 168, 122, 14), {
      at: [x, -334],
      scale: 1.06,
      who: upstairs[i]!,
      hat: 'none',
    });
  sheet.shape(rectangle(-320, -218, 150, 66, 14), 'line', 'sky');
  sheet.shape(rectangle(-116, -218, 140, 170, 12), 'line', 'b');
  sheet.shape(rectangle(-92, -198, 92, 70, 8), 'line', 'sky');
  lookOut(sheet, rectangle(204, -226, 128, 132, 14), { at: [266, -94], scale: 1.12, who, hat: 'none' });
  for (const x of [-232, 124]) wheel(sheet, x, 72, 'cream');
};

/** A tractor of few and large parts. */
export const plainTractor: DrawVehicle = ({ sheet, who, hat }) => {
  for (const x of [-216, 26])
    sheet.line(
      [
        [x, -510],
        [x, -200],
      ],
      'bold',
      0,
    );
  sheet.shape(blob(knots('-280,-506! -254,-566 48,-566 86,-506! 66,-500! -262,-500!')), 'bold', 'b');
  plainRider(sheet.at({ x: -104, y: -372, scale: 1.2 }), who, hat);
  sheet.shape(rectangle(112, -396, 48, 140, 12), 'line', 'stone');
  sheet.shape(blob(knots('-10,-276! 210,-270 300,-252 322,-212 324,-52! -10,-52!')), 'bold', 'a');
  sheet.shape(rectangle(80, -222, 128, 66, 12), 'line', 'sun');
  headlight(sheet, 276, -206);
  sheet.shape(
    [
      ...arc(-150, -140, 194, 194, Math.PI * 1.03, Math.PI * 1.86),
      ...arc(-150, -140, 142, 142, Math.PI * 1.86, Math.PI * 1.03),
    ],
    'bold',
    'd',
  );
  wheel(sheet, -150, 142, 'sun');
  wheel(sheet, 232, 88, 'sun');
};

/** An ice cream van of few and large parts. */
export const plainIceCreamVan: DrawVehicle = ({ sheet, who }) => {
  cone(sheet.at({ x: -90, y: -372 }), 0);
  const hull = clockwise(
    blob(
      knots(
        '-330,-46! -338,-340 -310,-374 -260,-380! 150,-380! 206,-364 252,-240 318,-218 340,-160 344,-46!',
      ),
    ),
  );
  sheet.shape(hull, 'bold', 'cream');
  sheet.shape(
    intersect(
      [clockwise(blob(knots('-400,-110! -200,-92 0,-112 200,-92 400,-112! 400,0! -400,0!')))],
      [hull],
    ),
    'line',
    'a',
  );
  sheet.shape(blob(knots('116,-346! 176,-338 222,-240! 116,-230!')), 'line', 'sky');
  lookOut(sheet, rectangle(-262, -330, 300, 138, 6), { at: [-112, -192], scale: 1.16, who, hat: 'none' });
  awning(sheet.at({ y: -10 }), 0);
  sheet.shape(rectangle(-286, -196, 348, 46, 10), 'bold', 'wood');
  headlight(sheet, 300, -150);
  for (const x of [-206, 212]) wheel(sheet, x, 72, 'cream');
};

/** The rungs of a ladder that lies along a roof. */
function ladder(sheet: Sheet): void {
  sheet.shape(rectangle(-372, -340, 470, 54, 12), 'bold', 'stone');
  for (const x of [-260, -140, -20])
    sheet.line(
      [
        [x, -340],
        [x, -286],
      ],
      'line',
      0,
    );
}

/** A fire engine of few and large parts. */
export const plainFireEngine: DrawVehicle = ({ sheet, who, hat }) => {
  sheet.shape(rectangle(136, -364, 96, 76, 30), 'line', 'ember');
  ladder(sheet);
  sheet.shape(rectangle(-350, -286, 434, 236, 16), 'bold', 'a');
  sheet.shape(rectangle(-326, -262, 130, 92, 8), 'line', 'stone');
  sheet.shape(ellipse(-66, -206, 62), 'line', 'gold');
  sheet.shape(ellipse(-66, -206, 22), 'line', 'ember');
  sheet.shape(blob(knots('84,-50! 84,-306! 236,-306 290,-286 336,-176 346,-50!')), 'bold', 'a');
  const pane = blob(knots('114,-290! 240,-288 276,-268 308,-146! 114,-146!'));
  lookOut(sheet, pane, { at: [202, -146], scale: 1.16, who, hat });
  headlight(sheet, 318, -104);
  for (const x of [-236, 216]) wheel(sheet, x, 72, 'cream');
};

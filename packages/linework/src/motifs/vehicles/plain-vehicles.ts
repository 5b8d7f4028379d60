import { clockwise, intersect, unite } from '../../geometry/boolean.ts';
import { blob } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import { knots, points } from '../../geometry/knots.ts';
import { place, type Path, type Point } from '../../geometry/point.ts';
import { ruled } from '../../geometry/ruled.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { bone } from './digger.ts';
import { awning, cone } from './ice-cream-van.ts';
import { plainChest, plainRider, type Hat, type Rider } from './driver.ts';
import type { DrawVehicle } from './vehicle.ts';

/** Where the chin of a head that stands on its frame's origin rests. */
const CHIN = 36;

/** Somebody at a pane: the middle of the chin. */
interface Looking {
  readonly at: Point;
  readonly scale: number;
  readonly who: Rider;
  readonly hat: Hat;
  /** What is worn below the chin; nothing shows when absent. */
  readonly coat?: Role;
}

/** A pane of which somebody looks out. */
function lookOut(sheet: Sheet, pane: Path, it: Looking): void {
  sheet.shape(pane, 'line', 'sky');
  const [x, chin] = it.at;
  const inside = sheet.inside([clockwise(pane)]).at({ x, y: chin - CHIN * it.scale, scale: it.scale });
  if (it.coat) plainChest(inside, it.coat);
  plainRider(inside, it.who, it.hat);
  sheet.rim(pane, 'line');
}

/** A wheel on the ground line, its tire broad. */
function wheel(sheet: Sheet, x: number, radius: number, hub: Role): void {
  sheet.shape(ellipse(x, -radius, radius), 'bold', 'stone');
  sheet.shape(ellipse(x, -radius, Math.max(30, radius * 0.38)), 'line', hub);
}

const headlight = (sheet: Sheet, x: number, y: number): void => sheet.shape(ellipse(x, y, 28), 'line', 'sun');

/** A double-decker bus of few and large parts. */
export const plainBus: DrawVehicle = ({ sheet, brief, who }) => {
  const hull = clockwise(
    blob(knots('-350,-40! -352,-452 -326,-488 -286,-492! 266,-492! 320,-482 338,-430 348,-240 350,-40!')),
  );
  sheet.shape(hull, 'bold', 'a');
  sheet.shape(intersect([clockwise(rectangle(-400, -300, 800, 52))], [hull]), 'line', 'cream');
  const riders = brief.random.shuffle<Rider>(['bear', 'cat', 'dog', 'mouse', 'pig', 'frog', 'fox']);
  const upstairs = riders.filter((one) => one !== who);
  const pane = clockwise(rectangle(-318, -462, 616, 132, 18));
  sheet.shape(pane, 'line', 'sky');
  for (const [i, x] of [-222, -16, 190].entries())
    plainRider(sheet.inside([pane]).at({ x, y: -372, scale: 1.14 }), upstairs[i]!, 'none');
  sheet.rim(pane, 'line');
  sheet.shape(rectangle(-320, -222, 150, 72, 14), 'line', 'sky');
  sheet.shape(rectangle(-130, -226, 130, 180, 12), 'line', 'b');
  sheet.shape(rectangle(-108, -204, 86, 84, 8), 'line', 'sky');
  lookOut(sheet, rectangle(176, -244, 158, 150, 14), { at: [254, -94], scale: 0.9, who, hat: 'none' });
  for (const x of [-232, 124]) wheel(sheet, x, 72, 'cream');
};

/** A pumpkin with ribs and a stalk, its foot on the frame's origin. */
function pumpkin(sheet: Sheet, x: number, y: number): void {
  sheet.shape(drawn('-20,-126! -14,-176! 40,-182! 24,-126!', { x, y }), 'line', 'leaf');
  sheet.shape(ellipse(x, y - 70, 98, 72), 'bold', 'ember');
  for (const side of [-1, 1])
    sheet.line(place(traced('8,-136 34,-112 42,-70 38,-40'), { x, y, flip: side < 0 }), 'line', 0.4);
}

/** A cart with pumpkins, behind the tractor. */
function pumpkinCart(sheet: Sheet): void {
  ruled(sheet, '-420,-92 -250,-92', 'bold');
  for (const x of [-636, -470]) pumpkin(sheet, x, -176);
  sheet.shape(points('-720,-190 -386,-190 -404,-76 -704,-76'), 'bold', 'wood');
  sheet.shape(rectangle(-728, -218, 350, 54, 10), 'line', 'wood');
  wheel(sheet, -554, 78, 'sun');
}

/** A tractor of few and large parts; some of them pull a cart. */
export const plainTractor: DrawVehicle = ({ sheet: whole, brief, who, hat }) => {
  const hasCart = brief.random.fork('cart').chance(0.5);
  const sheet = hasCart ? whole.at({ x: 190, scale: 0.93 }) : whole;
  if (hasCart) pumpkinCart(sheet);
  ruled(sheet, '-216,-510 -216,-200 | 26,-510 26,-200', 'bold');
  sheet.shape(blob(knots('-280,-506! -254,-566 48,-566 86,-506! 66,-500! -262,-500!')), 'bold', 'b');
  plainRider(sheet.at({ x: -100, y: -364, scale: 1.2 }), who, hat);
  sheet.shape(rectangle(106, -396, 58, 140, 12), 'line', 'stone');
  sheet.shape(blob(knots('-70,-278! 210,-270 300,-252 322,-212 324,-52! -70,-52!')), 'bold', 'a');
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

/** A cone with a scoop, its tip on the frame's origin. */
function scoop(sheet: Sheet, role: Role): void {
  sheet.shape(ellipse(0, -76, 30), 'line', role);
  sheet.shape(points('-26,-62 26,-62 0,0'), 'line', 'gold');
}

/** Somebody in a long coat who stands before the van with a cone of their own, 300 units high. */
function customer(sheet: Sheet, who: Rider): void {
  for (const side of [-1, 1])
    sheet.shape(drawn('-44,6! -42,-50 0,-70 42,-50 46,6!', { x: side * 46 }), 'bold', 'rust');
  sheet.shape(drawn('-48,-196! 0,-206 48,-196! 94,-50! -94,-50!'), 'bold', 'b');
  scoop(sheet.at({ x: 98, y: -136, scale: 1.2 }), 'blush');
  sheet.shape(drawn('28,-190! 58,-156 88,-142 114,-146 112,-104 66,-96 14,-128!'), 'bold', 'b');
  plainRider(sheet.at({ y: -238, scale: 1.24 }), who, 'none');
}

/** An ice cream van of few and large parts; before some of them a customer stands. */
export const plainIceCreamVan: DrawVehicle = ({ sheet: whole, brief, who }) => {
  const hasCustomer = brief.random.fork('customer').chance(0.5);
  const sheet = hasCustomer ? whole.at({ x: 96 }) : whole;
  cone(sheet.at({ x: -90, y: -372 }), 0);
  const hull = clockwise(
    blob(
      knots(
        '-330,-46! -338,-340 -310,-374 -260,-380! 150,-380! 206,-364 252,-240 318,-218 340,-160 344,-46!',
      ),
    ),
  );
  sheet.shape(hull, 'bold', 'cream');
  sheet.shape(blob(knots('116,-346! 176,-338 222,-240! 116,-230!')), 'line', 'sky');
  const hatch = rectangle(-262, -330, 300, 138, 6);
  lookOut(sheet, hatch, { at: [-112, -194], scale: 1.08, who, hat: 'none' });
  sheet.rim(hatch, 'line');
  awning(sheet.at({ y: -32 }), 0);
  sheet.shape(rectangle(-286, -196, 348, 46, 10), 'bold', 'wood');
  headlight(sheet, 300, -150);
  for (const x of [-206, 212]) wheel(sheet, x, 72, 'cream');
  if (hasCustomer) {
    const others = (['pig', 'mouse', 'fox'] as const).filter((one) => one !== who);
    customer(whole.at({ x: -356, y: 26, scale: 1.02 }), brief.random.fork('guest').pick(others));
  }
};

/** Two rails with rungs between them, along a roof. */
function ladder(sheet: Sheet): void {
  sheet.shape(rectangle(-372, -392, 446, 100), 'bold', 'paper');
  for (let x = -270; x < 40; x += 102) ruled(sheet, `${x},-370 ${x},-318`, 'bold');
  for (const y of [-418, -318]) sheet.shape(rectangle(-386, y, 474, 48, 14), 'bold', 'stone');
}

/** A fire engine of few and large parts. */
export const plainFireEngine: DrawVehicle = ({ sheet, who, hat }) => {
  sheet.shape(rectangle(150, -424, 90, 64, 28), 'line', 'ember');
  ladder(sheet);
  sheet.shape(rectangle(-350, -282, 434, 232, 16), 'bold', 'a');
  sheet.shape(rectangle(-326, -258, 130, 92, 8), 'line', 'stone');
  sheet.shape(ellipse(-62, -196, 74), 'line', 'gold');
  sheet.shape(ellipse(-62, -196, 30), 'line', 'ember');
  sheet.shape(blob(knots('84,-50! 84,-366! 236,-366 292,-344 338,-196 346,-50!')), 'bold', 'a');
  const pane = blob(knots('110,-342! 236,-342 276,-322 312,-176! 110,-176!'));
  lookOut(sheet, pane, { at: [200, -178], scale: 1.2, who, hat });
  headlight(sheet, 288, -122);
  for (const x of [-236, 200]) wheel(sheet, x, 72, 'cream');
};

/** A bucket with teeth about the frame's origin, 150 units wide. */
function bucket(sheet: Sheet): void {
  const teeth = '84,48! 66,88! 46,48! 22,48! 0,90! -22,48! -46,48! -66,88! -84,48!';
  sheet.shape(drawn(`-64,-74! 64,-74! 84,-40 88,6 ${teeth} -88,6 -84,-40`), 'bold', 'stone');
  ruled(sheet, '-88,10 88,10', 'line');
}

/** The arm of a digger, its bucket on a heap or lifted, with earth that falls out of it. */
function plainArm(sheet: Sheet, isLifted: boolean): void {
  const elbow: Point = isLifted ? [256, -484] : [330, -456];
  const hand: Point = isLifted ? [372, -420] : [384, -268];
  sheet.shape(unite([bone([elbow, hand], 34, 26), ellipse(...hand, 30)]), 'bold', 'sun');
  sheet.shape(unite([bone([[110, -210], elbow], 44, 34), ellipse(...elbow, 42)]), 'bold', 'sun');
  sheet.shape(ellipse(...elbow, 24), 'line', 'stone');
  if (isLifted)
    for (const [x, y] of [
      [352, -226],
      [398, -196],
      [364, -150],
    ] as const)
      sheet.shape(place(drawn('-26,6 -14,-18 12,-20 27,2 10,20 -12,20'), { x, y }), 'line', 'wood');
  bucket(sheet.at({ x: hand[0] + 6, y: hand[1] + 62, angle: isLifted ? -0.16 : 0.06 }));
}

/** A digger of few and large parts, its bucket down or up. */
export const plainDigger: DrawVehicle = ({ sheet, brief, who, hat }) => {
  plainArm(sheet, brief.random.fork('arm').chance(0.5));
  sheet.shape(clockwise(rectangle(-268, -104, 492, 104, 52)), 'bold', 'stone');
  for (const x of [-204, -22, 160]) sheet.shape(ellipse(x, -52, 34), 'line', 'sun');
  sheet.shape(
    blob(knots('-270,-98! -282,-210 -262,-276 -200,-290! 60,-290! 176,-200 196,-98!')),
    'bold',
    'sun',
  );
  sheet.shape(rectangle(-246, -256, 110, 72, 14), 'line', 'stone');
  sheet.shape(blob(knots('-110,-98! -104,-472! 84,-472! 138,-322 110,-98!')), 'bold', 'sun');
  const pane = blob(knots('-78,-446! 68,-446! 106,-322 104,-224! -78,-224!'));
  lookOut(sheet, pane, { at: [10, -270], scale: 1.3, who, hat, coat: 'a' });
  sheet.shape(rectangle(-60, -196, 84, 48, 18), 'line', 'stone');
};

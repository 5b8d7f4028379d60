import { cutAslant } from './species/stalk.ts';
import { knots, points } from '../../geometry/knots.ts';
import { clockwise, intersect } from '../../geometry/boolean.ts';
import { bezier, blob, curve, twin } from '../../geometry/curve.ts';
import { ellipse, rectangle, tube } from '../../geometry/forms.ts';
import type { Path } from '../../geometry/point.ts';
import { sash } from '../../geometry/sash.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Sheet } from '../../sheet.ts';
import { band, ornamentRow, type DrawVessel, type Filled } from './painted-band.ts';
import { bow } from './ribbon.ts';

/** A round-bellied vase with a painted band. */
export const paintedVase: DrawVessel = (sheet, it) => {
  const belly = it.random.range(140, 168);
  const body = twin([
    [0, 0],
    [88, 0, 1],
    [72, 44],
    [belly * 0.94, 124],
    [belly, 190],
    [belly * 0.82, 274],
    [84, 338, 1],
    [0, 344],
  ]);
  sheet.shape(body, 'bold', 'c');
  band(sheet, body, { ...it, top: 126, bottom: 238, role: 'soft' });
  sheet.rim(body, 'bold');
  sheet.shape(ellipse(0, 2, 96, 18), 'line', 'c');
};

/** A straight pitcher with a lip and a round handle. */
export const pitcher: DrawVessel = (sheet, it) => {
  sheet.shape(
    blob(points('92,70 190,60 212,150 190,240 118,276 112,240 160,206 172,150 158,98 92,108')),
    'bold',
    'b',
  );
  const body = blob(
    knots('-128,-22! -60,4 94,0! 104,70 134,170 136,262 110,344! -110,344! -136,262 -132,170 -100,60'),
  );
  sheet.shape(body, 'bold', 'b');
  band(sheet, body, { ...it, top: 150, bottom: 262, role: 'soft' });
  sheet.rim(body, 'bold');
  sheet.shape(blob(knots('-128,-22! -30,-14 60,-16 96,0! 50,16 -60,16')), 'line', 'soft');
};

/** A teapot without its lid. */
export const teapot: DrawVessel = (sheet, it) => {
  sheet.shape(
    blob(knots('-140,216 -216,176 -262,96 -306,62 -352,52! -322,4! -262,28 -216,84 -140,110')),
    'bold',
    'a',
  );
  sheet.shape(
    blob(points('140,80 230,50 276,120 252,208 146,248 144,212 212,182 232,122 206,88 140,116')),
    'bold',
    'a',
  );
  const body = twin(knots('0,0 92,0! 150,46 190,140 170,240 112,306! 0,312'));
  sheet.shape(body, 'bold', 'a');
  band(sheet, body, { ...it, top: 110, bottom: 206, role: 'soft' });
  sheet.rim(body, 'bold');
  sheet.shape(twin(knots('0,302 112,302! 124,334! 0,340')), 'line', 'a');
  if (it.level > 0) lid(sheet.at({ x: -236, y: 332 }));
  sheet.shape(ellipse(0, 2, 102, 18), 'line', 'soft');
};

/** The lid of a teapot, laid down beside it. */
function lid(sheet: Sheet): void {
  sheet.shape(blob(knots('-88,0! -76,-38 -36,-62 0,-66 36,-62 76,-38 88,0! 0,12')), 'bold', 'a');
  sheet.line(curve(points('-80,-22 0,-10 80,-22')), 'fine', 0);
  sheet.shape(ellipse(0, -80, 21, 19), 'bold', 'b');
}

/** A watering can with its long spout and hoop. */
export const wateringCan: DrawVessel = (sheet, it) => {
  sheet.shape(blob(knots('-130,250! -250,120 -318,30! -290,8! -214,92 -130,160!')), 'bold', 'c');
  sheet.shape(blob(knots('-348,30! -272,-24! -262,-4! -330,54!')), 'line', 'd');
  sheet.shape(
    tube(curve(points('130,60 216,44 258,120 226,220 142,274')), () => 15),
    'bold',
    'd',
  );
  const body = twin(knots('0,0 128,0! 140,160 150,330! 0,340'));
  sheet.shape(body, 'bold', 'c');
  band(sheet, body, { ...it, top: 120, bottom: 226, role: 'soft' });
  for (const y of [48, 288])
    sheet.shape(
      intersect(
        [sash({ left: -320, right: 320, top: y, bottom: y + 20, side: -14, middle: 8 })],
        [clockwise(body)],
      ),
      'line',
      'd',
    );
  sheet.rim(body, 'bold');
  sheet.shape(ellipse(0, 2, 134, 20), 'line', 'c');
};

/** A rubber boot with a patterned shaft. */
export const boot: DrawVessel = (sheet, it) => {
  const body = blob(
    knots('-108,0! 104,0! 100,120 104,196 190,236 252,284 250,330! -116,330! -124,250 -112,120'),
  );
  sheet.shape(body, 'bold', 'a');
  if (it.level > 0) patternShaft(sheet, body, it);
  sheet.shape(blob(knots('150,226 210,256 252,290 250,322! 166,322! 172,270')), 'line', 'b');
  sheet.rim(body, 'bold');
  for (const table of ['-118,214 -60,226 -10,212', '-118,246 -70,256 -30,246', '60,206 30,226 -4,232'])
    sheet.line(curve(points(table)), 'fine', 0.5);
  sheet.shape(
    blob(knots('-126,318! 260,318! 264,344 240,352! 70,352! 58,340! -20,340! -28,356! -124,356!')),
    'line',
    'd',
  );
  for (let x = 96; x < 236; x += 34) sheet.line([[x, 322] as const, [x - 5, 350] as const], 'fine', 0);
  sheet.shape(ellipse(-2, 2, 114, 19), 'line', 'b');
};

function patternShaft(sheet: Sheet, body: Path, it: Filled): void {
  const zone = intersect([rectangle(-200, 52, 400, 120)], [clockwise(body)]);
  sheet.shape(zone, 'line', 'soft');
  if (it.level === 1) return ornamentRow(sheet, zone, it.random);
  const name = it.random.pick(['hearts', 'moons', 'diamonds'] as const);
  fillZone(name, { sheet, zone, size: 46, angle: 0, roles: ['b', 'd'] });
}

/** A jam jar with a ribbon round its neck, the stems showing through the glass. */
export const jar: DrawVessel = (sheet, it) => {
  const body = twin(knots('0,0 104,0! 104,52 140,92 146,200 138,310 112,344 0,348'));
  sheet.shape(body, 'bold', 'sky');
  const glass = sheet.inside([clockwise(body)]);
  glass.shape(blob(knots('-170,190! -60,182 60,196 170,188! 170,360! -170,360!')), 'line', 'water');
  const stems = [
    [-60, 40],
    [-20, -50],
    [24, 60],
    [66, -24],
  ] as const;
  for (const [x, foot] of it.level === 0 ? [] : stems)
    glass.shape(
      cutAslant(
        tube(bezier([foot, 318], [foot, 196], [x, 120], [x, -10]), () => 8),
        8,
      ),
      'line',
      'leaf',
    );
  sheet.rim(body, 'bold');
  sheet.shape(rectangle(-114, -14, 228, 24, 8), 'line', 'c');
  for (const y of [24, 40]) sheet.line(curve(points(`-104,${y} 0,${y + 8} 104,${y}`)), 'fine', 0);
  bow(sheet.at({ y: 74 }), it.level);
};

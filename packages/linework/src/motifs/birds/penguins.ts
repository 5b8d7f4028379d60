import { clockwise } from '../../geometry/boolean.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import type { Path, Point } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { bonesOf, dress } from '../animals/body/pelt.ts';
import { gaze } from '../animals/body/gaze.ts';

type Level = 0 | 1 | 2;

/** Feathers over a penguin's body along a way, colored by the zones they lie in. */
function feathered(
  sheet: Sheet,
  body: Path,
  way: readonly Point[],
  zones: readonly (readonly [table: string, role: Role])[],
  bare: (at: Point) => boolean,
): void {
  dress(sheet, {
    pelt: { kind: 'locks', size: 38, long: 1.3 },
    rim: [body],
    bones: bonesOf(way, 0, 0),
    coat: 'stone',
    marks: (plan) => zones.forEach(([table, role]) => plan.shape(drawn(table), 'line', role)),
    bare,
  });
}

/** A penguin on its belly, sliding to the right, 300 units long; its flipper stretched back or laid to its side. */
export function slidingPenguin(sheet: Sheet, level: Level, flipper: 'back' | 'close' = 'back'): void {
  for (const y of [-30, -8])
    sheet.shape(drawn(`-140,${y}! -190,${y - 26} -206,${y}! -190,${y + 10} -140,${y + 14}!`), 'line', 'sun');
  sheet.shape(drawn('126,-84! 178,-66! 128,-54!'), 'bold', 'sun');
  const body = clockwise(
    drawn('-150,-20 -120,-84 -40,-112 50,-116 90,-128 130,-106 140,-70 116,-40 60,-14 -60,0 -130,4'),
  );
  const belly = '-160,20 -110,-40 0,-56 70,-60 96,-84 132,-92 160,-60 100,10';
  sheet.shape(body, 'bold', 'stone');
  sheet.inside([body]).shape(drawn(belly), 'line', 'paper');
  if (level === 2)
    feathered(
      sheet,
      body,
      [
        [120, -90],
        [-150, -20],
      ],
      [[belly, 'paper']],
      ([x]) => x > 62,
    );
  sheet.rim(body, 'bold');
  sheet.shape(
    drawn(
      flipper === 'back'
        ? '30,-74 10,-106 -40,-150 -98,-172 -122,-156 -96,-112 -50,-62 -6,-50'
        : '44,-84 34,-50 -10,-22 -70,4 -108,10! -100,-14 -60,-52 -10,-86 24,-96',
    ),
    'bold',
    'stone',
  );
  gaze(sheet, [108, -92], 6.6);
  if (level > 0) sheet.shape(ellipse(98, -66, 12, 9), 'line', 'blush');
}

/** A penguin that stands, 260 units high; it looks to the right. */
export function standingPenguin(sheet: Sheet, level: Level): void {
  for (const x of [-26, 26])
    sheet.shape(
      drawn(`${x - 20},-12 ${x - 26},8 ${x + 4},14 ${x + 40},10 ${x + 26},-10 ${x},-20`),
      'line',
      'sun',
    );
  sheet.shape(drawn('44,-214! 92,-202! 46,-190!'), 'bold', 'sun');
  const body = clockwise(
    drawn('-60,-10 -76,-90 -50,-170 -30,-230 10,-252 48,-232 56,-194 64,-150 76,-80 60,-10 0,0'),
  );
  const belly = '-30,10 -34,-80 0,-150 16,-186 60,-204! 90,-150 90,-60 60,10';
  sheet.shape(body, 'bold', 'stone');
  sheet.inside([body]).shape(drawn(belly), 'line', 'paper');
  if (level > 0)
    sheet.inside([body]).shape(drawn('0,-160! 20,-180 70,-180! 70,-150 30,-140!'), 'line', 'sun');
  if (level === 2)
    feathered(
      sheet,
      body,
      [
        [10, -230],
        [0, 0],
      ],
      [
        [belly, 'paper'],
        ['0,-160! 20,-180 70,-180! 70,-150 30,-140!', 'sun'],
      ],
      ([, y]) => y < -184,
    );
  sheet.rim(body, 'bold');
  sheet.shape(drawn('-26,-164 -58,-146 -88,-104 -104,-66 -96,-48 -70,-64 -34,-96 -16,-132'), 'bold', 'stone');
  gaze(sheet, [26, -216], 6);
}

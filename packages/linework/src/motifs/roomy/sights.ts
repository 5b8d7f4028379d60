import { clockwise, unite } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle, star } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Point } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { crescent } from '../nature/skies.ts';

/** A sun with broad rays about the frame's origin; its disc has the given radius. */
export function roomySun(sheet: Sheet, radius: number, rays = 9): void {
  for (let i = 0; i < rays; i++)
    sheet.shape(
      place(petal('point', radius * 1.9, (2.6 * Math.PI * radius) / rays), {
        angle: (i / rays) * Math.PI * 2,
      }),
      'line',
      i % 2 === 0 ? 'gold' : 'sun',
    );
  sheet.shape(ellipse(0, 0, radius), 'bold', 'sun');
}

/** A crescent moon with a sleeping face about the frame's origin. */
export function roomyMoon(sheet: Sheet, radius: number): void {
  crescent(sheet.at({ angle: -0.4 }), radius);
  sheet.line(
    arc(-radius * 0.62, -radius * 0.1, radius * 0.12, radius * 0.1, 0.2, Math.PI - 0.2),
    'line',
    0.3,
  );
}

/** A full moon with two craters about the frame's origin. */
export function roomyFullMoon(sheet: Sheet, radius: number): void {
  sheet.shape(ellipse(0, 0, radius), 'bold', 'sun');
  sheet.shape(ellipse(-radius * 0.36, -radius * 0.24, radius * 0.26), 'line', 'cream');
  sheet.shape(ellipse(radius * 0.3, radius * 0.36, radius * 0.22), 'line', 'cream');
}

/** Stars wide enough to color, about these points. */
export function roomyStars(
  sheet: Sheet,
  spots: readonly (readonly [x: number, y: number, turn: number])[],
): void {
  for (const [x, y, turn] of spots) sheet.shape(star(x, y, 50, 25, 5, turn), 'line', 'sun');
}

/** A cloud of heaped rounds, 300 units wide on the frame's origin. */
export function roomyCloud(sheet: Sheet): void {
  sheet.shape(
    unite([
      clockwise(rectangle(-140, -66, 280, 68, 34)),
      ellipse(-62, -80, 60),
      ellipse(20, -104, 70),
      ellipse(88, -66, 50),
    ]),
    'bold',
    'paper',
  );
}

/** A cottage on the frame's origin, 300 units wide: roof, wall, door, a round window and a puff of smoke. */
export function roomyCottage(sheet: Sheet, roof: Role): void {
  for (const [x, y, r] of [
    [150, -398, 44],
    [104, -342, 34],
  ] as const)
    sheet.shape(ellipse(x, y, r, r * 0.86), 'line', 'paper');
  sheet.shape(rectangle(60, -300, 60, 130), 'bold', 'stone');
  sheet.shape(drawn('-126,0! -126,-150! 126,-150! 126,0!'), 'bold', 'wood');
  sheet.shape(drawn('-86,0! -86,-84 -50,-112 -14,-84 -14,0!'), 'bold', 'a');
  sheet.ink(ellipse(-30, -46, 6));
  sheet.shape(ellipse(62, -70, 42), 'bold', 'sun');
  sheet.shape(drawn('0,-270! 166,-124! -166,-124!'), 'bold', roof);
}

/** A mountain with a cap of snow on the frame's origin, 420 units wide and as high as asked. */
export function roomyMountain(sheet: Sheet, height: number, role: Role = 'stone'): void {
  const rim = drawn(`-230,4! -120,${-height * 0.48} 0,${-height}! 130,${-height * 0.5} 230,4!`);
  sheet.shape(rim, 'bold', role);
  sheet
    .inside([rim])
    .shape(
      drawn(
        `-240,${-height - 10}! 240,${-height - 10}! 240,${-height * 0.6}! 70,${-height * 0.62}! 36,${-height * 0.5}! 0,${-height * 0.6}! -40,${-height * 0.5}! -70,${-height * 0.62}! -240,${-height * 0.6}!`,
      ),
      'line',
      'paper',
    );
  sheet.rim(rim, 'bold');
}

/** Ground with a rolling top from edge to edge; the crest is given by its height at five places. */
export function roomyGround(
  sheet: Sheet,
  width: number,
  floor: number,
  crest: readonly number[],
  role: Role,
): void {
  const table = crest.map((y, i) => `${-20 + ((width + 40) * i) / (crest.length - 1)},${y}`).join(' ');
  const top: Point[] = traced(table);
  sheet.shape([...top, [width + 30, floor], [-30, floor]], 'bold', role);
}

/** A mound of sand about the frame's origin that covers the foot of what stands in it; `half` is half its width. */
export function roomyMound(sheet: Sheet, half: number): void {
  sheet.shape(
    drawn(`${-half},20! ${-half * 0.6},-14 ${-half * 0.1},-34 ${half * 0.5},-18 ${half},20! 0,34`),
    'bold',
    'sand',
  );
}

/** A parasol on the frame's origin, 370 units high, its pole in a mound of sand. */
export function roomyParasol(sheet: Sheet, roles: readonly [Role, Role]): void {
  sheet.shape(drawn('-11,10! -11,-210! 11,-210! 11,10!'), 'bold', 'wood');
  roomyMound(sheet, 80);
  const dome = mirrored('0,-370 110,-346 190,-260 210,-170! 140,-196 70,-172! 0,-194');
  sheet.shape(dome, 'bold', roles[0]);
  sheet.inside([dome]).shape(mirrored('0,-380! 70,-300 74,-150! 0,-150!'), 'line', roles[1]);
  sheet.rim(dome, 'bold');
}

/** A beach ball about the frame's origin. */
export function roomyBall(sheet: Sheet, roles: readonly [Role, Role]): void {
  const rim = clockwise(ellipse(0, 0, 92));
  sheet.shape(rim, 'bold', roles[0]);
  const inside = sheet.inside([rim]);
  inside.shape(drawn('-40,-110! 30,-60 44,0 30,60 -40,110! -16,0'), 'line', roles[1]);
  sheet.rim(rim, 'bold');
}

/** A castle of sand on the frame's origin, 300 units wide. */
export function roomyCastle(sheet: Sheet): void {
  const tower = (x: number, y: number, half: number, high: number): void => {
    const step = (half * 2) / 3;
    const top = `${-half},${-high}! ${-half},${-high - 26}! ${-half + step},${-high - 26}! ${-half + step},${-high}! ${half - step},${-high}! ${half - step},${-high - 26}! ${half},${-high - 26}! ${half},${-high}!`;
    sheet.shape(drawn(`${top} ${half * 1.14},0! ${-half * 1.14},0!`, { x, y }), 'bold', 'sand');
  };
  sheet.line(traced('0,-250 0,-390'), 'bold', 0);
  sheet.shape(drawn('0,-390! 92,-352! 0,-312!'), 'bold', 'a');
  tower(0, -130, 60, 110);
  sheet.shape(drawn('-110,0! -106,-140! 106,-140! 110,0!'), 'bold', 'sand');
  sheet.shape(drawn('-44,0! -44,-56 0,-96 44,-56 44,0!'), 'bold', 'wood');
  for (const x of [-150, 150]) tower(x, 2, 60, 170);
}

/** A boat with two sails on the frame's origin, 330 units high. */
export function roomyBoat(sheet: Sheet, roles: readonly [Role, Role]): void {
  sheet.shape(drawn('4,-70! 4,-330! -126,-80! -70,-70'), 'bold', roles[0]);
  sheet.shape(drawn('4,-70! 4,-350! 80,-220 116,-76!'), 'bold', roles[1]);
  sheet.shape(drawn('-150,-72! 152,-72! 100,20 -96,20'), 'bold', 'wood');
}

/** A starfish with a face about the frame's origin. */
export function roomyStarfish(sheet: Sheet, role: Role): void {
  const arms = Array.from({ length: 10 }, (_, i) => {
    const angle = (i / 10) * Math.PI * 2 - Math.PI / 2;
    const r = i % 2 === 0 ? 96 : 46;
    return `${r * Math.cos(angle)},${r * Math.sin(angle)}`;
  });
  sheet.shape(drawn(arms.join(' ')), 'bold', role);
}

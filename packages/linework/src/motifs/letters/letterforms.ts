import { unite } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { type Shape } from '../../geometry/point.ts';

/** The strokes of capital letters in a box from -150 to 150 and -200 to 200. */
const STROKES = {
  A: ['-140,200! -70,0! 0,-200!', '0,-200! 70,0! 140,200!', '-92,70! 0,70! 92,70!'],
  B: [
    '-110,-200! -110,0! -110,200!',
    '-110,-200! 0,-200 90,-180 104,-104 76,-36 -10,-10 -110,-8!',
    '-110,-8! 10,-8 104,22 126,96 90,178 0,200 -110,200!',
  ],
  C: ['122,-136 60,-192 -20,-196 -104,-134 -134,0 -104,134 -20,196 60,192 122,136'],
  D: ['-110,-200! -110,0! -110,200!', '-110,-200! 0,-198 96,-140 130,0 96,140 0,198 -110,200!'],
  F: ['-100,-200! -100,0! -100,200!', '-100,-200! 20,-200! 124,-200!', '-100,-10! 0,-10! 90,-10!'],
  H: ['-112,-200! -112,0! -112,200!', '112,-200! 112,0! 112,200!', '-112,0! 0,0! 112,0!'],
  L: ['-96,-200! -96,0! -96,200!', '-96,200! 20,200! 124,200!'],
  M: [
    '-136,200! -120,0! -106,-200!',
    '-106,-200! -54,-40! 0,110!',
    '0,110! 54,-40! 106,-200!',
    '106,-200! 120,0! 136,200!',
  ],
  O: ['0,-198 96,-144 134,0 96,144 0,198 -96,144 -134,0 -96,-144 0,-198'],
  R: [
    '-110,-200! -110,0! -110,200!',
    '-110,-200! 0,-200 98,-172 116,-94 80,-24 -10,0 -110,2!',
    '-20,0! 60,100! 130,200!',
  ],
  S: ['112,-146 50,-194 -40,-192 -104,-142 -96,-66 -20,-16 56,22 110,84 92,156 14,196 -70,190 -124,140'],
  T: ['-136,-200! 0,-200! 136,-200!', '0,-200! 0,0! 0,200!'],
} as const;

/** A letter that has a shape. */
export type Letter = keyof typeof STROKES;

/** The letter as one outline with round ends, its strokes so many units wide. */
export function letterform(letter: Letter, width: number): Shape {
  const parts = STROKES[letter].flatMap((table) => {
    const spine = curve(knots(table), 6);
    const [first, last] = [spine[0]!, spine.at(-1)!];
    return [
      tube(spine, () => width / 2),
      ellipse(first[0], first[1], width / 2),
      ellipse(last[0], last[1], width / 2),
    ];
  });
  return unite(parts);
}

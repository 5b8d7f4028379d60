import * as fc from 'fast-check';
import type { StayInside } from '../src/engine.ts';
import { Hand } from './gestures.ts';
import { cellsMap } from './pages.ts';

/** The page that acts are made for. */
export const PAGE = { width: 200, height: 160, regions: cellsMap(3, 2) };

/** A place on that page or a little off it. */
export const anyPlace = fc.tuple(fc.integer({ min: -10, max: 210 }), fc.integer({ min: -10, max: 170 }));

/** Something to draw with. */
export const anySettings = fc.record({
  brush: fc.constantFrom('watercolor', 'pencil', 'marker', 'sparkle', 'fill' as const),
  color: fc.constantFrom('#336699', '#ffcc00', '#101010'),
  size: fc.integer({ min: 1, max: 32 }),
  opacity: fc.constantFrom(0.05, 0.5, 0.8, 1),
  stayInside: fc.constantFrom<StayInside>('off', 'first', 1, 4, 99),
});

/** Something a person does. */
export type Act = (hand: Hand) => void;

/** Draws through some places. */
export function draw([chosen, places]: [Parameters<Hand['engine']['set']>[0], [number, number][]]): Act {
  return (hand) => {
    hand.engine.set(chosen);
    hand.stroke(...places);
  };
}

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(anySettings, fc.array(anyPlace, { minLength: 1, maxLength: 5 })).map(draw),
  },
  { weight: 2, arbitrary: fc.constant<Act>(({ engine }) => engine.undo()) },
  { weight: 1, arbitrary: fc.constant<Act>(({ engine }) => engine.redo()) },
  { weight: 1, arbitrary: fc.constant<Act>(({ engine }) => engine.clear()) },
);

/** What a person may do in a short time, for example `{ maxLength: 10 }` things. */
export function anyActs(length: fc.ArrayConstraints): fc.Arbitrary<Act[]> {
  return fc.array(anyAct, length);
}

/** A hand that has done some acts. */
export function after(acts: readonly Act[]): Hand {
  const hand = new Hand({ ...PAGE, seed: 5 });
  for (const act of acts) act(hand);
  return hand;
}

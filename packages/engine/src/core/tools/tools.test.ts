import { describe, expect, it } from 'vitest';
import { fillTool } from './fill.ts';
import { paintTool } from './paint.ts';
import { panTool } from './pan.ts';
import type { GestureState, ToolSample } from './tool.ts';

type Phase = ToolSample['phase'];
type Event = readonly [Phase, x: number, y?: number];

function sampleOf([phase, x, y = 0]: Event): ToolSample {
  return { phase, view: { x: x * 10, y: y * 10 }, page: { x, y }, pressure: 255, tilt: 0 };
}

/** Feeds events to a tool; says whether its gesture is over. */
function isOverAfter(tool: GestureState, events: readonly Event[]): boolean {
  let state: GestureState | null = tool;
  for (const event of events) state = state?.(sampleOf(event)) ?? null;
  return state === null;
}

/** What a line with a threshold of 2 page pixels is told of some events. */
function lineOf(...events: readonly Event[]) {
  const told: string[] = [];
  const tool = paintTool(() => {
    told.push('begin');
    return {
      add: ({ page }) => told.push(`${page.x},${page.y}`),
      finish: () => told.push('finish'),
      abandon: () => told.push('abandon'),
    };
  }, 2);
  return { told, isOver: isOverAfter(tool, events) };
}

describe('CAN-5 the line of a press', () => {
  it('begins with a dot and ends on release', () => {
    expect(lineOf(['down', 5])).toEqual({ told: ['begin', '5,0'], isOver: false });
    expect(lineOf(['down', 5], ['up', 5])).toEqual({ told: ['begin', '5,0', 'finish'], isOver: true });
  });

  it.each<[string, Event]>([
    ['to the right', ['move', 6.9, 0]],
    ['to the left', ['move', 3.1, 0]],
    ['down', ['move', 5, 1.9]],
    ['up', ['move', 5, -1.9]],
  ])('stays a dot when it trembles %s, and leaves the tremble out', (_, tremble) => {
    const { told, isOver } = lineOf(['down', 5], tremble, ['up', 5.5]);
    expect(told).toEqual(['begin', '5,0', 'finish']);
    expect(isOver).toBe(true);
  });

  it.each<[string, Event]>([
    ['to the right', ['move', 7, 0]],
    ['to the left', ['move', 3, 0]],
    ['down', ['move', 5, 2]],
    ['up', ['move', 5, -2]],
  ])('is a line once it has gone so far %s, with all that came before', (_, far) => {
    const { told, isOver } = lineOf(['down', 5], ['move', 6], ['move', 6, 1], far);
    expect(told).toEqual(['begin', '5,0', '6,0', '6,1', `${far[1]},${far[2]}`]);
    expect(isOver).toBe(false);
  });

  it('goes on from sample to sample and takes its last place from the release', () => {
    const { told, isOver } = lineOf(['down', 5], ['move', 9], ['move', 5], ['up', 4]);
    expect(told).toEqual(['begin', '5,0', '9,0', '5,0', '4,0', 'finish']);
    expect(isOver).toBe(true);
  });

  it('that is released far away from the press is a line too', () => {
    expect(lineOf(['down', 5], ['up', 9]).told).toEqual(['begin', '5,0', '9,0', 'finish']);
  });

  it('ends where it was when something else ends it, and as a press that never moved leaves nothing', () => {
    expect(lineOf(['down', 5], ['move', 9], ['end', 50])).toEqual({
      told: ['begin', '5,0', '9,0', 'finish'],
      isOver: true,
    });
    expect(lineOf(['down', 5], ['end', 50])).toEqual({ told: ['begin', '5,0', 'abandon'], isOver: true });
  });

  it('HAND-1 leaves nothing when the device cancels it, moved or not', () => {
    expect(lineOf(['down', 5], ['cancel', 50])).toEqual({ told: ['begin', '5,0', 'abandon'], isOver: true });
    expect(lineOf(['down', 5], ['move', 9], ['cancel', 50])).toEqual({
      told: ['begin', '5,0', '9,0', 'abandon'],
      isOver: true,
    });
  });

  it.each<Phase>(['move', 'up', 'end', 'cancel'])('is not begun by %s', (phase) => {
    expect(lineOf([phase, 5])).toEqual({ told: [], isOver: true });
  });
});

/** How far the page went with some events. */
function panned(...events: readonly Event[]) {
  const ways: number[][] = [];
  const tool = panTool({ panBy: (dx, dy) => ways.push([dx, dy]) });
  return { ways, isOver: isOverAfter(tool, events) };
}

describe('CAN-8 dragging the page', () => {
  it('goes by what the pointer goes, from sample to sample, in view pixels', () => {
    expect(panned(['down', 5, 2], ['move', 6, 4], ['move', 6, 3])).toEqual({
      ways: [
        [10, 20],
        [0, -10],
      ],
      isOver: false,
    });
  });

  it.each<Phase>(['up', 'end', 'cancel'])('ends with %s, which moves nothing', (phase) => {
    expect(panned(['down', 5], ['move', 6], [phase, 9])).toEqual({ ways: [[10, 0]], isOver: true });
  });

  it('does not begin without a press', () => {
    expect(panned(['move', 5], ['move', 6])).toEqual({ ways: [], isOver: true });
  });
});

describe('CAN-6 filling', () => {
  it('happens at the place of the press, once, and never without one', () => {
    const places: unknown[] = [];
    const tool = fillTool((place) => places.push(place));
    expect(isOverAfter(tool, [['down', 5, 2]])).toBe(true);
    expect(places).toEqual([{ x: 5, y: 2 }]);
    for (const phase of ['move', 'up', 'end', 'cancel'] as const) isOverAfter(tool, [[phase, 7]]);
    expect(places).toHaveLength(1);
  });
});

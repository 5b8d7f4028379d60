import { describe, expect, it } from 'vitest';
import type { Edges } from './edges.ts';
import { createQuietTime } from './quiet-time.ts';
import { clockFace } from './timer.ts';

const MINUTE = 60_000;

class World implements Edges {
  asked = 0;
  rung = 0;
  awake = 0;
  #onTime: ((milliseconds: number) => void) | null = null;
  #last: ((milliseconds: number) => void) | null = null;

  readonly watchTime = (onTime: (milliseconds: number) => void) => {
    this.#onTime = onTime;
    this.#last = onTime;
    return () => (this.#onTime = null);
  };

  readonly keepAwake = () => {
    this.awake += 1;
    return () => {
      this.awake -= 1;
    };
  };

  announced = 0;

  readonly announceEnd = (milliseconds: number) => {
    this.announced = milliseconds;
    return () => {
      this.announced = 0;
    };
  };

  readonly onStart = () => {
    this.asked += 1;
  };

  readonly onTimeUp = () => {
    this.rung += 1;
  };

  pass(minutes: number): void {
    this.#onTime?.(minutes * MINUTE);
  }

  /** Tells of time also when nobody watches any more, as a timer that was due already does. */
  passAnyway(minutes: number): void {
    this.#last?.(minutes * MINUTE);
  }
}

function quietTime() {
  const world = new World();
  const quiet = createQuietTime(15, world);
  return { world, quiet, face: () => clockFace(quiet.store.getState().timer) };
}

describe('quiet time', () => {
  it('TIM-2 asks nothing before the timer is started, and once when it is', () => {
    const { world, quiet } = quietTime();
    expect(world.asked).toBe(0);
    quiet.start();
    quiet.start();
    expect(world.asked).toBe(1);
  });

  it('TIM-1 runs, rests, starts over and gets more time', () => {
    const { world, quiet, face } = quietTime();
    quiet.start();
    world.pass(5);
    quiet.pause();
    world.pass(5);
    expect(face()).toBe('10:00');
    quiet.extend();
    expect(face()).toBe('15:00');
    quiet.start();
    world.pass(1);
    quiet.reset();
    expect(face()).toBe('15:00');
    quiet.reset(30);
    expect(face()).toBe('30:00');
  });

  it('NAT-1 has its end announced while it runs, and not while it rests', () => {
    const { world, quiet } = quietTime();
    quiet.start();
    expect(world.announced).toBe(15 * MINUTE);
    world.pass(5);
    quiet.pause();
    expect(world.announced).toBe(0);
    quiet.start();
    expect(world.announced).toBe(10 * MINUTE);
  });

  it('NAT-1 TIM-1 has a later end announced once it was given more time, and none that it has not', () => {
    const { world, quiet } = quietTime();
    quiet.extend();
    expect(world.announced).toBe(0);
    quiet.start();
    world.pass(3);
    quiet.extend();
    expect(world.announced).toBe(22 * MINUTE);
    quiet.pause();
    expect(world.announced).toBe(0);
    quiet.extend();
    expect(world.announced).toBe(0);
  });

  it('TIM-2 tells once when the time is up, and again after another start', () => {
    const { world, quiet } = quietTime();
    quiet.start();
    world.pass(20);
    world.pass(20);
    expect(world.rung).toBe(1);
    expect(quiet.store.getState().ranOut).toBe(true);
    quiet.start();
    world.pass(15);
    expect(world.rung).toBe(2);
  });

  it('TIM-2 tells nothing before its time is up, nor for time that passes at rest', () => {
    const { world, quiet } = quietTime();
    quiet.start();
    world.pass(14);
    expect(world.rung).toBe(0);
    expect(quiet.store.getState().ranOut).toBe(false);
    quiet.reset(0);
    world.passAnyway(1);
    expect(world.rung).toBe(0);
    expect(quiet.store.getState().ranOut).toBe(false);
  });

  it('goes on watching and keeping the screen on after more time was given', () => {
    const { world, quiet, face } = quietTime();
    quiet.start();
    quiet.extend();
    expect(world.awake).toBe(1);
    world.pass(5);
    expect(face()).toBe('15:00');
  });

  it('keeps the screen on only while it runs', () => {
    const { world, quiet } = quietTime();
    quiet.start();
    expect(world.awake).toBe(1);
    quiet.pause();
    quiet.pause();
    expect(world.awake).toBe(0);
    quiet.start();
    world.pass(15);
    expect(world.awake).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { after, clockFace, extended, newTimer, paused, shareLeft, started } from './timer.ts';

const MINUTE = 60_000;

describe('the timer', () => {
  it('TIM-1 rests at 15 minutes until it is started', () => {
    const timer = newTimer(15);
    expect(clockFace(timer)).toBe('15:00');
    expect(after(timer, MINUTE)).toBe(timer);
  });

  it('TIM-1 counts down, pauses and goes on', () => {
    const running = after(started(newTimer(15)), 3.6 * MINUTE);
    expect(running.running).toBe(true);
    expect(clockFace(running)).toBe('11:24');
    const resting = paused(running);
    expect(after(resting, MINUTE)).toBe(resting);
    expect(clockFace(after(started(resting), MINUTE))).toBe('10:24');
  });

  it('TIM-1 gets five minutes more, also when it has run out', () => {
    expect(clockFace(extended(newTimer(15)))).toBe('20:00');
    expect(extended(newTimer(15))).toMatchObject({ length: 20 * MINUTE, left: 20 * MINUTE });
    const over = after(started(newTimer(15)), 20 * MINUTE);
    expect(clockFace(extended(over))).toBe('5:00');
  });

  it('TIM-1 stops at zero and begins anew when started again', () => {
    const over = after(started(newTimer(15)), 99 * MINUTE);
    expect(over).toMatchObject({ left: 0, running: false });
    expect(clockFace(started(over))).toBe('15:00');
  });

  it('shows how much is left as a share, and never goes backwards', () => {
    const running = started(newTimer(15));
    expect(shareLeft(after(running, 7.5 * MINUTE))).toBe(0.5);
    expect(after(running, -5000).left).toBe(running.left);
  });
});

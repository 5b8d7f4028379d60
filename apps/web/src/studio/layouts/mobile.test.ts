import { expect, it } from 'vitest';
import { isMobile } from './mobile.ts';

const laptop = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)', width: 1440, touchPoints: 0 };

it('CAN-18 takes a device for mobile by its name, by its width under 768, or by its touch', () => {
  expect(isMobile(laptop)).toBe(false);
  expect(isMobile({ ...laptop, userAgent: 'Mozilla/5.0 (Linux; Android 15) Mobile' })).toBe(true);
  expect(isMobile({ ...laptop, width: 767 })).toBe(true);
  expect(isMobile({ ...laptop, width: 768 })).toBe(false);
  expect(isMobile({ ...laptop, touchPoints: 5 })).toBe(true);
});

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findFocus } from './focus.ts';
import { thumbnailCrop } from './thumbnail.ts';

const WIDTH = 300;
const HEIGHT = 400;

/** The first and the last row that a card shows of a page of these shapes. */
async function shownRows(shapes: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${shapes}</svg>`;
  const size = { width: WIDTH, height: HEIGHT };
  const { top, height } = thumbnailCrop(WIDTH, HEIGHT, await findFocus(sharp(Buffer.from(svg)), size));
  return { top, bottom: top + height };
}

const FRAME = '<rect x="8" y="8" width="284" height="384" fill="none" stroke="#000" stroke-width="4"/>';
const body = (head: number) => `<circle cx="150" cy="${head + 40}" r="40"/>
  <rect x="90" y="${head + 80}" width="120" height="${380 - head - 80}"/>`;

describe('GAL-12 what a card shows of a tall page', () => {
  it.each([
    ['far up', body(10), 10],
    ['in the upper third', body(90), 90],
    ['below a frame', FRAME + body(60), 60],
    ['below small stars', `<circle cx="60" cy="30" r="3"/><circle cx="150" cy="50" r="2"/>${body(100)}`, 100],
  ])('begins above a head that is %s', async (_place, shapes, head) => {
    const { top, bottom } = await shownRows(shapes);
    expect(top).toBeLessThan(head);
    expect(bottom).toBeGreaterThan(head + 80);
  });

  it('is the middle of what is the same from above and from below', async () => {
    const { top, bottom } = await shownRows('<circle cx="150" cy="200" r="140"/>');
    expect(Math.abs(top - (HEIGHT - bottom))).toBeLessThan(2);
  });

  it('is all of a page that is no taller than a card', async () => {
    const page = sharp({ create: { width: 400, height: 300, channels: 3, background: '#fff' } }).png();
    expect(await findFocus(page, { width: 400, height: 300 })).toBe(0);
  });
});

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { runToEnd } from './run-to-end.ts';
import { flood } from './flood.ts';
import { PaintLayer, TILE } from './paint-layer.ts';
import { tileRunsOf } from './tile-runs.ts';
import { regionsFromMap, type Regions } from './regions.ts';

const WIDTH = 300;
const HEIGHT = 140;
const [RED, REDDISH, BLUE, GREEN] = [0xff0000f0, 0xff0008f8, 0xffe00000, 0xff00ff00];

/** A page of squares of a few pixels in a few colors, some of its tiles bare. */
function page(colors: readonly number[], grain: number, bare: readonly number[]): PaintLayer {
  const layer = new PaintLayer(WIDTH, HEIGHT);
  for (let index = 0; index < layer.tileCount; index++) {
    if (bare.includes(index)) continue;
    const words = Uint32Array.from({ length: TILE * TILE }, (_, at) => {
      const [x, y] = [Math.floor((at % TILE) / grain), Math.floor(at / TILE / grain)];
      return colors[(x * 7 + y * 13 + ((x * y) % 5)) % colors.length]!;
    });
    layer.put(index, words);
  }
  return layer;
}

/** Pixel by pixel, as nobody would do it who had to wait for it. */
function reached(layer: PaintLayer, regions: Regions, x: number, y: number): Uint8Array {
  const region = regions.at(x, y);
  const alike = layer.pixel(x, y) === REDDISH ? [RED, REDDISH] : [layer.pixel(x, y)];
  if (alike.includes(RED)) alike.push(REDDISH);
  const seen = new Uint8Array(WIDTH * HEIGHT);
  const waiting = [[x, y]];
  while (waiting.length > 0) {
    const [px, py] = waiting.pop() as [number, number];
    if (px < 0 || py < 0 || px >= WIDTH || py >= HEIGHT || seen[py * WIDTH + px]) continue;
    if (regions.at(px, py) !== region || !alike.includes(layer.pixel(px, py))) continue;
    seen[py * WIDTH + px] = 1;
    for (const dy of [-1, 0, 1]) for (const dx of [-1, 0, 1]) waiting.push([px + dx, py + dy]);
  }
  return seen;
}

it('CAN-6 a flood reaches what is connected, corners included, and looks like where it began', () => {
  const colors = fc.array(fc.constantFrom(RED, REDDISH, BLUE, 0), { minLength: 1, maxLength: 9 });
  const place = fc.record({ x: fc.nat(WIDTH - 1), y: fc.nat(HEIGHT - 1) });
  const ids = fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(colors, fc.integer({ min: 1, max: 40 }), fc.subarray([0, 1, 4]), ids, place, (...given) => {
      const [inks, grain, bare, cells, { x, y }] = given;
      const map = { width: 4, height: 3, count: 2, ids: Uint16Array.from(cells) };
      const regions = regionsFromMap(map, WIDTH, HEIGHT);
      const layer = page(inks, grain, bare);
      const expected = reached(layer, regions, x, y);
      const before = layer.read(layer.bounds);
      const pieces = tileRunsOf(layer, regions.runs(regions.at(x, y)));
      layer.beginEdit();
      runToEnd(runToEnd(flood(layer, { x, y, pieces, fromLineArt: true })).paint(GREEN));
      const edit = layer.endEdit();
      expect(layer.read(layer.bounds)).toEqual(before.map((word, at) => (expected[at] ? GREEN : word)));
      for (const index of edit.keys()) expect(layer.tile(index)).toContain(GREEN);
    }),
    { numRuns: 40 },
  );
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InkTextures } from './ink-textures.ts';

const PLAN = {
  width: 64,
  height: 400,
  part: { left: 0, top: 0, right: 64, bottom: 400 },
  draw: () => undefined,
};

const nothing = () => undefined;

/** A context that only counts its textures. */
function countingContext() {
  const textures = new Set<number>();
  let made = 0;
  const gl = {
    createTexture() {
      textures.add(++made);
      return made;
    },
    deleteTexture: (texture: number) => textures.delete(texture),
    activeTexture: nothing,
    bindTexture: nothing,
    texImage2D: nothing,
    texSubImage2D: nothing,
    texParameteri: nothing,
  };
  return { gl: gl as unknown as WebGL2RenderingContext, textures };
}

/** A canvas on which nothing is drawn. */
function createElement() {
  const canvas = { width: 0, height: 0, getContext: () => context };
  const context = { canvas, setTransform: nothing };
  return canvas;
}

beforeEach(() => vi.stubGlobal('document', { createElement }));

afterEach(() => vi.unstubAllGlobals());

it('CAN-17 ink whose rasterising is interrupted leaves no texture behind', () => {
  const { gl, textures } = countingContext();
  const inks = new InkTextures(gl, { whole: 1, sharp: 2, staging: 3 });
  for (let turn = 0; turn < 10; turn++) {
    const slices = inks.rasterize('sharp', PLAN);
    slices.next();
    slices.return();
  }
  expect(textures.size).toBe(2);
});

it('CAN-17 finished ink takes the place of what its layer showed', () => {
  const { gl, textures } = countingContext();
  const inks = new InkTextures(gl, { whole: 1, sharp: 2, staging: 3 });
  expect([...inks.rasterize('sharp', PLAN)]).toHaveLength(4);
  expect(textures.size).toBe(2);
  expect(inks.sharpPart).toEqual(PLAN.part);
  inks.drop('sharp');
  expect(inks.sharpPart.right).toBe(0);
});

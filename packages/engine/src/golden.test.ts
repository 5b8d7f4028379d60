import { afterEach, describe, expect, it, vi } from 'vitest';
import { paintGolden, type Golden } from '../testing/golden.ts';

/** What the fixed journals have painted since the brushes look as they do; a change of a brush's looks changes it on purpose. */
const GOLDEN: Golden = {
  watercolor: 'f61a0ca3',
  pencil: '440c20f8',
  marker: 'fae511f7',
  sparkle: '7dcc6203',
  everything: 'ef43512d',
};

describe('CAN-13 the same journals paint the same pixels as ever', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('with the fast kernels', () => {
    expect(paintGolden()).toEqual(GOLDEN);
  });

  it('with the plain ones, where there is no WebAssembly', () => {
    vi.stubGlobal('WebAssembly', undefined);
    expect(paintGolden()).toEqual(GOLDEN);
  });
});

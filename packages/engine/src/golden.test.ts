import { afterEach, describe, expect, it, vi } from 'vitest';
import { paintGolden, type Golden } from '../testing/golden.ts';

/**
 * What the fixed journals have painted since the brushes look as they do; a change of a brush's looks changes it on
 * purpose.
 */
const GOLDEN: Golden = {
  watercolor: '60e9a59d',
  pencil: '77ced244',
  marker: '7d33eea5',
  sparkle: '1af42080',
  eraser: '878f6fc4',
  'watercolor-2': '35640631',
  'sparkle-2': 'bdbf7640',
  everything: 'abd14235',
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

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compileKernels, MODULE, moduleOf } from './compile-kernels.ts';

it('the kept kernels are what their source compiles to', async () => {
  expect(moduleOf(await compileKernels())).toBe(readFileSync(MODULE, 'utf8'));
});

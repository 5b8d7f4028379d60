import { readFileSync, writeFileSync } from 'node:fs';
import { compileKernels, moduleOf, MODULE } from './compile-kernels.ts';

// Compiles kernels/painting.ts into src/core/kernels/simd-bytes.ts. Leaves the file alone when nothing changes.
const wanted = moduleOf(await compileKernels());
if (readFileSync(MODULE, 'utf8') !== wanted) writeFileSync(MODULE, wanted);

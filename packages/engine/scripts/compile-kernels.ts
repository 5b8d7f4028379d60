import { readFileSync } from 'node:fs';
import { createMemoryStream, main } from 'assemblyscript/asc';

const SOURCE = new URL('../kernels/painting.ts', import.meta.url);

/** The module that holds the compiled kernels. */
export const MODULE = new URL('../src/core/kernels/simd-bytes.ts', import.meta.url);

const OPTIONS = ['-O3', '--runtime', 'stub', '--enable', 'simd', '--noAssert', '--importMemory'];

/** Compiles the kernels from AssemblyScript to WebAssembly with SIMD. Throws with the compiler's words. */
export async function compileKernels(): Promise<Uint8Array> {
  let compiled: Uint8Array | null = null;
  const stderr = createMemoryStream();
  const { error } = await main(['painting.ts', '--outFile', 'painting.wasm', ...OPTIONS], {
    readFile: (name) => (name === 'painting.ts' ? readFileSync(SOURCE, 'utf8') : null),
    writeFile(_name, contents) {
      if (contents instanceof Uint8Array) compiled = contents;
    },
    listFiles: () => [],
    stderr,
  });
  if (error || !compiled)
    throw new Error(`the kernels do not compile: ${stderr.toString()}`, { cause: error });
  return compiled;
}

/** The text of the module that holds some compiled kernels. */
export function moduleOf(bytes: Uint8Array): string {
  const base64 = Buffer.from(bytes).toString('base64');
  const lines = base64.match(/.{1,100}/g) ?? [];
  return [
    '/** kernels/painting.ts, compiled by scripts/kernels.ts to WebAssembly, in base 64. */',
    'export const SIMD_BYTES =',
    `${lines.map((line) => `  '${line}'`).join(' +\n')};`,
    '',
  ].join('\n');
}

import { spawn, type StdioOptions } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Thrown when a program that was run to its end failed; the program has said why. */
export class RunError extends Error {
  override readonly name = 'RunError';
}

/** How a program is run. */
export interface RunOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** Where its output goes, unless it is ours. */
  readonly stdio?: StdioOptions;
}

/** Runs a program to its end; rejects with RunError when it fails. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new RunError(`${[command, ...args].join(' ')} failed`));
    });
  });
}

/** Runs a Node script of the repository to its end. */
export function runNode(args: readonly string[], options?: RunOptions): Promise<void> {
  return run(process.execPath, args, options);
}

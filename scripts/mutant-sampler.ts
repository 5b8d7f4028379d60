import { sampleOf } from './mutant-sample.ts';

/*
 * A plugin of StrykerJS (a "checker", the place where it asks whether a mutant is worth running): it lets through a
 * sample of the mutants, of the size and seed that it is told.
 */

/** How StrykerJS is told: its workers are processes of their own. */
export const SAMPLE_SIZE = 'MUTANT_SAMPLE_SIZE';
export const SAMPLE_SEED = 'MUTANT_SAMPLE_SEED';

interface Mutant {
  readonly id: string;
}

interface CheckResult {
  readonly status: 'passed' | 'compileError';
  readonly reason?: string;
}

class Sampler {
  #sampled = new Set<string>();

  async init(): Promise<void> {}

  /** Is given all mutants that a test reaches before the first is checked. */
  async group(mutants: readonly Mutant[]): Promise<string[][]> {
    const sampled = sampleOf(mutants, Number(process.env[SAMPLE_SIZE]), process.env[SAMPLE_SEED] ?? '');
    this.#sampled = new Set(sampled.map(({ id }) => id));
    return [mutants.map(({ id }) => id)];
  }

  async check(mutants: readonly Mutant[]): Promise<Record<string, CheckResult>> {
    return Object.fromEntries(mutants.map(({ id }) => [id, this.#resultOf(id)]));
  }

  #resultOf(id: string): CheckResult {
    return this.#sampled.has(id)
      ? { status: 'passed' }
      : { status: 'compileError', reason: 'not in the sample' };
  }
}

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', injectableClass: Sampler }];

import { RunError } from './run.ts';

/** Counts what passed and failed in a run of several steps. */
export class Tally {
  passed = 0;
  failed = 0;

  /**
   * Runs a step to its end. A program that failed counts as one failure unless the step has counted its own.
   * @param say is told what failed
   */
  async step(work: () => Promise<void>, say: (line: string) => void): Promise<void> {
    const before = this.failed;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof RunError)) throw error;
      say(error.message);
      if (this.failed === before) this.failed += 1;
    }
  }
}

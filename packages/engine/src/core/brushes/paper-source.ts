import type { Paper } from './paper.ts';

/** Paper that is made when it is first needed, or before that in slices. One serves every stroke of its brush. */
export class PaperSource {
  readonly #slices: Iterator<void, Paper>;
  #paper: Paper | null = null;

  /** `make` yields between slices and returns the paper. */
  constructor(make: () => Iterator<void, Paper>) {
    this.#slices = make();
  }

  /** Whether all of it is made. */
  get ready(): boolean {
    return this.#paper !== null;
  }

  /** Makes what is still missing, in slices. Several callers may take turns. */
  *prepare(): Generator<void> {
    while (!this.#paper) {
      this.#make();
      yield;
    }
  }

  /** The paper, made to the end if it has to be. */
  paper(): Paper {
    for (;;) {
      if (this.#paper) return this.#paper;
      this.#make();
    }
  }

  #make(): void {
    const made = this.#slices.next();
    if (made.done) this.#paper = made.value;
  }
}

import type { Paper } from './paper.ts';

/** A sheet of paper that is made when it is first needed, or ahead of that in pieces. One serves every stroke of its brush. */
export class Sheet {
  readonly #making: Iterator<void, Paper>;
  #paper: Paper | null = null;

  /** `make` yields between pieces of the work and gives the paper at last. */
  constructor(make: () => Iterator<void, Paper>) {
    this.#making = make();
  }

  /** Whether all of it is made. */
  get ready(): boolean {
    return this.#paper !== null;
  }

  /** Makes what is still missing, in pieces. Others may go on with it between them. */
  *ahead(): Generator<void> {
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
    const made = this.#making.next();
    if (made.done) this.#paper = made.value;
  }
}

import type { Background } from './background.ts';
import type { Box } from './box.ts';
import type { PaintLayer } from './paint-layer.ts';
import type { Step } from './step.ts';

/** Snapshots kept, the current one included (CAN-7): one fewer can be undone. */
const SNAPSHOTS = 20;

/** Steps on each side of the present that stay ready while the others are made small. */
const READY = 5;

/** What can be undone and redone. A step holds only what its action changed; far ones are deflated when the hand rests. */
export class History {
  readonly #layer: PaintLayer;
  readonly #background: Background;
  #undo: Step[] = [];
  #redo: Step[] = [];
  #planned = false;
  #settling = false;

  constructor(layer: PaintLayer, background: Background) {
    this.#layer = layer;
    this.#background = background;
  }

  /** Whether an action can be undone. */
  get canUndo(): boolean {
    return this.#undo.length > 0;
  }

  /** Whether an undone action can be done again. */
  get canRedo(): boolean {
    return this.#redo.length > 0;
  }

  /** What can be undone, oldest first. */
  get undoSteps(): readonly Step[] {
    return this.#undo;
  }

  /** What can be redone, the next one last. */
  get redoSteps(): readonly Step[] {
    return this.#redo;
  }

  /** Bytes all steps take. */
  get byteLength(): number {
    return [...this.#undo, ...this.#redo].reduce((sum, step) => sum + step.byteLength, 0);
  }

  /** Keeps an action that was done and drops what could be redone. */
  keep(step: Step): void {
    this.#undo.push(step);
    if (this.#undo.length >= SNAPSHOTS) this.#undo.shift();
    this.#redo = [];
    if (!step.settled && !this.#settling) {
      this.#settling = true;
      void this.#background.inPieces(this.#settleInTurn());
    }
    this.#plan();
  }

  /** Reduces every step to what its action changed, in short pieces. */
  *settle(): Generator<void> {
    for (let step = this.#unsettled(); step; step = this.#unsettled()) {
      step.settle();
      yield;
    }
  }

  /** Takes the last action back; gives the changed part of the page, or null when there is nothing. */
  undo(): Box | null {
    const step = this.#undo.pop();
    if (!step) return null;
    this.#redo.push(step);
    this.#prepare(step, this.#undo);
    return step.undo(this.#layer);
  }

  /** Does the last undone action again; gives the changed part of the page, or null when there is nothing. */
  redo(): Box | null {
    const step = this.#redo.pop();
    if (!step) return null;
    this.#undo.push(step);
    this.#prepare(step, this.#redo);
    return step.redo(this.#layer);
  }

  /** Forgets every step. */
  forget(): void {
    this.#undo = [];
    this.#redo = [];
  }

  /** Makes a step, and the next ones of a walk through the history, ready, and leaves the others for later. */
  #prepare(step: Step, next: readonly Step[]): void {
    for (const near of [step, ...next.slice(-READY)]) void near.unpack(this.#background);
    this.#plan();
  }

  #plan(): void {
    if (this.#planned) return;
    this.#planned = true;
    this.#background.whenIdle(() => void this.#makeSmall());
  }

  async #makeSmall(): Promise<void> {
    this.#planned = false;
    await this.#background.inPieces(this.settle());
    const far = [this.#undo, this.#redo].flatMap((steps) => steps.slice(0, -READY));
    for (const step of far) await step.pack(this.#background);
  }

  *#settleInTurn(): Generator<void> {
    yield* this.settle();
    this.#settling = false;
  }

  #unsettled(): Step | undefined {
    return this.#undo.find(isUnsettled) ?? this.#redo.find(isUnsettled);
  }
}

function isUnsettled({ settled }: Step): boolean {
  return !settled;
}

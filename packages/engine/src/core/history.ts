import type { Background } from './background.ts';
import type { Box } from './box.ts';
import type { PaintLayer } from './paint-layer.ts';
import type { Step } from './step.ts';

/** Snapshots kept, the current one included (CAN-7): one fewer can be undone. */
const SNAPSHOTS = 20;

/** Steps on each side of the present that stay unpacked. */
const READY_STEPS = 5;

/**
 * What can be undone and redone. A step holds only what its action changed; far ones are deflated when the hand rests.
 */
export class History {
  readonly #layer: PaintLayer;
  readonly #background: Background;
  #undo: Step[] = [];
  #redo: Step[] = [];
  #dropped: readonly number[] = [];
  #scheduled = false;
  #reducing = false;

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

  /** Positions of the undone actions that a new one dropped last, the next one first. */
  get dropped(): readonly number[] {
    return this.#dropped;
  }

  /** Bytes all steps take. */
  get byteLength(): number {
    return [...this.#undo, ...this.#redo].reduce((sum, step) => sum + step.byteLength, 0);
  }

  /** Keeps an action that was done and drops what could be redone. */
  push(step: Step): void {
    this.#undo.push(step);
    if (this.#undo.length >= SNAPSHOTS) this.#undo.shift();
    if (this.canRedo) this.#dropped = this.#redo.map(({ position }) => position).toReversed();
    this.#redo = [];
    if (!step.reduced && !this.#reducing) {
      this.#reducing = true;
      void this.#background.runInSlices(this.#reduceAll());
    }
    this.#schedulePacking();
  }

  /** Reduces every step to what its action changed, in slices. */
  *reduce(): Generator<void> {
    for (let step = this.#nextUnreduced(); step; step = this.#nextUnreduced()) {
      step.reduce();
      yield;
    }
  }

  /** Takes the last action back; gives the changed part of the page, or null when there is nothing. */
  undo(): Box | null {
    const step = this.#undo.pop();
    if (!step) return null;
    this.#redo.push(step);
    this.#unpackNear(step, this.#undo);
    return step.undo(this.#layer);
  }

  /** Does the last undone action again; gives the changed part of the page, or null when there is nothing. */
  redo(): Box | null {
    const step = this.#redo.pop();
    if (!step) return null;
    this.#undo.push(step);
    this.#unpackNear(step, this.#redo);
    return step.redo(this.#layer);
  }

  /** Forgets what was dropped. */
  forgetDropped(): void {
    this.#dropped = [];
  }

  /** Forgets every step. */
  forget(): void {
    this.#undo = [];
    this.#redo = [];
    this.forgetDropped();
  }

  /** Unpacks a step and the ones next to it. */
  #unpackNear(step: Step, next: readonly Step[]): void {
    for (const near of [step, ...next.slice(-READY_STEPS)]) near.unpack(this.#background).catch(ignore);
    this.#schedulePacking();
  }

  #schedulePacking(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    this.#background.whenIdle(() => void this.#packFarSteps());
  }

  async #packFarSteps(): Promise<void> {
    this.#scheduled = false;
    await this.#background.runInSlices(this.reduce());
    const far = [this.#undo, this.#redo].flatMap((steps) => steps.slice(0, -READY_STEPS));
    for (const step of far) await step.pack(this.#background).catch(ignore);
  }

  *#reduceAll(): Generator<void> {
    yield* this.reduce();
    this.#reducing = false;
  }

  #nextUnreduced(): Step | undefined {
    return this.#undo.find(isUnreduced) ?? this.#redo.find(isUnreduced);
  }
}

function isUnreduced({ reduced }: Step): boolean {
  return !reduced;
}

/**
 * A step that could not be packed or unpacked in the background stays as it is, and unpacks itself when it is needed.
 */
function ignore(): void {}

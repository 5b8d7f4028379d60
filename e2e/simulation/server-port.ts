import type { DrawingDetail, DrawingVersion, SavedDrawing } from '../../packages/contracts/src/drawings.ts';
import type { RestoreInput } from '../../apps/web/src/api/calls/drawing-versions.ts';
import type { ReadyEntry } from '../../apps/web/src/device/drafts/outbox.ts';

/** What a simulated person's device asks of the server. Each throws a RequestError, as the request client does. */
export interface ServerPort {
  save(person: string, entry: ReadyEntry): Promise<SavedDrawing>;
  list(person: string): Promise<DrawingDetail[]>;
  get(person: string, drawingId: string): Promise<DrawingDetail>;
  remove(person: string, drawingId: string): Promise<void>;
  /** The versions of a drawing, newest first. */
  versions(person: string, drawingId: string): Promise<readonly SimVersion[]>;
  version(person: string, drawingId: string, revision: number): Promise<SimVersion>;
  restore(person: string, input: RestoreInput): Promise<SavedDrawing>;
  /** Every revision of every drawing there is, as it was saved; branches are work that was kept beside a head. */
  revisions(): Promise<readonly KeptRevision[]>;
}

/** A version of a drawing as a device is told of it. */
export type SimVersion = Pick<DrawingVersion, 'revision' | 'isHead' | 'coloredShare'> & {
  readonly journal: string | null;
};

/** A revision as the invariants look at it: gestures by their numbers. */
export interface KeptRevision {
  readonly drawingId: string;
  readonly person: string;
  readonly revision: number;
  readonly isHead: boolean;
  readonly isBranch: boolean;
  /** What it is based on, and the version that was brought back as it. */
  readonly baseRevision: number;
  readonly restoredFrom: number | null;
  /** What the picture shows, and what the journal holds. */
  readonly picture: readonly number[];
  readonly journal: readonly number[];
}

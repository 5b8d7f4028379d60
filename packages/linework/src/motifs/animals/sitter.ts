import type { Path } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';
import type { Brow } from './dress.ts';
import type { Look } from './look.ts';

/** An animal that sits for its portrait: head about the frame's origin, some 500 units wide, shoulders below. */
export interface Sitter {
  readonly name: string;
  /** The other words people search it by. */
  readonly kin: readonly string[];
  readonly coat: 'ember' | 'fur' | 'sand' | 'stone';
  readonly brow: Brow;
  /** Where clothes lie on the neck: their height, on fine pages lower by `low`, and the neck's half width. */
  readonly neck: { readonly y: number; readonly half: number; readonly low?: number };
  /** The bust's rim, ending below at 640. */
  readonly bust: Path;
  /** How far from the axis its forepaws lie on a ledge, in units; absent for one that lays none there. */
  readonly reach?: number;
  /** The kind of its forefeet on a ledge: paws with toes when absent, else broad feet with nails. */
  readonly foot?: 'nailed';
  /** Whether it wears beads over its brow, where others wear them round the neck. */
  readonly wearsOnBrow?: boolean;
  /** What shows behind its neck. */
  readonly behind?: (sheet: Sheet, look: Look) => void;
  /** Forelegs before the chest on the finest pages, and what they hold in a place of that name. */
  readonly fineArms?: (sheet: Sheet, haunt: string) => void;
  /** Fur of the chest on easy and medium pages, drawn when no jumper is worn over it. */
  readonly chest: (sheet: Sheet, look: Look) => void;
  /** The coat of the whole bust on the finest pages. */
  readonly fineBust: (sheet: Sheet) => void;
  readonly head: (sheet: Sheet, look: Look) => void;
}

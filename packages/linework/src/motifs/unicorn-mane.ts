import { points } from '../geometry/knots.ts';
import { clockwise } from '../geometry/boolean.ts';
import { curve, type Knot } from '../geometry/curve.ts';
import { tube } from '../geometry/forms.ts';
import type { Path, Point } from '../geometry/point.ts';
import type { Role } from '../roles.ts';
import type { Sheet } from '../sheet.ts';

/** A unicorn's mane, in the frame of its head. */
export interface Mane {
  readonly level: 0 | 1 | 2;
  /** Tints of the locks in turn. */
  readonly tints: readonly Role[];
}

/** Draws the locks that stream out behind the neck. */
export function farLocks(sheet: Sheet, it: Mane): void {
  FAR.slice(0, [4, 6, 8][it.level]).forEach((hair, i) => lock(sheet, it, hair, i));
}

/** Draws the locks that fall over the neck. */
export function nearLocks(sheet: Sheet, it: Mane): void {
  NEAR.slice(it.level === 0 ? 1 : 0).forEach((hair, i) =>
    lock(sheet, it, hair, i + (it.level === 0 ? 2 : 1)),
  );
}

/** Draws the locks that fall over the brow. */
export function foreLocks(sheet: Sheet, it: Mane): void {
  FORELOCK.slice(0, it.level === 0 ? 2 : 3).forEach((hair, i) => lock(sheet, it, hair, i + 2));
}

/** A lock of hair: its middle line from root to tip and its half width at the widest. */
interface Lock {
  readonly spine: readonly Knot[];
  readonly width: number;
}

/** Locks behind the neck, from the lowest to the topmost. */
const FAR: readonly Lock[] = [
  {
    spine: points('740,640 850,720 880,830 830,930 880,990'),
    width: 62,
  },
  {
    spine: points('720,560 860,610 930,720 910,830 944,900'),
    width: 58,
  },
  {
    spine: points('680,470 820,480 920,560 950,680 920,760'),
    width: 60,
  },
  {
    spine: points('620,380 760,370 870,430 930,520 950,600'),
    width: 58,
  },
  {
    spine: points('580,330 690,270 810,300 890,370 950,390'),
    width: 50,
  },
  {
    spine: points('560,310 640,230 740,210 830,250 900,240'),
    width: 44,
  },
  {
    spine: points('720,600 800,680 820,780 780,880 810,960'),
    width: 46,
  },
  {
    spine: points('640,420 760,430 850,500 880,590 860,660'),
    width: 40,
  },
];

/** Locks that fall over the neck. */
const NEAR: readonly Lock[] = [
  {
    spine: points('690,520 740,620 720,720 750,830 700,930'),
    width: 54,
  },
  {
    spine: points('640,430 700,530 660,640 690,750 640,860'),
    width: 52,
  },
  {
    spine: points('590,360 650,450 606,550 636,660 590,750'),
    width: 46,
  },
  {
    spine: points('566,330 600,400 566,470 590,540 560,600'),
    width: 34,
  },
];

/** Locks between horn and ear that fall over the brow. */
const FORELOCK: readonly Lock[] = [
  {
    spine: points('520,280 580,340 566,420 530,470 540,530'),
    width: 34,
  },
  {
    spine: points('500,278 500,340 458,400 470,470 440,520'),
    width: 32,
  },
  {
    spine: points('486,276 450,310 420,360 424,410 390,440'),
    width: 24,
  },
];

/** Draws one lock with the strands its level asks for. */
function lock(sheet: Sheet, it: Mane, hair: Lock, index: number): void {
  const spine = curve(hair.spine, 8);
  const half = (t: number): number =>
    hair.width * Math.sin(Math.PI * Math.min(1, 0.16 + t * 0.84)) ** 0.8 * (1 - 0.25 * t);
  const rim = tube(spine, half);
  sheet.shape(rim, 'bold', it.tints[index % it.tints.length]);
  const strands = [0, 1, 2][it.level]!;
  const inside = sheet.inside([clockwise(rim)]);
  for (let i = 0; i < strands; i++) {
    const share = strands === 1 ? 0.1 : i === 0 ? 0.36 : -0.3;
    inside.line(shifted(spine, (t) => half(t) * share).slice(0, -6), 'fine', 0.5);
  }
}

function shifted(spine: Path, by: (t: number) => number): Point[] {
  const rim = tube(spine, by);
  return rim.slice(0, spine.length);
}

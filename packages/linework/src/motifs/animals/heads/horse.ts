import { drawn, traced } from '../../../geometry/drawn.ts';
import { ellipse } from '../../../geometry/forms.ts';
import type { Role } from '../../../roles.ts';
import type { Sheet } from '../../../sheet.ts';
import { farLocks, foreLocks, nearLocks } from '../../unicorn-mane.ts';

/** A horse's head and neck that look to the left, some 750 units wide, the neck's foot at y 990. */
export interface HorseHead {
  readonly level: 0 | 1 | 2;
  readonly coat: Role;
  /** Tints of the mane's locks in turn. */
  readonly mane: readonly Role[];
  /** A foal has a short mane and no halter. */
  readonly isFoal?: boolean;
}

const RIM = drawn(
  '470,286! 410,322 360,396 314,484 266,560 232,616 234,664 264,694 306,692 340,668 378,654 424,644 468,636 508,654 526,720 510,800 474,880 430,990! 830,990! 800,860 770,700 720,520 650,390 566,306',
);
const BLAZE = drawn(
  '486,280! 440,330 396,402 356,476 306,552 280,580! 300,520 340,440 380,370 430,306 470,276!',
);
const MUZZLE = drawn('190,640! 262,540 322,560 352,610 350,660 338,720! 220,740!');
const NOSEBAND = drawn('284,536! 316,482! 366,556 432,640! 384,664! 336,610');
const CHEEK_STRAP = drawn('396,628! 470,548 530,440 552,322! 586,330! 566,446 504,576 428,654!');
const LOOSE_HAIR = ['700,690 690,760 660,830', '640,700 620,770 586,840'];

/** Draws the locks behind the neck, the far ear, head and halter, the near ear, then the locks before them. */
export function horseHead(sheet: Sheet, it: HorseHead): void {
  const mane = { level: it.level, tints: it.mane };
  if (!it.isFoal) farLocks(sheet, mane);
  sheet.shape(drawn('506,300! 496,232 530,158! 560,240 556,310!'), 'bold', it.coat);
  sheet.shape(RIM, 'bold', it.coat);
  const inside = sheet.inside([RIM]);
  inside.shape(BLAZE, 'line', 'paper');
  inside.shape(MUZZLE, 'line', 'soft');
  if (!it.isFoal) for (const strap of [CHEEK_STRAP, NOSEBAND]) inside.shape(strap, 'line', 'a');
  if (it.isFoal) for (const line of LOOSE_HAIR) sheet.line(traced(line), 'fine', 0.6);
  sheet.rim(RIM, 'bold');
  if (!it.isFoal) sheet.shape(ellipse(412, 640, 19), 'line', 'gold');
  face(sheet.closely, it.level);
  nearLocks(sheet, mane);
  sheet.shape(drawn('534,330! 520,270 562,158! 620,250 612,336! 572,356'), 'bold', it.coat);
  sheet.shape(drawn('552,322! 546,276 568,208! 598,270 592,324! 572,334'), 'line', 'blush');
  foreLocks(sheet, mane);
}

/** The eye under its lid, the nostril, the mouth and the edge of the cheek. */
function face(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(drawn('378,452! 404,414 444,410 470,438! 450,474 408,482'), 'line', 'paper');
  sheet.ink(ellipse(422, 446, 24, 28));
  sheet.gleam(ellipse(430, 434, 9));
  sheet.gleam(ellipse(414, 460, 5));
  sheet.line(traced('366,456 396,408 444,400 484,440'), 'bold', 0.5);
  sheet.line(traced('380,398 412,376 450,376'), 'line', 0.6);
  sheet.shape(drawn('258,610! 266,588 288,584 294,600 276,606 268,622'), 'line', 'wood');
  sheet.line(traced('244,664 274,656 304,644 318,628'), 'line', 0.5);
  if (level > 0) sheet.line(traced('508,654 546,616 560,560'), 'line', 0.6);
}

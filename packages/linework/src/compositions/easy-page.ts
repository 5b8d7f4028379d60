import type { Brief, Composition, Story } from '../composition.ts';
import { rectangle } from '../geometry/forms.ts';
import type { Random } from '../random.ts';
import type { Role } from '../roles.ts';
import type { Sheet } from '../sheet.ts';
import { withSpecksCovered } from '../tidy.ts';

const MARGIN = 32;
/** What is too small to color in a tidy picture: gaps between lines, then wedges that its thick lines close. */
const SPECKS = [
  { smallest: 700, underInk: 1.6 },
  { smallest: 700, underInk: 3.6 },
] as const;

/** A picture of few large areas for the youngest, and its words. */
export interface EasyScene extends Story {
  /** What lies behind everything; the paper where the picture has no line around it. */
  readonly behind: Role | 'open';
  /** Whether it is never mirrored, as letters must not be. */
  readonly keepsSides?: boolean;
  /** Whether what lies on top is grown over pieces too small to color. */
  readonly isTidy?: boolean;
  readonly draw: (sheet: Sheet, random: Random) => void;
}

/** Draws so that what lies on top is grown over pieces too small to color on an easy page. */
function withoutEasySpecks(sheet: Sheet, draw: (sheet: Sheet) => void): void {
  sheet.cleaned((marks) => SPECKS.reduce(withSpecksCovered, [...marks]), draw);
}

/** Draws one of the pictures from edge to edge. */
export function easyPage(
  { sheet, random }: Brief,
  [width, height]: readonly [number, number],
  scenes: readonly EasyScene[],
): Story {
  const scene = random.pick(scenes);
  const rim = rectangle(MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN, 12);
  const isOpen = scene.behind === 'open';
  if (scene.behind !== 'open') sheet.layer('backdrop').shape(rim, 'bold', scene.behind);
  const inside = sheet.inside([rim]);
  const isMirrored = random.chance(0.5) && !scene.keepsSides;
  const view = isMirrored ? inside.at({ x: width, flip: true }) : inside;
  const draw = (on: Sheet) => scene.draw(on, random.fork('scene'));
  if (scene.isTidy) withoutEasySpecks(view, draw);
  else draw(view);
  if (!isOpen) sheet.layer('edge').rim(rim, 'bold');
  return { title: scene.title, description: scene.description, tags: scene.tags };
}

/** The composition with other pictures on its easy pages. */
export function withEasy(whole: Composition, scenes: readonly EasyScene[] | undefined): Composition {
  if (!scenes) return whole;
  return {
    ...whole,
    draw: (brief) => (brief.level === 0 ? easyPage(brief, whole.size, scenes) : whole.draw(brief)),
  };
}

import type { Brief, Composition, Story } from '../composition.ts';
import { rectangle } from '../geometry/forms.ts';
import type { Random } from '../random.ts';
import type { Role } from '../roles.ts';
import type { Sheet } from '../sheet.ts';

const MARGIN = 32;

/** A picture of few large areas for the youngest, and its words. */
export interface EasyScene extends Story {
  /** What lies behind everything; the paper where the picture has no line around it. */
  readonly behind: Role | 'open';
  /** Whether it is never mirrored, as letters must not be. */
  readonly keepsSides?: boolean;
  readonly draw: (sheet: Sheet, random: Random) => void;
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
  scene.draw(isMirrored ? inside.at({ x: width, flip: true }) : inside, random.fork('scene'));
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

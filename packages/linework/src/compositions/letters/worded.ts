import type { Story } from '../../composition.ts';
import { laidOut, paintWords, type Box } from '../../motifs/letters/lines.ts';
import type { Scene, Stage } from '../../motifs/stages/stage.ts';
import type { Picture } from '../people/picture.ts';

/** A scene with words in it. */
export interface Worded {
  readonly name: string;
  readonly lines: readonly string[];
  readonly size: readonly [number, number];
  readonly ground: number;
  readonly edge?: Picture['edge'];
  /** Whether the scene, not the words, is drawn a little larger than the page. */
  readonly isNear?: boolean;
  readonly stages: readonly Stage[];
  /** Where the words may stand; a page takes one of them. */
  readonly boxes: readonly Box[];
  /** Share of their height by which letters hop. */
  readonly hop?: number;
  readonly isCrowded?: boolean;
  readonly isBanded?: boolean;
  readonly backdrop?: (scene: Scene) => void;
  readonly act: (scene: Scene, stage: Stage) => Story;
  /** Drawn before everything but the words, never mirrored; gives the boxes that are free then. */
  readonly sign?: (scene: Scene) => readonly Box[];
}

/** The picture of a scene with words. */
export function worded(it: Worded): Picture {
  return {
    ...it,
    category: 'letters',
    edge: it.edge ?? 'page',
    ...(it.isNear ? { views: [[it.size[0] / 2, it.size[1] * 0.6, 1.16]] as const } : {}),
    sign(scene) {
      const { sheet, random, level } = scene;
      const box = random.pick(it.sign?.(scene) ?? it.boxes);
      const letters = laidOut(it.lines, box, it.hop);
      const isLarge = box.height / it.lines.length > 190;
      paintWords(sheet, letters, { random, halo: level === 2 ? 14 : 17, isFilled: level === 2 && isLarge });
    },
  };
}

/** A box for words as wide as the page allows: near its top or near its foot. */
export function band([width, height]: readonly [number, number], at: number, high: number): Box {
  return { x: width / 2, y: height * at, width: width * 0.82, height: high };
}

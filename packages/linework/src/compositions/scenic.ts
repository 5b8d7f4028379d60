import type { Composition } from '../composition.ts';
import type { Scene, Stage } from '../motifs/stages/stage.ts';
import { type Picture, pictured } from './people/picture.ts';

/** One way to fill a page, and the titles and descriptions that are true of it. */
export interface Layout {
  readonly words: readonly (readonly [title: string, description: string])[];
  readonly draw: (scene: Scene, stage: Stage) => void;
}

/** Pages of one subject: places, and layouts of which the first is also the easy pages' one. */
export interface Scenic extends Omit<Picture, 'act'> {
  readonly tags: readonly string[];
  readonly layouts: readonly Layout[];
}

/** A composition that draws one of its layouts. */
export function scenic(it: Scenic): Composition {
  return pictured({
    ...it,
    act(scene, stage) {
      const layout = scene.level === 0 ? it.layouts[0]! : scene.random.fork('layout').pick(it.layouts);
      layout.draw(scene, stage);
      const [title, description] = scene.random.fork('words').pick(layout.words);
      return { title, description, tags: [...new Set([...it.tags, ...stage.tags])].slice(0, 8) };
    },
  });
}

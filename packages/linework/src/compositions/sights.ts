import type { Difficulty } from '@inkbloom/formats/page';
import type { Brief, Composition } from '../composition.ts';
import type { Placement } from '../geometry/point.ts';
import type { Role } from '../roles.ts';
import type { Pens } from '../sheet.ts';
import { edged, type EdgedPicture } from './edged.ts';

/** The part of a scene a page shows: the point in its middle and how many times larger it is drawn. */
type Crop = readonly [x: number, y: number, zoom: number];

/** One page onto a scene: its format, the views a seed chooses from, and its words for each difficulty. */
export interface Sight {
  readonly name: string;
  readonly size: readonly [width: number, height: number];
  /** All of the scene when absent. */
  readonly views?: readonly Crop[];
  readonly told: readonly (readonly [title: string, description: string])[];
}

/** A scene that bleeds off whatever page shows it. */
export interface Sighted {
  readonly category: string;
  readonly size: readonly [width: number, height: number];
  readonly backdrop: Role;
  readonly tags: readonly string[];
  readonly edge?: EdgedPicture['edge'];
  readonly keepsSides?: boolean;
  /** Whether its hard pages are for experts. */
  readonly isForExperts?: boolean;
  readonly pens?: Readonly<Record<Difficulty, Pens>>;
  /** Draws all of it; `zoom` tells how much larger the page's view shows it. */
  readonly draw: (brief: Brief, zoom: number) => void;
}

/** Where the scene lies on a page so that a view is in its middle and no edge of the scene is seen. */
function placed([x, y, scale]: Crop, scene: Sighted['size'], page: Sight['size']): Placement {
  const along = (k: 0 | 1, at: number): number =>
    Math.min(0, Math.max(page[k] - scene[k] * scale, page[k] / 2 - at * scale));
  return { x: along(0, x), y: along(1, y), scale };
}

/** The compositions that show one scene in several ways. */
export function sights(scene: Sighted, shown: readonly Sight[]): readonly Composition[] {
  return shown.map(({ name, size, views, told }) =>
    edged({
      name,
      category: scene.category,
      size,
      edge: scene.edge ?? 'page',
      backdrop: scene.backdrop,
      ...(scene.pens ? { pens: scene.pens } : {}),
      ...(scene.keepsSides ? { keepsSides: true } : {}),
      draw(brief) {
        const view = views && brief.random.fork('view').pick(views);
        const sheet = view ? brief.sheet.at(placed(view, scene.size, size)) : brief.sheet;
        scene.draw({ ...brief, sheet }, view?.[2] ?? 1);
        const [title, description] = told[Math.min(brief.level, told.length - 1)]!;
        const isExpert = scene.isForExperts && brief.level === 2;
        return { title, description, tags: isExpert ? [...scene.tags, 'expert'] : scene.tags };
      },
    }),
  );
}

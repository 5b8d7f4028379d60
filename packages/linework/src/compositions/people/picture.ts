import type { Composition, Story } from '../../composition.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import type { Path, Placement, Point } from '../../geometry/point.ts';
import { BUILDS, type Build } from '../../motifs/people/body/build.ts';
import { featuresFrom } from '../../motifs/people/body/features.ts';
import { drawPerson } from '../../motifs/people/body/person.ts';
import type { Props, Somebody } from '../../motifs/people/body/somebody.ts';
import type { FaceSize, Mien } from '../../motifs/people/body/head.ts';
import type { Posture, Skeleton } from '../../motifs/people/body/skeleton.ts';
import { PEOPLE_PENS } from '../../motifs/people/pens.ts';
import { skyBands } from '../../motifs/stages/wilds.ts';
import type { Random } from '../../random.ts';
import type { Scene, Stage } from '../../motifs/stages/stage.ts';
import type { Coverings } from '../../sheet.ts';

/** How a picture ends: `open` has a plain thin rule around it, on easy pages a bold one. */
type Edge = 'page' | 'arch' | 'round' | 'open';

/** A point of the page that stays where it is, and how many times larger everything around it is drawn. */
export type View = readonly [x: number, y: number, zoom: number];

/** A picture of people: where it may be set and what happens there. */
export interface Picture {
  readonly name: string;
  readonly category: string;
  readonly size: readonly [width: number, height: number];
  readonly ground: number;
  readonly edge?: Edge;
  readonly stages: readonly Stage[];
  /** Where the easy pages play instead. */
  readonly easyStages?: readonly Stage[];
  /** Whether what lies behind is drawn a grade simpler, because there is much to see before it. */
  readonly isCrowded?: boolean;
  /** What half of the pages come closer to: a point of the page and how many times larger it is drawn. */
  readonly focus?: View;
  /** What the finest pages come closer to, where the others show the whole. */
  readonly fineFocus?: View;
  /** From where it may be seen instead; each page takes one of them. */
  readonly views?: readonly View[];
  /** Whether long bands of thin cloud fill the sky of the finest pages. */
  readonly isBanded?: boolean;
  /** Whether every face has features of its own, hands are drawn full and arms have elbows. */
  readonly isIndividual?: boolean;
  /** How large areas of the finest pages are broken up, by their layers. */
  readonly covers?: (scene: Scene) => Coverings;
  /** What breaks up the sky or the wall behind the finest pages. */
  readonly backdrop?: (scene: Scene, stage: Stage) => void;
  /** Drawn over everything and never mirrored, as words are. */
  readonly sign?: (scene: Scene) => void;
  readonly act: (scene: Scene, stage: Stage) => Story;
}

const MARGIN = 32;

function rimOf(edge: Edge, [width, height]: readonly [number, number]): Path {
  const [right, bottom] = [width - MARGIN, height - MARGIN];
  if (edge === 'page') return rectangle(MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN, 10);
  if (edge === 'open') return rectangle(MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN);
  const half = width / 2 - MARGIN;
  if (edge === 'round') return ellipse(width / 2, height / 2, half, height / 2 - MARGIN);
  return [
    ...arc(width / 2, MARGIN + half * 0.8, half, half * 0.8, Math.PI, Math.PI * 2),
    [right, bottom],
    [MARGIN, bottom],
  ];
}

/** The view in which a point stays where it is and everything around it grows. */
function closer([x, y, zoom]: View): Placement {
  return { x: x * (1 - zoom), y: y * (1 - zoom), scale: zoom };
}

function viewOf(it: Picture, level: 0 | 1 | 2, random: Random): View | undefined {
  if (it.views) return random.pick(it.views);
  if (level === 2 && it.fineFocus) return it.fineFocus;
  return it.focus;
}

/** The grade below, for what lies farther off. */
export function simpler(level: 0 | 1 | 2): 0 | 1 | 2 {
  return level === 2 ? 1 : 0;
}

/** A composition from a picture. */
export function pictured(it: Picture): Composition {
  return {
    name: it.name,
    category: it.category,
    size: it.size,
    strays: 1,
    pens: PEOPLE_PENS,
    draw({ sheet, random, level, isPart }) {
      const stage = random.pick(level === 0 ? (it.easyStages ?? it.stages) : it.stages);
      const edge = it.edge === 'open' && level === 0 ? 'page' : (it.edge ?? 'page');
      const rim = rimOf(edge, it.size);
      const flip = random.chance(0.5);
      sheet.layer('sky').shape(rim, 'bold', stage.sky);
      const window = sheet.inside([rim]);
      const within = flip ? window.at({ x: it.size[0], flip }) : window;
      const view = level === 0 && it.easyStages ? undefined : viewOf(it, level, random.fork('view'));
      let scene: Scene = {
        sheet: view ? within.at(closer(view)) : within,
        random,
        level,
        width: it.size[0],
        height: it.size[1],
        ground: it.ground,
        ...(it.isIndividual ? { isIndividual: true } : {}),
      };
      if (it.covers && level === 2 && !isPart)
        scene = {
          ...scene,
          sheet: scene.sheet.covering(it.covers({ ...scene, sheet: window, random: random.fork('covers') })),
        };
      const around = { ...scene, level: it.isCrowded ? simpler(level) : level };
      if (it.isBanded && level === 2) skyBands(scene, [70, it.ground - 130], 8);
      if (level === 2) it.backdrop?.(scene, stage);
      stage.behind({ ...around, random: random.fork('behind') });
      const story = it.act({ ...scene, random: random.fork('act') }, stage);
      stage.before?.({ ...around, random: random.fork('before') });
      it.sign?.({ ...scene, sheet: window.layer('words'), random: random.fork('sign') });
      sheet.layer('edge').rim(rim, edge === 'open' ? 'line' : 'bold');
      return story;
    },
  };
}

/** Somebody in a picture. */
export interface Actor {
  readonly who: Somebody;
  readonly posture: Posture;
  readonly mien: Mien;
  readonly x: number;
  /** Where the feet are; the scene's ground when absent. */
  readonly y?: number;
  readonly scale: number;
  readonly flip?: boolean;
  readonly props?: Props;
  readonly part?: 'arms';
}

/** Where a point of the page lies for somebody who stands upright at a place, as the goal of a hand. */
export function reachFor(build: Build['name'], at: Point, scale: number, goal: Point): Point {
  const { thigh, shin, foot } = BUILDS[build];
  return [(goal[0] - at[0]) / scale, (goal[1] - at[1]) / scale + thigh + shin + foot * 0.4 + 4];
}

const isYoung = ({ who }: Actor): boolean => who.build === 'child' || who.build === 'toddler';

/** How large somebody's face is on the page. */
function sizeOf(scene: Scene, actor: Actor): FaceSize {
  if (actor.who.glasses) return 'small';
  if (actor.scale > 2.4) return 'huge';
  if (scene.level === 0) return 'small';
  const least = isYoung(actor) && !(scene.isIndividual && scene.level === 1) ? 1.15 : 1.5;
  return actor.scale >= least ? 'large' : 'small';
}

/** Draws somebody into the scene. */
export function enter(scene: Scene, actor: Actor): Skeleton {
  const { x, scale } = actor;
  const at = { x, y: actor.y ?? scene.ground, scale, ...(actor.flip ? { flip: true } : {}) };
  return drawPerson(scene.sheet.layer('person').at(at), {
    who: actor.who,
    posture: actor.posture,
    mien: actor.mien,
    level: scene.level,
    part: actor.part,
    own: scene.isIndividual ? featuresFrom(scene.random.fork(`face ${Math.round(x)}`)) : undefined,
    size: sizeOf(scene, actor),
    ...(actor.props ? { props: actor.props } : {}),
  });
}

import { ellipse, rectangle } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import { BUILDS, type Build } from '../../motifs/people/body/build.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import type { Posture, Skeleton } from '../../motifs/people/body/skeleton.ts';
import type { Bottom, Top } from '../../motifs/people/body/somebody.ts';
import { garden } from '../../motifs/stages/outdoors.ts';
import { byGrade, type Scene, type Stage } from '../../motifs/stages/stage.ts';
import { sunlitSky } from './backdrops.ts';
import { cast } from './cast.ts';
import { type Actor, enter, type Picture } from './picture.ts';

/** Draws what somebody holds, whose wrists are at two points. */
type Held = (view: Scene['sheet'], ends: readonly [Point, Point], level: 0 | 1 | 2) => void;

/** One thing to do at a trade. */
export interface Task {
  readonly arms: Posture['arms'];
  /** What stands on the bench or beside the worker, about the middle of the page at the ground. */
  readonly work: (scene: Scene, mid: number) => void;
  readonly held?: Held;
  /** What is held over everything that stands on a bench. */
  readonly last?: Held;
}

/**
 * Somebody at work: on a wide page behind a bench with their arms over what stands on it, on a tall one beside what
 * they work at.
 */
export interface Trade {
  readonly name: string;
  readonly stages: readonly Stage[];
  readonly size: readonly [number, number];
  readonly as: {
    readonly top?: Top;
    readonly bottom?: Bottom;
    readonly hat?: 'straw' | 'cap' | 'bandana' | 'hardhat';
    readonly feet?: 'boot';
  };
  /** How far above the top of a bench the worker's hips are, in units; 10 unless told. */
  readonly rise?: number;
  /** How far across a tall page the work stands, as a share of its width; 0.36 unless told. */
  readonly middle?: number;
  /** What may be done there; each page shows one. */
  readonly tasks: readonly Task[];
  readonly titles: readonly ((called: string) => string)[];
  readonly descriptions: readonly ((called: string) => string)[];
  readonly tags: readonly string[];
}

/** How high the top of a wide page's bench lies above the page's foot, in units. */
export const BENCH = 236;

/** A bench with a top, drawers and doors, from edge to edge below the worker. */
function workTable({ sheet, level, width, height }: Scene): void {
  const top = height - BENCH;
  const at = sheet.layer('table');
  at.shape(rectangle(-20, top + 30, width + 40, height), 'bold', 'wood');
  const parts = byGrade({ level }, 0, 3, 4);
  for (let i = 0; i < parts; i++) {
    const [x, w] = [(i * width) / parts + 34, width / parts - 68];
    at.shape(rectangle(x, top + 58, w, 70, 6), 'line', 'sand');
    at.shape(ellipse(x + w / 2, top + 92, 17, 10), 'line', 'gold');
    at.shape(rectangle(x, top + 148, w, 200, 6), 'line', 'sand');
  }
  at.shape(rectangle(-20, top, width + 40, 36, 6), 'bold', 'wood');
}

/** Where somebody stands and how large: beside a thing, or so near behind a bench that it hides the legs. */
function standing(
  scene: Scene,
  build: Build['name'],
  isBeside: boolean,
  rise = 10,
): { readonly y: number; readonly scale: number } {
  if (isBeside) return { y: scene.ground + 40, scale: 1.18 * byGrade(scene, 1.06, 1, 1) };
  const { thigh, shin } = BUILDS[build];
  return { y: scene.height - BENCH - rise + (thigh + shin + 28) * 1.34, scale: 1.34 };
}

const wristsOf = ({ arms }: Skeleton): [Point, Point] => [arms[0].end, arms[1].end];

/** The picture of somebody at a trade. */
export function tradePage(it: Trade): Picture {
  const isWide = it.size[0] > it.size[1];
  const ground = isWide ? 660 : 850;
  return {
    name: it.name,
    category: 'people',
    isIndividual: true,
    size: it.size,
    ground,
    stages: it.stages,
    ...(it.stages.includes(garden) ? { backdrop: sunlitSky() } : {}),
    views: isWide
      ? [
          [it.size[0] / 2, 500, 1],
          [it.size[0] / 2, 430, 1.22],
        ]
      : [
          [it.size[0] / 2, 300, 1],
          [it.size[0] / 2, 200, 1.08],
          [it.size[0] * 0.54, ground * 0.7, 1.18],
        ],
    act(scene) {
      const { random, level, width } = scene;
      const mid = width * (isWide ? random.range(0.4, 0.5) : (it.middle ?? 0.36));
      const who = cast(scene, random.pick(['woman', 'man'] as const), { as: it.as, isPlain: true });
      const task = random.fork('task').pick(it.tasks);
      const work = (): void => task.work({ ...scene, random: random.fork('work') }, mid);
      if (!isWide) work();
      const worker: Actor = {
        who: who.who,
        posture: { ...POSTURES.stand, head: { turn: random.pick([-0.2, 0.3]), tilt: 5 }, arms: task.arms },
        mien: random.pick(['smile', 'calm', 'laugh'] as const),
        x: isWide ? mid : mid - 40,
        ...standing(scene, who.who.build, !isWide, it.rise),
        props: {
          over: (view, bones) => task.held?.(view, wristsOf(bones), level),
          last: (view, bones) => task.last?.(view, wristsOf(bones), level),
        },
      };
      enter(scene, worker);
      if (isWide) {
        workTable(scene);
        work();
        enter(scene, { ...worker, part: 'arms' });
      }
      return {
        title: random.pick(it.titles)(who.called),
        description: random.pick(it.descriptions)(who.called),
        tags: [...it.tags, who.kind === 'she' ? 'woman' : 'man'],
      };
    },
  };
}

import type { FastifyBaseLogger } from 'fastify';
import type { DrawingProcess } from '../drawing-process.ts';
import type { PublishStores } from '../store-activity.ts';
import type { Hemisphere } from '../../../plugins/almanac.ts';
import type { Clock } from './clock.ts';
import type { DailySubject } from './subjects.ts';

/** What the daily job works with. */
export interface DailyOptions extends PublishStores {
  readonly log: FastifyBaseLogger;
  /** Pages a day; 0 switches the job off. */
  readonly pages: number;
  /** Whose midnight counts: a name of the IANA database. */
  readonly timezone: string;
  readonly clock?: Clock;
  readonly startProcess?: () => DrawingProcess;
  /** Which side of the world has its seasons; the northern unless told otherwise. */
  readonly hemisphere?: Hemisphere;
  /** What is drawn; what was scored 4 or more unless told otherwise. */
  readonly subjects?: readonly DailySubject[];
}

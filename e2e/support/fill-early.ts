import { setPriority } from 'node:os';
import fillFolder from './filled-folder.ts';

/** The lowest priority: drawing takes what the suites leave of the processors. */
const IDLE = 19;

setPriority(IDLE);
await fillFolder();

import { setPriority } from 'node:os';
import fillFolder from './filled-folder.ts';

/** A low priority: drawing takes little from the suites beside it, and is done before the journeys. */
const LOW = 10;

setPriority(LOW);
await fillFolder();

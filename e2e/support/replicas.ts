import { onTestFinished } from 'vitest';
import { replicaPrograms } from './replica-programs.ts';

export { caddyProgram } from './replica-programs.ts';

/** Servers, a proxy and folders that end with the test. */
export const { temporaryFolder, startReplica, startProxy } = replicaPrograms((work) => onTestFinished(work));

import { runNode } from './run.ts';

await runNode(['node_modules/oxfmt/bin/oxfmt', '.']);

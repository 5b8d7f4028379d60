import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

// Lives two million schedules, or as many as SCHEDULES says from FROM on, each twice, in parts that each begin with a
// small memory.
const FIRST = Number(process.env['FROM'] ?? 1);
const TOTAL = Number(process.env['SCHEDULES'] ?? 2_000_000);
const PART = 50_000;
const RUN = join(import.meta.dirname, '../simulation/run.ts');

const end = FIRST + TOTAL;

for (let from = FIRST; from < end; from += PART) {
  const args = [RUN, 'schedules', String(from), String(Math.min(PART, end - from)), '1'];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

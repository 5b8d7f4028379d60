import { setTimeout as pause } from 'node:timers/promises';
import { heldMebibytes, quantile, report, withFolder } from './programs.ts';
import { openConnection, saveRequest, type Sent, startBusyServer } from './traffic.ts';

/*
 * Steady traffic for twenty minutes (MINUTES says otherwise): what the server holds in memory stays flat, and nothing
 * fails.
 */

const MINUTES = Number(process.env['MINUTES'] ?? 20);
const READS_A_SECOND = 40;
const SAVES_A_SECOND = 1;
const PEOPLE = 10;
const SAMPLE_MS = 5_000;
/** How much more the last quarter may hold than the second one. */
const GROWTH_MB = 25;

/** Does something so many times a second until the end; what takes longer is not waited for. */
async function steadily(rate: number, end: number, work: (number: number) => Promise<void>): Promise<void> {
  const begun = performance.now();
  const under: Promise<void>[] = [];
  for (let number = 0; ; number += 1) {
    const due = begun + (number * 1000) / rate;
    if (due > end) break;
    await pause(Math.max(0, due - performance.now()));
    under.push(work(number));
    if (under.length > 1000) await Promise.all(under.splice(0));
  }
  await Promise.all(under);
}

await withFolder(async (folder) => {
  const { slugs, server, tokens, picture, stop } = await startBusyServer(folder, PEOPLE);
  const end = performance.now() + MINUTES * 60_000;
  const held: number[] = [];
  const times: number[] = [];
  let failed = 0;
  const lines = Array.from({ length: 16 }, (_, at) => openConnection(server.port, `127.60.0.${at + 1}`));
  async function ask(number: number, sent: Sent): Promise<void> {
    const outcome = await lines[number % lines.length]!.send(sent).catch(() => ({ status: 0, ms: 0 }));
    if (outcome.status === 200) times.push(outcome.ms);
    else failed += 1;
  }
  async function watch(): Promise<void> {
    while (performance.now() < end) {
      held.push(heldMebibytes(server.pid));
      await pause(SAMPLE_MS);
    }
  }
  const read = (number: number) => {
    const path =
      number % 3 === 0
        ? `/activity/${slugs[number % slugs.length]}`
        : `/api/v1/activities?limit=20&page=${1 + (number % 30)}`;
    return ask(number, { method: 'GET', path });
  };
  const save = async (number: number) =>
    ask(number, await saveRequest(tokens[number % PEOPLE]!, slugs[number % slugs.length]!, number, picture));
  await Promise.all([watch(), steadily(READS_A_SECOND, end, read), steadily(SAVES_A_SECOND, end, save)]);
  const quarter = Math.floor(held.length / 4);
  const early = quantile(held.slice(quarter, 2 * quarter), 0.5);
  const late = quantile(held.slice(-quarter), 0.5);
  report(
    `${MINUTES} min: ${times.length} answers, ${failed} failed, 99 of 100 in ${quantile(times, 0.99).toFixed(0)} ms; memory ${early.toFixed(0)} MB in the second quarter, ${late.toFixed(0)} MB in the last, most ${Math.max(...held).toFixed(0)} MB`,
    failed === 0 && late - early < GROWTH_MB,
  );
  for (const line of lines) line.close();
  await stop();
});
process.exit();

import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openFileStore } from '../../../apps/server/src/store/file-store.ts';
import { startSandbox } from '../../../apps/server/testing/sandbox.ts';
import { fillCatalogue, processorSeconds, quantile, report, startServer, withFolder } from './programs.ts';
import { drawnPicture, openConnection, saveRequest, type Sent, signInMany } from './traffic.ts';

/*
 * A day of 100,000 people on one machine, with the load that docs/capacity.md assumes. A share of the day's requests is
 * sent as fast as the busiest hour would send them or faster, in the day's proportions; what that takes is told for the
 * whole day. SHARE=1 sends all of them.
 */

const SHARE = Number(process.env['SHARE'] ?? 0.01);
/** One in ten colors on a day: sixty requests each, and four saves. */
const READS = 600_000;
const SAVES = 40_000;
const DAY_SECONDS = 86_400;
const TOGETHER = 8;
/** Each may save sixty times a minute. */
const SAVES_A_PERSON = 40;
/** Euros a month for a small machine with two cores, and for a terabyte of storage. */
const MACHINE_A_MONTH = 8;
const TERABYTE_A_MONTH = 4;

async function bytesIn(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(names.map((name) => stat(join(folder, name))));
  return sizes.reduce((sum, one) => sum + (one.isFile() ? one.size : 0), 0);
}

/** What one person looks at: a screen, lists, an activity and its pages. */
function readOf(number: number, slugs: readonly string[]): Sent {
  const slug = slugs[(number * 7919) % slugs.length] ?? '';
  const paths = [
    '/gallery',
    `/api/v1/activities?limit=50&page=${1 + (number % 12)}`,
    `/api/v1/activities/${slug}`,
    `/activity/${slug}`,
    `/api/v1/activities/${slug}/neighbors`,
    '/api/v1/categories?primary=true',
  ];
  return { method: 'GET', path: paths[number % paths.length]! };
}

await withFolder(async (folder) => {
  const slugs = await fillCatalogue(folder, await openFileStore(`${folder}/images`));
  const sandbox = await startSandbox();
  const server = await startServer({
    DATA_DIR: folder,
    DAILY_PAGES: '0',
    DRAWINGS_QUOTA_MB: '100000',
    GOOGLE_ISSUER: `${sandbox.origin}/google`,
    GOOGLE_CLIENT_ID: 'sandbox-google',
    GOOGLE_CLIENT_SECRET: 'sandbox-google-secret',
  });
  const saves = Math.round(SAVES * SHARE);
  const reads = Math.round(READS * SHARE);
  const people = Math.ceil(saves / SAVES_A_PERSON);
  const tokens = await signInMany(server.origin, people);
  const pictures = await Promise.all(Array.from({ length: 12 }, drawnPicture));
  const before = await bytesIn(folder);
  const [readTimes, saveTimes]: [number[], number[]] = [[], []];
  let failed = 0;

  /** Does numbered work over several connections; gives the seconds of processor time and of the clock it took. */
  async function all(count: number, times: number[], make: (number: number) => Promise<Sent>) {
    const [cpu, begun] = [processorSeconds(server.pid), performance.now()];
    let next = 0;
    async function go(place: number): Promise<void> {
      let line = openConnection(server.port, `127.70.0.${place + 1}`);
      for (let sent = 1; next < count; sent += 1) {
        // Another address from time to time: none may ask more than 1200 times a minute.
        if (sent % 1000 === 0) {
          line.close();
          line = openConnection(server.port, `127.70.${1 + ((sent / 1000) % 250)}.${place + 1}`);
        }
        const outcome = await line.send(await make(next++));
        if (outcome.status === 200) times.push(outcome.ms);
        else failed += 1;
      }
      line.close();
    }
    await Promise.all(Array.from({ length: TOGETHER }, (_, place) => go(place)));
    return { cpu: processorSeconds(server.pid) - cpu, clock: (performance.now() - begun) / 1000 };
  }

  const read = await all(reads, readTimes, async (number) => readOf(number, slugs));
  const save = await all(saves, saveTimes, (number) =>
    saveRequest(tokens[number % people]!, slugs[number % slugs.length]!, number, pictures[number % 12]!),
  );
  const grown = (await bytesIn(folder)) - before;
  const cpuOfDay = (read.cpu + save.cpu) / SHARE;
  const pictureBytes = quantile(
    pictures.map(({ length }) => length),
    0.5,
  );
  const rowsOfDay = (grown - 12 * pictureBytes) / SHARE;
  const storedOfDay = rowsOfDay + (SAVES / 4) * pictureBytes;
  report(
    `${SHARE * 100} % of a day: ${reads} reads in ${read.clock.toFixed(0)} s (99 of 100 in ${quantile(readTimes, 0.99).toFixed(0)} ms), ${saves} saves in ${save.clock.toFixed(0)} s (99 of 100 in ${quantile(saveTimes, 0.99).toFixed(0)} ms), ${failed} failed`,
    failed === 0,
  );
  report(
    `the whole day: ${(cpuOfDay / 60).toFixed(0)} min of processor time, ${((100 * cpuOfDay) / DAY_SECONDS).toFixed(1)} % of one core; a read ${((1e3 * read.cpu) / reads).toFixed(2)} ms, a save ${((1e3 * save.cpu) / saves).toFixed(1)} ms, decoding in its threads included`,
    cpuOfDay < DAY_SECONDS,
  );
  const gigabytes = storedOfDay / 1e9;
  const euros = MACHINE_A_MONTH / 30 + (gigabytes * 365 * TERABYTE_A_MONTH) / 1000 / 30 / 2;
  report(
    `${gigabytes.toFixed(1)} GB a day are kept (a drawing's picture of ${Math.round(pictureBytes / 1000)} KB and its rows); ${euros.toFixed(2)} euros a day in the first year on average, of which the machine ${(MACHINE_A_MONTH / 30).toFixed(2)}`,
  );
  await server.end();
  await sandbox.stop();
});
process.exit();

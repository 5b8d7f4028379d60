import { rmSync } from 'node:fs';
import { startPostgres } from '../scripts/postgres-server.ts';
import { copyFilledFolder } from './support/filled-folder.ts';
import { copyCatalogue } from './support/filled-postgres.ts';
import { expect, Journey, test } from './support/journey.ts';
import { keepAndGoOn } from './support/keeping.ts';
import { canRunReplicas } from './support/replica-programs.ts';

test('CAN-15 a drawing is kept and found again on PostgreSQL', async ({ browser }) => {
  test.skip(canRunReplicas, 'replicas.spec.ts does this with two servers');
  const server = await startPostgres(process.env['POSTGRES_BIN'] ?? '/usr/local/bin');
  const databaseUrl = `${server.address}/postgres`;
  const filled = copyFilledFolder();
  const journey = new Journey({ databaseUrl, browser });
  try {
    await copyCatalogue(filled, databaseUrl);
    await journey.start();
    await keepAndGoOn(journey);
  } finally {
    await journey.end();
    server.stop();
    rmSync(filled, { recursive: true, force: true });
  }
  expect(journey.complaints()).toEqual([]);
});

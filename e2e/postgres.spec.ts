import { startPostgres } from '../scripts/postgres-server.ts';
import { expect, Journey, test } from './support/journey.ts';
import { keepAndGoOn, OWL_ID } from './support/keeping.ts';

test('CAN-15 a drawing is kept and found again on PostgreSQL', async () => {
  test.setTimeout(300_000);
  const server = await startPostgres(process.env['POSTGRES_BIN'] ?? '/usr/local/bin');
  const journey = new Journey({ databaseUrl: `${server.address}/postgres` });
  try {
    await journey.start();
    // This database is new, so that the catalogue is being drawn while the journey begins.
    await expect
      .poll(async () => (await fetch(`${journey.origin}/api/v1/activities/${OWL_ID}`)).status, {
        timeout: 120_000,
      })
      .toBe(200);
    await keepAndGoOn(journey);
  } finally {
    await journey.end();
    server.stop();
  }
  expect(journey.complaints()).toEqual([]);
});

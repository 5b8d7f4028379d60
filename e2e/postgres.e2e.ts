import { startPostgres } from '../scripts/postgres-server.ts';
import { expect, Journey, test } from './support/journey.ts';
import { untilFilled } from './support/filled-folder.ts';
import { keepAndGoOn } from './support/keeping.ts';

test('CAN-15 a drawing is kept and found again on PostgreSQL', async () => {
  test.setTimeout(300_000);
  const server = await startPostgres(process.env['POSTGRES_BIN'] ?? '/usr/local/bin');
  const journey = new Journey(`${server.address}/postgres`);
  try {
    await journey.start();
    await untilFilled(journey.origin);
    await keepAndGoOn(journey);
  } finally {
    await journey.end();
    server.stop();
  }
  expect(journey.complaints()).toEqual([]);
});

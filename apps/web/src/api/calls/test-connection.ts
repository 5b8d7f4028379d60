import { listActivities } from '@inkbloom/contracts/activities';
import { createClient } from '../client/client.ts';
import { chooseSource, askFixtures } from '../client/data-source.ts';
import { apiBase, mayCarrySecrets, type Settings } from '../client/runtime-configuration.ts';

/** How a connection test went; the message is fit to show. */
export interface TestResult {
  readonly isSuccess: boolean;
  readonly message: string;
}

/** Asks the source of these settings for one activity, before they are used. */
export async function testConnection(settings: Settings, own: string = location.origin): Promise<TestResult> {
  const { api } = settings.configuration;
  const key = api.apiKey && mayCarrySecrets(settings, own) ? { 'x-api-key': api.apiKey } : {};
  const client = createClient({
    base: apiBase(settings, own),
    version: '',
    limits: () => ({ ...api, retryAttempts: 0 }),
    headers: () => ({ ...api.headers, ...key }),
  });
  try {
    const send = chooseSource(settings.configuration) === 'api' ? client : askFixtures;
    const { pagination } = await send(listActivities, { query: { limit: 1 } });
    return { isSuccess: true, message: `${pagination.total} activities are there.` };
  } catch (error) {
    return { isSuccess: false, message: error instanceof Error ? error.message : String(error) };
  }
}

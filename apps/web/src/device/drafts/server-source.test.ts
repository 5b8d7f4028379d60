import { expect, it, vi } from 'vitest';
import type { ask } from '../../api/client/connection.ts';
import { RequestError } from '../../api/client/request-error.ts';
import { sendSave } from './server-source.ts';
import { draw, freshDevice, saveFrom } from './testing.ts';

const connection = vi.hoisted(() => ({ ask: vi.fn<typeof ask>() }));
vi.mock('../../api/client/connection.ts', () => connection);

it('KEEP-2 a save names its person in its binary form, and waits for them when somebody else is signed in', async () => {
  connection.ask.mockRejectedValue(new RequestError(401, 'user_not_authenticated', 'somebody else'));
  const tab = await freshDevice();
  const opened = await draw(tab, { person: 'ann' }, 1);
  expect(await saveFrom(tab, opened, sendSave)).toMatchObject({ kind: 'queued', wait: 'signed-out' });
  expect(connection.ask).toHaveBeenCalledOnce();
  const form = connection.ask.mock.calls[0]?.[1]?.form;
  expect(form?.get('save')).toContain('"userId":"ann"');
  expect(form?.get('picture')).toBeInstanceOf(Blob);
  expect(await tab.outbox.drawings('ann')).toEqual([opened.draft.drawingId]);
});

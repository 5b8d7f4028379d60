import { render } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { sampleActivities, sampleDetail } from '../src/api/fixtures/samples.ts';
import { Workbench } from '../src/studio/layouts/workbench.tsx';
import { endSession } from '../src/studio/session/save-and-exit.ts';
import { openSession } from '../src/studio/session/session.ts';
import type { SaveFailure, WayOn } from '../src/studio/session/save-failures.ts';

interface WorkbenchOptions {
  /** As if the line art had not loaded. */
  readonly isWithoutLines?: boolean;
  /** A sample page's id; the first one unless told. */
  readonly sample?: string;
}

/**
 * Opens a sample page as a guest, with the real engine and this browser's own storage, until the test is over. Answers
 * the session, and what the controls asked of the studio.
 */
export async function openWorkbench({
  sample = sampleActivities[0]?.id ?? '',
  isWithoutLines = false,
}: WorkbenchOptions = {}) {
  const activity = sampleDetail(sample);
  if (!activity) throw new Error(`there is no sample ${sample}`);
  const drawingId = crypto.randomUUID();
  const opened = await openSession({ activity, pageIndex: 0, drawingId, person: null });
  const session = isWithoutLines ? { ...opened, page: { ...opened.page, ink: null } } : opened;
  const onSave = vi.fn((_andMore?: boolean): Promise<SaveFailure | null> => Promise.resolve(null));
  const onLeave = vi.fn(() => Promise.resolve());
  const onWay = vi.fn<(way: WayOn) => void>();
  const onReload = vi.fn();
  const onRestore = vi.fn(() => Promise.resolve());
  const ways = { onSave, onLeave, onWay, onReload, onRestore };
  const view = render(<Workbench session={session} title={activity.title} {...ways} />);
  onTestFinished(async () => {
    view.unmount();
    await endSession(session);
  });
  return { session, ...ways };
}

import { render, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { endSession } from '../session/save-and-exit.ts';
import { openSession } from '../session/session.ts';
import { sampleActivities, sampleDetail } from '../../api/fixtures/samples.ts';
import { StudioContext } from '../layouts/studio-parts.ts';
import { Preview } from './preview.tsx';

it('CAN-3 the preview shows a stroke at once, and that of the brush as soon as it is ready', async () => {
  const activity = sampleDetail(sampleActivities[0]!.id)!;
  const session = await openSession({
    activity,
    pageIndex: 0,
    drawingId: crypto.randomUUID(),
    person: null,
  });
  const ready = Promise.withResolvers<void>();
  const controls = { ...session.controls, brushReady: () => ready.promise };
  const view = render(
    <StudioContext value={{ ...session, controls, hasVersions: false }}>
      <Preview />
    </StudioContext>,
  );
  onTestFinished(async () => {
    view.unmount();
    await endSession(session);
  });
  const preview = screen.getByRole('region', { name: 'Brush preview' });
  expect(preview.querySelector('path')).toBeVisible();
  ready.resolve();
  await expect.poll(() => preview.querySelector('canvas')!.hidden).toBe(false);
  expect(isPainted(preview.querySelector('canvas')!)).toBe(true);
});

function isPainted(canvas: HTMLCanvasElement): boolean {
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  return data.some((value) => value < 200);
}

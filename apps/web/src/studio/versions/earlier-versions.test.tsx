import type { DrawingVersion } from '@inkbloom/contracts/drawings';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { RestoreInput } from '../../api/calls/drawing-versions.ts';
import { RequestError } from '../../api/client/request-error.ts';
import { EarlierVersions } from './earlier-versions.tsx';

/** A picture of one color. */
function pictureOf(color: string): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 80 });
  const context = canvas.getContext('2d')!;
  context.fillStyle = color;
  context.fillRect(0, 0, 60, 80);
  return canvas.toDataURL();
}

function version(revision: number, facts: Partial<DrawingVersion> = {}): DrawingVersion {
  const picture = pictureOf(`rgb(${revision * 40} 90 160)`);
  return {
    revision,
    baseRevision: revision - 1,
    isHead: false,
    isBranch: false,
    restoredFrom: null,
    coloredShare: revision / 10,
    thumbnailUrl: picture,
    pictureUrl: picture,
    hasJournal: true,
    device: 'tablet',
    savedAt: new Date(2026, 10, revision, 9, 41).toISOString(),
    ...facts,
  };
}

const HEAD = version(4, { isHead: true });
const ALL = [
  HEAD,
  version(3, { isBranch: true, device: 'phone' }),
  version(2),
  version(1, { hasJournal: false }),
];

type Answer = readonly DrawingVersion[] | { readonly status: number; readonly error: string } | 'never';

function responseOf(answer: Exclude<Answer, 'never'>): Response {
  if ('status' in answer) {
    const { status, error } = answer;
    return Response.json({ success: false, error, message: 'It did not work.', requestId: 'r' }, { status });
  }
  const total = answer.length;
  const pagination = { page: 1, limit: 20, total, pages: 1, hasNext: false, hasPrev: false };
  return Response.json({ success: true, data: answer, pagination });
}

/** Shows the versions of a drawing as a server that answers so; the answer can be changed. */
function show(answer: Answer, now?: { picture: Blob; coloredShare: number }) {
  const server = { answer };
  const ask = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (server.answer === 'never') return new Promise<never>(() => undefined);
    return responseOf(server.answer);
  });
  const onRestore = vi.fn<(choice: RestoreInput) => Promise<void>>(() => Promise.resolve());
  const onClose = vi.fn();
  const drawingId = crypto.randomUUID();
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <EarlierVersions drawingId={drawingId} title="Owl" now={now} onRestore={onRestore} onClose={onClose} />
    </QueryClientProvider>,
  );
  return { onRestore, onClose, ask, server, drawingId };
}

const slider = () => screen.findByRole('slider', { name: 'Compare with now' });
const goBack = () => screen.getByRole('button', { name: /^Go back to/ });
const rows = () => screen.getAllByRole('listitem');

describe('KEEP-3 the earlier versions of a drawing', () => {
  it('say that they are on their way', async () => {
    show('never');
    expect(await screen.findByRole('status', { name: 'Earlier versions are on their way' })).toBeVisible();
  });

  it('stand newest first with their marks, and the newest of them is compared with now', async () => {
    show(ALL);
    await slider();
    expect(rows().map((row) => row.querySelector('b')?.textContent)).toEqual([
      'Now',
      expect.stringMatching(/9:41$/),
      expect.stringMatching(/9:41$/),
      expect.stringMatching(/9:41$/),
    ]);
    expect(rows()[1]).toMatchTextContent('Colored in two places');
    expect(rows()[1]).toMatchTextContent('30% colored · phone');
    expect(within(rows()[0]!).queryByRole('button')).toBeNull();
    expect(within(rows()[1]!).getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  });

  it('are chosen, compared and brought back by keys', async () => {
    const { onRestore, drawingId } = show(ALL);
    await slider();
    within(rows()[2]!).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    expect(within(rows()[2]!).getByRole('button')).toHaveAttribute('aria-pressed', 'true');
    (await slider()).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(await slider()).toHaveAttribute('aria-valuetext', '52% of the earlier version');
    await userEvent.keyboard('{End}');
    expect(await slider()).toHaveAttribute('aria-valuetext', '100% of the earlier version');
    goBack().focus();
    await userEvent.keyboard('{Enter}');
    const choice = { drawingId, revision: 2, baseRevision: 4 };
    expect(onRestore).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(choice));
  });

  it('that were not brought back say why, and a second try is the same request', async () => {
    const { onRestore, onClose } = show(ALL);
    vi.mocked(console.warn).mockImplementation(() => undefined);
    onRestore.mockRejectedValueOnce(new RequestError(0, 0, 'no network', undefined, 'network'));
    await slider();
    await userEvent.click(goBack());
    expect(await screen.findByRole('alert')).toMatchTextContent('There was no answer.');
    expect(goBack()).toBeEnabled();
    await userEvent.click(goBack());
    const [first, second] = onRestore.mock.calls.map(([choice]) => choice);
    expect(second).toEqual(first);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('cannot be left while one is being brought back', async () => {
    const { onRestore, onClose } = show(ALL);
    const done = Promise.withResolvers<void>();
    onRestore.mockReturnValueOnce(done.promise);
    await slider();
    await userEvent.click(goBack());
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    expect(onClose).not.toHaveBeenCalled();
    await act(async () => done.resolve());
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('of which only the picture was kept are seen and not brought back', async () => {
    show(ALL);
    await slider();
    await userEvent.click(within(rows()[3]!).getByRole('button'));
    expect(goBack()).toBeDisabled();
    expect(screen.getByText(/Only the picture of this version was kept/)).toBeVisible();
  });

  it('can be brought back once the device is online again', async () => {
    show(ALL);
    await slider();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(goBack()).toBeDisabled();
    expect(screen.getByText(/You are offline/)).toBeVisible();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(goBack()).toBeEnabled();
  });

  it('are compared with what is on the page, the last save being one of them', async () => {
    const picture = await (await fetch(pictureOf('red'))).blob();
    const { onRestore } = show(ALL, { picture, coloredShare: 0.5 });
    await slider();
    expect(rows()[0]).toMatchTextContent('50% colored · not saved yet');
    expect(within(rows()[1]!).getByRole('button')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(goBack());
    expect(onRestore).toHaveBeenCalledWith(expect.objectContaining({ revision: 4, baseRevision: 4 }));
  });

  it.each([[[HEAD]], [{ status: 404, error: 'drawing_not_found' }]] as const)(
    'that are not there yet are told of',
    async (answer) => {
      show(answer);
      expect(await screen.findByText('No earlier versions yet')).toBeVisible();
    },
  );

  it('that did not come are asked for again', async () => {
    const { server } = show({ status: 400, error: 'invalid_request' });
    expect(await screen.findByRole('alert')).toMatchTextContent('What is kept stays kept.');
    server.answer = ALL;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await slider()).toBeVisible();
  });
});

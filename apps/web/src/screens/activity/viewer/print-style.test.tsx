import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { PageViewer } from './page-viewer.tsx';

const PAGE = {
  width: 300,
  height: 400,
  imageUrl: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>",
  lineUrl: '',
  regionsUrl: null,
  previewUrl: '',
  thumbnailUrl: '',
};

const ignore = () => undefined;

async function printOn(media: 'print' | 'screen'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { media });
}

afterEach(() => printOn('screen'));

it('DET-6 on paper an activity is its page alone, as large as the paper', async () => {
  render(
    <>
      <header>Bar</header>
      <p>Words</p>
      <PageViewer
        page={PAGE}
        index={0}
        count={2}
        words="Owl, coloring page"
        coloring={undefined}
        onTurn={ignore}
        onTurnPast={ignore}
        onZoom={ignore}
      />
    </>,
  );
  const viewer = screen.getByRole('application');
  await printOn('print');
  const { width, height, top, left } = viewer.getBoundingClientRect();
  expect([left, top, width, height]).toEqual([0, 0, window.innerWidth, window.innerHeight]);
  const seen = [...document.querySelectorAll('header, p, button, img')].filter((element) => {
    const { display, visibility } = getComputedStyle(element);
    return display !== 'none' && visibility === 'visible';
  });
  expect(seen.map(({ tagName }) => tagName)).toEqual(['IMG']);
});

import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PageSheet } from './page-sheet.tsx';
import { WHOLE } from './view.ts';

const PAGE = {
  width: 300,
  height: 400,
  imageUrl: '/no-such-picture.png',
  lineUrl: '',
  regionsUrl: null,
  previewUrl: '',
  thumbnailUrl: '/thumbnail.webp',
};

it('DET-3 FIND-4 a picture that fails leaves a placeholder, says so and can be asked for again', async () => {
  render(
    <PageSheet
      page={PAGE}
      words="Quiet Owl, coloring page"
      coloring={undefined}
      view={WHOLE}
      isHeld={false}
    />,
  );
  await expect.element(screen.getByRole('img', { name: 'Quiet Owl, coloring page' })).toBeInTheDocument();
  await expect.element(await screen.findByRole('alert')).toMatchTextContent('The picture did not come.');
  expect(document.querySelector('img')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await expect.element(await screen.findByRole('alert')).toBeVisible();
});

import { catalogue } from '@inkbloom/linework/catalogue';
import { expect, it, onTestFinished } from 'vitest';
import { startDrawingProcess } from './drawing-process.ts';

it('gives each of several jobs asked for at once its own answer, and goes on after one that failed', async () => {
  const drawing = startDrawingProcess();
  onTestFinished(drawing.close);
  const recipe = catalogue.find(({ difficulty }) => difficulty === 'easy')!.recipes[0]!;
  const unknown = { ...recipe, composition: 'no-such-composition' };
  const [verdict, refused, preview] = await Promise.allSettled([
    drawing.judge(recipe),
    drawing.judge(unknown),
    drawing.preview(recipe, 64),
  ]);
  expect(verdict).toMatchObject({ status: 'fulfilled', value: { recipe } });
  expect(refused.status).toBe('rejected');
  expect(preview).toMatchObject({ status: 'fulfilled', value: { lines: expect.any(Uint8Array) } });
});

import { parentPort } from 'node:worker_threads';
import type { Recipe } from '@inkbloom/formats/page';
import { measurePage } from './measured-page.ts';

/** Measures one page after the other for `measuring-pool`. */
parentPort?.on('message', (recipe: Recipe) => {
  void measurePage(recipe).then((page) => parentPort?.postMessage(page));
});

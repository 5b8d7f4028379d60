import type { WorkboxPlugin } from 'workbox-core';
import { untilNobodyDraws } from '../src/device/install/drawing-lock.ts';

/**
 * Lets the installation fetch its next file only while nobody draws: three hundred files, looked at and kept one by
 * one, take the processor from a stroke. A file that the open page asks for waits for nothing.
 */
export const fetchBetweenStrokes: WorkboxPlugin = {
  async requestWillFetch({ request, event }) {
    if (event.type === 'install') await untilNobodyDraws();
    return request;
  },
};

import { labelRegions, type LabelOptions, type Luma } from '../core/label-regions.ts';

// Runs inside a dedicated worker: labels one page, and ends with it.
addEventListener('message', ({ data }: MessageEvent<{ luma: Luma; options: LabelOptions }>) => {
  const map = labelRegions(data.luma, data.options);
  postMessage(map, { transfer: [map.ids.buffer] });
});

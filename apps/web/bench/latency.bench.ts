import { openBenchPages } from '../../../packages/engine/bench/harness/pages.ts';
import type { Latency } from '../../../packages/engine/bench/harness/latency.ts';
import { installPeers } from '../../../packages/engine/bench/harness/peers.ts';
import { buildWeb } from '../../../scripts/web-build.ts';
import { serveFilled } from './filled-server.ts';
import { studioLatency } from './studio-latency.ts';

/*
 * Milliseconds from an input to the frame that shows it, 2,000 points at 250 Hz: in the studio as people have it, with
 * its panels, drafts and minimap, and in two painting apps, all in one Chromium.
 */

function line(name: string, { median, p95, points }: Latency, ours: number): string {
  const times = `median ${median.toFixed(1).padStart(6)} ms, p95 ${p95.toFixed(1).padStart(6)} ms`;
  return `${name.padEnd(24)} ${times}, ${(p95 / ours).toFixed(2)} times ours at p95, ${points} points`;
}

if (!installPeers()) throw new Error('the peers could not be installed');
await buildWeb();
const server = await serveFilled();
const pages = await openBenchPages(true);
let isMissed = false;
try {
  const marker = await studioLatency(pages, server.origin, { brush: 'Marker' });
  const watercolor = await studioLatency(pages, server.origin, { brush: 'Watercolor' });
  const tldraw = await pages.latency({ peer: 'tldraw' });
  const excalidraw = await pages.latency({ peer: 'excalidraw' });
  const floor = await pages.latency({ call: 'openFloor()' });
  const ours = Math.max(marker.p95, watercolor.p95);
  isMissed = ours >= Math.min(tldraw.p95, excalidraw.p95);
  const rows = { 'studio, marker': marker, 'studio, watercolor': watercolor, tldraw, Excalidraw: excalidraw };
  for (const [name, latency] of Object.entries({ ...rows, 'a bare canvas': floor }))
    console.log(line(name, latency, ours));
  console.log(`gate: ahead of both at p95 ${isMissed ? 'MISSED' : 'holds'}`);
} finally {
  await pages.close();
  await server.stop();
}
process.exit(process.argv.includes('--gate') && isMissed ? 1 : 0);

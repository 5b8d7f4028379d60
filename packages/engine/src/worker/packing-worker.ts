import { answer, READY, type Order } from './jobs.ts';

// Runs inside a dedicated worker: does one job after another.
addEventListener('message', ({ data }: MessageEvent<Order>) => {
  const reply = answer(data);
  postMessage(reply, { transfer: 'bytes' in reply ? [reply.bytes.buffer] : [] });
});
postMessage(READY);

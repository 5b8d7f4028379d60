import { replyTo, READY, type JobRequest } from './job-messages.ts';

// Runs inside a dedicated worker: does one job after another.
addEventListener('message', ({ data }: MessageEvent<JobRequest>) => {
  const reply = replyTo(data);
  postMessage(reply, { transfer: 'bytes' in reply ? [reply.bytes.buffer] : [] });
});
postMessage(READY);

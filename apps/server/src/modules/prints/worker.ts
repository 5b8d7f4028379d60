import { parentPort, workerData } from 'node:worker_threads';
import { makePdf, type PrintJob } from './pdf.ts';

parentPort?.postMessage(await makePdf(workerData as PrintJob));

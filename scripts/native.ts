import { native } from '../native/scripts/native.ts';
import { buildWeb } from './web-build.ts';

const args = process.argv.slice(2);
if (['sync', 'check'].includes(args[0] ?? '')) await buildWeb();
await native(args);

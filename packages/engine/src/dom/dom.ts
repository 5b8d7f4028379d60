export { mountEngine } from './mount.ts';

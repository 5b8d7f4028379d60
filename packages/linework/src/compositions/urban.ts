import type { Composition } from '../composition.ts';
import { canal } from './urban/canal.ts';
import { skyline } from './urban/skyline.ts';
import { townStreet } from './urban/town-street.ts';

/** The compositions whose pages belong to the stream urban. */
export const urban: readonly Composition[] = [canal, skyline, townStreet];

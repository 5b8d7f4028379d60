import type { StrokeBrush } from '@inkbloom/formats/journal';
import type { Brush } from './brush.ts';
import { marker } from './marker.ts';
import { pencil } from './pencil.ts';
import { sparkle } from './sparkle.ts';
import { watercolor } from './watercolor.ts';

/** The brush behind each name. */
export const BRUSHES: Readonly<Record<StrokeBrush, Brush>> = { watercolor, pencil, marker, sparkle };

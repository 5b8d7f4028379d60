import type { StrokeBrush } from '@inkbloom/formats/journal';
import type { Brush, PaintBrushName } from './brush.ts';
import { eraser } from './eraser.ts';
import { marker } from './marker.ts';
import { pencil } from './pencil.ts';
import { sparkle } from './sparkle.ts';
import { sparkle2 } from './sparkle-2.ts';
import { watercolor2 } from './watercolor-2.ts';
import { watercolor } from './watercolor.ts';

/** The brush behind each kept name. */
export const BRUSHES: Readonly<Record<StrokeBrush, Brush>> = {
  watercolor,
  pencil,
  marker,
  sparkle,
  eraser,
  'watercolor-2': watercolor2,
  'sparkle-2': sparkle2,
};

/** The newest kept name of each brush a person chooses; older ones only draw what was drawn with them. */
export const NEWEST: Readonly<Record<PaintBrushName, StrokeBrush>> = {
  watercolor: 'watercolor-2',
  pencil: 'pencil',
  marker: 'marker',
  sparkle: 'sparkle-2',
  eraser: 'eraser',
};

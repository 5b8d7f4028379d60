import { knots, points } from '../../geometry/knots.ts';
import { blob, curve } from '../../geometry/curve.ts';
import type { Silhouette } from './silhouette.ts';

/** Growing things to fill with patterns. */
export const GROWING_SILHOUETTES = {
  leaf: {
    title: 'Leaf',
    parts: [blob(knots('210,800! 150,640 190,440 330,270 560,150 850,110! 850,330 780,560 620,730 420,810'))],
    mirrored: false,
    whole: [blob(knots('90,940! 190,790 400,560 640,310 850,110! 660,340 430,590 230,810 130,960!'))],
    strokes: [],
    tags: ['leaf', 'autumn'],
  },
  tree: {
    title: 'Tree',
    home: 'hills',
    parts: [
      blob(
        points(
          '390,690 280,720 170,660 130,540 180,440 180,320 270,240 350,130 500,80 640,130 740,230 830,330 826,450 870,560 820,670 710,720 600,690 500,730',
        ),
      ),
    ],
    mirrored: false,
    whole: [blob(knots('430,690! 452,780 436,880 360,944! 640,944! 566,880 548,780 572,690! 500,712'))],
    strokes: [curve(points('480,760 474,840 450,910')), curve(points('520,770 526,840 546,910'))],
    tags: ['tree', 'nature'],
  },
} as const satisfies Record<string, Silhouette>;

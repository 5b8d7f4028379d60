import { blob, curve, twin } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { SPECIES } from '../../motifs/flowers/species/species.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';

/** A butterfly from above, 1000 units wide. */
export const OPEN_WINGS = twin(
  knots(
    '500,330! 560,220 700,120 850,110 915,190 880,330 770,450 640,490 760,540 800,640 750,770 650,800 560,700 500,600!',
  ),
  500,
);

/** A butterfly that has folded its wings, in profile. */
export const FOLDED_WINGS = blob(
  knots(
    '628,640! 672,500 724,330 764,170 752,84 690,64 560,110 450,190 372,290! 250,300 150,380 100,500 112,600 170,690 280,742 420,744 540,702',
  ),
);

/** The body of a butterfly from above, with antennae and a face. */
export function openBody(sheet: Sheet): void {
  for (const side of [-1, 1])
    sheet.line(
      curve([
        [500 + side * 8, 296],
        [500 + side * 30, 210],
        [500 + side * 84, 168],
      ]),
      'bold',
      0,
    );
  sheet.shape(twin(knots('500,300 528,330 534,450 520,590 500,690!'), 500), 'bold', 'wood');
  for (const y of [430, 500, 570])
    sheet.line(
      [
        [470 + (y - 430) * 0.06, y],
        [530 - (y - 430) * 0.06, y],
      ],
      'line',
      0,
    );
  sheet.shape(ellipse(500, 300, 34), 'bold', 'wood');
  for (const x of [-13, 13]) sheet.ink(ellipse(500 + x, 294, 4.6, 6));
  sheet.line(traced('488,312 500,319 512,312'), 'line', 0.3);
}

/** The body of a butterfly at rest, its head up to the right, and the line between its two wings. */
export function restingBody(sheet: Sheet): void {
  sheet.line(traced('628,640 540,520 448,400 372,290'), 'line', 0.2);
  for (const table of ['640,668 652,730 640,792', '672,650 704,716 700,780', '610,684 596,740 560,800'])
    sheet.line(traced(table), 'bold', 0.2);
  sheet.shape(
    drawn('712,560 734,584 716,628 660,676 560,722 452,752 440,738 520,690 610,634 680,566'),
    'bold',
    'wood',
  );
  for (const [x, y] of [
    [520, 706],
    [564, 686],
    [606, 660],
  ] as const)
    sheet.line(traced(`${x - 12},${y - 14} ${x + 8},${y + 2} ${x + 16},${y + 22}`), 'line', 0);
  for (const table of ['744,544 800,470 880,430', '736,532 776,440 840,380'])
    sheet.line(traced(table), 'bold', 0);
  for (const [x, y] of [
    [886, 426],
    [844, 374],
  ] as const)
    sheet.shape(ellipse(x, y, 13, 9, -0.6), 'line', 'wood');
  sheet.shape(ellipse(736, 566, 38), 'bold', 'wood');
  sheet.ink(ellipse(750, 556, 6, 8));
  sheet.line(traced('752,582 762,580 768,572'), 'line', 0.3);
}

/** The twig a butterfly at rest sits on, with leaves, and a bud at its end. */
export function twigBelow(sheet: Sheet, random: Random): void {
  for (const [x, y, angle, long] of [
    [200, 836, -0.9, 110],
    [300, 828, 1.7, 96],
    [470, 812, 1.9, 110],
    [790, 770, 0.3, 140],
    [850, 764, 1.9, 100],
  ] as const)
    SPECIES.camellia.leaf(sheet.at({ x, y, angle, scale: long / 100 }), { random, level: 1 });
  sheet.shape(
    tube(curve(knots('90,844 300,826 540,804 760,778 930,764')), (t) => 5 + 10 * Math.sin(0.4 + 2.3 * t)),
    'bold',
    'wood',
  );
}

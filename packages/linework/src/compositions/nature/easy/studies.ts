import { clockwise, unite } from '../../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../../geometry/drawn.ts';
import { curve } from '../../../geometry/curve.ts';
import { arc, ellipse, tube } from '../../../geometry/forms.ts';
import { knots } from '../../../geometry/knots.ts';
import { perchingBird } from '../../../motifs/birds/perching.ts';
import { leafyBranch } from '../../../motifs/nature/leafy-branch.ts';
import { speciesLeaf, type LeafKind } from '../../../motifs/nature/leaves.ts';
import { roomyLadybird } from '../../../motifs/roomy/creatures.ts';
import { roomyCloud, roomyGround } from '../../../motifs/roomy/sights.ts';
import type { Role } from '../../../roles.ts';
import type { Sheet } from '../../../sheet.ts';
import type { EasyScene } from '../../easy-page.ts';

function branch(sheet: Sheet, table: string): void {
  const spine = curve(knots(table));
  const [x, y] = spine.at(-1)!;
  const [fx, fy] = spine[0]!;
  sheet.shape(
    unite([clockwise(tube(spine, (t) => 32 - 12 * t)), ellipse(x, y, 20), ellipse(fx, fy, 32)]),
    'bold',
    'wood',
  );
}

type Leafed = readonly [x: number, y: number, angle: number, scale: number, role: Role];

function leaves(sheet: Sheet, kind: LeafKind, all: readonly Leafed[]): void {
  for (const [x, y, angle, scale, role] of all) speciesLeaf(sheet.at({ x, y, angle, scale }), kind, role, 0);
}

function acorn(sheet: Sheet): void {
  sheet.shape(drawn('-22,-116! -18,-50 -22,-10! 22,-10! 18,-50 22,-116!'), 'bold', 'wood');
  sheet.shape(mirrored('0,30! 66,36! 70,104 44,160 12,182 0,202!'), 'bold', 'gold');
  const cup = mirrored('0,-36 52,-24 88,20 84,52 40,66 0,70');
  sheet.shape(cup, 'bold', 'wood');
  for (const [x, y] of [
    [-38, 22],
    [0, 0],
    [38, 22],
  ] as const)
    sheet.line(arc(x, y - 8, 18, 14, 0.3, Math.PI - 0.3), 'line', 0.3);
}

function nut(sheet: Sheet): void {
  sheet.shape(drawn('-64,30! -60,120 0,176! 60,120 64,30!'), 'bold', 'gold');
  sheet.shape(mirrored('0,-20 56,0 90,80! 60,66 44,100! 20,70 0,104!'), 'bold', 'leaf');
}

/** Branches on easy pages, by their plants. */
export const EASY_STUDIES: Readonly<Record<string, readonly EasyScene[]>> = {
  oak: [
    {
      title: 'The Bird in the Oak',
      description:
        'A bird has found the twig with the largest acorns. It only wants to sit there and be looked at.',
      tags: ['oak', 'bird', 'acorns', 'leaves', 'autumn'],
      behind: 'sky',
      isTidy: true,
      draw(sheet, random) {
        roomyCloud(sheet.at({ x: 580, y: 190, scale: 0.8 }));
        roomyGround(sheet, 760, 1040, [600, 560, 540, 520, 570], 'grass');
        roomyGround(sheet, 760, 1040, [880, 900, 880, 850, 830], 'leaf');
        acorn(sheet.at({ x: 310, y: 700, scale: 1.06, angle: -0.08 }));
        acorn(sheet.at({ x: 140, y: 764, scale: 0.98, angle: 0.1 }));
        leafyBranch(sheet, {
          random,
          level: 0,
          lines: [
            '-60,720 120,650 300,610 450,570 560,480',
            '170,630 200,520 150,400',
            '430,580 500,680 520,760',
          ],
          thick: 46,
          leaf: 'oak',
          size: 240,
          roles: ['leaf', 'gold', 'ember'],
          leaves: 2,
          clear: [
            { at: [410, 450], radius: 190 },
            { at: [320, 760], radius: 110 },
            { at: [130, 800], radius: 110 },
          ],
        });
        perchingBird(sheet.at({ x: 366, y: 560, scale: 1.3, angle: -0.12 }), 0, ['a', 'b', 'cream'], 'dot');
      },
    },
  ],
  hazel: [
    {
      title: 'A Ladybird among Hazelnuts',
      description:
        'Two hazelnuts hang in their green frills and a ladybird walks across the biggest leaf. Autumn may begin.',
      tags: ['hazel', 'hazelnuts', 'ladybird', 'leaves', 'autumn'],
      behind: 'open',
      draw(page) {
        const sheet = page.at({ x: -40 });
        leaves(sheet, 'birch', [
          [330, 230, 1.2, 3, 'leaf'],
          [318, 300, -1.1, 2.9, 'grass'],
          [480, 530, 1.45, 2, 'gold'],
          [436, 500, -2.3, 3, 'leaf'],
        ]);
        sheet.line(traced('520,640 580,630 616,690'), 'bold', 0);
        sheet.line(traced('510,640 440,650 408,730'), 'bold', 0);
        branch(sheet, '260,90 310,240 400,400 470,540 520,650');
        nut(sheet.at({ x: 404, y: 730, scale: 1.15, angle: 0.2 }));
        nut(sheet.at({ x: 612, y: 690, scale: 1.15, angle: -0.25 }));
        roomyLadybird(sheet.at({ x: 570, y: 330, scale: 0.86, angle: 0.4 }));
      },
    },
  ],
};

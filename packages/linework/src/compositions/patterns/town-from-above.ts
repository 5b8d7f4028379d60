import { byLevel, type Brief } from '../../composition.ts';
import { arc, ellipse } from '../../geometry/forms.ts';
import { mix, type Path, type Point } from '../../geometry/point.ts';
import {
  boat,
  church,
  fountain,
  gabled,
  type Plot,
  type Warp,
  treetop,
  onPlan,
} from '../../motifs/places/roofs-from-above.ts';
import type { Random } from '../../random.ts';
import { edged } from '../edged.ts';

const SIZE = 940;

/** What stands on a block between streets. */
type Use = 'houses' | 'court' | 'park' | 'church' | 'market';

interface Town extends Brief {
  readonly warp: Warp;
  /** Left and right bank of the river on the plan. */
  readonly banks: readonly [number, number];
  readonly street: number;
}

/** Roofs, gardens, a church and a river as a bird sees them. */
export const townFromAbove = edged({
  name: 'town-from-above',
  category: 'patterns',
  size: [SIZE, SIZE],
  edge: 'page',
  backdrop: 'sand',
  draw(brief) {
    const { random } = brief;
    const [bend, phase] = [random.range(34, 62), random.range(0, 6)];
    const left = random.range(330, 480);
    const wide = byLevel(brief, 250, 180, 142);
    const town: Town = {
      ...brief,
      warp: ([x, y]) => [x + bend * Math.sin(y / 190 + phase), y + bend * 0.5 * Math.sin(x / 240 + phase)],
      banks: [left, left + wide],
      street: byLevel(brief, 42, 28, 20),
    };
    drawBlocks(town);
    drawRiver(town);
    return {
      title: random
        .fork('title')
        .pick(['The Town from Above', 'What the Swallow Sees', 'Roofs on the River']),
      description:
        'A bird sees roofs, gardens, a church and boats on the river between its bridges. No two roofs need be the same red.',
      tags: ['town', 'from above', 'roofs', 'river', 'map'],
    };
  },
});

/** Parts a piece of land by streets until its blocks are small. */
function parted(land: Plot, most: number, street: number, random: Random): Plot[] {
  const [x, y, w, h] = land;
  if (Math.max(w, h) < most) return [land];
  const share = random.range(0.42, 0.58);
  const half = street / 2;
  const parts: readonly Plot[] =
    w > h
      ? [
          [x, y, w * share - half, h],
          [x + w * share + half, y, w * (1 - share) - half, h],
        ]
      : [
          [x, y, w, h * share - half],
          [x, y + h * share + half, w, h * (1 - share) - half],
        ];
  return parts.flatMap((part) => parted(part, most, street, random));
}

function drawBlocks(town: Town): void {
  const { random, street } = town;
  const most = byLevel(town, 560, 372, 256);
  const [left, right] = town.banks;
  const quay = street * 1.1;
  const lands: readonly Plot[] = [
    [-90, -90, left - quay + 90, SIZE + 180],
    [right + quay, -90, SIZE + 90 - right - quay, SIZE + 180],
  ];
  const blocks = lands.flatMap((land, i) => parted(land, most, street, random.fork(`streets ${i}`)));
  const inSight = blocks.filter(([x, y, w, h]) => x > 0 && y > 0 && x + w < SIZE && y + h < SIZE);
  const special = random.fork('special').shuffle(inSight);
  blocks.forEach((block, i) => {
    const own = random.fork(`block ${i}`);
    const use: Use =
      block === special[0]
        ? 'church'
        : block === special[1] && town.level > 0
          ? 'market'
          : own.pick<Use>(['houses', 'houses', 'court', 'park']);
    drawBlock(town, block, use, own);
  });
}

function drawBlock(town: Town, block: Plot, use: Use, random: Random): void {
  const { level, warp } = town;
  const sheet = town.sheet.layer('blocks');
  const [x, y, w, h] = block;
  sheet.shape(onPlan(block, warp), 'line', use === 'market' ? 'cream' : 'grass');
  const at = (u: number, v: number): Point => warp([x + u * w, y + v * h]);
  const crown = Math.min(w, h) * 0.17;
  if (use === 'church') {
    church(sheet, [x + w * 0.12, y + h * 0.1, w * 0.76, h * 0.8], warp, level);
    return;
  }
  if (use === 'park') {
    sheet.shape(ellipse(...at(0.5, 0.52), Math.min(w, h) * 0.2), 'line', 'water');
    for (const [u, v] of [
      [0.2, 0.22],
      [0.78, 0.2],
      [0.22, 0.8],
      [0.8, 0.78],
    ] as const)
      treetop(sheet, at(u, v), crown * random.range(0.85, 1.1), level);
    return;
  }
  if (use === 'market') {
    fountain(sheet, at(0.5, 0.5), Math.min(w, h) * 0.2, level);
    for (const [u, v] of [
      [0.16, 0.2],
      [0.84, 0.2],
      [0.16, 0.8],
      [0.84, 0.8],
    ] as const)
      stall(town, [x + (u - 0.11) * w, y + (v - 0.11) * h, w * 0.22, h * 0.22]);
    return;
  }
  drawHouses(town, block, use, random);
}

/** Houses along one side of a block with gardens behind them, or along both with trees between. */
function drawHouses({ sheet, level, warp }: Town, [x, y, w, h]: Plot, use: Use, random: Random): void {
  const blocks = sheet.layer('blocks');
  const isWide = w > h;
  const [long, deep] = isWide ? [w, h] : [h, w];
  const plotAt = (u0: number, u1: number, v0: number, v1: number): Plot =>
    isWide
      ? [x + u0 * w, y + v0 * h, (u1 - u0) * w, (v1 - v0) * h]
      : [x + v0 * w, y + u0 * h, (v1 - v0) * w, (u1 - u0) * h];
  const rows: readonly (readonly [number, number])[] =
    use === 'houses' && deep > [300, 150, 104][level]!
      ? [
          [0.05, 0.4],
          [0.64, 0.95],
        ]
      : [[0.06, 0.54]];
  const count = Math.max(1, Math.round(long / [290, 150, 102][level]!));
  for (const [v0, v1] of rows) {
    let from = 0.04;
    for (let i = 0; i < count; i++) {
      const to = i === count - 1 ? 0.96 : (i + 1) / count + random.range(-0.05, 0.05);
      gabled(blocks, plotAt(from, to, v0, v1), warp, { level, random });
      from = to;
    }
  }
  const crown = Math.min(deep * (rows.length > 1 ? 0.15 : 0.2), long * 0.2, level === 0 ? 76 : 40);
  const trees = level === 0 ? 1 : Math.max(1, Math.floor((long * 0.9) / (crown * 3.1)));
  for (let i = 0; i < trees; i++) {
    const [u, v] = [(i + 0.5) / trees, rows.length > 1 ? 0.52 : 0.77];
    treetop(
      blocks,
      warp(isWide ? [x + u * w, y + v * h] : [x + v * w, y + u * h]),
      crown * random.range(0.85, 1.08),
      level,
    );
  }
}

/** A market stall: its counter with fruit, and a striped awning with a scalloped hem over most of it. */
function stall({ sheet, warp, level }: Town, [x, y, w, h]: Plot): void {
  const blocks = sheet.layer('blocks');
  if (level < 2) blocks.shape(onPlan([x - w * 0.06, y + h * 0.5, w * 1.12, h * 0.66], warp), 'line', 'wood');
  const stripes = level === 2 ? 3 : 2;
  for (let i = 0; i < stripes; i++) {
    const [from, to] = [x + (w * i) / stripes, x + (w * (i + 1)) / stripes];
    const hem = arc((from + to) / 2, y + h * 0.66, (to - from) / 2, h * 0.18, 0, Math.PI);
    blocks.shape(
      [warp([from, y - h * 0.1]), warp([to, y - h * 0.1]), ...hem.map(([u, v]) => warp([u, v]))],
      'line',
      i % 2 ? 'cream' : 'c',
    );
  }
}

/** The river with its waves, its bridges and its boats. */
function drawRiver(town: Town): void {
  const { random, level, warp, banks } = town;
  const [left, right] = banks;
  const river = town.sheet.layer('river');
  const bank = (x: number): Path => Array.from({ length: 60 }, (_, i) => warp([x, -80 + i * 20]));
  const water = [...bank(left), ...bank(right).toReversed()];
  const quay = 11;
  if (level > 0) river.shape([...bank(left - quay), ...bank(right + quay).toReversed()], 'line', 'stone');
  river.shape(water, 'line', 'water');
  const inside = river.inside([water]);
  const waves = byLevel(town, 4, 9, 16);
  for (let i = 0; i < waves; i++) {
    const share = random.range(0.14, 0.62);
    const y = ((i + 0.5) / waves) * 960;
    inside.line(
      Array.from({ length: 14 }, (_, k) => {
        const u = k / 13;
        return warp([mix(left, right, share + 0.3 * u), y + 11 * Math.sin(u * Math.PI * 2)]);
      }),
      'line',
      0.5,
    );
  }
  const bridges = byLevel(town, [0.5], [0.3, 0.74], [0.2, 0.52, 0.84]);
  for (const share of bridges) drawBridge(town, share * SIZE);
  const berths = byLevel(town, [0.26], [0.1, 0.52], [0.36, 0.68]);
  berths.forEach((share, i) => {
    const [x, y] = warp([mix(left, right, i % 2 ? 0.42 : 0.58), share * SIZE]);
    const [ahead] = warp([left, share * SIZE - 60]);
    const [behind] = warp([left, share * SIZE + 60]);
    boat(
      town.sheet.layer('boats').at({
        x,
        y,
        angle: Math.atan2(ahead - behind, 120) + (i % 2 ? Math.PI : 0),
        scale: (right - left) / (level === 0 ? 160 : 190),
      }),
      level,
    );
  });
}

/** A bridge with a parapet on each side. */
function drawBridge({ sheet, warp, banks, level }: Town, y: number): void {
  const [left, right] = banks;
  const [wide, rail] = [level === 0 ? 86 : 58, level === 0 ? 18 : 12];
  const bridge = sheet.layer('bridges');
  const span: Plot = [left - 34, y - wide / 2, right - left + 68, wide];
  bridge.shape(onPlan(span, warp), 'line', 'stone');
  if (level === 0) return;
  bridge.shape(onPlan([span[0], y - wide / 2, span[2], rail], warp), 'line', 'soft');
  bridge.shape(onPlan([span[0], y + wide / 2 - rail, span[2], rail], warp), 'line', 'soft');
  if (level < 2) return;
  for (let i = 1; i < 5; i++) {
    const x = mix(span[0], span[0] + span[2], i / 5);
    bridge.line([warp([x, y - wide / 2 + rail]), warp([x, y + wide / 2 - rail])], 'fine', 0);
  }
}

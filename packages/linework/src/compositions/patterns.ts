import type { Composition } from '../composition.ts';
import { agates } from './patterns/agates.ts';
import { buttons, paperStars } from './patterns/heaps.ts';
import { blockTown } from './patterns/block-town.ts';
import { opticalBalls, opticalTunnel } from './patterns/optical.ts';
import { opticalFolds } from './patterns/optical-folds.ts';
import { opticalTowers } from './patterns/optical-towers.ts';
import { newStyle } from './patterns/art-nouveau.ts';
import { dragonEye } from './patterns/dragon-eye.ts';
import { feathers } from './patterns/feather-fall.ts';
import { folkTree } from './patterns/folk-tree.ts';
import { waveRows } from './patterns/layered-views.ts';
import { tiledHall } from './patterns/tiled-hall.ts';
import { townFromAbove } from './patterns/town-from-above.ts';
import { blanket } from './patterns/woven-blanket.ts';
import { jungleLeaves } from './patterns/leaves-all-over.ts';
import { knotworks } from './patterns/knotwork.ts';
import { fishEverywhere } from './patterns/shared-outlines.ts';
import { circleLimit } from './patterns/circle-limit.ts';
import { bambooLattice } from './patterns/bamboo-lattice.ts';
import { crackedIce } from './patterns/cracked-ice.ts';
import { neverAgain } from './patterns/never-again.ts';
import { logPile } from './patterns/log-pile.ts';
import { shoal } from './patterns/shoal.ts';
import { balloonCrowd, marbledPaper } from './patterns/things-in-rows.ts';
import { cobbles } from './patterns/underfoot.ts';
import { citrusSlices, umbrellas } from './patterns/seen-from-above.ts';
import { patchworkHeart } from './patterns/patchwork.ts';
import { stainedGlass } from './patterns/stained-glass.ts';
import { starTiling } from './patterns/star-tiling.ts';
import { closeTilings } from './patterns/tiling-close.ts';
import { blocks, scales } from './patterns/tiling-cells.ts';
import { honeycomb } from './patterns/tiling-honeycomb.ts';
import { wallpaper } from './patterns/tiling-wallpaper.ts';
import { carpet, ribbons } from './patterns/tiling-lines.ts';
import { quilt, sampler } from './patterns/tiling-quilt.ts';

/** The compositions whose pages belong to the stream patterns. */
export const patterns: readonly Composition[] = [
  patchworkHeart,
  starTiling,
  honeycomb,
  scales,
  blocks,
  wallpaper,
  ribbons,
  carpet,
  quilt,
  sampler,
  ...closeTilings,
  opticalBalls,
  opticalTunnel,
  opticalFolds,
  opticalTowers,
  blockTown,
  ...stainedGlass,
  buttons,
  agates,
  paperStars,
  folkTree,
  newStyle,
  blanket,
  feathers,
  tiledHall,
  townFromAbove,
  dragonEye,
  waveRows,
  jungleLeaves,
  logPile,
  shoal,
  balloonCrowd,
  marbledPaper,
  cobbles,
  ...knotworks,
  fishEverywhere,
  circleLimit,
  neverAgain,
  crackedIce,
  bambooLattice,
  umbrellas,
  citrusSlices,
];

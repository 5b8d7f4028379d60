import type { Random } from './random.ts';
import type { Role } from './roles.ts';

/** Each role's tints; neighbours of one role take turns. `paper` stays white. */
export type Palette = Readonly<Record<Role, readonly string[]>>;

type Leads = Readonly<Record<'a' | 'b' | 'c' | 'd' | 'soft' | 'fur', readonly string[]>>;

const NATURE = {
  paper: ['#ffffff'],
  sky: ['#cfe6f2', '#dcecf5'],
  night: ['#8fa3cf', '#9fb1d8', '#8497c6'],
  water: ['#9fd3dc', '#8cc7d6', '#b4dfe3'],
  grass: ['#b9d58c', '#a8c97d', '#c9dea0'],
  leaf: ['#8fbf7a', '#7fb07f', '#a5c977', '#6fa58a'],
  wood: ['#c89b72', '#b98a63', '#d6b08b'],
  stone: ['#d3cdc6', '#c4c0c3', '#ded8d0'],
  sand: ['#f1dcb0', '#ead1a0'],
  sun: ['#ffd873', '#ffc95e'],
  cream: ['#fbf1dc', '#f7e8cb'],
  blush: ['#f6b3ab', '#f4a3a3'],
  gold: ['#ecc27a', '#e4b465'],
  ember: ['#f3a95c', '#ee9a4a', '#f6b978'],
  rust: ['#e0775c', '#d4684f', '#e88c72'],
} as const;

/** Harmonies named for their mood; each was chosen by eye on white paper under black line. */
const HARMONIES: readonly Leads[] = [
  {
    a: ['#ef8a80', '#f29c8f', '#e6776f'],
    b: ['#f7c06d', '#f9cd88'],
    c: ['#7fb9b4', '#93c6bf'],
    d: ['#b48cc4', '#c3a0d0'],
    soft: ['#fde3d3', '#fbeadf'],
    fur: ['#e6a164', '#d88f55'],
  },
  {
    a: ['#e487ad', '#ec9bbc', '#d8739e'],
    b: ['#b79be0', '#c7afe8'],
    c: ['#8ec5e6', '#a6d2ec'],
    d: ['#f6c473', '#f9d390'],
    soft: ['#f8dfeb', '#ece3f7'],
    fur: ['#c9b2a6', '#b99f92'],
  },
  {
    a: ['#e2725b', '#e8866f', '#d5624e'],
    b: ['#f2a65a', '#f5b878'],
    c: ['#c0a04e', '#d0b269'],
    d: ['#7a9e87', '#8fb09a'],
    soft: ['#f8e2c6', '#f6ebd7'],
    fur: ['#cf8d5a', '#bf7c4a'],
  },
  {
    a: ['#6aa9d8', '#82b8e0', '#5698cb'],
    b: ['#7cc6b8', '#94d2c6'],
    c: ['#a99be0', '#bbaee8'],
    d: ['#f39a8c', '#f6aea2'],
    soft: ['#dcecf7', '#e3f3f0'],
    fur: ['#a8b2c4', '#98a3b8'],
  },
  {
    a: ['#f0839a', '#f497aa', '#e6708a'],
    b: ['#ffb38a', '#ffc2a1'],
    c: ['#8fcba4', '#a5d7b6'],
    d: ['#79b6dd', '#93c5e5'],
    soft: ['#ffe4dc', '#fdeed9'],
    fur: ['#deb08a', '#d09f77'],
  },
  {
    a: ['#9c7fd1', '#ae94db', '#8b6dc6'],
    b: ['#e58fc0', '#eca5cc'],
    c: ['#6fb7c9', '#88c6d5'],
    d: ['#f5cf6b', '#f8dc8b'],
    soft: ['#e9e1f7', '#f6e4f1'],
    fur: ['#b9a3c9', '#a892bb'],
  },
];

/** A palette for a page. */
export function choosePalette(random: Random): Palette {
  return { ...NATURE, ...random.pick(HARMONIES) };
}

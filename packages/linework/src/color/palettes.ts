import type { Random } from '../random.ts';
import type { Role } from '../roles.ts';

/** When the light of a palette falls. */
export type Hour = 'dawn' | 'noon' | 'afternoon' | 'dusk' | 'night' | 'winter';

/** One color for each role; what stands beside a zone of the same color takes a lighter or darker one. */
export interface Palette {
  readonly name: string;
  readonly hour: Hour;
  readonly colors: Readonly<Record<Role, string>>;
}

const NATURE = [
  'sky',
  'night',
  'water',
  'grass',
  'leaf',
  'wood',
  'stone',
  'sand',
  'sun',
  'cream',
  'blush',
  'gold',
  'ember',
  'rust',
] as const;
const LEADS = ['a', 'b', 'c', 'd', 'soft', 'fur'] as const;

/** What things of nature look like at an hour, in the order of `NATURE`. */
const HOURS: Readonly<Record<Hour, string>> = {
  dawn: 'f7d9cf 8f86b8 a9c8d8 c3d49a 93b98a b98d72 d3c3c4 f3dcc0 ffd27a fbf0e2 f5b1a8 eec083 f2a273 d9755f',
  noon: 'bfe3f5 7f97cc 7fcad8 b2d67f 7cb96e c08f62 cfc9c2 f2dca6 ffd560 fdf3da f7b0a6 eebf68 f29f4b dc6a4f',
  afternoon:
    'dbe7d6 7b86b0 8fc0b8 c5cc7a 8fa85c b07e50 c9bfae ecd095 f9c04f f8ecd0 efa893 dfa850 e58a3c c95f41',
  dusk: 'c9a9c9 5a5a96 7a95bd 9caf7c 6b9077 96705f aa9fb0 dcb89b ffb765 f3dfd6 e58f94 dda367 e8804f b8504c',
  night: '4a5f96 2f3f73 3f76a0 5d8a72 3f7466 76594f 7d85a6 a99a92 ffe08a e9dfd0 c98f83 c9a15c d0804f a04f55',
  winter: 'd8e8f2 8298c2 a2cfe0 bcd3b4 86ab9b a98f80 cfd5de e6dfd2 fbe3a0 f6f5f0 f0bfc1 dfc391 e0a684 c27a72',
};

/** Name, hour, and the leading colors in the order of `LEADS`; chosen by eye on white paper under black line. */
const PALETTES: readonly (readonly [name: string, hour: Hour, leads: string])[] = [
  ['First Light', 'dawn', 'ee8f86 f3c27c 86b9b8 b59bcb fbe6dc dca377'],
  ['Peach Garden', 'dawn', 'f08a8a ffb58c 8fc7a4 7fb3d6 fde4d8 dcae8c'],
  ['Lilac Morning', 'dawn', 'a688d0 e896bd 7fbcc7 f3cb74 eee3f6 c4a088'],
  ['Rose and Sage', 'dawn', 'd8728d e7b0a8 8aac8a b99a62 f6e5e2 c49a84'],
  ['Fairground', 'noon', 'e5574f f6b63c 3fa3a8 6f6ac0 fdebcf d8914f'],
  ['Lemonade', 'noon', 'f5cc3f f08a5d 69bd8d 5aa6d8 fff4cf dba765'],
  ['Island', 'noon', 'f27a6a 2fb3b0 f7c65a 4f86c6 e2f4ee c98f5f'],
  ['Candy Shop', 'noon', 'ec6fa4 8f8be0 5fc6c2 f7c163 fbe3ef cfa38f'],
  ['Crayon Box', 'noon', 'd9453f 3f7fc4 f0b429 4f9f5c f7ead6 b67a46'],
  ['Harvest', 'afternoon', 'c8553d e09f3e 7a8b4f 9e6a8a f6e7cc b9773f'],
  ['Old Orchard', 'afternoon', 'b5524a d6a24e 6f9279 7d6f9e f1e5d2 a8734a'],
  ['Spice Market', 'afternoon', 'cf5b2e e3a32b 8a3f5a 3f857f f9e6c8 b06c36'],
  ['Olive Grove', 'afternoon', '8f9a46 c87f4a 5f8f8f b79a3f f0edd6 9d7a52'],
  ['Terracotta', 'afternoon', 'c96b4b e8b48a 5f7f7a a24f4a f7e7da b27c58'],
  ['Blue Hour', 'dusk', '6f7fd0 c987c2 4f9aa8 f0a46f dcd5ea 9c7a68'],
  ['Last Train Home', 'dusk', 'd0566a 5e6fae e9a552 5a8f86 e6d5df a87f72'],
  ['Plum and Amber', 'dusk', '8c4f86 e79a4a 4f7f9a c75f6a e9dbe4 a5785e'],
  ['Heather Hills', 'dusk', 'a06bb0 6f8fc4 d67f8f 8fa562 e8dcec a1806e'],
  ['Midnight Garden', 'night', 'd9668f 5f8fd6 4fae96 e9b75a b9bfe0 a8805f'],
  ['Lantern Night', 'night', 'f08a3c c94f5a 4f8fae f3c95a c6bfe0 a8865f'],
  ['Deep Sea', 'night', '2f9fb0 f0766f 7a78d0 f2c45f a9d0e0 96785f'],
  ['Northern Lights', 'night', '4fc09a 8a7fe0 d66fb0 e8d06a bfd8e6 9c8468'],
  ['Frost', 'winter', '6f9fd0 a99ad6 7fbcb8 e090a0 e6eef6 b59d8c'],
  ['Fir and Berry', 'winter', 'c2454f 4f8a6a d9a94f 6f86b5 f2ece4 a88468'],
];

/** Every palette, by mood and hour. */
export const palettes: readonly Palette[] = PALETTES.map(([name, hour, leads]) => ({
  name,
  hour,
  colors: { paper: '#ffffff', ...named(NATURE, HOURS[hour]), ...named(LEADS, leads) },
}));

function named<R extends Role>(roles: readonly R[], colors: string): Record<R, string> {
  const found = colors.split(' ');
  return Object.fromEntries(roles.map((role, i) => [role, `#${found[i]!}`])) as Record<R, string>;
}

/** A palette for a page. */
export function choosePalette(random: Random): Palette {
  return random.pick(palettes);
}

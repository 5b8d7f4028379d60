// AssemblyScript, not TypeScript: scripts/kernels.ts compiles it. The same in plain TypeScript is
// src/core/kernels/plain.ts; both give the same bytes, and property tests say so.

/** Where things lie in memory; src/core/kernels/layout.ts has the same numbers. */
const ALPHAS: usize = 0x0;
const WET_ALPHAS: usize = 0x100;
const LIFTS: usize = 0x200;
const PIGMENT: usize = 0x300;
const COLORS: usize = 0x1000;
const MASK: usize = 0x8000;
const DEPTH: usize = 0x10000;
const GRAIN: usize = 0x20000;
const WORDS: usize = 0x30000;
const BEFORE: usize = 0x40000;
const COVERAGE: usize = 0x50000;
/** Pictures are halved in a memory of their own. */
const PICTURE: usize = 0x0;

const TILE: i32 = 128;
const PAPER: i32 = 256;

/** How a blend meets the paint under it, besides covering it. */
const ERASE: i32 = 1;
const WASH: i32 = 2;
/** src/core/kernels/kernels.ts and src/core/brushes/pigment.ts have the same numbers. */
const BLEEDING: i32 = 160;
const COLOR_AT: i32 = 21;
const COVER_AT: i32 = 24;

/**
 * Stamps a tip of `height` rows of `tipStride` bytes (a multiple of 16, what is beside the tip is 0) with its first
 * byte on byte `at` of the coverage, whose rows are `stride` bytes: the larger of both counts, and where the tip is at
 * least `from`, `more` is added up to `ceiling`.
 */
export function stamp(
  at: usize,
  stride: i32,
  tip: usize,
  tipStride: i32,
  height: i32,
  most: i32,
  more: i32,
  from: i32,
  ceiling: i32,
): void {
  if (!more && ceiling == 255) {
    stampOnce(at, stride, tip, tipStride, height, most);
    return;
  }
  const mosts = i8x16.splat(<i8>most);
  const mores = i8x16.splat(<i8>more);
  const froms = i8x16.splat(<i8>from);
  const ceilings = i8x16.splat(<i8>ceiling);
  let place = COVERAGE + at;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < tipStride; column += 16) {
      const cover = v128.load(tip + column);
      const now = v128.load(place + column);
      const larger = i8x16.max_u(now, i8x16.min_u(cover, mosts));
      const added = i8x16.min_u(i8x16.add_sat_u(larger, mores), ceilings);
      v128.store(place + column, v128.bitselect(added, larger, i8x16.ge_u(cover, froms)));
    }
    tip += tipStride;
    place += stride;
  }
}

/**
 * As stamp where nothing is added up or cut off: less to do for each register, and what is clear of a slanted tip is
 * passed over.
 */
function stampOnce(at: usize, stride: i32, tip: usize, tipStride: i32, height: i32, most: i32): void {
  const mosts = i8x16.splat(<i8>most);
  let place = COVERAGE + at;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < tipStride; column += 16) {
      const cover = v128.load(tip + column);
      if (!v128.any_true(cover)) continue;
      v128.store(place + column, i8x16.max_u(v128.load(place + column), i8x16.min_u(cover, mosts)));
    }
    tip += tipStride;
    place += stride;
  }
}

/**
 * Blends coverage over a part of the tile in BEFORE, into WORDS. The part is counted in the tile, `left` and `right`
 * are multiples of 4; `at` is the byte of the coverage where the tile begins, `paperAt` that of the paper. `tints` is
 * where the tints are, 0 for a brush with one; `felt` says that paper counts, `masked` that the mask does.
 */
export function blend(
  at: usize,
  stride: i32,
  paperAt: i32,
  left: i32,
  top: i32,
  right: i32,
  bottom: i32,
  tints: usize,
  felt: bool,
  masked: bool,
  mode: i32,
): void {
  if (mode == WASH) {
    wash(at, stride, paperAt, left, top, right, bottom, masked);
    return;
  }
  const added = i32x4.splat(mode == ERASE ? 0 : -1);
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x += 4) {
      const covered = at + y * stride + x;
      if (!load<u32>(COVERAGE + covered)) continue;
      const place = y * TILE + x;
      let tops = i32x4.splat(0);
      tops = i32x4.replace_lane(tops, 0, topAt(covered, place, paperAt, tints, felt, masked));
      tops = i32x4.replace_lane(tops, 1, topAt(covered + 1, place + 1, paperAt, tints, felt, masked));
      tops = i32x4.replace_lane(tops, 2, topAt(covered + 2, place + 2, paperAt, tints, felt, masked));
      tops = i32x4.replace_lane(tops, 3, topAt(covered + 3, place + 3, paperAt, tints, felt, masked));
      v128.store(WORDS + (place << 2), over(tops, v128.load(BEFORE + (place << 2)), added));
    }
  }
}

/** Blends a wash, pixel by pixel: as `washPlain` in src/core/kernels/plain.ts. */
function wash(
  at: usize,
  stride: i32,
  paperAt: i32,
  left: i32,
  top: i32,
  right: i32,
  bottom: i32,
  masked: bool,
): void {
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x += 4) {
      const covered = COVERAGE + at + y * stride + x;
      if (!load<u32>(covered)) continue;
      for (let lane = 0; lane < 4; lane++) {
        const cover = <i32>load<u8>(covered + lane);
        const place = y * TILE + x + lane;
        if (!cover || (masked && !load<u8>(MASK + place))) continue;
        const paper = paperAt + ((place & -TILE) << 1) + (place & (TILE - 1));
        store<u32>(WORDS + (place << 2), washed(cover, paper, load<u32>(BEFORE + (place << 2))));
      }
    }
  }
}

/** A pixel with a wash on it. */
function washed(cover: i32, paper: i32, under: u32): u32 {
  const wetness = <i32>(under >>> 24);
  const depth = <i32>load<u8>(DEPTH + paper);
  const left = cover - (depth - ((depth * wetness * BLEEDING) >> 16));
  if (left <= 0) return under;
  const dry = <i32>load<u8>(ALPHAS + left);
  const wet = <i32>load<u8>(WET_ALPHAS + left);
  const alpha = byte255((dry + (((wet - dry) * wetness) >> 8)) * <i32>load<u8>(GRAIN + paper));
  if (!wetness) return load<u32>(COLORS + (alpha << 2));
  return mixed(under, 255 - <i32>load<u8>(LIFTS + left), alpha);
}

/** What is left of a pixel, with a layer of the pigment on it. */
function mixed(under: u32, kept: i32, alpha: i32): u32 {
  const a = byte255(<i32>(under >>> 24) * kept);
  const bare = 255 - a;
  const r = byte255(<i32>(under & 255) * kept) + bare;
  const g = byte255(<i32>((under >>> 8) & 255) * kept) + bare;
  const b = byte255(<i32>((under >>> 16) & 255) * kept) + bare;
  let least = 0;
  if (g < r) least = 1;
  if (b < min(r, g)) least = 2;
  let most = 2;
  if (g > b) most = 1;
  if (r > max(g, b)) most = 0;
  const low = least == 0 ? r : least == 1 ? g : b;
  const high = most == 0 ? r : most == 1 ? g : b;
  const mid = r + g + b - low - high;
  const secondary = 3 * (least + 1);
  const primary = 3 * (most + 4);
  const layer = alpha + (alpha >> 7);
  const opaque = alpha + byte255(a * (255 - alpha));
  const red = through(r, 0, low, mid - low, high - mid, secondary, primary, layer);
  const green = through(g, 1, low, mid - low, high - mid, secondary, primary, layer);
  const blue = through(b, 2, low, mid - low, high - mid, secondary, primary, layer);
  return (opaque << 24) | (paint(blue, opaque) << 16) | (paint(green, opaque) << 8) | paint(red, opaque);
}

/** One channel of a color seen through a layer of the pigment. */
function through(
  value: i32,
  channel: i32,
  low: i32,
  mid: i32,
  high: i32,
  secondary: i32,
  primary: i32,
  layer: i32,
): i32 {
  const lost =
    low * pigment(channel) + mid * pigment(secondary + channel) + high * pigment(primary + channel);
  const covered = pigment(COVER_AT) * (value - pigment(COLOR_AT + channel));
  return value - ((layer * (lost + covered) + 0x8000) >> 16);
}

function pigment(index: i32): i32 {
  return load<i32>(PIGMENT + (index << 2));
}

/** A channel as it is seen, as that of paint so opaque. */
function paint(value: i32, opaque: i32): i32 {
  return min(opaque, max(0, value - 255 + opaque));
}

/** x / 255 rounded, for a product of two bytes. */
function byte255(x: i32): i32 {
  const t = x + 128;
  return (t + (t >>> 8)) >>> 8;
}

/**
 * Makes each four pixels of the picture their rounded mean, in place: `height` rows of `width` pixels, both even.
 * Behind the picture 32 bytes may be read, and behind its outcome 16 written.
 */
export function halve(width: i32, height: i32): void {
  const row = width << 2;
  let to = PICTURE;
  for (let y = 0; y < height; y += 2) {
    const from = PICTURE + y * row;
    for (let x = 0; x < row; x += 32) {
      v128.store(to + (x >> 1), means(from + x, from + row + x));
    }
    to += row >> 1;
  }
}

/** The means of the four squares that eight pixels and the eight below them make. */
function means(upper: usize, lower: usize): v128 {
  const half = i16x8.splat(2);
  const first = i16x8.add(i16x8.add(pairs(upper), pairs(lower)), half);
  const last = i16x8.add(i16x8.add(pairs(upper + 16), pairs(lower + 16)), half);
  return i8x16.narrow_i16x8_u(i16x8.shr_u(first, 2), i16x8.shr_u(last, 2));
}

/** The sums of the first two of four pixels and of the last two, channel by channel. */
function pairs(at: usize): v128 {
  const four = v128.load(at);
  const turned = v128.shuffle<i32>(four, four, 0, 2, 1, 3);
  return i16x8.add(i16x8.extend_low_i8x16_u(turned), i16x8.extend_high_i8x16_u(turned));
}

/** The pixel to blend onto one place of the tile; 0 where nothing covers it. */
function topAt(covered: usize, place: i32, paperAt: i32, tints: usize, felt: bool, masked: bool): i32 {
  let cover = <i32>load<u8>(COVERAGE + covered);
  if (masked) cover &= <i32>load<u8>(MASK + place);
  if (!cover) return 0;
  const tint = tints ? (<i32>load<u8>(tints + covered)) << 8 : 0;
  const alpha = felt
    ? alphaOnPaper(cover, paperAt + ((place & -TILE) << 1) + (place & (TILE - 1)))
    : <i32>load<u8>(ALPHAS + cover);
  return load<i32>(COLORS + ((tint + alpha) << 2));
}

/** What coverage gives once the paper has had its share. */
function alphaOnPaper(cover: i32, paperAt: i32): i32 {
  const left = cover - <i32>load<u8>(DEPTH + paperAt);
  if (left <= 0) return 0;
  const t = <i32>load<u8>(ALPHAS + left) * <i32>load<u8>(GRAIN + paperAt) + 128;
  return (t + (t >>> 8)) >>> 8;
}

/**
 * Four pixels over four others (source-over on colors multiplied by alpha). Where `added` is clear they only take off
 * what they would cover.
 */
function over(tops: v128, unders: v128, added: v128): v128 {
  const alphas = i8x16.shuffle(tops, tops, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15);
  const keep = v128.not(alphas);
  const low = divide255(i16x8.extmul_low_i8x16_u(unders, keep));
  const high = divide255(i16x8.extmul_high_i8x16_u(unders, keep));
  return i8x16.add(v128.and(tops, added), i8x16.narrow_i16x8_u(low, high));
}

/** x / 255 rounded, for each of eight products of two bytes. */
function divide255(products: v128): v128 {
  const t = i16x8.add(products, i16x8.splat(128));
  return i16x8.shr_u(i16x8.add(t, i16x8.shr_u(t, 8)), 8);
}

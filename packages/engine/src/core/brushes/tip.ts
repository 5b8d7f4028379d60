/** The form of a brush's tip: how strongly it covers a place beside its middle. */
export interface TipForm {
  /** Coverage 0 to 255 at (dx, dy) from the middle of a tip of this radius, all in page pixels. */
  cover(dx: number, dy: number, radius: number): number;
  /** How far from its middle a tip of this radius may cover anything. */
  reach(radius: number): number;
}

/** A tip ready to be stamped: the coverage of whole pixels, row by row, `stride` bytes a row. */
export interface Tip {
  readonly values: Uint8Array;
  readonly stride: number;
  /** Where its first pixel lies, from the pixel its middle is in. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Tips up to a radius are drawn for so many sizes and places a pixel; the larger, the less anybody sees of it. */
const GRADES = [
  { upTo: 8, sizes: 8, places: 4 },
  { upTo: 20, sizes: 4, places: 4 },
  { upTo: 40, sizes: 2, places: 2 },
  { upTo: Infinity, sizes: 1, places: 2 },
] as const;
const MOST_PLACES = 4;
/** Rows are a multiple of this many bytes, the width of a SIMD register. */
const LANE_BYTES = 16;
const LIMIT_BYTES = 4 << 20;

/**
 * The tips of one form, drawn when they are first asked for. Places and sizes are rounded, which nobody sees and which
 * makes a tip serve thousands of dabs.
 */
export class TipSet {
  readonly #form: TipForm;
  #tips = new Map<number, Tip>();
  #bytes = 0;

  constructor(form: TipForm) {
    this.#form = form;
  }

  /** The tip for a middle at (x, y), of which only the fraction counts. */
  at(x: number, y: number, radius: number): Tip {
    const grade = GRADES.findIndex(({ upTo }) => radius < upTo);
    const { sizes, places } = GRADES[grade]!;
    const size = Math.round(radius * sizes);
    const [phaseX, phaseY] = [phaseOf(x, places), phaseOf(y, places)];
    const key = ((size * GRADES.length + grade) * MOST_PLACES + phaseX) * MOST_PLACES + phaseY;
    const known = this.#tips.get(key);
    return known ?? this.#draw(key, size / sizes, (phaseX + 0.5) / places, (phaseY + 0.5) / places);
  }

  #draw(key: number, radius: number, x: number, y: number): Tip {
    const tip = drawTip(this.#form, radius, x, y);
    if (this.#bytes + tip.values.length > LIMIT_BYTES) {
      this.#tips.clear();
      this.#bytes = 0;
    }
    this.#bytes += tip.values.length;
    this.#tips.set(key, tip);
    return tip;
  }
}

/** In which of some equal parts of its pixel a place lies; just below 0 rounding would put it into the next pixel. */
function phaseOf(place: number, parts: number): number {
  return Math.min(parts - 1, Math.floor((place - Math.floor(place)) * parts));
}

function drawTip(form: TipForm, radius: number, x: number, y: number): Tip {
  const reach = Math.ceil(form.reach(radius)) + 1;
  const side = 2 * reach + 1;
  const stride = Math.ceil(side / LANE_BYTES) * LANE_BYTES;
  const values = new Uint8Array(stride * side);
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const cover = form.cover(column - reach + 0.5 - x, row - reach + 0.5 - y, radius);
      values[row * stride + column] = Math.round(Math.min(255, Math.max(0, cover)));
    }
  }
  return { values, stride, left: -reach, top: -reach, width: side, height: side };
}

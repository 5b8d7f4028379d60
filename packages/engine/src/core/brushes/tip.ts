/** The form of a brush's tip: how strongly it covers a place beside its middle. */
export interface TipForm {
  /** Coverage 0 to 255 at (dx, dy) from the middle of a tip of this radius, all in page pixels. */
  cover(dx: number, dy: number, radius: number): number;
  /** How far from its middle a tip of this radius may cover anything. */
  reach(radius: number): number;
}

/** A tip ready to be laid: the coverage of whole pixels, row by row, `stride` bytes a row. */
export interface Tip {
  readonly values: Uint8Array;
  readonly stride: number;
  /** Where its first pixel lies, from the pixel its middle is in. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Sub-pixel places a tip is drawn for, along each axis. */
const PHASES = 4;
/** Rows are a multiple of this many bytes, the width of a SIMD register. */
const LANES = 16;
const MOST_BYTES = 4 << 20;

/**
 * The tips of one form, drawn when they are first asked for: places are rounded to a quarter of a pixel, radii to an
 * eighth (a quarter from 8, a half from 24), which nobody sees and which makes a tip serve thousands of dabs.
 */
export class TipRack {
  readonly #form: TipForm;
  #tips = new Map<number, Tip>();
  #bytes = 0;

  constructor(form: TipForm) {
    this.#form = form;
  }

  /** The tip for a middle at (x, y), of which only the fraction counts. */
  at(x: number, y: number, radius: number): Tip {
    const fine = radius < 8 ? 8 : radius < 24 ? 4 : 2;
    const size = Math.round(radius * fine);
    const [phaseX, phaseY] = [phaseOf(x), phaseOf(y)];
    const key = ((fine * 4096 + size) * PHASES + phaseX) * PHASES + phaseY;
    return (
      this.#tips.get(key) ?? this.#draw(key, size / fine, (phaseX + 0.5) / PHASES, (phaseY + 0.5) / PHASES)
    );
  }

  #draw(key: number, radius: number, x: number, y: number): Tip {
    const tip = drawTip(this.#form, radius, x, y);
    if (this.#bytes + tip.values.length > MOST_BYTES) {
      this.#tips.clear();
      this.#bytes = 0;
    }
    this.#bytes += tip.values.length;
    this.#tips.set(key, tip);
    return tip;
  }
}

function phaseOf(place: number): number {
  return Math.floor((place - Math.floor(place)) * PHASES);
}

function drawTip(form: TipForm, radius: number, x: number, y: number): Tip {
  const reach = Math.ceil(form.reach(radius)) + 1;
  const side = 2 * reach + 1;
  const stride = Math.ceil(side / LANES) * LANES;
  const values = new Uint8Array(stride * side);
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const cover = form.cover(column - reach + 0.5 - x, row - reach + 0.5 - y, radius);
      values[row * stride + column] = Math.round(Math.min(255, Math.max(0, cover)));
    }
  }
  return { values, stride, left: -reach, top: -reach, width: side, height: side };
}

import { clockwise, intersect, trimLines } from './geometry/boolean.ts';
import { shapeArea } from './geometry/path.ts';
import { place, type Path, type Placement, type Shape } from './geometry/point.ts';
import type { Role } from './roles.ts';

/** How strong a line is: the outline of a subject, the outline of a part, the lines within it. */
export type Weight = 'bold' | 'line' | 'fine' | 'none';

/** Line widths in units for each weight. */
export type Pens = Readonly<Record<Weight, number>>;

/** Something drawn on a sheet, in page units, in the order of drawing. */
export type Mark =
  | {
      readonly kind: 'shape';
      readonly layer: string;
      readonly shape: Shape;
      readonly width: number;
      readonly role: Role;
      readonly breathes: boolean;
      readonly step: number | undefined;
    }
  | {
      readonly kind: 'rim';
      readonly layer: string;
      readonly shape: Shape;
      readonly width: number;
      readonly breathes: boolean;
      readonly step: number | undefined;
    }
  | {
      readonly kind: 'line';
      readonly layer: string;
      readonly path: Path;
      readonly width: number;
      readonly taper: number;
      readonly step: number | undefined;
    }
  | { readonly kind: 'ink'; readonly layer: string; readonly shape: Shape }
  | { readonly kind: 'gleam'; readonly layer: string; readonly shape: Shape };

interface View {
  readonly marks: Mark[];
  readonly pens: Pens;
  readonly placements: readonly Placement[];
  readonly clip: Shape | undefined;
  readonly layer: string;
  readonly factor: number;
  /** Units between the points at which a line's weight is measured; the pen's own when absent. */
  readonly step: number | undefined;
  readonly coverings: Coverings | undefined;
}

/** Draws an area of a layer another way than as one blank shape: what is seen of it, in page units. */
export type Covering = (sheet: Sheet, area: Shape, role: Role) => void;

/** Coverings by the names of their layers. */
export type Coverings = Readonly<Record<string, Covering>>;

const SMALLEST_CELL = 70;
const CLOSE_STEP = 1.8;

/**
 * Where a page is drawn: white closed shapes laid back to front, so that overlaps read by themselves. A view
 * of a sheet (`at`, `inside`, `layer`) draws on the same sheet in its own place, window or layer.
 */
export class Sheet {
  readonly #view: View;

  private constructor(view: View) {
    this.#view = view;
  }

  /** An empty sheet for lines of the given widths. */
  static blank(pens: Pens): Sheet {
    return new Sheet({
      marks: [],
      pens,
      placements: [],
      clip: undefined,
      layer: 'page',
      factor: 1,
      step: undefined,
      coverings: undefined,
    });
  }

  /** Everything drawn so far on the whole sheet, oldest first. */
  get marks(): readonly Mark[] {
    return this.#view.marks;
  }

  /** Page units to one unit of this view. */
  get scale(): number {
    return this.#view.placements.reduce((scale, placement) => scale * (placement.scale ?? 1), 1);
  }

  /** The view in which a motif's own coordinates land at the placement; lines thin a little when it shrinks. */
  at(placement: Placement): Sheet {
    const factor = this.#view.factor * Math.min(1.1, Math.max(0.62, (placement.scale ?? 1) ** 0.45));
    return new Sheet({ ...this.#view, placements: [placement, ...this.#view.placements], factor });
  }

  /** The view that shows only what falls inside the shape. */
  inside(shape: Shape): Sheet {
    const placed = this.#placed(shape.map(clockwise));
    const clip = this.#view.clip ? intersect(placed, this.#view.clip) : placed;
    return new Sheet({ ...this.#view, clip });
  }

  /** The view whose marks go into a named layer. */
  layer(name: string): Sheet {
    return new Sheet({ ...this.#view, layer: name });
  }

  /** The view in which the closed shapes of some layers are drawn by their coverings. */
  covering(coverings: Coverings): Sheet {
    return new Sheet({ ...this.#view, coverings });
  }

  /** Draws through a view of its own and adds what `clean` makes of its marks. */
  cleaned(clean: (marks: readonly Mark[]) => Mark[], draw: (sheet: Sheet) => void): void {
    const own = new Sheet({ ...this.#view, marks: [] });
    draw(own);
    for (const mark of clean(own.marks)) this.#add(mark);
  }

  /** The view whose lines follow small turns closely, as those of a face. */
  get closely(): Sheet {
    return new Sheet({ ...this.#view, step: CLOSE_STEP });
  }

  /** A closed white shape with an outline; it covers what was drawn before. */
  shape(outline: Path | Shape, weight: Weight, role: Role = 'soft'): void {
    const shape = this.#visible(outline);
    const size = shapeArea(shape);
    if (shape.length === 0 || (weight === 'fine' && size < SMALLEST_CELL)) return;
    const covering = this.#view.coverings?.[this.#view.layer];
    if (covering) {
      covering(new Sheet({ ...this.#view, placements: [], factor: 1, coverings: undefined }), shape, role);
      return;
    }
    this.#add({
      kind: 'shape',
      layer: this.#view.layer,
      shape,
      width: this.#width(weight),
      role,
      breathes: weight !== 'fine',
      step: this.#view.step,
    });
  }

  /** Only the outline, over what is there. */
  rim(outline: Path | Shape, weight: Weight): void {
    const shape = this.#visible(outline);
    if (shape.length === 0) return;
    this.#add({
      kind: 'rim',
      layer: this.#view.layer,
      shape,
      width: this.#width(weight),
      breathes: weight !== 'fine',
      step: this.#view.step,
    });
  }

  /** An open line; taper is the share of its width lost at both ends. */
  line(path: Path, weight: Weight = 'fine', taper = 0.5): void {
    const placed = this.#placed([path]);
    const lines = this.#view.clip ? trimLines(placed, this.#view.clip) : placed;
    for (const line of lines) {
      if (line.length < 2) continue;
      this.#add({
        kind: 'line',
        layer: this.#view.layer,
        path: line,
        width: this.#width(weight),
        taper,
        step: this.#view.step,
      });
    }
  }

  /** A small area of solid ink: a pupil, a nostril. */
  ink(outline: Path): void {
    this.#add({ kind: 'ink', layer: this.#view.layer, shape: this.#visible(outline) });
  }

  /** A white spot without an outline: the light in an eye. */
  gleam(outline: Path): void {
    this.#add({ kind: 'gleam', layer: this.#view.layer, shape: this.#visible(outline) });
  }

  #add(mark: Mark): void {
    this.#view.marks.push(mark);
  }

  #width(weight: Weight): number {
    return (
      this.#view.pens[weight] * (weight === 'bold' ? Math.max(0.8, this.#view.factor) : this.#view.factor)
    );
  }

  #placed(shape: Shape): Shape {
    return shape.map((path) =>
      this.#view.placements.reduce<Path>((moved, placement) => place(moved, placement), path),
    );
  }

  #visible(outline: Path | Shape): Shape {
    const shape = this.#placed(isShape(outline) ? outline : [clockwise(outline)]);
    return this.#view.clip ? intersect(shape, this.#view.clip) : shape;
  }
}

function isShape(outline: Path | Shape): outline is Shape {
  return outline.length === 0 || Array.isArray(outline[0]?.[0]);
}

/** Free room at the sides of the view, in view pixels, that the page keeps clear of at 100 %. */
export interface Insets {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The size of the surface a page is shown on, in view pixels (CSS pixels). */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly insets: Insets;
}

/** A place or a way, in the pixels of the page or of the view. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Which part of a page is shown, and how large. An immutable value. */
export interface Viewport {
  readonly page: { readonly width: number; readonly height: number };
  readonly view: View;
  /** 1 to 4. */
  readonly zoom: number;
  /** The page pixel in the middle of the free part of the view. */
  readonly center: Point;
}

/** Zoom of the whole page, and the strongest one (CAN-8). */
export const ZOOM_RANGE = [1, 4] as const;

/** What one zoom step multiplies by. */
export const ZOOM_STEP = 1.2;

/** What one notch of the wheel multiplies by, towards and away. */
export const WHEEL_FACTORS = { in: 1.1, out: 0.9 } as const;

const UPSCALE_RANGE = [1, 4] as const;
const NO_INSETS: Insets = { left: 0, top: 0, right: 0, bottom: 0 };

/** The whole page on a view of its own size. */
export function createViewport(width: number, height: number): Viewport {
  const page = { width, height };
  return { page, view: { ...page, insets: NO_INSETS }, zoom: 1, center: { x: width / 2, y: height / 2 } };
}

/** View pixels per page pixel. */
export function scaleOf({ page, view, zoom }: Viewport): number {
  const frame = frameOf(view);
  return Math.min(frame.width / page.width, frame.height / page.height) * zoom;
}

/** Page pixels per view pixel at 100 %, at least 1 and at most 4: what brush sizes are multiplied by (CAN-16). */
function upscaleOf(viewport: Viewport): number {
  return clamp(1 / scaleOf({ ...viewport, zoom: 1 }), UPSCALE_RANGE);
}

/** How much wider large brushes are, and the share of the page's longer side that they reach at most. */
const LARGE_FACTOR = 5;
const LARGE_SHARE = 0.2;

/** The width in page pixels of a brush that is so many view pixels wide at 100 % (CAN-16). */
export function brushWidthOf(viewport: Viewport, size: number, isLarge: boolean): number {
  const width = size * upscaleOf(viewport);
  const { page } = viewport;
  const most = Math.max(width, LARGE_SHARE * Math.max(page.width, page.height));
  return isLarge ? Math.min(most, LARGE_FACTOR * width) : width;
}

/** Where the page's top left corner stands in the view. */
export function originOf(viewport: Viewport): Point {
  const frame = frameOf(viewport.view);
  const scale = scaleOf(viewport);
  return {
    x: frame.left + frame.width / 2 - viewport.center.x * scale,
    y: frame.top + frame.height / 2 - viewport.center.y * scale,
  };
}

/** The page place under a view place. */
export function toPage(viewport: Viewport, { x, y }: Point): Point {
  const origin = originOf(viewport);
  const scale = scaleOf(viewport);
  return { x: (x - origin.x) / scale, y: (y - origin.y) / scale };
}

/** The same part of the page on another view. */
export function withView(viewport: Viewport, view: View): Viewport {
  return clampedToPage({ ...viewport, view });
}

/** Zoomed so that the page place under `at` stays there. */
export function zoomedTo(viewport: Viewport, zoom: number, at: Point): Viewport {
  return pinched(viewport, zoom, at, at);
}

/** Zoomed and moved so that the page point that was under `from` is under `to`. */
export function pinched(start: Viewport, zoom: number, from: Point, to: Point): Viewport {
  const held = toPage(start, from);
  const zoomed = { ...start, zoom: clamp(zoom, ZOOM_RANGE) };
  const now = toPage(zoomed, to);
  const center = { x: zoomed.center.x + held.x - now.x, y: zoomed.center.y + held.y - now.y };
  return clampedToPage({ ...zoomed, center });
}

/** Moved so that the page follows a drag of so many view pixels. */
export function panned(viewport: Viewport, by: Point): Viewport {
  const scale = scaleOf(viewport);
  const { x, y } = viewport.center;
  return clampedToPage({ ...viewport, center: { x: x - by.x / scale, y: y - by.y / scale } });
}

/** With a page place in the middle, as near as the page's edges allow. */
export function centeredOn(viewport: Viewport, center: Point): Viewport {
  return clampedToPage({ ...viewport, center });
}

/** The middle of the free part of the view. */
export function middleOf(view: View): Point {
  const frame = frameOf(view);
  return { x: frame.left + frame.width / 2, y: frame.top + frame.height / 2 };
}

/** The part of the page that is in the free part of the view, as shares of the page (0 to 1). */
export function visiblePart(viewport: Viewport): { x: number; y: number; width: number; height: number } {
  const frame = frameOf(viewport.view);
  const scale = scaleOf(viewport);
  const width = Math.min(1, frame.width / scale / viewport.page.width);
  const height = Math.min(1, frame.height / scale / viewport.page.height);
  const { center, page } = viewport;
  return { x: center.x / page.width - width / 2, y: center.y / page.height - height / 2, width, height };
}

/** Whether two viewports show a page in the same place at the same scale. */
export function samePlacement(a: Viewport, b: Viewport): boolean {
  const [from, to] = [originOf(a), originOf(b)];
  return from.x === to.x && from.y === to.y && scaleOf(a) === scaleOf(b);
}

function frameOf({ width, height, insets }: View): {
  left: number;
  top: number;
  width: number;
  height: number;
} {
  return {
    left: insets.left,
    top: insets.top,
    width: Math.max(1, width - insets.left - insets.right),
    height: Math.max(1, height - insets.top - insets.bottom),
  };
}

/** Keeps the page's edges at or outside the free part of the view; a page smaller than it stays centred. */
function clampedToPage(viewport: Viewport): Viewport {
  const frame = frameOf(viewport.view);
  const scale = scaleOf(viewport);
  const { page, center } = viewport;
  const along = (at: number, length: number, room: number) => {
    const half = Math.min(length, room / scale) / 2;
    return clamp(at, [half, length - half]);
  };
  return {
    ...viewport,
    center: { x: along(center.x, page.width, frame.width), y: along(center.y, page.height, frame.height) },
  };
}

function clamp(value: number, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, value));
}

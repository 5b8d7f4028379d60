/** A width and a height in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a device's size changes are met (CAN-13): smaller changes are passed over, the others wait until they rest. */
export interface ResizePolicy {
  /** In CSS pixels. */
  readonly ignoredBelow: number;
  /** In milliseconds. */
  readonly debounceMs: number;
}

/** Screens under a mouse. */
export const DESKTOP: ResizePolicy = { ignoredBelow: 20, debounceMs: 100 };

/** Screens under a finger. */
export const MOBILE: ResizePolicy = { ignoredBelow: 50, debounceMs: 200 };

/** Device pixels of a canvas that are always had: twice as fine as CSS pixels, or so many. */
const AFFORDED = { ratio: 2, pixels: 5_000_000 } as const;

/**
 * Device pixels for each CSS pixel of a canvas of a size. On a phone all that the screen has, so that nothing on it is
 * scaled up; on large screens twice as fine as CSS pixels is fine enough.
 */
export function ratioOf({ width, height }: Size, ofScreen: number): number {
  const afforded = Math.sqrt(AFFORDED.pixels / Math.max(1, width * height));
  return Math.min(ofScreen, Math.max(AFFORDED.ratio, afforded));
}

/** Whether a change of size is large enough to be followed. */
export function matters(from: Size, to: Size, { ignoredBelow }: ResizePolicy): boolean {
  const change = Math.max(Math.abs(from.width - to.width), Math.abs(from.height - to.height));
  return change >= ignoredBelow;
}

/** Tells of an element's size, the first time at once; the answer stops it. */
export function watchSize(
  element: HTMLElement,
  manner: ResizePolicy,
  tell: (size: Size) => void,
): () => void {
  let told = sizeOf(element);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const report = () => {
    const size = sizeOf(element);
    if (!matters(told, size, manner)) return;
    told = size;
    tell(size);
  };
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(report, manner.debounceMs);
  });
  tell(told);
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/** The size of what is inside an element's border. */
export function sizeOf({ clientWidth, clientHeight }: HTMLElement): Size {
  return { width: clientWidth, height: clientHeight };
}

/** A width and a height in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a device's size changes are met (CAN-13): smaller changes are passed over, the others wait until they rest. */
export interface ResizeManner {
  /** In CSS pixels. */
  readonly ignoredBelow: number;
  /** In milliseconds. */
  readonly debounce: number;
}

/** Screens under a mouse. */
export const DESKTOP: ResizeManner = { ignoredBelow: 20, debounce: 100 };

/** Screens under a finger. */
export const MOBILE: ResizeManner = { ignoredBelow: 50, debounce: 200 };

/** Whether a change of size is large enough to be followed. */
export function matters(from: Size, to: Size, { ignoredBelow }: ResizeManner): boolean {
  const change = Math.max(Math.abs(from.width - to.width), Math.abs(from.height - to.height));
  return change >= ignoredBelow;
}

/** Tells of an element's size, the first time at once; the answer stops it. */
export function watchSize(
  element: HTMLElement,
  manner: ResizeManner,
  tell: (size: Size) => void,
): () => void {
  let told = sizeOf(element);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    const size = sizeOf(element);
    if (!matters(told, size, manner)) return;
    told = size;
    tell(size);
  };
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(settle, manner.debounce);
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

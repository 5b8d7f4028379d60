/** Milliseconds after which a change of fullscreen that never ended may be tried again. */
const SAFETY_RESET = 5_000;
/** Milliseconds a touch device waits after the start before it goes to fullscreen by itself. */
const SHORTLY = 400;

/** What of the browser fullscreen needs. */
export interface Screen {
  readonly isFull: () => boolean;
  readonly enter: () => Promise<void>;
  readonly leave: () => Promise<void>;
  /** Turns the page to landscape; rejects where the device does not turn. */
  readonly lockLandscape: () => Promise<void>;
  readonly unlock: () => void;
  readonly isTouch: () => boolean;
}

/** A screen that may be turned; not in every browser. */
interface Turning {
  readonly lock?: (orientation: 'landscape') => Promise<void>;
}

const browserScreen: Screen = {
  isFull: () => document.fullscreenElement !== null,
  enter: () => document.documentElement.requestFullscreen({ navigationUI: 'hide' }),
  leave: () => document.exitFullscreen(),
  lockLandscape: async () => (screen.orientation as Turning | undefined)?.lock?.('landscape'),
  unlock: () => screen.orientation?.unlock(),
  isTouch: () => matchMedia('(pointer: coarse)').matches,
};

/** Whether this browser can show the page over the whole screen. */
export function canFullscreen(): boolean {
  return document.fullscreenEnabled;
}

/** Fullscreen on one device. A refusal is logged and no more: the studio fills the window anyway. */
export function createFullscreen(device: Screen = browserScreen, clock = () => performance.now()) {
  let changingSince = -Infinity;

  async function enter(): Promise<void> {
    await device.enter();
    if (device.isTouch()) {
      await device.lockLandscape().catch((error: unknown) => console.info('the page does not turn', error));
    }
  }

  async function leave(): Promise<void> {
    if (device.isTouch()) device.unlock();
    await device.leave();
  }

  /** While a change is under way another one is passed over, for at most five seconds. */
  async function change(work: () => Promise<void>): Promise<void> {
    const now = clock();
    if (now - changingSince < SAFETY_RESET) return;
    changingSince = now;
    try {
      await work();
    } catch (error) {
      console.info('fullscreen was refused; the canvas fills the window instead', error);
    }
    changingSince = -Infinity;
  }

  return {
    toggle: () => change(device.isFull() ? leave : enter),
    /** Leaves it, when the studio closes. */
    end: async () => {
      if (device.isFull()) await change(leave);
    },
    /** On a touch device, enters shortly after the start; answers how to give that up. */
    begin(): () => void {
      if (!device.isTouch()) return () => undefined;
      const timer = setTimeout(() => void (device.isFull() || change(enter)), SHORTLY);
      return () => clearTimeout(timer);
    },
  };
}

/** Fullscreen in this browser. */
export const fullscreen = createFullscreen();

/** Bytes that may be on their way to the graphics: a page at half its size. More would have the page wait until they are taken over. */
const MOST = 4 << 20;
/** Bytes after which it is worth asking how far the graphics are: more than a stroke changes in a frame, which must not be held up. */
const NOTED = MOST >> 3;

/** Keeps a page from waiting for graphics that are still busy with what they were given. */
export interface UploadPace {
  /** Whether nothing more should be handed over for now. */
  readonly full: boolean;
  /** Tells of bytes that were handed over. */
  sent(bytes: number): void;
}

/** The pace of a context. What was handed over counts until the graphics say that they have done it. */
export function createUploadPace(gl: WebGL2RenderingContext): UploadPace {
  let fence: WebGLSync | null = null;
  let [before, after] = [0, 0];

  function look(): void {
    if (fence && gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.UNSIGNALED) {
      gl.deleteSync(fence);
      fence = null;
      before = 0;
    }
    if (fence || after < NOTED) return;
    fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    gl.flush();
    [before, after] = fence ? [after, 0] : [0, 0];
  }

  return {
    get full() {
      look();
      return before + after >= MOST;
    },
    sent(bytes) {
      after += bytes;
    },
  };
}

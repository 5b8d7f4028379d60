/** Bytes that may be in flight to the GPU: a page at half its size. More would block the thread. */
const LIMIT_BYTES = 4 << 20;
/** Fences are set from this many bytes on: more than a stroke uploads in a frame. */
const FENCE_FROM_BYTES = LIMIT_BYTES >> 3;

/** Keeps a page from waiting for graphics that are still busy with what they were given. */
export interface UploadPace {
  /** Whether uploads should wait. */
  readonly full: boolean;
  /** Counts uploaded bytes. */
  sent(bytes: number): void;
}

/** The pace of a context. Uploaded bytes count until a fence says the GPU has taken them. */
export function createUploadPace(gl: WebGL2RenderingContext): UploadPace {
  let fence: WebGLSync | null = null;
  let [before, after] = [0, 0];

  function poll(): void {
    if (fence && gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.UNSIGNALED) {
      gl.deleteSync(fence);
      fence = null;
      before = 0;
    }
    if (fence || after < FENCE_FROM_BYTES) return;
    fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    gl.flush();
    [before, after] = fence ? [after, 0] : [0, 0];
  }

  return {
    get full() {
      poll();
      return before + after >= LIMIT_BYTES;
    },
    sent(bytes) {
      after += bytes;
    },
  };
}

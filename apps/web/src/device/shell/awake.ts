import { KeepAwake } from './plugins.ts';

function note(error: unknown): void {
  console.info('the screen may sleep', error);
}

/** Keeps the screen on; answers how to let it sleep again. */
export function stayAwake(): () => void {
  const begun = KeepAwake.keepAwake().catch(note);
  return () => void begun.then(() => KeepAwake.allowSleep()).catch(note);
}

import type { ImpactStyle } from '@capacitor/haptics';
import { Haptics } from './plugins.ts';

/** A short light tap under the finger. */
export function tap(): void {
  Haptics.impact({ style: 'LIGHT' as ImpactStyle }).catch((error: unknown) => console.info('no tap', error));
}

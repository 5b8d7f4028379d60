import { type Scene, type Stage } from '../../motifs/stages/stage.ts';
import { cast, type Cast } from '../people/cast.ts';

/** A month: where it plays and what somebody does in it. */
export interface Month {
  readonly name: string;
  readonly stage: Stage;
  readonly size: readonly [number, number];
  readonly act: (scene: Scene) => void;
  readonly titles: readonly [string, string];
  readonly descriptions: readonly [string, string];
  readonly tags: readonly string[];
}

/** A child dressed for snow. */
export const winterly = (scene: Scene, among: readonly Cast[] = []): Cast =>
  cast(scene, 'child', {
    among,
    as: {
      hat: 'beanie',
      top: { sleeves: 1.85, role: 'b', trim: 'soft', neckline: 'high', loose: 9, buttons: true },
      bottom: { kind: 'trousers', length: 1.8, role: 'd', trim: 'c' },
      feet: 'boot',
      feetRole: 'c',
    },
  });

import type { LawnGuest } from '../../motifs/flowers/garden-edge.ts';

/** Who sits before a plant in a frame; a flowering edge is there when absent. */
export const GUESTS: Readonly<Record<string, LawnGuest>> = {
  tulip: 'bird',
  daffodil: 'hedgehog',
  crocus: 'snail',
  iris: 'frog',
  pansy: 'snail',
  poppy: 'snail',
  peony: 'hedgehog',
  gerbera: 'frog',
  sunflower: 'bird',
  coneflower: 'hedgehog',
  marguerite: 'bird',
  camellia: 'bird',
  'calla lily': 'frog',
};

/** Those who sit before plants in frames, as a description names them. */
export const GUEST_WORDS: Readonly<Record<LawnGuest, string>> = {
  bird: 'a small bird looks up from the lawn',
  hedgehog: 'a hedgehog looks up from the lawn',
  snail: 'a snail comes across the lawn',
  frog: 'a frog sits before them',
};

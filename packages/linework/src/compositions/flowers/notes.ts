import type { SpeciesName } from '../../motifs/flowers/species/species.ts';

/** The flowers that have a portrait, and what to look at in each flower: a sentence that is true of how it is drawn. */
export const NOTES = {
  rose: 'Broad petals turn over at the rim around a tightly wound heart.',
  poppy: 'Four silky petals open around a round seed pod.',
  peony: 'Ruffled petals grow smaller and steeper towards the heart.',
  marguerite: 'Blunt white rays make a wheel around a yellow button.',
  sunflower: 'Two crowns of flames surround the broad disc of seeds.',
  cosmos: 'Every petal is a fan with a toothed rim.',
  coneflower: 'Long rays surround a heart of round knobs.',
  gerbera: 'Slim rays crowd around a dark eye.',
  tulip: 'Three petals stand within three others, like a cup.',
  daffodil: 'A frilled trumpet stands out of six pale petals.',
  iris: 'Three standards rise above and three falls hang below.',
  crocus: 'Rounded petals lean together like a bowl.',
  calla: 'One white sheath is rolled around a golden spike.',
  strelitzia: 'Sails of orange rise from a long green beak.',
  magnolia: 'Petals like spoons open along a woody bough.',
  camellia: 'Round petals overlap in even rings to a closed heart.',
  frangipani: 'Five petals open like a pinwheel around a small star.',
  clematis: 'Pointed petals with long ribs climb on a slender shoot.',
  orchid: 'Two wide petals spread like wings above the carved lip.',
  pansy: 'Two petals above, two at the sides and one below make a face.',
  lavender: 'Small florets stand in whorls up every stem.',
  delphinium: 'Florets crowd a tall spike with round buds at its tip.',
} as const satisfies Partial<Record<SpeciesName, string>>;

/** The key of a flower that has a portrait. */
export type PortraitName = keyof typeof NOTES;

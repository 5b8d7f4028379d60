import type { Role } from '../../../roles.ts';
import { iris, irisBud, orchid, pansy, pansyBud } from './bilateral.ts';
import { cappedBud, furledBud, noddingBud, roundBud, wrappedBud } from './buds.ts';
import { clematis, daffodil, frangipani, gerbera } from './crowned.ts';
import { calla, strelitzia } from './exotic.ts';
import type { DrawFlower } from './flower.ts';
import {
  arrow,
  cutLeaf,
  hand,
  heartLeaf,
  lance,
  lobes,
  needles,
  oval,
  paddle,
  rosette,
  strap,
  threads,
  toothed,
  type DrawLeaf,
} from './foliage.ts';
import { camellia, fullPeony, gardenRose } from './full.ts';
import { closedCrocus, crocus, hellebore, lotus, magnolia, protea, trumpetLily, tulip } from './goblets.ts';
import { hibiscus } from './hibiscus.ts';
import { anemone, cherry, dogwood, poppy } from './open.ts';
import { delphinium, lavender } from './spikes.ts';
import { coneflower, cosmea, helianthus, marguerite, pinnate } from './wheels.ts';

/**
 * How a plant holds its flowers: one to a stem with leaves along it, over leaves from the ground, on a woody bough, on
 * a climbing shoot, as a spike.
 */
export type Habit = 'stem' | 'tuft' | 'bough' | 'vine' | 'spike';

/** A kind of flower with everything that grows on the plant. */
export interface Species {
  readonly name: string;
  readonly many: string;
  readonly habit: Habit;
  readonly draw: DrawFlower;
  readonly bud: DrawFlower;
  readonly leaf: DrawLeaf;
  /** Length of a leaf beside a flower of radius 100. */
  readonly leafSize: number;
  readonly petals: Role;
  readonly heart: Role;
  /** Tilts at which it looks best: into its face, three quarters, from the side. */
  readonly tilts: readonly [face: number, turned: number, side: number];
  /** How far it reaches from its foot, seen from the side. */
  readonly reach: number;
  /** Whether its leaves grow from the ground and none on the stem of its flower. */
  readonly hasBareStem?: boolean;
}

const STEM = {
  habit: 'stem',
  bud: roundBud,
  leafSize: 150,
  petals: 'a',
  heart: 'sun',
  tilts: [0.14, 0.58, 1.05],
  reach: 95,
} as const;
const TUFT = { ...STEM, habit: 'tuft', bud: furledBud, leaf: strap, leafSize: 330 } as const;
const BOUGH = { ...STEM, habit: 'bough', bud: wrappedBud, leafSize: 120 } as const;
const SPIKE = { ...STEM, habit: 'spike', leafSize: 120, reach: 300 } as const;

/** Every species by its key. */
export const SPECIES = {
  rose: {
    ...STEM,
    name: 'rose',
    many: 'roses',
    draw: gardenRose,
    bud: wrappedBud,
    leaf: rosette,
    leafSize: 165,
    tilts: [0.14, 0.62, 1.0],
  },
  poppy: {
    ...STEM,
    name: 'poppy',
    many: 'poppies',
    draw: poppy,
    bud: noddingBud,
    leaf: cutLeaf,
    leafSize: 190,
    tilts: [0.2, 0.38, 1.12],
  },
  anemone: { ...STEM, name: 'anemone', many: 'anemones', draw: anemone, leaf: cutLeaf, leafSize: 170 },
  peony: {
    ...STEM,
    name: 'peony',
    many: 'peonies',
    draw: fullPeony,
    leaf: lobes,
    leafSize: 190,
    tilts: [0.14, 0.58, 1.1],
  },
  dahlia: {
    ...STEM,
    name: 'dahlia',
    many: 'dahlias',
    draw: pinnate,
    leaf: lobes,
    leafSize: 190,
    tilts: [0.12, 0.58, 0.95],
  },
  marguerite: {
    ...STEM,
    name: 'marguerite',
    many: 'marguerites',
    draw: marguerite,
    leaf: threads,
    petals: 'cream',
    tilts: [0.15, 0.58, 1.02],
  },
  sunflower: {
    ...STEM,
    name: 'sunflower',
    many: 'sunflowers',
    draw: helianthus,
    leaf: heartLeaf,
    leafSize: 180,
    petals: 'sun',
    tilts: [0.14, 0.6, 0.85],
  },
  cosmos: {
    ...STEM,
    name: 'cosmos',
    many: 'cosmos',
    draw: cosmea,
    leaf: threads,
    leafSize: 170,
    tilts: [0.18, 0.58, 1.1],
  },
  coneflower: {
    ...STEM,
    name: 'coneflower',
    many: 'coneflowers',
    draw: coneflower,
    leaf: lance,
    leafSize: 190,
    tilts: [0.5, 0.85, 1.2],
    reach: 60,
  },
  gerbera: {
    ...STEM,
    name: 'gerbera',
    many: 'gerberas',
    draw: gerbera,
    leaf: cutLeaf,
    leafSize: 190,
    tilts: [0.12, 0.58, 0.95],
    hasBareStem: true,
  },
  lily: {
    ...STEM,
    name: 'lily',
    many: 'lilies',
    draw: trumpetLily,
    bud: furledBud,
    leaf: lance,
    leafSize: 200,
    tilts: [0.3, 0.58, 1.2],
    reach: 110,
  },
  protea: {
    ...STEM,
    name: 'protea',
    many: 'proteas',
    draw: protea,
    leaf: oval,
    leafSize: 150,
    tilts: [0.6, 0.85, 1.15],
    reach: 130,
  },
  hellebore: {
    ...STEM,
    name: 'hellebore',
    many: 'hellebores',
    draw: hellebore,
    leaf: toothed,
    leafSize: 160,
    tilts: [0.2, 0.58, 1.05],
  },
  tulip: { ...TUFT, name: 'tulip', many: 'tulips', draw: tulip, tilts: [1.3, 1.12, 1.42], reach: 130 },
  daffodil: {
    ...TUFT,
    name: 'daffodil',
    many: 'daffodils',
    draw: daffodil,
    petals: 'sun',
    heart: 'ember',
    tilts: [0.2, 0.58, 1.0],
  },
  iris: { ...TUFT, name: 'iris', many: 'irises', draw: iris, bud: irisBud, tilts: [0, 0, 0], reach: 120 },
  crocus: {
    ...TUFT,
    name: 'crocus',
    many: 'crocuses',
    draw: crocus,
    bud: closedCrocus,
    leafSize: 230,
    tilts: [1.15, 1.25, 1.35],
    reach: 130,
  },
  calla: {
    ...TUFT,
    name: 'calla lily',
    many: 'calla lilies',
    draw: calla,
    leaf: arrow,
    leafSize: 280,
    petals: 'cream',
    tilts: [0, 0, 1],
    reach: 270,
  },
  strelitzia: {
    ...TUFT,
    name: 'bird of paradise',
    many: 'birds of paradise',
    draw: strelitzia,
    leaf: paddle,
    leafSize: 330,
    tilts: [0, 0, 0],
    reach: 150,
  },
  hibiscus: {
    ...BOUGH,
    name: 'hibiscus',
    many: 'hibiscus flowers',
    draw: hibiscus,
    leaf: toothed,
    tilts: [0.3, 0.58, 1.0],
  },
  magnolia: {
    ...BOUGH,
    name: 'magnolia',
    many: 'magnolias',
    draw: magnolia,
    bud: cappedBud,
    leaf: oval,
    petals: 'blush',
    tilts: [0.3, 0.8, 1.1],
    reach: 120,
  },
  cherry: {
    ...BOUGH,
    name: 'cherry blossom',
    many: 'cherry blossoms',
    draw: cherry,
    bud: roundBud,
    leaf: toothed,
    petals: 'blush',
    tilts: [0.2, 0.58, 1.05],
  },
  dogwood: {
    ...BOUGH,
    name: 'dogwood',
    many: 'dogwood flowers',
    draw: dogwood,
    leaf: oval,
    petals: 'cream',
    tilts: [0.2, 0.58, 1.0],
  },
  camellia: {
    ...BOUGH,
    name: 'camellia',
    many: 'camellias',
    draw: camellia,
    leaf: oval,
    tilts: [0.14, 0.58, 0.95],
  },
  frangipani: {
    ...BOUGH,
    name: 'frangipani',
    many: 'frangipanis',
    draw: frangipani,
    leaf: oval,
    leafSize: 170,
    petals: 'cream',
    tilts: [0.2, 0.58, 1.0],
  },
  clematis: {
    ...BOUGH,
    habit: 'vine',
    name: 'clematis',
    many: 'clematis flowers',
    draw: clematis,
    leaf: hand,
    tilts: [0.14, 0.58, 1.0],
  },
  orchid: {
    ...BOUGH,
    habit: 'vine',
    name: 'orchid',
    many: 'orchids',
    draw: orchid,
    bud: roundBud,
    leaf: paddle,
    tilts: [0, 0, 0],
  },
  pansy: {
    ...TUFT,
    habit: 'stem',
    name: 'pansy',
    many: 'pansies',
    draw: pansy,
    bud: pansyBud,
    leaf: toothed,
    leafSize: 120,
    tilts: [0, 0, 0],
  },
  lotus: {
    ...TUFT,
    name: 'lotus',
    many: 'lotus flowers',
    draw: lotus,
    leaf: heartLeaf,
    leafSize: 220,
    tilts: [0.5, 0.95, 1.2],
    reach: 120,
  },
  lavender: {
    ...SPIKE,
    name: 'lavender',
    many: 'lavender',
    draw: lavender,
    bud: lavender,
    leaf: needles,
    leafSize: 130,
    reach: 210,
  },
  delphinium: {
    ...SPIKE,
    name: 'delphinium',
    many: 'delphiniums',
    draw: delphinium,
    bud: delphinium,
    leaf: hand,
    leafSize: 150,
  },
} as const satisfies Readonly<Record<string, Species>>;

/** The key of a species. */
export type SpeciesName = keyof typeof SPECIES;

/** The species of that key. */
export function speciesOf(name: SpeciesName): Species {
  return SPECIES[name];
}

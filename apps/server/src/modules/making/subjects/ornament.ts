import type { Subject } from '../subject.ts';

/** Ornament for its own sake. */
export const ORNAMENT: Readonly<Record<string, Subject>> = {
  mandala: {
    name: 'Mandala',
    compositions: [
      'mandala-dahlia',
      'mandala-lotus',
      'mandala-sun',
      'mandala-snow',
      'mandala-grand',
      'mandala-round',
      'mandala-sunflower',
      'mandala-lace',
      'mandala-rope',
    ],
    places: [],
    words: ['circle'],
  },
  'animal-mandala': {
    name: 'Mandala of animals',
    compositions: ['mandala-fish-round', 'mandala-peacock', 'mandala-jellyfish', 'mandala-snail'],
    places: [],
    words: [],
  },
  window: {
    name: 'Stained glass',
    compositions: ['glass-tulips', 'glass-peaks', 'glass-sail', 'glass-kingfisher', 'mandala-tracery'],
    places: [],
    words: ['window'],
  },
  tiles: {
    name: 'Tiles',
    compositions: [
      'star-tiling',
      'tiling-honeycomb',
      'tiling-carpet',
      'tiling-wallpaper',
      'tiled-hall',
      'circle-limit',
    ],
    places: [],
    words: ['tile', 'mosaic', 'pattern'],
  },
  illusion: {
    name: 'Optical illusion',
    compositions: ['optical-balls', 'optical-tunnel', 'optical-folds', 'optical-towers'],
    places: [],
    words: ['op-art', 'waves', 'stripes'],
  },
  knots: {
    name: 'Knotwork',
    compositions: ['knotwork-square', 'knotwork-tall'],
    places: [],
    words: ['knot', 'celtic'],
  },
  quilt: {
    name: 'Quilt',
    compositions: ['tiling-quilt', 'woven-blanket', 'tiling-sampler'],
    places: [],
    words: ['patchwork', 'blanket'],
  },
  'folk-art': {
    name: 'Folk art',
    compositions: ['folk-tree', 'art-nouveau'],
    places: [],
    words: ['folk', 'nouveau'],
  },
};

import type { CatalogueEntry } from './catalogue.ts';

/** Written by scripts/catalogue.ts; change the list there and run it again. */
export const ENTRIES: readonly CatalogueEntry[] = [
  {
    slug: 'moonlit-owl-with-poppies',
    title: 'Moonlit Owl with Poppies',
    description:
      'An owl rests on a branch among poppies and looks straight at you. The moon rises behind it and the stars come out.',
    tags: ['owl', 'bird', 'branch', 'poppies', 'moon'],
    category: 'animals',
    difficulty: 'medium',
    estimatedTime: 65,
    recipes: [
      {
        composition: 'owl-branch',
        difficulty: 'medium',
        seed: '2',
      },
    ],
    hashes: ['a17bd17a215e214d6a05ea820dde9d747fc57ef6266d923f46599382cad1dbff'],
  },
  {
    slug: 'quiet-sunrise-mandala',
    title: 'Quiet Sunrise Mandala',
    description:
      'Rings of petals open from a small blossom in the middle. Work outwards ring by ring and let one color lead to the next.',
    tags: ['mandala', 'symmetry', 'petals', 'calm', 'sunrise'],
    category: 'mandalas',
    difficulty: 'easy',
    estimatedTime: 20,
    recipes: [
      {
        composition: 'mandala-lotus',
        difficulty: 'easy',
        seed: '1',
      },
    ],
    hashes: ['71287c72e014530530ba7dc9fb2771248ef16eb5c670e2e11ace5b98ea2fc0c1'],
  },
  {
    slug: 'sunflower-and-rose-posy',
    title: 'Sunflower and Rose Posy',
    description:
      'A round posy of sunflowers, roses and poppies, seen from above. A collar of leaves frames the flowers.',
    tags: ['posy', 'bouquet', 'flowers', 'leaves', 'sunflower', 'rose', 'poppy'],
    category: 'flowers',
    difficulty: 'medium',
    estimatedTime: 55,
    recipes: [
      {
        composition: 'flower-posy',
        difficulty: 'medium',
        seed: '2',
      },
    ],
    hashes: ['94e750b922d9b00197860724056c10199004906dad248db84d08d5e45d0f5fab'],
  },
  {
    slug: 'still-sunrise-mandala',
    title: 'Still Sunrise Mandala',
    description:
      'Rings of petals open from a small blossom in the middle. Work outwards ring by ring and let one color lead to the next.',
    tags: ['mandala', 'symmetry', 'petals', 'calm', 'sunrise'],
    category: 'mandalas',
    difficulty: 'hard',
    estimatedTime: 155,
    recipes: [
      {
        composition: 'mandala-lotus',
        difficulty: 'hard',
        seed: '2',
      },
    ],
    hashes: ['ddcc56a620486b68df9ed970c0ba52eeed91b5171b7f0fe6cce0742a027496bc'],
  },
  {
    slug: 'velvet-rose',
    title: 'Velvet Rose',
    description: 'A single rose opens wide on a bed of leaves. Shade each petal from its heart to its rim.',
    tags: ['flower', 'rose', 'leaves', 'petals', 'bloom'],
    category: 'flowers',
    difficulty: 'easy',
    estimatedTime: 10,
    recipes: [
      {
        composition: 'flower-bloom',
        difficulty: 'easy',
        seed: '1',
      },
    ],
    hashes: ['804a4b93f320d4bba671e00f2621869061107431f14f928b1f5a3019ec1ca2e5'],
  },
  {
    slug: 'moonlit-owl-with-peonies',
    title: 'Moonlit Owl with Peonies',
    description:
      'An owl rests on a branch among peonies and looks straight at you. The moon rises behind it and the stars come out.',
    tags: ['owl', 'bird', 'branch', 'peonies', 'moon'],
    category: 'animals',
    difficulty: 'hard',
    estimatedTime: 115,
    recipes: [
      {
        composition: 'owl-branch',
        difficulty: 'hard',
        seed: '4',
      },
    ],
    hashes: ['31617717fcc2016a96d01240e7b10e12e3df63b0c3f0911db477f6ca9373c39e'],
  },
  {
    slug: 'golden-lotus-mandala',
    title: 'Golden Lotus Mandala',
    description:
      'Rings of petals open from a small blossom in the middle. Work outwards ring by ring and let one color lead to the next.',
    tags: ['mandala', 'symmetry', 'petals', 'calm', 'lotus'],
    category: 'mandalas',
    difficulty: 'medium',
    estimatedTime: 60,
    recipes: [
      {
        composition: 'mandala-lotus',
        difficulty: 'medium',
        seed: '5',
      },
    ],
    hashes: ['819262a24991295f56a8c68a1b117e49ab123de20505d087248b9ee52714cf0c'],
  },
  {
    slug: 'summer-lily',
    title: 'Summer Lily',
    description: 'A single lily opens wide on a bed of leaves. Shade each petal from its heart to its rim.',
    tags: ['flower', 'lily', 'leaves', 'petals', 'bloom'],
    category: 'flowers',
    difficulty: 'medium',
    estimatedTime: 60,
    recipes: [
      {
        composition: 'flower-bloom',
        difficulty: 'medium',
        seed: '2',
      },
    ],
    hashes: ['fefc1dd1ade1f71f2fae1c4038bcfb5871bdafa89f6870cf78e2bfbc8a46af7b'],
  },
  {
    slug: 'dahlia-and-sunflower-posy',
    title: 'Dahlia and Sunflower Posy',
    description:
      'A round posy of dahlias, sunflowers and peonies, seen from above. A collar of leaves frames the flowers.',
    tags: ['posy', 'bouquet', 'flowers', 'leaves', 'dahlia', 'sunflower', 'peony'],
    category: 'flowers',
    difficulty: 'hard',
    estimatedTime: 145,
    recipes: [
      {
        composition: 'flower-posy',
        difficulty: 'hard',
        seed: '4',
      },
    ],
    hashes: ['d7201869ce5328dc670c02374ae4a41a4bc52c3ee82ecc0cfc3048891270937c'],
  },
  {
    slug: 'morning-sunflower',
    title: 'Morning Sunflower',
    description:
      'A single sunflower opens wide on a bed of leaves. Shade each petal from its heart to its rim.',
    tags: ['flower', 'sunflower', 'leaves', 'petals', 'bloom'],
    category: 'flowers',
    difficulty: 'easy',
    estimatedTime: 15,
    recipes: [
      {
        composition: 'flower-bloom',
        difficulty: 'easy',
        seed: '3',
      },
    ],
    hashes: ['f27cbd91cbbb787747bb671a71453eb8ccd17111e3f6562cbc7924ce39dfbaf3'],
  },
];

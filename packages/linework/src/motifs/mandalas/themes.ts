import type { PetalKind } from '../../geometry/petal.ts';
import type { Role } from '../../roles.ts';
import type { BandKind } from '../bands.ts';
import type { Figure } from '../figures/figure.ts';
import { birdFigure, catFigure, owlFigure, swanFigure } from '../figures/creatures.ts';
import { bunnyFace, foxFace, mouseFace } from '../figures/faces.ts';
import { bee, butterfly, dragonflyFigure, ladybird, snailFigure } from '../figures/insects.ts';
import { acorn, daisyFigure, leafSprig, roseFigure, toadstool, tulip } from '../figures/plants.ts';
import {
  curls,
  feather,
  heartFigure,
  lotusFigure,
  paisley,
  palmette,
  peacockFeather,
  starFigure,
} from '../figures/ornaments.ts';
import { fish } from '../figures/sea.ts';

/** A figure with its names. */
export interface Named {
  readonly figure: Figure;
  readonly one: string;
  readonly many: string;
}

/** What mandalas of one mood are made of. */
export interface Theme {
  readonly name: string;
  /** Each page has one of these as its hero. */
  readonly heroes: readonly Named[];
  readonly others: readonly Named[];
  /** Figures of so few parts that a whole ring of them stays easy. */
  readonly plain: readonly Named[];
  readonly petals: readonly PetalKind[];
  readonly bands: readonly BandKind[];
  readonly ground: Role;
  readonly moods: readonly string[];
  readonly tags: readonly string[];
}

const named = (figure: Figure, one: string, many: string): Named => ({ figure, one, many });

/** The moods, one composition each. */
export const THEMES: readonly Theme[] = [
  {
    name: 'garden',
    heroes: [
      named(butterfly, 'Butterfly', 'butterflies'),
      named(bee, 'Bumblebee', 'bumblebees'),
      named(dragonflyFigure, 'Dragonfly', 'dragonflies'),
      named(ladybird, 'Ladybird', 'ladybirds'),
      named(snailFigure, 'Snail', 'snails'),
    ],
    others: [
      named(tulip, 'Tulip', 'tulips'),
      named(daisyFigure, 'Daisy', 'daisies'),
      named(leafSprig, 'Twig', 'leafy twigs'),
      named(roseFigure, 'Wild Rose', 'wild roses'),
    ],
    plain: [
      named(roseFigure, 'Wild Rose', 'wild roses'),
      named(ladybird, 'Ladybird', 'ladybirds'),
      named(tulip, 'Tulip', 'tulips'),
      named(leafSprig, 'Twig', 'leafy twigs'),
    ],
    petals: ['leaf', 'round', 'lotus'],
    bands: ['leaves', 'beads', 'arches'],
    ground: 'soft',
    moods: ['Summer', 'Meadow', 'Hedgerow', 'June'],
    tags: ['garden', 'insects'],
  },
  {
    name: 'woodland',
    heroes: [
      named(owlFigure, 'Owl', 'owls'),
      named(foxFace, 'Fox', 'foxes'),
      named(bunnyFace, 'Rabbit', 'rabbits'),
      named(mouseFace, 'Mouse', 'mice'),
      named(birdFigure, 'Songbird', 'songbirds'),
    ],
    others: [
      named(toadstool, 'Toadstool', 'toadstools'),
      named(acorn, 'Acorn', 'acorns'),
      named(leafSprig, 'Twig', 'leafy twigs'),
      named(snailFigure, 'Snail', 'snails'),
    ],
    plain: [
      named(toadstool, 'Toadstool', 'toadstools'),
      named(acorn, 'Acorn', 'acorns'),
      named(leafSprig, 'Twig', 'leafy twigs'),
    ],
    petals: ['leaf', 'point'],
    bands: ['leaves', 'diamonds'],
    ground: 'soft',
    moods: ['Woodland', 'Autumn', 'Forest', 'Hollow Tree'],
    tags: ['forest', 'animals'],
  },
  {
    name: 'feather',
    heroes: [
      named(peacockFeather, 'Peacock Feather', 'peacock feathers'),
      named(feather, 'Feather', 'feathers'),
      named(swanFigure, 'Swan', 'swans'),
    ],
    others: [
      named(lotusFigure, 'Lotus', 'lotus flowers'),
      named(feather, 'Quill', 'quills'),
      named(palmette, 'Palmette', 'fans of leaves'),
    ],
    plain: [
      named(peacockFeather, 'Peacock Feather', 'peacock feathers'),
      named(palmette, 'Palmette', 'fans of leaves'),
      named(lotusFigure, 'Lotus', 'lotus flowers'),
    ],
    petals: ['ogee', 'drop', 'lotus'],
    bands: ['drops', 'pearls', 'arches'],
    ground: 'soft',
    moods: ['Floating', 'Silken', 'Soft'],
    tags: ['feathers', 'birds'],
  },
  {
    name: 'mehndi',
    heroes: [
      named(paisley, 'Paisley', 'paisleys'),
      named(lotusFigure, 'Lotus', 'lotus flowers'),
      named(palmette, 'Palmette', 'fans of leaves'),
      named(curls, 'Arabesque', 'curling vines'),
    ],
    others: [
      named(paisley, 'Paisley', 'paisleys'),
      named(palmette, 'Palmette', 'fans of leaves'),
      named(roseFigure, 'Rose', 'roses'),
      named(lotusFigure, 'Lotus', 'lotus flowers'),
    ],
    plain: [
      named(paisley, 'Paisley', 'paisleys'),
      named(palmette, 'Palmette', 'fans of leaves'),
      named(lotusFigure, 'Lotus', 'lotus flowers'),
      named(curls, 'Arabesque', 'curling vines'),
    ],
    petals: ['ogee', 'lotus', 'point'],
    bands: ['drops', 'pearls', 'arches'],
    ground: 'soft',
    moods: ['Henna', 'Silk Road', 'Wedding', 'Spice'],
    tags: ['mehndi', 'henna'],
  },
  {
    name: 'hearts',
    heroes: [
      named(heartFigure, 'Heart', 'hearts'),
      named(roseFigure, 'Rose', 'roses'),
      named(swanFigure, 'Swan', 'swans'),
      named(birdFigure, 'Lovebird', 'lovebirds'),
    ],
    others: [
      named(heartFigure, 'Heart', 'hearts'),
      named(tulip, 'Tulip', 'tulips'),
      named(curls, 'Ribbon', 'ribbons'),
    ],
    plain: [
      named(heartFigure, 'Heart', 'hearts'),
      named(tulip, 'Tulip', 'tulips'),
      named(curls, 'Ribbon', 'ribbons'),
    ],
    petals: ['heart', 'round'],
    bands: ['scallops', 'pearls', 'beads'],
    ground: 'soft',
    moods: ['Tender', 'Sweet', 'Valentine', 'Beloved'],
    tags: ['hearts', 'love'],
  },
  {
    name: 'cats',
    heroes: [
      named(catFigure, 'Cat', 'cats'),
      named(mouseFace, 'Mouse', 'mice'),
      named(fish, 'Cat and Fish', 'fish'),
    ],
    others: [
      named(fish, 'Fish', 'fish'),
      named(mouseFace, 'Mouse', 'mice'),
      named(heartFigure, 'Heart', 'hearts'),
      named(birdFigure, 'Bird', 'birds'),
    ],
    plain: [
      named(heartFigure, 'Sweetheart', 'hearts'),
      named(starFigure, 'Star', 'stars'),
      named(fish, 'Fish Supper', 'fish'),
    ],
    petals: ['round', 'heart', 'drop'],
    bands: ['beads', 'pearls', 'scallops'],
    ground: 'soft',
    moods: ['Purring', 'Sleepy', 'Dreaming'],
    tags: ['cats', 'animals'],
  },
];

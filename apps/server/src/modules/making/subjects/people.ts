import type { Subject } from '../subject.ts';

/** People at play, at work and at home. */
export const PEOPLE: Readonly<Record<string, Subject>> = {
  children: {
    name: 'Children at play',
    compositions: [
      'kite-day',
      'jump-rope',
      'puddle-jump',
      'seesaw',
      'hide-and-seek',
      'snow-day',
      'snowball-fight',
    ],
    places: ['snow'],
    words: ['child', 'kids', 'boy', 'girl', 'kite', 'swing', 'playing'],
  },
  family: {
    name: 'Family',
    compositions: ['family-walk', 'picnic', 'bedtime-story', 'one-blanket', 'star-cookies'],
    places: [],
    words: ['mother', 'father', 'parents', 'grandma', 'grandpa', 'baby'],
  },
  sport: {
    name: 'Sport',
    compositions: ['ball-game', 'fast-break', 'climbing-wall', 'archer', 'surfer'],
    places: [],
    words: ['football', 'soccer', 'basketball', 'surfing', 'climbing', 'ball', 'archery'],
  },
  musician: {
    name: 'Musicians',
    compositions: ['guitarist', 'corner-band', 'drum-circle'],
    places: [],
    words: ['music', 'guitar', 'drum', 'drums', 'band', 'musician'],
  },
  dancer: {
    name: 'Dancers',
    compositions: ['dancer-in-flounces', 'at-the-barre'],
    places: [],
    words: ['dance', 'ballet', 'ballerina', 'dancing'],
  },
  cook: { name: 'Cook', compositions: ['cook'], places: [], words: ['chef', 'kitchen', 'cooking'] },
  artist: {
    name: 'Artists',
    compositions: ['painter', 'potter', 'tailor', 'carpenter'],
    places: [],
    words: ['painter', 'painting', 'potter', 'artist', 'tailor', 'carpenter'],
  },
  helper: {
    name: 'Vet, teacher, beekeeper',
    compositions: ['vet', 'teacher', 'beekeeper'],
    places: [],
    words: ['doctor', 'nurse'],
  },
  portrait: {
    name: 'Woman with flowers',
    compositions: ['flower-portrait'],
    places: [],
    words: ['person', 'face', 'lady'],
  },
};

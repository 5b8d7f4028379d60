import type { Subject } from '../subject.ts';

/** The feasts of a year and of a life. */
export const FEASTS: Readonly<Record<string, Subject>> = {
  birthday: {
    name: 'Birthday',
    compositions: ['birthday-cake', 'birthday-child'],
    places: [],
    words: ['party', 'candle'],
  },
  christmas: {
    name: 'Christmas',
    compositions: ['bauble', 'snow-globe', 'inside-the-globe', 'stockings'],
    places: ['snow'],
    words: ['snowman', 'santa', 'advent', 'bauble'],
  },
  winter: {
    name: 'Winter village',
    compositions: ['winter-village', 'snowy-town', 'deep-snow'],
    places: [],
    words: ['snow', 'cabin'],
  },
  'new-year': {
    name: 'New Year’s Eve',
    compositions: ['fireworks', 'midnight-bang'],
    places: [],
    words: ['firework', 'fireworks'],
  },
  halloween: {
    name: 'Halloween',
    compositions: ['halloween-cat', 'pumpkin', 'trick-or-treat', 'costume-party'],
    places: [],
    words: ['pumpkin', 'costume', 'bat'],
  },
  haunted: {
    name: 'Haunted house',
    compositions: ['haunted-house', 'ghost-manor'],
    places: [],
    words: ['ghost', 'spooky'],
  },
  easter: {
    name: 'Easter',
    compositions: ['easter-basket', 'easter-egg', 'easter-morning'],
    places: [],
    words: ['egg'],
  },
  lanterns: {
    name: 'Lanterns',
    compositions: ['lanterns', 'lantern-fair', 'lantern-walk', 'paper-lights'],
    places: ['night'],
    words: ['lantern', 'lamp'],
  },
  diwali: { name: 'Diwali', compositions: ['diya', 'rangoli-yard'], places: [], words: ['diya', 'rangoli'] },
  hanukkah: { name: 'Hanukkah', compositions: ['menorah', 'nine-flames'], places: [], words: ['menorah'] },
  eid: {
    name: 'Eid',
    compositions: ['eid-night', 'domes-and-lanterns'],
    places: [],
    words: ['ramadan', 'mosque'],
  },
  feast: {
    name: 'Feast at the table',
    compositions: ['thanksgiving-table', 'reunion-dinner'],
    places: [],
    words: ['thanksgiving', 'turkey', 'dinner'],
  },
  heart: {
    name: 'Hearts',
    compositions: ['love-post', 'filled-heart', 'garland-heart', 'patchwork-heart'],
    places: [],
    words: ['heart', 'love', 'valentine'],
  },
  school: { name: 'School', compositions: ['school-desk'], places: [], words: ['pencil', 'desk', 'pencils'] },
};

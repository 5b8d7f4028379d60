/** Places of a picture, with the words that the drawing of such a place says of itself. */
export const PLACES = {
  'just-so': { name: 'just so', words: [] },
  night: { name: 'at night', words: ['night', 'moon', 'star', 'midnight'] },
  sea: { name: 'by the sea', words: ['sea', 'coast', 'beach', 'reef', 'harbor', 'lighthouse'] },
  town: { name: 'in a town', words: ['town', 'street', 'city'] },
  country: { name: 'in the country', words: ['fields', 'farm', 'countryside', 'meadow', 'hills'] },
  forest: { name: 'in the woods', words: ['forest', 'woodland', 'jungle'] },
  garden: { name: 'in a garden', words: ['garden', 'daisies', 'poppies', 'cosmos', 'lilies', 'roses'] },
  pond: { name: 'on a pond', words: ['pond', 'lake'] },
  snow: { name: 'in the snow', words: ['snow', 'winter'] },
  mountains: { name: 'in the mountains', words: ['mountain'] },
} as const;

/** The name of a place in the calls. */
export type PlaceId = keyof typeof PLACES;

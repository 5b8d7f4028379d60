import { formsOf } from './forms.ts';

/** Words that are searched for and stand for the same; each finds what has any of the others. */
const SAME: readonly (readonly string[])[] = [
  ['bunny', 'rabbit', 'hare'],
  ['cat', 'kitten', 'kitty'],
  ['dog', 'puppy', 'doggy', 'pup'],
  ['horse', 'pony', 'foal'],
  ['deer', 'fawn', 'stag', 'reindeer'],
  ['bird', 'songbird', 'robin'],
  ['chick', 'chicken', 'hen'],
  ['ladybird', 'ladybug'],
  ['turtle', 'tortoise'],
  ['frog', 'toad'],
  ['bug', 'insect', 'beetle'],
  ['bee', 'bumblebee'],
  ['plane', 'airplane', 'aeroplane', 'aircraft'],
  ['boat', 'ship', 'sailboat', 'sailing', 'yacht'],
  ['car', 'automobile', 'auto'],
  ['bike', 'bicycle'],
  ['train', 'locomotive', 'railway'],
  ['camper', 'caravan', 'campervan'],
  ['rocket', 'spaceship', 'spacecraft'],
  ['space', 'planet', 'astronaut', 'galaxy', 'universe'],
  ['sea', 'ocean'],
  ['underwater', 'undersea'],
  ['beach', 'seaside', 'shore', 'coast'],
  ['forest', 'wood', 'woodland'],
  ['mountain', 'alps', 'peak'],
  ['flower', 'bloom', 'blossom', 'floral'],
  ['bouquet', 'posy'],
  ['succulent', 'cactus'],
  ['mushroom', 'toadstool', 'fungus'],
  ['autumn', 'fall'],
  ['christmas', 'xmas', 'noel', 'advent'],
  ['halloween', 'jack'],
  ['hanukkah', 'chanukah', 'menorah'],
  ['diwali', 'diya', 'deepavali'],
  ['valentine', 'valentines'],
  ['birthday', 'bday'],
  ['firework', 'newyear', 'silvester'],
  ['present', 'gift'],
  ['donut', 'doughnut'],
  ['cupcake', 'muffin'],
  ['icecream', 'sundae', 'gelato'],
  ['sweet', 'candy', 'dessert'],
  ['tea', 'teapot', 'teacup'],
  ['fairytale', 'fairy'],
  ['castle', 'palace', 'fortress'],
  ['house', 'home', 'cottage'],
  ['city', 'town', 'urban'],
  ['heart', 'love'],
  ['geometric', 'geometry'],
  ['zentangle', 'tangle', 'doodle'],
  ['henna', 'mehndi'],
  ['calm', 'relaxing', 'meditation', 'mindfulness', 'mindful', 'zen'],
  ['snowman', 'snow'],
  ['crown', 'tiara'],
];

/** What nobody drew leads to what is nearest to it. */
const NEAREST: Readonly<Record<string, readonly string[]>> = {
  shark: ['fish', 'underwater'],
  dolphin: ['whale', 'underwater'],
  mermaid: ['underwater', 'reef'],
  dinosaur: ['dragon'],
  dino: ['dragon'],
  princess: ['castle'],
  knight: ['castle'],
  fairy: ['mushroom', 'magic'],
  wizard: ['magic'],
  truck: ['camper', 'train'],
  tractor: ['train', 'camper'],
  monkey: ['jungle'],
  snake: ['jungle'],
  pizza: ['food'],
  santa: ['christmas'],
  ghost: ['halloween'],
  witch: ['halloween'],
};

const groups = new Map<string, Set<string>>();
for (const group of SAME) {
  for (const word of group) {
    for (const form of [word, ...formsOf(word)]) {
      const known = groups.get(form) ?? new Set();
      for (const other of group) if (other !== word) known.add(other);
      groups.set(form, known);
    }
  }
}

/** Other words for a word, in one and in many. */
export function synonymsOf(word: string): string[] {
  const others = [...(groups.get(word) ?? [])];
  return [...new Set(others.flatMap((other) => [other, ...formsOf(other)]))];
}

/** What comes nearest to a word that nothing bears, in one and in many. */
export function nearestTo(word: string): string[] {
  const names = [word, ...formsOf(word)].flatMap((form) => NEAREST[form] ?? []);
  return names.flatMap((name) => [name, ...formsOf(name)]);
}

import type { Subject } from '../subject.ts';

/** What is told of: castles, dragons, far places and treasure. */
export const TALES: Readonly<Record<string, Subject>> = {
  unicorn: {
    name: 'Unicorn',
    compositions: ['unicorn', 'unicorn-friend', 'unicorn-wood'],
    places: ['forest'],
    words: [],
  },
  castle: {
    name: 'Castle',
    compositions: ['castle', 'cloud-castle'],
    places: ['night'],
    words: ['palace', 'princess', 'knight', 'tower'],
  },
  dragon: {
    name: 'Dragon',
    compositions: ['dragon-hoard', 'dragon-asleep'],
    places: [],
    words: ['dragons'],
  },
  pegasus: { name: 'Winged horse', compositions: ['pegasus-flight'], places: [], words: ['pegasus'] },
  phoenix: { name: 'Phoenix', compositions: ['phoenix'], places: [], words: ['firebird'] },
  kraken: { name: 'Kraken', compositions: ['kraken'], places: ['sea'], words: ['monster'] },
  'sea-serpent': { name: 'Sea serpent', compositions: ['sea-serpent'], places: ['sea'], words: ['serpent'] },
  fairy: {
    name: 'Fairy',
    compositions: ['fairy-on-a-mushroom'],
    places: [],
    words: ['fairies', 'pixie'],
  },
  mushroom: {
    name: 'Mushroom house',
    compositions: ['mushroom-house', 'mushroom-glade', 'toadstool-village', 'caps-and-stems'],
    places: ['forest', 'night'],
    words: ['toadstool', 'gnome', 'elf', 'mushrooms'],
  },
  treehouse: {
    name: 'Treehouse',
    compositions: ['treehouse', 'tree-door', 'tree-village'],
    places: ['night'],
    words: ['tree'],
  },
  wizard: {
    name: 'Wizard’s room',
    compositions: ['wizard-study', 'potion-shelf', 'night-library'],
    places: [],
    words: ['wizard', 'magician', 'potion', 'magic'],
  },
  witch: { name: 'Witch', compositions: ['witch-kitchen'], places: [], words: ['witches', 'cauldron'] },
  carpet: { name: 'Flying carpet', compositions: ['flying-carpet'], places: [], words: ['carpet', 'genie'] },
  'cloud-ship': {
    name: 'Ship in the clouds',
    compositions: ['cloud-ship', 'airship', 'star-whale'],
    places: [],
    words: ['clouds', 'airship'],
  },
  crystals: {
    name: 'Crystal cave',
    compositions: ['crystal-grotto'],
    places: [],
    words: ['crystal', 'crystals', 'gems'],
  },
  robot: {
    name: 'Robot',
    compositions: ['robot-garden', 'robot-parade'],
    places: [],
    words: ['robots', 'machine'],
  },
  'pirate-ship': {
    name: 'Pirates',
    compositions: ['pirate-ship', 'pirate'],
    places: ['sea'],
    words: ['pirate', 'galleon'],
  },
  treasure: {
    name: 'Treasure',
    compositions: ['treasure-cave', 'treasure-beach', 'jungle-temple'],
    places: ['sea', 'forest'],
    words: ['cave', 'gold', 'explorer', 'temple'],
  },
  submarine: { name: 'Submarine', compositions: ['submarine'], places: ['sea'], words: ['diver', 'wreck'] },
  astronaut: {
    name: 'Astronaut',
    compositions: ['space-walk', 'moon-visit'],
    places: [],
    words: ['spacewalk', 'earth', 'moon'],
  },
  rover: { name: 'Mars rover', compositions: ['mars-rover'], places: [], words: ['mars', 'planet'] },
  maze: {
    name: 'Maze',
    compositions: ['maze-tall', 'maze-wide', 'maze-round', 'maze-grand', 'burrow-maze'],
    places: [],
    words: ['labyrinth', 'puzzle'],
  },
};

import { createHash } from 'node:crypto';
import { addDays } from '../../../plugins/local-day.ts';
import type { SeasonName } from './almanac.ts';

/** A week's small story: a sentence a day from Monday to Sunday, and the families of subjects that it is about. */
export interface WeekTheme {
  readonly id: string;
  readonly title: string;
  readonly seasons?: readonly SeasonName[];
  readonly feast?: string;
  readonly families: readonly string[];
  /** Seven sentences, one to a line. */
  readonly story: string;
}

/** The days of a week's story. */
export const STORY_DAYS = 7;

/** The themes of a year; each rests until the others of its time had their turn. */
export const WEEK_THEMES: readonly WeekTheme[] = [
  {
    id: 'first-frost',
    title: 'The First Frost',
    seasons: ['winter'],
    families: ['mandala-snow', 'northern-lights', 'owl', 'tea', 'wreath-winter', 'snow-day', 'plant-shelf'],
    story: `On Monday the puddle by the gate had a lid of glass.
The owl fluffed herself up to twice her size and said nothing about it.
Somebody hung a wreath on the door, and then moved it a little to the left.
All the windows grew ferns overnight, though nobody had watered them.
The kettle sang first, then the stove, then the person between them.
In the evening green light walked over the hill and took its time.
On Sunday the snow came down to see what all the waiting was for.`,
  },
  {
    id: 'lamps',
    title: 'When the Lamps Come on Early',
    seasons: ['winter', 'autumn'],
    families: ['street', 'skyline', 'train', 'tea', 'camp', 'rooftops', 'books', 'bakery', 'lantern-walk'],
    story: `By five the street is blue, and the first lamp clears its throat.
The baker leaves one light on for whoever is late.
The train goes by like a row of lit windows looking for their house.
On the third floor somebody practises the same four bars until they are right.
A tent glows in the garden, since it is never too cold to camp for one night.
The city counts its windows, loses count and begins again.
Late on Sunday one lamp is left, and it belongs to you.`,
  },
  {
    id: 'long-nights',
    title: 'The Long Nights',
    seasons: ['winter'],
    families: ['night-hills', 'northern-lights', 'rocket', 'dreamcatcher', 'balloon', 'astronaut'],
    story: `The night begins before supper and has brought its good coat.
Over the hills the mill turns slowly, so as not to wake the stars.
A rocket is packed: one pencil, one sandwich, one map of the moon.
Somebody counts the stars and is glad when the number comes out different.
A dream was caught by its tail, and let go after breakfast.
The balloon came down in a field and was taken for the moon by a cow.
On Sunday the morning came two minutes earlier, and everybody noticed.`,
  },
  {
    id: 'lights-in-the-window',
    title: 'Lights in the Window',
    feast: 'christmas',
    families: ['bauble', 'snow-globe', 'wreath-winter', 'train', 'santa'],
    story: `The box came down from the attic, lighter than everybody remembered.
One bauble has been in the family longer than the cat.
In the globe on the shelf it snows whenever somebody is bored.
The train runs round the tree and is late only once, because of a sock.
Something smells of oranges and it is not the oranges.
Everybody whispers, and everybody hears.
In the morning the paper is everywhere, and the best toy is the box.`,
  },
  {
    id: 'first-green',
    title: 'The First Green',
    seasons: ['spring'],
    families: ['daffodil', 'tulip', 'wreath-spring', 'parrot', 'pansy', 'dogwood', 'puddle', 'gardener'],
    story: `A green nose looked out of the ground and decided to stay.
By Tuesday there were three, and they had begun to talk.
The daffodils arrived all at once, as they do at weddings.
A bird tried out a twig, a string and a hair from somebody’s brush.
It rained on both sides of the street, which is only fair.
The dogwood opened like a drawer full of handkerchiefs.
On Sunday the coat stayed on its hook.`,
  },
  {
    id: 'the-garden-wakes',
    title: 'The Garden Wakes Up',
    seasons: ['spring', 'summer'],
    families: ['watering-can', 'flower-boot', 'peony', 'iris', 'window', 'flower-pot', 'gardener', 'posy'],
    story: `The gardener found last year’s boot, and something was growing in it.
The watering can has a dent, and a better memory than the gardener.
Whoever planted the irises in a row did not ask the irises.
A peony took all of Thursday to open one door after another.
Next door leaned over the fence to lend advice and borrow a spade.
There were more pots than windows, and then more flowers than pots.
On Sunday nothing was done, and the garden went on without any help.`,
  },
  {
    id: 'eggs',
    title: 'What the Rabbit Forgot',
    feast: 'easter',
    families: ['easter-basket', 'easter-egg', 'flower-egg', 'wreath-spring'],
    story: `The rabbit wrote a list, and then could not find the list.
Twelve eggs were painted, and one painted back.
The basket was full until somebody looked at it closely.
One egg was hidden so well that it is there to this day.
A chick moved into the best hiding place and would not hear of leaving.
Somebody found two at once and gave one back.
On Sunday the list turned up, under the eggs.`,
  },
  {
    id: 'out-to-sea',
    title: 'Out to Sea',
    seasons: ['summer'],
    families: [
      'sailboat',
      'turtle',
      'beach',
      'treasure',
      'parrot',
      'ship',
      'sailing',
      'submarine',
      'pirates',
      'mermaid',
      'helicopter',
    ],
    story: `The boat left on Monday with a cat at the wheel.
By noon the harbor was as small as a button.
A turtle came alongside, looked in, and was not impressed.
There was an island on no map, with one palm and two opinions.
The parrot knew where the chest was, but wanted to be asked nicely.
In the chest lay a better map, and a biscuit.
They were back on Sunday, and nobody believed the part about the biscuit.`,
  },
  {
    id: 'long-days',
    title: 'The Long Days',
    seasons: ['summer'],
    families: [
      'ice-cream',
      'meadow',
      'sunflower',
      'lavender',
      'camper',
      'ice-cream-van',
      'wreath-summer',
      'kite',
      'swing',
      'picnic',
      'bubbles',
    ],
    story: `The bell of the van came round the corner before the van did.
In the meadow everybody had somewhere to be, mostly on a flower.
The sunflowers turned their heads as one, like people at tennis.
The camper was packed until only the driver was left outside.
A cone was lost to gravity, and a dog was very happy.
Somebody fell asleep over a book and read the rest of it anyway.
On Sunday the light stayed so long that it was asked to supper.`,
  },
  {
    id: 'treehouse',
    title: 'Up in the Tree',
    seasons: ['summer', 'spring'],
    families: ['treehouse', 'owl', 'camp', 'balloon', 'mushroom', 'fairy', 'swing', 'story-time'],
    story: `Four planks and a rope went up, and something like a house came of it.
The first rule was written on the door, and it was about knocking.
An owl had the room above and kept late hours.
A balloon passed so near that a bun could be handed over.
It rained, and the roof turned out to be mostly an idea.
At the foot of the tree a mushroom opened, and somebody small moved in.
On Sunday the second rule was written: there is always room for one more.`,
  },
  {
    id: 'harvest',
    title: 'Everything at Once',
    seasons: ['autumn'],
    families: [
      'fruit',
      'tractor',
      'oak',
      'wreath-autumn',
      'tree',
      'market',
      'jam',
      'lantern-walk',
      'flower-basket',
    ],
    story: `The tractor began on Monday before the sun had found its boots.
The apples had waited all year to be chosen, and now all of them were.
Somebody raked the leaves into a heap and somebody else was in the heap.
The old tree let go of a leaf, watched it down, and let go of the next.
There was jam in every jar and then in the teapot.
An acorn was buried in a place that nobody would ever forget.
On Sunday the table was so full that the plates had to share.`,
  },
  {
    id: 'fog',
    title: 'A Week of Fog',
    seasons: ['autumn'],
    families: ['mountain-lake', 'night-hills', 'owl', 'street', 'tea', 'tram', 'crossing', 'lantern-walk'],
    story: `On Monday the hills were put away in paper.
The street went as far as the third lamp and then became a rumor.
Out on the lake somebody rowed, to judge by the sound.
The owl asked who, and for once got an answer.
Two people said good morning to the same post box.
There is a special tea for fog, and it is whichever is nearest.
On Sunday it lifted, and everything was a little nearer than before.`,
  },
  {
    id: 'once-upon-a-hill',
    title: 'Once upon a Hill',
    families: ['castle', 'dragon', 'unicorn', 'mushroom', 'rose', 'knight', 'princess', 'wizard', 'phoenix'],
    story: `The castle has ninety windows and one draught, which knows all of them.
An egg in the east tower had begun to knock from the inside.
The dragon’s first word was more.
A unicorn came to the gate and asked whether there was a garden to let.
The cook climbed the tower with a spoon, since nobody else would.
It turned out that dragons like roses, with or without the stems.
On Sunday the hill was very quiet, and smelled a little of toast.`,
  },
  {
    id: 'at-the-bakers',
    title: 'At the Baker’s',
    families: ['cupcake', 'donut', 'sweets', 'tea', 'snacks', 'bakery', 'cake', 'cook', 'breakfast'],
    story: `The oven is lit at four, by somebody who has never seen the end of a film.
A tray of donuts came out smiling, all but one.
The cake in the window is not for sale, it is for hope.
The shop bell rang so often that it was given the afternoon off.
A child chose for half an hour and then wanted the first one.
What is left in the evening goes next door, and comes back as a story.
On Sunday the shop is closed, and still smells of Saturday.`,
  },
  {
    id: 'on-the-road',
    title: 'Somebody’s Day at Work',
    families: [
      'bus',
      'fire-engine',
      'digger',
      'tractor',
      'train',
      'skyline',
      'truck',
      'tram',
      'car',
      'crossing',
    ],
    story: `The first bus knows everybody’s name and says none of them.
The digger dug a hole, was thanked, and filled it in again.
The fire engine rescued a kite, which had been resting.
The tractor held up eleven cars and gave each of them time to look around.
The train was on time, and the whole platform took it personally.
A crane wrote something on the sky, too high up to read.
On Sunday all the wheels stood still and listened to the cooling.`,
  },
  {
    id: 'quiet-rooms',
    title: 'Quiet Rooms',
    families: [
      'plant-shelf',
      'cactus',
      'vase',
      'pitcher',
      'flower-jar',
      'posy',
      'rose',
      'books',
      'painter',
      'guitarist',
    ],
    story: `On Monday the plants were turned, so that each could see the street for once.
The cactus has a flower every seven years, and this was not the year.
Somebody put three stems in a jar and the whole kitchen stood up straighter.
The clock was stopped by accident, and left like that on purpose.
Light came in at four and lay down on the rug like a cat.
Then the cat came in and wanted the rug.
On Sunday the cactus flowered after all, when nobody was looking.`,
  },
  {
    id: 'wheels-of-petals',
    title: 'Round and Round',
    families: [
      'mandala-temple',
      'mandala-dahlia',
      'mandala-sun',
      'mandala-heart',
      'mandala-vase',
      'mandala-balloon',
      'bloom',
      'garland',
      'dahlia',
      'optical',
      'honeycomb',
    ],
    story: `It began with a dot, as these things do.
Around the dot went eight petals, holding hands.
Then sixteen, because eight had told their friends.
On Thursday there was a ring of little hearts that nobody remembered drawing.
The sun looked over the edge and recognized a cousin.
The outermost ring met itself and was pleased with what it saw.
On Sunday the dot in the middle was colored, and it was done.`,
  },
  {
    id: 'warm-places',
    title: 'Somewhere Warm',
    families: ['desert', 'giraffe', 'parrot', 'strelitzia', 'cactus', 'balloon', 'beach', 'plane'],
    story: `A postcard came from somewhere warm, with sand in it.
The giraffe heard the news first, as usual.
Two parrots agreed about everything and shouted it at each other.
At noon the shadows went home, and came back long after lunch.
A flower opened that looked more like a bird than the birds did.
The balloon crossed the desert with its own shadow for company.
On Sunday the postcard was answered, with snow in it.`,
  },
  {
    id: 'to-the-stars',
    title: 'Once around the Moon',
    families: ['rocket', 'night-hills', 'owl', 'castle', 'skyline', 'astronaut', 'robot', 'northern-lights'],
    story: `The countdown began at ten and was interrupted at six for a sandwich.
From above, the city looks like something spilled and never wiped up.
On the moon it is Tuesday too, but nobody has to be anywhere.
A star was passed on the left, with a nod.
The map turned out to be of somewhere else, just as pretty.
Halfway home somebody remembered the sandwich.
On Sunday they landed in the right garden, at the wrong breakfast.`,
  },
  {
    id: 'letters',
    title: 'A Letter a Day',
    families: [
      'letter-a',
      'letter-c',
      'letter-d',
      'letter-h',
      'letter-s',
      'portrait',
      'books',
      'story-time',
      'letter-k',
      'letter-w',
      'letter-y',
    ],
    story: `A wanted to be first, and was.
Nobody had told B that it was in the middle of anything.
C left a door open, and a cat came in.
D stood with its back to the wall and its belly to the sun.
Some letters like to be sung, and these were.
All of them together wrote a word that only one person can read.
On Sunday that person wrote back.`,
  },
];

/** How often a theme was told, and when last. */
export type ThemeUses = ReadonlyMap<string, { readonly times: number; readonly last: string }>;

function suits({ seasons, feast }: WeekTheme, season: SeasonName, feasts: readonly string[]): boolean {
  if (feast !== undefined) return feasts.includes(feast);
  return seasons === undefined || seasons.includes(season);
}

function order(week: string, id: string): number {
  return createHash('sha256').update(`${week}/${id}`).digest().readUInt32BE(0);
}

/**
 * The theme of a week that has none yet: that of a feast which falls into it, else of those that suit the season the
 * one that was told least and longest ago.
 */
export function chooseTheme(
  week: string,
  season: SeasonName,
  feasts: readonly string[],
  uses: ThemeUses,
): WeekTheme {
  const suited = WEEK_THEMES.filter((theme) => suits(theme, season, feasts));
  const told = ({ id }: WeekTheme) => uses.get(id) ?? { times: 0, last: '' };
  const sorted = suited.toSorted((a, b) => {
    const [one, other] = [told(a), told(b)];
    const byFeast = Number(b.feast !== undefined) - Number(a.feast !== undefined);
    if (byFeast !== 0) return byFeast;
    if (one.times !== other.times) return one.times - other.times;
    if (one.last !== other.last) return one.last < other.last ? -1 : 1;
    return order(week, a.id) - order(week, b.id);
  });
  const [first] = sorted;
  if (first === undefined) throw new Error('no theme suits the week');
  return first;
}

/** What a theme tells on each day of a week. */
export function storyOfWeek(week: string, { id, title, story }: WeekTheme) {
  return story
    .split('\n')
    .map((sentence, at) => ({ day: addDays(week, at), week, theme: id, title, sentence }));
}
